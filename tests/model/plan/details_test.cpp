// SPDX-License-Identifier: GPL-3.0-or-later
// What charts read between inputs and results is what evaluate says at every point of a curve.
#include <QTest>

#include "model/core/fields.h"
#include "model/plan/details.h"
#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;

class DetailsTest : public QObject {
    Q_OBJECT

    static std::vector<examples::Example> all() {
        const Catalog catalog = examples::shippedCatalog();
        return {examples::bid(catalog), examples::mixed(catalog)};
    }

private slots:
    void theCurveOverIntervalsIsWhatEvaluateSaysAtEachPoint() {
        for (const auto& e : all())
            for (const CheckpointMode mode : {CheckpointMode::Synchronous, CheckpointMode::Asynchronous}) {
                const std::vector<Duration> intervals{Duration{120}, Duration{1800}, Duration{28800}};
                const auto points = overIntervals(e.project, e.design, evaluate(e.project, e.design), mode, intervals);
                QCOMPARE(points.size(), intervals.size());
                for (const IntervalPoint& p : points) {
                    Design d = e.design;
                    d.checkpoint.mode = mode;
                    d.checkpoint.interval = p.interval;
                    const Results r = evaluate(e.project, d);
                    QVERIFY(p.goodput.has_value() && r.reliability.goodput.has_value());
                    QCOMPARE(p.goodput->si, r.reliability.goodput->si);
                    QCOMPARE(p.daysP90->si, r.training.daysP90->si);
                    QCOMPARE(p.daysP10->si, daysAtLevel(e.project, d, r, 0.1)->si);
                }
            }
    }

    void aChainStoppedEarlySaysTheSameAsFarAsItGoes() {
        for (const auto& e : all()) {
            const Results whole = evaluate(e.project, e.design);
            for (const Stop stop : {Stop::AfterFabric, Stop::AfterReliability, Stop::AfterCost}) {
                const Results part = evaluateUntil(e.project, e.design, stop);
                std::size_t known = 0, blank = 0;
                forEachField(fieldsOf<Results>(), &part, [&](const Place& p) {
                    const auto same = findField(fieldsOf<Results>(), const_cast<Results*>(&whole), p.path);
                    QVERIFY2(same, p.path.c_str());
                    const bool early = p.path.starts_with("fabrics.") || p.path.starts_with("demand.");
                    if (std::holds_alternative<std::monostate>(p.value())) {
                        ++blank;
                    } else if (early) {
                        ++known;
                        QVERIFY2(p.value() == same->value(), p.path.c_str());
                    }
                });
                QVERIFY(known > 20);
                QVERIFY(stop == Stop::AfterCost || blank > 20);
                QCOMPARE(part.training.daysP50.has_value(), stop != Stop::AfterFabric);
                QCOMPARE(part.cost.capex.has_value(), stop == Stop::AfterCost);
                if (part.training.daysP50) QCOMPARE(part.training.daysP50->si, whole.training.daysP50->si);
                if (part.cost.capex) QCOMPARE(part.cost.capex->si, whole.cost.capex->si);
            }
        }
    }
};

QTEST_APPLESS_MAIN(DetailsTest)
#include "details_test.moc"
