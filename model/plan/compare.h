// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Designs side by side: one row per key of inputs and results, values of all designs, deltas against the base.

#include <string>
#include <vector>

#include "model/core/fields.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace model {

enum class Verdict { None, Better, Worse, Neutral, NotComparable };

struct CompareCell {
    std::optional<Value> value;   ///< nullopt: this design has no such item
    std::string path;             ///< of a blank result: its own, with the names this design gives its items
    bool incomplete = false;      ///< a total that leaves something out
    std::optional<double> delta;  ///< against the base: relative for amounts, absolute for shares and counts
    Verdict verdict = Verdict::None;
};
enum class DeltaKind { Relative, Points, Difference };

struct CompareRow {
    std::string key;
    const Field* field = nullptr;
    bool input = false;
    std::string section;  ///< first key of the path
    DeltaKind kind = DeltaKind::Relative;
    bool differs = false;
    std::vector<CompareCell> cells;  ///< one per design, in workbook order
};

/// Rows in table order: inputs first, then results. `results` has one entry per design.
std::vector<CompareRow> compareDesigns(const Workbook& workbook, const std::vector<Results>& results);

}  // namespace model
