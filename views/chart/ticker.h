// SPDX-License-Identifier: GPL-3.0-or-later
// Axis ticks in the house style: four to six round values (1-2-5 on a log axis, whole powers over many decades),
// commas, U+2212 and superscript powers, no overlap on a narrow axis. Private to views/chart.
#pragma once

#include "views/chart/chart_data.h"

#include <qcustomplot.h>

namespace views {

class AxisTicker : public QCPAxisTicker {
public:
    AxisTicker(const Axis& axis, const QCPAxis* target, Language language);

protected:
    double getTickStep(const QCPRange& range) override;
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
    int getSubTickCount(double tickStep) override;

private:
    QVector<double> logTicks(const QCPRange& range) const;
    QVector<double> thinned(QVector<double> ticks);

    Axis m_axis;
    const QCPAxis* m_target;
    Language m_language;
    double m_step = 1;
    double m_largest = 1;
};

}  // namespace views
