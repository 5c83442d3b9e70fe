// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/run_window.h"

#include <QApplication>
#include <QScreen>
#include <QSettings>
#include <iostream>

#include "app/catalogs.h"
#include "app/texts.h"
#include "views/style/palette.h"
#include "views/style/proxy_style.h"
#include "views/window/document_bars.h"
#include "views/window/main_window.h"
#include "views/window/screenshots.h"

namespace views {
namespace {

constexpr int kWidth = 1440, kHeight = 900;

/// Never larger than the screen has room for, title bar included.
QSize firstSize() {
    constexpr int kTitleBar = 40;
    const QScreen* screen = QGuiApplication::primaryScreen();
    const QSize room = screen != nullptr ? screen->availableSize() - QSize(0, kTitleBar) : QSize(kWidth, kHeight);
    return QSize(kWidth, kHeight).boundedTo(room);
}

/// The user's choice, else what the desktop's own palette says.
bool startsDark() {
    const QSettings settings;
    const QString key = QStringLiteral("dark");
    return settings.contains(key) ? settings.value(key).toBool() : isDark(QApplication::palette());
}

}  // namespace

int runWindow(int& argc, char** argv, const app::WindowOptions& options) {
    if (!options.screenshots.isEmpty() && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const bool dark = startsDark();
    QApplication::setStyle(new ProxyStyle);
    QApplication::setFont(bodyFont());
    MainWindow::setDark(dark, false);
    app::loadLanguage(options.language.isEmpty() ? app::preferredLanguage() : options.language);
    const auto catalogs =
        options.catalogFolder.isEmpty() ? app::loadCatalogs() : app::loadCatalogs(options.catalogFolder, true);
    if (!options.screenshots.isEmpty())
        return writeScreenshots(catalogs.catalog, options.screenshots, {options.files.value(0), options.example},
                                std::cerr);

    auto* first = new MainWindow(catalogs.catalog);
    first->resize(firstSize());
    first->show();
    if (!catalogs.problems.empty())
        first->bars().say(QStringLiteral("catalogs"), Status::Warning, app::problemText(catalogs.problems.front()));
    if (!options.example.isEmpty()) first->openExample(options.example);
    bool empty = options.example.isEmpty();
    for (const QString& file : options.files) {
        MainWindow* window = first;
        if (!empty) {
            window = new MainWindow(catalogs.catalog);
            window->resize(firstSize());
            window->show();
        }
        window->openFile(file);
        empty = false;
    }
    first->offerRecovery();
    return QApplication::exec();
}

}  // namespace views
