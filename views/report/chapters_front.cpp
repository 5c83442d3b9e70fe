// SPDX-License-Identifier: GPL-3.0-or-later
// Cover, summary and demand.
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <functional>

#include "app/names.h"
#include "app/texts.h"
#include "model/core/units.h"
#include "views/report/chapters.h"

namespace views::report {

std::size_t Subject::base() const {
    const std::size_t b = model::baseIndex(workbook);
    if (std::find(shown.begin(), shown.end(), b) != shown.end() || shown.empty()) return b;
    return shown.front();
}

std::vector<std::vector<std::size_t>> Subject::columns(bool baseInEach) const {
    constexpr std::size_t kAcross = 4;
    std::vector<std::size_t> others;
    for (const std::size_t i : shown)
        if (i != base()) others.push_back(i);
    std::vector<std::vector<std::size_t>> out{{base()}};
    for (const std::size_t i : others) {
        if (out.back().size() == kAcross) out.push_back(baseInEach ? std::vector{base()} : std::vector<std::size_t>{});
        out.back().push_back(i);
    }
    return out;
}

namespace {

/// On paper nothing can be dragged, so nothing says that it can.
void fix(std::vector<Mark>& marks) {
    for (Mark& m : marks) {
        if (m.draggable) m.note.clear();
        m.draggable = false;
    }
}

}  // namespace

ChartSpec Subject::chart(FigureId id, std::size_t index) const {
    FigureContext c;
    c.workbook = &workbook;
    c.results = &results;
    c.design = index;
    c.run = run(index);
    c.language = options.language;
    if (!concerns(id, c)) return {};  // has no title and is left out
    ChartSpec spec = figure(id, c);
    if (auto* d = std::get_if<TradeOff>(&spec.data)) fix(d->marks);
    if (auto* d = std::get_if<IsoCurve>(&spec.data)) fix(d->marks);
    if (auto* d = std::get_if<DiagonalPlot>(&spec.data)) fix(d->marks);
    return spec;
}

Grade Subject::grade(std::size_t index, const std::string& key) const {
    return index < evidence.size() && evidence[index] ? gradeOf(evidence[index]->worst(key)) : Grade::None;
}

QString Subject::result(std::size_t index, const std::string& key) const {
    const model::Place* p = index < evidence.size() && evidence[index] ? evidence[index]->place(key) : nullptr;
    return p ? values.result(*p->row, p->value(), blank(index, key)) : QString();
}

namespace {

QString dateText(const QDate& date) {
    return date.toString(Qt::ISODate);
}

QString designNames(const Subject& s) {
    constexpr std::size_t kMost = 6;
    QStringList names;
    for (const std::size_t i : s.shown) {
        if (names.size() == qsizetype(kMost)) {
            names << translate("Report", "and %1 more").arg(count(double(s.shown.size() - kMost)));
            break;
        }
        const bool base = s.shown.size() > 1 && i == model::baseIndex(s.workbook);
        names << s.name(i) + (base ? QStringLiteral(" ★") : QString());
    }
    return names.join(s.values.semicolon());
}

TableSpec facts(const Subject& s) {
    const auto& p = s.project();
    const auto& v = s.values;
    TableSpec t;
    t.columns = {{translate("Report", "Basis"), 1}, {translate("Report", "Value"), 2.6}};
    const auto row = [&](const QString& name, const QString& value) { t.rows.push_back({{{name}, {value}}}); };
    row(translate("Report", "Customer"),
        p.customer.empty() ? translate("Report", "not named") : app::titleText(p.customer));
    if (!s.shown.empty()) row(translate("Report", "Designs, ★ is the base"), designNames(s));
    row(translate("Report", "Date of the report"), dateText(s.options.date));
    row(translate("Report", "Currency and rate"),
        translate("Report", "%1; %2 CNY per USD, %3 CNY per EUR (%4)")
            .arg(v.currency(), fixedDecimals(p.cnyPerUsd.si, 2), fixedDecimals(p.cnyPerEur.si, 2),
                 app::text(model::dateText(p.rateDate))));
    if (!s.shown.empty()) {
        const auto& preset = s.design(s.base()).cooling.preset;
        for (const auto& c : model::Choices<model::CoolingPreset>::rows)
            if (c.value == static_cast<int>(preset)) row(translate("Report", "Preset"), app::choiceLabel(c));
    }
    const QString catalogue = catalogueDate();
    if (!catalogue.isEmpty()) row(translate("Report", "Catalogue"), catalogue);
    if (!p.note.empty()) row(translate("Report", "Note"), app::titleText(p.note));
    t.caption = translate("Report", "Basis of this report.");
    return t;
}

/// Held against a limit of the tender.
struct Judged {
    QString reached, margin;
    std::optional<Status> status;
    bool applies = true;
};

QString verdict(Status status) {
    switch (status) {
        case Status::Ok:
            return translate("Report", "met");
        case Status::Warning:
            return translate("Report", "met at P50 only");
        case Status::Error:
            return translate("Report", "not met");
        default:
            return translate("Report", "open");
    }
}

void limitRows(TableSpec& t, const Subject& s, const QString& limit, const QString& allowed,
               const std::function<Judged(std::size_t)>& judge) {
    bool first = true;
    for (const std::size_t i : s.shown) {
        const Judged j = judge(i);
        const Status status = j.status.value_or(Status::Incomplete);
        Cell mark{j.applies ? verdict(status) : QStringLiteral("–")};
        if (j.applies) mark.status = status;
        Cell name{s.name(i)};
        name.swatch = s.series(i);
        t.rows.push_back(
            {{{first ? limit : QString()}, {first ? allowed : QString()}, name, {j.reached}, {j.margin}, mark}});
        first = false;
    }
}

Judged below(const Values& v, const std::optional<double>& value, double limit, std::string_view unit) {
    if (!value) return {translate("Report", "not computable"), {}, {}};
    return {v.quantity(*value, unit), v.quantity(limit - *value, unit), *value <= limit ? Status::Ok : Status::Error};
}

template <class Q>
std::optional<double> si(const std::optional<Q>& q) {
    return q ? std::optional(q->si) : std::nullopt;
}

TableSpec limits(const Subject& s) {
    const auto& p = s.project();
    const auto& v = s.values;
    TableSpec t;
    t.caption = translate("Report", "Limits of the tender held against the designs.");
    t.columns = {{translate("Report", "Limit"), 1.25},      {translate("Report", "Allowed"), 0.8, true},
                 {translate("Report", "Design"), 1.6},      {translate("Report", "Reached"), 1, true},
                 {translate("Report", "Left"), 0.75, true}, {translate("Report", "Verdict"), 1}};
    const auto trains = [&](std::size_t i) { return !onlyServes(s.design(i)); };
    if (p.deadline && std::any_of(s.shown.begin(), s.shown.end(), trains))
        limitRows(t, s, translate("Report", "Training days"), v.quantity(p.deadline->si, "d"), [&](std::size_t i) {
            if (!trains(i)) return Judged{translate("Report", "not applicable"), {}, {}, false};
            const auto& r = s.of(i).training;
            Judged j = below(v, si(r.daysP90 ? r.daysP90 : r.daysP50), p.deadline->si, "d");
            if (!r.daysP50 || !r.daysP90) return j;
            j.reached = v.quantity(r.daysP50->si, "d") + QStringLiteral(" / ") + v.quantity(r.daysP90->si, "d");
            if (j.status == Status::Error && *r.daysP50 <= *p.deadline) j.status = Status::Warning;
            return j;
        });
    if (p.powerLimit)
        limitRows(t, s, translate("Report", "Power at the meter, reserved"), v.quantity(p.powerLimit->si, "kW"),
                  [&](std::size_t i) { return below(v, si(s.of(i).power.meterReserved), p.powerLimit->si, "kW"); });
    if (p.rackLimit)
        limitRows(t, s, translate("Report", "Rack positions"), count(double(*p.rackLimit)), [&](std::size_t i) {
            const auto& c = s.of(i).racks.count;
            Judged j = below(v, c ? std::optional(double(*c)) : std::nullopt, double(*p.rackLimit), "");
            if (c) j.reached = count(double(*c)), j.margin = count(double(*p.rackLimit - *c));
            return j;
        });
    if (p.budget) {
        const auto budget = model::convert(*p.budget, p);
        limitRows(t, s, translate("Report", "Investment"), v.own(*p.budget), [&](std::size_t i) -> Judged {
            const auto& c = s.of(i).cost;
            if (!budget || !c.capex) return {v.money(c.capex, c.unpricedLines > 0), {}, {}};
            Judged j{v.money(c.capex, c.unpricedLines > 0), v.money(budget->si - c.capex->si),
                     *c.capex > *budget ? Status::Error : Status::Ok};
            if (c.unpricedLines > 0 && j.status == Status::Ok) j.status.reset();  // what has no price may break it
            return j;
        });
    }
    return t;
}

}  // namespace

QString catalogueDate() {
    static const QString date = [] {
        QString latest;
        const QRegularExpression stamp(QStringLiteral("\"compiled\"\\s*:\\s*\"([0-9-]{4,10})\""));
        const QDir folder(QStringLiteral(":/resources/catalogs"));
        for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::ReadOnly)) continue;
            const auto match = stamp.match(QString::fromUtf8(file.read(2000)));
            if (match.hasMatch()) latest = std::max(latest, match.captured(1));
        }
        return latest;
    }();
    return date;
}

void coverPage(Builder& b, const Subject& s) {
    const auto& p = s.project();
    b.gap(110);
    b.cover(translate("Report", "Technical proposal"), 12, false, 0);
    b.cover(p.title.empty() ? translate("Report", "Untitled project") : app::titleText(p.title), 24, true, 6);
    if (!p.customer.empty()) b.cover(app::titleText(p.customer), 13, false, 4);
    b.gap(60);
    b.plainTable(facts(s));
    b.gap(14);
    TableSpec grades;
    grades.columns = {{translate("Report", "Grade"), 0.3}, {translate("Report", "Evidence"), 3}};
    const auto grade = [&](Grade g, const QString& text) {
        Cell badge;
        badge.grade = g;
        grades.rows.push_back({{badge, {text}}});
    };
    grade(Grade::A,
          translate("Report", "First-hand: the maker's own document, a published measurement or configuration."));
    grade(Grade::B, translate("Report", "Second-hand: trade press, resellers, standards quoted by others."));
    grade(Grade::C,
          translate("Report", "Unverified: an engineering estimate or policy, to be confirmed before signing."));
    b.plainTable(grades);
    b.note(translate("Report",
                     "A result carries the worst grade of the values it comes from. ≥ marks a total that leaves "
                     "out lines without a price; ◇ marks a missing value. Prices are without tax."));
}

namespace {

/// Errors of all designs, each sentence once.
void attention(Builder& b, const Subject& s) {
    constexpr std::size_t kMost = 6;
    std::vector<std::pair<QString, QStringList>> found;
    for (const std::size_t i : s.shown)
        for (const auto& p : s.of(i).problems) {
            if (p.severity != model::Severity::Error) continue;
            const QString sentence = app::problemText(p);
            const auto known =
                std::find_if(found.begin(), found.end(), [&](const auto& f) { return f.first == sentence; });
            if (known == found.end())
                found.push_back({sentence, {s.name(i)}});
            else if (!known->second.contains(s.name(i)))
                known->second << s.name(i);
        }
    for (std::size_t k = 0; k < std::min(kMost, found.size()); ++k) {
        const auto& [sentence, names] = found[k];
        const bool everywhere = names.size() == qsizetype(s.shown.size());
        const QString colon = s.values.chinese() ? QStringLiteral("：") : QStringLiteral(": ");
        b.remark(everywhere ? sentence : names.join(s.values.semicolon()) + colon + sentence, Status::Error);
    }
    if (found.size() > kMost) b.note(translate("Report", "and %1 more").arg(count(double(found.size() - kMost))));
    if (!found.empty()) return;
    // No error is no clean bill: what may still break the bid stands among the findings.
    std::size_t warnings = 0;
    for (const std::size_t i : s.shown)
        for (const auto& p : s.of(i).problems) warnings += p.severity == model::Severity::Warning ? 1 : 0;
    if (warnings == 0) return b.remark(translate("Report", "No finding is an error or a warning."), Status::Ok);
    b.remark(
        counted(double(warnings), translate("Report", "No finding is an error; %1 warning is open, see the findings."),
                translate("Report", "No finding is an error; %1 warnings are open, see the findings.")),
        Status::Warning);
}

}  // namespace

void summaryChapter(Builder& b, const Subject& s) {
    b.chapter(translate("Report", "Summary"));
    if (s.shown.empty()) {
        b.remark(translate("Report", "The workbook has no design; there is nothing to report yet."),
                 Status::Incomplete);
        return;
    }
    const std::size_t base = s.base();
    b.section(translate("Report", "Key figures"), 180);
    if (s.shown.size() > 1) b.paragraph(translate("Report", "Base design: %1.").arg(s.name(base)));
    b.grid(keyFigures(s, base));
    if (onlyServes(s.design(base))) {
        services(b, s, base);
    } else {
        b.section(translate("Report", "Training days"), 180);
        trainingDays(b, s, base);
        b.figure(s.chart(FigureId::DaysWaterfall, base), s.grade(base, "training.days_p50"));
    }
    b.section(translate("Report", "Limits of the tender"), 130);
    const TableSpec t = limits(s);
    if (t.rows.empty())
        b.remark(translate("Report", "The project names no limits for days, power, racks or budget."),
                 Status::Incomplete);
    else
        b.table(t);
    b.section(translate("Report", "What needs attention"), 30);
    attention(b, s);
    if (s.shown.size() > 1) {
        b.section(translate("Report", "Designs at a glance"), 140);
        for (const auto& part : s.columns(false)) {
            TableSpec glance = keyFigureTable(s, part);
            glance.caption = translate("Report", "Key figures of the designs; ★ is the base of comparisons.");
            b.table(glance);
        }
    }
    b.section(translate("Report", "Investment"), 160);
    investment(b, s, base);
    b.figure(s.chart(FigureId::CapexBreakdown, base), s.grade(base, "cost.capex"));
}

void demandChapter(Builder& b, const Subject& s) {
    b.chapter(translate("Report", "Demand"));
    if (s.shown.empty()) return;
    const std::size_t i = s.base();
    const auto& d = s.design(i);
    const auto& r = s.of(i);
    const auto& v = s.values;
    b.section(translate("Report", "Workloads"), 150);
    b.paragraph(translate("Report",
                          "The workloads of the design “%1”. FLOPs are counted exactly from the layers of each "
                          "model; the 6ND estimate is given beside them.")
                    .arg(s.name(i)));
    TableSpec t;
    t.caption = translate("Report", "Workloads and what they ask for.");
    t.columns = {{translate("Report", "Workload"), 1.1},     {translate("Report", "Kind"), 1},
                 {translate("Report", "Model"), 1.2},        {translate("Report", "Parameters"), 0.8, true},
                 {translate("Report", "Tokens"), 0.7, true}, {translate("Report", "FLOPs"), 1.2, true},
                 {translate("Report", "6ND"), 1.2, true}};
    for (std::size_t k = 0; k < d.workloads.size() && k < r.workloads.size(); ++k) {
        const auto& w = d.workloads[k].value;
        const auto& x = r.workloads[k].value;
        const bool training = w.kind == model::WorkloadKind::Training;
        QString kind;
        for (const auto& c : model::Choices<model::WorkloadKind>::rows)
            if (c.value == static_cast<int>(w.kind)) kind = app::choiceLabel(c);
        const auto flops = [&](const std::optional<model::Flops>& f) {
            return f ? scaled(f->si, UnitFamily::Operations, v.language()).text(v.language()) : QString();
        };
        t.rows.push_back(
            {{{app::itemName(d.workloads[k].name)},
              {kind},
              {app::titleText(w.model.name)},
              {x.parameters ? bigCount(x.parameters->si, v.language()) : translate("Report", "not computable")},
              {training ? bigCount(double(w.tokens), v.language()) : QString()},
              {flops(x.totalFlops)},
              {flops(x.totalFlops6nd)}}});
    }
    if (t.rows.empty()) b.remark(translate("Report", "The design has no workload."), Status::Incomplete);
    b.table(t);
    b.section(translate("Report", "Computing demand"), 130);
    b.figure(s.chart(FigureId::DemandBars, i), s.grade(i, "demand.total_flops"), 200);
    b.figure(s.chart(FigureId::DaysAgainstCards, i), s.grade(i, "training.days_p50"), 230);
    b.table(resultTable(s, i, translate("Report", "Demand of the design."), {"demand.", "training."}));
}

}  // namespace views::report
