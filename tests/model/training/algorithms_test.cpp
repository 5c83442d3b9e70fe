// SPDX-License-Identifier: GPL-3.0-or-later
// Compression of gradients, capacity of experts, packing of sequences: closed forms and published bounds.
#include <QtTest>
#include <cmath>

#include "model/training/algorithms.h"
#include "model/training/scaling_curve.h"
#include "model/training/volumes.h"

using namespace model::training;

namespace {

bool near(double a, double b, double rel = 1e-9) {
    return std::abs(a - b) <= rel * std::max(std::abs(a), std::abs(b));
}

}  // namespace

class AlgorithmsTest : public QObject {
    Q_OBJECT
private slots:
    void topKBeatsARingOnlyBelowOneOverTwiceTheReplicas();
    void quantisedGradientsTravelInTheirBits();
    void packingAndUnpackingCostsMemoryTraffic();
    void theLossFunctionIsThatOfTheTables();
    void droppedTokensFollowFromImbalanceAndCapacity();
    void packingUndoesPadding();
};

// Golden rule of training.md 11: the all-gather of (d-1) k P 8 bytes against the ring of 4 P (d-1)/d.
void AlgorithmsTest::topKBeatsARingOnlyBelowOneOverTwiceTheReplicas() {
    for (const double d : {2.0, 8.0, 64.0, 1024.0}) {
        const double ring = gradientBytes(7e10, d, GradientForm::AllReduce, 2, 2, 1), edge = 1 / (2 * d);
        QVERIFY(near(topKBytes(7e10, d, edge), ring));
        QVERIFY(topKBytes(7e10, d, 0.9 * edge) < ring);
        QVERIFY(topKBytes(7e10, d, 1.1 * edge) > ring);
    }
    QCOMPARE(topKBytes(7e10, 1, 0.01), 0.0);
}

void AlgorithmsTest::quantisedGradientsTravelInTheirBits() {
    const double whole = gradientBytes(1e9, 16, GradientForm::AllReduce, 2, 2, 1);
    const auto ratio = [&](CompressionKind kind) {
        return gradientBytes(1e9, 16, GradientForm::AllReduce, bytesOnWire({kind}, 2), 2, 1) / whole;
    };
    QVERIFY(near(ratio(CompressionKind::Bits8), 8.0 / 16, 0.02));  // q/16 and the scales
    QVERIFY(near(ratio(CompressionKind::Bits4), 4.0 / 16, 0.04));
    QVERIFY(ratio(CompressionKind::Bits8) > 8.0 / 16);
    QCOMPARE(bytesOnWire({}, 4), 4.0);
    QCOMPARE(bytesOnWire({CompressionKind::Bits8}, 1), 1.0);  // never more than without
}

void AlgorithmsTest::packingAndUnpackingCostsMemoryTraffic() {
    QCOMPARE(codecBytes({}, 1e9, 8, 4), 0.0);
    QCOMPARE(codecBytes({CompressionKind::Bits8}, 1e9, 1, 4), 0.0);  // alone there is nothing to exchange
    const Compression eight{CompressionKind::Bits8, 0.01, 2};
    // read 4, feedback 2 + 2, write and read 1 + 4/256 each, write 4
    QVERIFY(near(codecBytes(eight, 1e9, 8, 4), 1e9 * (4 + 4 + 2 * (1 + 4.0 / 256) + 4)));
    const Compression topK{CompressionKind::TopK, 0.001, 4};
    QVERIFY(codecBytes(topK, 1e9, 1024, 4) > codecBytes(topK, 1e9, 8, 4));  // what all others send is unpacked
}

// Unit normal loss in inventory tables (Silver, Pyke, Peterson 1998, table B.1): 0.3989, 0.1978, 0.0833, 0.0085.
void AlgorithmsTest::theLossFunctionIsThatOfTheTables() {
    QVERIFY(near(normalLoss(0), 0.3989, 1e-3));
    QVERIFY(near(normalLoss(0.5), 0.1978, 1e-3));
    QVERIFY(near(normalLoss(1), 0.0833, 1e-3));
    QVERIFY(near(normalLoss(2), 0.0085, 2e-3));
    QVERIFY(near(normalLoss(-1), 1 + 0.0833, 1e-3));
    QVERIFY(normalLoss(40) >= 0);
}

void AlgorithmsTest::droppedTokensFollowFromImbalanceAndCapacity() {
    QCOMPARE(droppedShare(1, 1, 64), 0.0);
    QVERIFY(near(droppedShare(1, 0.75, 64), 0.25));  // equal loads, each expert takes three quarters
    const double z = expectedMaximum(64).value(), sigma = 0.05;
    QVERIFY(near(droppedShare(1 + sigma * z, 1, 64), sigma * 0.3989, 1e-3));
    QVERIFY(near(droppedShare(1 + sigma * z, 1 + sigma, 64), sigma * 0.0833, 1e-3));
    double last = 1;
    for (double capacity = 0.5; capacity < 2; capacity += 0.1) {
        const double dropped = droppedShare(1.4, capacity, 256);
        QVERIFY(dropped <= last && dropped >= 0);
        last = dropped;
    }
    QVERIFY(droppedShare(100, 0.1, 1) <= 1);
}

// Krell 2021: half of the tokens of BERT's data are padding; packed at 99 % the throughput about doubles.
void AlgorithmsTest::packingUndoesPadding() {
    const Packing padded{0.5, false, 0.99}, packed{0.5, true, 0.99};
    QVERIFY(near(usefulShare(packed) / usefulShare(padded), 2, 0.011));
    QCOMPARE(attendedShare(padded), 1.0);
    QCOMPARE(attendedShare(packed), 0.5);  // 2 (s/2)^2 = s^2/2
    QCOMPARE(usefulShare({1, false, 0.97}), 1.0);
    QCOMPARE(usefulShare({1, true, 0.97}), 1.0);  // full sequences are left alone
}

QTEST_APPLESS_MAIN(AlgorithmsTest)
#include "algorithms_test.moc"
