// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validation/fit.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace model::validation {
namespace {

constexpr double kErrorScale = 0.02;  // a residual of 2 % weighs as much as a coefficient one spread off its start

constexpr FreeCoefficient kFree[] = {
    {"a100-sxm-80", "matrix16", &Efficiency::matrix16, 0.80, 0.10, 0.5, 1},
    {"a100-sxm-80", "scale_up", &Efficiency::scaleUp, 0.78, 0.10, 0.4, 1},
    {"a100-sxm-80", "nic", &Efficiency::nic, 0.90, 0.10, 0.5, 1},
    {"a100-sxm-80", "jitter", &Efficiency::jitter, 0.007, 0.004, 0, 0.03},
    {"a100-sxm-80", "slow_by", &Efficiency::slowBy, 0.08, 0.04, 0, 0.2},
    {"a100-sxm-80", "tensor_hidden", &Efficiency::tensorHidden, 0.60, 0.15, 0.2, 0.95},
    {"h100-sxm", "matrix16", &Efficiency::matrix16, 0.72, 0.10, 0.5, 1},
    {"h100-sxm", "matrix8", &Efficiency::matrix8, 0.62, 0.10, 0.3, 1},
    {"h100-sxm", "tensor_hidden", &Efficiency::tensorHidden, 0.60, 0.15, 0.2, 0.95},
    {"h100-sxm", "jitter", &Efficiency::jitter, 0.010, 0.004, 0, 0.03},
    {"h100-sxm", "nic", &Efficiency::nic, 0.90, 0.10, 0.5, 1},
    {"h100-sxm", "slow_by", &Efficiency::slowBy, 0.010, 0.010, 0, 0.1},
};

const Accelerator& cardOf(const Cards& cards, const TrainingRun& r) {
    const auto it = cards.find(r.card->id);
    return it == cards.end() ? r.card->value : it->second;
}

double cost(const std::vector<const TrainingRun*>& runs, const Cards& cards) {
    double sum = 0;
    for (const TrainingRun* r : runs)
        if (const auto p = predict(*r, cardOf(cards, *r))) sum += std::pow(std::log1p(p->error) / kErrorScale, 2);
    for (const FreeCoefficient& f : kFree)
        sum += std::pow(((cards.at(f.card).efficiency.*f.member).si - f.start) / f.spread, 2);
    return sum;
}

}  // namespace

std::span<const FreeCoefficient> freeCoefficients() {
    return kFree;
}

Cards cardsOf(const Catalog& catalog) {
    Cards cards;
    for (const auto& e : catalog.accelerators) cards[e.id] = e.value;
    return cards;
}

Cards fit(const std::vector<const TrainingRun*>& runs, Cards cards, const std::stop_token& stop) {
    for (const FreeCoefficient& f : kFree)
        if (!cards.contains(f.card)) return cards;
    for (const FreeCoefficient& f : kFree) (cards.at(f.card).efficiency.*f.member).si = f.start;
    double best = cost(runs, cards);
    for (double step = 0.5; step > 1e-3 && !stop.stop_requested();) {
        bool better = false;
        for (const FreeCoefficient& f : kFree)
            for (const double sign : {1.0, -1.0}) {
                double& x = (cards.at(f.card).efficiency.*f.member).si;
                const double before = x;
                x = std::clamp(x + sign * step * f.spread, f.low, f.high);
                const double now = cost(runs, cards);
                if (now < best - 1e-9) {
                    best = now, better = true;
                    break;
                }
                x = before;
            }
        if (!better) step /= 2;
    }
    return cards;
}

std::vector<const TrainingRun*> fittedRuns(const TrainingRuns& all) {
    std::vector<const TrainingRun*> rows;
    for (const TrainingRun& r : all.runs)
        if (r.use == "calibrate" && !r.sharded) rows.push_back(&r);
    return rows;
}

std::vector<LeftOut> leaveOneSeriesOut(const TrainingRuns& all, const Cards& cards, const std::stop_token& stop,
                                       const Progress& progress) {
    const auto rows = fittedRuns(all);
    std::set<std::string> names;
    for (const TrainingRun* r : rows) names.insert(seriesOf(*r));
    std::vector<LeftOut> out;
    for (const std::string& name : names) {
        std::vector<const TrainingRun*> others;
        for (const TrainingRun* r : rows)
            if (seriesOf(*r) != name) others.push_back(r);
        const Cards without = fit(others, cards, stop);
        if (stop.stop_requested()) return {};
        LeftOut left{name};
        for (const TrainingRun* r : rows)
            if (seriesOf(*r) == name)
                if (const auto p = predict(*r, cardOf(without, *r))) {
                    ++left.runs;
                    left.largest = std::max(left.largest, std::abs(p->error));
                }
        out.push_back(std::move(left));
        if (progress) progress(static_cast<std::int64_t>(out.size()), static_cast<std::int64_t>(names.size()));
    }
    return out;
}

}  // namespace model::validation
