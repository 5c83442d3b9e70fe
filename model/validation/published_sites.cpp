// SPDX-License-Identifier: GPL-3.0-or-later
// Sites and server measurements.
#include "model/validation/published_sites.h"

#include <algorithm>

#include "model/catalog/catalog.h"
#include "model/site/site_rules.h"
#include "model/validation/case_inputs.h"

namespace model::validation {
namespace {

using nlohmann::json;

constexpr double kKilo = 1e3;

/// A number that may be null or absent.
std::optional<double> maybe(const Inputs& in, const char* key) {
    const json* v = in.find(key);
    return v && v->is_number() ? std::optional(v->get<double>()) : std::nullopt;
}
std::optional<Power> maybeWatt(const Inputs& in, const char* key) {
    const auto x = maybe(in, key);
    return x ? std::optional(Power{*x}) : std::nullopt;
}
std::string maybeText(const Inputs& in, const char* key) {
    const json* v = in.find(key);
    return v && v->is_string() ? v->get<std::string>() : std::string();
}

json sitePower(Inputs& in, const SheetPower& sheets) {
    site::SiteRule rule;
    const auto family = site::siteFamily(in.text("family"));
    rule.accelerators = in.number("accelerators");
    if (!family) in.miss("family");
    if (!in.missing.empty()) return nullptr;
    rule.family = *family;
    rule.tdp = maybeWatt(in, "tdp_w");
    rule.cap = maybeWatt(in, "cap_w");
    rule.perAccelerator = maybeWatt(in, "watts_per_accelerator");
    rule.k = maybe(in, "k").value_or(site::serverFactor(maybeText(in, "accelerator")));
    rule.pue = maybe(in, "pue");
    if (const std::string id = maybeText(in, "server_id"); !id.empty()) rule.sheet = sheets(id, rule.accelerators);
    const auto answer = site::sitePower(rule);
    if (!answer.power) return in.miss(answer.missing.c_str()), nullptr;
    return {{"power_kw", answer.power->value.si / kKilo}};
}

json serverPower(Inputs& in) {
    const Power nameplate{in.number("nameplate_kw") * kKilo};
    const std::string quantity = in.text("quantity");
    const auto kind = quantity == "peak"        ? site::PowerKind::Peak
                      : quantity == "sustained" ? site::PowerKind::Sustained
                                                : site::PowerKind::HplAverage;
    if (!in.missing.empty()) return nullptr;
    const auto levels = site::filledFromNameplate({.nameplate = nameplate, .peak = {}, .sustained = {}, .idle = {}});
    const auto power = site::levelOf(levels, kind);
    if (!power) return in.miss("quantity"), nullptr;
    return {{"power_kw", power->si / kKilo}};
}

}  // namespace

SheetPower sheetsOf(const Catalog& catalog) {
    return [&catalog](const std::string& id, double accelerators) -> std::optional<Power> {
        const auto entry =
            std::find_if(catalog.servers.begin(), catalog.servers.end(), [&](const auto& e) { return e.id == id; });
        if (entry == catalog.servers.end() || !entry->value.nameplate || entry->value.accelerators < 1)
            return std::nullopt;
        return *entry->value.nameplate * (accelerators / static_cast<double>(entry->value.accelerators));
    };
}

std::optional<json> evaluateSiteKind(const SheetPower& sheets, const std::string& kind, const json& inputs,
                                     std::string& why) {
    if (kind != "site_power" && kind != "server_power") {
        why = filled(skip::kUnknownKind, kind);
        return std::nullopt;
    }
    Inputs in{inputs, {}};
    json out = kind == "site_power" ? sitePower(in, sheets) : serverPower(in);
    if (in.missing.empty()) return out;
    why = filled(skip::kMissing, in.missing);
    return std::nullopt;
}

}  // namespace model::validation
