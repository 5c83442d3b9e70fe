// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How fast one card does the operations of a transformer: a roofline whose efficiency depends on the shape of the
// matrices (tile and wave quantisation, NVIDIA "Matrix Multiplication Background"; roofline, Williams 2009). The
// coefficients belong to the accelerator: one fixed set for every model, size and number of cards. Those of its links enter
// with the tiers of the network (collectives.h).

#include <cstdint>

namespace model::training {

/// Shares of the peaks that real kernels reach, latencies and jitter. The starting values are grade C.
struct Coefficients {
    double matrix16 = 0.72;           ///< eta_mm16: large 16-bit products over the dense peak
    double matrix8 = 0.62;            ///< eta_mm8: large 8-bit products over the 8-bit peak
    double depth = 300;               ///< k0: inner size at which a product reaches half of its speed
    double tileRows = 128;            ///< Tm
    double tileColumns = 256;         ///< Tn
    double wave = 0.5;                ///< w: exponent of the last, partly filled wave; 0 = no loss
    double units = 132;               ///< multiprocessors that take tiles
    double attentionForward = 0.60;   ///< flash attention over the 16-bit peak, causal FLOPs
    double attentionBackward = 0.50;  ///< the same, backward
    double memory = 0.88;             ///< eta_mem: streaming over the memory bandwidth
    double launch = 4e-6;             ///< s per operation
    double tensorHidden = 0.6;        ///< share of the tensor-parallel exchange that hides where the stack overlaps it
    double jitter = 0.01;             ///< sigma of one card's step
    double slowShare = 0.005;         ///< q: share of servers that are slow
    double slowBy = 0.05;             ///< delta: by how much
    bool operator==(const Coefficients&) const = default;
};

/// One card as the step model sees it; SI units. `peak8` 0 = no 8-bit peak is known.
struct CardSpeed {
    double peak16 = 0;            ///< dense 16-bit peak, FLOP/s
    double peak8 = 0;             ///< dense 8-bit peak, FLOP/s
    double memory = 0;            ///< bytes
    double memoryBandwidth = 0;   ///< bytes/s
    double cardsPerServer = 8;    ///< that fail and slow down together
    Coefficients coefficients{};
    bool operator==(const CardSpeed&) const = default;
};

/// A product of an m x k with a k x n matrix, `groups` times (experts, heads).
struct Product {
    double m = 0, n = 0, k = 0;
    double groups = 1;
    bool eightBit = false;
};

/// Share of the peak that the product reaches:
///   eta fill wave^w k/(k + k0), fill = m n/(tiles Tm Tn), wave = tiles/(ceil(tiles/units) units); 2 k0 for 8 bits.
double matrixEfficiency(const Product& p, const Coefficients& c);

/// max(2 m n k groups / (peak efficiency), bytes / (bandwidth eta_mem)) + launch, in s. Sizes must be positive.
double productTime(const Product& p, const CardSpeed& card);
/// Forward plus nothing: dgrad (m, k, n) and wgrad (k, n, m) of a forward product (m, n, k).
double productBackwardTime(const Product& p, const CardSpeed& card);

/// Time of streaming `bytes` through the memory, without launches.
double streamTime(double bytes, const CardSpeed& card);

}  // namespace model::training
