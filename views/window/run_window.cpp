// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/run_window.h"

#include <QCoreApplication>
#include <iostream>

#include "app/command_line.h"
#include "app/texts.h"

namespace views {

int runWindow(int&, char**, const app::WindowOptions&) {
    const auto names = model::Arg::text(app::verbNames().join(QLatin1String(", ")).toStdString());
    std::cerr << app::problemText(model::problem("app.no_window", {names})).toStdString() << '\n';
    return 2;
}

}  // namespace views
