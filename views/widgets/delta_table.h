// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the comparison: per design a column of values and, for all but the base, the difference to the base
// beside it. The caller decides what is better; the table shows it by arrow, filling and colour.
#pragma once

#include <QAbstractTableModel>
#include <QColor>
#include <QHash>
#include <QTableView>
#include <optional>

#include "views/widgets/shared.h"

namespace views {

struct DeltaCell {
    QString text = {};
    QString copyText = {};  // full precision for the clipboard; empty: text
    QString tooltip = {};
    std::optional<Status> status = {};         // mark left of the text
    std::optional<FindingCounts> counts = {};  // instead of the text
    QString delta = {};                        // "+255 %", "−5.3 pt", "not comparable"
    DeltaMark mark = DeltaMark::None;
    bool operator==(const DeltaCell&) const = default;
};

struct DeltaRow {
    QString key = {};
    QString label = {};
    QString tooltip = {};
    bool group = false;           // a title row without cells
    QList<DeltaCell> cells = {};  // one per design; missing ones are shown empty
    bool operator==(const DeltaRow&) const = default;
};

struct DeltaColumn {
    QString id = {};
    QString name = {};
    QColor color = {};
    bool base = false;
    bool operator==(const DeltaColumn&) const = default;
};

class DeltaModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { GroupRole = Qt::UserRole + 1, StatusRole, CountsRole, MarkRole, ColorRole, KeyRole };

    using QAbstractTableModel::QAbstractTableModel;
    /// Columns and rows stand where they stood: their cells are replaced, everything else stays. False when they do
    /// not.
    bool update(const QList<DeltaColumn>& columns, const QList<DeltaRow>& rows);
    void setContent(const QList<DeltaColumn>& columns, const QList<DeltaRow>& rows);
    const QList<DeltaRow>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    bool isDelta(int section) const;
    /// Index of the design that a section belongs to, -1 for the label.
    int designOf(int section) const;

private:
    struct Section {
        int design = -1;
        bool delta = false;
    };
    QVariant cellData(const DeltaCell& cell, bool delta, int role) const;

    QList<DeltaColumn> m_columns;
    QList<DeltaRow> m_rows;
    QList<Section> m_sections{{}};
};

class DeltaTable : public QTableView {
    Q_OBJECT

public:
    explicit DeltaTable(QWidget* parent = nullptr);
    /// Keeps scroll position and column widths while the designs stay the same.
    void setContent(const QList<DeltaColumn>& columns, const QList<DeltaRow>& rows);
    DeltaModel* deltaModel() const { return m_model; }
    /// Widths at which every cell takes one line, and those at which none takes more than two. While the rows stay the
    /// same they only grow, so that columns do not follow every digit.
    const QList<int>& naturalWidths() const { return m_natural; }
    const QList<int>& leastWidths() const { return m_least; }
    /// Sets the widths of all columns; rows and header take a second line where a column is too narrow for one.
    void setWidths(const QList<int>& widths);

signals:
    void activatedKey(const QString& key);  // double click or Enter on a row

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Need {
        int natural = 0, least = 0;  // of a cell, in px
    };
    void applyHeights();
    void measure();
    Need needOf(int row, int section);
    enum Face { BodyFace, BoldFace, SmallFace, FaceCount };
    Need needOf(const QString& text, Face face);
    Need headNeedOf(int section);
    void fitRows();

    DeltaModel* m_model;
    QList<DeltaColumn> m_columns;
    QList<int> m_natural, m_least;
    QList<QList<int>> m_needs;                // natural width per row and section; none for groups
    QHash<QString, Need> m_known[FaceCount];  // of texts, without what is around them
};

}  // namespace views

Q_DECLARE_METATYPE(views::FindingCounts)
