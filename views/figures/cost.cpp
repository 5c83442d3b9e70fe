// SPDX-License-Identifier: GPL-3.0-or-later
// Investment by class, its price range, and the findings by area.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "model/cost/bill.h"
#include "model/plan/bridge.h"
#include "views/figures/common.h"

namespace views::figures {
namespace {

struct Part {
    const char* id;
    QString name;
    double amount;
    int series;
};

/// The parts of the investment; the last one takes what the others leave, so they add up to the total.
std::vector<Part> partsOf(const model::CostResults& c) {
    const auto amount = [](const std::optional<model::Cost>& m) { return m ? m->si : 0.0; };
    std::vector<Part> parts = {
        {"servers", translate("Figures", "Compute servers"), amount(c.servers), kServersSeries},
        {"plant", translate("Figures", "Power and cooling plant"), amount(c.plant), kCoolingSeries},
        {"network", translate("Figures", "Network"), amount(c.network), kNetworkSeries},
        {"storage", translate("Figures", "Storage"), amount(c.storage), kStorageSeries},
        {"racks", translate("Figures", "Racks, management"), amount(c.racks), kLossesSeries}};
    double rest = amount(c.capex);
    for (const Part& p : parts) rest -= p.amount;
    if (std::abs(rest) < 1e-9 * amount(c.capex)) rest = 0;
    parts.push_back({"other", translate("Figures", "Services, contingency"), rest, 2});
    return parts;
}

QString incomplete(const Source& s) {
    const auto lines = s.results.cost.unpricedLines;
    return lines > 0
               ? translate("Figures", "%1 lines have no price and are not in the total.").arg(count(double(lines)))
               : QString();
}

}  // namespace

ChartSpec capexBreakdown(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Investment"), translate("Figures", "which class costs what"));
    const auto& c = s.results.cost;
    if (!c.capex || !(c.capex->si > 0))
        return saying(std::move(spec), translate("Figures", "No line of the bill has a price yet."),
                      translate("Figures", "Enter prices"));
    const Scale m = moneyScale(c.capex->si, s.project, s.language);
    auto parts = partsOf(c);
    std::stable_sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.amount > b.amount; });
    HorizontalBars bars;
    bars.x.unit = m.unit;
    bars.x.title = translate("Figures", "Without tax");
    for (const Part& p : parts) {
        if (!(p.amount > 0)) continue;
        HorizontalBars::Row row;
        row.id = QString::fromLatin1(p.id);
        row.name = p.name;
        row.parts = {{QString(), m.of(p.amount), p.series, false}};
        const QString comma = s.chinese() ? QStringLiteral("，") : QStringLiteral(", ");
        row.text = significant(m.of(p.amount)) + comma + s.share(p.amount / c.capex->si);
        bars.rows.push_back(std::move(row));
    }
    spec.remark = (c.unpricedLines > 0 ? QStringLiteral("≥ ") : QString()) +
                  s.number(money(c.capex->si, currencyOf(s.project), s.language));
    spec.note = incomplete(s);
    spec.data = std::move(bars);
    return spec;
}

ChartSpec costRange(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Price range"), translate("Figures", "how sure is the total"));
    const auto& c = s.results.cost;
    if (!c.capex || !c.capexLow || !c.capexHigh || !(c.capex->si > 0))
        return saying(std::move(spec), translate("Figures", "No line of the bill has a price yet."),
                      translate("Figures", "Enter prices"));
    using model::cost::CostClass;
    struct Group {
        const char* id;
        QString name;
        int series;
        std::vector<CostClass> classes;
    };
    const std::vector<Group> groups = {
        {"servers", translate("Figures", "Compute servers"), kServersSeries, {CostClass::Server, CostClass::Nic}},
        {"network",
         translate("Figures", "Network"),
         kNetworkSeries,
         {CostClass::ComputeNetwork, CostClass::ComputeCabling, CostClass::OtherNetwork}},
        {"storage", translate("Figures", "Storage"), kStorageSeries, {CostClass::Storage}},
        {"racks", translate("Figures", "Racks, management"), kLossesSeries, {CostClass::OtherHardware}},
        {"plant", translate("Figures", "Plant, services"), kCoolingSeries, {CostClass::NotHardware}}};
    const auto rates = model::plan::ratesOf(s.project);
    const Scale m = moneyScale(c.capex->si, s.project, s.language);
    StackedBars bars;
    bars.bars = {{QStringLiteral("low"), translate("Figures", "Low"), {}},
                 {QStringLiteral("typical"), translate("Figures", "Typical"), translate("Figures", "in the totals")},
                 {QStringLiteral("high"), translate("Figures", "High"), {}}};
    bars.marked = 1;
    for (const Group& g : groups) {
        model::cost::Range sum;
        for (const CostClass k : g.classes) {
            const auto t = model::cost::totals(s.results.bill, rates, k).sum;
            sum.low += t.low;
            sum.typical += t.typical;
            sum.high += t.high;
        }
        if (sum.high > 0)
            bars.parts.push_back({QString::fromLatin1(g.id),
                                  g.name,
                                  g.series,
                                  {m.of(sum.low), m.of(sum.typical), m.of(sum.high)},
                                  false});
    }
    const double low = m.of(*c.capexLow), high = m.of(*c.capexHigh);
    bars.whiskers = {{}, {low, high}, {}};
    bars.y.unit = m.unit;
    bars.y.title = translate("Figures", "Investment");
    if (s.project.budget)
        if (const auto budget = model::convert(*s.project.budget, s.project)) {
            const double left = budget->si - c.capex->si;
            bars.limits.push_back({translate("Figures", "Budget"), m.of(budget->si),
                                   (left >= 0 ? translate("Figures", "%1 left") : translate("Figures", "%1 over"))
                                       .arg(s.number(m.of(std::abs(left)), m.unit)),
                                   left < 0 ? Status::Error : Status::Ok});
        }
    spec.note = incomplete(s);
    spec.data = std::move(bars);
    return spec;
}

ChartSpec findingsBySeverity(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Findings"), translate("Figures", "what blocks the bid"));
    if (s.results.problems.empty()) return saying(std::move(spec), translate("Figures", "There are no findings."));
    struct Area {
        const char* section;
        QString name;
    };
    const std::vector<Area> areas = {{"project", translate("Figures", "Project")},
                                     {"workloads", translate("Figures", "Workloads")},
                                     {"demand", translate("Figures", "Workloads")},
                                     {"training", translate("Figures", "Workloads")},
                                     {"pools", translate("Figures", "Compute")},
                                     {"compute", translate("Figures", "Compute")},
                                     {"fabrics", translate("Figures", "Network")},
                                     {"fabric", translate("Figures", "Network")},
                                     {"racks", translate("Figures", "Racks")},
                                     {"power", translate("pages", "Power")},
                                     {"cooling", translate("Figures", "Cooling")},
                                     {"tiers", translate("Figures", "Storage")},
                                     {"storage", translate("Figures", "Storage")},
                                     {"checkpoint", translate("Figures", "Storage")},
                                     {"reliability", translate("Figures", "Reliability")},
                                     {"cost", translate("Figures", "Cost")}};
    std::vector<QString> order;
    std::map<QString, std::array<double, 3>> counts;
    for (const auto& p : s.results.problems) {
        const std::string section = p.key.substr(0, p.key.find('.'));
        QString name = translate("Figures", "Design");
        for (const Area& a : areas)
            if (section == a.section) name = a.name;
        if (!counts.contains(name)) order.push_back(name);
        ++counts[name][static_cast<std::size_t>(p.severity)];
    }
    HorizontalBars bars;
    bars.x.title = translate("Figures", "Number of findings");
    double most = 0;
    for (const QString& name : order) {
        const auto& n = counts[name];
        HorizontalBars::Row row;
        row.id = row.name = name;
        const auto part = [&](const QString& word, double value, int series) {
            if (value > 0) row.parts.push_back({word, value, series, false});
        };
        const double errors = n[static_cast<std::size_t>(model::Severity::Error)];
        const double warnings = n[static_cast<std::size_t>(model::Severity::Warning)];
        const double hints = n[static_cast<std::size_t>(model::Severity::Info)];
        part(translate("Figures", "Errors"), errors, 4);
        part(translate("Figures", "Warnings"), warnings, 2);
        part(translate("Figures", "Notes"), hints, 1);
        row.text = count(errors + warnings + hints);
        most = std::max(most, errors + warnings + hints);
        if (row.parts.size() == 1)
            row.text = errors > 0 ? counted(errors, translate("Figures", "%1 error"), translate("Figures", "%1 errors"))
                       : warnings > 0
                           ? counted(warnings, translate("Figures", "%1 warning"), translate("Figures", "%1 warnings"))
                           : counted(hints, translate("Figures", "%1 note"), translate("Figures", "%1 notes"));
        bars.rows.push_back(std::move(row));
    }
    for (double t = 0; t <= most; t += std::max(1.0, std::ceil(most / 5))) bars.x.ticks.push_back(t);
    spec.data = std::move(bars);
    return spec;
}

}  // namespace views::figures
