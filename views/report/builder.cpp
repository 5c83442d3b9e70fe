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

constexpr double kFigureGap = 14;  // between figures side by side

}  // namespace

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

void Builder::contents(const QString& title) {
    m_breakNext = true;
    block(0, 10, format(kChapterPoints, true));
    insert(title, format(kChapterPoints, true));
    block(0, 0, format(2), true);
    mark(ReportObjects::ContentsObject, 0);
}

/// The figure with its caption; an empty chart writes its sentence instead.
std::optional<ReportDocument::Figure> Builder::figureOf(const ChartSpec& spec, Grade grade, double width,
                                                        double mostHeight) {
    const QString colon = m_values.chinese() ? QStringLiteral("：") : QStringLiteral(": ");
    const QString stop = m_values.chinese() ? QStringLiteral("。") : QStringLiteral(". ");
    if (spec.title.isEmpty()) return std::nullopt;
    if (!spec.emptyText.isEmpty()) {
        remark(spec.title + colon + spec.emptyText, Status::Incomplete);
        return std::nullopt;
    }
    constexpr double kLeast = 90;
    ReportDocument::Figure f;
    f.spec = spec;
    f.size = QSizeF(width, std::clamp(preferredHeight(spec, width), kLeast, mostHeight));
    f.caption = spec.title;
    if (!spec.question.isEmpty()) f.caption += colon + spec.question;
    if (!spec.remark.isEmpty()) f.caption += m_values.semicolon() + spec.remark;
    if (!spec.note.isEmpty()) f.caption += stop + spec.note;
    f.grade = grade;
    // The label decides where the caption wraps; the number itself is known when the figure is set.
    f.label = translate("Report", "Figure %1-%2").arg(m_chapter).arg(88);
    f.captionHeight = m_document.captionHeight(f);
    return f;
}

void Builder::wait(std::vector<ReportDocument::Figure> row) {
    if (row.empty()) return;
    m_waiting.push_back(std::move(row));
    place(false);
}

constexpr double kFigureWidth = ReportDocument::kContentWidth - 1;

void Builder::figure(const ChartSpec& spec, Grade grade, double mostHeight) {
    if (auto f = figureOf(spec, grade, kFigureWidth, mostHeight)) wait({std::move(*f)});
}

void Builder::pair(const std::vector<ChartSpec>& specs, Grade grade, double mostHeight) {
    const auto full = std::count_if(specs.begin(), specs.end(),
                                    [](const auto& s) { return s.emptyText.isEmpty() && !s.title.isEmpty(); });
    const double width = std::floor((kFigureWidth - double(full - 1) * kFigureGap) / std::max(1.0, double(full)));
    std::vector<ReportDocument::Figure> row;
    double height = 0, caption = 0;
    for (const ChartSpec& spec : specs) {
        auto f = figureOf(spec, grade, width, mostHeight);
        if (!f) continue;
        if (full > 1) f->size.setHeight(mostHeight);
        height = std::max(height, f->size.height());
        caption = std::max(caption, f->captionHeight);
        row.push_back(std::move(*f));
    }
    for (auto& f : row) {
        f.size.setHeight(height);
        f.captionHeight = caption;  // all end on one line
    }
    wait(std::move(row));
}

void Builder::place(bool all) {
    constexpr double kAround = 34;  // space above and below, to the caption, and of the line itself
    // Of the height that looks best. Rows of text have no height to spare.
    const auto least = [](const ChartSpec& spec) {
        return std::holds_alternative<SmallMultiples>(spec.data) || std::holds_alternative<HorizontalBars>(spec.data)
                   ? 0.9
                   : 0.68;
    };
    while (!m_waiting.empty()) {
        std::vector<ReportDocument::Figure>& next = m_waiting.front();
        const double wished = next.front().size.height();
        const double rest = room() - next.front().captionHeight - kAround;
        const bool fits = rest >= least(next.front().spec) * wished;
        if (!fits && !all) return;
        m_breakNext = m_breakNext || !fits;
        block(8, 8, format(2), true);
        for (auto& f : next) {
            if (fits) f.size.setHeight(std::min(rest, wished));
            f.label = translate("Report", "Figure %1-%2").arg(m_chapter).arg(++m_figure);
            f.gap = &f == &next.back() ? 0 : kFigureGap;
            QTextCharFormat object = format(2);
            object.setObjectType(ReportObjects::FigureObject);
            object.setProperty(ReportObjects::IndexProperty, m_document.addFigure(std::move(f)));
            m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), object);
        }
        m_waiting.pop_front();
    }
}

}  // namespace views::report
