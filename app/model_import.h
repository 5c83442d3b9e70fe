// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Taking a public architecture file (config.json) over as the language model of a workload: what the command line and
// the window share. The change itself is Document::importModel, one undo step.

#include <QString>

#include "model/files/model_config.h"
#include "model/plan/workbook.h"

namespace app {

/// Reads the file. Problems: those of readBytes and of importModelConfig; nothing is changed by reading.
model::Outcome<model::ImportedModel> readModelConfig(const QString& path);
/// The workload that is meant: by name, or the only one. Problems: app.no_item, app.import_which, design.no_workload.
model::Outcome<std::string> importTarget(const model::Design& design, const std::string& wanted);
/// What was taken over, in one line: "pretrain: llama, 8.03 B parameters".
QString importedText(const std::string& workload, const model::ImportedModel& imported);

}  // namespace app
