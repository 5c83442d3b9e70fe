// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What one replication remembers beside its clock: servers in repair, hot spares being refilled, copies of the state,
// parts replaced. Internal to the room.

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "model/reliability/campaign.h"

namespace model {

/// Servers in repair: the instants at which they come back, unsorted. Those that are back already are swept out only
/// when their number matters, which costs less than a heap.
class RepairShop {
public:
    /// `servers` come back together: a rack waits for one repair of its power unit.
    void add(std::int64_t until, std::int64_t servers) {
        m_away.push_back({until, servers});
        m_count += servers;
    }
    void notePeak(std::int64_t now) {
        if (m_count <= m_peak) return;
        sweep(now);
        m_peak = std::max(m_peak, m_count);
    }
    /// Instant, not before `ready`, at which no more than `allowed` are down. Only those back `now` are taken out: a
    /// failure may strike before `ready`.
    std::int64_t enoughAt(std::int64_t now, std::int64_t ready, std::int64_t allowed) {
        if (m_count <= allowed) return ready;
        sweep(now);
        std::int64_t excess = m_count - allowed;
        if (excess <= 0) return ready;
        std::sort(m_away.begin(), m_away.end(), [](const Away& a, const Away& b) { return a.until < b.until; });
        std::int64_t at = ready;
        for (const Away& a : m_away) {
            at = std::max(ready, a.until);
            if ((excess -= a.servers) <= 0) break;
        }
        return at;
    }
    std::int64_t peak() const { return m_peak; }
    std::int64_t count() const { return m_count; }
    std::size_t entries() const { return m_away.size(); }

private:
    struct Away {
        std::int64_t until, servers;
    };
    /// Without a branch: which of them are back is a coin toss that no processor foresees.
    void sweep(std::int64_t now) {
        std::size_t kept = 0;
        m_count = 0;
        for (const Away a : m_away) {
            const bool away = a.until > now;
            m_away[kept] = a;
            m_count += a.servers * static_cast<std::int64_t>(away);
            kept += static_cast<std::size_t>(away);
        }
        m_away.resize(kept);
    }

    std::vector<Away> m_away;
    std::int64_t m_count = 0, m_peak = 0;
};

/// Hot spares: each taken is replaced `refill` later by a cold one.
class StandbyPool {
public:
    /// True if `servers` hot ones are there; then they are taken. Else all that are there are, and the rest comes cold.
    bool take(std::int64_t now, std::int64_t hot, std::int64_t servers, std::int64_t refill) {
        std::erase_if(m_back, [now](std::int64_t back) { return back <= now; });
        const std::int64_t there = hot - static_cast<std::int64_t>(m_back.size());
        const std::int64_t taken = std::clamp<std::int64_t>(servers, 0, std::max<std::int64_t>(0, there));
        m_back.insert(m_back.end(), static_cast<std::size_t>(taken), now + refill);
        return taken == servers;
    }

private:
    std::vector<std::int64_t> m_back;
};

/// When which cycles were run: stretches of running, each from `start` with `from` cycles done up to `to`.
class CheckpointHistory {
public:
    void add(std::int64_t start, std::int64_t from, std::int64_t to, std::int64_t cycle) {
        // A short pause does not begin a new stretch: the old one is taken as that much later, which errs to the safe
        // side, and a flapping link in a large network does not fill the memory.
        if (!m_stretches.empty()) {
            Stretch& last = m_stretches.back();
            const std::int64_t pause = start - (last.start + (last.to - last.from) * cycle);
            if (from == last.to && pause >= 0 && pause <= cycle) {
                last.start += pause;
                last.to = to;
                return;
            }
        }
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
    /// The job goes on from `done`: what was run beyond it is gone.
    void undo(std::int64_t done) {
        while (!m_stretches.empty() && m_stretches.back().from > done) m_stretches.pop_back();
        for (auto s = m_stretches.rbegin(); s != m_stretches.rend() && s->to > done; ++s) s->to = done;
    }

private:
    static constexpr std::size_t kRemembered = 512;
    struct Stretch {
        std::int64_t start, from, to;
    };
    std::vector<Stretch> m_stretches;
    bool m_forgot = false;
};

/// The newest copy that can be read back on every level, in cycles done. A copy whose drain a failure or an outage of
/// the storage cuts off is lost; the one before it stands, because the next is only begun when the last has drained.
class Copies {
public:
    explicit Copies(const std::vector<LevelPlan>& levels) : m_levels(levels) {}

    /// Counts what has become readable: the job has run from `start`, `from` cycles and `offset` ns done, until `now`
    /// with `done` cycles.
    void settle(std::int64_t start, std::int64_t from, std::int64_t offset, std::int64_t now, std::int64_t done,
                std::int64_t cycle) {
        for (std::size_t l = 0; l < m_levels.size(); ++l) {
            const LevelPlan& p = m_levels[l];
            Level& level = m_state[l];
            if (level.pending > level.newest && level.readyAt <= now) level.newest = level.pending;
            if (p.every == 1 && p.drain == 0 && level.blockedUntil == 0) {  // the common case
                level.newest = done;
                continue;
            }
            const std::int64_t last = done / p.every * p.every;
            if (last <= from) continue;
            const auto finishOf = [&](std::int64_t c) { return start + (c - from) * cycle - offset; };
            const std::int64_t finish = finishOf(last);
            if (finish < level.blockedUntil) continue;
            if (finish + p.drain <= now) {
                level.newest = std::max(level.newest, last);
                continue;
            }
            level.pending = last;
            level.readyAt = finish + p.drain;
            const std::int64_t before = last - p.every;
            if (before > from && finishOf(before) >= level.blockedUntil) level.newest = std::max(level.newest, before);
        }
    }
    /// Nothing can be written to the last level until then; what is being drained is lost.
    void block(std::int64_t until) {
        Level& level = m_state[m_levels.size() - 1];
        level.blockedUntil = std::max(level.blockedUntil, until);
        level.pending = 0;
    }
    /// The level to read from when `lost` levels are gone: the newest copy, of equals the quickest.
    std::size_t best(std::size_t lost) const {
        std::size_t at = lost;
        for (std::size_t l = lost + 1; l < m_levels.size(); ++l)
            if (m_state[l].newest > m_state[at].newest) at = l;
        return at;
    }
    std::int64_t newest(std::size_t level) const { return m_state[level].newest; }
    /// The job goes on from `done`: levels below `lost` hold that state again, nothing newer remains anywhere.
    void resume(std::int64_t done, std::size_t lost) {
        for (std::size_t l = 0; l < m_levels.size(); ++l) {
            m_state[l].newest = l < lost ? done : std::min(m_state[l].newest, done);
            m_state[l].pending = 0;
        }
    }

private:
    struct Level {
        std::int64_t newest = 0, pending = 0, readyAt = 0, blockedUntil = 0;
    };
    const std::vector<LevelPlan>& m_levels;
    std::array<Level, kMostLevels> m_state{};
};

/// Parts of ageing classes that are no longer of the fleet's age: each has a clock of its own.
class Renewals {
public:
    struct Part {
        std::int64_t at, birth;
        std::size_t which;
    };
    void add(const Part& part) {
        m_parts.push_back(part);
        std::push_heap(m_parts.begin(), m_parts.end(), later);
    }
    std::int64_t next() const { return m_parts.empty() ? kNever : m_parts.front().at; }
    Part take() {
        std::pop_heap(m_parts.begin(), m_parts.end(), later);
        const Part part = m_parts.back();
        m_parts.pop_back();
        return part;
    }

private:
    static bool later(const Part& a, const Part& b) { return a.at > b.at; }
    std::vector<Part> m_parts;
};

}  // namespace model
