// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Names of devices, the same in every sheet, drawing and list: servers counted over all pools, storage nodes with their
// tier, switches with their network in front. Names are found again without regard to leading zeros, because the number
// of digits follows the number of devices.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/fabric/wiring.h"
#include "model/plan/site_plan.h"

namespace model {

/// "cdu-07": the number with as many digits as the largest has, two at least.
std::string numberedName(const std::string& prefix, std::int64_t n, std::int64_t most);

class DeviceNames {
public:
    /// Both stay with the caller.
    DeviceNames(const Design& design, const SitePlan& plan);

    std::string of(const PlacedDevice& device) const;
    /// A device of a network as wire() calls it.
    std::string of(std::size_t network, const fabric::Device& device) const;
    /// Nothing when the plan has no device of this name.
    std::optional<PlacedDevice> find(std::string_view name) const;

private:
    const Design& m_design;
    const SitePlan& m_plan;
    std::vector<std::int64_t> m_firstOfPool;
    std::int64_t m_servers = 0;
};

}  // namespace model
