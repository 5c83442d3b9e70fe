// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/job_faults.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/plan/bridge.h"
#include "model/reliability/ageing.h"
#include "model/reliability/detection.h"
#include "model/storage/data_path.h"
#include "model/storage/storage.h"

namespace model::plan {
namespace {

constexpr std::int64_t kSocketsPerServer = 2;

std::int64_t perGroup(std::int64_t servers, std::int64_t groups) {
    return groups > 0 ? std::max<std::int64_t>(1, (servers + groups - 1) / groups) : 1;
}

/// A fault of which the server's memory survives when a reset cures it.
bool sparesTheHost(const RateClass& c) {
    switch (c.per) {
        case PerUnit::Server:
        case PerUnit::Socket:
            return c.needsHardware == 0 && c.repairMedian.si == 0;  // a process fault
        case PerUnit::RackPower:
        case PerUnit::RowPower:
        case PerUnit::CoolantUnit:
            return false;
        default:
            return true;
    }
}

/// Detected by silence, and told from a short one only by waiting.
Silences silencesOf(const Stage& s, const std::vector<RateClass>& classes, const ComponentCounts& counts) {
    const Reliability& r = s.design.reliability;
    Silences out;
    out.transient = r.silences;
    out.mean = r.silenceMean;
    for (const RateClass& c : classes)
        if (interrupts(c) && isSilence(c)) out.real += classRate(c, counts);
    // For nothing: half an interval is done again, and the restart. Detection is over by then.
    out.falseCost = s.design.checkpoint.interval / 2 + r.diagnose + r.allocate + launchTime(s.design) + r.warmUp;
    return out;
}

Duration waitOf(const Stage& s, const Silences& silences) {
    if (s.design.reliability.declareAfter) return *s.design.reliability.declareAfter;
    const Duration best = declareAfter(silences);
    constexpr Duration kDay{86400};
    return std::min(best, kDay);
}

}  // namespace

std::vector<bool> trainingPools(const Design& d) {
    std::vector<bool> used(d.pools.size(), false);
    bool any = false;
    for (const auto& w : d.workloads)
        if (w.value.kind == WorkloadKind::Training)
            if (const auto* p = poolOf(d, w.value)) used[indexOf(d.pools, p)] = any = true;
    return any ? used : std::vector<bool>(d.pools.size(), true);
}

std::int64_t trainingCards(const Design& d) {
    const auto used = trainingPools(d);
    std::int64_t n = 0;
    for (std::size_t i = 0; i < used.size(); ++i)
        if (used[i]) n += d.pools[i].value.accelerators;
    return n;
}

std::int64_t trainingServers(const Stage& s) {
    const auto used = trainingPools(s.design);
    std::int64_t n = 0;
    for (std::size_t i = 0; i < used.size(); ++i)
        if (used[i]) n += s.results.pools[i].value.servers;
    return n;
}

std::int64_t sparesOf(const Design& d, bool hot) {
    const auto used = trainingPools(d);
    std::int64_t n = 0;
    for (std::size_t i = 0; i < used.size(); ++i)
        if (used[i]) n += hot ? d.pools[i].value.hotSpares : d.pools[i].value.coldSpares;
    return n;
}

namespace {

/// True where the cards behind a lost link or leaf go on over another plane or leaf.
bool keepsBandwidth(const std::optional<Ratio>& left) {
    return left && left->si > 0;
}

/// Links to servers and leaves, those without (or with) another way for their cards.
void countNetworks(const Stage& s, bool redundant, ComponentCounts& c) {
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
        if (s.design.fabrics[i].value.role != FabricRole::Compute) continue;
        const auto& f = s.results.fabrics[i].value;
        if (keepsBandwidth(f.losses.linkLeft) == redundant) c.opticalLinks += f.nodeLinks.value_or(0);
        if (keepsBandwidth(f.losses.leafLeft) == redundant) c.leafSwitches += f.leaves.value_or(0);
        if (redundant) continue;
        c.spineSwitches += f.spines.value_or(0);
        c.coreSwitches += f.cores.value_or(0);
    }
}

}  // namespace

ComponentCounts redundantCounts(const Stage& s) {
    ComponentCounts c;
    countNetworks(s, true, c);
    return c;
}

ComponentCounts countsOf(const Stage& s) {
    ComponentCounts c;
    const auto used = trainingPools(s.design);
    Bytes memory{0};
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (!used[i]) continue;
        const Pool& p = s.design.pools[i].value;
        c.accelerators += p.accelerators;
        c.servers += s.results.pools[i].value.servers;
        c.nics += s.results.pools[i].value.servers * p.server.nics.value_or(0);
        memory += p.card.memory.value_or(Bytes{80e9}) * static_cast<double>(p.accelerators);
    }
    c.sockets = kSocketsPerServer * c.servers;
    if (c.accelerators > 0) c.memoryPerAccelerator = memory / static_cast<double>(c.accelerators);
    c.rackPowerUnits = s.results.racks.compute.value_or(0);
    c.coolantUnits = s.results.cooling.cdus.value_or(0);
    for (const auto& tier : s.design.tiers)
        if (tier.value.kind == TierKind::Hot) c.storageNodes += tier.value.nodes;
    c.storageSystems = c.storageNodes > 0 ? 1 : 0;
    countNetworks(s, false, c);
    return c;
}

std::int64_t serversBehind(const Stage& s, PerUnit part, const ComponentCounts& counts) {
    switch (part) {
        case PerUnit::RackPower:
            return perGroup(counts.servers, counts.rackPowerUnits);
        case PerUnit::RowPower:
            // A full row of compute racks; they stand together.
            return std::min(std::max<std::int64_t>(1, counts.servers),
                            perGroup(counts.servers, counts.rackPowerUnits) *
                                std::max<std::int64_t>(1, s.design.racks.racksPerRow - s.design.racks.reservedPerRow));
        case PerUnit::CoolantUnit:
            return perGroup(counts.servers, counts.coolantUnits);
        case PerUnit::LeafSwitch: {
            std::int64_t most = 1;
            for (std::size_t i = 0; i < s.design.fabrics.size(); ++i)
                if (s.design.fabrics[i].value.role == FabricRole::Compute)
                    most = std::max(most, s.results.fabrics[i].value.losses.leafNodes.value_or(1));
            return std::min(most, std::max<std::int64_t>(1, counts.servers));
        }
        default:
            return 1;
    }
}

Duration meanRepair(const std::vector<RateClass>& classes, const ComponentCounts& counts) {
    double rate = 0, time = 0;
    for (const auto& c : classes) {
        if (!interrupts(c)) continue;
        const double hands = classRate(c, counts).si * c.needsHardware;
        rate += hands;
        time += hands * c.repairMedian.si * std::exp(c.repairSigma * c.repairSigma / 2);
    }
    return Duration{rate > 0 ? time / rate : 0};
}

Duration communicatorStart(const Design& d) {
    constexpr double kPerCard = 3e-3, kPerPair = 2e-4;  // s; grade C
    double cards = 0;
    const auto used = trainingPools(d);
    for (std::size_t i = 0; i < used.size(); ++i)
        if (used[i]) cards = std::max(cards, static_cast<double>(d.pools[i].value.accelerators));
    switch (d.reliability.communicator) {
        case CommunicatorStart::Tuned:
            return Duration{kPerCard * cards};
        case CommunicatorStart::Naive:
            return Duration{kPerPair * cards * cards};
        case CommunicatorStart::InLaunch:
            break;
    }
    return Duration{0};
}

Duration launchTime(const Design& d) {
    return d.reliability.launch + communicatorStart(d);
}

Bytes snapshotsInMemory(const Stage& s) {
    return s.design.checkpoint.memoryCopies > 0 ? s.results.storage.snapshotMemory.value_or(Bytes{0}) : Bytes{0};
}

bool ages(const RateClass& c) {
    return interrupts(c) && !c.silent && c.needsHardware > 0;
}

bool isSilence(const RateClass& c) {
    return sparesTheHost(c) && (c.per == PerUnit::Server || c.per == PerUnit::Socket);
}

bool isFlap(const RateClass& c) {
    return !interrupts(c) && !c.isFraction && (c.per == PerUnit::OpticalLink || c.per == PerUnit::CopperLink);
}

double dataOverhead(const Results& results) {
    const auto& st = results.storage;
    constexpr double kMost = 1e6;  // nothing arrives: a run without end, but no infinity in the sums
    if (!st.readNeeded || !st.data.delivered) return 0;
    return std::min(kMost, storage::waitOverhead(*st.readNeeded, *st.data.delivered));
}

std::optional<Duration> dataAtHand(const Stage& s) {
    const auto& st = s.results.storage;
    if (!st.readNeeded || !(st.readNeeded->si > 0)) return std::nullopt;
    return st.data.shuffleBuffer.value_or(Bytes{0}) * static_cast<double>(trainingServers(s)) / *st.readNeeded;
}

/// With L lognormal and k = data at hand - detection, E (L - k) for L > k from the partial moments of L:
/// E [L^j; L > k] = median^j e^(j^2 sigma^2/2) Phi(ln(median/k)/sigma + j sigma).
Duration standstillOf(const Stage& s, const RateClass& c) {
    const auto hold = dataAtHand(s);
    if (!hold || interrupts(c) || c.per != PerUnit::StorageSystem) return Duration{0};
    const double k = hold->si - c.detect.si, sigma = c.repairSigma, median = c.repairMedian.si;
    const double mean = median * std::exp(sigma * sigma / 2);
    if (!(k > 0)) return Duration{mean - k};
    if (!(sigma > 0 && median > 0)) return Duration{std::max(0.0, median - k)};
    const double z = std::log(median / k) / sigma;
    const auto above = [](double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; };
    return Duration{mean * above(z + sigma) - k * above(z)};
}

double flapShare(const Stage& s, const std::vector<RateClass>& classes, const ComponentCounts& counts) {
    double share = 0;
    for (const RateClass& c : classes)
        if (isFlap(c)) share += classRate(c, counts).si * s.design.reliability.reroute.si;
    return share;
}

Duration watchTime(const Stage& s) {
    if (!(s.design.reliability.silences.si > 0)) return Duration{0};
    return waitOf(s, silencesOf(s, classesOf(s.design.reliability), countsOf(s)));
}

std::vector<RateClass> jobClasses(const Stage& s) {
    auto classes = classesOf(s.design.reliability);
    const double servers = static_cast<double>(trainingServers(s));
    if (!(s.design.reliability.silences.si > 0) || !(servers > 0)) return classes;
    const Silences silences = silencesOf(s, classes, countsOf(s));
    RateClass alarm;
    alarm.id = kFalseAlarm;
    alarm.per = PerUnit::Server;
    alarm.rate = falseEvictions(silences, waitOf(s, silences)) / servers;
    alarm.low = alarm.high = alarm.rate;
    alarm.reset = 1;
    classes.push_back(std::move(alarm));
    return classes;
}

std::vector<RateClass> agedClasses(const Stage& s) {
    auto classes = jobClasses(s);
    const Reliability& r = s.design.reliability;
    const auto& days = s.results.training.daysIdeal;
    if (r.ageShape.si == 1 || !days || !(r.ageShape.si > 0)) return classes;
    ComponentCounts one = countsOf(s);
    for (RateClass& c : classes) {
        if (!ages(c) || !(c.rate.si > 0)) continue;
        const double scale = c.memoryReference.si > 0 ? (one.memoryPerAccelerator / c.memoryReference).si : 1;
        const double factor = ageFactor(r.fleetAge, *days, Duration{1 / (c.rate.si * scale)}, r.ageShape.si);
        c.rate = c.rate * factor;
        c.low = c.low * factor;
        c.high = c.high * factor;
    }
    return classes;
}

std::vector<CheckpointLevel> copyLevels(const Stage& s) {
    const auto& st = s.results.storage;
    const Checkpoint& c = s.design.checkpoint;
    if (!st.load || !st.stall) return {};
    const bool asynchronous = c.mode == CheckpointMode::Asynchronous;
    std::vector<CheckpointLevel> levels;
    if (asynchronous && c.memoryCopies > 0) {
        const Duration copy = *st.stall;  // of a server's share into memory, and back
        levels.push_back({1, Duration{0}, copy});
        if (c.memoryCopies > 1) levels.push_back({1, copy * static_cast<double>(c.memoryCopies - 1), copy});
    }
    CheckpointLevel storage{1, asynchronous ? st.drain.value_or(Duration{0}) : Duration{0}, *st.load};
    if (!levels.empty()) storage.every = std::max<std::int64_t>(1, c.storageEvery);
    levels.push_back(storage);
    return levels;
}

Survival survivalOf(const Stage& s, const RateClass& c, const std::vector<CheckpointLevel>& levels,
                    std::int64_t serversLost) {
    if (levels.size() < 2) return {};
    Survival out;
    out.reset = sparesTheHost(c) ? 0 : 1;
    out.hardware = 1;
    const bool together = !s.design.checkpoint.copiesSpread && serversLost >= s.design.checkpoint.memoryCopies;
    if (levels.size() > 2 && serversLost > 1 && together) out.deeper = 1;
    return out;
}

namespace {

/// Of each level: work lost beyond half an interval, since the copy before and while the newest was being written.
std::vector<Duration> workBehind(const Stage& s, const std::vector<CheckpointLevel>& levels) {
    const Duration cycle = s.design.checkpoint.interval + s.results.storage.stall.value_or(Duration{0});
    std::vector<Duration> behind;
    for (const CheckpointLevel& l : levels) {
        const double every = std::max(static_cast<double>(l.every), std::ceil((l.drain / cycle).si));
        behind.push_back(cycle * ((every - 1) / 2) + l.drain);
    }
    return behind;
}

}  // namespace

std::optional<CopyCost> copyCostOf(const Stage& s, const RateClass& c, std::int64_t serversLost) {
    const auto levels = copyLevels(s);
    if (levels.empty()) return std::nullopt;
    const Survival v = survivalOf(s, c, levels, serversLost);
    const std::size_t level = std::min(v.hardware + (v.deeper > 0.5 ? 1 : 0), levels.size() - 1);
    return CopyCost{levels[level].load, workBehind(s, levels)[level]};
}

CopyCost copyCost(const Stage& s, const std::vector<RateClass>& classes, const ComponentCounts& counts) {
    const auto levels = copyLevels(s);
    CopyCost cost;
    if (levels.empty()) return cost;
    const std::vector<Duration> behind = workBehind(s, levels);
    double all = 0;
    const auto add = [&](std::size_t level, double rate) {
        cost.load += levels[level].load * rate;
        cost.lost += behind[level] * rate;
        all += rate;
    };
    for (const RateClass& c : classes) {
        if (!interrupts(c)) continue;
        const double rate = classRate(c, counts).si;
        if (c.silent) {
            add(levels.size() - 1, rate);
            continue;
        }
        const Survival v = survivalOf(s, c, levels, serversBehind(s, c.per, counts));
        const double hardware = rate * c.needsHardware;
        add(v.reset, rate - hardware);
        add(std::min(v.hardware + 1, levels.size() - 1), hardware * v.deeper);
        add(v.hardware, hardware * (1 - v.deeper));
    }
    if (!(all > 0)) return {levels.front().load, Duration{0}};
    cost.load = cost.load / all;
    cost.lost = cost.lost / all;
    return cost;
}

}  // namespace model::plan
