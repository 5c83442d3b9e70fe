// SPDX-License-Identifier: GPL-3.0-or-later
// Fault simulation on one thread: failures per second and core (floor 7 M, aim 20 M) and campaigns per second. The
// classes are the counts of the Llama 3 report with repairs and detection as in tests/data/golden/reliability.json.
// Reached so far: 14 M with everything on, 23 M with ample spares. Four tenths of the time are the six draws of a
// failure, in vectors already; a repair (a normal draw, its exponential, a branch that nobody foresees) costs the rest.
#include <benchmark/benchmark.h>

#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "model/reliability/simulation.h"

#ifndef TEST_DATA
#define TEST_DATA "tests/data"
#endif

namespace {

using namespace model;
constexpr double kHour = 3600;

SimulationInputs job(double ratePerHour, double workHours, double intervalHours, double stall, double restartMinutes) {
    SimulationInputs in;
    in.work = {workHours * kHour};
    in.interval = {intervalHours * kHour};
    in.stall = {stall};
    in.restart = {restartMinutes * 60};
    FailureClass c;
    c.rate = {ratePerHour / kHour};
    in.classes = {c};
    in.replications = 1000;
    in.threads = 1;
    return in;
}

/// Splits the rate into the fourteen classes of the golden file: random detection and restart, repairs, spares.
SimulationInputs everythingOn(SimulationInputs in, std::int64_t spares) {
    std::ifstream file(std::string(TEST_DATA) + "/golden/reliability.json");
    const auto document = nlohmann::json::parse(file);
    const Rate rate = in.classes.front().rate;
    in.classes.clear();
    double sum = 0;
    for (const auto& row : document.at("bench").at("classes")) sum += row.at("weight").get<double>();
    for (const auto& row : document.at("bench").at("classes")) {
        FailureClass c;
        c.id = row.at("id");
        c.rate = rate * (row.at("weight").get<double>() / sum);
        c.needsHardware = row.at("p_replace");
        c.detect = {row.at("detect_mean_h").get<double>() * kHour};
        c.repairMedian = {row.at("repair_median_h").get<double>() * kHour};
        c.repairSigma = row.at("repair_sigma");
        in.classes.push_back(c);
    }
    in.exponentialDetection = true;
    in.restartSigma = 0.5;
    in.spareServers = spares;
    return in;
}

void run(benchmark::State& state, const SimulationInputs& in) {
    double failures = 0, campaigns = 0;
    for (auto _ : state) {
        const SimulationResult result = simulate(in);
        if (!result.complete || !result.ledgerExact) state.SkipWithError("simulation incomplete");
        failures += result.meanFailures * static_cast<double>(result.replications);
        campaigns += static_cast<double>(result.replications);
        benchmark::DoNotOptimize(result.hash);
    }
    state.counters["failures"] = benchmark::Counter(failures, benchmark::Counter::kIsRate);
    state.counters["campaigns"] = benchmark::Counter(campaigns, benchmark::Counter::kIsRate);
}

void oneClass1166h(benchmark::State& state) {
    run(state, job(0.3233024691, 1166.5, 0.5, 10, 10));
}
void llama16k54d(benchmark::State& state) {
    run(state, everythingOn(job(0.3233024691, 1166.4, 0.5, 10, 10), 64));
}
void cards160k90d(benchmark::State& state) {
    run(state, everythingOn(job(0.32, 2052, 0.5, 30, 10), 256));
}
void cards160k90dTwoThreads(benchmark::State& state) {
    SimulationInputs in = everythingOn(job(0.32, 2052, 0.5, 30, 10), 256);
    in.threads = 2;
    run(state, in);
}
void cards160kAllIn(benchmark::State& state) {
    run(state, everythingOn(job(3.157250675, 1000, 0.1, 6, 4), 512));
}

BENCHMARK(oneClass1166h)->Unit(benchmark::kMillisecond);
BENCHMARK(llama16k54d)->Unit(benchmark::kMillisecond);
BENCHMARK(cards160k90d)->Unit(benchmark::kMillisecond);
BENCHMARK(cards160k90dTwoThreads)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(cards160kAllIn)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
