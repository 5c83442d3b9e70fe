// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The supply of a design from its load classes: what the power stage sizes and the single-line picture shows.

#include <array>

#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "model/site/losses.h"

namespace model {

/// The classes in the order of the domain, with their peak power. Plant = pumps of the liquid loop.
enum class SupplyClass { Training, Inference, Storage, Network, Management, Pumps };
inline constexpr int kSupplyClasses = 6;
using SupplyLoads = std::array<site::SupplyLoad, kSupplyClasses>;

/// Nothing while a class has no power yet.
std::optional<SupplyLoads> supplyLoads(const Design& design, const Results& results);
/// Units sized for the peak, losses at `level` of it. The contract of siteSupply.
std::optional<site::Supply> supplyOf(const Design& design, const Results& results, double level);

}  // namespace model
