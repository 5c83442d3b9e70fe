// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody reads who sees the program for the first time: one name for one thing, in his language; a sentence that
// names the field when something cannot be; nothing that looks like an answer where there is none.
#include <QRegularExpression>
#include <QtTest>
#include <set>

#include "app/catalogs.h"
#include "app/examples.h"
#include "app/names.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "app/workbook_file.h"
#include "run_verb.h"
#include "sample.h"

namespace {

const char* const kCases = TEST_DATA "/golden/training.json";

/// Lower-case words that are neither keys nor units: English where Chinese is expected.
QStringList strayWords(const std::string& out) {
    static const QRegularExpression word(QStringLiteral("(?<![\\w./@:-])[a-z]{3,}(?![\\w./:-])"));
    // Units and names that are written so in any language.
    static const QSet<QString> known = {
        QStringLiteral("min"),   QStringLiteral("ppm"), QStringLiteral("evokernel"), QStringLiteral("gitee"),
        QStringLiteral("llama"), QStringLiteral("arch")};  // the last is a key of the file that is read
    QStringList found;
    for (auto it = word.globalMatch(QString::fromStdString(out)); it.hasNext();) {
        const QString w = it.next().captured();
        if (!known.contains(w)) found << w;
    }
    return found;
}

}  // namespace

class ReadersWordsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_file;

    QString at(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    static void put(const QString& path, const QByteArray& bytes) {
        QFile f(path);
        QVERIFY(f.open(QIODevice::WriteOnly));
        QCOMPARE(f.write(bytes), bytes.size());
    }
    /// The sample workbook after `change` to its first design.
    QString changed(const char* name, const std::function<void(model::Design&)>& change) const {
        auto w = sample::workbook();
        model::Design d = *w.designs[0].design;
        change(d);
        w.designs = {{1, "small", std::make_shared<const model::Design>(d)}};
        put(at(name), *app::workbookBytes(w));
        return at(name);
    }
    static Json problems(const QString& file, const QStringList& more = {}) {
        return run(QStringList{"check", file, "--json", "--lang", "en"} + more).json()["designs"][0]["problems"];
    }
    static bool has(const Json& problems, const char* id) {
        return std::any_of(problems.begin(), problems.end(), [&](const Json& p) { return p["id"] == id; });
    }

private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        m_file = at("w.cwb");
        put(m_file, *app::workbookBytes(sample::workbook()));
    }
    void init() { app::loadLanguage(QStringLiteral("en")); }

    void chineseOutputHasNoEnglishWords() {
        QList<QStringList> verbs{{"validate", kCases},
                                 {"catalog", "examples"},
                                 {"solve", "--example", "bid-1024", "--for", "training.days", "--by",
                                  "compute.accelerators", "--to", "40 d"},
                                 {"search", "--example", "bid-1024", "--top", "20"},
                                 {"simulate", "--example", "bid-1024", "--replications", "100"}};
        for (const QString& id : app::exampleIds())
            for (const char* verb : {"evaluate", "check", "compare"}) verbs << QStringList{verb, "--example", id};
        for (const auto& kind : model::catalogKinds()) verbs << QStringList{"catalog", app::text(kind.key)};
        for (const QStringList& verb : verbs) {
            std::string out = run(verb + QStringList{"--lang", "zh_CN"}).out;
            QVERIFY2(!out.empty(), qPrintable(verb.join(u' ')));
            // The first columns of these are keys that are typed.
            const QString name = verb.front();
            if (name == QLatin1String("catalog") || name == QLatin1String("validate")) {
                QStringList kept;
                for (const QString& line : QString::fromStdString(out).split(u'\n'))
                    kept << line.section(QStringLiteral("  "), name == QLatin1String("catalog") ? 1 : 2);
                out = kept.join(u'\n').toStdString();
            }
            const QStringList stray = strayWords(out);
            QVERIFY2(stray.isEmpty(), qPrintable(verb.join(u' ') + ": " + stray.join(u' ')));
        }
    }

    void everyEntryWithWordsHasThemInChinese() {
        const auto catalog = app::builtInCatalogs().catalog;
        static const QRegularExpression words(QStringLiteral("\\b[a-z]{4,}\\b.*\\b[a-z]{3,}\\b"));
        for (const auto& kind : model::catalogKinds())
            for (std::size_t i = 0; i < kind.size(*catalog); ++i) {
                const auto& head = kind.head(*catalog, i);
                QVERIFY2(head.note.empty() == head.noteChinese.empty(), head.id.c_str());
                QVERIFY2(!app::text(head.name).contains(words) || !head.nameChinese.empty(), head.name.c_str());
            }
    }

    void oneNameIsShownForOneThing() {
        app::loadLanguage(QStringLiteral("zh_CN"));
        QCOMPARE(app::titleText("HGX H100 4U liquid-cooled server"), QStringLiteral("HGX H100 4U 液冷服务器"));
        QCOMPARE(app::titleText("My own server"), QStringLiteral("My own server"));
        QCOMPARE(app::itemName("train"), app::labelOfPath("pools.train.accelerators").section(u'（', 1).chopped(1));
        const auto* pool = app::rowOfPath("workloads.x.pool");
        QVERIFY(pool);
        QCOMPARE(app::valueText(*pool, model::Value{std::string("train")}), app::itemName("train"));
        // A design may be asked for by the name that is shown.
        const QString shown = app::titleText("Ascend 910B3 · RoCE");
        QVERIFY(shown != QLatin1String("Ascend 910B3 · RoCE"));
        const Answer a = run({"evaluate", "--example", "bid-1024", "--design", shown, "--lang", "zh_CN", "--json"});
        QVERIFY2(a.code == 0, a.err.c_str());
        QCOMPARE(a.json()["designs"].size(), std::size_t{1});
    }

    void numbersReadAsInTheWindow() {
        const QString zh = QString::fromStdString(run({"evaluate", m_file, "--lang", "zh_CN"}).out);
        QVERIFY(zh.contains(QStringLiteral("天")) && zh.contains(QStringLiteral("万元")));
        QVERIFY(!zh.contains(QLatin1String("CNY")) && !zh.contains(QLatin1String("money")));
        QVERIFY(!zh.contains(QRegularExpression(QStringLiteral("[0-9] d\\b"))));
        const QString findings = QString::fromStdString(run({"check", m_file, "--lang", "zh_CN", "--set",
                                                             "project.budget=1 M CNY", "--set", "project.deadline=1 d"})
                                                            .out);
        QVERIFY2(findings.contains(QStringLiteral("100万元")) && findings.contains(QStringLiteral("1.00天")),
                 qPrintable(findings));
        // JSON keeps the units of the contract in any language.
        const Json r = run({"evaluate", m_file, "--json", "--lang", "zh_CN"}).json()["designs"][0]["results"];
        QCOMPARE(r["training.days_p50"]["unit"].get<std::string>(), std::string("s"));
        QCOMPARE(r["cost.capex"]["unit"].get<std::string>(), std::string("CNY"));
    }

    void tinySharesAndAmountsOfMoneyNeedNoPowersOfTen() {
        app::loadLanguage(QStringLiteral("en"));
        QCOMPARE(app::quantityText(1.65e-46, "%"), QStringLiteral("< 0.01 %"));
        QCOMPARE(app::quantityText(-1e-9, "%"), QStringLiteral("> \u22120.01 %"));
        QCOMPARE(app::quantityText(0, "%"), QStringLiteral("0 %"));
        QCOMPARE(app::quantityText(0.0123, "%"), QStringLiteral("1.23 %"));
        QCOMPARE(app::quantityText(4.2e9, "CNY"), QStringLiteral("¥4.20 B"));
        QCOMPARE(app::quantityText(36000, "USD"), QStringLiteral("$36.0 k"));
        QCOMPARE(app::quantityText(1e9, ""), QStringLiteral("1,000,000,000"));
        const std::string table = run({"evaluate", "--example", "hyperscale-160k", "--lang", "en"}).out;
        for (const QString& line : QString::fromStdString(table).split(u'\n'))
            if (line.startsWith(QLatin1String("cost.")))
                QVERIFY2(!line.contains(QStringLiteral("× 10")), qPrintable(line));
        // One unit in the rows of a table; large type may say 亿元.
        app::loadLanguage(QStringLiteral("zh_CN"));
        const auto* capex = app::rowOfPath("cost.capex");
        QCOMPARE(app::valueText(*capex, model::Value{4.527e8}), QStringLiteral("45,300万元"));
        QCOMPARE(app::valueText(*capex, model::Value{19.5}), QStringLiteral("19.5元"));
        QCOMPARE(app::scaledValue(*capex, model::Value{4.527e8}, QStringLiteral("CNY"), app::Language::Chinese).unit,
                 QStringLiteral("亿元"));
    }

    void allVerbsTakeTheLanguageByOneRule() {
        for (const QString& verb : app::verbNames()) {
            if (verb == QLatin1String("schema")) continue;  // has no words of its own
            const QString help = QString::fromStdString(run({verb, "--help"}).out).simplified();
            QVERIFY2(help.contains(QLatin1String("zh_CN or en; else that of the system")), qPrintable(verb));
        }
        QString language;
        app::Extras extras;
        extras.writers[QStringLiteral("report.pdf")] = [&](const app::WriterInput& in, const QString&) {
            language = in.language;
            return std::optional<model::Problem>();
        };
        QCOMPARE(run({"report", m_file, "--out", at("r.pdf")}, extras).code, 0);
        QCOMPARE(language, app::systemLanguage());
    }

    void validationSaysWhatItComparesAndHowClose() {
        const Answer a = run({"validate", kCases, "--lang", "en"});
        QCOMPARE(a.code, 0);
        const QString out = QString::fromStdString(a.out);
        QVERIFY(out.section(u'\n', 0, 0).contains(QLatin1String("tolerance")));
        QVERIFY(!out.contains(u'[') && !out.contains(QLatin1String("step_time_s")) &&
                !out.contains(QLatin1String("_exact_")));
        QVERIFY(out.contains(QLatin1String("Step time")) && out.contains(QStringLiteral("±6 %")));
        QVERIFY2(out.contains(QRegularExpression(QStringLiteral("\\d–\\d[\\d.]* s"))), "a bracket of step times");
        QVERIFY(out.contains(QStringLiteral("–: no error")));
        const Json json = run({"validate", kCases, "--json"}).json();
        for (const char* key : {"section", "id", "quantity", "predicted", "expected", "error", "tolerance", "pass"})
            QVERIFY2(json["rows"][0].contains(key), key);
        QCOMPARE(json["rows"][0]["quantity"].get<std::string>(), std::string("step_time_s"));
    }

    void validationReadsSitesAndServers() {
        const QString file = QStringLiteral(TEST_DATA "/golden/facility.json");
        const Answer a = run({"validate", file, "--json"});
        QCOMPARE(a.code, 0);
        int sites = 0, servers = 0;
        const Json rows = a.json()["rows"];
        for (const auto& row : rows) {
            sites += row["section"] == "sites";
            servers += row["section"] == "server_power_measurements";
            QVERIFY2(row["pass"].get<bool>(), row["id"].get<std::string>().c_str());
        }
        QCOMPARE(sites, 12);
        QCOMPARE(servers, 2);
        const Answer words = run({"validate", file, "--lang", "en"});
        QVERIFY(QString::fromStdString(words.out).contains(QLatin1String("Power of sites")));
        QVERIFY(!QString::fromStdString(words.out).contains(QLatin1String("power_kw")));
    }

    void validationReadsCampaignsFaultsAndStorage() {
        const QString file = QStringLiteral(TEST_DATA "/golden/reliability.json");
        const Answer a = run({"validate", file, "--lang", "en", "--json"});
        QCOMPARE(a.code, 0);
        const Json answer = a.json();
        std::set<std::string> sections;
        for (const auto& row : answer["rows"]) sections.insert(row["section"].get<std::string>());
        for (const char* section : {"makespan", "optimal_interval", "ettr_first_order", "mttf", "aggregation",
                                    "machine_repair", "read_rate", "checkpoint_size", "storage_systems"})
            QVERIFY2(sections.count(section), section);
        for (const auto& skipped : answer["skipped"])
            QVERIFY2(skipped["section"] != "makespan", skipped["id"].get<std::string>().c_str());
        // Each reason is said once, with the number of its cases.
        const QString words = QString::fromStdString(run({"validate", file, "--lang", "en"}).out);
        QVERIFY(words.contains(QLatin1String("Campaigns under interruptions")));
        QCOMPARE(words.count(QLatin1String("information only")), 1);
        QVERIFY(words.contains(QLatin1String("unknown kind philox4x32_10")));
    }

    void noTwoAnswersOfTheSearchLookAlikeAndTheListDoesNotMoveTheCounts() {
        Json counts;
        for (const char* top : {"1", "10", "300"}) {
            const Json d = run({"search", "--example", "bid-1024", "--design", "1", "--top", top, "--json"}).json();
            QCOMPARE(d["designs"][0]["best"].size(), static_cast<std::size_t>(std::atoi(top)));
            if (counts.is_null()) counts = d["designs"][0]["counts"];
            QCOMPARE(d["designs"][0]["counts"], counts);
        }
        const std::string out =
            run({"search", "--example", "bid-1024", "--design", "1", "--top", "300", "--lang", "en"}).out;
        std::set<QString> seen;
        for (const QString& line : QString::fromStdString(out).split(u'\n')) {
            static const QRegularExpression numbered(QStringLiteral("^\\d+ +TP"));
            if (!line.contains(numbered)) continue;
            static const QRegularExpression times(QStringLiteral("[\\d.]+ (s|d|%|GB)"));
            QString mapping = line.section(u' ', 1);
            mapping.remove(times);
            QVERIFY2(seen.insert(mapping.simplified()).second, qPrintable(line));
        }
        QCOMPARE(seen.size(), std::size_t{300});
    }

    void sentencesNameFieldsByTheirLabels() {
        for (const char* key : {"cooling.method", "workloads.pretrain.strategy"}) {
            const Answer a =
                run({"solve", m_file, "--for", key, "--by", "compute.accelerators", "--to", "3", "--lang", "en"});
            QCOMPARE(a.code, 2);
            const QString label = app::labelOfPath(key);
            QVERIFY2(QString::fromStdString(a.err).contains(label), a.err.c_str());
        }
        auto json = nlohmann::ordered_json::parse(app::workbookBytes(sample::workbook())->toStdString());
        json["designs"][0]["pools"][0]["accelerators"] = -5;
        put(at("bad.cwb"), QByteArray::fromStdString(json.dump()));
        const Answer a = run({"evaluate", at("bad.cwb"), "--lang", "zh_CN"});
        QCOMPARE(a.code, 2);
        QVERIFY2(QString::fromStdString(a.err).contains(QStringLiteral("加速卡（训练池）")), a.err.c_str());
    }

    void whatCannotBeBuiltHasNoPrice() {
        const Json r = run({"evaluate", m_file, "--design", "1", "--json", "--lang", "en", "--set",
                            "compute.accelerators=1000000000"})
                           .json()["designs"][0]["results"];
        for (const char* key : {"racks.network", "racks.count", "cost.network", "cost.racks", "cost.capex",
                                "cost.other", "cost.network_share", "cost.per_card_hour"}) {
            QVERIFY2(r[key]["value"].is_null(), key);
            QCOMPARE(r[key]["why"]["state"].get<std::string>(), std::string("impossible"));
            QVERIFY2(r[key]["why"]["text"].get<std::string>().find("cannot be built") != std::string::npos, key);
        }
        QVERIFY(!r["cost.servers"]["value"].is_null());  // a part of its own
    }

    void theUtilisationSaysOfWhichPeak() {
        for (const char* key : {"training.mfu", "workloads.x.mfu", "workloads.x.hfu"})
            QVERIFY2(app::label(*app::rowOfPath(key)).contains(QLatin1String("BF16")), key);
    }

    void partsOfTheTimeHaveOneNameInSimulationAndEvaluation() {
        const QString out =
            QString::fromStdString(run({"simulate", m_file, "--replications", "50", "--lang", "en"}).out);
        for (const char* key : {"reliability.checkpoint_share", "reliability.failure_share", "reliability.wait_share",
                                "reliability.slow_share", "reliability.planned_share"})
            QVERIFY2(out.contains(app::label(*app::rowOfPath(key))), key);
    }

    void anImpossibleModelNamesTheFieldAndWhatWasExpected_data() {
        QTest::addColumn<QStringList>("sets");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QStringList>("said");
        const auto row = [](const char* sets, const char* key, const char* said) {
            QTest::newRow(sets) << QString::fromUtf8(sets).split(u' ') << key << QString::fromUtf8(said).split(u'|');
        };
        row("heads=63", "kv_heads", "KV heads|8|Attention heads|63");
        row("experts=8 experts_per_token=0 expert_ffn=4096", "experts_per_token", "Experts per token|at least 1");
        row("experts=8 experts_per_token=9 expert_ffn=4096", "experts_per_token",
            "Experts per token|9|Routed experts|8");
        row("experts=8 experts_per_token=2 expert_ffn=0", "expert_ffn", "Expert size|at least 1");
        row("experts=8 experts_per_token=2 expert_ffn=4096 dense_layers=99", "dense_layers", "99|Layers|80");
        row("ffn=0", "ffn", "Feed-forward size|at least 1");
        row("mla_kv_rank=512 mla_value=0", "mla_nope", "MLA head part|at least 1");
    }
    void anImpossibleModelNamesTheFieldAndWhatWasExpected() {
        QFETCH(QStringList, sets);
        QFETCH(QString, key);
        QFETCH(QStringList, said);
        QStringList more;
        for (const QString& s : sets)
            more << "--set"
                 << "workloads.pretrain.model." + s;
        const Json all = problems(m_file, more + QStringList{"--design", "1"});
        bool seen = false;
        for (const auto& p : all) {
            if (p["key"] != "workloads.pretrain.model." + key.toStdString() || p["severity"] != "error") continue;
            seen = true;
            const QString sentence = QString::fromStdString(p["text"].get<std::string>());
            for (const QString& part : said) QVERIFY2(sentence.contains(part), qPrintable(sentence));
        }
        QVERIFY2(seen, all.dump().c_str());
        const Answer heads = run({"check", m_file, "--set", "workloads.pretrain.model.heads=0", "--lang", "en"});
        QCOMPARE(heads.code, 2);
        QVERIFY2(heads.err.find("Attention heads") != std::string::npos, heads.err.c_str());
    }

    void emptyListsAreFindingsThatSayWhatIsMissing() {
        const QString noPool = changed("no-pool.cwb", [](model::Design& d) { d.pools.clear(); });
        QCOMPARE(run({"check", noPool}).code, 1);
        const Json pools = problems(noPool);
        QVERIFY(has(pools, "design.no_pool") && !has(pools, "fabric.infeasible") &&
                !has(pools, "fabric.connects_nothing"));
        for (const auto& p : pools) QVERIFY(p["text"].get<std::string>().find("asked for 0") == std::string::npos);
        const QString noFabric = changed("no-fabric.cwb", [](model::Design& d) { d.fabrics.clear(); });
        QCOMPARE(run({"check", noFabric}).code, 1);
        QVERIFY(has(problems(noFabric), "fabric.none"));
        const QString other = changed("other.cwb", [](model::Design& d) { d.fabrics[0].value.pool.name = "nobody"; });
        QCOMPARE(run({"check", other}).code, 1);
        QVERIFY(has(problems(other), "fabric.connects_nothing"));
    }

    void anEmptyDesignNameIsNotAllDesigns() {
        for (const char* empty : {"", " "})
            for (const char* verb : {"evaluate", "check", "simulate", "search"}) {
                const Answer a = run({verb, m_file, "--design", empty});
                QCOMPARE(a.code, 2);
                QVERIFY2(oneLine(a.err) && a.out.empty(), a.err.c_str());
            }
    }

    void unknownKeysAreNamedByTheirPath() {
        auto json = nlohmann::ordered_json::parse(app::workbookBytes(sample::workbook())->toStdString());
        json["designs"][0]["pools"][0]["card_count"] = 3;
        json["colour"] = "red";
        put(at("odd.cwb"), QByteArray::fromStdString(json.dump()));
        const Answer a = run({"check", at("odd.cwb"), "--lang", "en"});
        QVERIFY2(a.out.find("designs.small.pools.train.card_count") != std::string::npos, a.out.c_str());
        QVERIFY2(a.out.find(": colour") != std::string::npos, a.out.c_str());
    }
};

QTEST_GUILESS_MAIN(ReadersWordsTest)
#include "readers_words_test.moc"
