// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What algorithms trade for time: compression of gradients (Agarwal 2022, arXiv 2103.00543; error feedback Karimireddy
// 2019, arXiv 1901.09847), a capacity that caps the busiest expert and drops tokens (GShard, arXiv 2006.16668; Switch
// Transformer, arXiv 2101.03961), packing of short sequences (Krell 2021, arXiv 2107.02027). Each buys time with a risk
// for the result of the training, which findings name.

#include <cstdint>

#include "model/training/strategy.h"

namespace model::training {

enum class CompressionKind { None, TopK, Bits8, Bits4 };

/// How gradients travel; weights that are gathered again are not compressed.
struct Compression {
    CompressionKind kind = CompressionKind::None;
    double kept = 0.01;        ///< top-k: share of the gradients sent, in (0, 1]
    double feedbackBytes = 0;  ///< per parameter: what was not sent is kept and added next time; 0, 2 or 4
    bool on() const { return kind != CompressionKind::None; }
    bool operator==(const Compression&) const = default;
};

/// Bytes of one gradient on the wire: 4 whole, q/8 plus a 4-byte scale per 256 values when quantised to q bits.
double bytesOnWire(const Compression& c, double uncompressed);
/// Top-k needs an all-gather, because every replica picks other values: each card receives the value and the index
/// (4 + 4 bytes) of a share `kept` from n - 1 others, (n-1) kept P 8. Less than a ring of 16-bit gradients,
/// 2 (n-1)/n P 2, only where kept < 1/(2n). `n` >= 1.
double topKBytes(double weights, double n, double kept);
/// Bytes that packing and unpacking stream through the memory of a card, per step, for a shard of `weights` parameters
/// of `gradient` bytes over n replicas: read the gradient (three times for top-k, to find the threshold), read and
/// write the feedback, write what is sent; read what comes, write the gradient. Grade C.
double codecBytes(const Compression& c, double weights, double n, double gradient);

/// Share of the tokens that find their expert full, where the busiest of `experts` carries `imbalance` times the mean
/// and each takes at most `capacity` times the mean. Loads are taken as normal, so that their expected maximum is the
/// imbalance: sigma = (imbalance - 1)/z_E; dropped = sigma L((capacity - 1)/sigma) with the normal loss function
/// L(u) = phi(u) - u (1 - Phi(u)). 0 to 1; grade C. `imbalance` >= 1, `capacity` > 0, `experts` >= 1.
double droppedShare(double imbalance, double capacity, double experts);
/// The unit normal loss function L(u).
double normalLoss(double u);

/// How sequences fill their length. Padded: every sequence is as long as the longest, w = 1 - fill is waste. Packed:
/// several share one, `efficiency` of its length is used, and no token looks beyond its own: attention falls to the
/// sum of len^2 instead of s^2, for sequences of equal length the share `fill` (longer tails cost more).
struct Packing {
    double fill = 1;  ///< mean length over the longest, in (0, 1]
    bool packed = false;
    double efficiency = 0.97;  ///< in (0, 1]; published 0.95-0.99
};
/// Share of the computed tokens that train the model.
double usefulShare(const Packing& p);
/// Share of the sequence that a token attends to against a full one.
double attendedShare(const Packing& p);

}  // namespace model::training
