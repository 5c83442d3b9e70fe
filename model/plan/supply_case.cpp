// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/supply_case.h"

namespace model {
namespace {

std::optional<site::Redundancy> schemeOf(Redundancy r) {
    if (r == Redundancy::None) return std::nullopt;
    return static_cast<site::Redundancy>(r);
}

site::LossCurve upsCurve(const PowerPlan& plan) {
    site::LossCurve c = plan.upsKind == UpsKind::DoubleConversion ? site::kUpsDoubleConversion
                        : plan.upsKind == UpsKind::Eco            ? site::kUpsEco
                                                                  : site::kHvdc;
    if (plan.upsNoLoad) c.a = plan.upsNoLoad->si;
    if (plan.upsLinear) c.b = plan.upsLinear->si;
    if (plan.upsSquare) c.c = plan.upsSquare->si;
    return c;
}

}  // namespace

std::optional<SupplyLoads> supplyLoads(const Design& design, const Results& results) {
    const auto& r = results.power;
    const PowerPlan& plan = design.power;
    const auto& pumps = results.cooling.pumpPower;
    if (!r.training || !r.inference || !r.storage || !r.network || !r.management || !pumps) return std::nullopt;
    return SupplyLoads{{{*r.training, schemeOf(plan.upsRedundancy)},
                        {*r.inference, schemeOf(plan.inferenceRedundancy)},
                        {*r.storage, schemeOf(plan.storageRedundancy)},
                        {*r.network, schemeOf(plan.networkRedundancy)},
                        {*r.management, schemeOf(plan.managementRedundancy)},
                        {*pumps, schemeOf(plan.pumpRedundancy)}}};
}

std::optional<site::Supply> supplyOf(const Design& design, const Results& results, double level) {
    const auto loads = supplyLoads(design, results);
    if (!loads) return std::nullopt;
    const PowerPlan& plan = design.power;
    site::SupplyParts parts;
    parts.upsUnit = plan.upsUnit;
    parts.transformerUnit = plan.transformerUnit;
    parts.powerFactor = plan.powerFactor.si;
    parts.distribution = {0, 0, plan.distributionSquare.si};
    parts.distributionLoad = plan.distributionLoad.si;
    parts.ups = upsCurve(plan);
    parts.transformer = {plan.transformerNoLoad.si, 0, plan.transformerSquare.si};
    return site::siteSupply(*loads, parts, level);
}

}  // namespace model
