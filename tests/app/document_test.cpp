// SPDX-License-Identifier: GPL-3.0-or-later
// The open workbook: one door for changes, undo that brings back every state, results that follow.
#include "app/document.h"

#include <QSignalSpy>
#include <QtTest>
#include <random>

#include "app/texts.h"
#include "model/core/fields.h"
#include "model/plan/access.h"
#include "model/plan/evaluate.h"
#include "sample.h"

using app::Document;

class DocumentTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::unique_ptr<Document> opened() {
        auto d = std::make_unique<Document>(sample::catalog(), m_folder.path());
        d->reset(sample::workbook());
        return d;
    }
    /// One random edit of any kind; most change something, some are refused.
    static void editAtRandom(Document& d, std::mt19937& random) {
        const auto pick = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
        const auto id = d.workbook().designs[static_cast<std::size_t>(pick(d.designCount()))].id;
        switch (pick(14)) {
            case 0:
                d.addDesign();
                break;
            case 1:
                d.duplicateDesign(id);
                break;
            case 2:
                (void)d.renameDesign(id, QStringLiteral("name %1").arg(pick(50)));
                break;
            case 3:
                if (d.designCount() > 2) (void)d.removeDesign(id);
                break;
            case 4:
                d.moveDesign(pick(d.designCount()), pick(d.designCount()));
                break;
            case 5:
                d.setBase(id);
                break;
            case 6:
                (void)d.addItem(id, pick(2) ? "pools" : "fabrics", QStringLiteral("item%1").arg(pick(5)));
                break;
            case 7:
                (void)d.removeItem(id, "pools", "item" + std::to_string(pick(5)));
                break;
            case 8:
                (void)d.renameItem(id, "pools", "item" + std::to_string(pick(5)), QStringLiteral("it%1").arg(pick(9)));
                break;
            case 9:
                (void)d.duplicateItem(id, "fabrics", "compute");
                break;
            case 10:
                (void)d.applyCatalogEntry(id, "pools.train.card_id", pick(2) ? "h20" : "b200-hgx");
                break;
            case 11:
                (void)d.resetInput(id, pick(2) ? "pools.train.card.tdp" : "power.headroom");
                break;
            default: {
                std::vector<std::string> keys;
                const auto& design = *d.workbook().designs[static_cast<std::size_t>(d.indexOf(id))].design;
                model::forEachInput(d.workbook().project, design, [&](const model::Place& p) {
                    if (p.row->kind == model::Kind::Integer || p.row->kind == model::Kind::Quantity ||
                        p.row->kind == model::Kind::Text)
                        keys.push_back(p.path);
                });
                const auto& key = keys[static_cast<std::size_t>(pick(static_cast<int>(keys.size())))];
                (void)d.setInput(id, key, QString::number(pick(2000)), pick(2) == 0);
            }
        }
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void undoOfFiveHundredRandomEditsIsTheCleanDocumentAndRedoTheLastOne() {
        auto d = opened();
        const model::Workbook before = d->workbook();
        std::mt19937 random(7);
        for (int i = 0; i < 500; ++i) editAtRandom(*d, random);
        QVERIFY(d->undoStack().count() > 200);
        QVERIFY(!d->isClean());
        const model::Workbook after = d->workbook();
        QVERIFY(!(before == after));
        while (d->undoStack().canUndo()) d->undoStack().undo();
        QVERIFY(d->workbook() == before);
        QVERIFY(d->isClean());
        while (d->undoStack().canRedo()) d->undoStack().redo();
        QVERIFY(d->workbook() == after);
    }

    void keystrokesInOneFieldAreOneStep() {
        auto d = opened();
        for (const char* typed : {"5", "51", "512"})
            QVERIFY(!d->setInput(1, "pools.train.accelerators", QString::fromLatin1(typed), true));
        QCOMPARE(d->undoStack().count(), 1);
        d->endMerge();
        QVERIFY(!d->setInput(1, "pools.train.accelerators", QStringLiteral("640"), true));
        QCOMPARE(d->undoStack().count(), 2);
        QVERIFY(!d->setInput(2, "pools.train.accelerators", QStringLiteral("640"), true));
        QCOMPARE(d->undoStack().count(), 3);
        d->undoStack().undo();
        d->undoStack().undo();
        QCOMPARE(d->workbook().designs[0].design->pools[0].value.accelerators, 512);
        d->undoStack().undo();
        QCOMPARE(d->workbook().designs[0].design->pools[0].value.accelerators, 1024);
        QVERIFY(d->isClean());
    }

    void typingBackLeavesNoStep() {
        auto d = opened();
        QVERIFY(!d->setInput(1, "pools.train.accelerators", QStringLiteral("2000")));
        const int steps = d->undoStack().count();
        QVERIFY(!d->setInput(1, "pools.train.accelerators", QStringLiteral("20"), true));
        QVERIFY(!d->setInput(1, "pools.train.accelerators", QStringLiteral("2000"), true));
        QCOMPARE(d->undoStack().count(), steps);
    }

    void changeOfNothingIsNoStep() {
        auto d = opened();
        QVERIFY(!d->apply(QStringLiteral("nothing"), d->workbook()));
        model::Workbook copy = d->workbook();  // equal design behind another pointer
        copy.designs[0].design = std::make_shared<const model::Design>(*copy.designs[0].design);
        QVERIFY(!d->apply(QStringLiteral("nothing"), copy));
        QVERIFY(d->isClean());
    }

    void aRefusedEditChangesNothingAndSaysWhy() {
        auto d = opened();
        const auto before = d->workbook();
        for (const char* wrong : {"lots", "-5", "12 kg", "1e99"}) {
            const auto p = d->setInput(1, "pools.train.accelerators", QString::fromLatin1(wrong));
            QVERIFY(p);
            QVERIFY(!app::problemText(*p).isEmpty());
        }
        QVERIFY(d->setInput(1, "no.such.key", QStringLiteral("1")));
        QVERIFY(d->setInput(99, "pools.train.accelerators", QStringLiteral("1")));
        QVERIFY(d->removeItem(1, "pools", "nobody"));
        QVERIFY(d->renameDesign(1, QStringLiteral("large")));
        QVERIFY(d->renameDesign(1, QStringLiteral("  ")));
        QVERIFY(d->setInputs(
            1, {{"pools.train.accelerators", QStringLiteral("8")}, {"power.nothing", QStringLiteral("1")}}));
        QVERIFY(d->workbook() == before);
        QCOMPARE(d->undoStack().count(), 0);
    }

    void undoJumpsToTheDesignAndTheField() {
        auto d = opened();
        d->setCurrentDesign(2);
        QVERIFY(!d->setInput(2, "pools.train.accelerators", QStringLiteral("4096")));
        d->setCurrentDesign(1);
        QSignalSpy jumped(d.get(), &Document::selectionAfterUndo);
        d->undoStack().undo();
        QCOMPARE(jumped.count(), 1);
        QCOMPARE(jumped[0][0].toString(), QStringLiteral("pools.train.accelerators"));
        QCOMPARE(d->currentDesign(), std::int64_t{2});
    }

    void undoOfANewDesignReturnsToTheOneThatWasActive() {
        auto d = opened();
        d->setCurrentDesign(1);  // the neighbour that would be taken is the other one
        const std::int64_t copy = d->duplicateDesign(1);
        QCOMPARE(d->currentDesign(), copy);
        d->undoStack().undo();
        QCOMPARE(d->currentDesign(), std::int64_t{1});
        d->undoStack().redo();
        QCOMPARE(d->currentDesign(), copy);
        d->undoStack().undo();
        d->setCurrentDesign(2);
        const std::int64_t added = d->addDesign();
        d->setCurrentDesign(1);  // looked at another one meanwhile
        d->undoStack().undo();
        QCOMPARE(d->currentDesign(), std::int64_t{2});
        d->undoStack().redo();
        QCOMPARE(d->currentDesign(), added);
    }

    void resultsFollowOnlyWhatChanged() {
        auto d = opened();
        const auto small = d->results(0), large = d->results(1);
        QCOMPARE(large->compute.accelerators, std::int64_t{2048});
        QSignalSpy signalled(d.get(), &Document::resultsChanged);
        QVERIFY(!d->setInput(2, "pools.train.accelerators", QStringLiteral("4096")));
        QCOMPARE(signalled.count(), 1);
        QCOMPARE(signalled[0][0].toInt(), 1);
        QCOMPARE(d->results(0), small);  // the same object
        QCOMPARE(d->results(1)->compute.accelerators, std::int64_t{4096});
        QCOMPARE(large->compute.accelerators, std::int64_t{2048});  // who holds old results keeps them
        QVERIFY(!d->setInput(1, "project.cny_per_usd", QStringLiteral("7.5")));
        QCOMPARE(signalled.count(), 3);
    }

    void aSimulationStaysUntilItsInputsChangeAndComesBackWithUndo() {
        auto d = opened();
        const auto inputs = d->simulationInputs(0);
        QVERIFY(inputs);
        QVERIFY(!d->results(0)->simulated);
        d->setSimulation(1, *inputs, model::simulate(*inputs));
        QVERIFY(d->results(0)->simulated);
        QVERIFY(d->simulationIsCurrent(0));
        QVERIFY(!d->setInput(1, "project.title", QStringLiteral("Another title")));
        QVERIFY(d->results(0)->simulated);  // a title moves no day
        QVERIFY(!d->setInput(1, "workloads.pretrain.tokens", QStringLiteral("300 B")));
        QVERIFY(!d->results(0)->simulated);
        QVERIFY(!d->simulationIsCurrent(0));
        QVERIFY(d->simulation(0));
        d->undoStack().undo();
        QVERIFY(d->results(0)->simulated);
        QVERIFY(!d->results(1)->simulated);
    }

    void renamingAnItemKeepsWhatRefersToIt() {
        auto d = opened();
        QVERIFY(!d->renameItem(1, "pools", "train", QStringLiteral("west")));
        QCOMPARE(d->workbook().designs[0].design->workloads[0].value.pool.name, std::string("west"));
        QVERIFY(d->renameItem(1, "pools", "west", QStringLiteral("a b")));
    }

    void itemsOfAllListsCanBeAddedDuplicatedAndRemoved() {
        auto d = opened();
        for (const std::string list : {"pools", "workloads", "fabrics", "tiers", "reliability.classes"}) {
            const auto before = d->workbook();
            const auto name = d->addItem(1, list, QStringLiteral("one"));
            QVERIFY2(name, list.c_str());
            const auto twin = d->duplicateItem(1, list, *name);
            QVERIFY2(twin, list.c_str());
            QVERIFY(*twin != *name);
            QVERIFY(!d->removeItem(1, list, *twin));
            QVERIFY(!d->removeItem(1, list, *name));
            QVERIFY(d->workbook() == before);
        }
        QVERIFY(!d->addItem(1, "power", QStringLiteral("one")));
        QVERIFY(!d->addItem(1, "pools", QStringLiteral("a.b")));
    }

    void removingTheCurrentDesignShowsItsNeighbour() {
        auto d = opened();
        d->setCurrentDesign(2);
        d->setBase(2);
        QVERIFY(!d->removeDesign(2));
        QCOMPARE(d->currentDesign(), std::int64_t{1});
        QCOMPARE(d->workbook().base, std::int64_t{1});
        QVERIFY(d->removeDesign(1));  // the last one stays
        d->undoStack().undo();
        QCOMPARE(d->designCount(), 2);
    }

    void resetBringsBackTheCatalogueValue() {
        auto d = opened();
        const auto catalogued = d->workbook().designs[0].design->pools[0].value.card.tdp;
        QVERIFY(!d->setInput(1, "pools.train.card.tdp", QStringLiteral("123 W")));
        QCOMPARE(d->workbook().designs[0].design->pools[0].value.card.tdp->si, 123.0);
        QVERIFY(!d->resetInput(1, "pools.train.card.tdp"));
        QVERIFY(d->workbook().designs[0].design->pools[0].value.card.tdp == catalogued);
    }
};

QTEST_GUILESS_MAIN(DocumentTest)
#include "document_test.moc"
