// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of the command line: verbs, keys, exit codes, one sentence and nothing written when it does not work.
#include "app/command_line.h"
#include "app/texts.h"

#include <QtTest>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "app/examples.h"
#include "app/workbook_file.h"
#include "damaged.h"
#include "model/plan/bridge.h"
#include "model/plan/evaluate.h"
#include "run_verb.h"
#include "sample.h"

namespace {

struct Contract {
    const char* key;
    const char* unit;
};
constexpr Contract kContract[] = {
    {"demand.total_flops", "FLOP"},
    {"training.days_ideal", "s"},
    {"training.days_p50", "s"},
    {"training.days_p90", "s"},
    {"training.step_time", "s"},
    {"training.mfu", "1"},
    {"compute.accelerators", "1"},
    {"compute.servers", "1"},
    {"compute.peak_flops", "FLOP/s"},
    {"fabric.leaf_switches", "1"},
    {"fabric.spine_switches", "1"},
    {"fabric.core_switches", "1"},
    {"fabric.oversubscription", "1"},
    {"fabric.bisection_bandwidth", "B/s"},
    {"racks.count", "1"},
    {"power.it_nameplate", "W"},
    {"power.it_peak", "W"},
    {"power.reserved", "W"},
    {"power.facility_peak", "W"},
    {"cooling.method", ""},
    {"cooling.coolant_flow", "m3/s"},
    {"storage.checkpoint_size", "B"},
    {"reliability.interruption_rate", "1/s"},
    {"reliability.replacement_rate", "1/s"},
    {"reliability.goodput", "1"},
    {"cost.capex", "CNY"},
    {"cost.network_share", "1"},
};

}  // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_file;

    QString at(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    static void put(const QString& path, const QByteArray& bytes) {
        QFile f(path);
        QVERIFY(f.open(QIODevice::WriteOnly));
        QCOMPARE(f.write(bytes), bytes.size());
    }
    static QByteArray bytesOf(const QString& path) {
        QFile f(path);
        return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
    }
    /// Results of the first design after evaluate with more arguments.
    Json results(const QStringList& more = {}) const {
        const Answer a = run(QStringList{"evaluate", m_file, "--json"} + more);
        if (a.code != 0) qWarning("%s", a.err.c_str());
        return a.code == 0 ? a.json()["designs"][0]["results"] : Json();
    }

private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        m_file = at("w.cwb");
        put(m_file, *app::workbookBytes(sample::workbook()));
    }

    void aLanguageMayStandBeforeTheVerb() {
        const QStringList verbs = app::verbNames();
        QCOMPARE(app::verbFirst({"--lang", "en", "check", "a.cwb"}, verbs),
                 QStringList({"check", "a.cwb", "--lang", "en"}));
        QCOMPARE(app::verbFirst({"--lang=en", "check"}, verbs), QStringList({"check", "--lang=en"}));
        for (const QStringList& kept : {QStringList{"--lang", "en"}, QStringList{"--lang", "en", "a.cwb"},
                                        QStringList{"check", "x"}, QStringList{}, QStringList{"--lang"}})
            QCOMPARE(app::verbFirst(kept, verbs), kept);
        for (const char* word : {"zh", "zh-CN", "ZH_cn", "zh_CN"})
            QCOMPARE(app::languageMeant(QLatin1String(word)), QStringLiteral("zh_CN"));
        QCOMPARE(app::languageMeant(QStringLiteral("fr")), QStringLiteral("fr"));
    }

    void evaluateGivesEveryContractKeyWithItsUnitForEveryDesign() {
        const Json all = run({"evaluate", m_file, "--json"}).json();
        QCOMPARE(all["designs"].size(), std::size_t{2});
        for (const auto& design : all["designs"]) {
            QVERIFY(design["name"].is_string());
            QVERIFY(design["problems"].is_array());
            for (const auto& [key, unit] : kContract) {
                QVERIFY2(design["results"].contains(key), key);
                const auto& r = design["results"][key];
                QCOMPARE(r["unit"].get<std::string>(), std::string(unit));
                QVERIFY2(r["text"].is_string() && !r["text"].get<std::string>().empty(), key);
                QVERIFY2(r.contains("value"), key);
                if (r["value"].is_null()) qInfo("blank in the sample: %s", key);
            }
        }
        const auto& r = all["designs"][1]["results"];
        QCOMPARE(r["compute.accelerators"]["value"].get<std::int64_t>(), std::int64_t{2048});
        QVERIFY(r["training.days_p50"]["text"].get<std::string>().find("closed form") != std::string::npos);
        QVERIFY(r["power.it_peak"]["value"].get<double>() > 1e5);
    }

    void theFiguresAreThoseOfTheModel() {
        const auto w = sample::workbook();
        const auto expected = model::evaluate(w.project, *w.designs[0].design);
        const Json r = results();
        QCOMPARE(r["power.reserved"]["value"].get<double>(), expected.power.reserved->si);
        QCOMPARE(r["demand.total_flops"]["value"].get<double>(), expected.demand.totalFlops->si);
        QCOMPARE(r["racks.count"]["value"].get<std::int64_t>(), *expected.racks.count);
    }

    void answersAreTheSameEveryTime() {
        for (const QStringList& args :
             {QStringList{"evaluate", m_file, "--json"}, QStringList{"compare", m_file, "--json"},
              QStringList{"simulate", m_file, "--json", "--replications", "50"}, QStringList{"check", m_file, "--json"},
              QStringList{"fields", "--json"}}) {
            const Answer a = run(args), b = run(args);
            QVERIFY2(!a.out.empty(), qPrintable(args.join(u' ')));
            QCOMPARE(a.out, b.out);
        }
    }

    void setChangesInputsByPathByAliasAndInTheProject() {
        const double before = results()["power.it_peak"]["value"].get<double>();
        const Json alias = results({"--set", "compute.accelerators=512"});
        QCOMPARE(alias["compute.accelerators"]["value"].get<std::int64_t>(), std::int64_t{512});
        QVERIFY(alias["power.it_peak"]["value"].get<double>() < before);
        QCOMPARE(results({"--set", "pools.train.accelerators=512"}), alias);
        const Json usd = results({"--set", "project.currency=USD", "--set", "project.cny_per_usd=7"});
        QCOMPARE(usd["cost.capex"]["unit"].get<std::string>(), std::string("USD"));
        const Answer one = run({"evaluate", "--set", "compute.accelerators=64", m_file, "--json", "--design", "large"});
        QCOMPARE(one.code, 0);
        QCOMPARE(one.json()["designs"].size(), std::size_t{1});
        QCOMPARE(one.json()["designs"][0]["results"]["compute.accelerators"]["value"].get<int>(), 64);
        QCOMPARE(run({"evaluate", m_file, "--json", "--design", "2"}).json()["designs"][0]["name"].get<std::string>(),
                 std::string("large"));
    }

    void badUseIsExitTwoOneSentenceAndNoOutput() {
        const std::vector<QStringList> bad = {
            {},
            {"conjure"},
            {"evaluate"},
            {"evaluate", "--no-such-option", m_file},
            {"evaluate", at("nowhere.cwb")},
            {"evaluate", m_folder.path()},
            {"evaluate", m_file, "more"},
            {"evaluate", m_file, "--example", "bid-1024"},
            {"evaluate", "--example", "no-such-example"},
            {"evaluate", m_file, "--design", "nobody"},
            {"evaluate", m_file, "--design", "3"},
            {"evaluate", m_file, "--set", "compute.accelerators"},
            {"evaluate", m_file, "--set", "=5"},
            {"evaluate", m_file, "--set", "compute.accelerators=many"},
            {"evaluate", m_file, "--set", "compute.accelerators=-5"},
            {"evaluate", m_file, "--set", "pools.train.card.tdp=12 kg"},
            {"evaluate", m_file, "--set", "no.such.key=1"},
            {"evaluate", m_file, "--lang", "xx"},
            {"solve", m_file, "--for", "training.days"},
            {"solve", m_file, "--for", "no.such.result", "--by", "compute.accelerators", "--to", "1"},
            {"solve", m_file, "--for", "training.days", "--by", "no.such.input", "--to", "20 d"},
            {"solve", m_file, "--for", "training.days", "--by", "compute.accelerators", "--to", "20 kg"},
            {"solve", m_file, "--for", "power.it_peak", "--by", "compute.accelerators"},
            {"simulate", m_file, "--replications", "0"},
            {"simulate", m_file, "--replications", "many"},
            {"simulate", m_file, "--seed", "-1"},
            {"compare", m_file, "--json", "--csv"},
            {"bom", m_file},
            {"bom", m_file, "--out", at("x.docx")},
            {"bom", m_file, "--out", at("noending")},
            {"bom", m_file, "--out", at("no/such/folder/x.csv")},
            {"report", m_file, "--out", at("x.pdf")},
            {"new", "--example", "no-such-example", "--out", at("n.cwb")},
            {"new"},
            {"catalog", "unicorns"},
            {"catalog", "--catalog", at("no-such-folder")},
            {"schema", "more"},
            {"fields", "--xml"},
        };
        const QStringList before = QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden);
        for (const auto& args : bad) {
            const Answer a = run(args);
            const std::string what = args.join(u' ').toStdString() + ": " + a.err;
            QVERIFY2(a.code == 2, what.c_str());
            QVERIFY2(oneLine(a.err), what.c_str());
            QVERIFY2(a.out.empty(), what.c_str());
        }
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden), before);
    }

    void damagedFilesAreExitTwoAndOneSentenceThatNamesTheFile() {
        const auto files = damaged::all(*app::workbookBytes(sample::workbook()));
        int count = 0;
        for (const auto& file : files) {
            put(at("bad.cwb"), file.bytes);
            const Answer a = run({"evaluate", at("bad.cwb"), "--json"});
            const std::string what = file.name + ": " + a.err;
            QVERIFY2(a.code == 2, what.c_str());
            QVERIFY2(oneLine(a.err) && a.err.find("bad.cwb") != std::string::npos, what.c_str());
            QVERIFY2(a.out.empty(), what.c_str());
            ++count;
        }
        QVERIFY(count >= 30);
        QFile::remove(at("bad.cwb"));
    }

    void solvingGoesFromDaysToCardsAndFromCardsToDays() {
        const Answer cards =
            run({"solve", m_file, "--for", "training.days", "--by", "compute.accelerators", "--to", "20 d", "--json"});
        QVERIFY2(cards.code == 0, cards.err.c_str());
        const std::int64_t n = cards.json()["value"].get<std::int64_t>();
        QVERIFY(n > 0);
        const auto days = [&](std::int64_t count) {
            return results({"--set", "compute.accelerators=" + QString::number(count)})["training.days_p50"]["value"]
                .get<double>();
        };
        QVERIFY(days(n) <= 20 * 86400.0 * (1 + 1e-9));
        const std::int64_t step = cards.json()["multiple_of"].get<std::int64_t>();
        QCOMPARE(step, std::int64_t{32});  // servers of 8, replicas of TP 8 x PP 4
        QCOMPARE(n % step, 0);
        QVERIFY2(n == step || days(n - step) > 20 * 86400.0,
                 qPrintable(QStringLiteral("%1: %2 s").arg(n - step).arg(days(n - step))));
        const std::int64_t arithmetic = cards.json()["arithmetic"].get<std::int64_t>();
        // Step times jump where the batch does not divide, so the two may lie a few replicas apart.
        QVERIFY(std::abs(n - arithmetic) <= n / 10 + step);
        // The other way: what can be trained on the cards there are.
        const Answer tokens =
            run({"solve", m_file, "--for", "training.days", "--by", "demand.tokens", "--to", "20 d", "--json"});
        QCOMPARE(tokens.code, 0);
        QVERIFY(tokens.json()["value"].get<double>() > 1e9);
        QVERIFY(std::abs(tokens.json()["reached"]["value"].get<double>() / (20 * 86400.0) - 1) < 1e-3);
        // Without --to: the deadline of the project.
        const Answer deadline =
            run({"solve", m_file, "--for", "training.days", "--by", "compute.accelerators", "--json"});
        QCOMPARE(deadline.code, 0);
        QCOMPARE(deadline.json()["target"]["value"].get<double>(), 30 * 86400.0);
        const Answer never = run({"solve", m_file, "--for", "training.days", "--by", "project.budget", "--to", "20 d"});
        QVERIFY(never.code != 0);
        QVERIFY2(oneLine(never.err), never.err.c_str());
    }

    void simulationHasQuantilesWithIntervalsAndALedgerThatAddsUp() {
        const Answer a = run({"simulate", m_file, "--replications", "100", "--seed", "7", "--json"});
        QVERIFY2(a.code == 0, a.err.c_str());
        QCOMPARE(a.json()["designs"].size(), std::size_t{2});
        const Json all = a.json();  // a loop does not keep it alive
        for (const auto& d : all["designs"]) {
            QCOMPARE(d["replications"].get<int>(), 100);
            QCOMPARE(d["hash"].get<std::string>().size(), std::size_t{16});
            const double p10 = d["p10"]["value"], p50 = d["p50"]["value"], p90 = d["p90"]["value"];
            QVERIFY(0 < p10 && p10 <= p50 && p50 <= p90);
            QVERIFY(d["p50"]["low"].get<double>() <= p50 && p50 <= d["p50"]["high"].get<double>());
            QVERIFY(d["goodput"]["value"].get<double>() > 0 && d["goodput"]["value"].get<double>() <= 1);
            double sum = 0;
            for (const auto& [name, part] : d["ledger"].items())
                if (name != "total") sum += part["value"].get<double>();
            QVERIFY(std::abs(sum / d["ledger"]["total"]["value"].get<double>() - 1) < 1e-9);
            QVERIFY(std::abs(sum / d["mean"]["value"].get<double>() - 1) < 1e-9);
        }
        const auto hash = [&](const char* threads, const char* seed) {
            return run({"simulate", m_file, "--replications", "100", "--threads", threads, "--seed", seed, "--json"})
                .json()["designs"][0]["hash"]
                .get<std::string>();
        };
        QCOMPARE(hash("1", "7"), a.json()["designs"][0]["hash"].get<std::string>());
        QCOMPARE(hash("2", "7"), hash("1", "7"));
        QVERIFY(hash("1", "8") != hash("1", "7"));
    }

    void compareShowsAllRowsOrOnlyWhatDiffers() {
        const Json all = run({"compare", m_file, "--json"}).json();
        const Json some = run({"compare", m_file, "--only-differences", "--json"}).json();
        QCOMPARE(all["designs"], Json({"small", "large"}));
        QVERIFY(some["rows"].size() > 3);
        QVERIFY(some["rows"].size() < all["rows"].size());
        bool cards = false;
        for (const auto& row : some["rows"]) {
            QVERIFY(row["differs"].get<bool>());
            QCOMPARE(row["cells"].size(), std::size_t{2});
            if (row["key"] == "pools.train.accelerators") {
                cards = true;
                QCOMPARE(row["cells"][1]["value"].get<int>(), 2048);
            }
        }
        QVERIFY(cards);
        const Answer csv = run({"compare", m_file, "--only-differences", "--csv"});
        QCOMPARE(csv.out.substr(0, 3), std::string("\xEF\xBB\xBF"));
        QCOMPARE(static_cast<std::size_t>(std::count(csv.out.begin(), csv.out.end(), '\n')), some["rows"].size() + 1);
        QVERIFY(run({"compare", m_file}).out.find("pools.train.accelerators") != std::string::npos);
    }

    void checkAnswersOneWhenAFindingIsAnError() {
        const Answer a = run({"check", m_file, "--json", "--set", "project.power_limit=1 kW"});
        QVERIFY2(a.code == 1, a.err.c_str());
        bool error = false;
        const Json all = a.json();  // a loop does not keep it alive
        for (const auto& p : all["designs"][0]["problems"]) {
            QVERIFY(!p["text"].get<std::string>().empty());
            QVERIFY(p["text"].get<std::string>() != p["id"].get<std::string>());
            error = error || p["severity"] == "error";
        }
        QVERIFY(error);
    }

    void aWrongValueIsNamedByItsField() {
        for (const char* set : {"pools.train.accelerators=abc", "pools.train.card.memory=5 Zb", "facility.pue=nan",
                                "project.date=2026-13-01", "pools.train.card=unheard-of"}) {
            const Answer a = run({"evaluate", "--example", "bid-1024", "--design", "1", "--set", set});
            QCOMPARE(a.code, 2);
            const std::string key(set, std::string_view(set).find('='));
            QVERIFY2(a.err.find(key) != std::string::npos, a.err.c_str());
        }
    }

    void theBillSpeaksTheReadersLanguage() {
        QVERIFY(run({"bom", "--example", "bid-1024", "--design", "1", "--lang", "zh", "--out", at("zh.csv")}).code ==
                0);
        const QString bill = QString::fromUtf8(bytesOf(at("zh.csv")));
        QVERIFY(bill.contains(QStringLiteral("叶交换机")));
        QVERIFY(!bill.contains(QStringLiteral("Leaf switch")));
        QVERIFY(bill.contains(QStringLiteral("设备型号")));
        QVERIFY(bill.contains(QStringLiteral("合计")));
        QVERIFY(!bill.contains(QStringLiteral("unit_price")));
        QFile::remove(at("zh.csv"));
    }

    void theBillHasItsColumnsAndIsQuoted() {
        const Answer a = run({"bom", m_file, "--out", at("bill.csv")});
        QVERIFY2(a.code == 0, a.err.c_str());
        const QByteArray bytes = bytesOf(at("bill.csv"));
        QVERIFY(
            bytes.startsWith("\xEF\xBB\xBF"
                             "line,level,parent_line,part_number,vendor,model,description,qty,unit,unit_price,"));
        const QStringList lines = QString::fromUtf8(bytes).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
        const auto w = sample::workbook();
        const auto expected = model::evaluate(w.project, *w.designs[0].design);
        QCOMPARE(static_cast<std::size_t>(lines.size()), expected.bill.size() + 2);  // head and total
        QVERIFY(expected.bill.size() > 3);
        QFile::remove(at("bill.csv"));
        const auto columns = [](const QString& line) {  // commas outside quotation marks
            bool quoted = false;
            int n = 1;
            for (const QChar c : line) {
                if (c == u'"') quoted = !quoted;
                if (c == u',' && !quoted) ++n;
            }
            return n;
        };
        for (const QString& line : lines) QCOMPARE(columns(line), columns(lines.front()));
        double sum = 0;
        for (int i = 1; i + 1 < lines.size(); ++i) sum += lines[i].section(u',', -2, -2).toDouble();
        const double total = lines.back().section(u',', -2, -2).toDouble();
        QVERIFY(total > 0);
        QVERIFY(std::abs(sum / total - 1) < 1e-12);
        QCOMPARE(lines.back().section(u',', -1), QStringLiteral("CNY"));
    }

    // The parts of the file are read with a program that knows nothing of how they were written.
    void theBillIsASpreadsheetWhoseTotalsAreFormulas() {
        const Answer a = run({"bom", m_file, "--out", at("bill.xlsx")});
        QVERIFY2(a.code == 0, a.err.c_str());
        const auto part = [&](const char* name) {
            QProcess unzip;
            unzip.start(QStringLiteral("unzip"), {QStringLiteral("-p"), at("bill.xlsx"), QString::fromLatin1(name)});
            if (!unzip.waitForFinished()) qFatal("unzip does not run");
            return QString::fromUtf8(unzip.readAllStandardOutput());
        };
        const QString words = part("xl/sharedStrings.xml"), sheet = part("xl/worksheets/sheet1.xml");
        QVERIFY(words.contains(QStringLiteral("unit_price")));
        QVERIFY(words.contains(QStringLiteral("Leaf switch")));
        const auto w = sample::workbook();
        const auto expected = model::evaluate(w.project, *w.designs[0].design);
        QCOMPARE(static_cast<std::size_t>(sheet.count(QStringLiteral("<row "))), expected.bill.size() + 2);
        QVERIFY(sheet.contains(QStringLiteral("<f>H2*J2</f>")));
        const QString sum = QStringLiteral("<f>SUM(Z2:Z%1)</f><v>").arg(expected.bill.size() + 1);
        const auto at = sheet.indexOf(sum);
        QVERIFY(at > 0);
        const double total = sheet.mid(at + sum.size()).section(u'<', 0, 0).toDouble();
        const auto totals = model::cost::totals(expected.bill, model::plan::ratesOf(w.project));
        QVERIFY(std::abs(total / totals.sum.typical - 1) < 1e-12);
        QFile::remove(this->at("bill.xlsx"));
    }

    void writersOfOtherLayersAreCalledByVerbAndEnding() {
        app::Extras extras;
        std::vector<int> designs;
        extras.writers[QStringLiteral("report.pdf")] = [&](const app::WriterInput& in, const QString& path) {
            designs = in.designs;
            return app::writeBytes(path, "made");
        };
        extras.verbs[QStringLiteral("drill")] = [](const QStringList& args, std::ostream& out, std::ostream&) {
            out << args.size();
            return 7;
        };
        QCOMPARE(run({"report", m_file, "--out", at("r.pdf")}, extras).code, 0);
        QCOMPARE(bytesOf(at("r.pdf")), QByteArray("made"));
        QCOMPARE(designs, (std::vector<int>{0, 1}));
        QFile::remove(at("r.pdf"));
        QCOMPARE(run({"report", m_file, "--out", at("r.txt")}, extras).code, 2);
        QCOMPARE(run({"drill", "a", "b"}, extras).code, 7);
    }

    void newDoesNotReplaceAFileUnlessTold() {
        put(at("mine.cwb"), "precious");
        const Answer a = run({"new", "--out", at("mine.cwb")});
        QCOMPARE(a.code, 2);
        QVERIFY(oneLine(a.err) && a.err.find("--force") != std::string::npos);
        QCOMPARE(bytesOf(at("mine.cwb")), QByteArray("precious"));
        QCOMPARE(run({"new", "--out", at("mine.cwb"), "--force"}).code, 0);
        QVERIFY(bytesOf(at("mine.cwb")).startsWith('{'));
        QFile::remove(at("mine.cwb"));
    }

    void newWritesAWorkbookThatEvaluates() {
        QCOMPARE(run({"new", "--out", at("n.cwb")}).code, 0);
        QCOMPARE(run({"evaluate", at("n.cwb"), "--json"}).code, 0);
        QVERIFY(!app::exampleIds().isEmpty());
        for (const QString& id : app::exampleIds()) {
            QCOMPARE(run({"new", "--example", id, "--out", at("n.cwb"), "--force"}).code, 0);
            const Answer fromFile = run({"evaluate", at("n.cwb"), "--json"});
            QVERIFY2(fromFile.code == 0, fromFile.err.c_str());
            QCOMPARE(run({"evaluate", "--example", id, "--json"}).out, fromFile.out);
            const Json all = fromFile.json();  // a loop does not keep it alive
            for (const auto& design : all["designs"])
                for (const auto& c : kContract) QVERIFY2(design["results"].contains(c.key), c.key);
        }
        QFile::remove(at("n.cwb"));
    }

    void listingsAreThere() {
        const Json fields = run({"fields", "--json"}).json()["fields"];
        QVERIFY(fields.size() > 150);
        std::set<std::string> keys;
        for (const auto& f : fields) {
            QVERIFY(!f["label"].get<std::string>().empty());
            keys.insert(f["key"].get<std::string>());
        }
        for (const auto& c : kContract) QVERIFY2(keys.count(c.key), c.key);
        QVERIFY(keys.count("pools.*.card.tdp"));
        const Json schema = run({"schema"}).json();
        QVERIFY(schema.contains("$schema"));
        const Json cards = run({"catalog", "accelerators", "--json"}).json();
        QVERIFY(cards["entries"].size() > 10);
        QVERIFY(cards["entries"][0]["evidence"].is_object());
        QCOMPARE(run({"catalog"}).code, 0);
        const Json examples = run({"catalog", "examples", "--json"}).json();
        QCOMPARE(examples["entries"].size(), static_cast<std::size_t>(app::exampleIds().size()));
        const std::string listing = run({"fields"}).out;
        QVERIFY(listing.find("0.001 … 1000000 d") != std::string::npos);
        QVERIFY(listing.find("e+") == std::string::npos);
        const Answer help = run({"evaluate", "--help"});
        QCOMPARE(help.code, 0);
        QVERIFY(help.out.find("--set") != std::string::npos);
    }

    void aFolderOfOwnCataloguesAddsEntriesAndReportsBadOnes() {
        QVERIFY(QDir().mkpath(at("own")));
        put(at("own/mine.json"), R"({"kind": "accelerators", "sources": {"s": "data sheet"}, "entries": [
            {"id": "my-card", "values": {"name": "My card", "tdp": "500 W"}, "evidence": {"tdp": {"grade": "A", "source": "s"}}}]})");
        const Answer good = run({"catalog", "accelerators", "--catalog", at("own"), "--json"});
        QVERIFY2(good.code == 0, good.err.c_str());
        bool found = false;
        const Json all = good.json();  // a loop does not keep it alive
        for (const auto& e : all["entries"]) found = found || (e["id"] == "my-card" && e["user"] == true);
        QVERIFY(found);
        put(at("own/bad.json"), "{");
        const Answer bad = run({"catalog", "accelerators", "--catalog", at("own"), "--json"});
        QCOMPARE(bad.code, 1);
        QVERIFY(bad.err.find("bad.json") != std::string::npos);
        QVERIFY(QDir(at("own")).removeRecursively());
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "command_line_test.moc"
