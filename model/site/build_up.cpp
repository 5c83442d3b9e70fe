// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/build_up.h"

#include <cmath>

namespace model::site {

ServerBuildUp& ServerBuildUp::operator+=(const ServerBuildUp& o) {
    cards += o.cards;
    processors += o.processors;
    memory += o.memory;
    nics += o.nics;
    drives += o.drives;
    board += o.board;
    fans += o.fans;
    supplies += o.supplies;
    return *this;
}

ServerBuildUp operator*(ServerBuildUp b, double factor) {
    for (Power* p : {&b.cards, &b.processors, &b.memory, &b.nics, &b.drives, &b.board, &b.fans, &b.supplies})
        *p *= factor;
    return b;
}

std::optional<ServerBuildUp> serverBuildUp(const BuildUpInputs& in) {
    for (const double x :
         {in.card.si, in.hosts, in.nics, in.processors.si, in.memory.si, in.nic.si, in.drives.si, in.board.si})
        if (!std::isfinite(x) || x < 0) return std::nullopt;
    if (in.cards < 1 || !(in.fanShare >= 0 && in.fanShare < 1) ||
        !(in.supplyEfficiency > 0 && in.supplyEfficiency <= 1)) {
        return std::nullopt;
    }
    ServerBuildUp b;
    b.cards = in.card * static_cast<double>(in.cards);
    b.processors = in.processors * in.hosts;
    b.memory = in.memory * in.hosts;
    b.nics = in.nic * in.nics;
    b.drives = in.drives * in.hosts;
    b.board = in.board * in.hosts;
    b.fans = b.total() * (in.fanShare / (1 - in.fanShare));
    b.supplies = b.total() * (1 / in.supplyEfficiency - 1);
    return b;
}

}  // namespace model::site
