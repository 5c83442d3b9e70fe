// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Starts the window and stays until it is closed.

#include "app/window_options.h"

namespace views {

/// Runs the application with its window; the exit code of the program. Creates the QApplication itself.
int runWindow(int& argc, char** argv, const app::WindowOptions& options);

}  // namespace views
