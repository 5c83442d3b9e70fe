// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds, and what moves catalogue values into a design. Reading of files: catalog_load.cpp.
#include "model/catalog/catalog.h"

#include <utility>

#include "model/core/fields.h"

namespace model {
namespace {

template <auto Member>
constexpr CatalogKind kind(std::string_view key, std::string_view label) {
    using Entries = typename detail::MemberOf<decltype(Member)>::Type;
    using T = decltype(Entries::value_type::value);
    return {key,
            label,
            &fieldsOf<T>,
            [](const Catalog& c) { return (c.*Member).size(); },
            [](const Catalog& c, std::size_t i) -> const EntryHead& { return (c.*Member)[i]; },
            [](const Catalog& c, std::size_t i) -> const void* { return &(c.*Member)[i].value; },
            [](Catalog& c) -> EntryHead& { return (c.*Member).emplace_back(); },
            [](Catalog& c) { (c.*Member).pop_back(); },
            [](Catalog& from, std::size_t i, Catalog& to, std::size_t at) {
                if (at == (to.*Member).size())
                    (to.*Member).push_back(std::move((from.*Member)[i]));
                else
                    (to.*Member)[at] = std::move((from.*Member)[i]);
            }};
}

constexpr CatalogKind kKinds[] = {
    kind<&Catalog::accelerators>("accelerators", TR_NOOP("catalogs", "Accelerators")),
    kind<&Catalog::servers>("servers", TR_NOOP("catalogs", "Servers")),
    kind<&Catalog::switches>("switches", TR_NOOP("catalogs", "Switches")),
    kind<&Catalog::optics>("optics", TR_NOOP("catalogs", "Optical modules")),
    kind<&Catalog::racks>("racks", TR_NOOP("catalogs", "Racks")),
    kind<&Catalog::languageModels>("language_models", TR_NOOP("catalogs", "Language models")),
    kind<&Catalog::failureClasses>("failure_classes", TR_NOOP("catalogs", "Failure classes")),
    kind<&Catalog::softwareStacks>("software_stacks", TR_NOOP("catalogs", "Software stacks")),
};

/// Members, origins and evidence of one struct into another of the same table.
void copyStruct(Table table, void* to, void* from) {
    for (const Field& f : table) {
        if (f.kind == Kind::Group) {
            copyStruct(f.table(), f.sub(to), f.sub(from));
        } else if (f.kind == Kind::List) {
            void* list = f.sub(to);
            void* source = f.sub(from);
            while (f.list->size(list) > 0) f.list->erase(list, f.list->size(list) - 1);
            for (std::size_t i = 0; i < f.list->size(source); ++i) {
                f.list->insert(list, i);
                f.list->id(list, i) = f.list->id(source, i);
                f.list->name(list, i) = f.list->name(source, i);
                copyStruct(f.table(), f.list->value(list, i), f.list->value(source, i));
            }
        } else {
            f.set(to, f.get(from));
        }
    }
    if (!table.empty() && table[0].meta) *table[0].meta(to) = *table[0].meta(from);
}

/// The Ref whose entry fills the group `key` of this table; null if there is none.
const Field* refOfGroup(Table table, std::string_view key) {
    for (const Field& f : table)
        if (f.kind == Kind::Ref && f.table_key == key) return &f;
    return nullptr;
}
const Field* fieldOfKey(Table table, std::string_view key) {
    for (const Field& f : table)
        if (f.key == key) return &f;
    return nullptr;
}

/// One field takes value, origin and evidence of the same field elsewhere.
void copyField(const Place& to, const Place& from) {
    to.row->set(to.owner, from.value());
    if (!to.row->meta || !from.row->meta) return;
    Meta& meta = *to.row->meta(to.owner);
    meta.setOrigin(to.index, from.origin());
    const Meta& source = *from.row->meta(from.owner);
    if (!source.extras) return;
    const auto evidence = source.extras->evidence.find(from.row->key);
    if (evidence == source.extras->evidence.end()) return;
    Extras extras = meta.extras ? *meta.extras : Extras{};
    extras.evidence[std::string(to.row->key)] = evidence->second;
    meta.extras = std::make_shared<const Extras>(std::move(extras));
}

struct Source {
    const void* entry = nullptr;
    Table table{};
    std::string rest;  ///< path of the field inside the entry
};
/// The catalogue entry that the outermost group on the way to `path` was copied from.
std::optional<Source> sourceOf(Table table, void* object, std::string_view path, const Catalog& catalog) {
    for (std::size_t dot = path.find('.'); dot != std::string_view::npos; dot = path.find('.', dot + 1)) {
        const auto group = findField(table, object, path.substr(0, dot));
        if (!group || group->row->kind != Kind::Group) continue;
        const Field* ref = refOfGroup(group->table, group->row->key);
        const CatalogKind* kind = ref ? findKind(ref->of) : nullptr;
        if (!kind) continue;
        const auto entry = findEntry(catalog, *kind, std::get<std::string>(ref->get(group->owner)));
        if (!entry) return std::nullopt;
        return Source{kind->value(catalog, *entry), kind->table(), std::string(path.substr(dot + 1))};
    }
    return std::nullopt;
}

/// The field of the same path in the default of the nearest list item or of the whole object: a parent may give the
/// members of a group other defaults than the group's own struct.
Outcome<Place> defaultOf(Table table, void* object, std::string_view path) {
    Table root = table;
    std::string_view rest = path;
    for (std::size_t dot = path.find('.'); dot != std::string_view::npos; dot = path.find('.', dot + 1)) {
        const auto place = findField(table, object, path.substr(0, dot));
        if (!place || place->row->kind != Kind::List) continue;
        const std::size_t next = path.find('.', dot + 1);
        if (next == std::string_view::npos) break;
        root = place->row->table();
        rest = path.substr(next + 1);
    }
    return findField(root, const_cast<void*>(root[0].defaults()), rest);
}

}  // namespace

std::span<const CatalogKind> catalogKinds() {
    return kKinds;
}

const CatalogKind* findKind(std::string_view key) {
    for (const auto& k : kKinds)
        if (k.key == key) return &k;
    return nullptr;
}

std::optional<std::size_t> findEntry(const Catalog& catalog, const CatalogKind& kind, std::string_view id) {
    if (id.empty()) return std::nullopt;
    for (std::size_t i = 0; i < kind.size(catalog); ++i)
        if (kind.head(catalog, i).id == id) return i;
    return std::nullopt;
}

std::vector<Problem> merge(Catalog& into, CatalogLoad more) {
    std::vector<Problem> problems = std::move(more.problems);
    for (const auto& kind : kKinds)
        for (std::size_t i = 0; i < kind.size(more.catalog); ++i) {
            const EntryHead& head = kind.head(more.catalog, i);
            const auto at = findEntry(into, kind, head.id);
            if (at && kind.head(into, *at).user && head.file != kind.head(into, *at).file) {
                problems.push_back(problem("catalog.duplicate", {Arg::text(head.file), Arg::text(head.id)}));
                continue;
            }
            kind.moveInto(more.catalog, i, into, at.value_or(kind.size(into)));
        }
    return problems;
}

std::optional<Problem> applyEntry(Table table, void* object, std::string_view path, std::string_view id,
                                  const Catalog& catalog, Origin choice) {
    const auto place = findField(table, object, path);
    if (!place) return place.problem;
    const CatalogKind* kind = place->row->kind == Kind::Ref ? findKind(place->row->of) : nullptr;
    const Field* group = kind ? fieldOfKey(place->table, place->row->table_key) : nullptr;
    if (!group || group->kind != Kind::Group) return problem("catalog.not_ref", {Arg::key(path)}, path);
    if (!id.empty()) {
        const auto entry = findEntry(catalog, *kind, id);
        if (!entry) return problem("catalog.no_entry", {Arg::text(id), Arg::text(kind->key)}, path);
        copyStruct(group->table(), group->sub(place->owner), const_cast<void*>(kind->value(catalog, *entry)));
    }
    place->row->set(place->owner, Value(std::string(id)));
    if (place->row->meta) place->row->meta(place->owner)->setOrigin(place->index, choice);
    return std::nullopt;
}

std::optional<Problem> resetField(Table table, void* object, std::string_view path, const Catalog& catalog) {
    const auto place = findField(table, object, path);
    if (!place) return place.problem;
    const Field& row = *place->row;
    const Field* ref = row.kind == Kind::Ref     ? &row
                       : row.kind == Kind::Group ? refOfGroup(place->table, row.key)
                                                 : nullptr;
    const CatalogKind* kind = ref ? findKind(ref->of) : nullptr;
    if (kind) {
        const std::string id = std::get<std::string>(ref->get(place->owner));
        if (findEntry(catalog, *kind, id)) {
            const std::size_t dot = path.rfind('.');
            const std::string refPath =
                (dot == std::string_view::npos ? "" : std::string(path.substr(0, dot + 1))) + std::string(ref->key);
            const auto own = findField(table, object, refPath);
            return applyEntry(table, object, refPath, id, catalog, own ? own->origin() : Origin::User);
        }
    }
    if (!row.set) return problem("path.group", {Arg::key(path)}, path);
    if (const auto source = sourceOf(table, object, path, catalog)) {
        if (const auto from = findField(source->table, const_cast<void*>(source->entry), source->rest)) {
            copyField(*place, *from);
            return std::nullopt;
        }
    }
    const auto fresh = defaultOf(table, object, path);
    if (!fresh) return fresh.problem;
    row.set(place->owner, fresh->value());
    if (row.meta) row.meta(place->owner)->setOrigin(place->index, Origin::Default);
    return std::nullopt;
}

}  // namespace model
