// SPDX-License-Identifier: GPL-3.0-or-later
// Where the FLOPs go, which peaks the pools have, and whether a training run fits the memory of a card.
#include <algorithm>
#include <cmath>

#include "app/names.h"
#include "model/plan/bridge.h"
#include "model/training/communication.h"
#include "views/figures/common.h"

namespace views::figures {
namespace {

constexpr std::size_t kMostRows = 8;
constexpr double kLeastPart = 0.01;      // of a step, to be shown by its own name
constexpr std::size_t kMostBlocks = 32;  // rows and columns of the traffic map that can still be told apart

QString text(const std::string& s) {
    return QString::fromStdString(s);
}

/// A power of ten as the unit: 9.63 of "10²³ FLOP" reads better than 963 of anything.
Scale operationScale(double most) {
    if (!(most > 0) || !std::isfinite(most)) return {1, QStringLiteral("FLOP")};
    const double exponent = std::floor(std::log10(most) + 1e-12);
    const QString ten = power(std::pow(10, exponent), 1);
    return {std::pow(10, -exponent), ten.mid(ten.indexOf(QStringLiteral("10"))) + QStringLiteral(" FLOP")};
}

struct Demand {
    const std::string* name;
    model::training::ForwardFlops forward;
    double tokens, sixNd;
    bool experts;
};

struct DemandPart {
    QString name;
    double flops;  // forward, per token
    int series;
};
std::vector<DemandPart> partsOf(const Demand& d) {
    return {{d.experts ? translate("Figures", "Experts") : translate("Figures", "Feed-forward"),
             d.forward.feedForward.si, 1},
            {translate("Figures", "Projections"), d.forward.projections.si, 3},
            {translate("Figures", "Attention core"), d.forward.core.si, 2},
            {translate("Figures", "Head"), d.forward.head.si, 6}};
}

std::vector<Demand> demands(const Source& s) {
    std::vector<Demand> all;
    for (std::size_t i = 0; i < s.design.workloads.size() && all.size() < kMostRows; ++i) {
        const auto& item = s.design.workloads[i];
        const auto& r = s.results.workloads[i].value;
        if (item.value.kind != model::WorkloadKind::Training || !r.totalFlops || !r.totalFlops6nd) continue;
        const auto forward =
            model::training::forwardFlopsPerToken(model::plan::architectureOf(item.value.model),
                                                  double(item.value.sequence), model::training::AttentionCount::Full);
        if (forward)
            all.push_back(
                {&item.name, *forward, double(item.value.tokens), r.totalFlops6nd->si, item.value.model.experts > 0});
    }
    return all;
}

}  // namespace

// Training is three times the forward pass, so the parts of the forward pass are those of the whole.
ChartSpec demandBars(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Where the FLOPs go"), translate("Figures", "exact count against 6 N D"));
    const auto all = demands(s);
    if (all.empty()) return waiting(std::move(spec), s, "demand.total_flops");
    double most = 0;
    for (const Demand& d : all) most = std::max({most, 3 * d.tokens * d.forward.total().si, d.sixNd});
    const Scale scale = operationScale(most);
    HorizontalBars bars;
    bars.x.unit = scale.unit;
    bars.x.title = translate("Figures", "Operations of the whole run");
    for (const Demand& d : all) {
        const double times = 3 * d.tokens;
        HorizontalBars::Row exact;
        exact.id = QStringLiteral("exact.") + text(*d.name);
        exact.name = translate("Figures", "exact");
        exact.note = all.size() > 1 ? app::itemName(*d.name) : QString();
        exact.bold = true;
        for (const auto& [name, part, series] : partsOf(d))
            exact.parts.push_back({name, scale.of(times * part), series, false});
        exact.text = significant(scale.of(times * d.forward.total().si));
        HorizontalBars::Row rule;
        rule.id = QStringLiteral("rule.") + text(*d.name);
        rule.name = QStringLiteral("6 N D");
        rule.note = exact.note;
        rule.parts = {{QString(), scale.of(d.sixNd), 7, false}};
        rule.text = significant(scale.of(d.sixNd));
        const double total = times * d.forward.total().si;
        if (total > 0)
            rule.endNote = signedNumber((d.sixNd / total - 1) * 100, 2) +
                           (s.chinese() ? QStringLiteral("%") : QStringLiteral(" %"));
        bars.rows.push_back(std::move(exact));
        bars.rows.push_back(std::move(rule));
    }
    const auto longest = std::max_element(all.begin(), all.end(), [](const Demand& a, const Demand& b) {
        return a.tokens * a.forward.total().si < b.tokens * b.forward.total().si;
    });
    const double whole = longest->forward.total().si;
    bars.detailTitle = translate("Figures", "Parts of the exact count");
    bars.detailUnit = QStringLiteral("%");
    for (const auto& [name, part, series] : partsOf(*longest))
        if (whole > 0)
            bars.detail.push_back(
                {name, name, {}, {{QString(), 100 * part / whole, series, false}}, s.share(part / whole), {}, false});
    spec.note = translate("Figures", "Attention counted in full; training is three times the forward pass.");
    spec.data = std::move(bars);
    return spec;
}

namespace {

struct Peak {
    model::Precision precision;
    QString word;
    std::optional<model::FlopRate> card;
};

std::vector<Peak> peaksOf(const model::Accelerator& card) {
    return {{model::Precision::Bf16, QStringLiteral("BF16"), card.bf16},
            {model::Precision::Fp8, QStringLiteral("FP8"), card.fp8},
            {model::Precision::Fp4, QStringLiteral("FP4"), card.fp4}};
}

/// The training run of a pool: its precision, and the share of that peak it uses; nothing when nothing trains there.
struct PeakUse {
    model::Precision precision;
    double share;
};
std::optional<PeakUse> trainingOn(const Source& s, const model::Item<model::Pool>& pool) {
    for (std::size_t i = 0; i < s.design.workloads.size(); ++i) {
        const auto& w = s.design.workloads[i].value;
        const auto& r = s.results.workloads[i].value;
        if (w.kind != model::WorkloadKind::Training || model::poolFor(s.design, w) != &pool) continue;
        const bool known = r.tokensPerSecond && r.flopsPerToken && r.peak && r.peak->si > 0;
        return PeakUse{w.precision, known ? r.tokensPerSecond->si * r.flopsPerToken->si / r.peak->si : 0};
    }
    return std::nullopt;
}

}  // namespace

ChartSpec peakBars(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Peak and what is used of it"),
                            translate("Figures", "dense, all cards of a pool"));
    struct Entry {
        HorizontalBars::Row row;
        double peak, used;
    };
    std::vector<Entry> entries;
    double most = 0;
    for (const auto& pool : s.design.pools) {
        const auto use = trainingOn(s, pool);
        for (const Peak& p : peaksOf(pool.value.card)) {
            if (!p.card || entries.size() >= 3 * kMostRows) continue;
            const double peak = p.card->si * double(pool.value.accelerators);
            const bool in = use && use->precision == p.precision;
            Entry e{{}, peak, in ? peak * use->share : 0};
            e.row.id = text(pool.name) + QLatin1Char('.') + p.word;
            e.row.name =
                s.design.pools.size() > 1 ? QStringLiteral("%1 %2").arg(app::itemName(pool.name), p.word) : p.word;
            e.row.bold = in;
            e.row.text = s.number(scaled(peak, UnitFamily::OperationRate, s.language));
            if (in)
                e.row.endNote =
                    translate("Figures", "%1 of it used: %2")
                        .arg(s.share(use->share), s.number(scaled(e.used, UnitFamily::OperationRate, s.language)));
            most = std::max(most, peak);
            entries.push_back(std::move(e));
        }
    }
    if (entries.empty()) return waiting(std::move(spec), s, "compute.peak_flops");
    const Scale scale =
        most >= 2e18 ? Scale{1e-18, QStringLiteral("EFLOP/s")} : Scale{1e-15, QStringLiteral("PFLOP/s")};
    HorizontalBars bars;
    bars.x.title = translate("Figures", "Peak");
    bars.x.unit = scale.unit;
    for (Entry& e : entries) {
        if (e.used > 0) e.row.parts.push_back({translate("Figures", "used"), scale.of(e.used), 1, false});
        e.row.parts.push_back({QString(), scale.of(e.peak - e.used), e.used > 0 ? 1 : 7, e.used > 0});
        bars.rows.push_back(std::move(e.row));
    }
    spec.data = std::move(bars);
    return spec;
}

namespace {

QString recomputeWord(model::Recompute r) {
    return r == model::Recompute::None        ? translate("Figures", "No recomputation")
           : r == model::Recompute::Selective ? translate("Figures", "Selective")
                                              : translate("Figures", "Full");
}

}  // namespace

ChartSpec memoryFit(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Memory of a card"),
                            translate("Figures", "does the run fit, with which recomputation"));
    const auto run = mainRun(s);
    if (!run) return waiting(std::move(spec), s, "training.days_ideal");
    const auto known = runCase(s, *run);
    if (!known) return waiting(std::move(spec), s, ("workloads." + run->workload->name + ".data_parallel").c_str());
    const auto& [step, mapping] = *known;
    StackedBars bars;
    using Use = model::training::MemoryUse;
    using Keep = model::training::ActivationMode;
    struct Part {
        const char* id;
        QString name;
        int series;
        double Use::*value;
    };
    const Part parts[] = {{"weights", translate("Figures", "Weights"), 1, &Use::weights},
                          {"gradients", translate("Figures", "Gradients"), 5, &Use::gradients},
                          {"optimizer", translate("Figures", "Optimizer states"), 3, &Use::optimizer},
                          {"activations", translate("Figures", "Activations"), 2, &Use::activations},
                          {"logits", translate("Figures", "Logits"), 6, &Use::logits},
                          {"buffers", translate("Figures", "Expert buffers"), 4, &Use::buffers},
                          {"reserve", translate("Figures", "Libraries, reserve"), 7, &Use::reserve}};
    for (const Part& p : parts) bars.parts.push_back({QString::fromLatin1(p.id), p.name, p.series, {}, false});
    const Scale gb{1e-9, QStringLiteral("GB")};
    double shown = kMissing;
    for (const auto mode : {model::Recompute::None, model::Recompute::Selective, model::Recompute::Full}) {
        model::training::Mapping m = mapping;
        m.recompute = model::plan::activationModeOf(mode);
        // Flash attention never keeps the scores, so without recomputation and selective are one and the same.
        const bool twin =
            mode == (mapping.recompute == Keep::Selective ? model::Recompute::None : model::Recompute::Selective);
        if (step.layer.stack.flashAttention && twin) continue;
        const auto answer = model::training::stepAnswer(step, m);
        if (!answer) continue;
        const bool current = m.recompute == mapping.recompute;
        if (current) {
            bars.marked = int(bars.bars.size());
            shown = gb.of(answer->memory.total());
        }
        bars.bars.push_back({{}, recomputeWord(mode), current ? translate("Figures", "this design") : QString()});
        for (std::size_t i = 0; i < std::size(parts); ++i)
            bars.parts[i].values.push_back(gb.of(answer->memory.*parts[i].value));
    }
    if (bars.bars.empty()) return waiting(std::move(spec), s, "training.days_ideal");
    std::erase_if(bars.parts, [](const StackedBars::Part& p) {
        return std::all_of(p.values.begin(), p.values.end(), [](double v) { return v == 0; });
    });
    bars.y.title = translate("Figures", "Memory per card");
    bars.y.unit = gb.unit;
    if (const auto& memory = run->pool->value.card.memory) {
        const double left = gb.of(*memory) - shown;
        bars.limits.push_back({translate("Figures", "Card"), gb.of(*memory),
                               std::isfinite(left)
                                   ? (left >= 0 ? translate("Figures", "%1 left") : translate("Figures", "%1 over"))
                                         .arg(s.number(std::abs(left), gb.unit))
                                   : QString(),
                               left < 0 ? Status::Error : Status::Ok});
    }
    spec.remark = QString::fromStdString(model::mappingText(mapping));
    spec.data = std::move(bars);
    return spec;
}

ChartSpec stepLedger(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Where a step goes"),
                            translate("Figures", "compute, and what waits on links, pipeline and slow cards"));
    const auto run = mainRun(s);
    if (!run) return waiting(std::move(spec), s, "training.step_time");
    const auto& r = s.results.workloads[run->workloadIndex].value;
    if (!r.step.compute && run->workload->value.speed != model::SpeedSource::Policy)
        return waiting(std::move(spec), s, "training.step_time");
    if (!r.step.compute)
        return saying(std::move(spec), translate("Figures", "The speed of this run is a planned utilisation."),
                      translate("Figures", "Use the step model"));
    Ledger ledger;
    const double total = r.stepTime->si;
    const Scale scale = total < 1 ? Scale{1e3, QStringLiteral("ms")} : Scale{1, QStringLiteral("s")};
    ledger.unit = scale.unit;
    double other = 0;  // parts too small to be told apart
    const auto add = [&](const char* id, const QString& name, const std::optional<model::Duration>& d, int series) {
        if (!d || !(d->si > 0)) return;
        if (d->si < kLeastPart * total)
            other += scale.of(*d);
        else
            ledger.parts.push_back({QString::fromLatin1(id), name, scale.of(*d), series});
    };
    const auto& p = r.step;
    add("compute", translate("Figures", "Computation"), p.compute, 1);
    add("recompute", translate("Figures", "Recomputation"), p.recompute, 5);
    add("tensor", translate("Figures", "TP exchange"), p.tensor, 2);
    add("context", translate("Figures", "CP exchange"), p.context, 8);
    add("expert", translate("Figures", "EP exchange"), p.expert, 4);
    add("bubble", translate("Figures", "Pipeline bubble"), p.bubble, 3);
    add("transfer", translate("Figures", "Pipeline transfers"), p.transfer, 8);
    add("gradient", translate("Figures", "Gradient exchange"), p.gradient, 6);
    add("optimizer", translate("Figures", "Optimizer"), p.optimizer, 5);
    add("straggler", translate("Figures", "Stragglers"), p.straggler, 7);
    if (other > 0) ledger.parts.push_back({QStringLiteral("other"), translate("Figures", "Other"), other, 8});
    spec.remark = QString::fromStdString(r.strategy);
    if (r.mfu)
        spec.note = translate("Figures", "%1 per step; MFU %2 of the BF16 peak.")
                        .arg(s.number(scale.of(total), scale.unit), s.share(r.mfu->si));
    spec.data = std::move(ledger);
    return spec;
}

ChartSpec trafficMap(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Who talks to whom"),
                            translate("Figures", "bytes per optimizer step between blocks of cards"));
    const auto run = mainRun(s);
    if (!run) return waiting(std::move(spec), s, "training.step_time");
    const auto known = runCase(s, *run);
    if (!known) return waiting(std::move(spec), s, "training.step_time");
    const auto matrix = model::training::communicationMatrix(known->step, known->mapping, kMostBlocks);
    HeatMap map;
    const Scale scale = bytesScale(matrix.largest());
    for (std::size_t i = 0; i < matrix.blocks; ++i) {
        const QString name = QString::number(i + 1);
        map.rows << name;
        map.columns << name;
        for (std::size_t j = 0; j < matrix.blocks; ++j) map.values.push_back(scale.of(matrix.at(i, j)));
    }
    map.rowTitle = translate("Figures", "from block");
    map.columnTitle = translate("Figures", "to block of %1 cards").arg(count(matrix.cardsPerBlock));
    map.valueTitle = translate("Figures", "Bytes per step");
    map.unit = scale.unit;
    spec.remark = QString::fromStdString(model::mappingText(known->mapping));
    spec.note = translate(
        "Figures", "Blocks follow the rank order tensor, context, data, pipeline; the diagonal stays inside a block.");
    spec.data = std::move(map);
    return spec;
}

}  // namespace views::figures
