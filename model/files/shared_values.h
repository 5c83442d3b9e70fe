// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What the structs of a file share, so that each text stands in it once: "sources" holds every grade and source under a
// short key, "catalog" the values of every used catalogue entry. A group beside a catalogue reference takes the values
// of the entry it names, an item of a list of catalogue things those of the entry of its own name; after that come the
// values it writes itself. Private to model/files.

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/catalog/catalog.h"

namespace model::files {

/// Key of a source: from its content, so that it stays the same when other sources come and go.
std::string sourceKey(const Evidence& evidence);

/// Values, origins and evidence of one entry; only the leaf fields that are `given`, counted in the order of the table,
/// groups walked into.
struct SharedEntry {
    void* value = nullptr;
    std::vector<bool>* given = nullptr;
    explicit operator bool() const { return value != nullptr; }
};

/// The entries of a file by kind and id.
class SharedEntries {
public:
    /// The catalogue kind whose entries look like this table; null if there is none.
    static const CatalogKind* kindOf(Table table);
    /// Id of the entry that the group `f` of this struct was copied from; empty if it was not.
    static std::string idOfGroup(Table table, const void* owner, const Field& f);

    SharedEntry find(const CatalogKind& kind, std::string_view id);
    SharedEntry add(const CatalogKind& kind, const std::string& id);
    const std::vector<std::pair<const CatalogKind*, std::string>>& order() const { return m_order; }

private:
    struct Slot {
        std::size_t index = 0;
        std::vector<bool> given;
    };
    Catalog m_values;
    std::map<std::pair<std::string_view, std::string>, Slot, std::less<>> m_slots;
    std::vector<std::pair<const CatalogKind*, std::string>> m_order;
};

/// Position of a row in its table; the size of the table when it has none of this key.
std::size_t rowAt(Table table, std::string_view key);
/// The given values of an entry into a struct of the same table; texts of evidence are shared, not copied. `leaf` is
/// the number of the first field of the table among the fields of the entry.
void copyGiven(Table table, void* to, void* from, const std::vector<bool>& given, std::size_t& leaf);
/// Number of leaf fields of a table, groups walked into.
std::size_t leafCount(Table table);

}  // namespace model::files
