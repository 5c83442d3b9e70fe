// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/bill_table.h"

#include "app/names.h"
#include "app/numbers.h"
#include "app/texts.h"
#include "model/plan/bridge.h"
#include "views/pages/value_text.h"

namespace views {

void BillModel::setBill(const std::vector<model::cost::BillLine>& bill, const model::Project& project,
                        Language language) {
    auto rates = model::plan::ratesOf(project);
    const QString currency = app::text(model::currencyCode(project));
    if (bill == m_bill && rates == m_rates && currency == m_currency && language == m_language) return;
    beginResetModel();
    m_bill = bill;
    m_rates = std::move(rates);
    m_currency = currency;
    m_language = language;
    endResetModel();
}

int BillModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_bill.size());
}

int BillModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString BillModel::textOf(const model::cost::BillLine& line, int column) const {
    const auto price = model::cost::linePrice(line, m_rates);
    switch (column) {
        case Description:
            return app::translated("bill", line.description);
        case Item:
            return app::titleText(line.model);
        case Quantity:
            return line.quantity ? count(static_cast<double>(*line.quantity)) : tr("open");
        case UnitPrice:
            return price.unit ? app::fixedWithin(price.unit->typical, 0, app::kUnitTolerance) : tr("not priced");
        case Sum:
            return price.total ? count(price.total->typical) : QStringLiteral("◇");
        case Source: {
            QStringList parts;
            if (!line.price.date.empty()) parts << app::text(line.price.date);
            if (!line.price.grade.empty()) parts << app::text(line.price.grade);
            if (!line.price.source.empty()) parts << app::evidenceText(line.price.source);
            return parts.join(u' ');
        }
        default:
            break;
    }
    return {};
}

QVariant BillModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const auto& line = m_bill[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return textOf(line, index.column());
        case Qt::ToolTipRole:
            return index.column() == Quantity ? tr("Follows from: %1").arg(app::text(line.derivedFrom))
                                              : textOf(line, index.column());
        case Qt::TextAlignmentRole: {
            const bool number = index.column() >= Quantity && index.column() <= Sum;
            return QVariant::fromValue(Qt::Alignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
        }
        default:
            return {};
    }
}

QVariant BillModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool number = section >= Quantity && section <= Sum;
        return QVariant::fromValue(Qt::Alignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    }
    if (role != Qt::DisplayRole) return {};
    const QString currency = m_currency.isEmpty() ? QStringLiteral("CNY") : m_currency;
    const QString unit =
        m_language == Language::Chinese ? money(0, currency, m_language).unit : app::currencySign(currency).trimmed();
    switch (section) {
        case Description:
            return tr("Item");
        case Item:
            return tr("Model");
        case Quantity:
            return tr("Quantity");
        case UnitPrice:
            return tr("Unit price, %1").arg(unit);
        case Sum:
            return tr("Sum, %1").arg(unit);
        case Source:
            return tr("Price source");
        default:
            return {};
    }
}

}  // namespace views
