// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/scene.h"

#include <algorithm>
#include <cmath>

namespace views {
namespace {

double distanceTo(const QPolygonF& line, QPointF at) {
    double best = 1e300;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF along = line[i] - line[i - 1], off = at - line[i - 1];
        const double length = QPointF::dotProduct(along, along);
        const double t = length > 0 ? std::clamp(QPointF::dotProduct(off, along) / length, 0.0, 1.0) : 0;
        const QPointF d = off - along * t;
        best = std::min(best, std::hypot(d.x(), d.y()));
    }
    return best;
}

}  // namespace

bool isScene(const ChartSpec& spec) {
    return std::holds_alternative<Topology>(spec.data) || std::holds_alternative<Elevation>(spec.data) ||
           std::holds_alternative<SingleLine>(spec.data) || std::holds_alternative<FloorMap>(spec.data);
}

void paintScene(const ChartSpec& spec, const ChartTheme& theme, QPainter& painter, const QRectF& area, bool vector,
                std::vector<ScenePart>* parts) {
    if (const auto* topology = std::get_if<Topology>(&spec.data))
        paintTopology(*topology, theme, painter, area, vector, parts);
    if (const auto* racks = std::get_if<Elevation>(&spec.data))
        paintElevation(*racks, theme, painter, area, vector, parts);
    if (const auto* line = std::get_if<SingleLine>(&spec.data))
        paintSingleLine(*line, theme, painter, area, vector, parts);
    if (const auto* floor = std::get_if<FloorMap>(&spec.data)) paintFloor(*floor, theme, painter, area, vector, parts);
}

const ScenePart* partUnder(const std::vector<ScenePart>& parts, QPointF at) {
    constexpr double kReach = 4;  // px beside a line
    const ScenePart *line = nullptr, *ground = nullptr;
    double nearest = kReach;
    for (auto it = parts.rbegin(); it != parts.rend(); ++it) {
        if (!it->area.adjusted(-kReach, -kReach, kReach, kReach).contains(at)) continue;
        if (!it->line.isEmpty()) {
            const double d = distanceTo(it->line, at);
            if (d < nearest) nearest = d, line = &*it;
        } else if (it->area.adjusted(-1, -1, 1, 1).contains(at)) {
            if (!it->ground) return &*it;
            if (ground == nullptr) ground = &*it;
        }
    }
    return line != nullptr ? line : ground;
}

}  // namespace views
