// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_support.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QString>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/catalogs.h"
#include "app/examples.h"
#include "app/names.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "app/workbook_file.h"
#include "model/core/units.h"
#include "model/plan/access.h"
#include "model/plan/fabric_workings.h"

namespace app {
namespace {

using model::Arg;
using model::problem;

/// Columns a text takes in a terminal: CJK and full-width forms take two.
qsizetype width(const QString& s) {
    qsizetype n = 0;
    for (const char32_t c : s.toStdU32String())
        n += (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) || (c >= 0xac00 && c <= 0xd7a3) ||
                     (c >= 0xf900 && c <= 0xfaff) || (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60) ||
                     (c >= 0x20000 && c <= 0x3fffd)
                 ? 2
                 : 1;
    return n;
}

std::string oneLine(const QString& s) {
    return utf8(printable(s.simplified()));
}

}  // namespace

QString printable(QString text) {
    for (QChar& c : text)
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            c = QChar::ReplacementCharacter;
    return text;
}

int fail(const Streams& io, const model::Problem& problem, int code) {
    io.err << oneLine(problemText(problem)) << '\n';
    return code;
}

void addLanguage(CLI::App& parser, Source& source) {
    parser.add_option("--lang", source.language, "Language of texts: zh_CN or en; else that of the system");
}

void addSource(CLI::App& parser, Source& source) {
    parser.add_option("FILE", source.file, "Workbook");
    parser.add_option("--example", source.example, "A workbook that comes with the program, by its id");
    parser.add_option("--design", source.design, "Only this design, by name or number from 1")
        ->check([](const std::string& wanted) {
            return wanted.find_first_not_of(' ') == std::string::npos ? "a name or a number is expected" : "";
        });
    // One value per --set, so that FILE may follow.
    parser.add_option("--set", source.sets, "key=value, as often as needed")->allow_extra_args(false);
    addLanguage(parser, source);
}

std::optional<int> parse(CLI::App& parser, const Words& words, const Streams& io) {
    try {
        parser.parse(Words(words.rbegin(), words.rend()));  // CLI11 takes the words from the back
    } catch (const CLI::CallForHelp&) {
        io.out << parser.help();
        return kGood;
    } catch (const CLI::Error& e) {
        return fail(io, problem("app.usage", {Arg::text(parser.get_name()), Arg::text(e.what())}));
    }
    return std::nullopt;
}

std::optional<model::Problem> useLanguage(const Source& source) {
    const QString language = source.language.empty() ? systemLanguage() : languageMeant(text(source.language));
    if (loadLanguage(language) || source.language.empty()) return std::nullopt;
    return problem("app.no_language",
                   {Arg::text(source.language), Arg::text(utf8(languages().join(QLatin1String(", "))))});
}

model::Outcome<int> findDesign(const model::Workbook& workbook, const std::string& wanted) {
    for (std::size_t i = 0; i < workbook.designs.size(); ++i)
        if (workbook.designs[i].name == wanted) return model::good(static_cast<int>(i));
    for (std::size_t i = 0; i < workbook.designs.size(); ++i)  // as it is shown
        if (utf8(titleText(workbook.designs[i].name)) == wanted) return model::good(static_cast<int>(i));
    std::size_t number = 0;
    const char* end = wanted.data() + wanted.size();
    const auto r = std::from_chars(wanted.data(), end, number);
    if (r.ec == std::errc() && r.ptr == end && number >= 1 && number <= workbook.designs.size())
        return model::good(static_cast<int>(number) - 1);
    QStringList names;  // as they are to be typed
    for (const auto& d : workbook.designs) names << text(d.name);
    return {std::nullopt,
            problem("app.no_design", {Arg::text(wanted), Arg::text(utf8(names.join(QLatin1String(", "))))})};
}

namespace {

/// Choosing a catalogue entry by its id brings its values along, as in the window.
std::optional<model::Problem> applySet(model::Project& project, model::Design& design, const std::string& key,
                                       const std::string& value) {
    const auto place = model::findInput(project, design, key);
    if (!place || place->row->kind != model::Kind::Ref) return model::setInput(project, design, key, value);
    return model::applyEntry(model::fieldsOf<model::Design>(), &design, place->path, value, *builtInCatalogs().catalog);
}

std::optional<model::Problem> applySets(Input& input, const std::vector<std::string>& sets) {
    for (const int i : input.designs) {
        auto& item = input.workbook.designs[static_cast<std::size_t>(i)];
        model::Design design = *item.design;
        for (const std::string& s : sets) {
            const std::size_t sign = s.find('=');
            if (sign == std::string::npos || sign == 0) return problem("app.set_form", {Arg::text(s)});
            const std::string key = s.substr(0, sign);
            const auto wrong = applySet(input.workbook.project, design, key, s.substr(sign + 1));
            if (!wrong) continue;
            // "“abc” is not a number" leaves open which of several values it was.
            const bool named = problemText(*wrong).contains(text(key));
            const auto said = named ? *wrong : problem("app.usage", {Arg::text(key), Arg::inner(*wrong)}, key);
            if (input.designs.size() < 2) return said;
            return problem("app.set_design", {Arg::inner(said), Arg::text(item.name)}, key);
        }
        item.design = std::make_shared<const model::Design>(std::move(design));
    }
    return std::nullopt;
}

}  // namespace

model::Outcome<Input> load(const Source& source) {
    if (source.file.empty() == source.example.empty())
        return {std::nullopt, problem("app.file_or_example", {Arg::text("clusterwright")})};
    auto loaded = source.example.empty() ? readWorkbook(text(source.file)) : openExample(text(source.example));
    if (!loaded) return {std::nullopt, loaded.problem};
    Input input{std::move(loaded.value->workbook), {}, std::move(loaded.value->notes)};
    if (input.workbook.designs.empty()) return {std::nullopt, problem("app.no_designs")};
    if (source.design.empty()) {
        for (std::size_t i = 0; i < input.workbook.designs.size(); ++i) input.designs.push_back(static_cast<int>(i));
    } else {
        const auto index = findDesign(input.workbook, source.design);
        if (!index) return {std::nullopt, index.problem};
        input.designs.push_back(*index);
    }
    if (!source.sets.empty())
        if (auto wrong = applySets(input, source.sets)) return {std::nullopt, *wrong};
    return model::good(std::move(input));
}

std::optional<int> begin(CLI::App& parser, Source& source, const Words& words, const Streams& io, Input& input) {
    if (const auto over = parse(parser, words, io)) return *over;
    if (const auto wrong = useLanguage(source)) return fail(io, *wrong);
    auto loaded = load(source);
    if (!loaded) return fail(io, loaded.problem);
    input = std::move(*loaded.value);
    return std::nullopt;
}

int oneDesign(const Source& source, const Input& input) {
    return source.design.empty() ? static_cast<int>(model::baseIndex(input.workbook)) : input.designs.front();
}

const model::DesignItem& designAt(const Input& input, int index) {
    return input.workbook.designs[static_cast<std::size_t>(index)];
}

std::string siUnit(const model::Field& field, std::string_view currency) {
    using model::Kind;
    if (field.kind == Kind::Integer) return "1";
    if (field.kind != Kind::Quantity) return "";
    if (field.dim == model::dim::none) return "1";
    for (const auto& u : model::unit_table::kUnits) {
        if (!(u.dim == field.dim)) continue;
        std::string symbol(u.symbol);  // the SI unit stands first
        constexpr std::string_view kMoney = "money";
        if (symbol.compare(0, kMoney.size(), kMoney) == 0) symbol.replace(0, kMoney.size(), currency);
        return symbol;
    }
    return "";
}

Json valueJson(const model::Value& value) {
    struct Write {
        Json operator()(std::monostate) const { return nullptr; }
        Json operator()(double v) const { return std::isfinite(v) ? Json(v) : Json(nullptr); }
        Json operator()(std::int64_t v) const { return v; }
        Json operator()(bool v) const { return v; }
        Json operator()(const std::string& v) const { return v; }
        Json operator()(const model::Money& v) const { return {{"amount", v.amount}, {"currency", v.currency}}; }
        Json operator()(const model::Date& v) const { return model::dateText(v); }
    };
    return std::visit(Write{}, value);
}

Json quantityJson(const model::Field& field, const model::Value& value, std::string_view currency) {
    return {{"value", valueJson(value)},
            {"unit", siUnit(field, currency)},
            {"text", utf8(valueText(field, value, currency))}};
}

Json quantityJson(double si, std::string_view unit) {
    const bool finite = std::isfinite(si);
    const std::string_view shown = finite ? model::scaledUnit(si, unit) : unit;
    return {{"value", finite ? Json(si) : Json(nullptr)},
            {"unit", unit.empty() ? "1" : std::string(unit)},
            {"text", utf8(quantityText(si, shown))}};
}

QString resultText(const model::Place& place, const Evaluated& of) {
    const QString out = resultText(of.project, of.design, of.results, place);
    const bool bySimulation = place.path == "training.days_p50" || place.path == "training.days_p90" ||
                              place.path == "training.days_mean" || place.path == "reliability.goodput";
    if (!bySimulation || of.results.simulated || model::isBlank(place.value())) return out;
    return QCoreApplication::translate("texts", "%1 (closed form)").arg(out);
}

Json blankJson(const model::Blank& blank) {
    return {{"state", model::wordOf(blank.state)}, {"key", blank.why.key}, {"text", utf8(problemText(blank.why))}};
}

Json resultsJson(const Evaluated& of) {
    const std::string_view currency = model::currencyCode(of.project);
    Json out = Json::object();
    model::forEachResult(of.results, [&](const model::Place& p) {
        const auto blank = model::whyBlank(of.project, of.design, of.results, p.path);
        Json& entry = out[p.path] = {{"value", blank ? Json(nullptr) : valueJson(p.value())},
                                     {"unit", siUnit(*p.row, currency)},
                                     {"text", utf8(blank ? blankText(*blank) : resultText(p, of))}};
        if (blank)
            entry["why"] = blankJson(*blank);
        else if (const auto how = model::workingOf(of.project, of.design, of.results, p.path))
            entry["workings"] = utf8(problemText(*how));
    });
    return out;
}

std::string_view severityWord(model::Severity severity) {
    switch (severity) {
        case model::Severity::Error:
            return "error";
        case model::Severity::Warning:
            return "warning";
        case model::Severity::Info:
            break;
    }
    return "info";
}

Json problemsJson(const std::vector<model::Problem>& problems) {
    Json out = Json::array();
    for (const auto& p : problems)
        out.push_back(
            {{"key", p.key}, {"severity", severityWord(p.severity)}, {"id", p.id}, {"text", utf8(problemText(p))}});
    return out;
}

void print(std::ostream& out, const Json& json) {
    out << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

void TextTable::print(std::ostream& out) const {
    std::vector<qsizetype> widths;
    for (const auto& row : m_rows)
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (static_cast<std::size_t>(i) >= widths.size()) widths.push_back(0);
            auto& w = widths[static_cast<std::size_t>(i)];
            w = std::max(w, width(row[i]));
        }
    for (const auto& row : m_rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i) {
            line += printable(row[i]);
            if (i + 1 < row.size()) line += QString(widths[static_cast<std::size_t>(i)] - width(row[i]) + 2, u' ');
        }
        while (line.endsWith(u' ')) line.chop(1);
        out << utf8(line) << '\n';
    }
}

QByteArray csvLine(const QStringList& cells) {
    QByteArray out;
    for (const QString& cell : cells) {
        if (&cell != &cells.front()) out += ',';
        QString c = cell;
        const bool quoted = c.contains(u',') || c.contains(u'"') || c.contains(u'\n') || c.contains(u'\r');
        c.replace(QLatin1String("\""), QLatin1String("\"\""));
        out += quoted ? ('"' + c.toUtf8() + '"') : c.toUtf8();
    }
    return out += "\r\n";
}

QString csvNumber(double value) {
    return text(model::tableNumber(value));
}

}  // namespace app
