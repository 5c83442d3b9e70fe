// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Catalogues: texts in, entries and problems out. An entry is the struct of a design's group with origin bits and
// evidence (grade and source) for every given value. The shipped files and those of a user have the same form:
// {"kind": "accelerators", "sources": {id: text}, "entries": [{"id", "values", "evidence", "note"}]}.
// A bad entry is reported and left out, the rest loads. Choosing an entry copies it into the design.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/catalog/entries.h"
#include "model/core/problem.h"

namespace model {

struct EntryHead {
    std::string id;
    std::string name;         ///< English; the `name` value of the struct where it has one
    std::string nameChinese;  ///< empty where the name is not translated
    std::string note;
    std::string noteChinese;
    std::string file;   ///< where it was read
    bool user = false;  ///< from the user's own folder
};
template <class T>
struct Entry : EntryHead {
    T value;
};

struct Catalog {
    std::vector<Entry<Accelerator>> accelerators;
    std::vector<Entry<Server>> servers;
    std::vector<Entry<Switch>> switches;
    std::vector<Entry<Optic>> optics;
    std::vector<Entry<Rack>> racks;
    std::vector<Entry<LanguageModel>> languageModels;
    std::vector<Entry<ComponentClass>> failureClasses;
    std::vector<Entry<SoftwareStack>> softwareStacks;
};

/// A kind of catalogue and what can be done with its entries without knowing their type. `key` is the word in files
/// and in `Field::of`.
struct CatalogKind {
    std::string_view key;
    std::string_view label;  ///< English, marked for translation (context "catalogs")
    Table (*table)();
    std::size_t (*size)(const Catalog&);
    const EntryHead& (*head)(const Catalog&, std::size_t);
    const void* (*value)(const Catalog&, std::size_t);
    EntryHead& (*append)(Catalog&);  ///< an empty entry at the end
    void (*dropLast)(Catalog&);
    void (*moveInto)(Catalog& from, std::size_t index, Catalog& to, std::size_t at);  ///< `at` = size appends
};
std::span<const CatalogKind> catalogKinds();
/// Null for an unknown kind.
const CatalogKind* findKind(std::string_view key);
/// Index of an entry, nullopt when the id is not there.
std::optional<std::size_t> findEntry(const Catalog& catalog, const CatalogKind& kind, std::string_view id);

struct CatalogLoad {
    Catalog catalog;
    std::vector<Problem> problems;  ///< name file, entry and field
};
/// Reads one file. Problems of the file: those of parseJson, catalog.kind, catalog.shape; of an entry (left out):
/// catalog.entry, catalog.field, catalog.unknown_key, catalog.no_id, catalog.duplicate.
CatalogLoad loadCatalog(std::string_view text, std::string_view fileName, bool user = false);
/// Adds the entries of `more` or replaces those of the same id. An id of two user files: the first stays
/// (catalog.duplicate).
std::vector<Problem> merge(Catalog& into, CatalogLoad more);

/// Copies an entry into the group that stands beside the Ref at `path`, with origin "catalog" for every value it gives;
/// the Ref itself takes `choice`. An empty id keeps the values and clears the Ref. Problems: path.*, catalog.not_ref,
/// catalog.no_entry; nothing is changed then.
std::optional<Problem> applyEntry(Table table, void* object, std::string_view path, std::string_view id,
                                  const Catalog& catalog, Origin choice = Origin::User);
/// A field goes back to the value of the catalogue entry its group was copied from (a Ref or such a group: the whole
/// entry), else to the default of the struct. Problems: path.*, path.group for other groups and lists.
std::optional<Problem> resetField(Table table, void* object, std::string_view path, const Catalog& catalog);

}  // namespace model
