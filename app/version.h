// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Version of the program; a test holds it against the build file.

namespace app {

inline constexpr char kVersion[] = "0.1.0";

}  // namespace app
