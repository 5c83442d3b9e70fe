// SPDX-License-Identifier: GPL-3.0-or-later
// Families of the parameter network inside a design: counts by hand, what does not apply, and what to do beyond a
// limit.

#include <QtTest>

#include "model/fabric/sizing.h"
#include "model/plan/blank.h"
#include "model/plan/details.h"
#include "model/plan/evaluate.h"
#include "model/plan/family_comparison.h"
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

FabricResult networkOf(const Example& e) {
    return evaluate(e.project, e.design).fabrics[0].value;
}

std::string refusal(const Example& e) {
    for (const Problem& p : evaluate(e.project, e.design).problems)
        if (p.id == "fabric.infeasible") return englishText(p);
    return {};
}

}  // namespace

class FabricFamiliesTest : public QObject {
    Q_OBJECT
private slots:
    void aTorusHasThreeLinksPerPlace();
    void blankSidesFollowTheGivenOnes();
    void meshesStandOnThePortsOfTheSwitch();
    void aDragonflyWiresEveryHostAndLink();
    void everyFamilyTrainsAndSaysWhatDoesNotApply();
    void railsWithoutLinksSaveSwitches();
    void beyondALimitTheFindingSaysTheNextStep();
    void aTorusSlowsDispatchAndATreeDoesNot();
    void theComparisonHasTheNumbersOfTheDesigns();
    void theComparisonIsPlainAtEverySize();
};

void FabricFamiliesTest::aTorusHasThreeLinksPerPlace() {
    const FabricResult r = networkOf(with("torus"));
    QCOMPARE(r.side1, 8);
    QCOMPARE(r.side2, 8);
    QCOMPARE(r.side3, 16);
    QCOMPARE(r.leaves, 0);
    QCOMPARE(r.cables, 3 * 1024);
    QCOMPARE(r.hops, 4 + 4 + 8);
    QCOMPARE(r.unusedPositions, 0);
    QCOMPARE(r.bisection->si, 2 * 64 * 50e9 / 6);  // two links of a sixth of 400 Gbit/s for each of 8 x 8 rings
    QCOMPARE(r.perCard->si, 50e9);
    QVERIFY(!r.realised && !r.leafDown && !r.tiers);
    // One side of 7: 7 x 7 x 21 are 1,029 places, the most ports of this torus.
    const FabricResult seven = networkOf(with("torus").set("fabrics.compute.side_1", "7"));
    QCOMPARE(*seven.side1 * *seven.side2 * *seven.side3, 1029);
    QCOMPARE(seven.maxEndpoints, 1029);
    QCOMPARE(seven.unusedPositions, 5);
    QCOMPARE(seven.growth, 0);  // five places are less than a server
    // 16 x 16 x 16 with 48 servers less: their places stay, with their links.
    const FabricResult large = networkOf(with("torus", 4096 - 48 * 8)
                                             .set("fabrics.compute.side_1", "16")
                                             .set("fabrics.compute.side_2", "16")
                                             .set("fabrics.compute.side_3", "16"));
    QCOMPARE(large.unusedPositions, 48 * 8);
    QCOMPARE(large.growth, 48);
    QCOMPARE(large.cables, 3 * 4096);
}

void FabricFamiliesTest::blankSidesFollowTheGivenOnes() {
    FabricResult r = networkOf(with("torus").set("fabrics.compute.side_2", "4"));
    QVERIFY(*r.side1 * *r.side3 == 256 && r.side2 == 4 && r.side1 == 16);
    r = networkOf(with("torus").set("fabrics.compute.side_1", "10").set("fabrics.compute.side_3", "10"));
    QCOMPARE(r.side2, 11);
    QCOMPARE(r.unusedPositions, 1100 - 1024);
    QVERIFY(refusal(with("torus")
                        .set("fabrics.compute.side_1", "4")
                        .set("fabrics.compute.side_2", "4")
                        .set("fabrics.compute.side_3", "4"))
                .find("64 places for 1,024") != std::string::npos);
}

void FabricFamiliesTest::meshesStandOnThePortsOfTheSwitch() {
    const FabricResult square = networkOf(with("full_mesh_2d"));  // 32 x 32: 62 links per port, 64 in the switch
    QVERIFY(square.side1 == 32 && square.side2 == 32 && !square.side3 && square.hops == 2);
    QCOMPARE(square.cables, 1024 * 62 / 2);
    const FabricResult small = networkOf(with("full_mesh", 64));
    QVERIFY(small.side1 == 64 && small.hops == 1 && small.cables == 64 * 63 / 2);
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
        const Example e = with(family);
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
    const Example e = with("rail_optimised");
    const auto variants = compareFamilies(e.project, e.design, 0);
    QCOMPARE(variants.size(), std::size_t(8));
    QCOMPARE(std::count_if(variants.begin(), variants.end(), [](const auto& v) { return v.current; }), 1);
    double tree = 0;
    for (const FamilyVariant& v : variants) {
        if (v.tiers == 3) continue;
        Example own = with(std::string(Choices<FabricFamily>::rows[int(v.family)].word).c_str());
        if (v.tiers == 2) own.set("fabrics.compute.tiers", "two");
        const FabricResult r = networkOf(own);
        QVERIFY(v.network == r);
        if (!v.feasible()) {
            QVERIFY(v.family == FabricFamily::FullMesh && v.limit && v.next);
            continue;
        }
        // Every part costs 1,100 EUR in this example.
        const double spares = double(*r.cabling.spareCables + *r.cabling.spareTransceivers);
        const double parts = double(*v.switches() + *v.modules() + *r.cabling.cables) + spares;
        const double euro = own.project.cnyPerEur.si * 1100 * own.design.cost.hardwareFactor.si;
        QVERIFY(v.costPerCard && std::abs(v.costPerCard->si - parts * euro / 1024) < 1e-6 * v.costPerCard->si);
        QVERIFY(std::abs(v.bisectionPerCard->si - r.bisection->si / 1024) < 1);
        if (v.family == FabricFamily::RailOptimised) {
            tree = v.allToAll->si;  // 1,016 of 1,024 parts of 1 GB leave the domain at 400 Gbit/s times its efficiency
            const double rate = 50e9 * own.design.pools[0].value.card.efficiency.nic.si;
            QVERIFY(std::abs(tree - 1016.0 / 1024 * 1e9 / rate) < 1e-9);
        }
        if (v.family == FabricFamily::Torus) QVERIFY(std::abs(v.allToAll->si / tree - 0.75 * 16) < 1e-9);
    }
    // A missing price stays missing.
    Example open = with("torus").set("fabrics.compute.cable.typical", "");
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
