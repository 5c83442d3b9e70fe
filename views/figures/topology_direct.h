// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Torus, meshes and dragonfly as drawn: lattice, circle, grid, groups on a circle. At most 64 boxes; above that a box
// stands for a block of positions, a run of ports or several groups, and the lines carry all links between them.

#include "model/fabric/sizing.h"
#include "views/chart/chart_data.h"

namespace views::figures {

/// One plane of a network that is no tree; `portFate`: what the loss of one port does, `routerFate` of one router.
Topology directTopology(const model::fabric::SizingInputs& in, const model::fabric::Sizing& sizing,
                        const QString& portFate, const QString& routerFate, const QString& linkFate);
/// How the picture is to be read: axes, dashes, what a box stands for. `gap` stands between sentences.
QString directNote(const model::fabric::SizingInputs& in, const model::fabric::Sizing& sizing, const Topology& drawn,
                   const QString& gap);

}  // namespace views::figures
