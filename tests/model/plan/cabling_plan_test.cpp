// SPDX-License-Identifier: GPL-3.0-or-later
// Floor and cabling of whole designs: every link has a cable, both ends agree, the bill follows, and what does not fit
// is said.
#include <QtTest>

#include <cmath>
#include <map>
#include <set>

#include "model/plan/cable_sheet.h"
#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

const Catalog& catalog() {
    static const Catalog c = examples::shippedCatalog();
    return c;
}

Example bid(const char* cards = "1024") {
    Example e{"bid", {}, newDesign(catalog())};
    e.set("pools.train.accelerators", cards);
    return e;
}

Results of(const Example& e) {
    return evaluate(e.project, e.design);
}

const Problem* finding(const Results& r, std::string_view id) {
    for (const Problem& p : r.problems)
        if (p.id == id) return &p;
    return nullptr;
}

std::int64_t sumOf(const Results& r, std::size_t network, std::int64_t CableLine::*member) {
    std::int64_t n = 0;
    for (const CableLine& l : r.cableLines)
        if (l.network == network) n += l.*member;
    return n;
}

double numberIn(const Problem& p, std::size_t i) {
    return std::get<Arg::Number>(p.args[i].value).si;
}

}  // namespace

class CablingPlanTest : public QObject {
    Q_OBJECT

private slots:
    void everyLinkHasACableAndEveryCableAMedium() {
        for (const Example& e : examples::all()) {
            const Results r = of(e);
            for (std::size_t i = 0; i < r.fabrics.size(); ++i) {
                const FabricResult& f = r.fabrics[i].value;
                const CablingResults& c = f.cabling;
                if (!c.cables) continue;
                const std::string where = e.name + " " + r.fabrics[i].name;
                QVERIFY2(sumOf(r, i, &CableLine::links) == *f.links, where.c_str());
                QVERIFY2(sumOf(r, i, &CableLine::cables) == *c.cables, where.c_str());
                std::int64_t open = 0;
                for (const CableLine& l : r.cableLines)
                    if (l.network == i && !l.kind) open += l.cables;
                QCOMPARE(*c.twistedPair + *c.passiveCopper + *c.activeCopper + *c.activeOptical + *c.multimode +
                             *c.singleMode + open,
                         *c.cables);
                QVERIFY(*c.splitters <= *c.cables && *c.cables <= *f.links);
                // Two ends per link, at most 16 links in a cage; a fibre has a module at both ends.
                QVERIFY2(*c.cages <= 2 * *f.links && *c.cages * 16 >= 2 * *f.links, where.c_str());
                if (c.transceivers) QVERIFY2(*c.transceivers <= *c.cages, where.c_str());
                QVERIFY2((*c.fibres > 0) == (*c.multimode + *c.singleMode > 0), where.c_str());
                QVERIFY(c.longest->si > 0);
                if (c.length) QVERIFY(c.length->si >= 0.5 * static_cast<double>(*c.cables));
            }
        }
    }

    void theReferenceOf127ServersIsMet() {  // RA-11333-001 V11, Tables 7 and 8
        Example e = bid("1016");
        e.set("pools.train.hot_spares", "0").set("fabrics.compute.ufm", "yes").set("fabrics.compute.su_nodes", "32");
        e.choose("fabrics.compute.switch_id", "nv-qm9700", catalog());
        e.choose("fabrics.compute.switch_optic_id", "mma4z00-ns", catalog());
        e.choose("fabrics.compute.server_optic_id", "980-9i51a", catalog());
        const Results r = of(e);
        const CablingResults& c = r.fabrics[0].value.cabling;
        QVERIFY(c.cables);
        QCOMPARE(*c.splitters, 2);
        QCOMPARE(*c.multimode, 2040 + 2);
        QCOMPARE(*c.transceivers, 1536 + 508 + 4);
        std::int64_t ordered = 0;  // the manager's with them
        for (const auto& l : r.bill)
            if (l.location == "compute" && l.level == cost::Level::Module) ordered += l.quantity.value_or(0);
        QCOMPARE(ordered, 1536 + 508 + 4);
        QCOMPARE(*c.fibres, 8 * 2044);  // four lanes, two cores each
    }

    void theBillOrdersWhatIsLaid() {
        const Results r = of(bid());
        for (std::size_t i = 0; i < r.fabrics.size(); ++i) {
            std::int64_t ordered = 0, spare = 0;
            for (const auto& l : r.bill) {
                if (l.location != r.fabrics[i].name) continue;
                if (l.level == cost::Level::Cable) ordered += l.quantity.value_or(0);
                if (l.description == "Spare cables, of every length") spare = l.quantity.value_or(0);
            }
            QCOMPARE(ordered, *r.fabrics[i].value.cabling.cables);
            QCOMPARE(spare, *r.fabrics[i].value.cabling.spareCables);
        }
        Example e = bid();
        e.set("racks.cable_spares", "0 %");
        for (const auto& l : of(e).bill) QVERIFY(l.level != cost::Level::Spare || l.location == "train");
    }

    // A 400G NIC in two planes still has one half of a twin module; a 64-port switch still has 32 cages.
    void planesShareTheModulesOfTheirPorts() {
        const auto with = [](const char* planes, const char* dualTor) {
            Example e = bid();
            e.choose("fabrics.compute.switch_id", "nv-qm9700", catalog());
            e.choose("fabrics.compute.switch_optic_id", "mma4z00-ns", catalog());
            e.choose("fabrics.compute.server_optic_id", "980-9i51a", catalog());
            e.set("pools.train.hot_spares", "0").set("fabrics.compute.su_nodes", "32");
            e.set("fabrics.compute.switch.most_ports", "");  // four planes break its ports out into 256
            return e.set("fabrics.compute.planes", planes).set("fabrics.compute.dual_tor", dualTor);
        };
        for (const auto& [planes, dualTor, links] :
             {std::tuple{"1", "no", 2048}, {"2", "no", 4096}, {"4", "no", 8192}, {"1", "yes", 4096}}) {
            const Example e = with(planes, dualTor);
            const Results r = of(e);
            const FabricResult& f = r.fabrics[0].value;
            QCOMPARE(*f.links, links);
            QCOMPARE(*f.leaves + *f.spines, 48);  // 32 leaves and 16 spines of 64 ports, or the same ports split
            QCOMPARE(*f.switchModules, 48 * 32);
            QCOMPARE(*f.serverModules, 128 * 4);
            QCOMPARE(*f.cabling.cages, 48 * 32 + 128 * 4);
            QVERIFY(!finding(r, "fabric.cage_budget") && !finding(r, "fabric.cage_links"));
        }
        // The modules are those of one plane: what two planes cost more is their cables.
        const Results one = of(with("1", "no")), two = of(with("2", "no"));
        const auto sum = [](const Results& r, cost::Level level) {
            std::int64_t n = 0;
            for (const auto& l : r.bill)
                if (l.location == "compute" && l.level == level) n += l.quantity.value_or(0);
            return n;
        };
        for (const auto level : {cost::Level::Device, cost::Level::Module}) QCOMPARE(sum(one, level), sum(two, level));
    }

    // A cage of one port takes a module of its own, whatever that could carry: 128 x 8 links to the leaves, twice as
    // many between leaves and spines.
    void aCageOfOnePortHasItsOwnModule() {
        Example e = bid();
        e.choose("fabrics.compute.switch_id", "nv-qm9700", catalog());
        e.choose("fabrics.compute.switch_optic_id", "mma4z00-ns", catalog());
        e.set("pools.train.hot_spares", "0").set("fabrics.compute.su_nodes", "32");
        QCOMPARE(*of(e).fabrics[0].value.switchModules, 3072 / 2);
        e.set("fabrics.compute.switch.ports_per_cage", "1");
        const Results r = of(e);
        QVERIFY(finding(r, "fabric.cage_links"));
        QCOMPARE(*r.fabrics[0].value.switchModules, 3072);
    }

    // An 800G port is two links of 400G: of one 800G module, or of a module that carries both; two modules of one link
    // each have no cage.
    void aSplitPortHasOneCage() {
        Example e = bid();
        e.choose("fabrics.compute.switch_id", "nv-sn5600", catalog());
        e.choose("fabrics.compute.switch_optic_id", "800g-lpo", catalog());
        Results r = of(e);
        QCOMPARE(*r.fabrics[0].value.leafDown, 64);
        QVERIFY(!finding(r, "fabric.cage_budget"));
        const std::int64_t switches = *r.fabrics[0].value.leaves + *r.fabrics[0].value.spines;
        QVERIFY(*r.fabrics[0].value.switchModules <= 64 * switches);
        e.choose("fabrics.compute.switch_optic_id", "mms4x00-nm", catalog());  // 2 x 400G
        QCOMPARE(*of(e).fabrics[0].value.switchModules, *r.fabrics[0].value.switchModules);
        e.choose("fabrics.compute.switch_optic_id", "mms4x00-ns400", catalog());  // 1 x 400G
        r = of(e);
        const Problem* p = finding(r, "fabric.cage_budget");
        QVERIFY(p && p->severity == Severity::Error);
        QCOMPARE(numberIn(*p, 2), 128.0);
        QCOMPARE(numberIn(*p, 5), 64.0);
    }

    void cagesInUseExist() {
        for (const char* family : {"leaf_spine", "rail_optimised", "rail_only", "dragonfly"})
            for (const char* cards : {"8", "248", "1000", "1024", "3000", "16384"})
                for (const char* planes : {"1", "2", "4", "8"})
                    for (const char* ratio : {"1", "1.1", "3"})
                        for (const char* module : {"mma4z00-ns", "mma4z00-ns400", "800g-lpo"}) {
                            Example e = bid(cards);
                            e.design.workloads.clear();
                            e.choose("fabrics.compute.switch_id", "nv-qm9700", catalog());
                            e.choose("fabrics.compute.switch_optic_id", module, catalog());
                            e.set("fabrics.compute.family", family).set("fabrics.compute.planes", planes);
                            e.set("fabrics.compute.oversubscription", ratio).set("fabrics.compute.su_nodes", "0");
                            const Results r = evaluateUntil(e.project, e.design, Stop::AfterFabric);
                            const FabricResult& f = r.fabrics[0].value;
                            if (!f.leaves) continue;
                            const std::int64_t cages = 32 * (*f.leaves + *f.spines + *f.cores);
                            const bool fits = *f.switchModules <= cages;
                            const std::string where = std::string(family) + " " + cards + " " + planes + " " + module;
                            // Half-empty switches may hide a full one from the sum, never the other way round.
                            QVERIFY2(fits || finding(r, "fabric.cage_budget"), where.c_str());
                            const bool single = std::string(module) == "mma4z00-ns400" && std::string(cards) == "16384";
                            if (single) QVERIFY2(finding(r, "fabric.cage_budget"), where.c_str());
                            if (std::string(module) != "mma4z00-ns400")
                                QVERIFY2(!finding(r, "fabric.cage_budget"), where.c_str());
                        }
    }

    void linksOfOnePlugToOneSwitchShareACable() {
        for (const auto& [planes, split] : {std::pair{"1", 1}, {"2", 2}, {"4", 4}}) {
            for (const bool modules : {true, false}) {
                Example e = bid();
                e.choose("fabrics.compute.switch_id", "nv-qm9700", catalog());
                e.set("pools.train.hot_spares", "0").set("fabrics.compute.planes", planes);
                for (const char* optic : {"switch_optic", "server_optic"}) {
                    const std::string at = std::string("fabrics.compute.") + optic;
                    e.choose(at + "_id", modules ? "mma4z00-ns" : "", catalog());
                    for (const char* price : {"low", "typical", "high"}) e.set(at + ".price." + price, "");
                    if (!modules) e.set(at + ".power", "");
                }
                const Results r = of(e);
                std::int64_t trunks = 0, trunkLinks = 0;
                for (const CableLine& l : r.cableLines) {
                    if (l.network != 0) continue;
                    if (l.run == fabric::Run::Server) {
                        QCOMPARE(l.fanOut, split);
                    } else {
                        QCOMPARE(l.fanOut, 1);
                        trunks += l.cables, trunkLinks += l.links;
                    }
                }
                // Every leaf has 2, 8 and 32 links to a spine: whole plugs of them.
                QVERIFY(*r.fabrics[0].value.linksPerPair % split == 0);
                QCOMPARE(trunks * split, trunkLinks);
                const std::string ratio = "1:" + std::to_string(split);
                for (const auto& l : r.bill)
                    if (l.location == "compute" && l.description.find("plitter") != std::string::npos)
                        QVERIFY2(l.model.find(ratio) != std::string::npos, l.model.c_str());
            }
        }
    }

    // 1,000BASE-T reaches 100 m, slack included.
    void managementCopperReachesItsSwitch() {
        std::vector<Example> all = examples::all();
        for (const char* cards : {"64", "8192", "65536"}) all.push_back(bid(cards));
        for (const char* place : {"row_middle", "row_end", "top_of_rack"}) {
            all.push_back(bid("65536"));
            all.back().set("racks.network_place", place);
        }
        for (const Example& e : all) {
            const Results r = of(e);
            for (const CableLine& l : r.cableLines) {
                const Fabric& f = e.design.fabrics[l.network].value;
                if (f.role != FabricRole::OutOfBand || isModule(f.switchOptic)) continue;
                QVERIFY2(l.kind == fabric::CableKind::TwistedPair || l.kind == fabric::CableKind::PassiveCopper,
                         (e.name + ": " + std::to_string(l.cables) + " beyond copper").c_str());
            }
        }
    }

    void theShippedExamplesHaveCablesThatReach() {
        for (const Example& e : examples::all()) {
            if (e.name.find('/') == std::string::npos) continue;
            for (const CableLine& l : of(e).cableLines) QVERIFY2(l.kind && l.stock && !l.tooLong, e.name.c_str());
        }
    }

    void everythingWithAManagementPortIsReached() {
        for (const char* cards : {"64", "1016", "1024", "16384"}) {
            Example e = bid(cards);
            e.set("racks.management_servers", "6");
            const Results r = of(e);
            std::int64_t managed = 0, access = 0, racks = 0;
            std::size_t inBand = 0, outOfBand = 0;
            for (std::size_t i = 0; i < r.fabrics.size(); ++i) {
                const FabricResult& f = r.fabrics[i].value;
                const FabricRole role = e.design.fabrics[i].value.role;
                if (role == FabricRole::InBand) inBand = i;
                if (role == FabricRole::OutOfBand) outOfBand = i, access = *f.leaves;
                if (role != FabricRole::OutOfBand) managed += *f.leaves + *f.spines + *f.cores;
            }
            racks = *r.racks.count;
            const std::int64_t servers = r.pools[0].value.servers + e.design.pools[0].value.hotSpares;
            std::int64_t storage = 0;
            for (const auto& t : e.design.tiers) storage += t.value.nodes;
            const std::int64_t own = access > 1 ? access : 0;
            const std::int64_t ports = servers + storage + 6 + managed + own + 2 * racks + r.cooling.cdus.value_or(0);
            QCOMPARE(*r.fabrics[outOfBand].value.nodeLinks, ports);
            QCOMPARE(access, (ports + 47) / 48);
            QCOMPARE(r.fabrics[inBand].value.endpoints, servers + storage + 6 + 2 * access);
            QCOMPARE(*r.fabrics[inBand].value.nodeLinks, servers + storage + 6 + 2 * access);
        }
    }

    void noSwitchManagesItself() {
        for (const char* cards : {"1024", "8192"}) {
            const Example e = bid(cards);
            const Results r = of(e);
            const auto plan = sitePlan(e.project, e.design, r);
            QVERIFY(plan);
            std::set<std::string> managed;
            std::int64_t access = 0;
            for (std::size_t i = 0; i < r.fabrics.size(); ++i) {
                if (e.design.fabrics[i].value.role != FabricRole::OutOfBand) continue;
                access = *r.fabrics[i].value.leaves;
                QVERIFY(forEachPlacedCable(e.design, *plan, i, [&](const PlacedCable& c) {
                    QVERIFY2(c.a.device != c.z.device, c.a.device.c_str());
                    if (c.a.device.rfind("out-of-band", 0) == 0) managed.insert(c.a.device);
                }));
            }
            QCOMPARE(static_cast<std::int64_t>(managed.size()), access);
        }
    }

    void uplinksEndOnTwoLeaves() {
        const Example e = bid();
        const Results r = of(e);
        const auto plan = sitePlan(e.project, e.design, r);
        QVERIFY(plan);
        std::map<std::string, std::set<std::string>> leavesOf;
        std::int64_t uplinks = 0, access = 0;
        for (std::size_t i = 0; i < r.fabrics.size(); ++i) {
            if (e.design.fabrics[i].value.role == FabricRole::OutOfBand) access = *r.fabrics[i].value.leaves;
            if (e.design.fabrics[i].value.role != FabricRole::InBand) continue;
            QVERIFY(*r.fabrics[i].value.leaves > 1);
            QVERIFY(forEachPlacedCable(e.design, *plan, i, [&](const PlacedCable& c) {
                if (c.a.device.rfind("out-of-band", 0) != 0) return;
                ++uplinks;
                leavesOf[c.a.device].insert(c.z.device);
                QVERIFY(c.a.port == "49" || c.a.port == "50");
                QVERIFY(c.a.isSwitch && c.z.isSwitch);
            }));
        }
        QCOMPARE(uplinks, 2 * access);
        QCOMPARE(static_cast<std::int64_t>(leavesOf.size()), access);
        for (const auto& [device, leaves] : leavesOf) QVERIFY2(leaves.size() == 2, device.c_str());
    }

    void copperSavesModulesAndPower() {
        Example e = bid();
        e.set("racks.network_place", "row_middle").set("racks.racks_per_row", "10");
        const Results fibre = of(e);
        e.set("fabrics.compute.cable_choice", "by_length");
        const Results copper = of(e);
        const FabricResult &a = fibre.fabrics[0].value, &b = copper.fabrics[0].value;
        QVERIFY(*b.cabling.passiveCopper + *b.cabling.activeCopper > 0);
        QCOMPARE(*a.cabling.passiveCopper + *a.cabling.activeCopper, 0);
        QVERIFY(*b.switchModules < *a.switchModules);
        const double saved = static_cast<double>(*a.switchModules - *b.switchModules);
        const auto& optic = e.design.fabrics[0].value.switchOptic;
        const bool inside = e.design.fabrics[0].value.device.maxIncludesOptics;
        const double expected = inside || !optic.power ? 0 : saved * optic.power->si;
        QVERIFY(std::abs(a.peak->si - b.peak->si - expected) < 1e-6);
        QVERIFY(std::abs(fibre.power.network->si - copper.power.network->si - expected) < 1e-6);
    }

    void networkRacksInEveryRowShortenTheWays() {
        Example e = bid("8192");
        const double own = of(e).fabrics[0].value.cabling.length->si;
        e.set("racks.network_place", "row_middle");
        const double middle = of(e).fabrics[0].value.cabling.length->si;
        QVERIFY(own > 0 && middle > 0 && own != middle);
        e.set("racks.cable_slack", "1.5");
        QVERIFY(of(e).fabrics[0].value.cabling.length->si > middle);
    }

    void whatReachesTooFarIsSaid() {
        Example e = bid();
        e.set("fabrics.compute.switch_optic.reach", "5 m").set("fabrics.compute.server_optic.reach", "5 m");
        QVERIFY(finding(of(e), "cabling.too_long"));
        e = bid();
        QVERIFY(!finding(of(e), "cabling.too_long"));
        e.set("fabrics.storage.lane_rate", "200 Gbit/s");  // copper ends at 3 m
        QVERIFY(finding(of(e), "cabling.no_medium"));
        e = bid();
        e.set("fabrics.compute.switch_optic.medium", "SMF DR8").set("fabrics.compute.server_optic.medium", "MMF OM4");
        QVERIFY(finding(of(e), "fabric.fibres_differ"));
    }

    void theFloorHasLimits() {
        Example e = bid();
        const Results r = of(e);
        QVERIFY(r.racks.floor.rows && *r.racks.floor.positions >= *r.racks.count);
        QVERIFY(std::abs(r.racks.floor.area->si - r.racks.floor.length->si * r.racks.floor.width->si) < 1e-9);
        e.set("racks.room_length", "3 m").set("racks.room_width", "3 m").set("racks.floor_limit", "1 kN/m²");
        const Results tight = of(e);
        QVERIFY(finding(tight, "racks.room_length") && finding(tight, "racks.room_width"));
        QVERIFY(finding(tight, "racks.floor_load"));
        // 9.81 kN/m2 x area = weight: the plate brings the load down to the limit
        const double load = tight.racks.floorLoad->si * 0.6 * 1.2 / tight.racks.floor.spread->si;
        QVERIFY(std::abs(load - 1e3) < 1);
        e = bid();
        e.set("racks.racks_per_row", "40");
        QVERIFY(finding(of(e), "racks.long_row"));
        e.set("racks.reserved_per_row", "40");
        const Results none = of(e);
        QVERIFY(finding(none, "racks.row_full") && !none.racks.floor.rows && none.racks.count);
    }

    void whatIsNotKnownStaysBlank() {
        Example e = bid();
        e.set("racks.rack.width", "");
        const Results r = of(e);
        QVERIFY(!r.racks.floor.rows && r.cableLines.empty() && !r.fabrics[0].value.cabling.cables);
        QVERIFY(finding(r, "missing.input"));
        std::int64_t cables = 0;  // the bill still has them, of any length
        for (const auto& l : r.bill)
            if (l.level == cost::Level::Cable && l.location == "compute") cables += l.quantity.value_or(0);
        QCOMPARE(cables, *r.fabrics[0].value.links);
        const Results huge = of(bid("1000000000"));
        QVERIFY(huge.cableLines.empty());
    }

    void everyDeviceStandsInOneRackOfTheFloor() {
        for (const Example& e : examples::all()) {
            const Results r = of(e);
            const auto plan = sitePlan(e.project, e.design, r);
            if (!plan) continue;
            QCOMPARE(static_cast<std::int64_t>(plan->racks()), *r.racks.count);
            std::set<std::string> names;
            for (std::int32_t n = 0; n < plan->racks(); ++n) QVERIFY(names.insert(plan->name(n)).second);
            std::set<std::pair<std::int32_t, long>> taken;
            for (const auto* lists : {&plan->pools, &plan->tiers, &plan->switches})
                for (const auto& places : *lists)
                    for (const auto& p : places) {
                        QVERIFY(p.rack >= 0 && p.rack < plan->racks());
                        QVERIFY2(taken.insert({p.rack, std::lround(p.z * 1e4)}).second, e.name.c_str());
                        QVERIFY(p.unit >= 1);
                    }
        }
    }

    void theSheetsNameEveryPortOnceOverAllNetworks() {  // NEG-17, NEG-18
        const Example e = bid();
        const Results r = of(e);
        const auto plan = sitePlan(e.project, e.design, r);
        QVERIFY(plan);
        std::set<std::string> ports, switches, managed;
        for (std::size_t i = 0; i < r.fabrics.size(); ++i) {
            const bool outOfBand = e.design.fabrics[i].value.role == FabricRole::OutOfBand;
            std::int64_t rows = 0;
            QVERIFY(forEachPlacedCable(e.design, *plan, i, [&](const PlacedCable& c) {
                ++rows;
                for (const CableEnd* end : {&c.a, &c.z}) {
                    const std::string port = end->device + ":" + end->port;
                    QVERIFY2(!end->port.empty() && ports.insert(port).second, port.c_str());
                    QVERIFY(!end->rack.empty());
                    const bool alongRack = end->device.rfind("pdu-", 0) == 0 || end->device.rfind("cdu-", 0) == 0;
                    QCOMPARE(end->unit >= 1, !alongRack);  // what runs along a rack takes none of its units
                    if (end->isSwitch) (outOfBand && end == &c.a ? managed : switches).insert(end->device);
                }
            }));
            QCOMPARE(rows, *r.fabrics[i].value.links);
        }
        // The management network knows the switches of the others under the names of their own sheets.
        for (const auto& name : switches)
            if (name.rfind("out-of-band", 0) != 0) QVERIFY2(managed.count(name), name.c_str());
    }

    void linksOfOneCableShareItsNumber() {
        std::map<std::int64_t, std::vector<PlacedCable>> cables;  // of the first network
        const auto numbered = [&](const Example& e, const std::string& where) {
            const Results r = of(e);
            const auto plan = sitePlan(e.project, e.design, r);
            if (!plan) return;
            for (std::size_t i = 0; i < r.fabrics.size(); ++i) {
                std::map<std::int64_t, std::vector<PlacedCable>> own;
                std::map<fabric::Run, std::int64_t> perCable;
                std::int64_t last = 0, lines = 0;
                std::set<std::string> ports;
                forEachPlacedCable(e.design, *plan, i, [&](const PlacedCable& c) {
                    QVERIFY2(c.number >= 1 && c.number <= last + 1, where.c_str());  // no gap
                    last = std::max(last, c.number);
                    own[c.number].push_back(c);
                    perCable[c.cable.run] = mediumChoice(e.design, i, *plan->networks[i], c.cable.run).perCable();
                    for (const CableEnd* end : {&c.a, &c.z}) {
                        const std::string port = end->device + ":" + end->port;
                        QVERIFY2(ports.insert(port).second, (where + " " + port).c_str());
                    }
                });
                for (const CableLine& l : r.cableLines) lines += l.network == i && perCable[l.run] > 1 ? 1 : 0;
                // Only copper beside fibre at one plug, or links of a fabric manager there, may make the counts part.
                const std::int64_t planned = r.fabrics[i].value.cabling.cables.value_or(-1);
                bool fibre = false, copper = false;
                for (const CableLine& l : r.cableLines)
                    if (l.network == i && l.run == fabric::Run::Server)
                        (l.kind && fabric::endsInModules(*l.kind) ? fibre : copper) = true;
                const bool exact = !(fibre && copper) && !e.design.fabrics[i].value.ufm;
                QVERIFY2(std::abs(planned - last) <= (exact ? 0 : lines),
                         (where + ": " + std::to_string(planned) + " planned, " + std::to_string(last) + " numbered")
                             .c_str());
                for (const auto& [number, legs] : own) {
                    QVERIFY(static_cast<std::int64_t>(legs.size()) <= perCable[legs.front().cable.run]);
                    const auto alike = [&](auto of) {
                        return std::all_of(legs.begin(), legs.end(),
                                           [&](const auto& c) { return of(c) == of(legs[0]); });
                    };
                    QVERIFY2(alike([](const auto& c) { return c.a.device; }) ||
                                 alike([](const auto& c) { return c.z.device; }),
                             where.c_str());
                    QVERIFY(alike([](const auto& c) { return c.cable.kind && fabric::endsInModules(*c.cable.kind); }));
                }
                if (i == 0) cables = std::move(own);
            }
        };
        const auto with = [](const char* device, const char* optic, const char* planes, const char* dualTor) {
            Example e = bid("512");
            e.design.workloads.clear();
            e.choose("fabrics.compute.switch_id", device, catalog());
            for (const char* at : {"switch_optic", "server_optic"}) {
                const std::string key = std::string("fabrics.compute.") + at;
                e.choose(key + "_id", optic, catalog());
                if (*optic == 0)
                    for (const char* price : {".price.low", ".price.typical", ".price.high", ".power", ".medium"})
                        e.set(key + price, "");
            }
            return e.set("fabrics.compute.planes", planes).set("fabrics.compute.dual_tor", dualTor);
        };
        for (const char* device : {"nv-qm9700", "nv-sn5600"})
            for (const char* optic : {"mma4z00-ns", "800g-lpo", ""})
                for (const char* planes : {"1", "2", "4"})
                    for (const char* dualTor : {"no", "yes"})
                        for (const char* choice : {"modules", "by_length"}) {
                            Example e = with(device, optic, planes, dualTor);
                            e.set("fabrics.compute.cable_choice", choice);
                            numbered(e, std::string(device) + " " + optic + " planes " + planes + " dual ToR " +
                                            dualTor + " " + choice);
                        }
        for (const Example& e : examples::all()) numbered(e, e.name);
        // Leaves that share their ports evenly, 63 each: every one has a plug with one link.
        Example even = bid("512");
        even.choose("fabrics.storage.switch_id", "nv-sn4600c", catalog());
        even.set("fabrics.storage.link_rate", "50").set("fabrics.storage.ports_per_node", "2");
        numbered(even, "even leaves");

        const auto ends = [&](const char* device, const char* port) {
            std::string text;
            for (const auto& [number, legs] : cables) {
                if (std::none_of(legs.begin(), legs.end(), [&](const PlacedCable& c) {
                        return (c.a.device == device && c.a.port == port) || (c.z.device == device && c.z.port == port);
                    }))
                    continue;
                for (const PlacedCable& c : legs)
                    text +=
                        (text.empty() ? "" : "; ") + c.a.device + ":" + c.a.port + " " + c.z.device + ":" + c.z.port;
            }
            return text;
        };
        // 400G ports in two planes of 200G, copper: a port of a leaf parts to two servers; of the 64 uplinks of a leaf,
        // two to a plug, the first plug ends in one of the first spine.
        numbered(with("nv-qm9700", "", "2", "no"), "copper in two planes");
        const std::string leaf = "compute-p1-leaf-r01-01";
        for (const char* port : {"3", "4"})
            QCOMPARE(ends(leaf.c_str(), port), "node03:compute-1 " + leaf + ":3; node04:compute-1 " + leaf + ":4");
        for (const char* port : {"65", "66"})
            QCOMPARE(ends(leaf.c_str(), port),
                     leaf + ":65 compute-p1-spine-01:1; " + leaf + ":66 compute-p1-spine-01:2");
        // Ports of 200G at the switches, a NIC of 400G: its two links, into a leaf of each plane, part behind its plug.
        Example e = with("nv-qm9700", "mma4z00-ns", "2", "no");
        e.set("fabrics.compute.switch.port_rate", "200 Gbit/s");
        e.set("fabrics.compute.switch_optic.link_rate", "200 Gbit/s");
        numbered(e, "NICs in two planes");
        QCOMPARE(ends("node01", "compute-9"), std::string("node01:compute-1 compute-p1-leaf-r01-01:1; "
                                                          "node01:compute-9 compute-p2-leaf-r01-01:1"));
        e.set("fabrics.compute.planes", "1").set("fabrics.compute.dual_tor", "yes");
        numbered(e, "NICs on two leaves");
        QCOMPARE(ends("node01", "compute-3"), std::string("node01:compute-3 compute-leaf-r02a-01:1; "
                                                          "node01:compute-4 compute-leaf-r02b-01:1"));
    }
};

QTEST_APPLESS_MAIN(CablingPlanTest)
#include "cabling_plan_test.moc"
