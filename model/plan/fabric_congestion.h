// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What congestion leaves of the line rate of a sized parameter network: flows that meet on links, retransmission at the
// number of flows that wait for each other, ports that several send to (fabric-level closed forms: model/fabric/
// congestion.h). The defaults take nothing away, because the fitted efficiency of the network ports contains what the
// networks of the published runs lost.

#include "model/fabric/sizing.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace model::plan {

/// Needs counts, ratios and bandwidth per card of the network in `r`. `ports`: network ports of the cards that exchange
/// at once; `port`: rate of one.
CongestionResults congestionOf(const Fabric& f, const fabric::Sizing& sizing, const FabricResult& r, std::int64_t ports,
                               ByteRate port);

/// Factors of a network for the step model: on every byte that leaves a card, above the leaf, above the pod. In (0, 1].
struct CongestionFactors {
    double ports = 1, leaf = 1, pod = 1;
    bool none() const { return ports >= 1 && leaf >= 1 && pod >= 1; }
};
CongestionFactors congestionFactors(const CongestionResults& r);

}  // namespace model::plan
