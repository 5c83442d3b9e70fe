// SPDX-License-Identifier: GPL-3.0-or-later
// Which items stand side by side: those of the same name; then, among items left over in workloads, pools, fabrics and
// storage tiers, those of one sort (kind of workload, role of network) are paired in order when each side has as many
// of them left, so that the pool "h800" of one bid meets the pool "ascend" of the other. Ids say nothing across designs
// of different descent and are not used. A row carries the name that the base design uses.
#include "model/plan/compare.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>

#include "model/plan/blank.h"
#include "model/plan/used_inputs.h"

namespace model {
namespace {

/// One row of items: the index of the item in each design, if there is one.
struct Slot {
    std::string name;                               ///< of the first design that has it, the base first
    std::string sort;                               ///< word of its kind or role; empty where items have none
    std::vector<std::optional<std::string>> names;  ///< per design
};
using Slots = std::vector<Slot>;

struct Side {
    std::string name, sort;
};

std::vector<Side> itemsOf(const Field& f, void* list) {
    std::vector<Side> items;
    for (std::size_t i = 0; list && i < f.list->size(list); ++i) {
        Side s{f.list->name(list, i), ""};
        for (const Field& inner : f.table())
            if (inner.kind == Kind::Choice && (inner.key == "kind" || inner.key == "role"))
                s.sort = exactText(inner, inner.get(f.list->value(list, i)));
        items.push_back(std::move(s));
    }
    return items;
}

/// Lets the items of one more design take their slots. `pair` allows items of different names to share one.
void take(Slots& slots, const std::vector<Side>& items, std::size_t design, std::size_t designs, bool pair) {
    std::vector<bool> placed(items.size(), false);
    const auto place = [&](std::size_t i, Slot& s) {
        s.names[design] = items[i].name;
        placed[i] = true;
    };
    for (std::size_t i = 0; i < items.size(); ++i)
        for (Slot& s : slots)
            if (!s.names[design] && s.name == items[i].name) place(i, s);
    for (std::size_t i = 0; i < items.size(); ++i)  // a third design that shares a name with the second
        for (Slot& s : slots)
            if (!placed[i] && !s.names[design] &&
                std::any_of(s.names.begin(), s.names.end(), [&](const auto& n) { return n == items[i].name; }))
                place(i, s);
    for (std::size_t i = 0; pair && i < items.size(); ++i) {
        if (placed[i]) continue;
        std::vector<std::size_t> mine;
        std::vector<Slot*> free;
        for (std::size_t j = 0; j < items.size(); ++j)
            if (!placed[j] && items[j].sort == items[i].sort) mine.push_back(j);
        for (Slot& s : slots)
            if (!s.names[design] && s.sort == items[i].sort) free.push_back(&s);
        if (mine.size() != free.size()) continue;
        for (std::size_t k = 0; k < mine.size(); ++k) place(mine[k], *free[k]);
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (placed[i]) continue;
        slots.push_back({items[i].name, items[i].sort, std::vector<std::optional<std::string>>(designs)});
        slots.back().names[design] = items[i].name;
    }
}

void* find(const Field& f, void* list, const std::optional<std::string>& name) {
    for (std::size_t i = 0; list && name && i < f.list->size(list); ++i)
        if (f.list->name(list, i) == *name) return f.list->value(list, i);
    return nullptr;
}

class Walk {
public:
    Walk(const Workbook& workbook, std::vector<CompareRow>& rows)
        : m_designs(workbook.designs.size()),
          m_base(baseIndex(workbook)),
          m_workbook(workbook),
          m_project(workbook.project),
          m_rows(rows) {}

    void incomplete(std::vector<bool> designs) { m_incomplete = std::move(designs); }

    /// Finds the pairs of all top lists first: references may point forward.
    void pairLists(Table t, const std::vector<void*>& owners) {
        for (const Field& f : t)
            if (f.kind == Kind::List) slotsOf(f, subs(f, owners), std::string(f.key));
    }

    void table(Table t, const std::vector<void*>& owners, const std::string& prefix, bool input) {
        for (const Field& f : t) {
            const std::string path = prefix.empty() ? std::string(f.key) : prefix + "." + std::string(f.key);
            if (f.kind == Kind::List) {
                list(f, subs(f, owners), path, input);
            } else if (f.kind == Kind::Group) {
                table(f.table(), subs(f, owners), path, input);
            } else {
                leaf(f, owners, path, input);
            }
        }
    }

private:
    std::vector<void*> subs(const Field& f, const std::vector<void*>& owners) const {
        std::vector<void*> out;
        for (void* o : owners) out.push_back(o ? f.sub(o) : nullptr);
        return out;
    }

    const Slots& slotsOf(const Field& f, const std::vector<void*>& lists, const std::string& path) {
        const auto known = m_slots.find(path);  // lists of results keep the pairs that the inputs have
        if (known != m_slots.end()) return known->second;
        Slots slots;
        const bool pair = path.find('.') == std::string::npos;
        take(slots, itemsOf(f, lists[m_base]), m_base, m_designs, pair);
        for (std::size_t d = 0; d < m_designs; ++d)
            if (d != m_base) take(slots, itemsOf(f, lists[d]), d, m_designs, pair);
        return m_slots.emplace(path, std::move(slots)).first->second;
    }

    void list(const Field& f, const std::vector<void*>& lists, const std::string& path, bool input) {
        for (const Slot& s : slotsOf(f, lists, path)) {  // a map keeps its values in place while others come in
            std::vector<void*> owners;
            for (std::size_t d = 0; d < m_designs; ++d) owners.push_back(find(f, lists[d], s.names[d]));
            const std::string prefix = path + "." + s.name;
            m_item = Standing{path, prefix.size(), &s};
            table(f.table(), owners, prefix, input);
            m_item.reset();
        }
    }

    /// The path of a row in one design, whose item may have another name than the slot.
    std::string ownPath(const std::string& path, std::size_t design) const {
        if (!m_item || !m_item->slot->names[design]) return path;
        return m_item->list + "." + *m_item->slot->names[design] + path.substr(m_item->prefix);
    }

    /// A reference to an item reads as the name of its slot, so that a pool of another name is no difference.
    Value common(const Field& f, const Value& v, std::size_t design) const {
        const auto it = m_slots.find(std::string(f.of));
        const auto* name = std::get_if<std::string>(&v);
        if (f.kind != Kind::ItemRef || !name || it == m_slots.end()) return v;
        for (const Slot& s : it->second)
            if (s.names[design] == *name) return s.name;
        return v;
    }

    std::optional<double> number(const Value& v) const {
        if (const auto* d = std::get_if<double>(&v)) return *d;
        if (const auto* n = std::get_if<std::int64_t>(&v)) return static_cast<double>(*n);
        if (const auto* m = std::get_if<Money>(&v))
            if (const auto c = convert(*m, m_project)) return c->si;
        return std::nullopt;
    }

    void judge(const CompareRow& row, const CompareCell& base, CompareCell& cell, bool same) const {
        if (base.incomplete || cell.incomplete) {
            cell.verdict = Verdict::NotComparable;
            return;
        }
        if (same || !base.value || !cell.value) return;
        const auto b = number(*base.value), v = number(*cell.value);
        if (b && v && std::isfinite(*b) && std::isfinite(*v)) {
            const double d = *v - *b;
            if (row.kind != DeltaKind::Relative)
                cell.delta = d;
            else if (*b != 0)
                cell.delta = d / std::abs(*b);
            if (row.field->better != 0 && d != 0) {
                cell.verdict = (d > 0) == (row.field->better > 0) ? Verdict::Better : Verdict::Worse;
                return;
            }
        }
        cell.verdict = Verdict::Neutral;
    }

    /// An input that counts in no design says nothing about them.
    bool counts(const std::vector<void*>& owners, const std::string& path) const {
        for (std::size_t d = 0; d < m_designs; ++d)
            if (owners[d] && inputCounts(*m_workbook.designs[d].design, ownPath(path, d))) return true;
        return false;
    }

    void leaf(const Field& f, const std::vector<void*>& owners, const std::string& path, bool input) {
        if (input && !counts(owners, path)) return;
        CompareRow row;
        row.key = path;
        row.field = &f;
        row.input = input;
        row.section = path.substr(0, path.find('.'));
        row.kind = f.kind == Kind::Integer                     ? DeltaKind::Difference
                   : f.kind == Kind::Quantity && f.unit == "%" ? DeltaKind::Points
                                                               : DeltaKind::Relative;
        const bool total = !input && isBillTotal(path);
        std::vector<std::optional<Value>> same(m_designs);
        for (std::size_t d = 0; d < m_designs; ++d) {
            CompareCell cell;
            if (owners[d]) {
                cell.value = f.get(owners[d]);
                if (!input && isBlank(*cell.value)) cell.path = ownPath(path, d);
                same[d] = common(f, *cell.value, d);
                cell.incomplete = total && d < m_incomplete.size() && m_incomplete[d];
            }
            row.cells.push_back(std::move(cell));
        }
        for (std::size_t d = 0; d < m_designs; ++d) {
            const bool equal = same[d] == same[m_base];
            row.differs = row.differs || !equal;
            if (d != m_base) judge(row, row.cells[m_base], row.cells[d], equal);
        }
        m_rows.push_back(std::move(row));
    }

    /// Everything under cost that grows with the lines of the bill; plant and energy are priced on their own.
    static bool isBillTotal(std::string_view path) {
        return path.substr(0, 5) == "cost." && path != "cost.unpriced_lines" && path != "cost.plant" &&
               path != "cost.energy_cost_per_year";
    }

    /// The list item that the walk stands in.
    struct Standing {
        std::string list;
        std::size_t prefix = 0;
        const Slot* slot = nullptr;
    };
    std::optional<Standing> m_item;
    std::size_t m_designs, m_base;
    const Workbook& m_workbook;
    const Project& m_project;
    std::vector<CompareRow>& m_rows;
    std::vector<bool> m_incomplete;
    std::map<std::string, Slots, std::less<>> m_slots;
};

}  // namespace

std::vector<CompareRow> compareDesigns(const Workbook& workbook, const std::vector<Results>& results) {
    std::vector<CompareRow> rows;
    if (workbook.designs.empty()) return rows;
    Walk walk(workbook, rows);
    std::vector<void*> inputs, outputs;
    std::vector<bool> incomplete;
    for (std::size_t d = 0; d < workbook.designs.size(); ++d) {
        // Fields are read through mutable pointers but never written here.
        inputs.push_back(const_cast<Design*>(workbook.designs[d].design.get()));
        outputs.push_back(d < results.size() ? const_cast<Results*>(&results[d]) : nullptr);
        incomplete.push_back(d < results.size() && results[d].cost.unpricedLines > 0);
    }
    walk.pairLists(fieldsOf<Design>(), inputs);
    walk.table(fieldsOf<Design>(), inputs, "", true);
    walk.incomplete(std::move(incomplete));
    walk.table(fieldsOf<Results>(), outputs, "", false);
    return rows;
}

}  // namespace model
