// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/fields.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/core/units.h"

namespace model {
namespace {

bool isControl(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

std::string joined(const std::string& prefix, std::string_view key) {
    std::string out = prefix;
    if (!out.empty()) out += '.';
    return out += key;
}

std::size_t distance(std::string_view a, std::string_view b) {  // Levenshtein, for suggestions
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t up = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = up;
        }
    }
    return row[b.size()];
}

Problem unknownPath(Table table, const void* object, std::string_view path) {
    std::string best;
    std::size_t least = path.size() / 2 + 1;
    forEachField(table, object, [&](const Place& p) {
        if (p.path.size() + least < path.size() || path.size() + least < p.path.size()) return;
        const std::size_t d = distance(p.path, path);
        if (d < least) least = d, best = p.path;
    });
    if (best.empty()) return problem("path.unknown", {Arg::text(path)}, path);
    return problem("path.unknown_near", {Arg::text(path), Arg::text(best)}, path);
}

}  // namespace

Evidence Place::evidence() const {
    if (row->meta) {
        const Meta& m = *row->meta(owner);
        if (m.extras)
            if (const auto it = m.extras->evidence.find(row->key); it != m.extras->evidence.end()) return it->second;
    }
    if (origin() != Origin::Default) return {};
    return {row->grade, std::string(row->source)};
}

namespace {

// One place per table, its path rewritten from field to field: a walk over a design costs no allocation per field.
void walk(Table table, void* owner, const Field* group, const Visit& visit, bool containers, std::string prefix) {
    if (!prefix.empty()) prefix += '.';
    const std::size_t stem = prefix.size();
    Place p{nullptr, owner, 0, std::move(prefix), table, group};
    for (; p.index < table.size(); ++p.index) {
        const Field& f = table[p.index];
        p.row = &f;
        p.path.resize(stem);
        p.path += f.key;
        const bool container = f.kind == Kind::Group || f.kind == Kind::List;
        if (!container || containers) visit(p);
        if (!container) continue;
        void* inner = f.sub(owner);
        if (f.kind == Kind::Group) {
            walk(f.table(), inner, &f, visit, containers, p.path);
            continue;
        }
        for (std::size_t n = 0; n < f.list->size(inner); ++n)
            walk(f.table(), f.list->value(inner, n), nullptr, visit, containers,
                 joined(p.path, f.list->name(inner, n)));
    }
}

}  // namespace

const Evidence* evidenceOf(const Meta& meta, std::string_view key) {
    if (!meta.extras) return nullptr;
    const auto found = meta.extras->evidence.find(key);
    return found == meta.extras->evidence.end() ? nullptr : &found->second;
}

void forEachField(Table table, const void* object, const Visit& visit, bool containers, const std::string& prefix) {
    walk(table, const_cast<void*>(object), nullptr, visit, containers, prefix);
}

Outcome<Place> findField(Table table, void* object, std::string_view path) {
    Table t = table;
    void* owner = object;
    const Field* group = nullptr;
    std::string_view rest = path;
    std::string walked;
    while (true) {
        const std::size_t dot = rest.find('.');
        const std::string_view key = rest.substr(0, dot);
        const auto f = std::find_if(t.begin(), t.end(), [&](const Field& x) { return x.key == key; });
        if (f == t.end()) return {std::nullopt, unknownPath(table, object, path)};
        walked = joined(walked, key);
        Place p{&*f, owner, static_cast<std::size_t>(f - t.begin()), walked, t, group};
        if (dot == std::string_view::npos) return good(std::move(p));
        rest.remove_prefix(dot + 1);
        if (f->kind == Kind::Group) {
            group = &*f;
            owner = f->sub(owner);
            t = f->table();
        } else if (f->kind == Kind::List) {
            const std::size_t end = rest.find('.');
            const std::string_view name = rest.substr(0, end);
            void* list = f->sub(owner);
            std::size_t n = 0;
            while (n < f->list->size(list) && f->list->name(list, n) != name) ++n;
            if (n == f->list->size(list)) return {std::nullopt, unknownPath(table, object, path)};
            walked = joined(walked, name);
            if (end == std::string_view::npos) return {std::nullopt, problem("path.item", {Arg::text(path)}, path)};
            rest.remove_prefix(end + 1);
            owner = f->list->value(list, n);
            t = f->table();
            group = nullptr;
        } else {
            return {std::nullopt, unknownPath(table, object, path)};
        }
    }
}

namespace {

/// Of a title, name or note. A page holds about as much; pages that lay out a book in a cell take minutes.
constexpr std::size_t kLongestText = 2000;

/// Characters of UTF-8: all bytes but those that continue one.
std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

}  // namespace

std::optional<Problem> checkHard(const Field& row, const Value& value) {
    double v = 0;
    if (const auto* d = std::get_if<double>(&value)) {
        if (!std::isfinite(*d)) return problem("value.finite", {Arg::key(row.key)});
        v = *d;
    } else if (const auto* n = std::get_if<std::int64_t>(&value)) {
        v = static_cast<double>(*n);
    } else if (const auto* m = std::get_if<Money>(&value)) {
        if (!std::isfinite(m->amount)) return problem("value.finite", {Arg::key(row.key)});
        v = m->amount;
    } else {
        const auto* text = std::get_if<std::string>(&value);
        if (text && characters(*text) > kLongestText)
            return problem("value.too_long", {Arg::key(row.key), Arg::number(static_cast<double>(kLongestText)),
                                              Arg::number(static_cast<double>(characters(*text)))});
        if (text && std::any_of(text->begin(), text->end(),
                                [](char c) { return isControl(c) && c != '\n' && c != '\t' && c != '\r'; }))
            return problem("value.control", {Arg::key(row.key)});
        return std::nullopt;
    }
    const Unit* u = findUnit(row.unit);
    const double shown = u && row.kind == Kind::Quantity ? fromSi(v, *u) : v;
    const double slack = 1e-12 * std::abs(shown);  // a limit typed in another unit is the same limit
    if (shown >= row.hard.min - slack && shown <= row.hard.max + slack) return std::nullopt;
    const auto bound = [&](double b) { return Arg::number(u ? toSi(b, *u) : b, row.unit); };
    if (std::isinf(row.hard.max)) return problem("range.min", {Arg::key(row.key), bound(row.hard.min)});
    if (std::isinf(row.hard.min)) return problem("range.max", {Arg::key(row.key), bound(row.hard.max)});
    return problem("range.hard", {Arg::key(row.key), bound(row.hard.min), bound(row.hard.max)});
}

std::optional<Problem> checkTypical(const Field& row, const Value& value) {
    double v = 0;
    if (const auto* d = std::get_if<double>(&value))
        v = *d;
    else if (const auto* n = std::get_if<std::int64_t>(&value))
        v = static_cast<double>(*n);
    else
        return std::nullopt;
    const Unit* u = findUnit(row.unit);
    const double shown = u && row.kind == Kind::Quantity ? fromSi(v, *u) : v;
    const double slack = 1e-9 * std::abs(shown);
    if (shown >= row.typical.min - slack && shown <= row.typical.max + slack) return std::nullopt;
    const auto bound = [&](double b) { return Arg::number(u ? toSi(b, *u) : b, row.unit); };
    if (std::isinf(row.typical.max))
        return problem("range.typical_min", {Arg::key(row.key), bound(row.typical.min)}, "", Severity::Warning);
    if (std::isinf(row.typical.min))
        return problem("range.typical_max", {Arg::key(row.key), bound(row.typical.max)}, "", Severity::Warning);
    return problem("range.typical", {Arg::key(row.key), bound(row.typical.min), bound(row.typical.max)}, "",
                   Severity::Warning);
}

Outcome<Value> parseValue(const Field& row, std::string_view text, std::string_view currency) {
    const bool blank = text.find_first_not_of(" \t\r\n") == std::string_view::npos;
    if (blank && row.optional) return good(Value{});
    if (blank && row.kind != Kind::Text && row.kind != Kind::Ref && row.kind != Kind::ItemRef)
        return {std::nullopt, problem("value.blank", {Arg::key(row.key)})};
    Outcome<Value> out;
    const auto take = [&](auto&& parsed) {
        if (parsed)
            out.value = Value(*parsed);
        else
            out.problem = parsed.problem;
    };
    switch (row.kind) {
        case Kind::Quantity:
            take(parseQuantity(text, row.dim, row.unit));
            break;
        case Kind::Integer:
            take(parseInteger(text));
            break;
        case Kind::Amount:
            take(parseMoney(text, currency));
            break;
        case Kind::Day:
            take(parseDate(text));
            break;
        case Kind::Text:
        case Kind::Ref:
        case Kind::ItemRef:
            out.value = Value(std::string(text));
            break;
        case Kind::Flag:
            if (text == "true" || text == "yes" || text == "1" || text == "on" || text == "是")
                out.value = Value(true);
            else if (text == "false" || text == "no" || text == "0" || text == "off" || text == "否")
                out.value = Value(false);
            else
                out.problem = problem("flag.text", {Arg::text(text)});
            break;
        case Kind::Choice: {
            std::string words;
            for (const auto& c : row.choices) {
                if (c.word == text || c.label == text) out.value = Value(std::string(c.word));
                words += (words.empty() ? "" : ", ") + std::string(c.word);
            }
            if (!out.value) out.problem = problem("choice.unknown", {Arg::text(text), Arg::text(words)});
            break;
        }
        case Kind::Group:
        case Kind::List:
            out.problem = problem("path.group", {Arg::key(row.key)});
            break;
    }
    if (out.value)
        if (auto p = checkHard(row, *out.value)) return {std::nullopt, std::move(*p)};
    return out;
}

std::string exactText(const Field& row, const Value& value) {
    struct Write {
        const Field& row;
        std::string operator()(std::monostate) const { return ""; }
        std::string operator()(double v) const { return model::exactText(v, row.unit); }
        std::string operator()(std::int64_t v) const { return std::to_string(v); }
        std::string operator()(bool v) const { return v ? "true" : "false"; }
        std::string operator()(const std::string& v) const { return v; }
        std::string operator()(const Money& v) const { return model::exactText(v); }
        std::string operator()(const Date& v) const { return dateText(v); }
    };
    return std::visit(Write{row}, value);
}

std::string shortText(const Field& row, const Value& value) {
    if (const auto* d = std::get_if<double>(&value)) return model::shortText(*d, row.unit);
    if (const auto* n = std::get_if<std::int64_t>(&value)) {
        std::string t = std::to_string(*n < 0 ? -*n : *n);
        for (std::size_t i = t.size(); i > 3; i -= 3) t.insert(i - 3, ",");
        return (*n < 0 ? "−" : "") + t;
    }
    if (const auto* m = std::get_if<Money>(&value)) return shortNumber(m->amount) + " " + m->currency;
    if (const auto* s = std::get_if<std::string>(&value); s && row.kind == Kind::Choice)
        for (const auto& c : row.choices)
            if (c.word == *s) return std::string(c.label);
    return exactText(row, value);
}

std::optional<Problem> setValue(Table table, void* object, std::string_view path, const Value& value, Origin origin) {
    auto place = findField(table, object, path);
    if (!place) return place.problem;
    const Field& row = *place->row;
    if (!row.set) return problem("path.group", {Arg::key(path)}, path);
    if (auto p = checkHard(row, value)) {
        return atPath(std::move(*p), path);
    }
    if (!row.set(place->owner, value)) return problem("value.type", {Arg::key(path)}, path);
    if (row.meta) {
        Meta& meta = *row.meta(place->owner);
        meta.setOrigin(place->index, origin);
        if (meta.extras && meta.extras->evidence.contains(row.key)) {  // it spoke of the value that is gone
            Extras changed = *meta.extras;
            changed.evidence.erase(changed.evidence.find(row.key));
            meta.extras = std::make_shared<const Extras>(std::move(changed));
        }
    }
    return std::nullopt;
}

std::optional<Problem> setText(Table table, void* object, std::string_view path, std::string_view text, Origin origin,
                               std::string_view currency) {
    auto place = findField(table, object, path);
    if (!place) return place.problem;
    auto value = parseValue(*place->row, text, currency);
    if (value) return setValue(table, object, path, *value, origin);
    return atPath(std::move(value.problem), path);
}

namespace {

void diffInto(Table table, void* a, void* b, const std::string& prefix, std::vector<Difference>& out);

void oneSided(Table table, void* object, const std::string& prefix, bool before, std::vector<Difference>& out) {
    forEachField(
        table, object,
        [&](const Place& p) {
            Difference d{p.path, std::nullopt, std::nullopt};
            (before ? d.before : d.after) = p.value();
            out.push_back(std::move(d));
        },
        false, prefix);
}

void diffList(const Field& f, void* a, void* b, const std::string& path, std::vector<Difference>& out) {
    const std::size_t na = f.list->size(a), nb = f.list->size(b);
    std::vector<bool> taken(nb, false);
    for (std::size_t i = 0; i < na; ++i) {
        std::size_t match = nb;
        for (std::size_t j = 0; j < nb && match == nb; ++j)
            if (!taken[j] && f.list->id(a, i) == f.list->id(b, j) && f.list->name(a, i) == f.list->name(b, j))
                match = j;
        for (std::size_t j = 0; j < nb && match == nb; ++j)
            if (!taken[j] && f.list->name(a, i) == f.list->name(b, j)) match = j;
        for (std::size_t j = 0; j < nb && match == nb; ++j)
            if (!taken[j] && f.list->id(a, i) == f.list->id(b, j)) match = j;
        const std::string item = joined(path, f.list->name(a, i));
        if (match == nb) {
            oneSided(f.table(), f.list->value(a, i), item, true, out);
            continue;
        }
        taken[match] = true;
        diffInto(f.table(), f.list->value(a, i), f.list->value(b, match), item, out);
    }
    for (std::size_t j = 0; j < nb; ++j)
        if (!taken[j]) oneSided(f.table(), f.list->value(b, j), joined(path, f.list->name(b, j)), false, out);
}

void diffInto(Table table, void* a, void* b, const std::string& prefix, std::vector<Difference>& out) {
    for (const Field& f : table) {
        const std::string path = joined(prefix, f.key);
        if (f.kind == Kind::Group)
            diffInto(f.table(), f.sub(a), f.sub(b), path, out);
        else if (f.kind == Kind::List)
            diffList(f, f.sub(a), f.sub(b), path, out);
        else if (Value va = f.get(a), vb = f.get(b); !(va == vb))
            out.push_back({path, std::move(va), std::move(vb)});
    }
}

}  // namespace

std::vector<Difference> diff(Table table, const void* before, const void* after) {
    std::vector<Difference> out;
    diffInto(table, const_cast<void*>(before), const_cast<void*>(after), "", out);
    return out;
}

bool isGoodName(std::string_view name) {
    constexpr std::ptrdiff_t kLongest = 64;  // characters: the bytes that do not continue one in UTF-8
    const auto starts = std::count_if(name.begin(), name.end(), [](char c) { return (c & 0xc0) != 0x80; });
    const bool control = std::any_of(name.begin(), name.end(), &isControl);
    return !name.empty() && starts <= kLongest && !control && name.find_first_of(" .*@") == std::string_view::npos;
}

std::string freeName(const Place& list, std::string_view wanted) {
    void* items = list.row->sub(list.owner);
    const auto taken = [&](std::string_view n) {
        for (std::size_t i = 0; i < list.row->list->size(items); ++i)
            if (list.row->list->name(items, i) == n) return true;
        return false;
    };
    std::string name(wanted);
    for (int n = 2; taken(name); ++n) name = std::string(wanted) + "-" + std::to_string(n);
    return name;
}

std::int64_t freeId(const Place& list) {
    void* items = list.row->sub(list.owner);
    std::int64_t id = 0;
    for (std::size_t i = 0; i < list.row->list->size(items); ++i) id = std::max(id, list.row->list->id(items, i));
    return id + 1;
}

std::optional<Problem> renameItem(Table table, void* object, std::string_view listPath, std::string_view from,
                                  std::string_view to) {
    if (!isGoodName(to)) return problem("name.bad", {Arg::text(to)}, listPath);
    auto list = findField(table, object, listPath);
    if (!list) return list.problem;
    if (list->row->kind != Kind::List) return problem("path.group", {Arg::key(listPath)}, listPath);
    if (from == to) return std::nullopt;
    if (freeName(*list, to) != to) return problem("name.taken", {Arg::text(to)}, listPath);
    void* items = list->row->sub(list->owner);
    bool found = false;
    for (std::size_t i = 0; i < list->row->list->size(items); ++i)
        if (list->row->list->name(items, i) == from) list->row->list->name(items, i) = to, found = true;
    if (!found) return problem("path.unknown", {Arg::text(from)}, listPath);
    forEachField(table, object, [&](const Place& p) {
        if (p.row->kind == Kind::ItemRef && p.row->of == listPath && p.value() == Value(std::string(from)))
            p.row->set(p.owner, Value(std::string(to)));
    });
    return std::nullopt;
}

}  // namespace model
