// SPDX-License-Identifier: GPL-3.0-or-later
// Every problem that the model can report has a sentence, every sentence is used, and placeholders are filled in.
#include <QTest>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "model/core/problem.h"

using namespace model;

namespace {

std::string modelSources(bool withSentences) {
    std::string all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(SOURCE_DIR) + "/model")) {
        const auto& path = entry.path();
        if (path.extension() != ".cpp" && path.extension() != ".h") continue;
        if ((path.filename() == "problem_texts.cpp") != withSentences) continue;
        std::ifstream in(path, std::ios::binary);
        all.append(std::istreambuf_iterator<char>(in), {});
    }
    return all;
}

std::set<std::string> matches(const std::string& text, const char* pattern) {
    const std::regex regex(pattern);
    std::set<std::string> out;
    for (auto it = std::sregex_iterator(text.begin(), text.end(), regex); it != std::sregex_iterator(); ++it)
        out.insert((*it)[1]);
    return out;
}

}  // namespace

class ProblemTextsTest : public QObject {
    Q_OBJECT
private slots:
    void everyProblemOfTheSourcesHasASentence() {
        const std::string sources = modelSources(false);
        std::set<std::string> ids = matches(sources, R"re(\bproblem\("([a-z_0-9.]+)")re");
        // ids that reach problem() through a variable
        ids.merge(
            matches(sources, R"re("((?:unit|range|path|value|choice|money|date|flag|name|file|catalog)\.[a-z_]+)")re"));
        QVERIFY(ids.size() > 60);
        for (const auto& id : ids) QVERIFY2(!sentence(id).empty(), id.c_str());
    }

    void everySentenceIsUsed() {
        const std::string sources = modelSources(false);
        const auto rows = matches(modelSources(true), R"re(\{"([a-z]+\.[a-z_0-9]+)",\s*TR_NOOP\("problems")re");
        QVERIFY(rows.size() > 60);
        for (const auto& id : rows) QVERIFY2(sources.find('"' + id + '"') != std::string::npos, id.c_str());
    }

    void argumentsAreFilledInOnce() {
        const Problem inner = problem("range.max", {Arg::key("pools.train.card.tdp"), Arg::number(1e5, "kW")});
        QCOMPARE(englishText(inner), std::string("pools.train.card.tdp must be at most 100 kW."));
        const Problem outer = problem("file.at", {Arg::text("%2.cwb"), Arg::text("here"), Arg::inner(inner)});
        QCOMPARE(englishText(outer), std::string("“%2.cwb”, at here: pools.train.card.tdp must be at most 100 kW."));
        QVERIFY(outer == problem("file.at", {Arg::text("%2.cwb"), Arg::text("here"), Arg::inner(inner)}));
        QVERIFY(!(outer == problem("file.at", {Arg::text("%2.cwb"), Arg::text("here"), Arg::inner(outer)})));
        QCOMPARE(englishText(problem("no.such.id")), std::string("no.such.id"));
        QCOMPARE(englishText(problem("range.max")), std::string(" must be at most ."));  // missing arguments: no crash
    }
};

QTEST_APPLESS_MAIN(ProblemTextsTest)
#include "problem_texts_test.moc"
