// SPDX-License-Identifier: GPL-3.0-or-later
// The bill: totals that say what they leave out, price ranges, shares of the network in two scopes.
#include <QtTest>

#include <limits>
#include <vector>

#include "model/cost/bill.h"

using namespace model;
using namespace model::cost;

namespace {

BillLine line(CostClass c, std::int64_t quantity, double typical, const char* currency = "CNY") {
    BillLine l;
    l.costClass = c;
    l.quantity = quantity;
    l.price.typical = typical;
    l.price.currency = currency;
    l.derivedFrom = "R-TEST(1)";
    return l;
}

const ExchangeRates kRates{{"CNY", 1}, {"USD", 7}};

}  // namespace

class BillTest : public QObject {
    Q_OBJECT
private slots:
    void aMissingPriceMakesTheTotalIncompleteNotSmaller();
    void missingFiguresOfARangeComeFromTheirNeighbours();
    void currenciesAreConvertedOrCounted();
    void openLinesKeepATotalOpen();
    void aLineIsPricedAsItIsSummed();
    void sharesHaveTwoScopes();
    void physicalSumsSayWhatIsUnknown();
    void sparesAreAtLeastOne();
};

void BillTest::aMissingPriceMakesTheTotalIncompleteNotSmaller() {
    std::vector<BillLine> lines{line(CostClass::Server, 10, 100), line(CostClass::ComputeNetwork, 2, 50)};
    Totals t = totals(lines, kRates);
    QVERIFY(t.complete && t.unpriced == 0 && t.lines == 2);
    QCOMPARE(t.sum.typical, 1100.0);
    lines[1].price.typical.reset();
    t = totals(lines, kRates);
    QVERIFY(!t.complete);
    QCOMPARE(t.unpriced, 1);
    QCOMPARE(t.sum.typical, 1000.0);
    lines[1].quantity = 0;  // nothing to buy needs no price
    QVERIFY(totals(lines, kRates).complete);
    lines[1].derivedFrom.clear();
    QCOMPARE(totals(lines, kRates).underived, 1);
    QVERIFY(totals({}, kRates).complete);
    QCOMPARE(totals(lines, kRates, CostClass::Server).lines, 1);
}

void BillTest::missingFiguresOfARangeComeFromTheirNeighbours() {
    PriceRange p;
    QVERIFY(!rangeOf(p));
    p.low = 232;
    p.high = 748;
    QVERIFY((*rangeOf(p) == Range{232, 490, 748}));
    p.high.reset();
    QVERIFY((*rangeOf(p) == Range{232, 232, 232}));
    p.typical = 200;  // below the low figure
    QVERIFY(!rangeOf(p));
    p.typical = -1;
    QVERIFY(!rangeOf(p));
    p.typical = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!rangeOf(p));
}

void BillTest::currenciesAreConvertedOrCounted() {
    const std::vector<BillLine> lines{line(CostClass::Server, 1, 10, "USD"), line(CostClass::Server, 1, 10, "EUR"),
                                      line(CostClass::Server, 1, 10, "")};
    const Totals t = totals(lines, kRates);
    QCOMPARE(t.sum.typical, 70.0);
    QCOMPARE(t.unpriced, 2);
    QCOMPARE(totals(lines, {{"USD", 0}}).unpriced, 3);
}

void BillTest::openLinesKeepATotalOpen() {
    std::vector<BillLine> lines{line(CostClass::Storage, 3, 10)};
    lines[0].quantity.reset();
    Totals t = totals(lines, kRates);
    QVERIFY(!t.complete && t.openLines == 1 && t.sum.typical == 0);
    lines[0].quantity = 3;
    lines[0].open = true;
    t = totals(lines, kRates);
    QVERIFY(!t.complete && t.openLines == 1);
    QCOMPARE(t.sum.typical, 30.0);
    lines[0].quantity = -3;
    QCOMPARE(totals(lines, kRates).sum.typical, 0.0);
}

void BillTest::aLineIsPricedAsItIsSummed() {
    BillLine l = line(CostClass::Server, 3, 100, "USD");
    l.open = true;  // to be decided, but counted as far as it is known
    const LinePrice p = linePrice(l, kRates);
    QCOMPARE(p.unit->typical, 700.0);
    QCOMPARE(p.total->typical, 2100.0);
    QCOMPARE(totals({&l, 1}, kRates).sum.typical, p.total->typical);
    l.quantity.reset();
    QVERIFY(linePrice(l, kRates).unit && !linePrice(l, kRates).total);
    l.price.currency = "EUR";  // no rate
    QVERIFY(!linePrice(l, kRates).unit);
    QVERIFY(!linePrice(line(CostClass::Server, 1, -1), kRates).unit);
}

void BillTest::sharesHaveTwoScopes() {
    const std::vector<BillLine> lines{line(CostClass::Server, 1, 700),        line(CostClass::Nic, 1, 20),
                                      line(CostClass::ComputeNetwork, 1, 60), line(CostClass::ComputeCabling, 1, 40),
                                      line(CostClass::OtherNetwork, 1, 80),   line(CostClass::Storage, 1, 100),
                                      line(CostClass::NotHardware, 1, 5000)};
    const NetworkShare s = networkShare(lines, kRates);
    QCOMPARE(*s.wide, 0.2);
    QCOMPARE(*s.narrow, 100.0 / 700);
    QVERIFY(s.complete);
    QVERIFY(!networkShare({}, kRates).wide && !networkShare({}, kRates).narrow);
    std::vector<BillLine> gap = lines;
    gap[2].price.typical.reset();
    QVERIFY(!networkShare(gap, kRates).complete);
}

void BillTest::physicalSumsSayWhatIsUnknown() {
    std::vector<BillLine> lines{line(CostClass::Server, 4, 1), line(CostClass::ComputeNetwork, 2, 1)};
    lines[0].powerMax = Power{10200};
    lines[0].weight = Mass{130};
    lines[0].rackUnits = 8;
    const Physical p = physical(lines);
    QCOMPARE(p.max.si, 40800.0);
    QCOMPARE(p.weight.si, 520.0);
    QCOMPARE(p.rackUnits, 32.0);
    QCOMPARE(p.withoutMax, 1);
    QCOMPARE(p.withoutTypical, 2);
    QCOMPARE(p.withoutWeight, 1);
}

void BillTest::sparesAreAtLeastOne() {
    QCOMPARE(spares(0), 0);
    QCOMPARE(spares(1), 1);
    QCOMPARE(spares(50), 1);
    QCOMPARE(spares(51), 2);
    QCOMPARE(spares(1000, 0.02), 20);
    QCOMPARE(spares(100, -1), 0);
}

QTEST_APPLESS_MAIN(BillTest)
#include "bill_test.moc"
