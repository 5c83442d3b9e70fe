// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Electrical losses from load curves, and how many units a redundancy scheme needs. Losses depend on the load of
// each unit, which redundancy lowers; they are never a constant. Loads flow upward: load plus loss of one stage is
// the load of the next.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "model/core/quantity.h"

namespace model::site {

enum class Redundancy { N, NPlus1, NPlus2, ThreeHalves, TwoN };
const char* nameOf(Redundancy r);

struct UnitPlan {
    std::int64_t units = 0;
    double normalShare = 0;        ///< load over rating of each unit, all running
    double afterFailureShare = 0;  ///< of the units that take over when one fails
    bool survivesOneFailure = false;
    Power installed{}, usable{}, stranded{};  ///< usable = what may be loaded so that the scheme still holds
};
/// N: ceil(L/R); N+1, N+2: one or two more; 3N/2: groups of three at 2/3; 2N: pairs at one half.
/// Nothing for load < 0, rating <= 0 or more than 1e9 units.
std::optional<UnitPlan> unitsFor(Power load, Power rating, Redundancy scheme);

/// Loss over rating = a + b x + c x^2 with x = load over rating.
struct LossCurve {
    double a = 0, b = 0, c = 0;
    bool operator==(const LossCurve&) const = default;
};
// Grade C: replace by the four points of the vendor.
inline constexpr LossCurve kUpsDoubleConversion{0.012, 0.010, 0.016};
inline constexpr LossCurve kUpsEco{0.004, 0.002, 0.006};
inline constexpr LossCurve kHvdc{0.008, 0.008, 0.014};
inline constexpr LossCurve kDryTransformer{0.0011, 0, 0.0080};
inline constexpr LossCurve kDistribution{0, 0, 0.015};  ///< cable, busway, PDU

struct StageLoss {
    double loadShare = 0;  ///< x
    Power loss{};
    double efficiency = 0;  ///< load / (load + loss); 0 at no load
    bool overloaded = false;
};
/// `units` share `load` evenly. Nothing for load < 0, rating <= 0, units < 1 or a curve that is negative at x.
std::optional<StageLoss> stageLoss(Power load, Power rating, std::int64_t units, const LossCurve& curve);

/// One stage of a chain, nearest to the load first.
struct Stage {
    Power rating{};  ///< of one unit
    Redundancy scheme = Redundancy::N;
    LossCurve curve;
};
struct ChainLoss {
    std::vector<StageLoss> stages{};
    std::vector<UnitPlan> plans{};
    Power input{};  ///< load + all losses
    Power loss{};
};
/// Sizes and loads the stages in series. Nothing if a stage makes no sense.
std::optional<ChainLoss> chainLoss(Power load, const std::vector<Stage>& stages);

// ---- the supply of a site

/// What feeds the load: distribution of a rating at which it runs at `distributionLoad`, blocks of UPS, transformers.
struct SupplyParts {
    Power upsUnit{}, transformerUnit{};
    LossCurve distribution = kDistribution, ups = kUpsDoubleConversion, transformer = kDryTransformer;
    double distributionLoad = 0.8;
    double powerFactor = 1;  ///< transformers are rated in kVA
};
/// One class of load and its redundancy; blank = past the UPS.
struct SupplyLoad {
    Power load{};
    std::optional<Redundancy> scheme;
};
/// UPS units of all classes that share a scheme.
struct UpsBlock {
    Power load{}, loss{};
    UnitPlan plan;
};
struct Supply {
    std::array<std::optional<UpsBlock>, 5> blocks{};  ///< by Redundancy
    Power load{}, onUps{};  ///< without losses
    Power distributionLoss{}, upsLoss{}, transformerLoss{};
    std::int64_t upsUnits = 0;
    Power installed{}, stranded{};                      ///< of the UPS
    double fullestNormal = 0, fullestAfterFailure = 0;  ///< of the fullest block
    bool holds = true;                                  ///< every block survives one failure, or is N by choice
    Power loss() const { return distributionLoss + upsLoss + transformerLoss; }
    Power input() const { return load + loss(); }
};
/// Sizes the chain for `loads` (peak); transformers N+1. Losses are those at `level` of each load, for the mean of a
/// year with units that were bought for the peak. Nothing for negative loads, level outside [0, 1] or bad parts.
std::optional<Supply> siteSupply(std::span<const SupplyLoad> loads, const SupplyParts& parts, double level = 1);

}  // namespace model::site
