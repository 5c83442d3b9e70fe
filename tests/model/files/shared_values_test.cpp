// SPDX-License-Identifier: GPL-3.0-or-later
// Values of catalogue entries and texts of sources stand once in a file, whatever designs use them; files of the first
// version, where they stood everywhere, still open.
#include <QTest>
#include <algorithm>
#include <fstream>
#include <iterator>

#include <nlohmann/json.hpp>
#include "model/core/field_json.h"
#include "model/plan/evaluate.h"
#include "tests/model/files/sample.h"

using namespace model;
using namespace sample_workbook;

class SharedValuesTest : public QObject {
    Q_OBJECT
private slots:
    void anEntryOfTheCatalogueStandsInTheFileOnce() {
        Workbook w = workbookOf(catalogued());
        Design own = catalogued();
        QVERIFY(!setText(fieldsOf<Design>(), &own, "pools.train.card.tdp", "710 W"));
        w.designs.push_back({5, "own", std::make_shared<const Design>(own)});
        Design newer = catalogued();  // the catalogue has learnt another figure since
        newer.pools[0].value.card.memory = Bytes{96e9};
        w.designs.push_back({6, "newer", std::make_shared<const Design>(newer)});
        const std::string text = written(w);
        QCOMPARE(times(text, "the data sheet of the card"), std::size_t(1));
        QCOMPARE(times(text, "\"tdp\": \"700 W\""), std::size_t(1));
        const auto json = nlohmann::json::parse(text);
        const auto pool = [&](int design) { return json["designs"][std::size_t(design)]["pools"][0]; };
        QVERIFY((!pool(0).contains("card") && pool(0)["card_id"] == "card"));
        QVERIFY((pool(1)["card"] == nlohmann::json({{"tdp", "710 W"}, {"origin", {{"tdp", "user"}}}})));
        const std::string key = json["catalog"]["accelerators"]["card"]["evidence"]["memory"];
        QVERIFY((json["sources"][key] == nlohmann::json({{"grade", "A"}, {"source", "the data sheet of the card"}})));
        QVERIFY((pool(2)["card"] == nlohmann::json({{"memory", "96 GB"}, {"evidence", {{"memory", key}}}})));
        const auto read = readWorkbook(text, "a.cwb");
        QVERIFY2(read, englishText(read.problem).c_str());
        QVERIFY(read->workbook == w);
        const auto& designs = read->workbook.designs;  // and in memory its texts are shared
        QCOMPARE(designs[0].design->pools[0].value.card.meta.extras,
                 designs[0].design->pools[1].value.card.meta.extras);
    }

    void theFileSaysTheSameWhenTheOrderOfDesignsChanges() {
        Workbook w = workbookOf(catalogued());
        w.designs.push_back({5, "second", std::make_shared<const Design>(sample())});
        const auto sources = nlohmann::json::parse(written(w))["sources"];
        std::swap(w.designs[0], w.designs[1]);
        QVERIFY((nlohmann::json::parse(written(w))["sources"] == sources));
    }

    void aFileOfVersion1OpensWithEveryValueOriginAndSource() {
        std::ifstream file(TEST_DATA "/workbook/version-1.cwb");
        const std::string text(std::istreambuf_iterator<char>(file), {});
        const auto read = readWorkbook(text, "old.cwb");
        QVERIFY2(read, englishText(read.problem).c_str());
        QVERIFY(read->notes.empty());
        const auto old = nlohmann::json::parse(text);
        std::size_t fields = 0, graded = 0;
        std::vector<Place> newer;  // fields that came later
        const auto check = [&](const Place& p, const nlohmann::json& root) {
            const nlohmann::json* at = &root;  // the struct the field stands in
            std::string_view rest = p.path;
            for (std::size_t dot = rest.find('.'); dot != std::string_view::npos; dot = rest.find('.')) {
                const std::string part(rest.substr(0, dot));
                if (at->is_array())
                    at = &*std::find_if(at->begin(), at->end(), [&](const auto& item) { return item["name"] == part; });
                else if (at->contains(part))
                    at = &at->at(part);
                else
                    return newer.push_back(p);
                rest.remove_prefix(dot + 1);
            }
            const std::string key(p.row->key);
            if (!at->contains(key)) return newer.push_back(p);
            const auto then = fromJson(*p.row, at->at(key));
            QVERIFY2(then && *then == p.value(), p.path.c_str());
            const auto origin = at->value("origin", nlohmann::json::object()).value(key, "default");
            QVERIFY2(origin == (p.origin() == Origin::User      ? "user"
                                : p.origin() == Origin::Catalog ? "catalog"
                                                                : "default"),
                     p.path.c_str());
            ++fields;
            const auto evidence = at->value("evidence", nlohmann::json::object());
            if (!evidence.contains(key)) return;
            QVERIFY2(evidence[key]["source"] == p.evidence().source, p.path.c_str());
            QVERIFY2(evidence[key]["grade"] == std::string(1, "?ABC"[int(p.evidence().grade)]), p.path.c_str());
            ++graded;
        };
        const Design& design = *read->workbook.designs[0].design;
        forEachField(fieldsOf<Design>(), &design, [&](const Place& p) { check(p, old["designs"][0]); });
        forEachField(fieldsOf<Project>(), &read->workbook.project, [&](const Place& p) { check(p, old["project"]); });
        QVERIFY(fields > 800 && graded > 400);
        // What the file could not know is as it was then: planned utilisation, a distributed optimizer, else the
        // defaults.
        for (const Place& p : newer) {
            const bool then = p.row->key == "speed" || p.row->key == "gradients";
            QVERIFY2(then || p.value() == p.row->get(p.row->defaults()), p.path.c_str());
        }
        for (const auto& w : design.workloads) {
            QCOMPARE(w.value.speed, SpeedSource::Policy);
            QCOMPARE(w.value.gradients, GradientExchange::Distributed);
        }
        const std::string now = written(read->workbook);
        QVERIFY(2 * now.size() < text.size());
        QVERIFY(readWorkbook(now, "new.cwb")->workbook == read->workbook);
    }

    void aFileOfVersion2OpensWithTheSameDays() {
        std::ifstream file(TEST_DATA "/workbook/version-2.cwb");
        const std::string text(std::istreambuf_iterator<char>(file), {});
        const auto read = readWorkbook(text, "old.cwb");
        QVERIFY2(read, englishText(read.problem).c_str());
        QVERIFY(read->notes.empty());
        const Design& d = *read->workbook.designs[0].design;
        QCOMPARE(d.workloads[0].value.speed, SpeedSource::Policy);
        const auto r = evaluate(read->workbook.project, d);
        // 15.6 T tokens at 2.625 TFLOP each on 16,384 x 989 TFLOP/s at 41 %.
        const double days = 15.6e12 * 2625424588800.0 / (16384 * 989e12 * 0.41);
        QVERIFY(std::abs(r.training.daysIdeal->si - days) < 1e-6 * days);
        QVERIFY(readWorkbook(written(read->workbook), "new.cwb")->workbook == read->workbook);
    }

    void anIdThatNamesNothingIsRefused() {
        const auto read = readWorkbook(
            R"({"version": 2, "designs": [{"name": "A", "pools": [{"name": "x", "card_id": "nosuch"}]}]})", "bad.cwb");
        QVERIFY(!read);
        QCOMPARE(read.problem.id, std::string("file.no_entry"));
        const std::string said = englishText(read.problem);
        QVERIFY2(said.find("nosuch") != std::string::npos && said.find("bad.cwb") != std::string::npos, said.c_str());
    }

    void whatAnIdNamesIsTakenFromTheEntry() {
        const auto read = readWorkbook(R"({"version": 2, "catalog": {"accelerators": {"a": {"tdp": "350 W"}},
            "failure_classes": {"fan": {"per": "server", "rate": "1 1/y"}}},
            "designs": [{"name": "A", "pools": [{"name": "x", "card_id": "a"}, {"name": "y", "card_id": "b", "card": {}}],
                         "reliability": {"classes": [{"name": "fan"}, {"name": "lid"}]}}]})",
                                       "short.cwb");
        QVERIFY2(read, englishText(read.problem).c_str());
        const Design& d = *read->workbook.designs[0].design;
        QCOMPARE(d.pools[0].value.card.tdp->si, 350.0);
        QVERIFY(!d.pools[1].value.card.tdp);
        QCOMPARE(d.reliability.classes[0].value.per, std::string("server"));
        QVERIFY(d.reliability.classes[1].value == ComponentClass{});
    }
};

QTEST_APPLESS_MAIN(SharedValuesTest)
#include "shared_values_test.moc"
