// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence of every problem id: what was given, and what is expected. Placeholders %1 ... %9 take the arguments;
// the app layer looks up the same template in its translations (context "problems").
#include <algorithm>
#include <iterator>

#include "model/core/finding_texts.h"
#include "model/core/problem.h"
#include "model/core/translate.h"
#include "model/core/units.h"
#include "model/core/working_texts.h"

namespace model {
namespace {

constexpr Sentence kRows[] = {
    // numbers, units and words
    {"unit.text", TR_NOOP("problems", "“%1” cannot be read as %2; write a number with a unit such as %3.")},
    {"unit.dimension", TR_NOOP("problems", "“%1” is in %2 (%3); this field takes a %4 (%5).")},
    {"unit.unknown", TR_NOOP("problems", "“%2” in “%1” is not a unit of %3; use for example %4.")},
    {"unit.ambiguous", TR_NOOP("problems", "“%1” can mean %2 or %3; write it without the comma.")},
    {"unit.ambiguous_percent", TR_NOOP("problems", "“%1” can mean %2 or %3; write it with its unit.")},
    {"unit.finite", TR_NOOP("problems", "“%1” is not a finite number.")},
    {"unit.integer", TR_NOOP("problems", "“%1” is not a whole number.")},
    {"unit.integer_size", TR_NOOP("problems", "“%1” is too large for a count; the limit is 9 × 10¹⁸.")},
    {"money.text", TR_NOOP("problems", "“%1” is not an amount of money; write for example 36000 USD or 648 万元.")},
    {"money.no_rate", TR_NOOP("problems", "“%1”: the project has no exchange rate for %2.")},
    {"date.text", TR_NOOP("problems", "“%1” is not a date; write year-month-day, for example 2026-11-29.")},
    {"flag.text", TR_NOOP("problems", "“%1” is neither yes nor no.")},
    {"choice.unknown", TR_NOOP("problems", "“%1” is not one of: %2.")},
    {"value.finite", TR_NOOP("problems", "%1 must be a finite number.")},
    {"value.blank", TR_NOOP("problems", "%1 must not be blank.")},
    {"value.type", TR_NOOP("problems", "%1 cannot take a value of this kind.")},
    {"value.too_long", TR_NOOP("problems", "%1 takes at most %2 characters; this text has %3.")},
    {"value.control", TR_NOOP("problems", "%1 must not hold control characters.")},
    {"range.min", TR_NOOP("problems", "%1 must be at least %2.")},
    {"range.max", TR_NOOP("problems", "%1 must be at most %2.")},
    {"range.hard", TR_NOOP("problems", "%1 must be between %2 and %3.")},
    {"range.typical_min", TR_NOOP("problems", "%1 is usually at least %2.")},
    {"range.typical_max", TR_NOOP("problems", "%1 is usually at most %2.")},
    {"range.typical", TR_NOOP("problems", "%1 is usually between %2 and %3.")},

    // paths and names
    {"path.unknown", TR_NOOP("problems", "There is no field “%1”.")},
    {"path.unknown_near", TR_NOOP("problems", "There is no field “%1”; did you mean “%2”?")},
    {"path.group", TR_NOOP("problems", "%1 is a group of fields; name one field in it.")},
    {"path.alias",
     TR_NOOP("problems", "“%1” can be set while one item stands behind it; here are %2. Name the field of the item.")},
    {"path.result", TR_NOOP("problems", "%1 is a result; it follows from the inputs and cannot be set.")},
    {"path.item", TR_NOOP("problems", "“%1” is an item of a list; name one field of it.")},
    {"name.bad",
     TR_NOOP("problems", "“%1” cannot be a name: expected are 1 to 64 characters, none of them a space, a control character, a dot, * or @.")},
    {"name.taken", TR_NOOP("problems", "The name “%1” is already taken.")},

    // why a result is blank
    {"blank.missing", TR_NOOP("problems", "“%1” is not public and has not been entered.")},
    {"blank.choice", TR_NOOP("problems", "Nothing has been chosen under “%1” yet.")},
    {"blank.unpriced", TR_NOOP("problems", "No line of the bill behind it has a price.")},
    {"blank.impossible", TR_NOOP("problems", "%1 cannot be computed from these inputs.")},
    {"blank.training", TR_NOOP("problems", "A figure of inference services; this is a training run.")},
    {"blank.planned", TR_NOOP("problems", "The speed of this run is planned, not built up from parts.")},
    {"blank.dense", TR_NOOP("problems", "A figure of experts; the model has none.")},
    {"blank.no_port_rate", TR_NOOP("problems", "Ports of 800 Gbit/s do not carry it.")},
    {"blank.no_buffer", TR_NOOP("problems", "No port buffer is entered, or nothing meets at a port.")},
    {"blank.no_target", TR_NOOP("problems", "No target for the time per output token is set.")},
    {"blank.together", TR_NOOP("problems", "Prefill and decode share their instances.")},
    {"blank.no_requests", TR_NOOP("problems", "Nothing is asked of the service.")},
    {"blank.one_tier", TR_NOOP("problems", "One switch carries the network; there are no uplinks and no spines.")},
    {"blank.no_storage_side", TR_NOOP("problems", "Storage nodes have no leaves of their own in this network.")},
    {"blank.two_tiers", TR_NOOP("problems", "The network has two tiers; there are no pods.")},
    {"blank.reads_nothing", TR_NOOP("problems", "No training data is read.")},
    {"blank.no_tier", TR_NOOP("problems", "Nothing is exchanged there, or the network ends below this tier.")},
    {"blank.inference", TR_NOOP("problems", "A figure of training runs; this is an inference service.")},
    {"blank.no_training", TR_NOOP("problems", "The design has no training run.")},
    {"blank.no_storage_network", TR_NOOP("problems", "The design has no storage network.")},
    {"blank.counts_tokens", TR_NOOP("problems", "Training data are counted by tokens.")},
    {"blank.stands_still", TR_NOOP("problems", "A synchronous checkpoint stops the run: no step is taken meanwhile.")},
    {"blank.synchronous", TR_NOOP("problems", "Synchronous checkpoints need no snapshot.")},
    {"blank.no_tier_kind", TR_NOOP("problems", "The design has no such storage tier.")},
    {"blank.no_interruptions", TR_NOOP("problems", "Nothing interrupts the run: no failure class counts.")},
    {"blank.no_compute_network", TR_NOOP("problems", "The design has no parameter network.")},
    {"blank.other_network", TR_NOOP("problems", "A figure of parameter networks; this network has another role.")},
    {"blank.no_requirement", TR_NOOP("problems", "No bandwidth per card is required.")},
    {"blank.no_switches",
     TR_NOOP("problems", "This network has no switches: torus and meshes join the servers directly.")},
    {"blank.no_tree", TR_NOOP("problems", "Only networks with tiers of leaf, spine and core switches have this.")},
    {"blank.no_sides", TR_NOOP("problems", "The topology of this network has no such side, group or place.")},
    {"blank.access_only", TR_NOOP("problems", "This network has access switches only.")},
    {"blank.torus_grows", TR_NOOP("problems", "A torus grows along its sides without a limit of its switches.")},
    {"blank.whole_racks", TR_NOOP("problems", "The product fills whole racks.")},
    {"blank.no_limit", TR_NOOP("problems", "The project sets no limit.")},
    {"blank.no_servers", TR_NOOP("problems", "The design has no pool of accelerators.")},
    {"blank.no_load", TR_NOOP("problems", "Nothing draws power.")},
    {"blank.no_liquid", TR_NOOP("problems", "All racks are cooled by air.")},
    {"blank.not_three_phases", TR_NOOP("problems", "The racks are not fed with three phases.")},

    // goal seek
    {"solve.blank", TR_NOOP("problems", "%1 has no value in this design: %2")},
    {"solve.out_of_reach", TR_NOOP("problems", "%1 cannot reach %2; the nearest is %3, at %5 for %4.")},
    {"solve.step", TR_NOOP("problems", "%1: %2 cards by arithmetic, but the next count that can be built fails: %3")},
    {"solve.passed_over", TR_NOOP("problems", "%1 was passed over: %2")},
    {"solve.misses", TR_NOOP("problems", "%1 would be %2.")},
    {"solve.no_step", TR_NOOP("problems", "No multiple of %1 beside it meets the target.")},
    {"solve.same", TR_NOOP("problems", "%1 cannot be both what is looked for and what is varied.")},
    {"solve.not_number", TR_NOOP("problems", "%1 is not a number that can be sought or varied.")},
    {"solve.no_effect", TR_NOOP("problems", "%1 does not move %2.")},

    // values in files
    {"value.want_quantity",
     TR_NOOP("problems", "%1 stands where a %2 with its unit is expected, as text: a number and %3.")},
    {"value.want_number", TR_NOOP("problems", "%1 stands where a number is expected.")},
    {"value.want_integer", TR_NOOP("problems", "%1 stands where a whole number is expected.")},
    {"value.want_flag", TR_NOOP("problems", "%1 stands where true or false is expected.")},
    {"value.want_text", TR_NOOP("problems", "%1 stands where a text is expected.")},
    {"value.want_choice", TR_NOOP("problems", "%1 stands where one of these words is expected: %2.")},
    {"value.want_money",
     TR_NOOP("problems", "%1 stands where an amount with its currency is expected, as text: \"36000 USD\".")},
    {"value.want_date", TR_NOOP("problems", "%1 stands where a date is expected, as text: \"2026-11-29\".")},
    {"value.want_object", TR_NOOP("problems", "%1 stands where a group in braces is expected.")},
    {"value.want_list", TR_NOOP("problems", "%1 stands where a list in brackets is expected.")},
    {"value.want_grade", TR_NOOP("problems", "“%1” is not a grade; expected is A, B or C.")},
    {"value.want_origin", TR_NOOP("problems", "%1 is not an origin; expected is user, catalog or default.")},
    {"value.want_source", TR_NOOP("problems", "%1 is not one of the keys under “sources” of the file.")},
    {"value.want_id", TR_NOOP("problems", "%1 is not an id; expected is a whole number from 1 to 9007199254740991.")},

    // files
    {"file.at", TR_NOOP("problems", "“%1”, at %2: %3")},
    {"file.empty", TR_NOOP("problems", "“%1” is empty; expected is a JSON file.")},
    {"file.size", TR_NOOP("problems", "“%1” has %2; the limit is %3.")},
    {"file.json", TR_NOOP("problems", "“%1” is not valid JSON: line %2, column %3.")},
    {"file.utf8", TR_NOOP("problems", "“%1” is not valid UTF-8 text: line %2, column %3.")},
    {"file.number", TR_NOOP("problems", "“%1” holds a number that is too large; expected are finite numbers.")},
    {"file.depth", TR_NOOP("problems", "“%1” is nested deeper than the limit of %2 levels.")},
    {"file.values", TR_NOOP("problems", "“%1” holds more than the limit of %2 values.")},
    {"file.keys", TR_NOOP("problems", "“%1” has a group with more than the limit of %2 keys.")},
    {"file.items", TR_NOOP("problems", "“%1”, at %2: the list is longer than the limit of %3 items.")},
    {"file.duplicate_key", TR_NOOP("problems", "“%1” has the key %2 twice in one group; each key may stand once.")},
    {"file.shape",
     TR_NOOP("problems", "“%1” is not a workbook; expected is a JSON object with version, project and designs.")},
    {"file.version", TR_NOOP("problems", "“%1” names no workbook version; expected is a whole number such as %2.")},
    {"file.newer", TR_NOOP("problems", "“%1” needs version %2 or newer; this program reads versions up to %3.")},
    {"file.older",
     TR_NOOP("problems", "“%1” has version %2, for which there is no conversion; the oldest readable version is %3.")},
    {"file.no_designs", TR_NOOP("problems", "“%1” holds no design; expected is a list “designs” with at least one.")},
    {"file.no_project",
     TR_NOOP("problems", "“%1” has no “project”: currency, site and limits are those of a new project.")},
    {"file.item_no_name", TR_NOOP("problems", "“%1”, at %2: item %3 has no name; expected is a text under “name”.")},
    {"file.item_id", TR_NOOP("problems", "“%1”, at %2: the id %3 stands twice; ids differ within a list.")},
    {"file.unknown_keys", TR_NOOP("problems", "“%1”: these keys are unknown; they are kept but not used: %2.")},
    {"file.no_entry",
     TR_NOOP("problems",
             "“%1”, at %2: “%3” is no entry of the catalogue in this file, and no values stand in its place.")},
    {"file.item_missing", TR_NOOP("problems", "“%1”, at %2: there is no “%3” in the list %4.")},
    {"file.base_missing", TR_NOOP("problems", "“%1”: the base design %2 is not there; the first design is taken.")},
    {"file.not_finite", TR_NOOP("problems", "%1 is not a finite number and cannot be saved.")},
    {"file.text_utf8", TR_NOOP("problems", "%1 holds bytes that are not valid UTF-8 text and cannot be saved.")},

    // architecture files of language models
    {"import.shape",
     TR_NOOP("problems", "“%1” describes no language model; expected is a JSON object such as a config.json.")},
    {"import.missing", TR_NOOP("problems", "“%1” has no value for “%2”; expected is a whole number under one of: %3.")},
    {"import.unsupported", TR_NOOP("problems", "“%1”, at %2: %3 cannot be described; expected is %4.")},
    {"import.exceeds", TR_NOOP("problems", "“%1”, at %2: %3 is more than %4, which is %5.")},
    {"import.divide", TR_NOOP("problems", "“%1”, at %2: %3 is not a multiple of %4, which is %5.")},
    {"import.unsound",
     TR_NOOP("problems", "“%1” describes a model that cannot be built; expected are sizes of at least 1.")},
    {"import.default", TR_NOOP("problems", "“%1” does not say “%2”; taken is %3.")},
    {"import.unused", TR_NOOP("problems", "“%1”: without effect on the sizes, or not described: %2.")},

    // failure logs and what they make of the failure classes
    {"log.empty", TR_NOOP("problems", "“%1” is empty; expected is a table as CSV with a header line.")},
    {"log.size", TR_NOOP("problems", "“%1” has %2; the limit is %3.")},
    {"log.text", TR_NOOP("problems", "“%1”, line %2: this is not UTF-8 text. Save the table as “CSV UTF-8”.")},
    {"log.quote",
     TR_NOOP("problems",
             "“%1”, line %2: a text in quotation marks does not end where it should; inside a text the mark is "
             "written twice.")},
    {"log.header", TR_NOOP("problems", "“%1” has no column %2; expected is a header line with: %3.")},
    {"log.fields", TR_NOOP("problems", "“%1”, line %2: %3 values, the header names %4 columns.")},
    {"log.many_fields", TR_NOOP("problems", "“%1”, line %2: more than the limit of %3 columns.")},
    {"log.rows", TR_NOOP("problems", "“%1” has more than the limit of %2 lines.")},
    {"log.value", TR_NOOP("problems", "“%1”, line %2, column %3: “%4”; expected is %5.")},
    {"log.want_time", TR_NOOP("problems", "a date and time such as 2026-11-29 14:05")},
    {"log.want_class", TR_NOOP("problems", "the name of a failure class")},
    {"log.want_flag", TR_NOOP("problems", "yes or no")},
    {"log.want_flag_or_blank", TR_NOOP("problems", "yes, no or nothing")},
    {"log.want_hours", TR_NOOP("problems", "a number of hours, 0 or more")},
    {"log.want_unit_hours", TR_NOOP("problems", "a number of hours above 0")},
    {"log.classes", TR_NOOP("problems", "“%1”: these classes are not in the design: %2. Known are: %3.")},
    {"log.twice", TR_NOOP("problems", "“%1”, line %2: the class %3 stands twice; each may stand once.")},
    {"log.columns", TR_NOOP("problems", "“%1”: these columns are not used: %2.")},
    {"log.duplicates",
     TR_NOOP("problems", "“%1”: lines that repeat time, class and unit of another: %2. They count as events.")},
    {"calibrate.no_time",
     TR_NOOP("problems", "These classes have events, but no unit-hours: %1. A rate needs both; add them to the file of "
                         "unit-hours, or their parts to the design.")},
    {"calibrate.nothing",
     TR_NOOP("problems", "“%1” holds no event that counts: classes that stop jobs need events with stopped_job = yes.")},
    {"calibrate.unseen", TR_NOOP("problems", "Without an event, their rates stay as they are: %1.")},
    {"calibrate.no_factor",
     TR_NOOP("problems", "The design multiplies all rates by 0; set its factor above 0 before taking over a log.")},

    // catalogues
    {"catalog.shape", TR_NOOP("problems", "“%1” is not a catalogue; expected is a JSON object with %2.")},
    {"catalog.kind", TR_NOOP("problems", "“%1” is of the kind “%2”; expected is one of: %3.")},
    {"catalog.no_id",
     TR_NOOP("problems", "“%1”: entry %2 has no usable id; expected is a text without spaces under “id”.")},
    {"catalog.duplicate", TR_NOOP("problems", "“%1”: the id “%2” is already taken; the first entry stays.")},
    {"catalog.field", TR_NOOP("problems", "“%1”, entry “%2”, %3: %4")},
    {"catalog.unknown_key", TR_NOOP("problems", "“%1”, entry “%2”: there is no field “%3” in this kind of catalogue.")},
    {"catalog.source", TR_NOOP("problems", "%1 is not one of the sources of the file.")},
    {"catalog.no_entry", TR_NOOP("problems", "There is no entry “%1” in the catalogue %2.")},
    {"catalog.not_ref", TR_NOOP("problems", "%1 does not name a catalogue entry.")},
};

std::string textOf(const Arg& arg) {
    struct Write {
        std::string operator()(const std::string& t) const { return t; }
        std::string operator()(const Arg::Number& n) const { return shortText(n.si, n.unit); }
        std::string operator()(const Arg::Key& k) const { return k.path; }
        std::string operator()(const Arg::Inner& i) const { return englishText(*i.problem); }
    };
    return std::visit(Write{}, arg.value);
}

}  // namespace

std::string_view sentence(std::string_view id) {
    for (const auto& s : kRows)
        if (s.id == id) return s.text;
    for (const auto& s : kFindingSentences)
        if (s.id == id) return s.text;
    for (const auto& s : kWorkingSentences)
        if (s.id == id) return s.text;
    return {};
}

std::string englishText(const Problem& p) {
    const std::string_view text = sentence(p.id);
    if (text.empty()) return p.id;
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {  // one pass: a placeholder inside an argument stays as it is
        const bool place = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const std::size_t n = place ? static_cast<std::size_t>(text[i + 1] - '1') : 0;
        if (!place) {
            out += text[i];
            continue;
        }
        ++i;
        if (n < p.args.size()) out += textOf(p.args[n]);
    }
    return out;
}

}  // namespace model
