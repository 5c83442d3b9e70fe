// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/chart_export.h"

#include "views/chart/chart_paint.h"
#include "views/chart/chart_table.h"
#include "views/style/pdf_text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace views {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ChartExport)
};

constexpr double kPointsPerUnit = 72.0 / 96.0;

QByteArray svg(const ChartSpec& spec, const QSizeF& size) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), size));
    generator.setTitle(spec.title);
    generator.setDescription(spec.question);
    QPainter painter(&generator);
    painter.fillRect(QRectF(QPointF(0, 0), size), Qt::white);
    paintChart(spec, &painter, QRectF(QPointF(0, 0), size), true, true);
    painter.end();
    return buffer.data();
}

QByteArray pdf(const ChartSpec& spec, const QSizeF& size) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(spec.title);
    writer.setResolution(1200);
    writer.setPageSize(QPageSize(size * kPointsPerUnit, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter(&writer);
    paintChart(spec, &painter, QRectF(QPointF(0, 0), QSizeF(writer.width(), writer.height())), true, true);
    painter.end();
    return withIdeographs(buffer.data());
}

QByteArray png(const ChartSpec& spec, const QSizeF& size) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    chartImage(spec, size).save(&buffer, "PNG");
    return bytes;
}

}  // namespace

QImage chartImage(const ChartSpec& spec, const QSizeF& size, double ratio) {
    QImage image((size * ratio).toSize().expandedTo(QSize(1, 1)), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(ratio, ratio);
    paintChart(spec, &painter, QRectF(QPointF(0, 0), size), false, true);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

QString exportChart(const ChartSpec& spec, const QString& path, const QSizeF& size) {
    const QString kind = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    if (kind == QLatin1String("svg")) {
        bytes = svg(spec, size);
    } else if (kind == QLatin1String("pdf")) {
        bytes = pdf(spec, size);
    } else if (kind == QLatin1String("png")) {
        bytes = png(spec, size);
    } else if (kind == QLatin1String("csv")) {
        bytes = "\xEF\xBB\xBF" + toCsv(tableOf(spec)).toUtf8();  // the mark lets spreadsheets read Chinese
    } else {
        return Words::tr("The file name must end in .png, .svg, .pdf or .csv.");
    }
    if (bytes.isEmpty()) return Words::tr("The chart could not be drawn.");
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return Words::tr("%1 could not be written: %2").arg(path, file.errorString());
    }
    return {};
}

}  // namespace views
