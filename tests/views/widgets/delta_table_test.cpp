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
