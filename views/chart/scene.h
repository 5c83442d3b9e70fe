// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings that are no plots: the network and the racks. A scene is laid out once for a size and then painted by one
// function, at any zoom, on screen, on paper and into files. Bundles of links instead of single links keep 30,000
// cables at 8 ms a frame.
#pragma once

#include "views/chart/chart_data.h"
#include "views/chart/chart_theme.h"

#include <QPainter>
#include <QPolygonF>
#include <QRectF>

namespace views {

// Something under the mouse: an area, or a line that is hit from a few pixels beside it.
struct ScenePart {
    QRectF area;
    QString id, text;
    QPolygonF line = {};
    bool ground = false;  // a frame: whatever stands in it comes first
};

// Paint into `area`; `vector` writes text once (no eightfold halo). Parts are appended in painting order.
void paintTopology(const Topology& data, const ChartTheme& theme, QPainter& painter, const QRectF& area, bool vector,
                   std::vector<ScenePart>* parts = nullptr);
void paintElevation(const Elevation& data, const ChartTheme& theme, QPainter& painter, const QRectF& area, bool vector,
                    std::vector<ScenePart>* parts = nullptr);
void paintFloor(const FloorMap& data, const ChartTheme& theme, QPainter& painter, const QRectF& area, bool vector,
                std::vector<ScenePart>* parts = nullptr);

void paintSingleLine(const SingleLine& data, const ChartTheme& theme, QPainter& painter, const QRectF& area, bool vector,
                     std::vector<ScenePart>* parts = nullptr);

bool isScene(const ChartSpec& spec);
void paintScene(const ChartSpec& spec, const ChartTheme& theme, QPainter& painter, const QRectF& area, bool vector,
                std::vector<ScenePart>* parts = nullptr);

// The part at a place: boxes before lines before frames; null when there is nothing.
const ScenePart* partUnder(const std::vector<ScenePart>& parts, QPointF at);

inline constexpr std::size_t kMostSwitches = 64;   // beyond: one box per scalable unit and tier
inline constexpr std::size_t kMostBundles = 1024;  // lines drawn for links

// The network as it will be drawn: groups of switches become one box above kMostSwitches, parallel links one bundle.
Topology condensed(const Topology& data);

// What the selected box or bundle is joined to and what fails with it; empty without one. Two sentences at most.
QString selectedText(const Topology& data);

}  // namespace views
