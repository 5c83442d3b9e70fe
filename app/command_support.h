// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What the verbs share: where the workbook comes from, choosing designs, --set, results as JSON, aligned tables.

#include <functional>
#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "app/command_line.h"
#include "model/catalog/catalog.h"
#include "model/core/fields.h"
#include "model/plan/blank.h"
#include "model/plan/results.h"

namespace CLI {
class App;
}

namespace app {

using Json = nlohmann::ordered_json;

inline constexpr int kGood = 0, kFindings = 1, kBadUse = 2;

struct Streams {
    std::ostream& out;
    std::ostream& err;
    const Extras& extras;
};
using Words = std::vector<std::string>;

/// The text without what a terminal would obey: control characters become a mark.
QString printable(QString text);
/// Says one sentence on `err`; returns `code`.
int fail(const Streams& io, const model::Problem& problem, int code = kBadUse);

/// Options that verbs share.
struct Source {
    std::string file, example, design, language, catalogs;
    std::vector<std::string> sets;
};
/// Adds FILE, --example, --design, --set, --lang.
void addSource(CLI::App& parser, Source& source);
void addLanguage(CLI::App& parser, Source& source);
/// Parses and answers the exit code when the verb is over already (help, bad use).
std::optional<int> parse(CLI::App& parser, const Words& words, const Streams& io);
/// Loads the language that was asked for, else that of the system; what the window is set to is its own affair.
std::optional<model::Problem> useLanguage(const Source& source);

struct Input {
    model::Workbook workbook;
    std::vector<int> designs;  ///< chosen, never empty
    std::vector<model::Problem> notes;
};
/// Reads the workbook, chooses the designs and applies --set to them.
model::Outcome<Input> load(const Source& source);
/// How verbs over a workbook begin: words parsed, language and workbook loaded. The exit code when the verb is over.
std::optional<int> begin(CLI::App& parser, Source& source, const Words& words, const Streams& io, Input& input);
/// The design of verbs that answer for one: the chosen one, else the base.
int oneDesign(const Source& source, const Input& input);
const model::DesignItem& designAt(const Input& input, int index);
/// Position of a design by name, else by number from 1.
model::Outcome<int> findDesign(const model::Workbook& workbook, const std::string& wanted);

/// "W", "CNY", "1" (no unit) or "" (texts): the unit of Value in SI.
std::string siUnit(const model::Field& field, std::string_view currency);
/// SI number, whole number, flag, text or null.
Json valueJson(const model::Value& value);
/// {"value", "unit", "text"}
Json quantityJson(const model::Field& field, const model::Value& value, std::string_view currency);
Json quantityJson(double si, std::string_view unit);
/// A design with its results.
struct Evaluated {
    const model::Project& project;
    const model::Design& design;
    const model::Results& results;
};
/// Text of a result, or why it has none; days and goodput say when they are the closed form.
QString resultText(const model::Place& place, const Evaluated& of);
Json resultsJson(const Evaluated& of);
/// {"state", "key", "text"} of a blank result.
Json blankJson(const model::Blank& blank);
Json problemsJson(const std::vector<model::Problem>& problems);
std::string_view severityWord(model::Severity severity);

void print(std::ostream& out, const Json& json);

/// Rows of cells in columns as wide as their widest cell; wide characters count twice.
class TextTable {
public:
    void add(const QStringList& cells) { m_rows.push_back(cells); }
    void print(std::ostream& out) const;

private:
    std::vector<QStringList> m_rows;
};

/// One line of comma separated values (RFC 4180), with line end.
QByteArray csvLine(const QStringList& cells);
inline constexpr char kUtf8Mark[] = "\xEF\xBB\xBF";  ///< spreadsheet programs take the file for UTF-8 by it
/// Number for CSV: C locale, 15 digits.
QString csvNumber(double value);

/// Verbs, by group.
int runNew(const Words&, const Streams&);
int runImport(const Words&, const Streams&);
int runEvaluate(const Words&, const Streams&);
int runCheck(const Words&, const Streams&);
int runSolve(const Words&, const Streams&);
int runSimulate(const Words&, const Streams&);
int runSearch(const Words&, const Streams&);
int runValidate(const Words&, const Streams&);
int runExport(const Words&, const Streams&);
int runDrill(const Words&, const Streams&);
int runCompare(const Words&, const Streams&);
int runBom(const Words&, const Streams&);
int runReport(const Words&, const Streams&);
int runFields(const Words&, const Streams&);
int runSchema(const Words&, const Streams&);
int runCatalog(const Words&, const Streams&);

}  // namespace app
