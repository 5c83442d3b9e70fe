// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Names and verdicts of the families of networks, the same in the chart and in the report.

#include <QString>
#include <vector>

#include "model/plan/family_comparison.h"

namespace views::figures {

/// "8×8×16"; "32×32" where the third side is one port, "16" where the second is, too.
QString sidesText(std::int64_t a, std::int64_t b, std::int64_t c = 1);
/// "Torus 8×8×16", "2D full mesh 32×32", "Fat tree, two tiers".
QString familyName(const model::FamilyVariant& variant);
/// A few words for each: what it is best at, how much longer an all-to-all takes than in the fastest. Empty where it
/// cannot be built.
std::vector<QString> familyVerdicts(const std::vector<model::FamilyVariant>& variants);

}  // namespace views::figures
