// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences.h"

#include "model/core/translate.h"

namespace app {
namespace {

struct Row {
    std::string_view id, english;
};

constexpr Row kRows[] = {
    {"app.no_file", TR_NOOP("problems", "There is no file “%1”.")},
    {"app.file_exists", TR_NOOP("problems", "“%1” is there already; --force replaces it.")},
    {"app.output_failed",
     TR_NOOP("problems", "The output could not be written: the disk is full or the reader has gone.")},
    {"app.is_folder", TR_NOOP("problems", "“%1” is a folder, not a workbook.")},
    {"app.not_a_file", TR_NOOP("problems", "“%1” is not an ordinary file.")},
    {"app.unreadable", TR_NOOP("problems", "“%1” cannot be read: %2.")},
    {"app.too_large", TR_NOOP("problems", "“%1” is larger than %2; a workbook never is.")},
    {"app.no_folder", TR_NOOP("problems", "The folder “%1” does not exist.")},
    {"app.folder_unwritable", TR_NOOP("problems", "“%1” cannot be written: the folder “%2” does not allow it.")},
    {"app.disk_full", TR_NOOP("problems", "“%1” was not saved: the disk is full. The former file is untouched.")},
    {"app.sheet",
     TR_NOOP("problems", "“%1” was not written: the spreadsheet could not be made in the folder for temporary files.")},
    {"app.write_failed", TR_NOOP("problems", "“%1” was not saved: %2. The former file is untouched.")},
    {"app.cannot_save", TR_NOOP("problems", "“%1” was not saved: %2")},
    {"app.read_only", TR_NOOP("problems", "“%1” is open for reading only; save it under another name.")},
    {"app.locked",
     TR_NOOP("problems", "“%1” has been open on %2 (program %3, process %4) since %5; it is shown for reading only.")},
    {"app.locked_somewhere", TR_NOOP("problems", "“%1” is open in another program; it is shown for reading only.")},
    {"app.locked_target", TR_NOOP("problems", "“%1” is open in another program; choose another name.")},
    {"app.changed_on_disk",
     TR_NOOP("problems", "“%1” was changed by another program since it was opened; save it under another name.")},
    {"app.backup_failed",
     TR_NOOP("problems", "“%1” was not saved: no backup of the older file could be made at “%2”.")},
    {"app.never_saved", TR_NOOP("problems", "The workbook has no file name yet.")},
    {"app.no_design", TR_NOOP("problems", "There is no design “%1”; the workbook has %2.")},
    {"app.no_designs", TR_NOOP("problems", "The workbook has no design.")},
    {"app.last_design", TR_NOOP("problems", "A workbook keeps at least one design.")},
    {"app.design_name_blank", TR_NOOP("problems", "A design needs a name.")},
    {"app.design_name_taken", TR_NOOP("problems", "There is already a design “%1”.")},
    {"app.no_workload", TR_NOOP("problems", "There is no workload “%1”; the design has %2.")},
    {"app.import_which", TR_NOOP("problems", "The design has several workloads; choose one of %1.")},
    {"app.log_span", TR_NOOP("problems", "“%1” spans %2, longer than the %3 that are said to have been observed.")},
    {"app.want_duration", TR_NOOP("problems", "expected is a time above 0, such as 54 d.")},
    {"app.import_one", TR_NOOP("problems", "What is to be imported? Give --model or --failures, one of them.")},
    {"app.import_time", TR_NOOP("problems", "How long was watched? Give --unit-hours or --observed, one of them.")},
    {"app.no_item", TR_NOOP("problems", "There is no item “%1” in %2.")},
    {"app.not_a_list", TR_NOOP("problems", "“%1” is not a list.")},
    {"app.no_example", TR_NOOP("problems", "There is no example “%1”; there are %2.")},
    {"app.no_catalog_folder", TR_NOOP("problems", "The catalogue folder “%1” does not exist or cannot be read.")},
    {"app.no_catalog_kind", TR_NOOP("problems", "There is no catalogue “%1”; there are %2.")},
    {"app.no_language", TR_NOOP("problems", "There is no language “%1”; there are %2.")},
    {"app.set_form", TR_NOOP("problems", "“%1” is not of the form key=value.")},
    {"app.set_design", TR_NOOP("problems", "%1 (design “%2”; choose one with --design)")},
    {"app.usage", TR_NOOP("problems", "%1: %2")},
    {"app.no_verb", TR_NOOP("problems", "“%1” is neither a command nor a workbook; the commands are %2.")},
    {"app.search_missing", TR_NOOP("problems", "“%1”, “%2”: the search needs “%3”, which has no value.")},
    {"app.search_nothing", TR_NOOP("problems", "“%1” has no training run on a pool; there is nothing to search.")},
    {"app.not_cases",
     TR_NOOP("problems", "%1 holds no cases: a list “runs”, or sections of cases with “kind”, is expected.")},
    {"app.no_format", TR_NOOP("problems", "There is no format “%1”; there are %2.")},
    {"app.export_no_floor",
     TR_NOOP("problems", "“%1”: cables have no length yet, because number or size of the racks is not known.")},
    {"app.export_nothing", TR_NOOP("problems", "“%1” has no network that could be written in this format.")},
    {"app.export_too_large", TR_NOOP("problems", "“%1” has %2 links; a file holds at most %3.")},
    {"app.missing_verb", TR_NOOP("problems", "A command is needed: %1.")},
    {"app.file_or_example", TR_NOOP("problems", "%1: give either a workbook or --example.")},
    {"app.no_window", TR_NOOP("problems", "This build has no window; the commands are %1.")},
    {"app.out_ending", TR_NOOP("problems", "“%1” has no ending that says what to write; possible: %2.")},
    {"app.solve_target", TR_NOOP("problems", "solve: --to is needed for %1.")},
    {"app.not_computable",
     TR_NOOP("problems", "The design “%1” cannot be simulated, because its training days have no value: %2")},
    {"app.no_failure_class", TR_NOOP("problems", "“%1”: no failure class “%2” strikes the run. It has: %3.")},
    {"app.simulation_bad",
     TR_NOOP("problems", "The design “%1” cannot be simulated: an input is negative, infinite or no number.")},
    {"app.simulation_never_ends", TR_NOOP("problems",
                                          "The run of design “%1” never ends: failures, the restarts and waits for "
                                          "spares that follow take all of its time.")},
    {"app.simulation_spares",
     TR_NOOP(
         "problems",
         "The run of design “%1” never ends: more servers are in repair than it has spares, so it stands waiting for "
         "repairs. Plan more spare servers.")},
    {"app.simulation_too_long", TR_NOOP("problems", "The run of design “%1” takes more than 60 years.")},
};

}  // namespace

std::string_view appSentence(std::string_view id) {
    for (const auto& row : kRows)
        if (row.id == id) return row.english;
    return {};
}

}  // namespace app
