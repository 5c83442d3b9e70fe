// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences and labels: every id has its sentence, placeholders are filled, paths become labels.
#include "app/texts.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include "app/sentences.h"
#include "app/version.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"

class TextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyProblemOfTheProgramHasASentence() {
        // problem("id" ...) in the sources of model and app
        const QRegularExpression use(QStringLiteral("\\bproblem\\(\\s*\"([a-z_]+\\.[a-z_]+)\""));
        int found = 0;
        for (const char* layer : {"model", "app"}) {
            QDirIterator it(QStringLiteral(SOURCE_DIR "/") + QLatin1String(layer), {QStringLiteral("*.cpp")},
                            QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                QFile f(it.next());
                QVERIFY(f.open(QIODevice::ReadOnly));
                auto uses = use.globalMatch(QString::fromUtf8(f.readAll()));
                while (uses.hasNext()) {
                    const std::string id = uses.next().captured(1).toStdString();
                    ++found;
                    QVERIFY2(!model::sentence(id).empty() || !app::appSentence(id).empty(),
                             (id + " in " + f.fileName().toStdString()).c_str());
                }
            }
        }
        QVERIFY(found > 60);
    }

    void placeholdersAreFilledOnceAndInAnyOrder() {
        const auto p = model::problem("app.no_design", {model::Arg::text("%2 100%"), model::Arg::text("A, B")});
        QCOMPARE(app::problemText(p), QStringLiteral("There is no design “%2 100%”; the workbook has A, B."));
        const auto few = model::problem("app.no_design", {});
        QCOMPARE(app::problemText(few), QStringLiteral("There is no design “”; the workbook has ."));
        const auto number = model::problem("app.too_large", {model::Arg::text("f"), model::Arg::number(2.5e8, "MB")});
        QVERIFY(app::problemText(number).contains(QLatin1String("250 MB")));
        QVERIFY(!app::problemText(model::problem("no.such_id", {model::Arg::text("x")})).isEmpty());
    }

    void pathsOfInputsAndResultsBecomeLabels() {
        QCOMPARE(app::labelOfPath("project.budget"), QStringLiteral("Budget"));
        QCOMPARE(app::labelOfPath("pools.train.accelerators"), QStringLiteral("Accelerators (train)"));
        QCOMPARE(app::labelOfPath("nothing.of.this"), QStringLiteral("nothing.of.this"));
        QVERIFY(app::rowOfPath("power.reserved"));
        QVERIFY(app::rowOfPath("pools.any-name.card.tdp"));
        QVERIFY(!app::rowOfPath(""));
        QVERIFY(!app::rowOfPath("pools..card"));
        QVERIFY(!app::rowOfPath("project.budget.more"));
    }

    void valuesHaveUnitsCurrencyAndWordsForWhatIsMissing() {
        const auto* power = app::rowOfPath("power.reserved");
        const auto* capex = app::rowOfPath("cost.capex");
        QVERIFY(power && capex);
        QVERIFY(app::valueText(*power, model::Value{1.3e6}).endsWith(QLatin1String("W")));
        const QString money = app::valueText(*capex, model::Value{4.21e8}, "USD");
        QCOMPARE(money, QStringLiteral("$421 M"));
        QCOMPARE(app::valueText(*power, {}), QStringLiteral("not public"));
        QCOMPARE(app::valueText(*capex, {}), QStringLiteral("not priced"));
        const auto* kind = app::rowOfPath("workloads.x.kind");
        QVERIFY(kind);
        QCOMPARE(app::valueText(*kind, model::Value{std::string("training")}), QStringLiteral("Training run"));
    }

    void theVersionIsThatOfTheBuildFile() {
        QFile f(QStringLiteral(SOURCE_DIR "/CMakeLists.txt"));
        QVERIFY(f.open(QIODevice::ReadOnly));
        QVERIFY(f.readAll().contains(QByteArray("VERSION ") + app::kVersion + " LANGUAGES"));
    }

    void anUnknownLanguageChangesNothing() {
        QVERIFY(app::loadLanguage(QStringLiteral("en")));
        QVERIFY(!app::loadLanguage(QStringLiteral("xx_YY")));
        QCOMPARE(app::currentLanguage(), QStringLiteral("en"));
        for (const QString& language : app::languages()) QVERIFY2(app::loadLanguage(language), qPrintable(language));
        QVERIFY(app::loadLanguage(QStringLiteral("en")));
    }
};

QTEST_GUILESS_MAIN(TextsTest)
#include "texts_test.moc"
