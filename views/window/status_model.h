// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The settled facts at the right of the status bar: catalogue, preset, currency with its rate, autosave.

#include "views/pages/session.h"
#include "views/widgets/status_bar_parts.h"

namespace views {

QList<StatusText> statusTexts(const Session& session);
/// "2,480 / 4,000 runs, about 3 s left".
QString jobText(std::int64_t wanted, double share, double secondsLeft);

}  // namespace views
