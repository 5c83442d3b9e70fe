// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The reader of case inputs, under the name the kinds of the tests use.

#include "model/validation/case_inputs.h"

namespace golden {

using model::validation::evaluateBy;
using model::validation::Evaluators;
using model::validation::Inputs;
using model::validation::orNull;
using model::validation::sizingInputs;

}  // namespace golden
