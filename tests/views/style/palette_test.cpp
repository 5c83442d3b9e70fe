// SPDX-License-Identifier: GPL-3.0-or-later
// The colours keep the promises made for them: readable on their ground and apart from each other.
#include "views/style/palette.h"

#include <QtTest>
#include <cmath>

using namespace views;

namespace {

double luminance(const QColor& c) {
    const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double x = luminance(a) + 0.05;
    const double y = luminance(b) + 0.05;
    return std::max(x, y) / std::min(x, y);
}

}  // namespace

class PaletteTest : public QObject {
    Q_OBJECT

private slots:
    void darknessIsRecognised() {
        QVERIFY(!isDark(lightPalette()));
        QVERIFY(isDark(darkPalette()));
    }
    void everySeriesAndStatusStandsOutFromTheGround() {
        for (const bool dark : {false, true}) {
            const ChartColors c = colorsFor(dark);
            // WCAG: 3:1 for shapes, 4.5:1 for text. The ochre of the light column is drawn with a dash and a diamond.
            for (int series = 1; series <= kSeriesCount; ++series) {
                QVERIFY2(contrast(c.of(series), c.base) >= 3.0, qPrintable(QStringLiteral("series %1").arg(series)));
            }
            for (const Status s : {Status::Ok, Status::Info, Status::Warning, Status::Error}) {
                QVERIFY(contrast(c.of(s), c.base) >= 4.5);
            }
            QVERIFY(contrast(c.text, c.base) >= 7);
            QVERIFY(contrast(c.muted, c.base) >= 4.5);
        }
    }
    void textOnEveryFillIsReadable() {
        for (const bool dark : {false, true}) {
            const ChartColors c = colorsFor(dark);
            for (int s = 1; s <= kSeriesCount; ++s) QVERIFY(contrast(textOn(c.of(s)), c.of(s)) >= 3.0);
        }
    }
    void disabledTextIsFainterThanText() {
        for (const bool dark : {false, true}) {
            const QPalette p = standardPalette(dark);
            const QColor ground = p.color(QPalette::Window);
            QVERIFY(contrast(p.color(QPalette::Disabled, QPalette::Text), ground) <
                    contrast(p.color(QPalette::Active, QPalette::Text), ground));
        }
    }
    void theUsersOwnColoursWin() {
        QPalette own = lightPalette();
        own.setColor(QPalette::Base, QColor(0xFFFBEE));
        QCOMPARE(colorsFor(own).base, QColor(0xFFFBEE));
        QCOMPARE(colorsFor(own).series, colorsFor(false).series);
    }
    void aSeriesOutsideTheTableIsGreyAndNoCrash() {
        const ChartColors c = colorsFor(false);
        QCOMPARE(c.of(0), c.incomplete);
        QCOMPARE(c.of(99), c.incomplete);
        QVERIFY(seriesDash(-3).isEmpty());
        QCOMPARE(seriesMarker(42), Marker::Disc);
    }
    void neighbouringSeriesDifferInDashOrMarker() {
        for (int a = 1; a <= kSeriesCount; ++a) {
            for (int b = a + 1; b <= kSeriesCount; ++b) {
                QVERIFY(seriesDash(a) != seriesDash(b) || seriesMarker(a) != seriesMarker(b));
            }
        }
    }
    void theLengthUnitGrowsWithTheFont() {
        QFont body = bodyFont();
        const double u = unitOf(body);
        body.setPointSizeF(18);
        QVERIFY(unitOf(body) > 1.9 * u);
        QCOMPARE(scaledFont(bodyFont(), TextRole::WhyFigure).pointSizeF(), 16.0);
    }
};

QTEST_MAIN(PaletteTest)
#include "palette_test.moc"
