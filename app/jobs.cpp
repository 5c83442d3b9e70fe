// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs.h"

#include <algorithm>

#include "model/plan/evaluate.h"

namespace app {

Job::Job(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(2);  // a run that has been told to stop may still be leaving while the next one works
    m_timer.setInterval(100);
    connect(&m_timer, &QTimer::timeout, this, &Job::report);
}

Job::~Job() {
    drop();
    m_pool.waitForDone();
}

void Job::start(quint64 revision, Work work) {
    drop();
    m_revision = revision;
    m_run = std::make_shared<Run>();
    m_clock.start();
    m_timer.start();
    m_pool.start([this, run = m_run, revision, work = std::move(work)] {
        const model::Progress progress = [run](std::int64_t done, std::int64_t total) {
            run->done.store(done, std::memory_order_relaxed);
            run->total.store(total, std::memory_order_relaxed);
        };
        Deliver deliver = work(run->stop.get_token(), progress);
        // The destructor waits for the pool, so `this` is alive here; a posted call dies with it.
        QMetaObject::invokeMethod(
            this, [this, run, revision, deliver = std::move(deliver)] { arrived(run, revision, deliver); },
            Qt::QueuedConnection);
    });
    Q_EMIT started(revision);
}

void Job::cancel() {
    if (!m_run) return;
    m_run->cancelled = true;
    m_run->stop.request_stop();
}

void Job::drop() {
    if (!m_run) return;
    m_run->stop.request_stop();
    m_run.reset();
    m_timer.stop();
}

void Job::arrived(const std::shared_ptr<Run>& run, quint64 revision, const Deliver& deliver) {
    if (run != m_run) return;  // a newer one has been started
    const bool cancelled = run->cancelled;
    m_run.reset();
    m_timer.stop();
    if (deliver) deliver();
    Q_EMIT finished(revision, cancelled);
}

double Job::progress() const {
    if (!m_run) return 0;
    const auto total = m_run->total.load(std::memory_order_relaxed);
    if (total <= 0) return 0;
    return std::clamp(static_cast<double>(m_run->done.load(std::memory_order_relaxed)) / static_cast<double>(total),
                      0.0, 1.0);
}

std::optional<double> Job::secondsLeft() const {
    constexpr double kLeastShare = 0.02;  // before that, and in the first moment, an estimate jumps
    constexpr qint64 kLeastTime = 250;
    const double share = progress();
    if (share < kLeastShare || m_clock.elapsed() < kLeastTime) return std::nullopt;
    return static_cast<double>(m_clock.elapsed()) / 1000 * (1 - share) / share;
}

void Job::report() {
    if (m_run) Q_EMIT progressed(progress(), secondsLeft().value_or(-1));
}

Simulations::Simulations(Document& document, QObject* parent) : QObject(parent), m_document(document) {}

Job& Simulations::slot(std::int64_t designId) {
    auto& job = m_jobs[designId];
    if (!job) {
        job = std::make_unique<Job>();
        connect(job.get(), &Job::progressed, this,
                [this, designId](double share, double left) { Q_EMIT progressed(designId, share, left); });
        connect(job.get(), &Job::finished, this,
                [this, designId](quint64, bool cancelled) { Q_EMIT finished(designId, cancelled); });
    }
    return *job;
}

bool Simulations::run(std::int64_t designId) {
    const int index = m_document.indexOf(designId);
    if (index < 0) return false;
    const auto inputs = m_document.simulationInputs(index);
    if (!inputs) {
        cancel(designId);
        return false;
    }
    // The document is the owner of what is shown; the closure runs in its thread.
    slot(designId).start(m_document.revision(), [this, designId, inputs = *inputs](const std::stop_token& stop,
                                                                                   const model::Progress& progress) {
        const auto part = foretaste(designId, inputs, stop);
        auto result = std::make_shared<model::SimulationResult>(model::simulate(inputs, stop, progress));
        if (stop.stop_requested() && part && part->replications > result->replications) {
            *result = *part;  // stopped early: what is shown already is more
            result->outcome = model::SimulationOutcome::Cancelled;
            result->complete = false;
        }
        if (result->complete) result->intervals = overIntervals(inputs, stop);
        return [this, designId, inputs, result] { m_document.setSimulation(designId, inputs, std::move(*result)); };
    });
    return true;
}

// Points beside the curve of the closed form, over the range that the chart shows; few runs are enough because all
// points see the same failures.
std::vector<model::IntervalOutcome> Simulations::overIntervals(const model::SimulationInputs& inputs,
                                                               const std::stop_token& stop) {
    constexpr std::int64_t kRuns = 200;
    constexpr double kMinute = 60;
    std::vector<model::Duration> intervals;
    for (const double minutes : {5.0, 10.0, 20.0, 30.0, 60.0, 120.0, 240.0})
        intervals.push_back(model::Duration{minutes * kMinute});
    return model::simulateIntervals(inputs, intervals, std::min(kRuns, inputs.replications), stop);
}

// In the thread of the job. Replications are numbered, so the first ones of a long run are a run by themselves: when
// they take their time they are shown, and the picture fills up while the rest is computed.
std::shared_ptr<model::SimulationResult> Simulations::foretaste(std::int64_t designId,
                                                                const model::SimulationInputs& inputs,
                                                                const std::stop_token& stop) {
    std::shared_ptr<model::SimulationResult> best;
    constexpr std::int64_t kLeast = 64;
    constexpr qint64 kLong = 20;  // ms
    for (const std::int64_t part : {16, 4}) {
        model::SimulationInputs some = inputs;
        some.replications = inputs.replications / part;
        if (some.replications < kLeast || stop.stop_requested()) return best;
        QElapsedTimer clock;
        clock.start();
        auto result = std::make_shared<model::SimulationResult>(model::simulate(some, stop));
        if (result->hopeless) return nullptr;
        if (!best || result->replications > best->replications) best = result;
        if (clock.elapsed() < kLong || stop.stop_requested()) return best;
        QMetaObject::invokeMethod(
            this, [this, designId, inputs, result] { m_document.setSimulation(designId, inputs, *result); },
            Qt::QueuedConnection);
    }
    return best;
}

void Simulations::runAll() {
    for (const auto& d : m_document.workbook().designs) run(d.id);
}

void Simulations::cancel(std::int64_t designId) {
    if (const auto it = m_jobs.find(designId); it != m_jobs.end()) it->second->cancel();
}

void Simulations::cancelAll() {
    for (auto& [id, job] : m_jobs) job->cancel();
}

bool Simulations::running(std::int64_t designId) const {
    const auto it = m_jobs.find(designId);
    return it != m_jobs.end() && it->second->running();
}

bool Simulations::anyRunning() const {
    return std::any_of(m_jobs.begin(), m_jobs.end(), [](const auto& j) { return j.second->running(); });
}

}  // namespace app
