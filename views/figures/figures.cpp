// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/figures.h"

#include <algorithm>
#include <cmath>

#include "model/core/fields.h"
#include "model/plan/blank.h"
#include "views/figures/common.h"
#include "views/figures/service.h"

namespace views {
namespace {

using namespace figures;

ChartSpec build(FigureId id, const Source& s, const FigureContext& context) {
    switch (id) {
        case FigureId::DaysWaterfall:
            return daysWaterfall(s);
        case FigureId::ScalingLoss:
            return scalingLoss(s);
        case FigureId::DaysAgainstCards:
            return daysAgainstCards(s);
        case FigureId::DemandBars:
            return demandBars(s);
        case FigureId::PeakBars:
            return peakBars(s);
        case FigureId::MemoryFit:
            return memoryFit(s);
        case FigureId::StepLedger:
            return stepLedger(s);
        case FigureId::TrafficMap:
            return trafficMap(s);
        case FigureId::LinkBullets:
            return linkBullets(s);
        case FigureId::ThroughputScaling:
            return throughputScaling(s);
        case FigureId::AlgorithmGain:
            return algorithmGain(s);
        case FigureId::ServiceCurve:
            return serviceCurve(s);
        case FigureId::ServiceSizing:
            return serviceSizing(s);
        case FigureId::Topology:
            return topology(s, context);
        case FigureId::RatioDiagonal:
            return ratioDiagonal(s);
        case FigureId::RatioCost:
            return ratioCost(s);
        case FigureId::TierBandwidth:
            return tierBandwidth(s);
        case FigureId::FamilyComparison:
            return familyComparison(s);
        case FigureId::FailureDomains:
            return failureDomains(s);
        case FigureId::CableLengths:
            return cableLengths(s);
        case FigureId::FloorPlan:
            return floorPlan(s);
        case FigureId::FamilySizes:
            return familySizes(s);
        case FigureId::HomingComparison:
            return homingComparison(s);
        case FigureId::DrillTimeline:
            return drillTimeline(s);
        case FigureId::ScaleUpDomain:
            return scaleUpDomain(s);
        case FigureId::RackLimits:
            return rackLimits(s);
        case FigureId::RackElevation:
            return rackElevation(s, context);
        case FigureId::PowerChain:
            return powerChain(s);
        case FigureId::HeadroomBases:
            return headroomBases(s);
        case FigureId::DensityRuler:
            return densityRuler(s, context);
        case FigureId::SingleLine:
            return singleLine(s);
        case FigureId::ItByPart:
            return itByPart(s);
        case FigureId::PowerCap:
            return powerCap(s);
        case FigureId::AirAgainstLiquid:
            return airAgainstLiquid(s);
        case FigureId::HeatSplit:
            return heatSplit(s);
        case FigureId::StorageBullets:
            return storageBullets(s);
        case FigureId::DataLimits:
            return dataLimits(s);
        case FigureId::DataBySize:
            return dataBySize(s);
        case FigureId::MeasuredStorage:
            return measuredStorage(s);
        case FigureId::ClassLosses:
            return classLosses(s);
        case FigureId::DrillComparison:
            return drillComparison(s, context);
        case FigureId::IntervalTradeOff:
            return intervalTradeOff(s);
        case FigureId::DaysHistogram:
            return daysHistogram(s);
        case FigureId::TimeLedger:
            return timeLedger(s);
        case FigureId::SpareCliff:
            return spareCliff(s);
        case FigureId::CapexBreakdown:
            return capexBreakdown(s);
        case FigureId::CostRange:
            return costRange(s);
        case FigureId::CompareProgress:
            return compareProgress(s, context);
        case FigureId::CompareTradeOff:
            return compareTradeOff(s, context);
        case FigureId::FindingsBySeverity:
            return findingsBySeverity(s);
    }
    return {};
}

/// The result an empty chart waits for.
const char* resultOf(FigureId id) {
    switch (id) {
        case FigureId::ScaleUpDomain:
            return "compute.peak_flops";
        case FigureId::DemandBars:
            return "demand.total_flops";
        case FigureId::PeakBars:
            return "compute.peak_flops";
        case FigureId::Topology:
        case FigureId::FamilyComparison:
        case FigureId::FailureDomains:
        case FigureId::FamilySizes:
        case FigureId::HomingComparison:
            return "fabric.leaf_switches";
        case FigureId::TierBandwidth:
            return "fabric.per_card";
        case FigureId::RatioDiagonal:
            return "fabric.oversubscription";
        case FigureId::RatioCost:
            return "fabric.bisection_bandwidth";
        case FigureId::RackLimits:
            return "racks.density";
        case FigureId::RackElevation:
        case FigureId::FloorPlan:
            return "racks.count";
        case FigureId::CableLengths:
            return "fabric.switches";
        case FigureId::PowerChain:
        case FigureId::HeadroomBases:
            return "power.reserved";
        case FigureId::DensityRuler:
            return "cooling.density";
        case FigureId::HeatSplit:
            return "cooling.residual_air";
        case FigureId::SingleLine:
            return "power.grid_voltage";
        case FigureId::ItByPart:
            return "power.parts.cards";
        case FigureId::PowerCap:
            return "training.days_ideal";
        case FigureId::AirAgainstLiquid:
            return "cooling.pue_parts";
        case FigureId::StorageBullets:
            return "storage.hot_needed";
        case FigureId::DataLimits:
        case FigureId::MeasuredStorage:
            return "storage.data.delivered";
        case FigureId::DataBySize:
            return "storage.read_needed";
        case FigureId::IntervalTradeOff:
        case FigureId::TimeLedger:
        case FigureId::ClassLosses:
        case FigureId::DrillComparison:
            return "reliability.goodput";
        case FigureId::SpareCliff:
            return "reliability.spares_p99";
        case FigureId::CapexBreakdown:
        case FigureId::CostRange:
            return "cost.capex";
        case FigureId::MemoryFit:
        case FigureId::StepLedger:
        case FigureId::TrafficMap:
        case FigureId::LinkBullets:
        case FigureId::AlgorithmGain:
        case FigureId::ScalingLoss:
            return "training.days_ideal";
        default:
            return "training.days_p50";
    }
}

}  // namespace

ChartSpec figure(FigureId id, const FigureContext& context) {
    const auto source = sourceOf(context);
    if (source) return build(id, *source, context);
    ChartSpec spec;
    spec.language = context.language;
    spec.emptyText = translate("Figures", "No design is open.");
    return spec;
}

std::vector<FigureId> figuresOf(PageId page) {
    using F = FigureId;
    switch (page) {
        case PageId::Overview:
            return {F::DaysWaterfall, F::ScalingLoss};
        case PageId::Demand:
            return {F::DaysAgainstCards, F::DemandBars, F::ServiceSizing};
        case PageId::Compute:
            return {F::StepLedger,        F::MemoryFit,     F::LinkBullets,  F::TrafficMap,
                    F::ThroughputScaling, F::AlgorithmGain, F::ServiceCurve, F::PeakBars};
        case PageId::Fabric:
            return {F::Topology,         F::RatioDiagonal, F::RatioCost,      F::TierBandwidth,
                    F::FamilyComparison, F::FamilySizes,   F::FailureDomains, F::HomingComparison,
                    F::DrillTimeline,    F::ScaleUpDomain, F::CableLengths};
        case PageId::Racks:
            return {F::FloorPlan, F::RackElevation, F::RackLimits};
        case PageId::Power:
            return {F::PowerChain, F::SingleLine, F::ItByPart, F::HeadroomBases, F::PowerCap};
        case PageId::Cooling:
            return {F::DensityRuler, F::HeatSplit, F::AirAgainstLiquid};
        case PageId::Storage:
            return {F::DataLimits, F::StorageBullets, F::DataBySize, F::IntervalTradeOff, F::MeasuredStorage};
        case PageId::Reliability:
            return {F::IntervalTradeOff, F::DaysHistogram, F::TimeLedger,
                    F::ClassLosses,      F::SpareCliff,    F::DrillComparison};
        case PageId::Cost:
            return {F::CapexBreakdown, F::CostRange};
        case PageId::Review:
            return {F::FindingsBySeverity};
        case PageId::Compare:
            return {F::CompareProgress, F::CompareTradeOff};
        case PageId::Project:
        case PageId::Report:
            return {};
    }
    return {};
}

bool concerns(FigureId id, const FigureContext& context) {
    const auto source = sourceOf(context);
    if (!source) return true;
    const auto has = [&](model::WorkloadKind kind) {
        const auto& all = source->design.workloads;
        return std::any_of(all.begin(), all.end(), [&](const auto& w) { return w.value.kind == kind; });
    };
    const bool trains = has(model::WorkloadKind::Training), serves = has(model::WorkloadKind::Inference);
    switch (id) {
        case FigureId::ServiceCurve:
        case FigureId::ServiceSizing:
            return serves;
        case FigureId::DaysWaterfall:
        case FigureId::ScalingLoss:
        case FigureId::StepLedger:
        case FigureId::MemoryFit:
        case FigureId::TrafficMap:
        case FigureId::LinkBullets:
        case FigureId::ThroughputScaling:
        case FigureId::AlgorithmGain:
        case FigureId::DaysAgainstCards:
        case FigureId::DemandBars:
        case FigureId::PowerCap:
        case FigureId::DrillTimeline:
        case FigureId::DataLimits:
        case FigureId::DataBySize:
        case FigureId::MeasuredStorage:
        case FigureId::ClassLosses:
        case FigureId::DrillComparison:
            return trains || !serves;
        default:
            return true;
    }
}

std::optional<std::string> draggedKey(FigureId id, const QString& handle) {
    const auto between = [&](const char* head, const char* tail) {
        return handle.startsWith(QLatin1String(head)) && handle.endsWith(QLatin1String(tail)) &&
               handle.size() > qsizetype(qstrlen(head) + qstrlen(tail));
    };
    const bool good =
        ((id == FigureId::DaysAgainstCards || id == FigureId::ThroughputScaling) &&
         between("pools.", ".accelerators")) ||
        (id == FigureId::ServiceCurve && between("workloads.", ".max_batch")) ||
        (id == FigureId::SpareCliff && between("pools.", ".hot_spares")) ||
        (id == FigureId::DataBySize && handle == QLatin1String("data.sample_bytes")) ||
        (id == FigureId::PowerCap && between("pools.", ".power_cap")) ||
        ((id == FigureId::RatioDiagonal || id == FigureId::RatioCost) && between("fabrics.", ".oversubscription")) ||
        (id == FigureId::IntervalTradeOff && handle == QLatin1String("checkpoint.interval"));
    return good ? std::optional(handle.toStdString()) : std::nullopt;
}

std::optional<double> draggedValue(FigureId id, const QString& handle, double place, const FigureContext& context) {
    const auto key = draggedKey(id, handle);
    const auto source = sourceOf(context);
    if (!key || !source || !std::isfinite(place)) return std::nullopt;
    model::Design copy = source->design;
    const auto field = model::findField(model::fieldsOf<model::Design>(), &copy, *key);
    if (!field) return std::nullopt;
    double value = place;
    switch (id) {
        case FigureId::ThroughputScaling:
        case FigureId::DaysAgainstCards: {
            const auto run = mainRun(*source);
            const double step = run ? double(model::cardStep(source->design, *run->pool)) : 1;
            value = std::max(1.0, std::round(place / step)) * step;
            break;
        }
        case FigureId::ServiceCurve: {
            const auto batch = batchAtSpeed(*source, place);
            if (!batch) return std::nullopt;
            value = double(*batch);
            break;
        }
        case FigureId::SpareCliff:
            value = std::round(place);
            break;
        case FigureId::DataBySize: {  // two digits of kB
            const double step = std::pow(10, std::floor(std::log10(std::max(1.0, place))) - 1);
            value = std::round(std::max(1.0, place) / step) * step * 1e3;
            break;
        }
        case FigureId::PowerCap:
            value = std::max(5.0, std::round(place / 5) * 5);
            break;
        case FigureId::RatioDiagonal:
        case FigureId::RatioCost:
            value = std::round(place * 20) / 20;
            break;
        case FigureId::IntervalTradeOff:
            value = std::max(1.0, std::round(place * 2) / 2) * 60;
            break;  // half minutes
        default:
            break;
    }
    // Dragged beyond what the field takes, the point stays at its end.
    const auto& hard = field->row->hard;
    const model::Unit* unit = model::findUnit(field->row->unit);
    const double factor = unit ? unit->factor : 1;
    return std::clamp(value, hard.min > -1e300 ? hard.min * factor : value,
                      hard.max < 1e300 ? hard.max * factor : value);
}

std::string missingKey(FigureId id, const FigureContext& context) {
    const auto source = sourceOf(context);
    if (!source) return {};
    const auto blank = model::whyBlank(
        source->project, source->design, source->results,
        id == FigureId::ServiceCurve || id == FigureId::ServiceSizing ? serviceKey(*source) : resultOf(id));
    return blank ? blank->why.key : std::string();
}

}  // namespace views
