// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/forward_device.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPicture>

namespace views {
namespace {

class ForwardEngine : public QPaintEngine {
public:
    ForwardEngine(QPainter* target, const QTransform& toTarget)
        : QPaintEngine(AllFeatures), m_target(target), m_base(toTarget * target->transform()) {}

    bool begin(QPaintDevice*) override {
        m_target->save();
        m_target->setTransform(m_base);
        return true;
    }
    bool end() override {
        m_target->restore();
        return true;
    }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& s) override {
        const DirtyFlags f = s.state();
        if (f & DirtyTransform) m_target->setTransform(s.transform() * m_base);
        if (f & DirtyPen) m_target->setPen(s.pen());
        if (f & DirtyBrush) m_target->setBrush(s.brush());
        if (f & DirtyBrushOrigin) m_target->setBrushOrigin(s.brushOrigin());
        if (f & DirtyFont) m_target->setFont(s.font());
        if (f & DirtyBackground) m_target->setBackground(s.backgroundBrush());
        if (f & DirtyBackgroundMode) m_target->setBackgroundMode(s.backgroundMode());
        if (f & DirtyHints) {
            m_target->setRenderHints(m_target->renderHints(), false);
            m_target->setRenderHints(s.renderHints(), true);
        }
        if (f & DirtyCompositionMode) m_target->setCompositionMode(s.compositionMode());
        if (f & DirtyOpacity) m_target->setOpacity(s.opacity());
        if (f & DirtyClipRegion) m_target->setClipRegion(s.clipRegion(), s.clipOperation());
        if (f & DirtyClipPath) m_target->setClipPath(s.clipPath(), s.clipOperation());
        if (f & DirtyClipEnabled) m_target->setClipping(s.isClipEnabled());
    }

    void drawPath(const QPainterPath& path) override { m_target->drawPath(path); }
    void drawLines(const QLineF* lines, int count) override { m_target->drawLines(lines, count); }
    void drawRects(const QRectF* rects, int count) override { m_target->drawRects(rects, count); }
    void drawEllipse(const QRectF& rect) override { m_target->drawEllipse(rect); }
    void drawPoints(const QPointF* points, int count) override { m_target->drawPoints(points, count); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode == PolylineMode)
            m_target->drawPolyline(points, count);
        else if (mode == ConvexMode)
            m_target->drawConvexPolygon(points, count);
        else
            m_target->drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }
    void drawPixmap(const QRectF& rect, const QPixmap& pixmap, const QRectF& source) override {
        m_target->drawPixmap(rect, pixmap, source);
    }
    void drawTiledPixmap(const QRectF& rect, const QPixmap& pixmap, const QPointF& start) override {
        m_target->drawTiledPixmap(rect, pixmap, start);
    }
    void drawImage(const QRectF& rect, const QImage& image, const QRectF& source,
                   Qt::ImageConversionFlags flags) override {
        m_target->drawImage(rect, image, source, flags);
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override { m_target->drawTextItem(at, item); }

private:
    QPainter* m_target;
    QTransform m_base;
};

}  // namespace

ForwardDevice::ForwardDevice(QPainter* target, const QTransform& toTarget, const QSize& size)
    : m_size(size), m_engine(std::make_unique<ForwardEngine>(target, toTarget)) {}

ForwardDevice::~ForwardDevice() = default;

QPaintEngine* ForwardDevice::paintEngine() const {
    return m_engine.get();
}

int ForwardDevice::metric(PaintDeviceMetric metric) const {
    // The resolution is that of the system, as for widgets: text is measured there when charts are laid out.
    const int dpi = QPicture().logicalDpiX();
    switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmWidthMM:
            return qRound(m_size.width() * 25.4 / dpi);
        case PdmHeightMM:
            return qRound(m_size.height() * 25.4 / dpi);
        case PdmNumColors:
            return 1 << 24;
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dpi;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return int(devicePixelRatioFScale());
    }
    return 0;
}

}  // namespace views
