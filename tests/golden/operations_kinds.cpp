// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of the reliability golden file that stand in model/operations.
#include "model/operations/filler.h"
#include "model/operations/fragmentation.h"
#include "model/operations/monitoring.h"
#include "model/operations/queueing.h"
#include "model/operations/schedule.h"
#include "model/operations/staffing.h"
#include "tests/golden/inputs.h"
#include "tests/golden/kinds_operations.h"

namespace operations_kinds {

using golden::Inputs;
using golden::orNull;
using model::Duration;
using model::Rate;
using nlohmann::json;
namespace operations = model::operations;

constexpr double kHour = 3600, kDay = 86400;

json erlang(Inputs& in) {
    const std::int64_t c = in.integer("c");
    const double a = in.number("a");
    return {{"B", orNull(operations::erlangB(c, a))}, {"C", orNull(operations::erlangC(c, a))}};
}

json offered(Inputs& in) {
    const auto load = operations::offeredAtBlocking(in.integer("c"), in.number("blocking"));
    if (!load) return nullptr;
    return {{"offered", load->offered}, {"utilisation", load->utilisation}};
}

json wait(Inputs& in) {
    const std::int64_t c = in.integer("c");
    const auto w = operations::waiting(c, in.number("rho") * static_cast<double>(c), Duration{1});
    if (!w) return nullptr;
    return {{"P_wait", w->probability}, {"mean_wait_in_service_times", w->mean.si}};
}

json sizes(Inputs& in) {
    const json* list = in.find("classes");
    if (!list || !list->is_array()) return in.miss("classes"), nullptr;
    std::vector<operations::SizeClass> classes;
    for (const json& item : *list) {
        Inputs of{item, {}};
        classes.push_back({of.integer("units"), of.number("erlang")});
        if (!of.missing.empty()) in.miss("classes");
    }
    const auto loss = operations::multiSizeLoss(in.integer("C"), classes);
    if (!loss) return nullptr;
    return {{"blocking", loss->blocking}, {"utilisation", loss->utilisation}};
}

json freeNodes(Inputs& in) {
    const std::int64_t nodes = in.integer("nodes"), each = in.integer("cards_per_node"), used = in.integer("used");
    return {{"free", nodes * each - used},
            {"expected_whole_free_nodes", orNull(operations::expectedFreeNodes(nodes, each, used))}};
}

json efficiency(Inputs& in) {
    const Rate preempted{in.number("preempt_per_h") / kHour};
    return {{"efficiency", orNull(operations::fillerEfficiency(preempted, Duration{in.number("length_h") * kHour}))}};
}

json needed(Inputs& in) {
    return {{"share_of_idle", orNull(operations::fillerNeeded(in.number("from"), in.number("to")))}};
}

json alarms(Inputs& in) {
    const double z = in.number("z");
    const auto rate = operations::alarmsOfSamples(in.number("series"), Duration{in.number("period_s")}, z);
    if (!rate) return nullptr;
    return {{"one_sided", operations::upperTail(z)}, {"per_day", rate->si * kDay}};
}

json seat(Inputs& in) {
    const auto hours = [&](const char* key) { return Duration{in.number(key) * kHour}; };
    return {
        {"fte", orNull(operations::peoplePerSeat(hours("hours_per_week"), hours("contract_h"), in.number("absence")))}};
}

json fit(Inputs& in) {
    const auto jobs = in.integers("jobs");
    const auto f = operations::gangFit(in.integer("cards"), in.integer("cards_per_node"), jobs);
    if (!f) return nullptr;
    json out{{"sum", f->sum},
             {"left", f->left},
             {"nodes_needed", f->nodesNeeded},
             {"nodes_total", f->nodesTotal},
             {"whole_nodes_fit", f->wholeNodesFit}};
    if (in.has("busy_share_of_first") && !jobs.empty())
        out["idle_of_first"] = operations::idleCards(jobs.front(), in.number("busy_share_of_first"));
    return out;
}

json trace(Inputs& in) {
    const json* list = in.find("jobs");
    if (!list || !list->is_array()) return in.miss("jobs"), nullptr;
    std::vector<operations::GangJob> jobs;
    std::vector<std::string> ids;
    for (const json& item : *list) {
        Inputs of{item, {}};
        ids.push_back(of.text("id"));
        jobs.push_back(
            {Duration{of.number("submit") * kHour}, Duration{of.number("run") * kHour}, of.integer("cards")});
        if (!of.missing.empty()) in.miss("jobs");
    }
    operations::SchedulePolicy policy{in.integer("nodes"), in.integer("cards_per_node"), operations::Placing::Pack,
                                      in.flag("backfill", false)};
    const std::string place = in.text("place");
    if (place == "spread") policy.place = operations::Placing::Spread;
    if (place != "spread" && place != "pack") in.miss("place");
    if (!in.missing.empty()) return nullptr;
    const auto s = operations::schedule(policy, jobs);
    if (!s) return nullptr;
    json start = json::object();
    for (std::size_t i = 0; i < ids.size(); ++i) start[ids[i]] = s->start[i].si / kHour;
    return {{"start", start},
            {"makespan", s->makespan.si / kHour},
            {"utilisation", s->utilisation},
            {"mean_wait", s->meanWait.si / kHour}};
}

const golden::Evaluators kTable{{"erlang_b_c", &erlang},
                                {"erlang_offered_at_blocking", &offered},
                                {"erlang_c_wait", &wait},
                                {"kaufman_roberts", &sizes},
                                {"expected_free_nodes", &freeNodes},
                                {"filler_efficiency", &efficiency},
                                {"filler_needed", &needed},
                                {"alarm_iid", &alarms},
                                {"seat_to_fte", &seat},
                                {"gang_fit", &fit},
                                {"schedule_trace", &trace}};

}  // namespace operations_kinds

std::optional<nlohmann::json> evaluateOperationsKind(const std::string& kind, const nlohmann::json& inputs,
                                                     std::string& why) {
    return golden::evaluateBy(operations_kinds::kTable, kind, inputs, why);
}
