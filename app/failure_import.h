// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Taking a failure log over into the failure classes of a design: what the command line and the window share.

#include <QString>
#include <QStringList>
#include <optional>

#include "app/document.h"
#include "model/catalog/catalog.h"
#include "model/files/failure_log.h"
#include "model/plan/calibrate.h"

namespace app {

/// How classes may be written in a log: by their name in the design, or as the catalogue calls them in either language.
model::ClassNames classNames(const model::Design& design, const model::Catalog& catalog);

/// Reads a log against the classes of a design. Problems: those of readBytes and readFailureLog.
model::Outcome<model::FailureLog> readFailureLog(const QString& path, const model::ClassNames& known);

/// How long the units were watched: a file of unit-hours, or the time for which the parts of the design ran.
struct Observation {
    QString unitHours;
    std::optional<model::Duration> time;
};
/// What was counted, per class of the observed design. Problems: those of readBytes, readUnitHours and fieldRecord, and
/// app.log_span where the log is longer than the time.
model::Outcome<model::FieldRecord> fieldRecord(const model::Design& observed, const model::ComponentCounts& parts,
                                               const QString& logPath, const model::FailureLog& log,
                                               const Observation& observation, const model::ClassNames& known);

/// Takes a record over into the classes of several designs, as one undo step; a problem of one refuses all.
std::optional<model::Problem> calibrate(Document& document, const std::vector<std::int64_t>& designIds,
                                        const model::FieldRecord& record);

/// Before and after, as rows of texts under heads; only classes of which something is known when `observedOnly`.
struct EffectTexts {
    QStringList heads;
    std::vector<QStringList> rows;
    QString job;  ///< "Interruptions per day: 0.48 → 0.31"
};
inline constexpr int kFirstNumber = 2, kLastNumber = 9;  ///< columns of EffectTexts that hold numbers
EffectTexts effectTexts(const model::CalibrationEffect& effect, bool observedOnly);

}  // namespace app
