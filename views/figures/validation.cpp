// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/validation.h"

#include <cmath>

#include "app/texts.h"
#include "views/figures/common.h"

namespace views {

using figures::translate;
using model::validation::RunGroup;

namespace {
constexpr int kSeries[model::validation::kRunGroups] = {1, 3, 2, 6, 4, 7};
}

QString nameOf(RunGroup group) {
    switch (group) {
        case RunGroup::HeldBack:
            return translate("Figures", "Held back");
        case RunGroup::Fitted:
            return translate("Figures", "Fitted");
        case RunGroup::OtherSoftware:
            return translate("Figures", "Other software");
        case RunGroup::Sharded:
            return QStringLiteral("ZeRO-3");
        case RunGroup::Experts:
            return translate("Figures", "Mixtures of experts");
        case RunGroup::Information:
            break;
    }
    return translate("Figures", "For information");
}

QString reasonOf(RunGroup group) {
    switch (group) {
        case RunGroup::OtherSoftware:
            return translate("Figures",
                             "This software has no fitted run: it takes the coefficients of the current stack, and "
                             "what it did better or worse shows as error.");
        case RunGroup::Sharded:
            return translate("Figures",
                             "ZeRO-3 gathers the weights of every layer anew; how much of that hides behind computing "
                             "depends on prefetching that is not published. No such run is fitted.");
        case RunGroup::Experts:
            return translate("Figures",
                             "Predicted too short: the coefficients are fitted on dense models. Small matrices of "
                             "experts run less efficiently, and how unevenly tokens were routed, how dispatch and "
                             "combine overlapped and what the FP8 casts cost is not published.");
        case RunGroup::HeldBack:
        case RunGroup::Fitted:
        case RunGroup::Information:
            break;
    }
    return {};
}

QString reasonOfStrongScaling() {
    return translate("Figures",
                     "One batch over more cards leaves fewer microbatches per replica, while bubble, exposed gradient "
                     "exchange and optimizer stay as long per step; slow servers add to it. The published fixed part "
                     "is longer than the one computed, by 1 to 2 s per step.");
}

double measuredStep(const model::validation::TrainingRun& run) {
    return std::sqrt(run.least * run.most);
}

ChartSpec parityChart(const model::validation::Accuracy& accuracy, int marked, Language language) {
    ChartSpec spec;
    spec.language = language;
    spec.title = translate("Figures", "Predicted against measured");
    spec.question = translate("Figures", "step time of published runs");
    if (accuracy.runs.empty()) {
        spec.emptyText = translate("Figures", "No run can be predicted.");
        return spec;
    }
    DiagonalPlot plot;
    plot.x = {translate("Figures", "Measured (log axis)"), QStringLiteral("s"), true, {}, {}, {}};
    plot.y = {translate("Figures", "Predicted (log axis)"), QStringLiteral("s"), true, {}, {}, {}};
    plot.diagonalName = translate("Figures", "exact");
    for (std::size_t g = 0; g < model::validation::kRunGroups; ++g) {
        Curve points;
        points.id = QString::number(g);
        points.name = nameOf(RunGroup(g));
        points.series = kSeries[g];
        points.markers = true;
        points.line = false;
        for (const auto& r : accuracy.runs) {
            if (r.group != RunGroup(g)) continue;
            points.x.push_back(measuredStep(*r.run));
            points.y.push_back(r.prediction.step.time.total);
        }
        if (!points.x.empty()) plot.curves.push_back(std::move(points));
    }
    if (marked >= 0 && std::size_t(marked) < accuracy.runs.size()) {
        const auto& r = accuracy.runs[std::size_t(marked)];
        plot.marks.push_back({QString(), MarkKind::Current, measuredStep(*r.run), r.prediction.step.time.total,
                              app::text(r.run->id),
                              signedNumber(100 * r.prediction.error, 2) +
                                  (language == Language::Chinese ? QStringLiteral("%") : QStringLiteral(" %")),
                              kSeries[std::size_t(r.group)], false});
    }
    spec.note = translate("Figures",
                          "One set of efficiencies per accelerator, fitted on the fitted runs alone; no factor "
                          "belongs to a run.");
    spec.data = std::move(plot);
    return spec;
}

}  // namespace views
