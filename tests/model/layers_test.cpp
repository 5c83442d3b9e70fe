// SPDX-License-Identifier: GPL-3.0-or-later
// Holds every #include of model/, app/ and views/ against the layer table (layers.h), after trying the checker itself
// on planted lines: what cannot fail proves nothing.
#include <QLibraryInfo>
#include <QTest>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/model/layers.h"

namespace {

using layers::Names;
using layers::Source;
using layers::startsWith;
using layers::violations;

std::vector<Source> readLayer(const std::filesystem::path& root, const std::string& layer) {
    std::vector<Source> sources;
    if (!std::filesystem::is_directory(root / layer)) return sources;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / layer)) {
        const std::string end = entry.path().extension().string();
        if (!entry.is_regular_file() || (end != ".h" && end != ".hpp" && end != ".cpp")) continue;
        std::ifstream in(entry.path(), std::ios::binary);
        sources.push_back({entry.path().lexically_relative(root).generic_string(),
                           std::string(std::istreambuf_iterator<char>(in), {})});
    }
    std::sort(sources.begin(), sources.end(), [](const Source& a, const Source& b) { return a.path < b.path; });
    return sources;
}

// The installed Qt says itself which headers are those of its widgets.
Names installedWidgetHeaders() {
    Names names;
    const std::filesystem::path headers = QLibraryInfo::path(QLibraryInfo::HeadersPath).toStdString();
    for (const char* module : {"QtWidgets", "QtPrintSupport", "QtSvg"}) {
        if (!std::filesystem::is_directory(headers / module)) continue;
        for (const auto& entry : std::filesystem::directory_iterator(headers / module))
            names.insert(entry.path().filename().string());
    }
    return names;
}

std::vector<std::string> planted(const std::string& path, const std::string& text) {
    static const Names widgets = {"QWidget", "qwidget.h"};
    return violations({{path, text}}, widgets);
}

}  // namespace

class LayersTest : public QObject {
    Q_OBJECT
private slots:
    void aForbiddenIncludeIsFound_data() {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<std::string>("line");
        const auto row = [](const char* name, const char* path, const char* line) {
            QTest::newRow(name) << std::string(path) << std::string(line);
        };
        row("Qt in the model", "model/site/power.cpp", "#include <QString>");
        row("Qt by module in the model", "model/site/power.cpp", "#include <QtCore/QString>");
        row("Qt by file in the model", "model/site/power.cpp", "#include <qglobal.h>");
        row("app in the model", "model/site/power.h", "#include \"app/document.h\"");
        row("views in the model", "model/site/power.cpp", "#include \"views/main_window.h\"");
        row("unlisted library in the model", "model/site/power.cpp", "#include <CLI/CLI.hpp>");
        row("JSON in a header", "model/files/workbook.h", "#include <nlohmann/json.hpp>");
        row("Eigen in a header", "model/reliability/chain.h", "#include <Eigen/Dense>");
        row("Boost in a header", "model/core/random.h", "#include <boost/math/distributions/gamma.hpp>");
        row("Random123 in a header", "model/core/random.h", "#include <Random123/philox.h>");
        row("TBB in a header", "model/core/parallel.h", "#include <oneapi/tbb/parallel_for.h>");
        row("TBB past the wrapper", "model/training/search.cpp", "#include <tbb/parallel_for.h>");
        row("parallel algorithms", "model/training/search.cpp", "#include <execution>");
        row("core includes a room", "model/core/table.cpp", "#include \"model/site/power.h\"");
        row("a room includes plan", "model/site/power.cpp", "#include \"model/plan/design.h\"");
        row("a source as a header", "model/plan/evaluate.cpp", "#include \"model/site/power.cpp\"");
        row("views in app", "app/document.cpp", "#include \"views/main_window.h\"");
        row("views in another main", "app/cli/main.cpp", "#include \"views/main_window.h\"");
        row("a widget in app", "app/document.cpp", "#include <QWidget>");
        row("a widget by file in app", "app/document.h", "#include <qwidget.h>");
        row("a widget by module in app", "app/document.h", "#include <QtWidgets/QWidget>");
        row("all widgets in app", "app/document.h", "#include <QtWidgets>");
        row("charts in app", "app/document.cpp", "#include <qcustomplot.h>");
        row("main in views", "views/window.cpp", "#include \"app/main.h\"");
        row("a relative path", "views/window.cpp", "#include \"../app/document.h\"");
        row("a path through dots", "model/site/power.h", "#include \"model/../app/document.h\"");
        row("a neighbour", "app/document.h", "#include \"jobs.h\"");
        row("ours in angle brackets", "app/document.cpp", "#include <views/main_window.h>");
        row("a macro", "model/site/power.cpp", "#include HEADER");
        row("spaces inside", "model/site/power.cpp", "  #  include<QString>");
        row("behind a comment", "model/site/power.cpp", "/* why */ #include <QString>  // because");
        row("Windows line end", "model/site/power.cpp", "#include <QString>\r");
    }
    void aForbiddenIncludeIsFound() {
        QFETCH(std::string, path);
        QFETCH(std::string, line);
        const auto found = planted(path, "// first\n#include <vector>\n" + line + "\nint x;\n");
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY2(startsWith(found[0], path + ":3: "), found[0].c_str());
    }

    void anAllowedIncludeIsNot_data() {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<std::string>("line");
        const auto row = [](const char* name, const char* path, const char* line) {
            QTest::newRow(name) << std::string(path) << std::string(line);
        };
        row("the standard library", "model/site/power.h", "#include <stop_token>");
        row("own room", "model/site/power.cpp", "#include \"model/site/power.h\"");
        row("core", "model/site/power.h", "#include \"model/core/quantity.h\"");
        row("JSON in a source", "model/files/workbook.cpp", "#include <nlohmann/json.hpp>");
        row("JSON declarations", "model/files/workbook.h", "#include <nlohmann/json_fwd.hpp>");
        row("Boost in a source", "model/core/random.cpp", "#include <boost/math/special_functions/erf.hpp>");
        row("TBB behind the wrapper", "model/core/parallel.cpp", "#include <oneapi/tbb/parallel_for.h>");
        row("plan includes a room", "model/plan/evaluate.cpp", "#include \"model/site/power.h\"");
        row("files include plan", "model/files/workbook.cpp", "#include \"model/plan/workbook.h\"");
        row("main sees views", "app/main.cpp", "#include \"views/main_window.h\"");
        row("main sees widgets", "app/main.cpp", "#include <QWidget>");
        row("Qt Gui in app", "app/document.h", "#include <QPdfWriter>");
        row("app in views", "views/window.cpp", "#include \"app/document.h\"");
        row("charts in views", "views/chart/shell.cpp", "#include <qcustomplot.h>");
        row("generated", "app/document.cpp", "#include \"document.moc\"");
        row("a comment", "model/site/power.cpp", "// #include <QString>");
        row("a long comment", "model/site/power.cpp", "/* so:\n#include <QString>\n*/");
    }
    void anAllowedIncludeIsNot() {
        QFETCH(std::string, path);
        QFETCH(std::string, line);
        const auto found = planted(path, line + "\n");
        QVERIFY2(found.empty(), found.empty() ? "" : found[0].c_str());
    }

    void theLastLineCountsWithoutItsEnd() {
        QCOMPARE(planted("model/site/a.h", "#include <QString>").size(), std::size_t{1});
    }

    void aFileOutsideTheRoomsIsFound() {
        QCOMPARE(planted("model/loose.h", "int x;\n").size(), std::size_t{1});
        QCOMPARE(planted("model/attic/old.h", "int x;\n").size(), std::size_t{1});
    }

    void roomsInACircleAreFound() {
        std::vector<Source> sources = {{"model/site/a.h", "#include \"model/cost/b.h\"\n"},
                                       {"model/cost/b.h", "\n#include \"model/storage/c.h\"\n"},
                                       {"model/storage/c.h", "#include <vector>\n"}};
        QVERIFY(violations(sources, {}).empty());
        sources[2].text += "#include \"model/site/a.h\"\n";
        const auto found = violations(sources, {});
        QCOMPARE(found.size(), std::size_t{3});
        QVERIFY(std::any_of(found.begin(), found.end(),
                            [](const std::string& text) { return startsWith(text, "model/storage/c.h:2: "); }));
    }

    void theInstalledQtNamesItsWidgets() {
        const Names names = installedWidgetHeaders();
        QVERIFY(names.count("QWidget") == 1 && names.count("qmainwindow.h") == 1);
        QVERIFY(names.count("QString") == 0 && names.count("QImage") == 0);
    }

    void everyIncludeKeepsToTheLayers() {
        std::vector<Source> sources;
        for (const char* layer : {"model", "app", "views"}) {
            const std::vector<Source> more = readLayer(SOURCE_DIR, layer);
            sources.insert(sources.end(), more.begin(), more.end());
        }
        QVERIFY2(std::any_of(sources.begin(), sources.end(),
                             [](const Source& source) { return source.path == "app/main.cpp"; }),
                 "the sources are not where the test looks");
        std::size_t includes = 0;
        for (const Source& source : sources) includes += layers::includesOf(source).size();
        QVERIFY(includes > 0);
        std::string all;
        for (const std::string& text : violations(sources, installedWidgetHeaders())) all += "\n" + text;
        QVERIFY2(all.empty(), all.c_str());
    }
};

QTEST_APPLESS_MAIN(LayersTest)
#include "layers_test.moc"
