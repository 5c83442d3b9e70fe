// SPDX-License-Identifier: GPL-3.0-or-later
// Families of the parameter network inside a design: counts by hand, what does not apply, and what to do beyond a
// limit.

#include <QtTest>

#include "model/fabric/sizing.h"
#include "model/plan/blank.h"
#include "model/plan/cable_sheet.h"
#include "model/plan/details.h"
#include "model/plan/evaluate.h"
#include "model/plan/fabric_limits.h"
#include "model/plan/fabric_workings.h"
#include "model/plan/family_comparison.h"
#include "model/plan/site_plan.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

/// 128 servers of 8 cards and 8 ports of 400 Gbit/s.
Example with(const char* family, std::int64_t cards = 1024) {
    static const Catalog catalog = examples::shippedCatalog();
    Example e = examples::bid(catalog);
    e.set("pools.train.hot_spares", "0").set("fabrics.compute.family", family);
    e.set("fabrics.compute.su_nodes", "0").set("fabrics.compute.ufm", "no");
    e.set("pools.train.accelerators", std::to_string(cards));
    return e;
}

/// A port of 80 lanes: meshes and tori of any shape.
Example manyLanes(const char* family, std::int64_t cards = 1024) {
    return with(family, cards).set("fabrics.compute.lane_rate", "5 Gbit/s");
}

FabricResult networkOf(const Example& e) {
    return evaluate(e.project, e.design).fabrics[0].value;
}

std::string refusal(const Example& e) {
    for (const Problem& p : evaluate(e.project, e.design).problems)
        if (p.id == "fabric.infeasible") return englishText(p);
    return {};
}

std::vector<Problem> found(const Example& e, std::string_view id) {
    std::vector<Problem> out;
    for (const Problem& p : evaluate(e.project, e.design).problems)
        if (p.id == id) out.push_back(p);
    return out;
}
double numberOf(const Problem& p, std::size_t index) {
    return std::get<Arg::Number>(p.args.at(index).value).si;
}

}  // namespace

class FabricFamiliesTest : public QObject {
    Q_OBJECT
private slots:
    void aTorusHasThreeLinksPerPlace();
    void blankSidesFollowTheGivenOnes();
    void meshesHaveALaneForEveryLink();
    void aTorusHasAsManySidesAsItsPortsHaveLanesFor();
    void aFatTreeThatFitsOneSwitchHasNoSpine();
    void oneSwitchThatWouldDoIsNamed();
    void aRatioThatCostsMoreThanATighterOneIsNamed();
    void aSwitchIsNotBrokenOutFurtherThanItManages();
    void bothPortsOfANicHaveLeavesOfTheirOwn();
    void aDragonflyWiresEveryHostAndLink();
    void everyFamilyTrainsAndSaysWhatDoesNotApply();
    void railsWithoutLinksSaveSwitches();
    void beyondALimitTheFindingSaysTheNextStep();
    void aTorusSlowsDispatchAndATreeDoesNot();
    void theComparisonHasTheNumbersOfTheDesigns();
    void theComparisonIsPlainAtEverySize();
    void aModuleWithoutSwitchesStandsInItsServer();
    void aLinkTakesWholeLanes();
    void railsNeedANicEach();
    void aRailOfFewNicsTakesMoreCards();
    void aPodEndsBetweenTheRails();
    void unitsThatLeaveLeavesEmptyAreNamed();
    void theMostOfAMeshFollowsFromItsLinks();
    void aRatioAbovePodsIsSaidWhereItHelps();
    void aModuleServesWholePorts();
};

namespace {

/// Ports of 400 Gbit/s with twin modules at the servers; one card and NIC in each server, or eight.
Example twins(const char* family, std::int64_t cards, std::int64_t perServer) {
    static const Catalog catalog = examples::shippedCatalog();
    Example e = with(family, cards).choose("fabrics.compute.server_optic_id", "980-9i51a", catalog);
    e.set("pools.train.server.nics", std::to_string(perServer));
    return e.set("pools.train.server.accelerators", std::to_string(perServer));
}

}  // namespace

/// By hand: a twin module takes two ports of one server with all their links, whatever shares the lanes of a port.
void FabricFamiliesTest::aModuleWithoutSwitchesStandsInItsServer() {
    const struct {
        const char* family;
        std::int64_t cards, perServer;
        const char* planes;
        std::int64_t modules;
    } cases[] = {{"torus", 2, 1, "1", 2},          {"torus", 64, 8, "1", 8 * 4}, {"torus", 64, 8, "2", 8 * 4},
                 {"torus", 1000, 8, "1", 125 * 4}, {"full_mesh", 5, 1, "1", 5},  {"full_mesh_2d", 9, 1, "1", 9},
                 {"torus", 127, 1, "1", 127}};
    for (const auto& c : cases) {
        const Example e = twins(c.family, c.cards, c.perServer).set("fabrics.compute.planes", c.planes);
        const Results all = evaluate(e.project, e.design);
        const FabricResult& r = all.fabrics[0].value;
        QCOMPARE(r.serverModules, c.modules);
        QCOMPARE(r.switchModules, 0);
        QCOMPARE(r.cabling.transceivers, c.modules);
        QCOMPARE(r.cabling.cages, c.modules);
        std::int64_t ordered = 0;
        for (const auto& line : all.bill)
            if (line.location == "compute" && line.level == cost::Level::Module) ordered += line.quantity.value_or(0);
        QCOMPARE(ordered, c.modules);
    }
    // 8 x 8 ports: two cables a port, of a lane each; every port feeds four through one splitter.
    const Example e = twins("torus", 64, 8);
    const Results all = evaluate(e.project, e.design);
    const FabricResult& r = all.fabrics[0].value;
    QCOMPARE(r.cabling.cables, 2 * 64);
    QCOMPARE(r.cabling.splitters, 64);
    QCOMPARE(r.cabling.fibres, 2 * 2 * 64);
    for (const CableLine& l : all.cableLines)
        if (l.network == 0) QCOMPARE(l.fanOut, 4);
    // 8 x 16 places for 127 ports: 16 rows, the last with 7 of 8, which is no ring, and one column that is open.
    const Example partial = twins("torus", 127, 1);
    const FabricResult p = networkOf(partial);
    QVERIFY(p.side1 == 8 && p.side2 == 16 && p.unusedPositions == 1);
    QCOMPARE(p.links, (15 * 8 + 6) + (7 * 16 + 14));
    // Across the rows 15 rings and the open one: 31 links; across the columns 7 rings and the open one: 15.
    QVERIFY(std::abs(p.bisection->si - 15 * 12.5e9) < 1);
    const auto said = found(partial, "fabric.places_free");
    QVERIFY(said.size() == 1 && numberOf(said[0], 3) == 1);
    const auto plan = sitePlan(partial.project, partial.design, evaluate(partial.project, partial.design));
    QVERIFY(plan);
    std::map<std::pair<std::string, std::int64_t>, std::string> at;
    std::int64_t rows = 0;
    QVERIFY(forEachPlacedCable(partial.design, *plan, 0, [&](const PlacedCable& c) {
        ++rows;
        for (const CableEnd& end : {c.a, c.z})
            QCOMPARE(at.try_emplace({end.rack, end.unit}, end.device).first->second, end.device);
    }));
    QCOMPARE(rows, *p.links);
    QCOMPARE(at.size(), std::size_t{127});
}

void FabricFamiliesTest::aLinkTakesWholeLanes() {
    // A 400G port has four lanes: three planes would run at 133 Gbit/s, two take two lanes each.
    for (const auto& [planes, dual, good] : {std::tuple{"1", "no", true},
                                             {"2", "no", true},
                                             {"3", "no", false},
                                             {"4", "no", true},
                                             {"9", "no", false},
                                             {"16", "no", false},
                                             {"2", "yes", true},
                                             {"4", "yes", false}}) {
        const Example e =
            with("rail_optimised").set("fabrics.compute.planes", planes).set("fabrics.compute.dual_tor", dual);
        const auto said = found(e, "fabric.lanes");
        QCOMPARE(said.empty(), good);
        if (good) continue;
        QVERIFY(said[0].severity == Severity::Error && numberOf(said[0], 2) == 4);
        QVERIFY(englishText(said[0]).find("can be 1, 2, 4.") != std::string::npos);
    }
    QVERIFY(!found(manyLanes("torus").set("fabrics.compute.planes", "3"), "fabric.lanes").empty());  // of 80 lanes
    // Lanes of 50 Gbit/s: eight of them.
    QVERIFY(found(with("leaf_spine").set("fabrics.compute.planes", "8").set("fabrics.compute.lane_rate", "50 Gbit/s"),
                  "fabric.lanes")
                .empty());
    // Beyond three tiers of 64 ports only four planes are left to offer, of switches that break out that far.
    const std::string far = refusal(with("rail_optimised", 2000000).set("fabrics.compute.switch.most_ports", ""));
    QVERIFY2(far.find("4 planes") != std::string::npos, far.c_str());
    const std::string none = refusal(with("rail_optimised", 20000000).set("fabrics.compute.switch.most_ports", ""));
    QVERIFY2(!none.empty() && none.find("planes") == std::string::npos, none.c_str());
    // Three neighbours of a full mesh of four: a lane each, 100 Gbit/s, and one idle.
    const Example mesh = twins("full_mesh", 4, 1);
    QVERIFY(std::abs(networkOf(mesh).perCard->si - 3 * 12.5e9) < 1);
    const auto idle = found(mesh, "fabric.lanes_idle");
    QVERIFY(idle.size() == 1 && numberOf(idle[0], 4) == 12.5e9 && numberOf(idle[0], 5) == 1);
    QVERIFY(found(twins("full_mesh", 5, 1), "fabric.lanes_idle").empty());
}

void FabricFamiliesTest::railsNeedANicEach() {
    const auto said = found(with("rail_optimised").set("fabrics.compute.rails", "16"), "fabric.rails_nics");
    QVERIFY(said.size() == 1 && said[0].severity == Severity::Error);
    QVERIFY(numberOf(said[0], 1) == 16 && numberOf(said[0], 3) == 8);
    for (const char* rails : {"8", "4"})
        QVERIFY(found(with("rail_optimised").set("fabrics.compute.rails", rails), "fabric.rails_nics").empty());
}

/// Eight cards on three NICs: the NIC of a rail serves up to three of them, and its leaf 32 servers.
void FabricFamiliesTest::aRailOfFewNicsTakesMoreCards() {
    const FabricResult three = networkOf(with("rail_optimised").set("fabrics.compute.rails", "3"));
    QVERIFY(three.losses.linkCards == 3 && three.losses.leafCards == 32 * 3);
    QCOMPARE(networkOf(with("rail_optimised").set("fabrics.compute.rails", "5")).losses.leafCards, 32 * 2);
    QCOMPARE(networkOf(with("rail_optimised")).losses.leafCards, 32);
}

/// 2 : 1 above the pod: 42 of the 64 ports of a spine go down, so a pod has 42 leaves of 32 ports: 1,344 cards.
void FabricFamiliesTest::aPodEndsBetweenTheRails() {
    const Example e = with("rail_optimised", 4096)
                          .set("fabrics.compute.tiers", "three")
                          .set("fabrics.compute.spine_oversubscription", "2");
    QCOMPARE(networkOf(e).cardsPerPod, 42 * 32);
    QCOMPARE(networkOf(Example(e).set("fabrics.compute.spine_oversubscription", "1")).cardsPerPod, 1024);
}

void FabricFamiliesTest::unitsThatLeaveLeavesEmptyAreNamed() {
    // 127 servers in units of 20: 140 are built on five leaves a rail, and four hold 128.
    const Example e = with("rail_optimised", 1016).set("fabrics.compute.su_nodes", "20");
    const auto said = found(e, "fabric.leaves_empty");
    QVERIFY(said.size() == 1 && said[0].severity == Severity::Info);
    QVERIFY(numberOf(said[0], 1) == 8 && numberOf(said[0], 2) == 20 && numberOf(said[0], 3) == 32);
    QVERIFY(found(with("rail_optimised", 1016).set("fabrics.compute.su_nodes", "32"), "fabric.leaves_empty").empty());
}

void FabricFamiliesTest::theMostOfAMeshFollowsFromItsLinks() {
    const auto working = [](const Example& e) {
        const auto w = workingOf(e.project, e.design, evaluate(e.project, e.design), "fabrics.compute.max_endpoints");
        return w ? englishText(*w) : std::string();
    };
    // 80 links: 81 ports, or 41 x 41, 40 links along either side. What is built has 64 and 1,020 places.
    const Example mesh = manyLanes("full_mesh", 64), square = manyLanes("full_mesh_2d", 1016);
    QCOMPARE(networkOf(mesh).maxEndpoints, 81);
    QCOMPARE(networkOf(square).maxEndpoints, 41 * 41);
    QVERIFY(networkOf(square).side1 == 30 && networkOf(square).side2 == 34 && networkOf(square).growth == 0);
    QVERIFY(working(mesh).find("at most 81 ports") != std::string::npos &&
            working(mesh).find("For more: Take a 2D full mesh") != std::string::npos);
    QVERIFY(working(square).find("For more: The largest network of this topology joins 1,681") != std::string::npos);
    // Planes share the lanes: 40 links each.
    QCOMPARE(
        networkOf(Example(mesh).set("pools.train.accelerators", "8").set("fabrics.compute.planes", "2")).maxEndpoints,
        2 * 41);
    const Example torus = manyLanes("torus");
    const Results r = evaluate(torus.project, torus.design);
    for (const char* key : {"fabrics.compute.max_endpoints", "fabrics.compute.sizing.max_servers"}) {
        const auto why = whyBlank(torus.project, torus.design, r, key);
        QVERIFY(why && why->state == BlankState::NotApplicable && why->why.id == "blank.torus_grows");
    }
    QVERIFY(working(torus).empty());
}

void FabricFamiliesTest::aRatioAbovePodsIsSaidWhereItHelps() {
    fabric::Sizing z;
    z.why = fabric::Reason::AboveThreeTiers;
    z.next.tiers = 4;
    z.next.spineRatio = 3;
    const auto says = [&](const char* part) {
        return englishText(plan::nextStepOf({}, z, 1)).find(part) != std::string::npos;
    };
    QVERIFY(says("above the pod.") && says(" 3"));
    z.next.leafRatio = 2;  // less is given up at the leaf
    QVERIFY(says("at the leaf.") && says(" 2"));
    z.next.leafRatio = 4;
    QVERIFY(says("above the pod."));
    z.next.radix = 88;
    QVERIFY(says("at least 88 ports"));
}

/// Ports of 800 Gbit/s in a torus of three sides: six links of a lane each, and two lanes idle.
void FabricFamiliesTest::aModuleServesWholePorts() {
    Example e = twins("torus", 64, 8).set("pools.train.server.nic_rate", "800 Gbit/s");
    const FabricResult r = networkOf(e);
    QVERIFY(r.side1 == 4 && r.side2 == 4 && r.side3 == 4);
    QCOMPARE(r.serverModules, 8 * 8);  // 2 x 400 Gbit/s are the eight lanes of one port
    QCOMPARE(r.cabling.transceivers, 8 * 8);
    QVERIFY(found(e, "fabric.module_port").empty());
    e.set("fabrics.compute.server_optic.links_per_module", "1");  // four of 48 links of a server
    QCOMPARE(networkOf(e).serverModules, 8 * 12);
    const auto slow = found(e, "fabric.module_port");
    QVERIFY(slow.size() == 1 && slow[0].severity == Severity::Warning);
    QVERIFY(numberOf(slow[0], 2) == 50e9 && numberOf(slow[0], 3) == 100e9);
    // Twice 800 Gbit/s serve two such ports, and two of 400 Gbit/s no more than that.
    e.set("fabrics.compute.server_optic.links_per_module", "2")
        .set("fabrics.compute.server_optic.link_rate", "800 Gbit/s");
    QCOMPARE(networkOf(e).serverModules, 8 * 4);
    QCOMPARE(networkOf(Example(e).set("pools.train.server.nic_rate", "400 Gbit/s")).serverModules, 8 * 4);
}

void FabricFamiliesTest::aTorusHasThreeLinksPerPlace() {
    const FabricResult r = networkOf(manyLanes("torus"));
    QCOMPARE(r.side1, 8);
    QCOMPARE(r.side2, 8);
    QCOMPARE(r.side3, 16);
    QCOMPARE(r.leaves, 0);
    QCOMPARE(r.links, 3 * 1024);
    QCOMPARE(r.hops, 4 + 4 + 8);
    QCOMPARE(r.unusedPositions, 0);
    // Six links share 80 lanes of 5 Gbit/s: 13 whole lanes each, two idle. Two links for each of 8 x 8 rings.
    QVERIFY(std::abs(r.bisection->si - 2 * 64 * 13 * 5e9 / 8) < 1);
    QVERIFY(std::abs(r.perCard->si - 78 * 5e9 / 8) < 1);
    QVERIFY(!r.realised && !r.leafDown && !r.tiers);
    // One side of 7, and 10 x 15 for the 147 that each of its places needs at least: 147, 148 and 149 have no such
    // pair.
    const FabricResult seven = networkOf(manyLanes("torus").set("fabrics.compute.side_1", "7"));
    QVERIFY(seven.side1 == 7 && seven.side2 == 10 && seven.side3 == 15);
    QCOMPARE(seven.unusedPositions, 26);
    QCOMPARE(seven.growth, 3);  // of eight ports each
    // 16 x 16 x 16 with 48 servers less: 14 whole layers and 8 of 16 rows of the next. All rows are rings (3,712
    // links); across them 14 layers of rings and 16 columns of seven links; from layer to layer 13 x 256 links and 128
    // more.
    const FabricResult large = networkOf(manyLanes("torus", 4096 - 48 * 8)
                                             .set("fabrics.compute.side_1", "16")
                                             .set("fabrics.compute.side_2", "16")
                                             .set("fabrics.compute.side_3", "16"));
    QCOMPARE(large.unusedPositions, 48 * 8);
    QCOMPARE(large.growth, 48);
    QCOMPARE(large.links, 3712 + 14 * 256 + 16 * 7 + 13 * 256 + 128);
}

void FabricFamiliesTest::blankSidesFollowTheGivenOnes() {
    FabricResult r = networkOf(manyLanes("torus").set("fabrics.compute.side_2", "4"));
    QVERIFY(*r.side1 * *r.side3 == 256 && r.side2 == 4 && r.side1 == 16);
    r = networkOf(manyLanes("torus").set("fabrics.compute.side_1", "10").set("fabrics.compute.side_3", "10"));
    QCOMPARE(r.side2, 11);
    QCOMPARE(r.unusedPositions, 1100 - 1024);
    QVERIFY(refusal(manyLanes("torus")
                        .set("fabrics.compute.side_1", "4")
                        .set("fabrics.compute.side_2", "4")
                        .set("fabrics.compute.side_3", "4"))
                .find("64 places for 1,024") != std::string::npos);
}

void FabricFamiliesTest::meshesHaveALaneForEveryLink() {
    const FabricResult square = networkOf(manyLanes("full_mesh_2d"));  // 32 x 32: 62 links per port
    QVERIFY(square.side1 == 32 && square.side2 == 32 && !square.side3 && square.hops == 2);
    QCOMPARE(square.links, 1024 * 62 / 2);
    const FabricResult small = networkOf(manyLanes("full_mesh", 64));
    QVERIFY(small.side1 == 64 && small.hops == 1 && small.links == 64 * 63 / 2);
    // A 400G port has four lanes: 3 x 3 ports with two neighbours each along both sides, 5 in a full mesh.
    QVERIFY(networkOf(
                with("full_mesh_2d", 9).set("pools.train.server.nics", "1").set("pools.train.server.accelerators", "1"))
                .side1 == 3);
    const std::string square10 = refusal(with("full_mesh_2d", 1024));
    QVERIFY2(
        square10.find("needs 62 links") != std::string::npos && square10.find("joins 9 network") != std::string::npos,
        square10.c_str());
    const std::string mesh = refusal(with("full_mesh", 1024));
    QVERIFY2(mesh.find("splits into 4") != std::string::npos && mesh.find("joins 5 network") != std::string::npos,
             mesh.c_str());
    QVERIFY(refusal(with("full_mesh", 8)).find("2D full mesh") != std::string::npos);  // 8 fit 3 x 3
    // Two planes share the lanes, and a lane of 200 Gbit/s halves them.
    QVERIFY(refusal(with("full_mesh_2d", 8).set("fabrics.compute.planes", "2")).find("splits into 2") !=
            std::string::npos);
    QVERIFY(refusal(with("full_mesh_2d", 8).set("fabrics.compute.lane_rate", "200 Gbit/s")).find("splits into 2") !=
            std::string::npos);
}

void FabricFamiliesTest::aTorusHasAsManySidesAsItsPortsHaveLanesFor() {
    const FabricResult flat = networkOf(with("torus"));  // four lanes: two links along each of two sides
    QVERIFY(flat.side1 == 32 && flat.side2 == 32 && flat.side3 == 1 && flat.hops == 32);
    QCOMPARE(flat.links, 2 * 1024);
    QCOMPARE(flat.bisection->si, 2 * 32 * 50e9 / 4);
    const FabricResult ring = networkOf(with("torus").set("fabrics.compute.planes", "2"));
    QVERIFY(ring.side1 == 1024 && ring.side2 == 1 && ring.side3 == 1);
    const Example cube = with("torus", 512)
                             .set("fabrics.compute.side_1", "8")
                             .set("fabrics.compute.side_2", "8")
                             .set("fabrics.compute.side_3", "8");
    const std::string no = refusal(cube);
    QVERIFY2(no.find("needs 6 links") != std::string::npos && no.find("at most 2 of the sides") != std::string::npos,
             no.c_str());
    QVERIFY(refusal(Example(cube).set("fabrics.compute.lane_rate", "50 Gbit/s")).empty());
}

void FabricFamiliesTest::aFatTreeThatFitsOneSwitchHasNoSpine() {
    for (const std::int64_t cards : {8, 56, 64}) {
        // Whole units are blocks of leaves with uplinks: they make no second switch.
        const Example e = with("leaf_spine", cards).set("fabrics.compute.su_nodes", "32");
        const Results r = evaluate(e.project, e.design);
        const FabricResult& f = r.fabrics[0].value;
        QVERIFY(f.leaves == 1 && f.spines == 0 && f.cores == 0 && f.tiers == 1 && f.hops == 2);
        QVERIFY(f.sizing.switchHops == 1 && f.realised->si == 1 && f.cardsPerLeaf == 64);
        QCOMPARE(f.links, cards);
        QCOMPARE(f.links, cards);
        QCOMPARE(f.unusedLeafPorts, 64 - cards);
        QCOMPARE(f.bisection->si, double(cards / 2) * 50e9);
        QVERIFY(f.losses.leafCards == cards && f.losses.leafLeft->si == 0 && !f.losses.spineCards);
        const auto why = workingOf(e.project, e.design, r, "fabrics.compute.tier_count");
        QVERIFY(why && englishText(*why) == std::to_string(cards) + " ports fit one switch of 64.");
        QVERIFY(found(e, "fabric.one_switch").empty());
        forEachResult(r, [&](const Place& p) {
            if (p.path.rfind("fabrics.compute", 0) != 0 || !isBlank(p.value())) return;
            const auto reason = whyBlank(e.project, e.design, r, p.path);
            QVERIFY2(reason && reason->state == BlankState::NotApplicable, p.path.c_str());
        });
        const auto variants = compareFamilies(e.project, e.design, 0);
        QCOMPARE(std::count_if(variants.begin(), variants.end(), [](const auto& v) { return v.current; }), 1);
        QVERIFY(variants.front().tiers == 1 && variants.front().switches() == 1 && variants.front().current);
    }
    QCOMPARE(networkOf(with("leaf_spine", 72)).tiers, 2);
    QCOMPARE(networkOf(with("leaf_spine", 64).set("fabrics.compute.tiers", "two")).tiers, 2);
    // A plane is a network of its own: 128 ports of 200 Gbit/s carry 16 servers of 8 ports.
    const FabricResult planes = networkOf(with("leaf_spine", 128).set("fabrics.compute.planes", "2"));
    QVERIFY(planes.leaves == 2 && planes.spines == 0 && planes.tiers == 1);
    // A rail of its own needs no spine either: 8 switches for 8 rails of 64 servers.
    const FabricResult rails = networkOf(with("rail_only", 512));
    QVERIFY(rails.leaves == 8 && rails.spines == 0 && rails.tiers == 1);
}

void FabricFamiliesTest::oneSwitchThatWouldDoIsNamed() {
    for (const std::int64_t cards : {8, 56, 64}) {
        const auto rails = found(with("rail_optimised", cards), "fabric.one_switch");
        QCOMPARE(rails.size(), std::size_t{1});
        QCOMPARE(rails[0].severity, Severity::Warning);
        QCOMPARE(numberOf(rails[0], 1), double(cards));
        QCOMPARE(numberOf(rails[0], 2), 64.0);
        QCOMPARE(numberOf(rails[0], 3), 1.0);
        const FabricResult built = networkOf(with("rail_optimised", cards));
        QCOMPARE(numberOf(rails[0], 4), double(*built.leaves + *built.spines));
        // Groups of 2h routers with h ports each: h = 2 holds 8 ports, h = 6 72.
        const auto groups = found(with("dragonfly", cards), "fabric.one_switch");
        QVERIFY(groups.size() == 1 && numberOf(groups[0], 4) == (cards == 8 ? 4 : 12));
    }
    QVERIFY(found(with("rail_optimised", 72), "fabric.one_switch").empty());
    QVERIFY(found(with("dragonfly", 72), "fabric.one_switch").empty());
    // One group of 4 routers: three links up each, none to other groups.
    QCOMPARE(networkOf(with("dragonfly", 8)).leafUp, 3);
    QCOMPARE(networkOf(with("dragonfly", 160000)).leafUp, 31 + 10);  // 312 links of a group over 32 routers
    const auto torus = found(with("torus", 64), "fabric.one_switch_direct");
    QVERIFY(torus.size() == 1 && torus[0].severity == Severity::Info);
    QCOMPARE(numberOf(torus[0], 3), 50e9);
    QCOMPARE(numberOf(torus[0], 4), 2.0 * 64);  // 8 x 8
    QVERIFY(found(with("torus", 72), "fabric.one_switch_direct").empty());
}

void FabricFamiliesTest::aRatioThatCostsMoreThanATighterOneIsNamed() {
    // 1.25 : 1 on 64 ports: 35 down and 29 up, a prime, so 29 spines for the uplinks of 16 leaves; 1 : 1 takes 8.
    Example e = with("rail_optimised", 320).set("fabrics.compute.oversubscription", "1.25");
    // Where a switch costs no more than a cable, 21 of them are not worth 48 links.
    QVERIFY(found(e, "fabric.ratio_dear").empty());
    for (const char* price : {"low", "typical", "high"})
        e.set(std::string("fabrics.compute.switch.price.") + price, "40000 USD");
    Example unpriced = e;
    for (const char* price : {"low", "typical", "high"})
        unpriced.set(std::string("fabrics.compute.switch.price.") + price, "");
    QCOMPARE(found(unpriced, "fabric.ratio_dear").size(), std::size_t{1});
    const FabricResult dear = networkOf(e);
    QVERIFY(dear.leafUp == 29 && dear.leaves == 16 && dear.spines == 29);
    const auto said = found(e, "fabric.ratio_dear");
    QVERIFY(said.size() == 1 && said[0].severity == Severity::Warning);
    QCOMPARE(numberOf(said[0], 2), 16.0 + 29);
    QCOMPARE(numberOf(said[0], 4), 29.0);
    const double ratio = numberOf(said[0], 5);
    QVERIFY(ratio < 1.25);
    const Example better = Example(e).set("fabrics.compute.oversubscription", std::to_string(ratio));
    const FabricResult cheap = networkOf(better);
    QCOMPARE(numberOf(said[0], 6), double(*cheap.leaves + *cheap.spines));
    QCOMPARE(numberOf(said[0], 7), double(*cheap.links));
    QVERIFY(*cheap.leaves + *cheap.spines < 45 && found(better, "fabric.ratio_dear").empty());
    const Results before = evaluate(e.project, e.design), after = evaluate(better.project, better.design);
    QVERIFY(after.cost.network->si < before.cost.network->si);
    // 3 : 1 has 16 uplinks and nothing to gain, 1 : 1 is never questioned.
    QVERIFY(
        found(with("rail_optimised", 320).set("fabrics.compute.oversubscription", "3"), "fabric.ratio_dear").empty());
    QVERIFY(found(with("rail_optimised", 320), "fabric.ratio_dear").empty());
}

void FabricFamiliesTest::aSwitchIsNotBrokenOutFurtherThanItManages() {
    // Quantum-2: 64 x 400G, at most 128 ports; four planes would ask for 256 of 100 Gbit/s.
    QVERIFY(found(with("leaf_spine").set("fabrics.compute.planes", "2"), "fabric.most_ports").empty());
    const Example four = with("leaf_spine").set("fabrics.compute.planes", "4");
    const auto said = found(four, "fabric.most_ports");
    QVERIFY(said.size() == 1 && said[0].severity == Severity::Error);
    QCOMPARE(numberOf(said[0], 3), 256.0);
    QCOMPARE(numberOf(said[0], 5), 128.0);
    QVERIFY(found(Example(four).set("fabrics.compute.switch.most_ports", ""), "fabric.most_ports").empty());
}

void FabricFamiliesTest::bothPortsOfANicHaveLeavesOfTheirOwn() {
    // 128 servers of 8 NICs, 2 x 200G each, on 128 ports of 200 Gbit/s: 1,024 ports in each of two sets of leaves.
    const Example e = with("leaf_spine").set("fabrics.compute.dual_tor", "yes");
    const Results all = evaluate(e.project, e.design);
    const FabricResult& r = all.fabrics[0].value;
    QVERIFY(r.leafDown == 64 && r.leaves == 2 * 16 && r.nodeLinks == 2048);
    QCOMPARE(r.losses.leafCards, 64);
    QCOMPARE(r.losses.leafNodes, 8);
    QCOMPARE(r.losses.leafLeft->si, 0.5);
    QCOMPARE(r.cardsPerLeaf, 64);
    const auto why = workingOf(e.project, e.design, all, "fabrics.compute.leaves");
    QVERIFY(why && englishText(*why).find("= 32 leaves") != std::string::npos);
    // Five servers: 40 ports in each set; the pair of switches needs no spine.
    const FabricResult pair = networkOf(with("leaf_spine", 40).set("fabrics.compute.dual_tor", "yes"));
    QVERIFY(pair.leaves == 2 && pair.spines == 0 && pair.losses.leafLeft->si == 0.5 && pair.losses.leafCards == 40);
}

void FabricFamiliesTest::aDragonflyWiresEveryHostAndLink() {
    for (const std::int64_t cards : {8, 64, 1000, 1024, 4096, 160000}) {
        const Example e = with("dragonfly", cards);
        const Results all = evaluate(e.project, e.design);
        const auto in = fabricRequest(e.project, e.design, all, 0);
        QVERIFY(in);
        const auto z = fabric::sizeFabric(*in);
        QVERIFY(z.feasible);
        std::int64_t routers = 0, down = 0, up = 0;
        for (const auto& g : z.groups) {
            QVERIFY(g.count > 0 && g.down + g.up <= g.radix);
            routers += g.count;
            down += g.count * g.down;
            up += g.count * g.up;
        }
        QVERIFY(routers == z.perPlane.leaves && down == cards && up == 2 * z.perPlane.directLinks);
        const FabricResult& r = all.fabrics[0].value;
        QVERIFY(r.hops == (*r.groups > 1 ? 5 : 3) && r.leaves == routers && r.growth >= 0);
        // One module per used port at the switches, where a module holds one link.
        if (e.design.fabrics[0].value.switchOptic.linksPerModule == 1) QCOMPARE(r.switchModules, down + up);
    }
    // Radix 64: h = 16, groups of 32 switches with 16 hosts each.
    QCOMPARE(networkOf(with("dragonfly", 160000)).groups, (160000 + 511) / 512);
}

void FabricFamiliesTest::everyFamilyTrainsAndSaysWhatDoesNotApply() {
    for (const char* family : {"leaf_spine", "rail_optimised", "rail_only", "torus", "full_mesh_2d", "dragonfly"}) {
        const Example e = manyLanes(family);
        const Results r = evaluate(e.project, e.design);
        QVERIFY2(r.training.daysP50 && r.cost.network && r.power.network, family);
        forEachResult(r, [&](const Place& p) {
            if (p.path.rfind("fabric", 0) != 0 || !isBlank(p.value())) return;
            const auto why = whyBlank(e.project, e.design, r, p.path);
            QVERIFY2(why && why->state == BlankState::NotApplicable, (std::string(family) + " " + p.path).c_str());
        });
    }
}

void FabricFamiliesTest::railsWithoutLinksSaveSwitches() {
    // 16,384 cards on 64 ports: one network needs three tiers, a rail of 2,048 ports fits the 2,048 of two tiers.
    const FabricResult whole = networkOf(with("rail_optimised", 16384)), rails = networkOf(with("rail_only", 16384));
    QCOMPARE(whole.tiers, 3);
    QCOMPARE(rails.tiers, 2);
    QCOMPARE(rails.leaves, 8 * 64);
    QCOMPARE(rails.spines, 8 * 32);
    const Example lone = with("rail_only").set("pools.train.card.scale_up_domain", "1");
    const auto problems = evaluate(lone.project, lone.design).problems;
    QVERIFY(std::any_of(problems.begin(), problems.end(),
                        [](const Problem& p) { return p.id == "fabric.rail_only_domain"; }));
}

void FabricFamiliesTest::beyondALimitTheFindingSaysTheNextStep() {
    const auto says = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
    const std::string two = refusal(with("rail_optimised", 16384).set("fabrics.compute.tiers", "two"));
    QVERIFY(says(two, "2,048 servers do not fit two tiers") && says(two, "three tiers."));
    // Radix 88: 88 x 44 leaves in 8 rails are 484 of 44 servers each; 86 would hold 19,866.
    const std::string three = refusal(with("rail_optimised", 160000));
    QVERIFY2(
        says(three, "three tiers; the limit is 8,192") && says(three, "at least 88 ports") && says(three, "2 planes"),
        three.c_str());
    QVERIFY(says(refusal(with("full_mesh")), "needs 1,023 links"));
    QVERIFY(says(refusal(with("dragonfly", 300000)), "at least 67 ports"));
}

void FabricFamiliesTest::aTorusSlowsDispatchAndATreeDoesNot() {
    static const Catalog catalog = examples::shippedCatalog();
    const auto transfer = [&](const char* family) {
        Example e = with(family);
        e.choose("workloads.pretrain.model_id", "deepseek-v3", catalog).set("workloads.pretrain.mapping", "given");
        e.set("workloads.pretrain.tensor_parallel", "1").set("workloads.pretrain.pipeline_parallel", "8");
        e.set("workloads.pretrain.expert_parallel", "64").set("workloads.pretrain.global_batch", "4096");
        e.set("pools.train.card.memory", "1 TB");
        const Results r = evaluate(e.project, e.design);
        return r.workloads[0].value.step.expert ? r.workloads[0].value.step.expert->si : -1;
    };
    const double tree = transfer("rail_optimised"), rails = transfer("rail_only"), torus = transfer("torus");
    QVERIFY2(tree > 0 && rails > tree && torus > 2 * tree,
             qPrintable(QString("%1 %2 %3").arg(tree).arg(rails).arg(torus)));
}

void FabricFamiliesTest::theComparisonHasTheNumbersOfTheDesigns() {
    const Example e = manyLanes("rail_optimised");
    const auto variants = compareFamilies(e.project, e.design, 0);
    QCOMPARE(variants.size(), std::size_t(8));
    QCOMPARE(std::count_if(variants.begin(), variants.end(), [](const auto& v) { return v.current; }), 1);
    double tree = 0;
    for (const FamilyVariant& v : variants) {
        if (v.tiers == 3) continue;
        Example own = manyLanes(std::string(Choices<FabricFamily>::rows[int(v.family)].word).c_str());
        if (v.tiers == 2) own.set("fabrics.compute.tiers", "two");
        const FabricResult r = networkOf(own);
        QVERIFY(v.network == r);
        if (!v.feasible()) {
            QVERIFY(v.family == FabricFamily::FullMesh && v.limit && v.next);
            continue;
        }
        // Every part costs 1,100 EUR in this example.
        const double spares = double(*r.cabling.spareCables + *r.cabling.spareTransceivers);
        // Without switches the splitters at the ports stand beside the cables.
        const std::int64_t splitters = *v.switches() > 0 ? 0 : *r.cabling.splitters;
        const double parts = double(*v.switches() + *v.modules() + *r.cabling.cables + splitters) + spares;
        const double euro = own.project.cnyPerEur.si * 1100 * own.design.cost.hardwareFactor.si;
        QVERIFY(v.costPerCard && std::abs(v.costPerCard->si - parts * euro / 1024) < 1e-6 * v.costPerCard->si);
        QVERIFY(std::abs(v.bisectionPerCard->si - r.bisection->si / 1024) < 1);
        if (v.family == FabricFamily::RailOptimised) {
            tree = v.allToAll->si;  // 1,016 of 1,024 parts of 1 GB leave the domain at 400 Gbit/s times its efficiency
            const double rate = 50e9 * own.design.pools[0].value.card.efficiency.nic.si;
            QVERIFY(std::abs(tree - 1016.0 / 1024 * 1e9 / rate) < 1e-9);
        }
        if (v.family == FabricFamily::Torus) QVERIFY(std::abs(v.allToAll->si / tree - 0.75 * 16 * 80 / 78) < 1e-9);
    }
    // A missing price stays missing.
    Example open = manyLanes("torus").set("fabrics.compute.cable.typical", "");
    open.set("fabrics.compute.cable.low", "").set("fabrics.compute.cable.high", "");
    for (const FamilyVariant& v : compareFamilies(open.project, open.design, 0)) QVERIFY(!v.costPerCard);
}

void FabricFamiliesTest::theComparisonIsPlainAtEverySize() {
    for (const std::int64_t cards : {8, 1024, 160000}) {
        const Example e = with("rail_optimised", cards);
        for (const FamilyVariant& v : compareFamilies(e.project, e.design, 0)) {
            QVERIFY(v.feasible() || (v.limit && v.next));
            if (v.feasible()) QVERIFY(v.network.hops && v.bisectionPerCard && v.allToAll);
        }
    }
    const Example e = with("rail_optimised");
    QVERIFY(compareFamilies(e.project, e.design, 1).empty() && compareFamilies(e.project, e.design, 99).empty());
}

QTEST_APPLESS_MAIN(FabricFamiliesTest)
#include "fabric_families_test.moc"
