// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue's rates give the published interruptions of Llama 3 where they should, and the golden month.
#include "model/reliability/rates.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <map>

#include "catalogue.h"
#include "golden_rows.h"
#include "model/reliability/simulation.h"

using namespace model;

namespace {
constexpr double kDay = 86400;
}

class RatesTest : public QObject {
    Q_OBJECT
private slots:
    void defaultsGiveTheInterruptionsOfTheReferenceRun() {
        const auto classes = catalogueClasses();
        const auto counts = llama3Counts();
        const double events = interruptionRate(classes, counts).si * 54 * kDay;
        QVERIFY(std::abs(events / 399.56 - 1) < 2e-4);
        const std::map<std::string, double> want{{"gpu_die_board", 147.9},
                                                 {"hbm", 72.72},
                                                 {"gpu_sram", 18.91},
                                                 {"gpu_firmware_gsp", 16.97},
                                                 {"gpu_thermal", 6.06},
                                                 {"sdc_accelerator", 6.06},
                                                 {"pcie_retimer", 2.0},
                                                 {"nic", 7.029},
                                                 {"access_link_optic", 16.48},
                                                 {"leaf_switch", 0.4621},
                                                 {"cpu", 2.0},
                                                 {"local_ssd", 3.0},
                                                 {"host_maintenance_unplanned", 32.12},
                                                 {"software_bug", 53.93},
                                                 {"comm_hang_unknown", 6.969}};
        std::size_t found = 0;
        for (const auto& c : classes) {
            const auto row = want.find(c.id);
            if (row == want.end()) continue;
            ++found;
            QVERIFY2(std::abs(classRate(c, counts).si * 54 * kDay / row->second - 1) < 2e-3, c.id.c_str());
        }
        QCOMPARE(found, want.size());
        const HardwareWork work = hardwareWork(classes, counts);
        QVERIFY(std::abs(work.hardwareShare - 0.4172) < 1e-3);
        QVERIFY(std::abs(work.resetShare - 0.4983) < 1e-3);
    }

    void aMonthOfAThousandCardsMatches() {
        const auto rows = goldenRows("replacements_per_month");
        QCOMPARE(rows.size(), std::size_t{1});
        const auto& row = rows[0];
        ComponentCounts n;
        n.accelerators = row.count("accelerators");
        n.servers = row.count("servers");
        n.nics = row.count("nics");
        n.opticalLinks = row.count("optical_access_links");
        n.copperLinks = row.count("copper_links");
        n.sockets = row.count("cpu_sockets");
        n.leafSwitches = row.count("leaf_switches");
        const HardwareWork work = hardwareWork(catalogueClasses(), n);
        const Duration month = kYear / 12;
        QVERIFY(row.near((work.interruptions * month).si, "interruptions_per_month"));
        QVERIFY(row.near((work.actions * month).si, "hardware_actions_per_month"));
        QVERIFY(row.near(work.handsOn * month.si / 3600, "hands_on_h_per_month"));
    }

    void replacementIsNotInterruption() {
        const auto counts = llama3Counts();
        const Rate replaced = replacementRate(160'000, {0.02 / kYear.si});
        QVERIFY(std::abs(replaced.si * 3600 - 0.365297) < 1e-6);
        const ReplacementFunnel funnel = replacementFunnel(catalogueClasses(), counts, 0.3);
        const double perCardYear = kYear.si / static_cast<double>(counts.accelerators);
        QVERIFY(std::abs(funnel.interruptions.si * perCardYear - 0.111) < 5e-4);
        QVERIFY(std::abs(funnel.drained.si * perCardYear - 0.0583) < 5e-4);
        QVERIFY(std::abs(funnel.confirmed.si * perCardYear - 0.0175) < 5e-4);
    }

    void scalesAndLimitsHold() {
        const auto classes = catalogueClasses();
        auto counts = llama3Counts();
        const auto rateOf = [&](const char* id) {
            const auto c = std::find_if(classes.begin(), classes.end(), [&](const auto& x) { return x.id == id; });
            return classRate(*c, counts).si;
        };
        const double hbm = rateOf("hbm"), software = rateOf("software_bug");
        counts.memoryPerAccelerator = {160e9};
        QCOMPARE(rateOf("hbm"), 2 * hbm);
        counts.servers = 20'000;
        QCOMPARE(rateOf("software_bug"), software);  // a bug does not strike ten times as often on ten times the cards
        counts.servers = -5;
        QCOMPARE(rateOf("psu"), 0.0);
        QCOMPARE(rateOf("straggler_machine"), 0.0);
        QVERIFY(interruptionRate(classes, llama3Counts(), RateLevel::Low) < interruptionRate(classes, llama3Counts()));
        QVERIFY(interruptionRate(classes, llama3Counts(), RateLevel::High) > interruptionRate(classes, llama3Counts()));
    }

    void everyClassHasAGradeAndSaneNumbers() {
        const auto classes = catalogueClasses();
        QVERIFY(classes.size() >= 30);
        for (const auto& c : classes) {
            QVERIFY2(c.grade == "A" || c.grade == "B" || c.grade == "C", c.id.c_str());
            QVERIFY2(c.low <= c.rate && c.rate <= c.high, c.id.c_str());
            QVERIFY2(c.needsHardware >= 0 && c.reset >= 0 && c.needsHardware + c.reset <= 1 + 1e-12, c.id.c_str());
            // Without monitoring a time-out of 15 min finds most faults; hangs take 30 min, what is silent takes
            // longer.
            QVERIFY2(c.detect.si > 0 && c.detectUnmonitored.si >= 900 && c.detectUnmonitored > c.detect, c.id.c_str());
            QVERIFY(perUnitOf(wordOf(c.per)) == c.per);
        }
        QVERIFY(!perUnitOf("spaceship"));
    }

    void classesOfAJobComeFromTheCatalogue() {
        const auto classes = failureClasses(catalogueClasses(), llama3Counts());
        Rate sum;
        for (const auto& c : classes) sum += c.rate;
        QVERIFY(std::abs((sum / interruptionRate(catalogueClasses(), llama3Counts())).si - 1) < 1e-12);
        const auto silent =
            std::find_if(classes.begin(), classes.end(), [](const auto& c) { return c.id == "sdc_accelerator"; });
        QVERIFY(silent != classes.end());
        QCOMPARE(silent->silentLatency.si, 14400.0);
        QCOMPARE(silent->detect.si, 0.0);
        const auto blind = failureClasses(catalogueClasses(), llama3Counts(), false);
        QCOMPARE(blind.front().id, std::string("gpu_die_board"));
        QCOMPARE(classes.front().detect.si, 10.0);
        QCOMPARE(blind.front().detect.si, 900.0);
        QVERIFY(failureClasses(catalogueClasses(), {}).empty());
    }
};

QTEST_APPLESS_MAIN(RatesTest)
#include "rates_test.moc"
