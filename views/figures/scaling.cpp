// SPDX-License-Identifier: GPL-3.0-or-later
// Throughput against cards: what more cards would bring at the best, at a fixed batch and at a batch that grows with
// them.
#include <algorithm>
#include <cmath>

#include "app/names.h"
#include "model/plan/training_case.h"
#include "model/training/scaling_curve.h"
#include "model/training/search.h"
#include "views/figures/common.h"
#include "views/figures/replicas.h"

namespace views::figures {
namespace {

constexpr std::int64_t kMostCopies = 1'000'000;

/// Useful tokens per second of the wall clock: what the step gives, less what faults cost.
double throughput(const Source& s, const MainRun& run, const model::training::Mapping& mapping, std::int64_t copies,
                  std::int64_t batch) {
    const std::int64_t replica = mapping.tensor * mapping.pipeline * mapping.context;
    const auto r = s.with(model::Stop::AfterReliability, [&](model::Design& d) {
        auto& w = d.workloads[run.workloadIndex].value;
        model::setMapping(w, mapping);
        w.globalBatch = batch;
        d.pools[run.poolIndex].value.accelerators = copies * replica;
    });
    const auto& rate = r.workloads[run.workloadIndex].value.tokensPerSecond;
    const auto& goodput = r.reliability.goodput;
    return rate && goodput ? rate->si * goodput->si : kMissing;
}

void add(Curve& curve, double x, double y) {
    if (!std::isfinite(y) || !(y > 0)) return;
    curve.x.push_back(x);
    curve.y.push_back(y);
}

/// Past its peak a curve soon falls by orders of magnitude, which would press all else into a corner.
void endWhereItFalls(Curve& curve) {
    constexpr double kShown = 0.3;  // of the peak
    const auto peak = std::max_element(curve.y.begin(), curve.y.end());
    const auto end = std::find_if(peak, curve.y.end(), [&](double y) { return y < kShown * *peak; });
    const auto kept = std::size_t(end - curve.y.begin());
    curve.x.resize(kept);
    curve.y.resize(kept);
}

Curve curveNamed(const char* id, const QString& name, int series) {
    Curve c;
    c.id = QString::fromLatin1(id);
    c.name = name;
    c.series = series;
    return c;
}

}  // namespace

std::vector<std::int64_t> replicasAlong(std::int64_t globalBatch, std::int64_t microBatch, std::int64_t now) {
    constexpr std::size_t kMostPoints = 24;
    std::vector<std::int64_t> out;
    for (const std::int64_t d : model::training::divisorsOf(globalBatch / std::max<std::int64_t>(1, microBatch)))
        if (d <= kMostCopies && (out.empty() || double(d) >= 1.2 * double(out.back()) || d == now)) out.push_back(d);
    if (!std::binary_search(out.begin(), out.end(), now))
        out.insert(std::upper_bound(out.begin(), out.end(), now), now);
    while (out.size() > kMostPoints) out.erase(out.begin() + (out.front() == now ? 1 : 0));
    return out;
}

ChartSpec throughputScaling(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "What more cards bring"),
                            translate("Figures", "ideal against real throughput, faults included"));
    const auto run = mainRun(s);
    if (!run || !s.results.reliability.goodput) return waiting(std::move(spec), s, "training.days_p50");
    const auto mapping = model::mappingInUse(s.design, s.results, run->workloadIndex);
    if (!mapping) return waiting(std::move(spec), s, "training.days_p50");
    const auto& w = run->workload->value;
    const std::int64_t replica = mapping->tensor * mapping->pipeline * mapping->context;
    const double perReplica = double(w.globalBatch) / double(mapping->data);
    Curve strong = curveNamed("strong", translate("Figures", "Same batch"), 1);
    Curve weak = curveNamed("weak", translate("Figures", "Batch grows"), 3);
    Curve ideal = curveNamed("ideal", translate("Figures", "Ideal"), 7);
    const auto copies = replicasAlong(w.globalBatch, mapping->microBatch, mapping->data);
    for (const std::int64_t d : copies)
        add(strong, double(d * replica), throughput(s, *run, *mapping, d, w.globalBatch));
    // As far again as the fixed batch reaches.
    for (double d = double(copies.front()); d <= std::min(double(kMostCopies), 4.0 * double(copies.back())); d *= 2) {
        const double batch = std::max(1.0, std::round(perReplica * std::round(d)));
        if (batch < 1e9)
            add(weak, std::round(d) * double(replica),
                throughput(s, *run, *mapping, std::int64_t(std::round(d)), std::int64_t(batch)));
    }
    if (strong.x.size() < 2)
        return saying(std::move(spec),
                      translate("Figures", "The global batch is too small for tensor x pipeline parallel cards."),
                      translate("Figures", "Show findings"));
    const auto marks = model::training::scalingMarks(strong.x, strong.y);
    for (Curve* c : {&strong, &weak}) endWhereItFalls(*c);
    const double each = strong.y.front() / strong.x.front();
    const double last = std::max(strong.x.back(), weak.x.empty() ? 0 : weak.x.back());
    for (const double n : {strong.x.front(), last}) add(ideal, n, each * n);

    TradeOff t;
    const double now = double(run->pool->value.accelerators);
    const auto at = std::find(strong.x.begin(), strong.x.end(), now);
    if (at != strong.x.end()) {
        const double y = strong.y[std::size_t(at - strong.x.begin())];
        t.marks.push_back({QString::fromStdString("pools." + run->pool->name + ".accelerators"), MarkKind::Current, now,
                           y, translate("Figures", "This design"),
                           translate("Figures", "%1 of ideal").arg(s.share(y / (each * now))), 1, true});
    }
    const auto yAt = [&](double n) { return model::training::throughputAt(strong.x, strong.y, n).value_or(kMissing); };
    if (marks.knee)
        t.marks.push_back({QStringLiteral("knee"), MarkKind::Reference, *marks.knee, yAt(*marks.knee),
                           translate("Figures", "Knee"), QString(), 1, false});
    if (marks.turn && *marks.turn != now)
        t.marks.push_back({QStringLiteral("turn"), MarkKind::Optimum, *marks.turn, yAt(*marks.turn),
                           translate("Figures", "Turning point"), QString(), 1, false});
    const double limit = std::floor(double(w.globalBatch) / double(mapping->microBatch)) * double(replica);
    t.limitsX.push_back({translate("Figures", "Batch limit"), limit, QString(), Status::Info});
    spec.note = translate("Figures", "Mapping %1 with more replicas; the network is sized anew at every size.")
                    .arg(QString::fromStdString(model::mappingText(*mapping)));
    const QString gap = s.chinese() ? QString() : QStringLiteral(" ");
    if (marks.knee)
        spec.note += gap + translate("Figures", "From the knee at %1 cards twice the cards bring less than 1.5 ×.")
                               .arg(significant(*marks.knee));
    if (marks.turn)
        spec.note += gap + translate("Figures", "From the turning point at %1 cards more cards make it slower.")
                               .arg(count(*marks.turn));
    const auto largest = std::max_element(ideal.y.begin(), ideal.y.end());
    const bool millions = largest != ideal.y.end() && *largest >= 1e6;
    for (Curve* c : {&strong, &weak, &ideal}) {
        c->endMark = true;  // they run close together: named where they end
        for (double& y : c->y) y *= millions ? 1e-6 : 1e-3;
    }
    for (Mark& m : t.marks) m.y *= millions ? 1e-6 : 1e-3;
    t.curves = {std::move(strong), std::move(weak), std::move(ideal)};
    t.x.title = translate("Figures", "Cards (log axis)");
    t.x.logarithmic = true;
    t.x.ticks = doublings(t.curves[0].x.front(), last);
    t.y.title = translate("Figures", "Useful tokens per second (log axis)");
    t.y.unit = millions ? QStringLiteral("M/s") : QStringLiteral("k/s");
    t.y.logarithmic = true;
    spec.data = std::move(t);
    return spec;
}

}  // namespace views::figures
