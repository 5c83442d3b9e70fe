// SPDX-License-Identifier: GPL-3.0-or-later
// Sizing of one network with all its link counts. Budget: 50 us at 160,000 cards.
#include <benchmark/benchmark.h>

#include "model/fabric/congestion.h"
#include "model/fabric/sizing.h"

namespace {

using namespace model;

/// 160,000 cards in servers of eight, one port per card.
fabric::SizingInputs largest() {
    fabric::SizingInputs in;
    in.nodes = 20'000;
    in.railsPerNode = 8;
    in.minTiers = 3;
    return in;
}

void size(benchmark::State& state, const fabric::SizingInputs& in) {
    for (auto _ : state) benchmark::DoNotOptimize(fabric::sizeFabric(in));
    const auto z = fabric::sizeFabric(in);
    if (!z.feasible || z.tiers != 3) state.SkipWithError("not the network that is meant");
    state.counters["links"] = static_cast<double>(z.total.links());
    state.counters["switches"] = static_cast<double>(z.total.switches());
}

void threeTiersOf128Ports(benchmark::State& state) {
    auto in = largest();
    in.switchPorts = 128;
    size(state, in);
}
BENCHMARK(threeTiersOf128Ports)->Unit(benchmark::kMicrosecond);

/// 64 ports of 800G as 128 of 400G, the ports of a card split over the planes.
void threeTiersOf64PortsInPlanes(benchmark::State& state) {
    auto in = largest();
    in.switchPorts = 64 * state.range(0);
    in.planes = state.range(0);
    in.linkRate = ByteRate{100e9} / static_cast<double>(state.range(0));
    size(state, in);
}
BENCHMARK(threeTiersOf64PortsInPlanes)->Arg(2)->Arg(4)->Unit(benchmark::kMicrosecond);

/// The refusal has to search for the next step beyond.
void refusedWithTheNextStep(benchmark::State& state) {
    auto in = largest();
    in.switchPorts = 64;
    for (auto _ : state) benchmark::DoNotOptimize(fabric::sizeFabric(in));
    if (fabric::sizeFabric(in).feasible) state.SkipWithError("fits");
}
BENCHMARK(refusedWithTheNextStep)->Unit(benchmark::kMicrosecond);

void hashedFlows(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(fabric::ecmpLoad(state.range(0), state.range(1)));
}
BENCHMARK(hashedFlows)->Args({32, 32})->Args({64, 64})->Args({256, 64})->Unit(benchmark::kMicrosecond);

void lossesOfTheWorstFlow(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(fabric::lossTail(1e-5, 98, 20'000, state.range(0), true));
}
BENCHMARK(lossesOfTheWorstFlow)->Arg(1'024)->Arg(160'000)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
