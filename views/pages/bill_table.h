// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The bill of materials as a table: quantity with the rule it follows from, unit price and sum at typical prices in the
// currency of the workbook. Lines without price stay in place and say so.

#include <QAbstractTableModel>

#include "views/pages/session.h"

namespace views {

class BillModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    void setBill(const std::vector<model::cost::BillLine>& bill, const model::Project& project, Language language);
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    enum Column { Description, Item, Quantity, UnitPrice, Sum, Source, ColumnCount };
    QString textOf(const model::cost::BillLine& line, int column) const;

    std::vector<model::cost::BillLine> m_bill;
    std::map<std::string, double> m_rates;
    QString m_currency;
    Language m_language = Language::English;
};

}  // namespace views
