// SPDX-License-Identifier: GPL-3.0-or-later
// Bills of materials. A line without a price stays in its place and makes the total a lower bound.
#include <algorithm>
#include <cmath>

#include "app/bill_words.h"
#include "app/texts.h"
#include "model/plan/bridge.h"
#include "views/report/chapters.h"

namespace views::report {
namespace {

using app::fixedWithin;
using app::kUnitTolerance;

QString observed(const Values& v, const model::cost::PriceRange& p) {
    const auto range = model::cost::rangeOf(p);
    if (!range) return translate("Report", "no price observed");
    const auto number = [](double x) { return x >= 1000 ? count(x) : significant(x); };
    QString text = number(range->low);
    if (range->high > range->low) text += QStringLiteral("–") + number(range->high);
    text += QStringLiteral(" ") + app::text(p.currency);
    return p.date.empty() ? text : text + v.comma() + app::text(p.date);
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
                 {translate("Report", "Unit price, %1").arg(v.plainUnit()), 0.95, true},
                 {translate("Report", "Total, %1").arg(v.plainUnit()), 0.95, true},
                 {translate("Report", "Source"), 1.35},
                 {QString(), 0.28}};
    for (const auto& line : bill) {
        const auto p = model::cost::linePrice(line, rates);
        Cell name{app::translated("bill", line.description)};
        name.second = app::itemName(line.location);
        Cell unit{p.unit ? fixedWithin(p.unit->typical, 0, kUnitTolerance) : translate("Report", "not priced")};
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
                           {app::billUnit(line.unit)},
                           unit,
                           {p.total ? count(p.total->typical) : QString()},
                           {source},
                           grade}});
    }
    const auto sum = model::cost::totals(bill, rates);
    Row total;
    total.kind = Row::Total;
    total.cells = {{}, {translate("Report", "Total, without tax")}, {}, {}, {}, {}};
    total.cells.push_back(
        {sum.priced > 0 ? (sum.complete ? QString() : QStringLiteral("≥ ")) + count(sum.sum.typical) : QString()});
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
                if (!model::cost::linePrice(line, rates).total) lines << QString::number(line.line);
            b.note(translate("Report", "Not in the total, for want of a price or a quantity: lines %1.")
                       .arg(lines.join(s.values.chinese() ? QStringLiteral("、") : QStringLiteral(", "))));
        }
        QStringList rules;
        for (const auto& line : s.of(i).bill)
            if (!line.derivedFrom.empty())
                rules << QStringLiteral("%1: %2").arg(line.line).arg(app::billRule(line.derivedFrom));
        b.note(
            translate("Report", "Where the quantities come from, by line: %1.").arg(rules.join(s.values.semicolon())));
    }
    if (sources.empty()) return;
    b.section(translate("Report", "Sources of prices"), 80);
    int number = 0;
    for (const QString& source : sources) b.item(QStringLiteral("[%1]  %2").arg(++number).arg(source));
}

}  // namespace views::report
