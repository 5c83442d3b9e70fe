// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "model/core/field_json.h"
#include "model/core/fields.h"
#include "model/core/json_text.h"
#include "model/files/migrations.h"
#include "model/files/shared_values.h"
#include "model/files/workbook_json.h"

namespace model {
namespace {

using namespace files;
using nlohmann::json;
using Fault = std::optional<Problem>;

constexpr std::int64_t kMaxId = 9'007'199'254'740'991;  // exact in every JSON reader
constexpr std::size_t kMaxNotes = 100;

std::string joined(const std::string& path, std::string_view key) {
    return path.empty() ? std::string(key) : path + "." + std::string(key);
}

/// Names and ids met so far in one list.
struct Heads {
    std::set<std::int64_t> ids;
    std::set<std::string> names;
    std::int64_t next = 1;

    std::int64_t freeId() {
        while (!ids.insert(next).second) ++next;
        return next;
    }
};

/// Reads structs by their tables; the first fault ends it.
class Reader {
public:
    explicit Reader(std::string_view file) : m_file(file) {}

    Fault workbook(const json& root, Workbook& out);
    std::vector<Problem> notes;

private:
    Fault object(Table table, void* to, const json& from, const std::string& path, bool item, SharedEntry entry = {});
    Fault ownValues(Table table, void* to, const json& from, const std::string& path, bool item, bool inEntry);
    Fault group(Table table, const Field& f, void* owner, const json& siblings, const std::string& path, bool inEntry);
    Fault leaf(const Field& f, void* owner, const json& value, const std::string& path);
    Fault list(const Field& f, void* to, const json& from, const std::string& path);
    Fault head(const json& item, std::size_t index, const std::string& path, bool free, Heads& heads, std::int64_t& id,
               std::string& name);
    Fault origins(Table table, Meta& meta, const json& from, const std::string& path, json& unknown,
                  std::uint64_t& named);
    Fault evidence(Table table, Meta& meta, const json& from, const std::string& path, std::uint64_t named,
                   Extras& extras);
    Fault sources(const json& from);
    Fault entries(const json& from);
    void markGiven(Table table, void* object, const json& from, std::vector<bool>& given, std::size_t& leaf,
                   json& unknown);
    Fault designs(const json& array, Workbook& out);
    void references(Design& design, const std::string& path);
    std::string keep(const json& unknown, const std::string& path);
    std::string withoutDesign(const std::string& path) const;

    Problem at(const std::string& path, Problem inner) const {
        return problem("file.at", {Arg::text(m_file), Arg::text(path), Arg::inner(std::move(inner))}, path);
    }
    Problem wants(const std::string& path, std::string_view id, const json& given) const {
        return at(path, problem(id, {Arg::text(jsonExcerpt(given))}));
    }
    Problem about(const std::string& path, std::string_view id, std::string_view detail) const {
        return problem(id, {Arg::text(m_file), Arg::text(path), Arg::text(detail)}, path);
    }
    void note(Problem p) {
        p.severity = Severity::Warning;
        if (notes.size() < kMaxNotes) notes.push_back(std::move(p));
    }

    std::string m_file;
    std::string m_design;  ///< path of the design at work, with the dot behind it
    std::string m_currency = "CNY";
    std::size_t m_items = 0;
    std::map<std::string, Evidence, std::less<>> m_sources;
    SharedEntries m_entries;
    json m_unknownShared = json::object();  ///< unknown keys of the tables that designs share
};

const json& none() {
    static const json kNone = json::object();
    return kNone;
}

/// A key as part of a path; in quotation marks where it could not be told from the path around it.
std::string shownKey(const std::string& key) {
    const std::string quoted = jsonExcerpt(json(key));
    const bool plain = quoted == '"' + key + '"' && key.find_first_of(". ") == key.npos && !key.empty();
    return plain ? key : quoted;
}

/// Text of the unknown keys of one struct, with a note that names them by their paths.
std::string Reader::keep(const json& unknown, const std::string& path) {
    if (unknown.empty()) return "";
    std::string keys;
    for (const auto& [key, value] : unknown.items()) {
        if (keys.size() > 200) {
            keys += ", …";
            break;
        }
        keys += (keys.empty() ? "" : ", ") + joined(path, shownKey(key));
    }
    note(problem("file.unknown_keys", {Arg::text(m_file), Arg::text(keys)}, path));
    return unknown.dump();
}

Fault Reader::origins(Table table, Meta& meta, const json& from, const std::string& path, json& unknown,
                      std::uint64_t& named) {
    if (!from.is_object()) return wants(path, "value.want_object", from);
    for (const auto& [key, value] : from.items()) {
        const std::size_t row = rowAt(table, key);
        if (row == table.size()) {
            unknown["origin"][key] = value;
            continue;
        }
        const std::string word = value.is_string() ? value.get<std::string>() : "";
        if (word != "user" && word != "catalog" && word != "default")
            return wants(joined(path, key), "value.want_origin", value);
        meta.setOrigin(row, word == "user" ? Origin::User : word == "catalog" ? Origin::Catalog : Origin::Default);
        named |= std::uint64_t{1} << row;
    }
    return std::nullopt;
}

/// What has evidence and no origin comes from the catalogue.
Fault Reader::evidence(Table table, Meta& meta, const json& from, const std::string& path, std::uint64_t named,
                       Extras& extras) {
    if (!from.is_object()) return wants(path, "value.want_object", from);
    for (const auto& [key, value] : from.items()) {
        const std::string here = joined(path, key);
        if (!value.is_string()) return wants(here, "value.want_text", value);
        const auto source = m_sources.find(value.get_ref<const std::string&>());
        if (source == m_sources.end()) return wants(here, "value.want_source", value);
        extras.evidence[key] = source->second;
        if (const std::size_t row = rowAt(table, key); row < table.size() && (named >> row & 1) == 0)
            meta.setOrigin(row, Origin::Catalog);
    }
    return std::nullopt;
}

/// The table of grades and texts. Keys we do not know go to the key that the source gets when it is written.
Fault Reader::sources(const json& from) {
    if (!from.is_object()) return wants("sources", "value.want_object", from);
    for (const auto& [key, value] : from.items()) {
        const std::string here = joined("sources", key);
        if (!value.is_object()) return wants(here, "value.want_object", value);
        Evidence& e = m_sources[key];
        json more = json::object();
        for (const auto& [part, content] : value.items()) {
            const std::string text = content.is_string() ? content.get<std::string>() : "";
            if (part == "source") {
                if (!content.is_string()) return wants(joined(here, part), "value.want_text", content);
                e.source = text;
            } else if (part == "grade") {
                if (text != "A" && text != "B" && text != "C")
                    return wants(joined(here, part), "value.want_grade", content);
                e.grade = text == "A" ? Grade::A : text == "B" ? Grade::B : Grade::C;
            } else {
                more[part] = content;
            }
        }
        if (keep(more, here).empty()) continue;
        m_unknownShared["sources"][sourceKey(e)] = std::move(more);
    }
    return std::nullopt;
}

/// The used catalogue entries, read once; what is unknown in them stays with them.
Fault Reader::entries(const json& from) {
    if (!from.is_object()) return wants("catalog", "value.want_object", from);
    for (const auto& [word, list] : from.items()) {
        const CatalogKind* kind = findKind(word);
        if (!kind) {
            m_unknownShared["catalog"][word] = list;
            keep({{word, list}}, "catalog");
            continue;
        }
        const std::string path = joined("catalog", word);
        if (!list.is_object()) return wants(path, "value.want_object", list);
        m_items += list.size();
        if (m_items > kMaxItems) return about(path, "file.items", std::to_string(kMaxItems));
        for (const auto& [id, content] : list.items()) {
            const SharedEntry shared = m_entries.add(*kind, id);
            if (auto fault = object(kind->table(), shared.value, content, joined(path, id), false)) return fault;
            std::size_t leaf = 0;
            json more = json::object();
            markGiven(kind->table(), shared.value, content, *shared.given, leaf, more);
            if (!more.empty()) m_unknownShared["catalog"][word][id] = std::move(more);
        }
    }
    return std::nullopt;
}

/// Which fields an entry gives; takes the unknown keys out of it, since they belong to the entry and not to its users.
void Reader::markGiven(Table table, void* object, const json& from, std::vector<bool>& given, std::size_t& leaf,
                       json& unknown) {
    for (const Field& f : table) {
        const auto content = from.find(f.key);
        if (f.kind == Kind::Group) {
            json more = json::object();
            markGiven(f.table(), f.sub(object), content == from.end() ? none() : *content, given, leaf, more);
            if (!more.empty()) unknown[std::string(f.key)] = std::move(more);
        } else if (f.kind != Kind::List) {
            given[leaf++] = content != from.end();
        }
    }
    Meta& meta = *table[0].meta(object);
    if (!meta.extras || meta.extras->unknownJson.empty()) return;
    Extras rest = *meta.extras;
    unknown.update(json::parse(rest.unknownJson));
    rest.unknownJson.clear();
    meta.extras = std::make_shared<const Extras>(std::move(rest));
}

Fault Reader::object(Table table, void* to, const json& from, const std::string& path, bool item, SharedEntry entry) {
    if (table[0].meta) *table[0].meta(to) = {};  // origins come from the file alone
    std::size_t leaf = 0;
    if (entry) copyGiven(table, to, entry.value, *entry.given, leaf);
    return ownValues(table, to, from, path, item, bool(entry));
}

/// What a struct writes itself, over what it took from an entry.
Fault Reader::ownValues(Table table, void* to, const json& from, const std::string& path, bool item, bool inEntry) {
    if (!from.is_object()) return wants(path, "value.want_object", from);
    json unknown = json::object();
    Meta* meta = table[0].meta ? table[0].meta(to) : nullptr;
    std::optional<Extras> extras;  // own ones only where they differ from those of the entry
    const auto own = [&]() -> Extras& {
        if (!extras) extras = meta->extras ? *meta->extras : Extras{};
        return *extras;
    };
    for (const auto& [key, value] : from.items()) {
        const std::size_t i = rowAt(table, key);
        if (i == table.size()) {
            const bool known =
                (item && (key == "id" || key == "name")) || (meta && (key == "origin" || key == "evidence"));
            if (!known) unknown[key] = value;
            continue;
        }
        const Field& f = table[i];
        if (f.kind == Kind::Group) continue;
        if (auto fault = f.kind == Kind::List ? list(f, f.sub(to), value, joined(path, key))
                                              : leaf(f, to, value, joined(path, key)))
            return fault;
        if (!meta || f.kind == Kind::List) continue;
        meta->setOrigin(i, Origin::Default);
        if (meta->extras && meta->extras->evidence.contains(key)) own().evidence.erase(key);
    }
    for (const Field& f : table)
        if (f.kind == Kind::Group)
            if (auto fault = group(table, f, to, from, joined(path, f.key), inEntry)) return fault;
    std::uint64_t named = 0;
    if (const auto origin = from.find("origin"); meta && origin != from.end())
        if (auto fault = origins(table, *meta, *origin, joined(path, "origin"), unknown, named)) return fault;
    if (const auto graded = from.find("evidence"); meta && graded != from.end())
        if (auto fault = evidence(table, *meta, *graded, joined(path, "evidence"), named, own())) return fault;
    if (std::string kept = keep(unknown, path); meta && !kept.empty()) own().unknownJson = std::move(kept);
    if (extras) meta->extras = *extras == Extras{} ? nullptr : std::make_shared<const Extras>(std::move(*extras));
    return std::nullopt;
}

/// Labels are found by the path inside a design.
std::string Reader::withoutDesign(const std::string& path) const {
    return path.starts_with(m_design) ? path.substr(m_design.size()) : path;
}

Fault Reader::leaf(const Field& f, void* owner, const json& value, const std::string& path) {
    auto read = fromJson(f, value, m_currency);
    if (!read) return at(path, atPath(std::move(read.problem), withoutDesign(path)));
    if (!f.set(owner, *read)) return at(path, problem("value.type", {Arg::key(withoutDesign(path))}));
    return std::nullopt;
}

/// A group of an entry adds to what the entry gave; any other starts with the entry that the id beside it names.
Fault Reader::group(Table table, const Field& f, void* owner, const json& siblings, const std::string& path,
                    bool inEntry) {
    const auto found = siblings.find(f.key);
    const json& from = found == siblings.end() ? none() : *found;
    if (inEntry)
        return found == siblings.end() ? std::nullopt : ownValues(f.table(), f.sub(owner), from, path, false, true);
    const CatalogKind* kind = SharedEntries::kindOf(f.table());
    const std::string id = kind ? SharedEntries::idOfGroup(table, owner, f) : std::string();
    const SharedEntry entry = kind ? m_entries.find(*kind, id) : SharedEntry{};
    if (found == siblings.end() && !entry) {
        // Defaults in the place of a named card or model would be other numbers without a word.
        if (!id.empty()) return about(path, "file.no_entry", id);
        return std::nullopt;
    }
    return object(f.table(), f.sub(owner), from, path, false, entry);
}

/// Id and name of a list item, or of a design, whose name is free text. A missing id stays 0.
Fault Reader::head(const json& item, std::size_t index, const std::string& path, bool free, Heads& heads,
                   std::int64_t& id, std::string& name) {
    if (!item.is_object()) return wants(path + "[" + std::to_string(index) + "]", "value.want_object", item);
    const auto named = item.find("name");
    if (named == item.end() || !named->is_string() || named->get_ref<const std::string&>().empty())
        return about(path, "file.item_no_name", std::to_string(index + 1));
    name = named->get<std::string>();
    if (free ? name.size() > 200 : !isGoodName(name))
        return at(path, problem("name.bad", {Arg::text(jsonExcerpt(*named))}));
    if (!heads.names.insert(name).second) return at(path, problem("name.taken", {Arg::text(name)}));
    const auto numbered = item.find("id");
    if (numbered == item.end()) return std::nullopt;
    if (!numbered->is_number_integer() || *numbered < 1 || *numbered > kMaxId)
        return wants(joined(joined(path, name), "id"), "value.want_id", *numbered);
    id = numbered->get<std::int64_t>();
    if (!heads.ids.insert(id).second) return about(path, "file.item_id", std::to_string(id));
    return std::nullopt;
}

Fault Reader::list(const Field& f, void* to, const json& from, const std::string& path) {
    if (!from.is_array()) return wants(path, "value.want_list", from);
    m_items += from.size();
    if (m_items > kMaxItems) return about(path, "file.items", std::to_string(kMaxItems));
    while (f.list->size(to) > 0) f.list->erase(to, f.list->size(to) - 1);
    const CatalogKind* kind = SharedEntries::kindOf(f.table());
    Heads heads;
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::int64_t id = 0;
        std::string name;
        if (auto fault = head(from[i], i, path, false, heads, id, name)) return fault;
        f.list->insert(to, i);
        f.list->id(to, i) = id;
        f.list->name(to, i) = name;
        const SharedEntry entry = kind ? m_entries.find(*kind, name) : SharedEntry{};
        if (auto fault = object(f.table(), f.list->value(to, i), from[i], joined(path, name), true, entry))
            return fault;
    }
    for (std::size_t i = 0; i < from.size(); ++i)
        if (f.list->id(to, i) == 0) f.list->id(to, i) = heads.freeId();
    return std::nullopt;
}

/// A reference to an item that is not there is kept: the design shows it, the user mends it.
void Reader::references(Design& design, const std::string& path) {
    std::map<std::string, std::set<std::string>, std::less<>> names;
    const auto collect = [&](const Place& p) {
        if (p.row->kind != Kind::List) return;
        void* list = p.row->sub(p.owner);
        auto& known = names[p.path];
        for (std::size_t i = 0; i < p.row->list->size(list); ++i) known.insert(p.row->list->name(list, i));
    };
    const auto check = [&](const Place& p) {
        if (p.row->kind != Kind::ItemRef) return;
        const std::string name = std::get<std::string>(p.value());
        const auto list = names.find(p.row->of);
        if (name.empty() || (list != names.end() && list->second.count(name) > 0)) return;
        Problem missing = about(joined(path, p.path), "file.item_missing", name);
        missing.args.push_back(Arg::text(p.row->of));
        note(std::move(missing));
    };
    forEachField(fieldsOf<Design>(), &design, collect, true);
    forEachField(fieldsOf<Design>(), &design, check);
}

Fault Reader::designs(const json& array, Workbook& out) {
    if (array.size() > kMaxDesigns) return about("designs", "file.items", std::to_string(kMaxDesigns));
    Heads heads;
    for (std::size_t i = 0; i < array.size(); ++i) {
        DesignItem item;
        if (auto fault = head(array[i], i, "designs", true, heads, item.id, item.name)) return fault;
        const auto design = std::make_shared<Design>();
        const std::string path = joined("designs", item.name);
        m_design = path + ".";
        if (auto fault = object(fieldsOf<Design>(), design.get(), array[i], path, true)) return fault;
        references(*design, path);
        item.design = design;
        out.designs.push_back(std::move(item));
    }
    for (auto& item : out.designs)
        if (item.id == 0) item.id = heads.freeId();
    return std::nullopt;
}

Fault Reader::workbook(const json& root, Workbook& out) {
    static constexpr std::string_view kKeys[] = {"version", "project", "base", "designs", "catalog", "sources"};
    json unknown = json::object();
    for (const auto& [key, value] : root.items())
        if (std::find(std::begin(kKeys), std::end(kKeys), key) == std::end(kKeys)) unknown[key] = value;
    out.unknownJson = keep(unknown, "");
    if (const auto project = root.find("project"); project != root.end()) {
        if (auto fault = object(fieldsOf<Project>(), &out.project, *project, "project", false)) return fault;
        m_currency = currencyCode(out.project);
    } else {
        note(problem("file.no_project", {Arg::text(m_file)}, "project"));
    }
    if (const auto table = root.find("sources"); table != root.end())
        if (auto fault = sources(*table)) return fault;
    if (const auto table = root.find("catalog"); table != root.end())
        if (auto fault = entries(*table)) return fault;
    if (!m_unknownShared.empty()) {
        unknown.update(m_unknownShared);
        out.unknownJson = unknown.dump();
    }
    const auto list = root.find("designs");
    if (list == root.end() || (list->is_array() && list->empty()))
        return problem("file.no_designs", {Arg::text(m_file)}, "designs");
    if (!list->is_array()) return wants("designs", "value.want_list", *list);
    if (auto fault = designs(*list, out)) return fault;
    const auto base = root.find("base");
    if (base == root.end()) return std::nullopt;
    if (!base->is_number_integer() || *base < 0 || *base > kMaxId) return wants("base", "value.want_id", *base);
    out.base = base->get<std::int64_t>();
    if (out.base != 0 && out.designs[baseIndex(out)].id != out.base)
        note(problem("file.base_missing", {Arg::text(m_file), Arg::text(std::to_string(out.base))}, "base"));
    return std::nullopt;
}

}  // namespace

Outcome<LoadedWorkbook> readWorkbook(std::string_view text, std::string_view fileName) {
    auto parsed = parseJson(text, fileName);
    if (!parsed) return {std::nullopt, std::move(parsed.problem)};
    json root = std::move(*parsed.value);
    if (!root.is_object()) return {std::nullopt, problem("file.shape", {Arg::text(fileName)})};
    auto migrated = migrate(root, fileName);
    if (!migrated) return {std::nullopt, std::move(migrated.problem)};
    LoadedWorkbook out;
    Reader reader(fileName);
    reader.notes = std::move(*migrated.value);
    if (auto fault = reader.workbook(root, out.workbook)) return {std::nullopt, std::move(*fault)};
    out.notes = std::move(reader.notes);
    return good(std::move(out));
}

}  // namespace model
