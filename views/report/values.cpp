// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/values.h"

#include <cmath>

#include "app/names.h"
#include "app/texts.h"

namespace views::report {

Values::Values(const model::Project& project, Language language)
    : m_language(language), m_currency(app::text(model::currencyCode(project))) {}

QString Values::quantity(double si, std::string_view unit) const {
    if (unit.starts_with("money")) return money(si);
    return quantityValue(si, unit, m_language).text(m_language);
}

QString Values::field(const model::Field& row, const model::Value& value, const QString& blank) const {
    const auto* number = std::get_if<double>(&value);
    const auto* word = std::get_if<std::string>(&value);
    if (std::holds_alternative<std::monostate>(value) || (number && !std::isfinite(*number)) || (word && word->empty()))
        return blank.isEmpty() ? app::blankText(row) : blank;
    if (const auto* m = std::get_if<model::Money>(&value)) return own(*m);
    if (word && row.kind == model::Kind::ItemRef) return app::itemName(*word);
    constexpr std::int64_t kMany = 1'000'000'000;
    if (const auto* n = std::get_if<std::int64_t>(&value); n && (*n >= kMany || *n <= -kMany))
        return bigCount(double(*n), m_language);
    return fieldText(row, value, m_currency, m_language);
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

QString Values::plainUnit() const {
    return chinese() ? views::money(0, m_currency, m_language).unit : app::currencySign(m_currency).trimmed();
}

QString Values::tableUnit() const {
    return moneyInTable(0, m_currency, m_language).unit;
}

QString Values::inTable(double amount, int decimals) const {
    return fixedDecimals(amount * tableFactor(), decimals);
}

Grade gradeOfLetter(const std::string& letter) {
    if (letter == "A") return Grade::A;
    if (letter == "B") return Grade::B;
    return letter == "C" ? Grade::C : Grade::None;
}

bool isBillTotal(std::string_view key) {
    return key.starts_with("cost.") && key != "cost.unpriced_lines" && key != "cost.plant" &&
           key != "cost.energy_cost_per_year" && key.find("share") == std::string_view::npos;
}

}  // namespace views::report
