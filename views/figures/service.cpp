// SPDX-License-Identifier: GPL-3.0-or-later
// Inference services: what a user gets against what a card delivers, over the batch; and how many instances the load
// needs.
#include "views/figures/service.h"

#include <algorithm>
#include <cmath>

#include "app/names.h"
#include "views/figures/common.h"

namespace views::figures {
namespace {

using model::training::ServiceBasis;
using model::training::ServicePoint;

constexpr std::size_t kMostServices = 4;

QString text(const std::string& s) {
    return QString::fromStdString(s);
}

/// Batches of the curve: every one up to 16, then 24 per factor of ten, the last one exactly.
std::vector<double> batches(std::int64_t last) {
    std::vector<double> out;
    double next = 1;
    while (next < double(last)) {
        out.push_back(next);
        next = std::max(next + 1, std::round(next * 1.1));
    }
    out.push_back(double(last));
    return out;
}

/// Speed of a user over throughput of a card, slowest user first.
Curve curveOf(const ServiceBasis& b, std::int64_t last, bool prefill) {
    Curve c;
    const double cards = b.service.cards.cards;
    for (const double batch : batches(last)) {
        const auto p = model::training::servicePoint(b, batch);
        if (!p) continue;
        c.x.push_back(1 / (prefill ? p->token : p->pass).si);
        c.y.push_back(prefill ? p->requests * b.service.output / cards : batch / (p->pass.si * cards));
    }
    std::reverse(c.x.begin(), c.x.end());
    std::reverse(c.y.begin(), c.y.end());
    return c;
}

/// Batches so close to each other that their marks would lie on one another.
bool near(std::int64_t a, std::int64_t b) {
    const double ratio = double(a) / double(std::max<std::int64_t>(1, b));
    return ratio > 0.6 && ratio < 1.7;
}

/// Why there is nothing to draw.
ChartSpec noService(ChartSpec spec, const Source& s) {
    for (const auto& w : s.design.workloads)
        if (w.value.kind == model::WorkloadKind::Inference) return waiting(std::move(spec), s, serviceKey(s).c_str());
    return saying(std::move(spec), translate("Figures", "The design has no inference service."),
                  translate("Figures", "Add a workload"));
}

}  // namespace

std::optional<MainService> mainService(const Source& s) {
    std::optional<MainService> best;
    std::int64_t most = -1;
    for (std::size_t i = 0; i < s.design.workloads.size(); ++i) {
        const auto& item = s.design.workloads[i];
        if (item.value.kind != model::WorkloadKind::Inference) continue;
        const auto* pool = model::poolFor(s.design, item.value);
        if (!pool) continue;
        const std::int64_t cards = s.results.workloads[i].value.cardsNeeded.value_or(0);
        if (cards <= most) continue;
        most = cards;
        best = MainService{&item, pool, &s.results.workloads[i].value};
    }
    return best;
}

std::string serviceKey(const Source& s) {
    for (const auto& w : s.design.workloads)
        if (w.value.kind == model::WorkloadKind::Inference) {
            const auto service = mainService(s);
            return "workloads." + (service ? service->workload->name : w.name) + ".instance_tokens";
        }
    return "training.days_p50";
}

std::optional<std::int64_t> batchAtSpeed(const Source& s, double tokensPerSecond) {
    const auto service = mainService(s);
    if (!service || !(tokensPerSecond > 0)) return std::nullopt;
    const auto study = model::serviceStudy(s.design, s.results, *service->workload, *service->pool);
    if (!study.basis || study.basis->sequences < 1) return std::nullopt;
    return std::max<std::int64_t>(1, model::training::largestBatchWithin(
                                         *study.basis, model::Duration{1 / tokensPerSecond}, study.basis->sequences));
}

ChartSpec serviceCurve(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Speed of a user against throughput of a card"),
                            translate("Figures", "each point is a batch of one instance"));
    const auto service = mainService(s);
    const auto study =
        service ? model::serviceStudy(s.design, s.results, *service->workload, *service->pool) : model::ServiceStudy{};
    if (!study.basis || !service->results->service.token) return noService(std::move(spec), s);
    const ServiceBasis& b = *study.basis;
    const model::Workload& w = service->workload->value;
    const model::ServiceResults& r = service->results->service;
    TradeOff t;
    const bool apart = b.service.apart;
    Curve own = curveOf(b, b.sequences, true);
    own.id = QStringLiteral("service");
    own.name = apart ? translate("Figures", "Prefill apart") : translate("Figures", "With prefill");
    Curve decode = curveOf(b, b.sequences, false);
    decode.id = QStringLiteral("decode");
    decode.name = translate("Figures", "Decode alone");
    decode.series = 2;
    const QString perSecond = s.chinese() ? QStringLiteral("词元/s") : QStringLiteral("tokens/s");
    t.x.title = translate("Figures", "Speed of a user");
    t.y.title = translate("Figures", "Output of a card");
    t.x.unit = t.y.unit = perSecond;
    t.x.low = t.y.low = 0.0;
    t.marks.push_back({QStringLiteral("workloads.") + text(service->workload->name) + QStringLiteral(".max_batch"),
                       MarkKind::Current, 1 / r.token->si, r.cardTokens->si,
                       translate("Figures", "Batch %1").arg(count(double(*r.batch))),
                       translate("Figures", "this design"), 1, true});
    const auto mark = [&](std::int64_t batch, const QString& id, const QString& name) {
        const auto p = batch > 0 && batch != *r.batch ? model::training::servicePoint(b, double(batch)) : std::nullopt;
        if (!p) return;
        t.marks.push_back({id,
                           MarkKind::Reference,
                           1 / p->token.si,
                           p->requests * b.service.output / b.service.cards.cards,
                           name,
                           {},
                           1,
                           false});
    };
    mark(b.sequences, QStringLiteral("memory"),
         translate("Figures", "KV cache full: %1").arg(count(double(b.sequences))));
    const auto cross = static_cast<std::int64_t>(std::ceil(b.crossover));
    if (cross > 1 && cross < b.sequences && !near(cross, *r.batch) && !near(cross, b.sequences))
        mark(cross, QStringLiteral("crossover"),
             translate("Figures", "Computation binds: %1").arg(count(double(cross))));
    if (w.targetToken) {
        const double least = 1 / w.targetToken->si;
        t.limitsX.push_back(
            {translate("Figures", "TPOT target"), least,
             translate("Figures", "%1 per token").arg(s.plain(w.targetToken->si * 1e3, QStringLiteral("ms"))),
             1 / r.token->si >= least * (1 - 1e-9) ? Status::Ok : Status::Error});
    }
    // Decode alone promises far more; the curve that counts keeps half of the height.
    double most = 0;
    for (const double y : own.y) most = std::max(most, y);
    if (most > 0) t.y.high = 2 * most;
    t.curves = {std::move(own), std::move(decode)};
    if (apart) t.curves.erase(t.curves.begin() + 1);
    spec.remark = app::itemName(service->workload->name);
    const QString wait = r.firstAtPeak ? s.number(r.firstAtPeak->si * 1e3, QStringLiteral("ms")) : QStringLiteral("–");
    spec.note = translate("Figures", "TPOT %1, TTFT %2 at the peak; exchange takes %3 of a pass.")
                    .arg(s.number(r.token->si * 1e3, QStringLiteral("ms")), wait, s.share(r.exchange->si / r.pass->si));
    spec.data = std::move(t);
    return spec;
}

ChartSpec serviceSizing(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Instances that the load needs"),
                            translate("Figures", "by the mean and by the peak; the larger one decides"));
    BulletBars bars;
    bars.x.title = translate("Figures", "Instances");
    bars.needName = translate("Figures", "needed");
    bars.supplyName = translate("Figures", "in the pool");
    const auto share = [&](double x) { return s.plain(100 * x, QStringLiteral("%")); };
    std::size_t services = 0;
    for (const auto& w : s.design.workloads) services += w.value.kind == model::WorkloadKind::Inference ? 1 : 0;
    for (std::size_t i = 0; i < s.design.workloads.size() && bars.rows.size() < 2 * kMostServices; ++i) {
        const auto& item = s.design.workloads[i];
        const model::Workload& w = item.value;
        const auto& r = s.results.workloads[i].value;
        const auto* pool = model::poolFor(s.design, w);
        if (w.kind != model::WorkloadKind::Inference || !pool || !r.service.byMean || !r.service.byPeak) continue;
        const double supply =
            std::floor(double(pool->value.accelerators) / double(std::max<std::int64_t>(1, w.cardsPerInstance)));
        const auto row = [&](const char* rule, const QString& name, const QString& note, std::int64_t need) {
            BulletBars::Row x;
            x.id = QStringLiteral("workloads.%1.service.%2").arg(text(item.name), QLatin1String(rule));
            x.name = name;
            x.note = services > 1 ? app::itemName(item.name) + QStringLiteral(" · ") + note : note;
            x.need = double(need);
            x.supply = supply;
            x.text = translate("Figures", "%1 of %2").arg(count(double(need)), count(supply));
            x.series = double(need) > supply ? 6 : 1;
            bars.rows.push_back(std::move(x));
        };
        row("by_mean", translate("Figures", "Mean load"),
            translate("Figures", "at %1 of the capacity").arg(share(w.utilisation.si)), *r.service.byMean);
        row("by_peak", translate("Figures", "Peak load"),
            translate("Figures", "%1 × mean at %2, %3 spare")
                .arg(s.plain(w.peakToMean.si, {}), share(model::kPeakUtilisation), count(double(w.spareInstances))),
            *r.service.byPeak);
    }
    if (bars.rows.empty()) return noService(std::move(spec), s);
    const auto service = mainService(s);
    if (service && service->results->service.prefillInstances)
        spec.note = translate("Figures", "%1 instances for prefill, %2 for decode.")
                        .arg(count(double(*service->results->service.prefillInstances)),
                             count(double(*service->results->service.decodeInstances)));
    spec.data = std::move(bars);
    return spec;
}

}  // namespace views::figures
