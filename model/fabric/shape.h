// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One plane of a switched network reduced to what the rules of sizing and wiring need: `copies` independent Clos
// networks, each with `rails` sets of leaves that are filled separately. For sizing, wiring and the sentences that
// explain a sizing.

#include "model/fabric/sizing.h"

namespace model::fabric {

struct Shape {
    std::int64_t copies = 1;
    std::int64_t rails = 1;         ///< sets of leaves of one copy
    std::int64_t slots = 0;         ///< endpoints of a set, those built whole included
    std::int64_t wired = 0;         ///< endpoints of a set that nodes use
    std::int64_t ufmLinks = 0;      ///< of the fabric manager into one copy
    std::int64_t slotsPerNode = 1;  ///< endpoints of one node in a set
    std::int64_t ufmNodes = 0;      ///< nodes given up for the fabric manager
};
/// Inputs must have passed the checks of sizeFabric.
Shape shapeOf(const SizingInputs& in);

}  // namespace model::fabric
