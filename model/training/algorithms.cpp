// SPDX-License-Identifier: GPL-3.0-or-later
// Compression of gradients, capacity of experts, packing of sequences.

#include "model/training/algorithms.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/training/scaling_curve.h"

namespace model::training {
namespace {

constexpr double kScaleBytes = 4.0 / 256;  // one 32-bit scale per block of 256 values (bitsandbytes, arXiv 2110.02861)
constexpr double kSelectionReads = 3;      // passes over a gradient to find the threshold and pick, grade C
constexpr double kPairBytes = 8;           // 32-bit value and 32-bit index

}  // namespace

double bytesOnWire(const Compression& c, double uncompressed) {
    switch (c.kind) {
        case CompressionKind::Bits8:
            return std::min(uncompressed, 1 + kScaleBytes);
        case CompressionKind::Bits4:
            return std::min(uncompressed, 0.5 + kScaleBytes);
        case CompressionKind::None:
        case CompressionKind::TopK:
            break;
    }
    return uncompressed;
}

double topKBytes(double weights, double n, double kept) {
    return (n - 1) * kept * weights * kPairBytes;
}

double codecBytes(const Compression& c, double weights, double n, double gradient) {
    if (!c.on() || n <= 1) return 0;
    const double feedback = 2 * c.feedbackBytes;
    if (c.kind == CompressionKind::TopK) {
        const double sent = c.kept * kPairBytes, received = n * sent;
        return weights * (kSelectionReads * gradient + feedback + sent + received + gradient);
    }
    const double sent = bytesOnWire(c, gradient);
    return weights * (gradient + feedback + sent + sent + gradient);
}

double normalLoss(double u) {
    const double density = std::exp(-u * u / 2) / std::sqrt(2 * std::numbers::pi);
    return std::max(0.0, density - u * 0.5 * std::erfc(u / std::numbers::sqrt2));
}

double droppedShare(double imbalance, double capacity, double experts) {
    const double z = expectedMaximum(std::max(2.0, experts)).value_or(0);
    const double sigma = z > 0 ? std::max(0.0, imbalance - 1) / z : 0;
    const double over = sigma > 0 ? sigma * normalLoss((capacity - 1) / sigma) : std::max(0.0, 1 - capacity);
    return std::clamp(over, 0.0, 1.0);
}

double usefulShare(const Packing& p) {
    // Sequences that fill their length better than packing would are left as they are.
    return p.packed ? std::max(p.fill, p.efficiency) : p.fill;
}

double attendedShare(const Packing& p) {
    return p.packed ? p.fill : 1;
}

}  // namespace model::training
