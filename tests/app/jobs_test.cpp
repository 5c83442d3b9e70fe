// SPDX-License-Identifier: GPL-3.0-or-later
// Work beside the window: the newest wins, cancelling is quick, progress is calm.
#include "app/jobs.h"

#include <QSignalSpy>
#include <QtTest>
#include <thread>

#include "sample.h"

using app::Document;
using app::Job;
using app::Simulations;

class JobsTest : public QObject {
    Q_OBJECT

    /// Works for `milliseconds` or until told to stop.
    static Job::Work sleeper(int milliseconds, std::vector<int>& delivered, int value) {
        return [milliseconds, &delivered, value](const std::stop_token& stop, const model::Progress& progress) {
            for (int i = 0; i < milliseconds && !stop.stop_requested(); ++i) {
                progress(i, milliseconds);
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            return [&delivered, value] { delivered.push_back(value); };
        };
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theNewestRevisionWins() {
        Job job;
        std::vector<int> delivered;
        QSignalSpy finished(&job, &Job::finished);
        for (int i = 1; i <= 5; ++i) job.start(static_cast<quint64>(i), sleeper(100, delivered, i));
        QTRY_COMPARE(finished.count(), 1);
        QTest::qWait(250);
        QCOMPARE(finished.count(), 1);
        QCOMPARE(finished[0][0].toULongLong(), 5ull);
        QCOMPARE(delivered, std::vector<int>{5});
        QVERIFY(!job.running());
    }

    void aStaleResultThatArrivesLateIsDropped() {
        Job job;
        std::vector<int> delivered;
        // The first run does not listen: it ends after the second one.
        job.start(1, [&delivered](const std::stop_token&, const model::Progress&) {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            return [&delivered] { delivered.push_back(1); };
        });
        job.start(2, sleeper(10, delivered, 2));
        QTRY_COMPARE(delivered, std::vector<int>{2});
        QTest::qWait(400);
        QCOMPARE(delivered, std::vector<int>{2});
    }

    void progressIsReportedAtMostTenTimesASecondWithTheTimeLeft() {
        Job job;
        std::vector<int> delivered;
        QSignalSpy progressed(&job, &Job::progressed), finished(&job, &Job::finished);
        QElapsedTimer clock;
        clock.start();
        job.start(1, sleeper(700, delivered, 1));
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        QVERIFY(progressed.count() >= 2);
        QVERIFY(progressed.count() <= clock.elapsed() / 100 + 1);
        double last = 0;
        for (const auto& p : progressed) {
            QVERIFY(p[0].toDouble() >= last);
            last = p[0].toDouble();
        }
        QVERIFY(last > 0.3);
        QVERIFY(progressed.back()[1].toDouble() >= 0);
    }

    void destroyingARunningJobStopsIt() {
        std::vector<int> delivered;
        QElapsedTimer clock;
        {
            Job job;
            job.start(1, sleeper(60000, delivered, 1));
            QTest::qWait(20);
            clock.start();
        }
        QVERIFY(clock.elapsed() < 5000);
        QVERIFY(delivered.empty());
    }

    void aLongSimulationIsCancelledAtOnceAndKeepsItsFinishedParts() {
        Document document(sample::catalog(), m_folder.path());
        document.reset(sample::workbook());
        QVERIFY(!document.setInput(1, "reliability.replications", QStringLiteral("1000000")));
        Simulations simulations(document);
        QSignalSpy finished(&simulations, &Simulations::finished), progressed(&simulations, &Simulations::progressed);
        QVERIFY(simulations.run(1));
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty() && progressed.back()[1].toDouble() > 0, 60000);
        QVERIFY(simulations.running(1));
        QElapsedTimer clock;
        clock.start();
        simulations.cancel(1);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        qInfo("cancelled after %lld ms", static_cast<long long>(clock.elapsed()));
        QVERIFY(finished[0][1].toBool());
        const auto run = document.simulation(0);
        QVERIFY(run);
        QCOMPARE(run->outcome, model::SimulationOutcome::Cancelled);
        QVERIFY(run->replications > 0);
        QVERIFY(run->replications < 1000000);
        QVERIFY(document.results(0)->simulated);
    }

    void simulationsOfAllDesignsComeIntoTheDocument() {
        Document document(sample::catalog(), m_folder.path());
        document.reset(sample::workbook());
        Simulations simulations(document);
        QSignalSpy finished(&simulations, &Simulations::finished);
        simulations.runAll();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 2, 60000);
        QVERIFY(!simulations.anyRunning());
        for (int i = 0; i < 2; ++i) {
            QVERIFY(document.results(i)->simulated);
            // The same numbers as when it is run here: nothing depends on threads or time.
            const auto again = model::simulate(*document.simulationInputs(i));
            QCOMPARE(document.simulation(i)->hash, again.hash);
        }
    }

    void aSimulationOfAFormerValueDoesNotShow() {
        Document document(sample::catalog(), m_folder.path());
        document.reset(sample::workbook());
        Simulations simulations(document);
        QSignalSpy finished(&simulations, &Simulations::finished);
        QVERIFY(simulations.run(1));
        QVERIFY(!document.setInput(1, "workloads.pretrain.tokens", QStringLiteral("400 B")));
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60000);
        QVERIFY(!document.results(0)->simulated);
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(JobsTest)
#include "jobs_test.moc"
