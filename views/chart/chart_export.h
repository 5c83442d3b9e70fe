// SPDX-License-Identifier: GPL-3.0-or-later
// A chart as a file or on the clipboard: PNG, SVG, PDF (light colours on white, with title and note) and CSV.
#pragma once

#include "views/chart/chart_data.h"

#include <QImage>
#include <QSizeF>
#include <QString>

namespace views {

// The kind follows the suffix: png, svg, pdf, csv. Size in 1/96 inch. On failure the reason, in words; else empty.
QString exportChart(const ChartSpec& spec, const QString& path, const QSizeF& size);

// Raster picture at a device pixel ratio.
QImage chartImage(const ChartSpec& spec, const QSizeF& size, double ratio = 2.0);

}  // namespace views
