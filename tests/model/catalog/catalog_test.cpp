// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped catalogues load without a problem and every value has its evidence; bad entries are reported by file,
// entry and field and left out; choosing and resetting copy values, origins and evidence.
#include <QTest>
#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

#include "model/catalog/catalog.h"
#include "model/core/fields.h"
#include "model/plan/workbook.h"

using namespace model;

namespace {

std::string readFile(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

CatalogLoad shipped(std::string_view kind) {
    const std::string file = std::string(kind) + ".json";
    return loadCatalog(readFile(std::string(SOURCE_DIR) + "/resources/catalogs/" + file), file);
}

Catalog everything() {
    Catalog all;
    for (const auto& kind : catalogKinds()) merge(all, shipped(kind.key));
    return all;
}

template <class T>
const T& entryOf(const std::vector<Entry<T>>& entries, std::string_view id) {
    const auto it = std::find_if(entries.begin(), entries.end(), [&](const auto& e) { return e.id == id; });
    if (it == entries.end()) qFatal("no entry %s", std::string(id).c_str());
    return it->value;
}

/// Evidence of a value, none where there is none.
Evidence sourceOf(const Meta& meta, std::string_view key) {
    const Evidence* found = evidenceOf(meta, key);
    return found ? *found : Evidence{};
}

Design twoPools() {
    Design d;
    d.pools.push_back({1, "train", {}});
    d.pools.push_back({2, "serve", {}});
    d.fabrics.push_back({1, "compute", {}});
    return d;
}

}  // namespace

class CatalogTest : public QObject {
    Q_OBJECT
private slots:
    void everyShippedFileLoadsWhole_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("count");
        QTest::newRow("accelerators") << "accelerators" << 60;
        QTest::newRow("servers") << "servers" << 15;
        QTest::newRow("switches") << "switches" << 43;
        QTest::newRow("optics") << "optics" << 14;
        QTest::newRow("racks") << "racks" << 2;
        QTest::newRow("language models") << "language_models" << 41;
        QTest::newRow("failure classes") << "failure_classes" << 31;
    }
    void everyShippedFileLoadsWhole() {
        QFETCH(QString, kind);
        QFETCH(int, count);
        const auto load = shipped(kind.toStdString());
        for (const auto& p : load.problems) qWarning("%s", englishText(p).c_str());
        QVERIFY(load.problems.empty());
        QCOMPARE(findKind(kind.toStdString())->size(load.catalog), std::size_t(count));
    }

    void everyGivenValueHasGradeAndSource() {
        const Catalog all = everything();
        int values = 0;
        for (const auto& kind : catalogKinds())
            for (std::size_t i = 0; i < kind.size(all); ++i)
                forEachField(kind.table(), kind.value(all, i), [&](const Place& p) {
                    if (p.origin() != Origin::Catalog) return;
                    const Evidence e = p.evidence();
                    const std::string where = kind.head(all, i).id + "." + p.path;
                    QVERIFY2(e.grade != Grade::None && !e.source.empty(), where.c_str());
                    ++values;
                });
        QVERIFY(values > 1800);
    }

    void spotValuesCarryTheirGrade() {
        const Catalog all = everything();
        const auto& h100 = entryOf(all.accelerators, "h100-sxm");
        QCOMPARE(h100.bf16->si, 989e12);
        QCOMPARE(h100.memory->si, 80e9);
        QCOMPARE(h100.tdp->si, 700.0);
        QCOMPARE(h100.scaleUpBandwidth->si, 450e9);
        QVERIFY(sourceOf(h100.meta, "bf16").grade == Grade::A);
        QVERIFY(sourceOf(h100.meta, "scale_up_bandwidth").grade == Grade::B);
        QVERIFY(sourceOf(h100.meta, "bf16").source.find("NVIDIA product datasheet") != std::string::npos);
        const auto& c910 = entryOf(all.accelerators, "ascend-910c");
        QCOMPARE(c910.meta.origin(10), Origin::Default);  // cooling is not public: no claim
        const auto& dgx = entryOf(all.servers, "dgx-h100");
        QCOMPARE(dgx.peak->si, 8400.0);
        QCOMPARE(dgx.nameplate->si, 10200.0);
        QCOMPARE(dgx.price.typical->amount, 302500.0);
        QCOMPARE(dgx.price.typical->currency, std::string("USD"));
        QCOMPARE(dgx.price.low->amount, 230000.0);
        QCOMPARE(dgx.price.high->amount, 375000.0);
        QVERIFY(sourceOf(dgx.price.meta, "typical").grade == Grade::B);
        QVERIFY(!entryOf(all.servers, "gb200-nvl72").nameplate);  // left to the build-up, never invented
        const auto& qm = entryOf(all.switches, "nv-qm9700");
        QCOMPARE(*qm.ports, 64);
        QCOMPARE(qm.portRate->si, 50e9);
        QCOMPARE(qm.portsPerCage, 2);
        QVERIFY(qm.maxIncludesOptics);
        QCOMPARE(qm.price.typical->amount, 43000.0);
        QCOMPARE(*entryOf(all.switches, "nv-q3200").ports, 36);  // two independent switches in one box
        const auto& llama = entryOf(all.languageModels, "llama3.1-405b");
        QCOMPARE(llama.layers, 126);
        QCOMPARE(llama.hidden, 16384);
        const auto& die = entryOf(all.failureClasses, "gpu_die_board");
        QVERIFY(std::abs(die.rate.si * 8760 * 3600 - 0.061) < 1e-12);
        QVERIFY(die.stopsJob);
        QVERIFY(!entryOf(all.failureClasses, "straggler_machine").stopsJob);
        QVERIFY(!entryOf(all.failureClasses, "spine_switch").stopsJob);
        const auto at = findEntry(all, *findKind("failure_classes"), "hbm");
        QVERIFY(all.failureClasses[*at].note.find("80 GB") != std::string::npos);
        QVERIFY(!all.failureClasses[*at].nameChinese.empty());
    }

    void aBadEntryIsReportedAndTheRestLoads() {
        const auto load = loadCatalog(R"({"kind": "accelerators", "sources": {"s": "a sheet"}, "entries": [
            {"id": "good", "values": {"tdp": "700 W"}, "evidence": {"tdp": {"grade": "B", "sources": ["s"]}}},
            {"id": "unit", "values": {"tdp": "700 A"}},
            {"id": "key", "values": {"watts": "700 W"}},
            {"id": "range", "values": {"tdp": "0.1 W"}},
            {"id": "type", "values": {"tdp": 700}},
            {"id": "flag", "values": {"liquid_required": "perhaps"}},
            {"id": "grade", "values": {"tdp": "1 kW"}, "evidence": {"tdp": {"grade": "D", "source": "x"}}},
            {"id": "source", "values": {"tdp": "1 kW"}, "evidence": {"tdp": {"grade": "A", "sources": ["t"]}}},
            {"id": "shape", "values": []},
            {"values": {}},
            {"id": "good", "values": {}},
            7,
            {"id": "last", "values": {"tdp": null, "memory": "192 GB"}}]})",
                                      "mine.json", true);
        QCOMPARE(load.catalog.accelerators.size(), std::size_t(2));
        QCOMPARE(load.problems.size(), std::size_t(11));
        const std::vector<std::pair<std::string, std::string>> expected = {
            {"unit", "tdp"},  {"key", "watts"},  {"range", "tdp"},   {"type", "tdp"}, {"flag", "liquid_required"},
            {"grade", "tdp"}, {"source", "tdp"}, {"shape", "values"}};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const std::string text = englishText(load.problems[i]);
            QVERIFY2(text.find("mine.json") != std::string::npos, text.c_str());
            QVERIFY2(text.find(expected[i].first) != std::string::npos, text.c_str());
            QVERIFY2(text.find(expected[i].second) != std::string::npos, text.c_str());
        }
        const auto& good = load.catalog.accelerators.front();
        QVERIFY(good.user);
        QCOMPARE(sourceOf(good.value.meta, "tdp").source, std::string("a sheet"));
        QVERIFY(!load.catalog.accelerators.back().value.tdp);
    }

    void aBadFileIsOneProblem_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << "";
        QTest::newRow("no JSON") << "kind: accelerators";
        QTest::newRow("list") << "[]";
        QTest::newRow("unknown kind") << R"({"kind": "boats", "entries": []})";
        QTest::newRow("no kind") << R"({"entries": []})";
        QTest::newRow("no entries") << R"({"kind": "racks"})";
        QTest::newRow("entries no list") << R"({"kind": "racks", "entries": {}})";
        QTest::newRow("key twice") << R"({"kind": "racks", "kind": "racks", "entries": []})";
    }
    void aBadFileIsOneProblem() {
        QFETCH(QString, text);
        const auto load = loadCatalog(text.toStdString(), "bad.json");
        QCOMPARE(load.problems.size(), std::size_t(1));
        QVERIFY(englishText(load.problems[0]).find("bad.json") != std::string::npos);
    }

    void userEntriesAddAndReplaceById() {
        Catalog all = everything();
        const std::size_t before = all.accelerators.size();
        const char* mine = R"({"kind": "accelerators", "entries": [
            {"id": "h100-sxm", "values": {"name": "Mine", "tdp": "650 W"}}, {"id": "new-card", "values": {}}]})";
        QVERIFY(merge(all, loadCatalog(mine, "a.json", true)).empty());
        QCOMPARE(all.accelerators.size(), before + 1);
        QCOMPARE(entryOf(all.accelerators, "h100-sxm").tdp->si, 650.0);
        QVERIFY(!entryOf(all.accelerators, "h100-sxm").bf16);
        QCOMPARE(merge(all, loadCatalog(mine, "b.json", true)).size(), std::size_t(2));  // both ids are taken
        QVERIFY(merge(all, loadCatalog(mine, "a.json", true)).empty());                  // the same file again
    }

    void choosingAnEntryCopiesItIntoTheDesign() {
        const Catalog all = everything();
        Design d = twoPools();
        const Table table = fieldsOf<Design>();
        QVERIFY(!applyEntry(table, &d, "pools.train.card_id", "h100-sxm", all));
        QVERIFY(!applyEntry(table, &d, "pools.train.server_id", "dgx-h100", all));
        QVERIFY(!applyEntry(table, &d, "fabrics.compute.switch_id", "nv-qm9700", all));
        const Pool& pool = d.pools[0].value;
        QVERIFY(pool.card == entryOf(all.accelerators, "h100-sxm"));
        QVERIFY(pool.server == entryOf(all.servers, "dgx-h100"));
        QCOMPARE(pool.cardId.id, std::string("h100-sxm"));
        QCOMPARE(*d.fabrics[0].value.device.ports, 64);
        QVERIFY(d.pools[1].value == Pool{});
        const auto tdp = findField(table, &d, "pools.train.card.tdp");
        QVERIFY(tdp->origin() == Origin::Catalog);
        QVERIFY(tdp->evidence().grade == Grade::A);
        const Design before = d;
        QCOMPARE(applyEntry(table, &d, "pools.train.card_id", "nothing", all)->id, std::string("catalog.no_entry"));
        QCOMPARE(applyEntry(table, &d, "pools.train.accelerators", "h100-sxm", all)->id,
                 std::string("catalog.not_ref"));
        QCOMPARE(applyEntry(table, &d, "pools.none.card_id", "h100-sxm", all)->id.substr(0, 5), std::string("path."));
        QVERIFY(d == before);
    }

    void resetGoesBackToTheCatalogueElseToTheDefault() {
        const Catalog all = everything();
        Design d = twoPools();
        const Table table = fieldsOf<Design>();
        QVERIFY(!applyEntry(table, &d, "pools.train.card_id", "h100-sxm", all));
        QVERIFY(!applyEntry(table, &d, "pools.train.server_id", "dgx-h100", all));
        const Design chosen = d;
        QVERIFY(!setText(table, &d, "pools.train.card.tdp", "650 W"));
        QVERIFY(!setText(table, &d, "pools.train.server.price.typical", "99 CNY"));
        QVERIFY(findField(table, &d, "pools.train.card.tdp")->origin() == Origin::User);
        QVERIFY(!resetField(table, &d, "pools.train.card.tdp", all));
        QVERIFY(!resetField(table, &d, "pools.train.server.price.typical", all));
        QVERIFY(d == chosen);
        QVERIFY(!setText(table, &d, "pools.train.card.memory", "1 GB"));
        QVERIFY(!resetField(table, &d, "pools.train.card", all));  // the whole entry
        QVERIFY(d == chosen);
        QVERIFY(!setText(table, &d, "pools.train.hot_spares", "7"));
        QVERIFY(!resetField(table, &d, "pools.train.hot_spares", all));
        QVERIFY(d == chosen);
        QVERIFY(!setText(table, &d, "racks.rack.height", "10 U"));
        QVERIFY(!resetField(table, &d, "racks.rack.height", all));
        QVERIFY(d.racks.rack.height == Racks{}.rack.height);  // the parent's default, not the blank of the rack
        QVERIFY(d == chosen);
        QVERIFY(resetField(table, &d, "racks", all));
        QVERIFY(resetField(table, &d, "pools", all));
        QVERIFY(resetField(table, &d, "no.such.path", all));
        QVERIFY(d == chosen);
    }
};

QTEST_APPLESS_MAIN(CatalogTest)
#include "catalog_test.moc"
