// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Sentences that say how a count of a network came about (plan/fabric_workings.h), in the numbers of the design.

#include "model/core/finding_texts.h"

namespace model {

inline constexpr Sentence kWorkingSentences[] = {
{"how.both", TR_NOOP("problems", "%1 %2")},
{"how.in_all", TR_NOOP("problems", "In all %1.")},
{"how.planes", TR_NOOP("problems", "In all %1 planes: %2.")},
{"how.copies", TR_NOOP("problems", "In all %1 separate networks (rails × planes): %2.")},
{"how.split", TR_NOOP("problems", "%1 ports at a requested %2: %3 down, %4 up.")},
{"how.broken_out", TR_NOOP("problems", "%1 ports of %2 break out into %3 of %4.")},
{"how.tier_one", TR_NOOP("problems", "%1 ports fit one switch of %2.")},
{"how.tiers_two", TR_NOOP("problems", "A spine of %2 ports reaches all %1 leaves: two tiers.")},
{"how.tiers_asked", TR_NOOP("problems", "Three tiers are asked for; %1 leaves would fit two.")},
{"how.tiers_three", TR_NOOP("problems", "%1 leaves are more than the %2 ports of a spine: three tiers, with pods of %3 leaves.")},
{"how.units", TR_NOOP("problems", "%1 servers fill %2 units of %3, built whole for %4.")},
{"how.leaves_rails", TR_NOOP("problems", "%1 rails × ceil(%2 servers / %3 ports down) = %1 × %4 = %5 leaves.")},
{"how.leaves_pairs", TR_NOOP("problems", "The two ports of a NIC have leaves of their own: 2 × ceil(%1 NICs / %2 ports down) = 2 × %3 = %4 leaves.")},
{"how.leaves_plain", TR_NOOP("problems", "ceil(%1 server ports / %2 ports down) = %3 leaves.")},
{"how.spines_exact", TR_NOOP("problems", "%1 leaves × %2 uplinks / %3 ports = %4, which divides the %2 uplinks: %5 spines; links to each from every leaf: %6.")},
{"how.spines_next", TR_NOOP("problems", "%1 leaves × %2 uplinks / %3 ports = %4 at least; the next divisor of the %2 uplinks is %5: %5 spines; links to each from every leaf: %6.")},
{"how.spines_pods", TR_NOOP("problems", "%1 full pods of %2 leaves × %3 spines, one for every leaf uplink = %4.")},
{"how.spines_last_exact", TR_NOOP("problems", "The last pod: %1 leaves × %2 uplinks / %3 ports down = %4, which divides the %2 uplinks.")},
{"how.spines_last_next", TR_NOOP("problems", "The last pod: %1 leaves × %2 uplinks / %3 ports down = %4 at least; the next divisor of the %2 uplinks is %5.")},
{"how.cores_exact", TR_NOOP("problems", "%1 pods × %2 spine uplinks / %3 ports = %4 per core group, which divides the %2 uplinks; %6 groups × %5 = %7.")},
{"how.cores_next", TR_NOOP("problems", "%1 pods × %2 spine uplinks / %3 ports = %4 per core group at least; the next divisor of the %2 uplinks is %5; %6 groups × %5 = %7.")},
{"how.cores_dark", TR_NOOP("problems", "%1 core groups have no link into the last pod, which has fewer spines.")},
{"how.pair", TR_NOOP("problems", "%1 uplinks of a leaf / %2 spines that it reaches = %3.")},
{"how.core_pair", TR_NOOP("problems", "%1 uplinks of a spine / %2 switches of its core group = %3.")},
{"how.unused", TR_NOOP("problems", "%1 switches × %2 ports = %3, less %4 wired = %5.")},
{"how.ratio_leaf", TR_NOOP("problems", "The fullest leaf has %1 links down and %2 up: %3.")},
{"how.ratio_spine", TR_NOOP("problems", "The fullest spine has %1 links down and %2 up: %3.")},
{"how.ratio_path", TR_NOOP("problems", "%1 at the leaf × %2 above the pod = %3.")},
{"how.full_two", TR_NOOP("problems", "%1 ports down / %2 up = %3.")},
{"how.full_three", TR_NOOP("problems", "%1 ports down / %2 up at the leaf × %3 / %4 at the spine = %5.")},
{"how.bisection", TR_NOOP("problems", "%1 ports in each half × %2 / %3 = %4.")},
{"how.hops_one", TR_NOOP("problems", "Up to the switch and down again: 2 links over 1 switch.")},
{"how.hops", TR_NOOP("problems", "Up %1 tiers and down again: %2 links over %3 switches.")},
{"how.most", TR_NOOP("problems", "%1 nodes × %2 = %3 ports with these switches and ratios.")},
{"how.beyond", TR_NOOP("problems", "For more: %1")},
{"how.growth", TR_NOOP("problems", "%1 leaves × %2 ports down hold %3 nodes; %4 are there, %5 can be added.")},
{"how.growth_rail", TR_NOOP("problems", "%1 leaves of a rail × %2 ports down hold %3 servers; %4 are there, %5 can be added.")},
{"how.node_links", TR_NOOP("problems", "%1 nodes × %2 × planes (%3) = %4 links.")},
{"how.links", TR_NOOP("problems", "%1 to servers + %2 to the fabric manager + %3 leaf-spine + %4 spine-core = %5.")},
{"how.per_card", TR_NOOP("problems", "%1 NICs × %2 / %3 cards = %4.")},
{"how.sides", TR_NOOP("problems", "%1 network ports on %2 × %3 × %4 = %5 places; %6 stay unused.")},
{"how.hash", TR_NOOP("problems", "%1 flows on %2 links are %3 each on average and %4 on the fullest: %5 of the rate is used.")},
{"how.place_none", TR_NOOP("problems", "The group has one member and exchanges nothing.")},
{"how.place_domain", TR_NOOP("problems", "%1 members, %2 apart, span %3 cards: keep each group inside one scale-up domain of %4 cards, which holds %5.")},
{"how.place_wires", TR_NOOP("problems", "%1 members, %2 apart, span %3 cards: give each group a compact block of neighbours.")},
{"how.place_one_switch", TR_NOOP("problems", "%1 members, %2 apart, span %3 cards; one switch joins all.")},
{"how.place_leaf", TR_NOOP("problems", "%1 members, %2 apart, span %3 cards: keep each group under one leaf group of %4 cards, which holds %5.")},
{"how.place_pod", TR_NOOP("problems", "%1 members, %2 apart, span %3 cards: keep each group inside one pod of %4 cards, which holds %5.")},
{"how.across_leaves", TR_NOOP("problems", "%1 members, %2 apart, span %3 cards, more than the %4 of a leaf group: give each group %5 leaf groups side by side, in order.")},
{"how.across_pods", TR_NOOP("problems", "%1 members, %2 apart, span %3 cards, more than the %4 of a pod: give each group %5 pods side by side, in order.")},
};

}  // namespace model
