// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/data_path.h"

#include <algorithm>
#include <cmath>

#include "model/core/translate.h"

namespace model::storage {
namespace {

constexpr double kSequential = 0.9, kLarge = 0.7, kSmall = 0.3;
constexpr double kLargeFile = 1e6, kSmallFile = 1e5;
constexpr double kCallsPerFile = 3;  // open, stat, close
constexpr double kGB = 1e9;

bool positive(double x) {
    return std::isfinite(x) && x > 0;
}
bool notNegative(double x) {
    return std::isfinite(x) && x >= 0;
}

MeasuredSystem measured(std::string_view name, std::string_view accelerator, double gb, double accelerators,
                        double clients, double nodes) {
    return {name, "unet3d", accelerator, {gb * kGB}, accelerators, clients, nodes};
}

}  // namespace

std::optional<double> packingEfficiency(Packing packing, Bytes file) {
    if (!positive(file.si)) return std::nullopt;
    if (packing == Packing::Shards) return kSequential;
    if (file.si >= kLargeFile) return kLarge;
    if (file.si <= kSmallFile) return kSmall * file.si / kSmallFile;
    const double along = std::log(file.si / kSmallFile) / std::log(kLargeFile / kSmallFile);
    return kSmall * std::pow(kLarge / kSmall, along);
}

std::optional<Rate> metadataCalls(Packing packing, ByteRate useful, Bytes sample, Bytes shard) {
    if (!notNegative(useful.si) || !positive(sample.si) || !positive(shard.si)) return std::nullopt;
    return packing == Packing::Shards ? Rate{useful.si / shard.si} : Rate{kCallsPerFile * useful.si / sample.si};
}

std::string_view nameOf(DataLimit limit) {
    switch (limit) {
        case DataLimit::Bandwidth:
            return TR_NOOP("choices", "bandwidth of the storage nodes");
        case DataLimit::Metadata:
            return TR_NOOP("choices", "opening files");
        case DataLimit::Reads:
            return TR_NOOP("choices", "random reads");
        case DataLimit::Clients:
            return TR_NOOP("choices", "servers that read");
        case DataLimit::Network:
            return TR_NOOP("choices", "storage network");
    }
    return "";
}

std::optional<DataFlow> dataFlow(const DataPath& p) {
    const Packing packing = p.text ? Packing::Shards : p.packing;
    const auto efficiency = packingEfficiency(packing, packing == Packing::Shards ? p.shard : p.sample);
    if (!efficiency || !positive(p.sample.si) || !positive(p.shard.si) || !positive(p.readSize.si) ||
        !notNegative(p.bandwidth.si) || !notNegative(p.metadata.si) || !notNegative(p.reads.si) ||
        !notNegative(p.clients.si) || (p.network && !notNegative(p.network->si)))
        return std::nullopt;
    DataFlow flow;
    flow.packing = p.text ? 1 : *efficiency;
    const Bytes file = packing == Packing::Shards ? p.shard : p.sample;
    const double calls = packing == Packing::Shards ? 1 : kCallsPerFile;
    const auto at = [&](DataLimit limit) -> std::optional<ByteRate>& {
        return flow.limits[static_cast<std::size_t>(limit)];
    };
    at(DataLimit::Bandwidth) = p.bandwidth * flow.packing;
    at(DataLimit::Metadata) = ByteRate{p.metadata.si / calls * file.si};
    at(DataLimit::Reads) = ByteRate{p.reads.si * std::min(file, p.readSize).si};
    at(DataLimit::Clients) = p.clients;
    at(DataLimit::Network) = p.network;
    flow.delivered = *flow.limits[0];
    for (std::size_t i = 1; i < kDataLimits; ++i)
        if (flow.limits[i] && *flow.limits[i] < flow.delivered) {
            flow.delivered = *flow.limits[i];
            flow.binding = static_cast<DataLimit>(i);
        }
    return flow;
}

double waitShare(ByteRate needed, ByteRate delivered) {
    if (!(needed.si > 0)) return 0;
    return std::clamp(1 - delivered.si / needed.si, 0.0, 1.0);
}

double waitOverhead(ByteRate needed, ByteRate delivered) {
    if (!(needed.si > 0)) return 0;
    return std::max(0.0, needed.si / std::max(0.0, delivered.si) - 1);
}

std::optional<double> cacheHit(Bytes caches, Bytes dataset, double epochs) {
    if (!notNegative(caches.si) || !positive(dataset.si) || !(epochs >= 1) || !std::isfinite(epochs))
        return std::nullopt;
    return std::min(1.0, caches.si / dataset.si) * (epochs - 1) / epochs;
}

const std::vector<MeasuredSystem>& measuredSystems() {
    static const std::vector<MeasuredSystem> kSystems{
        measured("Huawei OceanStor A800", "H100", 699, 255, 51, 0), measured("Nutanix", "A100", 274, 195, 0, 32),
        measured("DDN AI400X2T", "H100", 99, 36, 18, 0), measured("WEKA", "H100", 34.6, 13, 1, 0)};
    return kSystems;
}

RateBand measuredPerClient() {
    RateBand band{{1e300}, {0}};
    for (const MeasuredSystem& m : measuredSystems()) {
        if (!(m.clients > 0)) continue;
        band.low = std::min(band.low, m.rate / m.clients);
        band.high = std::max(band.high, m.rate / m.clients);
    }
    return band;
}

}  // namespace model::storage
