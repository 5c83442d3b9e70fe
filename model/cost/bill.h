// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Bill of materials as values: lines with price ranges, totals that say what they leave out, and the share of the
// network in two scopes. A missing price makes a total incomplete, never smaller without notice; an unknown quantity is
// an open line. Every line says what it was derived from (rule and inputs). Pure functions, no catalogue.

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/core/quantity.h"

namespace model::cost {

enum class Level { System, Rack, Device, Module, Cable, Licence, Service, Spare };

/// What a line is for; the shares are sums over classes.
enum class CostClass {
    Server,          ///< accelerators and servers with what is inside their price
    Nic,             ///< NICs that are not inside a server's price
    ComputeNetwork,  ///< switches of the compute fabric
    ComputeCabling,  ///< its optics and cables
    OtherNetwork,    ///< storage, in-band and out-of-band networks with their cabling
    Storage,
    OtherHardware,  ///< racks' IT accessories, management servers
    NotHardware,    ///< licences, services, plant, building: outside IT hardware
};

/// A price as observed: low, typical, high of one unit in one currency at one date. Any figure may be missing.
struct PriceRange {
    std::optional<double> low, typical, high;
    std::string currency;  ///< ISO code, e.g. "CNY"
    std::string date;      ///< ISO date of the observation
    std::string source;
    std::string grade;  ///< A, B or C
    bool operator==(const PriceRange&) const = default;
};

struct BillLine {
    std::int64_t line = 0;
    Level level = Level::Device;
    std::int64_t parentLine = 0;  ///< 0 = none
    CostClass costClass = CostClass::OtherHardware;
    std::string partNumber, vendor, model, description;
    std::optional<std::int64_t> quantity;  ///< blank = not derivable yet: an open line
    std::string unit = "pcs";
    PriceRange price;
    std::optional<double> leadWeeks;
    std::optional<Power> powerTypical, powerMax;  ///< of one unit
    std::optional<Mass> weight;                   ///< of one unit
    std::optional<double> rackUnits;              ///< of one unit
    std::string location;
    std::string derivedFrom;  ///< rule and inputs, e.g. "R-OPTICS(leaf 32x32)"
    bool open = false;        ///< "varies" or to be decided; never part of a complete total
    bool operator==(const BillLine&) const = default;
};

/// To be decided, or of a quantity that is not known (yet, or because its network cannot be built).
inline bool isOpen(const BillLine& line) {
    return line.open || !line.quantity || *line.quantity < 0;
}

struct Range {
    double low = 0, typical = 0, high = 0;
    bool operator==(const Range&) const = default;
};

/// Low, typical and high of a line's price; a missing one is taken from its neighbours (typical from the middle of
/// low and high or the one that exists). Blank without any usable figure or with figures that are negative,
/// non-finite or out of order.
std::optional<Range> rangeOf(const PriceRange& price);

/// Units of the workbook's currency for one unit of each currency.
using ExchangeRates = std::map<std::string, double>;

/// A line in the currency of the workbook. Blank without a usable price or a rate of exchange; the total also where the
/// quantity is not known.
struct LinePrice {
    std::optional<Range> unit, total;
};
LinePrice linePrice(const BillLine& line, const ExchangeRates& rates);

struct Totals {
    Range sum;  ///< priced lines only, in the workbook's currency
    std::int64_t lines = 0;
    std::int64_t counted = 0;  ///< lines with quantity and price, those that are in the sum
    std::int64_t priced = 0;
    std::int64_t unpriced = 0;   ///< not open, but no usable price, or a currency without a rate
    std::int64_t openLines = 0;  ///< open, or quantity not known
    std::int64_t underived = 0;  ///< lines that do not say where they come from
    bool complete = false;       ///< every line has quantity and price
    bool operator==(const Totals&) const = default;
};

/// Sum of quantity x price. A line of quantity 0 needs no price. `rates` must hold every currency, the workbook's own
/// with 1; lines of another currency count as unpriced.
Totals totals(std::span<const BillLine> lines, const ExchangeRates& rates);
/// The same over the lines of one class.
Totals totals(std::span<const BillLine> lines, const ExchangeRates& rates, CostClass only);

struct Physical {
    Power typical{}, max{};
    Mass weight{};
    double rackUnits = 0;
    std::int64_t withoutTypical = 0, withoutMax = 0, withoutWeight = 0;  ///< device lines that do not say
    bool operator==(const Physical&) const = default;
};
Physical physical(std::span<const BillLine> lines);

struct NetworkShare {
    std::optional<double> wide;    ///< all networks with optics, cables and separate NICs / all IT hardware
    std::optional<double> narrow;  ///< switches, optics and cables of the compute fabric / servers
    bool complete = false;         ///< false: lines without price stand in the numerator or the denominator
    bool operator==(const NetworkShare&) const = default;
};
/// Shares at typical prices; blank where the denominator is 0.
NetworkShare networkShare(std::span<const BillLine> lines, const ExchangeRates& rates);

/// Spares of a part: max(1, ceil(quantity x share)); 0 for quantity 0. The default share is a policy (grade C).
std::int64_t spares(std::int64_t quantity, double share = 0.02);

}  // namespace model::cost
