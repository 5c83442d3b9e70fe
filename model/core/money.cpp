// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/money.h"

#include <array>
#include <charconv>
#include <cmath>

#include "model/core/units.h"

namespace model {
namespace {

struct Sign {
    std::string_view text, code;
    double factor;
};
constexpr Sign kSigns[] = {{"亿元", "CNY", 1e8}, {"万元", "CNY", 1e4}, {"元", "CNY", 1},  {"¥", "CNY", 1},
                           {"￥", "CNY", 1},     {"US$", "USD", 1},    {"$", "USD", 1},   {"€", "EUR", 1},
                           {"CNY", "CNY", 1},    {"RMB", "CNY", 1},    {"USD", "USD", 1}, {"EUR", "EUR", 1},
                           {"JPY", "JPY", 1},    {"GBP", "GBP", 1},    {"HKD", "HKD", 1}, {"SGD", "SGD", 1},
                           {"KRW", "KRW", 1},    {"TWD", "TWD", 1}};

std::string_view trimmed(std::string_view t) {
    while (!t.empty() && (t.front() == ' ' || t.front() == '\t')) t.remove_prefix(1);
    while (!t.empty() && (t.back() == ' ' || t.back() == '\t')) t.remove_suffix(1);
    return t;
}

}  // namespace

Outcome<Money> parseMoney(std::string_view text, std::string_view currency) {
    std::string_view t = trimmed(text);
    Money m{0, std::string(currency)};
    double factor = 1;
    for (const auto& s : kSigns) {
        if (t.starts_with(s.text))
            t.remove_prefix(s.text.size());
        else if (t.ends_with(s.text))
            t.remove_suffix(s.text.size());
        else
            continue;
        m.currency = s.code;
        factor = s.factor;
        break;
    }
    t = trimmed(t);
    for (const auto& [sign, f] : {std::pair<char, double>{'k', 1e3}, {'K', 1e3}, {'M', 1e6}, {'B', 1e9}})
        if (!t.empty() && t.back() == sign && factor <= 1) {
            factor *= f;
            t = trimmed(t.substr(0, t.size() - 1));
            break;
        }
    const auto number = parseQuantity(t, dim::none, "");
    if (!number) {
        if (isAmbiguous(number.problem)) return {std::nullopt, number.problem};
        return {std::nullopt, problem("money.text", {Arg::text(text)})};
    }
    m.amount = *number * factor;
    return good(m);
}

std::string exactText(const Money& m) {
    return exactText(m.amount, "") + " " + m.currency;
}

Outcome<Date> parseDate(std::string_view text) {
    const std::string_view t = trimmed(text);
    std::array<int, 3> part{0, 1, 1};
    std::size_t n = 0, i = 0;
    bool ok = !t.empty();
    while (ok && i < t.size() && n < 3) {
        const auto r = std::from_chars(t.data() + i, t.data() + t.size(), part[n]);
        ok = r.ec == std::errc() && part[n] > 0;
        i = static_cast<std::size_t>(r.ptr - t.data());
        ++n;
        if (i < t.size() && n < 3) ok = ok && t[i++] == '-' && i < t.size();
    }
    using namespace std::chrono;
    const year_month_day ymd{year{part[0]}, month{static_cast<unsigned>(part[1])}, day{static_cast<unsigned>(part[2])}};
    if (!ok || i != t.size() || !ymd.ok() || part[0] < 1900 || part[0] > 2200)
        return {std::nullopt, problem("date.text", {Arg::text(text)})};
    return good(Date{ymd});
}

std::string dateText(Date d) {
    const std::chrono::year_month_day ymd{d};
    const auto two = [](unsigned v) { return (v < 10 ? "0" : "") + std::to_string(v); };
    return std::to_string(static_cast<int>(ymd.year())) + "-" + two(static_cast<unsigned>(ymd.month())) + "-" +
           two(static_cast<unsigned>(ymd.day()));
}

}  // namespace model
