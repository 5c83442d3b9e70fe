// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/builder.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QTextBlock>
#include <algorithm>
#include <cmath>

#include "views/chart/chart_paint.h"

namespace views::report {
namespace {

/// Lines of fixed height: Han text is taller than Latin text and would set its own lines lower than their neighbours.
constexpr double lineOf(double points) {
    return points * 96 / 72 * 1.48;
}
constexpr double kTableHead = 24, kTableRow = 19, kCaption = 26;

QTextBlockFormat blockFormat(double above, double below, Qt::Alignment alignment, double points = 0) {
    QTextBlockFormat f;
    f.setTopMargin(above);
    f.setBottomMargin(below);
    f.setAlignment(alignment);
    if (points > 0) f.setLineHeight(lineOf(points), QTextBlockFormat::FixedHeight);
    return f;
}

}  // namespace

const QTextCharFormat& Builder::format(double points, bool bold, bool muted) {
    // Thousands of cells share a handful of formats; making one costs more than writing a word.
    QTextCharFormat& f = m_formats[{points, bold, muted}];
    if (f.isValid() && f.hasProperty(QTextFormat::FontPointSize)) return f;
    f.setFont(reportFont(points, bold));
    f.setForeground(muted ? colorsFor(false).muted : colorsFor(false).text);
    return f;
}

void Builder::open() {
    if (!m_open) m_cursor.beginEditBlock();
    m_open = true;
}

void Builder::settle() {
    if (m_open) m_cursor.endEditBlock();
    m_open = false;
}

void Builder::finish() {
    place(true);
    settle();
}

double Builder::room() {
    settle();
    const QRectF rect = m_document.documentLayout()->blockBoundingRect(m_cursor.block());
    const double y = m_fresh ? rect.top() : rect.bottom();
    const double page = std::floor(y / ReportDocument::kHeight) * ReportDocument::kHeight;
    return page + ReportDocument::kHeight - ReportDocument::kBottom - y;
}

void Builder::keep(double height) {
    const double whole = ReportDocument::kHeight - ReportDocument::kTop - ReportDocument::kBottom;
    const double left = room();
    if (left < std::min(height, whole) && left < whole - 1) m_breakNext = true;
}

void Builder::block(double above, double below, const QTextCharFormat& format, bool object) {
    open();
    QTextBlockFormat f = blockFormat(above, below, Qt::AlignLeft, object ? 0 : format.fontPointSize());
    if (m_breakNext && !m_first) f.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    m_breakNext = false;
    m_first = false;
    if (m_fresh) {
        m_cursor.setBlockFormat(f);
        m_cursor.setBlockCharFormat(format);
        m_cursor.setCharFormat(format);
    } else {
        m_cursor.insertBlock(f, format);
    }
    m_fresh = false;
}

void Builder::insert(const QString& text, const QTextCharFormat& format) {
    m_cursor.insertText(text, format);
}

void Builder::mark(int type, int value) {
    QTextCharFormat f = m_cursor.charFormat();
    f.setObjectType(type);
    f.setProperty(ReportObjects::IndexProperty, value);
    f.setVerticalAlignment(QTextCharFormat::AlignMiddle);
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), f);
}

void Builder::chapter(const QString& title, const QString& running, bool appendix) {
    place(true);
    ++m_chapter;
    m_section = m_figure = m_table = 0;
    constexpr double kGoodPart = 0.25;
    m_breakNext = !appendix || room() < kGoodPart * ReportDocument::kHeight;
    const QString number = QString::number(m_chapter);
    block(m_breakNext ? 0 : 28, 8, format(kChapterPoints, true));
    m_document.addHeading({m_cursor.block().position(), 1, number, title, running.isEmpty() ? title : running});
    insert(number + QStringLiteral("  ") + title, format(kChapterPoints, true));
}

void Builder::section(const QString& title, double keepHeight) {
    place(true);
    keep(keepHeight + 40);
    ++m_section;
    const QString number = QStringLiteral("%1.%2").arg(m_chapter).arg(m_section);
    block(16, 5, format(kSectionPoints, true));
    m_document.addHeading({m_cursor.block().position(), 2, number, title, {}});
    insert(number + QStringLiteral("  ") + title, format(kSectionPoints, true));
}

void Builder::paragraph(const QString& text, double points, bool muted) {
    if (text.isEmpty()) return;
    block(2, 6, format(points, false, muted));
    insert(text, format(points, false, muted));
    place(false);
}

void Builder::item(const QString& text) {
    constexpr double kPoints = kTablePoints - 0.75;
    block(0, 1.5, format(kPoints, false, true));
    insert(text, format(kPoints, false, true));
}

void Builder::remark(const QString& text, Status status) {
    block(2, 5, format(kBodyPoints));
    mark(ReportObjects::StatusObject, int(status));
    insert(QStringLiteral(" ") + text, format(kBodyPoints));
}

void Builder::gap(double height) {
    block(0, height, format(4));
}

void Builder::cover(const QString& text, double points, bool bold, double above) {
    block(above, 4, format(points, bold));
    insert(text, format(points, bold));
}

void Builder::reserveContents(const QString& title) {
    m_breakNext = true;
    block(0, 10, format(kChapterPoints, true));
    insert(title, format(kChapterPoints, true));
    m_contents = m_cursor.position();
}

void Builder::contents() {
    if (m_contents < 0) return;
    place(true);
    settle();
    const int before = m_document.characterCount();
    const auto headings = m_document.headings();
    m_cursor.beginEditBlock();
    m_cursor.setPosition(m_contents);
    // The list takes one page: closer lines when there are many, no sections when there are too many.
    constexpr double kChapterLine = 24, kTitle = 60, kClosest = 12.5, kWidest = 17;
    const auto chapters = std::count_if(headings.begin(), headings.end(), [](const auto& h) { return h.level == 1; });
    const double whole = ReportDocument::kHeight - ReportDocument::kTop - ReportDocument::kBottom - kTitle;
    const double lines = double(headings.size()) - double(chapters);
    const double sectionLine = std::min(kWidest, (whole - kChapterLine * double(chapters)) / std::max(1.0, lines));
    const bool sections = sectionLine >= kClosest;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const auto& h = headings[i];
        if (h.level > 1 && !sections) continue;
        const QTextCharFormat text = format(h.level == 1 ? kBodyPoints : 9, h.level == 1);
        QTextBlockFormat f = blockFormat(h.level == 1 ? 6 : 0, 0, Qt::AlignLeft);
        f.setLineHeight(h.level == 1 ? kChapterLine - 6 : sectionLine, QTextBlockFormat::FixedHeight);
        f.setLeftMargin(h.level == 1 ? 0 : 20);
        f.setTabPositions(
            {QTextOption::Tab(h.level == 1 ? 30 : 36, QTextOption::LeftTab),
             QTextOption::Tab(ReportDocument::kContentWidth - 42 - f.leftMargin(), QTextOption::LeftTab)});
        m_cursor.insertBlock(f, text);
        const QString title = QFontMetricsF(text.font(), m_document.device()).elidedText(h.title, Qt::ElideRight, 520);
        insert(h.number + QLatin1Char('\t') + title + QLatin1Char('\t'), text);
        mark(ReportObjects::PageObject, int(i));
    }
    m_cursor.endEditBlock();
    m_document.shiftHeadings(m_contents, m_document.characterCount() - before);
    m_cursor.movePosition(QTextCursor::End);
}

void Builder::figure(const ChartSpec& spec, Grade grade, double mostHeight) {
    const QString colon = m_values.chinese() ? QStringLiteral("：") : QStringLiteral(": ");
    const QString stop = m_values.chinese() ? QStringLiteral("。") : QStringLiteral(". ");
    if (!spec.emptyText.isEmpty()) {
        remark(spec.title + colon + spec.emptyText, Status::Incomplete);
        return;
    }
    constexpr double kLeast = 90, kWidth = ReportDocument::kContentWidth - 1;
    ReportDocument::Figure f;
    f.spec = spec;
    f.size = QSizeF(kWidth, std::clamp(preferredHeight(spec, kWidth), kLeast, mostHeight));
    f.caption = spec.title;
    if (!spec.question.isEmpty()) f.caption += colon + spec.question;
    if (!spec.remark.isEmpty()) f.caption += m_values.semicolon() + spec.remark;
    if (!spec.note.isEmpty()) f.caption += stop + spec.note;
    f.grade = grade;
    // The label decides where the caption wraps; the number itself is known when the figure is set.
    f.label = translate("Report", "Figure %1-%2").arg(m_chapter).arg(88);
    f.captionHeight = m_document.captionHeight(f);
    m_waiting.push_back(std::move(f));
    place(false);
}

void Builder::place(bool all) {
    constexpr double kAround = 34;     // space above and below, to the caption, and of the line itself
    constexpr double kSqueeze = 0.68;  // of the height that looks best
    while (!m_waiting.empty()) {
        ReportDocument::Figure& next = m_waiting.front();
        const double rest = room() - next.captionHeight - kAround;
        const bool fits = rest >= kSqueeze * next.size.height();
        if (!fits && !all) return;
        if (fits)
            next.size.setHeight(std::min(rest, next.size.height()));
        else
            m_breakNext = true;
        next.label = translate("Report", "Figure %1-%2").arg(m_chapter).arg(++m_figure);
        block(8, 8, format(2), true);
        QTextCharFormat object = format(2);
        object.setObjectType(ReportObjects::FigureObject);
        object.setProperty(ReportObjects::IndexProperty, m_document.addFigure(std::move(next)));
        m_waiting.pop_front();
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), object);
    }
}

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

std::vector<double> Builder::columnWidths(const TableSpec& spec) const {
    constexpr double kPadding = 11, kMostNumber = 120, kMostWord = 110;
    const QFontMetricsF bold(reportFont(kTablePoints, true), m_document.device());
    const QFontMetricsF plain(reportFont(kTablePoints), m_document.device());
    double sum = 0;
    for (const Column& c : spec.columns) sum += c.width;
    std::vector<double> widths, least;
    for (std::size_t c = 0; c < spec.columns.size(); ++c) {
        double need = 0;
        for (const QString& word : spec.columns[c].title.split(u' '))
            need = std::max(need, std::min(kMostWord, bold.horizontalAdvance(word)));
        qsizetype longest = 0;
        for (const Row& row : spec.rows) {
            if ((!spec.columns[c].right && c < row.cells.size() && row.cells[c].delta == DeltaMark::None) ||
                row.kind != Row::Plain || c >= row.cells.size())
                continue;
            const Cell& cell = row.cells[c];
            if (cell.text.size() <= longest) continue;  // digits are equally wide, so length tells
            longest = cell.text.size();
            need = std::max(need, std::min(kMostNumber, plain.horizontalAdvance(cell.text) +
                                                            (cell.status || cell.delta != DeltaMark::None ? 18 : 0)));
        }
        least.push_back(need + kPadding);
        widths.push_back(ReportDocument::kContentWidth * spec.columns[c].width / sum);
    }
    // What narrow columns need comes from those that have more than they need.
    double missing = 0, spare = 0;
    for (std::size_t c = 0; c < widths.size(); ++c) {
        missing += std::max(0.0, least[c] - widths[c]);
        spare += std::max(0.0, widths[c] - least[c]);
    }
    double needed = 0;
    for (const double w : least) needed += w;
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
        const double pad = foot - (top - kPadding) - 3;
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
    f.setBottomMargin(10);
    f.setCellPadding(0);
    f.setHeaderRowCount(1);
    f.setWidth(QTextLength(QTextLength::FixedLength, ReportDocument::kContentWidth));
    QList<QTextLength> widths;
    for (const double w : columnWidths(spec)) widths << QTextLength(QTextLength::FixedLength, w);
    f.setColumnWidthConstraints(widths);
    QTextTable* table = m_cursor.insertTable(int(spec.rows.size()) + 1, int(spec.columns.size()), f);
    rule(table, spec);
    const int columns = int(spec.columns.size());
    for (int c = 0; c < columns; ++c) {
        Cell head{spec.columns[std::size_t(c)].title};
        head.bold = true;
        fill(table, 0, c, head, spec.columns[std::size_t(c)], Row::Plain, spec.points);
    }
    for (std::size_t r = 0; r < spec.rows.size(); ++r) {
        const Row& row = spec.rows[r];
        if (row.kind == Row::Group) table->mergeCells(int(r) + 1, 0, 1, columns);
        const int filled = row.kind == Row::Group ? 1 : std::min(columns, int(row.cells.size()));
        for (int c = 0; c < filled; ++c)
            fill(table, int(r) + 1, c, row.cells[std::size_t(c)], spec.columns[std::size_t(c)], row.kind, spec.points);
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
