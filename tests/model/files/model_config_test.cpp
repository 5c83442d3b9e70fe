// SPDX-License-Identifier: GPL-3.0-or-later
// Architecture files of public models: their counts of parameters are the published ones, and what cannot be read is
// refused with one sentence.
#include <QtTest>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "model/files/model_config.h"

using namespace model;
using nlohmann::json;

namespace {

std::string readText(const std::string& name) {
    std::ifstream in(std::string(TEST_DATA) + "/models/" + name + ".json", std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

json config(const std::string& name) {
    return json::parse(readText(name));
}

Outcome<ImportedModel> imported(const json& file) {
    return importModelConfig(file.dump(), "config.json");
}

bool says(const ImportedModel& m, std::string_view id, std::string_view part) {
    return std::any_of(m.notes.begin(), m.notes.end(),
                       [&](const Problem& p) { return p.id == id && englishText(p).find(part) != std::string::npos; });
}

}  // namespace

class ModelConfigTest : public QObject {
    Q_OBJECT
private slots:
    void parametersAreThePublishedOnes_data();
    void parametersAreThePublishedOnes();
    void everyFileHasARow();
    void whatTheFileDoesNotSayIsTold();
    void wordsOfFamiliesAreUnderstood();
    void badFilesGetOneSentence_data();
    void badFilesGetOneSentence();
    void noValueOfAnyKeyBreaksTheReader();
};

void ModelConfigTest::parametersAreThePublishedOnes_data() {
    QTest::addColumn<double>("total");   // billions, as on the model cards and in the papers
    QTest::addColumn<double>("active");  // 0: dense
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char* name, double total, double active = 0, double tolerance = 0.01) {
        QTest::newRow(name) << total << active << tolerance;
    };
    row("llama-3-8b", 8.03);
    row("llama-3-70b", 70.55);
    row("llama-4-scout", 109, 17, 0.015);  // printed with its eyes, 0.9 billion
    row("llama-4-maverick", 400, 17, 0.015);
    row("qwen2.5-72b", 72.7);
    row("qwen3-32b", 32.8);
    row("qwen3-30b-a3b", 30.5, 3.3, 0.02);  // printed with two digits
    row("qwen2-57b-a14b", 57.4, 14.2, 0.02);
    row("mistral-7b", 7.24);
    row("mixtral-8x7b", 46.7, 12.9);
    row("deepseek-v2", 236, 21, 0.02);
    row("deepseek-v2-lite", 15.7, 2.4 + 0.21, 0.025);  // printed with one of the two embedding matrices
    row("deepseek-v3", 671, 37, 0.02);
    row("glm-4-9b", 9.4);
    row("glm-4.5-air", 106, 12 + 1.24, 0.02);  // printed without the two embedding matrices
    row("falcon-40b", 41.3);
    row("falcon-7b", 6.92);
    row("gpt-neox-20b", 20.55);
    row("pythia-12b", 11.85);
    row("gpt2", 0.1244);
    row("gpt2-xl", 1.558);
}

void ModelConfigTest::parametersAreThePublishedOnes() {
    QFETCH(double, total);
    QFETCH(double, active);
    QFETCH(double, tolerance);
    const auto m = importModelConfig(readText(QTest::currentDataTag()), "config.json");
    QVERIFY2(m, englishText(m.problem).c_str());
    const auto off = [&](double counted, double printed) { return std::abs(counted / 1e9 / printed - 1); };
    QVERIFY2(off(m->parameters, total) < tolerance, qPrintable(QString::number(m->parameters / 1e9)));
    QVERIFY2(off(m->activeParameters, active > 0 ? active : total) < tolerance,
             qPrintable(QString::number(m->activeParameters / 1e9)));
}

void ModelConfigTest::everyFileHasARow() {
    int files = 0;
    for (const auto& f : std::filesystem::directory_iterator(std::string(TEST_DATA) + "/models"))
        if (f.path().extension() == ".json") ++files;
    QCOMPARE(files, 21);
}

void ModelConfigTest::whatTheFileDoesNotSayIsTold() {
    json file = config("llama-3-8b");
    const auto plain = imported(file);
    QVERIFY(says(*plain, "import.unused", "rope_theta"));
    QVERIFY(!says(*plain, "import.unused", "hidden_size"));
    QCOMPARE(
        std::count_if(plain->notes.begin(), plain->notes.end(), [](const auto& p) { return p.id == "import.default"; }),
        0);
    file.erase("max_position_embeddings");
    file.erase("tie_word_embeddings");
    const auto sparse = imported(file);
    QVERIFY(says(*sparse, "import.default", "pretrain_sequence"));
    QVERIFY(says(*sparse, "import.default", "tied_embeddings"));
    QVERIFY(!sparse->model.tiedEmbeddings);  // as the code of this family does
    file["model_type"] = "of tomorrow";
    QVERIFY(says(*imported(file), "import.default", "ffn_matrices"));
    QVERIFY(says(*imported(config("deepseek-v3")), "import.unused", "num_nextn_predict_layers"));
}

void ModelConfigTest::wordsOfFamiliesAreUnderstood() {
    QCOMPARE(imported(config("falcon-7b"))->model.kvHeads, 1);
    QCOMPARE(imported(config("glm-4-9b"))->model.kvHeads, 2);
    QCOMPARE(imported(config("qwen2-57b-a14b"))->model.sharedExperts, 8);
    QCOMPARE(imported(config("deepseek-v2-lite"))->model.mlaQueryRank, 0);
    QCOMPARE(imported(config("gpt2"))->model.ffn, 3072);
    QVERIFY(imported(config("gpt2"))->model.learnedPositions);
    json prefix = config("qwen3-30b-a3b");
    prefix["mlp_only_layers"] = {0, 1};
    QCOMPARE(imported(prefix)->model.denseLayers, 2);
    const json wrapped{{"model_type", "speaks_and_sees"}, {"text_config", config("llama-3-8b")}};
    QCOMPARE(imported(wrapped)->model.layers, 32);
    json named = config("llama-3-8b");
    named["_name_or_path"] = "someone/Some-Model-8B/";
    QCOMPARE(imported(named)->model.name, std::string("Some-Model-8B"));
    std::string longName = "x";
    for (int i = 0; i < 40; ++i) longName += "模";
    named["_name_or_path"] = longName;
    QCOMPARE(imported(named)->model.name, longName.substr(0, 64));  // 1 + 21 x 3 bytes: whole characters
    const auto m = imported(named);
    for (std::size_t i = 0; i < fieldsOf<LanguageModel>().size(); ++i) QCOMPARE(m->model.meta.origin(i), Origin::User);
}

void ModelConfigTest::badFilesGetOneSentence_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("part");  // of the sentence
    const auto row = [](const char* name, const json& file, const char* id, const char* part) {
        QTest::newRow(name) << QByteArray::fromStdString(file.dump()) << QString::fromLatin1(id)
                            << QString::fromLatin1(part);
    };
    const auto with = [](const char* of, const char* key, const json& value) {
        json file = config(of);
        file[key] = value;
        return file;
    };
    QTest::newRow("no text") << QByteArray() << "file.empty"
                             << "config.json";
    QTest::newRow("not a number") << QByteArray("{\"hidden_size\": NaN}") << "file.json"
                                  << "line 1";
    QTest::newRow("too large") << QByteArray("{\"hidden_size\": 1e999}") << "file.number"
                               << "finite";
    QTest::newRow("a list") << QByteArray("[1]") << "import.shape"
                            << "config.json";
    QTest::newRow("nothing in it") << QByteArray("{}") << "import.shape"
                                   << "config.json";
    QTest::newRow("another file") << QByteArray("{\"version\": 3}") << "import.missing"
                                  << "num_hidden_layers";
    row("negative", with("llama-3-8b", "num_hidden_layers", -3), "file.at", "num_hidden_layers");
    row("zero", with("llama-3-8b", "num_attention_heads", 0), "file.at", "num_attention_heads");
    row("huge", with("llama-3-8b", "hidden_size", 9007199254740993), "file.at", "hidden_size");
    row("beyond 64 bits", with("llama-3-8b", "vocab_size", 18446744073709551615U), "file.at", "vocab_size");
    row("half a head", with("llama-3-8b", "num_attention_heads", 32.5), "file.at", "whole number");
    row("text", with("llama-3-8b", "vocab_size", "many"), "file.at", "whole number");
    row("a list of sizes", with("llama-3-8b", "intermediate_size", json::array({1, 2})), "file.at",
        "intermediate_size");
    row("flag as a text", with("llama-3-8b", "tie_word_embeddings", "no"), "file.at", "tie_word_embeddings");
    row("heads do not divide", with("llama-3-8b", "num_key_value_heads", 7), "import.divide", "num_key_value_heads");
    row("head size", with("gpt2", "n_head", 7), "import.divide", "num_attention_heads");
    row("more experts than there are", with("mixtral-8x7b", "num_experts_per_tok", 9), "import.exceeds", "num_experts");
    row("no experts per token", with("mixtral-8x7b", "num_experts_per_tok", 0), "import.unsound", "config.json");
    row("dense layers", with("deepseek-v3", "first_k_dense_replace", 62), "import.exceeds", "first_k_dense_replace");
    row("every second layer", with("qwen3-30b-a3b", "decoder_sparse_step", 2), "import.unsupported",
        "decoder_sparse_step");
    row("dense in between", with("qwen3-30b-a3b", "mlp_only_layers", {4}), "import.unsupported", "mlp_only_layers");
    row("two towers", with("llama-3-8b", "is_encoder_decoder", true), "import.unsupported", "is_encoder_decoder");
    row("latent without its parts", with("deepseek-v3", "qk_rope_head_dim", nullptr), "import.missing",
        "qk_rope_head_dim");
}

void ModelConfigTest::badFilesGetOneSentence() {
    QFETCH(QByteArray, text);
    QFETCH(QString, id);
    QFETCH(QString, part);
    const auto m = importModelConfig(text.toStdString(), "config.json");
    QVERIFY(!m);
    QCOMPARE(QString::fromStdString(m.problem.id), id);
    const QString sentence = QString::fromStdString(englishText(m.problem));
    QVERIFY2(sentence.contains(QStringLiteral("config.json")) && sentence.contains(part), qPrintable(sentence));
}

/// Every key of every file with values of every kind: an answer with finite counts, or a sentence.
void ModelConfigTest::noValueOfAnyKeyBreaksTheReader() {
    const json values[] = {
        nullptr,        true,          "x", 0, -1, 1, 1e9, 1e-9, 9e18, 1e300, json::array(), json::array({0, 1}),
        json::object(), json{{"a", 1}}};
    for (const char* name : {"llama-3-8b", "deepseek-v3", "qwen2-57b-a14b", "glm-4-9b", "falcon-7b", "gpt2"}) {
        const json good = config(name);
        for (const auto& [key, value] : good.items())
            for (const json& other : values) {
                json file = good;
                file[key] = other;
                const auto m = imported(file);
                if (m)
                    QVERIFY2(m->parameters > 0 && std::isfinite(m->parameters), key.c_str());
                else
                    QVERIFY2(!sentence(m.problem.id).empty(), m.problem.id.c_str());
            }
    }
}

QTEST_APPLESS_MAIN(ModelConfigTest)
#include "model_config_test.moc"
