// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// JSON from strangers: a text becomes a value only below limits on size, depth, keys and values, without a key that
// stands twice in one object (the last would win silently), and with valid UTF-8. What is wrong comes back as one
// problem with file, line and column; nothing throws.

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "model/core/problem.h"

namespace model {

struct JsonLimits {
    std::size_t bytes = std::size_t{64} << 20;
    std::size_t values = 2'000'000;  ///< numbers, texts, flags, blanks, arrays and objects together
    std::size_t keys = 4096;         ///< of one object
    int depth = 64;
};

/// Problems: file.empty, file.size, file.json, file.utf8, file.number, file.depth, file.values, file.keys,
/// file.duplicate_key.
Outcome<nlohmann::json> parseJson(std::string_view text, std::string_view fileName, const JsonLimits& limits = {});

/// The value as it stands in a file, cut to a length that fits a sentence.
std::string jsonExcerpt(const nlohmann::json& value);

}  // namespace model
