// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/value_text.h"

#include <QCoreApplication>
#include <cmath>
#include <limits>

#include "app/texts.h"
#include "model/core/units.h"
#include "views/pages/session.h"

namespace views {
double numberOf(const model::Value& value) {
    if (const auto* d = std::get_if<double>(&value)) return *d;
    if (const auto* i = std::get_if<std::int64_t>(&value)) return static_cast<double>(*i);
    return std::numeric_limits<double>::quiet_NaN();
}

Grade gradeOf(model::Grade grade) {
    switch (grade) {
        case model::Grade::A:
            return Grade::A;
        case model::Grade::B:
            return Grade::B;
        case model::Grade::C:
            return Grade::C;
        case model::Grade::None:
            break;
    }
    return Grade::None;
}

Status statusOf(model::Severity severity) {
    switch (severity) {
        case model::Severity::Error:
            return Status::Error;
        case model::Severity::Warning:
            return Status::Warning;
        case model::Severity::Info:
            break;
    }
    return Status::Info;
}

QString blankText(const Session& session, const std::string& key) {
    const auto blank = model::whyBlank(session.project(), session.design(), session.results(), key);
    return blank ? app::blankText(*blank) : QString();
}

QString blankReason(const Session& session, const std::string& key) {
    const auto blank = model::whyBlank(session.project(), session.design(), session.results(), key);
    return blank ? app::problemText(blank->why) : QString();
}

QString resultText(const Session& session, const model::Place& place) {
    if (model::isBlank(place.value())) return blankText(session, place.path);
    return fieldText(*place.row, place.value(), session.currency(), session.language());
}

QString exactFieldText(const model::Field& field, const model::Value& value, const QString& currency,
                       Language language) {
    if (const auto* si = std::get_if<double>(&value)) {
        if (field.unit.starts_with("money")) return fixedDecimals(*si, 0) + QLatin1Char(' ') + currency;
        const model::Unit* unit = model::findUnit(field.unit);
        return withUnit(fullPrecision(unit ? model::fromSi(*si, *unit) : *si), unitText(field.unit, language),
                        language);
    }
    return fieldText(field, value, currency, language);
}

}  // namespace views
