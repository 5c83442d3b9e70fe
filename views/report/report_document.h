// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A paged text document on A4 that knows its headings, and paints header, body and footer of a page. All lengths are in
// 1/96 inch whatever the screen, so that preview and PDF break lines and pages alike.

#include <QByteArray>
#include <QImage>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <memory>
#include <vector>

#include "views/chart/chart_data.h"
#include "views/style/icons.h"

namespace views {

class ReportDocument : public QTextDocument {
public:
    /// A4 and its margins, in 1/96 inch.
    static constexpr double kWidth = 210 / 25.4 * 96, kHeight = 297 / 25.4 * 96;
    static constexpr double kSide = 20 / 25.4 * 96, kTop = 22 / 25.4 * 96, kBottom = 21 / 25.4 * 96;
    static constexpr double kContentWidth = kWidth - 2 * kSide;

    struct Heading {
        int position = 0;  ///< of its first character
        int level = 1;     ///< 1 chapter, 2 section
        QString number, title;
        QString running;  ///< stands right in the page header from here on
    };
    struct Figure {
        ChartSpec spec;
        QSizeF size;  ///< of the chart alone
        QString label, caption;
        Grade grade = Grade::None;
        double captionHeight = 0;
        double gap = 0;  ///< to the figure right of it
    };

    explicit ReportDocument(Language language);

    Language language() const { return m_language; }
    const std::vector<Heading>& headings() const { return m_headings; }
    /// Page (from 0) on which a heading stands.
    int pageOf(const Heading& heading) const;

    /// Paints page `page` (from 0) with its upper left corner at the origin; one unit is 1/96 inch.
    void paintPage(QPainter* painter, int page) const;
    /// All pages as PDF.
    QByteArray pdf() const;

    // For the builder.
    void addHeading(Heading heading) { m_headings.push_back(std::move(heading)); }
    int addFigure(Figure figure);
    const Figure& figure(int index) const { return m_figures[std::size_t(index)]; }
    const std::vector<Figure>& figures() const { return m_figures; }
    void setTitle(const QString& title) { m_title = title; }
    void setFooter(const QString& text) { m_footer = text; }
    /// With %1 for the page and %2 for the last: pages are painted when the language may be another one again.
    void setPageText(const QString& text) { m_pageText = text; }
    const QString& title() const { return m_title; }
    double captionHeight(const Figure& figure) const;
    void setCover(bool cover) { m_cover = cover; }
    QPaintDevice* device() const { return &m_device; }

private:
    QString runningOf(int page) const;

    Language m_language;
    mutable QImage m_device;  ///< 96 dpi, only measured with
    std::vector<Heading> m_headings;
    std::vector<Figure> m_figures;
    QString m_title, m_footer, m_pageText = QStringLiteral("%1 / %2");
    bool m_cover = false;
};

/// Writes the pages of a document as PDF one by one, so that a window can show progress and stop in between.
class ReportPdf {
public:
    explicit ReportPdf(const ReportDocument& document);
    ~ReportPdf();
    ReportPdf(const ReportPdf&) = delete;
    ReportPdf& operator=(const ReportPdf&) = delete;

    /// Writes the next page; false when nothing was left to do.
    bool step();
    double share() const;
    /// The file, once step() has returned false.
    QByteArray take();

private:
    struct State;
    std::unique_ptr<State> m;
};

/// Fonts of the report: body 10 pt, tables 8.25, captions 8.5, headings 12 and 16, title 24.
QFont reportFont(double points, bool bold = false);
inline constexpr double kBodyPoints = 10, kTablePoints = 8.25, kCaptionPoints = 8.5, kSectionPoints = 12,
                        kChapterPoints = 16;

/// What stands inside the text but is painted: charts, marks, the contents list.
class ReportObjects : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    enum Type {
        FigureObject = QTextFormat::UserObject + 1,
        StatusObject,
        GradeObject,
        DeltaObject,
        SwatchObject,
        ContentsObject
    };
    enum Property { IndexProperty = QTextFormat::UserProperty + 1 };

    explicit ReportObjects(ReportDocument* document);
    QSizeF intrinsicSize(QTextDocument*, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int position,
                    const QTextFormat& format) override;

private:
    void drawFigure(QPainter* painter, const QRectF& rect, const ReportDocument::Figure& figure) const;
    void drawContents(QPainter* painter, const QRectF& rect) const;
    ReportDocument* m_document;
};

}  // namespace views
