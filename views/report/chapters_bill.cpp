// SPDX-License-Identifier: GPL-3.0-or-later
// Bills of materials. A line without a price stays in its place and makes the total a lower bound.
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "app/texts.h"
#include "model/plan/bridge.h"
#include "views/report/chapters.h"

namespace views::report {
namespace {

/// Unit price and total of a line in the currency of the workbook; blank where price, rate or quantity are missing.
struct Priced {
    std::optional<double> unit, total;
};

Priced priced(const model::cost::BillLine& line, const model::cost::ExchangeRates& rates) {
    const auto range = model::cost::rangeOf(line.price);
    const auto rate = rates.find(line.price.currency);
    if (!range || rate == rates.end() || !std::isfinite(rate->second)) return {};
    Priced p{range->typical * rate->second, {}};
    if (line.quantity && !line.open) p.total = *p.unit * double(*line.quantity);
    return p;
}

QString observed(const Values& v, const model::cost::PriceRange& p) {
    const auto range = model::cost::rangeOf(p);
    if (!range) return translate("Report", "no price observed");
    const auto number = [](double x) { return x >= 1000 ? count(x) : significant(x); };
    QString text = number(range->low);
    if (range->high > range->low) text += QStringLiteral("–") + number(range->high);
    text += QStringLiteral(" ") + app::text(p.currency);
    return p.date.empty() ? text : text + v.comma() + app::text(p.date);
}

/// A unit price times its quantity is the total, as far as the total is printed.
constexpr double kUnitTolerance = 1e-4, kTotalTolerance = 5e-3;

/// With as many more decimals as small amounts need to be read with a relative error below `tolerance`.
QString inTableWithin(const Values& v, double amount, int decimals, double tolerance) {
    constexpr int kMostDecimals = 6;
    const double shown = amount * v.tableFactor();
    for (; decimals < kMostDecimals && std::isfinite(shown); ++decimals) {
        const double scale = std::pow(10, decimals);
        if (std::abs(std::round(shown * scale) / scale - shown) <= tolerance * std::abs(shown)) break;
    }
    return fixedDecimals(shown, decimals);
}

struct Rule {
    const char* id;
    const char* text;
};
constexpr Rule kRules[] = {
    {"R-SERVERS", QT_TRANSLATE_NOOP("Report", "cards over cards per server, rounded up")},
    {"R-SPARES", QT_TRANSLATE_NOOP("Report", "spares of the pool")},
    {"R-LEAF", QT_TRANSLATE_NOOP("Report", "rails × servers over leaf ports down, rounded up")},
    {"R-SPINE-DIVISOR", QT_TRANSLATE_NOOP("Report", "smallest divisor of the uplinks that carries all leaves")},
    {"R-3TIER", QT_TRANSLATE_NOOP("Report", "third tier of the fat tree")},
    {"R-OPTICS", QT_TRANSLATE_NOOP("Report", "one module per cage in use")},
    {"R-LINKS", QT_TRANSLATE_NOOP("Report", "one per link")},
    {"R-CABLE-SPARES", QT_TRANSLATE_NOOP("Report", "share of every part, at least one")},
    {"R-RACKS", QT_TRANSLATE_NOOP("Report", "racks of all uses")},
};

/// Where a quantity comes from, in words and with its numbers; keys by their label.
QString ruleText(const std::string& derived) {
    const QString whole = app::text(derived);
    const qsizetype bracket = whole.indexOf(u'(');
    const QString id = whole.left(bracket < 0 ? whole.size() : bracket);
    for (const Rule& rule : kRules) {
        if (id != QLatin1String(rule.id)) continue;
        const QString text = translate("Report", rule.text);
        QString numbers = bracket < 0 ? QString() : whole.mid(bracket + 1, whole.size() - bracket - 2);
        if (!numbers.contains(QRegularExpression(QStringLiteral("[0-9]")))) return text;
        static const QRegularExpression kCeiling(QStringLiteral("ceil\\(([^()]*)\\)"));
        numbers.replace(kCeiling, QStringLiteral("⌈\\1⌉"));
        return translate("Report", "%1 (%2)").arg(text, numbers);
    }
    return app::labelOfPath(derived);
}

QString unitName(const std::string& unit) {
    if (unit == "pcs") return translate("Report", "pcs");
    if (unit == "set") return translate("Report", "set");
    return app::text(unit);
}

TableSpec billTable(const Subject& s, std::size_t i, std::vector<QString>& sources) {
    const auto& v = s.values;
    const auto& bill = s.of(i).bill;
    const auto rates = model::plan::ratesOf(s.project());
    TableSpec t;
    t.columns = {{translate("Report", "No."), 0.32, true},
                 {translate("Report", "Name"), 1.4},
                 {translate("Report", "Product"), 1.35},
                 {translate("Report", "Quantity"), 0.75, true},
                 {translate("Report", "Unit"), 0.4},
                 {translate("Report", "Unit price, %1").arg(v.tableUnit()), 0.95, true},
                 {translate("Report", "Total, %1").arg(v.tableUnit()), 0.95, true},
                 {translate("Report", "Source"), 1.35},
                 {QString(), 0.28}};
    for (const auto& line : bill) {
        const Priced p = priced(line, rates);
        Cell name{app::translated("bill", line.description)};
        name.second = app::itemName(line.location);
        Cell unit{p.unit ? inTableWithin(v, *p.unit, 2, kUnitTolerance) : translate("Report", "not priced")};
        if (!p.unit) unit.status = Status::Incomplete;
        Cell quantity{line.quantity ? count(double(*line.quantity)) : translate("Report", "open")};
        if (!line.quantity) quantity.status = Status::Incomplete;
        Cell grade;
        grade.grade = gradeOfLetter(line.price.grade);
        QString source = observed(v, line.price);
        if (!line.price.source.empty()) {
            const QString text = app::evidenceText(line.price.source);
            auto at = std::find(sources.begin(), sources.end(), text);
            if (at == sources.end()) at = sources.insert(sources.end(), text);
            source += QStringLiteral(" [%1]").arg(at - sources.begin() + 1);
        }
        t.rows.push_back({{{QString::number(line.line)},
                           name,
                           {app::titleText(line.model)},
                           quantity,
                           {unitName(line.unit)},
                           unit,
                           {p.total ? inTableWithin(v, *p.total, 1, kTotalTolerance) : QString()},
                           {source},
                           grade}});
    }
    const auto sum = model::cost::totals(bill, rates);
    Row total;
    total.kind = Row::Total;
    total.cells = {{}, {translate("Report", "Total, without tax")}, {}, {}, {}, {}};
    total.cells.push_back(
        {sum.priced > 0 ? (sum.complete ? QString() : QStringLiteral("≥ ")) + v.inTable(sum.sum.typical) : QString()});
    if (!t.rows.empty()) t.rows.push_back(std::move(total));
    return t;
}

}  // namespace

void billChapter(Builder& b, const Subject& s) {
    b.appendix(translate("Report", "Bill of materials"));
    if (s.shown.empty()) {
        b.remark(translate("Report", "The workbook has no design."), Status::Incomplete);
        return;
    }
    b.paragraph(translate("Report",
                          "Quantities follow from the design; links, cages, modules and cables are counted apart. "
                          "Prices are observations; a line without one stays in place and is not in the total."));
    std::vector<QString> sources;
    for (const std::size_t i : s.shown) {
        if (s.shown.size() > 1) b.section(s.name(i), 160);
        TableSpec t = billTable(s, i, sources);
        t.caption = translate("Report", "Bill of materials of the design “%1”.").arg(s.name(i));
        if (t.rows.empty()) {
            b.remark(translate("Report", "The bill is empty."), Status::Incomplete);
            continue;
        }
        b.table(t);
        const auto rates = model::plan::ratesOf(s.project());
        const auto sum = model::cost::totals(s.of(i).bill, rates);
        if (sum.unpriced + sum.openLines > 0) {
            QStringList lines;
            for (const auto& line : s.of(i).bill)
                if (!priced(line, rates).total) lines << QString::number(line.line);
            b.note(translate("Report", "Not in the total, for want of a price or a quantity: lines %1.")
                       .arg(lines.join(s.values.chinese() ? QStringLiteral("、") : QStringLiteral(", "))));
        }
        QStringList rules;
        for (const auto& line : s.of(i).bill)
            if (!line.derivedFrom.empty())
                rules << QStringLiteral("%1: %2").arg(line.line).arg(ruleText(line.derivedFrom));
        b.note(
            translate("Report", "Where the quantities come from, by line: %1.").arg(rules.join(s.values.semicolon())));
    }
    if (sources.empty()) return;
    b.section(translate("Report", "Sources of prices"), 80);
    int number = 0;
    for (const QString& source : sources) b.item(QStringLiteral("[%1]  %2").arg(++number).arg(source));
}

}  // namespace views::report
