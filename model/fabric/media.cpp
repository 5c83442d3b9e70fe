// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/media.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string>

#include "model/core/translate.h"

namespace model::fabric {
namespace {

constexpr double kGbit = 1e9 / 8;

/// Longest cables in metres by lane rate; 0 = no part known.
struct Reach {
    double lane;  ///< Gbit/s, this rate or slower
    std::array<double, kCableKinds> metres;
};
// Order of CableKind. Grades: DAC 100G A (LinkX), 25/50G B; ACC/AEC C; AOC B (catalogue parts; technical ceiling at
// slower lanes); multimode B, 100G A (OM4; 30 m on OM3); single-mode DR 500 m A by part, LR 10 km C.
constexpr std::array<Reach, 5> kReach{{{10, {100, 7, 0, 100, 400, 10000}},
                                       {25, {0, 5, 7, 100, 100, 10000}},
                                       {50, {0, 3, 7, 100, 100, 10000}},
                                       {100, {0, 2, 7, 30, 50, 2000}},
                                       {200, {0, 1.5, 3, 0, 0, 500}}}};

/// Lanes of ports by rate, Gbit/s: QSFP28 4 x 25, QSFP56 4 x 50, QSFP112 4 x 100, OSFP 8 x 100, OSFP1600 8 x 200.
struct PortLanes {
    double port, lane;
};
constexpr std::array<PortLanes, 9> kPortLanes{
    {{1, 1}, {10, 10}, {25, 25}, {40, 10}, {50, 50}, {100, 25}, {200, 50}, {800, 100}, {1e9, 200}}};

std::string lower(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return out;
}

bool has(const std::string& text, std::initializer_list<const char*> words) {
    return std::any_of(words.begin(), words.end(), [&](const char* w) { return text.find(w) != std::string::npos; });
}

}  // namespace

std::string_view wordFor(CableKind kind) {
    constexpr std::string_view words[] = {"twisted_pair", "dac", "acc", "aoc", "mmf", "smf"};
    return words[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(CableKind kind) {
    constexpr std::string_view names[] = {
        TR_NOOP("choices", "Cat6a twisted pair"),     TR_NOOP("choices", "DAC, passive copper"),
        TR_NOOP("choices", "ACC/AEC, active copper"), TR_NOOP("choices", "AOC, active optical cable"),
        TR_NOOP("choices", "Multimode fibre"),        TR_NOOP("choices", "Single-mode fibre")};
    return names[static_cast<std::size_t>(kind)];
}

ByteRate laneRateOf(ByteRate port) {
    const double gbit = port.si / kGbit;
    for (const PortLanes& p : kPortLanes)
        if (gbit <= p.port * (1 + 1e-9)) return ByteRate{p.lane * kGbit};
    return ByteRate{kPortLanes.back().lane * kGbit};
}

std::int64_t lanesOf(ByteRate link, ByteRate lane) {
    const double n = link.si / lane.si;
    return std::isfinite(n) ? std::max<std::int64_t>(1, std::llround(std::min(n, 1e6))) : 1;
}

std::optional<Length> reachOf(CableKind kind, ByteRate lane) {
    const double gbit = lane.si / kGbit;
    for (const Reach& r : kReach) {
        if (gbit > r.lane * (1 + 1e-9)) continue;
        const double metres = r.metres[static_cast<std::size_t>(kind)];
        return metres > 0 ? std::optional(Length{metres}) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<CableKind> mediumFor(Length cable, ByteRate lane, bool withModules) {
    for (std::size_t i = 0; i < kCableKinds; ++i) {
        const auto kind = static_cast<CableKind>(i);
        if (endsInModules(kind) != withModules) continue;
        const auto reach = reachOf(kind, lane);
        if (reach && cable.si <= reach->si * (1 + 1e-9)) return kind;
    }
    return std::nullopt;
}

std::optional<CableKind> mediumOfWords(std::string_view words) {
    const std::string text = lower(words);
    if (has(text, {"aoc"})) return CableKind::ActiveOptical;
    if (has(text, {"acc", "aec"})) return CableKind::ActiveCopper;
    if (has(text, {"dac", "copper"})) return CableKind::PassiveCopper;
    if (has(text, {"smf", "single"})) return CableKind::SingleMode;
    if (has(text, {"mmf", "multi", "om3", "om4", "om5"})) return CableKind::Multimode;
    return std::nullopt;
}

bool isDuplex(std::string_view words) {
    return has(lower(words), {"fr4", "fr1", "lr4", "lr1", "er4", "cwdm", "duplex"});
}

std::size_t stockIndex(double metres, std::span<const double> stock) {
    return static_cast<std::size_t>(std::lower_bound(stock.begin(), stock.end(), metres - 1e-9) - stock.begin());
}

}  // namespace model::fabric
