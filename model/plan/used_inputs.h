// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which inputs of a workload or network count for what it is: forms and report leave the others out.

#include <string_view>

#include "model/plan/workbook.h"

namespace model {

/// False for an input that the choices of its workload leave without effect: those of the other kind of workload, the
/// planned utilisation of a run whose speed comes from the step model, the degrees of a mapping that is searched for;
/// of a network the details of congestion that nothing causes, and what another topology or role would need. True for
/// all other paths.
bool inputCounts(const Design& design, std::string_view path);
/// False for what a measure would change that the workload does not take: shown in its chart, no part of a bid.
bool resultCounts(const Design& design, std::string_view path);

}  // namespace model
