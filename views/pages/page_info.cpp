// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/page_info.h"

#include <QCoreApplication>
#include <algorithm>
#include <string>

#include "app/texts.h"
#include "model/core/fields.h"
#include "model/plan/access.h"
#include "views/pages/value_text.h"

namespace views {
namespace {

constexpr PageInfo kPages[] = {
    {PageId::Overview, "overview", IconId::Overview, QT_TRANSLATE_NOOP("pages", "Overview"), nullptr},
    {PageId::Project, "project", IconId::Project, QT_TRANSLATE_NOOP("pages", "Project"), nullptr},
    {PageId::Demand, "demand", IconId::Demand, QT_TRANSLATE_NOOP("pages", "Demand"), "demand.total_flops"},
    {PageId::Compute, "compute", IconId::Compute, QT_TRANSLATE_NOOP("pages", "Compute"), "compute.peak_flops"},
    {PageId::Fabric, "fabric", IconId::Fabric, QT_TRANSLATE_NOOP("pages", "Fabric"), "fabric.leaf_switches"},
    {PageId::Racks, "racks", IconId::Racks, QT_TRANSLATE_NOOP("pages", "Racks"), "racks.count"},
    {PageId::Power, "power", IconId::Power, QT_TRANSLATE_NOOP("pages", "Power"), "power.reserved"},
    {PageId::Cooling, "cooling", IconId::Cooling, QT_TRANSLATE_NOOP("pages", "Cooling"), "cooling.residual_air"},
    {PageId::Storage, "storage", IconId::Storage, QT_TRANSLATE_NOOP("pages", "Storage"), "storage.checkpoint_size"},
    {PageId::Reliability, "reliability", IconId::Reliability, QT_TRANSLATE_NOOP("pages", "Reliability"),
     "reliability.goodput"},
    {PageId::Cost, "cost", IconId::Cost, QT_TRANSLATE_NOOP("pages", "Cost"), "cost.capex"},
    {PageId::Review, "review", IconId::Review, QT_TRANSLATE_NOOP("pages", "Review"), nullptr},
    {PageId::Compare, "compare", IconId::Compare, QT_TRANSLATE_NOOP("pages", "Compare"), nullptr},
    {PageId::Report, "report", IconId::Report, QT_TRANSLATE_NOOP("pages", "Report"), nullptr},
};

struct Home {
    std::string_view first;
    PageId page;
};
// The first word of a path decides, but for a few inputs of lists that stand on another page.
constexpr Home kHomes[] = {
    {"project", PageId::Project},         {"demand", PageId::Demand},    {"workloads", PageId::Demand},
    {"compute", PageId::Compute},         {"training", PageId::Compute}, {"pools", PageId::Compute},
    {"fabric", PageId::Fabric},           {"fabrics", PageId::Fabric},   {"racks", PageId::Racks},
    {"rack_overrides", PageId::Racks},    {"power", PageId::Power},      {"cooling", PageId::Cooling},
    {"storage", PageId::Storage},         {"tiers", PageId::Storage},    {"checkpoint", PageId::Storage},
    {"reliability", PageId::Reliability}, {"data", PageId::Storage},     {"cost", PageId::Cost},
};

std::string_view lastOf(std::string_view key) {
    const std::size_t dot = key.rfind('.');
    return dot == std::string_view::npos ? key : key.substr(dot + 1);
}

bool blank(const char* key, const model::Results& results) {
    const auto place = model::findResult(results, key);
    return place && std::holds_alternative<std::monostate>(place->value());
}

}  // namespace

std::span<const PageInfo> allPages() {
    return kPages;
}

const PageInfo& infoOf(PageId page) {
    return kPages[static_cast<std::size_t>(page)];
}

QString nameOf(PageId page) {
    return QCoreApplication::translate("pages", infoOf(page).name);
}

std::optional<PageId> pageOfWord(const QString& word) {
    for (const PageInfo& p : kPages)
        if (word == QLatin1String(p.word)) return p.id;
    return std::nullopt;
}

PageId pageOfKey(std::string_view key) {
    const std::string_view first = key.substr(0, key.find('.')), last = lastOf(key);
    if (first == "workloads") {
        const model::Field* row = app::rowOfPath(key);
        constexpr std::string_view kOfCompute[] = {"data_parallel",      "memory_per_card",  "memory_share",
                                                   "step_time",          "days_ideal",       "peak",
                                                   "scaling_efficiency", "tokens_per_second"};
        const bool mapping = row && row->group == "Mapping";
        return mapping || std::find(std::begin(kOfCompute), std::end(kOfCompute), last) != std::end(kOfCompute)
                   ? PageId::Compute
                   : PageId::Demand;
    }
    if (first == "pools") {
        if (last == "hot_spares" || last == "cold_spares") return PageId::Reliability;
        if (last == "servers_per_rack" || last == "racks" || last == "rack_limit" || last == "rack_power" ||
            last == "rack_weight")
            return PageId::Racks;
        if (last == "server_nameplate" || last == "server_peak" || last == "server_sustained") return PageId::Power;
        if (last == "cooling") return PageId::Cooling;
    }
    const auto home =
        std::find_if(std::begin(kHomes), std::end(kHomes), [&](const Home& h) { return h.first == first; });
    return home == std::end(kHomes) ? PageId::Overview : home->page;
}

Status statusOf(const model::Problem& problem) {
    if (problem.id == "cost.unpriced") return Status::Incomplete;
    return statusOf(problem.severity);
}

std::optional<Status> statusOf(PageId page, const model::Results& results) {
    if (page == PageId::Overview || page == PageId::Compare || page == PageId::Report) return std::nullopt;
    const auto rank = [](Status s) {
        return s == Status::Error ? 3 : s == Status::Warning ? 2 : s == Status::Incomplete ? 1 : 0;
    };
    Status worst = Status::Ok;
    for (const model::Problem& problem : results.problems) {
        if (page != PageId::Review && pageOfKey(problem.key) != page) continue;
        if (const Status s = statusOf(problem); rank(s) > rank(worst)) worst = s;
    }
    const char* result = infoOf(page).result;
    if (rank(worst) == 0 && result && blank(result, results)) return Status::Incomplete;
    return worst;
}

}  // namespace views
