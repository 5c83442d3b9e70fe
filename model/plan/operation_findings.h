// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Findings about storage, checkpoints and faults; part of the findings stage. Internal to the plan room.

#include "model/plan/stages.h"

namespace model::plan {

void storageFindings(const Stage& s);
void faultFindings(const Stage& s);

}  // namespace model::plan
