// SPDX-License-Identifier: GPL-3.0-or-later
// Storage need against supply, the checkpoint interval, and how many spares are enough.
#include <algorithm>
#include <cmath>

#include "model/core/statistics.h"
#include "views/figures/common.h"

namespace views::figures {

// Rates and capacities differ by orders of magnitude, so every row is scaled to its supply.
ChartSpec storageBullets(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Need against supply"), translate("Figures", "is every tier enough"));
    const auto& st = s.results.storage;
    BulletBars bars;
    bars.x.unit = QStringLiteral("%");
    bars.x.title = translate("Figures", "Share of the supply");
    bars.needName = translate("Figures", "needed");
    bars.supplyName = translate("Figures", "there is");
    const auto add = [&](const char* id, const QString& name, const QString& note, double need, double supply,
                         UnitFamily family) {
        if (!std::isfinite(need) || !std::isfinite(supply) || need < 0 || supply < 0) return;
        BulletBars::Row row;
        row.id = QString::fromLatin1(id);
        row.name = name;
        row.note = note;
        row.series = kStorageSeries;
        row.supply = supply > 0 ? 100 : 0;
        row.need = supply > 0 ? 100 * need / supply : need > 0 ? 200 : 0;
        row.text = QStringLiteral("%1 / %2").arg(s.number(scaled(need, family, s.language)),
                                                 s.number(scaled(supply, family, s.language)));
        bars.rows.push_back(std::move(row));
    };
    if (st.writeNeeded && st.writeBandwidth)
        add("write", translate("Figures", "Hot: write"),
            s.design.checkpoint.mode == model::CheckpointMode::Asynchronous
                ? translate("Figures", "drained before the next")
                : translate("Figures", "within %1 of the interval").arg(s.share(s.design.checkpoint.stallBudget.si)),
            st.writeNeeded->si, st.writeBandwidth->si, UnitFamily::ByteRate);
    if (st.readNeeded && st.data.bandwidthLimit)
        add("read", translate("Figures", "Hot: read"), translate("Figures", "training data, useful bytes"),
            st.readNeeded->si, st.data.bandwidthLimit->si, UnitFamily::ByteRate);
    if (st.hotNeeded && st.hotCapacity)
        add("capacity", translate("Figures", "Hot: capacity"),
            translate("Figures", "%1 checkpoints kept").arg(count(double(s.design.checkpoint.keep))), st.hotNeeded->si,
            st.hotCapacity->si, UnitFamily::Bytes);
    const auto tier = [&](const char* id, const model::TierResults& t, const QString& capacity, const QString& write,
                          const QString& read) {
        const QByteArray base(id);
        if (t.capacity && t.capacityNeeded)
            add(base + "_capacity", capacity, translate("Figures", "data set and milestones"), t.capacityNeeded->si,
                t.capacity->si, UnitFamily::Bytes);
        if (t.write && t.writeNeeded)
            add(base + "_write", write, translate("Figures", "what is copied there"), t.writeNeeded->si, t.write->si,
                UnitFamily::ByteRate);
        if (t.read && t.readNeeded)
            add(base + "_read", read, translate("Figures", "what is fetched from there"), t.readNeeded->si, t.read->si,
                UnitFamily::ByteRate);
    };
    tier("warm", st.warm, translate("Figures", "Warm: capacity"), translate("Figures", "Warm: write"),
         translate("Figures", "Warm: read"));
    tier("cold", st.cold, translate("Figures", "Cold: capacity"), translate("Figures", "Cold: write"),
         translate("Figures", "Cold: read"));
    if (st.network.carries && st.network.together)
        add("network", translate("Figures", "Storage network"), translate("Figures", "data and checkpoints"),
            st.network.together->si, st.network.carries->si, UnitFamily::ByteRate);
    if (bars.rows.empty()) return waiting(std::move(spec), s, "storage.hot_needed");
    if (st.checkpointSize && st.stall)
        spec.note = translate("Figures", "A checkpoint of %1 stops the run for %2.")
                        .arg(s.number(scaled(st.checkpointSize->si, UnitFamily::Bytes, s.language)),
                             s.number(scaled(st.stall->si, UnitFamily::Time, s.language)));
    spec.data = std::move(bars);
    return spec;
}

namespace {

constexpr double kFirst = 2 * 60.0, kLast = 480 * 60.0;
constexpr int kSteps = 36;
constexpr double kApart = 0.03;  // rules that lie closer to the optimum are told, not drawn

double goodput(const model::IntervalPoint& p) {
    return p.goodput ? 100 * p.goodput->si : kMissing;
}

double goodputAt(const Source& s, double seconds, model::CheckpointMode mode) {
    return goodput(model::overIntervals(s.project, s.design, s.results, mode, {model::Duration{seconds}}).front());
}

Curve intervalCurve(const Source& s, model::CheckpointMode mode, bool band) {
    std::vector<model::Duration> intervals;
    for (const double t : logSteps(kFirst, kLast, kSteps)) intervals.push_back({t});
    const auto ideal = s.results.training.daysIdeal;
    const auto share = [&](const std::optional<model::Duration>& days) {
        return ideal && days && days->si > 0 ? 100 * (ideal->si / days->si) : kMissing;
    };
    Curve c;
    for (const auto& p : model::overIntervals(s.project, s.design, s.results, mode, intervals)) {
        c.x.push_back(p.interval.si / 60);
        c.y.push_back(goodput(p));
        if (!band) continue;
        c.low.push_back(share(p.daysP90));
        c.high.push_back(share(p.daysP10));
    }
    return c;
}

/// The simulated points, with the interval of their mean.
Curve simulatedIntervals(const Source& s) {
    Curve c;
    c.id = QStringLiteral("simulated");
    c.name = translate("Figures", "simulated");
    c.series = 5;
    c.line = false;
    c.markers = true;
    for (const auto& point : s.run->intervals) {
        if (point.interval.si < kFirst || point.interval.si > kLast) continue;
        c.x.push_back(point.interval.si / 60);
        c.y.push_back(100 * point.goodput);
    }
    return c;
}

}  // namespace

ChartSpec intervalTradeOff(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Checkpoint interval"), translate("Figures", "how often is it worth it"));
    const auto& r = s.results.reliability;
    if (!r.goodput || !s.results.storage.stall) return waiting(std::move(spec), s, "reliability.goodput");
    const auto mode = s.design.checkpoint.mode;
    const bool asynchronous = mode == model::CheckpointMode::Asynchronous;
    TradeOff t;
    Curve own = intervalCurve(s, mode, true);
    own.id = QStringLiteral("own");
    Curve other = intervalCurve(
        s, asynchronous ? model::CheckpointMode::Synchronous : model::CheckpointMode::Asynchronous, false);
    other.id = QStringLiteral("other");
    other.series = 2;
    other.name =
        asynchronous ? translate("Figures", "Synchronous write") : translate("Figures", "Asynchronous snapshot");
    t.curves = {std::move(own), std::move(other)};
    t.bandName = QStringLiteral("P10–P90");
    t.x.title = translate("Figures", "Checkpoint interval, min (log axis)");
    t.x.logarithmic = true;
    t.x.ticks = {2, 5, 10, 30, 60, 120, 240, 480};
    t.y.title = translate("Figures", "Effective training time");
    t.y.unit = QStringLiteral("%");
    const double now = s.design.checkpoint.interval.si;
    const auto label = [&](double seconds) {
        return withUnit(seconds >= 600 ? count(std::round(seconds / 60)) : s.plain(seconds / 60, {}),
                        QStringLiteral("min"), s.language);
    };
    // A run of a few minutes' work needs no room for losses of 90 %.
    double best = 0;
    for (const double y : t.curves[0].y)
        if (std::isfinite(y)) best = std::max(best, y);
    for (const auto& c : t.curves)
        for (const double y : c.y)
            if (std::isfinite(y)) best = std::max(best, y);
    t.y.low = std::max(0.0, std::floor((best - 25) / 5) * 5);
    const double here = goodputAt(s, now, mode);
    if (now >= kFirst && now <= kLast && here >= *t.y.low)
        t.marks.push_back({QStringLiteral("checkpoint.interval"), MarkKind::Current, now / 60, here,
                           translate("Figures", "%1: %2").arg(label(now), s.share(here / 100)),
                           translate("Figures", "this design"), 1, true});
    for (const double minutes : {5.0, 30.0}) {
        if (std::abs(minutes * 60 - now) < 1) continue;
        const double y = goodputAt(s, minutes * 60, mode);
        if (y >= *t.y.low)
            t.marks.push_back({{},
                               MarkKind::Reference,
                               minutes,
                               y,
                               translate("Figures", "%1: %2").arg(label(minutes * 60), s.share(y / 100)),
                               {},
                               1,
                               false});
    }
    if (r.optimalInterval && r.optimalInterval->si >= kFirst && r.optimalInterval->si <= kLast &&
        std::abs(r.optimalInterval->si / now - 1) > 0.02) {
        const double y = goodputAt(s, r.optimalInterval->si, mode);
        t.marks.push_back({QStringLiteral("optimum"),
                           MarkKind::Optimum,
                           r.optimalInterval->si / 60,
                           y,
                           translate("Figures", "Optimum %1: %2").arg(label(r.optimalInterval->si), s.share(y / 100)),
                           {},
                           1,
                           false});
    }
    // The rules of thumb as vertical lines where they stand apart from the optimum; the sentence names all three.
    const auto rule = [&](const char* id, const QString& name, const std::optional<model::Duration>& at) {
        if (!at || !r.optimalInterval || at->si < kFirst || at->si > kLast) return;
        if (std::abs(at->si / r.optimalInterval->si - 1) < kApart) return;
        const double y = goodputAt(s, at->si, mode);
        t.marks.push_back({QString::fromLatin1(id),
                           MarkKind::Reference,
                           at->si / 60,
                           y,
                           translate("Figures", "%1: %2").arg(name, label(at->si)),
                           {},
                           1,
                           false});
    };
    rule("young", QStringLiteral("Young"), r.youngInterval);
    rule("daly", QStringLiteral("Daly"), r.dalyInterval);
    QStringList notes;
    if (r.optimalInterval && r.youngInterval && r.dalyInterval)
        notes << translate("Figures", "Best by Young %1, by Daly %2, exactly %3 (stops alone).")
                     .arg(label(r.youngInterval->si), label(r.dalyInterval->si), label(r.optimalInterval->si));
    if (s.results.simulated && s.run && !s.run->intervals.empty()) {
        t.curves.push_back(simulatedIntervals(s));
        const auto winner = std::max_element(s.run->intervals.begin(), s.run->intervals.end(),
                                             [](const auto& a, const auto& b) { return a.goodput < b.goodput; });
        notes << translate("Figures", "Of the simulated points %1 is best. Curve in closed form.")
                     .arg(label(winner->interval.si));
    } else if (s.results.simulated) {
        notes << translate("Figures", "Curve in closed form; the simulation gives %1 at this interval.")
                     .arg(s.share(r.goodput->si));
    }
    spec.note = notes.join(s.chinese() ? QString() : QStringLiteral(" "));
    spec.data = std::move(t);
    return spec;
}

ChartSpec spareCliff(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Hot spares"), translate("Figures", "how many are enough"));
    if (!s.results.reliability.interruptionRate || s.design.pools.empty())
        return waiting(std::move(spec), s, "reliability.spares_p99");
    const auto load = model::repairLoad(s.project, s.design, s.results);
    if (!(load.actions.si > 0))
        return saying(std::move(spec),
                      translate("Figures", "No failure class needs hands on a server, so no spare is ever used."),
                      translate("Figures", "Show findings"));
    const double mean = load.mean();
    const double now = double(load.hotSpares);
    const auto p99 = s.results.reliability.sparesP99;
    if (!std::isfinite(mean) || !p99 || *p99 < 0) return waiting(std::move(spec), s, "reliability.spares_p99");
    const double last = std::max({4.0, std::ceil(double(*p99) * 1.5) + 1, now + 1});
    const double first = mean > 100 ? std::max(0.0, std::floor(std::min(now, mean - 5 * std::sqrt(mean)))) : 0;
    const double step = std::max(1.0, std::ceil((last - first) / 60));
    Curve c;
    c.id = QStringLiteral("coverage");
    for (double n = first; n <= last; n += step) {
        c.x.push_back(n);
        c.y.push_back(100 * model::spareCoverage(mean, std::int64_t(n)).value_or(kMissing));
    }
    c.markers = c.x.size() <= 25;
    TradeOff t;
    t.curves = {std::move(c)};
    t.x.title = translate("Figures", "Hot spares (servers)");
    t.y.title = translate("Figures", "Spares are enough, share of the time");
    t.y.unit = QStringLiteral("%");
    t.y.low = 0;
    t.y.high = 104;
    t.y.ticks = {0, 25, 50, 75, 100};
    const auto at = [&](double n) { return 100 * model::spareCoverage(mean, std::int64_t(n)).value_or(kMissing); };
    QString key = QStringLiteral("spares");
    const auto run = mainRun(s);
    if (run) key = QString::fromStdString("pools." + run->pool->name + ".hot_spares");
    t.marks.push_back({key, MarkKind::Current, now, at(now), translate("Figures", "This design: %1").arg(count(now)),
                       s.share(at(now) / 100), 1, run.has_value() && double(run->pool->value.hotSpares) == now});
    if (double(*p99) != now)
        t.marks.push_back({QStringLiteral("p99"),
                           MarkKind::Optimum,
                           double(*p99),
                           at(double(*p99)),
                           translate("Figures", "99 %: %1 servers").arg(count(double(*p99))),
                           {},
                           1,
                           false});
    spec.note = translate("Figures", "On average %1 servers are in repair; %2 events a month need hands.")
                    .arg(significant(mean, 2), significant(load.actions.si * 730 * 3600));
    spec.data = std::move(t);
    return spec;
}

}  // namespace views::figures
