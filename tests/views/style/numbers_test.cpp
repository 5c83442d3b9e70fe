// SPDX-License-Identifier: GPL-3.0-or-later
// The display rules for numbers, one row per rule.
#include "views/style/numbers.h"

#include <QtTest>
#include <limits>

using namespace views;

class NumbersTest : public QObject {
    Q_OBJECT

private slots:
    void threeDigitsAndAFourthAfterALeadingOne_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        const auto row = [](double v, const char* t) { QTest::addRow("%s", t) << v << QString::fromUtf8(t); };
        row(1.592, "1.59");
        row(48.13, "48.1");
        row(1918.4, "1,918");
        row(1225, "1,225");
        row(2047.6, "2,050");
        row(999.7, "1,000");
        row(0.06123, "0.0612");
        row(9.996, "10.0");
        row(0, "0");
        row(-5.31, "\u22125.31");
        row(36000, "36,000");
        row(523776, "524,000");
        row(1234567, "1,235,000");
        row(9.63e23, "9.63 × 10²³");
        row(3.2e-7, "3.20 × 10⁻⁷");
    }
    void threeDigitsAndAFourthAfterALeadingOne() {
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(significant(value), text);
    }
    void missingIsEmptyAndNeverZero() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(significant(nan), QString());
        QCOMPARE(percent(nan, Language::English), QString());
        QCOMPARE(withUnit(significant(nan), QStringLiteral("kW"), Language::English), QString());
        QCOMPARE(significant(std::numeric_limits<double>::infinity()), QString(QChar(0x221E)));
        QCOMPARE(scaled(nan, UnitFamily::Power, Language::English).value, QString());
    }
    void aFourthDigitDecidesNearALimit() {
        QCOMPARE(significantAgainst(50.43, 50.5), QStringLiteral("50.43"));
        QCOMPARE(significantAgainst(30.43, 50.5), QStringLiteral("30.4"));
    }
    void countsAreExact() {
        QCOMPARE(count(523776), QStringLiteral("523,776"));
        QCOMPARE(count(1e9), QStringLiteral("1,000,000,000"));
        QCOMPARE(count(48), QStringLiteral("48"));
    }
    void fullPrecisionDropsOnlyZeros() {
        QCOMPARE(fullPrecision(1592.5), QStringLiteral("1,592.5"));
        QCOMPARE(fullPrecision(1918.4563271), QStringLiteral("1,918.45633"));
        QCOMPARE(fullPrecision(0.1), QStringLiteral("0.1"));
        QCOMPARE(fullPrecision(200), QStringLiteral("200"));
    }
    void thePercentGapDependsOnTheLanguage() {
        QCOMPARE(percent(0.481, Language::English), QStringLiteral("48.1 %"));
        QCOMPARE(percent(0.481, Language::Chinese), QStringLiteral("48.1%"));
        QCOMPARE(percent(1, Language::Chinese), QStringLiteral("100%"));
        // Almost all is not all: one of 1,250 and one of 8,192 core switches lost.
        QCOMPARE(percent(1 - 1.0 / 1250, Language::English), QStringLiteral("99.9 %"));
        QCOMPARE(percent(1 - 1.0 / 8192, Language::English), QStringLiteral("99.99 %"));
        QCOMPARE(percent(0.9996, Language::English), QStringLiteral("99.96 %"));
    }
    void unitsKeepASpaceAndChineseWordsDoNot() {
        QCOMPARE(withUnit(QStringLiteral("25.1"), QStringLiteral("d"), Language::English), QStringLiteral("25.1 d"));
        QCOMPARE(withUnit(QStringLiteral("25.1"), QStringLiteral("天"), Language::Chinese), QStringLiteral("25.1天"));
        QCOMPARE(withUnit(QStringLiteral("1.59"), QStringLiteral("MW"), Language::Chinese), QStringLiteral("1.59 MW"));
    }
    void rangesRatiosPowersAndSigns() {
        QCOMPARE(range(5, 15, QStringLiteral("min"), Language::English), QStringLiteral("5–15 min"));
        QCOMPARE(range(0.75, 0.95, {}, Language::English), QStringLiteral("0.750–0.950"));
        QCOMPARE(ratio(1), QStringLiteral("1.00 : 1"));
        QCOMPARE(ratio(2.5), QStringLiteral("2.50 : 1"));
        QCOMPARE(power(9.63e23), QStringLiteral("9.63 × 10²³"));
        QCOMPARE(signedNumber(0.31), QStringLiteral("+0.310"));
        QCOMPARE(signedNumber(-5.3), QStringLiteral("\u22125.30"));
        QCOMPARE(fixedDecimals(-0.001, 1), QStringLiteral("0.0"));
    }
    void siUnitsScale() {
        const Language e = Language::English;
        QCOMPARE(scaled(1.592e6, UnitFamily::Power, e), (Scaled{"1.59", "MW"}));
        QCOMPARE(scaled(700, UnitFamily::Power, e), (Scaled{"700", "W"}));
        QCOMPARE(scaled(999.7, UnitFamily::Power, e), (Scaled{"1.00", "kW"}));
        QCOMPARE(scaled(988e9, UnitFamily::Bytes, e), (Scaled{"988", "GB"}));
        QCOMPARE(scaled(50e9, UnitFamily::ByteRate, e), (Scaled{"50.0", "GB/s"}));
        QCOMPARE(scaled(9.63e23, UnitFamily::Operations, e), (Scaled{"9.63 × 10²³", "FLOP"}));
        QCOMPARE(scaled(1.013e18, UnitFamily::OperationRate, e), (Scaled{"1.01", "EFLOPS"}));
        QCOMPARE(scaled(25.1 * 86400, UnitFamily::Time, e), (Scaled{"25.1", "d"}));
        QCOMPARE(scaled(25.1 * 86400, UnitFamily::Time, Language::Chinese).text(Language::Chinese),
                 QStringLiteral("25.1天"));
        QCOMPARE(scaled(8.3, UnitFamily::Time, e), (Scaled{"8.30", "s"}));
        QCOMPARE(scaled(0.00012, UnitFamily::Time, e).unit, QStringLiteral("µs"));
        QCOMPARE(scaled(1226 / 60000.0, UnitFamily::VolumeFlow, e), (Scaled{"1,226", "L/min"}));
        QCOMPARE(scaled(0, UnitFamily::Power, e), (Scaled{"0", "W"}));
    }
    void moneyTakesTheWordsOfTheLanguage() {
        QCOMPARE(money(4.2092e8, "CNY", Language::Chinese), (Scaled{"4.21", "亿元"}));
        QCOMPARE(money(6.48e6, "CNY", Language::Chinese), (Scaled{"648", "万元"}));
        QCOMPARE(money(4.2092e8, "CNY", Language::English).text(Language::English), QStringLiteral("¥421 M"));
        QCOMPARE(money(36000, "USD", Language::English).text(Language::English), QStringLiteral("$36.0 k"));
        QCOMPARE(moneyInTable(2.752e8, "CNY", Language::Chinese), (Scaled{"27,520.0", "万元"}));
    }
    void tokensAndParametersCountInTheirLanguage() {
        QCOMPARE(bigCount(2e12, Language::Chinese), QStringLiteral("2 万亿"));
        QCOMPARE(bigCount(70e9, Language::Chinese), QStringLiteral("700 亿"));
        QCOMPARE(bigCount(2e12, Language::English), QStringLiteral("2 T"));
        QCOMPARE(bigCount(70e9, Language::English), QStringLiteral("70 B"));
        QCOMPARE(bigCount(1024, Language::English), QStringLiteral("1,024"));
        QCOMPARE(withUnit(QStringLiteral("300"), QStringLiteral("M¥"), Language::English), QStringLiteral("¥300 M"));
        QCOMPARE(counted(1, QStringLiteral("%1 rack"), QStringLiteral("%1 racks")), QStringLiteral("1 rack"));
        QCOMPARE(counted(1024, QStringLiteral("%1 rack"), QStringLiteral("%1 racks")), QStringLiteral("1,024 racks"));
    }
};

QTEST_APPLESS_MAIN(NumbersTest)
#include "numbers_test.moc"
