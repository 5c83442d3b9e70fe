// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The ten key figures under the design tabs: what they show, and which page and which result stand behind each.

#include "views/pages/session.h"
#include "views/widgets/key_figure_strip.h"

namespace views {

/// Ids are keys of results ("power.reserved"); the last is "findings".
QList<KeyFigure> keyFigures(const Session& session);
/// The page that a cell is a door to.
PageId pageOfFigure(const QString& id);

}  // namespace views
