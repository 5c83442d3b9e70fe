// SPDX-License-Identifier: GPL-3.0-or-later
// The loop over failures. Failure instants are a Poisson process in wall time (model A) or in running time (model B);
// what is left of a gap after a recovery is the next gap, so the instants do not move when the policy changes.
#include "model/reliability/campaign.h"

#include <algorithm>
#include <numeric>

#include "model/core/portable_math.h"
#include "model/core/random.h"

namespace model {
namespace {

constexpr std::int64_t kPollEvery = 1024;  // failures between two looks at the cancel flag: about 0.1 ms
constexpr std::size_t kRemembered = 512;   // running stretches remembered for silent corruption

std::int64_t clampedNs(double ns, std::int64_t limit) {
    if (!(ns > 0)) return 0;
    return ns < static_cast<double>(limit) ? static_cast<std::int64_t>(ns) : limit;
}

/// Servers in repair: the instants at which they come back, unsorted. Those that are back already are swept out only
/// when their number matters, which costs less than a heap.
class RepairShop {
public:
    void add(std::int64_t until) { m_until.push_back(until); }
    void notePeak(std::int64_t now) {
        if (count() <= m_peak) return;
        sweep(now);
        m_peak = std::max(m_peak, count());
    }
    /// Instant, not before `ready`, at which no more than `allowed` are down. Only those back `now` are taken out: a
    /// failure may strike before `ready`.
    std::int64_t enoughAt(std::int64_t now, std::int64_t ready, std::int64_t allowed) {
        if (count() <= allowed) return ready;
        sweep(now);
        const std::int64_t excess = count() - allowed;
        if (excess <= 0) return ready;
        const auto nth = m_until.begin() + (excess - 1);
        std::nth_element(m_until.begin(), nth, m_until.end());
        return std::max(ready, *nth);
    }
    std::int64_t peak() const { return m_peak; }
    std::int64_t count() const { return static_cast<std::int64_t>(m_until.size()); }

private:
    void sweep(std::int64_t now) {
        std::erase_if(m_until, [now](std::int64_t until) { return until <= now; });
    }

    std::vector<std::int64_t> m_until;
    std::int64_t m_peak = 0;
};

/// When which checkpoints were written: stretches of running, each from `start` with `from` cycles done up to `to`.
class CheckpointHistory {
public:
    void add(std::int64_t start, std::int64_t from, std::int64_t to) {
        if (m_stretches.size() == kRemembered) {
            m_stretches.erase(m_stretches.begin(), m_stretches.begin() + kRemembered / 2);
            m_forgot = true;
        }
        m_stretches.push_back({start, from, to});
    }
    /// Cycles done in the newest checkpoint finished at `onset` or before; forgets what is newer. -1 where the onset
    /// is older than everything remembered.
    std::int64_t rollBack(std::int64_t onset, std::int64_t cycle) {
        while (!m_stretches.empty()) {
            Stretch& last = m_stretches.back();
            if (last.start <= onset) {
                last.to = std::min(last.to, last.from + (onset - last.start) / cycle);
                return last.to;
            }
            m_stretches.pop_back();
        }
        return m_forgot ? -1 : 0;
    }

private:
    struct Stretch {
        std::int64_t start, from, to;
    };
    std::vector<Stretch> m_stretches;
    bool m_forgot = false;
};

class Campaign {
public:
    Campaign(const CampaignPlan& plan, std::uint32_t index, std::vector<ClassTally>& tally,
             const std::function<bool()>& cancelled)
        : m_plan(plan),
          m_index(index),
          m_tally(tally),
          m_cancelled(cancelled),
          m_gaps(stream(Purpose::Gap), BufferedStream::Kind::Exponential),
          m_classes(stream(Purpose::Class), BufferedStream::Kind::Uniform),
          m_hardware(stream(Purpose::ResetOrHardware), BufferedStream::Kind::Uniform),
          m_detects(stream(Purpose::Detect), BufferedStream::Kind::Exponential),
          m_restarts(stream(Purpose::Restart), BufferedStream::Kind::Lognormal, plan.restartSigma),
          m_repairs(stream(Purpose::Repair), BufferedStream::Kind::Normal) {}

    CampaignRecord play() {
        const CampaignPlan& p = m_plan;
        std::int64_t gap = nextGap();
        for (;;) {
            const std::int64_t remaining = (p.fullCycles - m_done) * p.cycle + p.lastCycle;
            if (gap >= remaining) {
                m_now += remaining;
                m_cycles += p.fullCycles - m_done;
                return finish();
            }
            const std::int64_t whole = p.cycle > 0 ? std::min(gap / p.cycle, p.fullCycles - m_done) : 0;
            const std::int64_t partial = gap - whole * p.cycle;
            if (p.anySilent) m_history.add(m_now, m_done, m_done + whole);
            m_now += gap;
            m_done += whole;
            m_cycles += whole;
            slot(Slot::Lost) += partial;
            if (!recover(partial, gap)) return m_record;
        }
    }

private:
    /// From the failure at m_now until the job runs again; `gap` becomes the time to the next failure. False = give up.
    bool recover(std::int64_t lost, std::int64_t& gap) {
        for (;;) {
            ++m_record.failures;
            m_sincePoll += 1 + m_shop.count() / 32;  // a failure with thousands in repair takes longer
            if (m_sincePoll >= kPollEvery) {
                if (m_cancelled()) return false;
                m_sincePoll = 0;
            }
            if (m_record.failures > kMostFailures || m_now > kLongest || m_shop.peak() > kMostDown) {
                m_record.endless = true;
                m_record.peakDown = m_shop.peak();
                return false;
            }
            const std::size_t which = m_plan.classes.size() > 1 ? m_plan.alias.pick(m_classes.next()) : 0;
            ClassTally& tally = m_tally[which];
            ++tally.failures;
            tally.loss += lost;
            lost = 0;
            prepare(m_plan.classes[which], tally);
            const std::int64_t total = m_phase[0] + m_phase[1] + m_phase[2] + m_phase[3];
            if (!m_plan.failuresDuringRestart || total <= (gap = nextGap(m_plan.failuresDuringRestart))) {
                for (std::size_t i = 0; i < 4; ++i) m_record.ledger[kPhases[i]] += m_phase[i];
                m_now += total;
                tally.loss += total;
                m_swapPending = false;
                gap = m_plan.failuresDuringRestart ? gap - total : nextGap();
                return true;
            }
            std::int64_t left = gap;  // struck again: the phases in order as far as they came
            for (std::size_t i = 0; i < 4; ++i) {
                const std::int64_t part = std::min(left, m_phase[i]);
                m_record.ledger[kPhases[i]] += part;
                left -= part;
            }
            m_now += gap;
            tally.loss += gap;
        }
    }

    /// Draws what this failure needs and fills m_phase.
    void prepare(const ClassPlan& c, ClassTally& tally) {
        const CampaignPlan& p = m_plan;
        const auto ordinal = static_cast<std::uint64_t>(m_record.failures - 1);
        m_phase[0] = p.exponentialDetection ? clampedNs(static_cast<double>(c.detect) * m_detects.next(), kLongestPhase)
                                            : c.detect;
        if (p.anyHardware && m_hardware.next() < c.hardware) {
            m_swapPending = true;
            // The k-th repair draw belongs to the k-th hardware event: the same event under every policy.
            if (p.spares >= 0) sendToRepair(c, ordinal);
        }
        m_phase[1] = 0;
        if (p.spares >= 0) {
            const std::int64_t ready = m_now + m_phase[0];
            m_phase[1] = std::min(m_shop.enoughAt(m_now, ready, p.spares) - ready, kLongestPhase);
        }
        m_phase[2] = m_swapPending ? p.swap : 0;
        double restart = p.restart;
        if (p.restartSigma > 0) restart *= m_restarts.next();
        m_phase[3] = clampedNs(restart, kLongestPhase);
        if (c.silentMean > 0) rollBack(c, ordinal, tally);
    }

    /// The first server draws from the buffered stream; further ones have streams of their own.
    void sendToRepair(const ClassPlan& c, std::uint64_t ordinal) {
        for (std::int64_t i = 0; i < c.serversLost; ++i) {
            const StreamId own{m_plan.seed, Purpose::Repair, static_cast<std::uint16_t>(i), m_index};
            const double z = i == 0 ? m_repairs.next() : normalQuantile(uniformAt(own, ordinal));
            const double repair = c.repairMedian * portableExp(c.repairSigma * z);
            m_shop.add(m_now + m_phase[0] + clampedNs(repair, kLongestPhase));
        }
        m_shop.notePeak(m_now);
    }

    /// Silent corruption: everything since its onset is worthless.
    void rollBack(const ClassPlan& c, std::uint64_t ordinal, ClassTally& tally) {
        const StreamId id{m_plan.seed, Purpose::SdcLatency, 0, m_index};
        const std::int64_t latency = clampedNs(-portableLog(uniformAt(id, ordinal)) * c.silentMean, kLongest);
        std::int64_t good = m_history.rollBack(m_now - latency, std::max<std::int64_t>(1, m_plan.cycle));
        if (good < 0) {
            ++m_record.fromScratch;
            good = 0;
        }
        const std::int64_t undone = std::max<std::int64_t>(0, m_done - good) * m_plan.interval;
        slot(Slot::Lost) += undone;
        tally.loss += undone;
        m_done = std::min(m_done, good);
    }

    CampaignRecord finish() {
        const CampaignPlan& p = m_plan;
        slot(Slot::Productive) = p.work;
        slot(Slot::Checkpoint) = m_cycles * p.stall + (p.lastCycle - p.lastInterval - p.lastStretch);
        slot(Slot::Degraded) = m_cycles * p.stretch + p.lastStretch;
        m_record.peakDown = m_shop.peak();
        m_record.wall = m_now;
        m_record.finished = true;
        return m_record;
    }

    StreamId stream(Purpose purpose) const { return {m_plan.seed, purpose, 0, m_index}; }
    std::int64_t& slot(Slot s) { return m_record.ledger[static_cast<std::size_t>(s)]; }
    std::int64_t nextGap(bool wanted = true) {
        if (!wanted || !(m_plan.meanGap > 0)) return kLongest * 2;
        return clampedNs(m_gaps.next() * m_plan.meanGap, kLongest * 2);
    }

    static constexpr std::array<std::size_t, 4> kPhases{
        static_cast<std::size_t>(Slot::Detect), static_cast<std::size_t>(Slot::WaitForSpare),
        static_cast<std::size_t>(Slot::Swap), static_cast<std::size_t>(Slot::Restart)};

    const CampaignPlan& m_plan;
    std::uint32_t m_index;
    std::vector<ClassTally>& m_tally;
    const std::function<bool()>& m_cancelled;
    BufferedStream m_gaps, m_classes, m_hardware, m_detects, m_restarts, m_repairs;
    RepairShop m_shop;
    CheckpointHistory m_history;
    CampaignRecord m_record;
    std::array<std::int64_t, 4> m_phase{};
    std::int64_t m_now = 0, m_done = 0, m_cycles = 0, m_sincePoll = 0;
    bool m_swapPending = false;
};

}  // namespace

AliasTable::AliasTable(const std::vector<double>& weights)
    : m_size(static_cast<double>(weights.size())), m_cells(weights.size()) {
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    std::vector<double> scaled(weights.size());
    std::vector<std::size_t> small, large;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        scaled[i] = weights[i] / sum * m_size;
        m_cells[i].other = i;
        (scaled[i] < 1 ? small : large).push_back(i);
    }
    while (!small.empty() && !large.empty()) {
        const std::size_t poor = small.back(), rich = large.back();
        small.pop_back();
        m_cells[poor] = {scaled[poor], rich};
        scaled[rich] -= 1 - scaled[poor];
        if (scaled[rich] < 1) {
            large.pop_back();
            small.push_back(rich);
        }
    }  // what is left is 1 but for rounding
}

CampaignRecord playCampaign(const CampaignPlan& plan, std::uint32_t index, std::vector<ClassTally>& tally,
                            const std::function<bool()>& cancelled) {
    return Campaign(plan, index, tally, cancelled).play();
}

}  // namespace model
