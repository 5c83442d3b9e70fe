// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace app {
namespace {

constexpr QChar kMinus(0x2212);
constexpr QChar kEnDash(0x2013);
constexpr double kSmallestPercent = 0.01;  // shown as "< 0.01 %"

QLocale plainLocale() {
    QLocale c = QLocale::c();
    c.setNumberOptions(QLocale::DefaultNumberOptions);  // the C locale leaves the commas out
    return c;
}

QString withMinus(QString text) {
    return text.replace(QLatin1Char('-'), kMinus);
}

QString notFinite(double value) {
    if (std::isnan(value)) return {};
    return value > 0 ? QString(QChar(0x221E)) : QString(kMinus) + QChar(0x221E);
}

QString superscript(int exponent) {
    static constexpr std::array<char16_t, 10> digits{0x2070, 0x00B9, 0x00B2, 0x00B3, 0x2074,
                                                     0x2075, 0x2076, 0x2077, 0x2078, 0x2079};
    QString text;
    if (exponent < 0) text += QChar(0x207B);
    for (const QChar digit : QString::number(std::abs(exponent)))
        text += QChar(digits[std::size_t(digit.digitValue())]);
    return text;
}

// Decimal exponent after rounding to the digits shown, so 9.996 with three digits counts as 10.0.
int shownExponent(double value, int digits) {
    if (value == 0) return 0;
    const QString text = QString::number(std::abs(value), 'e', std::max(0, digits - 1));
    return text.mid(text.indexOf(QLatin1Char('e')) + 1).toInt();
}

/// Percent that nobody tells from nothing: a power of ten would say more than is known.
bool isTiny(double percent) {
    return percent != 0 && std::abs(percent) < kSmallestPercent;
}
QString tinyText(double percent) {
    return percent > 0 ? QStringLiteral("< 0.01") : QStringLiteral("> ") + kMinus + QStringLiteral("0.01");
}

bool isCurrencySign(QChar c) {
    return c.category() == QChar::Symbol_Currency;
}

bool isChineseUnit(const QString& unit) {
    return !unit.isEmpty() && unit.front().unicode() >= 0x2E80;
}

struct Prefix {
    double factor;
    const char* unit;
};

Scaled prefixed(double value, std::span<const Prefix> prefixes, int digits, double beside = 0) {
    if (!std::isfinite(value)) return {notFinite(value), QString::fromUtf8(prefixes.front().unit)};
    const Prefix* best = &prefixes.front();
    const double most = std::max(std::abs(value), std::abs(beside));
    // 999.7 with three digits would print as 1,000: compare what will be seen.
    for (const Prefix& p : prefixes) {
        const double there = most / p.factor;
        if (there >= 1 || shownExponent(there, digits) >= 0) {
            if (most != 0) best = &p;
        }
    }
    const double shown = value / best->factor;
    if (std::abs(shown) < 1000 && std::abs(shown) >= 1e-4) {
        const int decimals = std::max(0, digits - 1 - shownExponent(shown, digits));
        return {fixedDecimals(shown, std::min(decimals, 12)), QString::fromUtf8(best->unit)};
    }
    return {significant(shown, digits), QString::fromUtf8(best->unit)};
}

constexpr std::array kWatt{Prefix{1, "W"}, Prefix{1e3, "kW"}, Prefix{1e6, "MW"}, Prefix{1e9, "GW"}};
constexpr std::array kVoltAmpere{Prefix{1, "VA"}, Prefix{1e3, "kVA"}, Prefix{1e6, "MVA"}, Prefix{1e9, "GVA"}};
constexpr std::array kWattHour{Prefix{1, "Wh"}, Prefix{1e3, "kWh"}, Prefix{1e6, "MWh"}, Prefix{1e9, "GWh"},
                               Prefix{1e12, "TWh"}};
constexpr std::array kByte{Prefix{1, "B"},     Prefix{1e3, "kB"},  Prefix{1e6, "MB"}, Prefix{1e9, "GB"},
                           Prefix{1e12, "TB"}, Prefix{1e15, "PB"}, Prefix{1e18, "EB"}};
constexpr std::array kByteRate{Prefix{1, "B/s"},    Prefix{1e3, "kB/s"},  Prefix{1e6, "MB/s"},
                               Prefix{1e9, "GB/s"}, Prefix{1e12, "TB/s"}, Prefix{1e15, "PB/s"}};
constexpr std::array kBitRate{Prefix{1, "bit/s"},    Prefix{1e3, "kbit/s"},  Prefix{1e6, "Mbit/s"},
                              Prefix{1e9, "Gbit/s"}, Prefix{1e12, "Tbit/s"}, Prefix{1e15, "Pbit/s"}};
constexpr std::array kFlopRate{Prefix{1, "FLOPS"},     Prefix{1e3, "kFLOPS"},  Prefix{1e6, "MFLOPS"},
                               Prefix{1e9, "GFLOPS"},  Prefix{1e12, "TFLOPS"}, Prefix{1e15, "PFLOPS"},
                               Prefix{1e18, "EFLOPS"}, Prefix{1e21, "ZFLOPS"}};
constexpr std::array kMass{Prefix{1, "kg"}, Prefix{1e3, "t"}};

Scaled time(double seconds, Language language, int digits) {
    if (!std::isfinite(seconds)) return {notFinite(seconds), QStringLiteral("s")};
    const double s = std::abs(seconds);
    // Each unit is kept while its figure reads well: 90 s, 179 min, 51.8 h, then days.
    constexpr double kMinute = 60;
    constexpr double kHour = 3600;
    constexpr double kDay = 86400;
    if (s >= 5 * kDay) {
        const QString day = language == Language::Chinese ? QStringLiteral("天") : QStringLiteral("d");
        return {significant(seconds / kDay, digits), day};
    }
    if (s >= 3 * kHour) return {significant(seconds / kHour, digits), QStringLiteral("h")};
    if (s >= 3 * kMinute) return {significant(seconds / kMinute, digits), QStringLiteral("min")};
    static constexpr std::array small{Prefix{1e-9, "ns"}, Prefix{1e-6, "\u00B5s"}, Prefix{1e-3, "ms"}, Prefix{1, "s"}};
    if (s == 0) return {QStringLiteral("0"), QStringLiteral("s")};
    return prefixed(seconds, small, digits);
}

}  // namespace

Language languageOf(const QLocale& locale) {
    return locale.language() == QLocale::Chinese ? Language::Chinese : Language::English;
}

QString fixedDecimals(double value, int decimals) {
    if (!std::isfinite(value)) return notFinite(value);
    QString text = plainLocale().toString(value, 'f', std::clamp(decimals, 0, 15));
    // "-0.0" is a rounded nothing; a sign would suggest more.
    if (value < 0 && std::none_of(text.cbegin(), text.cend(), [](QChar c) { return c >= u'1' && c <= u'9'; })) {
        text.remove(QLatin1Char('-'));
    }
    return withMinus(text);
}

QString fixedWithin(double value, int decimals, double tolerance) {
    constexpr int kMostDecimals = 6;
    for (; decimals < kMostDecimals && std::isfinite(value); ++decimals) {
        const double scale = std::pow(10, decimals);
        if (std::abs(std::round(value * scale) / scale - value) <= tolerance * std::abs(value)) break;
    }
    return fixedDecimals(value, decimals);
}

QString significant(double value, int digits) {
    if (!std::isfinite(value)) return notFinite(value);
    if (value == 0) return QStringLiteral("0");
    digits = std::clamp(digits, 1, 15);
    int exponent = shownExponent(value, digits);
    if (exponent >= 9 || exponent < -4) return power(value, digits);
    if (exponent >= digits) {
        // Whole thousands: a fourth digit when the first is 1.
        const int kept = std::abs(value) < 2 * std::pow(10.0, exponent) ? std::max(digits, 4) : digits;
        const double step = std::pow(10.0, std::max(0, exponent - kept + 1));
        return fixedDecimals(std::round(value / step) * step, 0);
    }
    return fixedDecimals(value, digits - 1 - exponent);
}

QString significantAgainst(double value, double limit) {
    const bool alike = std::isfinite(value) && std::isfinite(limit) && std::abs(value - limit) < 0.05 * std::abs(limit);
    return significant(value, alike ? 4 : 3);
}

QString fullPrecision(double value) {
    if (!std::isfinite(value)) return notFinite(value);
    const int exponent = shownExponent(value, 9);
    if (exponent >= 15 || (value != 0 && exponent < -4)) return power(value, 9);
    QString text = fixedDecimals(value, std::max(0, 8 - exponent));
    if (text.contains(QLatin1Char('.'))) {
        while (text.endsWith(QLatin1Char('0'))) text.chop(1);
        if (text.endsWith(QLatin1Char('.'))) text.chop(1);
    }
    return text;
}

QString count(double value) {
    return fixedDecimals(std::round(value), 0);
}

QString power(double value, int digits) {
    if (!std::isfinite(value)) return notFinite(value);
    if (value == 0) return QStringLiteral("0");
    const QString text = QString::number(value, 'e', std::clamp(digits - 1, 0, 15));
    const qsizetype e = text.indexOf(QLatin1Char('e'));
    return withMinus(text.left(e)) + QStringLiteral(" × 10") + superscript(text.mid(e + 1).toInt());
}

QString signedNumber(double value, int digits) {
    const QString text = significant(value, digits);
    return value > 0 ? QLatin1Char('+') + text : text;
}

QString withUnit(const QString& number, const QString& unit, Language language) {
    if (unit.isEmpty() || number.isEmpty()) return number;
    if (isCurrencySign(unit.back()) && unit.size() == 2)  // an amount reads ¥300 M, not 300 M¥
        return unit.back() + number + QLatin1Char(' ') + unit.front();
    const bool tight = isChineseUnit(unit) || (language == Language::Chinese && unit == QLatin1String("%"));
    return tight ? number + unit : number + QLatin1Char(' ') + unit;
}

QString percent(double fraction, Language language, int digits) {
    const double value = fraction * 100;
    if (!std::isfinite(value)) return notFinite(value);
    if (isTiny(value)) return withUnit(tinyText(value), QStringLiteral("%"), language);
    // 100 % needs no decimals; small shares keep their significant digits.
    QString text = significant(value, digits);
    // What is almost all is not all: a network that lost one of 2,000 core switches has 99.95 %.
    constexpr int kMostDigits = 9;
    for (int more = digits + 1; more <= kMostDigits && value > 99 && value < 100 && text.toDouble() >= 100; ++more)
        text = significant(value, more);
    if (std::abs(value) == 100 || std::abs(value) == 0) text = fixedDecimals(value, 0);
    return withUnit(text, QStringLiteral("%"), language);
}

QString range(double low, double high, const QString& unit, Language language) {
    const auto shown = [](double v) {
        return std::isfinite(v) && v == std::round(v) && std::abs(v) < 1e6 ? count(v) : significant(v);
    };
    if (low < 0 || high < 0) {  // "−5–−2" cannot be read
        return withUnit(shown(low) + QStringLiteral(" … ") + shown(high), unit, language);
    }
    return withUnit(shown(low) + kEnDash + shown(high), unit, language);
}

QString ratio(double value) {
    if (!std::isfinite(value)) return notFinite(value);
    return fixedDecimals(value, std::abs(value) < 100 ? 2 : 0) + QStringLiteral(" : 1");
}

Scaled scaled(double si, UnitFamily family, Language language, int digits, double beside) {
    switch (family) {
        case UnitFamily::Power:
            return prefixed(si, kWatt, digits, beside);
        case UnitFamily::ApparentPower:
            return prefixed(si, kVoltAmpere, digits, beside);
        case UnitFamily::Energy:
            return prefixed(si / 3600, kWattHour, digits, beside / 3600);
        case UnitFamily::Bytes:
            return prefixed(si, kByte, digits, beside);
        case UnitFamily::ByteRate:
            return prefixed(si, kByteRate, digits, beside);
        case UnitFamily::BitRate:
            return prefixed(si, kBitRate, digits, beside);
        case UnitFamily::Operations:
            return {power(si, digits), QStringLiteral("FLOP")};
        case UnitFamily::OperationRate:
            return prefixed(si, kFlopRate, digits, beside);
        case UnitFamily::Time:
            return time(si, language, digits);
        case UnitFamily::Mass:
            return prefixed(si, kMass, digits, beside);
        case UnitFamily::VolumeFlow:
            return {significant(si * 60000, digits), QStringLiteral("L/min")};
        case UnitFamily::Temperature:
            return {significant(si - 273.15, digits), QStringLiteral("°C")};
    }
    return {};
}

QString currencySign(const QString& currency) {
    if (currency == QLatin1String("CNY")) return QStringLiteral("¥");
    if (currency == QLatin1String("USD")) return QStringLiteral("$");
    if (currency == QLatin1String("EUR")) return QStringLiteral("€");
    return currency.isEmpty() ? QString() : currency + QLatin1Char(' ');
}

Scaled money(double amount, const QString& currency, Language language, int digits) {
    if (language == Language::Chinese) {
        const QString word = currency == QLatin1String("CNY") || currency.isEmpty()
                                 ? QStringLiteral("元")
                                 : (currency == QLatin1String("USD") ? QStringLiteral("美元") : currency);
        if (std::abs(amount) >= 1e8) return {significant(amount / 1e8, digits), QStringLiteral("亿") + word};
        if (std::abs(amount) >= 1e4) return {significant(amount / 1e4, digits), QStringLiteral("万") + word};
        return {significant(amount, digits), word};
    }
    static constexpr std::array steps{Prefix{1, ""}, Prefix{1e3, "k"}, Prefix{1e6, "M"}, Prefix{1e9, "B"}};
    Scaled result = prefixed(std::abs(amount), steps, digits);
    if (std::isnan(amount)) return {};
    result.value = (amount < 0 ? QString(kMinus) : QString()) + currencySign(currency) + result.value;
    return result;
}

double moneyTableStep(Language language) {
    return language == Language::Chinese ? 1e4 : 1e3;
}

Scaled moneyInTable(double amount, const QString& currency, Language language) {
    if (language == Language::Chinese) {
        const QString word = currency == QLatin1String("USD") ? QStringLiteral("美元") : QStringLiteral("元");
        return {fixedDecimals(amount / moneyTableStep(language), 1), QStringLiteral("万") + word};
    }
    return {fixedDecimals(amount / moneyTableStep(language), 1), QLatin1Char('k') + currencySign(currency)};
}

QString counted(double value, const QString& one, const QString& many) {
    return (value == 1 ? one : many).arg(count(value));
}

QString bigCount(double value, Language language, int digits) {
    if (!std::isfinite(value)) return notFinite(value);
    // Running text drops zeros that say nothing: 2 T, not 2.00 T.
    const auto trimmed = [digits](double v) {
        QString text = significant(v, digits);
        if (text.contains(QLatin1Char('.'))) {
            while (text.endsWith(QLatin1Char('0'))) text.chop(1);
            if (text.endsWith(QLatin1Char('.'))) text.chop(1);
        }
        return text;
    };
    struct Word {
        double factor;
        const char* text;
    };
    static constexpr std::array chinese{Word{1e12, "万亿"}, Word{1e8, "亿"}, Word{1e4, "万"}};
    static constexpr std::array english{Word{1e12, "T"}, Word{1e9, "B"}, Word{1e6, "M"}};
    for (const Word& word : language == Language::Chinese ? chinese : english) {
        if (std::abs(value) >= word.factor * (1 - 0.5 * std::pow(10.0, -digits))) {
            return trimmed(value / word.factor) + QLatin1Char(' ') + QString::fromUtf8(word.text);
        }
    }
    return count(value);
}

}  // namespace app
