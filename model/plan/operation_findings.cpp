// SPDX-License-Identifier: GPL-3.0-or-later
// Findings about storage (is the data there in time, does every tier hold and carry what it has to, is a checkpoint
// written and read back soon enough) and about faults (interval, spares, restart, what one failure takes with it).
#include "model/plan/operation_findings.h"

#include <algorithm>
#include <cmath>

#include "model/plan/class_losses.h"
#include "model/plan/job_faults.h"
#include "model/reliability/closed_forms.h"
#include "model/reliability/copies.h"
#include "model/reliability/rates.h"

namespace model::plan {
namespace {

constexpr Duration kLongRestart{600};
constexpr double kLowestAllIn = 0.03;   // interruptions per card-year below which an AFR was probably entered
constexpr double kReadHeadroom = 1.2;   // of what training needs
constexpr double kPoorPacking = 0.5;    // of the disks' bandwidth
constexpr double kFewCheckpoints = 10;  // on the hot tier
constexpr double kMuchShared = 0.05;    // of the ports of a card
constexpr double kWeakEvidence = 0.1;   // of the lost time
constexpr double kLowGoodput = 0.9;     // the published Llama 3 run kept more
constexpr Duration kLongCommunicator{60};

Arg n(double v, std::string_view unit = "") {
    return Arg::number(v, unit);
}

void trainingData(const Stage& s) {
    const auto& st = s.results.storage;
    const auto& data = st.data;
    if (!st.readNeeded || !data.delivered || !data.required) return;
    const Problem why = problem("storage.limited_by", {Arg::text(data.limitedBy)}, "", Severity::Info);
    if (data.waitShare && data.waitShare->si > 0)
        s.report(Severity::Error, "storage.starved", "storage.data.wait_share",
                 {n(data.delivered->si, "GB/s"), n(st.readNeeded->si, "GB/s"), n(data.waitShare->si, "%"),
                  n(data.daysLost.value_or(Duration{0}).si, "d"), Arg::inner(why)});
    else if (data.delivered->si < kReadHeadroom * st.readNeeded->si)
        s.report(Severity::Error, "storage.read_rate", "storage.data.delivered",
                 {n(data.delivered->si, "GB/s"), n(st.readNeeded->si, "GB/s"), Arg::inner(why)});
    if (data.packing && data.packing->si < kPoorPacking && s.design.data.unit == DataUnit::Samples)
        s.report(Severity::Warning, "storage.packing", "data.packing",
                 {n(s.design.data.sample.si, "kB"), n(data.packing->si, "%"), n(data.required->si, "GB/s")});
}

void tier(const Stage& s, const TierResults& r, TierKind kind) {
    const auto item =
        std::find_if(s.design.tiers.begin(), s.design.tiers.end(), [&](const auto& t) { return t.value.kind == kind; });
    if (item == s.design.tiers.end()) return;
    const std::string base = "tiers." + item->name + ".";
    const auto below = [&](const auto& has, const auto& needs, std::string_view id, std::string_view unit,
                           const char* key) {
        if (has && needs && has->si < needs->si)
            s.report(Severity::Warning, id, base + key, {Arg::text(item->name), n(has->si, unit), n(needs->si, unit)});
    };
    below(r.capacity, r.capacityNeeded, "storage.tier_capacity", "TB", "capacity");
    below(r.write, r.writeNeeded, "storage.tier_write", "GB/s", "write");
    below(r.read, r.readNeeded, "storage.tier_read", "GB/s", "read");
}

void checkpoints(const Stage& s) {
    const auto& st = s.results.storage;
    const Checkpoint& c = s.design.checkpoint;
    if (st.drain && *st.drain > c.interval)
        s.report(Severity::Error, "storage.drain_longer", "checkpoint.interval",
                 {n(st.drain->si, "s"), n(c.interval.si, "min")});
    if (st.hotCapacity && st.hotNeeded && *st.hotCapacity < *st.hotNeeded)
        s.report(Severity::Warning, "storage.hot_capacity", "checkpoint.keep",
                 {n(st.hotCapacity->si, "TB"), n(st.hotNeeded->si, "TB")});
    if (st.hotCapacity && st.checkpointSize && st.checkpointSize->si > 0) {
        const double data = st.data.dataset.value_or(Bytes{0}).si * s.design.data.hotShare.si;
        const double room = (st.hotCapacity->si * (1 - c.freeShare.si) - data) / st.checkpointSize->si;
        if (room < kFewCheckpoints && st.hotCapacity->si > 0)
            s.report(Severity::Warning, "storage.few_checkpoints", "storage.hot_capacity",
                     {n(std::floor(std::max(0.0, room))), n(kFewCheckpoints), n(c.freeShare.si, "%")});
    }
    if (st.load && *st.load > kLongLoad)
        s.report(Severity::Warning, "storage.slow_load", "checkpoint.content", {n(st.load->si, "s")});
    if (st.writeNeeded && st.writeBandwidth && st.writeBandwidth->si > 0 && *st.writeBandwidth < *st.writeNeeded &&
        c.mode == CheckpointMode::Synchronous)
        s.report(Severity::Warning, "storage.write_rate", "storage.write_bandwidth",
                 {n(st.writeBandwidth->si, "GB/s"), n(st.writeNeeded->si, "GB/s"), n(c.stallBudget.si, "%")});
    if (snapshotsInMemory(s) > c.hostMemory)
        s.report(Severity::Error, "storage.host_memory", "checkpoint.memory_copies",
                 {n(static_cast<double>(c.memoryCopies)), n(st.snapshotMemory->si, "GB"), n(c.hostMemory.si, "GB")});
}

/// Samples are mixed in the memory that snapshots leave.
void shuffling(const Stage& s) {
    const auto& data = s.results.storage.data;
    if (!data.memoryShare || !(data.memoryShare->si > 1)) return;
    const auto used = trainingPools(s.design);
    for (std::size_t i = 0; i < used.size(); ++i) {
        const auto& pool = s.design.pools[i];
        if (!used[i] || !pool.value.server.memory) continue;
        const Bytes room = std::max(Bytes{0}, *pool.value.server.memory - snapshotsInMemory(s));
        if (*data.shuffleBuffer > room)
            s.report(Severity::Error, "storage.shuffle_memory", "data.shuffled",
                     {Arg::text(pool.name), n(data.shuffleBuffer->si, "GB"), n(room.si, "GB"),
                      n(pool.value.server.memory->si, "GB"), n(std::floor((room / s.design.data.sample).si))});
    }
}

void network(const Stage& s) {
    const auto& st = s.results.storage;
    if (st.network.load && st.network.load->si > 1)
        s.report(Severity::Warning, "storage.network_load", "storage.network.load",
                 {n(st.network.carries->si, "GB/s"), n(st.network.together->si, "GB/s")});
    const auto& f = s.design.fabrics;
    const bool own = std::any_of(f.begin(), f.end(), [](const auto& x) { return x.value.role == FabricRole::Storage; });
    // A synchronous checkpoint takes nothing from a run that stands still.
    if (!own && s.design.checkpoint.mode == CheckpointMode::Asynchronous && st.sharing.ofPorts &&
        st.sharing.ofPorts->si > kMuchShared)
        s.report(Severity::Warning, "storage.shared_rate", "storage.sharing.of_ports",
                 {n(st.sharing.ofPorts->si, "%"), n(kMuchShared, "%")});
}

/// Partners and spares that one failure takes together.
void sharedFates(const Stage& s) {
    const Checkpoint& c = s.design.checkpoint;
    if (c.mode == CheckpointMode::Asynchronous && c.memoryCopies > 1 && !c.copiesSpread)
        s.report(Severity::Error, "reliability.partners_together", "checkpoint.copies_spread",
                 {n(static_cast<double>(c.memoryCopies))});
    const std::int64_t spares = sparesOf(s.design, true) + sparesOf(s.design, false);
    const ComponentCounts counts = countsOf(s);
    if (spares == 0 || counts.servers < 1) return;
    // What stands once in the design is shared by the job and every spare.
    const auto once = [&](Severity severity, bool alone, std::string_view what, std::string_view key) {
        if (alone)
            s.report(severity, "reliability.spares_together", key,
                     {n(static_cast<double>(spares)), Arg::text(std::string(what))});
    };
    once(Severity::Error, counts.rackPowerUnits == 1, TR_NOOP("choices", "rack"), "racks.compute");
    once(Severity::Error, counts.leafSwitches == 1, TR_NOOP("choices", "leaf switch"), "fabric.leaf_switches");
    once(Severity::Warning, s.results.racks.floor.rows.value_or(0) == 1 && counts.rackPowerUnits > 1,
         TR_NOOP("choices", "row of racks"), "racks.floor.rows");
    once(Severity::Warning, counts.coolantUnits == 1 && s.design.cooling.cduSpare == 0, TR_NOOP("choices", "CDU"),
         "cooling.cdus");
}

/// A leaf without another way stops the run; worse where the spares do not replace what hangs on it.
void singleHomed(const Stage& s) {
    const std::int64_t spares = sparesOf(s.design, true) + sparesOf(s.design, false);
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i) {
        const auto& item = s.design.fabrics[i];
        const auto& l = s.results.fabrics[i].value.losses;
        if (item.value.role != FabricRole::Compute || !l.leafLeft || l.leafLeft->si > 0 || !l.leafNodes) continue;
        s.report(*l.leafNodes > spares ? Severity::Warning : Severity::Info, "reliability.single_homed",
                 "fabrics." + item.name + ".dual_tor",
                 {Arg::text(item.name), n(static_cast<double>(*l.leafNodes)), n(static_cast<double>(spares))});
    }
}

void weakEvidence(const Stage& s) {
    for (const ClassLoss& loss : classLossesOf(s))
        if (loss.grade == Grade::C && loss.ofFaults.si > kWeakEvidence)
            s.report(Severity::Info, "reliability.weak_rate", "reliability.classes." + loss.id + ".rate",
                     {Arg::text(loss.id), n(loss.ofFaults.si, "%"), n(loss.cardHours)});
}

}  // namespace

void storageFindings(const Stage& s) {
    trainingData(s);
    checkpoints(s);
    shuffling(s);
    network(s);
    tier(s, s.results.storage.warm, TierKind::Warm);
    tier(s, s.results.storage.cold, TierKind::Cold);
}

void faultFindings(const Stage& s) {
    const auto& st = s.results.storage;
    const auto& r = s.results.reliability;
    const Checkpoint& c = s.design.checkpoint;
    if (st.stall && r.interruptionRate && r.interruptionRate->si > 0) {
        const IntervalBand band = intervalBand(*st.stall, *r.interruptionRate, 0.05);
        if (c.interval < band.low || c.interval > band.high) {
            const double now = checkpointEfficiency(c.interval, *st.stall, *r.interruptionRate);
            s.report(Severity::Warning, "reliability.interval", "checkpoint.interval",
                     {n(c.interval.si, "min"), n(band.best.si, "min"), n(band.bestEfficiency - now, "%")});
        }
    }
    if (r.goodput && r.goodput->si < kLowGoodput) {
        struct Part {
            const char* key;
            const std::optional<Ratio>& share;
        };
        const Part parts[] = {{"reliability.checkpoint_share", r.checkpointShare},
                              {"reliability.failure_share", r.failureShare},
                              {"reliability.wait_share", r.waitShare},
                              {"reliability.slow_share", r.slowShare},
                              {"reliability.planned_share", r.plannedShare}};
        const auto* most = std::max_element(std::begin(parts), std::end(parts), [](const Part& a, const Part& b) {
            return a.share.value_or(Ratio{0}) < b.share.value_or(Ratio{0});
        });
        s.report(Severity::Warning, "reliability.goodput_low", "reliability.goodput",
                 {n(r.goodput->si, "%"), n(kLowGoodput, "%"), Arg::key(most->key),
                  n(most->share.value_or(Ratio{0}).si, "%")});
    }
    // Corruption is found 3 times the mean latency late in 5 of 100 cases.
    for (const auto& k : s.design.reliability.classes)
        if (const Duration reach = ringReach(c.keep, c.interval, c.thinned);
            k.value.silent && k.value.rate.si > 0 && reach < k.value.detect * 3)
            s.report(Severity::Warning, "reliability.ring_short", "checkpoint.thinned",
                     {n(static_cast<double>(c.keep)), n(reach.si, "h"), n(k.value.detect.si, "h"),
                      n(ringAllBad(c.keep, c.interval, k.value.detect), "%")});
    const double cards = static_cast<double>(s.results.compute.accelerators);
    if (r.interruptionRate && cards > 0 && r.interruptionRate->si * kYear.si / cards < kLowestAllIn)
        s.report(Severity::Warning, "reliability.rate_low", "reliability.rate_factor",
                 {n(r.interruptionRate->si * kYear.si / cards)});
    std::int64_t hot = 0;
    for (const auto& p : s.design.pools) hot += p.value.hotSpares;
    if (r.sparesP99 && r.waitShare && r.waitShare->si > 0.005 && hot < *r.sparesP99 && !s.design.pools.empty())
        s.report(Severity::Warning, "reliability.spares", "pools." + s.design.pools.front().name + ".hot_spares",
                 {n(static_cast<double>(hot)), n(static_cast<double>(*r.sparesP99)), n(r.waitShare->si, "%")});
    if (r.restart && *r.restart > kLongRestart)
        s.report(Severity::Warning, "reliability.slow_restart", "reliability.diagnose", {n(r.restart->si, "min")});
    for (const auto& k : s.design.reliability.classes)
        if (!perUnitOf(k.value.per))
            s.report(Severity::Error, "reliability.unknown_unit", "reliability.classes." + k.name + ".per",
                     {Arg::text(k.name), Arg::text(k.value.per)});
    if (s.design.reliability.classes.empty())
        s.report(Severity::Warning, "reliability.no_classes", "reliability.classes");
    if (r.communicator && *r.communicator > kLongCommunicator &&
        s.design.reliability.communicator == CommunicatorStart::Naive)
        s.report(Severity::Warning, "reliability.communicator", "reliability.communicator",
                 {n(r.communicator->si, "s"), n(kLongCommunicator.si, "s")});
    sharedFates(s);
    singleHomed(s);
    weakEvidence(s);
}

}  // namespace model::plan
