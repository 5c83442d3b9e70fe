// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The command line: one verb, its options, a result on `out`, one sentence on `err` when it does not work. Exit codes:
// 0 good, 1 findings or an answer that does not exist, 2 bad use or unreadable input (nothing is written then).
// What needs painting (report, bill of materials as PDF) is handed in by main, so this layer knows no widgets.

#include <QString>
#include <QStringList>
#include <functional>
#include <iosfwd>
#include <map>
#include <optional>
#include <vector>

#include "model/core/problem.h"
#include "model/plan/workbook.h"

namespace app {

/// What a writer gets: the workbook with all --set applied and the designs chosen.
struct WriterInput {
    model::Workbook workbook;
    std::vector<int> designs;  ///< positions, never empty
    QString language;          ///< "zh_CN" or "en"
};
/// Writes one file; a problem means nothing was written.
using Writer = std::function<std::optional<model::Problem>(const WriterInput&, const QString& path)>;
using Verb = std::function<int(const QStringList& args, std::ostream& out, std::ostream& err)>;

struct Extras {
    std::map<QString, Writer> writers;  ///< by verb and ending: "report.pdf", "bom.pdf", "bom.xlsx"
    std::map<QString, Verb> verbs;      ///< verbs of other layers, by name
};

/// Names of all verbs.
QStringList verbNames(const Extras& extras = {});
/// The words with a language that stands before the verb moved behind it: `--lang en evaluate FILE` is as good.
QStringList verbFirst(QStringList args, const QStringList& verbs);
/// Runs one verb; `args` are the words after the program's name.
int runCommandLine(const QStringList& args, std::ostream& out, std::ostream& err, const Extras& extras = {});

}  // namespace app
