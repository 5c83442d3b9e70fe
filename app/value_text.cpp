// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/value_text.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "app/texts.h"
#include "model/core/units.h"

namespace app {
namespace {

// A figure that is no figure any more in the unit of the field takes another one.
constexpr double kTooSmall = 0.01, kTooLarge = 1e5;

bool isMoney(std::string_view unit) {
    return unit.starts_with("money");
}

/// "CNY": what the model gives as the unit of an amount of money.
bool isCurrency(std::string_view unit) {
    return unit.size() == 3 && !model::findUnit(unit) &&
           std::all_of(unit.begin(), unit.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

/// Rows of a table keep to one unit of money: 万元, and 元 below one of them.
Scaled moneyInRows(double amount, const QString& currency, Language language) {
    constexpr double kWan = 1e4;
    if (language == Language::English || std::abs(amount) < kWan) return money(amount, currency, language);
    return {significant(amount / kWan), moneyInTable(amount, currency, language).unit};
}

std::optional<UnitFamily> familyOf(const model::Field& field) {
    namespace dim = model::dim;
    if (field.dim == dim::power) {
        const bool apparent = field.unit == "kVA" || field.unit == "MVA";
        return apparent ? UnitFamily::ApparentPower : UnitFamily::Power;
    }
    if (field.dim == dim::energy) return UnitFamily::Energy;
    if (field.dim == dim::bytes) return UnitFamily::Bytes;
    if (field.dim == dim::byteRate)
        return field.unit.find("bit") == std::string_view::npos ? UnitFamily::ByteRate : UnitFamily::BitRate;
    if (field.dim == dim::flops) return UnitFamily::Operations;
    if (field.dim == dim::flopRate) return UnitFamily::OperationRate;
    if (field.dim == dim::mass) return UnitFamily::Mass;
    return std::nullopt;
}

}  // namespace

Language shownLanguage() {
    return currentLanguage() == QLatin1String("zh_CN") ? Language::Chinese : Language::English;
}

QString unitText(std::string_view unit, Language language) {
    const QString own = text(unit);
    if (unit == "1/s") return QStringLiteral("/s");
    if (language == Language::English) {
        if (unit == "m3/h") return QStringLiteral("m³/h");
        return own;
    }
    struct Word {
        const char* unit;
        const char* word;
    };
    static constexpr Word kWords[] = {{"d", "天"},   {"/d", "/天"},    {"/month", "/月"},
                                      {"/y", "/年"}, {"%/y", "%/年"},  {"months", "个月"},
                                      {"y", "年"},   {"m3/h", "m³/h"}, {"pt", "pp"}};
    for (const Word& w : kWords)
        if (own == QLatin1String(w.unit)) return QString::fromUtf8(w.word);
    return own;
}

Scaled quantityValue(double si, std::string_view unitName, Language language) {
    if (isCurrency(unitName)) return money(si, text(unitName), language);
    if (unitName == "%") {
        const QString shown = percent(si, language);
        return {shown.chopped(shown.endsWith(u'%') ? (shown.endsWith(QLatin1String(" %")) ? 2 : 1) : 0),
                QStringLiteral("%")};
    }
    if (unitName == ": 1") return {fixedDecimals(si, 2), QStringLiteral(": 1")};
    const model::Unit* unit = model::findUnit(unitName);
    const double shown = unit ? model::fromSi(si, *unit) : si;
    constexpr double kMany = 1e6;
    if (unitName.empty() && std::abs(shown) >= kMany && std::isfinite(shown))
        return {bigCount(shown, language), QString()};
    return {significant(shown), unitText(unitName, language)};
}

QString quantityText(double si, std::string_view unit) {
    constexpr double kLargestExact = 1e15;
    if (unit.empty() && si == std::floor(si) && std::abs(si) < kLargestExact) return count(si);
    const model::Unit* known = model::findUnit(unit);
    const double size = std::abs(known ? model::fromSi(si, *known) : si);
    // 3,682 kW stay so in a sentence: readers add and subtract what stands there.
    constexpr double kPlainFrom = 1000, kPlainTo = 9999.5;
    const Scaled shown = known && size >= kPlainFrom && size < kPlainTo
                             ? Scaled{significant(model::fromSi(si, *known), 4), unitText(unit, shownLanguage())}
                             : quantityValue(si, unit, shownLanguage());
    return shown.value.isEmpty() ? QStringLiteral("–") : shown.text(shownLanguage());
}

QString rangeText(const model::Field& field, const model::Range& range, Language language) {
    const bool low = std::isfinite(range.min), high = std::isfinite(range.max);
    if (!low && !high) return {};
    const QString unit = field.unit == ": 1" ? QString() : unitText(field.unit, language);
    constexpr double kMany = 1e9;
    if (field.kind == model::Kind::Integer && low && high && range.max >= kMany)
        return bigCount(range.min, language) + QStringLiteral(" – ") + bigCount(range.max, language);
    if (low && high) return app::range(range.min, range.max, unit, language);
    return (low ? QStringLiteral("≥ ") : QStringLiteral("≤ ")) +
           withUnit(significant(low ? range.min : range.max), unit, language);
}

Scaled fieldValue(const model::Field& field, const model::Value& value, const QString& currency, Language language) {
    if (std::holds_alternative<std::monostate>(value)) return {};
    constexpr std::int64_t kManyDigits = 1'000'000'000;  // beyond it nobody counts zeros
    if (const auto* i = std::get_if<std::int64_t>(&value))
        return {*i >= kManyDigits ? bigCount(static_cast<double>(*i), language, 4) : count(static_cast<double>(*i)),
                QString()};
    if (const auto* amount = std::get_if<model::Money>(&value))
        return moneyInRows(amount->amount, text(amount->currency), language);
    const auto* si = std::get_if<double>(&value);
    if (!si) return {valueText(field, value), QString()};
    if (isMoney(field.unit)) return moneyInRows(*si, currency, language);
    if (field.dim == model::dim::flops || field.dim == model::dim::flopRate)
        return scaledValue(field, value, currency, language);
    const model::Unit* unit = model::findUnit(field.unit);
    const double shown = std::abs(unit ? model::fromSi(*si, *unit) : *si);
    if (shown != 0 && (shown < kTooSmall || shown >= kTooLarge) && familyOf(field))
        return scaledValue(field, value, currency, language);
    return quantityValue(*si, field.unit, language);
}

Scaled scaledValue(const model::Field& field, const model::Value& value, const QString& currency, Language language) {
    const auto* si = std::get_if<double>(&value);
    const auto family = si ? familyOf(field) : std::nullopt;
    if (si && isMoney(field.unit)) return money(*si, currency, language);
    if (!family) return si ? quantityValue(*si, field.unit, language) : fieldValue(field, value, currency, language);
    return scaled(*family == UnitFamily::BitRate ? *si * 8 : *si, *family, language);
}

bool UnitColumn::applies(const model::Field& field, const model::Value& value) {
    const auto* si = std::get_if<double>(&value);
    return si && std::isfinite(*si) && familyOf(field);
}

void UnitColumn::see(const model::Field& field, const model::Value& value) {
    const auto* si = std::get_if<double>(&value);
    const auto family = si && std::isfinite(*si) ? familyOf(field) : std::nullopt;
    const model::Unit* unit = family ? model::findUnit(field.unit) : nullptr;
    if (!unit) return;
    Kind& kind = m_kinds[*family];
    kind.most = std::max(kind.most, std::abs(*si));
    const model::Unit* finest = kind.values++ > 0 ? model::findUnit(kind.finest) : nullptr;
    if (!finest || unit->factor < finest->factor) kind.finest = field.unit;
}

Scaled UnitColumn::value(const model::Field& field, const model::Value& value, const QString& currency,
                         Language language) const {
    const auto* si = std::get_if<double>(&value);
    const auto family = si && std::isfinite(*si) ? familyOf(field) : std::nullopt;
    const auto kind = family ? m_kinds.find(*family) : m_kinds.end();
    const bool operations = family == UnitFamily::Operations || family == UnitFamily::OperationRate;
    if (kind == m_kinds.end() || kind->second.values < 2 || operations)
        return fieldValue(field, value, currency, language);
    // Beside so much larger ones it would be a row of zeros.
    constexpr double kLost = 1e-4;
    if (*si != 0 && std::abs(*si) < kLost * kind->second.most) return fieldValue(field, value, currency, language);
    const model::Unit* finest = model::findUnit(kind->second.finest);
    const bool bits = *family == UnitFamily::BitRate;
    if (!finest || std::abs(model::fromSi(kind->second.most, *finest)) >= kTooLarge)
        return scaled(bits ? *si * 8 : *si, *family, language, 3, bits ? kind->second.most * 8 : kind->second.most);
    return quantityValue(*si, kind->second.finest, language);
}

QString UnitColumn::text(const model::Field& field, const model::Value& value, const QString& currency,
                         Language language) const {
    if (std::holds_alternative<std::monostate>(value)) return blankText(field);
    return this->value(field, value, currency, language).text(language);
}

QString fieldText(const model::Field& field, const model::Value& value, const QString& currency, Language language) {
    const Scaled shown = fieldValue(field, value, currency, language);
    return shown.value.isEmpty() && std::holds_alternative<std::monostate>(value) ? blankText(field)
                                                                                  : shown.text(language);
}

}  // namespace app
