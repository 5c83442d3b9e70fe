// SPDX-License-Identifier: GPL-3.0-or-later
// Charts on paper and in files: always the light colours on white, text as text, shapes as vectors.
#pragma once

#include "views/chart/chart_data.h"

#include <QPicture>
#include <QSizeF>

class QPainter;

namespace views {

struct PaintOptions {
    bool heading = false;  // title, question and note; in the report the caption says it
    bool vector = true;    // false: for raster targets, with crisp pixel edges and the screen's halo
};

// Size in units of 1/96 inch. QPicture scales itself to the resolution of whatever it is played on, so a text object of
// the report must not scale again. Needs a QApplication (any platform, offscreen too).
QPicture recordChart(const ChartSpec& spec, const QSizeF& size, const PaintOptions& options = {});

// Fills `target`, in the coordinates of a painter on a device of any resolution; `dpi` says how many units are an inch
// where that is not the resolution of the device.
void paintChart(const ChartSpec& spec, QPainter* painter, const QRectF& target, bool vector, bool heading = false,
                double dpi = 0);

// The height that shows the chart well at this width, in the same unit; rows and panels need more than a curve.
double preferredHeight(const ChartSpec& spec, double width);

}  // namespace views
