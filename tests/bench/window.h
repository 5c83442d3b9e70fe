// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A window as the program opens it, without a display; settings and recovery go to folders of their own.

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <memory>

#include "app/catalogs.h"
#include "app/texts.h"
#include "views/style/palette.h"
#include "views/style/proxy_style.h"
#include "views/window/main_window.h"

namespace bench {

inline std::unique_ptr<QApplication> application(int& argc, char** argv, const QString& name) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("clusterwright-bench"));
    QCoreApplication::setApplicationName(name);
    auto app = std::make_unique<QApplication>(argc, argv);
    QApplication::setStyle(new views::ProxyStyle);
    QApplication::setFont(views::bodyFont());
    QApplication::setPalette(views::standardPalette(false));
    app::loadLanguage(QStringLiteral("zh_CN"));
    return app;
}

/// Everything that waits is done: timers without delay, layouts, paints.
inline void settle() {
    for (int i = 0; i < 3; ++i) QApplication::processEvents();
}

inline std::unique_ptr<views::MainWindow> window(const std::shared_ptr<const model::Catalog>& catalog,
                                                 const QString& recovery, const QString& example) {
    auto w = std::make_unique<views::MainWindow>(catalog, recovery);
    w->setAttribute(Qt::WA_DeleteOnClose, false);
    w->resize(1440, 900);
    w->show();
    if (!example.isEmpty() && !w->openExample(example)) return nullptr;
    settle();
    return w;
}

}  // namespace bench
