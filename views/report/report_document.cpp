// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/report_document.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPaintEngine>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextLayout>
#include <algorithm>
#include <cmath>
#include <memory>

#include "views/chart/chart_paint.h"
#include "views/chart/chart_theme.h"
#include "views/style/pdf_text.h"

namespace views {
namespace {

constexpr int kDpi = 96;
constexpr double kMarkSide = 13, kGradeSide = 15;
constexpr double kContentsHeight = ReportDocument::kHeight - ReportDocument::kTop - ReportDocument::kBottom - 60;

/// The caption laid out: label in bold, text, then the badge.
std::unique_ptr<QTextLayout> captionLayout(const ReportDocument::Figure& f, QPaintDevice* device) {
    const QString text = f.label + QStringLiteral("  ") + f.caption;
    auto layout = std::make_unique<QTextLayout>(text, reportFont(kCaptionPoints), device);
    QTextOption option;
    option.setUseDesignMetrics(true);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    QTextLayout::FormatRange bold;
    bold.start = 0;
    bold.length = int(f.label.size());
    bold.format.setFont(reportFont(kCaptionPoints, true));
    layout->setFormats({bold});
    layout->beginLayout();
    double y = 0;
    const double width = f.size.width() - (f.grade == Grade::None ? 0 : kGradeSide + 6);
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, y));
        y += line.height() * 1.2;
    }
    layout->endLayout();
    return layout;
}

}  // namespace

QFont reportFont(double points, bool bold) {
    QFont font = bodyFont();
    font.setPointSizeF(points);
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setLetterSpacing(QFont::AbsoluteSpacing, kNoLigatures);  // else a search for "figure" finds nothing
    return font;
}

ReportDocument::ReportDocument(Language language) : m_language(language), m_device(1, 1, QImage::Format_RGB32) {
    m_device.setDotsPerMeterX(int(std::lround(kDpi / 0.0254)));
    m_device.setDotsPerMeterY(int(std::lround(kDpi / 0.0254)));
    setUndoRedoEnabled(false);
    setUseDesignMetrics(true);
    setDocumentMargin(0);
    setDefaultFont(reportFont(kBodyPoints));
    documentLayout()->setPaintDevice(&m_device);
    auto* objects = new ReportObjects(this);
    for (int type = ReportObjects::FigureObject; type <= ReportObjects::ContentsObject; ++type)
        documentLayout()->registerHandler(type, objects);
    setPageSize(QSizeF(kWidth, kHeight));
    QTextFrameFormat frame = rootFrame()->frameFormat();
    frame.setLeftMargin(kSide);
    frame.setRightMargin(kSide);
    frame.setTopMargin(kTop);
    frame.setBottomMargin(kBottom);
    rootFrame()->setFrameFormat(frame);
}

double ReportDocument::captionHeight(const Figure& figure) const {
    const auto layout = captionLayout(figure, device());
    double bottom = 0;
    for (int i = 0; i < layout->lineCount(); ++i)
        bottom = layout->lineAt(i).position().y() + layout->lineAt(i).height() * 1.2;
    return bottom;
}

int ReportDocument::addFigure(Figure figure) {
    m_figures.push_back(std::move(figure));
    return int(m_figures.size()) - 1;
}

int ReportDocument::pageOf(const Heading& heading) const {
    const QRectF rect = documentLayout()->blockBoundingRect(findBlock(heading.position));
    return std::max(0, int(std::floor((rect.bottom() - 1) / kHeight)));
}

QString ReportDocument::runningOf(int page) const {
    QString running;
    for (const Heading& h : m_headings) {
        if (h.level != 1) continue;
        if (pageOf(h) > page) break;
        running = h.running;
    }
    return running;
}

void ReportDocument::paintPage(QPainter* painter, int page) const {
    painter->save();
    painter->translate(0, -page * kHeight);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(0, page * kHeight, kWidth, kHeight);
    context.palette = lightPalette();
    painter->setClipRect(context.clip);
    documentLayout()->draw(painter, context);
    painter->restore();
    if (m_cover && page == 0) return;

    const ChartColors colors = colorsFor(false);
    painter->save();
    const QFont font(reportFont(8), device());
    painter->setFont(font);
    painter->setPen(colors.muted);
    const QRectF head(kSide, kTop - 34, kContentWidth, 16);
    const QRectF foot(kSide, kHeight - kBottom + 20, kContentWidth, 16);
    const auto elided = [&](const QString& s, double width) {
        return QFontMetricsF(font, device()).elidedText(s, Qt::ElideRight, width);
    };
    painter->drawText(head, Qt::AlignLeft | Qt::AlignVCenter, elided(m_title, 0.55 * kContentWidth));
    painter->drawText(head, Qt::AlignRight | Qt::AlignVCenter, elided(runningOf(page), 0.42 * kContentWidth));
    painter->drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, elided(m_footer, 0.75 * kContentWidth));
    painter->drawText(foot, Qt::AlignRight | Qt::AlignVCenter, m_pageText.arg(page + 1).arg(pageCount()));
    painter->setPen(QPen(colors.frame, 0.6));
    painter->drawLine(QPointF(kSide, kTop - 14), QPointF(kWidth - kSide, kTop - 14));
    painter->drawLine(QPointF(kSide, foot.top() - 6), QPointF(kWidth - kSide, foot.top() - 6));
    painter->restore();
}

QByteArray ReportDocument::pdf() const {
    ReportPdf pages(*this);
    while (pages.step()) {
    }
    return pages.take();
}

struct ReportPdf::State {
    explicit State(const ReportDocument& d) : document(d), pages(d.pageCount()) {
        buffer.open(QIODevice::WriteOnly);
        writer.setResolution(kDpi);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setTitle(d.title());
        writer.setCreator(QStringLiteral("Clusterwright"));
    }
    const ReportDocument& document;
    const int pages;
    QBuffer buffer;
    QPdfWriter writer{&buffer};
    QPainter painter;
    int done = 0;
};

ReportPdf::ReportPdf(const ReportDocument& document) : m(std::make_unique<State>(document)) {}

ReportPdf::~ReportPdf() {
    if (m->painter.isActive()) m->painter.end();
}

bool ReportPdf::step() {
    if (m->done == m->pages) return false;
    if (m->done > 0)
        m->writer.newPage();
    else
        m->painter.begin(&m->writer);
    m->document.paintPage(&m->painter, m->done++);
    return true;
}

double ReportPdf::share() const {
    return m->pages > 0 ? double(m->done) / m->pages : 1;
}

QByteArray ReportPdf::take() {
    m->painter.end();
    return withIdeographs(m->buffer.data());
}

ReportObjects::ReportObjects(ReportDocument* document) : QObject(document), m_document(document) {}

QSizeF ReportObjects::intrinsicSize(QTextDocument*, int, const QTextFormat& format) {
    switch (format.objectType()) {
        case FigureObject: {
            const auto& f = m_document->figure(format.intProperty(IndexProperty));
            return {f.size.width() + f.gap, f.size.height() + 6 + f.captionHeight};
        }
        case GradeObject:
            return {kGradeSide, kGradeSide};
        case ContentsObject:
            return {ReportDocument::kContentWidth - 1, kContentsHeight};
        default:
            return {kMarkSide, kMarkSide};
    }
}

void ReportObjects::drawFigure(QPainter* painter, const QRectF& rect, const ReportDocument::Figure& f) const {
    const bool vector = painter->paintEngine()->type() != QPaintEngine::Raster;
    paintChart(f.spec, painter, QRectF(rect.topLeft(), f.size), vector, false, kDpi);
    painter->save();
    const auto layout = captionLayout(f, m_document->device());
    const QPointF at(rect.left(), rect.top() + f.size.height() + 6);
    painter->setPen(colorsFor(false).text);
    layout->draw(painter, at);
    if (f.grade != Grade::None && layout->lineCount() > 0) {
        const QTextLine last = layout->lineAt(layout->lineCount() - 1);
        const QRectF badge(at.x() + last.naturalTextWidth() + 5,
                           at.y() + last.position().y() + last.height() / 2 - kGradeSide / 2, kGradeSide, kGradeSide);
        paintGrade(painter, badge, f.grade, lightPalette());
    }
    painter->restore();
}

/// One page: closer lines when there are many headings, no sections when there are too many.
void ReportObjects::drawContents(QPainter* painter, const QRectF& rect) const {
    constexpr double kChapterLine = 24, kClosest = 12.5, kWidest = 17, kPageNumber = 42;
    const auto& headings = m_document->headings();
    const auto chapters = std::count_if(headings.begin(), headings.end(), [](const auto& h) { return h.level == 1; });
    const double lines = double(headings.size()) - double(chapters);
    const double wanted = (rect.height() - kChapterLine * double(chapters)) / std::max(1.0, lines);
    const double line = std::min(kWidest, wanted);
    painter->setPen(colorsFor(false).text);
    double y = rect.top();
    for (const auto& h : headings) {
        const bool chapter = h.level == 1;
        if (!chapter && line < kClosest) continue;
        const double height = chapter ? kChapterLine : line;
        const double left = rect.left() + (chapter ? 0 : 20), title = left + (chapter ? 30 : 36);
        const QFont font(reportFont(chapter ? kBodyPoints : 9, chapter), m_document->device());
        const QFontMetricsF metrics(font);
        const double baseline = y + height - metrics.descent() - 2;
        painter->setFont(font);
        painter->drawText(QPointF(left, baseline), h.number);
        painter->drawText(QPointF(title, baseline),
                          metrics.elidedText(h.title, Qt::ElideRight, rect.right() - kPageNumber - title));
        const QString page = QString::number(m_document->pageOf(h) + 1);
        painter->drawText(QPointF(rect.right() - metrics.horizontalAdvance(page), baseline), page);
        y += height;
    }
}

void ReportObjects::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int, const QTextFormat& format) {
    const int value = format.intProperty(IndexProperty);
    const QPalette palette = lightPalette();
    painter->save();
    switch (format.objectType()) {
        case FigureObject:
            drawFigure(painter, rect, m_document->figure(value));
            break;
        case StatusObject:
            paintStatus(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), Status(value), palette);
            break;
        case GradeObject:
            paintGrade(painter, rect, Grade(value), palette);
            break;
        case DeltaObject:
            paintDelta(painter, rect.adjusted(2, 2, -2, -2), DeltaMark(value), palette);
            break;
        case SwatchObject:
            paintSwatch(painter, rect, colorsFor(false).of(value));
            break;
        case ContentsObject:
            drawContents(painter, rect);
            break;
        default:
            break;
    }
    painter->restore();
}

}  // namespace views
