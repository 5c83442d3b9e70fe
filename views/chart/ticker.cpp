// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/ticker.h"

#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>

namespace views {

AxisTicker::AxisTicker(const Axis& axis, const QCPAxis* target, Language language)
    : m_axis(axis), m_target(target), m_language(language) {}

double AxisTicker::getTickStep(const QCPRange& range) {
    // 1, 2 or 5: four to six ticks.
    const double wish = range.size() / 4.5;
    const double decade = std::pow(10.0, std::floor(std::log10(wish)));
    const double digit = wish / decade;
    m_step = decade * (digit < 1.5 ? 1 : digit < 3.3 ? 2 : digit < 7.5 ? 5 : 10);
    m_largest = std::max(std::abs(range.lower), std::abs(range.upper));
    return m_step;
}

int AxisTicker::getSubTickCount(double /*tickStep*/) {
    return 0;
}

QVector<double> AxisTicker::logTicks(const QCPRange& range) const {
    QVector<double> ticks;
    if (range.lower <= 0) return ticks;
    const double decades = std::log10(range.upper / range.lower);
    const int stride = std::max(1, int(std::ceil(decades / 7)));
    const int first = int(std::floor(std::log10(range.lower)));
    const int last = int(std::ceil(std::log10(range.upper)));
    constexpr std::array few{1.0, 2.0, 5.0};
    for (int exponent = first; exponent <= last; ++exponent) {
        if ((exponent % stride + stride) % stride != 0) continue;
        for (const double digit : few) {
            if (decades > 3 && digit > 1) break;
            const double tick = digit * std::pow(10.0, exponent);
            if (tick >= range.lower * (1 - 1e-9) && tick <= range.upper * (1 + 1e-9)) ticks += tick;
        }
    }
    return ticks;
}

QVector<double> AxisTicker::createTickVector(double tickStep, const QCPRange& range) {
    QVector<double> ticks;
    for (const double tick : m_axis.ticks) {
        if (tick >= range.lower && tick <= range.upper) ticks += tick;
    }
    if (ticks.size() >= 2) return thinned(ticks);
    if (m_axis.logarithmic) {
        ticks = logTicks(range);
        if (ticks.size() >= 2) return thinned(ticks);
    }
    if (!(tickStep > 0) || range.size() / tickStep > 200) return {};
    ticks = QCPAxisTicker::createTickVector(tickStep, range);
    trimTicks(range, ticks, false);
    return thinned(ticks);
}

// Leaves out every second, third, ... tick until the labels fit beside or above each other.
QVector<double> AxisTicker::thinned(QVector<double> ticks) {
    if (m_target == nullptr || ticks.size() < 2) return ticks;
    const QFontMetricsF metrics(m_target->tickLabelFont());
    const bool vertical = QCPAxis::orientation(m_target->axisType()) == Qt::Vertical;
    const double gap = vertical ? 0 : metrics.horizontalAdvance(QLatin1Char('0'));
    // Pixels grow to the right, but down.
    const double sense = vertical != m_target->rangeReversed() ? -1 : 1;
    for (int stride = 1; stride < int(ticks.size()); ++stride) {
        bool fits = true;
        double end = -1e300;
        for (qsizetype i = 0; i < ticks.size() && fits; i += stride) {
            const double half =
                vertical ? 0.45 * metrics.height() : metrics.horizontalAdvance(getTickLabel(ticks[i], {}, u'g', 6)) / 2;
            const double centre = sense * m_target->coordToPixel(ticks[i]);
            fits = centre - half >= end;
            end = centre + half + gap;
        }
        if (!fits) continue;
        QVector<double> kept;
        for (qsizetype i = 0; i < ticks.size(); i += stride) kept += ticks[i];
        return kept;
    }
    return {ticks.front()};
}

QString AxisTicker::getTickLabel(double tick, const QLocale& /*locale*/, QChar /*formatChar*/, int /*precision*/) {
    const bool isPercent = m_axis.unit == QLatin1String("%");
    QString text;
    if (m_axis.logarithmic || m_axis.ticks.size() >= 2) {
        const double size = std::abs(tick);
        if (size >= 1e6 || (size > 0 && size < 1e-3)) {
            text = power(tick, 1);
            if (std::abs(tick / std::pow(10.0, std::floor(std::log10(size) + 1e-9)) - 1) < 1e-6) text.remove(0, 4);
        } else {
            text = fullPrecision(tick);
        }
    } else if (m_largest >= 1e7 || (m_largest > 0 && m_largest < 1e-3)) {
        text = power(std::abs(tick) < m_step * 1e-6 ? 0 : tick, 2);
    } else {
        const int decimals = m_step > 0 ? std::max(0, int(std::ceil(-std::log10(m_step) - 1e-9))) : 0;
        text = std::abs(tick) < m_step * 1e-6 ? QStringLiteral("0") : fixedDecimals(tick, decimals);
    }
    return isPercent ? withUnit(text, m_axis.unit, m_language) : text;
}

}  // namespace views
