// SPDX-License-Identifier: GPL-3.0-or-later
// The ground all builders share: panels with axes in the house style, filled boxes, lines, marks, labels that keep out
// of each other's way, and what the view needs later (hover texts, handles, home ranges). Private to views/chart: it
// includes QCustomPlot, which costs seconds per translation unit, so only builders and the plot widget include it.
#pragma once

#include "views/chart/chart_data.h"
#include "views/chart/chart_theme.h"

#include <qcustomplot.h>
#include <cmath>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

namespace views {

// Values beyond this are treated as missing: QCustomPlot's ranges end at 1e250.
inline constexpr double kLargest = 1e200;
inline bool usable(double v) {
    return v > -kLargest && v < kLargest;
}

// One axis pair. x is always the bottom axis and y the left one, whichever of them carries the names.
struct Panel {
    QCPAxisRect* rect = nullptr;
    QCPAxis* x = nullptr;
    QCPAxis* y = nullptr;
    QCPRange homeX, homeY;
    bool zoomX = false, zoomY = false;
    QString unitX, unitY;

    QPointF pixel(double xValue, double yValue) const { return {x->coordToPixel(xValue), y->coordToPixel(yValue)}; }
};

struct TextLine {
    QString text;
    TextRole role = TextRole::Small;
    QColor colour;
};

// Text at a place. `align` says on which side of the anchor the text stands: Left = text begins there, Right = it
// ends there, HCenter = centred; Top = text above the anchor, Bottom = below, VCenter = centred.
struct Label {
    std::function<QPointF()> anchor;
    std::vector<TextLine> lines;
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    QPointF offset;
    bool halo = true;
    bool avoid = true;  // may be moved away from other labels
    bool flip = false;  // may change to the other side horizontally
    int priority = 0;   // higher is placed first; at 0 or less it gives way when there is no room
    bool hidden = false;
    std::function<void(Label&)> adapt;  // called when the axes have their place, before placing
    const Panel* within = nullptr;      // hidden while its anchor is outside this panel
    const Panel* beside = nullptr;      // does not reach over the value axis of this panel
    double maxWidth = 0;                // elided beyond this; 0 = no limit
    QRectF box;                         // result of the last arrangement; empty when there was no room
};

struct Box {
    double x1 = 0, x2 = 0, y1 = 0, y2 = 0;
    QColor fill{};
    bool hatched = false;
    bool framed = false;
    double insetX = 0, insetY = 0;  // px taken off on both sides
    QString text{};                 // inside, only if it fits
    bool bold = false;
    Qt::Alignment textAlign = Qt::AlignCenter;
};

struct Hover {
    std::size_t panel = 0;
    QRectF area;  // in coordinates; an empty one is a point
    QString text;
    QString id;
};

// A curve read on demand instead of one hover entry per point.
struct HoverCurve {
    std::size_t panel = 0;
    QCPGraph* graph = nullptr;
    QString name, id;
};

struct Handle {
    QString id;
    std::size_t panel = 0;
    double x = 0;
    double y = kMissing;  // missing: grabbed anywhere on its vertical
};

class Figure {
public:
    Figure(QCustomPlot& plotWidget, const ChartTheme& chartTheme) : plot(plotWidget), theme(chartTheme) {}
    Figure(const Figure&) = delete;
    Figure& operator=(const Figure&) = delete;

    QCustomPlot& plot;
    ChartTheme theme;
    std::deque<Panel> panels;
    std::vector<Label> labels;
    std::vector<Hover> hovers;
    std::vector<HoverCurve> hoverCurves;
    std::vector<Handle> handles;
    std::vector<std::function<QRectF()>> obstacles;           // labels keep off these
    std::vector<std::function<bool(const QRectF&)>> strikes;  // lines: would one strike through this text?
    std::vector<std::function<void()>> beforeLayout;          // margins that depend on the width
    QString axesKey;                                          // same key: the user's view survives a rebuild

    // ---- set-up
    void reset();
    Panel& addPanel(int row = 0, int column = 0);
    std::size_t indexOf(const Panel& panel) const;
    void setX(Panel& panel, const Axis& axis, QCPRange home, bool zoom = true);
    void setY(Panel& panel, const Axis& axis, QCPRange home, bool zoom = true);
    void hideX(Panel& panel, QCPRange home);
    void hideY(Panel& panel, QCPRange home);
    void gridHorizontal(Panel& panel, bool on);
    void gridVertical(Panel& panel, bool on);
    void setMargins(Panel& panel, double left, double top, double right, double bottom, bool automatic = true);
    // Tells labels and boxes where they are; called before every layout and after it.
    void prepare();
    void arrange();
    // Last step of a build: the labels go on top of everything.
    void finish();

    // ---- marks; coordinates of the panel
    // Layers: "background" < "grid" < "main" (boxes, bands) < "axes" (lines, marks) < "overlay" (labels).
    void paint(const char* layer, const Panel* clip, std::function<void(QCPPainter&)> function);
    void boxes(const Panel& panel, std::vector<Box> list, const char* layer = "main");
    void segment(const Panel& panel, QPointF from, QPointF to, const QPen& pen, const char* layer = "axes");
    void vertical(const Panel& panel, double x, const QPen& pen);    // whole height
    void horizontal(const Panel& panel, double y, const QPen& pen);  // whole width
    void marker(const Panel& panel, double x, double y, Marker shape, const QColor& colour, double size,
                bool clip = false);
    void limitY(const Panel& panel, const Limit& limit);
    void limitX(const Panel& panel, const Limit& limit, int index = 0);
    Label& label(std::function<QPointF()> anchor, std::vector<TextLine> lines, Qt::Alignment align);
    Label& labelAt(const Panel& panel, double x, double y, std::vector<TextLine> lines, Qt::Alignment align);
    QCPGraph* graph(const Panel& panel, const Curve& curve);
    void keepClear(const Panel& panel, double x, double y, double size);
    void keepClearVertical(const Panel& panel, double x, double yFrom, double yTo);
    bool struck(const QRectF& text) const;
    void hoverBox(const Panel& panel, const Box& box, const QString& text, const QString& id);

    // ---- words
    TextLine strong(const QString& text, const QColor& colour = {}) const;
    TextLine soft(const QString& text, const QColor& colour = {}) const;
    double textWidth(const QString& text, TextRole role) const;
    double lineHeight(TextRole role = TextRole::Small) const;
    QString number(double value, const QString& unit) const {
        return withUnit(significant(value), unit, theme.language);
    }
    // What a reader checks against: 90, 25.1, 1,918; no zeros for show.
    QString exact(double value) const;
    // For the mouse: counts to the last one, measures as exact.
    QString full(double value, const QString& unit) const {
        return withUnit(value == std::round(value) ? fullPrecision(value) : exact(value), unit, theme.language);
    }

    QPen pen(const QColor& colour, double width = 1, const QVector<qreal>& dash = {}) const;
    QPen limitPen() const;
    QPen seriesPen(int series, double width = 2) const;
    QColor colour(int series) const { return theme.colors.of(series); }

private:
    void styleAxis(QCPAxis* axis);
    void place(Label& item, const QRectF& area, std::vector<QRectF>& taken) const;
    void drawLabels(QCPPainter& painter) const;
};

// Smallest range that holds all usable values of the list; an empty list gives a zero range at 0.
class Extent {
public:
    void add(double v) {
        if (!usable(v)) return;
        low = m_any ? std::min(low, v) : v;
        high = m_any ? std::max(high, v) : v;
        m_any = true;
    }
    void add(const std::vector<double>& values) {
        for (const double v : values) add(v);
    }
    bool any() const { return m_any; }
    // With room at both ends as a share of the span; honours the axis' own ends and, on a log axis, positivity.
    QCPRange padded(const Axis& axis, double below, double above) const;

    double low = 0, high = 0;

private:
    bool m_any = false;
};

void drawHatch(QCPPainter& painter, const QRectF& area, const QColor& colour, const QColor& ground);
void drawMarker(QPainter& painter, QPointF centre, Marker shape, const QColor& colour, const QColor& ground,
                double size);
void drawHaloText(QPainter& painter, QPointF baseline, const QString& text, const QColor& colour, const QColor& halo,
                  bool vector);
// Breaks text to the width, at most maxLines lines, the last one elided.
QStringList wrapped(const QString& text, const QFont& font, double width, int maxLines);
// What is said of a thing in few words: the part before the first comma or bracket, when that is shorter than the
// width.
QString shortened(const QString& text, const QFontMetricsF& metrics, double width);

struct Category {
    QString name, note;
    bool bold = false;
    QString total{};  // under the name where totals have no room beside each other above the bars
};
// Names below the bars at x = 0, 1, 2, ..., wrapped to the slot; sets the bottom margin. right: px kept free for names.
// `totalsBelow` is told where the totals stand.
void categoryLabels(Figure& figure, Panel& panel, std::vector<Category> names, double right,
                    std::shared_ptr<bool> totalsBelow = {});
// Names left of the rows at y = 0, 1, 2, ...; sets the left margin, at most a share of the plot's width.
void rowLabels(Figure& figure, Panel& panel, std::vector<Category> names, double top, double right, double bottom,
               double mostOfWidth = 0.36);

// Pixel height of a drawn line at a key, NaN outside of it.
double pixelAt(const QCPGraph& graph, double key);
// Rings, discs and verticals; a mark without height stands on the curve of its series.
void drawMarks(Figure& figure, Panel& panel, const std::vector<Mark>& marks, const std::vector<Curve>& curves);

// Fills an empty figure from the data. Elevation and Topology are painted elsewhere (scene.h).
void build(Figure& figure, const ChartSpec& spec);

void build(Figure& figure, const StackedBars& data);
void build(Figure& figure, const TradeOff& data);
void build(Figure& figure, const Histogram& data);
void build(Figure& figure, const Waterfall& data);
void build(Figure& figure, const HorizontalBars& data);
void build(Figure& figure, const Ledger& data);
void build(Figure& figure, const ScalingArea& data);
void build(Figure& figure, const SmallMultiples& data);
void build(Figure& figure, const ParallelCoordinates& data);
void build(Figure& figure, const Progress& data);
void build(Figure& figure, const Tornado& data);
void build(Figure& figure, const DensityRuler& data);
void build(Figure& figure, const BulletBars& data);
void build(Figure& figure, const DiagonalPlot& data);
void build(Figure& figure, const HeatMap& data);

}  // namespace views
