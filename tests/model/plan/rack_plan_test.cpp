// SPDX-License-Identifier: GPL-3.0-or-later
// Racks against their limits and the smallest change that repairs each; devices moved by hand; leaves at the top of
// racks.
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <random>
#include <set>

#include "model/files/workbook_json.h"
#include "model/plan/device_names.h"
#include "model/plan/evaluate.h"
#include "model/plan/rack_fit.h"
#include "model/plan/rack_moves.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

bool near(double a, double b, double rel = 1e-9) {
    return std::abs(a - b) <= rel * std::max(1e-300, std::abs(b));
}
Results results(const Example& e) {
    return evaluate(e.project, e.design);
}
const Problem* found(const Results& r, std::string_view id, std::string_view key = "") {
    for (const Problem& p : r.problems)
        if (p.id == id && (key.empty() || p.key == key)) return &p;
    return nullptr;
}
double numberOf(const Problem& p, std::size_t index) {
    return std::get<Arg::Number>(p.args.at(index).value).si;
}
const Problem& innerOf(const Problem& p) {
    return *std::get<Arg::Inner>(p.args.back().value).problem;
}
std::string watts(double w) {
    return std::to_string(w) + " W";
}
SitePlan planOf(const Example& e) {
    return *sitePlan(e.project, e.design, results(e));
}
/// Rack and lowest unit of a device.
std::pair<std::string, std::int64_t> standsAt(const Example& e, const std::string& device) {
    const Results r = results(e);
    const SitePlan plan = *sitePlan(e.project, e.design, r);
    const auto what = DeviceNames(e.design, plan).find(device);
    for (const RackContent& c : allRackContents(e.design, r, plan))
        for (const RackBox& b : c.boxes)
            if (what && b.device == *what) return {plan.name(c.rack), b.unit};
    return {};
}

}  // namespace

class RackPlanTest : public QObject {
    Q_OBJECT
    Catalog m_catalog = examples::shippedCatalog();

    Example bid() const { return examples::bid(m_catalog); }

    /// Every device stands once, no two share a unit, nothing stands out of its rack; what is over a limit is said.
    void checkOrder(const Example& e, const Results& r, std::size_t devices) {
        const SitePlan plan = *sitePlan(e.project, e.design, r);
        std::set<std::tuple<int, int, int>> seen;
        for (const RackContent& c : allRackContents(e.design, r, plan)) {
            std::int64_t below = 0;
            for (const RackBox& b : c.boxes) {
                QVERIFY(seen.insert({int(b.device.kind), b.device.list, b.device.index}).second);
                QVERIFY2(b.unit > below, "two devices share a rack unit");
                below = b.unit + b.units - 1;
                QVERIFY(below <= c.units);
            }
            const auto said = [&](std::string_view id) {
                return std::any_of(r.problems.begin(), r.problems.end(), [&](const Problem& p) {
                    return p.id == id && std::get<std::string>(p.args.at(1).value) == plan.name(c.rack);
                });
            };
            if (c.power && c.power->si > c.powerLimit.si * (1 + 1e-9)) QVERIFY(said("racks.move_power"));
            if (c.mass && c.maxLoad && c.mass->si > c.maxLoad->si * (1 + 1e-9)) QVERIFY(said("racks.move_weight"));
        }
        QCOMPARE(seen.size(), devices);
    }
    static std::size_t devicesOf(const SitePlan& plan) {
        std::size_t n = plan.management.size();
        for (const auto* lists : {&plan.pools, &plan.tiers, &plan.switches})
            for (const auto& list : *lists) n += list.size();
        return n;
    }

private slots:
    void tooManyRacksNameTheSmallestChangeThatFits() {
        Example e = bid();
        e.set("racks.power_limit", "17 kW").set("power.feed_current", "400 A").set("racks.floor_limit", "30 kPa");
        const std::int64_t all = *results(e).racks.count;
        e.set("project.rack_limit", std::to_string(all - 10));
        const Results r = results(e);
        const Problem* p = found(r, "limit.racks");
        QVERIFY(p && p->severity == Severity::Error);
        QCOMPARE(numberOf(*p, 2), 10.0);
        const auto fits = rackFits(e.project, e.design, r);
        QCOMPARE(fits.front().id, std::string("racks.fits_power"));
        QCOMPARE(innerOf(*p).id, std::string("racks.fits_power"));
        // 8.4 kW a server: two fit 17 kW, the third takes 25.2 kW.
        QVERIFY(near(numberOf(fits.front(), 0), 25.2e3));
        Example more = e;
        more.set("racks.power_limit", "25.2 kW");
        QVERIFY(*results(more).racks.count <= all - 10 && !found(results(more), "limit.racks"));
        more.set("racks.power_limit", "25.1 kW");
        QVERIFY(found(results(more), "limit.racks"));
        const Problem& cards = fits.back();
        QCOMPARE(cards.id, std::string("racks.fits_cards"));
        Example fewer = e;
        const auto most = static_cast<std::int64_t>(numberOf(cards, 1));
        fewer.set("pools.train.accelerators", std::to_string(most));
        QVERIFY(*results(fewer).racks.count <= all - 10);
        fewer.set("pools.train.accelerators", std::to_string(most + 32));  // one replica of TP 8 x PP 4 more
        QVERIFY(*results(fewer).racks.count > all - 10);
    }

    void fullerRacksAreNoRepairWhereTheFeedsCannotCarryThem() {
        Example e = bid();
        // 380 V, 40 A: one feed carries 20.0 kW, two servers of 8.4 kW but not three.
        e.set("racks.power_limit", "17 kW").set("power.feed_current", "40 A");
        e.set("project.rack_limit", std::to_string(*results(e).racks.count - 10));
        for (const Problem& p : rackFits(e.project, e.design, results(e))) QVERIFY(p.id != "racks.fits_power");
    }

    void aServerAboveTheRackNamesTheCapThatFits() {
        Example e = bid();
        e.set("racks.power_limit", "8 kW").set("racks.other_power", "0.5 kW");
        const Results r = results(e);
        const Problem* p = found(r, "racks.does_not_fit");
        QVERIFY(p && p->blocks && p->key == "racks.power_limit");
        QVERIFY(near(numberOf(*p, 2), 8.4e3) && near(numberOf(*p, 3), 7.5e3));
        // 8.4 -> 7.5 kW is 10.71 % of 10.2 kW nameplate, 1,093 W at eight cards behind supplies of 95 %: 129.8 W each.
        QCOMPARE(innerOf(*p).id, std::string("racks.fits_cap"));
        QCOMPARE(numberOf(innerOf(*p), 0), 570.0);
        e.set("pools.train.power_cap", "570 W");
        QVERIFY(!found(results(e), "racks.does_not_fit"));
        e.set("pools.train.power_cap", "575 W");
        QVERIFY(found(results(e), "racks.does_not_fit"));
        e.set("pools.train.power_cap", "").set("racks.power_limit", "3 kW");
        const Results low = results(e);
        QCOMPARE(innerOf(*found(low, "racks.does_not_fit")).id, std::string("racks.fits_limit_power"));
        QVERIFY(near(numberOf(innerOf(*found(low, "racks.does_not_fit")), 0), 8.9e3));  // 8.4 kW and 0.5 kW
    }

    void heightAndWeightOfARackAreSaidTogether() {
        Example e = bid();
        e.set("pools.train.server.height", "8 U").set("pools.train.server.weight", "130.5 kg");
        e.set("racks.rack.height", "10 U").set("racks.other_height", "4 U");
        e.set("racks.rack.max_load", "250 kg").set("racks.rack.tare", "150 kg");
        const Results r = results(e);
        const Problem* height = found(r, "racks.does_not_fit", "racks.rack.height");
        const Problem* weight = found(r, "racks.does_not_fit", "racks.rack.max_load");
        QVERIFY(height && weight && !found(r, "racks.does_not_fit", "racks.power_limit"));
        QVERIFY(near(numberOf(innerOf(*height), 0), 2 * 0.04445));   // other parts keep 2 of 10 U
        QVERIFY(near(numberOf(innerOf(*height), 1), 12 * 0.04445));  // or a rack of 8 + 4 U
        QCOMPARE(numberOf(innerOf(*weight), 0), 281.0);              // 150 + 130.5 kg
        e.set("racks.other_height", "2 U").set("racks.rack.max_load", "281 kg");
        QVERIFY(!found(results(e), "racks.does_not_fit"));
    }

    void productsOfWholeRacksAreHeldAgainstTheRackToo() {
        Example e = examples::racksOfProducts(m_catalog);
        e.set("pools.train.power_cap", "").set("pools.train.server.peak", "120 kW");
        QVERIFY(!found(results(e), "racks.product_power") && !found(results(e), "racks.product_weight"));
        e.set("racks.power_limit", "110 kW").set("racks.rack.max_load", "1300 kg");
        const Results r = results(e);
        const Problem* power = found(r, "racks.product_power");
        const Problem* weight = found(r, "racks.product_weight");
        QVERIFY(power && weight);
        QVERIFY(near(numberOf(*power, 3), 10e3));
        QVERIFY(near(numberOf(*weight, 3), 60));
        const Problem& change = innerOf(*power);
        QCOMPARE(change.id, std::string("racks.fits_cap"));
        e.set("pools.train.power_cap", watts(numberOf(change, 0))).set("racks.rack.max_load", "1360 kg");
        const Results mended = results(e);
        QVERIFY(!found(mended, "racks.product_power") && !found(mended, "racks.product_weight"));
        QVERIFY(mended.pools[0].value.rackPower->si > 0.99 * 110e3);  // no lower than it has to be
    }

    void aFeedOverloadedInNormalRunningIsAnErrorWithItsRepair() {
        Example e = bid();
        e.set("racks.power_limit", "34 kW").set("power.feed_current", "32 A").set("power.feed_voltage", "380 V");
        Results r = results(e);
        // sqrt(3) 380 V 32 A 0.8 0.95 = 16.01 kW; four servers of 8.4 kW are 16.8 kW a feed.
        const Problem* p = found(r, "power.feed_overload");
        QVERIFY(p && p->severity == Severity::Error && !found(r, "power.feed_loss"));
        QVERIFY(near(numberOf(*p, 0), 16.8e3) && near(numberOf(*p, 1), 16.007e3, 1e-3));
        QCOMPARE(numberOf(innerOf(*p), 0), 40.0);  // 33.6 A needed, the next breaker
        QCOMPARE(numberOf(innerOf(*p), 1), 3.0);
        e.set("power.feed_current", "40 A");
        r = results(e);
        QVERIFY(!found(r, "power.feed_overload"));
        p = found(r, "power.feed_loss");  // the other feed would carry 33.6 kW of 20.0 kW
        QVERIFY(p && p->severity == Severity::Warning);
        QCOMPARE(numberOf(innerOf(*p), 0), 80.0);  // 67.2 A
        e.set("power.feed_current", "80 A");
        QVERIFY(!found(results(e), "power.feed_loss"));
    }

    void aFloorTooWeakSaysHowManyServersItCarries() {
        Example e = bid();
        e.set("racks.rack.width", "0.6 m").set("racks.rack.depth", "1.2 m").set("racks.rack.tare", "150 kg");
        e.set("pools.train.server.weight", "130 kg")
            .set("racks.power_limit", "34 kW")
            .set("power.feed_current", "125 A");
        e.set("racks.floor_limit", "8 kPa");
        const Results r = results(e);
        const Problem* p = found(r, "racks.floor_load");
        QVERIFY(p);  // (150 + 4 x 130) kg on 0.72 m2 are 9.1 kN/m2
        // 8 kN/m2 x 0.72 m2 / 9.81 are 587 kg: three servers and the rack.
        QCOMPARE(innerOf(*p).id, std::string("racks.fits_floor"));
        QCOMPARE(numberOf(innerOf(*p), 0), 3.0);
        QVERIFY(near(numberOf(innerOf(*p), 1), 25.2e3));
        e.set("racks.power_limit", "25.2 kW");
        QVERIFY(!found(results(e), "racks.floor_load"));
        QCOMPARE(double(*results(e).racks.count), numberOf(innerOf(*p), 2));
    }

    void aDeviceStandsWhereItIsPutAndNothingElseMoves() {
        Example e = bid();
        const SitePlan before = planOf(e);
        const std::string to = before.name(before.others - 1);  // of management, nearly empty
        const auto was = standsAt(e, "mgmt-1");
        e.set("rack_overrides.node001.rack", to);
        const Results r = results(e);
        QCOMPARE(r.racks.moved, std::int64_t{1});
        const auto now = standsAt(e, "node001");
        QCOMPARE(now.first, to);
        QCOMPARE(standsAt(e, "mgmt-1"), was);
        checkOrder(e, r, devicesOf(before));
        // Out of a full rack: its server and its kilowatts are in the other one now.
        const std::int32_t racks[] = {0, before.others - 1};
        const auto had = rackContents(bid().design, results(bid()), before, racks);
        const auto has = rackContents(e.design, r, planOf(e), racks);
        QVERIFY(near(had[0].power->si - has[0].power->si, 8.4e3));
        QVERIFY(near(has[1].power->si - had[1].power->si, 8.4e3));
        QCOMPARE(has[1].used - had[1].used, had[0].used - has[0].used);
    }

    void unitsAreKeptAndShortNamesFindTheirDevice() {
        Example e = bid();
        const SitePlan plan = planOf(e);
        e.set("rack_overrides.node1.rack", plan.name(plan.others - 1)).set("rack_overrides.node1.unit", "30");
        QCOMPARE(standsAt(e, "node001").second, std::int64_t{30});
        e.set("rack_overrides.node1.rack", "").set("rack_overrides.node1.unit", "");
        // Both blank: back again, and nothing to say about it.
        const Results r = results(e);
        QCOMPARE(r.racks.moved, std::int64_t{0});
        QVERIFY(std::none_of(r.problems.begin(), r.problems.end(),
                             [](const Problem& p) { return p.key.rfind("rack_overrides", 0) == 0; }));
    }

    void aUnitWithoutARackIsOneOfTheOwnRack() {
        Example e = bid();
        const auto was = standsAt(e, "mgmt-1");
        e.set("rack_overrides.mgmt-1.unit", "30");
        const auto now = standsAt(e, "mgmt-1");
        QCOMPARE(now.first, was.first);
        QCOMPARE(now.second, std::int64_t{30});
        QCOMPARE(results(e).racks.moved, std::int64_t{1});
        e.set("rack_overrides.mgmt-1.unit", "99");
        QVERIFY(found(results(e), "racks.move_too_high", "rack_overrides.mgmt-1.unit"));
    }

    void aMoveThatCannotBeMadeIsAnErrorThatNamesDeviceAndRack() {
        Example e = bid();
        const auto own = standsAt(e, "node003");
        const auto says = [&](const char* device, const std::string& rack, const char* unit, const char* id) {
            Example one = e;
            const std::string at = std::string("rack_overrides.") + device;
            one.set(at + ".rack", rack).set(at + ".unit", unit);
            const Results r = results(one);
            const Problem* p = found(r, id);
            return p && p->severity == Severity::Error && r.racks.moved == 0 &&
                   std::get<std::string>(p->args[0].value) == device && std::get<std::string>(p->args[1].value) == rack;
        };
        const std::string near = planOf(e).name(1);
        QVERIFY(says("node999", near, "1", "racks.move_no_device"));
        QVERIFY(says("node003", "ZZ99", "1", "racks.move_no_rack"));
        QVERIFY(says("node003", near, "1", "racks.move_taken"));
        QVERIFY(says("node003", near, "99", "racks.move_too_high"));
        Example taken = e;
        taken.set("rack_overrides.node003.rack", near).set("rack_overrides.node003.unit", "1");
        QCOMPARE(standsAt(taken, "node003"), own);  // not moved without a word
        Example products = examples::racksOfProducts(m_catalog);
        products.set("rack_overrides.node01.rack", planOf(products).name(1));
        QVERIFY(found(results(products), "racks.move_whole_rack"));
    }

    void twoDevicesCanChangePlaces() {
        Example e = bid();
        const auto a = standsAt(e, "node001"), b = standsAt(e, "node020");
        QVERIFY(a.first != b.first);
        e.set("rack_overrides.node001.rack", b.first).set("rack_overrides.node001.unit", std::to_string(b.second));
        QCOMPARE(results(e).racks.moved, std::int64_t{0});  // taken yet
        e.set("rack_overrides.node020.rack", a.first).set("rack_overrides.node020.unit", std::to_string(a.second));
        QCOMPARE(results(e).racks.moved, std::int64_t{2});
        QCOMPARE(standsAt(e, "node001"), b);
        QCOMPARE(standsAt(e, "node020"), a);
    }

    void aMoveThatNoLongerAppliesIsReported() {
        Example e = bid();
        e.set("rack_overrides.node120.rack", planOf(e).name(planOf(e).others - 1));
        QCOMPARE(results(e).racks.moved, std::int64_t{1});
        e.set("pools.train.accelerators", "512");
        QVERIFY(found(results(e), "racks.move_no_device", "rack_overrides.node120.rack"));
    }

    void aRackAboveItsLimitIsSaidWithTheNumber() {
        Example e = bid();
        e.set("racks.network_rack_power", "6 kW");
        const std::string to = planOf(e).name(planOf(e).others - 1);
        e.set("rack_overrides.node001.rack", to);
        const Results r = results(e);
        const Problem* p = found(r, "racks.move_power");
        QVERIFY(p && p->severity == Severity::Error && near(numberOf(*p, 3), 6e3) && numberOf(*p, 2) >= 8.4e3);
        QVERIFY(near(numberOf(*p, 4), numberOf(*p, 2) - 6e3));
    }

    void cablesFollowADevice() {
        Example e = bid();
        const Results before = results(e);
        const SitePlan plan = planOf(e);
        const auto effect = moveEffect(e.project, e.design, before, "node001", plan.name(plan.others - 1), {});
        QVERIFY(effect && !effect->refused);
        QVERIFY(effect->cablesBefore && effect->cablesAfter && effect->cablesBefore->si != effect->cablesAfter->si);
        e.set("rack_overrides.node001.rack", plan.name(plan.others - 1));
        const Results r = results(e);
        double all = 0;
        for (const auto& f : r.fabrics) all += f.value.cabling.length->si;
        QCOMPARE(effect->cablesAfter->si, all);
        QCOMPARE(effect->unit, standsAt(e, "node001").second);
    }

    void movesAreKeptInTheFile() {
        Workbook w;
        Example e = bid();
        e.set("rack_overrides.node001.rack", "A12").set("rack_overrides.node001.unit", "7");
        w.project = e.project;
        w.designs.push_back({1, "a", std::make_shared<const Design>(e.design)});
        const auto read = readWorkbook(*writeWorkbook(w), "a.cwb");
        QVERIFY(read);
        QVERIFY(read->workbook.designs[0].design->rackOverrides == e.design.rackOverrides);
    }

    void whateverIsMovedNothingIsLostAndNothingStandsTwice() {
        std::mt19937 random(7);
        for (int round = 0; round < 12; ++round) {
            Example e = bid();
            e.set("pools.train.accelerators", "256");
            if (round % 3 == 1) e.set("racks.network_place", "top_of_rack");
            if (round % 3 == 2) e.set("racks.network_place", "row_middle");
            const SitePlan plan = planOf(e);
            const auto at = [&](std::uint32_t n) { return random() % n; };
            for (int n = 0; n < 40; ++n) {
                const DeviceNames names(e.design, plan);
                const auto kind = static_cast<DeviceClass>(at(4));
                PlacedDevice d{kind, 0, 0};
                const auto& list = kind == DeviceClass::Server       ? plan.pools[0]
                                   : kind == DeviceClass::Storage    ? plan.tiers[0]
                                   : kind == DeviceClass::Management ? plan.management
                                                                     : plan.switches[0];
                d.index = static_cast<std::int32_t>(at(static_cast<std::uint32_t>(list.size())));
                const std::string base = "rack_overrides." + names.of(d);
                e.set(base + ".rack",
                      plan.name(static_cast<std::int32_t>(at(static_cast<std::uint32_t>(plan.racks())))));
                if (at(2)) e.set(base + ".unit", std::to_string(1 + at(50)));
            }
            const Results r = results(e);
            QVERIFY(r.racks.moved > 0);
            checkOrder(e, r, devicesOf(plan));
            // Every move is made or explained.
            std::int64_t refused = 0;
            for (const PlanMove& m : planOf(e).moves) refused += m.refused.has_value();
            QCOMPARE(r.racks.moved + refused, static_cast<std::int64_t>(e.design.rackOverrides.size()));
        }
    }

    void leavesAtTheTopOfRacksShortenTheServerCablesAndFreeNetworkRacks() {
        Example e = bid();
        e.set("racks.network_rack_power", "6 kW");
        const Results apart = results(e);
        const SitePlan before = planOf(e);
        e.set("racks.network_place", "top_of_rack");
        const Results top = results(e);
        QVERIFY(*top.racks.network < *apart.racks.network);
        const auto& f = top.fabrics[0].value;
        QCOMPARE(f.leaves, apart.fabrics[0].value.leaves);
        const SitePlan plan = planOf(e);
        QCOMPARE(devicesOf(plan), devicesOf(before));
        // Dealt out evenly: no compute rack has two leaves more than another, and none stands in a network rack.
        std::vector<int> leaves(static_cast<std::size_t>(plan.others));
        const auto computeRacks = static_cast<std::size_t>(*top.racks.compute);
        for (std::int64_t i = 0; i < *f.leaves; ++i) {
            const auto rack = static_cast<std::size_t>(plan.switches[0][static_cast<std::size_t>(i)].rack);
            QVERIFY(rack < computeRacks);
            ++leaves[rack];
        }
        const auto [least, most] =
            std::minmax_element(leaves.begin(), leaves.begin() + static_cast<std::ptrdiff_t>(computeRacks));
        QVERIFY(*most - *least <= 1);
        QVERIFY(f.cabling.length->si < apart.fabrics[0].value.cabling.length->si);
        // Their power stands in the racks: what is kept for other parts (nothing) does not cover it.
        const double each = (e.design.fabrics[0].value.device.max ? e.design.fabrics[0].value.device.max
                                                                  : e.design.fabrics[0].value.device.typical)
                                ->si;
        QVERIFY(near(top.pools[0].value.rackPower->si, apart.pools[0].value.rackPower->si + *most * each));
        checkOrder(e, top, devicesOf(before));
    }

    void leavesWithoutRoomAtTheTopAreAnError() {
        Example e = bid();
        e.set("racks.network_place", "top_of_rack").set("racks.other_height", "0 U");
        const Results r = results(e);
        const Problem* p = found(r, "racks.leaves_height");
        QVERIFY(p && p->severity == Severity::Error && numberOf(*p, 1) > 0);
    }
};

QTEST_GUILESS_MAIN(RackPlanTest)
#include "rack_plan_test.moc"
