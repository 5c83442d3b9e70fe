// SPDX-License-Identifier: GPL-3.0-or-later
// Names and sources from files: what the program ships is shown in the language of the user.
#include "app/names.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>

#include "app/catalogs.h"
#include "app/examples.h"
#include "app/texts.h"
#include "model/plan/access.h"
#include "model/reliability/rates.h"

namespace {

bool hasHan(const QString& text) {
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
}

/// Words of a sentence, not of a title or a product name.
bool isSentence(const QString& text) {
    static const QRegularExpression words(QStringLiteral("^[a-z][a-z-]*[ ,]+[a-z]{2,}"));
    return text.contains(words);
}

}  // namespace

class NamesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(app::loadLanguage(QStringLiteral("zh_CN"))); }
    void cleanupTestCase() { app::loadLanguage(QStringLiteral("en")); }

    void everyFailureClassHasANameInBothLanguages() {
        const auto catalog = app::builtInCatalogs().catalog;
        QVERIFY(catalog->failureClasses.size() > 20);
        for (const QString& language : {QStringLiteral("zh_CN"), QStringLiteral("en")}) {
            app::loadLanguage(language);
            for (const auto& entry : catalog->failureClasses) {
                const QString name = app::itemName(entry.id);
                QVERIFY2(!name.contains(u'_'), qPrintable(name));
                if (language == QLatin1String("zh_CN")) QVERIFY2(hasHan(name), entry.id.c_str());
                const auto unit = model::perUnitOf(entry.value.per);
                QVERIFY2(unit, entry.value.per.c_str());
                QVERIFY(!app::translated("components", model::labelOf(*unit)).contains(u'_'));
            }
        }
    }

    void itemsOfTheExamplesAreTranslatedAndOwnNamesStay() {
        QCOMPARE(app::itemName("my own pool"), QStringLiteral("my own pool"));
        QCOMPARE(app::titleText("My bid"), QStringLiteral("My bid"));
        for (const QString& id : app::exampleIds()) {
            const auto book = app::openExample(id);
            QVERIFY(book);
            const auto& project = book->workbook.project;
            QVERIFY2(hasHan(app::titleText(project.title)), project.title.c_str());
            QVERIFY2(hasHan(app::titleText(project.customer)), project.customer.c_str());
            for (const auto& d : book->workbook.designs) {
                const auto check = [](const auto& list) {
                    for (const auto& item : list) QVERIFY2(hasHan(app::itemName(item.name)), item.name.c_str());
                };
                check(d.design->pools);
                check(d.design->workloads);
                check(d.design->fabrics);
                check(d.design->tiers);
                check(d.design->reliability.classes);
            }
        }
    }

    void sourcesOfTheExamplesAreNoEnglishSentences() {
        int seen = 0;
        for (const QString& id : app::exampleIds()) {
            const auto book = app::openExample(id);
            for (const auto& d : book->workbook.designs)
                model::forEachInput(book->workbook.project, *d.design, [&](const model::Place& p) {
                    const std::string source = p.evidence().source;
                    if (source.empty()) return;
                    const app::Sources from = app::sourcesOf(source);
                    for (const QString& work : from.works) QVERIFY2(!isSentence(work), qPrintable(work));
                    QVERIFY2(from.note.isEmpty() || hasHan(from.note), qPrintable(from.note));
                    ++seen;
                });
        }
        QVERIFY(seen > 500);
    }

    void worksAreNamedOneByOneAndRemarksApart() {
        const auto from = app::sourcesOf(
            "NVIDIA product datasheet of the part; Some Paper, arXiv:1 (half of the bidirectional NVLink value)");
        QCOMPARE(from.works.size(), 2);
        QVERIFY(hasHan(from.works[0]));
        QCOMPARE(from.works[1], QStringLiteral("Some Paper, arXiv:1"));
        QVERIFY(hasHan(from.note));
        // A work with a semicolon and brackets of its own stays one work.
        const auto rack = app::sourcesOf(
            "RackulaLives/Rackula public rack-planning notes, 2026-09-13; each fact cites an NVIDIA manual "
            "(networking-docs.nvidia.com, docs.nvidia.com), https://github.com/RackulaLives/Rackula/issues/3287; "
            "Other (2024)");
        QCOMPARE(rack.works.size(), 2);
        QCOMPARE(rack.works[1], QStringLiteral("Other (2024)"));
        QVERIFY(rack.note.isEmpty());
    }

    void pricesThatWereSeenKeepTheirNumbers() {
        const QString text = app::evidenceText("A sheet (observed: 36000 USD (a variant, 2024-08, grade B))");
        QVERIFY(text.contains(QStringLiteral("36000 USD")));
        QVERIFY2(text.contains(QStringLiteral("B 级")), qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("observed")));
    }
};

QTEST_GUILESS_MAIN(NamesTest)
#include "names_test.moc"
