// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The field table: one row per member says key, unit, ranges, label, meaning and source, and (for results) formula
// and dependencies. Forms, files, command line, compare, report and tests are loops over these rows. `row` reads the
// kind from the member's type at compile time, so Field is one plain type and everything else is ordinary code.

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/money.h"
#include "model/core/quantity.h"
#include "model/core/translate.h"
#include "model/core/units.h"

namespace model {

/// The content of one field, free of its type: blank, SI number, count, flag, text (also the word of a choice), ...
using Value = std::variant<std::monostate, double, std::int64_t, bool, std::string, Money, Date>;

enum class Kind { Quantity, Integer, Flag, Text, Choice, Amount, Day, Ref, ItemRef, Group, List };

struct Range {
    double min = -std::numeric_limits<double>::infinity(), max = std::numeric_limits<double>::infinity();
};

/// How much a value can be trusted: A primary source, B secondary, C unverified; None = nothing to grade.
enum class Grade : std::uint8_t { None, A, B, C };

struct Evidence {
    Grade grade = Grade::None;
    std::string source;
    bool operator==(const Evidence&) const = default;
};

/// What a struct carries beside its values: evidence of catalogue values by key, keys of a file we do not know.
struct Extras {
    std::map<std::string, Evidence, std::less<>> evidence;
    std::string unknownJson;  ///< a JSON object as text, empty if there is none
    bool operator==(const Extras&) const = default;
};

enum class Origin : std::uint8_t { Default, Catalog, User };

/// Last member of every input struct: where each value came from (one bit per row) and the extras.
struct Meta {
    std::uint64_t user = 0, catalog = 0;
    std::shared_ptr<const Extras> extras;

    Origin origin(std::size_t row) const {
        return user >> row & 1 ? Origin::User : catalog >> row & 1 ? Origin::Catalog : Origin::Default;
    }
    void setOrigin(std::size_t row, Origin o) {
        const std::uint64_t bit = std::uint64_t{1} << row;
        user = o == Origin::User ? user | bit : user & ~bit;
        catalog = o == Origin::Catalog ? catalog | bit : catalog & ~bit;
    }
    bool operator==(const Meta& o) const {
        static const Extras kNone;  // none at all and nothing in them are the same
        return user == o.user && catalog == o.catalog &&
               (extras == o.extras || (extras ? *extras : kNone) == (o.extras ? *o.extras : kNone));
    }
};

/// One entry of a list: the id survives a rename, the name is what paths use.
template <class T>
struct Item {
    std::int64_t id = 0;
    std::string name;
    T value;
    bool operator==(const Item&) const = default;
};
template <class T>
using List = std::vector<Item<T>>;

/// Id of a catalogue entry; the struct of that entry stands beside it as a group.
struct Ref {
    std::string id;
    bool operator==(const Ref&) const = default;
};
/// Name of an item of another list of the same design (the row says which list).
struct ItemRef {
    std::string name;
    bool operator==(const ItemRef&) const = default;
};

struct Field;
using Table = std::span<const Field>;
/// The table of a struct; specialised where the struct's rows are defined.
template <class T>
Table fieldsOf();

struct Choice {
    int value = 0;
    std::string_view word;   ///< in files and on the command line
    std::string_view label;  ///< English, marked for translation (context "choices")
};
/// Specialise with `static constexpr Choice rows[]` for every enum that is a member of a table.
template <class E>
struct Choices;

/// What can be done with a list without knowing its type.
struct ListOps {
    std::size_t (*size)(const void*);
    void* (*value)(void*, std::size_t);
    std::int64_t& (*id)(void*, std::size_t);
    std::string& (*name)(void*, std::size_t);
    void (*insert)(void*, std::size_t);  ///< a default item; the caller gives it id and name
    void (*erase)(void*, std::size_t);
};

struct Field {
    std::string_view key;
    std::string_view unit = "";  ///< the unit shown and written; refused at compile time if of another dimension
    Range hard{};                ///< in `unit`; outside: refused
    Range typical{};             ///< in `unit`; outside: a note
    std::string_view label = "";
    std::string_view doc = "";     ///< one sentence
    std::string_view source = "";  ///< of the default
    Grade grade = Grade::None;     ///< of the default
    std::string_view formula = "";
    std::string_view from = "";       ///< results: keys this is computed from, `*` every item, `@` the same item
    std::string_view group = "";      ///< heading in forms
    std::string_view of = "";         ///< Ref: kind of catalogue; ItemRef: path of the list
    std::string_view table_key = "";  ///< Ref: key of the group that receives the entry's values
    int better = 0;                   ///< compare: +1 more is better, -1 less is better, 0 neutral
    bool information = false;         ///< moves no result: a remark, a name
    bool more = false;                ///< folded away in forms

    // Set by row<>():
    Kind kind = Kind::Text;
    bool optional = false;  ///< may be blank
    Dim dim{};
    std::span<const Choice> choices{};
    Value (*get)(const void*) = nullptr;
    bool (*set)(void*, const Value&) = nullptr;
    void* (*sub)(void*) = nullptr;  ///< address of a group or list
    Table (*table)() = nullptr;     ///< rows of the group or of a list's items
    const ListOps* list = nullptr;
    Meta* (*meta)(void*) = nullptr;       ///< of the struct this row belongs to; null for results
    const void* (*defaults)() = nullptr;  ///< a default-constructed owner
};

namespace detail {

template <class>
struct MemberOf;
template <class C, class M>
struct MemberOf<M C::*> {
    using Owner = C;
    using Type = M;
};
template <class T>
inline constexpr bool isQuantity = false;
template <Dim D>
inline constexpr bool isQuantity<Quantity<D>> = true;
template <class T>
inline constexpr bool isList = false;
template <class T>
inline constexpr bool isList<std::vector<Item<T>>> = true;
template <class T>
struct Bare {
    using Type = T;
    static constexpr bool optional = false;
};
template <class T>
struct Bare<std::optional<T>> {
    using Type = T;
    static constexpr bool optional = true;
};
template <class T>
concept HasMeta = requires(T t) {
    t.meta;
};

template <class T>
Value toValue(const T& v) {
    if constexpr (isQuantity<T>)
        return v.si;
    else if constexpr (std::is_same_v<T, std::int64_t> || std::is_same_v<T, bool> || std::is_same_v<T, std::string> ||
                       std::is_same_v<T, Money> || std::is_same_v<T, Date>)
        return v;
    else if constexpr (std::is_same_v<T, Ref>)
        return v.id;
    else if constexpr (std::is_same_v<T, ItemRef>)
        return v.name;
    else if constexpr (std::is_enum_v<T>) {
        for (const auto& c : Choices<T>::rows)
            if (c.value == static_cast<int>(v)) return std::string(c.word);
        return std::monostate{};
    } else
        return std::monostate{};
}

template <class T>
bool fromValue(T& to, const Value& v) {
    if constexpr (isQuantity<T>) {
        if (const auto* d = std::get_if<double>(&v)) return to.si = *d, true;
    } else if constexpr (std::is_same_v<T, Ref>) {
        if (const auto* s = std::get_if<std::string>(&v)) return to.id = *s, true;
    } else if constexpr (std::is_same_v<T, ItemRef>) {
        if (const auto* s = std::get_if<std::string>(&v)) return to.name = *s, true;
    } else if constexpr (std::is_enum_v<T>) {
        if (const auto* s = std::get_if<std::string>(&v))
            for (const auto& c : Choices<T>::rows)
                if (c.word == *s) return to = static_cast<T>(c.value), true;
    } else {
        if (const auto* p = std::get_if<T>(&v)) return to = *p, true;
    }
    return false;
}

template <class L>
constexpr ListOps listOps{[](const void* l) { return static_cast<const L*>(l)->size(); },
                          [](void* l, std::size_t i) -> void* { return &(*static_cast<L*>(l))[i].value; },
                          [](void* l, std::size_t i) -> std::int64_t& { return (*static_cast<L*>(l))[i].id; },
                          [](void* l, std::size_t i) -> std::string& { return (*static_cast<L*>(l))[i].name; },
                          [](void* l, std::size_t i) {
                              static_cast<L*>(l)->emplace(static_cast<L*>(l)->begin() + static_cast<std::ptrdiff_t>(i));
                          },
                          [](void* l, std::size_t i) {
                              static_cast<L*>(l)->erase(static_cast<L*>(l)->begin() + static_cast<std::ptrdiff_t>(i));
                          }};

template <class T>
constexpr Kind kindOf() {
    if constexpr (isQuantity<T>)
        return Kind::Quantity;
    else if constexpr (std::is_same_v<T, std::int64_t>)
        return Kind::Integer;
    else if constexpr (std::is_same_v<T, bool>)
        return Kind::Flag;
    else if constexpr (std::is_same_v<T, std::string>)
        return Kind::Text;
    else if constexpr (std::is_enum_v<T>)
        return Kind::Choice;
    else if constexpr (std::is_same_v<T, Money>)
        return Kind::Amount;
    else if constexpr (std::is_same_v<T, Date>)
        return Kind::Day;
    else if constexpr (std::is_same_v<T, Ref>)
        return Kind::Ref;
    else if constexpr (std::is_same_v<T, ItemRef>)
        return Kind::ItemRef;
    else if constexpr (isList<T>)
        return Kind::List;
    else
        return Kind::Group;
}

}  // namespace detail

/// Completes a row from the member's type. Does not compile when the unit is unknown or of another dimension.
template <auto Member>
consteval Field row(Field f) {
    using Owner = typename detail::MemberOf<decltype(Member)>::Owner;
    using Declared = typename detail::MemberOf<decltype(Member)>::Type;
    using T = typename detail::Bare<Declared>::Type;
    f.kind = detail::kindOf<T>();
    f.optional = detail::Bare<Declared>::optional;
    if constexpr (detail::isQuantity<T>) {
        f.dim = T::dim;
        if (!isUnitOf(f.unit, T::dim)) throw "the unit is not one of this dimension";
    }
    if constexpr (std::is_enum_v<T>) f.choices = Choices<T>::rows;
    if constexpr (detail::isList<T>) {
        f.sub = [](void* o) -> void* { return &(static_cast<Owner*>(o)->*Member); };
        f.table = &fieldsOf<decltype(T::value_type::value)>;
        f.list = &detail::listOps<T>;
    } else if constexpr (detail::kindOf<T>() == Kind::Group) {
        f.sub = [](void* o) -> void* { return &(static_cast<Owner*>(o)->*Member); };
        f.table = &fieldsOf<T>;
    } else {
        f.get = [](const void* o) -> Value {
            const Declared& m = static_cast<const Owner*>(o)->*Member;
            if constexpr (detail::Bare<Declared>::optional)
                return m ? detail::toValue<T>(*m) : Value{};
            else
                return detail::toValue<T>(m);
        };
        f.set = [](void* o, const Value& v) {
            Declared& m = static_cast<Owner*>(o)->*Member;
            if constexpr (detail::Bare<Declared>::optional) {
                if (std::holds_alternative<std::monostate>(v)) return m.reset(), true;
                T t{};
                return detail::fromValue<T>(t, v) ? (m = t, true) : false;
            } else
                return detail::fromValue<T>(m, v);
        };
    }
    f.defaults = []() -> const void* {
        static const Owner fresh{};
        return &fresh;
    };
    if constexpr (detail::HasMeta<Owner>) f.meta = [](void* o) -> Meta* { return &static_cast<Owner*>(o)->meta; };
    return f;
}

/// True when every key is there, none twice, and the rows fit the 64 origin bits.
template <std::size_t N>
consteval bool keysAreGood(const Field (&rows)[N]) {
    if (N > 64) return false;
    for (std::size_t i = 0; i < N; ++i) {
        if (rows[i].key.empty()) return false;
        for (const char c : rows[i].key)
            if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_')) return false;
        for (std::size_t j = 0; j < i; ++j)
            if (rows[i].key == rows[j].key) return false;
    }
    return true;
}

namespace detail {
struct Anything {
    template <class T>
    operator T() const;  // NOLINT: only named in unevaluated code
};
template <class T, class... A>
constexpr std::size_t countMembers() {
    if constexpr (requires { T{A{}..., Anything{}}; })
        return countMembers<T, A..., Anything>();
    else
        return sizeof...(A);
}
}  // namespace detail

/// Number of members of an aggregate, to prove that every member has a row.
template <class T>
constexpr std::size_t memberCount() {
    return detail::countMembers<T>();
}

}  // namespace model
