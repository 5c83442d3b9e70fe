// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Files of cases, predicted against what is printed or was built: read by structure and kind, never by a row's id or a
// file's name. Sections are lists of objects with `kind`; a group lays its inputs under those of its `rows`, a parent
// holds `cases`; a file with `runs` has its own form (training_runs.h). One row per expected quantity, in the row's own
// unit; what cannot be read is listed with the reason.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "model/core/translate.h"

namespace model::validation {

struct Row {
    std::string section, id, quantity;
    nlohmann::json predicted, expected;
    nlohmann::json error;  ///< (predicted - expected)/|expected|, the difference where that is 0, null for no number
    nlohmann::json tolerance;  ///< {"rel": x}, {"abs": x} or {"exact": true}
    bool pass = false;
    std::string use;  ///< "soft check" and the like, shown beside the row
};

/// Rows of one section that predict the same quantity: only such errors have a mean.
struct QuantitySummary {
    std::string section, quantity;
    std::size_t rows = 0, failed = 0, numbers = 0;  ///< numbers: rows with an error
    double mean = 0, largest = 0;                   ///< of the errors without their sign
};

struct Skipped {
    std::string section, id, why;  ///< why: one of `skipReasons`, filled in; or what a reader of the tests says
};

/// Why a case is skipped. English, marked for translation (context "validation"); %1 is a word of the file.
namespace skip {
inline constexpr const char* kUnknownKind = TR_NOOP("validation", "unknown kind %1");
inline constexpr const char* kMissing = TR_NOOP("validation", "input %1 missing");
inline constexpr const char* kNotComputed = TR_NOOP("validation", "%1 is not computed");
inline constexpr const char* kNoCard = TR_NOOP("validation", "accelerator %1 is not in the catalogue");
inline constexpr const char* kNotPublic = TR_NOOP("validation", "peaks or memory of %1 are not public");
inline constexpr const char* kInformation = TR_NOOP("validation", "information only");
inline constexpr const char* kUnitTest = TR_NOOP("validation", "belongs to the tests of the program");
inline constexpr const char* kNothingExpected = TR_NOOP("validation", "nothing expected");
inline constexpr const char* kNoKind = TR_NOOP("validation", "no kind");
inline constexpr const char* kNoCase = TR_NOOP("validation", "not a case");
inline constexpr const char* kNothingDerived = TR_NOOP("validation", "nothing derived to hold it against");
inline constexpr const char* kNoCount = TR_NOOP("validation", "no exact count derived");
inline constexpr const char* kNoDays = TR_NOOP("validation", "no wall-clock days");
inline constexpr const char* kNoPeak = TR_NOOP("validation", "peak of the accelerator unknown");
inline constexpr const char* kNoSpeed =
    TR_NOOP("validation", "tokens, accelerators or utilisation of the steps missing");
inline constexpr const char* kNoModel = TR_NOOP("validation", "no architecture and no parameters");
inline constexpr const char* kWholeRun = TR_NOOP("validation", "run level: see runs.run_level");
inline constexpr const char* kNoStep = TR_NOOP("validation", "no step time");
inline constexpr const char* kBadStep = TR_NOOP("validation", "step time is not positive");
inline constexpr const char* kBadSizes = TR_NOOP("validation", "the parallel sizes do not multiply to accel_count");
inline constexpr const char* kNoMapping = TR_NOOP("validation", "the parallel sizes do not divide model and batch");
inline constexpr const char* kBadModel = TR_NOOP("validation", "the architecture makes no sense");
}  // namespace skip

/// A reason with its %1 filled in.
std::string filled(const char* reason, const std::string& what);
/// The reason that a filled one was made from, and what filled it; null for the words of another reader.
struct SkipReason {
    const char* pattern = nullptr;
    std::string what;
};
SkipReason skipReason(const std::string& why);

struct Report {
    std::vector<Row> rows;
    std::vector<Skipped> skipped;
    std::size_t failed() const;
    /// In the order in which they first stand.
    std::vector<QuantitySummary> summaries() const;
};

/// From the inputs of a case to the predicted values, in the row's own units. Blank with a reason in `why` when the
/// kind is unknown ("unknown kind X") or an input is missing or mistyped. A value that the product refuses to give is
/// null in the object; null instead of an object refuses all values.
using Evaluator = std::function<std::optional<nlohmann::json>(const std::string& kind, const nlohmann::json& inputs,
                                                              std::string& why)>;

/// Every case of a file. Never throws for what stands in it; an unreadable case is skipped with its reason.
Report runCases(const nlohmann::json& file, std::span<const Evaluator> evaluators);

/// The output of `validate --json`.
nlohmann::json toJson(const std::string& file, const Report& report);

/// Compares one value; lists go element by element and the worst counts.
struct Comparison {
    bool pass = false;
    nlohmann::json error;
};
Comparison compare(const nlohmann::json& predicted, const nlohmann::json& expected, const nlohmann::json& tolerance);

/// Adds one row per expected key from what a kind predicts; keys it does not compute are skipped.
void addRows(Report& report, const std::string& section, const std::string& id, const nlohmann::json& predicted,
             const nlohmann::json& expected, const nlohmann::json& tolerance, const std::string& use = "");

}  // namespace model::validation
