// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Figures of inference services, and what dragging needs to know of them. Private to views/figures.

#include "model/plan/service_case.h"
#include "views/figures/common.h"

namespace views::figures {

/// The service that needs most cards.
struct MainService {
    const model::Item<model::Workload>* workload = nullptr;
    const model::Item<model::Pool>* pool = nullptr;
    const model::WorkloadResults* results = nullptr;
};
std::optional<MainService> mainService(const Source& s);
/// The result that the figures wait for.
std::string serviceKey(const Source& s);
/// The batch of the main service at which a user gets so many tokens per second.
std::optional<std::int64_t> batchAtSpeed(const Source& s, double tokensPerSecond);

ChartSpec serviceCurve(const Source& s);
ChartSpec serviceSizing(const Source& s);

}  // namespace views::figures
