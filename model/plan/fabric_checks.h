// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Physical honesty of one network: servers that have ports, speeds, modules and cages that agree at both ends. What
// does not fit is said, never silently made to fit.

#include "model/plan/fabric_request.h"

namespace model::plan {

/// Inputs that the topology of this network, or its role, does not read.
void checkSettings(const Stage& s, const Item<Fabric>& item);
/// Servers without a port in this network. False where rails have no NIC: such a network cannot be built.
bool checkServers(const Stage& s, const Item<Fabric>& item);
/// False where ports do not split as planes, dual ToR or slower links ask for: such a network cannot be built.
bool canSplit(const Stage& s, const Item<Fabric>& item, const Request& request);
/// Rates of NIC, link, switch port and modules; fibres; modules and cages of the switch.
void checkLinks(const Stage& s, const Item<Fabric>& item, const Request& request, const fabric::Sizing& sizing);
/// Where less would do, with the counts: one switch for everything, leaves shared by all rails; places and
/// leaves without a server.
void checkShape(const Stage& s, const Item<Fabric>& item, const Request& request, const fabric::Sizing& sizing);

}  // namespace model::plan
