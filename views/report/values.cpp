// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/values.h"

#include <cmath>

#include "app/texts.h"
#include "model/core/units.h"

namespace views::report {

Values::Values(const model::Project& project, Language language)
    : m_project(project), m_language(language), m_currency(app::text(model::currencyCode(project))) {}

QString Values::quantity(double si, std::string_view unit) const {
    if (unit == "money" || unit == "money M") return money(si);
    if (unit == ": 1") return ratio(si);
    QString out = app::text(model::shortText(si, unit));
    if (unit.starts_with("money")) {
        const qsizetype at = out.lastIndexOf(QLatin1String("money"));
        if (at >= 0) out.replace(at, 5, m_currency);
    }
    if (!chinese()) return out;
    if (out.endsWith(QLatin1String(" d"))) out.replace(out.size() - 2, 2, QStringLiteral("天"));
    if (out.endsWith(QLatin1String(" %"))) out.remove(out.size() - 2, 1);
    return out;
}

QString Values::field(const model::Field& row, const model::Value& value, const QString& blank) const {
    const auto missing = [&] { return blank.isEmpty() ? app::blankText(row) : blank; };
    if (std::holds_alternative<std::monostate>(value)) return missing();
    if (const auto* d = std::get_if<double>(&value)) return std::isfinite(*d) ? quantity(*d, row.unit) : missing();
    if (const auto* m = std::get_if<model::Money>(&value)) return own(*m);
    if (const auto* n = std::get_if<std::int64_t>(&value)) {
        const double number = static_cast<double>(*n);
        return std::abs(number) >= 1e9 ? bigCount(number, m_language) : count(number);
    }
    if (const auto* s = std::get_if<std::string>(&value); s && s->empty()) return missing();
    return app::valueText(row, value, m_currency.toStdString());
}

QString Values::result(const model::Field& row, const model::Value& value,
                       const std::optional<model::Blank>& blank) const {
    return blank ? app::blankText(*blank) : field(row, value);
}

QString Values::money(const std::optional<model::Cost>& amount, bool incomplete) const {
    if (!amount || !std::isfinite(amount->si)) return translate("Report", "not priced");
    return (incomplete ? QStringLiteral("≥ ") : QString()) + money(amount->si);
}

QString Values::own(const model::Money& m) const {
    if (!std::isfinite(m.amount)) return translate("Report", "not priced");
    return views::money(m.amount, app::text(m.currency), m_language).text(m_language);
}

QString Values::typical(const model::Field& row) const {
    const bool low = std::isfinite(row.typical.min), high = std::isfinite(row.typical.max);
    if (!low && !high) return {};
    QString unit = row.unit == ": 1" ? QString() : app::text(row.unit);
    if (chinese() && unit == QLatin1String("d")) unit = QStringLiteral("天");
    if (row.kind == model::Kind::Integer && low && high && row.typical.max >= 1e9)
        return bigCount(row.typical.min, m_language) + QStringLiteral(" – ") + bigCount(row.typical.max, m_language);
    if (low && high) return range(row.typical.min, row.typical.max, unit, m_language);
    const QString number = significant(low ? row.typical.min : row.typical.max);
    return (low ? QStringLiteral("≥ ") : QStringLiteral("≤ ")) + withUnit(number, unit, m_language);
}

QString Values::tableUnit() const {
    return moneyInTable(0, m_currency, m_language).unit;
}

QString Values::inTable(double amount, int decimals) const {
    return fixedDecimals(amount * tableFactor(), decimals);
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

Grade gradeOf(const std::string& letter) {
    if (letter == "A") return Grade::A;
    if (letter == "B") return Grade::B;
    return letter == "C" ? Grade::C : Grade::None;
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

bool isBillTotal(std::string_view key) {
    return key.starts_with("cost.") && key != "cost.unpriced_lines" && key != "cost.plant" &&
           key != "cost.energy_cost_per_year" && key.find("share") == std::string_view::npos;
}

}  // namespace views::report
