// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What a link is made of. The longest cable of a medium follows from the lane rate, not from the port rate; the order
// of choice is passive copper, active copper, active optical or multimode, single-mode. Cables are bought in stock
// lengths. Reaches: NVIDIA LinkX pages and vendor lists as graded beside each; 1 and 10 Gbit/s over twisted pair:
// IEEE 802.3ab, 802.3an.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "model/core/quantity.h"

namespace model::fabric {

enum class CableKind { TwistedPair, PassiveCopper, ActiveCopper, ActiveOptical, Multimode, SingleMode };
inline constexpr std::size_t kCableKinds = 6;
std::string_view wordFor(CableKind kind);  ///< for files: twisted_pair, dac, acc, aoc, mmf, smf
std::string_view nameOf(CableKind kind);   ///< for readers, to be translated

/// True where a cable ends in modules of its own, one per cage.
constexpr bool endsInModules(CableKind k) {
    return k == CableKind::Multimode || k == CableKind::SingleMode;
}

/// Rate of one lane of a port, one way: 400G and 800G ports run lanes of 100 Gbit/s, 200G ones of 50, 100G ones of 25.
ByteRate laneRateOf(ByteRate port);
/// Lanes of a link, at least 1.
std::int64_t lanesOf(ByteRate link, ByteRate lane);

/// Longest cable of a medium at a lane rate; nothing where no part is known.
std::optional<Length> reachOf(CableKind kind, ByteRate lane);

/// First medium in the order of choice that is long enough, with or without modules at its ends; nothing if none is.
std::optional<CableKind> mediumFor(Length cable, ByteRate lane, bool withModules);

/// The medium that the words of a module stand for ("MMF OM4 MPO-12/APC"); nothing for plain "fibre" or no words.
std::optional<CableKind> mediumOfWords(std::string_view words);
/// True for modules that put all lanes on one pair of fibres: FR4, LR4, CWDM, duplex.
bool isDuplex(std::string_view words);

/// Lengths on sale, m (grade C); a cable is the next one up.
inline constexpr std::array<double, 26> kStockLengths{0.5, 1,  1.5, 2,  3,   5,   7,   10,  15,  20,  25,   30,   40,
                                                      50,  60, 80,  100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000};
/// Index of the next length up in a rising list; its size when the longest is too short.
std::size_t stockIndex(double metres, std::span<const double> stock = kStockLengths);

}  // namespace model::fabric
