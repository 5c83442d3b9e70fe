// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The one door to threads: results go to slots by index, so they are equal for any number of threads.

#include <cstddef>
#include <functional>
#include <stop_token>

namespace model {

/// Calls body(i) once for every i in [0, count), on at most `threads` threads (0 = all cores; more than there are
/// cores is clamped). Returns false when `stop` ended it early: then some indices have not been visited.
bool parallelFor(std::size_t count, int threads, const std::stop_token& stop,
                 const std::function<void(std::size_t)>& body);

}  // namespace model
