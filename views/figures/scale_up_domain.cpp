// SPDX-License-Identifier: GPL-3.0-or-later
// The scale-up domain of the cards: its servers, the levels of switches above them where these are published, and what
// the links carry. It has no port in the network and no cable in the bill.
#include <algorithm>

#include "app/names.h"
#include "model/fabric/scale_up.h"
#include "model/fabric/sizing.h"
#include "views/figures/common.h"
#include "views/figures/topology_direct.h"

namespace views::figures {
namespace {

using model::fabric::ScaleUpShape;
constexpr std::int64_t kMostBoxes = 48;

const model::Item<model::Pool>* poolOf(const Source& s) {
    if (const auto run = mainRun(s)) return run->pool;
    return s.design.pools.empty() ? nullptr : &s.design.pools.front();
}

int countFor(std::int64_t n) {
    return int(std::min<std::int64_t>(n, 1'000'000'000));
}

QString switchesText(std::int64_t n) {
    return counted(double(n), translate("Figures", "%1 switch"), translate("Figures", "%1 switches"));
}

/// Servers of the domain, at most 48 boxes; the cards of each are counted below it.
std::vector<int> servers(Topology& t, const ScaleUpShape& shape, int tier) {
    std::vector<int> boxes;
    const std::int64_t n = std::min(shape.servers, kMostBoxes);
    for (std::int64_t i = 0; i < n; ++i) {
        const std::int64_t first = i * shape.servers / n, next = (i + 1) * shape.servers / n;
        Topology::Node node;
        node.id = QStringLiteral("server%1").arg(i + 1);
        node.label = next - first > 1 ? QStringLiteral("× %1").arg(count(double(next - first))) : count(double(i + 1));
        node.tier = tier;
        node.cards = countFor(std::min(shape.cards, next * shape.cardsPerServer) - first * shape.cardsPerServer);
        node.hover = counted(double(node.cards), translate("Figures", "%1 card"), translate("Figures", "%1 cards"));
        boxes.push_back(int(t.nodes.size()));
        t.nodes.push_back(std::move(node));
    }
    return boxes;
}

/// One level: every card has a link to every switch of it.
void oneLevel(Topology& t, const ScaleUpShape& shape) {
    t.tiers = {{translate("Figures", "Scale-up switches"),
                translate("Figures", "%1 switch chips in %2 trays")
                    .arg(count(double(shape.firstLevel)), count(double(shape.trays)))},
               {translate("Figures", "Compute trays"), count(double(shape.servers))}};
    const auto below = servers(t, shape, 1);
    for (std::int64_t i = 0; i < shape.firstLevel; ++i) {
        const int at = int(t.nodes.size());
        t.nodes.push_back({QStringLiteral("switch%1").arg(i + 1), count(double(i + 1)), 0, -1, 0, false, 0});
        for (const int b : below) t.links.push_back({at, b, t.nodes[std::size_t(b)].cards, false});
    }
}

/// Two levels: a switch of every sub-plane in every server, joined to all second-level switches of its sub-plane.
void twoLevels(Topology& t, const ScaleUpShape& shape) {
    t.tiers = {{translate("Figures", "Second level"), switchesText(shape.secondLevel)},
               {translate("Figures", "Servers"),
                translate("Figures", "%1 with %2 each").arg(count(double(shape.servers)), switchesText(shape.planes))}};
    const auto below = servers(t, shape, 1);
    const std::int64_t each = shape.secondLevel / shape.planes;
    for (std::int64_t i = 0; i < shape.planes; ++i) {
        const int at = int(t.nodes.size());
        Topology::Node node{QStringLiteral("plane%1").arg(i + 1),
                            QStringLiteral("%1 × %2").arg(translate("Figures", "P%1").arg(i + 1), count(double(each))),
                            0,
                            -1,
                            1 + int(i % kSeriesCount),
                            false,
                            0};
        node.hover = translate("Figures", "Sub-plane %1").arg(i + 1);
        t.nodes.push_back(std::move(node));
        for (const int b : below) t.links.push_back({at, b, countFor(each), false});
    }
}

/// A mesh of cards, drawn as one of network ports is.
Topology mesh(const ScaleUpShape& shape) {
    model::fabric::SizingInputs in;
    in.family = shape.sides[1] > 1 ? model::fabric::Family::FullMesh2D : model::fabric::Family::FullMesh;
    in.nodes = shape.cards;
    in.railsPerNode = 1;
    in.switchPorts = std::min(shape.linksPerCard, model::fabric::kMostPorts);
    in.dims = {shape.sides[0], shape.sides[1], 0};
    Topology t = directTopology(in, model::fabric::sizeFabric(in), {}, {}, {});
    const bool blocks = std::int64_t(t.nodes.size()) < shape.cards;
    for (auto& tier : t.tiers) tier.name = blocks ? translate("Figures", "Cards") : translate("Figures", "Card");
    return t;
}

/// Not published: the switched medium as one box, drawn as planned.
void unknown(Topology& t, const ScaleUpShape& shape, bool switched) {
    t.tiers = {{switched ? translate("Figures", "Scale-up switches") : translate("Figures", "Scale-up links"),
                switched ? translate("Figures", "number not public") : translate("Figures", "structure not public")},
               {translate("Figures", "Servers"), count(double(shape.servers))}};
    const auto below = servers(t, shape, 1);
    t.nodes.push_back({QStringLiteral("medium"), translate("Figures", "scale-up links"), 0, -1, 0, true, 0});
    const int at = int(t.nodes.size()) - 1;
    for (const int b : below) t.links.push_back({at, b, std::max(1, t.nodes[std::size_t(b)].cards), true});
}

}  // namespace

ChartSpec scaleUpDomain(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Scale-up domain"), translate("Figures", "cards joined at memory-like speed"));
    const auto* pool = poolOf(s);
    if (pool == nullptr)
        return saying(std::move(spec), translate("Figures", "The design has no pool of accelerators yet."),
                      translate("Figures", "Add a pool"));
    const auto& card = pool->value.card;
    const QString name = app::titleText(card.name);
    using model::ScaleUpLinks;
    using model::fabric::ScaleUpWires;
    const auto wires = card.scaleUpLinks == ScaleUpLinks::FullMesh     ? ScaleUpWires::Mesh
                       : card.scaleUpLinks == ScaleUpLinks::FullMesh2D ? ScaleUpWires::Mesh2D
                                                                       : ScaleUpWires::Recognised;
    const auto shape = model::fabric::scaleUpShape(card.scaleUpDomain.value_or(0),
                                                   std::max<std::int64_t>(1, pool->value.server.accelerators), wires);
    if (!card.scaleUpDomain)
        return saying(std::move(spec), translate("Figures", "The scale-up domain of %1 is not public.").arg(name));
    if (!shape) return saying(std::move(spec), translate("Figures", "%1 has no scale-up domain.").arg(name));
    Topology t;
    const bool meshed = shape->directLinks > 0;
    if (meshed)
        t = mesh(*shape);
    else if (shape->published && shape->secondLevel > 0)
        twoLevels(t, *shape);
    else if (shape->published)
        oneLevel(t, *shape);
    else
        unknown(t, *shape, card.scaleUpLinks == ScaleUpLinks::Switched);
    t.cardsName = translate("Figures", "Cards");
    t.cardsNote =
        translate("Figures", "%1 × %2").arg(count(double(shape->servers)), count(double(shape->cardsPerServer)));
    spec.remark = name;
    const QString cards = count(double(shape->cards));
    spec.note = translate("Figures", "%1 cards in %2")
                    .arg(cards, counted(double(shape->servers), translate("Figures", "%1 server or tray"),
                                        translate("Figures", "%1 servers or trays")));
    const QString comma = s.chinese() ? QStringLiteral("，") : QStringLiteral(", ");
    if (card.scaleUpBandwidth)
        spec.note += comma + translate("Figures", "%1 per card and direction")
                                 .arg(s.number(scaled(card.scaleUpBandwidth->si, UnitFamily::ByteRate, s.language)));
    if (meshed)
        spec.note += comma + translate("Figures", "%1 links between cards, at most %2 from card to card")
                                 .arg(count(double(shape->directLinks)), count(double(shape->hops)));
    else if (shape->published)
        spec.note += comma + counted(double(shape->hops), translate("Figures", "%1 switch between any two cards"),
                                     translate("Figures", "%1 switches between the farthest cards"));
    const std::int64_t domains =
        model::fabric::ceilDiv(std::max<std::int64_t>(1, pool->value.accelerators), shape->cards);
    spec.note += comma + counted(double(domains), translate("Figures", "%1 such domain in the pool"),
                                 translate("Figures", "%1 such domains in the pool"));
    spec.data = std::move(t);
    return spec;
}

}  // namespace views::figures
