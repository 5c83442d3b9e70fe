// SPDX-License-Identifier: GPL-3.0-or-later
// Roofline of one operation.

#include "model/training/card_speed.h"

#include <algorithm>
#include <cmath>

namespace model::training {

double matrixEfficiency(const Product& p, const Coefficients& c) {
    const double tiles = std::ceil(p.m / c.tileRows) * std::ceil(p.n / c.tileColumns);
    const double fill = p.m * p.n / (tiles * c.tileRows * c.tileColumns);
    const double all = tiles * p.groups;
    const double wave = all / (std::ceil(all / c.units) * c.units);
    const double k0 = p.eightBit ? 2 * c.depth : c.depth;
    const double eta = p.eightBit ? c.matrix8 : c.matrix16;
    return eta * fill * std::pow(wave, c.wave) * p.k / (p.k + k0);
}

double productTime(const Product& p, const CardSpeed& card) {
    const Coefficients& c = card.coefficients;
    const double peak = p.eightBit ? card.peak8 : card.peak16;
    const double compute = 2 * p.m * p.n * p.k * p.groups / (peak * matrixEfficiency(p, c));
    const double element = p.eightBit ? 1 : 2;  // bytes of an operand; the result is 16-bit
    const double bytes = (element * (p.m * p.k + p.k * p.n) + 2 * p.m * p.n) * p.groups;
    return std::max(compute, streamTime(bytes, card)) + c.launch;
}

double productBackwardTime(const Product& p, const CardSpeed& card) {
    return productTime({p.m, p.k, p.n, p.groups, p.eightBit}, card) +
           productTime({p.k, p.n, p.m, p.groups, p.eightBit}, card);
}

double streamTime(double bytes, const CardSpeed& card) {
    return bytes / (card.memoryBandwidth * card.coefficients.memory);
}

}  // namespace model::training
