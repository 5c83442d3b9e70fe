// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

#include "model/core/field_json.h"
#include "model/core/fields.h"
#include "model/files/migrations.h"
#include "model/files/shared_values.h"
#include "model/files/workbook_json.h"

namespace model {
namespace {

using Json = nlohmann::ordered_json;
using namespace files;

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

/// The values of an entry and how far a walk over its leaf fields has come.
struct Shared {
    SharedEntry entry;
    void* owner = nullptr;  ///< the struct of the entry that matches the one at work
    std::size_t* leaf = nullptr;
};

/// True when the entry says the same about a leaf field: value, origin and evidence.
bool sameIn(const Field& f, std::size_t row, const void* object, const void* other) {
    if (f.get(object) != f.get(other)) return false;
    const Meta& a = *f.meta(const_cast<void*>(object));
    const Meta& b = *f.meta(const_cast<void*>(other));
    if (a.origin(row) != b.origin(row)) return false;
    if (a.extras == b.extras) return true;
    const Evidence *mine = evidenceOf(a, f.key), *its = evidenceOf(b, f.key);
    return mine == its || (mine && its && *mine == *its);
}

class Writer {
public:
    Json workbook(const Workbook& workbook);
    bool finite = true;  ///< false once a value was met that JSON cannot hold

private:
    void gatherAll(Table table, void* object);
    void gather(const CatalogKind& kind, const std::string& id, void* object);
    void merge(Table table, void* from, void* to, std::vector<bool>& given, std::size_t& leaf);
    void structure(Table table, void* object, Json& to, const Shared* shared);
    void group(Table table, const Field& f, void* object, Json& to, const Shared* shared);
    void withEntry(Table table, void* object, SharedEntry entry, Json& to);
    Json list(const Field& f, void* items);
    void meta(Table table, const Meta& meta, std::uint64_t own, Json& to);
    void entry(Table table, void* object, const std::vector<bool>& given, std::size_t& leaf, Json& to);
    std::string source(const Evidence& evidence);
    Json value(const Field& f, const void* object);

    SharedEntries m_entries;
    Json m_sources = Json::object();
    std::map<std::pair<Grade, std::string>, std::string> m_keys;
};

Json Writer::value(const Field& f, const void* object) {
    const Value v = f.get(object);
    const auto* d = std::get_if<double>(&v);
    const auto* m = std::get_if<Money>(&v);
    finite = finite && (!d || std::isfinite(*d)) && (!m || std::isfinite(m->amount));
    return toJson(f, v);
}

// ---- the entries that designs have in common: of each field the first value that is not the user's

void Writer::gatherAll(Table table, void* object) {
    for (const Field& f : table) {
        if (f.kind != Kind::Group && f.kind != Kind::List) continue;
        const CatalogKind* kind = SharedEntries::kindOf(f.table());
        void* inner = f.sub(object);
        if (f.kind == Kind::Group) {
            if (!kind)
                gatherAll(f.table(), inner);
            else if (const std::string id = SharedEntries::idOfGroup(table, object, f); !id.empty())
                gather(*kind, id, inner);
            continue;
        }
        for (std::size_t i = 0; i < f.list->size(inner); ++i)
            if (kind)
                gather(*kind, f.list->name(inner, i), f.list->value(inner, i));
            else
                gatherAll(f.table(), f.list->value(inner, i));
    }
}

void Writer::gather(const CatalogKind& kind, const std::string& id, void* object) {
    SharedEntry shared = m_entries.find(kind, id);
    if (!shared) shared = m_entries.add(kind, id);
    std::size_t leaf = 0;
    merge(kind.table(), object, shared.value, *shared.given, leaf);
}

void Writer::merge(Table table, void* from, void* to, std::vector<bool>& given, std::size_t& leaf) {
    const Meta& source = *table[0].meta(from);
    Meta& target = *table[0].meta(to);
    Extras extras = target.extras ? *target.extras : Extras{};
    bool more = false;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const Field& f = table[i];
        if (f.kind == Kind::Group) merge(f.table(), f.sub(from), f.sub(to), given, leaf);
        if (f.kind == Kind::Group || f.kind == Kind::List) continue;
        const std::size_t at = leaf++;
        if (given[at] || source.origin(i) == Origin::User) continue;
        given[at] = true;
        f.set(to, f.get(from));
        target.setOrigin(i, source.origin(i));
        if (const Evidence* e = evidenceOf(source, f.key)) {
            extras.evidence[std::string(f.key)] = *e;
            more = true;
        }
    }
    if (more) target.extras = std::make_shared<const Extras>(std::move(extras));
}

// ---- structs: what an entry says already is left out

void Writer::structure(Table table, void* object, Json& to, const Shared* shared) {
    std::uint64_t own = ~std::uint64_t{0};  // rows that are written here
    for (std::size_t i = 0; i < table.size(); ++i) {
        const Field& f = table[i];
        if (f.kind == Kind::Group) {
            group(table, f, object, to, shared);
        } else if (f.kind == Kind::List) {
            to[std::string(f.key)] = list(f, f.sub(object));
        } else if (shared) {
            const std::size_t at = (*shared->leaf)++;
            if ((*shared->entry.given)[at] && sameIn(f, i, object, shared->owner))
                own &= ~(std::uint64_t{1} << i);
            else
                to[std::string(f.key)] = value(f, object);
        } else {
            to[std::string(f.key)] = value(f, object);
        }
    }
    if (!table.empty() && table[0].meta) meta(table, *table[0].meta(object), own, to);
}

void Writer::group(Table table, const Field& f, void* object, Json& to, const Shared* shared) {
    Json inner = Json::object();
    if (shared) {  // a group of the entry: left out when it says nothing of its own
        const Shared deeper{shared->entry, f.sub(shared->owner), shared->leaf};
        structure(f.table(), f.sub(object), inner, &deeper);
        if (inner.empty()) return;
    } else {
        const CatalogKind* kind = SharedEntries::kindOf(f.table());
        const SharedEntry entry =
            kind ? m_entries.find(*kind, SharedEntries::idOfGroup(table, object, f)) : SharedEntry{};
        withEntry(f.table(), f.sub(object), entry, inner);
        if (entry && inner.empty()) return;
    }
    to[std::string(f.key)] = std::move(inner);
}

void Writer::withEntry(Table table, void* object, SharedEntry entry, Json& to) {
    std::size_t leaf = 0;
    const Shared shared{entry, entry.value, &leaf};
    structure(table, object, to, entry ? &shared : nullptr);
}

Json Writer::list(const Field& f, void* items) {
    const CatalogKind* kind = SharedEntries::kindOf(f.table());
    Json array = Json::array();
    for (std::size_t i = 0; i < f.list->size(items); ++i) {
        Json item = Json::object();
        const std::string& name = f.list->name(items, i);
        item["id"] = f.list->id(items, i);
        item["name"] = name;
        withEntry(f.table(), f.list->value(items, i), kind ? m_entries.find(*kind, name) : SharedEntry{}, item);
        array.push_back(std::move(item));
    }
    return array;
}

// What has evidence and no origin comes from the catalogue, what has neither is a default.
void Writer::meta(Table table, const Meta& meta, std::uint64_t own, Json& to) {
    Json origin = Json::object(), evidence = Json::object();
    for (std::size_t i = 0; i < table.size(); ++i) {
        if ((own >> i & 1) == 0) continue;
        const Origin o = meta.origin(i);
        const bool graded = evidenceOf(meta, table[i].key) != nullptr;
        if (o == (graded ? Origin::Catalog : Origin::Default)) continue;
        origin[std::string(table[i].key)] = o == Origin::User ? "user" : o == Origin::Catalog ? "catalog" : "default";
    }
    if (meta.extras)
        for (const auto& [key, e] : meta.extras->evidence) {
            const std::size_t i = rowAt(table, key);
            if (i == table.size() || (own >> i & 1) != 0) evidence[key] = source(e);
        }
    if (!origin.empty()) to["origin"] = std::move(origin);
    if (!evidence.empty()) to["evidence"] = std::move(evidence);
    if (meta.extras) addUnknown(to, meta.extras->unknownJson);
}

std::string Writer::source(const Evidence& e) {
    std::string& key = m_keys[{e.grade, e.source}];
    if (!key.empty()) return key;
    key = sourceKey(e);
    while (m_sources.contains(key)) key += '+';  // another text of the same hash
    Json one = Json::object();
    if (e.grade != Grade::None) one["grade"] = gradeWord(e.grade);
    one["source"] = e.source;
    m_sources[key] = std::move(one);
    return key;
}

/// An entry of the catalogue: its given fields.
void Writer::entry(Table table, void* object, const std::vector<bool>& given, std::size_t& leaf, Json& to) {
    std::uint64_t own = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const Field& f = table[i];
        if (f.kind == Kind::Group) {
            Json inner = Json::object();
            entry(f.table(), f.sub(object), given, leaf, inner);
            if (!inner.empty()) to[std::string(f.key)] = std::move(inner);
        } else if (f.kind != Kind::List && given[leaf++]) {
            own |= std::uint64_t{1} << i;
            to[std::string(f.key)] = value(f, object);
        }
    }
    meta(table, *table[0].meta(object), own, to);
}

Json Writer::workbook(const Workbook& workbook) {
    for (const auto& item : workbook.designs)
        if (item.design) gatherAll(fieldsOf<Design>(), const_cast<Design*>(item.design.get()));
    Json project = Json::object(), catalog = Json::object(), designs = Json::array();
    structure(fieldsOf<Project>(), const_cast<Project*>(&workbook.project), project, nullptr);
    for (const auto& [kind, id] : m_entries.order()) {
        const SharedEntry shared = m_entries.find(*kind, id);
        std::size_t leaf = 0;
        entry(kind->table(), shared.value, *shared.given, leaf, catalog[std::string(kind->key)][id]);
    }
    for (const auto& item : workbook.designs) {
        if (!item.design) continue;
        Json design = Json::object();
        design["id"] = item.id;
        design["name"] = item.name;
        structure(fieldsOf<Design>(), const_cast<Design*>(item.design.get()), design, nullptr);
        designs.push_back(std::move(design));
    }
    Json root = Json::object();
    root["version"] = kWorkbookVersion;
    root["project"] = std::move(project);
    root["base"] = workbook.base;
    root["designs"] = std::move(designs);
    if (!catalog.empty()) root["catalog"] = std::move(catalog);
    if (!m_sources.empty()) root["sources"] = std::move(m_sources);
    addUnknown(root, workbook.unknownJson);
    return root;
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

/// The path of what cannot be saved.
Problem unfit(const Workbook& workbook) {
    auto found = unfit(fieldsOf<Project>(), &workbook.project, "project");
    for (const auto& item : workbook.designs)
        if (!found && item.design) found = unfit(fieldsOf<Design>(), item.design.get(), "designs." + item.name);
    return found ? *found : problem("file.text_utf8", {Arg::key("designs")}, "designs");  // a name or a source
}

}  // namespace

Outcome<std::string> writeWorkbook(const Workbook& workbook) {
    Writer writer;
    const Json root = writer.workbook(workbook);
    if (!writer.finite) return {std::nullopt, unfit(workbook)};
    try {
        return good(root.dump(2) + "\n");
    } catch (const Json::exception&) {  // bytes that are no text
        return {std::nullopt, unfit(workbook)};
    }
}

}  // namespace model
