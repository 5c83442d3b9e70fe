// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Values as the report prints them: units and counting words of the language, money in the currency of the workbook,
// words for what is missing. Private to views/report.

#include <QCoreApplication>
#include <QString>

#include "model/core/field.h"
#include "model/cost/bill.h"
#include "model/plan/blank.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"
#include "views/pages/value_text.h"

namespace views::report {

inline QString translate(const char* context, const char* text) {
    return QCoreApplication::translate(context, text);
}

class Values {
public:
    Values(const model::Project& project, Language language);

    Language language() const { return m_language; }
    bool chinese() const { return m_language == Language::Chinese; }
    const QString& currency() const { return m_currency; }

    /// Any field; `blank` stands for a missing value, else "not priced" or "not public".
    QString field(const model::Field& row, const model::Value& value, const QString& blank = {}) const;
    /// A result, or in short why it is blank.
    QString result(const model::Field& row, const model::Value& value, const std::optional<model::Blank>& blank) const;
    QString money(double amount) const { return views::money(amount, m_currency, m_language).text(m_language); }
    QString money(const std::optional<model::Cost>& amount, bool incomplete) const;
    QString own(const model::Money& money) const;  ///< in the currency it was observed in
    QString percent(double share) const { return views::percent(share, m_language); }
    QString quantity(double si, std::string_view unit) const;
    QString typical(const model::Field& row) const { return rangeText(row, row.typical, m_language); }

    /// One unit for a table: ten thousand yuan in Chinese, thousands in English.
    double tableFactor() const { return 1 / app::moneyTableStep(chinese() ? Language::Chinese : Language::English); }
    QString tableUnit() const;
    QString plainUnit() const;  ///< 元, ¥: bills are exact
    /// Amount in the unit of tables with one decimal.
    QString inTable(double amount, int decimals = 1) const;

    /// Separators of lists and sentences.
    QString semicolon() const { return chinese() ? QStringLiteral("；") : QStringLiteral("; "); }
    QString comma() const { return chinese() ? QStringLiteral("，") : QStringLiteral(", "); }
    QString space() const { return chinese() ? QString() : QStringLiteral(" "); }

private:
    Language m_language;
    QString m_currency;
};

/// A, B or C as written in the bill.
Grade gradeOfLetter(const std::string& letter);
/// True for totals over lines of the bill, which are too small while lines have no price.
bool isBillTotal(std::string_view key);

}  // namespace views::report
