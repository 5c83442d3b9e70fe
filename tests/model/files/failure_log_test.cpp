// SPDX-License-Identifier: GPL-3.0-or-later
// Failure logs as tables of strangers: every spelling that spreadsheets write, and one sentence with line and column
// for what cannot be read.
#include <QtTest>

#include "model/files/failure_log.h"

using namespace model;

namespace {

const ClassNames kKnown{{"hbm", "hbm"}, {"hbm uncorrectable", "hbm"}, {"高带宽显存", "hbm"}, {"nic", "nic"}};
const std::string kHead = "time,class,unit,stopped_job,hardware_replaced,downtime_h\n";

Outcome<FailureLog> read(const std::string& text) {
    return readFailureLog(text, "log.csv", kKnown);
}

std::string refused(const std::string& text) {
    const auto log = read(text);
    return log ? "read" : englishText(log.problem);
}

}  // namespace

class FailureLogTest : public QObject {
    Q_OBJECT
private slots:
    void aLogIsReadLineByLine();
    void spellingsOfSpreadsheetsAreUnderstood();
    void timesCountInTheirZone();
    void badFilesGetOneSentence_data();
    void badFilesGetOneSentence();
    void unknownClassesAreListedWithTheKnownOnes();
    void whatIsNotUsedIsTold();
    void hostileFilesAreRefused();
    void unitHoursAreRead();
};

void FailureLogTest::aLogIsReadLineByLine() {
    const auto log = read(kHead +
                          "2026-01-01 00:00,hbm,gpu-17,yes,yes,2.5\n"
                          "2026-01-03 12:00,NIC,nic-3,no,,\n");
    QVERIFY2(log, englishText(log.problem).c_str());
    QCOMPARE(log->events.size(), std::size_t{2});
    const FailureEvent &a = log->events[0], &b = log->events[1];
    QCOMPARE(a.failureClass, std::string("hbm"));
    QCOMPARE(a.unit, std::string("gpu-17"));
    QVERIFY(a.stoppedJob && a.hardwareReplaced == true && a.downtime == Duration{9000});
    QCOMPARE(b.failureClass, std::string("nic"));
    QVERIFY(!b.stoppedJob && !b.hardwareReplaced && !b.downtime);
    QCOMPARE(log->span.si, 2.5 * 86400);
    QVERIFY(log->notes.empty());
}

void FailureLogTest::spellingsOfSpreadsheetsAreUnderstood() {
    // A mark of UTF-8, semicolons, decimal commas, quotation marks, other order, line ends of Windows, Chinese words.
    const auto log = read(
        "\xEF\xBB\xBF\"Class\";Time;UNIT;Stopped_Job;hardware_replaced;downtime_h\r\n"
        "\"HBM uncorrectable\";2026/1/2 3:04;\"a;\"\"b\"\"\nc\";是;否;1,5\r\n"
        "\r\n"
        "高带宽显存;2026-01-02;x;TRUE;0;0");
    QVERIFY2(log, englishText(log.problem).c_str());
    QCOMPARE(log->events.size(), std::size_t{2});
    QCOMPARE(log->events[0].unit, std::string("a;\"b\"\nc"));
    QVERIFY(log->events[0].downtime == Duration{5400} && log->events[0].hardwareReplaced == false);
    QCOMPARE(log->events[1].failureClass, std::string("hbm"));
    const auto tabs =
        read("time\tclass\tunit\tstopped_job\thardware_replaced\tdowntime_h\n2026-01-02\tnic\t,\tn\ty\t1\n");
    QVERIFY(tabs && tabs->events[0].unit == ",");
    const auto old = read("time,class,unit,stopped_job,hardware_replaced,downtime_h\r2026-01-02,nic,u,y,y,1\r");
    QVERIFY(old && old->events.size() == 1);
}

void FailureLogTest::timesCountInTheirZone() {
    const auto log = read(kHead +
                          "1970-01-01T00:01:00Z,nic,a,y,,\n"
                          "1970-01-01T08:00:30.25+08:00,nic,b,y,,\n"
                          "1969-12-31T23:00:00-01:00,nic,c,y,,\n"
                          "2000-02-29 24:00,nic,d,y,,\n");
    QVERIFY2(log, englishText(log.problem).c_str());
    QCOMPARE(log->events[0].when, 60.0);
    QCOMPARE(log->events[1].when, 30.0);
    QCOMPARE(log->events[2].when, 0.0);
    QCOMPARE(log->events[3].when, 951868800.0);
}

void FailureLogTest::badFilesGetOneSentence_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const std::string& text, const char* said) {
        QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(said);
    };
    row("empty", "", "is empty");
    row("blank", " \n\t\r\n", "is empty");
    row("other header", "date,what\n", "has no column time, class, unit");
    row("one column missing", "time,class,unit,stopped_job,downtime_h\n", "has no column hardware_replaced; expected");
    row("no time", kHead + "yesterday,nic,a,y,y,1\n",
        "line 2, column time: “yesterday”; expected is a date and time such as 2026-11-29 14:05.");
    row("no such day", kHead + "2026-02-29,nic,a,y,y,1\n", "column time");
    row("no such hour", kHead + "2026-02-28 25:00,nic,a,y,y,1\n", "column time");
    row("rubbish behind", kHead + "2026-02-28 12:00 noon,nic,a,y,y,1\n", "column time");
    row("blank flag", kHead + "2026-01-01,nic,a,,y,1\n", "column stopped_job: “”; expected is yes or no.");
    row("bad flag", kHead + "2026-01-01,nic,a,maybe,y,1\n", "column stopped_job: “maybe”");
    row("bad replaced", kHead + "2026-01-01,nic,a,y,perhaps,1\n", "expected is yes, no or nothing.");
    row("negative", kHead + "\n2026-01-01,nic,a,y,y,-1\n", "line 3, column downtime_h: “-1”; expected is a number of");
    row("not finite", kHead + "2026-01-01,nic,a,y,y,nan\n", "column downtime_h");
    row("infinite", kHead + "2026-01-01,nic,a,y,y,1e999\n", "column downtime_h");
    row("huge", kHead + "2026-01-01,nic,a,y,y,1e300\n", "column downtime_h");
    row("a unit", kHead + "2026-01-01,nic,a,y,y,2 h\n", "“2 h”");
    row("short line", kHead + "2026-01-01,nic,a,y\n", "line 2: 4 values, the header names 6 columns");
    row("long line", kHead + "2026-01-01,nic,a,y,y,1,2\n", "line 2: 7 values");
    row("open quotation", kHead + "2026-01-01,nic,\"a,y,y,1\n", "line 2: a text in quotation marks");
    row("text behind a quotation", kHead + "2026-01-01,nic,\"a\"b,y,y,1\n", "line 2: a text in quotation marks");
    row("no class", kHead + "2026-01-01,,a,y,y,1\n", "column class");
}

void FailureLogTest::badFilesGetOneSentence() {
    QFETCH(QString, text);
    QFETCH(QString, said);
    const auto got = QString::fromStdString(refused(text.toStdString()));
    QVERIFY2(got.contains(said), qPrintable(got));
    QVERIFY(got.contains(QStringLiteral("log.csv")) && !got.contains(u'\n') && !got.contains(u'%'));
}

void FailureLogTest::unknownClassesAreListedWithTheKnownOnes() {
    const std::string said =
        refused(kHead + "2026-01-01,flux,a,y,y,1\n2026-01-01,nic,a,y,y,1\n2026-01-01,warp,a,y,y,1\n");
    QVERIFY2(said.find("flux, warp. Known are: hbm, nic.") != std::string::npos, said.c_str());
    std::string many = kHead;
    for (int i = 0; i < 1000; ++i) many += "2026-01-01,class" + std::to_string(i) + ",a,y,y,1\n";
    QVERIFY(refused(many).size() < 400);
}

void FailureLogTest::whatIsNotUsedIsTold() {
    const auto log = read(
        "time,class,unit,stopped_job,hardware_replaced,downtime_h,ticket\n"
        "2026-01-01,nic,a,y,y,1,T1\n2026-01-01,nic,a,y,n,2,T2\n2026-01-01,nic,,y,n,2,T3\n"
        "2026-01-01,nic,,y,n,2,T4\n");
    QVERIFY(log);
    QCOMPARE(log->events.size(), std::size_t{4});
    QCOMPARE(log->notes.size(), std::size_t{2});
    QVERIFY(englishText(log->notes[0]).find("ticket") != std::string::npos);
    QVERIFY(englishText(log->notes[1]).find("of another: 1.") != std::string::npos);  // without a unit none repeats
}

void FailureLogTest::hostileFilesAreRefused() {
    QVERIFY(refused(kHead + "2026-01-01,nic,\xFF\xFE,y,y,1\n").find("line 2: this is not UTF-8") != std::string::npos);
    QVERIFY(refused(kHead + std::string("2026-01-01,nic,a\0b,y,y,1\n", 25)).find("UTF-8") != std::string::npos);
    QVERIFY(refused(kHead + "2026-01-01,nic,\xED\xA0\xC0,y,y,1\n").find("UTF-8") != std::string::npos);
    const std::string commas(100000, ',');
    QVERIFY(refused(commas).find("more than the limit of 256 columns") != std::string::npos);
    const std::string said = refused(kHead + "2026-01-01,nic,a,y,y," + std::string(1000000, '9') + "\n");
    QVERIFY(said.find("column downtime_h") != std::string::npos && said.size() < 300);
    const std::string wide = refused(kHead + "2026-01-01,nic,a,y,y," + std::string(39, 'x') + "高高高\n");
    QVERIFY(wide.find("x…”") != std::string::npos);  // cut between characters, not inside one
}

void FailureLogTest::unitHoursAreRead() {
    const auto hours = readUnitHours("class;unit_hours\nHBM;21233664\nnic;0,5\n", "hours.csv", kKnown);
    QVERIFY2(hours, englishText(hours.problem).c_str());
    QCOMPARE(hours->at("hbm").si, 21233664.0 * 3600);
    QCOMPARE(hours->at("nic").si, 1800.0);
    const auto said = [](const char* text) {
        const auto read = readUnitHours(text, "hours.csv", kKnown);
        return read ? std::string() : englishText(read.problem);
    };
    QVERIFY(said("class,unit_hours\nhbm,0\n").find("a number of hours above 0") != std::string::npos);
    QVERIFY(said("class,unit_hours\nhbm,\n").find("a number of hours above 0") != std::string::npos);
    QVERIFY(said("class,unit_hours\nhbm,1e16\n").find("unit_hours") != std::string::npos);
    QVERIFY(said("class,unit_hours\nhbm,1\nHBM,2\n").find("line 3: the class hbm stands twice") != std::string::npos);
    QVERIFY(said("class,unit_hours\nflux,1\n").find("flux") != std::string::npos);
    QVERIFY(said("class,hours\n").find("has no column unit_hours") != std::string::npos);
}

QTEST_GUILESS_MAIN(FailureLogTest)
#include "failure_log_test.moc"
