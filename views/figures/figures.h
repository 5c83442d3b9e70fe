// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// From a workbook and its results to what its charts show: pure functions that pages and report share. Numbers come
// from the results; curves come from evaluating copies of the design with one input changed, so a chart cannot
// disagree with the key figures. A blank result gives an empty chart that names the missing input.

#include <optional>
#include <string>
#include <vector>

#include "model/plan/evaluate.h"
#include "views/chart/chart_data.h"
#include "views/figures/pages.h"

namespace views {

/// The colour of a design, the same in tabs, tables, charts and report. It follows the id, so a design keeps its colour
/// when another one is put before it.
inline int seriesOf(const model::DesignItem& design) {
    return int((design.id > 0 ? design.id - 1 : 0) % kSeriesCount) + 1;
}

/// What a figure is drawn from. Pointers stay with the caller; null or lists that do not fit give empty charts.
struct FigureContext {
    const model::Workbook* workbook = nullptr;
    const std::vector<model::Results>* results = nullptr;  ///< one per design
    std::size_t design = 0;
    const model::SimulationResult* run = nullptr;  ///< of this design, may be null
    Language language = Language::English;
    std::string network = {};     ///< whose topology is drawn, by name; blank: the parameter network
    std::int32_t firstRack = -1;  ///< of the racks shown one by one; below 0: one of each kind
};

/// Racks that a drawing of single racks shows at once.
inline constexpr std::int32_t kRacksShown = 8;

enum class FigureId {
    DaysWaterfall,
    ScalingLoss,
    DaysAgainstCards,
    DemandBars,
    PeakBars,
    MemoryFit,
    StepLedger,
    TrafficMap,
    LinkBullets,
    ThroughputScaling,
    AlgorithmGain,
    ServiceCurve,
    ServiceSizing,
    Topology,
    RatioDiagonal,
    RatioCost,
    TierBandwidth,
    FamilyComparison,
    FailureDomains,
    CableLengths,
    FamilySizes,
    HomingComparison,
    DrillTimeline,
    ScaleUpDomain,
    RackLimits,
    RackElevation,
    FloorPlan,
    PowerChain,
    HeadroomBases,
    SingleLine,
    ItByPart,
    PowerCap,
    DensityRuler,
    HeatSplit,
    AirAgainstLiquid,
    StorageBullets,
    DataLimits,
    DataBySize,
    MeasuredStorage,
    IntervalTradeOff,
    DaysHistogram,
    TimeLedger,
    SpareCliff,
    ClassLosses,
    DrillComparison,
    CapexBreakdown,
    CostRange,
    CompareProgress,
    CompareTradeOff,
    FindingsBySeverity
};
inline constexpr int kFigureCount = static_cast<int>(FigureId::FindingsBySeverity) + 1;

/// The chart of a figure; costs up to a few milliseconds. Texts are translated with the installed translators.
ChartSpec figure(FigureId id, const FigureContext& context);
/// Figures of a page, the most important first.
std::vector<FigureId> figuresOf(PageId page);

/// False for a figure about training runs in a design that only serves, and for one about services where there are
/// none.
bool concerns(FigureId id, const FigureContext& context);

/// The input that a dragged handle edits; nothing for a handle that is no key of this figure.
std::optional<std::string> draggedKey(FigureId id, const QString& handle);
/// The place of a dragged handle as a value of that input: in SI, cards snapped to what the mapping and the servers
/// allow, counts whole. Nothing where the place has no meaning.
std::optional<double> draggedValue(FigureId id, const QString& handle, double place, const FigureContext& context);

/// What an empty chart waits for: the key of a blank input, empty when it waits for something else (a run, a pool).
std::string missingKey(FigureId id, const FigureContext& context);

}  // namespace views
