// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What all themes of figures share: checked access to the design shown, evaluation of changed copies, scales with
// their units, and the sentence of an empty chart. Private to views/figures.

#include <QCoreApplication>
#include <utility>

#include "model/plan/details.h"
#include "model/plan/training_case.h"
#include "views/figures/figures.h"
#include "views/style/numbers.h"

namespace views::figures {

inline QString translate(const char* context, const char* text) {
    return QCoreApplication::translate(context, text);
}

/// The design of a context; valid only while the context is.
struct Source {
    const model::Project& project;
    const model::Design& design;
    const model::Results& results;
    const model::SimulationResult* run;
    Language language;

    /// Results of a copy of the design after `edit(copy)`, as far as a curve needs them.
    template <class Edit>
    model::Results with(model::Stop stop, const Edit& edit) const {
        model::Design copy = design;
        edit(copy);
        return model::evaluateUntil(project, copy, stop);
    }
    QString number(double value, const QString& unit) const { return withUnit(significant(value), unit, language); }
    /// The same without zeros that say nothing: 5 min, 0.1 d.
    QString plain(double value, const QString& unit) const;
    QString number(const Scaled& scaled) const { return scaled.text(language); }
    QString share(double fraction) const { return percent(fraction, language); }
    bool chinese() const { return language == Language::Chinese; }
};
/// Nothing when pointers are null or lists do not fit each other.
std::optional<Source> sourceOf(const FigureContext& context);

/// Title and question of a figure, without data.
ChartSpec headed(const Source& s, const QString& title, const QString& question);
/// An empty chart that waits for `resultKey`: says why that has no value.
ChartSpec waiting(ChartSpec spec, const Source& s, const char* resultKey);
ChartSpec saying(ChartSpec spec, const QString& sentence, const QString& action = {});

/// A unit for an axis and how many of it one SI unit is.
struct Scale {
    double factor = 1;
    QString unit;
    double of(double si) const { return si * factor; }
    template <model::Dim D>
    double of(model::Quantity<D> q) const {
        return q.si * factor;
    }
    template <model::Dim D>
    double of(const std::optional<model::Quantity<D>>& q) const {
        return q ? q->si * factor : kMissing;
    }
};
Scale powerScale(double most);                    ///< kW, MW, GW
Scale bytesScale(double most);                    ///< GB, TB, PB
Scale timeScale(double most, Language language);  ///< h or d
Scale daysScale(Language language);
Scale moneyScale(double most, const model::Project& project, Language language);
QString currencyOf(const model::Project& project);

/// `count` values from low to high in equal ratios; empty for bounds without meaning.
std::vector<double> logSteps(double low, double high, int count);

/// Ticks of a logarithmic axis: low, 2 low, 4 low, ... thinned to 8 at most.
std::vector<double> doublings(double low, double high);

/// The training run that lasts longest, and the pool it runs on.
struct MainRun {
    const model::Item<model::Workload>* workload = nullptr;
    const model::Item<model::Pool>* pool = nullptr;
    std::size_t workloadIndex = 0, poolIndex = 0;
};
std::optional<MainRun> mainRun(const Source& s);
/// The case of the step model and the mapping of a run; nothing where either is not known.
struct RunCase {
    model::training::StepCase step;
    model::training::Mapping mapping;
};
std::optional<RunCase> runCase(const Source& s, const MainRun& run);
std::optional<std::size_t> computeFabric(const Source& s);

/// Days at a level: from the run when the results are simulated, else in closed form.
std::optional<model::Duration> daysAt(const Source& s, double level);

/// The closed form beside a simulated figure: its days or goodput, and how far the two can be compared; empty where
/// nothing is simulated.
enum class TwinPart { Days, Goodput };
QString twinText(const Source& s, TwinPart part);

// The figures, one function each; files by theme.
ChartSpec daysWaterfall(const Source& s);
ChartSpec scalingLoss(const Source& s);
ChartSpec daysAgainstCards(const Source& s);
ChartSpec throughputScaling(const Source& s);
ChartSpec linkBullets(const Source& s);
ChartSpec demandBars(const Source& s);
ChartSpec peakBars(const Source& s);
ChartSpec memoryFit(const Source& s);
ChartSpec stepLedger(const Source& s);
ChartSpec trafficMap(const Source& s);
ChartSpec algorithmGain(const Source& s);
ChartSpec topology(const Source& s, const FigureContext& context);
ChartSpec ratioDiagonal(const Source& s);
ChartSpec ratioCost(const Source& s);
ChartSpec tierBandwidth(const Source& s);
ChartSpec familyComparison(const Source& s);
ChartSpec failureDomains(const Source& s);
ChartSpec cableLengths(const Source& s);
ChartSpec familySizes(const Source& s);
ChartSpec homingComparison(const Source& s);
ChartSpec drillTimeline(const Source& s);
ChartSpec scaleUpDomain(const Source& s);
ChartSpec rackLimits(const Source& s);
ChartSpec rackElevation(const Source& s, const FigureContext& context);
ChartSpec floorPlan(const Source& s);
ChartSpec powerChain(const Source& s);
ChartSpec headroomBases(const Source& s);
ChartSpec singleLine(const Source& s);
ChartSpec itByPart(const Source& s);
ChartSpec powerCap(const Source& s);
ChartSpec airAgainstLiquid(const Source& s);
ChartSpec densityRuler(const Source& s, const FigureContext& context);
ChartSpec heatSplit(const Source& s);
ChartSpec storageBullets(const Source& s);
ChartSpec dataLimits(const Source& s);
ChartSpec dataBySize(const Source& s);
ChartSpec measuredStorage(const Source& s);
ChartSpec intervalTradeOff(const Source& s);
ChartSpec daysHistogram(const Source& s);
ChartSpec timeLedger(const Source& s);
ChartSpec spareCliff(const Source& s);
ChartSpec classLosses(const Source& s);
ChartSpec drillComparison(const Source& s, const FigureContext& context);
ChartSpec capexBreakdown(const Source& s);
ChartSpec costRange(const Source& s);
ChartSpec compareProgress(const Source& s, const FigureContext& context);
ChartSpec compareTradeOff(const Source& s, const FigureContext& context);
ChartSpec findingsBySeverity(const Source& s);

}  // namespace views::figures
