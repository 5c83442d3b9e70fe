// SPDX-License-Identifier: GPL-3.0-or-later
// Golden rows of storage and growth, the reference data of MLPerf Storage, properties.

#include <QtTest>
#include <set>

#include "model/storage/storage.h"
#include "model/validation/published_operation.h"
#include "tests/golden/site_compare.h"
#include "tests/golden/storage_kinds.cpp"

using nlohmann::json;
namespace storage = model::storage;

class StorageTest : public QObject {
    Q_OBJECT
private slots:
    void everyGoldenRowOfStorageAndGrowthHolds();
    void workloadRatesAreThoseOfTheReference();
    void checkpointPoliciesHaveTheirBytes();
    void stallsFollowTheNarrowestPart();
    void restartReadsGrowWithReplicasUnlessPeersBroadcast();
    void tiersAndFabric();
    void nothingSillyIsAnswered();
};

void StorageTest::everyGoldenRowOfStorageAndGrowthHolds() {
    const std::set<std::string> sections{"read_rate",     "checkpoint_size", "checkpoint_drain",
                                         "tier_capacity", "storage_systems", "growth"};
    const json root = golden_site::readGolden("reliability.json");
    int rows = 0;
    for (const auto& name : sections) {
        golden_site::forEachRow(root.at(name), [&](const std::string& kind, const std::string& id, const json& c) {
            if (kind == "information") return;
            std::string why;
            auto predicted = model::validation::evaluateOperationKind(kind, c.at("inputs"), why);
            if (!predicted) predicted = evaluateGrowthKind(kind, c.at("inputs"), why);
            QVERIFY2(predicted, (id + ": " + why).c_str());
            for (const auto& [key, expected] : c.at("expected").items()) {
                const json got = predicted->value(key, json());
                const std::string about = id + " " + key + ": " + got.dump() + " / " + expected.dump();
                QVERIFY2(golden_site::agrees(got, expected, c.at("tolerance")), about.c_str());
            }
            ++rows;
        });
    }
    QCOMPARE(rows, 15);
}

void StorageTest::workloadRatesAreThoseOfTheReference() {
    const json root = golden_site::readGolden("reliability.json");
    const json& entries = root.at("mlperf_storage_v1").at("entries");
    QCOMPARE(entries.size(), storage::workloadRates().size());
    for (const json& e : entries) {
        const auto rate = storage::readRateByWorkload(e["workload"].get<std::string>(), e["gpu"].get<std::string>(), 1);
        QCOMPARE(rate->si, e["default"].get<double>() * 1e6);
    }
    for (const auto& r : storage::workloadRates()) QVERIFY(r.low <= r.typical && r.typical <= r.high);
    QVERIFY(!storage::readRateByWorkload("unet3d", "Z80", 1));
}

void StorageTest::checkpointPoliciesHaveTheirBytes() {
    using enum storage::CheckpointPolicy;
    QCOMPARE(storage::bytesPerParameter(storage::kDefaultCheckpoint).si, 14.0);
    QCOMPARE(storage::bytesPerParameter(WeightsBf16).si, 2.0);
    QCOMPARE(storage::bytesPerParameter(AdamFp32Gradients).si, 18.0);
    QCOMPARE(storage::checkpointSize(1e11, storage::bytesPerParameter(AdamMixed))->si, 1.4e12);
}

void StorageTest::stallsFollowTheNarrowestPart() {
    const model::Bytes size{5.67e12};
    QCOMPARE(storage::stallSync(size, {4e11}, 2048, {1e10})->si, 5.67e12 / 4e11);
    QCOMPARE(storage::stallSync(size, {4e11}, 8, {1e10})->si, 5.67e12 / 8e10);
    QVERIFY(storage::stallAsync(size, 2048, {1e10})->si < storage::stallSync(size, {4e11}, 2048, {1e10})->si);
    const auto rate = storage::storeForStall(size, 0.01, {1800});
    QCOMPARE(storage::drainTime(size, *rate)->si, 18.0);
    QVERIFY(storage::drainsInTime({14}, {300}) && !storage::drainsInTime({301}, {300}));
}

void StorageTest::restartReadsGrowWithReplicasUnlessPeersBroadcast() {
    const model::Bytes size{1e12};
    QCOMPARE(storage::restartRead(size, 16, {1e11}, std::nullopt)->si, 160.0);
    QCOMPARE(storage::restartRead(size, 16, {1e11}, model::ByteRate{1e12})->si, 11.0);
    QCOMPARE(storage::restartRead(size, 1, {1e11}, model::ByteRate{1e12})->si, 10.0);
    QVERIFY(!storage::restartRead(size, 0, {1e11}, std::nullopt));
}

void StorageTest::tiersAndFabric() {
    QCOMPARE(storage::hostCapacity(2, {5.67e12}, 2048)->si, 2 * 5.67e12 / 2048);
    QCOMPARE(storage::nodeFlashCapacity({640e9}, 3)->si, 1920e9);
    QCOMPARE(storage::warmCapacity({1e15}, 8, 2, 10, {1e12})->si, 1.26e15);
    QCOMPARE(storage::fabricRate({3}, {5}, {4}, false)->si, 5.0);
    QCOMPARE(storage::fabricRate({3}, {5}, {4}, true)->si, 12.0);
    QCOMPARE(storage::metadataRate(100)->si, 300.0);
    QCOMPARE(storage::shuffleBuffer(1000, {1e5})->si, 1e8);
    QCOMPARE(QString(storage::nameOf(storage::Tier::Archive)), QString("archive"));
}

void StorageTest::nothingSillyIsAnswered() {
    for (double bad : {-1.0, static_cast<double>(NAN), static_cast<double>(INFINITY)}) {
        QVERIFY(!storage::checkpointSize(bad, {14}));
        QVERIFY(!storage::stallSync({bad}, {1}, 1, {1}));
        QVERIFY(!storage::readRateSamples(bad, 1, {1}, 0, 1));
        QVERIFY(!storage::hotCapacity(bad, {1}, 0.3));
        QVERIFY(!storage::fabricRate({bad}, {1}, {1}, true));
    }
    QVERIFY(!storage::drainTime({1}, {0}));
    QVERIFY(!storage::hotCapacity(20, {1}, 1));
    QVERIFY(!storage::readRateSamples(1, 1, {1}, 0, 0));
    QVERIFY(!storage::warmCapacity({1}, 0, 2, 1, {1}));
}

QTEST_APPLESS_MAIN(StorageTest)
#include "storage_test.moc"
