// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The one list of unit symbols, reading and writing of quantities. GB is 1e9 B and GiB 2^30 B; a bit is 1/8 byte and
// never written with a capital B; degrees Celsius have an offset, kelvin differences have none; a year has 8,760 h.

#include <optional>
#include <string>
#include <string_view>

#include "model/core/problem.h"
#include "model/core/quantity.h"

namespace model {

struct Unit {
    std::string_view symbol;
    Dim dim;
    double factor = 1;  ///< SI value of one unit
    double offset = 0;  ///< SI value of zero, for temperatures
};

namespace unit_table {
inline constexpr double kHour = 3600, kDay = 86400, kYear = 8760 * 3600.0;
inline constexpr double kKi = 1024, kMi = kKi * kKi, kGi = kMi * kKi, kTi = kGi * kKi, kPi = kTi * kKi;

// Order matters: the SI unit of a dimension first, then the family in rising size (scaledUnit walks it).
inline constexpr Unit kUnits[] = {
    {"", dim::none, 1},
    {"%", dim::none, 0.01},
    {"pt", dim::none, 0.01},
    {"ppm", dim::none, 1e-6},
    {": 1", dim::none, 1},
    {":1", dim::none, 1},
    {"cards", dim::none, 1},
    {"W", dim::power, 1},
    {"kW", dim::power, 1e3},
    {"MW", dim::power, 1e6},
    {"GW", dim::power, 1e9},
    {"kVA", dim::power, 1e3},
    {"MVA", dim::power, 1e6},
    {"J", dim::energy, 1},
    {"kWh", dim::energy, 3.6e6},
    {"MWh", dim::energy, 3.6e9},
    {"GWh", dim::energy, 3.6e12},
    {"V", dim::voltage, 1},
    {"kV", dim::voltage, 1e3},
    {"A", dim::current, 1},
    {"kA", dim::current, 1e3},
    {"s", dim::time, 1},
    {"ns", dim::time, 1e-9},
    {"us", dim::time, 1e-6},
    {"µs", dim::time, 1e-6},
    {"ms", dim::time, 1e-3},
    {"min", dim::time, 60},
    {"h", dim::time, kHour},
    {"d", dim::time, kDay},
    {"months", dim::time, kYear / 12},
    {"y", dim::time, kYear},
    {"秒", dim::time, 1},
    {"分钟", dim::time, 60},
    {"小时", dim::time, kHour},
    {"天", dim::time, kDay},
    {"个月", dim::time, kYear / 12},
    {"年", dim::time, kYear},
    {"周", dim::time, 7 * kDay},
    {"月", dim::time, kYear / 12},
    {"hour", dim::time, kHour},
    {"hours", dim::time, kHour},
    {"day", dim::time, kDay},
    {"days", dim::time, kDay},
    {"week", dim::time, 7 * kDay},
    {"weeks", dim::time, 7 * kDay},
    {"month", dim::time, kYear / 12},
    {"year", dim::time, kYear},
    {"years", dim::time, kYear},
    {"B", dim::bytes, 1},
    {"kB", dim::bytes, 1e3},
    {"MB", dim::bytes, 1e6},
    {"GB", dim::bytes, 1e9},
    {"TB", dim::bytes, 1e12},
    {"PB", dim::bytes, 1e15},
    {"EB", dim::bytes, 1e18},
    {"KiB", dim::bytes, kKi},
    {"MiB", dim::bytes, kMi},
    {"GiB", dim::bytes, kGi},
    {"TiB", dim::bytes, kTi},
    {"PiB", dim::bytes, kPi},
    {"bit", dim::bytes, 0.125},
    {"kbit", dim::bytes, 125},
    {"Mbit", dim::bytes, 1.25e5},
    {"Gbit", dim::bytes, 1.25e8},
    {"Tbit", dim::bytes, 1.25e11},
    {"B/s", dim::byteRate, 1},
    {"kB/s", dim::byteRate, 1e3},
    {"MB/s", dim::byteRate, 1e6},
    {"GB/s", dim::byteRate, 1e9},
    {"TB/s", dim::byteRate, 1e12},
    {"PB/s", dim::byteRate, 1e15},
    {"MiB/s", dim::byteRate, kMi},
    {"GiB/s", dim::byteRate, kGi},
    {"TiB/s", dim::byteRate, kTi},
    {"bit/s", dim::byteRate, 0.125},
    {"Mbit/s", dim::byteRate, 1.25e5},
    {"Gbit/s", dim::byteRate, 1.25e8},
    {"Tbit/s", dim::byteRate, 1.25e11},
    {"Mb/s", dim::byteRate, 1.25e5},
    {"Gb/s", dim::byteRate, 1.25e8},
    {"Tb/s", dim::byteRate, 1.25e11},
    {"Gbps", dim::byteRate, 1.25e8},
    {"FLOP", dim::flops, 1},
    {"GFLOP", dim::flops, 1e9},
    {"TFLOP", dim::flops, 1e12},
    {"PFLOP", dim::flops, 1e15},
    {"EFLOP", dim::flops, 1e18},
    {"ZFLOP", dim::flops, 1e21},
    {"YFLOP", dim::flops, 1e24},
    {"FLOP/s", dim::flopRate, 1},
    {"GFLOP/s", dim::flopRate, 1e9},
    {"TFLOP/s", dim::flopRate, 1e12},
    {"PFLOP/s", dim::flopRate, 1e15},
    {"EFLOP/s", dim::flopRate, 1e18},
    {"TFLOPS", dim::flopRate, 1e12},
    {"PFLOPS", dim::flopRate, 1e15},
    {"EFLOPS", dim::flopRate, 1e18},
    {"m", dim::length, 1},
    {"mm", dim::length, 1e-3},
    {"cm", dim::length, 1e-2},
    {"km", dim::length, 1e3},
    {"U", dim::length, 0.04445},
    {"m2", dim::area, 1},
    {"m²", dim::area, 1},
    {"m3", dim::volume, 1},
    {"m³", dim::volume, 1},
    {"L", dim::volume, 1e-3},
    {"kg", dim::mass, 1},
    {"g", dim::mass, 1e-3},
    {"t", dim::mass, 1e3},
    {"K", dim::temperatureDifference, 1},
    {"K abs", dim::temperature, 1},
    {"°C", dim::temperature, 1, 273.15},
    {"degC", dim::temperature, 1, 273.15},
    {"1/s", dim::rate, 1},
    {"/s", dim::rate, 1},
    {"1/h", dim::rate, 1 / kHour},
    {"/h", dim::rate, 1 / kHour},
    {"1/d", dim::rate, 1 / kDay},
    {"/d", dim::rate, 1 / kDay},
    {"1/month", dim::rate, 12 / kYear},
    {"/month", dim::rate, 12 / kYear},
    {"1/y", dim::rate, 1 / kYear},
    {"/y", dim::rate, 1 / kYear},
    {"%/y", dim::rate, 0.01 / kYear},
    {"FIT", dim::rate, 1e-9 / kHour},
    {"m3/s", dim::volumeFlow, 1},
    {"m³/s", dim::volumeFlow, 1},
    {"m3/h", dim::volumeFlow, 1 / kHour},
    {"m³/h", dim::volumeFlow, 1 / kHour},
    {"L/min", dim::volumeFlow, 1e-3 / 60},
    {"L/s", dim::volumeFlow, 1e-3},
    {"L/h", dim::volumeFlow, 1e-3 / kHour},
    {"Pa", dim::pressure, 1},
    {"kPa", dim::pressure, 1e3},
    {"bar", dim::pressure, 1e5},
    {"kN/m²", dim::pressure, 1e3},
    {"kg/J", dim::massPerEnergy, 1},
    {"kg/kWh", dim::massPerEnergy, 1 / 3.6e6},
    {"m3/J", dim::volumePerEnergy, 1},
    {"L/kWh", dim::volumePerEnergy, 1e-3 / 3.6e6},
    {"m3/W", dim::volumePerPower, 1},
    {"L/kW", dim::volumePerPower, 1e-6},
    {"W/s", dim::powerRamp, 1},
    {"kW/s", dim::powerRamp, 1e3},
    {"MW/s", dim::powerRamp, 1e6},
    {"money", dim::money, 1},
    {"money M", dim::money, 1e6},
    {"money/J", dim::moneyPerEnergy, 1},
    {"money/kWh", dim::moneyPerEnergy, 1 / 3.6e6},
    {"money/W", dim::moneyPerPower, 1},
    {"money/kW", dim::moneyPerPower, 1e-3},
};
}  // namespace unit_table

/// Exact symbol, or null.
const Unit* findUnit(std::string_view symbol);
/// For constant expressions, so that a field row with a wrong unit does not compile.
constexpr bool isUnitOf(std::string_view symbol, const Dim& dim) {
    for (const auto& u : unit_table::kUnits)
        if (u.symbol == symbol) return u.dim == dim;
    return false;
}
/// Name of the physical kind ("power", "data rate") for sentences; English, marked for translation (context "units").
std::string_view kindName(const Dim& d);
/// The symbols of a dimension that people write, for sentences.
std::string exampleUnits(const Dim& d);

double toSi(double value, const Unit& u);
double fromSi(double si, const Unit& u);

/// Reads "1.2 kW", "0.7 MW/1024", "128 x 10.2 kW", "118 %", "1.5e3"; a bare number takes `unit`. Refuses a unit of
/// another dimension (unit.dimension), text (unit.text), what reads two ways (isAmbiguous: 1,500, or a bare 0.48 where
/// percent are meant; args[1] and args[2] are the two readings as texts that read one way) and anything that is not
/// finite (unit.finite).
Outcome<double> parseQuantity(std::string_view text, const Dim& dim, std::string_view unit);
/// True for a problem of a text that can mean two values.
bool isAmbiguous(const Problem& problem);
/// Reads a count: digits with thousands commas, or a number with k, M, B, T, 万, 亿; refuses fractions.
Outcome<std::int64_t> parseInteger(std::string_view text);

/// Fewest of 6, 15, 16, 17 digits that read back as the same double, in `unit` if it can be exact there, else in SI.
std::string exactText(double si, std::string_view unit);
/// A computed number for tables and files of others: 15 digits, which leaves out the noise of the last bits.
std::string tableNumber(double value);
/// Three significant digits (four when the first is 1), thousands comma, thin gap, unit: "1,918 kW", "48.1 %".
std::string shortText(double si, std::string_view unit);
/// The number of shortText alone.
std::string shortNumber(double value);
/// The unit of the same family (W, kW, MW ...) in which |si| is between 1 and 1000, for strips and sentences.
std::string_view scaledUnit(double si, std::string_view unit);

}  // namespace model
