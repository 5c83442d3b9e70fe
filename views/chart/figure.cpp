// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/figure.h"

#include "views/chart/ticker.h"

#include <cmath>
#include <utility>

namespace views {
// ---------------------------------------------------------------- set-up

void Figure::reset() {
    plot.clearPlottables();
    plot.clearItems();
    plot.plotLayout()->clear();
    plot.plotLayout()->setRowSpacing(0);
    plot.plotLayout()->setColumnSpacing(int(3 * theme.u));
    plot.setBackground(QBrush(theme.colors.base));
    panels.clear();
    labels.clear();
    hovers.clear();
    hoverCurves.clear();
    handles.clear();
    obstacles.clear();
    strikes.clear();
    beforeLayout.clear();
    axesKey.clear();
    plot.setPlottingHints(QCP::phFastPolylines | QCP::phCacheLabels);
    plot.setNoAntialiasingOnDrag(false);
}

Panel& Figure::addPanel(int row, int column) {
    auto* rect = new QCPAxisRect(&plot, false);
    plot.plotLayout()->addElement(row, column, rect);
    Panel& panel = panels.emplace_back();
    panel.rect = rect;
    panel.x = rect->addAxis(QCPAxis::atBottom);
    panel.y = rect->addAxis(QCPAxis::atLeft);
    rect->setRangeDragAxes({}, {});
    rect->setRangeZoomAxes({}, {});
    for (QCPAxis* axis : {panel.x, panel.y}) {
        styleAxis(axis);
        axis->setLayer("axes");
        axis->grid()->setLayer("grid");
    }
    panel.y->setBasePen(Qt::NoPen);
    panel.y->setTickPen(Qt::NoPen);
    gridHorizontal(panel, true);
    gridVertical(panel, false);
    setMargins(panel, 0, 2 * theme.u, 2 * theme.u, theme.u);
    return panel;
}

std::size_t Figure::indexOf(const Panel& panel) const {
    for (std::size_t i = 0; i < panels.size(); ++i) {
        if (&panels[i] == &panel) return i;
    }
    return 0;
}

void Figure::styleAxis(QCPAxis* axis) {
    const QFont small = theme.font(TextRole::Small);
    axis->setTickLabelFont(small);
    axis->setLabelFont(small);
    axis->setTickLabelColor(theme.colors.muted);
    axis->setLabelColor(theme.colors.muted);
    axis->setBasePen(pen(theme.colors.axis));
    axis->setTickPen(pen(theme.colors.axis));
    axis->setSubTicks(false);
    axis->setTickLengthIn(0);
    axis->setTickLengthOut(int(theme.u));
    axis->setTickLabelPadding(int(theme.u));
    axis->setLabelPadding(int(theme.u));
    axis->grid()->setPen(pen(theme.colors.grid));
    axis->grid()->setZeroLinePen(Qt::NoPen);
    axis->grid()->setSubGridVisible(false);
    axis->grid()->setAntialiased(false);
    axis->setAntialiased(false);
}

void Figure::setX(Panel& panel, const Axis& axis, QCPRange home, bool zoom) {
    if (axis.logarithmic) panel.x->setScaleType(QCPAxis::stLogarithmic);
    panel.x->setTicker(QSharedPointer<AxisTicker>(new AxisTicker(axis, panel.x, theme.language)));
    QString title = axis.title;
    if (!axis.unit.isEmpty() && axis.unit != QLatin1String("%") && !title.endsWith(axis.unit)) {
        const QString comma = theme.language == Language::Chinese ? QStringLiteral("，") : QStringLiteral(", ");
        title += title.isEmpty() ? axis.unit : comma + axis.unit;
    }
    panel.x->setLabel(title);
    panel.x->setRange(home);
    panel.homeX = home;
    panel.zoomX = zoom;
    panel.unitX = axis.unit;
    axesKey += QStringLiteral("|x:%1,%2,%3").arg(axis.title, axis.unit).arg(axis.logarithmic);
}

void Figure::setY(Panel& panel, const Axis& axis, QCPRange home, bool zoom) {
    if (axis.logarithmic) panel.y->setScaleType(QCPAxis::stLogarithmic);
    panel.y->setTicker(QSharedPointer<AxisTicker>(new AxisTicker(axis, panel.y, theme.language)));
    panel.y->setRange(home);
    panel.homeY = home;
    panel.zoomY = zoom;
    panel.unitY = axis.unit;
    axesKey += QStringLiteral("|y:%1,%2,%3").arg(axis.title, axis.unit).arg(axis.logarithmic);
    QString title = axis.title;
    if (!axis.unit.isEmpty() && axis.unit != QLatin1String("%") && !title.endsWith(axis.unit)) {
        const QString comma = theme.language == Language::Chinese ? QStringLiteral("，") : QStringLiteral(", ");
        title += title.isEmpty() ? axis.unit : comma + axis.unit;
    }
    if (title.isEmpty()) return;
    QMargins margins = panel.rect->minimumMargins();
    margins.setTop(int(6 * theme.u));
    panel.rect->setMinimumMargins(margins);
    const auto* rect = panel.rect;
    const double lift = 2.5 * theme.u;
    Label& item = label([rect, lift] { return QPointF(rect->outerRect().left(), rect->top() - lift); }, {soft(title)},
                        Qt::AlignLeft | Qt::AlignTop);
    item.avoid = false;
    item.halo = false;
    item.priority = 100;
}

void Figure::hideX(Panel& panel, QCPRange home) {
    panel.x->setTickLabels(false);
    panel.x->setTicks(false);
    panel.x->setRange(home);
    panel.homeX = home;
}

void Figure::hideY(Panel& panel, QCPRange home) {
    panel.y->setTickLabels(false);
    panel.y->setTicks(false);
    panel.y->setRange(home);
    panel.homeY = home;
    gridHorizontal(panel, false);
}

void Figure::gridHorizontal(Panel& panel, bool on) {
    panel.y->grid()->setVisible(on);
}

void Figure::gridVertical(Panel& panel, bool on) {
    panel.x->grid()->setVisible(on);
}

void Figure::setMargins(Panel& panel, double left, double top, double right, double bottom, bool automatic) {
    const QMargins margins{int(left), int(top), int(right), int(bottom)};
    panel.rect->setAutoMargins(automatic ? QCP::msAll : QCP::msNone);
    panel.rect->setMinimumMargins(margins);
    if (!automatic) panel.rect->setMargins(margins);
}

void Figure::prepare() {
    for (const auto& function : beforeLayout) function();
}

// ---------------------------------------------------------------- words and pens

QString Figure::exact(double value) const {
    const QString text = fullPrecision(value);
    return text.size() <= 6 ? text : significant(value, 4);
}

TextLine Figure::strong(const QString& text, const QColor& tone) const {
    return {text, TextRole::SmallBold, tone.isValid() ? tone : theme.colors.text};
}

TextLine Figure::soft(const QString& text, const QColor& tone) const {
    return {text, TextRole::Small, tone.isValid() ? tone : theme.colors.muted};
}

double Figure::textWidth(const QString& text, TextRole role) const {
    return QFontMetricsF(theme.font(role)).horizontalAdvance(text);
}

double Figure::lineHeight(TextRole role) const {
    return std::ceil(QFontMetricsF(theme.font(role)).height());
}

QPen Figure::pen(const QColor& tone, double width, const QVector<qreal>& dash) const {
    QPen result(tone, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (!dash.isEmpty()) result.setDashPattern(dash);
    return result;
}

QPen Figure::limitPen() const {
    return pen(theme.colors.error, 2, {3.5, 1.5});
}

QPen Figure::seriesPen(int series, double width) const {
    QPen result = pen(colour(series), width, seriesDash(series));
    result.setJoinStyle(Qt::RoundJoin);
    return result;
}

QCPRange Extent::padded(const Axis& axis, double below, double above) const {
    double a = low;
    double b = high;
    if (axis.logarithmic) {
        if (!(b > 0)) b = 1;
        if (!(a > 0)) a = b / 1000;
        if (!(b > a * (1 + 1e-9))) {
            a /= 3;
            b *= 3;
        }
        const double span = std::log(b / a);
        a *= std::exp(-below * span);
        b *= std::exp(above * span);
    } else {
        if (!(b - a > 1e-12 * std::max(std::abs(a), std::abs(b)))) {
            const double half = a == 0 ? 1 : 0.1 * std::abs(a);
            b += half;
            if (a != 0) a -= half;
        }
        const double span = b - a;
        a -= below * span;
        b += above * span;
    }
    const bool lowGood = axis.low && usable(*axis.low) && (!axis.logarithmic || *axis.low > 0);
    const bool highGood = axis.high && usable(*axis.high) && (!axis.logarithmic || *axis.high > 0);
    if (lowGood) a = *axis.low;
    if (highGood) b = *axis.high;
    if (!(b > a)) b = axis.logarithmic ? a * 10 : a + std::max(1.0, std::abs(a));
    return {a, b};
}

}  // namespace views
