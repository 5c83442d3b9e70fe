// SPDX-License-Identifier: GPL-3.0-or-later
// Where the boxes and lines of a network stand for a size: trees by tier and unit, all others at places of their own.
// Private to views/chart.
#pragma once

#include "views/chart/scene.h"

namespace views {

struct TopologyLayout {
    double u = 4;
    QRectF area;
    double names = 0;  // width of the tier names
    double rowHeight = 0;
    double boxHeight = 0;
    double cardTop = 0, cardBottom = 0;
    std::vector<QRectF> boxes;
    std::vector<QRectF> groups;

    // A link as drawn: two points, more where it bows.
    QPolygonF line(const Topology& data, const Topology::Link& link) const;
};

TopologyLayout layOut(const Topology& data, const ChartTheme& theme, const QRectF& area);

bool isLink(const Topology& data, const Topology::Link& link);
// Bundles are named by their ends.
QString idOf(const Topology& data, const Topology::Link& link);
int nodeWith(const Topology& data, const QString& id);  // -1: none
int linkWith(const Topology& data, const QString& id);

}  // namespace views
