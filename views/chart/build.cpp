// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/chart_table.h"
#include "views/chart/figure.h"

#include <QCoreApplication>

namespace views {

void build(Figure& figure, const ChartSpec& spec) {
    figure.reset();
    const std::size_t kind = spec.data.index();
    if (!hasData(spec)) {
        // On screen the view shows its own empty page; this is for paper.
        const QString text = spec.emptyText.isEmpty()
                                 ? QCoreApplication::translate("views::ChartView", "Nothing to show yet.")
                                 : spec.emptyText;
        const QCustomPlot* plot = &figure.plot;
        figure.label([plot] { return QRectF(plot->viewport()).center(); }, {figure.soft(text)}, Qt::AlignCenter);
        figure.finish();
        return;
    }
    std::visit(
        [&figure](const auto& data) {
            using Data = std::decay_t<decltype(data)>;
            if constexpr (std::is_same_v<Data, IsoCurve>) {
                build(figure, static_cast<const TradeOff&>(data));
            } else if constexpr (!std::is_same_v<Data, Elevation> && !std::is_same_v<Data, Topology> &&
                                 !std::is_same_v<Data, SingleLine> && !std::is_same_v<Data, FloorMap>) {
                build(figure, data);
            }
        },
        spec.data);
    figure.axesKey.prepend(QString::number(kind));
    figure.finish();
}

}  // namespace views
