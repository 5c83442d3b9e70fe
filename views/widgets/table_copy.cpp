// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/table_copy.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeySequence>
#include <QMimeData>
#include <QTableView>
#include <algorithm>

namespace views {
namespace {

/// A tab or a line break inside a cell would shift all that follows.
QString forTsv(QString text) {
    for (QChar& c : text) {
        if (c == QLatin1Char('\t') || c == QLatin1Char('\n') || c == QLatin1Char('\r')) c = QLatin1Char(' ');
    }
    return text;
}

QString textOf(const QModelIndex& index) {
    const QVariant exact = index.data(kCopyRole);
    return exact.isValid() ? exact.toString() : index.data(Qt::DisplayRole).toString();
}

/// Distinct values in the order of `position`; hidden sections (negative position) are left out.
template <typename Position>
QList<int> ordered(QList<int> sections, Position position) {
    std::sort(sections.begin(), sections.end());
    sections.erase(std::unique(sections.begin(), sections.end()), sections.end());
    sections.erase(std::remove_if(sections.begin(), sections.end(), [&](int s) { return position(s) < 0; }),
                   sections.end());
    std::sort(sections.begin(), sections.end(), [&](int a, int b) { return position(a) < position(b); });
    return sections;
}

int positionIn(const QHeaderView* header, int section) {
    if (!header) return section;
    return header->isSectionHidden(section) ? -1 : header->visualIndex(section);
}

void addRow(const QStringList& cells, const char* tag, QString* tsv, QString* html) {
    QStringList plain;
    html->append(QLatin1String("<tr>"));
    for (const QString& cell : cells) {
        plain << forTsv(cell);
        html->append(QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), cell.toHtmlEscaped()));
    }
    html->append(QLatin1String("</tr>"));
    tsv->append(plain.join(QLatin1Char('\t')) + QLatin1Char('\n'));
}

}  // namespace

std::unique_ptr<QMimeData> selectionAsMimeData(const QAbstractItemView* view, bool withHeaders) {
    if (!view->model() || !view->selectionModel()) return nullptr;
    const QModelIndexList selected = view->selectionModel()->selectedIndexes();
    if (selected.isEmpty()) return nullptr;
    const auto* table = qobject_cast<const QTableView*>(view);
    QList<int> rows, columns;
    for (const QModelIndex& index : selected) {
        rows << index.row();
        columns << index.column();
    }
    rows = ordered(rows, [&](int s) { return positionIn(table ? table->verticalHeader() : nullptr, s); });
    columns = ordered(columns, [&](int s) { return positionIn(table ? table->horizontalHeader() : nullptr, s); });
    QString tsv, html = QStringLiteral("<table>");
    if (withHeaders) {
        QStringList cells;
        for (const int column : columns) cells << view->model()->headerData(column, Qt::Horizontal).toString();
        addRow(cells, "th", &tsv, &html);
    }
    for (const int row : rows) {
        QStringList cells;
        for (const int column : columns) {
            const QModelIndex index = view->model()->index(row, column, view->rootIndex());
            cells << (view->selectionModel()->isSelected(index) ? textOf(index) : QString());
        }
        addRow(cells, "td", &tsv, &html);
    }
    html += QLatin1String("</table>");
    auto data = std::make_unique<QMimeData>();
    data->setText(tsv);
    data->setHtml(html);
    return data;
}

void installCopyShortcuts(QAbstractItemView* view) {
    const auto add = [view](const QString& text, const QKeySequence& keys, bool withHeaders) {
        auto* action = new QAction(text, view);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        QObject::connect(action, &QAction::triggered, view, [view, withHeaders] {
            if (auto data = selectionAsMimeData(view, withHeaders)) {
                QGuiApplication::clipboard()->setMimeData(data.release());
            }
        });
        view->addAction(action);
    };
    add(QCoreApplication::translate("table", "Copy"), QKeySequence::Copy, false);
    add(QCoreApplication::translate("table", "Copy with headers"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
        true);
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

}  // namespace views
