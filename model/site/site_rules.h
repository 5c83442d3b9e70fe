// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Rules of thumb for whole sites (Epoch AI, grade B; ratios of published systems), used as a plausibility band
// beside the calculation, and the trade between a power cap and throughput at fixed site power.

#include <optional>
#include <string_view>
#include <vector>

#include "model/site/power.h"

namespace model::site {

/// What a published site value includes; the rule follows from it.
enum class SiteFamily {
    Facility,          ///< n min(TDP, cap) k PUE
    MaxIt,             ///< n TDP k x peak share
    NodePeak,          ///< the same for servers
    NodeSustained,     ///< n TDP k x sustained share
    HplIt,             ///< n TDP x 1.15, the mean of five HPL entries; 25 % is all that one factor can promise
    RackNameplate,     ///< nameplate of the server sheet, or of its parts
    System,            ///< the same
    AcceleratorsOnly,  ///< n x watts per accelerator
};
std::optional<SiteFamily> siteFamily(std::string_view word);

struct SiteRule {
    SiteFamily family = SiteFamily::Facility;
    double accelerators = 0;
    std::optional<Power> tdp{}, cap{}, perAccelerator{};
    std::optional<double> k{}, pue{};  ///< PUE: 1.1 hyperscale, 1.25 other unless given
    std::optional<Power> sheet{};      ///< nameplate of all units of the system, from sheet or parts
    NameplateShares shares;
};
inline constexpr double kHplOverTdp = 1.15;
inline constexpr double kDefaultPue = 1.25;

/// Predicted power with its kind; nothing, with the missing cell named, if the rule lacks an input.
struct SiteRuleAnswer {
    std::optional<TypedPower> power{};
    std::string missing;
};
SiteRuleAnswer sitePower(const SiteRule& rule);

/// Throughput against power limit of one accelerator type: points (cap/TDP, performance), linear between, flat
/// outside. The default curve is grade C, anchored at a published 150 MW plan (16.7 % less power, 5 % slower).
struct CapPoint {
    double share = 1, performance = 1;
};
const std::vector<CapPoint>& defaultCapCurve();
/// Performance at cap/TDP = `share` (> 0). Points sorted by share, at least one.
std::optional<double> performanceAt(const std::vector<CapPoint>& curve, double share);

struct CapOutcome {
    double share = 1;         ///< cap/TDP
    double accelerators = 0;  ///< floor(available IT power / power per accelerator at the cap)
    double throughput = 0;    ///< accelerators x performance, in uncapped accelerators
};
/// At fixed IT power: `hostPower` is the share of the server per accelerator that the cap does not touch.
std::optional<CapOutcome> atFixedPower(Power available, Power tdp, Power hostPower, double share,
                                       const std::vector<CapPoint>& curve);
/// The cap with the greatest throughput among `steps` (2..10,000) evenly spaced shares from `from` to 1.
std::optional<CapOutcome> bestCap(Power available, Power tdp, Power hostPower, double from, int steps,
                                  const std::vector<CapPoint>& curve);

}  // namespace model::site
