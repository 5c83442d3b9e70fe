// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A torus or 2D full mesh of which only the first n places are taken: nothing stands on the others, and no link ends
// there. Places are counted along side 1 first, then side 2, then side 3, as model/fabric/wiring does. With every place
// taken these are the closed forms of model/fabric/families; else they follow from the rings that are cut open
// (arithmetic, held against searches on the wired networks by the tests).

#include <array>
#include <cstdint>

namespace model::fabric {

struct Lattice {
    bool torus = true;                           ///< rings along every side; else full meshes along two
    std::array<std::int64_t, 3> sides{1, 1, 1};  ///< each at least 1
    std::int64_t taken = 0;                      ///< 1 .. product of the sides

    std::int64_t links() const;
    /// Links cut when every line along one side is halved, for the side with the fewest: 2N/longest of a whole torus.
    std::int64_t bisectionLinks() const;
    /// Hops between the farthest two places. Of a torus whose last layer alone is open the answer may be one too many
    /// where the sides are beyond a thousand.
    std::int64_t diameter() const;
};

}  // namespace model::fabric
