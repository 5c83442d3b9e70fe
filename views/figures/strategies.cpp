// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/strategies.h"

#include <algorithm>

#include "app/texts.h"
#include "model/plan/results.h"
#include "views/figures/common.h"

namespace views {
namespace {

using figures::translate;
using Time = model::training::StepTime;

struct Part {
    double Time::*value;
    int series;
};
// In the order of the table of step results, which has the names.
constexpr Part kParts[] = {{&Time::compute, 1},   {&Time::recompute, 5}, {&Time::tensor, 2},   {&Time::context, 8},
                           {&Time::expert, 4},    {&Time::bubble, 3},    {&Time::transfer, 8}, {&Time::gradient, 6},
                           {&Time::optimizer, 5}, {&Time::straggler, 7}};

}  // namespace

ChartSpec strategyBars(const std::vector<model::Strategy>& strategies, const QStringList& names, int marked,
                       Language language) {
    ChartSpec spec;
    spec.language = language;
    spec.title = translate("Figures", "Where their steps go");
    spec.question = translate("Figures", "what makes one faster than the other");
    if (strategies.empty()) {
        spec.emptyText = translate("Figures", "No strategy fits.");
        return spec;
    }
    double most = 0;
    for (const auto& s : strategies) most = std::max(most, s.time.total);
    const figures::Scale scale =
        most < 1 ? figures::Scale{1e3, QStringLiteral("ms")} : figures::Scale{1, QStringLiteral("s")};
    StackedBars bars;
    bars.y.title = translate("Figures", "Step time");
    bars.y.unit = scale.unit;
    bars.marked = marked;
    for (std::size_t i = 0; i < strategies.size(); ++i)
        bars.bars.push_back({QString::number(i), names.value(int(i)), QString()});
    const auto rows = model::fieldsOf<model::StepResults>();
    for (std::size_t p = 0; p < std::size(kParts) && p < rows.size(); ++p) {
        StackedBars::Part part{QString::fromLatin1(rows[p].key.data(), qsizetype(rows[p].key.size())),
                               app::label(rows[p]),
                               kParts[p].series,
                               {},
                               false};
        bool any = false;
        for (const auto& s : strategies) {
            part.values.push_back(scale.of(s.time.*kParts[p].value));
            any = any || s.time.*kParts[p].value > 0;
        }
        if (any) bars.parts.push_back(std::move(part));
    }
    spec.data = std::move(bars);
    return spec;
}

ChartSpec whyStrategiesLost(const model::StrategyAnswer& answer, Language language) {
    ChartSpec spec;
    spec.language = language;
    spec.title = translate("Figures", "Why the others lost");
    const auto& n = answer.counts;
    if (n.generated == 0) {
        spec.emptyText = translate("Figures", "No strategy was looked at.");
        return spec;
    }
    HorizontalBars bars;
    bars.x.title = translate("Figures", "Share of all strategies");
    bars.x.unit = QStringLiteral("%");
    const auto row = [&](const char* id, const QString& name, std::int64_t count, int series) {
        HorizontalBars::Row r;
        r.id = QString::fromLatin1(id);
        r.name = name;
        r.parts = {{QString(), 100 * double(count) / double(n.generated), series, false}};
        r.text = views::count(double(count));
        bars.rows.push_back(std::move(r));
    };
    row("divisibility", translate("Figures", "Sizes do not divide"), n.divisibility, 7);
    row("states", translate("Figures", "Weights and optimizer too large"), n.states, 3);
    row("activations", translate("Figures", "Activations too large"), n.activations, 2);
    row("bandwidth", translate("Figures", "Too much waiting for links"), n.bandwidth, 6);
    row("bound", translate("Figures", "Cannot be faster"), n.bound, 5);
    row("feasible", translate("Figures", "Fits and was timed"), n.feasible, 1);
    bars.rows.back().bold = true;
    spec.remark = translate("Figures", "%1 strategies").arg(views::count(double(n.generated)));
    if (!answer.complete) spec.note = translate("Figures", "Stopped before all were looked at.");
    spec.data = std::move(bars);
    return spec;
}

QStringList nearestMisses(const model::StrategyAnswer& answer, Language language) {
    QStringList out;
    const auto bytes = [&](double b) { return scaled(b, UnitFamily::Bytes, language).text(language); };
    const auto mapping = [](const model::training::NearMiss& m) { return app::text(model::mappingText(m.mapping)); };
    if (const auto& m = answer.activations)
        out << translate("Figures", "Nearest miss by memory: %1 needs %2, %3 are available.")
                   .arg(mapping(*m), bytes(m->needed), bytes(m->available));
    if (const auto& m = answer.states; m && !answer.activations)
        out << translate("Figures",
                         "Nearest miss by memory: %1 needs %2 for weights and optimizer alone, %3 are available.")
                   .arg(mapping(*m), bytes(m->needed), bytes(m->available));
    if (const auto& m = answer.bandwidth)
        out << translate("Figures", "Nearest miss by links: %1 waits for %2 of the step, %3 are allowed.")
                   .arg(mapping(*m), percent(m->needed, language), percent(m->available, language));
    return out;
}

}  // namespace views
