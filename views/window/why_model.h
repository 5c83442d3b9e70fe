// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What the "Why?" panel says about a key, from the rows of the field tables: formula, the numbers put in, grades,
// sources, what uses it.

#include "views/pages/session.h"
#include "views/widgets/why_panel.h"

namespace views {

/// Empty content for a key that no table has. Inputs are explained by origin, source and what they decide.
WhyContent whyContent(const Session& session, const QString& key);

}  // namespace views
