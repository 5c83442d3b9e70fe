// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/field_json.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "model/core/fields.h"
#include "model/core/json_text.h"

namespace model {
namespace {

using nlohmann::json;

Problem wanted(const Field& row, const json& given) {
    std::vector<Arg> args{Arg::text(jsonExcerpt(given))};
    switch (row.kind) {
        case Kind::Quantity:
            if (row.unit.empty()) return problem("value.want_number", std::move(args));
            args.push_back(Arg::text(kindName(row.dim)));
            args.push_back(Arg::text(row.unit));
            return problem("value.want_quantity", std::move(args));
        case Kind::Integer:
            return problem("value.want_integer", std::move(args));
        case Kind::Flag:
            return problem("value.want_flag", std::move(args));
        case Kind::Amount:
            return problem("value.want_money", std::move(args));
        case Kind::Day:
            return problem("value.want_date", std::move(args));
        case Kind::Choice: {
            std::string words;
            for (const auto& c : row.choices) words += (words.empty() ? "" : ", ") + std::string(c.word);
            args.push_back(Arg::text(words));
            return problem("value.want_choice", std::move(args));
        }
        case Kind::Text:
        case Kind::Ref:
        case Kind::ItemRef:
        case Kind::Group:
        case Kind::List:
            break;
    }
    return problem("value.want_text", std::move(args));
}

Outcome<Value> checked(const Field& row, Value value) {
    if (auto p = checkHard(row, value)) return {std::nullopt, std::move(*p)};
    return good(std::move(value));
}

}  // namespace

nlohmann::ordered_json toJson(const Field& row, const Value& value) {
    if (std::holds_alternative<std::monostate>(value)) return nullptr;
    if (const auto* n = std::get_if<std::int64_t>(&value)) return *n;
    if (const auto* b = std::get_if<bool>(&value)) return *b;
    if (const auto* d = std::get_if<double>(&value)) {
        if (!std::isfinite(*d)) return nullptr;
        if (row.unit.empty()) return *d;
    }
    return exactText(row, value);
}

Outcome<Value> fromJson(const Field& row, const json& value, std::string_view currency) {
    if (value.is_null()) {
        if (row.optional) return good(Value{});
        return {std::nullopt, problem("value.blank", {Arg::key(row.key)})};
    }
    if (row.kind == Kind::Flag) {
        if (value.is_boolean()) return good(Value(value.get<bool>()));
        return {std::nullopt, wanted(row, value)};
    }
    if (value.is_number() && row.kind == Kind::Integer) {
        if (value.is_number_unsigned() && value.get<std::uint64_t>() > std::uint64_t{9'000'000'000'000'000'000U})
            return {std::nullopt, problem("unit.integer_size", {Arg::text(jsonExcerpt(value))})};
        if (value.is_number_integer()) return checked(row, Value(value.get<std::int64_t>()));
        const double d = value.get<double>();
        if (!(std::abs(d) < 9.0e18))
            return {std::nullopt, problem("unit.integer_size", {Arg::text(jsonExcerpt(value))})};
        if (d != std::floor(d)) return {std::nullopt, wanted(row, value)};
        return checked(row, Value(static_cast<std::int64_t>(d)));
    }
    if (value.is_number() && row.kind == Kind::Quantity && row.unit.empty())
        return checked(row, Value(value.get<double>()));
    if (!value.is_string()) return {std::nullopt, wanted(row, value)};
    const auto& text = value.get_ref<const std::string&>();
    if (row.kind == Kind::Text || row.kind == Kind::Ref || row.kind == Kind::ItemRef) return checked(row, Value(text));
    return parseValue(row, text, currency);
}

}  // namespace model
