// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What can be wrong, as data: an id that names one sentence (problem_texts.cpp), the key it is about and the values
// that go into the sentence. Nothing in the model throws across its border and nothing writes to a console.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace model {

enum class Severity { Info, Warning, Error };

struct Problem;

/// A value for a sentence: plain text, a number with the unit to show it in, the key of a field (shown by label), or
/// another problem whose sentence stands inside this one (what is wrong, inside where it is).
struct Arg {
    struct Number {
        double si = 0;
        std::string unit;
        bool operator==(const Number&) const = default;
    };
    struct Key {
        std::string path;
        bool operator==(const Key&) const = default;
    };
    struct Inner {
        std::shared_ptr<const Problem> problem;  ///< never null
        bool operator==(const Inner& o) const;
    };
    std::variant<std::string, Number, Key, Inner> value;

    static Arg text(std::string_view t) { return {std::string(t)}; }
    static Arg number(double si, std::string_view unit = "") { return {Number{si, std::string(unit)}}; }
    static Arg key(std::string_view path) { return {Key{std::string(path)}}; }
    static Arg inner(Problem problem);
    bool operator==(const Arg&) const = default;
};

struct Problem {
    std::string key;  ///< path of the field or result it is about, may be empty
    Severity severity = Severity::Error;
    std::string id;  ///< row of the sentence table
    std::vector<Arg> args;
    bool blocks = false;  ///< results that follow from the key have no value because of it
    bool operator==(const Problem&) const = default;
};

inline bool Arg::Inner::operator==(const Inner& o) const {
    return problem == o.problem || *problem == *o.problem;
}
inline Arg Arg::inner(Problem problem) {
    return {Inner{std::make_shared<const Problem>(std::move(problem))}};
}

/// A value or the reason why there is none.
template <class T>
struct Outcome {
    std::optional<T> value;
    Problem problem;
    explicit operator bool() const { return value.has_value(); }
    const T& operator*() const { return *value; }
    const T* operator->() const { return &*value; }
};

template <class T>
Outcome<T> good(T value) {
    return {std::move(value), {}};
}
inline Problem problem(std::string_view id, std::vector<Arg> args = {}, std::string_view key = "",
                       Severity severity = Severity::Error) {
    return {std::string(key), severity, std::string(id), std::move(args), false};
}

/// The problem of one value with the whole path in place of the last key, which is all that the field itself knows.
inline Problem atPath(Problem p, std::string_view path) {
    p.key = path;
    for (Arg& a : p.args)
        if (auto* k = std::get_if<Arg::Key>(&a.value)) k->path = path;
    return p;
}

/// English sentence of a problem (placeholders %1, %2 ... filled in); the app layer translates the same template.
std::string englishText(const Problem& p);
/// Template sentence for an id, with placeholders; empty when the id is unknown.
std::string_view sentence(std::string_view id);

}  // namespace model
