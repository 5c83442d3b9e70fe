// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/units.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>
#include <unordered_map>
#include <vector>

#include "model/core/translate.h"

namespace model {
namespace {

using unit_table::kUnits;

struct Kind {
    Dim dim;
    std::string_view name;
    std::string_view examples = "";  ///< what people write; else the first symbols of the list
};
constexpr Kind kKinds[] = {
    {dim::none, TR_NOOP("units", "plain number"), "%, ppm"},
    {dim::power, TR_NOOP("units", "power"), "W, kW, MW"},
    {dim::energy, TR_NOOP("units", "energy"), "kWh, MWh, GWh"},
    {dim::voltage, TR_NOOP("units", "voltage")},
    {dim::current, TR_NOOP("units", "current")},
    {dim::time, TR_NOOP("units", "duration"), "s, min, h, d, weeks, months, y"},
    {dim::bytes, TR_NOOP("units", "amount of data"), "GB, TB, PB, GiB"},
    {dim::byteRate, TR_NOOP("units", "data rate"), "GB/s, TB/s, Gbit/s"},
    {dim::flops, TR_NOOP("units", "amount of computation"), "FLOP, PFLOP, EFLOP"},
    {dim::flopRate, TR_NOOP("units", "computing rate"), "TFLOP/s, PFLOP/s, EFLOP/s"},
    {dim::length, TR_NOOP("units", "length"), "mm, m, U"},
    {dim::area, TR_NOOP("units", "area"), "m2"},
    {dim::volume, TR_NOOP("units", "volume"), "L, m3"},
    {dim::mass, TR_NOOP("units", "mass"), "kg, t"},
    {dim::temperatureDifference, TR_NOOP("units", "temperature difference")},
    {dim::temperature, TR_NOOP("units", "temperature"), "°C, K abs"},
    {dim::rate, TR_NOOP("units", "rate per time"), "/h, /d, /month, /y, %/y"},
    {dim::volumeFlow, TR_NOOP("units", "flow"), "L/min, m3/h"},
    {dim::pressure, TR_NOOP("units", "pressure"), "kPa, bar"},
    {dim::massPerEnergy, TR_NOOP("units", "mass per energy"), "kg/kWh"},
    {dim::volumePerEnergy, TR_NOOP("units", "volume per energy"), "L/kWh"},
    {dim::volumePerPower, TR_NOOP("units", "volume per power"), "L/kW"},
    {dim::powerRamp, TR_NOOP("units", "power ramp"), "kW/s, MW/s"},
    {dim::money, TR_NOOP("units", "amount of money"), "CNY, USD, 万元"},
    {dim::moneyPerEnergy, TR_NOOP("units", "price of energy")},
    {dim::moneyPerPower, TR_NOOP("units", "price per watt")},
};

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Rewrites what people type into what the grammar reads: full-width signs, thin gaps, the real minus, multiplication.
std::string normalised(std::string_view text) {
    static constexpr std::pair<std::string_view, std::string_view> kMap[] = {
        {"\u00a0", " "}, {"\u2009", " "}, {"\u202f", " "},  {"\u3000", " "}, {"\u2212", "-"},
        {"\uff0d", "-"}, {"\u00d7", "*"}, {"\uff0c", ","},  {"\uff0e", "."}, {"\uff05", "%"},
        {"\uff0f", "/"}, {"\uff1a", ":"}, {"\u03bcs", "us"}};
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        bool done = false;
        for (const auto& [from, to] : kMap)
            if (text.substr(i).starts_with(from)) {
                out += to;
                i += from.size();
                done = true;
                break;
            }
        if (!done && text.substr(i).starts_with("\xef\xbc") && i + 2 < text.size() && text[i + 2] >= '\x90' &&
            text[i + 2] <= '\x99') {  // full-width digits of Chinese input methods
            out += static_cast<char>('0' + (text[i + 2] - '\x90'));
            i += 3;
            done = true;
        }
        if (!done) out += text[i++];
    }
    while (!out.empty() && isSpace(out.back())) out.pop_back();
    const auto first = std::find_if_not(out.begin(), out.end(), isSpace);
    out.erase(out.begin(), first);
    return out;
}

/// A number at the start of `s`; handles thousands commas and decimal commas. `other` is set when it reads two ways.
struct NumberRead {
    bool ok = false;
    double value = 0;
    std::optional<double> other;
    std::size_t length = 0;
};

NumberRead readNumber(std::string_view s) {
    std::size_t i = 0;
    std::string digits;
    if (i < s.size() && (s[i] == '-' || s[i] == '+')) {
        if (s[i] == '-') digits += '-';
        ++i;
    }
    std::vector<std::size_t> commas;  // position in `digits`
    int dots = 0;
    const std::size_t start = i;
    for (; i < s.size(); ++i) {
        if (s[i] >= '0' && s[i] <= '9')
            digits += s[i];
        else if (s[i] == ',' && i > start && i + 1 < s.size() && s[i + 1] >= '0' && s[i + 1] <= '9' && dots == 0)
            commas.push_back(digits.size());
        else if (s[i] == '.' && dots == 0)
            digits += '.', ++dots;
        else
            break;
    }
    if (i < s.size() && (s[i] == 'e' || s[i] == 'E')) {
        std::size_t j = i + 1;
        if (j < s.size() && (s[j] == '-' || s[j] == '+')) ++j;
        if (j < s.size() && s[j] >= '0' && s[j] <= '9') {
            while (j < s.size() && s[j] >= '0' && s[j] <= '9') ++j;
            std::string exponent(s.substr(i, j - i));
            std::erase(exponent, '+');
            digits += exponent;
            i = j;
        }
    }
    NumberRead r;
    const auto parse = [](const std::string& t, double& v) {
        const auto res = std::from_chars(t.data(), t.data() + t.size(), v);
        return res.ec == std::errc() && res.ptr == t.data() + t.size();
    };
    std::string decimal = digits;  // the comma taken as a decimal point
    if (commas.size() == 1 && dots == 0) decimal.insert(commas[0], ".");
    const std::size_t intEnd = std::min(digits.find_first_of(".eE"), digits.size());
    bool grouped = true;  // every comma stands three digits before the next one or the end of the whole part
    for (std::size_t c = 0; c < commas.size(); ++c)
        grouped &= (c + 1 < commas.size() ? commas[c + 1] : intEnd) - commas[c] == 3;
    if (!commas.empty()) grouped &= commas[0] - (digits.starts_with('-') ? 1 : 0) <= 3 && digits[0] != '0';
    if (commas.size() == 1 && dots == 0 && grouped && intEnd == digits.size()) {
        double v = 0;
        if (parse(decimal, v)) r.other = v;
    }
    if (commas.size() > 1 && !grouped) return r;
    if (commas.size() == 1 && !grouped && dots == 0) digits = decimal;
    if (commas.size() == 1 && !grouped && dots > 0) return r;
    r.ok = parse(digits, r.value);
    r.length = i;
    return r;
}

/// Longest unit symbol at the start of `s`; exact case first, then any case when only one unit of `dim` fits.
const Unit* readUnit(std::string_view s, const Dim& dim, std::size_t& length) {
    const auto boundary = [&](std::size_t n) {
        if (n >= s.size()) return true;
        const auto c = static_cast<unsigned char>(s[n]);
        return !(std::isalpha(c) != 0 || c == '%' || c >= 0x80);
    };
    const Unit* best = nullptr;
    length = 0;
    for (const auto& u : kUnits)
        if (u.symbol.size() > length && s.starts_with(u.symbol) && boundary(u.symbol.size())) {
            best = &u;
            length = u.symbol.size();
        }
    if (best && best->dim == dim) return best;
    const auto lower = [](std::string_view t) {
        std::string out(t);
        std::transform(out.begin(), out.end(), out.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        return out;
    };
    const std::string ls = lower(s);
    const Unit* loose = nullptr;
    std::size_t looseLength = 0;
    for (const auto& u : kUnits) {
        if (!(u.dim == dim) || u.symbol.size() < std::max(looseLength, std::size_t{1})) continue;
        if (!ls.starts_with(lower(u.symbol)) || !boundary(u.symbol.size())) continue;
        if (loose && u.symbol.size() == looseLength && u.factor != loose->factor) return best;  // gb/s: bit or byte?
        loose = &u;
        looseLength = u.symbol.size();
    }
    if (loose && looseLength >= length) {
        length = looseLength;
        return loose;
    }
    return best;
}

struct Cursor {
    std::string_view rest;
    void skip() {
        while (!rest.empty() && isSpace(rest.front())) rest.remove_prefix(1);
    }
};

double multiplier(Cursor& c) {  // Chinese powers of ten behind a number
    for (const auto& [sign, factor] : {std::pair<std::string_view, double>{"万亿", 1e12}, {"亿", 1e8}, {"万", 1e4}})
        if (c.rest.starts_with(sign)) {
            c.rest.remove_prefix(sign.size());
            return factor;
        }
    return 1;
}

}  // namespace

const Unit* findUnit(std::string_view symbol) {
    // Every value that is read, written, checked or shown passes here.
    static const auto kBySymbol = [] {
        std::unordered_map<std::string_view, const Unit*> map;
        for (const auto& u : kUnits) map.emplace(u.symbol, &u);
        return map;
    }();
    const auto found = kBySymbol.find(symbol);
    return found == kBySymbol.end() ? nullptr : found->second;
}

std::string_view kindName(const Dim& d) {
    for (const auto& k : kKinds)
        if (k.dim == d) return k.name;
    return TR_NOOP("units", "quantity");
}

std::string exampleUnits(const Dim& d) {
    for (const auto& k : kKinds)
        if (k.dim == d && !k.examples.empty()) return std::string(k.examples);
    std::string out;
    int n = 0;
    for (const auto& u : kUnits)
        if (u.dim == d && !u.symbol.empty() && static_cast<unsigned char>(u.symbol[0]) < 0x80 && n < 3) {
            out += (n++ ? ", " : "");
            out += u.symbol;
        }
    return out;
}

namespace {
/// 100 for %: what a unit below 1 divides by, if that is a whole number, else 0. 95 / 100 is 0.95, 95 * 0.01 is not.
double divisor(const Unit& u) {
    if (u.factor >= 1) return 0;
    const double whole = std::round(1 / u.factor);
    return 1 / whole == u.factor ? whole : 0;
}
}  // namespace

double toSi(double value, const Unit& u) {
    const double d = divisor(u);
    return (d > 0 ? value / d : value * u.factor) + u.offset;
}
double fromSi(double si, const Unit& u) {
    const double d = divisor(u);
    return d > 0 ? (si - u.offset) * d : (si - u.offset) / u.factor;
}

Outcome<double> parseQuantity(std::string_view text, const Dim& dim, std::string_view unit) {
    std::string clean = normalised(text);
    // Ratios are written 4 : 3 as well as 1.333 : 1.
    const auto colon = unit == ": 1" ? clean.find(':') : std::string::npos;
    if (colon != std::string::npos && clean.find_first_not_of(" 1", colon + 1) != std::string::npos) clean[colon] = '/';
    // A port is called 400G.
    if (unit == "Gbit/s" && clean.size() > 1 && clean.back() == 'G') clean += "bit/s";
    const Unit* shown = findUnit(unit);
    const auto refuse = [&](std::string_view id, std::vector<Arg> more = {}) {
        std::vector<Arg> args{Arg::text(text)};
        args.insert(args.end(), more.begin(), more.end());
        return Outcome<double>{std::nullopt, problem(id, std::move(args))};
    };
    const auto expected = [&] { return std::vector<Arg>{Arg::text(kindName(dim)), Arg::text(exampleUnits(dim))}; };
    Cursor c{clean};
    double value = 1;
    const Unit* used = nullptr;
    char op = '*';
    std::optional<double> other;
    for (bool first = true;; first = false) {
        c.skip();
        const NumberRead n = readNumber(c.rest);
        if (!n.ok) return refuse("unit.text", expected());
        c.rest.remove_prefix(n.length);
        double v = n.value;
        if (n.other) {
            if (!first) return refuse("unit.text", expected());
            other = n.other;
        }
        c.skip();
        const double m = multiplier(c);
        v *= m;
        if (other && first) *other *= m;
        c.skip();
        std::size_t length = 0;
        const Unit* u = c.rest.empty() ? nullptr : readUnit(c.rest, dim, length);
        if (u && length > 0) {
            if (used || op == '/') return refuse("unit.text", expected());
            if (!(u->dim == dim))
                return refuse("unit.dimension", {Arg::text(u->symbol), Arg::text(kindName(u->dim)),
                                                 Arg::text(kindName(dim)), Arg::text(exampleUnits(dim))});
            used = u;
            c.rest.remove_prefix(length);
        }
        value = op == '/' ? value / v : value * v;
        if (other && !first) *other = op == '/' ? *other / v : *other * v;
        c.skip();
        if (c.rest.empty()) break;
        const bool cross = c.rest.size() > 1 && (c.rest[0] == 'x' || c.rest[0] == 'X') &&
                           (c.rest[1] == ' ' || (c.rest[1] >= '0' && c.rest[1] <= '9'));
        if (c.rest.front() != '*' && c.rest.front() != '/' && !cross) {
            return refuse("unit.unknown", {Arg::text(c.rest), Arg::text(kindName(dim)), Arg::text(exampleUnits(dim))});
        }
        op = cross ? '*' : c.rest.front();
        c.rest.remove_prefix(1);
    }
    const Unit* scale = used ? used : shown;
    const double si = scale ? toSi(value, *scale) : value;
    if (!std::isfinite(si)) return refuse("unit.finite");
    if (other) {
        const std::string_view symbol = scale ? scale->symbol : "";
        return refuse("unit.ambiguous", {Arg::text(exactText(si, symbol)),
                                         Arg::text(exactText(scale ? toSi(*other, *scale) : *other, symbol))});
    }
    // 0.48 where percent are shown: a share, or less than one percent?
    if (!used && shown && shown->symbol.starts_with('%') && value != 0 && std::abs(value) < 1)
        return refuse("unit.ambiguous_percent",
                      {Arg::text(exactText(toSi(100 * value, *shown), unit)), Arg::text(exactText(si, unit))});
    return good(si);
}

bool isAmbiguous(const Problem& problem) {
    return problem.id == "unit.ambiguous" || problem.id == "unit.ambiguous_percent";
}

Outcome<std::int64_t> parseInteger(std::string_view text) {
    const std::string clean = normalised(text);
    const auto refuse = [&](std::string_view id) {
        return Outcome<std::int64_t>{std::nullopt, problem(id, {Arg::text(text)})};
    };
    Cursor c{clean};
    const NumberRead n = readNumber(c.rest);
    if (!n.ok) return refuse("unit.integer");
    c.rest.remove_prefix(n.length);
    c.skip();
    double v = n.value * multiplier(c);  // a count has no decimals, so 1,500 can only be thousands
    c.skip();
    for (const auto& [sign, factor] :
         {std::pair<std::string_view, double>{"k", 1e3}, {"K", 1e3}, {"M", 1e6}, {"B", 1e9}, {"G", 1e9}, {"T", 1e12}})
        if (c.rest == sign) v *= factor, c.rest = {};
    if (!c.rest.empty()) return refuse("unit.integer");
    if (!(std::abs(v) < 9.0e18)) return refuse("unit.integer_size");
    if (v != std::floor(v)) {
        if (std::abs(v - std::round(v)) > 1e-9 * std::abs(v)) return refuse("unit.integer");
        v = std::round(v);
    }
    return good(static_cast<std::int64_t>(v));
}

}  // namespace model
