// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/screenshots.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QPixmap>
#include <QTemporaryDir>
#include <ostream>

#include "app/examples.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "views/pages/page.h"
#include "views/pages/page_info.h"
#include "views/pages/report_page.h"
#include "views/window/main_window.h"
#include "views/window/strategy_dialog.h"
#include "views/window/validation_dialog.h"

namespace views {
namespace {

constexpr QSize kSizes[] = {{1280, 800}, {1920, 1080}};
const QString kExample = QStringLiteral("bid-1024");
constexpr qint64 kLongest = 20000;  // ms a simulation may take

struct Shooter {
    MainWindow& window;
    QDir folder;
    std::ostream& err;
    QString language;
    bool dark = false;
    int failures = 0;

    void shoot(const QString& name) {
        if (auto* report = qobject_cast<ReportPage*>(window.page()); report && report->isVisible()) report->buildNow();
        if (QWidget* focus = QApplication::focusWidget()) focus->clearFocus();
        QApplication::processEvents();
        for (Page* page : window.findChildren<Page*>())
            if (page->isVisible()) page->settle();
        for (int i = 0; i < 3; ++i) QApplication::processEvents();
        save(window, name);
    }
    void save(QWidget& shown, const QString& name) {
        const QString file = QStringLiteral("%1-%2-%3-%4.png")
                                 .arg(name, language, dark ? QStringLiteral("dark") : QStringLiteral("light"))
                                 .arg(window.width());
        if (shown.grab().save(folder.filePath(file))) return;
        ++failures;
        err << app::problemText(
                   model::problem("app.write_failed",
                                  {model::Arg::text(folder.filePath(file).toStdString()), model::Arg::text("png")}))
                   .toStdString()
            << '\n';
    }
};

void simulateAndWait(MainWindow& window) {
    window.simulateAll();
    QElapsedTimer clock;
    clock.start();
    while (window.session().simulations().anyRunning() && clock.elapsed() < kLongest)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    window.session().flush();
}

void shootDialogs(Shooter& s) {
    MainWindow& w = s.window;
    w.searchStrategies();
    QElapsedTimer clock;
    clock.start();
    while (w.strategyDialog()->searching() && clock.elapsed() < kLongest)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    QApplication::processEvents();
    s.save(*w.strategyDialog(), QStringLiteral("strategies"));
    w.strategyDialog()->close();
    w.showValidation();
    QApplication::processEvents();
    s.save(*w.validationDialog(), QStringLiteral("validation"));
    w.validationDialog()->close();
}

void shootAll(Shooter& s) {
    MainWindow& w = s.window;
    for (const QSize& size : kSizes) {
        w.resize(size);
        for (const PageInfo& page : allPages()) {
            w.showPage(page.id);
            s.shoot(QLatin1String(page.word));
        }
        w.showPage(PageId::Power);
        w.showWhy(QStringLiteral("power.reserved"));
        s.shoot(QStringLiteral("why"));
        w.toggleWhy();
    }
    shootDialogs(s);
}

}  // namespace

int writeScreenshots(const std::shared_ptr<const model::Catalog>& catalog, const QString& folder,
                     const ShotSource& what, std::ostream& err) {
    const auto readable = what.file.isEmpty() ? app::openExample(what.example.isEmpty() ? kExample : what.example)
                                              : app::readWorkbook(what.file);
    if (!readable) {
        err << app::problemText(readable.problem).toStdString() << '\n';
        return 2;
    }
    QDir().mkpath(folder);
    QTemporaryDir recovery;
    int failures = 0;
    for (const QString& language : app::languages()) {
        app::loadLanguage(language);
        for (const bool dark : {false, true}) {
            MainWindow::setDark(dark, false);
            auto* window = new MainWindow(catalog, recovery.path());
            Shooter s{*window, QDir(folder), err, language, dark};
            window->show();
            for (const QSize& size : kSizes) {
                window->resize(size);
                s.shoot(QStringLiteral("welcome"));
            }
            if (what.file.isEmpty() ? window->openExample(what.example.isEmpty() ? kExample : what.example)
                                    : window->openFile(what.file)) {
                simulateAndWait(*window);
                shootAll(s);
            } else {
                ++s.failures;
            }
            failures += s.failures;
            delete window;
        }
    }
    return failures == 0 ? 0 : 1;
}

}  // namespace views
