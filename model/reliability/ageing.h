// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Parts whose failure rate follows their age: Weibull lives, shape below 1 for infant mortality, above 1 for wear-out.

#include "model/core/quantity.h"

namespace model {

/// Scale eta = mean / Gamma(1 + 1/k) of lives with that mean; shape in [0.1, 20].
Duration weibullScale(Duration mean, double shape);
/// Parts of a new fleet that fail for the first time within `window`: N (1 - e^{-(t/eta)^k}).
double firstFailures(double parts, Duration window, Duration mean, double shape);
/// Mean time until the first of `parts` >= 1 new ones fails: eta N^{-1/k} Gamma(1 + 1/k).
Duration meanOfFirst(double parts, Duration mean, double shape);
/// Failures of a fleet of one age between `age` and `age + window` over those of a constant rate with the same mean
/// life, when a repair does not make a part young: ((a+t)^k - a^k) / (eta^k t / mean).
double ageFactor(Duration age, Duration window, Duration mean, double shape);

}  // namespace model
