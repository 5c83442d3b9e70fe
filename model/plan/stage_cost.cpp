// SPDX-License-Identifier: GPL-3.0-or-later
// The bill of materials from the counts of the stages before, and the money that follows from it. A line without a
// price makes the total incomplete, never smaller without notice.
#include <algorithm>
#include <cmath>
#include <span>

#include "model/cost/bill.h"
#include "model/fabric/media.h"
#include "model/plan/bridge.h"
#include "model/plan/job_faults.h"
#include "model/plan/stages.h"

namespace model::plan {
namespace {

using cost::BillLine;
using cost::CostClass;
using cost::Level;

struct Bill {
    const Stage& s;
    double factor;
    std::vector<BillLine>& lines;

    BillLine& add(CostClass c, Level level, std::string description, std::string model,
                  std::optional<std::int64_t> quantity, cost::PriceRange price, std::string derived) {
        BillLine l;
        l.line = static_cast<std::int64_t>(lines.size()) + 1;
        l.costClass = c;
        l.level = level;
        l.description = std::move(description);
        l.model = std::move(model);
        l.quantity = quantity;
        l.open = !quantity;
        l.price = std::move(price);
        l.derivedFrom = std::move(derived);
        lines.push_back(std::move(l));
        return lines.back();
    }
};

std::string number(std::int64_t n) {
    return std::to_string(n);
}

void poolLines(Bill& b) {
    for (std::size_t i = 0; i < b.s.design.pools.size(); ++i) {
        const Pool& p = b.s.design.pools[i].value;
        const auto& r = b.s.results.pools[i].value;
        const auto price = priceRangeOf(p.server.price, b.factor, p.server.meta);
        const auto line = [&](Level level, std::string_view what, std::int64_t n, std::string derived) {
            auto& l = b.add(CostClass::Server, level, std::string(what), p.server.name, n, price, std::move(derived));
            l.powerMax = r.serverNameplate;
            l.weight = p.server.weight;
            if (p.server.height) l.rackUnits = p.server.height->si / 0.04445;
            l.location = b.s.design.pools[i].name;
        };
        line(Level::Device, TR_NOOP("bill", "Compute server"), r.servers,
             "R-SERVERS(ceil(" + number(p.accelerators) + " / " + number(p.server.accelerators) + "))");
        if (p.hotSpares > 0) line(Level::Spare, TR_NOOP("bill", "Hot-spare server"), p.hotSpares, "R-SPARES(hot)");
        if (p.coldSpares > 0) line(Level::Spare, TR_NOOP("bill", "Cold-spare server"), p.coldSpares, "R-SPARES(cold)");
    }
}

bool splits(const CableLine& c) {
    return c.legs() > 1;
}

std::string_view cableWords(const CableLine& c) {
    if (splits(c) && c.kind && fabric::endsInModules(*c.kind)) return TR_NOOP("bill", "Splitter fibre");
    if (!c.kind) return TR_NOOP("bill", "Cable to be decided");
    switch (*c.kind) {
        case fabric::CableKind::TwistedPair:
            return TR_NOOP("bill", "Twisted-pair cable, Cat6a");
        case fabric::CableKind::PassiveCopper:
            return splits(c) ? TR_NOOP("bill", "DAC splitter, passive copper") : TR_NOOP("bill", "DAC, passive copper");
        case fabric::CableKind::ActiveCopper:
            return splits(c) ? TR_NOOP("bill", "ACC/AEC splitter, active copper")
                             : TR_NOOP("bill", "ACC/AEC, active copper");
        case fabric::CableKind::ActiveOptical:
            return splits(c) ? TR_NOOP("bill", "AOC splitter") : TR_NOOP("bill", "AOC, active optical cable");
        case fabric::CableKind::Multimode:
            return TR_NOOP("bill", "Multimode fibre");
        case fabric::CableKind::SingleMode:
            return TR_NOOP("bill", "Single-mode fibre");
    }
    return "";
}

/// The chosen modules light another kind of fibre, or no cable is that long: what is ordered is still to be decided,
/// and the price of the fibre that they do light says nothing.
bool isUndecided(const Fabric& f, const CableLine& c) {
    if (!c.kind) return true;
    const std::string_view medium = f.switchOptic.medium;
    const bool multi = medium.starts_with("MMF"), single = medium.starts_with("SMF");
    return (*c.kind == fabric::CableKind::SingleMode && multi) || (*c.kind == fabric::CableKind::Multimode && single);
}

/// "30 m", with the words of the module for a fibre and the ratio of a splitter.
std::string lengthText(const Fabric& f, const CableLine& c) {
    const std::string ratio = splits(c) ? "1:" + number(c.legs()) + ", " : "";
    const std::string length =
        ratio + (c.stock ? shortText(*c.stock, "m") : "> " + shortText(fabric::kStockLengths.back(), "m"));
    const bool fibre = c.kind && fabric::endsInModules(*c.kind) && !f.switchOptic.medium.empty() && !isUndecided(f, c);
    return fibre ? f.switchOptic.medium + ", " + length : length;
}

/// What is ordered for a network: one line per medium and length, whatever the run.
std::vector<CableLine> cableParts(const Results& r, std::size_t network) {
    std::vector<CableLine> parts;
    for (const CableLine& l : r.cableLines) {
        if (l.network != network) continue;
        const auto same = std::find_if(parts.begin(), parts.end(), [&](const CableLine& p) {
            return p.kind == l.kind && p.stock == l.stock && p.legs() == l.legs();
        });
        if (same == parts.end()) {
            parts.push_back(l);
        } else {
            same->cables += l.cables;
            same->links += l.links;
        }
    }
    std::stable_sort(parts.begin(), parts.end(), [](const CableLine& a, const CableLine& b) {
        return std::pair(a.kind, a.stock.value_or(1e9)) < std::pair(b.kind, b.stock.value_or(1e9));
    });
    return parts;
}

/// Links of the fabric manager: what no server and no other switch ends.
std::int64_t managerLinks(const Fabric& f, const FabricResult& r) {
    if (!f.ufm || !r.links || !r.sizing.maxServers || (f.role == FabricRole::Compute && !isTree(f.family))) return 0;
    return *r.links - r.nodeLinks.value_or(0) - r.sizing.leafSpineLinks.value_or(0) -
           r.sizing.spineCoreLinks.value_or(0);
}

void fabricLines(Bill& b) {
    for (std::size_t i = 0; i < b.s.design.fabrics.size(); ++i) {
        const Fabric& f = b.s.design.fabrics[i].value;
        const auto& r = b.s.results.fabrics[i].value;
        const bool compute = f.role == FabricRole::Compute;
        const auto price = priceRangeOf(f.device.price, b.factor, f.device.meta);
        const auto line = [&](CostClass c, Level level, std::string_view what, const std::string& model,
                              std::optional<std::int64_t> n, const cost::PriceRange& pr,
                              std::string derived) -> BillLine* {
            if (n && *n == 0) return nullptr;
            auto& l = b.add(c, level, std::string(what), model, n, pr, std::move(derived));
            l.location = b.s.design.fabrics[i].name;
            return &l;
        };
        const auto device = [&](std::string_view what, std::optional<std::int64_t> n, std::string derived) {
            auto* l = line(compute ? CostClass::ComputeNetwork : CostClass::OtherNetwork, Level::Device, what,
                           f.device.name, n, price, std::move(derived));
            if (!l) return;
            l->powerTypical = f.device.typical;
            l->powerMax = f.device.max;
            l->weight = f.device.weight;
            if (f.device.height) l->rackUnits = f.device.height->si / 0.04445;
        };
        // Access switches of the out-of-band network give all their ports to end points.
        const auto down = f.role == FabricRole::OutOfBand ? f.device.ports : r.leafDown;
        device(TR_NOOP("bill", "Leaf switch"), r.leaves,
               "R-LEAF(" + number(r.endpoints) + (down ? ", " + number(*down) : "") +
                   (r.sizing.storageDown ? "; storage " + number(*r.sizing.storageDown) : "") + ")");
        device(TR_NOOP("bill", "Spine switch"), r.spines,
               r.leafUp ? "R-SPINE-DIVISOR(" + number(*r.leafUp) + ")" : "R-SPINE-DIVISOR");
        device(TR_NOOP("bill", "Core switch"), r.cores, "R-3TIER");
        const CostClass cabling = compute ? CostClass::ComputeCabling : CostClass::OtherNetwork;
        line(cabling, Level::Module, TR_NOOP("bill", "Optical module, switch side"), f.switchOptic.name,
             r.switchModules, priceRangeOf(f.switchOptic.price, b.factor, f.switchOptic.meta),
             "R-OPTICS(switch cages)");
        line(cabling, Level::Module, TR_NOOP("bill", "Optical module, server side"), f.serverOptic.name,
             r.serverModules, priceRangeOf(f.serverOptic.price, b.factor, f.serverOptic.meta),
             "R-OPTICS(server cages)");
        // The manager runs on a management server, which is listed there; its modules are those of the switches.
        const std::int64_t manager = isModule(f.switchOptic) ? managerLinks(f, r) : 0;
        line(cabling, Level::Module, TR_NOOP("bill", "Optical module, fabric manager"), f.switchOptic.name, manager,
             priceRangeOf(f.switchOptic.price, b.factor, f.switchOptic.meta), "R-UFM(" + number(manager) + ")");
        const auto cable = priceRangeOf(f.cablePrice, b.factor, f.meta, "cable");
        const auto parts = cableParts(b.s.results, i);
        for (const CableLine& c : parts)
            if (auto* l = line(cabling, Level::Cable, cableWords(c), lengthText(f, c), c.cables,
                               isUndecided(f, c) ? cost::PriceRange{} : cable, "R-LINKS(" + number(c.links) + ")"))
                l->open = isUndecided(f, c);
        for (const SplitterLine& split : b.s.results.splitterLines)
            if (split.network == i)
                line(cabling, Level::Cable, TR_NOOP("bill", "Splitter at a port"), "1:" + number(split.legs),
                     split.count, cable, "R-LINKS(" + number(split.count) + " plugs)");
        if (parts.empty())  // the floor is not known: as many cables, of any length
            line(cabling, Level::Cable, TR_NOOP("bill", "Cable"), f.switchOptic.medium, r.links, cable,
                 "R-LINKS(one per link)");
        const auto spare = [&](std::string_view what, const std::string& model, std::int64_t n,
                               const cost::PriceRange& each) {
            line(cabling, Level::Spare, what, model, n, each, "R-CABLE-SPARES");
        };
        const double share = b.s.design.racks.cableSpares.si;
        if (!r.cabling.spareCables) continue;
        spare(TR_NOOP("bill", "Spare cables, of every length"), "", *r.cabling.spareCables, cable);
        spare(TR_NOOP("bill", "Spare module, switch side"), f.switchOptic.name,
              cost::spares(r.switchModules.value_or(0), share),
              priceRangeOf(f.switchOptic.price, b.factor, f.switchOptic.meta));
        spare(TR_NOOP("bill", "Spare module, fabric manager"), f.switchOptic.name, cost::spares(manager, share),
              priceRangeOf(f.switchOptic.price, b.factor, f.switchOptic.meta));
        spare(TR_NOOP("bill", "Spare module, server side"), f.serverOptic.name,
              cost::spares(r.serverModules.value_or(0), share),
              priceRangeOf(f.serverOptic.price, b.factor, f.serverOptic.meta));
    }
}

void otherLines(Bill& b) {
    const Design& d = b.s.design;
    const auto& r = b.s.results;
    for (const auto& t : d.tiers)
        if (t.value.nodes > 0) {
            auto& l = b.add(CostClass::Storage, Level::Device, TR_NOOP("bill", "Storage node"), "", t.value.nodes,
                            priceRangeOf(t.value.price, b.factor, t.value.meta), "tiers." + t.name + ".nodes");
            l.location = t.name;
            l.powerMax = t.value.peak;
            l.weight = t.value.weight;
            l.rackUnits = t.value.height.si / 0.04445;
        }
    if (d.racks.managementServers > 0)
        b.add(CostClass::OtherHardware, Level::Device, TR_NOOP("bill", "Management server"), "",
              d.racks.managementServers, priceRangeOf(d.cost, "management_server", b.factor),
              "racks.management_servers");
    b.add(CostClass::OtherHardware, Level::Rack, TR_NOOP("bill", "Rack with PDUs"), d.racks.rack.name, r.racks.count,
          priceRangeOf(d.racks.price, b.factor, d.racks.meta), "R-RACKS");
    std::optional<std::int64_t> kilowatts;
    if (r.power.itPeak && r.power.itPeak->si < 1e18)
        kilowatts = static_cast<std::int64_t>(std::ceil(r.power.itPeak->si / 1000 - 1e-9));
    const auto price = priceRangeOf(d.cost, "facility_per_watt", 1000);
    auto& plant = b.add(CostClass::NotHardware, Level::System, TR_NOOP("bill", "Power and cooling plant"), "",
                        kilowatts, price, "power.it_peak");
    plant.unit = "kW";
}

/// Software, services and contingency as shares of what stands above them.
void shareLines(Bill& b, const cost::ExchangeRates& rates, std::string_view currency) {
    const CostPlan& c = b.s.design.cost;
    const auto line = [&](std::string_view what, Level level, double share, const cost::Range& base,
                          std::string derived) {
        if (!(share > 0)) return;
        cost::PriceRange price;
        price.low = base.low * share;
        price.typical = base.typical * share;
        price.high = base.high * share;
        price.currency = currency;
        price.grade = "C";
        auto& l = b.add(CostClass::NotHardware, level, std::string(what), "", 1, price, std::move(derived));
        l.unit = "set";
    };
    cost::Range hardware;
    for (const CostClass k : {CostClass::Server, CostClass::Nic, CostClass::ComputeNetwork, CostClass::ComputeCabling,
                              CostClass::OtherNetwork, CostClass::Storage, CostClass::OtherHardware}) {
        const auto t = cost::totals(b.lines, rates, k).sum;
        hardware.low += t.low;
        hardware.typical += t.typical;
        hardware.high += t.high;
    }
    line(TR_NOOP("bill", "Software and licences"), Level::Licence, c.software.si, hardware, "cost.software");
    line(TR_NOOP("bill", "Design, delivery, commissioning"), Level::Service, c.services.si, hardware, "cost.services");
    line(TR_NOOP("bill", "Contingency"), Level::Service, c.contingency.si, cost::totals(b.lines, rates).sum,
         "cost.contingency");
}

void running(const Stage& s, const cost::ExchangeRates& rates) {
    auto& r = s.results.cost;
    const CostPlan& c = s.design.cost;
    const auto money = [&](const std::optional<Money>& m) { return m ? convert(*m, s.project) : std::nullopt; };
    const auto price = money(s.need(c.energyPrice, "cost.energy_price"));
    if (s.results.power.energyPerYear && price)
        r.energyPerYear = Cost{s.results.power.energyPerYear->si / 3.6e6 * price->si * c.load.si};
    const auto staff = money(s.need(c.staff, "cost.staff"));
    Cost hardware{0};
    for (const CostClass k : {CostClass::Server, CostClass::ComputeNetwork, CostClass::ComputeCabling,
                              CostClass::OtherNetwork, CostClass::Storage, CostClass::OtherHardware})
        hardware += Cost{cost::totals(s.results.bill, rates, k).sum.typical};
    if (!r.capex || !r.energyPerYear || !staff) return;
    const double year = 8760 * 3600.0;
    r.opexPerYear = *r.energyPerYear + hardware * (c.maintenance.si * year) + *staff;
    const Cost plant = r.plant.value_or(Cost{0});
    const Cost perYear =
        (*r.capex - plant) / (c.serverLife.si / year) + plant / (c.facilityLife.si / year) + *r.opexPerYear;
    const double cards = static_cast<double>(s.results.compute.accelerators);
    if (cards <= 0) return;
    const Cost full = perYear / (cards * 8760 * c.availability.si);
    r.perCardHour = full / c.utilisation.si;
    // What serves beside the runs is no part of their cost.
    if (s.results.training.daysP50)
        r.perRun = full * (static_cast<double>(trainingCards(s.design)) * s.results.training.daysP50->si / 3600);
}

/// True when a network or a rack cannot be built: what is priced then is no part of a whole, and sums stay blank.
bool cannotBeBuilt(const Results& r) {
    return std::any_of(r.problems.begin(), r.problems.end(), [](const Problem& p) {
        return p.blocks && p.severity == Severity::Error &&
               (p.id == "fabric.infeasible" || p.id == "racks.does_not_fit" || p.id == "racks.no_room" ||
                p.id == "racks.box_too_high");
    });
}

}  // namespace

void costStage(const Stage& s) {
    auto& r = s.results.cost;
    r = {};
    auto& lines = s.results.bill;
    lines.clear();
    const auto rates = ratesOf(s.project);
    Bill b{s, s.design.cost.hardwareFactor.si, lines};
    poolLines(b);
    fabricLines(b);
    otherLines(b);
    shareLines(b, rates, currencyCode(s.project));
    const auto all = cost::totals(lines, rates);
    r.unpricedLines = all.unpriced + all.openLines;
    const bool whole = all.openLines == 0 || !cannotBeBuilt(s.results);
    if (all.counted > 0 && whole) {
        r.capex = Cost{all.sum.typical};
        r.capexLow = Cost{all.sum.low};
        r.capexHigh = Cost{all.sum.high};
    }
    const auto of = [&](std::initializer_list<CostClass> classes) -> std::optional<Cost> {
        Cost sum{0};
        std::int64_t counted = 0, listed = 0, open = 0;
        for (const CostClass k : classes) {
            const auto t = cost::totals(lines, rates, k);
            sum += Cost{t.sum.typical};
            counted += t.counted;
            listed += t.lines;
            open += t.openLines;
        }
        if (open > 0 && !whole) return std::nullopt;
        return counted > 0 || listed == 0 ? std::optional(sum) : std::nullopt;  // no line at all costs nothing
    };
    r.servers = of({CostClass::Server});
    r.network = of({CostClass::ComputeNetwork, CostClass::ComputeCabling, CostClass::OtherNetwork});
    r.storage = of({CostClass::Storage});
    r.racks = of({CostClass::OtherHardware});
    Cost shares{0};
    for (const auto& l : lines) {
        if (l.costClass != CostClass::NotHardware) continue;
        const auto line = cost::totals(std::span(&l, 1), rates);
        if (l.unit == "set")
            shares += Cost{line.sum.typical};
        else if (line.counted > 0)
            r.plant = Cost{line.sum.typical};
    }
    if (whole) r.other = shares;
    const auto share = cost::networkShare(lines, rates);
    if (share.wide && r.servers && whole) r.networkShare = Ratio{*share.wide};
    if (share.narrow && whole) r.networkShareNarrow = Ratio{*share.narrow};
    running(s, rates);
}

void recost(const Project& project, const Design& design, Results& results) {
    costStage({project, design, results});
}

}  // namespace model::plan
