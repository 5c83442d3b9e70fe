// SPDX-License-Identifier: GPL-3.0-or-later
// The loop over events. Failure instants are a Poisson process in wall time (model A) or in running time (model B);
// what is left of a gap after a recovery is the next gap, so the instants do not move when the policy changes. Ageing
// classes have a second clock: the fleet's cumulative hazard S a^k, inverted draw by draw, so that a failure does not
// make anything young again; a part that is replaced gets a clock of its own.
#include "model/reliability/campaign.h"

#include <algorithm>
#include <numeric>

#include "model/core/portable_math.h"
#include "model/core/random.h"
#include "model/reliability/campaign_parts.h"

namespace model {
namespace {

constexpr std::int64_t kPollEvery = 1024;  // failures between two looks at the cancel flag: about 0.1 ms
constexpr double kNsPerHour = 3.6e12;

std::int64_t clampedNs(double ns, std::int64_t limit) {
    if (!(ns > 0)) return 0;
    return ns < static_cast<double>(limit) ? static_cast<std::int64_t>(ns) : limit;
}

class Campaign {
public:
    Campaign(const CampaignPlan& plan, std::uint32_t index, std::vector<ClassTally>& tally,
             const std::function<bool()>& cancelled)
        : m_plan(plan),
          m_index(index),
          m_tally(tally),
          m_cancelled(cancelled),
          m_gaps(stream(Purpose::Gap), BufferedStream::Kind::Exponential),
          m_agedGaps(stream(Purpose::Gap, 1), BufferedStream::Kind::Exponential),
          m_classes(stream(Purpose::Class), BufferedStream::Kind::Uniform),
          m_hardware(stream(Purpose::ResetOrHardware), BufferedStream::Kind::Uniform),
          m_detects(stream(Purpose::Detect), BufferedStream::Kind::Exponential),
          m_restarts(stream(Purpose::Restart), BufferedStream::Kind::Lognormal, plan.restartSigma),
          m_repairs(stream(Purpose::Repair), BufferedStream::Kind::Normal),
          m_copies(plan.levels) {}

    CampaignRecord play() {
        const CampaignPlan& p = m_plan;
        m_constantAt = constantAfter();
        if (!p.ageing.empty()) {
            m_replaced.assign(p.classes.size(), 0);
            m_agePower = p.fleetAge > 0 ? power(p.fleetAge, p.ageShape) : 0;
            drawAged();
        }
        if (p.plannedLasts > 0) m_plannedAt = p.plannedEvery - p.plannedLasts;
        for (;;) {
            if (m_now < m_dataAt) standStill();
            const std::int64_t remaining = (p.fullCycles - m_done) * p.cycle + p.lastCycle - m_offset;
            const std::int64_t event = nextEvent(), at = std::max(m_now, std::min(event, m_plannedAt));
            if (at - m_now >= remaining) {
                m_now += remaining;
                m_cycles += p.fullCycles - m_done;
                return finish();
            }
            run(at - m_now);
            if (m_plannedAt <= event) {
                if (!stopAsPlanned()) return m_record;
                continue;
            }
            const Event struck = pull();
            if (!struck.happens || m_plan.classes[struck.which].effect != FailureEffect::Stops) {
                if (!passBy(struck, true)) return m_record;
                continue;
            }
            const std::int64_t lost = m_offset;
            slot(Slot::Lost) += lost;
            m_offset = 0;
            if (!recover(struck, lost)) return m_record;
        }
    }

private:
    struct Event {
        std::size_t which = 0;
        std::uint64_t ordinal = 0;
        bool happens = true, ages = false, renewed = false;
        std::int64_t birth = 0;  ///< of a part that is younger than the fleet
    };

    /// The job runs on for `gap`, which ends before its last cycle does.
    void run(std::int64_t gap) {
        const CampaignPlan& p = m_plan;
        const std::int64_t at = m_offset + gap;
        const std::int64_t whole = p.cycle > 0 ? std::min(at / p.cycle, p.fullCycles - m_done) : 0;
        m_copies.settle(m_now, m_done, m_offset, m_now + gap, m_done + whole, p.cycle);
        if (p.anySilent) m_history.add(m_now - m_offset, m_done, m_done + whole, p.cycle);
        m_now += gap;
        m_done += whole;
        m_cycles += whole;
        m_offset = at - whole * p.cycle;
    }

    /// Maintenance: the state is saved first, and nothing fails that is not in use.
    bool stopAsPlanned() {
        const std::int64_t lasts = m_plan.plannedLasts;
        ++m_stops;
        slot(Slot::Planned) += lasts;
        m_now += lasts;
        m_plannedAt += m_plan.plannedEvery;
        if (m_plannedAt < m_now) m_plannedAt = m_now;
        if (m_constantAt < kNever) m_constantAt += lasts;
        if (m_agedAt < kNever) m_agedAt += lasts;
        return goOn();
    }

    /// Nothing to read until the storage is back, or something else happens.
    void standStill() {
        const std::int64_t until = std::max(m_now, std::min({m_dataAt, nextEvent(), m_plannedAt}));
        slot(Slot::Degraded) += until - m_now;
        m_tally[m_starvedBy].loss += until - m_now;
        m_now = until;
    }

    // ---- clocks

    std::int64_t nextEvent() const {
        if (m_plan.ageing.empty()) return m_constantAt;
        return std::min(m_constantAt, std::min(m_agedAt, m_renewals.next()));
    }

    /// Takes the next event from its clock and sets that clock on.
    Event pull() {
        Event e;
        e.ordinal = m_events++;
        if (m_plan.ageing.empty() || m_constantAt <= std::min(m_agedAt, m_renewals.next())) {
            const std::size_t i = m_plan.constant.size() > 1 ? m_plan.alias.pick(m_classes.next()) : 0;
            e.which = m_plan.constant[i];
            m_constantAt = m_plan.failuresDuringRestart ? constantAfter() : kNever;
        } else if (m_agedAt <= m_renewals.next()) {
            const double u = uniformAt(stream(Purpose::Class, 1), e.ordinal);
            e.which = m_plan.ageing[m_plan.ageing.size() > 1 ? m_plan.agedAlias.pick(u) : 0];
            e.ages = true;
            // Of the parts that fail at this age some are younger by now.
            if (const double gone = m_replaced[e.which]; gone > 0)
                e.happens = uniformAt(stream(Purpose::Member), e.ordinal) * m_plan.classes[e.which].units >= gone;
            drawAged();
        } else {
            const Renewals::Part part = m_renewals.take();
            e.which = part.which;
            e.birth = part.birth;
            e.ages = e.renewed = true;
        }
        const double keep = m_plan.classes[e.which].keep;
        if (keep < 1 && uniformAt(stream(Purpose::Domain, 1), e.ordinal) >= keep) e.happens = false;
        return e;
    }

    void drawAged() {
        m_agePower += m_agedGaps.next() / m_plan.agedScale;
        const double hours = power(m_agePower, 1 / m_plan.ageShape) - m_plan.fleetAge;
        m_agedAt = std::max(m_now, clampedNs(hours * kNsPerHour, kNever));
    }

    /// A part with age 0 takes the place of the one that failed, or it lives on (its age counts on).
    void age(const Event& e, bool replaced) {
        const ClassPlan& c = m_plan.classes[e.which];
        if (!replaced && !e.renewed) return;  // the fleet's clock goes on
        if (replaced && !e.renewed) ++m_replaced[e.which];
        const std::int64_t birth = replaced ? m_now : e.birth;
        const double draw = -portableLog(uniformAt(stream(Purpose::Member, 1), m_renewalDraws++));
        const double before = static_cast<double>(m_now - birth) / kNsPerHour / c.life;
        const double sum = draw + (before > 0 ? power(before, m_plan.ageShape) : 0);
        const double hours = c.life * power(sum, 1 / m_plan.ageShape);
        m_renewals.add({birth + clampedNs(hours * kNsPerHour, kNever - birth), birth, e.which});
    }

    static double power(double x, double exponent) { return portableExp(exponent * portableLog(x)); }

    // ---- events that do not stop the job

    bool passBy(const Event& e, bool running) {
        if (!goOn()) return false;
        if (m_constantAt == kNever) m_constantAt = constantAfter();
        if (!e.happens) return true;
        const ClassPlan& c = m_plan.classes[e.which];
        ++m_tally[e.which].failures;
        if (c.effect == FailureEffect::BlocksStorage) {
            const double z = normalQuantile(uniformAt(stream(Purpose::Storage), e.ordinal));
            const double lasts = c.repairMedian * portableExp(c.repairSigma * z);
            const std::int64_t back = m_now + c.detect + clampedNs(lasts, kLongestPhase);
            m_copies.block(back);
            // What there is to read is taken to last for the end of the outage: the time lost is the same.
            if (back - m_now > c.dataLast && back - c.dataLast > m_dataAt) {
                m_dataAt = back - c.dataLast;
                m_starvedBy = e.which;
            }
        } else if (c.effect == FailureEffect::Slows && running) {
            const double u = uniformAt(stream(Purpose::Straggler), e.ordinal);
            const std::int64_t excess = clampedNs(-portableLog(u) * c.lasts, kLongestPhase);
            // A failure that strikes meanwhile is the main loop's.
            const std::int64_t until = std::max(m_now, std::min(m_now + excess, nextEvent()));
            ++m_record.slowdowns;
            slot(Slot::Degraded) += until - m_now;
            m_tally[e.which].loss += until - m_now;
            m_now = until;
        }
        return true;
    }

    // ---- recovery

    /// From the failure at m_now until the job runs again. False = give up.
    bool recover(Event e, std::int64_t lost) {
        for (;;) {
            ++m_record.failures;
            if (!goOn()) return false;
            ClassTally& tally = m_tally[e.which];
            ++tally.failures;
            tally.loss += lost;
            lost = 0;
            prepare(e, tally);
            const std::int64_t end = m_now + std::accumulate(m_phase.begin(), m_phase.end(), std::int64_t{0});
            Event next;
            bool struck = false;
            const std::int64_t from = m_now;
            while (m_plan.failuresDuringRestart && nextEvent() < end) {
                m_now = std::max(m_now, nextEvent());
                next = pull();
                if (next.happens && m_plan.classes[next.which].effect == FailureEffect::Stops) {
                    struck = true;
                    break;
                }
                if (!passBy(next, false)) return false;
            }
            if (!struck) {
                for (std::size_t i = 0; i < kPhases.size(); ++i) m_record.ledger[kPhases[i]] += m_phase[i];
                m_now = end;
                tally.loss += end - from;
                if (!m_plan.failuresDuringRestart)
                    m_constantAt =
                        m_constantAt == kNever ? constantAfter() : std::min(kNever - 1, m_constantAt + (end - from));
                return true;
            }
            std::int64_t left = m_now - from;  // struck again: the phases in order as far as they came
            tally.loss += left;
            for (std::size_t i = 0; i < kPhases.size(); ++i) {
                const std::int64_t part = std::min(left, m_phase[i]);
                m_record.ledger[kPhases[i]] += part;
                left -= part;
            }
            e = next;
        }
    }

    bool goOn() {
        m_sincePoll += 1 + static_cast<std::int64_t>(m_shop.entries()) / 32;  // thousands in repair take longer
        if (m_sincePoll >= kPollEvery) {
            if (m_cancelled()) return false;
            m_sincePoll = 0;
        }
        if (static_cast<std::int64_t>(m_events) + m_stops <= kMostFailures && m_now <= kLongest &&
            m_shop.peak() <= kMostDown)
            return true;
        m_record.endless = true;
        m_record.peakDown = m_shop.peak();
        return false;
    }

    /// Draws what this failure needs, fills m_phase and takes the work back that is lost.
    void prepare(const Event& e, ClassTally& tally) {
        const CampaignPlan& p = m_plan;
        const ClassPlan& c = p.classes[e.which];
        m_phase[0] = p.exponentialDetection ? clampedNs(static_cast<double>(c.detect) * m_detects.next(), kLongestPhase)
                                            : c.detect;
        m_phase[1] = c.watch;
        bool hardware = false;
        if (p.anyHardware) {
            hardware = m_hardware.next() < c.hardware;
            if (e.ages) age(e, hardware);
            if (hardware) {
                // A swap that was begun goes on, whatever fails meanwhile.
                if (p.hot == 0 || !m_standby.take(m_now, p.hot, c.serversLost, p.refill))
                    m_swappedAt = std::max(m_swappedAt, m_now + m_phase[0] + m_phase[1] + p.swap);
                // The k-th repair draw belongs to the k-th hardware event: the same event under every policy.
                if (p.spares >= 0) sendToRepair(c);
            }
        }
        m_phase[2] = 0;
        if (p.spares >= 0) {
            const std::int64_t ready = m_now + m_phase[0] + m_phase[1];
            m_phase[2] = std::min(m_shop.enoughAt(m_now, ready, p.spares) - ready, kLongestPhase);
        }
        m_phase[3] = std::max<std::int64_t>(0, m_swappedAt - (m_now + m_phase[0] + m_phase[1] + m_phase[2]));
        double restart = p.restart;
        if (p.restartSigma > 0) restart *= m_restarts.next();
        m_phase[4] = clampedNs(restart, kLongestPhase);
        m_phase[5] = rollBack(e, hardware, tally);
    }

    /// All servers of one event come back together.
    void sendToRepair(const ClassPlan& c) {
        const double repair = c.repairMedian * portableExp(c.repairSigma * m_repairs.next());
        if (c.serversLost > 0)
            m_shop.add(m_now + m_phase[0] + m_phase[1] + clampedNs(repair, kLongestPhase), c.serversLost);
        m_shop.notePeak(m_now);
    }

    /// Back to the newest copy that survives; returns the time to load it.
    std::int64_t rollBack(const Event& e, bool hardware, ClassTally& tally) {
        const ClassPlan& c = m_plan.classes[e.which];
        const std::size_t last = m_plan.levels.size() - 1;
        std::size_t level = std::min(hardware ? c.hardwareLevel : c.level, last);
        if (hardware && c.deeper > 0 && level < last && uniformAt(stream(Purpose::Domain), e.ordinal) < c.deeper)
            ++level;
        std::size_t from = m_copies.best(level);
        std::int64_t good = m_copies.newest(from);
        if (c.silentMean > 0) {
            from = level = last;
            good = std::min(good, newestClean(c, e.ordinal, m_copies.newest(last)));
        }
        const std::int64_t undone = std::max<std::int64_t>(0, m_done - good) * m_plan.interval;
        slot(Slot::Lost) += undone;
        tally.loss += undone;
        if (good < m_done) {
            m_done = good;
            if (m_plan.anySilent) m_history.undo(good);
        }
        m_copies.resume(m_done, level);
        return m_plan.levels[from].load;
    }

    /// Silent corruption: everything since its onset is worthless, and not every older copy is kept.
    std::int64_t newestClean(const ClassPlan& c, std::uint64_t ordinal, std::int64_t newest) {
        const double u = uniformAt(stream(Purpose::SdcLatency), ordinal);
        const std::int64_t latency = clampedNs(-portableLog(u) * c.silentMean, kLongest);
        const std::int64_t every = m_plan.levels.back().every;
        std::int64_t good = m_history.rollBack(m_now - latency, std::max<std::int64_t>(1, m_plan.cycle));
        if (good >= 0) good = std::min(good / every * every, newest);
        if (good > 0 && m_plan.ring > 0) {
            std::int64_t age = (newest - good) / every;  // in copies; the newest has age 0
            std::int64_t reach = m_plan.ring - 1;
            if (m_plan.thinned) {
                reach = m_plan.ring < 2 ? 0 : std::int64_t{1} << std::min<std::int64_t>(m_plan.ring - 2, 62);
                std::int64_t kept = age == 0 ? 0 : 1;
                while (kept < age) kept *= 2;
                age = kept;
            }
            good = age <= reach ? std::max<std::int64_t>(0, newest - age * every) : -1;
        }
        if (good < 0) {
            ++m_record.fromScratch;
            good = 0;
        }
        return good;
    }

    CampaignRecord finish() {
        const CampaignPlan& p = m_plan;
        slot(Slot::Productive) = p.work;
        slot(Slot::Checkpoint) = m_cycles * p.stall + (p.lastCycle - p.lastInterval - p.lastStretch);
        slot(Slot::Degraded) += m_cycles * p.stretch + p.lastStretch;
        m_record.peakDown = m_shop.peak();
        m_record.wall = m_now;
        m_record.finished = true;
        return m_record;
    }

    StreamId stream(Purpose purpose, std::uint16_t component = 0) const {
        return {m_plan.seed, purpose, component, m_index};
    }
    std::int64_t& slot(Slot s) { return m_record.ledger[static_cast<std::size_t>(s)]; }
    std::int64_t constantAfter() {
        return m_plan.meanGap > 0 ? std::min(kNever - 1, m_now + clampedNs(m_gaps.next() * m_plan.meanGap, kNever))
                                  : kNever;
    }

    static constexpr std::array<std::size_t, 6> kPhases{
        static_cast<std::size_t>(Slot::Detect),       static_cast<std::size_t>(Slot::Watch),
        static_cast<std::size_t>(Slot::WaitForSpare), static_cast<std::size_t>(Slot::Swap),
        static_cast<std::size_t>(Slot::Restart),      static_cast<std::size_t>(Slot::Load)};

    const CampaignPlan& m_plan;
    std::uint32_t m_index;
    std::vector<ClassTally>& m_tally;
    const std::function<bool()>& m_cancelled;
    BufferedStream m_gaps, m_agedGaps, m_classes, m_hardware, m_detects, m_restarts, m_repairs;
    RepairShop m_shop;
    StandbyPool m_standby;
    CheckpointHistory m_history;
    Copies m_copies;
    Renewals m_renewals;
    std::vector<double> m_replaced;  ///< parts of each class that are younger than the fleet
    CampaignRecord m_record;
    std::array<std::int64_t, kPhases.size()> m_phase{};
    std::int64_t m_constantAt = kNever, m_agedAt = kNever, m_plannedAt = kNever;
    std::int64_t m_now = 0, m_done = 0, m_offset = 0, m_cycles = 0, m_stops = 0, m_sincePoll = 0;
    std::uint64_t m_events = 0, m_renewalDraws = 0;
    std::int64_t m_swappedAt = 0;  ///< the last cold spare runs from then on
    std::int64_t m_dataAt = 0;     ///< the job has something to read from then on
    std::size_t m_starvedBy = 0;   ///< class of the outage that ends last
    double m_agePower = 0;
};

}  // namespace

AliasTable::AliasTable(const std::vector<double>& weights)
    : m_size(static_cast<double>(weights.size())), m_cells(weights.size()) {
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    std::vector<double> scaled(weights.size());
    std::vector<std::size_t> small, large;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        scaled[i] = weights[i] / sum * m_size;
        m_cells[i].take = {i, i};
        (scaled[i] < 1 ? small : large).push_back(i);
    }
    while (!small.empty() && !large.empty()) {
        const std::size_t poor = small.back(), rich = large.back();
        small.pop_back();
        m_cells[poor] = {scaled[poor], {rich, poor}};
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
