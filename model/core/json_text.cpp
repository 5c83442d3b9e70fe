// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/json_text.h"

#include <nlohmann/json.hpp>
#include <set>
#include <utility>
#include <vector>

namespace model {
namespace {

using nlohmann::json;

struct Refusal {  // leaves the parser at once: a hostile text is not read to its end
    Problem problem;
};

/// Counts what a first pass over the text meets and keeps the keys of every open object. (The callback of json::parse
/// would do in one pass, but it walks the whole parent at the end of every object: quadratic on long lists.)
class Guard : public nlohmann::json_sax<json> {
public:
    Guard(std::string_view fileName, const JsonLimits& limits) : m_file(fileName), m_limits(limits) {}

    bool null() override { return count(); }
    bool boolean(bool) override { return count(); }
    bool number_integer(number_integer_t) override { return count(); }
    bool number_unsigned(number_unsigned_t) override { return count(); }
    bool number_float(number_float_t, const string_t&) override { return count(); }
    bool string(string_t&) override { return count(); }
    bool binary(binary_t&) override { return count(); }
    bool start_object(std::size_t) override { return open(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        if (!m_keys.back().insert(name).second) refuse("file.duplicate_key", jsonExcerpt(json(name)));
        if (m_keys.back().size() > m_limits.keys) refuse("file.keys", std::to_string(m_limits.keys));
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;  // the second pass meets the same fault and says where
    }

private:
    bool count() {
        if (++m_values > m_limits.values) refuse("file.values", std::to_string(m_limits.values));
        return true;
    }
    bool open() {
        if (m_keys.size() >= static_cast<std::size_t>(m_limits.depth))
            refuse("file.depth", std::to_string(m_limits.depth));
        m_keys.emplace_back();
        return count();
    }
    bool close() {
        m_keys.pop_back();
        return true;
    }
    [[noreturn]] void refuse(std::string_view id, const std::string& detail) const {
        throw Refusal{problem(id, {Arg::text(m_file), Arg::text(detail)})};
    }

    std::string_view m_file;
    const JsonLimits& m_limits;
    std::size_t m_values = 0;
    std::vector<std::set<std::string>> m_keys;
};

Problem atByte(std::string_view id, std::string_view fileName, std::string_view text, std::size_t byte) {
    std::size_t line = 1, column = 1;
    for (std::size_t i = 0; i + 1 < byte && i < text.size(); ++i)
        if (text[i] == '\n')
            ++line, column = 1;
        else
            ++column;
    return problem(id, {Arg::text(fileName), Arg::text(std::to_string(line)), Arg::text(std::to_string(column))});
}

}  // namespace

Outcome<json> parseJson(std::string_view text, std::string_view fileName, const JsonLimits& limits) {
    if (text.size() > limits.bytes)
        return {std::nullopt,
                problem("file.size", {Arg::text(fileName), Arg::number(static_cast<double>(text.size()), "MB"),
                                      Arg::number(static_cast<double>(limits.bytes), "MB")})};
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return {std::nullopt, problem("file.empty", {Arg::text(fileName)})};
    // UTF-16 shows itself by its mark or by the zero byte beside every Latin letter.
    const std::string_view head = text.substr(0, 2);
    if (head == "\xff\xfe" || head == "\xfe\xff" || head.find('\0') != std::string_view::npos)
        return {std::nullopt, atByte("file.utf8", fileName, text, 1)};
    Guard guard(fileName, limits);
    try {
        json::sax_parse(text.begin(), text.end(), &guard);
        return good(json::parse(text.begin(), text.end()));
    } catch (const Refusal& r) {
        return {std::nullopt, r.problem};
    } catch (const json::parse_error& e) {
        const bool utf8 = std::string_view(e.what()).find("UTF-8") != std::string_view::npos;
        return {std::nullopt, atByte(utf8 ? "file.utf8" : "file.json", fileName, text, e.byte)};
    } catch (const json::exception&) {  // a number beyond the range of a double
        return {std::nullopt, problem("file.number", {Arg::text(fileName)})};
    }
}

std::string jsonExcerpt(const json& value) {
    if (value.is_object()) return value.empty() ? "{}" : "{…}";
    if (value.is_array()) return value.empty() ? "[]" : "[…]";
    std::string t = value.dump(-1, ' ', false, json::error_handler_t::replace);
    constexpr std::size_t kLongest = 48;
    if (t.size() <= kLongest) return t;
    std::size_t end = kLongest;
    while (end > 0 && (static_cast<unsigned char>(t[end]) & 0xc0) == 0x80) --end;  // not inside a character
    return t.substr(0, end) + "…";
}

}  // namespace model
