// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/access.h"

#include <algorithm>
#include <set>

namespace model {
namespace {

constexpr std::string_view kProjectPrefix = "project.";

bool isProjectKey(std::string_view key) {
    return key.substr(0, kProjectPrefix.size()) == kProjectPrefix;
}

/// A total that can be set while exactly one item stands behind it.
struct Alias {
    std::string_view key;
    std::string_view list;   ///< list of the target
    std::string_view field;  ///< field of the item
    std::vector<std::string> (*targets)(const Design&);
};

std::vector<std::string> poolNames(const Design& d) {
    std::vector<std::string> names;
    for (const auto& p : d.pools) names.push_back(p.name);
    return names;
}

std::vector<std::string> trainingNames(const Design& d) {
    std::vector<std::string> names;
    for (const auto& w : d.workloads)
        if (w.value.kind == WorkloadKind::Training) names.push_back(w.name);
    return names;
}

std::vector<std::string> computeFabricNames(const Design& d) {
    std::vector<std::string> names;
    for (const auto& f : d.fabrics)
        if (f.value.role == FabricRole::Compute) names.push_back(f.name);
    return names;
}

constexpr Alias kAliases[] = {
    {"compute.accelerators", "pools", "accelerators", &poolNames},
    {"training.mfu", "workloads", "utilisation", &trainingNames},
    {"demand.tokens", "workloads", "tokens", &trainingNames},
    {"fabric.oversubscription", "fabrics", "oversubscription", &computeFabricNames},
};

using Parts = std::vector<std::string_view>;  // of a path that outlives them

Parts split(std::string_view path) {
    Parts parts;
    while (true) {
        const std::size_t dot = path.find('.');
        parts.emplace_back(path.substr(0, dot));
        if (dot == std::string_view::npos) return parts;
        path.remove_prefix(dot + 1);
    }
}

/// The list item that a path stands in: "pools.train.card.tdp" gives pools and train.
struct Standing {
    std::string list;
    std::string_view item;
};

/// The outermost list item on the way to a field; empty when the path crosses no list.
Standing standing(Table table, const Parts& parts) {
    std::string path;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto f = std::find_if(table.begin(), table.end(), [&](const Field& x) { return x.key == parts[i]; });
        if (f == table.end()) return {};
        if (!path.empty()) path += '.';
        path += parts[i];
        if (f->kind == Kind::List) return i + 1 < parts.size() ? Standing{path, parts[i + 1]} : Standing{};
        if (f->kind != Kind::Group) return {};
        table = f->table();
    }
    return {};
}

/// All fields of a group that can move a result: what a pattern that names the group stands for.
void expandGroup(Table table, void* owner, const std::string& prefix, std::vector<std::string>& out) {
    for (const Field& f : table) {
        const std::string path = prefix + "." + std::string(f.key);
        if (f.kind == Kind::Group)
            expandGroup(f.table(), owner ? f.sub(owner) : nullptr, path, out);
        else if (f.kind != Kind::List && !f.information && owner)
            out.push_back(path);
    }
}

/// Walks a pattern through a table; false when the table has no such row (whatever the lists hold).
bool expand(Table table, void* owner, const Parts& parts, std::size_t at, const std::string& prefix,
            const Standing& here, std::vector<std::string>& out) {
    const auto f = std::find_if(table.begin(), table.end(), [&](const Field& x) { return x.key == parts[at]; });
    if (f == table.end()) return false;
    std::string path = prefix;
    if (!path.empty()) path += '.';
    path += parts[at];
    const bool last = at + 1 == parts.size();
    if (f->kind == Kind::Group) {
        void* inner = owner ? f->sub(owner) : nullptr;
        if (!last) return expand(f->table(), inner, parts, at + 1, path, here, out);
        if (prefix.empty()) return false;  // a whole room is no declaration
        expandGroup(f->table(), inner, path, out);
        return true;
    }
    if (f->kind != Kind::List) {
        if (last && owner) out.push_back(path);
        return last;
    }
    if (at + 2 >= parts.size()) return false;
    const std::string_view which = parts[at + 1];
    if (which == "@" && here.list != path) return false;
    bool rowExists = expand(f->table(), nullptr, parts, at + 2, path, here, out);
    void* list = owner ? f->sub(owner) : nullptr;
    for (std::size_t n = 0; rowExists && list && n < f->list->size(list); ++n) {
        const std::string& name = f->list->name(list, n);
        if (which != "*" && name != (which == "@" ? here.item : which)) continue;
        expand(f->table(), f->list->value(list, n), parts, at + 2, path + "." + name, here, out);
    }
    return rowExists;
}

void* writable(const void* object) {
    return const_cast<void*>(object);  // a Place points to mutable; here it is only read through
}

/// A field by its exact path, without the search for a suggestion that findField makes for unknown paths.
const Field* rowOf(Table table, const Parts& parts) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto f = std::find_if(table.begin(), table.end(), [&](const Field& x) { return x.key == parts[i]; });
        if (f == table.end()) return nullptr;
        if (i + 1 == parts.size()) return &*f;
        if (f->kind == Kind::List && ++i + 1 == parts.size()) return nullptr;
        if (f->kind != Kind::List && f->kind != Kind::Group) return nullptr;
        table = f->table();
    }
    return nullptr;
}

/// Naming a device is enough to put it among those moved by hand. True when it has been added.
bool addMoved(Design& design, std::string_view key) {
    const Parts parts = split(key);
    const auto known = [&](const auto& item) { return item.name == parts[1]; };
    if (parts.size() != 3 || parts[0] != "rack_overrides" || !isGoodName(parts[1]) ||
        !rowOf(fieldsOf<RackOverride>(), {parts[2]}) ||
        std::any_of(design.rackOverrides.begin(), design.rackOverrides.end(), known))
        return false;
    std::int64_t id = 1;
    for (const auto& item : design.rackOverrides) id = std::max(id, item.id + 1);
    design.rackOverrides.push_back({id, std::string(parts[1]), {}});
    return true;
}

std::string_view resultName(std::string_view key) {
    return key == "training.days" ? "training.days_p50" : key;
}

}  // namespace

Outcome<std::string> inputPath(const Design& design, std::string_view key) {
    for (const Alias& a : kAliases) {
        if (a.key != key) continue;
        const auto names = a.targets(design);
        if (names.size() == 1) return good(std::string(a.list) + "." + names[0] + "." + std::string(a.field));
        return {std::nullopt, problem("path.alias", {Arg::text(key), Arg::text(std::to_string(names.size()))}, key)};
    }
    if (isProjectKey(key)) {
        const Project fresh;
        auto place = findField(fieldsOf<Project>(), writable(&fresh), key.substr(kProjectPrefix.size()));
        if (place) return good(std::string(key));
        return {std::nullopt, problem("path.unknown", {Arg::text(key)}, key)};
    }
    if (rowOf(fieldsOf<Results>(), split(resultName(key))) && !rowOf(fieldsOf<Design>(), split(key)))
        return {std::nullopt, problem("path.result", {Arg::key(key)}, key)};
    auto place = findField(fieldsOf<Design>(), writable(&design), key);
    if (!place) return {std::nullopt, place.problem};
    return good(std::string(key));
}

Outcome<Place> findInput(Project& project, Design& design, std::string_view key) {
    const auto path = inputPath(design, key);
    if (!path) return {std::nullopt, path.problem};
    if (!isProjectKey(*path)) return findField(fieldsOf<Design>(), &design, *path);
    auto place = findField(fieldsOf<Project>(), &project, std::string_view(*path).substr(kProjectPrefix.size()));
    if (place) place.value->path = *path;
    return place;
}

const Field* resultRow(std::string_view path) {
    return rowOf(fieldsOf<Results>(), split(resultName(path)));
}

Outcome<Place> findResult(const Results& results, std::string_view key) {
    return findField(fieldsOf<Results>(), writable(&results), resultName(key));
}

std::optional<Problem> setInput(Project& project, Design& design, std::string_view key, std::string_view text) {
    if (addMoved(design, key)) {
        auto wrong = setInput(project, design, key, text);
        if (wrong) design.rackOverrides.pop_back();
        return wrong;
    }
    const auto path = inputPath(design, key);
    if (!path) return path.problem;
    const std::string currency(currencyCode(project));
    if (!isProjectKey(*path)) return setText(fieldsOf<Design>(), &design, *path, text, Origin::User, currency);
    const std::string inner = path->substr(kProjectPrefix.size());
    auto wrong = setText(fieldsOf<Project>(), &project, inner, text, Origin::User, currency);
    if (!wrong) return wrong;
    return atPath(std::move(*wrong), *path);
}

Outcome<double> parseResult(const Project& project, const Field& row, std::string_view text) {
    if (row.kind == Kind::Quantity && row.dim == dim::money) {
        const auto money = parseMoney(text, currencyCode(project));
        if (!money) return {std::nullopt, money.problem};
        if (const auto cost = convert(*money, project)) return good(cost->si);
        return {std::nullopt, problem("money.no_rate", {Arg::text(text), Arg::text(money->currency)})};
    }
    const auto value = parseValue(row, text, currencyCode(project));
    if (!value) return {std::nullopt, value.problem};
    if (const auto* d = std::get_if<double>(&*value)) return good(*d);
    if (const auto* n = std::get_if<std::int64_t>(&*value)) return good(static_cast<double>(*n));
    return {std::nullopt, problem("solve.not_number", {Arg::key(row.key)})};
}

void forEachInput(const Project& project, const Design& design, const Visit& visit) {
    forEachField(fieldsOf<Project>(), &project, visit, false, "project");
    forEachField(fieldsOf<Design>(), &design, visit);
}

void forEachResult(const Results& results, const Visit& visit) {
    forEachField(fieldsOf<Results>(), &results, visit);
}

std::optional<std::vector<std::string>> bindPattern(const Project& project, const Design& design,
                                                    const Results& results, std::string_view resultKey,
                                                    std::string_view pattern) {
    const Standing here = standing(fieldsOf<Results>(), split(resultKey));
    std::vector<std::string> out;
    if (isProjectKey(pattern)) {
        const auto parts = split(pattern.substr(kProjectPrefix.size()));
        if (expand(fieldsOf<Project>(), writable(&project), parts, 0, "project", here, out)) return out;
        return std::nullopt;
    }
    const auto parts = split(pattern);
    if (expand(fieldsOf<Design>(), writable(&design), parts, 0, "", here, out)) return out;
    if (expand(fieldsOf<Results>(), writable(&results), parts, 0, "", here, out)) return out;
    return std::nullopt;
}

std::vector<std::string> dependencies(const Project& project, const Design& design, const Results& results,
                                      std::string_view resultKey) {
    resultKey = resultName(resultKey);
    std::vector<std::string> out;
    const Field* row = rowOf(fieldsOf<Results>(), split(resultKey));
    if (!row) return out;
    std::string_view rest = row->from;
    while (true) {
        const std::size_t start = rest.find_first_not_of(' ');
        if (start == std::string_view::npos) return out;
        rest.remove_prefix(start);
        const std::string_view pattern = rest.substr(0, rest.find(' '));
        rest.remove_prefix(pattern.size());
        if (const auto bound = bindPattern(project, design, results, resultKey, pattern))
            for (const auto& path : *bound)
                if (std::find(out.begin(), out.end(), path) == out.end()) out.push_back(path);
    }
}

std::vector<std::string> sourceInputs(const Project& project, const Design& design, const Results& results,
                                      std::string_view resultKey) {
    std::set<std::string, std::less<>> seen;
    std::vector<std::string> inputs, open{std::string(resultName(resultKey))};
    seen.insert(open.front());
    const Table designTable = fieldsOf<Design>();
    while (!open.empty()) {  // depth first; `seen` makes a cycle harmless
        const std::string key = std::move(open.back());
        open.pop_back();
        auto next = dependencies(project, design, results, key);
        std::reverse(next.begin(), next.end());
        for (auto& path : next) {
            if (!seen.insert(path).second) continue;
            if (isProjectKey(path) || rowOf(designTable, split(path)))
                inputs.push_back(std::move(path));
            else
                open.push_back(std::move(path));
        }
    }
    return inputs;
}

Grade worstGrade(const Project& project, const Design& design, const Results& results, std::string_view resultKey) {
    Grade worst = Grade::None;
    for (const auto& path : sourceInputs(project, design, results, resultKey)) {
        const auto place = isProjectKey(path) ? findField(fieldsOf<Project>(), writable(&project),
                                                          std::string_view(path).substr(kProjectPrefix.size()))
                                              : findField(fieldsOf<Design>(), writable(&design), path);
        if (place) worst = std::max(worst, place->evidence().grade);
    }
    return worst;
}

}  // namespace model
