// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/rack_fit.h"

#include <algorithm>
#include <cmath>

#include "model/plan/details.h"
#include "model/plan/stages.h"

namespace model {
namespace {

constexpr double kGravity = 9.81;    // m/s2, as the reference rounds it
constexpr double kLowestCap = 0.60;  // of TDP; the curve says nothing below
constexpr Power kCapStep{5}, kPowerStep{100};
constexpr double kMostRaise = 8;  // of a power limit, beyond it is another class of rack
constexpr Length kRackUnit{0.04445};
constexpr double kBreakers[] = {16,  20,  25,  32,  40,  50,  63,  80,   100,  125, 160,
                                200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600};  // A, preferred ratings

Problem fit(std::string_view id, std::string_view key, std::vector<Arg> args) {
    return problem(id, std::move(args), key, Severity::Info);
}
Arg n(double v, std::string_view unit = "") {
    return Arg::number(v, unit);
}
Arg n(std::int64_t v) {
    return Arg::number(static_cast<double>(v));
}
double upTo(double value, Power step) {
    return std::ceil(value / step.si - 1e-9) * step.si;
}

/// Racks alone: servers, switches as known, racks.
Results trial(const Project& project, const Design& design, const Results* known) {
    Results r;
    const plan::Stage s{project, design, r, Counting::Buildable};
    plan::computeStage(s);
    if (known) {
        r.fabrics = known->fabrics;
        r.fabric = known->fabric;
    } else {
        plan::fabricStage(s);
    }
    plan::racksStage(s);
    return r;
}

struct Trial {
    const Project& project;
    const Design& design;
    const Results& results;
    std::int64_t limit = 0;

    bool fits(const std::optional<std::int64_t>& racks) const { return racks && *racks <= limit; }
};

/// Feeds and floor that carry the racks of today must carry the fuller ones too.
bool carries(const Trial& t, const Results& r) {
    const auto usable = site::usablePower(feedOf(t.design.power));
    const double left = static_cast<double>(std::max<std::int64_t>(1, t.design.power.feeds - 1));
    const auto feeds = [&](const Results& x) {
        return !usable || !x.racks.density || x.racks.density->si <= usable->si * left * (1 + 1e-9);
    };
    const auto floor = [&](const Results& x) {
        return !x.racks.floorLoad || x.racks.floorLoad->si <= t.design.racks.floorLimit.si * (1 + 1e-9);
    };
    return (feeds(r) || !feeds(t.results)) && (floor(r) || !floor(t.results));
}

std::optional<Problem> byPower(const Trial& t) {
    std::vector<double> limits;  // at which one more server of a pool goes into a rack
    const Racks& racks = t.design.racks;
    for (std::size_t i = 0; i < t.design.pools.size(); ++i) {
        const PoolResults& p = t.results.pools[i].value;
        if (p.rackLimit != "power" || !p.serversPerRack || !p.serverPeak) continue;
        for (std::int64_t k = *p.serversPerRack + 1; k <= *p.serversPerRack + 60; ++k) {
            const double power = upTo(p.serverPeak->si * static_cast<double>(k) + racks.otherPower.si, kPowerStep);
            if (power > racks.powerLimit.si * kMostRaise) break;
            limits.push_back(power);
        }
    }
    std::sort(limits.begin(), limits.end());
    limits.erase(std::unique(limits.begin(), limits.end()), limits.end());
    for (const double limit : limits) {
        Design copy = t.design;
        copy.racks.powerLimit = Power{limit};
        const Results r = trial(t.project, copy, &t.results);
        if (!carries(t, r)) return std::nullopt;  // fuller racks weigh and draw more still
        if (t.fits(r.racks.count))
            return fit("racks.fits_power", "racks.power_limit",
                       {n(limit, "kW"), n(racks.powerLimit.si, "kW"), n(*r.racks.count)});
    }
    return std::nullopt;
}

std::optional<Problem> byShared(const Trial& t) {
    const Power now = t.design.racks.networkRackPower;
    const auto with = [&](double power) {
        Design copy = t.design;
        copy.racks.networkRackPower = Power{power};
        return trial(t.project, copy, &t.results).racks.count;
    };
    double low = std::floor(now.si / kPowerStep.si), high = std::ceil(now.si * kMostRaise / kPowerStep.si);
    if (!t.fits(with(high * kPowerStep.si))) return std::nullopt;
    while (high - low > 1.5) {
        const double middle = std::floor((low + high) / 2);
        (t.fits(with(middle * kPowerStep.si)) ? high : low) = middle;
    }
    const auto racks = with(high * kPowerStep.si);
    return fit("racks.fits_shared", "racks.network_rack_power",
               {n(high * kPowerStep.si, "kW"), n(now.si, "kW"), n(*racks)});
}

std::optional<Problem> byCards(const Trial& t) {
    std::size_t most = 0;
    for (std::size_t i = 1; i < t.design.pools.size(); ++i)
        if (t.results.pools[i].value.racks.value_or(0) > t.results.pools[most].value.racks.value_or(0)) most = i;
    const Item<Pool>& pool = t.design.pools[most];
    const std::int64_t step = std::max<std::int64_t>(1, cardStep(t.design, pool));
    const auto with = [&](std::int64_t steps) {
        Design copy = t.design;
        copy.pools[most].value.accelerators = steps * step;
        return racksOf(t.project, copy);
    };
    std::int64_t low = 1, high = pool.value.accelerators / step;  // the largest that fits is in [low, high)
    if (high < 2) return std::nullopt;
    auto racks = with(low);
    if (!t.fits(racks)) return std::nullopt;
    const auto fits = [&](std::int64_t steps) {
        const auto now = with(steps);
        if (!t.fits(now)) return high = steps, false;
        low = steps;
        racks = now;
        return true;
    };
    // Racks follow the cards almost in proportion: looked for around there first, in growing strides.
    const double share = static_cast<double>(t.limit) / static_cast<double>(*t.results.racks.count);
    const auto guess = static_cast<std::int64_t>(static_cast<double>(high) * share);
    if (high - low > 1) {
        const bool up = fits(std::clamp(guess, low + 1, high - 1));
        for (std::int64_t stride = 1; high - low > stride; stride *= 2)
            if (fits(up ? low + stride : high - stride) != up) break;
    }
    while (high - low > 1) fits(low + (high - low) / 2);
    return fit("racks.fits_cards", "pools." + pool.name + ".accelerators",
               {Arg::text(pool.name), n(low * step), n(pool.value.accelerators), n(*racks)});
}

/// The cap under which a server draws no more than `power`; nothing above TDP or below what the curve covers.
std::optional<Power> capFor(const Design& design, const Pool& pool, const PoolResults& r, Power power) {
    if (!pool.card.tdp || !r.serverPeak || !r.serverNameplate || !(r.serverPeak->si > 0)) return std::nullopt;
    // Peak falls in proportion to what the caps take off nameplate (stage_compute).
    const double cards = static_cast<double>(std::max<std::int64_t>(1, pool.server.accelerators));
    const double efficiency = design.power.host.supplyEfficiency.si;
    const double now = pool.powerCap ? std::min(1.0, pool.powerCap->si / pool.card.tdp->si) : 1;
    const double saved = (1 - now) * pool.card.tdp->si * cards / efficiency;
    const double plate = design.power.cap.enforced ? r.serverNameplate->si + saved : r.serverNameplate->si;
    const double uncapped = r.serverPeak->si / std::max(1e-9, 1 - saved / plate);
    const double take = (1 - power.si / uncapped) * plate * efficiency / cards;
    const double cap = std::floor((pool.card.tdp->si - take) / kCapStep.si + 1e-9) * kCapStep.si;
    if (!(take > 0) || cap < pool.card.tdp->si * kLowestCap) return std::nullopt;
    return Power{cap};
}

/// What a rack must offer for a power, and the cap that makes it unnecessary.
Problem powerChange(const Design& design, const Item<Pool>& item, const PoolResults& r, Power each, Power room,
                    double perRack) {
    const double needed = upTo(each.si + design.racks.otherPower.si * (perRack > 0 ? 0 : 1), kPowerStep);
    const Power perServer = perRack > 0 ? room * perRack : room;
    if (const auto cap = capFor(design, item.value, r, perServer))
        return fit("racks.fits_cap", "pools." + item.name + ".power_cap",
                   {n(cap->si, "W"), n(cap->si / item.value.card.tdp->si, "%"), n(needed, "kW")});
    return fit("racks.fits_limit_power", "racks.power_limit", {n(needed, "kW")});
}

}  // namespace

site::Circuit feedOf(const PowerPlan& plan) {
    const double powerFactor = plan.feedKind == FeedKind::Direct ? 1 : plan.powerFactor.si;
    return {plan.feedVoltage, plan.feedCurrent, plan.derate.si, powerFactor,
            plan.feedKind == FeedKind::ThreePhase ? 3 : 1};
}

std::optional<Power> feedCarries(const PowerPlan& plan) {
    const auto one = site::usablePower(feedOf(plan));
    if (!one) return std::nullopt;
    return *one * static_cast<double>(std::max<std::int64_t>(1, plan.feeds));
}

std::optional<std::int64_t> racksOf(const Project& project, const Design& design, const Results* known) {
    return trial(project, design, known).racks.count;
}

std::vector<Problem> rackFits(const Project& project, const Design& design, const Results& results) {
    std::vector<Problem> out;
    const auto& count = results.racks.count;
    if (!project.rackLimit || !count || *count <= *project.rackLimit || design.pools.empty()) return out;
    const Trial t{project, design, results, *project.rackLimit};
    for (auto&& change : {byPower(t), byShared(t), byCards(t)})
        if (change) out.push_back(*change);
    return out;
}

std::vector<Problem> serverFits(const Design& design, const Item<Pool>& item, const PoolResults& r,
                                const std::optional<site::RackFill>& fill) {
    std::vector<Problem> out;
    const Racks& racks = design.racks;
    const Pool& p = item.value;
    const auto say = [&](std::string_view key, site::RackLimit limit, Arg needs, Arg has, Problem change) {
        Problem found = problem("racks.does_not_fit",
                                {Arg::text(item.name), Arg::text(site::wordFor(limit)), std::move(needs),
                                 std::move(has), Arg::inner(std::move(change))},
                                key);
        found.blocks = true;
        out.push_back(std::move(found));
    };
    const bool known = fill.has_value();
    if (!known || fill->byPower < 1) {
        const Power room = std::max(Power{0}, racks.powerLimit - racks.otherPower);
        say("racks.power_limit", site::RackLimit::Power, n(r.serverPeak->si, "kW"), n(room.si, "kW"),
            powerChange(design, item, r, *r.serverPeak, room, 0));
    }
    if (!known) return out;
    if (fill->byHeight < 1) {
        const Length own = *p.server.height, rack = *racks.rack.height;
        const double needs = std::ceil((own + racks.otherHeight).si / kRackUnit.si - 1e-9) * kRackUnit.si;
        const Length most = rack - own;  // that other parts may take
        say("racks.rack.height", site::RackLimit::Height, n(own.si, "U"),
            n(std::max(0.0, (rack - racks.otherHeight).si), "U"),
            most.si >= -1e-9
                ? fit("racks.fits_other_height", "racks.other_height", {n(std::max(0.0, most.si), "U"), n(needs, "U")})
                : fit("racks.fits_height", "racks.rack.height", {n(needs, "U")}));
    }
    if (fill->byWeight < 1 && racks.rack.maxLoad && p.server.weight) {
        const Mass tare = racks.rack.tare.value_or(Mass{0});
        say("racks.rack.max_load", site::RackLimit::Weight, n(p.server.weight->si, "kg"),
            n(std::max(0.0, (*racks.rack.maxLoad - tare).si), "kg"),
            fit("racks.fits_weight", "racks.rack.max_load", {n(std::ceil((*p.server.weight + tare).si), "kg")}));
    }
    return out;
}

std::vector<Problem> productLimits(const Design& design, const Results& results) {
    std::vector<Problem> out;
    const Racks& racks = design.racks;
    for (std::size_t i = 0; i < design.pools.size(); ++i) {
        const Item<Pool>& item = design.pools[i];
        const PoolResults& r = results.pools[i].value;
        const auto& server = item.value.server;
        if (!server.racksPerUnit || r.servers + item.value.hotSpares < 1) continue;
        const double per = static_cast<double>(std::max<std::int64_t>(1, *server.racksPerUnit));
        const auto say = [&](std::string_view id, std::string_view key, double has, double limit, std::string_view unit,
                             Problem change) {
            if (!(has > limit * (1 + 1e-9))) return;
            out.push_back(problem(id,
                                  {Arg::text(item.name), n(has, unit), n(limit, unit), n(has - limit, unit),
                                   Arg::inner(std::move(change))},
                                  key));
        };
        if (r.rackPower)
            say("racks.product_power", "racks.power_limit", r.rackPower->si, racks.powerLimit.si, "kW",
                powerChange(design, item, r, *r.rackPower, racks.powerLimit, per));
        if (r.rackWeight && racks.rack.maxLoad)
            say("racks.product_weight", "racks.rack.max_load", r.rackWeight->si, racks.rack.maxLoad->si, "kg",
                fit("racks.fits_weight", "racks.rack.max_load", {n(std::ceil(r.rackWeight->si), "kg")}));
        if (server.height && racks.rack.height)
            say("racks.product_height", "racks.rack.height", server.height->si, racks.rack.height->si, "U",
                fit("racks.fits_height", "racks.rack.height", {n(server.height->si, "U")}));
    }
    return out;
}

Problem floorFit(const Project& project, const Design& design, const Results& results) {
    const Racks& racks = design.racks;
    const Problem none = fit("racks.fits_floor_none", "", {}), spread = fit("racks.fits_floor_spread", "", {});
    std::size_t heaviest = design.pools.size();
    for (std::size_t i = 0; i < design.pools.size(); ++i) {
        const auto& weight = results.pools[i].value.rackWeight;
        if (weight && (heaviest == design.pools.size() || *weight > *results.pools[heaviest].value.rackWeight))
            heaviest = i;
    }
    if (heaviest == design.pools.size() || !racks.rack.width || !racks.rack.depth) return spread;
    const Pool& pool = design.pools[heaviest].value;
    const PoolResults& p = results.pools[heaviest].value;
    if (!p.serversPerRack || !pool.server.weight || !p.serverPeak || !(pool.server.weight->si > 0)) return spread;
    const double carried = (racks.floorLimit.si * (*racks.rack.width * *racks.rack.depth).si) / kGravity -
                           racks.rack.tare.value_or(Mass{0}).si;
    const auto servers =
        static_cast<std::int64_t>(std::clamp(std::floor(carried / pool.server.weight->si + 1e-9), 0.0, 1e6));
    if (servers < 1) return none;
    if (servers >= *p.serversPerRack)  // what is too heavy is not what was planned
        return design.rackOverrides.empty() ? spread : fit("racks.fits_floor_moved", "rack_overrides", {});
    Design copy = design;
    const double limit = upTo(p.serverPeak->si * static_cast<double>(servers) + racks.otherPower.si, kPowerStep);
    copy.racks.powerLimit = Power{limit};
    const Results r = trial(project, copy, &results);
    if (!r.racks.count || !r.racks.floorLoad || r.racks.floorLoad->si > racks.floorLimit.si * (1 + 1e-9)) return spread;
    return fit("racks.fits_floor", "racks.power_limit",
               {n(servers), n(limit, "kW"), n(*r.racks.count), n(results.racks.count.value_or(0))});
}

Problem feedFit(const Design& design, const Results& results, std::int64_t lost) {
    const PowerPlan& plan = design.power;
    const auto one = site::usablePower(feedOf(plan));
    const auto& rack = results.racks.density;
    const std::int64_t left = std::max<std::int64_t>(1, plan.feeds - lost);
    if (!one || !rack || !(one->si > 0)) return fit("power.fits_no_feed", "", {});
    const double amperes = plan.feedCurrent.si * rack->si / static_cast<double>(left) / one->si;
    const auto feeds = static_cast<std::int64_t>(std::min(1e6, std::ceil(rack->si / one->si - 1e-9))) + lost;
    const auto breaker = std::find_if(std::begin(kBreakers), std::end(kBreakers),
                                      [&](double rating) { return rating >= amperes * (1 - 1e-9); });
    if (breaker == std::end(kBreakers)) return fit("power.fits_feeds", "power.feeds", {n(feeds)});
    return fit("power.fits_feed", "power.feed_current", {n(*breaker, "A"), n(feeds)});
}

}  // namespace model
