// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a design as a whole: walk, find, read, write, compare and rename over every field.
#include <QTest>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "model/core/field_json.h"
#include "model/core/fields.h"
#include "model/files/schema.h"
#include "model/plan/workbook.h"

using namespace model;

namespace {

Design sample() {
    Design d;
    d.pools.push_back({1, "train", {}});
    d.pools.push_back({2, "serve", {}});
    d.workloads.push_back({1, "llm", {}});
    d.workloads[0].value.pool.name = "train";
    d.fabrics.push_back({1, "compute", {}});
    d.fabrics[0].value.pool.name = "train";
    d.tiers.push_back({1, "hot", {}});
    d.reliability.classes.push_back({1, "nic", {}});
    return d;
}

/// Another allowed value of the field, by its kind.
Value other(const Place& p) {
    const Field& f = *p.row;
    const Value now = p.value();
    switch (f.kind) {
        case Kind::Quantity: {
            const Unit& u = *findUnit(f.unit);
            const double low = std::isfinite(f.hard.min) ? f.hard.min : 0;
            const double high = std::isfinite(f.hard.max) ? f.hard.max : low + 100;
            const double v = toSi(low + (high - low) * 0.37, u);
            return now == Value(v) ? toSi(low + (high - low) * 0.41, u) : v;
        }
        case Kind::Integer: {
            const auto low = static_cast<std::int64_t>(std::isfinite(f.hard.min) ? f.hard.min : 0);
            return now == Value(low) ? Value(low + 1) : Value(low);
        }
        case Kind::Flag:
            return !std::get<bool>(now);
        case Kind::Choice: {
            const std::string first(f.choices[0].word), second(f.choices[1].word);
            return now == Value(first) ? Value(second) : Value(first);
        }
        case Kind::Amount:
            return Money{12.5, "USD"};
        case Kind::Day:
            return Date{std::chrono::year{2031} / 2 / 3};
        default:
            return std::string("other-text");
    }
}

}  // namespace

class FieldsTest : public QObject {
    Q_OBJECT
private slots:
    void everyFieldIsFoundByItsPath() {
        Design d = sample();
        const Table table = fieldsOf<Design>();
        std::set<std::string> paths;
        forEachField(table, &d, [&](const Place& p) {
            QVERIFY2(paths.insert(p.path).second, p.path.c_str());
            const auto found = findField(table, &d, p.path);
            QVERIFY2(found, p.path.c_str());
            QVERIFY2(found->row == p.row && found->owner == p.owner && found->index == p.index, p.path.c_str());
            QVERIFY2(found->group == p.group, p.path.c_str());
        });
        QVERIFY(paths.size() > 200);
        QVERIFY(paths.count("pools.train.card.tdp") == 1);
        QVERIFY(paths.count("pools.serve.server.price.typical") == 1);
    }

    void everyFieldTakesAValueAndTheComparisonSeesIt() {
        const Design before = sample();
        const Table table = fieldsOf<Design>();
        std::vector<std::string> paths;
        forEachField(table, &before, [&](const Place& p) { paths.push_back(p.path); });
        for (const auto& path : paths) {
            Design after = before;
            const Value v = other(*findField(table, &after, path));
            const auto problem = setValue(table, &after, path, v);
            QVERIFY2(!problem, path.c_str());
            const auto differences = diff(table, &before, &after);
            QVERIFY2(differences.size() == 1, path.c_str());
            QCOMPARE(differences[0].path, path);
            QVERIFY(differences[0].after == v);
            QVERIFY(findField(table, &after, path)->origin() == Origin::User);
            // the text of the value reads back
            const Field& row = *findField(table, &after, path)->row;
            const auto back = parseValue(row, exactText(row, v));
            QVERIFY2(back && *back == v, path.c_str());
        }
    }

    void everyHardRangeRefusesWhatLiesOutside() {
        Design d = sample();
        const Design before = d;
        const Table table = fieldsOf<Design>();
        int bounds = 0;
        forEachField(table, &before, [&](const Place& p) {
            const Field& f = *p.row;
            if (f.kind != Kind::Quantity) return;
            const Unit& u = *findUnit(f.unit);
            for (const double v : {f.hard.min - std::abs(f.hard.min) - 1, f.hard.max * 2 + 1}) {
                if (!std::isfinite(v)) continue;
                ++bounds;
                const auto problem = setValue(table, &d, p.path, Value(toSi(v, u)));
                QVERIFY2(problem && problem->key == p.path, p.path.c_str());
            }
        });
        QVERIFY(bounds > 150);
        QVERIFY(d == before);
        QVERIFY(setValue(table, &d, "pools.train.card.tdp", Value(std::nan(""))));
        QVERIFY(d == before);
    }

    void aTextHasALimitInCharacters() {
        Project p;
        const auto table = fieldsOf<Project>();
        std::string han;
        for (int i = 0; i < 2000; ++i) han += "集";  // three bytes each
        QVERIFY(!setText(table, &p, "title", han));
        QCOMPARE(p.title, han);
        const auto wrong = setText(table, &p, "title", han + "x");
        QVERIFY(wrong && wrong->id == "value.too_long");
        QCOMPARE(p.title, han);
        const auto place = findField(table, &p, "title");
        QVERIFY(place && !fromJson(*place->row, nlohmann::json(std::string(1'000'000, 'x')), "CNY"));
    }

    void aProblemNamesThePathAndChangesNothing() {
        Design d = sample();
        const Design before = d;
        const Table table = fieldsOf<Design>();
        const auto refused = [&](const char* path, const char* text) {
            const auto p = setText(table, &d, path, text);
            return p ? englishText(*p) : std::string();
        };
        QCOMPARE(refused("pools.train.card.tdp", "5 A"),
                 std::string("“5 A” is in A (current); this field takes a power (W, kW, MW)."));
        QCOMPARE(refused("pools.train.card.tdq", "5 W"),
                 std::string("There is no field “pools.train.card.tdq”; did you mean “pools.train.card.tdp”?"));
        QVERIFY(!refused("pools.nobody.card.tdp", "5 W").empty());
        QVERIFY(!refused("pools.train", "5 W").empty());
        QVERIFY(!refused("pools.train.card", "5 W").empty());
        QVERIFY(!refused("", "5 W").empty());
        QVERIFY(!refused("...", "5 W").empty());
        QVERIFY(!refused("pools.train.accelerators", "").empty());
        QVERIFY(!refused("pools.train.accelerators", "1.5").empty());
        QVERIFY(!refused("power.ups_redundancy", "3n").empty());
        QVERIFY(d == before);
        QVERIFY(!setText(table, &d, "pools.train.card.tdp", " "));  // blank is allowed here
        QVERIFY(!d.pools[0].value.card.tdp);
    }

    void renamingAnItemKeepsEveryReferenceToIt() {
        Design d = sample();
        const Table table = fieldsOf<Design>();
        QVERIFY(!renameItem(table, &d, "pools", "train", "big"));
        QCOMPARE(d.pools[0].name, std::string("big"));
        QCOMPARE(d.workloads[0].value.pool.name, std::string("big"));
        QCOMPARE(d.fabrics[0].value.pool.name, std::string("big"));
        const Design before = d;
        QCOMPARE(renameItem(table, &d, "pools", "big", "serve")->id, std::string("name.taken"));
        for (const char* bad : {"", "a b", "a.b", "a*", "@"})
            QCOMPARE(renameItem(table, &d, "pools", "big", bad)->id, std::string("name.bad"));
        QVERIFY(renameItem(table, &d, "pools", "nobody", "somebody"));
        QVERIFY(renameItem(table, &d, "racks", "a", "b"));
        QVERIFY(d == before);
        QVERIFY(!renameItem(table, &d, "pools", "big", "big"));
    }

    void theComparisonFollowsAnItemByIdThenByName() {
        const Table table = fieldsOf<Design>();
        const Design before = sample();
        Design after = before;
        after.pools[0].name = "renamed";
        after.workloads[0].value.pool.name = "train";
        QVERIFY(diff(table, &before, &after).empty());
        after.pools[0].value.accelerators = 4096;
        QCOMPARE(diff(table, &before, &after).size(), std::size_t(1));
        after = before;
        after.pools.pop_back();
        for (const auto& d : diff(table, &before, &after)) QVERIFY(d.before && !d.after);
        QVERIFY(!diff(table, &before, &after).empty());
    }

    void noKeyHidesWhatFilesPutBesideTheFields() {
        for (const auto& line : fieldsListing()) {
            QVERIFY2(line.row->key != "origin" && line.row->key != "evidence", line.path.c_str());
            const std::size_t star = line.path.rfind('*');
            if (star == std::string::npos) continue;
            const std::string inItem = line.path.substr(star + 1);
            QVERIFY2(inItem != ".id" && inItem != ".name", line.path.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(FieldsTest)
#include "fields_test.moc"
