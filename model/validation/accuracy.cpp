// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validation/accuracy.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace model::validation {
namespace {

struct Point {
    double doublings, error, batch;
};

/// Least-squares slope of the error over log2 of the cards, about the mean of its series.
struct Line {
    double xy = 0, xx = 0;
    void add(const std::vector<Point>& points) {
        double x = 0, y = 0;
        for (const Point& p : points) x += p.doublings, y += p.error;
        x /= static_cast<double>(points.size()), y /= static_cast<double>(points.size());
        for (const Point& p : points)
            xy += (p.doublings - x) * (p.error - y), xx += (p.doublings - x) * (p.doublings - x);
    }
    double slope() const { return xx > 0 ? xy / xx : 0; }
};

}  // namespace

void ErrorSummary::add(double error) {
    ++runs;
    m_sum += std::abs(error);
    mean = m_sum / runs;
    largest = std::max(largest, std::abs(error));
}

RunGroup groupOf(const TrainingRun& r) {
    if (r.sharded) return RunGroup::Sharded;
    if (r.experts) return RunGroup::Experts;
    if (r.use == "calibrate") return RunGroup::Fitted;
    if (r.use != "test") return RunGroup::Information;
    return r.calibratedStack ? RunGroup::HeldBack : RunGroup::OtherSoftware;
}

ErrorBars barsOf(RunGroup group) {
    switch (group) {
        case RunGroup::HeldBack:
            return {0.03, 0.08};
        case RunGroup::Fitted:
            return {std::nullopt, 0.06};
        case RunGroup::OtherSoftware:
        case RunGroup::Sharded:
        case RunGroup::Experts:
            return {std::nullopt, 0.20};
        case RunGroup::Information:
            break;
    }
    return {};
}

std::string seriesOf(const TrainingRun& r) {
    const auto& a = r.step.layer.model;
    return r.stack + "/" + std::to_string(a.layers) + "x" + std::to_string(a.hidden) +
           (r.step.layer.eightBit ? "/8" : "/16") + "/" +
           std::to_string(static_cast<std::int64_t>(r.step.layer.sequence));
}

Accuracy accuracyOf(const TrainingRuns& all) {
    Accuracy out;
    std::map<std::string, std::vector<Point>> series;
    for (const TrainingRun& r : all.runs) {
        const auto p = predict(r, r.card->value);
        if (!p) continue;
        const RunGroup group = groupOf(r);
        out.runs.push_back({&r, *p, group});
        out.groups[static_cast<std::size_t>(group)].add(p->error);
        if (!r.sharded && !r.experts)
            series[seriesOf(r)].push_back(
                {std::log2(static_cast<double>(p->mapping.cards())), p->error, r.step.globalBatch});
    }
    Line pooled;
    for (const auto& [name, points] : series) {
        if (points.size() < 3) continue;
        Line own;
        own.add(points);
        if (!(own.xx > 0)) continue;
        pooled.add(points);
        std::set<double> batches;
        for (const Point& p : points) batches.insert(p.batch);
        out.series.push_back({name, static_cast<int>(points.size()), batches.size() == 1, own.slope()});
    }
    out.drift = pooled.slope();
    return out;
}

}  // namespace model::validation
