// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What a mapping of a training run on cards has to obey. What breaks a hard constraint of training.md 16 cannot start,
// so it has no days; what only wastes time is a warning. Internal to the plan room.

#include "model/plan/stages.h"

namespace model::plan {

/// Cards of one replica, TP x PP x CP; saturates instead of overflowing.
std::int64_t replicaCards(const Workload& workload);

/// Reports what is wrong with the mapping of a training run; false when it cannot start. With Counting::Arithmetic the
/// cards need not fill replicas, nor the batch reach all of them.
bool checkMapping(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool);

}  // namespace model::plan
