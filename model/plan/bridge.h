// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// From the structs with tables (what people edit and files keep) to the plain inputs of the formula rooms.

#include <vector>

#include "model/catalog/entries.h"
#include "model/cost/bill.h"
#include "model/plan/workbook.h"
#include "model/reliability/rates.h"
#include "model/training/flops.h"

namespace model::plan {

training::Architecture architectureOf(const LanguageModel& m);
/// Price with its grade and source (its own, else what the entry that holds it says under `key`); `factor` scales all
/// figures (factor on hardware prices).
cost::PriceRange priceRangeOf(const Price& price, double factor, const Meta& holder, std::string_view key = "price");
cost::PriceRange priceRangeOf(const std::optional<Money>& money, double factor = 1);
cost::ExchangeRates ratesOf(const Project& p);
/// Failure classes of a design with the common factor on all rates.
std::vector<RateClass> classesOf(const Reliability& r);

}  // namespace model::plan
