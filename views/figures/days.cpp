// SPDX-License-Identifier: GPL-3.0-or-later
// Where the days come from, what more cards bring, how the days spread, and where the wall time goes.
#include <algorithm>
#include <cmath>
#include <set>

#include "app/texts.h"
#include "model/plan/class_losses.h"
#include "views/figures/common.h"
#include "views/figures/replicas.h"

namespace views::figures {

namespace {

constexpr double kWorthShowing = 0.002;  // of all losses

struct Share {
    const char* id;
    QString name;
    std::optional<model::Ratio> share;
    int series;
};

std::vector<Share> lossShares(const Source& s) {
    const auto& r = s.results.reliability;
    return {{"checkpoint", translate("Figures", "Checkpoints"), r.checkpointShare, 2},
            {"failure", translate("Figures", "Fault recovery"), r.failureShare, 6},
            {"wait", translate("Figures", "Waiting for spares"), r.waitShare, 4},
            {"slow", translate("Figures", "Slow servers, links, data"), r.slowShare, 5},
            {"planned", translate("Figures", "Planned stops"), r.plannedShare, 7}};
}

QString basis(const Source& s) {
    if (s.results.simulated && s.run)
        return counted(double(s.run->replications), translate("Figures", "%1 simulated run"),
                       translate("Figures", "%1 simulated runs"));
    return translate("Figures", "closed form");
}

}  // namespace

// The shares are of the mean; the median is a little less, so the steps are scaled to end there.
ChartSpec daysWaterfall(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Where the days come from"),
                            translate("Figures", "from ideal days to P50 and P90"));
    const auto& t = s.results.training;
    if (!t.daysIdeal || !t.daysP50 || !t.daysMean) return waiting(std::move(spec), s, "training.days_p50");
    const Scale d = daysScale(s.language);
    Waterfall w;
    w.y.title = translate("Figures", "Training time");
    w.y.unit = d.unit;
    w.startName = translate("Figures", "Ideal");
    w.start = d.of(t.daysIdeal);
    const double lost = d.of(t.daysMean) - w.start, shown = d.of(t.daysP50) - w.start;
    double sum = 0;
    for (const Share& part : lossShares(s)) {
        const double change = part.share ? part.share->si * d.of(t.daysMean) : 0;
        if (!(change > kWorthShowing * lost)) continue;  // nobody reads a step of 10⁻⁴
        w.steps.push_back({QString::fromLatin1(part.id), part.name, change, part.series});
        sum += change;
    }
    const double scale = sum > 0 && lost > 0 ? shown / sum : 0;
    for (auto& step : w.steps) step.change *= scale;
    w.endName = QStringLiteral("P50");
    w.highName = QStringLiteral("P90");
    const auto low = daysAt(s, 0.1);
    w.low = low ? d.of(*low) : d.of(t.daysP50);
    w.high = d.of(t.daysP90);
    spec.remark = basis(s);
    spec.note = translate("Figures", "Increments only, the axis does not start at zero; whisker P10 to P90.");
    if (s.project.deadline)
        spec.note += (s.chinese() ? QString() : QStringLiteral(" ")) +
                     translate("Figures", "The limit is %1.").arg(s.plain(d.of(*s.project.deadline), d.unit));
    spec.data = std::move(w);
    return spec;
}

namespace {

// Replica counts that divide the batch, so that no microbatch is rounded up between the points.
std::set<double> scalingCards(const MainRun& run) {
    const auto& w = run.workload->value;
    const double replica =
        double(std::max<std::int64_t>(1, w.tensorParallel)) * double(std::max<std::int64_t>(1, w.pipelineParallel));
    const std::int64_t batches = w.globalBatch / std::max<std::int64_t>(1, w.microBatch);
    std::set<double> cards;
    for (std::int64_t d = 1; d <= std::min<std::int64_t>(batches, 4096); ++d)
        if (batches % d == 0) {
            cards.insert(replica * double(d));
            cards.insert(replica * double(batches / d));
        }
    if (cards.size() < 6)
        for (const double d : logSteps(1, std::max(2.0, double(batches)), 24)) cards.insert(replica * std::floor(d));
    const double now = double(run.pool->value.accelerators);
    cards.insert(now);
    while (cards.size() > 48) cards.erase(cards.begin() == cards.find(now) ? std::next(cards.begin()) : cards.begin());
    return cards;
}

}  // namespace

namespace {

/// What is lost at a number of cards, in percent of the step.
struct ScalingPart {
    double slow = 0, straggler = 0, exchange = 0, bubble = 0, useful = 100;
};

/// From the step model; faults and slow servers come on top of a step, so slow servers count as they do there.
std::optional<ScalingPart> modelledPart(const Source& s, const MainRun& run, const model::training::StepCase& step,
                                        model::training::Mapping mapping, double cards) {
    const std::int64_t replica = mapping.tensor * mapping.pipeline * mapping.context;
    mapping.data = std::int64_t(cards) / replica;
    if (mapping.data < 1 || double(mapping.data * replica) != cards) return std::nullopt;
    const auto answer = model::training::stepAnswer(step, mapping);
    if (!answer) return std::nullopt;
    const auto& t = answer->time;
    const double slow =
        model::training::slowServerFactor(cards, std::max(1.0, double(run.pool->value.server.accelerators)),
                                          s.design.reliability.slowServers.si, s.design.reliability.slowdown.si)
            .value_or(1);
    const double percent = 100 / (t.total * slow);
    ScalingPart p;
    p.slow = 100 * (1 - 1 / slow);
    p.straggler = t.straggler * percent;
    p.exchange = (t.gradient + t.transfer + t.optimizer) * percent;
    p.bubble = t.bubble * percent;
    p.useful = 100 - p.slow - p.straggler - p.exchange - p.bubble;
    return p;
}

std::optional<ScalingPart> plannedPart(const Source& s, const MainRun& run, double cards) {
    const auto answer =
        model::training::scalingPoint(model::scalingCase(s.design, run.workload->value, run.pool->value), cards);
    if (!answer.point) return std::nullopt;
    const double afterSlow = 1 / answer.point->slow, afterBoth = afterSlow / answer.point->straggler;
    return ScalingPart{100 * (1 - afterSlow), 100 * (afterSlow - afterBoth), 0,
                       100 * (afterBoth - answer.point->efficiency), 100 * answer.point->efficiency};
}

}  // namespace

ChartSpec scalingLoss(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Do more cards still help"),
                            translate("Figures", "scaling loss at a fixed global batch"));
    const auto run = mainRun(s);
    if (!run) return waiting(std::move(spec), s, "training.days_ideal");
    ScalingArea area;
    ScalingArea::Loss slow{translate("Figures", "Slow servers, links, data"), 5, {}},
        straggler{translate("Figures", "Stragglers"), 6, {}},
        exchange{translate("Figures", "Gradient exchange"), 3, {}},
        bubble{translate("Figures", "Pipeline bubble"), 2, {}};
    const double now = double(run->pool->value.accelerators);
    const bool modelled = run->workload->value.speed == model::SpeedSource::StepModel;
    // The same at every size: only the number of replicas changes along the curve.
    const auto known = modelled ? runCase(s, *run) : std::nullopt;
    // A mapping that cannot start scales nowhere.
    if (modelled && (!known || !s.results.workloads[run->workloadIndex].value.stepTime))
        return waiting(std::move(spec), s, "training.step_time");
    double useful = kMissing;
    for (const double n : scalingCards(*run)) {
        if (n > 8 * now) continue;
        const auto part = !modelled ? plannedPart(s, *run, n)
                          : known   ? modelledPart(s, *run, known->step, known->mapping, n)
                                    : std::nullopt;
        if (!part) continue;
        area.xs.push_back(n);
        slow.share.push_back(part->slow);
        straggler.share.push_back(part->straggler);
        exchange.share.push_back(part->exchange);
        bubble.share.push_back(part->bubble);
        if (n == now) useful = part->useful;
    }
    if (area.xs.size() < 2)
        return saying(std::move(spec),
                      translate("Figures", "The global batch is too small for tensor x pipeline parallel cards."),
                      translate("Figures", "Show findings"));
    area.losses = {std::move(slow), std::move(straggler)};
    if (modelled) area.losses.push_back(std::move(exchange));
    area.losses.push_back(std::move(bubble));
    area.usefulName = translate("Figures", "Not lost to scaling");
    area.x = {translate("Figures", "Cards (log axis, global batch of %1 sequences)")
                  .arg(count(double(run->workload->value.globalBatch))),
              {},
              true,
              {},
              {},
              doublings(area.xs.front(), area.xs.back())};
    area.y.title = translate("Figures", "Step time not lost to scaling");
    area.y.unit = QStringLiteral("%");
    if (std::isfinite(useful))
        area.marks.push_back({QStringLiteral("current"), MarkKind::Current, now, useful,
                              translate("Figures", "This design: %1 cards").arg(count(now)),
                              translate("Figures", "scaling efficiency %1").arg(s.share(useful / 100)), 1, false});
    spec.note =
        modelled
            ? translate("Figures", "From the step model at every size; exchange and optimizer as far as they show.")
            : translate("Figures", "Bubble, slowest of N cards and slow servers; gradient exchange counts as hidden.");
    spec.data = std::move(area);
    return spec;
}

namespace {

// Counts that can run, between low and high: whole servers and whole replicas that share the batch evenly. A mapping
// that is searched for is found nowhere else, and one that is given wastes part of a microbatch there.
std::set<std::int64_t> runnableCards(const Source& s, const MainRun& run, double low, double high) {
    std::set<std::int64_t> counts;
    const auto mapping = model::mappingInUse(s.design, s.results, run.workloadIndex);
    if (!mapping) return counts;
    const std::int64_t replica = mapping->tensor * mapping->pipeline * mapping->context;
    const std::int64_t server = std::max<std::int64_t>(1, run.pool->value.server.accelerators);
    for (const std::int64_t d : replicasAlong(run.workload->value.globalBatch,
                                              std::max<std::int64_t>(1, mapping->microBatch), mapping->data)) {
        const double n = double(d) * double(replica);
        if (n >= low && n <= high && (d * replica) % server == 0) counts.insert(d * replica);
    }
    return counts;
}

}  // namespace

ChartSpec daysAgainstCards(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Days against cards"), translate("Figures", "how many cards meet the limit"));
    const auto run = mainRun(s);
    if (!run || !s.results.training.daysP50) return waiting(std::move(spec), s, "training.days_p50");
    const std::int64_t now = run->pool->value.accelerators, step = model::cardStep(s.design, *run->pool);
    std::set<std::int64_t> counts{now};
    double low = double(now) / 8, high = double(now) * 8;
    if (const auto& limit = s.project.deadline; limit && limit->si > 0) {
        // The crossing with the limit is in view, too, where it can be reached at all: days fall as cards grow.
        const double needed = double(now) * s.results.training.daysP50->si / limit->si;
        low = std::clamp(needed / 2, double(now) / 64, low);
        high = std::clamp(needed * 2, high, double(now) * 64);
    }
    high = std::max(high, double(step) * 16);
    counts.merge(runnableCards(s, *run, low, high));
    // A batch with few divisors, or none for more cards, says too little of the curve: then in equal ratios, too.
    constexpr std::size_t kEnough = 6;
    const bool even = counts.size() >= kEnough && *counts.rbegin() > now;
    if (!even)
        for (const double n : logSteps(std::max(double(step), low), high, 33)) {
            const double snapped = std::max(1.0, std::round(n / double(step))) * double(step);
            if (snapped < 1e12) counts.insert(std::int64_t(snapped));
        }
    const Scale d = daysScale(s.language);
    TradeOff t;
    Curve p50{QStringLiteral("p50"), QStringLiteral("P50"), {}, 1, {}, {}, {}, {}, false, false};
    Curve ideal{QStringLiteral("ideal"), translate("Figures", "without losses"), {}, 7, {}, {}, {}, {}, false, false};
    for (const std::int64_t n : counts) {
        const auto training =
            n == now ? s.results.training : s.with(model::Stop::AfterReliability, [&](model::Design& c) {
                                                 c.pools[run->poolIndex].value.accelerators = n;
                                             }).training;
        if (!training.daysP50) continue;
        // More cards that take far longer say nothing but that they fail all the time, and press the rest together.
        constexpr double kWorse = 3;
        if (n > now && *training.daysP50 > kWorse * *s.results.training.daysP50) continue;
        p50.x.push_back(double(n));
        p50.y.push_back(d.of(training.daysP50));
        if (training.daysLow) {
            p50.low.push_back(d.of(training.daysLow));
            p50.high.push_back(d.of(training.daysHigh));
        }
        ideal.x.push_back(double(n));
        ideal.y.push_back(d.of(training.daysIdeal));
    }
    if (p50.x.size() < 2)
        return saying(std::move(spec), translate("Figures", "No other number of cards runs this training."),
                      translate("Figures", "Show findings"));
    if (p50.low.size() != p50.x.size()) p50.low.clear(), p50.high.clear();
    if (!p50.low.empty()) t.bandName = translate("Figures", "error of the step model");
    t.curves = {std::move(p50), std::move(ideal)};
    t.x.title = translate("Figures", "Cards (log axis)");
    t.x.logarithmic = true;
    const double span = std::floor(std::log2(std::max(1.0, double(now) / t.curves[0].x.front())));
    t.x.ticks = doublings(double(now) / std::exp2(span), t.curves[0].x.back());
    t.y.title = translate("Figures", "Training time");
    t.y.unit = d.unit;
    t.y.logarithmic = true;
    const double days = d.of(s.results.training.daysP50);
    t.marks.push_back({QString::fromStdString("pools." + run->pool->name + ".accelerators"), MarkKind::Current,
                       double(now), days,
                       translate("Figures", "%1 cards: %2").arg(count(double(now)), s.number(days, d.unit)),
                       translate("Figures", "drag to change"), 1, true});
    if (s.project.deadline) {
        const double limit = d.of(*s.project.deadline), left = limit - days;
        t.limits.push_back({translate("Figures", "Limit"), limit,
                            left >= 0 ? translate("Figures", "%1 left").arg(s.number(left, d.unit))
                                      : translate("Figures", "%1 over").arg(s.number(-left, d.unit)),
                            left >= 0 ? Status::Ok : Status::Error});
    }
    spec.note =
        even ? translate("Figures", "Counts with whole servers and whole replicas that share the global batch evenly.")
             : translate("Figures", "In steps of %1 cards: whole servers and whole replicas.").arg(count(double(step)));
    spec.data = std::move(t);
    return spec;
}

namespace {

QString niceRange(model::ClosedTwin::Range range) {
    switch (range) {
        case model::ClosedTwin::Range::Exact:
            return translate("Figures", "exact here");
        case model::ClosedTwin::Range::NotComparable:
            return translate("Figures", "not comparable");
        case model::ClosedTwin::Range::Approximate:
            break;
    }
    return translate("Figures", "an approximation");
}

double niceWidth(double wanted) {
    if (!(wanted > 0) || !std::isfinite(wanted)) return 1;
    const double decade = std::pow(10, std::floor(std::log10(wanted)));
    for (const double m : {1.0, 2.0, 2.5, 5.0, 10.0})
        if (decade * m >= wanted) return decade * m;
    return decade * 10;
}

}  // namespace

QString twinText(const Source& s, TwinPart part) {
    if (!s.results.simulated || !s.run) return {};
    const auto inputs = model::simulationInputs(s.project, s.design, s.results);
    if (!inputs) return {};
    const auto twin = model::closedTwin(s.project, s.design, s.results, *inputs, s.run);
    if (twin.reasons.empty()) return {};
    QStringList reasons;
    constexpr qsizetype kMost = 2;
    for (const auto& r : twin.reasons)
        if (reasons.size() < kMost) reasons << app::problemText(r);
    const QString why = reasons.join(s.chinese() ? QStringLiteral("；") : QStringLiteral("; "));
    const Scale d = daysScale(s.language);
    if (!twin.p50 || !twin.p90 || !twin.goodput) return translate("Figures", "Closed form: none (%1).").arg(why);
    const QString value =
        part == TwinPart::Days
            ? QStringLiteral("P50 %1, P90 %2").arg(s.number(d.of(*twin.p50), d.unit), s.number(d.of(*twin.p90), d.unit))
            : s.share(twin.goodput->si);
    return translate("Figures", "Closed form: %1, %2 (%3).").arg(value, niceRange(twin.range), why);
}

ChartSpec daysHistogram(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Distribution of days"), translate("Figures", "how sure is the date"));
    if (!s.run || s.run->wallTimes.empty()) {
        if (s.run && s.run->outcome == model::SimulationOutcome::SparesShort)
            return saying(std::move(spec),
                          translate("Figures", "The run waits for servers in repair: the spares are too few."),
                          translate("Figures", "Show findings"));
        if (s.run && s.run->hopeless)
            return saying(
                std::move(spec),
                translate("Figures", "Failures, the restarts and waits for spares that follow take all of the time."),
                translate("Figures", "Show findings"));
        if (!s.results.training.daysIdeal) return waiting(std::move(spec), s, "training.days_p50");
        return saying(std::move(spec), translate("Figures", "No fault simulation has run for this design yet."),
                      translate("Figures", "Simulate"));
    }
    const Scale d = daysScale(s.language);
    const auto days = [&](double seconds) { return d.of(seconds); };
    const auto& times = s.run->wallTimes;
    const double low = days(times.front()), longest = days(times.back());
    // A few runs of very bad luck would press all others into a corner: they are told of, not drawn.
    constexpr double kDrawn = 0.995, kFar = 1.4;
    const double most = days(times[std::min(times.size() - 1, std::size_t(kDrawn * double(times.size())))]);
    const double high = most > low && longest - low > kFar * (most - low) ? most : longest;
    Histogram h;
    h.width = niceWidth((high - low) / 36);
    if (!(high > low)) h.width = niceWidth(std::max(1e-9, high) / 100);
    h.start = std::floor(low / h.width) * h.width;
    const double bins = std::clamp(std::floor((high - h.start) / h.width) + 1, 1.0, 400.0);
    h.counts.assign(std::size_t(bins), 0);
    double beyond = 0;
    for (const double t : times) {
        const double bin = std::max(std::floor((days(t) - h.start) / h.width), 0.0);
        if (bin >= bins && high < longest)
            ++beyond;
        else
            ++h.counts[std::size_t(std::min(bin, bins - 1))];
    }
    if (beyond > 0)
        spec.note = counted(beyond, translate("Figures", "%1 run takes longer than drawn, %2."),
                            translate("Figures", "%1 runs take longer than drawn, up to %2."))
                        .arg(s.number(longest, d.unit));
    if (const QString twin = twinText(s, TwinPart::Days); !twin.isEmpty())
        spec.note = spec.note.isEmpty() ? twin : twin + (s.chinese() ? QString() : QStringLiteral(" ")) + spec.note;
    h.x.title = translate("Figures", "Days until the run is done");
    h.x.unit = d.unit;
    h.y.title = translate("Figures", "Runs per %1").arg(s.plain(h.width, d.unit));
    h.p50 = days(s.run->p50.value);
    h.p90 = days(s.run->p90.value);
    h.p50Text = QStringLiteral("P50 ") + s.number(h.p50, d.unit);
    h.p90Text = QStringLiteral("P90 ") + s.number(h.p90, d.unit);
    const int digits = 4;
    h.p90Notes = {translate("Figures", "95 % interval %1–%2")
                      .arg(significant(days(s.run->p90.low), digits), significant(days(s.run->p90.high), digits)),
                  translate("Figures", "90 % of runs are done by then")};
    if (s.project.deadline && d.of(*s.project.deadline) <= high + (high - low)) {
        h.limit = d.of(*s.project.deadline);
        h.limitText = translate("Figures", "Limit");
    }
    const double runs = double(s.run->replications);
    spec.remark =
        s.run->outcome == model::SimulationOutcome::Cancelled
            ? counted(runs, translate("Figures", "stopped after %1 run"), translate("Figures", "stopped after %1 runs"))
            : counted(runs, translate("Figures", "%1 run"), translate("Figures", "%1 runs"));
    spec.data = std::move(h);
    return spec;
}

// From the run where there is one (finer parts), else from the shares of the closed form; the sum is the mean wall
// time.
ChartSpec timeLedger(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Time ledger"), translate("Figures", "where the wall time goes"));
    const auto& t = s.results.training;
    if (!t.daysMean || !s.results.reliability.goodput) return waiting(std::move(spec), s, "reliability.goodput");
    const double mean = t.daysMean->si;
    const Scale h = timeScale(mean, s.language);
    Ledger ledger;
    ledger.unit = h.unit;
    double small = 0;  // parts too thin for a name are one part
    const auto add = [&](const char* id, const QString& name, double seconds, int series) {
        if (seconds < kWorthShowing * mean)
            small += seconds;
        else
            ledger.parts.push_back({QString::fromLatin1(id), name, h.of(seconds), series});
    };
    const QString useful = translate("Figures", "Useful training");
    if (s.results.simulated && s.run && s.run->replications > 0) {
        const auto& l = s.run->ledger;
        add("useful", useful, l.productive.si, 1);
        add("planned", translate("Figures", "Planned stops"), l.planned.si, 7);
        add("wait", translate("Figures", "Waiting for spares"), l.waitForSpare.si + l.swap.si, 4);
        add("checkpoint", translate("Figures", "Checkpoints"), l.checkpoint.si, 2);
        add("slow", translate("Figures", "Slow servers, links, data"), l.degraded.si, 5);
        add("restart", translate("Figures", "Detection and restart"), l.recovery().si, 6);
        add("lost", translate("Figures", "Work done again"), l.lost.si, 8);
    } else {
        add("useful", useful, s.results.reliability.goodput->si * mean, 1);
        auto parts = lossShares(s);
        std::stable_sort(parts.begin(), parts.end(), [](const Share& a, const Share& b) {
            return a.share.value_or(model::Ratio{0}) > b.share.value_or(model::Ratio{0});
        });
        for (const Share& part : parts)
            if (part.share) add(part.id, part.name, part.share->si * mean, part.series);
    }
    if (small > 1e-9 * mean)
        ledger.parts.push_back({QStringLiteral("small"), translate("Figures", "Other"), h.of(small), 0});
    spec.question =
        translate("Figures", "where the mean of %1 goes; below, the %2 lost")
            .arg(s.number(scaled(mean, UnitFamily::Time, s.language)), s.share(1 - s.results.reliability.goodput->si));
    spec.remark = basis(s);
    spec.note = twinText(s, TwinPart::Goodput);
    spec.data = std::move(ledger);
    return spec;
}

}  // namespace views::figures
