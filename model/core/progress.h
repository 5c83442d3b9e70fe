// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How long work reports and how it is stopped: a std::stop_token to poll, a callback to tell how far it is.

#include <cstdint>
#include <functional>
#include <stop_token>

namespace model {

/// Called from the working threads, at most a few times a second; must return quickly.
using Progress = std::function<void(std::int64_t done, std::int64_t total)>;

}  // namespace model
