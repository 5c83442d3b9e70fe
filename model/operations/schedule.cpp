// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/schedule.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <numeric>

namespace model::operations {
namespace {

struct Share {
    std::size_t node = 0;
    std::int64_t cards = 0;
};
using Shares = std::vector<Share>;

struct Running {
    double end = 0;
    std::size_t job = 0;
    Shares shares;
    bool operator<(const Running& o) const { return end != o.end ? end < o.end : job < o.job; }
};

bool isTime(Duration d) {
    return std::isfinite(d.si) && d.si >= 0;
}

/// Free cards of every node, and how gangs take them.
class Nodes {
public:
    explicit Nodes(const SchedulePolicy& p)
        : m_perNode(p.cardsPerNode), m_place(p.place), m_free(static_cast<std::size_t>(p.nodes), p.cardsPerNode) {}

    /// Where a gang goes; nothing when it does not fit.
    std::optional<Shares> find(std::int64_t cards) const {
        if (cards >= m_perNode) {
            Shares whole;
            const auto needed = static_cast<std::size_t>(wholeNodes(cards));
            for (std::size_t i = 0; i < m_free.size() && whole.size() < needed; ++i)
                if (m_free[i] == m_perNode) whole.push_back({i, m_perNode});
            return whole.size() == needed ? std::optional(std::move(whole)) : std::nullopt;
        }
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < m_free.size(); ++i) {
            if (m_free[i] < cards) continue;
            if (!best || (m_place == Placing::Pack ? m_free[i] < m_free[*best] : m_free[i] > m_free[*best])) best = i;
        }
        return best ? std::optional(Shares{{*best, cards}}) : std::nullopt;
    }
    void take(const Shares& shares) {
        for (const Share& s : shares) m_free[s.node] -= s.cards;
    }
    void give(const Shares& shares) {
        for (const Share& s : shares) m_free[s.node] += s.cards;
    }
    std::int64_t wholeNodes(std::int64_t cards) const { return (cards + m_perNode - 1) / m_perNode; }

private:
    std::int64_t m_perNode;
    Placing m_place;
    std::vector<std::int64_t> m_free;
};

class Scheduler {
public:
    Scheduler(const SchedulePolicy& policy, std::span<const GangJob> jobs)
        : m_policy(policy), m_jobs(jobs), m_nodes(policy), m_start(jobs.size(), 0) {}

    Schedule run() {
        std::vector<std::size_t> order(m_jobs.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return m_jobs[a].submit.si < m_jobs[b].submit.si; });
        std::size_t next = 0;
        double last = 0;
        while (next < order.size() || !m_running.empty()) {
            const bool arrival =
                m_running.empty() || (next < order.size() && m_jobs[order[next]].submit.si < m_running.front().end);
            const double now = arrival ? m_jobs[order[next]].submit.si : m_running.front().end;
            while (!m_running.empty() && m_running.front().end <= now) {
                m_nodes.give(m_running.front().shares);
                last = std::max(last, m_running.front().end);
                m_running.pop_front();
            }
            while (next < order.size() && m_jobs[order[next]].submit.si <= now) m_queue.push_back(order[next++]);
            startAll(now);
        }
        return answer(last);
    }

private:
    void begin(std::size_t job, double now, Shares shares) {
        m_nodes.take(shares);
        m_start[job] = now;
        Running r{now + m_jobs[job].run.si, job, std::move(shares)};
        m_running.insert(std::upper_bound(m_running.begin(), m_running.end(), r), std::move(r));
    }

    void startAll(double now) {
        while (!m_queue.empty()) {
            auto shares = m_nodes.find(m_jobs[m_queue.front()].cards);
            if (!shares) break;
            begin(m_queue.front(), now, std::move(*shares));
            m_queue.pop_front();
        }
        if (m_policy.backfill && m_queue.size() > 1) backfill(now);
    }

    /// The time at which the head starts for certain, and what is free then.
    struct Reservation {
        double time = 0;
        Nodes nodes;
    };
    Reservation reservation() const {
        Reservation r{0, m_nodes};
        const std::int64_t cards = m_jobs[m_queue.front()].cards;
        for (auto job = m_running.begin(); job != m_running.end();) {
            r.time = job->end;
            for (; job != m_running.end() && job->end <= r.time; ++job) r.nodes.give(job->shares);
            if (r.nodes.find(cards)) break;
        }
        return r;
    }

    /// Later jobs start now if they end before the reservation, or leave the head what it needs at that time.
    void backfill(double now) {
        Reservation held = reservation();
        const std::int64_t head = m_jobs[m_queue.front()].cards;
        const std::size_t end = std::min(m_queue.size(), kBackfillDepth + 1);
        std::vector<std::size_t> started;
        for (std::size_t i = 1; i < end; ++i) {
            const GangJob& job = m_jobs[m_queue[i]];
            auto shares = m_nodes.find(job.cards);
            if (!shares) continue;
            if (now + job.run.si > held.time) {
                held.nodes.take(*shares);
                if (!held.nodes.find(head)) {
                    held.nodes.give(*shares);
                    continue;
                }
            }
            begin(m_queue[i], now, std::move(*shares));
            started.push_back(m_queue[i]);
        }
        std::erase_if(m_queue,
                      [&](std::size_t job) { return std::find(started.begin(), started.end(), job) != started.end(); });
    }

    Schedule answer(double last) const {
        Schedule out;
        double work = 0, wait = 0;
        for (std::size_t i = 0; i < m_jobs.size(); ++i) {
            out.start.push_back(Duration{m_start[i]});
            work += static_cast<double>(m_jobs[i].cards) * m_jobs[i].run.si;
            wait += m_start[i] - m_jobs[i].submit.si;
        }
        out.makespan = Duration{last};
        const double all = static_cast<double>(m_policy.nodes) * static_cast<double>(m_policy.cardsPerNode) * last;
        if (all > 0) out.utilisation = work / all;
        if (!m_jobs.empty()) out.meanWait = Duration{wait / static_cast<double>(m_jobs.size())};
        return out;
    }

    const SchedulePolicy& m_policy;
    std::span<const GangJob> m_jobs;
    Nodes m_nodes;
    std::deque<Running> m_running;  ///< by their end
    std::deque<std::size_t> m_queue;
    std::vector<double> m_start;
};

}  // namespace

std::optional<Schedule> schedule(const SchedulePolicy& policy, std::span<const GangJob> jobs) {
    constexpr std::int64_t kMostPerNode = 1'000'000;
    if (policy.nodes < 1 || policy.nodes > kMostNodes || policy.cardsPerNode < 1 ||
        policy.cardsPerNode > kMostPerNode || jobs.size() > kMostJobs)
        return std::nullopt;
    for (const GangJob& job : jobs)
        if (job.cards < 1 || job.cards > policy.nodes * policy.cardsPerNode || !isTime(job.submit) || !isTime(job.run))
            return std::nullopt;
    return Scheduler(policy, jobs).run();
}

}  // namespace model::operations
