// SPDX-License-Identifier: GPL-3.0-or-later
// Writing of quantities: exact for files, plain for tables, short for people.
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>

#include "model/core/units.h"

namespace model {
namespace {

using unit_table::kUnits;

// Families in which scaledUnit moves; a unit outside them stays as it is.
constexpr std::string_view kFamilies[][8] = {
    {"W", "kW", "MW", "GW"},
    {"kWh", "MWh", "GWh"},
    {"s", "min", "h", "d"},
    {"B", "kB", "MB", "GB", "TB", "PB", "EB"},
    {"B/s", "kB/s", "MB/s", "GB/s", "TB/s", "PB/s"},
    {"FLOP/s", "GFLOP/s", "TFLOP/s", "PFLOP/s", "EFLOP/s"},
    {"V", "kV"},
};

/// `digits` significant digits; a power of ten only where plain digits would be longer than people read.
std::string digitsOf(double v, int digits) {
    constexpr double kLargestPlain = 1e15, kSmallestPlain = 1e-5;
    std::array<char, 400> b{};
    const auto end = b.data() + b.size();
    const double size = std::abs(v);
    auto r = std::to_chars(b.data(), end, v, std::chars_format::general, digits);
    const std::string_view text(b.data(), static_cast<std::size_t>(r.ptr - b.data()));
    if (text.find('e') == text.npos || !(size < kLargestPlain) || !(size >= kSmallestPlain)) return std::string(text);
    const int decimals = std::max(0, digits - 1 - static_cast<int>(std::floor(std::log10(size))));
    r = std::to_chars(b.data(), end, v, std::chars_format::fixed, decimals);
    std::string plain(b.data(), r.ptr);
    if (plain.find('.') != plain.npos) {
        while (plain.back() == '0') plain.pop_back();
        if (plain.back() == '.') plain.pop_back();
    }
    return plain;
}

}  // namespace

std::string tableNumber(double value) {
    return std::isfinite(value) ? digitsOf(value, 15) : "";
}

std::string exactText(double si, std::string_view unit) {
    const Unit* u = findUnit(unit);
    const auto withUnit = [](std::string number, std::string_view symbol) {
        if (!symbol.empty()) (number += ' ') += symbol;
        return number;
    };
    if (u)
        for (const int digits : {6, 15, 16, 17}) {
            const std::string t = digitsOf(fromSi(si, *u), digits);
            double back = 0;
            std::from_chars(t.data(), t.data() + t.size(), back);
            if (toSi(back, *u) == si) return withUnit(t, unit);
        }
    std::array<char, 64> buffer{};
    const auto r = std::to_chars(buffer.data(), buffer.data() + buffer.size(), si);
    const std::string plain(buffer.data(), r.ptr);
    for (const auto& candidate : kUnits)
        if (u && candidate.dim == u->dim && candidate.factor == 1 && candidate.offset == 0 && !candidate.symbol.empty())
            return withUnit(plain, candidate.symbol);  // never bare: a bare number would be read in `unit`
    return plain;
}

std::string shortNumber(double value) {
    if (std::isnan(value)) return "—";
    if (std::isinf(value)) return value > 0 ? "∞" : "−∞";
    if (value == 0) return "0";
    const double a = std::abs(value);
    const std::string sign = value < 0 ? "−" : "";
    if (a >= 1e9 || a < 1e-4) {
        int e = static_cast<int>(std::floor(std::log10(a)));
        double m = a / std::pow(10.0, e);
        if (m >= 9.995) m /= 10, ++e;
        std::array<char, 32> b{};
        const auto r = std::to_chars(b.data(), b.data() + b.size(), m, std::chars_format::fixed, 2);
        static constexpr std::string_view kSuper[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
        std::string power = e < 0 ? "⁻" : "";
        for (const char d : std::to_string(std::abs(e))) power += kSuper[d - '0'];
        return sign + std::string(b.data(), r.ptr) + " × 10" + power;
    }
    const int magnitude = static_cast<int>(std::floor(std::log10(a)));
    const bool leadingOne = a / std::pow(10.0, magnitude) < 2 && magnitude >= 3;
    const int decimals = std::max(0, (leadingOne ? 3 : 2) - magnitude);
    std::array<char, 64> b{};
    const auto r = std::to_chars(b.data(), b.data() + b.size(), a, std::chars_format::fixed, std::min(decimals, 6));
    std::string t(b.data(), r.ptr);
    const std::size_t whole = std::min(t.find('.'), t.size());
    for (std::size_t i = whole; i > 3; i -= 3) t.insert(i - 3, ",");
    return sign + t;
}

std::string shortText(double si, std::string_view unit) {
    const Unit* u = findUnit(unit);
    if (unit.empty() && si == std::floor(si) && std::abs(si) < 1e9) {  // a count
        std::string digits = std::to_string(static_cast<long long>(std::abs(si)));
        for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, ",");
        return (si < 0 ? "−" : "") + digits;
    }
    std::string t = shortNumber(u ? fromSi(si, *u) : si);
    if (!unit.empty()) (t += ' ') += unit;
    return t;
}

std::string_view scaledUnit(double si, std::string_view unit) {
    for (const auto& family : kFamilies) {
        if (std::find(std::begin(family), std::end(family), unit) == std::end(family) || unit.empty()) continue;
        std::string_view best = family[0];
        for (const auto symbol : family)
            if (!symbol.empty() && std::abs(si) >= findUnit(symbol)->factor * 0.9995) best = symbol;
        return best;
    }
    return unit;
}

}  // namespace model
