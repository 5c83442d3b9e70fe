// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line answers at the edges: blank results, texts that read two ways, a full disk, one single run,
// names that a terminal would obey.
#include <QtTest>

#include "app/texts.h"
#include "app/window_options.h"
#include "app/workbook_file.h"
#include "run_verb.h"
#include "sample.h"

class CommandAnswersTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_file;

    QString at(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    static void put(const QString& path, const QByteArray& bytes) {
        QFile f(path);
        QVERIFY(f.open(QIODevice::WriteOnly));
        QCOMPARE(f.write(bytes), bytes.size());
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

    void aBlankResultSaysWhyInTextAndJson() {
        const Json r = results({"--set", "pools.train.card.bf16="});
        QVERIFY(r["training.days_p50"]["value"].is_null());
        QCOMPARE(r["training.days_p50"]["why"]["state"].get<std::string>(), std::string("missing"));
        QCOMPARE(r["training.days_p50"]["why"]["key"].get<std::string>(), std::string("pools.train.card.bf16"));
        QVERIFY(r["training.days_p50"]["text"].get<std::string>().find("BF16 peak") != std::string::npos);
        QVERIFY(!r["power.it_peak"].contains("why"));
        QCOMPARE(r["workloads.pretrain.load"]["why"]["state"].get<std::string>(), std::string("not_applicable"));
        const Json tp = results({"--set", "workloads.pretrain.tensor_parallel=7"});
        QCOMPARE(tp["training.days_p50"]["why"]["state"].get<std::string>(), std::string("impossible"));
        QVERIFY(tp["training.days_p50"]["why"]["text"].get<std::string>().find("attention heads") != std::string::npos);
        const std::string table = run({"evaluate", m_file, "--set", "workloads.pretrain.tensor_parallel=7"}).out;
        QVERIFY(table.find("not computable") != std::string::npos);
        QVERIFY(table.find("not public") == std::string::npos);
        const Json rows = run({"compare", m_file, "--json", "--set", "pools.train.card.bf16="}).json()["rows"];
        bool seen = false;
        for (const auto& row : rows)
            if (row["key"] == "training.days_p50" && !row["input"].get<bool>()) {
                seen = true;
                QCOMPARE(row["cells"][0]["why"]["state"].get<std::string>(), std::string("missing"));
            }
        QVERIFY(seen);
    }

    void aCatalogueIdBringsItsValuesAlong() {
        const Json r = results({"--set", "workloads.pretrain.model_id=llama3-8b"});
        const double parameters = r["workloads.pretrain.parameters"]["value"].get<double>();
        QVERIFY(std::abs(parameters - 8.03e9) < 0.01e9);
        const Answer a = run({"evaluate", m_file, "--design", "1", "--set", "workloads.pretrain.model_id=nosuch"});
        QCOMPARE(a.code, 2);
        QVERIFY2(a.err.find("nosuch") != std::string::npos, a.err.c_str());
    }

    void aBareShareInAPercentFieldIsRefusedWithBothSpellings() {
        const Answer a = run({"evaluate", m_file, "--design", "1", "--set", "workloads.pretrain.utilisation=0.48"});
        QCOMPARE(a.code, 2);
        QVERIFY2(a.err.find("48 %") != std::string::npos && a.err.find("0.48 %") != std::string::npos, a.err.c_str());
        QCOMPARE(results({"--set", "workloads.pretrain.speed=policy", "--set",
                          "workloads.pretrain.utilisation=48"})["training.mfu"]["value"]
                     .get<double>(),
                 0.48);
    }

    void moneyCanBeSoughtInAnyNotation() {
        const auto cards = [&](const char* to) {
            const Answer a =
                run({"solve", m_file, "--for", "cost.plant", "--by", "compute.accelerators", "--to", to, "--json"});
            return a.code == 0 ? a.json()["value"].get<std::int64_t>() : -1;
        };
        const std::int64_t n = cards("200000000");
        QVERIFY(n > 0);
        QCOMPARE(cards("200 M CNY"), n);
        QCOMPARE(cards("¥2亿"), n);
        QCOMPARE(cards("20000 万元"), n);
        const Answer low = run({"solve", m_file, "--for", "cost.capex", "--by", "cost.services", "--to", "1"});
        QVERIFY2(low.err.find("¥") != std::string::npos && low.err.find("money") == std::string::npos, low.err.c_str());
        const std::string text =
            run({"solve", m_file, "--for", "training.days", "--by", "compute.accelerators", "--to", "20 d"}).out;
        QVERIFY(text.find("small") != std::string::npos);  // the design is named
        QVERIFY(text.find("by arithmetic") != std::string::npos);
    }

    void oneRunHasNoInterval() {
        const Answer a = run({"simulate", m_file, "--design", "1", "--replications", "1"});
        QCOMPARE(a.code, 0);
        QVERIFY(a.out.find("∞") == std::string::npos);
        QVERIFY(a.out.find("an interval needs more runs") != std::string::npos);
        const Json one = run({"simulate", m_file, "--design", "1", "--replications", "1", "--json"}).json();
        QVERIFY(one["designs"][0]["mean"]["low"].is_null());
        const Answer seed = run({"simulate", m_file, "--seed", "-1"});
        QCOMPARE(seed.code, 2);
        QVERIFY2(seed.err.find("not in range 0") != std::string::npos, seed.err.c_str());
    }

    void outputThatCannotBeWrittenIsExitTwo() {
        struct Full : std::streambuf {  // takes nothing, as a full disk does
            int_type overflow(int_type) override { return traits_type::eof(); }
        };
        for (const QStringList& args :
             {QStringList{"evaluate", m_file}, QStringList{"evaluate", m_file, "--json"}, QStringList{"check", m_file},
              QStringList{"compare", m_file, "--csv"}, QStringList{"fields"}, QStringList{"schema"},
              QStringList{"catalog"}, QStringList{"catalog", "examples"}, QStringList{"evaluate", "--help"}}) {
            Full nothing;
            std::ostream out(&nothing);
            std::ostringstream err;
            QCOMPARE(app::runCommandLine(args, out, err), 2);
            QVERIFY2(oneLine(err.str()), qPrintable(args.join(u' ')));
        }
    }

    void theLanguageIsTheOneAskedForOrTheSystems() {
        QSettings().setValue(QStringLiteral("language"), QStringLiteral("zh_CN"));  // as the window keeps it
        const std::string english = run({"check", m_file, "--lang", "en"}).out;
        const std::string plain = run({"check", m_file}).out;
        QSettings().remove(QStringLiteral("language"));
        QCOMPARE(plain, run({"check", m_file}).out);
        if (app::systemLanguage() == QLatin1String("en")) QCOMPARE(plain, english);
        std::ostringstream out, err;
        const auto window = app::parseWindowOptions({"--lang", "xx"}, {}, out, err);
        QVERIFY(!window.options);
        QCOMPARE(window.exitCode, 2);
        QVERIFY(oneLine(err.str()));
    }

    void namesWithControlCharactersDoNotReachTheTerminal() {
        auto w = sample::workbook();
        w.designs[0].name = "red \x1b[31m\nsecond\x07";
        put(at("odd.cwb"), *app::workbookBytes(w));
        for (const char* verb : {"evaluate", "check", "compare", "simulate"}) {
            const Answer a = run({verb, at("odd.cwb")});
            QVERIFY2(a.out.find('\x1b') == std::string::npos && a.out.find('\x07') == std::string::npos, verb);
            QVERIFY2(a.out.find("second") != std::string::npos, verb);
        }
        QFile::remove(at("odd.cwb"));
    }
};

QTEST_GUILESS_MAIN(CommandAnswersTest)
#include "command_answers_test.moc"
