// SPDX-License-Identifier: GPL-3.0-or-later
// Bandwidth per card by tier: the line rate, what the ports, oversubscription and congestion take of it, and what the
// run needs of the rest.
#include <algorithm>

#include "app/names.h"
#include "views/figures/common.h"

namespace views::figures {
namespace {

constexpr int kNeedSeries = 2, kCongestionSeries = 8, kRatioSeries = 4;

/// One tier: what the wires give, what is left of it, and what a run needs (of its links).
struct Tier {
    const char* id;
    QString name;
    double wired = kMissing;  ///< share of the line rate after oversubscription
    std::optional<model::ByteRate> left, need, supply;
};

}  // namespace

ChartSpec tierBandwidth(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Bandwidth per card by tier"),
                            translate("Figures", "what is left of the line rate, and what the run needs"));
    const auto index = computeFabric(s);
    if (!index)
        return saying(std::move(spec), translate("Figures", "The design has no parameter network."),
                      translate("Figures", "Add a network"));
    const auto& r = s.results.fabrics[*index].value;
    const auto& c = r.congestion;
    if (!r.perCard || !c.portsLeft) return waiting(std::move(spec), s, "fabric.per_card");
    const double line = r.perCard->si;
    const auto share = [&](const std::optional<model::ByteRate>& rate) { return rate ? rate->si / line : kMissing; };
    const auto run = mainRun(s);
    std::size_t own = 0;
    const bool here = run && model::computeNetwork(s.design, s.results, run->pool->name, own) && own == *index;
    model::LinkResults links;
    if (here) links = s.results.workloads[run->workloadIndex].value.links;
    const double ports = here && links.portsSupply ? run->pool->value.card.efficiency.nic.si : 1;
    const Tier tiers[] = {
        // short names: beside each stands what is needed of it
        {"ports", translate("Figures", "Ports"), 1, c.portsLeft, links.portsNeed, links.portsSupply},
        {"leaf", translate("Figures", "Leaf"), share(c.leafLine), c.leafLeft, links.leafNeed, links.leafSupply},
        {"pod", translate("Figures", "Pod"), share(c.podLine), c.podLeft, links.podNeed, links.podSupply}};
    StackedBars bars;
    bars.y.title = translate("Figures", "Per card, one way");
    bars.y.unit = QStringLiteral("GB/s");
    bars.y.low = 0;
    StackedBars::Part left{
        QStringLiteral("left"), translate("Figures", "left for the exchange"), kNetworkSeries, {}, false},
        congestion{QStringLiteral("congestion"),
                   translate("Figures", "collisions, losses, incast"),
                   kCongestionSeries,
                   {},
                   false},
        ratio{QStringLiteral("ratio"), translate("Figures", "oversubscription"), kRatioSeries, {}, false},
        fitted{QStringLiteral("fitted"), translate("Figures", "in the fitted efficiency"), kLossesSeries, {}, true},
        need{QStringLiteral("need"), translate("Figures", "needed by the run"), kNeedSeries, {}, false};
    const auto add = [&](double l, double k, double o, double f, double n) {
        for (const auto& [part, value] : {std::pair{&left, l}, {&congestion, k}, {&ratio, o}, {&fitted, f}, {&need, n}})
            part->values.push_back(value * 1e-9);
    };
    for (const Tier& t : tiers) {
        if (!t.left || !(t.wired > 0)) continue;
        const double supply = t.supply ? t.supply->si : t.left->si * ports, wired = line * ports * t.wired;
        if (t.need) {  // before its tier: the last bar names the parts
            bars.bars.push_back({QStringLiteral("%1_need").arg(QLatin1String(t.id)),
                                 translate("Figures", "%1: needed").arg(t.name), significant(t.need->si * 1e-9)});
            add(0, 0, 0, 0, t.need->si);
        }
        bars.bars.push_back({QString::fromLatin1(t.id), t.name, significant(supply * 1e-9)});
        add(supply, std::max(0.0, wired - supply), line * ports - wired, line * (1 - ports), 0);
    }
    for (auto* part : {&left, &congestion, &ratio, &fitted, &need})
        if (std::any_of(part->values.begin(), part->values.end(), [](double v) { return v > 1e-9; }))
            bars.parts.push_back(std::move(*part));
    spec.remark = app::itemName(s.design.fabrics[*index].name);
    if (here && links.portsNeed)
        spec.note = translate("Figures", "Needed: so that every exchange hides behind the work it may run beside.");
    spec.data = std::move(bars);
    return spec;
}

}  // namespace views::figures
