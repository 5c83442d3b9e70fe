// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/workbook.h"

#include "model/core/fields.h"

namespace model {
namespace {

constexpr Field kProject[] = {
    row<&Project::title>({.key = "title",
                          .label = TR_NOOP("fields", "Project title"),
                          .group = TR_NOOP("groups", "Project"),
                          .information = true}),
    row<&Project::customer>({.key = "customer",
                             .label = TR_NOOP("fields", "Customer"),
                             .group = TR_NOOP("groups", "Project"),
                             .information = true}),
    row<&Project::currency>({.key = "currency",
                             .label = TR_NOOP("fields", "Currency of the workbook"),
                             .group = TR_NOOP("groups", "Money")}),
    row<&Project::cnyPerUsd>({.key = "cny_per_usd",
                              .hard = {0.01, 1000},
                              .typical = {6, 8},
                              .label = TR_NOOP("fields", "CNY per USD"),
                              .grade = Grade::C,
                              .group = TR_NOOP("groups", "Money")}),
    row<&Project::cnyPerEur>({.key = "cny_per_eur",
                              .hard = {0.01, 1000},
                              .typical = {7, 9},
                              .label = TR_NOOP("fields", "CNY per EUR"),
                              .grade = Grade::C,
                              .group = TR_NOOP("groups", "Money"),
                              .more = true}),
    row<&Project::rateDate>({.key = "rate_date",
                             .label = TR_NOOP("fields", "Date of the rates"),
                             .group = TR_NOOP("groups", "Money"),
                             .information = true}),
    row<&Project::deadline>({.key = "deadline",
                             .unit = "d",
                             .hard = {0.001, 1e6},
                             .label = TR_NOOP("fields", "Training deadline"),
                             .doc = TR_NOOP("docs", "Days the customer allows for the training run; blank = none."),
                             .group = TR_NOOP("groups", "Limits of the tender")}),
    row<&Project::powerLimit>(
        {.key = "power_limit",
         .unit = "kW",
         .hard = {0.001, 1e9},
         .label = TR_NOOP("fields", "Power limit at the meter"),
         .doc = TR_NOOP("docs", "What the site can draw, losses and cooling included; blank = none."),
         .group = TR_NOOP("groups", "Limits of the tender")}),
    row<&Project::rackLimit>({.key = "rack_limit",
                              .hard = {1, 1e9},
                              .label = TR_NOOP("fields", "Rack positions"),
                              .doc = TR_NOOP("docs", "Positions the hall has; blank = no limit."),
                              .group = TR_NOOP("groups", "Limits of the tender")}),
    row<&Project::budget>({.key = "budget",
                           .hard = {0, 1e15},
                           .label = TR_NOOP("fields", "Budget"),
                           .doc = TR_NOOP("docs", "Investment the tender allows, without tax; blank = none."),
                           .group = TR_NOOP("groups", "Limits of the tender")}),
    row<&Project::note>({.key = "note",
                         .label = TR_NOOP("fields", "Note"),
                         .group = TR_NOOP("groups", "Project"),
                         .information = true}),
};
static_assert(keysAreGood(kProject) && memberCount<Project>() == std::size(kProject) + 1, "a member has no row");

constexpr Field kDesign[] = {
    row<&Design::workloads>({.key = "workloads", .label = TR_NOOP("fields", "Workloads")}),
    row<&Design::pools>({.key = "pools", .label = TR_NOOP("fields", "Pools")}),
    row<&Design::fabrics>({.key = "fabrics", .label = TR_NOOP("fields", "Networks")}),
    row<&Design::racks>({.key = "racks", .label = TR_NOOP("fields", "Racks")}),
    row<&Design::rackOverrides>({.key = "rack_overrides", .label = TR_NOOP("fields", "Devices moved by hand")}),
    row<&Design::power>({.key = "power", .label = TR_NOOP("fields", "Power")}),
    row<&Design::cooling>({.key = "cooling", .label = TR_NOOP("fields", "Cooling")}),
    row<&Design::tiers>({.key = "tiers", .label = TR_NOOP("fields", "Storage tiers")}),
    row<&Design::checkpoint>({.key = "checkpoint", .label = TR_NOOP("fields", "Checkpoints")}),
    row<&Design::data>({.key = "data", .label = TR_NOOP("fields", "Training data")}),
    row<&Design::reliability>({.key = "reliability", .label = TR_NOOP("fields", "Reliability")}),
    row<&Design::cost>({.key = "cost", .label = TR_NOOP("fields", "Cost")}),
};
static_assert(keysAreGood(kDesign) && memberCount<Design>() == std::size(kDesign) + 1, "a member has no row");

}  // namespace

template <>
Table fieldsOf<Project>() {
    return kProject;
}
template <>
Table fieldsOf<Design>() {
    return kDesign;
}

std::size_t baseIndex(const Workbook& w) {
    for (std::size_t i = 0; i < w.designs.size(); ++i)
        if (w.designs[i].id == w.base) return i;
    return 0;
}

std::string_view currencyCode(const Project& p) {
    return p.currency == Currency::USD ? "USD" : "CNY";
}

std::optional<Cost> convert(const Money& m, const Project& p) {
    double cny = m.amount;
    if (m.currency == "USD")
        cny *= p.cnyPerUsd.si;
    else if (m.currency == "EUR")
        cny *= p.cnyPerEur.si;
    else if (m.currency != "CNY")
        return std::nullopt;
    return Cost{p.currency == Currency::USD ? cny / p.cnyPerUsd.si : cny};
}

}  // namespace model
