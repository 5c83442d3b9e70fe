// SPDX-License-Identifier: GPL-3.0-or-later
// What the drawing of a network says: names, counts of links, and about the selected box or bundle. Private to
// views/chart.
#pragma once

#include "views/chart/scene.h"

namespace views {

// What the selection touches: its own links, and the boxes at their other ends.
struct TopologySelection {
    int node = -1, link = -1;
    std::vector<bool> links, peers;

    explicit TopologySelection(const Topology& data);
};

// Lines for the mouse: name, links up and down, ports and ratio.
QString hoverOf(const Topology& data, int node);
// "Leaf 3 to Spine S5: 2 × 400G".
QString bundleText(const Topology& data, const Topology::Link& link);
// Beside the links of a selected switch: how many to each of its peers, where all have the same.
QString labelOf(const Topology& data, const TopologySelection& chosen);

}  // namespace views
