// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/plain_table.h"

#include <QHeaderView>
#include <QTableView>

#include "views/widgets/shared.h"
#include "views/widgets/table_copy.h"

namespace views {

QTableView* makePlainTable(QAbstractItemModel* model, QWidget* parent) {
    auto* table = new QTableView(parent);
    table->setModel(model);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(units(5.75, parent));
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setWordWrap(false);
    installCopyShortcuts(table);
    return table;
}

}  // namespace views
