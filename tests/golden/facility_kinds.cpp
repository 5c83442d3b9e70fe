// SPDX-License-Identifier: GPL-3.0-or-later
// Golden kinds of facility.json, computed with the functions of model/site, model/storage and model/cost.

#include "model/cost/tender_check.h"
#include "model/cost/unit_cost.h"
#include "model/site/cooling.h"
#include "model/site/flows.h"
#include "model/site/losses.h"
#include "model/site/power.h"
#include "model/site/racks.h"
#include "model/site/site_rules.h"
#include "model/site/standby.h"
#include "model/storage/storage.h"
#include "model/validation/published_sites.h"
#include "tests/golden/kinds_site.h"
#include "tests/golden/site_inputs.h"

namespace {
namespace facility_rows {

using namespace golden_site;
using nlohmann::json;
namespace site = model::site;
namespace cost = model::cost;

constexpr double kKilo = 1e3, kMega = 1e6, kHour = 3600, kGib = 1073741824.0;
constexpr double kLitre = 1e-3, kLitrePerMinute = 1e-3 / 60, kKwh = 3.6e6, kZeroCelsius = 273.15;
constexpr double kUsGallon = 3.785e-3, kCubicFoot = 0.3048 * 0.3048 * 0.3048;

model::Power kw(double x) {
    return {x * kKilo};
}

/// A part of the server sheet: a number, or the pair [low, high] of which the upper end counts here.
double upper(const json& part) {
    return part.is_array() ? part.at(1).get<double>() : part.get<double>();
}
double lower(const json& part) {
    return part.is_array() ? part.at(0).get<double>() : part.get<double>();
}

/// Sheets of the catalogue copy: per unit; the row counts accelerators.
std::optional<model::Power> sheetPower(const std::string& id, double accelerators) {
    const json server = catalogEntry("servers.json", "servers", id);
    if (server.is_null()) return std::nullopt;
    const double perUnit = maybeNumber(server, "accelerators_per_unit").value_or(0);
    const double units = perUnit > 0 ? accelerators / perUnit : 1;
    if (const auto printed = maybeNumber(server, "power_nameplate_kw")) return kw(*printed) * units;
    if (!server.contains("power_parts") || !server["power_parts"].is_object()) return std::nullopt;
    const json& p = server["power_parts"];
    const site::RackScaleParts parts{.superchips = whole(p, "superchips"),
                                     .computeTrays = whole(p, "compute_trays"),
                                     .switchTrays = whole(p, "nvlink_switch_trays"),
                                     .superchip = {number(p, "superchip_w")},
                                     .trayOther = {upper(p.at("compute_tray_other_w"))},
                                     .switchTray = {upper(p.at("nvlink_switch_tray_w"))},
                                     .shelfEfficiency = lower(p.at("power_shelf_efficiency"))};
    const auto power = site::rackScaleNameplate(parts);
    return power ? std::optional(*power * units) : std::nullopt;
}

json contract(const json& in) {
    const auto row =
        answer(cost::perCard({number(in, "servers"), number(in, "cards"), {number(in, "petaflops") * 1e15}}));
    return {{"tflops_per_card", row.perCard.si / 1e12}, {"cards_per_server", row.cardsPerServer}};
}

json printedTotal(const json& in) {
    std::vector<cost::TenderColumn> columns;
    const json& rows = list(in, "rows");
    for (const auto& [name, printed] : in.at("printed_total").items()) {
        cost::TenderColumn column{name, {}, printed.get<double>()};
        for (const json& row : rows) column.values.push_back(maybeNumber(row, name.c_str()));
        columns.push_back(column);
    }
    json flags = json::array(), derived = json::array();
    for (const auto& f : cost::checkTotals(columns)) {
        flags.push_back({{"column", f.column}, {"sum", f.sum}, {"printed", f.printed}, {"difference", f.difference}});
    }
    for (const json& row : rows) {
        json entry = contract(row);
        entry["supplier"] = row.at("supplier");
        derived.push_back(entry);
    }
    return {{"flags", flags}, {"derived", derived}};
}

json airflow(const json& in) {
    const site::Coolant air{number(in, "rho_kg_per_m3"), number(in, "cp_kj_per_kg_k") * kKilo};
    return {{"flow_m3_per_h", answer(site::flowFor(kw(number(in, "power_kw")), {number(in, "dt_k")}, air)).si * kHour}};
}

json airflowImperial(const json& in) {
    const auto flow = answer(site::airflowImperial({number(in, "power_w")}, number(in, "dt_f")));
    return {{"flow_cfm", flow.si * 60 / kCubicFoot}};
}

site::Coolant coolant(const json& in) {
    return {number(in, "density_kg_per_l") / kLitre, number(in, "cp_kj_per_kg_k") * kKilo};
}

json coolantFlow(const json& in) {
    const auto flow = answer(site::flowFor(kw(number(in, "power_kw")), {number(in, "dt_k")}, coolant(in)));
    return {{"flow_l_per_min", flow.si / kLitrePerMinute}};
}

json coolantRule(const json& in) {
    const auto flow = answer(site::flowByRule(kw(number(in, "power_kw")), number(in, "l_per_min_per_kw")));
    return {{"flow_l_per_min", flow.si / kLitrePerMinute}};
}

json coolantRise(const json& in) {
    const model::VolumeFlow flow{number(in, "flow_gpm_us") * kUsGallon / 60};
    return {{"dt_k", answer(site::riseFor(kw(number(in, "power_kw")), flow, coolant(in))).si}};
}

json lineCurrent(const json& in) {
    const auto current = answer(site::lineCurrent(kw(number(in, "power_kw")), {number(in, "voltage_v")},
                                                  number(in, "power_factor"), static_cast<int>(whole(in, "phases"))));
    return {{"current_a", current.si}};
}

json circuitCapacity(const json& in) {
    const site::Circuit circuit{.voltage = {number(in, "voltage_v")},
                                .breaker = {number(in, "current_a")},
                                .derate = number(in, "derate"),
                                .powerFactor = 1,
                                .phases = static_cast<int>(whole(in, "phases"))};
    return {{"usable_kva", answer(site::usableApparent(circuit)).si / kKilo}};
}

json checkpointSize(const json& in) {
    const auto size = model::storage::checkpointSize(number(in, "parameters"), {number(in, "bytes_per_parameter")});
    return {{"size_gib", answer(size).si / kGib}};
}

json dieselFromMass(const json& in) {
    const double litres = answer(site::litresPerKwh(number(in, "kg_per_kwh"), number(in, "kg_per_l")));
    const auto fuel = answer(site::fuelFor(kw(number(in, "power_kw")), litres, {kHour}));
    return {{"litres_per_hour", fuel.flow.si * kHour / kLitre}};
}

json facilityRule(const json& in) {
    site::SiteRule rule;
    rule.accelerators = number(in, "accelerators");
    rule.tdp = model::Power{number(in, "tdp_w")};
    rule.k = number(in, "k");
    rule.pue = number(in, "pue");
    return {{"power_mw", answer(site::sitePower(rule).power).value.si / kMega}};
}

json headroom(const json& in) {
    const site::PowerLevels levels{.nameplate = kw(number(in, "nameplate_kw")),
                                   .peak = kw(number(in, "peak_kw")),
                                   .sustained = kw(number(in, "sustained_kw")),
                                   .idle = {}};
    const auto on = [&](site::PowerKind base) {
        return answer(site::reserve(levels, {.base = base, .factor = number(in, "factor")}));
    };
    const auto nameplate = on(site::PowerKind::Nameplate), peak = on(site::PowerKind::Peak),
               sustained = on(site::PowerKind::Sustained);
    return {{"reserve_nameplate_base_kw", nameplate.reserved.si / kKilo},
            {"reserve_peak_base_kw", peak.reserved.si / kKilo},
            {"reserve_sustained_base_kw", sustained.reserved.si / kKilo},
            {"sustained_base_over_nameplate", answer(sustained.overNameplate)},
            {"peak_base_over_nameplate", answer(peak.overNameplate)}};
}

json upsLoss(const json& in) {
    const auto loss =
        answer(site::stageLoss(kw(number(in, "load_kw")), kw(number(in, "rating_kw")), whole(in, "units_sharing"),
                               {number(in, "a"), number(in, "b"), number(in, "c")}));
    return {{"load_fraction", loss.loadShare}, {"loss_kw", loss.loss.si / kKilo}, {"efficiency", loss.efficiency}};
}

json abFeed(const json& in) {
    const site::Circuit feed{.voltage = {number(in, "line_voltage_v")},
                             .breaker = {number(in, "breaker_a")},
                             .derate = number(in, "continuous_derate"),
                             .powerFactor = number(in, "power_factor"),
                             .phases = 3};
    const auto check = answer(site::checkFeeds(kw(number(in, "rack_kw")), feed));
    return {{"usable_kw_per_feed", check.usablePerFeed.si / kKilo},
            {"normal_load_per_feed_kw", check.normalPerFeed.si / kKilo},
            {"passes_normal", check.passesNormal},
            {"passes_single_feed_loss", check.passesFeedLoss}};
}

json generatorFuel(const json& in) {
    const auto fuel = answer(site::fuelFor(kw(number(in, "load_kw")), number(in, "litres_per_kwh"),
                                           {number(in, "hours") * kHour}, number(in, "reserve_fraction")));
    return {{"litres_per_hour", fuel.flow.si * kHour / kLitre}, {"tank_litres", fuel.tank.si / kLitre}};
}

json swing(const json& in) {
    const auto s =
        answer(site::swingStorage({number(in, "swing_mw") * kMega}, {number(in, "ramp_limit_mw_per_s") * kMega}));
    return {{"storage_kwh", s.energy.si / kKwh}, {"ramp_time_s", s.ramp.si}};
}

site::CoolingLoop loopOf(const json& in) {
    return {.heatShare = number(in, "heat_share"),
            .supply = {number(in, "supply_c") + kZeroCelsius},
            .back = {number(in, "return_c") + kZeroCelsius},
            .approach = {number(in, "approach_k")},
            .evaporatorApproach = {number(in, "evaporator_approach_k")},
            .condenserLift = {number(in, "condenser_lift_k")},
            .carnotShare = number(in, "carnot_fraction"),
            .fanPumpPerHeat = number(in, "fan_pump_kw_per_kw"),
            .countFree = in.value("count_free", false)};
}

json pueBins(const json& in) {
    site::PueCase c;
    c.it = kw(number(in, "it_kw"));
    c.electricalLossShare = number(in, "electrical_loss_fraction");
    c.otherShare = number(in, "other_fraction");
    for (const json& loop : list(in, "loops")) c.loops.push_back(loopOf(loop));
    for (const json& bin : list(in, "bins")) {
        c.bins.push_back({{number(bin, "t_c") + kZeroCelsius}, {number(bin, "hours") * kHour}});
    }
    const auto r = answer(site::pueFromBins(c));
    return {{"pue", r.pue},
            {"free_cooling_hours", r.freeCooling.si / kHour},
            {"hours", r.time.si / kHour},
            {"facility_gwh", r.facility.si / kKwh / kMega}};
}

json racksNeeded(const json& in) {
    const site::NodeNeeds node{kw(number(in, "node_kw")), number(in, "node_u"), {number(in, "node_kg")}};
    const site::RackOffer rack{.power = kw(number(in, "rack_kw")),
                               .otherPower = kw(number(in, "other_kw")),
                               .heightUnits = number(in, "rack_u"),
                               .otherUnits = number(in, "other_u"),
                               .maxMass = {number(in, "rack_max_kg")},
                               .tare = {number(in, "rack_tare_kg")},
                               .footprint = {number(in, "footprint_m2")}};
    const auto plan = answer(site::racksFor(whole(in, "nodes"), node, rack));
    return {{"by_power", plan.fill.byPower},
            {"by_height", plan.fill.byHeight},
            {"by_weight", plan.fill.byWeight},
            {"nodes_per_rack", plan.fill.nodesPerRack},
            {"limit", std::string(site::wordFor(plan.fill.limit))},
            {"racks", plan.racks},
            {"floor_kn_per_m2", plan.floorPressure / kKilo}};
}

json cduSizing(const json& in) {
    const site::Coolant fluid = coolant(in);
    const auto split = answer(site::heatSplit(kw(number(in, "it_kw")), number(in, "liquid_fraction")));
    const auto flow = answer(site::flowFor(split.liquid, {number(in, "dt_k")}, fluid));
    const site::CduModel cdu{.atApproach = kw(number(in, "cdu_kw_at_approach")),
                             .maxFlow = {number(in, "cdu_max_l_per_min") * kLitrePerMinute}};
    const auto plan = answer(site::cduPlan(split.liquid, flow, cdu));
    const auto ride = answer(
        site::rideThrough({number(in, "loop_volume_l") * kLitre}, {number(in, "allowed_rise_k")}, split.liquid, fluid));
    return {{"liquid_kw", split.liquid.si / kKilo},
            {"residual_air_kw", split.residualAir.si / kKilo},
            {"flow_l_per_min", flow.si / kLitrePerMinute},
            {"cdu_by_heat", plan.byHeat},
            {"cdu_by_flow", plan.byFlow},
            {"cdu_installed_n_plus_1", plan.installed},
            {"ride_through_s", ride.si}};
}

json gpuHour(const json& in) {
    cost::GpuHourInputs g;
    g.accelerators = number(in, "accelerators");
    g.hardware = {number(in, "hardware_usd_per_accelerator")};
    g.residualShare = number(in, "residual_fraction");
    g.hardwareLife = number(in, "hardware_life_years");
    g.itPower = kw(number(in, "it_kw_per_accelerator"));
    g.loadFactor = number(in, "average_load_factor");
    g.facility = {number(in, "facility_usd_per_w")};
    g.facilityLife = number(in, "facility_life_years");
    g.pue = number(in, "pue");
    g.energy = {number(in, "usd_per_kwh") / kKwh};
    g.maintenance = number(in, "maintenance_fraction");
    g.staff = {number(in, "staff_usd_per_year")};
    g.availability = number(in, "availability");
    g.utilisation = number(in, "utilisation");
    const auto r = answer(cost::gpuHour(g));
    return {{"hardware_usd_year", r.hardwareYear.si}, {"facility_usd_year", r.facilityYear.si},
            {"energy_usd_year", r.energyYear.si},     {"opex_usd_year", r.opexYear.si},
            {"usd_per_gpu_hour", r.perHour.si},       {"idle_cost_usd_year_per_accelerator", r.idleYear.si}};
}

const Kinds& kinds() {
    static const Kinds kKinds{{"contract_per_card", contract},
                              {"printed_total", printedTotal},
                              {"airflow", airflow},
                              {"airflow_imperial", airflowImperial},
                              {"coolant_flow", coolantFlow},
                              {"coolant_flow_rule", coolantRule},
                              {"coolant_dt", coolantRise},
                              {"line_current", lineCurrent},
                              {"circuit_capacity", circuitCapacity},
                              {"checkpoint_size", checkpointSize},
                              {"diesel_from_mass", dieselFromMass},
                              {"facility_power_rule", facilityRule},
                              {"headroom", headroom},
                              {"ups_loss", upsLoss},
                              {"ab_feed", abFeed},
                              {"generator_fuel", generatorFuel},
                              {"swing_storage", swing},
                              {"pue_bins", pueBins},
                              {"racks_needed", racksNeeded},
                              {"cdu_sizing", cduSizing},
                              {"gpu_hour", gpuHour}};
    return kKinds;
}

}  // namespace facility_rows
}  // namespace

std::optional<nlohmann::json> evaluateFacilityKind(const std::string& kind, const nlohmann::json& inputs,
                                                   std::string& why) {
    if (kind == "site_power" || kind == "server_power")
        return model::validation::evaluateSiteKind(facility_rows::sheetPower, kind, inputs, why);
    return golden_site::evaluate(facility_rows::kinds(), kind, inputs, why);
}
