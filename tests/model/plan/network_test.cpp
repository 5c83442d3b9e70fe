// SPDX-License-Identifier: GPL-3.0-or-later
// Networks of designs: how counts came about, ratios of both tiers, speeds that agree at both ends, congestion and what
// it costs a step, uplinks over the limit and their relief, storage on the training network, second planes and leaves.
#include <QRegularExpression>
#include <QtTest>

#include <cmath>
#include <map>
#include <set>

#include "model/plan/blank.h"
#include "model/plan/cable_sheet.h"
#include "model/plan/details.h"
#include "model/plan/evaluate.h"
#include "model/plan/fabric_workings.h"
#include "model/plan/site_plan.h"
#include "model/plan/training_case.h"
#include "model/plan/used_inputs.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

const Catalog& catalog() {
    static const Catalog all = examples::shippedCatalog();
    return all;
}
/// 1,024 cards, TP 8 PP 4 DP 32, rails of 64-port switches.
Example bid() {
    Example e = examples::bid(catalog());
    return e.set("pools.train.hot_spares", "0").set("pools.train.accelerators", "1024");
}
Results of(const Example& e) {
    return evaluate(e.project, e.design);
}
const Problem* finding(const Results& r, std::string_view id) {
    for (const Problem& p : r.problems)
        if (p.id == id) return &p;
    return nullptr;
}
const FabricResult& network(const Results& r) {
    return r.fabrics.front().value;
}
const WorkloadResults& run(const Results& r) {
    return r.workloads.front().value;
}
QString workings(const Example& e, const char* key) {
    const auto how = workingOf(e.project, e.design, of(e), key);
    return how ? QString::fromStdString(englishText(*how)) : QString();
}
bool near(double a, double b, double rel = 1e-9) {
    return std::abs(a - b) <= rel * std::abs(b);
}
constexpr double kPerYear = 1 / (8760 * 3600.0);

double numberIn(const Problem& p, std::size_t i) {
    return std::get<Arg::Number>(p.args[i].value).si;
}

}  // namespace

class NetworkTest : public QObject {
    Q_OBJECT
private slots:
    void countsSayHowTheyCameAbout() {
        const Example e = bid();
        QCOMPARE(workings(e, "fabrics.compute.leaves"),
                 QStringLiteral("8 rails × ceil(128 servers / 32 ports down) = 8 × 4 = 32 leaves."));
        QCOMPARE(workings(e, "fabrics.compute.spines"),
                 QStringLiteral("32 leaves × 32 uplinks / 64 ports = 16, which divides the 32 uplinks: 16 spines; "
                                "links to each from every leaf: 2."));
        QCOMPARE(workings(e, "fabrics.compute.bisection"),
                 QStringLiteral("512 ports in each half × 50.0 GB/s / 1 = 25.6 TB/s."));
        QVERIFY(workings(e, "fabrics.compute.sizing.max_servers").contains(QStringLiteral("For more: ")));
        QVERIFY(workings(e, "power.it_peak").isEmpty());
    }

    void theDivisorRuleIsSaidWhereItRoundsUp() {
        // 26 leaves of 40 ports, 20 up: 13 spines would leave uplinks dark (fabric-racks-bom.md 3, rule 5).
        Example e = bid();
        e.set("fabrics.compute.family", "leaf_spine").set("fabrics.compute.switch.ports", "40");
        e.set("pools.train.accelerators", "520").set("fabrics.compute.su_nodes", "0");
        QCOMPARE(*network(of(e)).leaves, std::int64_t{26});
        QCOMPARE(*network(of(e)).spines, std::int64_t{20});
        QVERIFY2(workings(e, "fabrics.compute.spines")
                     .contains(QStringLiteral("= 13 at least; the next divisor of the 20 uplinks is 20")),
                 qPrintable(workings(e, "fabrics.compute.spines")));
        QCOMPARE(workings(e, "fabrics.compute.unused_spine_ports"),
                 QStringLiteral("20 switches × 40 ports = 800, less 520 wired = 280."));
    }

    void everyExampleExplainsItsCounts() {
        for (const Example& e : examples::all()) {
            const Results r = of(e);
            for (std::size_t i = 0; i < r.fabrics.size(); ++i) {
                if (!r.fabrics[i].value.leaves || e.design.fabrics[i].value.role == FabricRole::OutOfBand) continue;
                const auto keys = keysWithWorkings(e.project, e.design, r, i);
                QVERIFY2(!keys.empty(), e.name.c_str());
                for (const auto& key : keys) {
                    const auto how = workingOf(e.project, e.design, r, key);
                    QVERIFY2(how && !QString::fromStdString(englishText(*how)).contains(QRegularExpression("%[1-9]")),
                             key.c_str());
                    const auto place = findResult(r, key);
                    const Value value = place ? place->value() : Value{};
                    const auto* n = std::get_if<std::int64_t>(&value);
                    if (!n || key.ends_with("side_a") || key.ends_with("tier_count")) continue;
                    QVERIFY2(englishText(*how).find(shortText(static_cast<double>(*n), "")) != std::string::npos,
                             (e.name + " " + key + ": " + englishText(*how)).c_str());
                }
            }
        }
    }

    void aRatioAboveThePodIsWired() {
        // 64 ports at 7 : 1 are 56 down and 8 up (fabric-racks-bom.md 4); Llama 3 has 7 : 1 above its pod.
        Example e = bid();
        e.set("pools.train.accelerators", "16384").set("fabrics.compute.tiers", "three");
        e.set("fabrics.compute.su_nodes", "0").set("fabrics.compute.spine_oversubscription", "7");
        const Results r = of(e);
        QVERIFY(network(r).sizing.realisedSpine && near(network(r).sizing.realisedSpine->si, 7));
        QVERIFY(near(network(r).sizing.requested->si, 7));
        QVERIFY(near(network(r).realised->si, network(r).realisedLeaf->si * 7));
        QCOMPARE(*network(r).sizing.spineCoreLinks, *network(r).spines * 8);
        QCOMPARE(*network(r).sizing.switchHops, std::int64_t{5});
    }

    void storageHasARatioOfItsOwn() {
        // A reference design has 4 : 3 towards servers and 1 : 1 towards storage (fabric-racks-bom.md 6). Of 64 ports
        // 36 down and 28 up; at 1 : 1 these 28 carry 28.
        Example e = bid();
        const auto storage = [](const Results& r) -> const FabricResult& { return r.fabrics[1].value; };
        QCOMPARE(e.design.fabrics[1].value.role, FabricRole::Storage);
        e.set("fabrics.storage.switch.ports", "64").set("fabrics.storage.ports_per_node", "2");
        e.set("tiers.hot.nodes", "24").set("tiers.hot.nics", "2");
        const Results together = of(e);
        QVERIFY(!storage(together).sizing.realisedStorage && !finding(together, "fabric.ratio_storage"));
        const std::int64_t ports = *storage(together).nodeLinks, side = 48 + (ports - 256 - 48);
        e.set("fabrics.storage.oversubscription", "1.3334").set("fabrics.storage.storage_oversubscription", "1");
        const Results r = of(e);
        const auto& z = storage(r).sizing;
        QCOMPARE(*storage(r).leafDown, std::int64_t{36});
        QCOMPARE(*storage(r).leafUp, std::int64_t{28});
        QCOMPARE(*z.storageDown, std::int64_t{28});
        QCOMPARE(*z.storageLeaves, (side + 27) / 28);
        QCOMPARE(*storage(r).leaves, (ports - side + 35) / 36 + *z.storageLeaves);
        QVERIFY(near(z.requestedStorage->si, 1) && z.realisedStorage->si <= 1);
        QVERIFY(near(storage(r).realised->si, 32.0 / 28));  // 256 ports on 8 leaves
        QVERIFY(near(storage(r).whenFull->si, 36.0 / 28));
        QVERIFY(!finding(r, "fabric.ratio_storage"));
        QVERIFY(
            workings(e, "fabrics.storage.leaves").startsWith(QStringLiteral("Servers: ceil(256 ports / 36 down) = 8")));
        QCOMPARE(
            workings(e, "fabrics.storage.sizing.storage_down"),
            QStringLiteral(
                "The uplinks are as fast as 28 ports down and carry 28 at a requested 1.00 : 1, of 36 that are left."));
        // Both links of a server stay on leaves of servers, and on two of them; no leaf has ports of both sides.
        const auto plan = sitePlan(e.project, e.design, r);
        QVERIFY(plan);
        std::map<std::string, std::set<std::string>> leavesOf;
        std::map<std::string, std::set<bool>> storageOn;
        std::int64_t links = 0;
        forEachPlacedCable(e.design, *plan, 1, [&](const PlacedCable& c) {
            if (c.cable.run != fabric::Run::Server) return;
            ++links;
            leavesOf[c.a.device].insert(c.z.device);
            storageOn[c.z.device].insert(c.a.device.find("storage") != std::string::npos);
        });
        QCOMPARE(links, ports);
        QCOMPARE(std::int64_t(storageOn.size()), *storage(r).leaves);
        for (const auto& [leaf, kinds] : storageOn) QCOMPARE(kinds.size(), std::size_t{1});
        for (const auto& [device, leaves] : leavesOf) QVERIFY2(leaves.size() == 2, device.c_str());
        // More than the ports that are left is not to be had, and said; elsewhere the setting is idle.
        e.set("fabrics.storage.storage_oversubscription", "4");
        const Results loose = of(e);
        QCOMPARE(*storage(loose).sizing.storageDown, std::int64_t{36});
        QVERIFY(finding(loose, "fabric.ratio_storage_most"));
        e.set("fabrics.compute.storage_oversubscription", "2");
        QVERIFY(finding(of(e), "fabric.setting_idle"));
    }

    void linksBetweenSwitchesMayBeFaster() {
        // 400G NICs in two planes: 200G links, and 64 x 400G ports give 64 of them down and 32 x 400G up.
        Example e = bid();
        e.set("fabrics.compute.planes", "2").set("fabrics.compute.su_nodes", "0");
        const Results slow = of(e);
        QCOMPARE(network(slow).linksPerPair.has_value(), true);
        const FabricResult before = network(slow);
        e.set("fabrics.compute.trunk_rate", "400");
        const Results r = of(e);
        const FabricResult& f = network(r);
        QCOMPARE(*f.leafDown, *before.leafDown);
        QCOMPARE(*f.leafUp * 2, *before.leafUp);
        QCOMPARE(*f.leaves, *before.leaves);
        QCOMPARE(*f.spines, *before.spines);
        QCOMPARE(*f.sizing.leafSpineLinks * 2, *before.sizing.leafSpineLinks);
        QCOMPARE(f.realised->si, before.realised->si);
        QCOMPARE(f.bisection->si, before.bisection->si);
        QCOMPARE(f.sizing.trunkRate->si, 50e9);
        QCOMPARE(before.sizing.trunkRate->si, 25e9);
        QCOMPARE(*f.unusedLeafPorts, *before.unusedLeafPorts);
        QCOMPARE(
            workings(e, "fabrics.compute.leaf_up"),
            QStringLiteral("64 ports of 400 Gbit/s at a requested 1.00 : 1: 32 are broken out into 64 down, 32 are "
                           "uplinks."));
        QCOMPARE(
            workings(e, "fabrics.compute.sizing.trunk_rate"),
            QStringLiteral("A link between switches is as fast as 2 links to servers: 2 × 200 Gbit/s = 400 Gbit/s."));
        // The same cages and modules: a whole port was filled by two links before. Fibres carry the same lanes.
        QCOMPARE(*f.switchModules, *before.switchModules);
        QCOMPARE(*f.cabling.fibres, *before.cabling.fibres);
        const auto plan = sitePlan(e.project, e.design, r);
        QVERIFY(plan);
        std::int64_t trunks = 0, cables = 0;
        forEachPlacedCable(e.design, *plan, 0, [&](const PlacedCable& c) {
            trunks += c.cable.run == fabric::Run::LeafSpine;
            cables = std::max(cables, c.number);
        });
        QCOMPARE(trunks, *f.sizing.leafSpineLinks);
        QCOMPARE(cables, *f.cabling.cables);
        // No multiple of 200, or more than the port: refused, and no counts stand beside it.
        for (const char* rate : {"300", "800", "100"}) {
            e.set("fabrics.compute.trunk_rate", rate);
            const Results refused = of(e);
            QVERIFY2(finding(refused, "fabric.trunk_rate") && !network(refused).leaves, rate);
        }
        e.set("fabrics.compute.family", "dragonfly");
        QVERIFY(!finding(of(e), "fabric.trunk_rate"));
    }

    void idleTiersAndOddRatesAreSaid() {
        Example e = bid();
        QVERIFY(!finding(of(e), "fabric.tier_idle") && !finding(of(e), "fabric.odd_rate"));
        e.set("fabrics.compute.tiers", "three");
        const Results r = of(e);
        const Problem* idle = finding(r, "fabric.tier_idle");
        QVERIFY(idle);
        QCOMPARE(numberIn(*idle, 1), 48.0);  // 32 leaves and 16 spines
        e.set("fabrics.compute.tiers", "auto").set("fabrics.compute.link_rate", "333");
        const Results odd = of(e);
        const Problem* rate = finding(odd, "fabric.odd_rate");
        QVERIFY(rate);
        QCOMPARE(numberIn(*rate, 2), 200e9 / 8);
        e.set("fabrics.compute.link_rate", "200");
        QVERIFY(!finding(of(e), "fabric.odd_rate"));
        // Routers of 7 ports: 2 servers' ports, 3 to their group of 4, 2 to other groups; 8 ports leave a group. 4
        // other groups share them as 2 each; 5 as 1 each, and 3 stay dark.
        e.set("fabrics.compute.link_rate", "").set("fabrics.compute.family", "dragonfly");
        e.set("fabrics.compute.switch.ports", "7").set("fabrics.compute.rails", "1");
        e.set("pools.train.accelerators", "320");  // 40 ports: 5 groups of 8
        QCOMPARE(*network(of(e)).groups, std::int64_t{5});
        QVERIFY(!finding(of(e), "fabric.global_dark"));
        e.set("pools.train.accelerators", "384");
        const Results six = of(e);
        QCOMPARE(*network(six).groups, std::int64_t{6});
        const Problem* dark = finding(six, "fabric.global_dark");
        QVERIFY(dark);
        QCOMPARE(numberIn(*dark, 4), 3.0);
    }

    void serversWithoutNicsAreSaid() {
        Example e = bid();
        e.set("pools.train.server.nics", "0");
        const Results r = of(e);
        const Problem* p = finding(r, "fabric.no_nics");
        QVERIFY(p && p->severity == Severity::Error);
        QCOMPARE(p->key, std::string("pools.train.server.nics"));
        QVERIFY(!r.fabric.leafSwitches && !network(r).links);
    }

    void theSlowerEndOfALinkDecidesAndIsSaid() {
        Example e = bid();  // NICs and switch ports of 400 Gbit/s
        QVERIFY(!finding(of(e), "fabric.speed_nic") && !finding(of(e), "fabric.speed_port"));
        e.set("fabrics.compute.link_rate", "800 Gbit/s");
        QVERIFY(finding(of(e), "fabric.speed_nic"));
        QVERIFY(near(network(of(e)).perCard->si, 50e9));
        e = bid();
        e.set("fabrics.compute.switch.port_rate", "200 Gbit/s");
        QVERIFY(finding(of(e), "fabric.speed_port"));
        QVERIFY(near(network(of(e)).perCard->si, 25e9));
    }

    void modulesMustFitTheirCages() {
        Example e = bid();
        e.set("fabrics.compute.switch.cage_power", "17 W").set("fabrics.compute.switch_optic.power", "17 W");
        QVERIFY(!finding(of(e), "fabric.cage_power"));
        e.set("fabrics.compute.switch_optic.power", "18 W");
        QVERIFY(finding(of(e), "fabric.cage_power"));
        e.set("fabrics.compute.switch.ports_per_cage", "2").set("fabrics.compute.switch_optic.links_per_module", "4");
        QVERIFY(finding(of(e), "fabric.cage_links"));
    }

    // 72 cards on 8 rails: 8 leaves with nine links each and 4 spines; 3 leaves and 2 spines carry the same ports.
    void railsThatStayEmptyAreSaid() {
        Example e = bid();
        e.set("fabrics.compute.su_nodes", "0");
        QVERIFY(!finding(of(e), "fabric.rails_empty"));
        e.set("pools.train.accelerators", "72");
        const Results rails = of(e);
        const Problem* few = finding(rails, "fabric.rails_empty");
        QVERIFY(few && few->severity == Severity::Warning);
        QCOMPARE(numberIn(*few, 1), 8.0);
        QCOMPARE(numberIn(*few, 2), 8.0);
        QCOMPARE(numberIn(*few, 3), 72.0);
        QCOMPARE(numberIn(*few, 4), 256.0);
        QCOMPARE(numberIn(*few, 5), 12.0);
        QCOMPARE(numberIn(*few, 6), 5.0);
        e.set("fabrics.compute.family", "leaf_spine");
        const Results plain = of(e);
        QVERIFY(!finding(plain, "fabric.rails_empty"));
        QCOMPARE(*network(plain).leaves + *network(plain).spines, 5);
        // 8 racks of 72 cards on 72 rails: 8 of 32 ports down in each of 72 leaves.
        Example racks = bid();
        racks.choose("pools.train.card_id", "gb200", catalog())
            .choose("pools.train.server_id", "gb200-nvl72", catalog());
        racks.set("pools.train.accelerators", "576").set("fabrics.compute.su_nodes", "0");
        const Results r = of(racks);
        const Problem* p = finding(r, "fabric.rails_empty");
        QVERIFY(p);
        QCOMPARE(numberIn(*p, 1), 72.0);
        QVERIFY(numberIn(*p, 6) < numberIn(*p, 5));
    }

    void portsOfServersAreNotForTheParameterNetwork() {
        Example e = bid();
        QVERIFY(!finding(of(e), "fabric.setting_idle"));
        const auto before = network(of(e)).links;
        e.set("fabrics.compute.ports_per_node", "2");
        QCOMPARE(network(of(e)).links, before);
        QVERIFY(finding(of(e), "fabric.setting_idle"));
        QVERIFY(!inputCounts(e.design, "fabrics.compute.ports_per_node"));
        QVERIFY(inputCounts(e.design, "fabrics.storage.ports_per_node"));
    }

    void congestionIsOffUnlessAsked() {
        const Results r = of(bid());
        const auto& c = network(r).congestion;
        QCOMPARE(c.leafHash->si, 1.0);
        QCOMPARE(c.lossKept->si, 1.0);
        QCOMPARE(c.incastKept->si, 1.0);
        QCOMPARE(*run(r).network.stepBefore, *run(r).stepTime);
        QCOMPARE(run(r).network.congestion->si, 0.0);
    }

    void hashedFlowsMeetOnLinks() {
        // 16 flows on 16 links: 0.325 is left; 64 on 16: 0.508 (golden/fabric.json, congestion).
        Example e = bid();
        e.set("fabrics.compute.switch.ports", "32").set("fabrics.compute.routing", "hashed");
        const Results one = of(e);
        QVERIFY(near(network(one).congestion.leafHash->si, 0.325, 2e-3));
        e.set("fabrics.compute.flows_per_port", "4");
        const Results four = of(e);
        QVERIFY(near(network(four).congestion.leafHash->si, 0.508, 2e-3));
        e.set("fabrics.compute.routing", "measured");
        const Results clear = of(e);
        QVERIFY(near(run(one).links.leafSupply->si,
                     run(clear).links.leafSupply->si * network(one).congestion.leafHash->si));
        QVERIFY(run(one).stepTime->si > run(four).stepTime->si && run(four).stepTime->si > run(clear).stepTime->si);
        QVERIFY(near(run(one).network.stepBefore->si, run(clear).stepTime->si));
        QVERIFY(near(run(one).network.congestion->si, run(one).stepTime->si / run(clear).stepTime->si - 1));
        // What stays under the leaf does not meet anybody.
        QCOMPARE(*run(one).links.portsSupply, *run(clear).links.portsSupply);
        e.set("fabrics.compute.routing", "adaptive").set("fabrics.compute.adaptive_loss", "10 %");
        QVERIFY(near(network(of(e)).congestion.leafHash->si, 0.9));
    }

    void lostPacketsCostTheWorstFlow() {
        Example e = bid();
        e.set("fabrics.compute.packet_loss", "0.001 %");
        const Results r = of(e);
        const auto& c = network(r).congestion;
        // One flow alone would keep 0.999 with a window of 98 packets (golden/fabric.json); the worst of 1,024 keeps
        // less.
        QVERIFY(c.lossKept->si < 0.999 && c.lossKept->si > 0.9);
        QVERIFY(c.amplification->si > 2);
        QVERIFY(near(c.portsLeft->si, network(r).perCard->si * c.lossKept->si));
        e.set("fabrics.compute.recovery", "selective_repeat");
        QVERIFY(network(of(e)).congestion.lossKept->si > c.lossKept->si);
    }

    void incastSharesAPort() {
        // 8 senders at 400G into 50 MB: full after 143 us (golden/fabric.json).
        Example e = bid();
        e.set("fabrics.compute.incast_senders", "8").set("fabrics.compute.port_buffer", "50 MB");
        e.set("fabrics.compute.incast_share", "10 %");
        const auto c = network(of(e)).congestion;
        QVERIFY(near(c.bufferFill->si, 0.000142857, 5e-6));
        QVERIFY(near(c.incastKept->si, 1 / 1.7));
    }

    void portRatesAreHeldAgainstTheRequirement() {
        // 25 GB/s at an efficiency of 0.9 are 222 Gbit/s on the wire, hence 400G.
        Example e = bid();
        const auto ports = network(of(e)).ports;
        QVERIFY(near(ports.at200->si, 22.5e9) && near(ports.at400->si, 45e9) && near(ports.at800->si, 90e9));
        QVERIFY(near(ports.smallest->si, 50e9));
        e.set("fabrics.compute.switch.port_rate", "100 Gbit/s");
        const Results r = of(e);
        const Problem* p = finding(r, "fabric.per_card");
        QVERIFY(p && QString::fromStdString(englishText(*p)).contains(QStringLiteral("400 Gbit/s")));
    }

    void groupsLieInTheSmallestBlockThatHoldsThem() {
        // One pipeline stage of 256 cards per leaf group of 32 servers: placement A of golden/fabric.json.
        const Example e = bid();
        const auto n = run(of(e)).network;
        QCOMPARE(n.tensor, std::string("scale-up domain"));
        QCOMPARE(n.data, std::string("leaf"));
        QCOMPARE(n.pipeline, std::string("whole network"));
        QCOMPARE(n.context, std::string("no exchange"));
        QCOMPARE(
            workings(e, "workloads.pretrain.network.data_block"),
            QStringLiteral("32 members, 8 apart, span 256 cards: keep each group under one leaf group of 256 cards, "
                           "which holds 1."));
    }

    void theSmallestReliefBringsUplinksToTheLimit() {
        Example e = bid();
        int mended = 0;
        for (const char* asked : {"1.5", "2", "3", "5", "7"})
            for (const char* limit : {"3 %", "1 %", "0.5 %"}) {
                e.set("fabrics.compute.oversubscription", asked);
                if (setInput(e.project, e.design, "fabrics.compute.trunk_limit", limit)) continue;
                const Results r = of(e);
                const Problem* p = finding(r, "fabric.trunk_leaf");
                if (!p) continue;
                const auto* relief = std::get_if<Arg::Inner>(&p->args.back().value);
                QVERIFY(relief);
                if (relief->problem->id != "fabric.mend_ratio") continue;
                Example better = e;
                better.set("fabrics.compute.oversubscription",
                           std::to_string(std::get<Arg::Number>(relief->problem->args[0].value).si));
                const double limitShare = better.design.fabrics[0].value.trunkLimit.si;
                QVERIFY(run(of(better)).network.leafUse->si <= limitShare * (1 + 1e-9));
                ++mended;
            }
        QVERIFY(mended > 0);
        // Colliding flows first: adaptive routing needs no new switch.
        e = bid();
        e.set("fabrics.compute.routing", "hashed");
        const double use = run(of(e)).network.leafUse->si;
        e.set("fabrics.compute.trunk_limit", std::to_string(use * 80) + " %");
        const Results r = of(e);
        const Problem* p = finding(r, "fabric.trunk_leaf");
        QVERIFY(p && std::get<Arg::Inner>(p->args.back().value).problem->id == "fabric.mend_routing");
        e.set("fabrics.compute.routing", "adaptive");
        QVERIFY(!finding(of(e), "fabric.trunk_leaf"));
    }

    void aNetworkWithoutLeavesNamesItsOwnLinks() {
        Example e = bid();
        e.set("fabrics.compute.su_nodes", "0").set("fabrics.compute.lane_rate", "5 Gbit/s");
        for (const auto& [family, links] : {std::pair{"torus", "links along the second side"},
                                            {"dragonfly", "links between the routers of a group"}}) {
            e.set("fabrics.compute.family", family).set("fabrics.compute.trunk_limit", "1 %");
            const Results r = of(e);
            QVERIFY(run(r).network.leafUse && run(r).network.leafUse->si > 0.01);
            const Problem* p =
                finding(r, run(r).network.leafUse->si > 1 ? "fabric.trunk_direct_full" : "fabric.trunk_direct");
            QVERIFY2(p && englishText(*p).find(links) != std::string::npos, family);
            QVERIFY(!finding(r, "fabric.trunk_leaf") && !finding(r, "fabric.trunk_full"));
        }
    }

    void theMeanUseIsThatOfTheWholeStep() {
        // Rings of 32 replicas, 8 cards apart, cross a leaf of four of them once: a quarter of the gradients.
        Example e = bid();
        e.set("fabrics.compute.family", "leaf_spine").set("fabrics.compute.su_nodes", "0");
        const Results r = of(e);
        const WorkloadResults& w = run(r);
        const double gradients = w.traffic.gradient->si / 4, supply = w.links.leafSupply->si;
        const double pipeline = w.traffic.pipeline->si;  // every stage lies under leaves of its own
        QVERIFY(near(w.network.leafMean->si, (gradients + pipeline) / w.stepTime->si / supply, 1e-6));
        QVERIFY(w.network.leafMean->si < w.network.leafUse->si && w.network.portsMean->si < w.network.portsUse->si);
        QVERIFY(!w.network.podMean);
    }

    void bothLinksOfAServerEndOnTwoSwitches() {
        // Whatever hangs there with however many links, once a plane has as many leaves; with and without leaves for
        // storage alone. Fewer leaves are said.
        std::size_t networks = 0, said = 0;
        for (const char* cards : {"32", "200", "264", "328", "520", "1024"})
            for (const char* ratio : {"", "1"})
                for (const auto& [links, nics] :
                     {std::pair{"2", "2"}, {"1", "2"}, {"1", "4"}, {"2", "3"}, {"3", "8"}}) {
                    Example e = bid();
                    e.set("pools.train.hot_spares", "0").set("pools.train.accelerators", cards);
                    e.set("fabrics.compute.su_nodes", "0").set("fabrics.storage.storage_oversubscription", ratio);
                    e.set("tiers.hot.nics", nics).set("fabrics.storage.planes", *links == '2' ? "2" : "1");
                    for (const char* network : {"storage", "in-band"}) {
                        e.set(std::string("fabrics.") + network + ".ports_per_node", links);
                        const Results r = of(e);
                        const auto plan = sitePlan(e.project, e.design, r);
                        QVERIFY(plan);
                        std::size_t index = 0;
                        while (e.design.fabrics[index].name != network) ++index;
                        const fabric::Sizing& z = plan->networks[index]->sizing;
                        const std::int64_t planes = e.design.fabrics[index].value.planes;
                        std::map<std::string, std::set<std::string>> leaves, ports;
                        QVERIFY(forEachPlacedCable(e.design, *plan, index, [&](const PlacedCable& c) {
                            if (c.cable.run != fabric::Run::Server || c.a.group.empty()) return;
                            leaves[c.a.device].insert(c.z.device);
                            QVERIFY2(ports[c.a.device].insert(c.a.port).second, c.a.port.c_str());
                        }));
                        bool shared = false;
                        for (const auto& [device, all] : ports) {
                            const bool storage = device.starts_with("storage");
                            const std::int64_t own = z.sideLeaves > 0
                                                         ? storage ? z.sideLeaves : z.perPlane.leaves - z.sideLeaves
                                                         : z.perPlane.leaves;
                            const std::size_t apart = std::min(all.size(), std::size_t(own * planes));
                            QVERIFY2(leaves[device].size() == apart,
                                     (device + " of " + cards + " cards, " + links + " and " + nics +
                                      " links: " + std::to_string(leaves[device].size()))
                                         .c_str());
                            shared = shared || apart < all.size();
                            ++networks;
                        }
                        if (planes > 1) continue;
                        const bool told = finding(r, "fabric.shared_leaf") || finding(r, "fabric.shared_leaf_storage");
                        QVERIFY(!shared || told);
                        said += shared ? 1 : 0;
                    }
                }
        QVERIFY2(networks > 1000 && said > 10, qPrintable(QString::number(networks) + ' ' + QString::number(said)));
    }

    void whatTrunksNeedIsChecked() {
        // Ports of 800G broken out into 4 x 200G: 600G is no whole part of one.
        Example e = bid();
        e.choose("fabrics.compute.switch_id", "nv-sn5600", catalog());
        e.set("fabrics.compute.planes", "2").set("fabrics.compute.su_nodes", "0");
        for (const auto& [rate, good] : {std::pair{"200", true}, {"400", true}, {"600", false}, {"800", true}}) {
            e.set("fabrics.compute.trunk_rate", rate);
            const Results r = of(e);
            QVERIFY2((finding(r, "fabric.trunk_rate") == nullptr) == good, rate);
            QVERIFY2(network(r).links.has_value() == good, rate);
            QCOMPARE(workings(e, "fabrics.compute.spines").isEmpty(), !good);
        }
        // 1.1 : 1 on 32 cages of two ports: 16 are broken out and 16 stay, as a cage holds one kind of cable.
        e = bid();
        e.set("fabrics.compute.planes", "2").set("fabrics.compute.trunk_rate", "400");
        e.set("fabrics.compute.su_nodes", "0").set("fabrics.compute.oversubscription", "1.1");
        Results r = of(e);
        QVERIFY(!finding(r, "fabric.cage_budget"));
        QCOMPARE(*network(r).leafDown, std::int64_t{64});
        QCOMPARE(*network(r).leafUp, std::int64_t{32});
        // A module at the switch has to carry the uplinks.
        e.set("fabrics.compute.switch_optic.link_rate", "200");
        QVERIFY(finding(of(e), "fabric.module_slow"));
        e.set("fabrics.compute.switch_optic.link_rate", "400");
        QVERIFY(!finding(of(e), "fabric.module_slow"));
        e.set("fabrics.compute.trunk_rate", "").set("fabrics.compute.switch_optic.link_rate", "200");
        QVERIFY(!finding(of(e), "fabric.module_slow"));
        // More planes with uplinks as entered: what is advised fits.
        e = bid();
        e.set("fabrics.compute.trunk_rate", "400").set("fabrics.compute.su_nodes", "0");
        e.set("pools.train.accelerators", "160000");
        r = of(e);
        QVERIFY(finding(r, "fabric.infeasible"));
        const auto in = fabricRequest(e.project, e.design, r, 0);
        const auto z = fabric::sizeFabric(*in);
        QVERIFY(!z.feasible);
        if (z.next.planes > 0) {
            e.set("fabrics.compute.planes", std::to_string(z.next.planes));
            QVERIFY(network(of(e)).leaves.has_value());
        }
        // Towards storage a ratio may be too low for any port.
        e = bid();
        e.set("fabrics.storage.switch.ports", "64").set("fabrics.storage.oversubscription", "7");
        e.set("fabrics.storage.storage_oversubscription", "0.1");
        const Results low = of(e);
        const Problem* refused = finding(low, "fabric.infeasible");
        QVERIFY(refused);
        QVERIFY2(QString::fromStdString(englishText(*refused)).contains(QStringLiteral("Ask for a higher")),
                 englishText(*refused).c_str());
    }

    /// By hand: 128 servers of 8 cards and 8 NICs, 64 of 8 cards and 4 NICs, 400 Gbit/s each.
    void unlikeServersHaveNoRails() {
        Example e = bid();
        e.set("pools.train.hot_spares", "0").set("fabrics.compute.su_nodes", "32");
        e.design.pools.push_back({2, "serve", e.design.pools[0].value});
        e.set("pools.serve.accelerators", "512").set("pools.serve.server.nics", "4");
        const Results r = of(e);
        const FabricResult& f = network(r);
        const Problem* p = finding(r, "fabric.unlike_servers");
        QVERIFY(p && p->severity == Severity::Warning && numberIn(*p, 1) == 4 && numberIn(*p, 2) == 8);
        QCOMPARE(f.nodeLinks, 128 * 8 + 64 * 4);
        QCOMPARE(f.leaves, 1280 / 32);
        QCOMPARE(f.cardsPerLeaf, 32);  // four servers of the first pool; eight of the second are 64
        QVERIFY(near(f.nicRate->si, 50e9) && near(f.perCard->si, 25e9));  // four ports for eight cards
        QCOMPARE(f.losses.leafCards, 64);                                 // 32 ports of the second pool, two cards each
        QCOMPARE(f.losses.leafNodes, 8);
        // The training pool still has a port for each of its cards.
        std::vector<std::string> missing;
        const auto net = networkOf(e.design, r, e.design.pools[0], 1024, missing);
        Example alone = bid();
        alone.set("pools.train.hot_spares", "0");
        QVERIFY(near(net.tiers[1].bandwidth,
                     networkOf(alone.design, of(alone), alone.design.pools[0], 1024, missing).tiers[1].bandwidth));
        QVERIFY(net.tiers[1].members == 32 && missing.empty());
        // No port down is left; of 65,536 of three tiers the largest servers take eight each.
        QVERIFY(f.growth == 0 && f.sizing.maxServers == 64 * 32 * 32 / 8);
        // Two NICs for eight cards: 12.5 GB/s, below the requirement, whatever the other pool has.
        e.set("pools.serve.server.nics", "2");
        const Results poor = of(e);
        QVERIFY(near(network(poor).perCard->si, 12.5e9) && finding(poor, "fabric.per_card"));
        e.set("pools.serve.server.nics", "8");
        QVERIFY(!finding(of(e), "fabric.unlike_servers"));
    }

    void storageOnTheTrainingNetworkCostsTheStep() {
        Example e = bid();
        e.set("checkpoint.mode", "asynchronous");
        const Results apart = of(e);
        const auto& s = apart.storage.sharing;
        const double write = apart.storage.checkpointSize->si / apart.storage.drain->si;
        QVERIFY(near(s.perCard->si, (write + apart.storage.readNeeded->si) / 1024));
        QVERIFY(s.step && *s.step >= *run(apart).stepTime && s.slowdown->si >= 0);
        std::erase_if(e.design.fabrics, [](const auto& f) { return f.value.role == FabricRole::Storage; });
        const Results shared = of(e);
        const Problem* p = finding(shared, "fabric.storage_shared");
        QVERIFY(p && std::get<Arg::Inner>(p->args.back().value).problem->id == "fabric.shared_cost");
        // While a synchronous checkpoint is written no step runs beside it, and nothing is read.
        e.set("checkpoint.mode", "synchronous");
        const Results still = of(e);
        QVERIFY(
            near(still.storage.sharing.perCard->si, still.storage.checkpointSize->si / still.storage.drain->si / 1024));
        QVERIFY(!still.storage.sharing.step);
        QCOMPARE(whyBlank(e.project, e.design, still, "storage.sharing.step")->why.id,
                 std::string("blank.stands_still"));
        // What the step pays is for its data alone: text asks for next to nothing.
        QVERIFY(still.storage.sharing.slowdown->si >= 0 && still.storage.sharing.slowdown->si < 1e-4);
        QVERIFY(!finding(still, "storage.shared_rate"));
    }

    void aSecondLeafOrPlaneKeepsTheJobRunning() {
        // Rates of golden/reliability.json's catalogue: 0.0068 a year per link, 0.0061 per leaf.
        Example e = bid();
        const Results one = of(e);
        QCOMPARE(one.reliability.degradedRate->si, 0.0);
        e.set("fabrics.compute.dual_tor", "yes");
        const Results two = of(e);
        const double fewer = one.reliability.interruptionRate->si - two.reliability.interruptionRate->si;
        QVERIFY(near(fewer, (1024 * 0.0068 + 32 * 0.0061) * kPerYear, 1e-3));
        QVERIFY(near(two.reliability.degradedRate->si,
                     (static_cast<double>(*network(two).nodeLinks) * 0.0068 +
                      static_cast<double>(*network(two).leaves) * 0.0061) *
                         kPerYear,
                     1e-3));
        QVERIFY(*two.reliability.goodput > *one.reliability.goodput);
        e = bid();
        e.set("fabrics.compute.planes", "2");
        QVERIFY(near(of(e).reliability.interruptionRate->si, two.reliability.interruptionRate->si, 1e-9));
    }

    void anyDesignSurvivesCongestionAtItsLimits() {
        for (Example e : examples::all())
            for (std::size_t i = 0; i < e.design.fabrics.size(); ++i) {
                const std::string at = "fabrics." + e.design.fabrics[i].name + ".";
                e.set(at + "routing", "hashed").set(at + "flows_per_port", "1024").set(at + "packet_loss", "50 %");
                e.set(at + "incast_share", "100 %").set(at + "incast_senders", "1000000");
                const Results r = of(e);
                for (const auto& w : r.workloads) QVERIFY(!w.value.stepTime || std::isfinite(w.value.stepTime->si));
            }
    }
};

QTEST_APPLESS_MAIN(NetworkTest)
#include "network_test.moc"
