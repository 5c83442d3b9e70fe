// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What the sentences behind the counts of a network are written from and with, and the tables of those who write them.
// Internal to the plan room.

#include <span>
#include <string_view>

#include "model/core/problem.h"
#include "model/fabric/shape.h"
#include "model/plan/fabric_request.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace model::plan {

using Sentence = std::optional<Problem>;

/// One sized network.
struct Sized {
    const Fabric& network;
    const Request& request;
    const fabric::Sizing& z;
    const FabricResult& r;
    fabric::Shape shape;
    const std::vector<CableLine>& cables;  ///< of all networks
    std::size_t index = 0;

    const fabric::SizingInputs& in() const { return request.in; }
    /// Access switches without anything above them.
    bool accessOnly() const { return network.role == FabricRole::OutOfBand; }
    bool tree() const { return !accessOnly() && isTree(in().family); }
    /// Links between switches take whole ports while those to servers are broken out.
    bool wide() const { return in().trunkWidth > 1; }
    /// Every NIC on two leaves of a network without rails.
    bool pairs() const { return in().dualTor && in().family == fabric::Family::LeafSpine; }
    std::int64_t leavesOfCopy() const { return z.perPlane.leaves / shape.copies; }
};

inline Arg n(std::int64_t v) {
    return Arg::number(static_cast<double>(v));
}

inline Arg ratio(double v) {
    return Arg::number(v, ": 1");
}

inline Problem how(std::string_view id, std::vector<Arg> args) {
    return problem(id, std::move(args), "", Severity::Info);
}

/// Two sentences, one after the other.
inline Problem both(Problem first, Problem second) {
    return how("how.both", {Arg::inner(std::move(first)), Arg::inner(std::move(second))});
}

/// The count above is that of one plane (and one rail where rails are networks of their own).
inline Problem inAll(const Sized& s, Problem one, std::int64_t total) {
    const std::int64_t planes = s.in().planes, copies = s.shape.copies;
    if (copies > 1) return both(std::move(one), how("how.copies", {n(copies * planes), n(total)}));
    if (planes > 1) return both(std::move(one), how("how.planes", {n(planes), n(total)}));
    return one;
}

/// "a + b + c", nothing without parts.
inline Sentence plus(std::vector<Problem> parts) {
    Sentence sum;
    for (Problem& p : parts)
        sum = sum ? how("how.plus", {Arg::inner(std::move(*sum)), Arg::inner(std::move(p))}) : std::move(p);
    return sum;
}

inline Sentence equals(std::vector<Problem> parts, std::int64_t total) {
    Sentence sum = plus(std::move(parts));
    return sum ? std::optional(how("how.equals", {Arg::inner(std::move(*sum)), n(total)})) : sum;
}

struct WorkingRow {
    std::string_view key;  ///< behind "fabrics.<name>."
    Sentence (*write)(const Sized&);
};
/// Switches of every tier, their ports and ratios.
std::span<const WorkingRow> tierWorkings();
/// Links, what they cut, cables and modules, and what else hangs on a network.
std::span<const WorkingRow> linkWorkings();

}  // namespace model::plan
