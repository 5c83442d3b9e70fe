// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Sentences of the application itself: files, locks, command line. Same form as those of the model: an id, an English
// template with %1, %2 ... marked for translation (context "problems").

#include <string_view>

namespace app {

/// Template of an id of the application; empty when the id is not one of it.
std::string_view appSentence(std::string_view id);

}  // namespace app
