// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/chart_paint.h"

#include "views/chart/figure.h"
#include "views/chart/forward_device.h"
#include "views/chart/scene.h"

#include <QPainter>
#include <algorithm>

namespace views {
namespace {

struct Heading {
    QRectF title;
    double noteHeight = 0;
    QStringList note;
};

Heading headingOf(const ChartSpec& spec, const ChartTheme& theme, QSizeF size) {
    Heading h;
    const double line = QFontMetricsF(theme.font(TextRole::Small)).height();
    if (!spec.title.isEmpty()) h.title = QRectF(3 * theme.u, theme.u, size.width() - 6 * theme.u, 6 * theme.u);
    h.note = wrapped(spec.note, theme.font(TextRole::Small), size.width() - 6 * theme.u, 3);
    if (!h.note.isEmpty()) h.noteHeight = double(h.note.size()) * line + 2 * theme.u;
    return h;
}

void drawHeading(const ChartSpec& spec, const ChartTheme& theme, const Heading& h, QSizeF size, QPainter& painter) {
    const QFont bold = theme.font(TextRole::Title);
    const QFont small = theme.font(TextRole::Small);
    const QFontMetricsF metrics(bold);
    if (!h.title.isEmpty()) {
        painter.setFont(bold);
        painter.setPen(theme.colors.text);
        const double baseline = h.title.center().y() + metrics.ascent() / 2 - 1;
        painter.drawText(QPointF(h.title.left(), baseline),
                         metrics.elidedText(spec.title, Qt::ElideRight, h.title.width()));
        const double start = h.title.left() + metrics.horizontalAdvance(spec.title) + 2.5 * theme.u;
        painter.setFont(small);
        painter.setPen(theme.colors.muted);
        const double room = h.title.right() - start;
        if (room > 10 * theme.u) {
            painter.drawText(QPointF(start, baseline),
                             QFontMetricsF(small).elidedText(spec.question, Qt::ElideRight, room));
        }
    }
    painter.setFont(small);
    painter.setPen(theme.colors.muted);
    const double line = QFontMetricsF(small).height();
    double y = size.height() - h.noteHeight + QFontMetricsF(small).ascent();
    for (const QString& text : h.note) {
        painter.drawText(QPointF(3 * theme.u, y), text);
        y += line;
    }
}

void drawBody(const ChartSpec& spec, const ChartTheme& theme, const QRectF& area, QPaintDevice& device, bool vector) {
    QCPPainter painter(&device);
    // Both modes are set before anything is drawn; a picture has no pixels to cache for.
    painter.setMode(QCPPainter::pmVectorized, vector);
    painter.setMode(QCPPainter::pmNoCaching, true);
    if (isScene(spec)) {
        paintScene(spec, theme, painter, QRectF(QPointF(0, 0), area.size()), vector);
        return;
    }
    const int width = std::max(1, int(area.width()));
    const int height = std::max(1, int(area.height()));
    QCustomPlot plot;
    plot.setFont(theme.body);
    plot.setViewport(QRect(0, 0, width, height));
    Figure figure(plot, theme);
    build(figure, spec);
    plot.setBackground(Qt::NoBrush);
    QObject::connect(&plot, &QCustomPlot::afterLayout, &plot, [&figure] { figure.arrange(); });
    figure.prepare();
    // Ticks are thinned by the room of their axis, which is known after a layout; a window has had one, paper has not.
    using Phase = QCPLayoutElement::UpdatePhase;
    for (const Phase phase : {Phase::upPreparation, Phase::upMargins, Phase::upLayout})
        plot.plotLayout()->update(phase);
    plot.toPainter(&painter, width, height);
}

// Where the parts of a chart of this size go.
struct Layout {
    QSizeF whole;
    Heading heading;
    QRectF body;
};

Layout layoutOf(const ChartSpec& spec, const ChartTheme& theme, const QSizeF& size, bool heading) {
    Layout l;
    l.whole = QSizeF(std::clamp(size.width(), 20.0, 20000.0), std::clamp(size.height(), 20.0, 20000.0));
    if (heading) l.heading = headingOf(spec, theme, l.whole);
    const double top = l.heading.title.isEmpty() ? 0 : l.heading.title.bottom() + theme.u;
    const double side = heading ? theme.u : 0;
    l.body =
        QRectF(side, top, l.whole.width() - 2 * side, std::max(10.0, l.whole.height() - top - l.heading.noteHeight));
    return l;
}

}  // namespace

QPicture recordChart(const ChartSpec& spec, const QSizeF& size, const PaintOptions& options) {
    const ChartTheme theme = paperTheme(spec.language);
    const Layout l = layoutOf(spec, theme, size, options.heading);
    QPicture body;
    drawBody(spec, theme, l.body, body, options.vector);
    QPicture result;
    QPainter painter(&result);
    painter.drawPicture(l.body.topLeft(), body);
    if (options.heading) drawHeading(spec, theme, l.heading, l.whole, painter);
    painter.end();
    result.setBoundingRect(QRect(0, 0, int(l.whole.width()), int(l.whole.height())));
    return result;
}

void paintChart(const ChartSpec& spec, QPainter* painter, const QRectF& target, bool vector, bool heading, double dpi) {
    if (painter == nullptr || painter->device() == nullptr || target.isEmpty()) return;
    // Charts are laid out at the resolution of the system.
    const double system = QPicture().logicalDpiX();
    const double scaleX = (dpi > 0 ? dpi : painter->device()->logicalDpiX()) / system;
    const double scaleY = (dpi > 0 ? dpi : painter->device()->logicalDpiY()) / system;
    const ChartTheme theme = paperTheme(spec.language);
    const Layout l = layoutOf(spec, theme, QSizeF(target.width() / scaleX, target.height() / scaleY), heading);
    const QTransform toTarget =
        QTransform::fromScale(scaleX, scaleY) * QTransform::fromTranslate(target.left(), target.top());
    painter->save();
    {
        ForwardDevice device(painter, QTransform::fromTranslate(l.body.left(), l.body.top()) * toTarget,
                             l.body.size().toSize());
        drawBody(spec, theme, l.body, device, vector);
    }
    if (heading) {
        painter->setTransform(toTarget, true);
        ForwardDevice device(painter, QTransform(), l.whole.toSize());
        QPainter words(&device);
        drawHeading(spec, theme, l.heading, l.whole, words);
    }
    painter->restore();
}

double preferredHeight(const ChartSpec& spec, double width) {
    const ChartTheme theme = paperTheme(spec.language);
    const double u = theme.u;
    const auto rows = [u](std::size_t count, double each, double rest) {
        return (double(std::min<std::size_t>(count, 40)) * each + rest) * u;
    };
    if (const auto* d = std::get_if<HorizontalBars>(&spec.data)) {
        // Bars in parts have words inside and above them.
        const bool parts =
            std::any_of(d->rows.begin(), d->rows.end(), [](const auto& r) { return r.parts.size() > 1; });
        return std::max(rows(d->rows.size(), parts ? 9 : 6, 14), rows(d->detail.size(), 6, 14));
    }
    if (const auto* d = std::get_if<Tornado>(&spec.data)) return rows(d->rows.size(), 5.5, 18);
    if (const auto* d = std::get_if<BulletBars>(&spec.data)) return rows(d->rows.size(), 8, 18);
    if (const auto* d = std::get_if<SmallMultiples>(&spec.data)) return rows(d->rows.size(), 7.5, 10);
    if (std::holds_alternative<Ledger>(spec.data)) return 36 * u;
    if (std::holds_alternative<DensityRuler>(spec.data)) return 40 * u;
    if (std::holds_alternative<Topology>(spec.data)) return std::clamp(0.42 * width, 70 * u, 130 * u);
    if (const auto* d = std::get_if<SingleLine>(&spec.data)) return (double(d->lanes) * 17 + 8) * u;
    if (const auto* d = std::get_if<FloorMap>(&spec.data))
        return std::clamp(d->length > 0 ? d->width / d->length * width + 14 * u : 0, 60 * u, 200 * u);
    if (std::holds_alternative<Elevation>(spec.data)) return std::clamp(0.7 * width, 90 * u, 200 * u);
    return std::clamp(0.42 * width, 55 * u, 90 * u);
}

}  // namespace views
