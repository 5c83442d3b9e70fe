// SPDX-License-Identifier: GPL-3.0-or-later
// Fault drills: what one lost part does to every design, side by side.
#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/command_support.h"
#include "app/names.h"
#include "app/numbers.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "app/workbook_file.h"
#include "model/plan/drill.h"
#include "model/plan/evaluate.h"

namespace app {
namespace {

using model::Arg;
using model::Drill;

QString tr(const char* text) {
    return QCoreApplication::translate("app", text);
}

template <class E>
const model::Choice& choiceOf(E value) {
    return model::Choices<E>::rows[static_cast<std::size_t>(value)];
}

QString timeText(model::Duration time) {
    return scaled(time.si, UnitFamily::Time, shownLanguage()).text(shownLanguage());
}

/// One design and one of its runs, or why there is none.
struct Column {
    std::string design;
    std::optional<Drill> drill;
    model::Problem why;
};

Json drillJson(const Drill& d) {
    Json timeline = Json::array();
    for (const auto& s : d.steps)
        timeline.push_back({{"phase", std::string(choiceOf(s.phase).word)},
                            {"start", quantityJson(s.start.si, "s")},
                            {"duration", quantityJson(s.lasts.si, "s")},
                            {"running", s.running}});
    const auto step = [](const std::optional<model::Duration>& t) {
        return t ? quantityJson(t->si, "s") : Json(nullptr);
    };
    return {{"workload", d.workload},
            {"network", d.fabric},
            {"cards_hit", d.cardsHit},
            {"servers_hit", d.serversHit},
            {"job_cards", d.jobCards},
            {"bandwidth_left", quantityJson(d.left.si, "")},
            {"job_stops", d.stops},
            {"spares_free", d.sparesFree},
            {"spares_used", d.sparesUsed},
            {"cold_spares_free", d.coldFree},
            {"cold_spares_used", d.coldUsed},
            {"work_at_risk", step(d.atRisk)},
            {"all_copies_corrupted", d.ringMiss ? quantityJson(d.ringMiss->si, "") : Json(nullptr)},
            {"waits_for_repair", d.waitsForRepair},
            {"cured_by_reset", quantityJson(d.resetShare.si, "")},
            {"timeline", std::move(timeline)},
            {"total", quantityJson(d.total.si, "s")},
            {"lost_time", step(d.lost)},
            {"repeated_work", quantityJson(d.redone.si, "s")},
            {"lost_card_hours", d.lost ? Json(*d.cardHours()) : Json(nullptr)},
            {"step_time", step(d.step)},
            {"step_time_degraded", step(d.degraded)}};
}

QString jobText(const Drill& d) {
    if (!d.stops) return tr("goes on");
    return d.waitsForRepair ? tr("stops until the repair") : tr("stops, restarts without waiting for the repair");
}

/// Start and length of a phase; nothing where a run does not pass it.
QString phaseText(const Drill& d, model::DrillPhase phase) {
    for (const auto& s : d.steps)
        if (s.phase == phase)
            return QStringLiteral("%1 + %2").arg(timeText(s.start), timeText(s.lasts)) +
                   (s.running ? QStringLiteral(" (") + tr("job running") + QLatin1Char(')') : QString());
    return QStringLiteral("–");
}

void printDrills(const std::vector<Column>& columns, std::ostream& out) {
    TextTable table;
    const auto row = [&](const QString& name, auto&& cell) {
        QStringList cells{name};
        for (const Column& c : columns) cells << (c.drill ? cell(*c.drill) : QStringLiteral("–"));
        table.add(cells);
    };
    const auto whole = [](std::int64_t n) { return count(static_cast<double>(n)); };
    QStringList head{QString()};
    for (const Column& c : columns) head << titleText(c.design);
    table.add(head);
    row(tr("training run"), [](const Drill& d) { return itemName(d.workload); });
    row(tr("network"), [](const Drill& d) { return d.fabric.empty() ? QStringLiteral("–") : itemName(d.fabric); });
    row(tr("cards hit"), [&](const Drill& d) { return tr("%1 of %2").arg(whole(d.cardsHit), whole(d.jobCards)); });
    row(tr("servers hit"), [&](const Drill& d) { return whole(d.serversHit); });
    row(tr("bandwidth left"), [](const Drill& d) { return quantityText(d.left.si, "%"); });
    row(tr("job"), [](const Drill& d) { return jobText(d); });
    row(tr("hot spares used"),
        [&](const Drill& d) { return tr("%1 of %2").arg(whole(d.sparesUsed), whole(d.sparesFree)); });
    row(tr("cold spares used"),
        [&](const Drill& d) { return tr("%1 of %2").arg(whole(d.coldUsed), whole(d.coldFree)); });
    // Rows in the order of time, which is not the same in every design: by the earliest start.
    std::vector<std::pair<double, model::DrillPhase>> phases;
    for (const auto& choice : model::Choices<model::DrillPhase>::rows) {
        const auto phase = static_cast<model::DrillPhase>(choice.value);
        std::optional<double> first;
        for (const Column& c : columns)
            for (const auto& s : c.drill ? c.drill->steps : std::vector<model::DrillStep>())
                if (s.phase == phase) first = std::min(first.value_or(s.start.si), s.start.si);
        if (first) phases.emplace_back(*first, phase);
    }
    std::stable_sort(phases.begin(), phases.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [start, phase] : phases)
        row(choiceLabel(choiceOf(phase)), [&, p = phase](const Drill& d) { return phaseText(d, p); });
    row(tr("until full speed"), [](const Drill& d) { return timeText(d.total); });
    row(tr("card hours lost"),
        [](const Drill& d) { return d.lost ? significant(*d.cardHours()) : QStringLiteral("–"); });
    const auto step = [](const std::optional<model::Duration>& t) { return t ? timeText(*t) : QStringLiteral("–"); };
    row(tr("time lost"), [&](const Drill& d) { return step(d.lost); });
    row(tr("step time"), [&](const Drill& d) { return step(d.step); });
    row(tr("step time meanwhile"), [&](const Drill& d) { return d.stops ? QStringLiteral("–") : step(d.degraded); });
    const auto any = [&](auto member) {
        return std::any_of(columns.begin(), columns.end(),
                           [&](const Column& c) { return c.drill && (*c.drill).*member; });
    };
    if (any(&Drill::atRisk)) row(tr("work at risk meanwhile"), [&](const Drill& d) { return step(d.atRisk); });
    if (any(&Drill::ringMiss))
        row(tr("chance that no clean checkpoint is left"),
            [](const Drill& d) { return d.ringMiss ? quantityText(d.ringMiss->si, "%") : QStringLiteral("–"); });
    row(tr("cured by a reset"), [](const Drill& d) { return quantityText(d.resetShare.si, "%"); });
    table.print(out);
    for (const Column& c : columns)
        if (!c.drill) out << utf8(QStringLiteral("%1: %2").arg(titleText(c.design), problemText(c.why))) << '\n';
}

}  // namespace

int runDrill(const Words& words, const Streams& io) {
    CLI::App parser("What one failure does to the training runs, step by step", "drill");
    Source source;
    std::string wanted;
    bool json = false;
    addSource(parser, source);
    parser
        .add_option("--fail", wanted,
                    "What fails: node, accelerator, leaf, spine, core, link, plane, storage-node, storage, pdu, cdu, "
                    "row or silent")
        ->required();
    parser.add_flag("--json", json, "JSON on standard output");
    Input input;
    if (const auto over = begin(parser, source, words, io, input)) return *over;
    const auto kind = model::drillKindOf(wanted);
    if (!kind) return fail(io, kind.problem);
    std::vector<Column> columns;
    for (const int index : input.designs) {
        const auto& item = designAt(input, index);
        const auto results = model::evaluate(input.workbook.project, *item.design);
        const auto drills = model::drill(input.workbook.project, *item.design, results, *kind);
        if (!drills)
            columns.push_back({item.name, std::nullopt, drills.problem});
        else
            for (const Drill& d : *drills) columns.push_back({item.name, d, {}});
    }
    const bool none = std::none_of(columns.begin(), columns.end(), [](const Column& c) { return c.drill.has_value(); });
    if (json) {
        Json designs = Json::array();
        for (const Column& c : columns) {
            Json one{{"name", c.design}};
            if (c.drill)
                one.update(drillJson(*c.drill));
            else
                one["why"] = utf8(problemText(c.why));
            designs.push_back(std::move(one));
        }
        print(io.out, {{"fail", std::string(choiceOf(*kind).word)}, {"designs", std::move(designs)}});
    } else {
        io.out << utf8(choiceLabel(choiceOf(*kind))) << '\n';
        printDrills(columns, io.out);
    }
    return none ? kFindings : kGood;
}

}  // namespace app
