// SPDX-License-Identifier: GPL-3.0-or-later
// An architecture file becomes the model of a workload: by the command line in a file, in the open document as one
// step.
#include <QtTest>

#include "app/model_import.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "run_verb.h"
#include "sample.h"

namespace {

QString config(const char* name) {
    return QStringLiteral(TEST_DATA "/models/%1.json").arg(QLatin1String(name));
}

}  // namespace

class ModelImportTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString at(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QString fresh(const char* name, const model::Workbook& w) const {
        const QString path = at(name);
        if (app::writeBytes(path, *app::workbookBytes(w))) qFatal("the folder of the test cannot be written");
        return path;
    }
    static const model::Workload& workload(const QString& path, std::size_t design = 0) {
        static model::Workbook kept;
        kept = app::readWorkbook(path)->workbook;
        return kept.designs[design].design->workloads.front().value;
    }
    static QByteArray bytes(const QString& path) {
        QFile f(path);
        return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theVerbChangesTheFileItself() {
        const QString file = fresh("own.cwb", sample::workbook());
        const Answer a = run({"import", file, "--model", config("deepseek-v3")});
        QVERIFY2(a.code == 0, a.err.c_str());
        QVERIFY(a.out.find("671 B parameters, 37.") != std::string::npos);
        QVERIFY(a.out.find("num_nextn_predict_layers") != std::string::npos);
        const model::Workload& w = workload(file);
        QCOMPARE(w.model.experts, 256);
        QCOMPARE(w.model.name, std::string("deepseek-v3"));
        QVERIFY(w.modelId.id.empty());
        QCOMPARE(workload(file, 1).modelId.id, std::string("llama3-70b"));  // the base only
        const Json r = run({"evaluate", file, "--json"}).json()["designs"][0]["results"];
        QVERIFY(std::abs(r["workloads.pretrain.parameters"]["value"].get<double>() / 671e9 - 1) < 0.01);
    }

    void theVerbWritesAnotherFileAndLeavesTheFirst() {
        const QString file = fresh("first.cwb", sample::workbook());
        const QByteArray before = bytes(file);
        const Answer a = run({"import", file, "--model", config("qwen2.5-72b"), "--design", "large", "--workload",
                              "pretrain", "--out", at("second.cwb"), "--json"});
        QVERIFY2(a.code == 0, a.err.c_str());
        QVERIFY(std::abs(a.json()["parameters"].get<double>() / 72.7e9 - 1) < 0.01);
        QCOMPARE(bytes(file), before);
        QCOMPARE(workload(at("second.cwb"), 1).model.ffn, 29568);
        QCOMPARE(workload(at("second.cwb"), 0).model.ffn, 28672);
        const Answer again = run({"import", file, "--model", config("gpt2"), "--out", at("second.cwb")});
        QCOMPARE(again.code, 2);
        QVERIFY(oneLine(again.err));
        QCOMPARE(run({"import", file, "--model", config("gpt2"), "--out", at("second.cwb"), "--force"}).code, 0);
    }

    void whatCannotBeTakenOverIsOneSentenceAndWritesNothing() {
        model::Workbook two = sample::workbook();
        model::Design d = *two.designs.front().design;
        d.workloads.push_back({7, "chat", d.workloads.front().value});
        two.designs.front().design = std::make_shared<const model::Design>(d);
        const QString file = fresh("two.cwb", two);
        const QByteArray before = bytes(file);
        QFile bad(at("bad.json"));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write(R"({"num_hidden_layers": -1, "hidden_size": 8})");
        bad.close();
        const auto refused = [&](QStringList args, const char* part) {
            args.prepend(QStringLiteral("import"));
            const Answer a = run(args);
            QVERIFY2(a.code == 2 && oneLine(a.err) && a.err.find(part) != std::string::npos, a.err.c_str());
            QVERIFY(a.out.empty());
        };
        refused({file, "--model", config("gpt2")}, "pretrain, chat");
        refused({file, "--model", config("gpt2"), "--workload", "nobody"}, "nobody");
        refused({file, "--model", config("gpt2"), "--workload", "chat", "--design", "none"}, "none");
        refused({file, "--model", at("bad.json"), "--workload", "chat"}, "num_hidden_layers");
        refused({file, "--model", at("missing.json"), "--workload", "chat"}, "missing.json");
        refused({file, "--model", m_folder.path(), "--workload", "chat"}, "folder");
        refused({at("none.cwb"), "--model", config("gpt2")}, "none.cwb");
        refused({file}, "--model");
        QCOMPARE(bytes(file), before);
    }

    void theDocumentTakesItInOneStep() {
        app::Document d(sample::catalog(), m_folder.path());
        d.reset(sample::workbook());
        const auto imported = app::readModelConfig(config("mixtral-8x7b"));
        QVERIFY(imported);
        QVERIFY(!d.importModel(1, "pretrain", *imported));
        const auto model = [&] { return d.workbook().designs[0].design->workloads[0].value.model; };
        QCOMPARE(model().experts, 8);
        QCOMPARE(d.undoStack().count(), 1);
        d.undoStack().undo();
        QCOMPARE(model().experts, 0);
        QVERIFY(d.isClean());
        QCOMPARE(d.importModel(1, "nobody", *imported)->id, std::string("app.no_item"));
        QCOMPARE(d.undoStack().count(), 1);
    }

    void aFileOpenElsewhereIsNotWritten() {
        const QString file = fresh("locked.cwb", sample::workbook());
        app::Document holder(sample::catalog(), m_folder.path());
        QVERIFY(!holder.open(file));
        const QByteArray before = bytes(file);
        const Answer a = run({"import", file, "--model", config("gpt2")});
        QVERIFY2(a.code == 2 && oneLine(a.err), a.err.c_str());
        QCOMPARE(bytes(file), before);
    }
};

QTEST_GUILESS_MAIN(ModelImportTest)
#include "model_import_test.moc"
