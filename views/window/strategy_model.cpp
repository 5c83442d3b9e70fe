// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/strategy_model.h"

#include <QFont>
#include <cmath>

#include "app/texts.h"
#include "views/style/palette.h"

namespace views {

void StrategyModel::setContent(const std::optional<model::Strategy>& inUse, const std::vector<model::Strategy>& found,
                               double memory, Language language) {
    beginResetModel();
    m_rows.clear();
    m_hasOwn = inUse.has_value();
    if (inUse) m_rows.push_back(*inUse);
    m_rows.insert(m_rows.end(), found.begin(), found.end());
    m_memory = memory;
    m_language = language;
    endResetModel();
}

int StrategyModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StrategyModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

const model::Strategy* StrategyModel::at(int row) const {
    return row < 0 || row >= rowCount() ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

QStringList StrategyModel::names() const {
    QStringList out;
    for (int row = 0; row < rowCount(); ++row) out << textOf(row, Rank);
    return out;
}

QString StrategyModel::textOf(int row, int column) const {
    const model::Strategy& s = m_rows[static_cast<std::size_t>(row)];
    const auto& m = s.mapping;
    const auto seconds = [&](double t) { return scaled(t, UnitFamily::Time, m_language).text(m_language); };
    switch (column) {
        case Rank:
            return isInUse(row) ? tr("in use") : QString::number(row + (m_hasOwn ? 0 : 1));
        case Mapping:
            return app::text(model::mappingText(m)) +
                   (m.tensor > 1 && m.sequenceParallel ? QStringLiteral(" SP") : QString());
        case Step:
            return seconds(s.time.total);
        case Change:
            if (!m_hasOwn || row == 0) return {};
            return signedNumber(100 * (s.time.total / m_rows.front().time.total - 1), 2) +
                   (m_language == Language::Chinese ? QStringLiteral("%") : QStringLiteral(" %"));
        case Days:
            return seconds(s.days.si);
        case Tokens:
            return significant(s.tokensPerCard.si);
        case Mfu:
            return percent(s.mfu.si, m_language);
        case Hfu:
            return percent(s.hfu.si, m_language);
        case Memory:
            return tr("%1 (%2)").arg(scaled(s.memory.total(), UnitFamily::Bytes, m_language).text(m_language),
                                     percent(s.memoryShare.si, m_language, 2));
        case Exposed:
            return percent(s.exposed.si, m_language, 2);
        case Recompute:
            return app::choiceLabel(model::Choices<model::Recompute>::rows[static_cast<std::size_t>(m.recompute)]);
        case Gradients:
            return app::choiceLabel(
                model::Choices<model::GradientExchange>::rows[static_cast<std::size_t>(m.gradients)]);
        default:
            break;
    }
    return {};
}

QVariant StrategyModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    switch (role) {
        case Qt::DisplayRole:
            return textOf(index.row(), index.column());
        case Qt::ToolTipRole:
            if (index.column() == Memory && m_memory > 0)
                return tr("of %1").arg(scaled(m_memory, UnitFamily::Bytes, m_language).text(m_language));
            return textOf(index.row(), index.column());
        case Qt::TextAlignmentRole: {
            const bool number = index.column() >= Step && index.column() <= Exposed;
            return QVariant::fromValue(Qt::Alignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
        }
        case Qt::FontRole:
            if (isInUse(index.row())) {
                QFont bold;
                bold.setBold(true);
                return bold;
            }
            return {};
        default:
            return {};
    }
}

QVariant StrategyModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool number = section >= Step && section <= Exposed;
        return QVariant::fromValue(Qt::Alignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    }
    if (role == Qt::ToolTipRole && section == Mfu)
        return tr("Model FLOPs with full attention, against the dense 16-bit peak");
    if (role == Qt::ToolTipRole && section == Hfu) return tr("As MFU, with the FLOPs that are computed twice");
    if (role == Qt::ToolTipRole && section == Exposed)
        return tr("Share of the step in which cards wait for exchanges that nothing hides");
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Rank:
            return QString();
        case Mapping:
            return tr("Strategy");
        case Step:
            return tr("Step time");
        case Change:
            return tr("Against use");
        case Days:
            return tr("Ideal days");
        case Tokens:
            return tr("Tokens/s per card");
        case Mfu:
            return QStringLiteral("MFU");
        case Hfu:
            return QStringLiteral("HFU");
        case Memory:
            return tr("Memory per card");
        case Exposed:
            return tr("Waits for links");
        case Recompute:
            return tr("Recomputation");
        case Gradients:
            return tr("Gradients");
        default:
            return {};
    }
}

}  // namespace views
