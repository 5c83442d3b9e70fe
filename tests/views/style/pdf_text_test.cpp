// SPDX-License-Identifier: GPL-3.0-or-later
// What is written into a PDF is what a reader finds in it, also where a font draws two characters with one glyph.
#include "views/style/pdf_text.h"

#include <poppler-qt6.h>

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

#include "views/style/palette.h"

using namespace views;

namespace {

/// One line of text per font weight.
QByteArray written(const QString& text) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    QPainter painter(&writer);
    for (const bool bold : {false, true}) {
        QFont font = bodyFont();
        font.setBold(bold);
        painter.setFont(font);
        painter.drawText(QPointF(200, bold ? 1200 : 600), text);
    }
    painter.end();
    return buffer.data();
}

QString read(const QByteArray& pdf) {
    const auto document = Poppler::Document::loadFromData(pdf);
    return document && document->numPages() == 1 ? document->page(0)->text(QRectF()) : QString();
}

}  // namespace

class PdfTextTest : public QObject {
    Q_OBJECT

private slots:
    void ideographsAreFoundWhereRadicalsLookAlike_data() {
        QTest::addColumn<QString>("text");
        // Each has a radical of the same shape; neighbours in the font and single ones.
        QTest::newRow("words") << QStringLiteral("机柜里的风冷，高度与长度");
        QTest::newRow("all shapes") << QStringLiteral("一力口土大子小山工己干心手支文方日月木止比毛水火父片牛玄");
        QTest::newRow("more shapes") << QStringLiteral(
            "生用田白皮目石示竹米羊耳肉色行衣见角言谷走足车里金长门风食马高黄黑");
        QTest::newRow("mixed with Latin") << QStringLiteral("单柜 50.4 kW，风量 116,300 m³/h");
    }
    void ideographsAreFoundWhereRadicalsLookAlike() {
        QFETCH(QString, text);
        const QString found = read(withIdeographs(written(text)));
        QCOMPARE(found.count(text), 2);
        for (const QChar c : found) QVERIFY2(c.unicode() < 0x2e80 || c.unicode() > 0x2fdf, qPrintable(found));
    }

    void latinTextIsLeftAsItIs() {
        const QString text = QStringLiteral("9.63 × 10²³ FLOP, ≥ 4.21, Δ −5 %");
        QCOMPARE(read(withIdeographs(written(text))).count(text), 2);
    }

    void whatIsNoPdfComesBackAsItIs() {
        for (const QByteArray& bytes : {QByteArray(), QByteArray("%PDF-1.4 and nothing"), QByteArray(1000, '\xff')})
            QCOMPARE(withIdeographs(bytes), bytes);
    }
};

QTEST_MAIN(PdfTextTest)
#include "pdf_text_test.moc"
