// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Architectures as golden rows and the model catalogue write them. All three throw on what they cannot read.

#include <nlohmann/json.hpp>
#include <string>

#include "model/training/flops.h"

model::training::Architecture goldenArchitecture(const nlohmann::json& arch);
model::training::Architecture catalogArchitecture(const nlohmann::json& entry);
model::training::Architecture namedArchitecture(const std::string& goldenName);
