// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures are of the workbook that is named; one that cannot be read is said and nothing is written.
#include "views/window/screenshots.h"

#include <QtTest>
#include <sstream>

#include "app/catalogs.h"

class ScreenshotsTest : public QObject {
    Q_OBJECT
private slots:
    void aWorkbookThatCannotBeReadIsSaidAndNothingIsWritten() {
        QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("pictures"));
        for (const views::ShotSource& what : {views::ShotSource{folder.filePath(QStringLiteral("nowhere.cwb")), {}},
                                              views::ShotSource{{}, "no-such"}}) {
            std::ostringstream err;
            QCOMPARE(views::writeScreenshots(app::builtInCatalogs().catalog, out, what, err), 2);
            QVERIFY(!err.str().empty());
            QVERIFY(!QDir(out).exists());
        }
    }
};

QTEST_MAIN(ScreenshotsTest)
#include "screenshots_test.moc"
