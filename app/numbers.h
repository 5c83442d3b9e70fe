// SPDX-License-Identifier: GPL-3.0-or-later
// How numbers are shown: three significant digits, comma from 1,000, the minus U+2212, powers of ten with
// superscripts, SI prefixes, and the Chinese counting words where they are customary (money, tokens, parameters).
// Numbers only: names of things come from the caller. Window, report and command line show numbers through these;
// only files and JSON have an exact form of their own.
#pragma once

#include <QLocale>
#include <QString>

namespace app {

enum class Language { English, Chinese };

Language languageOf(const QLocale& locale);

// Three significant digits. Whole thousands that begin with 1 keep a fourth digit, because there the fourth decides
// (1,918 kW against a limit of 2,000 kW). From 1e9 on and below 1e-4: a power of ten. NaN gives an empty text (a
// missing value is the caller's to name), infinity the sign.
/// Of a unit price in a bill: times its quantity it is the total, as far as that is read.
inline constexpr double kUnitTolerance = 1e-4;
/// With as many more decimals than `decimals` (six at most) as small values need for a relative error below `tolerance`.
QString fixedWithin(double value, int decimals, double tolerance);
QString significant(double value, int digits = 3);
// Four digits where value and limit both begin so alike that three would hide which is larger.
QString significantAgainst(double value, double limit);
// All digits that matter to a reader (up to 9), with commas; for tooltips and the clipboard.
QString fullPrecision(double value);
// Exactly this many decimals, with commas; axis ticks and table columns use one setting for all rows.
QString fixedDecimals(double value, int decimals);
// A whole number, exact, with commas.
QString count(double value);
QString power(double value, int digits = 3);  // 9.63 × 10²³
// A sign always: +0.31, −5.3, 0.
QString signedNumber(double value, int digits = 3);

// value + space + unit; Chinese unit words and (in Chinese) the percent sign follow without space.
QString withUnit(const QString& number, const QString& unit, Language language);
// 0.481 -> 48.1 % or 48.1%.
QString percent(double fraction, Language language, int digits = 3);
QString range(double low, double high, const QString& unit, Language language);  // 5–15 min
QString ratio(double value);                                                     // 1.00 : 1

struct Scaled {
    QString value;
    QString unit;
    bool operator==(const Scaled&) const = default;
    QString text(Language language) const { return withUnit(value, unit, language); }
};

// The argument of scaled() is in the SI unit named here.
enum class UnitFamily {
    Power,          // W
    ApparentPower,  // VA
    Energy,         // J, shown as Wh
    Bytes,          // B
    ByteRate,       // B/s
    BitRate,        // bit/s
    Operations,     // FLOP, as a power of ten
    OperationRate,  // FLOP/s
    Time,           // s, min, h, d
    Mass,           // kg, t
    VolumeFlow,     // m3/s, shown as L/min
    Temperature     // K, shown as Celsius
};
// `beside`: a larger value of the same column, whose prefix all take.
Scaled scaled(double si, UnitFamily family, Language language, int digits = 3, double beside = 0);

// Money in the currency's main unit. Chinese: 万元, from 1 亿 on 亿元. English: sign and k, M, B.
Scaled money(double amount, const QString& currency, Language language, int digits = 3);
// One table column has one unit: always 万元 in Chinese, thousands in English.
double moneyTableStep(Language language);
Scaled moneyInTable(double amount, const QString& currency, Language language);
QString currencySign(const QString& currency);
// Running text: 2 万亿, 700 亿 / 2 T, 70 B.
QString bigCount(double value, Language language, int digits = 3);
/// One rack, two racks: the sentence for the number, which takes the place of %1.
QString counted(double value, const QString& one, const QString& many);

}  // namespace app
