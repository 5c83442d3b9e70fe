// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A public architecture file (config.json) as a language model. Read are the names of sizes that the published files
// use: Llama, Llama 4, Mistral and Mixtral, Qwen2 and Qwen3 with experts, DeepSeek-V2 and V3, GLM and ChatGLM, Falcon, GPT-NeoX,
// GPT-2, OPT, BLOOM. What the file does not say and what it says in vain is told, never guessed in silence.

#include <string_view>
#include <vector>

#include "model/catalog/entries.h"
#include "model/core/problem.h"

namespace model {

struct ImportedModel {
    LanguageModel model;    ///< every value with the origin "user"
    double parameters = 0;  ///< all of them, by the count of the product
    double activeParameters = 0;
    std::vector<Problem> notes;  ///< import.default per value taken by default, import.unused for keys without use
};

/// Problems: those of parseJson, import.shape, import.missing, import.unsupported, import.exceeds, import.divide and
/// file.at around a value that is no whole number or outside the range of its field.
Outcome<ImportedModel> importModelConfig(std::string_view text, std::string_view fileName);

}  // namespace model
