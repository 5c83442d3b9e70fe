// SPDX-License-Identifier: GPL-3.0-or-later
// The only file that sees all layers: verbs run without a display, everything else opens the window.
#include <QApplication>
#include <QCoreApplication>
#include <QLoggingCategory>
#include <algorithm>
#include <iostream>
#include <memory>

#include "app/command_line.h"
#include "app/version.h"
#include "app/window_options.h"
#include "views/report/report_verbs.h"
#include "views/window/run_window.h"

namespace {

/// What is painted needs the fonts and painters of an application with widgets; the rest starts without.
bool paints(const QStringList& args) {
    if (args.front() == QLatin1String("report")) return true;
    return args.front() == QLatin1String("bom") && std::any_of(args.begin(), args.end(), [](const QString& a) {
               return a.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
           });
}

}  // namespace

int main(int argc, char** argv) {
    QCoreApplication::setApplicationName(QStringLiteral("clusterwright"));
    QCoreApplication::setOrganizationName(QStringLiteral("clusterwright"));
    QCoreApplication::setApplicationVersion(QLatin1String(app::kVersion));
    QStringList args;
    for (int i = 1; i < argc; ++i) args << QString::fromLocal8Bit(argv[i]);
    const app::Extras extras = views::reportExtras();
    const QStringList verbs = app::verbNames(extras);
    args = app::verbFirst(std::move(args), verbs);
    if (!args.isEmpty() && verbs.contains(args.front())) {
        if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
        // Remarks of the toolkit (about the runtime folder, for one) are no business of who reads the one sentence.
        QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false\nqt.*.warning=false"));
        const std::unique_ptr<QCoreApplication> application(paints(args) ? new QApplication(argc, argv)
                                                                         : new QCoreApplication(argc, argv));
        return app::runCommandLine(args, std::cout, std::cerr, extras);
    }
    const auto request = app::parseWindowOptions(args, verbs, std::cout, std::cerr);
    return request.options ? views::runWindow(argc, argv, *request.options) : request.exitCode;
}
