// SPDX-License-Identifier: GPL-3.0-or-later
// Tables and the grid of key figures.
#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextBlock>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "views/report/builder.h"

namespace views::report {
namespace {

constexpr double kTableHead = 24, kTableRow = 19, kCaption = 26, kBelowTable = 10;

}  // namespace

void Builder::fill(QTextTable* table, int row, int column, const Cell& cell, const Column& style, Row::Kind kind,
                   double points) {
    QTextCursor saved = m_cursor;
    m_cursor = table->cellAt(row, column).firstCursorPosition();
    const bool bold = cell.bold || kind != Row::Plain;
    const QTextCharFormat& text = format(points, bold, cell.muted);
    m_cursor.setBlockFormat(blockFormat(0, 0, style.right ? Qt::AlignRight : Qt::AlignLeft, points));
    m_cursor.setCharFormat(text);
    if (cell.swatch > 0) mark(ReportObjects::SwatchObject, cell.swatch);
    if (cell.status) mark(ReportObjects::StatusObject, int(*cell.status));
    if (cell.delta != DeltaMark::None) mark(ReportObjects::DeltaObject, int(cell.delta));
    const bool marked = cell.swatch > 0 || cell.status || cell.delta != DeltaMark::None;
    if (marked && !cell.text.isEmpty()) insert(QStringLiteral(" "), text);
    if (!cell.text.isEmpty()) insert(cell.text, text);
    if (cell.grade != Grade::None) {
        if (!cell.text.isEmpty()) insert(QStringLiteral(" "), text);
        mark(ReportObjects::GradeObject, int(cell.grade));
    }
    if (!cell.second.isEmpty())
        insert((cell.text.isEmpty() ? QString()
                : cell.run          ? QStringLiteral("    ")
                                    : QString(QChar::LineSeparator)) +
                   cell.second,
               format(points - 0.75, false, true));
    m_cursor = saved;
}

QTextTableCellFormat Builder::cellFormat(Row::Kind kind, bool head, bool last, bool beforeTotal) const {
    const ChartColors colors = colorsFor(false);
    // The format of a cell is that of its first block separator: it also says how high an empty cell is.
    QTextTableCellFormat f;
    f.setFont(reportFont(kTablePoints));
    f.setTopPadding(head ? 4 : 3);
    f.setBottomPadding(head ? 4 : 3);
    if (head) {
        f.setTopBorder(1.2);
        f.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        f.setTopBorderBrush(colors.text);
    }
    const bool strong = head || last || beforeTotal;
    f.setBottomBorder(last ? 1.2 : strong ? 0.8 : 0.5);
    f.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    f.setBottomBorderBrush(strong ? colors.text : colors.hairline);
    if (kind == Row::Group) f.setBackground(QColor(0xF1, 0xF2, 0xF4));
    f.setLeftPadding(5);
    f.setRightPadding(5);
    return f;
}

void Builder::rule(QTextTable* table, const TableSpec& spec) {
    const int columns = int(spec.columns.size());
    const int last = table->rows() - 1;
    const QTextTableCellFormat plain = cellFormat(Row::Plain, false, false, false);
    const QTextTableCellFormat group = cellFormat(Row::Group, false, false, false);
    for (int r = 0; r <= last; ++r) {
        const Row::Kind kind = r == 0 ? Row::Plain : spec.rows[std::size_t(r - 1)].kind;
        const bool beforeTotal = r < last && spec.rows[std::size_t(r)].kind == Row::Total;
        const bool special = r == 0 || r == last || beforeTotal;
        const QTextTableCellFormat f = special              ? cellFormat(kind, r == 0, r == last, beforeTotal)
                                       : kind == Row::Group ? group
                                                            : plain;
        for (int c = 0; c < columns; ++c) table->cellAt(r, c).setFormat(f);
    }
}

void Builder::table(const TableSpec& spec) {
    if (spec.rows.empty() || spec.columns.empty()) return;
    keep(kCaption + kTableHead + kTableRow * double(std::min<std::size_t>(spec.rows.size(), 4)));
    block(10, 3, format(kCaptionPoints));
    insert(translate("Report", "Table %1-%2").arg(m_chapter).arg(++m_table), format(kCaptionPoints, true));
    insert(QStringLiteral("  ") + spec.caption, format(kCaptionPoints));
    write(spec);
    place(false);
}

void Builder::plainTable(const TableSpec& spec) {
    if (spec.rows.empty() || spec.columns.empty()) return;
    block(0, 0, format(2));
    write(spec);
}

namespace {

/// Pieces that must not be torn: between spaces, and between Han characters, which break anywhere.
QStringList unbroken(const QString& text) {
    static const QRegularExpression kBreaks(
        QStringLiteral("[\\s\\x{2E80}-\\x{9FFF}\\x{F900}-\\x{FAFF}\\x{FF00}-\\x{FFEF}]+"));
    return text.split(kBreaks, Qt::SkipEmptyParts);
}

/// The width of the widest piece, at most `most`; measures only what may be wider than what is known.
void widen(double& need, qsizetype& longest, const QString& text, const QFontMetricsF& metrics, double most) {
    for (const QString& piece : unbroken(text)) {
        if (piece.size() + 1 < longest) continue;
        longest = std::max(longest, piece.size());
        need = std::max(need, std::min(most, metrics.horizontalAdvance(piece)));
    }
}

/// What the columns need so that neither numbers nor words are torn.
std::vector<double> leastWidths(const TableSpec& spec, double points, QPaintDevice* device) {
    constexpr double kPadding = 12, kMostNumber = 120, kMostWord = 110;
    const QFontMetricsF bold(reportFont(points, true), device);
    const QFontMetricsF plain(reportFont(points), device);
    std::vector<double> least;
    for (std::size_t c = 0; c < spec.columns.size(); ++c) {
        double need = 0;
        qsizetype longest = 0, longestWord = 0;
        for (const QString& word : spec.columns[c].title.split(u' '))  // heads of two Han characters stay whole, too
            need = std::max(need, std::min(kMostWord, bold.horizontalAdvance(word)));
        for (const Row& row : spec.rows) {
            if (row.kind == Row::Group || c >= row.cells.size()) continue;
            const Cell& cell = row.cells[c];
            if (cell.span > 1) continue;
            if (!spec.columns[c].right) {
                widen(need, longestWord, cell.text, cell.bold ? bold : plain, kMostWord);
                widen(need, longestWord, cell.second, plain, kMostWord);
                if (cell.delta == DeltaMark::None) continue;
            }
            if (row.kind == Row::Plain && cell.text.size() <= longest)
                continue;  // digits are equally wide, so length tells
            longest = std::max(longest, cell.text.size());
            need = std::max(need,
                            std::min(kMostNumber, (row.kind == Row::Total ? bold : plain).horizontalAdvance(cell.text) +
                                                      (cell.status || cell.delta != DeltaMark::None ? 18 : 0)));
        }
        least.push_back(need + kPadding);
    }
    return least;
}

/// The size of text at which words fit their columns, not below what can be read.
double fittingPoints(const TableSpec& spec, QPaintDevice* device) {
    constexpr double kLeastPoints = 6.75, kStep = 0.5;
    double points = spec.points;
    for (; points - kStep >= kLeastPoints; points -= kStep) {
        const auto least = leastWidths(spec, points, device);
        if (std::accumulate(least.begin(), least.end(), 0.0) <= ReportDocument::kContentWidth) break;
    }
    return points;
}

}  // namespace

std::vector<double> Builder::columnWidths(const TableSpec& spec) const {
    double sum = 0;
    for (const Column& c : spec.columns) sum += c.width;
    std::vector<double> widths;
    const auto least = leastWidths(spec, fittingPoints(spec, m_document.device()), m_document.device());
    for (const Column& c : spec.columns) widths.push_back(ReportDocument::kContentWidth * c.width / sum);
    // What narrow columns need comes from those that have more than they need.
    double missing = 0, spare = 0;
    for (std::size_t c = 0; c < widths.size(); ++c) {
        missing += std::max(0.0, least[c] - widths[c]);
        spare += std::max(0.0, widths[c] - least[c]);
    }
    const double needed = std::accumulate(least.begin(), least.end(), 0.0);
    for (std::size_t c = 0; c < widths.size(); ++c) {
        if (missing > spare)
            widths[c] = least[c] * ReportDocument::kContentWidth / needed;
        else if (widths[c] < least[c])
            widths[c] = least[c];
        else if (spare > 0)
            widths[c] -= (widths[c] - least[c]) * missing / spare;
    }
    return widths;
}

void Builder::mend(QTextTable* table, const TableSpec& spec) {
    settle();
    const auto* layout = m_document.documentLayout();
    const auto cellRect = [&](int row, int column) {
        const QTextTableCell cell = table->cellAt(row, column);
        return layout->blockBoundingRect(cell.firstCursorPosition().block())
            .united(layout->blockBoundingRect(cell.lastCursorPosition().block()));
    };
    // Every cell counts: a narrow one may be the tallest although another one says more.
    const auto rect = [&](int row) {
        QRectF whole = cellRect(row, 0);
        const int columns = spec.rows[std::size_t(row - 1)].kind == Row::Group ? 1 : table->columns();
        for (int c = 1; c < columns; ++c) whole = whole.united(cellRect(row, c));
        return whole;
    };
    const auto page = [](double y) { return int(std::floor(y / ReportDocument::kHeight)); };
    constexpr double kPadding = 3;
    for (int r = 2; r < table->rows(); ++r) {
        const Row& row = spec.rows[std::size_t(r - 1)];
        const bool group = row.kind == Row::Group && r + 1 < table->rows();
        const QRectF here = rect(r);
        const double bottom = group ? rect(r + 1).bottom() : here.bottom();
        if (page(here.top()) == page(bottom - 1) || here.height() > ReportDocument::kHeight / 2) continue;
        // The row before grows to the foot of the page, so that this one starts on the next as a whole.
        const bool under = r > 2 && spec.rows[std::size_t(r - 2)].kind == Row::Group;
        const int before = under ? r - 2 : r - 1;
        const double top = under ? rect(r - 1).top() : here.top();
        const double foot = (page(top) + 1) * ReportDocument::kHeight - ReportDocument::kBottom;
        // Text keeps off the foot by the padding and the margin below the table: without room for both, the text of the
        // padded cell itself would move to the next page.
        const double pad = foot - (top - kPadding) - (kPadding + kBelowTable + 1);
        if (pad <= 0 || pad > ReportDocument::kHeight / 2) continue;
        QTextTableCell cell = table->cellAt(before, 0);  // which may be lower than its row
        QTextTableCellFormat f = cell.format().toTableCellFormat();
        f.setBottomPadding(f.bottomPadding() + pad + rect(before).height() - cellRect(before, 0).height());
        cell.setFormat(f);
    }
}

void Builder::write(const TableSpec& spec) {
    QTextTableFormat f;
    f.setBorder(0);
    f.setCellSpacing(0);
    f.setBottomMargin(kBelowTable);
    f.setCellPadding(0);
    f.setHeaderRowCount(1);
    f.setWidth(QTextLength(QTextLength::FixedLength, ReportDocument::kContentWidth));
    const double points = fittingPoints(spec, m_document.device());
    QList<QTextLength> widths;
    for (const double w : columnWidths(spec)) widths << QTextLength(QTextLength::FixedLength, w);
    f.setColumnWidthConstraints(widths);
    QTextTable* table = m_cursor.insertTable(int(spec.rows.size()) + 1, int(spec.columns.size()), f);
    rule(table, spec);
    const int columns = int(spec.columns.size());
    for (int c = 0; c < columns; ++c) {
        Cell head{spec.columns[std::size_t(c)].title};
        head.bold = true;
        fill(table, 0, c, head, spec.columns[std::size_t(c)], Row::Plain, points);
    }
    for (std::size_t r = 0; r < spec.rows.size(); ++r) {
        const Row& row = spec.rows[r];
        const int filled = row.kind == Row::Group ? 1 : std::min(columns, int(row.cells.size()));
        for (int c = 0; c < filled;) {
            const Cell& cell = row.cells[std::size_t(c)];
            const int span = row.kind == Row::Group ? columns : std::clamp(cell.span, 1, columns - c);
            if (span > 1) table->mergeCells(int(r) + 1, c, 1, span);
            const Column& style = spec.columns[std::size_t(c)];
            fill(table, int(r) + 1, c, cell, span > 1 ? Column{style.title, style.width} : style, row.kind, points);
            c += span;
        }
    }
    m_cursor = table->lastCursorPosition();
    m_cursor.movePosition(QTextCursor::NextBlock);
    m_cursor.setBlockFormat(blockFormat(0, 4, Qt::AlignLeft));
    m_cursor.setBlockCharFormat(format(4));
    mend(table, spec);  // last: it lays the table out, and every edit after that would do so again
    m_fresh = true;
}

void Builder::grid(const std::vector<KeyFigure>& figures) {
    if (figures.empty()) return;
    constexpr int kColumns = 4;
    const int rows = (int(figures.size()) + kColumns - 1) / kColumns;
    keep(70.0 * rows + 10);
    block(4, 0, format(2));
    QTextTableFormat f;
    f.setBorder(0);
    f.setCellSpacing(0);
    f.setBottomMargin(10);
    f.setWidth(QTextLength(QTextLength::FixedLength, ReportDocument::kContentWidth));
    f.setColumnWidthConstraints(
        QList<QTextLength>(kColumns, QTextLength(QTextLength::FixedLength, ReportDocument::kContentWidth / kColumns)));
    QTextTable* table = m_cursor.insertTable(rows, kColumns, f);
    const ChartColors colors = colorsFor(false);
    for (int i = 0; i < rows * kColumns; ++i) {
        const int r = i / kColumns, c = i % kColumns;
        QTextTableCellFormat cell;
        cell.setFont(reportFont(kTablePoints));
        cell.setTopPadding(7);
        cell.setBottomPadding(7);
        cell.setLeftPadding(8);
        cell.setRightPadding(4);
        cell.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        cell.setBottomBorder(r == rows - 1 ? 1.2 : 0.6);
        cell.setBottomBorderBrush(r == rows - 1 ? colors.text : colors.frame);
        if (r == 0) {
            cell.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            cell.setTopBorder(1.2);
            cell.setTopBorderBrush(colors.text);
        }
        if (c > 0) {
            cell.setLeftBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            cell.setLeftBorder(0.6);
            cell.setLeftBorderBrush(colors.frame);
        }
        table->cellAt(r, c).setFormat(cell);
        if (std::size_t(i) >= figures.size()) continue;
        const KeyFigure& k = figures[std::size_t(i)];
        m_cursor = table->cellAt(r, c).firstCursorPosition();
        m_cursor.setBlockFormat(blockFormat(0, 0, Qt::AlignLeft, kTablePoints));
        m_cursor.setCharFormat(format(kTablePoints, false, true));
        if (k.status) {
            mark(ReportObjects::StatusObject, int(*k.status));
            insert(QStringLiteral(" "), format(kTablePoints));
        }
        insert(k.label, format(kTablePoints, false, true));
        m_cursor.insertBlock(blockFormat(0, 0, Qt::AlignLeft, 12.5), format(13, true));
        insert(k.value, format(13, true));
        if (!k.unit.isEmpty()) insert(QStringLiteral(" ") + k.unit, format(kTablePoints, false, true));
        m_cursor.insertBlock(blockFormat(0, 0, Qt::AlignLeft, kTablePoints), format(kTablePoints - 0.5));
        insert(k.note, format(kTablePoints - 0.5));
    }
    m_cursor = table->lastCursorPosition();
    m_cursor.movePosition(QTextCursor::NextBlock);
    open();  // outside an edit block each of these would lay out the page again
    m_cursor.setBlockFormat(blockFormat(0, 4, Qt::AlignLeft));
    m_cursor.setBlockCharFormat(format(4));
    m_fresh = true;
}

}  // namespace views::report
