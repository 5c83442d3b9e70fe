// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/schema.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "model/catalog/catalog.h"
#include "model/core/units.h"
#include "model/files/migrations.h"
#include "model/plan/workbook.h"

namespace model {
namespace {

using Json = nlohmann::ordered_json;

std::string_view kindWord(Kind kind) {
    switch (kind) {
        case Kind::Quantity:
            return TR_NOOP("kinds", "quantity");
        case Kind::Integer:
            return TR_NOOP("kinds", "integer");
        case Kind::Flag:
            return TR_NOOP("kinds", "flag");
        case Kind::Text:
            return TR_NOOP("kinds", "text");
        case Kind::Choice:
            return TR_NOOP("kinds", "choice");
        case Kind::Amount:
            return TR_NOOP("kinds", "money");
        case Kind::Day:
            return TR_NOOP("kinds", "date");
        case Kind::Ref:
            return TR_NOOP("kinds", "catalog entry");
        case Kind::ItemRef:
            return TR_NOOP("kinds", "list item");
        case Kind::Group:
            return TR_NOOP("kinds", "group");
        case Kind::List:
            return TR_NOOP("kinds", "list");
    }
    return "";
}

std::string rangeText(const Field& f, const Range& r) {
    const Unit* u = findUnit(f.unit);
    // Bounds stand in the unit of the row: plain digits as far as one can count the zeros, the unit once.
    constexpr double kCountable = 1e12;
    const auto text = [](double bound) {
        return std::abs(bound) < kCountable ? tableNumber(bound) : shortNumber(bound);
    };
    const std::string unit = u && !f.unit.empty() ? " " + std::string(f.unit) : "";
    const bool low = std::isfinite(r.min), high = std::isfinite(r.max);
    if (low && high) return text(r.min) + " … " + text(r.max) + unit;
    return low ? "≥ " + text(r.min) + unit : high ? "≤ " + text(r.max) + unit : "";
}

Json types(std::initializer_list<const char*> names, bool blank) {
    Json list = Json::array();
    for (const char* name : names) list.push_back(name);
    if (blank) list.push_back("null");
    return list.size() == 1 ? list[0] : list;
}

Json objectSchema(Table table, bool item);

Json leafSchema(const Field& f) {
    Json s = Json::object();
    switch (f.kind) {
        case Kind::Quantity:
            if (f.unit.empty())
                s["type"] = types({"number", "string"}, f.optional);
            else
                s["type"] = types({"string"}, f.optional);
            break;
        case Kind::Integer:
            s["type"] = types({"integer", "string"}, f.optional);
            break;
        case Kind::Flag:
            s["type"] = types({"boolean"}, f.optional);
            break;
        default:
            s["type"] = types({"string"}, f.optional);
            break;
    }
    if (f.kind == Kind::Choice) {
        Json words = Json::array();
        for (const auto& c : f.choices) words.push_back(c.word);
        if (f.optional) words.push_back(nullptr);
        s["enum"] = std::move(words);
    }
    if (f.kind == Kind::Day) s["pattern"] = "^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$";
    if (f.kind == Kind::Integer || (f.kind == Kind::Quantity && f.unit.empty())) {
        if (std::isfinite(f.hard.min)) s["minimum"] = f.hard.min;
        if (std::isfinite(f.hard.max)) s["maximum"] = f.hard.max;
    }
    if (!f.unit.empty()) {
        s["unit"] = f.unit;
        if (const std::string range = rangeText(f, f.hard); !range.empty()) s["range"] = range;
    }
    return s;
}

Json fieldSchema(const Field& f) {
    Json s;
    if (f.kind == Kind::Group) {
        s = objectSchema(f.table(), false);
    } else if (f.kind == Kind::List) {
        s["type"] = "array";
        s["items"] = objectSchema(f.table(), true);
    } else {
        s = leafSchema(f);
    }
    if (!f.label.empty()) s["title"] = f.label;
    if (!f.doc.empty()) s["description"] = f.doc;
    return s;
}

/// Unknown keys are allowed: the program keeps them.
Json objectSchema(Table table, bool item) {
    Json properties = Json::object();
    if (item) {
        properties["id"] = {{"type", "integer"}, {"minimum", 1}};
        properties["name"] = {{"type", "string"}, {"pattern", "^[^ .*@\\t\\r\\n]+$"}, {"maxLength", 64}};
    }
    for (const Field& f : table) properties[std::string(f.key)] = fieldSchema(f);
    const Json origin = {{"type", "string"}, {"enum", {"user", "catalog", "default"}}};
    properties["origin"] = {{"type", "object"}, {"additionalProperties", origin}};
    properties["evidence"] = {{"type", "object"}, {"additionalProperties", {{"type", "string"}}}};
    Json s = Json::object();
    s["type"] = "object";
    s["properties"] = std::move(properties);
    if (item) s["required"] = Json::array({"name"});
    return s;
}

void collect(Table table, const std::string& prefix, std::vector<FieldLine>& out) {
    for (const Field& f : table) {
        const std::string path = prefix + std::string(f.key);
        if (f.kind == Kind::Group) {
            collect(f.table(), path + ".", out);
        } else if (f.kind == Kind::List) {
            collect(f.table(), path + ".*.", out);
        } else {
            FieldLine line{path, &f, std::string(kindWord(f.kind)), rangeText(f, f.hard), rangeText(f, f.typical)};
            for (const auto& c : f.choices) line.range += (line.range.empty() ? "" : ", ") + std::string(c.word);
            out.push_back(std::move(line));
        }
    }
}

}  // namespace

std::string workbookSchema() {
    Json design = objectSchema(fieldsOf<Design>(), true);
    design["properties"]["name"] = {{"type", "string"}, {"minLength", 1}, {"maxLength", 200}};  // free text
    Json root = Json::object();
    root["$schema"] = "https://json-schema.org/draft/2020-12/schema";
    root["title"] = "Clusterwright workbook";
    root["type"] = "object";
    Json properties = Json::object();
    properties["version"] = {{"type", "integer"}, {"minimum", 1}, {"maximum", kWorkbookVersion}};
    properties["project"] = objectSchema(fieldsOf<Project>(), false);
    properties["base"] = {{"type", "integer"}, {"minimum", 0}};
    properties["designs"] = {{"type", "array"}, {"minItems", 1}, {"items", std::move(design)}};
    Json entries = Json::object();
    for (const CatalogKind& kind : catalogKinds())
        entries[std::string(kind.key)] = {{"type", "object"},
                                          {"additionalProperties", objectSchema(kind.table(), false)}};
    properties["catalog"] = {{"type", "object"}, {"properties", std::move(entries)}};
    const Json grade = {{"type", "string"}, {"enum", {"A", "B", "C"}}};
    const Json source = {{"type", "object"}, {"properties", {{"grade", grade}, {"source", {{"type", "string"}}}}}};
    properties["sources"] = {{"type", "object"}, {"additionalProperties", source}};
    root["properties"] = std::move(properties);
    root["required"] = Json::array({"version", "designs"});
    return root.dump(2) + "\n";
}

std::vector<FieldLine> listFields(Table table, std::string_view prefix) {
    std::vector<FieldLine> out;
    collect(table, std::string(prefix), out);
    return out;
}

std::vector<FieldLine> fieldsListing() {
    std::vector<FieldLine> out = listFields(fieldsOf<Project>(), "project.");
    std::vector<FieldLine> design = listFields(fieldsOf<Design>());
    out.insert(out.end(), design.begin(), design.end());
    return out;
}

}  // namespace model
