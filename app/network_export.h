// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The networks of a design as files for other programs, as window and command line write them: drawings (DOT),
// scheduler topologies (Slurm), cable sheets (CSV).

#include <QStringList>

#include "model/core/problem.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace app {

/// "dot", "slurm", "cables".
QStringList exportFormats();

/// Writes the files of one format into a folder, which is made when it is not there; names of the files written.
/// Problems: app.no_format, app.export_nothing, app.export_no_floor, app.export_too_large, and those of writeBytes. Files are replaced one
/// by one.
model::Outcome<QStringList> exportNetworks(const model::Project& project, const model::DesignItem& design,
                                           const model::Results& results, const QString& format, const QString& folder);

}  // namespace app
