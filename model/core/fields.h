// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is done with field tables: walk, find by path, read, write from text, compare, rename. A path is keys joined by
// dots; after the key of a list comes the name of the item: pools.train.card.tdp.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/field.h"
#include "model/core/problem.h"

namespace model {

/// One field of an object: its row, the struct it is a member of and its place in that struct's table.
struct Place {
    const Field* row = nullptr;
    void* owner = nullptr;
    std::size_t index = 0;  ///< of the row in its table: the origin bit
    std::string path;
    Table table{};                 ///< the table the row stands in
    const Field* group = nullptr;  ///< row of the group the owner is, if it is one (tells a catalogue entry)

    Value value() const { return row->get ? row->get(owner) : Value{}; }
    Origin origin() const { return row->meta ? row->meta(owner)->origin(index) : Origin::Default; }
    Evidence evidence() const;  ///< of the value itself: as stored beside it, else the row's for defaults
};

/// Evidence of one row of a struct; null if there is none.
const Evidence* evidenceOf(const Meta& meta, std::string_view key);

using Visit = std::function<void(const Place&)>;
/// Visits every leaf field (groups and lists are walked into, and visited themselves when `containers`).
void forEachField(Table table, const void* object, const Visit& visit, bool containers = false,
                  const std::string& prefix = "");
/// The field of a path; problem path.unknown names the nearest key.
Outcome<Place> findField(Table table, void* object, std::string_view path);

/// Text to value by the row's kind and unit; problems: unit.*, money.text, date.text, choice.unknown, flag.text,
/// value.blank, range.hard. Blank text is a blank value where the row allows it.
Outcome<Value> parseValue(const Field& row, std::string_view text, std::string_view currency = "CNY");
/// The problem of a value against the hard range, if any; finite and typed right.
std::optional<Problem> checkHard(const Field& row, const Value& value);
/// The note when a value lies outside the typical range.
std::optional<Problem> checkTypical(const Field& row, const Value& value);
/// For files and editing: units and all digits ("700 W"); blank is empty.
std::string exactText(const Field& row, const Value& value);
/// For people: three digits; choices by their English label.
std::string shortText(const Field& row, const Value& value);

/// Parses and writes one field; nothing is changed when a problem comes back.
std::optional<Problem> setText(Table table, void* object, std::string_view path, std::string_view text,
                               Origin origin = Origin::User, std::string_view currency = "CNY");
std::optional<Problem> setValue(Table table, void* object, std::string_view path, const Value& value,
                                Origin origin = Origin::User);

/// Paths whose values differ between two objects of one table; list items are matched by id, then by name.
struct Difference {
    std::string path;
    std::optional<Value> before, after;  ///< nullopt: the item is not there
};
std::vector<Difference> diff(Table table, const void* before, const void* after);

/// Gives an item another name and rewrites every ItemRef to it in the same object. Problems: name.bad, name.taken.
std::optional<Problem> renameItem(Table table, void* object, std::string_view listPath, std::string_view from,
                                  std::string_view to);
/// True for a name that can stand in a path: 1 to 64 characters, no space, control character, dot, * or @.
bool isGoodName(std::string_view name);
/// `wanted`, or `wanted-2`, `wanted-3` ... until no item of the list has it.
std::string freeName(const Place& list, std::string_view wanted);
std::int64_t freeId(const Place& list);

}  // namespace model
