// SPDX-License-Identifier: GPL-3.0-or-later
// A paint device that hands everything on to a painter. The plot library wants a painter of its own class; this one
// draws straight on the target. A QPicture in between would set Han text too low: on replay it takes the tallest font
// of the family list for the height of every run.
#pragma once

#include <QPaintDevice>
#include <QTransform>
#include <memory>

class QPainter;

namespace views {

class ForwardDevice : public QPaintDevice {
public:
    /// `toTarget` leads from the coordinates of this device to those of the target, which must outlive it.
    ForwardDevice(QPainter* target, const QTransform& toTarget, const QSize& size);
    ~ForwardDevice() override;
    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSize m_size;
    std::unique_ptr<QPaintEngine> m_engine;
};

}  // namespace views
