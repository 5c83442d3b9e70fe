// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Values of fields as people read them: three digits in the unit of the field (forms, tables, command line), or scaled
// to the size of the number (strip, tiles). Exact texts for files are the model's.

#include <map>
#include <string_view>

#include "app/numbers.h"
#include "model/core/fields.h"

namespace app {

/// The language the program speaks at the moment.
Language shownLanguage();

/// In the unit of the field; money, FLOP and bare texts as is usual for them. Blank: empty value.
Scaled fieldValue(const model::Field& field, const model::Value& value, const QString& currency, Language language);
/// In the unit that fits the size: 1.59 MW.
Scaled scaledValue(const model::Field& field, const model::Value& value, const QString& currency, Language language);
/// Value and unit in one text, blankText for a missing value.
QString fieldText(const model::Field& field, const model::Value& value, const QString& currency, Language language);
/// Values that stand below or beside each other: one unit for all of one kind, the finest of their fields, or that of
/// the largest value where it is no figure any more in the finest. First see() all, then ask for texts.
class UnitColumn {
public:
    /// True for fields whose unit can follow the column: powers, energies, bytes, masses.
    static bool applies(const model::Field& field, const model::Value& value);
    void see(const model::Field& field, const model::Value& value);
    Scaled value(const model::Field& field, const model::Value& value, const QString& currency,
                 Language language) const;
    QString text(const model::Field& field, const model::Value& value, const QString& currency,
                 Language language) const;

private:
    struct Kind {
        double most = 0;           ///< SI
        std::string_view finest;   ///< unit of a field
        int values = 0;
    };
    std::map<UnitFamily, Kind> m_kinds;
};
/// An amount in a unit, given in SI; a unit that is a currency gives money. Counts without a unit are exact.
Scaled quantityValue(double si, std::string_view unit, Language language);
QString quantityText(double si, std::string_view unit);
/// "5–15 min", "≥ 5 min", "≤ 15 min"; empty without limits.
QString rangeText(const model::Field& field, const model::Range& range, Language language);
/// "/h" and "1/month" as words of the language; other units as they are.
QString unitText(std::string_view unit, Language language);

}  // namespace app
