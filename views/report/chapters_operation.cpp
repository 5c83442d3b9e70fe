// SPDX-License-Identifier: GPL-3.0-or-later
// Storage and reliability of a design: is the data there in time, what do faults take, and what is drilled when.
#include <algorithm>

#include "app/texts.h"
#include "model/plan/class_losses.h"
#include "model/plan/drill_plan.h"
#include "model/storage/data_path.h"
#include "views/report/chapters.h"

namespace views::report {
namespace {

QString timeText(const Subject& s, double seconds) {
    return scaled(seconds, UnitFamily::Time, s.values.language()).text(s.values.language());
}

/// What arrives of the training data, by what it is limited, and what that costs.
void dataWords(Builder& b, const Subject& s, std::size_t i) {
    const auto& st = s.of(i).storage;
    const auto& data = st.data;
    const auto& v = s.values;
    if (!st.readNeeded || !data.delivered || !data.required || !data.packing) return;
    QString text = translate("Report",
                             "Training takes %1 of useful data and %2 can arrive; the limit is: %3. At a packing "
                             "efficiency of %4 the disks must read %5 raw for it.")
                       .arg(v.quantity(st.readNeeded->si, "GB/s"), v.quantity(data.delivered->si, "GB/s"),
                            app::translated("choices", data.limitedBy), v.percent(data.packing->si),
                            v.quantity(data.required->si, "GB/s"));
    if (data.waitShare && data.waitShare->si > 0 && data.daysLost && data.cardHours)
        text +=
            v.space() +
            translate("Report", "So %1 of every step waits for data, which costs %2 or %3 card-hours in the run.")
                .arg(v.percent(data.waitShare->si), timeText(s, data.daysLost->si), significant(data.cardHours->si));
    b.paragraph(text);
}

TableSpec measuredTable(const Subject& s) {
    TableSpec t;
    t.caption =
        translate("Report", "Measured systems (MLPerf Storage v1.0, 3D U-Net): what useful data rates are plausible.");
    t.columns = {{translate("Report", "System"), 1.6},
                 {translate("Report", "Cards fed"), 0.9, true},
                 {translate("Report", "Useful data rate"), 0.9, true},
                 {translate("Report", "Per card"), 0.9, true},
                 {translate("Report", "Per server"), 0.9, true},
                 {translate("Report", "Per storage node"), 1.0, true}};
    const auto& v = s.values;
    const auto each = [&](model::ByteRate rate, double parts) {
        return parts > 0 ? v.quantity(rate.si / parts, "GB/s") : translate("Report", "not told");
    };
    for (const auto& m : model::storage::measuredSystems())
        t.rows.push_back({{{app::text(m.name)},
                           {QStringLiteral("%1 × %2").arg(count(m.accelerators), app::text(m.accelerator))},
                           {v.quantity(m.rate.si, "GB/s")},
                           {v.quantity(m.perAccelerator().si, "GB/s")},
                           {each(m.rate, m.clients)},
                           {each(m.rate, m.nodes)}}});
    return t;
}

TableSpec classTable(const Subject& s, std::size_t i) {
    constexpr std::size_t kMost = 10;
    TableSpec t;
    t.caption = translate("Report",
                          "Failure classes by what they take, in closed form; days gained if the class failed half as "
                          "often. Grade of the rate: A counted in the field, B one source, C assumed.");
    t.columns = {{translate("Report", "Failure class"), 1.8},
                 {translate("Report", "Of all faults"), 0.9, true},
                 {translate("Report", "Card-hours lost"), 1.0, true},
                 {translate("Report", "Gained at half the rate"), 1.1, true},
                 {translate("Report", "Grade"), 0.5}};
    const auto& v = s.values;
    for (const auto& loss : model::classGains(s.project(), s.design(i), s.of(i))) {
        if (t.rows.size() >= kMost) break;
        const char* grade = loss.grade == model::Grade::A   ? "A"
                            : loss.grade == model::Grade::B ? "B"
                            : loss.grade == model::Grade::C ? "C"
                                                            : "–";
        t.rows.push_back({{{app::itemName(loss.id)},
                           {v.percent(loss.ofFaults.si)},
                           {significant(loss.cardHours)},
                           {loss.gained ? timeText(s, loss.gained->si) : QStringLiteral("–")},
                           {QString::fromUtf8(grade)}}});
    }
    return t;
}

/// Simulated days beside those of the closed form, and how far they can be compared.
void twinWords(Builder& b, const Subject& s, std::size_t i) {
    const auto* run = s.run(i);
    if (!run || !s.of(i).simulated) return;
    const auto inputs = model::simulationInputs(s.project(), s.design(i), s.of(i));
    if (!inputs) return;
    const auto twin = model::closedTwin(s.project(), s.design(i), s.of(i), *inputs, run);
    const auto& v = s.values;
    if (twin.p50 && twin.p90 && twin.goodput) {
        TableSpec t;
        t.caption = translate("Report", "The simulation and the closed form beside it.");
        t.columns = {{translate("Report", "Figure"), 1.4},
                     {translate("Report", "Simulated"), 1.0, true},
                     {translate("Report", "Closed form"), 1.0, true}};
        const auto row = [&](const QString& name, const QString& simulated, const QString& closed) {
            t.rows.push_back({{{name}, {simulated}, {closed}}});
        };
        row(QStringLiteral("P50"), v.quantity(run->p50.value, "d"), v.quantity(twin.p50->si, "d"));
        row(QStringLiteral("P90"), v.quantity(run->p90.value, "d"), v.quantity(twin.p90->si, "d"));
        row(translate("Report", "Mean"), v.quantity(run->mean.mean, "d"), v.quantity(twin.mean->si, "d"));
        row(translate("Report", "Goodput"), v.percent(run->goodput), v.percent(twin.goodput->si));
        b.table(t);
    }
    QStringList reasons;
    for (const auto& r : twin.reasons) reasons << app::problemText(r);
    using Range = model::ClosedTwin::Range;
    const QString head = twin.range == Range::Exact ? translate("Report", "Range of the closed form, exact here: %1.")
                         : twin.range == Range::NotComparable
                             ? translate("Report", "Range of the closed form, not comparable here: %1.")
                             : translate("Report", "Range of the closed form, an approximation here: %1.");
    b.paragraph(head.arg(reasons.join(v.chinese() ? QStringLiteral("；") : QStringLiteral("; "))));
}

TableSpec drillTable(const Subject& s, std::size_t i) {
    TableSpec t;
    t.caption = translate("Report",
                          "Drills of a year. Expected times are those of the model; measured ones go back into its "
                          "inputs, with the date.");
    t.columns = {{translate("Report", "Quarter"), 0.6},
                 {translate("Report", "What fails"), 1.5},
                 {translate("Report", "Servers hit"), 0.7, true},
                 {translate("Report", "Found after"), 0.8, true},
                 {translate("Report", "Decided after"), 0.8, true},
                 {translate("Report", "Full speed after"), 0.9, true},
                 {translate("Report", "Measured, date"), 1.0}};
    for (const auto& p : model::drillPlan(s.project(), s.design(i), s.of(i))) {
        const auto times = model::timesOf(p.drill);
        t.rows.push_back(
            {{{QStringLiteral("Q%1").arg(p.quarter)},
              {app::choiceLabel(model::Choices<model::DrillKind>::rows[static_cast<std::size_t>(p.drill.kind)])},
              {count(double(p.drill.serversHit))},
              {timeText(s, times.detect.si)},
              {timeText(s, times.detect.si + times.decide.si)},
              {timeText(s, p.drill.total.si)},
              {QStringLiteral("________")}}});
    }
    return t;
}

}  // namespace

void storageSection(Builder& b, const Subject& s, std::size_t i) {
    b.section(translate("Report", "Storage and checkpoints"), 120);
    const bool trains = !onlyServes(s.design(i));
    if (trains) {
        dataWords(b, s, i);
        b.figure(s.chart(FigureId::DataLimits, i), s.grade(i, "storage.data.delivered"));
    }
    b.figure(s.chart(FigureId::StorageBullets, i), s.grade(i, "storage.hot_needed"));
    if (trains && s.design(i).data.unit == model::DataUnit::Samples)
        b.figure(s.chart(FigureId::DataBySize, i), s.grade(i, "storage.data.delivered"), 185);
    b.table(resultTable(s, i, translate("Report", "Storage and checkpoints."), {"storage."}));
    if (trains) b.table(measuredTable(s));
}

void reliabilitySection(Builder& b, const Subject& s, std::size_t i) {
    const auto& r = s.of(i).reliability;
    const auto& v = s.values;
    b.section(translate("Report", "Reliability"), 120);
    if (r.mtti && r.goodput)
        b.paragraph(translate("Report",
                              "The run is interrupted every %1 on average; %2 of the time is useful. Interruptions "
                              "stop the job; replaced cards are counted apart.")
                        .arg(timeText(s, r.mtti->si), v.percent(r.goodput->si)));
    b.figure(s.chart(FigureId::IntervalTradeOff, i), s.grade(i, "reliability.goodput"), 185);
    b.table(resultTable(s, i, translate("Report", "Faults, spares and where time goes."), {"reliability."}));
    b.figure(s.chart(FigureId::TimeLedger, i), s.grade(i, "reliability.goodput"));
    twinWords(b, s, i);
    if (onlyServes(s.design(i))) return;
    const TableSpec classes = classTable(s, i);
    if (!classes.rows.empty()) {
        b.figure(s.chart(FigureId::ClassLosses, i), s.grade(i, "reliability.goodput"), 300);
        b.table(classes);
    }
    b.figure(s.chart(FigureId::DrillComparison, i), s.grade(i, "reliability.goodput"), 440);
    const TableSpec drills = drillTable(s, i);
    if (drills.rows.empty()) return;
    b.section(translate("Report", "Quarterly drills"), 120);
    b.paragraph(translate("Report",
                          "Every quarter one server, one switch, storage and one domain are failed on purpose. What is "
                          "recorded: when the fault was found, when it was decided what to do, when the run was back "
                          "at full speed."));
    b.table(drills);
}

}  // namespace views::report
