// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison table and copying from tables.
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include "views/style/proxy_style.h"
#include "views/widgets/delta_table.h"
#include "views/widgets/table_copy.h"
#include "views/widgets/two_lines.h"

using namespace views;

namespace {

QList<DeltaColumn> columns() {
    return {{.id = "a", .name = "A", .color = Qt::blue, .base = true}, {.id = "b", .name = "B<", .color = Qt::red}};
}

QList<DeltaRow> rows() {
    DeltaRow group{.label = "Training", .group = true};
    DeltaRow days{.key = "training.days_p90", .label = "Days\tP90"};
    days.cells = {{.text = "25.9 d", .copyText = "25.8713"},
                  {.text = "91.2 d", .status = Status::Warning, .delta = "+252 %", .mark = DeltaMark::WorseUp}};
    DeltaRow shortRow{.key = "x", .label = "No cells"};
    return {group, days, shortRow};
}

}  // namespace

class DeltaTableTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QApplication::setStyle(new ProxyStyle);
        QApplication::setFont(bodyFont());
    }

    void theBaseHasNoDifferenceColumn() {
        DeltaTable table;
        table.setContent(columns(), rows());
        DeltaModel* model = table.deltaModel();
        QCOMPARE(model->columnCount(), 4);  // label, A, B, difference of B
        QVERIFY(!model->isDelta(2));
        QVERIFY(model->isDelta(3));
        QCOMPARE(model->index(1, 3).data().toString(), "+252 %");
        QCOMPARE(model->index(2, 3).data().toString(), "");
        QCOMPARE(table.columnSpan(0, 0), 4);
    }

    void copyTakesExactValuesAndKeepsTheGrid() {
        DeltaTable table;
        table.setContent(columns(), rows());
        table.resize(600, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        table.setFocus();
        table.selectRow(1);
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        const QMimeData* data = QGuiApplication::clipboard()->mimeData();
        QCOMPARE(data->text(), "Days P90\t25.8713\t91.2 d\t+252 %\n");
        QVERIFY(data->html().contains("<td>25.8713</td><td>91.2 d</td>"));
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const QString text = QGuiApplication::clipboard()->mimeData()->text();
        QCOMPARE(text.count('\n'), 2);
        QVERIFY(text.startsWith(QString::fromUtf8("\tA ★\tB<\t")));
        QVERIFY(QGuiApplication::clipboard()->mimeData()->html().contains("<th>B&lt;</th>"));
    }

    void copyLeavesOutHiddenColumnsAndNothingWithoutSelection() {
        DeltaTable table;
        table.setContent(columns(), rows());
        QVERIFY(!selectionAsMimeData(&table, false));
        table.setColumnHidden(2, true);
        table.selectAll();
        const auto data = selectionAsMimeData(&table, false);
        QVERIFY(data);
        QVERIFY(!data->text().contains("91.2"));
        QCOMPARE(data->text().count('\n'), 3);
    }

    void anUpdateKeepsColumnWidths() {
        DeltaTable table;
        table.setContent(columns(), rows());
        table.setColumnWidth(1, 177);
        auto next = rows();
        next[1].cells[0].text = "26 d";
        table.setContent(columns(), next);
        QCOMPARE(table.columnWidth(1), 177);
        table.setContent({}, {});
        QCOMPARE(table.deltaModel()->columnCount(), 1);
        table.grab();
    }

    void twoLinesBreakAtSpacesAndBetweenHanCharacters() {
        const QFont font = bodyFont();
        const auto width = [&](const char* text) { return textWidth(font, QString::fromUtf8(text)); };
        QCOMPARE(twoLineWidth(font, "TP exchange"), std::max(width("TP"), width("exchange")));
        QCOMPARE(twoLineWidth(font, "a b c"),
                 std::min(std::max(width("a"), width("b c")), std::max(width("a b"), width("c"))));
        QCOMPARE(twoLineWidth(font, QString::fromUtf8("显存带宽")), width("显存"));
        QCOMPARE(twoLineWidth(font, "1,024"), width("1,024"));
        QCOMPARE(twoLineWidth(font, ""), 0);
    }

    void aBracketGoesToTheSecondLineAsAWhole() {
        const QFont font = bodyFont();
        const int room = textWidth(font, QStringLiteral("BF16 peak, dense"));
        QCOMPARE(brokenAtBracket(font, QStringLiteral("BF16 peak, dense (train)"), room),
                 QStringLiteral("BF16 peak, dense\n(train)"));
        QCOMPARE(brokenAtBracket(font, QString::fromUtf8("稠密峰值（训练池）"), 80),
                 QString::fromUtf8("稠密峰值\n（训练池）"));
        QCOMPARE(brokenAtBracket(font, QStringLiteral("BF16 peak, dense (train)"), room / 2),
                 QStringLiteral("BF16 peak, dense (train)"));
        QCOMPARE(brokenAtBracket(font, QStringLiteral("(train)"), 80), QStringLiteral("(train)"));
    }

    void narrowColumnsTakeASecondLineInsteadOfDots() {
        DeltaTable table;
        auto long_ = rows();
        long_[1].label = "Scale-up bandwidth per direction";
        long_[1].cells[0].text = "H800 SXM5 80GB";
        table.setContent(columns(), long_);
        const int one = table.rowHeight(1);
        QCOMPARE(table.rowHeight(2), one);
        for (int i = 0; i < 4; ++i) QVERIFY(table.leastWidths()[i] <= table.naturalWidths()[i]);
        QVERIFY(table.leastWidths()[0] < table.naturalWidths()[0]);
        table.setWidths(table.leastWidths());
        QVERIFY(table.rowHeight(1) >= one + QFontMetrics(table.font()).height());
        QCOMPARE(table.rowHeight(2), one);  // "No cells" has its line
        table.setWidths(table.naturalWidths());
        QCOMPARE(table.rowHeight(1), one);
        // New values of the same rows keep the columns and may only widen what they need.
        const QList<int> before = table.naturalWidths();
        long_[1].cells[0].text = "H800";
        table.setContent(columns(), long_);
        QCOMPARE(table.naturalWidths(), before);
        QCOMPARE(table.deltaModel()->index(1, 1).data().toString(), "H800");
        long_[1].cells[0].text = "H800 SXM5 80GB, two of them";
        table.setContent(columns(), long_);
        QVERIFY(table.naturalWidths()[1] > before[1]);
    }

    void enterOnARowTellsItsKey() {
        DeltaTable table;
        table.setContent(columns(), rows());
        table.show();
        QSignalSpy activated(&table, &DeltaTable::activatedKey);
        table.setCurrentIndex(table.model()->index(1, 1));
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(activated[0][0].toString(), "training.days_p90");
        table.setCurrentIndex(table.model()->index(0, 0));
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
    }
};

QTEST_MAIN(DeltaTableTest)
#include "delta_table_test.moc"
