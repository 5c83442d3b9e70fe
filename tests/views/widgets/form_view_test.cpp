// SPDX-License-Identifier: GPL-3.0-or-later
// The input fields and the form with real keys, clicks and wheel turns.
#include <QtTest/qtestspontaneevent.h>
#include <QClipboard>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "views/style/proxy_style.h"
#include "views/widgets/form_view.h"

using namespace views;

namespace {

FormRow row(const QString& key, const QString& text, FieldKind kind = FieldKind::Number) {
    FormRow result;
    result.key = key;
    result.label = key;
    result.text = text;
    result.kind = kind;
    return result;
}

QList<FormGroup> manyRows(int count) {
    FormGroup group{.key = "g", .title = "Group"};
    for (int i = 0; i < count; ++i) group.rows << row(QString("row%1").arg(i), QString::number(i));
    return {group};
}

void turnWheel(QWidget* widget, int delta) {
    const QPointF local = widget->rect().center();
    QWheelEvent event(local, widget->mapToGlobal(local), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);  // Qt passes only real wheel turns on to the parent,
    qApp->notify(widget, &event);               // and sendEvent would clear the mark
}

QuantityEdit* edit(FormView& form, const QString& key) {
    return qobject_cast<QuantityEdit*>(form.rowView(key)->field());
}

}  // namespace

class FormViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QApplication::setStyle(new ProxyStyle);
        QApplication::setFont(bodyFont());
        QApplication::setPalette(standardPalette(false));
    }

    void enterCommitsTheTextAsTyped() {
        QuantityEdit field;
        field.setValueText("8.4 kW");
        field.show();
        QSignalSpy committed(&field, &QuantityEdit::committed), edited(&field, &QuantityEdit::edited);
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, "1.2 kW");
        QCOMPARE(edited.count(), 6);
        QCOMPARE(committed.count(), 0);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(committed.count(), 1);
        QCOMPARE(committed[0][0].toString(), "1.2 kW");
        QTest::keyClick(&field, Qt::Key_Return);  // nothing new
        QCOMPARE(committed.count(), 1);
    }

    void leavingTheFieldCommitsOnlyAfterAnEdit() {
        QWidget window;
        QVBoxLayout layout(&window);
        auto* a = new QuantityEdit;
        auto* b = new QuantityEdit;
        layout.addWidget(a);
        layout.addWidget(b);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QSignalSpy committed(a, &QuantityEdit::committed);
        a->setFocus();
        b->setFocus();
        QCOMPARE(committed.count(), 0);
        a->setFocus();
        QTest::keyClicks(a, "7");
        QTest::keyClick(a, Qt::Key_Tab);
        QVERIFY(b->hasFocus());
        QCOMPARE(committed.count(), 1);
        QCOMPARE(committed[0][0].toString(), "7");
    }

    void escapeRevertsAndDoesNotCommit() {
        QuantityEdit field;
        field.setValueText("8.4 kW");
        field.show();
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, "99");
        QSignalSpy committed(&field, &QuantityEdit::committed);
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(field.text(), "8.4 kW");
        QVERIFY(!field.isEditing());
        field.clearFocus();
        QCOMPARE(committed.count(), 0);
    }

    void theWheelChangesNoFieldAndScrollsTheForm() {
        QList<FormGroup> groups = manyRows(60);
        FormRow choice = row("choice", "b", FieldKind::Choice);
        choice.choices = {{"a", "A"}, {"b", "B"}, {"c", "C"}};
        groups[0].rows.prepend(choice);
        FormView form;
        form.setGroups(groups);
        form.resize(420, 300);
        form.show();
        QVERIFY(QTest::qWaitForWindowExposed(&form));
        QSignalSpy committed(&form, &FormView::committed);
        auto* combo = qobject_cast<ChoiceCombo*>(form.rowView("choice")->field());
        combo->setFocus();
        turnWheel(combo, -120);
        QCOMPARE(combo->value(), "b");
        edit(form, "row1")->setFocus();
        turnWheel(edit(form, "row1"), -120);
        QCOMPARE(edit(form, "row1")->text(), "1");
        QCOMPARE(committed.count(), 0);
        QVERIFY(form.verticalScrollBar()->value() > 0);
    }

    void newValuesLeaveTheFieldInUseAlone() {
        FormView form;
        form.setGroups(manyRows(60));
        form.resize(420, 300);
        form.show();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        QVERIFY(form.focusRow("row30"));
        QuantityEdit* field = edit(form, "row30");
        QVERIFY(field->hasFocus());
        field->selectAll();
        QTest::keyClicks(field, "12 k");
        QTest::keyClick(field, Qt::Key_Left);
        const int scroll = form.verticalScrollBar()->value();
        QVERIFY(scroll > 0);
        QList<FormGroup> next = manyRows(60);
        for (FormRow& r : next[0].rows) r.text += " W";
        form.setGroups(next);
        QCOMPARE(field->text(), "12 k");
        QCOMPARE(field->cursorPosition(), 3);
        QCOMPARE(form.focusedKey(), "row30");
        QCOMPARE(form.verticalScrollBar()->value(), scroll);
        QCOMPARE(edit(form, "row2")->text(), "2 W");
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(field->text(), "30 W");  // what Esc goes back to has followed
    }

    void addingARowKeepsFocusTypedTextAndOrder() {
        FormView form;
        form.setGroups(manyRows(5));
        form.show();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        form.focusRow("row3");
        QuantityEdit* field = edit(form, "row3");
        QTest::keyClicks(field, "x");
        QList<FormGroup> next = manyRows(5);
        next[0].rows.insert(1, row("new", "n"));
        form.setGroups(next);
        QCOMPARE(edit(form, "row3"), field);
        QVERIFY(field->hasFocus());
        QVERIFY(field->isEditing());
        QTest::qWait(1);
        QVERIFY(form.rowView("new")->y() > form.rowView("row0")->y());
        QVERIFY(form.rowView("new")->y() < form.rowView("row1")->y());
        edit(form, "row0")->setFocus();
        QTest::keyClick(edit(form, "row0"), Qt::Key_Tab);
        QCOMPARE(form.focusedKey(), "new");
    }

    void aRowCanVanishWhileItCommits() {
        FormView form;
        form.setGroups(manyRows(4));
        form.show();
        connect(&form, &FormView::committed, &form, [&form] { form.setGroups(manyRows(2)); });
        QPointer<QuantityEdit> field = edit(form, "row3");
        field->setFocus();
        QTest::keyClicks(field, "5");
        QTest::keyClick(field, Qt::Key_Return);
        QTest::qWait(1);
        QVERIFY(!form.rowView("row3"));
        QVERIFY(field.isNull());
    }

    void offersCommitTheirValue() {
        FormRow ambiguous = row("box", "1,500");
        ambiguous.note = "Meant is";
        ambiguous.offers = {{"1500 kW", "1500 kW"}, {"1.5 kW", "1.5 kW"}};
        FormView form;
        form.setGroups({{.key = "g", .title = "G", .rows = {ambiguous}}});
        form.show();
        QVERIFY(QTest::qWaitForWindowExposed(&form));
        QSignalSpy committed(&form, &FormView::committed);
        QTest::mouseClick(form.rowView("box")->note()->buttons().at(1), Qt::LeftButton);
        QCOMPARE(committed.count(), 1);
        QCOMPARE(committed[0][0].toString(), "box");
        QCOMPARE(committed[0][1].toString(), "1.5 kW");
    }

    void aNoteGrowsWithItsText() {
        FieldNote note;
        note.setNote(Status::Warning, "Short.");
        const int one = note.heightForWidth(200);
        note.setNote(Status::Warning, QString("A sentence that needs several lines. ").repeated(4));
        QVERIFY(note.heightForWidth(200) > 2 * one);
        QVERIFY(note.heightForWidth(800) < note.heightForWidth(200));
        QVERIFY(note.heightForWidth(0) > 0);
    }

    void stateIsSeenByTheStyleAndPaintsItsColour() {
        QuantityEdit field;
        field.resize(100, 22);
        field.setState(FieldState::Error);
        QCOMPARE(field.property(kFieldStateProperty).toInt(), int(FieldState::Error));
        const QImage image = field.grab().toImage();
        QCOMPARE(image.pixelColor(50, 0), colorsFor(false).error);
        field.setState(FieldState::Plain);
        QCOMPARE(field.grab().toImage().pixelColor(50, 0), field.palette().color(QPalette::Mid));
    }

    void defaultsAreMutedUntilTheUserTypes() {
        QuantityEdit field;
        field.setOrigin(Origin::Default);
        field.setValueText("1.30");
        const QColor muted = QApplication::palette().color(QPalette::PlaceholderText);
        QCOMPARE(field.palette().color(QPalette::Text), muted);
        field.show();
        field.setFocus();
        QTest::keyClicks(&field, "1");
        QVERIFY(field.palette().color(QPalette::Text) != muted);
    }

    void aValueThatIsNotOfferedStaysVisible() {
        ChoiceCombo combo;
        combo.setChoices({{"a", "A"}, {"b", "B"}});
        combo.setValue("old");
        QCOMPARE(combo.value(), "old");
        combo.setValue("b");
        QCOMPARE(combo.value(), "b");
        QCOMPARE(combo.count(), 2);
    }

    void rightClickResets() {
        FormView form;
        form.setGroups(manyRows(1));
        form.show();
        QVERIFY(QTest::qWaitForWindowExposed(&form));
        QSignalSpy reset(&form, &FormView::reset);
        QuantityEdit* field = edit(form, "row0");
        QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, field->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(field, &event);
        auto* menu = field->findChild<QMenu*>();
        QVERIFY(menu);
        menu->actions().last()->trigger();
        menu->close();
        QCOMPARE(reset.count(), 1);
        QCOMPARE(reset[0][0].toString(), "row0");
    }

    void foldedRowsShowWhenTheyHaveAProblem() {
        QList<FormGroup> groups = manyRows(3);
        groups[0].rows[2].more = true;
        FormView form;
        form.setGroups(groups);
        QVERIFY(form.rowView("row2")->isHidden());
        groups[0].rows[2].state = FieldState::Warning;
        form.setGroups(groups);
        QVERIFY(!form.rowView("row2")->isHidden());
        groups[0].rows[2].state = FieldState::Plain;
        form.setGroups(groups);
        QVERIFY(form.rowView("row2")->isHidden());
        QVERIFY(form.focusRow("row2"));
        QVERIFY(!form.rowView("row2")->isHidden());
        QVERIFY(!form.focusRow("nothing"));
    }
};

QTEST_MAIN(FormViewTest)
#include "form_view_test.moc"
