// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Results of the floor and of the cabling of one network. The lines of the cabling (run, medium, stock length) are a
// list beside the tables, as the lines of the bill are.

#include <optional>
#include <string>

#include "model/core/field.h"
#include "model/fabric/cabling.h"

namespace model {

/// The white space that the racks take.
struct FloorResults {
    std::optional<std::int64_t> rows, positions;
    std::optional<Length> length, width;
    std::optional<Area> area, spread;
    bool operator==(const FloorResults&) const = default;
};

/// Parts of the cabling of one network, each counted for itself.
struct CablingResults {
    std::optional<std::int64_t> cables, twistedPair, passiveCopper, activeCopper, activeOptical, multimode, singleMode;
    std::optional<std::int64_t> splitters;
    std::optional<Length> length, longest;
    std::optional<std::int64_t> fibres, transceivers, cages;
    std::optional<std::int64_t> spareCables, spareTransceivers;
    bool operator==(const CablingResults&) const = default;
};

/// Alike cables of a network, by its index in the list.
struct CableLine : fabric::CableCount {
    std::size_t network = 0;
    bool operator==(const CableLine&) const = default;
};

/// Splitters that are no part of a cable, of one network: both ends of the cables between them part there.
struct SplitterLine {
    std::size_t network = 0;
    std::int64_t legs = 2, count = 0;
    bool operator==(const SplitterLine&) const = default;
};

template <>
Table fieldsOf<FloorResults>();
template <>
Table fieldsOf<CablingResults>();

}  // namespace model
