// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What a parallel strategy asks of every tier of the network, and what the tier gives: bytes that cross it per card and
// step, over the time in which they may travel. A group's need is its bytes over its window, not over the step:
// gradients have one microbatch to hide behind, exchanges inside layers the whole work. Slack is what is left of the
// supply.

#include <array>

#include "model/training/volumes.h"

namespace model::training {

/// One tier: the links inside the scale-up domain (0), then what leaves the domain, the leaf, the pod. Per card and
/// direction.
struct TierLoad {
    Volumes bytes{};    ///< per card and step, by group
    double sent = 0;    ///< their sum; on a torus or mesh times the links on the way
    double need = 0;    ///< bytes/s, all groups together
    double supply = 0;  ///< bytes/s
    bool used() const { return need > 0; }
    /// Supply over need less 1; below 0 the exchange takes longer than what hides it.
    double slack() const { return supply / need - 1; }
};

struct TierLoads {
    std::array<TierLoad, 5> tier{};
    std::size_t count = 0;
    /// The tier with the least slack; `count` when nothing is exchanged.
    std::size_t binding() const;
};

/// Share of what a member of an all-reduce sends that leaves blocks of q members. Inside a scale-up domain of g members
/// the parts are summed first, and rings of n/g domains carry 1/g each: (n - g)/(g (n - 1)) leaves the domain. Of the
/// q/g neighbours that such a ring has below a switch one sends outward: (n - g)/(q (n - 1)), or 1/q with g = 1.
/// 1 <= g <= q; 0 for q >= n.
double ringCrossing(double members, double inner, double below);
/// The same where every member talks to every other, (n - q)/(n - 1), whatever the domains.
double everyoneCrossing(double members, double inner, double below);

/// Loads of the tiers for a step of this mapping. Sizes must have passed mappingFault.
TierLoads tierLoads(const StepCase& c, const Mapping& m, const StepTime& t);

}  // namespace model::training
