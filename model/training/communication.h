// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Who sends how much to whom in one optimizer step: ranks in the order tensor, context, data, pipeline, taken together in
// blocks, and the bytes between each pair of blocks. Rings send to the next member, experts to every other member of
// their group.

#include <vector>

#include "model/training/volumes.h"

namespace model::training {

/// Bytes per step from block i (row) to block j (column).
struct CommunicationMatrix {
    std::size_t blocks = 0;
    double cardsPerBlock = 0;  ///< the last block may hold fewer
    std::vector<double> bytes;  ///< row by row
    double at(std::size_t from, std::size_t to) const { return bytes[from * blocks + to]; }
    double largest() const;
    double total() const;
};

/// At most `most` blocks (>= 1), each a whole number of scale-up domains where that is possible. The sum over all cells is
/// the traffic of all cards. Sizes must have passed mappingFault.
CommunicationMatrix communicationMatrix(const StepCase& c, const Mapping& m, std::size_t most);

}  // namespace model::training
