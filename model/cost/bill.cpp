// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/bill.h"

#include <algorithm>
#include <cmath>

namespace model::cost {
namespace {

bool usable(const std::optional<double>& x) {
    return x && std::isfinite(*x) && *x >= 0;
}

void add(Totals& t, const BillLine& line, const ExchangeRates& rates) {
    ++t.lines;
    if (line.derivedFrom.empty()) ++t.underived;
    if (isOpen(line)) ++t.openLines;
    const auto price = linePrice(line, rates);
    if (line.quantity == 0) {
        ++t.priced;
        ++t.counted;
    } else if (!price.unit) {
        if (!isOpen(line)) ++t.unpriced;
    } else {
        ++t.priced;
        if (!price.total) return;
        ++t.counted;
        t.sum.low += price.total->low;
        t.sum.typical += price.total->typical;
        t.sum.high += price.total->high;
    }
}

Range times(const Range& r, double f) {
    return {r.low * f, r.typical * f, r.high * f};
}

template <typename Take>
Totals totalsWhere(std::span<const BillLine> lines, const ExchangeRates& rates, Take take) {
    Totals t;
    for (const BillLine& line : lines)
        if (take(line.costClass)) add(t, line, rates);
    t.complete = t.unpriced == 0 && t.openLines == 0;
    return t;
}

bool isNetwork(CostClass c) {
    return c == CostClass::Nic || c == CostClass::ComputeNetwork || c == CostClass::ComputeCabling ||
           c == CostClass::OtherNetwork;
}

}  // namespace

LinePrice linePrice(const BillLine& line, const ExchangeRates& rates) {
    LinePrice out;
    const auto price = rangeOf(line.price);
    const auto rate = rates.find(line.price.currency);
    if (!price || rate == rates.end() || !std::isfinite(rate->second) || !(rate->second > 0)) return out;
    out.unit = times(*price, rate->second);
    if (line.quantity && *line.quantity >= 0) out.total = times(*out.unit, static_cast<double>(*line.quantity));
    return out;
}

std::optional<Range> rangeOf(const PriceRange& price) {
    for (const auto* x : {&price.low, &price.typical, &price.high})
        if (*x && !usable(*x)) return std::nullopt;
    Range r;
    if (price.typical)
        r.typical = *price.typical;
    else if (price.low && price.high)
        r.typical = (*price.low + *price.high) / 2;
    else if (price.low)
        r.typical = *price.low;
    else if (price.high)
        r.typical = *price.high;
    else
        return std::nullopt;
    r.low = price.low.value_or(r.typical);
    r.high = price.high.value_or(r.typical);
    if (r.low > r.typical || r.typical > r.high) return std::nullopt;
    return r;
}

Totals totals(std::span<const BillLine> lines, const ExchangeRates& rates) {
    return totalsWhere(lines, rates, [](CostClass) { return true; });
}

Totals totals(std::span<const BillLine> lines, const ExchangeRates& rates, CostClass only) {
    return totalsWhere(lines, rates, [only](CostClass c) { return c == only; });
}

Physical physical(std::span<const BillLine> lines) {
    Physical p;
    for (const BillLine& line : lines) {
        const double n = static_cast<double>(std::max<std::int64_t>(0, line.quantity.value_or(0)));
        if (line.powerTypical) p.typical += n * *line.powerTypical;
        if (line.powerMax) p.max += n * *line.powerMax;
        if (line.weight) p.weight += n * *line.weight;
        p.rackUnits += n * line.rackUnits.value_or(0);
        if (line.level != Level::Device || n <= 0) continue;
        if (!line.powerTypical) ++p.withoutTypical;
        if (!line.powerMax) ++p.withoutMax;
        if (!line.weight) ++p.withoutWeight;
    }
    return p;
}

NetworkShare networkShare(std::span<const BillLine> lines, const ExchangeRates& rates) {
    const auto network = totalsWhere(lines, rates, isNetwork);
    const auto hardware = totalsWhere(lines, rates, [](CostClass c) { return c != CostClass::NotHardware; });
    const auto fabric = totalsWhere(
        lines, rates, [](CostClass c) { return c == CostClass::ComputeNetwork || c == CostClass::ComputeCabling; });
    const auto servers = totalsWhere(lines, rates, [](CostClass c) { return c == CostClass::Server; });
    NetworkShare share;
    if (hardware.sum.typical > 0) share.wide = network.sum.typical / hardware.sum.typical;
    if (servers.sum.typical > 0) share.narrow = fabric.sum.typical / servers.sum.typical;
    share.complete = hardware.complete;
    return share;
}

std::int64_t spares(std::int64_t quantity, double share) {
    if (quantity < 1 || !(share > 0) || !std::isfinite(share)) return 0;
    const double exact = static_cast<double>(quantity) * std::min(share, 1.0);
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(exact * (1 - 1e-12))));
}

}  // namespace model::cost
