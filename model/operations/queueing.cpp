// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/queueing.h"

#include <algorithm>
#include <cmath>

namespace model::operations {
namespace {

bool isLoad(double a) {
    return std::isfinite(a) && a >= 0;
}

bool isCount(std::int64_t servers) {
    return servers >= 1 && servers <= kMostServers;
}

}  // namespace

std::optional<double> erlangB(std::int64_t servers, double offered) {
    if (servers < 0 || servers > kMostServers || !isLoad(offered)) return std::nullopt;
    double b = 1;
    for (std::int64_t k = 1; k <= servers && b > 0; ++k) b = offered * b / (static_cast<double>(k) + offered * b);
    return b;
}

std::optional<double> erlangC(std::int64_t servers, double offered) {
    if (!isCount(servers) || !isLoad(offered) || offered >= static_cast<double>(servers)) return std::nullopt;
    const double b = *erlangB(servers, offered), rho = offered / static_cast<double>(servers);
    return b / (1 - rho * (1 - b));
}

std::optional<OfferedLoad> offeredAtBlocking(std::int64_t servers, double blocking) {
    if (!isCount(servers) || !(blocking > 0) || !(blocking < 1)) return std::nullopt;
    const double c = static_cast<double>(servers);
    // More than c (1 - B) cannot be carried, so B of the load a is at least 1 - c/a: the root lies below c/(1 - B).
    double low = 0, high = c / (1 - blocking);
    for (int i = 0; i < 200 && high - low > 1e-13 * high; ++i) {
        const double middle = (low + high) / 2;
        (*erlangB(servers, middle) < blocking ? low : high) = middle;
    }
    const double a = (low + high) / 2;
    return OfferedLoad{a, a * (1 - blocking) / c};
}

Duration Waiting::quantile(double level) const {
    const double waits = 1 - level;
    if (waits >= probability) return Duration{0};
    return decay * std::log(probability / waits);
}

std::optional<Waiting> waiting(std::int64_t servers, double offered, Duration service) {
    const auto c = erlangC(servers, offered);
    if (!c || !(service.si >= 0) || !std::isfinite(service.si)) return std::nullopt;
    Waiting w;
    w.probability = *c;
    w.decay = service / (static_cast<double>(servers) - offered);
    w.mean = w.decay * *c;
    return w;
}

std::optional<MultiSizeLoss> multiSizeLoss(std::int64_t units, std::span<const SizeClass> classes) {
    if (!isCount(units)) return std::nullopt;
    for (const SizeClass& c : classes)
        if (c.units < 1 || !isLoad(c.offered)) return std::nullopt;
    const auto size = static_cast<std::size_t>(units);
    std::vector<double> q(size + 1, 0.0);
    q[0] = 1;
    double sum = 1;
    for (std::size_t j = 1; j <= size; ++j) {
        double in = 0;
        for (const SizeClass& c : classes)
            if (const auto b = static_cast<std::size_t>(c.units); b <= j)
                in += c.offered * static_cast<double>(b) * q[j - b];
        q[j] = in / static_cast<double>(j);
        sum += q[j];
        if (sum < 1e250) continue;  // only ratios count: heavy loads must not overflow
        for (std::size_t k = 0; k <= j; ++k) q[k] /= sum;
        sum = 1;
    }
    MultiSizeLoss out;
    for (std::size_t j = 1; j <= size; ++j) out.utilisation += static_cast<double>(j) * q[j];
    out.utilisation /= sum * static_cast<double>(units);
    for (const SizeClass& c : classes) {
        const std::int64_t free = std::min(c.units, units + 1);
        double blocked = 0;
        for (std::int64_t j = units + 1 - free; j <= units; ++j) blocked += q[static_cast<std::size_t>(j)];
        out.blocking.push_back(std::min(1.0, blocked / sum));
    }
    return out;
}

std::optional<std::vector<Duration>> priorityWaits(std::int64_t servers, std::span<const double> offered,
                                                   Duration service) {
    double all = 0;
    for (const double a : offered) {
        if (!isLoad(a)) return std::nullopt;
        all += a;
    }
    const auto c = erlangC(servers, all);
    if (!c || !(service.si >= 0) || !std::isfinite(service.si)) return std::nullopt;
    const double n = static_cast<double>(servers);
    std::vector<Duration> waits;
    double before = 0;
    for (const double a : offered) {
        const double with = before + a / n;
        waits.push_back(service * (*c / (n * (1 - before) * (1 - with))));
        before = with;
    }
    return waits;
}

}  // namespace model::operations
