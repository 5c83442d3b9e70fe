// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/server_parts.h"

#include <algorithm>
#include <cmath>

namespace model {
namespace {

std::optional<site::ServerBuildUp> buildUp(const PowerPlan& plan, const Pool& pool, Power card) {
    const HostParts& h = plan.host;
    const std::int64_t cards = std::max<std::int64_t>(1, pool.server.accelerators);
    site::BuildUpInputs in;
    in.cards = cards;
    in.card = card;
    in.hosts = std::ceil(static_cast<double>(cards) / static_cast<double>(std::max<std::int64_t>(1, h.cardsPerHost)));
    in.nics = static_cast<double>(pool.server.nics.value_or(cards));  // one per card where the sheet says nothing
    in.processors = h.processors;
    in.memory = h.memory;
    in.nic = h.nic;
    in.drives = h.drives;
    in.board = h.board;
    in.fanShare = (hasColdPlates(pool) ? h.fanShareLiquid : h.fanShareAir).si;
    in.supplyEfficiency = h.supplyEfficiency.si;
    return site::serverBuildUp(in);
}

}  // namespace

bool hasColdPlates(const Pool& pool) {
    const Server& s = pool.server;
    return s.liquidRequired || pool.card.liquidRequired || (s.liquidShare && s.liquidShare->si > 0);
}

std::optional<site::ServerBuildUp> estimatedParts(const PowerPlan& plan, const Pool& pool) {
    return pool.card.tdp ? buildUp(plan, pool, *pool.card.tdp) : std::nullopt;
}

std::optional<site::ServerBuildUp> partsOf(const PowerPlan& plan, const Pool& pool, Power power) {
    if (!pool.card.tdp) return std::nullopt;
    const Power card = pool.powerCap ? std::min(*pool.powerCap, *pool.card.tdp) : *pool.card.tdp;
    const auto parts = buildUp(plan, pool, card);
    if (!parts || !(parts->total().si > 0)) return std::nullopt;
    return *parts * (power.si / parts->total().si);
}

}  // namespace model
