// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/failure_import.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

#include "app/names.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "app/workbook_file.h"

namespace app {

using model::Arg;
using model::problem;

namespace {

constexpr qint64 kLargestLog = qint64{256} * 1024 * 1024;
constexpr double kDay = 86400, kHour = 3600;

QString tr(const char* text) {
    return QCoreApplication::translate("app", text);
}

std::string_view viewOf(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

QString rateText(model::Rate rate) {
    return quantityText(rate.si, "/y");
}

QString shareText(const std::optional<model::ShareEstimate>& s) {
    if (!s) return QStringLiteral("–");
    const Language language = shownLanguage();
    return QStringLiteral("%1 (%2)").arg(percent(s->share, language),
                                         range(100 * s->low, 100 * s->high, QStringLiteral("%"), language));
}

/// Classes without an event as they are shown, not as files call them.
std::string unseenNames(const model::FieldRecord& record) {
    QStringList names;
    for (const auto& c : record.classes)
        if (!c.measured()) names << itemName(c.name);
    return utf8(names.join(QStringLiteral(", ")));
}

/// What becomes of a rate: measured with a grade, or kept; a kept one may be more than the bound allows.
QString gradeText(const model::CalibrationEffect::Row& row) {
    const model::ObservedClass& o = *row.observed;
    if (o.measured()) return o.gradeA() ? QStringLiteral("A") : QStringLiteral("B");
    return row.before > o.high ? tr("kept, above the bound") : tr("kept");
}

/// The range of a measured rate; of one without events the bound that the time without any allows.
QString intervalText(const model::ObservedClass& o) {
    const auto perYear = [](model::Rate r) { return r.si * model::unit_table::kYear; };
    if (!o.measured()) return QStringLiteral("≤ ") + rateText(o.high);
    return range(perYear(o.low), perYear(o.high), unitText("/y", shownLanguage()), shownLanguage());
}

}  // namespace

model::ClassNames classNames(const model::Design& design, const model::Catalog& catalog) {
    model::ClassNames names;
    for (const auto& entry : catalog.failureClasses) {
        const bool there = std::any_of(design.reliability.classes.begin(), design.reliability.classes.end(),
                                       [&](const auto& c) { return c.name == entry.id; });
        if (!there) continue;
        for (const std::string& name : {entry.name, entry.nameChinese})
            if (!name.empty()) names.emplace(model::spelling(name), entry.id);
    }
    for (const auto& c : design.reliability.classes) names[model::spelling(c.name)] = c.name;
    return names;
}

model::Outcome<model::FailureLog> readFailureLog(const QString& path, const model::ClassNames& known) {
    const auto bytes = readBytes(path, kLargestLog);
    if (!bytes) return {std::nullopt, bytes.problem};
    return model::readFailureLog(viewOf(*bytes), utf8(QFileInfo(path).fileName()), known);
}

model::Outcome<model::FieldRecord> fieldRecord(const model::Design& observed, const model::ComponentCounts& parts,
                                               const QString& logPath, const model::FailureLog& log,
                                               const Observation& observation, const model::ClassNames& known) {
    const std::string name = utf8(QFileInfo(logPath).fileName());
    std::map<std::string, model::Duration> times;
    if (!observation.unitHours.isEmpty()) {
        const auto bytes = readBytes(observation.unitHours, kLargestLog);
        if (!bytes) return {std::nullopt, bytes.problem};
        auto read = model::readUnitHours(viewOf(*bytes), utf8(QFileInfo(observation.unitHours).fileName()), known);
        if (!read) return {std::nullopt, read.problem};
        times = std::move(*read.value);
    } else {
        const model::Duration time = observation.time.value_or(model::Duration{0});
        if (log.span > time)
            return {std::nullopt, problem("app.log_span",
                                          {Arg::text(name), Arg::number(log.span.si, "d"), Arg::number(time.si, "d")})};
        times = model::unitTimes(observed, parts, time);
    }
    auto record = model::fieldRecord(observed, parts, name, log.events, times);
    if (!record) return record;
    auto& notes = record.value->notes;
    for (auto& note : notes)
        if (note.id == "calibrate.unseen") note.args = {Arg::text(unseenNames(*record))};
    notes.insert(notes.begin(), log.notes.begin(), log.notes.end());
    return record;
}

std::optional<model::Problem> calibrate(Document& document, const std::vector<std::int64_t>& designIds,
                                        const model::FieldRecord& record) {
    model::Workbook next = document.workbook();
    for (const std::int64_t id : designIds) {
        const int index = document.indexOf(id);
        if (index < 0)
            return problem("app.no_design",
                           {Arg::text(std::to_string(id)), Arg::text(std::to_string(next.designs.size()))});
        auto& slot = next.designs[static_cast<std::size_t>(index)].design;
        model::Design design = *slot;
        if (auto wrong = model::calibrate(design, record)) return wrong;
        slot = std::make_shared<const model::Design>(std::move(design));
    }
    document.apply(tr("Rates of %1").arg(text(record.name)), std::move(next), {},
                   QStringLiteral("reliability.classes"));
    return std::nullopt;
}

EffectTexts effectTexts(const model::CalibrationEffect& effect, bool observedOnly) {
    EffectTexts out;
    out.heads = {tr("Failure class"), tr("Counted per"), tr("Events"),        tr("Unit-hours"),
                 tr("Rate before"),   tr("Rate after"),  tr("95 % interval"), tr("Hardware replaced"),
                 tr("Mean downtime"), tr("Grade")};
    for (const auto& row : effect.rows) {
        const model::ObservedClass* o = row.observed;
        if (observedOnly && !o) continue;
        const QString none = QStringLiteral("–");
        QStringList cells{itemName(row.name), unitName(std::string(model::wordOf(row.per)))};
        if (!o)
            cells << none << none << rateText(row.before) << rateText(row.after) << none << none << none << none;
        else
            cells << count(static_cast<double>(o->events)) << significant(o->unitTime.si / kHour)
                  << rateText(row.before) << rateText(row.after) << intervalText(*o) << shareText(o->hardware)
                  << (o->meanDowntime ? quantityText(o->meanDowntime->si, "h") : none) << gradeText(row);
        out.rows.push_back(std::move(cells));
    }
    out.job = tr("Interruptions of the job per day: %1 before, %2 after")
                  .arg(significant(effect.jobBefore.si * kDay), significant(effect.jobAfter.si * kDay));
    return out;
}

}  // namespace app
