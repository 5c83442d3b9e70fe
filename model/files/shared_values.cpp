// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/shared_values.h"

#include <array>
#include <cstdint>

namespace model::files {

std::string sourceKey(const Evidence& evidence) {
    std::uint32_t hash = 2166136261U;  // FNV-1a
    const auto mix = [&](char c) { hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U; };
    mix(static_cast<char>('0' + static_cast<int>(evidence.grade)));
    for (const char c : evidence.source) mix(c);
    std::string key = "s";
    for (int shift = 28; shift >= 0; shift -= 4) key += "0123456789abcdef"[hash >> shift & 15U];
    return key;
}

const CatalogKind* SharedEntries::kindOf(Table table) {
    for (const CatalogKind& kind : catalogKinds())
        if (kind.table().data() == table.data()) return &kind;
    return nullptr;
}

std::string SharedEntries::idOfGroup(Table table, const void* owner, const Field& f) {
    for (const Field& ref : table)
        if (ref.kind == Kind::Ref && ref.table_key == f.key) return std::get<std::string>(ref.get(owner));
    return {};
}

SharedEntry SharedEntries::find(const CatalogKind& kind, std::string_view id) {
    const auto slot = m_slots.find(std::pair<std::string_view, std::string>(kind.key, id));
    if (slot == m_slots.end()) return {};
    return {const_cast<void*>(kind.value(m_values, slot->second.index)), &slot->second.given};
}

SharedEntry SharedEntries::add(const CatalogKind& kind, const std::string& id) {
    Slot slot{kind.size(m_values), std::vector<bool>(leafCount(kind.table()), false)};
    kind.append(m_values).id = id;
    m_slots.insert_or_assign({kind.key, id}, std::move(slot));
    m_order.emplace_back(&kind, id);
    return find(kind, id);
}

std::size_t leafCount(Table table) {
    std::size_t count = 0;
    for (const Field& f : table) count += f.kind == Kind::Group ? leafCount(f.table()) : f.kind == Kind::List ? 0 : 1;
    return count;
}

std::size_t rowAt(Table table, std::string_view key) {
    std::size_t row = 0;
    while (row < table.size() && table[row].key != key) ++row;
    return row;
}

void copyGiven(Table table, void* to, void* from, const std::vector<bool>& given, std::size_t& leaf) {
    for (const Field& f : table)
        if (f.kind == Kind::Group)
            copyGiven(f.table(), f.sub(to), f.sub(from), given, leaf);
        else if (f.kind != Kind::List && given[leaf++])
            f.set(to, f.get(from));
    *table[0].meta(to) = *table[0].meta(from);
}

}  // namespace model::files
