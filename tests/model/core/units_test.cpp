// SPDX-License-Identifier: GPL-3.0-or-later
// What people type is read as they mean it or refused with the reason; what is written reads back as the same double.
#include <QTest>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <string>

#include "model/core/money.h"
#include "model/core/units.h"

using namespace model;

namespace {

// Dimensions by name, so that rows of the test table stay short.
Dim dimOf(const QString& unit) {
    const Unit* u = findUnit(unit.toStdString());
    if (!u) qFatal("no unit %s", qPrintable(unit));
    return u->dim;
}

}  // namespace

class UnitsTest : public QObject {
    Q_OBJECT
private slots:
    void readsWhatPeopleType_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<double>("si");
        const auto row = [](const char* text, const char* unit, double si) {
            QTest::newRow(text) << text << unit << si;
        };
        row("1.2 kW", "W", 1200);
        row("1.2kW", "W", 1200);
        row("700", "W", 700);
        row("0.7 MW/1024", "kW", 0.7e6 / 1024);
        row("128 x 10.2 kW", "W", 128 * 10.2e3);
        row("128x10.2kW", "W", 128 * 10.2e3);
        row("128 × 10.2 kW", "W", 128 * 10.2e3);
        row("128 * 10.2 kW", "W", 128 * 10.2e3);
        row("118 %", "%", 1.18);
        row("118", "%", 1.18);
        row("1.5e3", "", 1500);
        row("-3.5 K", "K", -3.5);
        row("−3.5 K", "K", -3.5);
        row("25 °C", "°C", 298.15);
        row("80 GB", "GB", 80e9);
        row("80 GiB", "GB", 80 * 1073741824.0);
        row("400 Gbit/s", "GB/s", 50e9);
        row("400 Gb/s", "GB/s", 50e9);
        row("400 GB/s", "Gbit/s", 400e9);
        row("1,234,567 W", "W", 1234567);
        row("1,500.5 W", "W", 1500.5);
        row("1,5 kW", "W", 1500);
        row("0,125 kW", "W", 125);
        row("１２．５ kW", "W", 12500);
        row("5 ： 1", ": 1", 5);
        row("5:1", ": 1", 5);
        row("4:3", ": 1", 4.0 / 3);
        row("4 : 3", ": 1", 4.0 / 3);
        row("68：60", ": 1", 68.0 / 60);
        row("15:10", ": 1", 1.5);
        row("7 : 1", ": 1", 7);
        row("400G", "Gbit/s", 50e9);
        row("2 x 200 G", "Gbit/s", 50e9);
        row("30 分钟", "s", 1800);
        row("2 小时", "s", 7200);
        row("21 天", "d", 21 * 86400.0);
        row("4 周", "d", 28 * 86400.0);
        row("1 月", "d", 8760 * 300.0);
        row("2 weeks", "d", 14 * 86400.0);
        row("1 month", "d", 8760 * 300.0);
        row("10 days", "h", 10 * 86400.0);
        row("1 year", "y", 8760 * 3600.0);
        row("3 年", "y", 3 * 8760 * 3600.0);
        row("50％", "%", 0.5);
        row("1.2　kW", "W", 1200);
        row("2 万", "", 20000);
        row("1.5 亿", "", 1.5e8);
        row("5 : 1", ": 1", 5);
        row("1.75 %/y", "%/y", 0.0175 / (8760 * 3600.0));
        row("100 FIT", "/y", 100e-9 / 3600);
        row("989 TFLOP/s", "TFLOP/s", 989e12);
        row("989 TFLOPS", "TFLOP/s", 989e12);
        row("4 U", "m", 4 * 0.04445);
    }
    void readsWhatPeopleType() {
        QFETCH(QString, text);
        QFETCH(QString, unit);
        QFETCH(double, si);
        const auto read = parseQuantity(text.toStdString(), dimOf(unit), unit.toStdString());
        QVERIFY2(read, englishText(read.problem).c_str());
        QVERIFY2(std::abs(*read - si) <= 1e-12 * std::abs(si), qPrintable(QString::number(*read, 'g', 17)));
    }

    void refusesWithTheReason_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* text, const char* unit, const char* id) {
            QTest::newRow(text) << text << unit << id;
        };
        row("1,500 W", "W", "unit.ambiguous");
        row("1,500", "W", "unit.ambiguous");
        row("5 A", "W", "unit.dimension");
        row("5 W", "d", "unit.dimension");
        row("5 K", "°C", "unit.dimension");
        row("5 °C", "K", "unit.dimension");
        row("80 GB", "GB/s", "unit.dimension");
        row("700 Wh", "W", "unit.unknown");
        row("700 furlongs", "W", "unit.unknown");
        row("many", "W", "unit.text");
        row("", "W", "unit.text");
        row("1e999 W", "W", "unit.text");
        row("5 W/0", "W", "unit.finite");
        row("nan", "W", "unit.text");
        row("inf", "W", "unit.text");
        row("5 W 6", "W", "unit.unknown");
        row("5 x W", "W", "unit.text");
        row("１，５００ W", "W", "unit.ambiguous");
        row("1e308 GW", "W", "unit.finite");
    }
    void refusesWithTheReason() {
        QFETCH(QString, text);
        QFETCH(QString, unit);
        QFETCH(QString, id);
        const auto read = parseQuantity(text.toStdString(), dimOf(unit), unit.toStdString());
        QVERIFY(!read);
        const std::string sentence = englishText(read.problem);
        QVERIFY2(read.problem.id == id.toStdString(), sentence.c_str());
        QVERIFY2(sentence.find(text.toStdString()) != std::string::npos, sentence.c_str());
    }

    void anAmbiguousNumberShowsBothReadings() {
        const auto read = parseQuantity("1,500 kW", dim::power, "kW");
        QVERIFY(!read);
        QCOMPARE(englishText(read.problem),
                 std::string("“1,500 kW” can mean 1500 kW or 1.5 kW; write it without the comma."));
    }

    void aBareNumberBelowOneIsNoPercentage() {
        const auto read = parseQuantity("0.48", dim::none, "%");
        QVERIFY(!read && isAmbiguous(read.problem));
        QCOMPARE(englishText(read.problem), std::string("“0.48” can mean 48 % or 0.48 %; write it with its unit."));
        for (const auto& arg : {read.problem.args[1], read.problem.args[2]})  // both readings read one way
            QVERIFY(parseQuantity(std::get<std::string>(arg.value), dim::none, "%"));
        QCOMPARE(parseQuantity("0.0175", dim::rate, "%/y").problem.id, std::string("unit.ambiguous_percent"));
        QCOMPARE(*parseQuantity("0.48 %", dim::none, "%"), 0.0048);
        QCOMPARE(*parseQuantity("48", dim::none, "%"), 0.48);
        QCOMPARE(*parseQuantity("1", dim::none, "%"), 0.01);
        QCOMPARE(*parseQuantity("0", dim::none, "%"), 0.0);
        QCOMPARE(*parseQuantity("0.48", dim::none, ""), 0.48);
    }

    void aRefusalNamesTheUnitsThatPeopleWrite() {
        QCOMPARE(exampleUnits(dim::time), std::string("s, min, h, d, weeks, months, y"));
        for (const auto& u : unit_table::kUnits) {
            const std::string examples = exampleUnits(u.dim);
            for (std::size_t at = 0; at < examples.size();) {
                const std::size_t end = std::min(examples.find(", ", at), examples.size());
                const std::string symbol = examples.substr(at, end - at);
                at = end + 2;
                if (u.dim == dim::money) continue;  // read by parseMoney
                QVERIFY2(findUnit(symbol) && findUnit(symbol)->dim == u.dim, symbol.c_str());
            }
        }
    }

    void exactTextsArePlainDigitsWherePeopleReadThem() {
        QCOMPARE(exactText(1e6, "W"), std::string("1000000 W"));
        QCOMPARE(exactText(123456789, "W"), std::string("123456789 W"));
        QCOMPARE(exactText(1e-3, "W"), std::string("0.001 W"));
        QCOMPARE(exactText(6e6, ""), std::string("6000000"));
        QCOMPARE(exactText(8.4e23, "FLOP"), std::string("8.4e+23 FLOP"));
        QCOMPARE(tableNumber(0.1 + 0.2), std::string("0.3"));
        QCOMPARE(tableNumber(-0.25), std::string("-0.25"));
        QCOMPARE(tableNumber(1234567.875), std::string("1234567.875"));
        QCOMPARE(tableNumber(std::numeric_limits<double>::infinity()), std::string());
    }

    void aBitIsAnEighthOfAByteAndGiBIsNotGB() {
        QCOMPARE(*parseQuantity("8 bit", dim::bytes, "B"), 1.0);
        QCOMPARE(*parseQuantity("8 Gbit/s", dim::byteRate, "GB/s"), 1e9);
        QVERIFY(*parseQuantity("1 GiB", dim::bytes, "B") > *parseQuantity("1 GB", dim::bytes, "B"));
        QVERIFY(!parseQuantity("8 gb/s", dim::byteRate, "GB/s"));  // bit or byte: nobody can know
    }

    void readsCounts() {
        QCOMPARE(*parseInteger("1,500"), std::int64_t(1500));
        QCOMPARE(*parseInteger("2T"), std::int64_t(2'000'000'000'000));
        QCOMPARE(*parseInteger("15 万"), std::int64_t(150000));
        QCOMPARE(*parseInteger("1e6"), std::int64_t(1000000));
        QCOMPARE(*parseInteger("1.5k"), std::int64_t(1500));
        QCOMPARE(parseInteger("1.5").problem.id, std::string("unit.integer"));
        QCOMPARE(parseInteger("1e30").problem.id, std::string("unit.integer_size"));
        QCOMPARE(parseInteger("").problem.id, std::string("unit.integer"));
        QCOMPARE(parseInteger("ten").problem.id, std::string("unit.integer"));
    }

    void readsMoneyAndDates() {
        const auto money = [](const char* text) { return *parseMoney(text, "CNY"); };
        QVERIFY((money("36000 USD") == Money{36000, "USD"}));
        QVERIFY((money("USD 36k") == Money{36000, "USD"}));
        QVERIFY((money("¥36000") == Money{36000, "CNY"}));
        QVERIFY((money("648 万元") == Money{6480000, "CNY"}));
        QVERIFY((money("12") == Money{12, "CNY"}));
        QCOMPARE(parseMoney("a lot", "CNY").problem.id, std::string("money.text"));
        QCOMPARE(dateText(*parseDate("2026-11-29")), std::string("2026-11-29"));
        QCOMPARE(dateText(*parseDate("2026-11")), std::string("2026-11-01"));
        for (const char* bad : {"2026-13-01", "2026-02-30", "29.11.2026", "soon", "", "2026-"})
            QCOMPARE(parseDate(bad).problem.id, std::string("date.text"));
    }

    void writesForPeople() {
        QCOMPARE(shortText(1918e3, "kW"), std::string("1,918 kW"));
        QCOMPARE(shortText(0.481, "%"), std::string("48.1 %"));
        QCOMPARE(shortText(0, "W"), std::string("0 W"));
        QCOMPARE(shortText(std::numeric_limits<double>::quiet_NaN(), "W"), std::string("— W"));
        QCOMPARE(scaledUnit(1.3e6, "kW"), std::string_view("MW"));
        QCOMPARE(scaledUnit(700, "kW"), std::string_view("W"));
    }

    void exactTextReadsBackAsTheSameDoubleInEveryUnit() {
        std::mt19937_64 random(20261129);
        std::uniform_real_distribution<double> exponent(-15, 20), mantissa(-1, 1);
        int inUnit = 0, all = 0;
        for (int round = 0; round < 800; ++round)
            for (const auto& u : unit_table::kUnits) {
                double si = mantissa(random) * std::pow(10, exponent(random));
                if (round % 4 == 0) si = toSi(std::round(si), u);  // numbers as people write them
                if (round % 97 == 0) si = std::numeric_limits<double>::min() * (1 + round);
                const std::string text = exactText(si, u.symbol);
                const auto back = parseQuantity(text, u.dim, u.symbol);
                QVERIFY2(back, text.c_str());
                QVERIFY2(*back == si, text.c_str());
                ++all;
                inUnit += text.size() >= u.symbol.size() && text.ends_with(u.symbol);
            }
        QVERIFY(all > 100'000);
        QVERIFY(inUnit > all * 9 / 10);
    }
};

QTEST_APPLESS_MAIN(UnitsTest)
#include "units_test.moc"
