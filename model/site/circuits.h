// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Circuits to the rack: line current, usable capacity of a breaker, and the check that matters with two feeds:
// on the loss of one the other carries everything. The capacities of two feeds are never added.

#include <cstdint>
#include <optional>
#include <vector>

#include "model/core/quantity.h"

namespace model::site {

/// A circuit. `voltage` is line to line for three phases, the supply voltage for one phase and direct current.
struct Circuit {
    Voltage voltage{};
    Current breaker{};
    double derate = 0.8;        ///< share allowed for continuous load, (0, 1]; 0.8 is US practice, a preset elsewhere
    double powerFactor = 0.95;  ///< (0, 1]
    int phases = 3;             ///< 1 or 3
};

/// I = P/(sqrt(3) V pf), or P/(V pf) for one phase. P >= 0.
std::optional<Current> lineCurrent(Power load, Voltage voltage, double powerFactor, int phases);
/// sqrt(3) V I derate in VA (stored as watts of apparent power), without the power factor.
std::optional<Power> usableApparent(const Circuit& c);
/// The same times the power factor: active power that one feed may carry for long.
std::optional<Power> usablePower(const Circuit& c);

/// Two feeds A and B to one rack.
struct FeedCheck {
    Power usablePerFeed{};
    Power normalPerFeed{};  ///< half of the rack
    bool passesNormal = false;
    bool passesFeedLoss = false;  ///< the whole rack on one feed: the test that counts
    Power margin{};               ///< usable of one feed - rack; negative = shortfall
};
std::optional<FeedCheck> checkFeeds(Power rack, const Circuit& feed);

/// Supplies k of m over two feeds: `installed` m split as evenly as possible, `needed` k must stay after a loss.
struct SupplySplit {
    std::int64_t onA = 0, onB = 0;
    std::int64_t leftAfterLoss = 0;  ///< of the larger loss
    bool fullLoadGuaranteed = false;
};
std::optional<SupplySplit> splitSupplies(std::int64_t installed, std::int64_t needed);

/// (max - mean)/mean of the three phases; warn above 10 %. Nothing if a load is negative or all are zero.
std::optional<double> phaseImbalance(Power a, Power b, Power c);

/// Power strips per feed: the most of by power, by outlets and by current per phase.
struct StripNeeds {
    Power load{};
    std::int64_t outlets = 0;
    Current perPhase{};
};
struct Strip {
    Power power{};
    std::int64_t outlets = 0;
    Current perPhase{};
};
std::optional<std::int64_t> stripsPerFeed(const StripNeeds& needs, const Strip& strip);

}  // namespace model::site
