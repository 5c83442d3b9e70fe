// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A number with a dimension, stored in SI: adding watts to seconds does not compile. Bytes, floating point
// operations and money are dimensions of their own; an absolute temperature is another dimension than a
// temperature difference. Bits exist only as units (1 bit = 1/8 byte), in units.h.

#include <cmath>
#include <compare>
#include <cstdint>
#include <optional>

namespace model {

/// Exponents of the base dimensions; `absolute` marks a temperature on a scale with its own zero.
struct Dim {
    std::int8_t metre = 0, kilogram = 0, second = 0, ampere = 0, kelvin = 0, byte = 0, flop = 0, money = 0;
    bool absolute = false;
    constexpr bool operator==(const Dim&) const = default;
};

constexpr Dim operator*(const Dim& a, const Dim& b) {
    const auto sum = [](std::int8_t x, std::int8_t y) { return static_cast<std::int8_t>(x + y); };
    return {sum(a.metre, b.metre),   sum(a.kilogram, b.kilogram), sum(a.second, b.second),
            sum(a.ampere, b.ampere), sum(a.kelvin, b.kelvin),     sum(a.byte, b.byte),
            sum(a.flop, b.flop),     sum(a.money, b.money),       false};
}
constexpr Dim inverse(const Dim& a) {
    const auto neg = [](std::int8_t x) { return static_cast<std::int8_t>(-x); };
    return {neg(a.metre), neg(a.kilogram), neg(a.second), neg(a.ampere), neg(a.kelvin),
            neg(a.byte),  neg(a.flop),     neg(a.money),  false};
}
constexpr Dim operator/(const Dim& a, const Dim& b) {
    return a * inverse(b);
}

template <Dim D>
struct Quantity {
    static constexpr Dim dim = D;
    double si = 0;  ///< value in the SI unit of the dimension (byte, FLOP and the workbook's currency count as SI)

    constexpr auto operator<=>(const Quantity&) const = default;
    constexpr Quantity& operator+=(Quantity o) { return si += o.si, *this; }
    constexpr Quantity& operator-=(Quantity o) { return si -= o.si, *this; }
    constexpr Quantity& operator*=(double f) { return si *= f, *this; }
    constexpr Quantity operator-() const { return {-si}; }
};

template <Dim D>
constexpr Quantity<D> operator+(Quantity<D> a, Quantity<D> b) {
    return {a.si + b.si};
}
template <Dim D>
constexpr Quantity<D> operator-(Quantity<D> a, Quantity<D> b) {
    return {a.si - b.si};
}
template <Dim D>
constexpr Quantity<D> operator*(Quantity<D> a, double f) {
    return {a.si * f};
}
template <Dim D>
constexpr Quantity<D> operator*(double f, Quantity<D> a) {
    return {a.si * f};
}
template <Dim D>
constexpr Quantity<D> operator/(Quantity<D> a, double f) {
    return {a.si / f};
}
template <Dim A, Dim B>
constexpr Quantity<A * B> operator*(Quantity<A> a, Quantity<B> b) {
    return {a.si * b.si};
}
template <Dim A, Dim B>
constexpr Quantity<A / B> operator/(Quantity<A> a, Quantity<B> b) {
    return {a.si / b.si};
}
template <Dim D>
bool isFinite(Quantity<D> q) {
    return std::isfinite(q.si);
}

namespace dim {
inline constexpr Dim none{};
inline constexpr Dim length{.metre = 1};
inline constexpr Dim area{.metre = 2};
inline constexpr Dim volume{.metre = 3};
inline constexpr Dim mass{.kilogram = 1};
inline constexpr Dim time{.second = 1};
inline constexpr Dim rate{.second = -1};
inline constexpr Dim current{.ampere = 1};
inline constexpr Dim temperatureDifference{.kelvin = 1};
inline constexpr Dim temperature{.kelvin = 1, .absolute = true};
inline constexpr Dim energy{.metre = 2, .kilogram = 1, .second = -2};
inline constexpr Dim power = energy / time;
inline constexpr Dim voltage = power / current;
inline constexpr Dim bytes{.byte = 1};
inline constexpr Dim byteRate = bytes / time;
inline constexpr Dim flops{.flop = 1};
inline constexpr Dim flopRate = flops / time;
inline constexpr Dim money{.money = 1};
inline constexpr Dim moneyPerEnergy = money / energy;
inline constexpr Dim moneyPerPower = money / power;
inline constexpr Dim volumeFlow = volume / time;
inline constexpr Dim pressure{.metre = -1, .kilogram = 1, .second = -2};
inline constexpr Dim massPerEnergy = mass / energy;
inline constexpr Dim volumePerEnergy = volume / energy;
inline constexpr Dim volumePerPower = volume / power;
inline constexpr Dim powerRamp = power / time;
}  // namespace dim

using Ratio = Quantity<dim::none>;
using Length = Quantity<dim::length>;
using Area = Quantity<dim::area>;
using Volume = Quantity<dim::volume>;
using Mass = Quantity<dim::mass>;
using Duration = Quantity<dim::time>;
using Rate = Quantity<dim::rate>;
using Current = Quantity<dim::current>;
using TemperatureDifference = Quantity<dim::temperatureDifference>;
using Temperature = Quantity<dim::temperature>;
using Energy = Quantity<dim::energy>;
using Power = Quantity<dim::power>;
using Voltage = Quantity<dim::voltage>;
using Bytes = Quantity<dim::bytes>;
using ByteRate = Quantity<dim::byteRate>;
using Flops = Quantity<dim::flops>;
using FlopRate = Quantity<dim::flopRate>;
using Cost = Quantity<dim::money>;  ///< in the workbook's currency; prices as observed are Money (money.h)
using CostPerEnergy = Quantity<dim::moneyPerEnergy>;
using CostPerPower = Quantity<dim::moneyPerPower>;
using VolumeFlow = Quantity<dim::volumeFlow>;
using Pressure = Quantity<dim::pressure>;
using MassPerEnergy = Quantity<dim::massPerEnergy>;
using VolumePerEnergy = Quantity<dim::volumePerEnergy>;
using VolumePerPower = Quantity<dim::volumePerPower>;
using PowerRamp = Quantity<dim::powerRamp>;

}  // namespace model
