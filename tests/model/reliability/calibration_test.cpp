// SPDX-License-Identifier: GPL-3.0-or-later
// Rates from counted events: intervals against printed tables, the counts of a published run against the rates that
// the catalogue takes from it, and what a calibrated design evaluates to.
#include <QtTest>

#include "model/core/fields.h"
#include "model/plan/access.h"
#include "model/plan/bridge.h"
#include "model/plan/calibrate.h"
#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;

namespace {

constexpr double kHour = 3600, kYear = 8760 * kHour;
constexpr double kCardYears = 16384 * 54 / 365.0;  // Llama 3: 16,384 cards for 54 days, 2,423.9 card-years

bool near(double x, double expected, double tolerance) {
    return std::abs(x - expected) <= tolerance;
}

std::vector<FailureEvent> events(const std::string& name, int n, bool stopped = true) {
    FailureEvent e;
    e.failureClass = name;
    e.stoppedJob = stopped;
    return std::vector<FailureEvent>(static_cast<std::size_t>(n), e);
}

void add(std::vector<FailureEvent>& to, const std::vector<FailureEvent>& more) {
    to.insert(to.end(), more.begin(), more.end());
}

ObservedClass counted(int n, Duration unitTime) {
    const auto all = events("gpu", n);
    std::vector<const FailureEvent*> its;
    for (const auto& e : all) its.push_back(&e);
    return observe("gpu", its, unitTime, true);
}

const Catalog& catalog() {
    static const Catalog all = examples::shippedCatalog();
    return all;
}

Design bid() {
    return examples::bid(catalog()).design;
}

const ComponentClass& classOf(const Design& d, const std::string& name) {
    const auto& all = d.reliability.classes;
    return std::find_if(all.begin(), all.end(), [&](const auto& c) { return c.name == name; })->value;
}

ComponentCounts partsOf(const Design& d) {
    return partsOfJob({}, d, evaluate({}, d));
}

}  // namespace

class CalibrationTest : public QObject {
    Q_OBJECT
private slots:
    void intervalsOfCountsAreTheExactOnes();
    void intervalsOfSharesAreTheExactOnes();
    void thePublishedCountsGiveThePublishedRates();
    void onlyEventsThatStoppedTheJobCountForClassesThatStopIt();
    void sharesAndDowntimeComeFromTheEventsThatSayThem();
    void theEvaluatedRateIsTheObservedOne();
    void theWholeJobFollowsFromItsLog();
    void classesWithoutEventsKeepTheirRate();
    void whatCannotBeTakenOverChangesNothing();
    void theSourceNamesLogAndCounts();
};

void CalibrationTest::intervalsOfCountsAreTheExactOnes() {
    // Garwood 1936, as printed in tables of exact Poisson limits.
    const struct {
        std::int64_t n;
        double low, high;
    } rows[] = {{1, 0.0253, 5.572}, {2, 0.2422, 7.225}, {10, 4.795, 18.39}, {100, 81.36, 121.63}};
    for (const auto& r : rows) {
        const auto i = poissonInterval(r.n);
        QVERIFY(near(i.low, r.low, 5e-4 * r.low + 5e-5) && near(i.high, r.high, 5e-4 * r.high));
    }
    QCOMPARE(poissonInterval(0).low, 0.0);
    QCOMPARE(poissonInterval(0).high, 3.0);
    QVERIFY(std::isnan(poissonInterval(-1).low));
    const auto many = poissonInterval(2'000'000'000);
    QVERIFY(near(many.low / 2e9, 1 - 1.96 / std::sqrt(2e9), 1e-8) &&
            near(many.high / 2e9, 1 + 1.96 / std::sqrt(2e9), 1e-8));
}

void CalibrationTest::intervalsOfSharesAreTheExactOnes() {
    const auto three = shareWithInterval(3, 10);  // Clopper and Pearson 1934: .0667, .6525
    QVERIFY(three && near(three->share, 0.3, 1e-12) && near(three->low, 0.0667, 1e-4) &&
            near(three->high, 0.6525, 1e-4));
    const auto none = shareWithInterval(0, 10), all = shareWithInterval(10, 10);
    QVERIFY(none->low == 0 && near(none->high, 1 - std::pow(0.025, 0.1), 1e-12));
    QVERIFY(all->high == 1 && near(all->low, std::pow(0.025, 0.1), 1e-12));
    QVERIFY(!shareWithInterval(1, 0) && !shareWithInterval(-1, 3) && !shareWithInterval(4, 3));
}

void CalibrationTest::thePublishedCountsGiveThePublishedRates() {
    // arXiv:2407.21783, table 5, over 2,423.9 card-years.
    const Duration time{kCardYears * kYear};
    const ObservedClass die = counted(148, time), hbm = counted(72, time), all = counted(419, time);
    QVERIFY(near(die.low.si * time.si, 125, 0.5) && near(die.high.si * time.si, 174, 0.5));
    QVERIFY(near(hbm.low.si * kYear, 0.023, 5e-4) && near(hbm.high.si * kYear, 0.037, 5e-4));
    QVERIFY(near(all.rate.si * kYear, 0.1729, 5e-5));
    QVERIFY(near(all.low.si * kYear, 0.157, 5e-4) && near(all.high.si * kYear, 0.190, 5e-4));
    QVERIFY(die.gradeA() && !counted(14, time).gradeA() && counted(15, time).gradeA());
    // The rates of the catalogue are these counts, rounded to two digits.
    for (const auto& [id, n] : std::vector<std::pair<std::string, int>>{
             {"gpu_die_board", 148}, {"hbm", 72}, {"gpu_sram", 19}, {"gpu_firmware_gsp", 17}}) {
        const auto& entries = catalog().failureClasses;
        const auto entry = std::find_if(entries.begin(), entries.end(), [&](const auto& e) { return e.id == id; });
        QVERIFY2(entry != entries.end(), id.c_str());
        QVERIFY2(near(counted(n, time).rate.si / entry->value.rate.si, 1, 0.015), id.c_str());
    }
}

void CalibrationTest::onlyEventsThatStoppedTheJobCountForClassesThatStopIt() {
    auto log = events("a", 5);
    add(log, events("a", 3, false));
    std::vector<const FailureEvent*> its;
    for (const auto& e : log) its.push_back(&e);
    const Duration time{1000 * kHour};
    const auto stops = observe("a", its, time, true), degrades = observe("a", its, time, false);
    QCOMPARE(stops.events, 5);
    QCOMPARE(stops.withoutStop, 3);
    QCOMPARE(degrades.events, 8);
    QVERIFY(near(degrades.rate.si * kHour, 0.008, 1e-15));
    const auto nothing = observe("a", {}, time, true);
    QVERIFY(!nothing.measured() && nothing.rate.si == 0 && near(nothing.high.si * kHour, 0.003, 1e-15));
}

void CalibrationTest::sharesAndDowntimeComeFromTheEventsThatSayThem() {
    auto log = events("a", 6);
    for (std::size_t i = 0; i < 4; ++i) log[i].hardwareReplaced = i < 1;
    log[0].downtime = Duration{2 * kHour};
    log[5].downtime = Duration{4 * kHour};
    std::vector<const FailureEvent*> its;
    for (const auto& e : log) its.push_back(&e);
    const auto o = observe("a", its, Duration{kHour}, true);
    QVERIFY(o.hardware && o.hardware->of == 4 && near(o.hardware->share, 0.25, 1e-12));
    QVERIFY(o.meanDowntime && near(o.meanDowntime->si, 3 * kHour, 1e-6));
    QVERIFY(!counted(3, Duration{kHour}).hardware && !counted(3, Duration{kHour}).meanDowntime);
}

void CalibrationTest::theEvaluatedRateIsTheObservedOne() {
    Design d = bid();
    d.reliability.rateFactor = Ratio{1.7};
    const auto parts = partsOf(d);
    const double perCard = parts.memoryPerAccelerator.si;
    QVERIFY(parts.accelerators > 0 && perCard > 0);
    auto log = events("hbm", 40);
    add(log, events("software_bug", 9));
    const auto times = unitTimes(d, parts, Duration{90 * 86400.0});
    const auto record = fieldRecord(d, parts, "log.csv", log, times);
    QVERIFY2(record, englishText(record.problem).c_str());
    Design after = d;
    QVERIFY(!calibrate(after, *record));
    const auto effect = calibrationEffect(d, after, parts, *record);
    int seen = 0;
    for (const auto& row : effect.rows) {
        if (!row.observed || !row.observed->measured()) {
            QCOMPARE(row.after.si, row.before.si);
            continue;
        }
        ++seen;
        QVERIFY2(near(row.after.si / row.observed->rate.si, 1, 1e-12), row.name.c_str());
        // All units of the job together: the events over the time that was watched.
        QVERIFY(near(row.jobAfter.si * 90 * 86400 / static_cast<double>(row.observed->events), 1, 1e-12));
    }
    QCOMPARE(seen, 2);
    QVERIFY(after.reliability.afr == d.reliability.afr && after.reliability.rateFactor == d.reliability.rateFactor);
    // Cards with twice the memory, in a design with another factor: twice the memory faults per card.
    Design other = d;
    other.reliability.rateFactor = Ratio{0.5};
    QVERIFY(!calibrate(other, *record));
    const auto otherClasses = plan::classesOf(other.reliability), sameClasses = plan::classesOf(after.reliability);
    for (std::size_t i = 0; i < otherClasses.size(); ++i)
        if (otherClasses[i].id == "hbm") QVERIFY(near(otherClasses[i].rate.si / sameClasses[i].rate.si, 1, 1e-12));
}

void CalibrationTest::theWholeJobFollowsFromItsLog() {
    Design d = bid();
    const auto parts = partsOf(d);
    std::vector<FailureEvent> log;
    for (const auto& c : d.reliability.classes)
        if (c.value.stopsJob) add(log, events(c.name, 3));
    const Duration watched{30 * 86400.0};
    const auto times = unitTimes(d, parts, watched);
    std::erase_if(log, [&](const FailureEvent& e) { return !times.contains(e.failureClass); });
    const auto record = fieldRecord(d, parts, "log.csv", log, times);
    QVERIFY(record);
    Design after = d;
    QVERIFY(!calibrate(after, *record));
    double others = 0;  // what has no event keeps its rate
    const auto classes = plan::classesOf(d.reliability);
    for (const auto& c : classes)
        if (interrupts(c) && !c.stopsJob) others += classRate(c, parts).si;
    const auto r = evaluate({}, after);
    QVERIFY(r.reliability.interruptionRate);
    QVERIFY(
        near(r.reliability.interruptionRate->si / (static_cast<double>(log.size()) / watched.si + others), 1, 1e-9));
}

void CalibrationTest::classesWithoutEventsKeepTheirRate() {
    Design d = bid();
    const auto parts = partsOf(d);
    const auto record = fieldRecord(d, parts, "log.csv", events("hbm", 3), unitTimes(d, parts, Duration{86400}));
    QVERIFY(record);
    QVERIFY(std::any_of(record->notes.begin(), record->notes.end(),
                        [](const Problem& p) { return p.id == "calibrate.unseen"; }));
    Design after = d;
    QVERIFY(!calibrate(after, *record));
    QVERIFY(classOf(after, "gpu_die_board") == classOf(d, "gpu_die_board"));
    QVERIFY(!(classOf(after, "hbm") == classOf(d, "hbm")));
    const auto& hbm = classOf(after, "hbm");
    QVERIFY(hbm.low && hbm.high && hbm.low->si < hbm.rate.si && hbm.rate.si < hbm.high->si);
}

void CalibrationTest::whatCannotBeTakenOverChangesNothing() {
    Design d = bid();
    const auto parts = partsOf(d);
    const auto times = unitTimes(d, parts, Duration{86400});
    QCOMPARE(fieldRecord(d, parts, "l", events("hbm", 2), {}).problem.id, std::string("calibrate.no_time"));
    QCOMPARE(fieldRecord(d, parts, "l", events("hbm", 2, false), times).problem.id, std::string("calibrate.nothing"));
    QCOMPARE(fieldRecord(d, parts, "l", {}, times).problem.id, std::string("calibrate.nothing"));
    // 100,000 events of a class in one second of all cards are more than a rate can be.
    const auto absurd = fieldRecord(d, parts, "l", events("hbm", 100000), {{"hbm", Duration{1}}});
    QVERIFY(absurd);
    Design after = d;
    const auto wrong = calibrate(after, *absurd);
    QVERIFY(wrong && wrong->key == "reliability.classes.hbm.rate");
    QVERIFY(after == d);
    const auto record = fieldRecord(d, parts, "l", events("hbm", 2), times);
    after.reliability.rateFactor = Ratio{0};
    const Design zero = after;
    QCOMPARE(calibrate(after, *record)->id, std::string("calibrate.no_factor"));
    QVERIFY(after == zero);
}

void CalibrationTest::theSourceNamesLogAndCounts() {
    Design d = bid();
    const auto parts = partsOf(d);
    const auto record =
        fieldRecord(d, parts, "q3 (a); b.csv", events("hbm", 20), {{"hbm", Duration{1'000'000 * kHour}}});
    QVERIFY(record && !calibrate(d, *record));
    const ComponentClass& c = classOf(d, "hbm");
    const Evidence* e = evidenceOf(c.meta, "rate");
    QVERIFY(e && e->grade == Grade::A);
    QCOMPARE(e->source, std::string("failure log q3 _a__ b.csv: 20 events in 1,000,000 unit-hours"));
}

QTEST_GUILESS_MAIN(CalibrationTest)
#include "calibration_test.moc"
