// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What the power of a server goes into, part by part. Sheets print one number, so the parts beside the cards are
// typical values (grade C) and the whole is scaled to what the sheet or a measurement says.

#include <cstdint>
#include <optional>

#include "model/core/quantity.h"

namespace model::site {

struct ServerBuildUp {
    Power cards{}, processors{}, memory{}, nics{}, drives{}, board{}, fans{}, supplies{};
    Power total() const { return cards + processors + memory + nics + drives + board + fans + supplies; }
    ServerBuildUp& operator+=(const ServerBuildUp& o);
};
ServerBuildUp operator*(ServerBuildUp b, double factor);

struct BuildUpInputs {
    std::int64_t cards = 0;  ///< of the server, >= 1
    Power card{};            ///< TDP, or the cap
    double hosts = 1;        ///< sets of processors, memory, drives and board
    double nics = 0;
    Power processors{}, memory{}, nic{}, drives{}, board{};  ///< of one host, of one network card
    double fanShare = 0;                                     ///< of the power behind the supplies, [0, 1)
    double supplyEfficiency = 0.95;                          ///< (0, 1]
};
/// Fans = share of the power behind the supplies; supplies lose (1/eta - 1) of it. Nothing for negative parts, no card
/// or shares outside their range.
std::optional<ServerBuildUp> serverBuildUp(const BuildUpInputs& in);

}  // namespace model::site
