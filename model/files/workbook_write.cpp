// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <nlohmann/json.hpp>

#include "model/core/field_json.h"
#include "model/core/fields.h"
#include "model/files/migrations.h"
#include "model/files/workbook_json.h"

namespace model {
namespace {

using Json = nlohmann::ordered_json;

std::string_view gradeWord(Grade g) {
    return g == Grade::A ? "A" : g == Grade::B ? "B" : g == Grade::C ? "C" : "";
}

/// Keys that the program does not know go back to the place where they stood.
void addUnknown(Json& to, const Json& unknown) {
    for (const auto& [key, value] : unknown.items()) {
        if (!to.contains(key))
            to[key] = value;
        else if (to[key].is_object() && value.is_object())
            addUnknown(to[key], value);
    }
}
void addUnknown(Json& to, const std::string& text) {
    if (text.empty()) return;
    const Json unknown = Json::parse(text, nullptr, false);
    if (unknown.is_object()) addUnknown(to, unknown);
}

void writeStruct(Table table, void* object, Json& to);

Json listJson(const Field& f, void* list) {
    Json array = Json::array();
    for (std::size_t i = 0; i < f.list->size(list); ++i) {
        Json item = Json::object();
        item["id"] = f.list->id(list, i);
        item["name"] = f.list->name(list, i);
        writeStruct(f.table(), f.list->value(list, i), item);
        array.push_back(std::move(item));
    }
    return array;
}

void writeMeta(Table table, const Meta& meta, Json& to) {
    Json origin = Json::object();
    for (std::size_t i = 0; i < table.size(); ++i)
        if (const Origin o = meta.origin(i); o != Origin::Default)
            origin[std::string(table[i].key)] = o == Origin::User ? "user" : "catalog";
    if (!origin.empty()) to["origin"] = std::move(origin);
    if (!meta.extras) return;
    Json evidence = Json::object();
    for (const auto& [key, e] : meta.extras->evidence) {
        Json one = Json::object();
        if (e.grade != Grade::None) one["grade"] = gradeWord(e.grade);
        one["source"] = e.source;
        evidence[key] = std::move(one);
    }
    if (!evidence.empty()) to["evidence"] = std::move(evidence);
    addUnknown(to, meta.extras->unknownJson);
}

void writeStruct(Table table, void* object, Json& to) {
    for (const Field& f : table) {
        const std::string key(f.key);
        if (f.kind == Kind::Group) {
            Json group = Json::object();
            writeStruct(f.table(), f.sub(object), group);
            to[key] = std::move(group);
        } else if (f.kind == Kind::List) {
            to[key] = listJson(f, f.sub(object));
        } else {
            to[key] = toJson(f, f.get(object));
        }
    }
    if (!table.empty() && table[0].meta) writeMeta(table, *table[0].meta(object), to);
}

bool isUtf8(const std::string& text) {
    try {
        (void)Json(text).dump();  // the same judge that writes the file
        return true;
    } catch (const Json::exception&) {
        return false;
    }
}

/// The first value that JSON cannot hold.
std::optional<Problem> unfit(Table table, const void* object, const std::string& prefix) {
    std::optional<Problem> out;
    const auto look = [&](const Place& p) {
        if (out) return;
        const Value v = p.value();
        const auto* d = std::get_if<double>(&v);
        const auto* m = std::get_if<Money>(&v);
        const auto* t = std::get_if<std::string>(&v);
        if ((d && !std::isfinite(*d)) || (m && !std::isfinite(m->amount)))
            out = problem("file.not_finite", {Arg::key(p.path)}, p.path);
        else if (t && !isUtf8(*t))
            out = problem("file.text_utf8", {Arg::key(p.path)}, p.path);
    };
    forEachField(table, object, look, false, prefix);
    return out;
}

}  // namespace

Outcome<std::string> writeWorkbook(const Workbook& workbook) {
    if (auto p = unfit(fieldsOf<Project>(), &workbook.project, "project")) return {std::nullopt, std::move(*p)};
    Json root = Json::object();
    root["version"] = kWorkbookVersion;
    Json project = Json::object();
    writeStruct(fieldsOf<Project>(), const_cast<Project*>(&workbook.project), project);
    root["project"] = std::move(project);
    root["base"] = workbook.base;
    Json designs = Json::array();
    for (const auto& item : workbook.designs) {
        if (!item.design) continue;
        if (auto p = unfit(fieldsOf<Design>(), item.design.get(), "designs." + item.name))
            return {std::nullopt, std::move(*p)};
        Json design = Json::object();
        design["id"] = item.id;
        design["name"] = item.name;
        writeStruct(fieldsOf<Design>(), const_cast<Design*>(item.design.get()), design);
        designs.push_back(std::move(design));
    }
    root["designs"] = std::move(designs);
    addUnknown(root, workbook.unknownJson);
    try {
        return good(root.dump(2) + "\n");
    } catch (const Json::exception&) {  // bytes that are no text, in a name or a source
        return {std::nullopt, problem("file.text_utf8", {Arg::key("designs")}, "designs")};
    }
}

}  // namespace model
