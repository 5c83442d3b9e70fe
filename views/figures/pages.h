// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The pages of the window, in the order of the page list. Figures, forms and the report name them by this.

namespace views {

enum class PageId {
    Overview,
    Project,
    Demand,
    Compute,
    Fabric,
    Racks,
    Power,
    Cooling,
    Storage,
    Reliability,
    Cost,
    Review,
    Compare,
    Report
};

}  // namespace views
