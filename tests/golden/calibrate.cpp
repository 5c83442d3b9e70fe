// SPDX-License-Identifier: GPL-3.0-or-later
// calibrate RUNS.json CATALOGS: fits the efficiency of accelerators on the published runs marked `calibrate` and holds
// the catalogue against it. Prints the fitted set, the error of every group of runs, what leaving one series out does and
// the drift over the number of cards. Exit 0 when the catalogue holds the fit and every bar is met.
// At most six free coefficients per accelerator; squared log error of the step time with a ridge towards starting values.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "model/validation/training_runs.h"

namespace {

using namespace model;
using validation::TrainingRun;

constexpr double kErrorScale = 0.02;  // a residual of 2 % weighs as much as a coefficient one spread off its start

/// A coefficient that may move: where it starts, how far it is trusted to be off, its bounds.
struct Free {
    const char* card;  ///< catalogue entry that is fitted
    const char* name;
    Ratio Efficiency::* member;
    double start, spread, low, high;
};
constexpr Free kFree[] = {
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

using Cards = std::map<std::string, Accelerator>;

/// Same model, stack and precision with the number of cards varied.
std::string seriesOf(const TrainingRun& r) {
    const auto& a = r.step.layer.model;
    return r.stack + "/" + std::to_string(a.layers) + "x" + std::to_string(a.hidden) + (r.step.layer.eightBit ? "/8" : "/16") +
           "/" + std::to_string(static_cast<int>(r.step.layer.sequence));
}

const Accelerator& cardOf(const Cards& cards, const TrainingRun& r) {
    const auto it = cards.find(r.card->id);
    return it == cards.end() ? r.card->value : it->second;
}

double cost(const std::vector<const TrainingRun*>& runs, const Cards& cards) {
    double sum = 0;
    for (const TrainingRun* r : runs)
        if (const auto p = validation::predict(*r, cardOf(cards, *r)))
            sum += std::pow(std::log1p(p->error) / kErrorScale, 2);
    for (const Free& f : kFree) sum += std::pow((((cards.at(f.card)).efficiency.*f.member).si - f.start) / f.spread, 2);
    return sum;
}

/// Walks along one coefficient after the other, with steps that shrink when none helps.
Cards fit(const std::vector<const TrainingRun*>& runs, Cards cards) {
    for (const Free& f : kFree) (cards.at(f.card).efficiency.*f.member).si = f.start;
    double best = cost(runs, cards);
    for (double step = 0.5; step > 1e-3;) {
        bool better = false;
        for (const Free& f : kFree)
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

bool fitted(const TrainingRun& r) {
    return r.use == "calibrate" && !r.sharded;
}

struct Group {
    double sum = 0, most = 0;
    int n = 0;
    void add(double e) { sum += std::abs(e), most = std::max(most, std::abs(e)), ++n; }
    double mean() const { return n ? sum / n : 0; }
};

bool check(const char* what, double value, double limit) {
    std::printf("%-52s %6.2f %%  limit %5.2f %%  %s\n", what, 100 * value, 100 * limit, value <= limit ? "ok" : "FAIL");
    return value <= limit;
}

/// Least-squares slope of the error over log2 of the cards.
struct Line {
    double xy = 0, xx = 0;
    double slope() const { return xx > 0 ? xy / xx : 0; }
};
struct Point {
    double doublings, error, batch;
};

bool drift(const std::map<std::string, std::vector<Point>>& series) {
    Line pooled;
    bool good = true;
    for (const auto& [name, points] : series) {
        if (points.size() < 3) continue;
        double x = 0, y = 0;
        for (const Point& p : points) x += p.doublings, y += p.error;
        x /= static_cast<double>(points.size()), y /= static_cast<double>(points.size());
        Line own;
        std::set<double> batches;
        for (const Point& p : points) {
            own.xy += (p.doublings - x) * (p.error - y), own.xx += (p.doublings - x) * (p.doublings - x);
            batches.insert(p.batch);
        }
        if (own.xx <= 0) continue;
        pooled.xy += own.xy, pooled.xx += own.xx;
        good = check(("drift per doubling, " + name).c_str(), std::abs(own.slope()), batches.size() == 1 ? 0.04 : 0.01) && good;
    }
    return check("drift per doubling, all series", std::abs(pooled.slope()), 0.01) && good;
}

Catalog readCatalogs(const char* folder) {
    Catalog all;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream in(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        merge(all, loadCatalog(text, entry.path().filename().string()));
    }
    return all;
}

bool catalogueHoldsTheFit(const Cards& fitted, const Catalog& catalog) {
    bool good = true;
    for (const Free& f : kFree) {
        const double now = (fitted.at(f.card).efficiency.*f.member).si;
        double shipped = -1;
        for (const auto& e : catalog.accelerators)
            if (e.id == f.card) shipped = (e.value.efficiency.*f.member).si;
        const bool same = std::abs(now - shipped) <= 0.02 * f.spread;
        std::printf("%-14s %-14s start %.4f  fit %.4f  catalogue %.4f  %s\n", f.card, f.name, f.start, now, shipped,
                    same ? "ok" : "DIFFERS");
        good = good && same;
    }
    return good;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) return std::fprintf(stderr, "use: calibrate RUNS.json CATALOGS\n"), 2;
    std::ifstream in(argv[1], std::ios::binary);
    const auto file = nlohmann::json::parse(std::string{std::istreambuf_iterator<char>(in), {}}, nullptr, false);
    if (!file.is_object()) return std::fprintf(stderr, "%s cannot be read\n", argv[1]), 2;
    const Catalog catalog = readCatalogs(argv[2]);
    const auto read = validation::readTrainingRuns(file, catalog);
    Cards cards;
    for (const auto& e : catalog.accelerators) cards[e.id] = e.value;
    std::vector<const TrainingRun*> rows;
    for (const TrainingRun& r : read.runs)
        if (fitted(r)) rows.push_back(&r);
    Cards all = fit(rows, cards);
    bool good = catalogueHoldsTheFit(all, catalog);

    std::map<std::string, std::vector<Point>> series;
    Group gate, calibrate;
    for (const TrainingRun& r : read.runs) {
        const auto p = validation::predict(r, cardOf(cards, r));  // with the catalogue as shipped
        if (!p) continue;
        std::printf("%-42s %-10s %9.3f s %+6.2f %%\n", r.id.c_str(), r.use.c_str(), p->step.time.total, 100 * p->error);
        if (r.sharded || r.experts) continue;
        if (r.use == "calibrate") calibrate.add(p->error);
        if (r.use == "test" && r.calibratedStack) gate.add(p->error);
        series[seriesOf(r)].push_back({std::log2(static_cast<double>(p->mapping.cards())), p->error, r.step.globalBatch});
    }
    good = check("runs that were fitted, largest error", calibrate.most, 0.06) && good;
    good = check("runs held back, mean error", gate.mean(), 0.03) && good;
    good = check("runs held back, largest error", gate.most, 0.08) && good;
    good = drift(series) && good;

    double worst = 0;
    std::set<std::string> names;
    for (const TrainingRun* r : rows) names.insert(seriesOf(*r));
    for (const std::string& name : names) {
        std::vector<const TrainingRun*> others;
        for (const TrainingRun* r : rows)
            if (seriesOf(*r) != name) others.push_back(r);
        const Cards without = fit(others, cards);
        for (const TrainingRun* r : rows)
            if (seriesOf(*r) == name)
                if (const auto p = validation::predict(*r, cardOf(without, *r))) worst = std::max(worst, std::abs(p->error));
    }
    good = check("one series left out of the fit, largest error", worst, 0.12) && good;
    return good ? 0 : 1;
}
