// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/parallel.h"

#include <algorithm>
#include <thread>

#ifdef CLUSTERWRIGHT_PLAIN_THREADS
#include <atomic>
#include <vector>
#else
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>
#include <oneapi/tbb/task_group.h>
#endif

namespace model {
namespace {

int clampThreads(int threads) {
    const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    return threads <= 0 ? cores : std::min(threads, cores);
}

}  // namespace

bool parallelFor(std::size_t count, int threads, const std::stop_token& stop,
                 const std::function<void(std::size_t)>& body) {
    if (stop.stop_requested()) return false;
#ifdef CLUSTERWRIGHT_PLAIN_THREADS
    std::atomic<std::size_t> next{0};
    std::atomic<bool> complete{true};
    {
        std::vector<std::jthread> team;
        for (int t = 0; t < clampThreads(threads); ++t)
            team.emplace_back([&] {
                for (std::size_t i = next++; i < count; i = next++) {
                    if (stop.stop_requested()) {
                        complete = false;
                        return;
                    }
                    body(i);
                }
            });
    }
    return complete;
#else
    oneapi::tbb::task_group_context context;
    const std::stop_callback cancel(stop, [&context] { context.cancel_group_execution(); });
    oneapi::tbb::task_arena arena(clampThreads(threads));
    arena.execute([&] {
        oneapi::tbb::parallel_for(
            std::size_t{0}, count, [&](std::size_t i) { body(i); }, oneapi::tbb::simple_partitioner{}, context);
    });
    return !context.is_group_execution_cancelled();
#endif
}

}  // namespace model
