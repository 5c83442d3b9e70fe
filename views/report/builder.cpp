// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/builder.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QTextBlock>
#include <algorithm>
#include <cmath>

#include "views/chart/chart_paint.h"

namespace views::report {

QTextBlockFormat blockFormat(double above, double below, Qt::Alignment alignment, double points) {
    constexpr double kLine = 96.0 / 72 * 1.48;
    QTextBlockFormat f;
    f.setTopMargin(above);
    f.setBottomMargin(below);
    f.setAlignment(alignment);
    if (points > 0) f.setLineHeight(points * kLine, QTextBlockFormat::FixedHeight);
    return f;
}

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
    if (spec.title.isEmpty()) return;
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

}  // namespace views::report
