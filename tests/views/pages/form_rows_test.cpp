// SPDX-License-Identifier: GPL-3.0-or-later
// A text that reads two ways becomes two buttons in the form, never a guess.
#include "views/pages/form_rows.h"

#include <QtTest>

#include "app/texts.h"
#include "model/core/fields.h"
#include "model/core/units.h"

using namespace views;

class FormRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTextThatReadsTwoWaysOffersBothReadings_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QStringList>("offers");
        QTest::newRow("share or percent") << "0.48"
                                          << "%" << QStringList{"48 %", "0.48 %"};
        QTest::newRow("thousands or decimals") << "1,500"
                                               << "kW" << QStringList{"1500 kW", "1.5 kW"};
    }
    void aTextThatReadsTwoWaysOffersBothReadings() {
        QFETCH(QString, text);
        QFETCH(QString, unit);
        QFETCH(QStringList, offers);
        const auto& dim = model::findUnit(unit.toStdString())->dim;
        const auto read = model::parseQuantity(text.toStdString(), dim, unit.toStdString());
        QVERIFY(!read);
        FormRow row{.key = "k", .label = "L"};
        refuse(row, text, read.problem);
        QStringList shown;
        for (const FormChoice& choice : row.offers) {
            shown << choice.label;
            QVERIFY(model::parseQuantity(choice.value.toStdString(), dim, unit.toStdString()));
        }
        QCOMPARE(shown, offers);
        QCOMPARE(row.text, text);  // what was typed stays to be seen
    }

    void chineseUnitsInAFieldReadBackExactly() {
        QVERIFY(app::loadLanguage(QStringLiteral("zh_CN")));
        const auto* deadline = app::rowOfPath("project.deadline");
        const auto* budget = app::rowOfPath("project.budget");
        QVERIFY(deadline && budget);
        for (const auto& [si, text] : {std::pair{90 * 86400.0, "90 天"}, {12.5 * 86400, "12.5 天"}}) {
            QCOMPARE(editText(*deadline, model::Value{si}), QString::fromUtf8(text));
            QCOMPARE(*model::parseValue(*deadline, text), model::Value{si});
        }
        for (const auto& [amount, text] :
             {std::pair{4.21e8, "4.21 亿元"}, {80000.0, "8 万元"}, {123456.78, "123456.78 元"}, {0.6, "0.6 元"}}) {
            const QString shown = editText(*budget, model::Value{model::Money{amount, "CNY"}});
            QCOMPARE(shown, QString::fromUtf8(text));
            const model::Value back{model::Money{amount, "CNY"}};
            QCOMPARE(*model::parseValue(*budget, shown.toStdString()), back);
        }
        QVERIFY(app::loadLanguage(QStringLiteral("en")));
        QCOMPARE(editText(*deadline, model::Value{90 * 86400.0}), QStringLiteral("90 d"));
    }

    void aTextThatCannotBeReadIsAnErrorWithItsReason() {
        const auto read = model::parseQuantity("soon", model::dim::time, "d");
        FormRow row{.key = "k", .label = "L"};
        refuse(row, "soon", read.problem);
        QVERIFY(row.offers.isEmpty());
        QCOMPARE(row.state, FieldState::Error);
        QVERIFY(row.note.contains("min, h, d"));
    }
};

QTEST_GUILESS_MAIN(FormRowsTest)
#include "form_rows_test.moc"
