// SPDX-License-Identifier: GPL-3.0-or-later
// Bills of materials. A line without a price stays in its place and makes the total a lower bound.
#include <algorithm>
#include <cmath>
#include <numeric>

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

QString unitName(const std::string& unit) {
    if (unit == "pcs") return translate("Report", "pcs");
    if (unit == "set") return translate("Report", "set");
    return app::text(unit);
}

}  // namespace

TableSpec billTable(const Subject& s, std::size_t i, std::size_t most, std::vector<QString>& sources) {
    const auto& v = s.values;
    const auto& bill = s.of(i).bill;
    const auto rates = model::plan::ratesOf(s.project());
    TableSpec t;
    t.columns = {{translate("Report", "No."), 0.32, true},
                 {translate("Report", "Name"), 1.4},
                 {translate("Report", "Model"), 1.35},
                 {translate("Report", "Quantity"), 0.75, true},
                 {translate("Report", "Unit"), 0.4},
                 {translate("Report", "Unit price, %1").arg(v.tableUnit()), 0.95, true},
                 {translate("Report", "Total, %1").arg(v.tableUnit()), 0.95, true},
                 {translate("Report", "Source"), 1.35},
                 {QString(), 0.28}};
    std::vector<std::size_t> order(bill.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (most > 0) {
        std::vector<std::size_t> large = order;
        const auto total = [&](std::size_t k) { return priced(bill[k], rates).total.value_or(-1); };
        std::stable_sort(large.begin(), large.end(), [&](std::size_t a, std::size_t b) { return total(a) > total(b); });
        large.resize(std::min(most, large.size()));
        std::erase_if(order, [&](std::size_t k) {
            return priced(bill[k], rates).total && std::find(large.begin(), large.end(), k) == large.end();
        });
    }
    for (const std::size_t k : order) {
        const auto& line = bill[k];
        const Priced p = priced(line, rates);
        Cell name{app::translated("bill", line.description)};
        name.second = app::text(line.location);
        Cell unit{p.unit ? v.inTable(*p.unit, 2) : translate("Report", "not priced")};
        if (!p.unit) unit.status = Status::Incomplete;
        Cell quantity{line.quantity ? count(double(*line.quantity)) : translate("Report", "open")};
        if (!line.quantity) quantity.status = Status::Incomplete;
        Cell grade;
        grade.grade = gradeOf(line.price.grade);
        QString source = observed(v, line.price);
        if (most == 0 && !line.price.source.empty()) {
            const QString text = app::text(line.price.source);
            auto at = std::find(sources.begin(), sources.end(), text);
            if (at == sources.end()) at = sources.insert(sources.end(), text);
            source += QStringLiteral(" [%1]").arg(at - sources.begin() + 1);
        }
        t.rows.push_back({{{QString::number(line.line)},
                           name,
                           {app::text(line.model)},
                           quantity,
                           {unitName(line.unit)},
                           unit,
                           {p.total ? v.inTable(*p.total) : QString()},
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

void billChapter(Builder& b, const Subject& s) {
    b.chapter(translate("Report", "Bill of materials"));
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
        TableSpec t = billTable(s, i, 0, sources);
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
                rules << QStringLiteral("%1: %2").arg(line.line).arg(app::text(line.derivedFrom));
        b.note(
            translate("Report", "Where the quantities come from, by line: %1.").arg(rules.join(s.values.semicolon())));
    }
    if (sources.empty()) return;
    b.section(translate("Report", "Sources of prices"), 80);
    int number = 0;
    for (const QString& source : sources) b.note(QStringLiteral("[%1]  %2").arg(++number).arg(source));
}

}  // namespace views::report
