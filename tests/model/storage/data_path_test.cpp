// SPDX-License-Identifier: GPL-3.0-or-later
// The way of the training data: packing, calls for files, the limit that binds, what a shortage costs; each against a
// value counted by hand, measured systems against the published medians.

#include <QtTest>

#include "model/storage/data_path.h"
#include "model/storage/storage.h"
#include "tests/golden/site_compare.h"
#include "tests/golden/site_inputs.h"

using namespace model;
using namespace model::storage;
using nlohmann::json;

namespace {

bool near(double a, double b, double relative = 1e-9) {
    return std::abs(a - b) <= relative * std::max(std::abs(a), std::abs(b));
}

/// Ten nodes of 40 GB/s, 50,000 calls and a million reads each, 16 servers of 10 GB/s.
DataPath tenNodes() {
    DataPath p;
    p.bandwidth = ByteRate{400e9};
    p.metadata = Rate{500e3};
    p.reads = Rate{10e6};
    p.clients = ByteRate{160e9};
    p.sample = Bytes{110e3};
    p.shard = Bytes{256e6};
    return p;
}
double limit(const DataFlow& f, DataLimit l) {
    return f.limits[static_cast<std::size_t>(l)]->si;
}

}  // namespace

class DataPathTest : public QObject {
    Q_OBJECT
private slots:
    void packingHasThePublishedPoints() {
        QCOMPARE(*packingEfficiency(Packing::Shards, Bytes{4e3}), 0.9);
        QCOMPARE(*packingEfficiency(Packing::LooseFiles, Bytes{140e6}), 0.7);
        QCOMPARE(*packingEfficiency(Packing::LooseFiles, Bytes{1e6}), 0.7);
        QCOMPARE(*packingEfficiency(Packing::LooseFiles, Bytes{100e3}), 0.3);
        // Halfway between in equal ratios: the geometric mean; below, in proportion to the size.
        QVERIFY(near(*packingEfficiency(Packing::LooseFiles, Bytes{std::sqrt(1e11)}), std::sqrt(0.3 * 0.7)));
        QVERIFY(near(*packingEfficiency(Packing::LooseFiles, Bytes{4e3}), 0.012));
        QVERIFY(!packingEfficiency(Packing::LooseFiles, Bytes{0}));
    }

    void looseFilesNeedThreeCallsAndShardsOne() {
        // 150,000 cards x 30 samples/s: 4.5 million files a second against 225 GB/s / 256 MB.
        QVERIFY(near(metadataCalls(Packing::LooseFiles, ByteRate{225e9}, Bytes{50e3}, Bytes{256e6})->si, 13.5e6));
        QVERIFY(near(metadataCalls(Packing::Shards, ByteRate{225e9}, Bytes{50e3}, Bytes{256e6})->si, 878.90625));
    }

    void everyLimitIsCountedByHandAndTheSmallestBinds() {
        DataPath p = tenNodes();
        auto f = dataFlow(p);
        QVERIFY(f);
        QVERIFY(near(limit(*f, DataLimit::Bandwidth), 360e9));         // 0.9 x 400
        QVERIFY(near(limit(*f, DataLimit::Metadata), 500e3 * 256e6));  // a call a shard
        QVERIFY(near(limit(*f, DataLimit::Reads), 10e12));             // reads of 1 MB
        QVERIFY(near(limit(*f, DataLimit::Clients), 160e9));
        QVERIFY(!f->limits[static_cast<std::size_t>(DataLimit::Network)]);
        QCOMPARE(f->binding, DataLimit::Clients);
        QVERIFY(near(f->delivered.si, 160e9));

        p.packing = Packing::LooseFiles;
        f = dataFlow(p);
        QVERIFY(near(limit(*f, DataLimit::Metadata), 500e3 / 3 * 110e3));  // 18.3 GB/s
        QVERIFY(near(limit(*f, DataLimit::Reads), 10e6 * 110e3));
        QCOMPARE(f->binding, DataLimit::Metadata);
        QVERIFY(near(f->delivered.si, 18.333333333e9, 1e-6));

        p.network = ByteRate{12e9};
        QCOMPARE(dataFlow(p)->binding, DataLimit::Network);
        p.network.reset();
        p.reads = Rate{1000};
        QCOMPARE(dataFlow(p)->binding, DataLimit::Reads);
        QVERIFY(near(dataFlow(p)->delivered.si, 1000 * 110e3));
    }

    void textByTokensHasNoPackingLoss() {
        DataPath p = tenNodes();
        p.text = true;
        p.packing = Packing::LooseFiles;
        const auto f = dataFlow(p);
        QCOMPARE(f->packing, 1.0);
        QVERIFY(near(limit(*f, DataLimit::Bandwidth), 400e9));
    }

    void aShortageIsSharedOut() {
        // 30 of 40 arrive: a quarter of every step waits, a third is added to the computing.
        QVERIFY(near(waitShare(ByteRate{40}, ByteRate{30}), 0.25));
        QVERIFY(near(waitOverhead(ByteRate{40}, ByteRate{30}), 1.0 / 3));
        QCOMPARE(waitShare(ByteRate{40}, ByteRate{40}), 0.0);
        QCOMPARE(waitOverhead(ByteRate{40}, ByteRate{50}), 0.0);
        QCOMPARE(waitShare(ByteRate{40}, ByteRate{0}), 1.0);
        QVERIFY(std::isinf(waitOverhead(ByteRate{40}, ByteRate{0})));
        QCOMPARE(waitShare(ByteRate{0}, ByteRate{0}), 0.0);
    }

    void cachesHelpLaterEpochsOnly() {
        QCOMPARE(*cacheHit(Bytes{1e15}, Bytes{1e12}, 1), 0.0);
        QVERIFY(near(*cacheHit(Bytes{1e15}, Bytes{1e12}, 4), 0.75));
        QVERIFY(near(*cacheHit(Bytes{5e11}, Bytes{1e12}, 4), 0.375));
        QVERIFY(!cacheHit(Bytes{1}, Bytes{0}, 2));
    }

    void measuredSystemsFollowTheMediansOfTheirWorkload() {
        const json root = golden_site::readGolden("reliability.json");
        std::map<std::string, std::pair<double, double>> published;  // name: GB/s, accelerators
        for (const json& group : root.at("storage_systems")) {
            if (!group.contains("rows")) continue;
            for (const json& row : group.at("rows"))
                published[row.at("id").get<std::string>()] = {row.at("expected").at("gb_per_s").get<double>(),
                                                              row.at("inputs").at("accelerators").get<double>()};
        }
        QCOMPARE(published.size(), measuredSystems().size());
        for (const MeasuredSystem& m : measuredSystems()) {
            const auto row = std::find_if(published.begin(), published.end(),
                                          [&](const auto& p) { return p.first.rfind(m.name, 0) == 0; });
            QVERIFY2(row != published.end(), std::string(m.name).c_str());
            QVERIFY(near(m.rate.si, row->second.first * 1e9));
            QCOMPARE(m.accelerators, row->second.second);
            const auto median = readRateByWorkload(m.workload, m.accelerator, 1);
            QVERIFY2(median && std::abs(m.perAccelerator().si / median->si - 1) < 0.05, std::string(m.name).c_str());
        }
        QVERIFY(near(measuredPerClient().low.si, 5.5e9));
        QVERIFY(near(measuredPerClient().high.si, 34.6e9));
    }

    void nothingSillyIsAnswered() {
        for (const double bad : {-1.0, std::nan(""), HUGE_VAL}) {
            DataPath p = tenNodes();
            p.bandwidth = ByteRate{bad};
            QVERIFY(!dataFlow(p));
            p = tenNodes();
            p.sample = Bytes{bad};
            QVERIFY(!dataFlow(p));
        }
    }
};

QTEST_APPLESS_MAIN(DataPathTest)
#include "data_path_test.moc"
