// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/scale_up.h"

#include "model/fabric/lattice.h"
#include "model/fabric/sizing.h"

namespace model::fabric {

namespace {

/// Links between the cards, and the farthest two; a prime number of cards makes no 2D mesh.
void mesh(ScaleUpShape& s, bool flat) {
    std::int64_t a = 1;
    for (std::int64_t d = 2; flat && d <= s.cards / d; ++d)
        if (s.cards % d == 0) a = d;
    if (flat && a == 1) return;
    s.sides = {s.cards / a, a};
    const Lattice l{false, {s.sides[0], s.sides[1], 1}, s.cards};
    s.published = true;
    s.directLinks = l.links();
    s.linksPerCard = s.sides[0] - 1 + s.sides[1] - 1;
    s.hops = l.diameter();
}

}  // namespace

std::optional<ScaleUpShape> scaleUpShape(std::int64_t cards, std::int64_t cardsPerServer, ScaleUpWires wires) {
    if (cards < 2 || cardsPerServer < 1) return std::nullopt;
    ScaleUpShape s;
    s.cards = cards;
    s.cardsPerServer = cardsPerServer;
    s.servers = ceilDiv(cards, cardsPerServer);
    if (wires != ScaleUpWires::Recognised) {
        mesh(s, wires == ScaleUpWires::Mesh2D);
        return s;
    }
    // Products of a whole rack or more stand in the catalogue as one server; inside they have trays and nodes.
    if (cards == 72 && (cardsPerServer == 4 || cardsPerServer == 72)) {
        s.published = true;  // NVL72: every card has one link to every chip of nine switch trays
        s.servers = 18;
        s.cardsPerServer = 4;
        s.planes = s.firstLevel = s.linksPerCard = 18;
        s.trays = 9;
        s.hops = 1;
    } else if (cards == 384 && (cardsPerServer == 8 || cardsPerServer == 384)) {
        s.published = true;  // CloudMatrix384: seven sub-planes, in every node one first-level switch of each
        s.servers = 48;
        s.cardsPerServer = 8;
        s.planes = 7;
        s.firstLevel = s.servers * s.planes;
        s.secondLevel = s.planes * 16;
        s.hops = 3;
    }
    return s;
}

}  // namespace model::fabric
