// SPDX-License-Identifier: GPL-3.0-or-later
// A workbook reads back exactly, keeps what it does not know, and refuses damaged files with one sentence each.
#include <QElapsedTimer>
#include <QTest>
#include <limits>
#include <memory>
#include <random>
#include <string>

#include <nlohmann/json.hpp>
#include "model/core/fields.h"
#include "model/files/migrations.h"
#include "model/files/schema.h"
#include "model/files/workbook_json.h"
#include "tests/model/files/sample.h"

using namespace model;
using namespace sample_workbook;

namespace {

/// Changes a third of all fields to random allowed values with random origins.
void shake(Design& d, std::mt19937_64& random) {
    std::uniform_real_distribution<double> part(0, 1);
    forEachField(fieldsOf<Design>(), &d, [&](const Place& p) {
        if (part(random) > 0.33) return;
        const Field& f = *p.row;
        Value v = p.value();
        if (f.optional && part(random) < 0.2)
            v = std::monostate{};
        else if (f.kind == Kind::Quantity) {
            const double low = std::isfinite(f.hard.min) ? f.hard.min : -1e9;
            const double high = std::isfinite(f.hard.max) ? f.hard.max : 1e9;
            v = toSi(low + (high - low) * std::pow(part(random), 8), *findUnit(f.unit));
        } else if (f.kind == Kind::Integer) {
            v = static_cast<std::int64_t>(f.hard.min + (std::min(f.hard.max, 1e15) - f.hard.min) * part(random));
        } else if (f.kind == Kind::Flag) {
            v = part(random) < 0.5;
        } else if (f.kind == Kind::Choice) {
            v = std::string(f.choices[random() % f.choices.size()].word);
        } else if (f.kind == Kind::Amount) {
            v = Money{part(random) * std::min(1e7, f.hard.max), part(random) < 0.5 ? "USD" : "CNY"};
        } else if (f.kind == Kind::Day) {
            v = Date{std::chrono::days{static_cast<int>(part(random) * 40000)}};
        } else if (f.kind == Kind::Text) {
            v = std::string("a \"quoted\" 中文 \\ text\nwith a line");
        }
        f.set(p.owner, v);
        if (f.meta) f.meta(p.owner)->setOrigin(p.index, static_cast<Origin>(random() % 3));
    });
    Extras extras;
    extras.evidence["tdp"] = {Grade::A, "a data sheet"};
    extras.evidence["memory"] = {Grade::None, "no grade"};
    extras.unknownJson = R"({"later":[1,2.5,{"x":null}]})";
    d.pools[0].value.card.meta.extras = std::make_shared<const Extras>(extras);
}

}  // namespace

class WorkbookJsonTest : public QObject {
    Q_OBJECT
private slots:
    void aWorkbookReadsBackExactly() {
        std::mt19937_64 random(7);
        for (int round = 0; round < 200; ++round) {
            Design d = sample();
            shake(d, random);
            Workbook w = workbookOf(d);
            w.project.deadline = Duration{21 * 86400.0};
            w.project.budget = Money{1e9 + round, "CNY"};
            w.project.meta.setOrigin(6, Origin::User);
            w.unknownJson = R"({"window":{"split":0.5}})";
            Design other = catalogued();
            if (round % 2 == 0) shake(other, random);
            w.designs.push_back({9, "方案 B", std::make_shared<const Design>(std::move(other))});
            w.designs.push_back({12, "方案 C", std::make_shared<const Design>(catalogued())});
            const std::string text = written(w);
            const auto read = readWorkbook(text, "a.cwb");
            QVERIFY2(read, englishText(read.problem).c_str());
            QVERIFY(read->workbook == w);
            QCOMPARE(written(read->workbook), text);
        }
    }

    void theFormIsStableAndReadable() {
        Workbook w = workbookOf(sample());
        Design d = sample();
        QVERIFY(!setText(fieldsOf<Design>(), &d, "pools.train.card.tdp", "710 W"));
        w.designs[0].design = std::make_shared<const Design>(d);
        const std::string text = written(w);
        QVERIFY(text.starts_with("{\n  \"version\": 3,\n  \"project\": {\n    \"title\": \"Bid\""));
        QVERIFY(text.ends_with("}\n"));
        QVERIFY(text.find("\"tdp\": \"710 W\"") != std::string::npos);
        QVERIFY(text.find("\"bf16\": null") != std::string::npos);
        QVERIFY(text.find("\"origin\": {\n              \"tdp\": \"user\"") != std::string::npos);
        const auto json = nlohmann::json::parse(text);
        QVERIFY(json["designs"][0]["pools"][0]["accelerators"].is_number_integer());
        QVERIFY(json["catalog"]["accelerators"]["card"]["liquid_required"].is_boolean());
    }

    void unknownKeysAreReportedAndKept() {
        auto json = nlohmann::json::parse(written(workbookOf(sample())));
        json["theme"] = "night";
        json["designs"][0]["colour"] = 3;
        json["designs"][0]["pools"][0]["card"]["fp2"] = "1 EFLOP/s";
        json["designs"][0]["pools"][0]["card"]["origin"]["fp2"] = "user";
        json["designs"][0]["pools"][0]["card"]["evidence"]["tdp"] = "x";
        json["sources"]["x"] = {{"grade", "B"}, {"source", "a sheet"}, {"page", 7}};
        json["catalog"]["accelerators"]["card"]["fp2"] = "2 EFLOP/s";
        json["catalog"]["servers"]["server"]["price"]["rebate"] = "5 %";
        json["catalog"]["robots"]["arm"] = {{"reach", "1 m"}};
        const auto read = readWorkbook(json.dump(), "new.cwb");
        QVERIFY2(read, englishText(read.problem).c_str());
        QCOMPARE(read->notes.size(), std::size_t(7));
        for (const auto& n : read->notes) {
            QCOMPARE(n.id, std::string("file.unknown_keys"));
            QVERIFY(n.severity == Severity::Warning);
            QVERIFY(englishText(n).find("new.cwb") != std::string::npos);
        }
        const auto again = nlohmann::json::parse(written(read->workbook));
        QVERIFY((again["theme"] == json["theme"]));
        QVERIFY((again["designs"][0]["colour"] == json["designs"][0]["colour"]));
        const auto& card = again["designs"][0]["pools"][0]["card"];
        QVERIFY((card["fp2"] == "1 EFLOP/s" && card["origin"]["fp2"] == "user"));
        const std::string key = again["catalog"]["accelerators"]["card"]["evidence"]["tdp"];
        QVERIFY((again["sources"][key] == json["sources"]["x"]));
        QVERIFY((again["catalog"]["accelerators"]["card"]["fp2"] == "2 EFLOP/s"));
        QVERIFY((again["catalog"]["servers"]["server"]["price"]["rebate"] == "5 %"));
        QVERIFY((again["catalog"]["robots"] == json["catalog"]["robots"]));
        const auto other = again["designs"][0]["pools"][1].value("card", nlohmann::json::object());
        QVERIFY(!other.contains("fp2"));  // what is unknown in an entry stays there
        QCOMPARE(written(readWorkbook(written(read->workbook), "b")->workbook), written(read->workbook));
    }

    void aReferenceToNothingIsKeptAndReported() {
        Design d = sample();
        d.workloads[0].value.pool.name = "gone";
        const auto read = readWorkbook(written(workbookOf(d)), "a.cwb");
        QVERIFY(read);
        QCOMPARE(read->notes.size(), std::size_t(1));
        QCOMPARE(read->notes[0].id, std::string("file.item_missing"));
        QCOMPARE(read->workbook.designs[0].design->workloads[0].value.pool.name, std::string("gone"));
    }

    void whatIsLeftOutTakesItsDefaultAndAFreeId() {
        const auto read = readWorkbook(R"({"version": 1, "designs": [{"name": "A", "pools": [
            {"name": "x"}, {"id": 1, "name": "y"}]}, {"name": "B"}]})",
                                       "short.cwb");
        QVERIFY2(read, englishText(read.problem).c_str());
        const auto& designs = read->workbook.designs;
        QCOMPARE(designs[0].id, 1);
        QCOMPARE(designs[1].id, 2);
        QCOMPARE(designs[0].design->pools[0].id, 2);
        QVERIFY(designs[0].design->pools[0].value == Pool{});
        QVERIFY(*designs[1].design == Design{});
        QCOMPARE(read->notes.size(), std::size_t{1});
        QCOMPARE(read->notes.front().id, std::string("file.no_project"));
    }

    void whatIsNotFiniteOrNotTextIsNotSaved() {
        Design d = sample();
        d.pools[0].value.card.tdp = Power{std::numeric_limits<double>::infinity()};
        auto text = writeWorkbook(workbookOf(d));
        QVERIFY(!text);
        QCOMPARE(text.problem.id, std::string("file.not_finite"));
        QCOMPARE(text.problem.key, std::string("designs.Base design.pools.train.card.tdp"));
        d = sample();
        d.pools[0].value.card.name = "\xff\xfe";
        text = writeWorkbook(workbookOf(d));
        QVERIFY(!text);
        QCOMPARE(text.problem.id, std::string("file.text_utf8"));
        d = sample();
        d.pools[0].name = "\xc3(";
        QVERIFY(!writeWorkbook(workbookOf(d)));
    }

    void aDamagedFileIsOneSentence_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("place");  // named by the sentence beside the file
        const std::string good = written(workbookOf(sample()));
        const auto row = [](const char* name, const std::string& text, const char* id, const char* place = "") {
            QTest::newRow(name) << QByteArray(text.data(), static_cast<qsizetype>(text.size())) << id << place;
        };
        const auto pool = [](const std::string& content) {
            return R"({"version": 1, "designs": [{"name": "A", "pools": [{"name": "p", )" + content + "}]}]}";
        };
        const auto design = [](const std::string& content) {
            return R"({"version": 1, "designs": [{"name": "A", )" + content + "}]}";
        };
        const auto shared = [](const std::string& content) {
            return R"({"version": 2, "designs": [{"name": "A"}], )" + content + "}";
        };
        row("empty", "", "file.empty");
        row("blanks", " \n\t ", "file.empty");
        row("not JSON", "PK\x03\x04", "file.json", "line 1");
        row("truncated", good.substr(0, good.size() / 2), "file.json", "line");
        row("one brace short", good.substr(0, good.size() - 2), "file.json", "line");
        row("rest after the end", good + "{}", "file.json", "line");
        row("comment", "// hello\n" + good, "file.json", "line 1");
        row("zero bytes", std::string(1000, '\0'), "file.utf8");
        row("a list", "[]", "file.shape");
        row("a number", "7", "file.shape");
        row("no version", R"({"designs": []})", "file.version");
        row("version as text", R"({"version": "1", "designs": []})", "file.version");
        row("negative version", R"({"version": -1, "designs": []})", "file.version");
        row("newer version", R"({"version": 4, "designs": []})", "file.newer", "4");
        row("far newer version", R"({"version": 18446744073709551615, "designs": []})", "file.newer");
        row("version 0", R"({"version": 0, "designs": []})", "file.older");
        row("no designs", R"({"version": 1})", "file.no_designs");
        row("empty designs", R"({"version": 1, "designs": []})", "file.no_designs");
        row("designs no list", R"({"version": 1, "designs": {}})", "file.at", "designs");
        row("design no object", R"({"version": 1, "designs": [3]})", "file.at", "designs[0]");
        row("design without a name", R"({"version": 1, "designs": [{}]})", "file.item_no_name", "designs");
        row("designs of one name", R"({"version": 1, "designs": [{"name": "A"}, {"name": "A"}]})", "file.at",
            "designs");
        row("designs of one id", R"({"version": 1, "designs": [{"id": 1, "name": "A"}, {"id": 1, "name": "B"}]})",
            "file.item_id", "designs");
        row("design name without end",
            "{\"version\": 1, \"designs\": [{\"name\": \"" + std::string(100000, 'x') + "\"}]}", "file.at", "designs");
        row("NaN", pool(R"("card": {"tdp": NaN})"), "file.json", "column");
        row("infinity", pool(R"("accelerators": 1e999)"), "file.number");
        row("NaN as text", pool(R"("card": {"tdp": "nan W"})"), "file.at", "designs.A.pools.p.card.tdp");
        row("wrong unit", pool(R"("card": {"tdp": "700 A"})"), "file.at", "designs.A.pools.p.card.tdp");
        row("unknown unit", pool(R"("card": {"tdp": "700 horses"})"), "file.at", "designs.A.pools.p.card.tdp");
        row("no unit", pool(R"("card": {"tdp": 700})"), "file.at", "designs.A.pools.p.card.tdp");
        row("two readings", pool(R"("card": {"tdp": "1,500 W"})"), "file.at", "designs.A.pools.p.card.tdp");
        row("text for a count", pool(R"("accelerators": "many")"), "file.at", "designs.A.pools.p.accelerators");
        row("fraction of a card", pool(R"("accelerators": 10.5)"), "file.at", "designs.A.pools.p.accelerators");
        row("blank count", pool(R"("accelerators": null)"), "file.at", "designs.A.pools.p.accelerators");
        row("10^12 cards", pool(R"("accelerators": 1000000000000)"), "file.at", "designs.A.pools.p.accelerators");
        row("10^19 cards", pool(R"("accelerators": 10000000000000000000)"), "file.at",
            "designs.A.pools.p.accelerators");
        row("negative cards", pool(R"("accelerators": -5)"), "file.at", "designs.A.pools.p.accelerators");
        row("list for a value", pool(R"("accelerators": [1])"), "file.at", "designs.A.pools.p.accelerators");
        row("value for a group", pool(R"("card": 5)"), "file.at", "designs.A.pools.p.card");
        row("flag as number", pool(R"("card": {"liquid_required": 1})"), "file.at", "card.liquid_required");
        row("unknown word", design(R"("power": {"ups_redundancy": "3n"})"), "file.at",
            "designs.A.power.ups_redundancy");
        row("money without amount", pool(R"("server": {"price": {"typical": "USD"}})"), "file.at", "price.typical");
        row("no date", pool(R"("server": {"price": {"date": "2026-02-30"}})"), "file.at", "price.date");
        row("unknown origin", pool(R"("origin": {"accelerators": "myself"})"), "file.at", "origin.accelerators");
        row("origin no object", pool(R"("origin": "user")"), "file.at", "origin");
        row("unknown grade", shared(R"("sources": {"s": {"grade": "Z"}})"), "file.at", "sources.s.grade");
        row("unknown grade of version 1", pool(R"("evidence": {"accelerators": {"grade": "Z"}})"), "file.at", "grade");
        row("source no text", shared(R"("sources": {"s": {"source": 1}})"), "file.at", "sources.s.source");
        row("source no object", shared(R"("sources": {"s": "a sheet"})"), "file.at", "sources.s");
        row("sources no object", shared(R"("sources": [])"), "file.at", "sources");
        row("evidence of no source", shared(R"("catalog": {"racks": {"r": {"evidence": {"tare": "s9"}}}})"), "file.at",
            "catalog.racks.r.evidence.tare");
        row("entry no object", shared(R"("catalog": {"racks": {"r": 1}})"), "file.at", "catalog.racks.r");
        row("entries no object", shared(R"("catalog": {"racks": []})"), "file.at", "catalog.racks");
        row("catalog no object", shared(R"("catalog": 7)"), "file.at", "catalog");
        row("value of an entry", shared(R"("catalog": {"racks": {"r": {"tare": "2 W"}}})"), "file.at", "r.tare");
        row("evidence no object", pool(R"("evidence": {"accelerators": 5})"), "file.at", "evidence.accelerators");
        row("pools no list", design(R"("pools": {"p": {}})"), "file.at", "designs.A.pools");
        row("item no object", design(R"("pools": ["p"])"), "file.at", "designs.A.pools[0]");
        row("item without a name", design(R"("pools": [{"id": 1}])"), "file.item_no_name", "designs.A.pools");
        row("item with a bad name", design(R"("pools": [{"name": "a.b"}])"), "file.at", "designs.A.pools");
        row("items of one name", design(R"("pools": [{"name": "a"}, {"name": "a"}])"), "file.at", "designs.A.pools");
        row("items of one id", design(R"("pools": [{"id": 2, "name": "a"}, {"id": 2, "name": "b"}])"), "file.item_id",
            "designs.A.pools");
        row("id as text", design(R"("pools": [{"id": "2", "name": "a"}])"), "file.at", "designs.A.pools.a.id");
        row("id too large", design(R"("pools": [{"id": 9223372036854775807, "name": "a"}])"), "file.at", "pools.a.id");
        row("key twice", R"({"version": 1, "version": 1, "designs": []})", "file.duplicate_key", "version");
        row("key twice, deep", pool(R"("card": {"tdp": "1 W", "tdp": "2 W"})"), "file.duplicate_key", "tdp");
        row("invalid UTF-8", pool("\"server_id\": \"\xff\xfe\""), "file.utf8", "line 1");
        row("half a character", design("\"pools\": [{\"name\": \"\xe4\xb8\"}]"), "file.utf8");
        row("lone surrogate", pool(R"("server_id": "\ud800")"), "file.json");
        row("base as text", R"({"version": 1, "base": "A", "designs": [{"name": "A"}]})", "file.at", "base");
        row("project no object", R"({"version": 1, "project": 1, "designs": [{"name": "A"}]})", "file.at", "project");
        row("project value", R"({"version": 1, "project": {"deadline": "21 W"}, "designs": [{"name": "A"}]})",
            "file.at", "project.deadline");
        row("200,000 brackets", std::string(200000, '['), "file.depth");
        row(
            "200,000 braces",
            [] {
                std::string text;
                for (int i = 0; i < 200000; ++i) text += "{\"a\":";
                return text;
            }(),
            "file.depth");
        row(
            "40,000 keys",
            [] {
                std::string text = "{\"version\": 1";
                for (int i = 0; i < 40000; ++i) text += ",\"k" + std::to_string(i) + "\":0";
                return text + "}";
            }(),
            "file.keys");
        row(
            "three million values",
            [] {
                std::string text = "{\"version\": 1, \"x\": [0";
                for (int i = 0; i < 3000000; ++i) text += ",0";
                return text + "]}";
            }(),
            "file.values");
        row(
            "two hundred thousand pools",
            [&] {
                std::string list;
                for (int i = 0; i < 200000; ++i) list += (i ? "," : "") + ("{\"name\":\"p" + std::to_string(i) + "\"}");
                return design("\"pools\": [" + list + "]");
            }(),
            "file.items", "designs.A.pools");
        row(
            "ten thousand designs",
            [] {
                std::string list;
                for (int i = 0; i < 10000; ++i) list += (i ? "," : "") + ("{\"name\":\"d" + std::to_string(i) + "\"}");
                return "{\"version\": 1, \"designs\": [" + list + "]}";
            }(),
            "file.items", "designs");
        row("70 MB of blanks", good + std::string(70u << 20, ' '), "file.size", "MB");
    }
    void aDamagedFileIsOneSentence() {
        QFETCH(QByteArray, text);
        QFETCH(QString, id);
        QFETCH(QString, place);
        QElapsedTimer clock;
        clock.start();
        const auto read =
            readWorkbook(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "bad.cwb");
        const qint64 ms = clock.elapsed();
        QVERIFY(!read);
        const std::string sentence = englishText(read.problem);
        QVERIFY2(read.problem.id == id.toStdString(), sentence.c_str());
        QVERIFY2(sentence.find("bad.cwb") != std::string::npos, sentence.c_str());
        QVERIFY2(sentence.find(place.toStdString()) != std::string::npos, sentence.c_str());
        QVERIFY2(sentence.size() < 500, "a sentence, not the file");
        QVERIFY2(ms < 5000, "a hostile file must not keep the user waiting");
    }

    void cutOffAnywhereAFileIsRefused() {
        const std::string good = written(workbookOf(sample()));
        QVERIFY(readWorkbook(good, "x"));
        for (std::size_t n = 0; n + 2 < good.size(); n += 37) QVERIFY(!readWorkbook(good.substr(0, n), "x"));
    }

    void changedBytesNeverCrash() {
        const std::string good = written(workbookOf(sample()));
        std::mt19937_64 random(3);
        for (int round = 0; round < 3000; ++round) {
            std::string text = good;
            for (int i = 0; i < 3; ++i) text[random() % text.size()] = static_cast<char>(random());
            const auto read = readWorkbook(text, "x");
            if (!read) QVERIFY(!sentence(read.problem.id).empty());
            if (read) QVERIFY(writeWorkbook(read->workbook));
        }
    }

    void conversionsRunInOrderAndTheirMessagesArrive() {
        static const Migration chain[] = {
            {3,
             [](nlohmann::json& root) {
                 root["cards"] = root["gpus"];
                 root.erase("gpus");
                 return std::vector<Problem>{problem("file.empty", {Arg::text("three")}, "", Severity::Info)};
             }},
            {4, [](nlohmann::json& root) {
                 if (root["cards"] == 13) return std::vector<Problem>{problem("file.empty", {Arg::text("no")})};
                 root["cards"] = root["cards"].get<int>() * 2;
                 return std::vector<Problem>{};
             }}};
        nlohmann::json root = {{"version", 3}, {"gpus", 5}};
        const auto notes = migrate(root, "old.cwb", chain, 5);
        QVERIFY(notes);
        QCOMPARE(notes->size(), std::size_t(1));
        QVERIFY((root == nlohmann::json({{"version", 5}, {"cards", 10}})));
        root = {{"version", 3}, {"gpus", 13}};
        QVERIFY(!migrate(root, "old.cwb", chain, 5));
        root = {{"version", 2}};
        QCOMPARE(migrate(root, "old.cwb", chain, 5).problem.id, std::string("file.older"));
        root = {{"version", 6}};
        QCOMPARE(englishText(migrate(root, "old.cwb", chain, 5).problem),
                 std::string("“old.cwb” needs version 6 or newer; this program reads versions up to 5."));
    }

    void theSchemaAndTheListOfFieldsFollowTheTables() {
        const auto schema = nlohmann::json::parse(workbookSchema());
        const auto file = nlohmann::json::parse(written(workbookOf(sample())));
        const auto& design = schema["properties"]["designs"]["items"]["properties"];
        for (const auto& [key, value] : file["designs"][0].items()) QVERIFY2(design.contains(key), key.c_str());
        for (const auto& [key, value] : file.items()) QVERIFY2(schema["properties"].contains(key), key.c_str());
        const auto& entries = schema["properties"]["catalog"]["properties"];
        for (const auto& [key, value] : file["catalog"].items()) QVERIFY2(entries.contains(key), key.c_str());
        QVERIFY((design["pools"]["items"]["properties"]["card"]["properties"]["tdp"]["unit"] == nlohmann::json("W")));
        const auto lines = fieldsListing();
        QVERIFY(lines.size() > 150);
        bool tdp = false;
        for (const auto& line : lines) {
            QVERIFY2(!line.kind.empty() && !line.row->label.empty(), line.path.c_str());
            if (line.path == "pools.*.card.tdp") tdp = line.kind == "quantity" && line.range == "1 … 100000 W";
        }
        QVERIFY(tdp);
    }

    void aHundredDesignsLoadFast() {
        Workbook w;
        for (int i = 0; i < 100; ++i)
            w.designs.push_back({i + 1, "d" + std::to_string(i), std::make_shared<const Design>(sample())});
        const std::string text = written(w);
        QBENCHMARK {
            QVERIFY(readWorkbook(text, "x"));
        }
    }
};

QTEST_APPLESS_MAIN(WorkbookJsonTest)
#include "workbook_json_test.moc"
