// SPDX-License-Identifier: GPL-3.0-or-later
// Designs side by side: who is done when, and where each is better.
#include <algorithm>
#include <cmath>

#include "app/names.h"
#include "views/figures/common.h"

namespace views::figures {
namespace {

constexpr std::size_t kMostDesigns = 8;

struct Entry {
    QString name;
    const model::Design& design;
    const model::Results& results;
    int series;
};

std::vector<Entry> entriesOf(const FigureContext& c) {
    std::vector<Entry> list;
    const std::size_t n = std::min({c.workbook->designs.size(), c.results->size(), kMostDesigns});
    for (std::size_t i = 0; i < n; ++i) {
        const auto& item = c.workbook->designs[i];
        if (item.design)
            list.push_back({app::titleText(item.name), *item.design, (*c.results)[i], seriesOf(item)});
    }
    return list;
}

double p10Of(const Source& s, const Entry& e) {
    const auto days = e.results.simulated ? std::nullopt : model::daysAtLevel(s.project, e.design, e.results, 0.1);
    return days ? days->si : e.results.training.daysP50->si;
}

}  // namespace

ChartSpec compareProgress(const Source& s, const FigureContext& context) {
    ChartSpec spec = headed(s, translate("Figures", "Progress"),
                            translate("Figures", "who reaches the tokens in time? band P10–P90"));
    Progress chart;
    const Scale d = daysScale(s.language);
    double most = 0;
    const auto entries = entriesOf(context);
    for (const Entry& e : entries) most = std::max(most, double(e.results.demand.tokens));
    const Scale tokens = most >= 1e12 ? Scale{1e-12, s.chinese() ? QStringLiteral("万亿") : QStringLiteral("T")}
                         : most >= 1e9
                             ? (s.chinese() ? Scale{1e-8, QStringLiteral("亿")} : Scale{1e-9, QStringLiteral("B")})
                             : (s.chinese() ? Scale{1e-4, QStringLiteral("万")} : Scale{1e-6, QStringLiteral("M")});
    std::optional<double> target;
    bool same = true;
    for (const Entry& e : entries) {
        const auto& t = e.results.training;
        if (!t.daysP50 || !t.daysP90 || e.results.demand.tokens <= 0) continue;
        const double p50 = t.daysP50->si, p90 = t.daysP90->si, p10 = p10Of(s, e),
                     all = tokens.of(double(e.results.demand.tokens));
        Curve c;
        c.id = e.name;
        c.name = QStringLiteral("%1 %2").arg(e.name, s.number(d.of(p50), d.unit));
        if (s.project.deadline && p90 > s.project.deadline->si)
            c.note = QStringLiteral("P90 %1").arg(s.number(d.of(p90), d.unit));
        c.series = e.series;
        for (int i = 0; i <= 20; ++i) {
            const double at = p50 * i / 20;
            c.x.push_back(d.of(at));
            c.y.push_back(all * at / p50);
            c.low.push_back(all * at / p90);
            c.high.push_back(std::min(all, all * at / p10));
        }
        c.endMark = true;
        same = same && (!target || *target == all);
        target = target ? std::max(*target, all) : all;
        chart.lines.push_back(std::move(c));
    }
    if (chart.lines.empty()) return waiting(std::move(spec), s, "training.days_p50");
    if (same) chart.target = target;
    chart.x.title = translate("Figures", "Days since start");
    chart.x.unit = d.unit;
    chart.y.title = translate("Figures", "Tokens trained");
    chart.y.unit = tokens.unit;
    if (s.project.deadline)
        chart.limits.push_back({translate("Figures", "Limit"), d.of(*s.project.deadline), {}, Status::Ok});
    spec.data = std::move(chart);
    return spec;
}

namespace {

struct Measure {
    QString name, unit;
    bool moreIsBetter;
    std::optional<double> limit;
    std::vector<double> values;
};

double niceStep(double span) {
    if (!(span > 0) || !std::isfinite(span)) return 1;
    const double decade = std::pow(10, std::floor(std::log10(span)));
    for (const double m : {0.1, 0.2, 0.5, 1.0})
        if (span <= 10 * decade * m) return decade * m;
    return decade;
}

/// Round ends with all values and the limit between them.
ParallelCoordinates::Dimension dimensionOf(const Measure& m) {
    ParallelCoordinates::Dimension d;
    d.name = m.name;
    d.unit = m.unit;
    d.limit = m.limit;
    double low = kMissing, high = kMissing;
    const auto take = [&](double v) {
        if (!std::isfinite(v)) return;
        low = std::isfinite(low) ? std::min(low, v) : v;
        high = std::isfinite(high) ? std::max(high, v) : v;
    };
    for (const double v : m.values) take(v);
    if (!std::isfinite(low)) return d;
    if (m.limit) take(*m.limit);
    const double span = std::max(high - low, 0.1 * std::max(std::abs(low), std::abs(high)));
    const double step = niceStep(span);
    low = std::floor((low - 0.1 * span) / step) * step;
    high = std::ceil((high + 0.1 * span) / step) * step;
    if (low < 0) low = 0;
    d.best = m.moreIsBetter ? high : low;
    d.worst = m.moreIsBetter ? low : high;
    return d;
}

template <class Get>
Measure measureOf(const std::vector<Entry>& entries, const QString& name, const QString& unit, bool more,
                  std::optional<double> limit, const Get& get) {
    Measure m{name, unit, more, limit, {}};
    for (const Entry& e : entries) m.values.push_back(get(e.results));
    return m;
}

}  // namespace

ChartSpec compareTradeOff(const Source& s, const FigureContext& context) {
    ChartSpec spec = headed(s, translate("Figures", "Trade-off"), translate("Figures", "no design is best everywhere"));
    const auto entries = entriesOf(context);
    const Scale d = daysScale(s.language);
    double meter = 0, capex = 0;
    for (const Entry& e : entries) {
        meter = std::max(meter, e.results.power.meterReserved.value_or(model::Power{0}).si);
        capex = std::max(capex, e.results.cost.capex.value_or(model::Cost{0}).si);
    }
    const Scale kw = powerScale(meter), m = moneyScale(capex, s.project, s.language);
    const auto& p = s.project;
    const auto of = [](const auto& limit, const Scale& scale) {
        return limit ? std::optional(scale.of(*limit)) : std::nullopt;
    };
    const auto budget = p.budget ? model::convert(*p.budget, p) : std::nullopt;
    using model::Results;
    const std::vector<Measure> measures = {
        measureOf(entries, translate("Figures", "Days P90"), d.unit, false, of(p.deadline, d),
                  [&](const Results& r) { return d.of(r.training.daysP90); }),
        measureOf(entries, QStringLiteral("MFU"), QStringLiteral("%"), true, {},
                  [](const Results& r) { return r.training.mfu ? 100 * r.training.mfu->si : kMissing; }),
        measureOf(entries, translate("Figures", "Bisection"), QStringLiteral("TB/s"), true, {},
                  [](const Results& r) {
                      return r.fabric.bisectionBandwidth ? r.fabric.bisectionBandwidth->si * 1e-12 : kMissing;
                  }),
        measureOf(entries, translate("Figures", "Meter"), kw.unit, false, of(p.powerLimit, kw),
                  [&](const Results& r) { return kw.of(r.power.meterReserved); }),
        measureOf(entries, translate("Figures", "Racks"), {}, false,
                  p.rackLimit ? std::optional(double(*p.rackLimit)) : std::nullopt,
                  [](const Results& r) { return r.racks.count ? double(*r.racks.count) : kMissing; }),
        measureOf(entries, QStringLiteral("PUE"), {}, false, {},
                  [](const Results& r) { return r.cooling.pueAnnual ? r.cooling.pueAnnual->si : kMissing; }),
        measureOf(entries, translate("Figures", "Capex"), m.unit, false, of(budget, m),
                  [&](const Results& r) { return m.of(r.cost.capex); })};
    ParallelCoordinates chart;
    for (const Measure& measure : measures) chart.dimensions.push_back(dimensionOf(measure));
    bool any = false;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        ParallelCoordinates::Line line;
        line.id = line.name = entries[i].name;
        line.series = entries[i].series;
        line.missing = translate("Figures", "not known");
        for (const Measure& measure : measures) {
            line.values.push_back(measure.values[i]);
            any = any || std::isfinite(measure.values[i]);
        }
        chart.lines.push_back(std::move(line));
    }
    if (!any) return waiting(std::move(spec), s, "training.days_p90");
    chart.hint = translate("Figures", "Up is better on every axis.");
    if (std::any_of(measures.begin(), measures.end(), [](const Measure& x) { return x.limit.has_value(); }))
        chart.limitName = translate("Figures", "customer or site limit");
    spec.data = std::move(chart);
    return spec;
}

}  // namespace views::figures
