// SPDX-License-Identifier: GPL-3.0-or-later
// A failure log becomes the rates of a design: by the command line in a file, in the open document as one step.
#include <QtTest>

#include "app/failure_import.h"
#include "app/names.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "model/plan/evaluate.h"
#include "run_verb.h"
#include "sample.h"

namespace {

constexpr char kHead[] = "time,class,unit,stopped_job,hardware_replaced,downtime_h\n";

/// n events of a class, one an hour.
QByteArray lines(const char* name, int n, const char* rest = "yes,yes,2") {
    QByteArray out;
    for (int i = 0; i < n; ++i)
        out += QStringLiteral("2026-01-%1 %2:00,%3,u%4,%5\n")
                   .arg(1 + i / 24, 2, 10, QLatin1Char('0'))
                   .arg(i % 24, 2, 10, QLatin1Char('0'))
                   .arg(QLatin1String(name))
                   .arg(i)
                   .arg(QLatin1String(rest))
                   .toUtf8();
    return out;
}

}  // namespace

class FailureImportTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString at(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QString fresh(const char* name, const model::Workbook& w) const {
        if (app::writeBytes(at(name), *app::workbookBytes(w))) qFatal("the folder of the test cannot be written");
        return at(name);
    }
    QString written(const char* name, const QByteArray& bytes) const {
        QFile f(at(name));
        if (!f.open(QIODevice::WriteOnly)) qFatal("the folder of the test cannot be written");
        f.write(bytes);
        return at(name);
    }
    static QByteArray bytes(const QString& path) {
        QFile f(path);
        return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
    }
    static const model::ComponentClass& classOf(const model::Design& d, const char* name) {
        const auto& all = d.reliability.classes;
        return std::find_if(all.begin(), all.end(), [&](const auto& c) { return c.name == name; })->value;
    }
    static Json row(const Json& answer, const char* name) {
        for (const Json& c : answer["classes"])
            if (c["name"] == name) return c;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theVerbReproducesAPublishedRate() {
        // Llama 3 (arXiv:2407.21783): 148 and 72 events in 2,423.9 card-years.
        const QString file = fresh("llama.cwb", sample::workbook());
        const QString log = written("llama.csv", kHead + lines("gpu_die_board", 148, "yes,no,") + lines("hbm", 72));
        const QString hours = written("hours.csv", "class,unit_hours\ngpu_die_board,21233664\nhbm,21233664\n");
        const Answer a = run({"import", file, "--failures", log, "--unit-hours", hours, "--json"});
        QVERIFY2(a.code == 0, a.err.c_str());
        const Json die = row(a.json(), "gpu_die_board"), hbm = row(a.json(), "hbm");
        const double year = 8760 * 3600;
        QVERIFY(std::abs(die["rate_after"]["value"].get<double>() * year - 0.061) < 5e-4);
        QVERIFY(std::abs(hbm["observed"]["low"]["value"].get<double>() * year - 0.023) < 5e-4);
        QVERIFY(std::abs(hbm["observed"]["high"]["value"].get<double>() * year - 0.037) < 5e-4);
        QCOMPARE(die["observed"]["events"], 148);
        QCOMPARE(die["observed"]["hardware_share"]["value"], 0.0);
        QVERIFY(die["observed"]["mean_downtime"].is_null());
        QCOMPARE(hbm["observed"]["grade"], "A");
        QVERIFY(row(a.json(), "nic")["observed"].is_null());
        // What the file now evaluates to is what the answer says.
        const auto kept = app::readWorkbook(file)->workbook;
        const auto results = model::evaluate(kept.project, *kept.designs[0].design);
        QVERIFY(std::abs(results.reliability.interruptionRate->si /
                             a.json()["interruption_rate"]["after"]["value"].get<double>() -
                         1) < 1e-9);
        QCOMPARE(classOf(*kept.designs[0].design, "gpu_die_board").needsHardware.si, 0.0);
        QVERIFY(classOf(*kept.designs[1].design, "hbm") == classOf(*sample::workbook().designs[1].design, "hbm"));
        const Answer again = run({"evaluate", file, "--set", "reliability.classes.hbm.rate=1 /y"});
        QVERIFY2(again.code == 0, again.err.c_str());
    }

    void theVerbCountsTheTimeOfTheDesign() {
        const QString file = fresh("own.cwb", sample::workbook());
        const QByteArray before = bytes(file);
        // Names of the catalogue are understood as well.
        const QString log = written("own.csv", kHead + lines("HBM uncorrectable", 20) + lines("leaf_switch", 2));
        const Answer a = run({"import", file, "--failures", log, "--observed", "90 d", "--design", "large",
                              "--all-designs", "--out", at("second.cwb"), "--lang", "en"});
        QVERIFY2(a.code == 0, a.err.c_str());
        QVERIFY2(a.out.find("Interruptions of the job per day: ") != std::string::npos, a.out.c_str());
        QVERIFY(a.out.find("Without an event, their rates stay as they are: ") != std::string::npos);
        QCOMPARE(bytes(file), before);
        const auto kept = app::readWorkbook(at("second.cwb"))->workbook;
        for (const auto& d : kept.designs) {
            const auto& hbm = classOf(*d.design, "hbm");
            // 2,048 cards for 90 days were watched; the cards have the 80 GB that the rate is for.
            QVERIFY(std::abs(hbm.rate.si * 2048 * 90 * 86400 / 20 - 1) < 1e-9);
            const auto* e = model::evidenceOf(hbm.meta, "rate");
            QVERIFY(e && e->grade == model::Grade::A);
        }
        const Answer preview = run({"import", file, "--failures", log, "--observed", "90", "--preview"});
        QVERIFY2(preview.code == 0, preview.err.c_str());
        QCOMPARE(bytes(file), before);
        QCOMPARE(run({"import", file, "--failures", log, "--observed", "90", "--out", at("second.cwb")}).code, 2);
    }

    void whatCannotBeTakenOverIsOneSentenceAndWritesNothing() {
        const QString file = fresh("kept.cwb", sample::workbook());
        const QByteArray before = bytes(file);
        const QString log = written("good.csv", kHead + lines("hbm", 30));
        const auto refused = [&](QStringList args, const char* part) {
            args.prepend(QStringLiteral("import"));
            args << QStringLiteral("--lang") << QStringLiteral("en");
            const Answer a = run(args);
            QVERIFY2(a.code == 2 && oneLine(a.err) && a.err.find(part) != std::string::npos, a.err.c_str());
            QVERIFY(a.out.empty());
        };
        refused({file, "--failures", log}, "--unit-hours or --observed");
        refused({file, "--failures", log, "--observed", "3 d", "--unit-hours", log}, "--unit-hours or --observed");
        refused({file, "--failures", log, "--model", log, "--observed", "3 d"}, "--model or --failures");
        refused({file, "--failures", log, "--observed", "3 kW"}, "--observed");
        refused({file, "--failures", log, "--observed", "0 d"}, "above 0");
        refused({file, "--failures", log, "--observed", "1 d"}, "spans");
        refused({file, "--failures", log, "--unit-hours", log}, "unit_hours");
        refused({file, "--failures", log, "--unit-hours", written("h.csv", "class,unit_hours\nnic,5\n")}, "no unit-hours: HBM");
        refused({file, "--failures", at("missing.csv"), "--observed", "90 d"}, "missing.csv");
        refused({file, "--failures", m_folder.path(), "--observed", "90 d"}, "folder");
        refused({file, "--failures", written("odd.csv", kHead + lines("flux", 1)), "--observed", "90 d"}, "flux");
        refused({file, "--failures", written("none.csv", kHead), "--observed", "90 d"}, "no event");
        refused({file, "--failures", file, "--observed", "90 d"}, "kept.cwb");
        QCOMPARE(bytes(file), before);
    }

    void theDocumentTakesItInOneStep() {
        app::Document d(sample::catalog(), m_folder.path());
        d.reset(sample::workbook());
        const auto& design = *d.workbook().designs[0].design;
        const auto parts = model::partsOfJob(d.workbook().project, design, *d.results(0));
        const auto known = app::classNames(design, d.catalog());
        const QString path = written("step.csv", kHead + lines("hbm", 20));
        const auto log = app::readFailureLog(path, known);
        QVERIFY(log);
        const auto record = app::fieldRecord(design, parts, path, *log, {{}, model::Duration{90 * 86400.0}}, known);
        QVERIFY(record);
        const auto hbm = [&](std::size_t i) { return classOf(*d.workbook().designs[i].design, "hbm"); };
        const auto before = hbm(0);
        QVERIFY(!app::calibrate(d, {1, 2}, *record));
        QCOMPARE(d.undoStack().count(), 1);
        QVERIFY(!(hbm(0) == before) && hbm(0) == hbm(1));
        d.undoStack().undo();
        QVERIFY(hbm(0) == before && hbm(1) == before && d.isClean());
        QCOMPARE(app::calibrate(d, {1, 99}, *record)->id, std::string("app.no_design"));
        QVERIFY(hbm(0) == before);
    }

    void theSourceIsToldInTheLanguageOfTheReader() {
        const std::string source = "failure log a.csv: 20 events in 4,423,680 unit-hours";
        QVERIFY(app::loadLanguage(QStringLiteral("zh_CN")));
        const QString chinese = app::evidenceText(source);
        QVERIFY2(chinese.contains(QStringLiteral("a.csv")) && chinese.contains(QStringLiteral("4,423,680")),
                 qPrintable(chinese));
        QVERIFY(!chinese.contains(QStringLiteral("events")));
        QVERIFY(app::loadLanguage(QStringLiteral("en")));
        QCOMPARE(app::evidenceText(source), app::text(source));
    }
};

QTEST_GUILESS_MAIN(FailureImportTest)
#include "failure_import_test.moc"
