// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Writes a report document from above to below: numbered headings, sentences, figures and tables with captions. It
// lays out as it goes, so that a heading or a caption is never left alone at the foot of a page. Private to
// views/report.

#include <QTextCharFormat>
#include <QTextCursor>
#include <QTextTable>
#include <deque>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "views/report/report_document.h"
#include "views/report/values.h"

namespace views::report {

struct Cell {
    QString text;
    std::optional<Status> status{};
    Grade grade = Grade::None;
    DeltaMark delta = DeltaMark::None;
    int swatch = 0;
    QString second{};  ///< muted, on a line below
    bool run = false;  ///< `second` goes on in the same line
    bool bold = false;
    bool muted = false;
    int span = 1;  ///< columns; the cells that it covers are listed all the same and stay empty
};
struct Row {
    enum Kind { Plain, Group, Total };
    std::vector<Cell> cells;
    Kind kind = Plain;
};
struct Column {
    QString title;
    double width = 1;  ///< share of the width
    bool right = false;
};
struct TableSpec {
    QString caption;
    std::vector<Column> columns;
    std::vector<Row> rows;
    double points = kTablePoints;
};
struct KeyFigure {
    QString label, value, unit, note;
    std::optional<Status> status{};
};

/// Lines of fixed height where `points` are given: Han text is taller than Latin text and would set its own lines lower
/// than their neighbours.
QTextBlockFormat blockFormat(double above, double below, Qt::Alignment alignment, double points = 0);

class Builder {
public:
    Builder(ReportDocument& document, const Values& values)
        : m_document(document), m_values(values), m_cursor(&document) {}

    const Values& values() const { return m_values; }
    ReportDocument& document() { return m_document; }

    /// A heading 1; `running` stands right in the page header. An appendix goes on below the one before while a good
    /// part of the page is free, everything else starts on a new page.
    void chapter(const QString& title, const QString& running = {}, bool appendix = false);
    void appendix(const QString& title) { chapter(title, {}, true); }
    /// A heading 2 that stays with at least `keep` units of what follows.
    void section(const QString& title, double keep = 110);
    void paragraph(const QString& text, double points = kBodyPoints, bool muted = false);
    void note(const QString& text) { paragraph(text, kCaptionPoints, true); }
    /// One line of a list of sources.
    void item(const QString& text);
    /// A line with a mark in front.
    void remark(const QString& text, Status status);
    /// A chart with its caption; an empty chart becomes its sentence. Where the page has no room for it, it gets a
    /// little lower, or waits and lets the texts and tables of its section go ahead.
    void figure(const ChartSpec& spec, Grade grade = Grade::None, double mostHeight = 210);
    /// Charts side by side, each with its own caption; alone when the others are empty.
    void pair(const std::vector<ChartSpec>& specs, Grade grade, double mostHeight);
    void table(const TableSpec& table);
    /// Without caption and number.
    void plainTable(const TableSpec& table);
    void grid(const std::vector<KeyFigure>& figures);
    /// A page with the contents list; it is painted from the headings that the document has at last.
    void contents(const QString& title);
    /// A line of the cover.
    void cover(const QString& text, double points, bool bold, double above);
    void gap(double height);
    void finish();

    // Marks inside the running block.
    void insert(const QString& text, const QTextCharFormat& format);
    void mark(int type, int value);
    QTextCursor& cursor() { return m_cursor; }
    const QTextCharFormat& format(double points, bool bold = false, bool muted = false);

private:
    void open();    ///< changes from here on are laid out together
    void settle();  ///< lays out what was written
    double room();  ///< from the end of what is written to the foot of the page
    void keep(double height);
    /// Starts a block; `object` lets its line grow with what stands in it.
    void block(double above, double below, const QTextCharFormat& format, bool object = false);
    void fill(QTextTable* table, int row, int column, const Cell& cell, const Column& style, Row::Kind kind,
              double points);
    /// Keeps rows whole and the headings of groups with what follows; at most one row is moved per page.
    void mend(QTextTable* table, const TableSpec& spec);
    void write(const TableSpec& table);
    std::vector<double> columnWidths(const TableSpec& spec) const;
    QTextTableCellFormat cellFormat(Row::Kind kind, bool head, bool last, bool beforeTotal) const;
    void rule(QTextTable* table, const TableSpec& spec);
    std::optional<ReportDocument::Figure> figureOf(const ChartSpec& spec, Grade grade, double width, double mostHeight);
    void wait(std::vector<ReportDocument::Figure> row);
    /// Sets the figures that wait as far as the page has room; `all` of them at the end of a section.
    void place(bool all);

    ReportDocument& m_document;
    const Values& m_values;
    QTextCursor m_cursor;
    std::map<std::tuple<double, bool, bool>, QTextCharFormat> m_formats;
    std::deque<std::vector<ReportDocument::Figure>> m_waiting;  ///< rows, with the height that looks best
    bool m_open = false, m_fresh = true, m_breakNext = false, m_first = true;
    int m_chapter = 0, m_section = 0, m_figure = 0, m_table = 0;
};

}  // namespace views::report
