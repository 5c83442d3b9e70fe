// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/chart_table.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace views {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ChartTable)
};

QString cell(double value) {
    return std::isfinite(value) ? QString::number(value, 'g', QLocale::FloatingPointShortest) : QString();
}

QString cell(const std::vector<double>& values, std::size_t i) {
    return i < values.size() ? cell(values[i]) : QString();
}

QString titled(const QString& name, const QString& unit) {
    return unit.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, unit);
}

QString titled(const Axis& axis, const QString& fallback) {
    return titled(axis.title.isEmpty() ? fallback : axis.title, axis.unit);
}

struct Writer {
    ChartTable table;

    void text(const QString& header) { add(header, false); }
    void number(const QString& header) { add(header, true); }
    void row(QStringList cells) { table.rows.push_back(std::move(cells)); }

private:
    void add(const QString& header, bool isNumber) {
        table.headers += header;
        table.numeric.push_back(isNumber);
    }
};

void write(Writer& w, const StackedBars& data) {
    w.text(Words::tr("Bar"));
    for (const auto& part : data.parts) w.number(titled(part.name, data.y.unit));
    for (std::size_t i = 0; i < data.bars.size(); ++i) {
        QStringList cells{data.bars[i].name};
        for (const auto& part : data.parts) cells += cell(part.values, i);
        w.row(cells);
    }
    for (const Limit& limit : data.limits) {
        QStringList cells{titled(limit.name, data.y.unit), cell(limit.value)};
        while (cells.size() < w.table.headers.size()) cells += QString();
        if (w.table.headers.size() > 1) w.row(cells);
    }
}

void writeCurves(Writer& w, const Axis& x, const Axis& y, const std::vector<Curve>& curves) {
    w.text(Words::tr("Series"));
    w.number(titled(x, Words::tr("x")));
    w.number(titled(y, Words::tr("y")));
    w.number(titled(Words::tr("Low"), y.unit));
    w.number(titled(Words::tr("High"), y.unit));
    for (const Curve& curve : curves) {
        for (std::size_t i = 0; i < std::min(curve.x.size(), curve.y.size()); ++i) {
            w.row({curve.name, cell(curve.x[i]), cell(curve.y[i]), cell(curve.low, i), cell(curve.high, i)});
        }
    }
}

void write(Writer& w, const TradeOff& data) {
    writeCurves(w, data.x, data.y, data.curves);
    for (const Mark& mark : data.marks) w.row({mark.text, cell(mark.x), cell(mark.y), {}, {}});
    for (const Limit& limit : data.limits) w.row({limit.name, {}, cell(limit.value), {}, {}});
    for (const Limit& limit : data.limitsX) w.row({limit.name, cell(limit.value), {}, {}, {}});
}

void write(Writer& w, const Progress& data) {
    writeCurves(w, data.x, data.y, data.lines);
    for (const Limit& limit : data.limits) w.row({limit.name, cell(limit.value), {}, {}, {}});
}

void write(Writer& w, const Histogram& data) {
    w.number(titled(Words::tr("From"), data.x.unit));
    w.number(titled(Words::tr("To"), data.x.unit));
    w.number(titled(data.y, Words::tr("Count")));
    for (std::size_t i = 0; i < data.counts.size(); ++i) {
        w.row({cell(data.start + double(i) * data.width), cell(data.start + double(i + 1) * data.width),
               cell(data.counts[i])});
    }
}

void write(Writer& w, const Waterfall& data) {
    w.text(Words::tr("Step"));
    w.number(titled(Words::tr("Change"), data.y.unit));
    w.number(titled(Words::tr("Total"), data.y.unit));
    double total = data.start;
    w.row({data.startName, {}, cell(total)});
    for (const auto& step : data.steps) {
        if (std::isfinite(step.change)) total += step.change;
        w.row({step.name, cell(step.change), cell(total)});
    }
    if (!data.endName.isEmpty()) w.row({data.endName, {}, cell(total)});
    if (std::isfinite(data.high)) w.row({data.highName, {}, cell(data.high)});
}

void write(Writer& w, const HorizontalBars& data) {
    w.text(Words::tr("Bar"));
    w.text(Words::tr("Part"));
    w.number(titled(data.x, Words::tr("Value")));
    const bool other = !data.detail.empty();
    if (other) w.number(titled(data.detailTitle, data.detailUnit));
    for (const auto& row : data.rows) {
        for (const auto& part : row.parts) {
            QStringList cells{row.name, part.name, cell(part.value)};
            if (other) cells += QString();
            w.row(cells);
        }
    }
    for (const auto& row : data.detail) {
        for (const auto& part : row.parts) w.row({row.name, part.name, {}, cell(part.value)});
    }
}

void write(Writer& w, const Ledger& data) {
    w.text(Words::tr("Part"));
    w.number(titled(Words::tr("Time"), data.unit));
    for (const auto& part : data.parts) w.row({part.name, cell(part.value)});
}

void write(Writer& w, const ScalingArea& data) {
    w.number(titled(data.x, Words::tr("x")));
    for (const auto& loss : data.losses) w.number(titled(loss.name, data.y.unit));
    for (std::size_t i = 0; i < data.xs.size(); ++i) {
        QStringList cells{cell(data.xs[i])};
        for (const auto& loss : data.losses) cells += cell(loss.share, i);
        w.row(cells);
    }
}

void write(Writer& w, const SmallMultiples& data) {
    w.text(Words::tr("Name"));
    for (const auto& measure : data.measures) w.number(titled(measure.name, measure.unit));
    w.text(data.verdictTitle);
    for (const auto& row : data.rows) {
        QStringList cells{row.name};
        for (std::size_t i = 0; i < data.measures.size(); ++i) cells += cell(row.values, i);
        w.row(cells << (row.infeasible.isEmpty() ? row.verdict : row.infeasible));
    }
}

void write(Writer& w, const ParallelCoordinates& data) {
    w.text(Words::tr("Name"));
    for (const auto& dimension : data.dimensions) w.number(titled(dimension.name, dimension.unit));
    for (const auto& line : data.lines) {
        QStringList cells{line.name};
        for (std::size_t i = 0; i < data.dimensions.size(); ++i) cells += cell(line.values, i);
        w.row(cells);
    }
}

void write(Writer& w, const Tornado& data) {
    w.text(Words::tr("Input"));
    w.number(titled(Words::tr("Low"), data.x.unit));
    w.number(titled(Words::tr("High"), data.x.unit));
    for (const auto& row : data.rows) w.row({row.name, cell(row.low), cell(row.high)});
}

void write(Writer& w, const DensityRuler& data) {
    w.text(Words::tr("Name"));
    w.number(titled(Words::tr("From"), data.x.unit));
    w.number(titled(Words::tr("To"), data.x.unit));
    for (const auto& zone : data.zones) w.row({zone.name, cell(zone.from), cell(zone.to)});
    for (const Limit& limit : data.thresholds) w.row({limit.name, cell(limit.value), {}});
    for (const Mark& mark : data.marks) w.row({mark.text, cell(mark.x), {}});
}

void write(Writer& w, const BulletBars& data) {
    w.text(Words::tr("Name"));
    w.number(titled(data.needName, data.x.unit));
    w.number(titled(data.supplyName, data.x.unit));
    for (const auto& row : data.rows) w.row({row.name, cell(row.need), cell(row.supply)});
}

void write(Writer& w, const HeatMap& data) {
    w.text(titled(data.valueTitle, data.unit));
    for (const QString& column : data.columns) w.number(titled(column, data.unit));
    for (qsizetype r = 0; r < data.rows.size(); ++r) {
        QStringList cells{data.rows[r]};
        for (qsizetype c = 0; c < data.columns.size(); ++c) {
            cells += cell(data.values, std::size_t(r) * std::size_t(data.columns.size()) + std::size_t(c));
        }
        w.row(cells);
    }
}

void write(Writer& w, const Elevation& data) {
    w.text(Words::tr("Rack"));
    w.text(Words::tr("Device"));
    w.number(titled(Words::tr("From"), QStringLiteral("U")));
    w.number(titled(Words::tr("Height"), QStringLiteral("U")));
    for (const auto& rack : data.racks) {
        if (rack.boxes.empty()) w.row({rack.name, {}, {}, {}});
        for (const auto& box : rack.boxes) {
            w.row({rack.name, box.label, QString::number(box.from), QString::number(box.height)});
        }
    }
}

void write(Writer& w, const FloorMap& data) {
    w.text(Words::tr("Rack"));
    w.number(titled(QStringLiteral("x"), QStringLiteral("m")));
    w.number(titled(QStringLiteral("y"), QStringLiteral("m")));
    for (const auto& colouring : data.colourings) w.text(colouring.name);
    for (const auto& rack : data.racks) {
        QStringList cells{rack.name, QString::number(rack.x, 'f', 2), QString::number(rack.y, 'f', 2)};
        for (std::size_t i = 0; i < data.colourings.size(); ++i) {
            const auto& keys = data.colourings[i].keys;
            const auto key = i < rack.keys.size() ? std::size_t(std::max(0, rack.keys[i])) : keys.size();
            cells += key < keys.size() ? keys[key].name : QString();
        }
        w.row(cells);
    }
}

void write(Writer& w, const Topology& data) {
    w.text(Words::tr("From"));
    w.text(Words::tr("To"));
    w.number(Words::tr("Links"));
    for (const auto& link : data.links) {
        if (link.from < 0 || link.to < 0) continue;
        if (std::size_t(std::max(link.from, link.to)) >= data.nodes.size()) continue;
        w.row({data.nodes[std::size_t(link.from)].label, data.nodes[std::size_t(link.to)].label,
               QString::number(link.count)});
    }
}

void write(Writer& w, const SingleLine& data) {
    w.text(Words::tr("Part"));
    w.text(Words::tr("Values"));
    w.text(Words::tr("Fed from"));
    for (std::size_t i = 0; i < data.elements.size(); ++i) {
        QStringList from;
        for (const auto& wire : data.wires) {
            if (wire.to != int(i) || wire.from < 0 || std::size_t(wire.from) >= data.elements.size()) continue;
            from << data.elements[std::size_t(wire.from)].name;
        }
        w.row({data.elements[i].name, data.elements[i].notes.join(QStringLiteral("; ")),
               from.join(QStringLiteral(", "))});
    }
}

bool anyFinite(const std::vector<double>& values) {
    return std::any_of(values.begin(), values.end(), [](double v) { return std::isfinite(v); });
}

const std::vector<Curve>* curvesOf(const ChartData& data) {
    if (const auto* d = std::get_if<TradeOff>(&data)) return &d->curves;
    if (const auto* d = std::get_if<IsoCurve>(&data)) return &d->curves;
    if (const auto* d = std::get_if<DiagonalPlot>(&data)) return &d->curves;
    if (const auto* d = std::get_if<Progress>(&data)) return &d->lines;
    return nullptr;
}

QString quoted(const QString& text) {
    static const QString special = QStringLiteral(",\"\r\n");
    if (std::none_of(text.cbegin(), text.cend(), [](QChar c) { return special.contains(c); })) return text;
    QString inner = text;
    return QLatin1Char('"') + inner.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

}  // namespace

ChartTable tableOf(const ChartSpec& spec) {
    Writer writer;
    std::visit([&writer](const auto& data) { write(writer, data); }, spec.data);
    return std::move(writer.table);
}

bool hasData(const ChartSpec& spec) {
    if (const auto* topology = std::get_if<Topology>(&spec.data)) return !topology->nodes.empty();
    if (const auto* floor = std::get_if<FloorMap>(&spec.data)) return !floor->racks.empty();
    if (const auto* elevation = std::get_if<Elevation>(&spec.data)) return !elevation->racks.empty();
    if (const auto* line = std::get_if<SingleLine>(&spec.data)) return !line->elements.empty();
    if (const auto* multiples = std::get_if<SmallMultiples>(&spec.data)) return !multiples->rows.empty();
    // The long ones are asked directly: a table of a million rows is text nobody reads.
    if (const auto* bars = std::get_if<StackedBars>(&spec.data)) {
        return std::any_of(bars->parts.begin(), bars->parts.end(), [](const auto& p) { return anyFinite(p.values); });
    }
    if (const auto* histogram = std::get_if<Histogram>(&spec.data)) return anyFinite(histogram->counts);
    if (const auto* map = std::get_if<HeatMap>(&spec.data)) return anyFinite(map->values);
    if (const auto* curves = curvesOf(spec.data)) {
        for (const Curve& curve : *curves) {
            if (anyFinite(curve.x) && anyFinite(curve.y)) return true;
        }
    }
    const ChartTable table = tableOf(spec);
    for (const QStringList& row : table.rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (table.numeric[std::size_t(i)] && !row[i].isEmpty()) return true;
        }
    }
    return false;
}

QString toCsv(const ChartTable& table) {
    QString text;
    const auto line = [&text](const QStringList& cells) {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            if (i > 0) text += QLatin1Char(',');
            text += quoted(cells[i]);
        }
        text += QStringLiteral("\r\n");
    };
    line(table.headers);
    for (const QStringList& row : table.rows) line(row);
    return text;
}

QString toTabText(const ChartTable& table) {
    QString text = table.headers.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const QStringList& row : table.rows) text += row.join(QLatin1Char('\t')) + QLatin1Char('\n');
    return text;
}

}  // namespace views
