// SPDX-License-Identifier: GPL-3.0-or-later
// The fixed parts of the window: key figures, tabs, page list, tiles, status bar, icons.
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "views/style/proxy_style.h"
#include "views/widgets/design_tabs.h"
#include "views/widgets/document_bar.h"
#include "views/widgets/findings_list.h"
#include "views/widgets/flow_tiles.h"
#include "views/widgets/key_figure_strip.h"
#include "views/widgets/page_list.h"
#include "views/widgets/status_bar_parts.h"
#include "views/widgets/why_panel.h"

using namespace views;

namespace {

QList<KeyFigure> figures() {
    return {{.id = "cards", .label = "Cards", .value = "1,024"},
            {.id = "days", .label = "Training P50 / P90", .value = "25.1 / 25.9", .unit = "d", .status = Status::Ok},
            {.id = "cool", .label = "Cooling", .value = "Cold plate", .unit = "1,226 L/min", .status = Status::Ok},
            {.id = "findings", .label = "Findings", .counts = FindingCounts{0, 3, 2}}};
}

QList<DesignTab> designs() {
    return {{.id = "a", .name = "One", .color = Qt::blue, .base = true}, {.id = "b", .name = "Two", .color = Qt::red}};
}

int inked(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) count += qAlpha(image.pixel(x, y)) > 60 ? 1 : 0;
    }
    return count;
}

}  // namespace

class WindowPartsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QApplication::setStyle(new ProxyStyle);
        QApplication::setFont(bodyFont());
        QApplication::setPalette(standardPalette(false));
    }

    void theStripSharesSpareWidth() {
        KeyFigureStrip strip;
        strip.setFigures(figures());
        const int natural = strip.sizeHint().width();
        for (const int width : {natural, natural + 1, natural + 333}) {
            const auto cells = strip.cellsFor(width);
            QCOMPARE(cells.last().rect.right() + 1, width);
            for (int i = 0; i < 3; ++i) QCOMPARE(cells[i].label, figures()[i].label);
            QCOMPARE(cells[2].tail, "1,226 L/min");
        }
    }

    void theStripGivesUpUnitsThenLabelsNeverNumbers() {
        KeyFigureStrip strip;
        strip.setFigures(figures());
        const int natural = strip.sizeHint().width(), least = strip.minimumSizeHint().width();
        QVERIFY(least < natural);
        bool labelCut = false;
        for (int width = natural; width >= least; --width) {
            const auto cells = strip.cellsFor(width);
            QCOMPARE(cells.last().rect.right() + 1, width);
            for (int i = 0; i < cells.size(); ++i) {
                const QFont big = scaledFont(strip.font(), TextRole::KeyFigure);
                const int number = i == 3 ? countsWidth(*figures()[3].counts, big) : textWidth(big, figures()[i].value);
                QVERIFY(cells[i].rect.width() >= number);
                if (cells[i].label == figures()[i].label) continue;
                labelCut = true;
                QVERIFY2(cells[2].tail != "1,226 L/min", "a label was cut while a unit still had room");
            }
        }
        QVERIFY(labelCut);
    }

    void theStripAnswersClicksAndKeys() {
        KeyFigureStrip strip;
        strip.setFigures(figures());
        strip.resize(800, 58);
        strip.show();
        QSignalSpy selected(&strip, &KeyFigureStrip::selected), activated(&strip, &KeyFigureStrip::activated);
        const QPoint days = strip.cellsFor(800)[1].rect.center();
        QTest::mouseClick(&strip, Qt::LeftButton, {}, days);
        QCOMPARE(selected.takeLast()[0].toString(), "days");
        QTest::mouseDClick(&strip, Qt::LeftButton, {}, days);
        QCOMPARE(activated.takeLast()[0].toString(), "days");
        QTest::keyClick(&strip, Qt::Key_End);
        QTest::keyClick(&strip, Qt::Key_Return);
        QCOMPARE(selected.takeLast()[0].toString(), "findings");
        QVERIFY(strip.accessibleDescription().contains("25.1 / 25.9"));
        strip.setFigures({});
        QTest::keyClick(&strip, Qt::Key_Return);
        strip.grab();
    }

    void doubleClickRenamesADesign() {
        DesignTabs tabs;
        tabs.setDesigns(designs(), "b");
        tabs.resize(600, 32);
        tabs.show();
        QVERIFY(QTest::qWaitForWindowActive(&tabs));
        QSignalSpy renamed(&tabs, &DesignTabs::renameRequested);
        const auto open = [&] {
            QTest::mouseDClick(tabs.bar(), Qt::LeftButton, {}, tabs.bar()->tabRect(1).center());
            QVERIFY(tabs.renameEdit());
            QCOMPARE(tabs.renameEdit()->text(), "Two");
        };
        open();
        QTest::keyClicks(tabs.renameEdit(), "Three");
        QTest::keyClick(tabs.renameEdit(), Qt::Key_Return);
        QVERIFY(!tabs.renameEdit());
        QCOMPARE(renamed.count(), 1);
        QCOMPARE(renamed[0][0].toString(), "b");
        QCOMPARE(renamed[0][1].toString(), "Three");
        open();
        QTest::keyClicks(tabs.renameEdit(), "Four");
        QTest::keyClick(tabs.renameEdit(), Qt::Key_Escape);
        QVERIFY(!tabs.renameEdit());
        open();
        QTest::keyClick(tabs.renameEdit(), Qt::Key_Return);  // unchanged
        QCOMPARE(renamed.count(), 1);
    }

    void tabsSelectAddAndStayQuietOnUpdate() {
        DesignTabs tabs;
        QSignalSpy selected(&tabs, &DesignTabs::selected), added(&tabs, &DesignTabs::addRequested);
        tabs.setDesigns(designs(), "b");
        QCOMPARE(tabs.currentId(), "b");
        QCOMPARE(selected.count(), 0);
        QVERIFY(tabs.bar()->tabText(0).endsWith(QString::fromUtf8("★")));
        tabs.resize(600, 32);
        tabs.show();
        QTest::mouseClick(tabs.bar(), Qt::LeftButton, {}, tabs.bar()->tabRect(0).center());
        QCOMPARE(selected.count(), 1);
        QCOMPARE(selected[0][0].toString(), "a");
        QTest::mouseClick(tabs.addButton(), Qt::LeftButton);
        QCOMPARE(added.count(), 1);
        QSignalSpy order(&tabs, &DesignTabs::orderChanged);
        tabs.bar()->moveTab(0, 1);
        QCOMPARE(order.last()[0].toStringList(), (QStringList{"b", "a"}));
    }

    void thePageListKeepsItsPageAndSkipsTheSeparator() {
        PageList list;
        const QList<PageEntry> pages{{.id = "a", .name = "A"}, {.id = "b", .name = "B", .separatorBefore = true}};
        list.setPages(pages);
        QSignalSpy selected(&list, &PageList::pageSelected);
        list.setCurrentPage("a");
        QCOMPARE(selected.count(), 0);
        list.show();
        QTest::keyClick(&list, Qt::Key_Down);
        QCOMPARE(list.currentPage(), "b");
        QCOMPARE(selected.count(), 1);
        auto marked = pages;
        marked[0].status = Status::Error;
        list.setPages(marked);
        QCOMPARE(list.currentPage(), "b");
        QCOMPARE(selected.count(), 1);
    }

    void aTileIsAButtonForMouseAndKeys() {
        FlowTiles tiles;
        QList<FlowTile> content;
        for (int i = 0; i < 7; ++i) content << FlowTile{.id = QString::number(i), .name = "T"};
        tiles.setTiles(content);
        tiles.resize(1000, tiles.sizeHint().height());
        tiles.show();
        QSignalSpy activated(&tiles, &FlowTiles::activated);
        QTest::mouseClick(tiles.buttons()[6], Qt::LeftButton);
        QCOMPARE(activated.takeLast()[0].toString(), "6");
        QTest::keyClick(tiles.buttons()[2], Qt::Key_Return);
        QCOMPARE(activated.takeLast()[0].toString(), "2");
        QVERIFY(tiles.buttons()[5]->y() > tiles.buttons()[4]->y());
        QCOMPARE(tiles.buttons()[5]->x(), tiles.buttons()[0]->x());
    }

    void theStatusBarDropsPresetThenRate() {
        QWidget bar;  // a window of its own would not get narrower than its texts
        StatusBarParts parts(&bar);
        parts.setTexts({{.id = "catalogue", .text = "Catalogue 2026-11"},
                        {.id = "preset", .text = "Preset: CN integrator", .dropOrder = 1},
                        {.id = "rate", .text = "CNY, 7.10 per USD (2026-11-01)", .dropOrder = 2},
                        {.id = "saved", .text = "Autosaved 16:24"}});
        parts.setJob("Fault simulation", 0.5, "2,000 / 4,000 runs");
        parts.resize(1300, 24);
        bar.show();
        QCOMPARE(parts.shownTexts().size(), 4);
        int last = 4;
        for (int width = 1300; width > 200; width -= 10) {
            parts.resize(width, 24);
            const QStringList shown = parts.shownTexts();
            QVERIFY(shown.size() <= last);
            last = int(shown.size());
            if (last == 3) QVERIFY(!shown.contains("preset"));
        }
        QCOMPARE(parts.shownTexts(), (QStringList{"catalogue", "saved"}));
        QSignalSpy cancelled(&parts, &StatusBarParts::cancelRequested);
        QTest::mouseClick(parts.cancelButton(), Qt::LeftButton);
        QCOMPARE(cancelled.count(), 1);
        parts.setJob("Unknown length", qQNaN(), {});
        parts.grab();
    }

    void linksOfFindingsAndWhyCarryTheirKey() {
        FindingsList findings;
        findings.setFindings({{.id = "PWR-04", .target = "power.reserved", .title = "T", .link = "Go"}});
        findings.resize(300, 200);
        findings.show();
        QSignalSpy followed(&findings, &FindingsList::linkActivated);
        QTest::mouseClick(findings.findChild<LinkLabel*>(), Qt::LeftButton);
        QCOMPARE(followed[0][1].toString(), "power.reserved");

        WhyPanel why;
        WhyContent content{.key = "power.reserved", .name = "Reserved power", .value = "1.59", .unit = "MW"};
        content.inputs = {{.key = "power.factor", .label = "Factor", .value = "1.30"}};
        content.bases = {{.label = "none", .value = "", .size = qQNaN()}, {.label = "neg", .value = "", .size = -1}};
        why.setContent(content);
        why.resize(296, 600);
        why.show();
        QSignalSpy link(&why, &WhyPanel::linkActivated);
        connect(&why, &WhyPanel::linkActivated, &why, [&why] { why.setContent({.key = "other"}); });
        QTest::keyClick(why.findChild<LinkLabel*>(), Qt::Key_Return);  // the link goes away while it is followed
        QCOMPARE(link[0][0].toString(), "power.factor");
        why.grab();
    }

    void aDocumentBarGivesBackItsButton() {
        DocumentBar bar;
        QVERIFY(bar.isHidden());
        bar.setMessage(Status::Info, "Recovered.", {{"keep", "Keep"}, {"discard", "Discard"}});
        QSignalSpy chosen(&bar, &DocumentBar::chosen);
        QTest::mouseClick(bar.buttons()[1], Qt::LeftButton);
        QCOMPARE(chosen[0][0].toString(), "discard");
    }

    void everyIconHasInkAtAnySizeAndFollowsThePalette() {
        for (int i = 0; i < kIconCount; ++i) {
            for (const int size : {16, 24, 48}) {
                const QImage image = icon(IconId(i)).pixmap(size, size).toImage();
                QVERIFY2(inked(image) > size, qPrintable(QString::number(i)));
                for (int x = 0; x < size; ++x) QVERIFY(qAlpha(image.pixel(x, 0)) < 200);  // not cut at the edge
            }
        }
        const auto darkest = [](const QIcon& source, QIcon::Mode mode) {
            const QImage image = source.pixmap(64, 64, mode).toImage().convertToFormat(QImage::Format_ARGB32);
            QRgb best = 0;
            for (int y = 0; y < 64; ++y) {
                for (int x = 0; x < 64; ++x) best = qAlpha(image.pixel(x, y)) == 255 ? image.pixel(x, y) : best;
            }
            return QColor(best);
        };
        const QIcon add = icon(IconId::Add);
        QCOMPARE(darkest(add, QIcon::Normal), lightPalette().color(QPalette::WindowText));
        QCOMPARE(darkest(add, QIcon::Disabled), lightPalette().color(QPalette::Disabled, QPalette::WindowText));
        QApplication::setPalette(darkPalette());
        QCOMPARE(darkest(add, QIcon::Normal), darkPalette().color(QPalette::WindowText));
        QApplication::setPalette(lightPalette());
    }

    void statusesDifferByShapeNotOnlyByColour() {
        QList<QImage> shapes;
        for (const Status status :
             {Status::Ok, Status::Info, Status::Warning, Status::Error, Status::Incomplete, Status::Stale}) {
            QImage image(32, 32, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            paintStatus(&painter, QRectF(0, 0, 32, 32), status, lightPalette());
            painter.end();
            const QImage alpha = image.convertToFormat(QImage::Format_Alpha8);
            for (const QImage& other : shapes) QVERIFY(alpha != other);
            shapes << alpha;
        }
    }
};

QTEST_MAIN(WindowPartsTest)
#include "window_parts_test.moc"
