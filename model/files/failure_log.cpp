// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/failure_log.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <optional>
#include <set>
#include <tuple>

namespace model {
namespace {

constexpr std::size_t kMostBytes = std::size_t{256} << 20, kMostRows = 2'000'000, kMostFields = 256;
constexpr std::size_t kExcerpt = 40;    // bytes of a bad value in a sentence
constexpr std::size_t kMostNamed = 12;  // classes named in a sentence
constexpr double kMostHours = 1e15;     // of units or downtime: 10^9 cards for a hundred years are 10^15 h
constexpr double kSecondsPerHour = 3600;

/// The value as it stands in the file, cut at a whole character.
std::string excerpt(std::string_view value) {
    if (value.size() <= kExcerpt) return std::string(value);
    std::size_t n = kExcerpt;
    while (n > 0 && (static_cast<unsigned char>(value[n]) & 0xC0) == 0x80) --n;
    return std::string(value.substr(0, n)) + "…";
}

std::string_view trimmed(std::string_view s) {
    constexpr std::string_view kBlanks = " \t";
    const std::size_t first = s.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return s.substr(first, s.find_last_not_of(kBlanks) - first + 1);
}

std::string listed(const std::set<std::string>& names) {
    std::string out;
    std::size_t n = 0;
    for (const auto& name : names) {
        if (n++ == kMostNamed) return out + ", …";
        out += (out.empty() ? "" : ", ") + excerpt(name);
    }
    return out;
}

/// Length of the UTF-8 character at the front, 0 for what is none.
std::size_t characterAt(std::string_view s) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(s[i]); };
    const unsigned char lead = byte(0);
    const std::size_t n = lead < 0x80                   ? 1
                          : lead >= 0xC2 && lead < 0xE0 ? 2
                          : lead >= 0xE0 && lead < 0xF0 ? 3
                          : lead >= 0xF0 && lead < 0xF5 ? 4
                                                        : 0;
    if (n == 0 || n > s.size()) return 0;
    for (std::size_t i = 1; i < n; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    return n;
}

struct Line {
    std::size_t number = 0;  ///< of its first line in the file, from 1
    std::vector<std::string> fields;
};

/// Splits a text into lines of fields; one problem for the whole file.
class Splitter {
public:
    Splitter(std::string_view text, std::string_view file) : m_text(text), m_file(file) {
        if (m_text.starts_with("\xEF\xBB\xBF")) m_text.remove_prefix(3);
        m_separator = separator();
    }
    char separatorUsed() const { return m_separator; }
    std::optional<Problem> check() const {
        if (m_text.size() > kMostBytes)
            return problem("log.size", {Arg::text(m_file), Arg::number(static_cast<double>(m_text.size()), "B"),
                                        Arg::number(static_cast<double>(kMostBytes), "B")});
        if (m_text.find_first_not_of(" \t\r\n") == std::string_view::npos)
            return problem("log.empty", {Arg::text(m_file)});
        std::size_t line = 1;
        for (std::size_t i = 0; i < m_text.size();) {
            const std::size_t n = characterAt(m_text.substr(i));
            if (n == 0 || m_text[i] == '\0')
                return problem("log.text", {Arg::text(m_file), Arg::text(std::to_string(line))});
            if (m_text[i] == '\n') ++line;
            i += n;
        }
        return std::nullopt;
    }
    /// The next line that is not blank; nothing at the end or with a problem.
    std::optional<Line> next() {
        while (m_at < m_text.size()) {
            Line line = read();
            if (wrong) return std::nullopt;
            if (line.fields.size() > 1 || !trimmed(line.fields.front()).empty()) return line;
        }
        return std::nullopt;
    }
    std::optional<Problem> wrong;

private:
    /// What the first line holds most of.
    char separator() const {
        const std::string_view head = m_text.substr(0, m_text.find_first_of("\r\n"));
        constexpr std::array kSeparators{',', ';', '\t'};
        return *std::max_element(kSeparators.begin(), kSeparators.end(), [&](char a, char b) {
            return std::count(head.begin(), head.end(), a) < std::count(head.begin(), head.end(), b);
        });
    }
    bool atEnd() const { return m_at == m_text.size() || m_text[m_at] == '\n' || m_text[m_at] == '\r'; }
    Line read() {
        Line line{m_line, {}};
        while (!wrong) {
            if (line.fields.size() == kMostFields) {
                wrong = problem("log.many_fields", {Arg::text(m_file), Arg::text(std::to_string(line.number)),
                                                    Arg::text(std::to_string(kMostFields))});
                break;
            }
            line.fields.push_back(field(line.number));
            if (atEnd()) break;
            ++m_at;  // the separator
        }
        if (m_text.substr(m_at, 2) == "\r\n")
            m_at += 2;
        else if (m_at < m_text.size())
            ++m_at;
        ++m_line;
        return line;
    }
    std::string field(std::size_t line) {
        std::size_t start = m_at;
        while (start < m_text.size() && m_text[start] == ' ') ++start;
        if (start == m_text.size() || m_text[start] != '"') {
            const std::size_t end = m_text.find_first_of(m_separator == ';'    ? ";\r\n"
                                                         : m_separator == '\t' ? "\t\r\n"
                                                                               : ",\r\n",
                                                         m_at);
            const std::string_view plain = m_text.substr(m_at, end == std::string_view::npos ? end : end - m_at);
            m_at += plain.size();
            return std::string(trimmed(plain));
        }
        std::string out;
        for (m_at = start + 1; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == '\n') ++m_line;
            if (m_text[m_at] != '"') {
                out += m_text[m_at];
                continue;
            }
            if (m_text.substr(m_at, 2) != "\"\"") break;
            out += m_text[m_at++];
        }
        if (m_at < m_text.size())
            ++m_at;
        else
            wrong = problem("log.quote", {Arg::text(m_file), Arg::text(std::to_string(line))});
        while (m_at < m_text.size() && m_text[m_at] == ' ') ++m_at;
        if (!wrong && !atEnd() && m_text[m_at] != m_separator)
            wrong = problem("log.quote", {Arg::text(m_file), Arg::text(std::to_string(line))});
        return out;
    }

    std::string_view m_text, m_file;
    char m_separator = ',';
    std::size_t m_at = 0, m_line = 1;
};

std::optional<double> numberOf(std::string_view text, bool decimalComma) {
    std::string s(trimmed(text));
    if (decimalComma) std::replace(s.begin(), s.end(), ',', '.');
    double x = 0;
    const auto r = std::from_chars(s.data(), s.data() + s.size(), x);
    if (s.empty() || r.ec != std::errc() || r.ptr != s.data() + s.size() || !std::isfinite(x)) return std::nullopt;
    return x;
}

std::optional<bool> flagOf(std::string_view text) {
    const std::string s = spelling(text);
    for (const std::string_view yes : {"yes", "y", "true", "1", "是"})
        if (s == yes) return true;
    for (const std::string_view no : {"no", "n", "false", "0", "否"})
        if (s == no) return false;
    return std::nullopt;
}

/// "2026-11-29", "2026/11/29 14:05", "2026-11-29T14:05:09.5+08:00": seconds since 1970 in the clock of the log, or in
/// UTC where every line says its zone.
std::optional<double> timeOf(std::string_view text) {
    std::string_view s = trimmed(text);
    const auto whole = [&](std::size_t least, std::size_t most) -> std::optional<int> {
        std::size_t n = 0;
        int value = 0;
        while (n < s.size() && n < most && s[n] >= '0' && s[n] <= '9') value = value * 10 + (s[n++] - '0');
        if (n < least) return std::nullopt;
        s.remove_prefix(n);
        return value;
    };
    const auto skip = [&](std::string_view any) {
        if (s.empty() || any.find(s.front()) == std::string_view::npos) return false;
        s.remove_prefix(1);
        return true;
    };
    const auto year = whole(4, 4);
    if (!year || !skip("-/")) return std::nullopt;
    const auto month = whole(1, 2);
    if (!month || !skip("-/")) return std::nullopt;
    const auto day = whole(1, 2);
    if (!day) return std::nullopt;
    namespace c = std::chrono;
    const c::year_month_day date{c::year{*year}, c::month(static_cast<unsigned>(*month)),
                                 c::day(static_cast<unsigned>(*day))};
    if (!date.ok()) return std::nullopt;
    double seconds = static_cast<double>(c::sys_days{date}.time_since_epoch().count()) * 86400;
    if (s.empty()) return seconds;
    if (!skip("T ")) return std::nullopt;
    const auto hour = whole(1, 2);
    if (!hour || *hour > 24 || !skip(":")) return std::nullopt;
    const auto minute = whole(2, 2);
    if (!minute || *minute > 59) return std::nullopt;
    seconds += *hour * 3600.0 + *minute * 60.0;
    if (skip(":")) {
        const auto second = whole(2, 2);
        if (!second || *second > 60) return std::nullopt;
        seconds += *second;
        if (skip(".")) whole(1, 9);
    }
    if (s.empty() || s == "Z" || s == "z") return seconds;
    const double sign = s.front() == '-' ? -1 : 1;
    if (!skip("+-")) return std::nullopt;
    const auto zoneHour = whole(2, 2);
    skip(":");
    const auto zoneMinute = s.empty() ? std::optional(0) : whole(2, 2);
    if (!zoneHour || !zoneMinute || !s.empty()) return std::nullopt;
    return seconds - sign * (*zoneHour * 3600.0 + *zoneMinute * 60.0);
}

/// A file with a header line: columns by name, values by column, problems with line and column.
class Sheet {
public:
    Sheet(std::string_view text, std::string_view file, const ClassNames& known)
        : m_file(file), m_known(known), m_lines(text, file) {}

    std::optional<Problem> begin(const std::vector<std::string_view>& wanted) {
        if (auto bad = m_lines.check()) return bad;
        const auto header = m_lines.next();
        if (!header) return m_lines.wrong;
        std::string missing;
        m_columns.assign(wanted.size(), 0);
        m_width = header->fields.size();
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const auto at = std::find_if(header->fields.begin(), header->fields.end(),
                                         [&](const std::string& name) { return spelling(name) == wanted[i]; });
            if (at == header->fields.end()) missing += (missing.empty() ? "" : ", ") + std::string(wanted[i]);
            m_columns[i] = static_cast<std::size_t>(at - header->fields.begin());
            m_names.emplace_back(wanted[i]);
        }
        if (!missing.empty()) {
            std::string all;
            for (const auto& name : m_names) all += (all.empty() ? "" : ", ") + name;
            return problem("log.header", {Arg::text(m_file), Arg::text(missing), Arg::text(all)});
        }
        for (const auto& name : header->fields)
            if (std::find(wanted.begin(), wanted.end(), spelling(name)) == wanted.end()) unused.insert(name);
        return std::nullopt;
    }
    /// Goes to the next line; false at the end or with a problem in `wrong`.
    bool next() {
        auto line = m_lines.next();
        wrong = m_lines.wrong;
        if (!line) return false;
        if (++m_rows > kMostRows) {
            wrong = problem("log.rows", {Arg::text(m_file), Arg::text(std::to_string(kMostRows))});
            return false;
        }
        if (line->fields.size() != m_width) {
            wrong = problem("log.fields",
                            {Arg::text(m_file), Arg::text(std::to_string(line->number)),
                             Arg::text(std::to_string(line->fields.size())), Arg::text(std::to_string(m_width))});
            return false;
        }
        m_line = std::move(*line);
        return true;
    }
    const std::string& field(std::size_t column) const { return m_line.fields[m_columns[column]]; }
    bool decimalComma() const { return m_lines.separatorUsed() != ','; }
    void refuse(std::size_t column, std::string_view expected) {
        if (!wrong)
            wrong = problem("log.value",
                            {Arg::text(m_file), Arg::text(std::to_string(m_line.number)), Arg::text(m_names[column]),
                             Arg::text(excerpt(field(column))), Arg::inner(problem(expected))});
    }
    /// Hours from 0 on; a blank is nothing.
    std::optional<Duration> hours(std::size_t column) {
        if (field(column).empty()) return std::nullopt;
        const auto x = numberOf(field(column), decimalComma());
        if (!x || *x < 0 || *x > kMostHours) refuse(column, "log.want_hours");
        return Duration{x.value_or(0) * kSecondsPerHour};
    }
    /// The class that is meant; an unknown one is kept for the one sentence about all of them.
    std::string className(std::size_t column) {
        if (field(column).empty()) refuse(column, "log.want_class");
        const auto found = m_known.find(spelling(field(column)));
        if (found != m_known.end()) return found->second;
        if (m_unknown.size() <= kMostNamed) m_unknown.insert(field(column));
        return {};
    }
    std::optional<Problem> unknownClasses() const {
        if (m_unknown.empty()) return std::nullopt;
        std::string names;  // all of them: one of these is what has to be written
        std::set<std::string> seen;
        for (const auto& [written, name] : m_known)
            if (seen.insert(name).second) names += (names.empty() ? "" : ", ") + name;
        return problem("log.classes", {Arg::text(m_file), Arg::text(listed(m_unknown)), Arg::text(names)});
    }
    std::size_t line() const { return m_line.number; }

    std::optional<Problem> wrong;
    std::set<std::string> unused;

private:
    std::string_view m_file;
    const ClassNames& m_known;
    Splitter m_lines;
    std::vector<std::size_t> m_columns;
    std::vector<std::string> m_names;
    std::size_t m_width = 0, m_rows = 0;
    Line m_line;
    std::set<std::string> m_unknown;
};

}  // namespace

std::string spelling(std::string_view name) {
    std::string out(trimmed(name));
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

Outcome<FailureLog> readFailureLog(std::string_view text, std::string_view fileName, const ClassNames& known) {
    enum Column { Time, Class, Unit, Stopped, Replaced, Downtime };
    Sheet sheet(text, fileName, known);
    if (auto wrong = sheet.begin({"time", "class", "unit", "stopped_job", "hardware_replaced", "downtime_h"}))
        return {std::nullopt, *wrong};
    FailureLog log;
    std::set<std::tuple<double, std::string, std::string>> seen;
    std::size_t twice = 0;
    double first = 0, last = 0;
    while (sheet.next()) {
        FailureEvent e;
        const auto when = timeOf(sheet.field(Time));
        if (!when) sheet.refuse(Time, "log.want_time");
        e.when = when.value_or(0);
        e.failureClass = sheet.className(Class);
        e.unit = sheet.field(Unit);
        const auto stopped = flagOf(sheet.field(Stopped));
        if (!stopped) sheet.refuse(Stopped, "log.want_flag");
        e.stoppedJob = stopped.value_or(false);
        e.hardwareReplaced = flagOf(sheet.field(Replaced));
        if (!e.hardwareReplaced && !sheet.field(Replaced).empty()) sheet.refuse(Replaced, "log.want_flag_or_blank");
        e.downtime = sheet.hours(Downtime);
        if (sheet.wrong) break;
        if (!e.unit.empty() && !seen.emplace(e.when, e.failureClass, e.unit).second) ++twice;
        first = log.events.empty() ? e.when : std::min(first, e.when);
        last = log.events.empty() ? e.when : std::max(last, e.when);
        log.events.push_back(std::move(e));
    }
    if (sheet.wrong) return {std::nullopt, *sheet.wrong};
    if (auto unknown = sheet.unknownClasses()) return {std::nullopt, *unknown};
    log.span = Duration{last - first};
    if (!sheet.unused.empty())
        log.notes.push_back(
            problem("log.columns", {Arg::text(fileName), Arg::text(listed(sheet.unused))}, "", Severity::Info));
    if (twice > 0)
        log.notes.push_back(problem("log.duplicates", {Arg::text(fileName), Arg::number(static_cast<double>(twice))},
                                    "", Severity::Warning));
    return good(std::move(log));
}

Outcome<std::map<std::string, Duration>> readUnitHours(std::string_view text, std::string_view fileName,
                                                       const ClassNames& known) {
    enum Column { Class, Hours };
    Sheet sheet(text, fileName, known);
    if (auto wrong = sheet.begin({"class", "unit_hours"})) return {std::nullopt, *wrong};
    std::map<std::string, Duration> out;
    while (sheet.next()) {
        const std::string name = sheet.className(Class);
        const auto hours = sheet.hours(Hours);
        if (!hours || !(hours->si > 0)) sheet.refuse(Hours, "log.want_unit_hours");
        if (sheet.wrong) break;
        if (!name.empty() && !out.emplace(name, *hours).second)
            return {std::nullopt, problem("log.twice", {Arg::text(fileName), Arg::text(std::to_string(sheet.line())),
                                                        Arg::text(name)})};
    }
    if (sheet.wrong) return {std::nullopt, *sheet.wrong};
    if (auto unknown = sheet.unknownClasses()) return {std::nullopt, *unknown};
    return good(std::move(out));
}

}  // namespace model
