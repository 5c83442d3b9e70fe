// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The table of strategies: the one in use first, then what a search found, fastest first.

#include <QAbstractTableModel>
#include <optional>

#include "model/plan/strategies.h"
#include "views/style/numbers.h"

namespace views {

class StrategyModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    void setContent(const std::optional<model::Strategy>& inUse, const std::vector<model::Strategy>& found,
                    double memory, Language language);
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The first row is the strategy in use.
    bool isInUse(int row) const { return row == 0 && m_hasOwn; }
    const model::Strategy* at(int row) const;
    /// All rows, in order, and what stands for them below a bar.
    const std::vector<model::Strategy>& strategies() const { return m_rows; }
    QStringList names() const;

private:
    enum Column {
        Rank,
        Mapping,
        Step,
        Change,
        Days,
        Tokens,
        Mfu,
        Hfu,
        Memory,
        Exposed,
        Recompute,
        Gradients,
        ColumnCount
    };
    QString textOf(int row, int column) const;

    std::vector<model::Strategy> m_rows;
    bool m_hasOwn = false;
    double m_memory = 0;  ///< of a card, bytes
    Language m_language = Language::English;
};

}  // namespace views
