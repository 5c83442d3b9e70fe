// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Work beside the window. A Job is one slot: starting it again stops the run before it and drops what that run brings,
// so the newest revision wins. Progress is polled ten times a second from two atomics, never pushed; cancelling asks
// the run to stop and keeps the parts it has finished.

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>

#include "app/document.h"
#include "model/core/progress.h"
#include "model/reliability/simulation.h"

namespace app {

class Job : public QObject {
    Q_OBJECT

public:
    /// Called in the thread of the job with what the run has brought, if it is still the newest.
    using Deliver = std::function<void()>;
    /// Called in a thread of the pool; polls the token, reports, and returns what to do with the result.
    using Work = std::function<Deliver(const std::stop_token&, const model::Progress&)>;

    explicit Job(QObject* parent = nullptr);
    /// Stops what runs and waits for it; nothing is delivered any more.
    ~Job() override;

    /// Runs `work`; a run that is still going is stopped and its result dropped.
    void start(quint64 revision, Work work);
    /// Asks the run to stop; what it has finished is delivered, then finished() is emitted with `cancelled`.
    void cancel();
    /// Stops the run and drops its result.
    void drop();

    bool running() const { return m_run != nullptr; }
    quint64 revision() const { return m_revision; }
    /// Share done, 0 to 1.
    double progress() const;
    /// Estimated from the speed so far; blank until one part in a hundred is done.
    std::optional<double> secondsLeft() const;

Q_SIGNALS:
    void started(quint64 revision);
    /// At most ten times a second; `secondsLeft` is negative while unknown.
    void progressed(double share, double secondsLeft);
    void finished(quint64 revision, bool cancelled);

private:
    struct Run {
        std::stop_source stop;
        std::atomic<std::int64_t> done{0}, total{0};
        std::atomic<bool> cancelled{false};
    };
    void arrived(const std::shared_ptr<Run>& run, quint64 revision, const Deliver& deliver);
    void report();

    QThreadPool m_pool;
    QTimer m_timer;
    QElapsedTimer m_clock;
    std::shared_ptr<Run> m_run;
    quint64 m_revision = 0;
};

/// Fault simulations of the designs of a document, one slot per design. Results go into the document.
class Simulations : public QObject {
    Q_OBJECT

public:
    explicit Simulations(Document& document, QObject* parent = nullptr);

    /// Starts the simulation of a design; false (and nothing starts) when its inputs are incomplete.
    bool run(std::int64_t designId);
    void runAll();
    void cancel(std::int64_t designId);
    void cancelAll();
    bool running(std::int64_t designId) const;
    bool anyRunning() const;

Q_SIGNALS:
    void progressed(qint64 designId, double share, double secondsLeft);
    void finished(qint64 designId, bool cancelled);

private:
    Job& slot(std::int64_t designId);
    static std::vector<model::IntervalOutcome> overIntervals(const model::SimulationInputs& inputs,
                                                             const std::stop_token& stop);
    std::shared_ptr<model::SimulationResult> foretaste(std::int64_t designId, const model::SimulationInputs& inputs,
                                                       const std::stop_token& stop);

    Document& m_document;
    std::map<std::int64_t, std::unique_ptr<Job>> m_jobs;
};

}  // namespace app
