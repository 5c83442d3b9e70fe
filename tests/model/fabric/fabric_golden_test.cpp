// SPDX-License-Identifier: GPL-3.0-or-later
// Every row of the golden fabric file whose kind is a closed form of the fabric, one test row per row of the file.
#include <QtTest>

#include <cmath>
#include <fstream>
#include <set>

#include "model/validation/published_systems.h"
#include "tests/golden/fabric_kinds.cpp"

using nlohmann::json;

namespace {

/// Kinds of other rooms (racks, feeds) and rows that are no formula.
const std::set<std::string> kElsewhere{
    "information", "negative",         "sum_of_parts",      "length_by_rack_distance", "rack_feeds",
    "floor_load",  "rack_nodes_power", "netbox_feed_power", "psu_after_feed_loss"};

struct Case {
    std::string id, kind;
    json inputs, expected, tolerance;
};

json laidOver(json base, const json& top) {
    for (const auto& [key, value] : top.items()) base[key] = value;
    return base;
}

void collect(const json& object, const std::string& id, std::vector<Case>& out) {
    if (object.contains("cases"))
        for (const json& child : object["cases"]) collect(child, id + "/" + child.value("id", ""), out);
    if (!object.contains("kind")) return;
    const std::string kind = object["kind"];
    const json inputs = object.value("inputs", json::object());
    if (object.contains("expected"))
        out.push_back({id, kind, inputs, object["expected"], object.value("tolerance", json::object())});
    if (!object.contains("rows")) return;
    int n = 0;
    for (const json& row : object["rows"]) {
        ++n;
        if (!row.contains("expected")) continue;
        out.push_back({id + "#" + std::to_string(n), row.value("kind", kind),
                       laidOver(inputs, row.value("inputs", json::object())), row["expected"],
                       row.value("tolerance", object.value("tolerance", json::object()))});
    }
}

std::vector<Case> cases() {
    std::ifstream file(TEST_DATA "/golden/fabric.json");
    const json document = json::parse(file);
    std::vector<Case> list;
    for (const auto& [section, value] : document.items())
        if (value.is_array())
            for (const json& object : value)
                if (object.is_object()) collect(object, section + ":" + object.value("id", ""), list);
    return list;
}

bool near(const json& predicted, const json& expected, const json& tolerance) {
    if (!expected.is_number() || !predicted.is_number()) return predicted == expected;
    const double p = predicted, e = expected, miss = std::abs(p - e);
    if (tolerance.contains("rel")) return miss <= tolerance["rel"].get<double>() * (e == 0 ? 1 : std::abs(e));
    if (tolerance.contains("abs")) return miss <= tolerance["abs"].get<double>();
    return miss == 0;
}

}  // namespace

class FabricGoldenTest : public QObject {
    Q_OBJECT
private slots:
    void everyRowIsMet_data();
    void everyRowIsMet();
    void theFileHoldsTheRowsWeThinkItHolds();
    void unknownKindsAndMissingInputsAreNamed();
};

void FabricGoldenTest::everyRowIsMet_data() {
    QTest::addColumn<int>("index");
    int i = 0;
    for (const Case& c : cases()) {
        if (kElsewhere.count(c.kind) == 0) QTest::newRow(c.id.c_str()) << i;
        ++i;
    }
}

void FabricGoldenTest::everyRowIsMet() {
    QFETCH(int, index);
    const Case c = cases()[static_cast<std::size_t>(index)];
    std::string why;
    auto predicted = evaluateFabricKind(c.kind, c.inputs, why);
    if (!predicted) predicted = model::validation::evaluatePublishedKind(c.kind, c.inputs, why);
    QVERIFY2(predicted, why.c_str());
    for (const auto& [key, expected] : c.expected.items()) {
        QVERIFY2(predicted->contains(key), key.c_str());
        const std::string text = key + ": " + (*predicted)[key].dump() + ", expected " + expected.dump();
        QVERIFY2(near((*predicted)[key], expected, c.tolerance), text.c_str());
    }
}

void FabricGoldenTest::theFileHoldsTheRowsWeThinkItHolds() {
    std::map<std::string, int> rows;
    for (const Case& c : cases()) ++rows[c.kind];
    QCOMPARE(rows["divisor_rule"], 10);
    QCOMPARE(rows["kary_fat_tree_3tier"], 7);
    QCOMPARE(rows["ecmp_efficiency"], 9);
    QCOMPARE(rows["cable_length"], 5);
    QCOMPARE(rows["stock_length"], 3);
    QVERIFY(rows["fabric_sizing"] >= 14);
}

void FabricGoldenTest::unknownKindsAndMissingInputsAreNamed() {
    std::string why;
    QVERIFY(!evaluateFabricKind("no_such_kind", json::object(), why));
    QCOMPARE(why, std::string("unknown kind no_such_kind"));
    for (const auto& [kind, evaluate] : fabric_kinds::evaluators()) {
        Q_UNUSED(evaluate);
        for (const json& inputs : {json::object(), json(nullptr), json::array(), json(7)}) {
            why.clear();
            QVERIFY2(!evaluateFabricKind(kind, inputs, why), kind.c_str());
            QVERIFY2(why.rfind("input ", 0) == 0, (kind + ": " + why).c_str());
        }
    }
    QVERIFY(!evaluateFabricKind("torus", json{{"dims", {"4", "4"}}}, why));
    QCOMPARE(why, std::string("input dims missing"));
    const auto refused = evaluateFabricKind("kary_fat_tree_3tier", json{{"k", 7}}, why);
    QVERIFY(refused && refused->is_null());
}

QTEST_APPLESS_MAIN(FabricGoldenTest)
#include "fabric_golden_test.moc"
