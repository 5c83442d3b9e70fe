// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How the cards of one scale-up domain are joined, where that is published: levels of scale-up switches, where they
// stand, and links between them. Sources: NVIDIA DGX GB200 reference architecture (18 compute trays of 4, 9 switch
// trays of 2 chips, 18 links per card); Zuo et al., arXiv 2506.12708 (CloudMatrix384: 48 servers of 8, 7 first-level
// switches in each, 7 sub-planes of 16 second-level switches). A mesh of cards, such as the rack of a UB mesh (8 x 8,
// full along both sides), follows from its number of cards. Anything else is what the catalogue says: cards and
// servers, no switch counted.

#include <array>
#include <cstdint>
#include <optional>

namespace model::fabric {

/// What is known of the wires: a mesh of cards, or only what products are recognised by their counts.
enum class ScaleUpWires { Recognised, Mesh, Mesh2D };

struct ScaleUpShape {
    std::int64_t cards = 0, servers = 0, cardsPerServer = 0;
    bool published = false;                   ///< the counts below are known
    std::int64_t planes = 0;                  ///< switches of the first level that every card of a server is joined to
    std::int64_t firstLevel = 0;              ///< switches (chips) of the first level
    std::int64_t trays = 0;                   ///< that these stand in; 0 = inside the servers
    std::int64_t secondLevel = 0;             ///< of the second; 0 = none
    std::int64_t linksPerCard = 0;            ///< from a card to the first level; 0 = not published
    std::int64_t hops = 0;                    ///< switches between the farthest two cards; of a mesh links
    std::array<std::int64_t, 2> sides{0, 0};  ///< of a mesh of cards; 0 = switched
    std::int64_t directLinks = 0;             ///< of a mesh, between cards
    bool operator==(const ScaleUpShape&) const = default;
};

/// The domain of `cards` cards in servers (compute trays) of `cardsPerServer`. Blank for less than two cards or a
/// server without any. A 2D mesh takes the squarest sides whose product is the number of cards.
std::optional<ScaleUpShape> scaleUpShape(std::int64_t cards, std::int64_t cardsPerServer,
                                         ScaleUpWires wires = ScaleUpWires::Recognised);

}  // namespace model::fabric
