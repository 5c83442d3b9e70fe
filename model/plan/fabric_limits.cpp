// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/fabric_limits.h"

#include <algorithm>

namespace model::plan {
namespace {

using fabric::Family;
using fabric::Reason;

Arg number(std::int64_t n) {
    return Arg::number(static_cast<double>(n));
}

/// What the lanes of a port are enough for: fewer sides of a torus, a mesh of two sides, or the largest of this family.
Problem stepOfMesh(const fabric::SizingInputs& in) {
    const std::int64_t lanes = in.switchPorts;
    if (in.family == Family::Torus)
        return lanes >= 2 ? problem("fabric.step_fewer_sides", {number(std::min<std::int64_t>(3, lanes / 2))})
                          : problem("fabric.step_tree");
    fabric::SizingInputs square = in;
    square.family = Family::FullMesh2D;
    if (in.family == Family::FullMesh && in.nodes * in.railsPerNode <= mostMeshPorts(square))
        return problem("fabric.step_2d_mesh");
    return problem("fabric.step_mesh_most", {number(mostMeshPorts(in))});
}

}  // namespace

Problem whyNot(const fabric::Sizing& z, bool ports) {
    const auto said = [&](const char* id) { return problem(id, {number(z.asked), number(z.limit)}); };
    switch (z.why) {
        case Reason::AboveTwoTiers:
            return said(ports ? "fabric.above_two_ports" : "fabric.above_two");
        case Reason::AboveThreeTiers:
            return said(ports ? "fabric.above_three_ports" : "fabric.above_three");
        case Reason::AboveDragonfly:
            return said("fabric.above_dragonfly");
        case Reason::AboveMesh:
            return said("fabric.above_mesh");
        case Reason::BadDims:
            return said("fabric.bad_sides");
        case Reason::BadRatio:
            return problem("fabric.bad_ratio");
        case Reason::BadSideRatio:
            return problem("fabric.bad_side_ratio");
        case Reason::BadRadix:
            return said("fabric.bad_radix");
        case Reason::BadRails:
            return said("fabric.bad_rails");
        default:
            break;
    }
    return said("fabric.bad_count");
}

Problem nextStepOf(const fabric::SizingInputs& in, const fabric::Sizing& z, std::int64_t split) {
    fabric::NextStep next = z.next;
    next.radix = fabric::ceilDiv(next.radix, std::max<std::int64_t>(1, split));
    switch (z.why) {
        case Reason::BadDims:
            return problem("fabric.step_sides");
        case Reason::BadRatio:
            return problem("fabric.step_lower_ratio");
        case Reason::BadSideRatio:
            return problem("fabric.step_higher_side");
        case Reason::AboveMesh:
            return stepOfMesh(in);
        default:
            break;
    }
    if (next.tiers == 3) return problem("fabric.step_tiers");
    // Uplinks as narrow as the links to servers reach more switches, where these can be broken out so far.
    fabric::SizingInputs narrow = in;
    narrow.trunkWidth = narrow.wholePorts = 1;
    if (in.trunkWidth > 1 && in.switchPorts <= in.mostPorts.value_or(fabric::kMostPorts) &&
        fabric::sizeFabric(narrow).feasible)
        return problem("fabric.step_no_trunk");
    if (next.radix > 0 && next.planes > 0)
        return problem("fabric.step_ports_planes", {number(next.radix), number(next.planes)});
    if (next.radix > 0) return problem("fabric.step_ports", {number(next.radix)});
    if (next.planes > 0) return problem("fabric.step_planes", {number(next.planes)});
    // Of the two tiers the one that has to give less.
    if (next.spineRatio > 0 && (next.leafRatio <= 0 || next.spineRatio < next.leafRatio))
        return problem("fabric.step_spine_ratio", {Arg::number(next.spineRatio, ": 1")});
    if (next.leafRatio > 0) return problem("fabric.step_ratio", {Arg::number(next.leafRatio, ": 1")});
    return problem("fabric.step_tree");
}

}  // namespace model::plan
