// SPDX-License-Identifier: GPL-3.0-or-later
// Charts in files and on paper: tables, CSV, PNG, SVG and PDF, and what condensing a network keeps.
#include "views/chart/chart_paint.h"
#include "tests/views/chart/samples.h"
#include "views/chart/chart_export.h"
#include "views/chart/chart_table.h"
#include "views/chart/scene.h"

#include <poppler-qt6.h>
#include <QApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QtTest>

using namespace views;

namespace {

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class ChartPaintTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(bodyFont()); }

    void everyKindHasATableWithUnits() {
        for (const auto& [name, spec] : samples::all(Language::English)) {
            const ChartTable table = tableOf(spec);
            QVERIFY2(table.headers.size() >= 2 && !table.rows.empty(), qPrintable(name));
            QCOMPARE(std::size_t(table.headers.size()), table.numeric.size());
            for (const QStringList& row : table.rows) QCOMPARE(row.size(), table.headers.size());
        }
    }

    void csvHasHeadersUnitsAndPlainNumbers() {
        const QString csv = toCsv(tableOf(samples::stackedBars(Language::English)));
        const QStringList lines = csv.split(QStringLiteral("\r\n"));
        QCOMPARE(lines[0],
                 QStringLiteral(
                     "Bar,Servers (kW),Network (kW),\"Storage, mgmt (kW)\",Headroom (kW),Losses (kW),Cooling (kW)"));
        QCOMPARE(lines[1], QStringLiteral("Nameplate,1310,118,39,,0,0"));
        QVERIFY(!toCsv(tableOf(samples::ledger(Language::English))).contains(QStringLiteral("nan")));
        StackedBars quotes;
        quotes.bars = {{{}, QStringLiteral("a \"b\", c"), {}}};
        quotes.parts = {{{}, QStringLiteral("p"), 1, {0.1}, false}};
        ChartSpec spec;
        spec.data = quotes;
        QVERIFY(toCsv(tableOf(spec)).contains(QStringLiteral("\"a \"\"b\"\", c\",0.1\r\n")));
    }

    void filesOfAllKindsAreWritten() {
        QTemporaryDir folder;
        const ChartSpec spec = samples::waterfall(Language::English);
        for (const char* suffix : {"png", "svg", "pdf", "csv"}) {
            const QString path = folder.filePath(QStringLiteral("chart.") + QLatin1String(suffix));
            QCOMPARE(exportChart(spec, path, QSizeF(520, 320)), QString());
            QVERIFY(contents(path).size() > 100);
        }
        QImage png(folder.filePath(QStringLiteral("chart.png")));
        QCOMPARE(png.size(), QSize(1040, 640));
        QCOMPARE(png.pixelColor(2, 300), QColor(Qt::white));
        const QByteArray svg = contents(folder.filePath(QStringLiteral("chart.svg")));
        QVERIFY(svg.contains("<text") && svg.contains(">P90 25.9<"));
        QVERIFY(!exportChart(spec, folder.filePath(QStringLiteral("chart.xyz")), QSizeF(500, 300)).isEmpty());
        QVERIFY(!exportChart(spec, QStringLiteral("/nowhere/at/all/chart.png"), QSizeF(500, 300)).isEmpty());
    }

    void textInPdfIsThereOnceAndSearchable() {
        QTemporaryDir folder;
        for (const Language l : {Language::English, Language::Chinese}) {
            for (const auto& [name, spec] : samples::all(l)) {
                const QString path = folder.filePath(name + QStringLiteral(".pdf"));
                QCOMPARE(exportChart(spec, path, QSizeF(700, 420)), QString());
                const auto document = Poppler::Document::load(path);
                QVERIFY(document != nullptr);
                QCOMPARE(document->numPages(), 1);
                const QString text = document->page(0)->text(QRectF());
                QVERIFY2(text.contains(spec.title), qPrintable(name + text));
                const QString heading = text.section(u'\n', 0, 0);  // an axis may have the same name
                QCOMPARE(heading.count(spec.title), 1 + spec.question.count(spec.title));
            }
        }
        const auto document = Poppler::Document::load(folder.filePath(QStringLiteral("stacked.pdf")));
        const QString text = document->page(0)->text(QRectF());
        QCOMPARE(text.count(QStringLiteral("1,918")), 1);
        QCOMPARE(text.count(QStringLiteral("余量")), 1);
    }

    /// Crowded charts at the width of a page: no word is printed over another one.
    void wordsOfCrowdedChartsDoNotOverlap() {
        SmallMultiples families;
        families.measures = {{"Modules", {}, 1},      {"Cost", "CNY", 4},      {"Bisection", "GB/s", 3},
                             {"All-reduce", "ms", 5}, {"All-to-all", "ms", 2}, {"Hops", {}, 6}};
        families.verdictTitle = "Verdict";
        families.rows = {{"a", "1,024 · Fat tree", {2048, 27700, 25, 16.7, 22, 4}, "fastest", {}, "not known", true},
                         {"b",
                          "1,024 · Full mesh",
                          {},
                          {},
                          "Every network port needs 1,023 links to its neighbours, and with one lane a link it splits "
                          "into 4 at most.",
                          {},
                          false},
                         {"c",
                          "160,000 · Fat tree, 2 planes",
                          {481920, kMissing, 25, 16.8, 22.2, 6},
                          "lowest cost; all-to-all ×16.0",
                          {},
                          "not known",
                          false},
                         {"d",
                          "160,000 · Torus 400×400×1",
                          {968544, 135900, 0.0625, 16.8, 4430, 400},
                          "adaptive routing; all-to-all ×1.64",
                          {},
                          "not known",
                          false}};
        StackedBars cables;
        cables.y.title = "Cables";
        cables.parts = {{"copper", "Copper", 7, {}, false}, {"fibre", "Single-mode fibre", 3, {}, false}};
        const double counts[] = {1404,  1823,  1334,  763,   3196,  26149, 61742, 54929,
                                 44979, 65450, 38377, 41972, 47640, 50421, 91073, 60069};
        for (const double n : counts) {
            cables.bars.push_back({{}, QString::number(int(cables.bars.size()) + 1) + " m", "Cat6a/SMF"});
            cables.parts[0].values.push_back(n / 4);
            cables.parts[1].values.push_back(n - n / 4);
        }
        DensityRuler ruler;
        ruler.x.unit = "kW";
        ruler.zones = {{"Air", 0, 20, 5}, {"Air with care", 20, 40, 2}, {"Liquid", 40, 65, 1}};
        ruler.marks = {{"a", MarkKind::Optimum, 50.4, kMissing, "This design 50.4 kW", "cold plate", 1, false},
                       {"b", MarkKind::Reference, 50.4, kMissing, "H800 · RoCE 2:1 50.4 kW", {}, 2, false},
                       {"c", MarkKind::Reference, 44.8, kMissing, "Ascend 910B 44.8 kW", {}, 3, false}};
        QTemporaryDir folder;
        const auto words = [&](const ChartData& data, double height) {
            ChartSpec spec;
            spec.title = "Title";
            spec.data = data;
            const QString path = folder.filePath(QStringLiteral("crowded.pdf"));
            if (!exportChart(spec, path, QSizeF(643, height)).isEmpty()) return QString("not written");
            const auto document = Poppler::Document::load(path);
            const auto boxes = document->page(0)->textList();
            for (std::size_t i = 0; i < boxes.size(); ++i)
                for (std::size_t k = 0; k < i; ++k) {
                    const QRectF common = boxes[i]->boundingBox().intersected(boxes[k]->boundingBox());
                    // Boxes are as high as the font, letters are not.
                    if (common.width() > 1 && common.height() > 4)
                        return boxes[i]->text() + " over " + boxes[k]->text();
                }
            return boxes.size() > 8 ? QString() : QString("hardly any words");
        };
        QCOMPARE(words(families, 180), QString());
        QCOMPARE(words(cables, 260), QString());
        QCOMPARE(words(ruler, 200), QString());
        QCOMPARE(words(samples::drill(Language::English).data, 250), QString());
    }

    void aPictureFillsItsRectangleOnAnyResolution() {
        const ChartSpec spec = samples::stackedBars(Language::English);
        const auto extent = [&spec](int dpi) {
            QImage image(QSize(600, 400) * dpi / 96, QImage::Format_RGB32);
            image.setDotsPerMeterX(int(dpi / 0.0254));
            image.setDotsPerMeterY(int(dpi / 0.0254));
            image.fill(Qt::white);
            QPainter painter(&image);
            paintChart(spec, &painter, QRectF(QPointF(0, 0), QSizeF(image.size())), true);
            painter.end();
            QRect ink;
            for (int y = 0; y < image.height(); y += 2) {
                for (int x = 0; x < image.width(); x += 2) {
                    if (image.pixel(x, y) != 0xFFFFFFFF) ink |= QRect(x, y, 1, 1);
                }
            }
            return QRectF(ink.x() * 96.0 / dpi, ink.y() * 96.0 / dpi, ink.width() * 96.0 / dpi,
                          ink.height() * 96.0 / dpi);
        };
        const QRectF coarse = extent(96);
        const QRectF fine = extent(288);
        QVERIFY(coarse.width() > 500 && coarse.height() > 320);
        QVERIFY(std::abs(coarse.width() - fine.width()) < 12);
        QVERIFY(std::abs(coarse.height() - fine.height()) < 12);
    }

    void paperIsAlwaysLight() {
        QApplication::setPalette(darkPalette());
        const QImage image = chartImage(samples::histogram(Language::Chinese), QSizeF(500, 320), 1);
        QApplication::setPalette(lightPalette());
        QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
        int blue = 0;
        for (int x = 0; x < image.width(); ++x) blue += image.pixelColor(x, 240) == colorsFor(false).of(1) ? 1 : 0;
        QVERIFY(blue > 20);
    }

    void aLargeNetworkIsCondensedWithoutLosingLinks() {
        const auto whole = std::get<Topology>(samples::topology(Language::English, 32).data);
        QVERIFY(whole.nodes.size() > kMostSwitches);
        const Topology small = condensed(whole);
        QVERIFY(small.nodes.size() <= kMostSwitches);
        QVERIFY(small.links.size() <= kMostBundles);
        const auto sum = [](const Topology& t) {
            long long n = 0;
            for (const auto& link : t.links) n += link.count;
            return n;
        };
        QCOMPARE(sum(small), sum(whole));
        const auto huge = std::get<Topology>(samples::topology(Language::English, 100).data);
        QVERIFY(condensed(huge).nodes.size() <= kMostSwitches);
        Topology broken = whole;
        broken.links.push_back({-1, 99999, 1, false});
        QCOMPARE(sum(condensed(broken)), sum(whole));
    }

    /// Boxes come before lines, lines before frames; a line is hit from a few pixels beside it.
    void aPlaceOfTheDrawingIsFound() {
        auto data = std::get<Topology>(samples::topology(Language::English).data);
        ChartSpec spec;
        spec.data = data;
        QImage image(900, 360, QImage::Format_RGB32);
        QPainter painter(&image);
        std::vector<ScenePart> parts;
        paintScene(spec, {}, painter, image.rect(), false, &parts);
        const auto part = [&](const QString& id) {
            return *std::find_if(parts.begin(), parts.end(), [&](const ScenePart& p) { return p.id == id; });
        };
        const ScenePart leaf = part(QStringLiteral("l2-3")), line = part(QStringLiteral("s1|l1-1"));
        QCOMPARE(partUnder(parts, leaf.area.center())->id, leaf.id);
        QVERIFY2(leaf.text.contains(QStringLiteral("32 links up")), qPrintable(leaf.text));
        QVERIFY2(leaf.text.contains(QStringLiteral("32 links down")), qPrintable(leaf.text));
        const QPointF middle = (line.line.first() + line.line.last()) / 2;
        QVERIFY(partUnder(parts, middle) != nullptr && !partUnder(parts, middle)->line.isEmpty());
        QVERIFY(partUnder(parts, {-50, -50}) == nullptr);
        const auto frame = std::find_if(parts.begin(), parts.end(), [](const ScenePart& p) { return p.ground; });
        QVERIFY(frame != parts.end());
        QVERIFY(partUnder(parts, frame->area.bottomLeft() + QPointF(1, -1))->ground);
    }

    void theSelectionSaysWhatItIsJoinedTo() {
        auto data = std::get<Topology>(samples::topology(Language::English).data);
        data.rate = data.trunkRate = QStringLiteral("400G");
        for (auto& n : data.nodes) n.fate = QStringLiteral("When it fails: the end");
        data.selected = QStringLiteral("l2-3");
        QCOMPARE(selectedText(data),
                 QStringLiteral("Leaf SU2 · 3: 32 × 400G up, 32 × 400G down. When it fails: the end"));
        data.selected = QStringLiteral("s1|l1-1");
        QCOMPARE(selectedText(data), QStringLiteral("Spine S1 to Leaf SU1 · 1: 2 × 400G"));
        data.selected = QStringLiteral("nobody");
        QVERIFY(selectedText(data).isEmpty());
    }

    /// Both links of a ring of two blocks stay, one of them as the one that closes it.
    void aRingOfTwoKeepsBothLinks() {
        Topology ring;
        ring.placed = true;
        ring.nodes = {{QStringLiteral("a"), QStringLiteral("a")}, {QStringLiteral("b"), QStringLiteral("b")}};
        ring.nodes[1].x = 1;
        ring.links = {{0, 1, 4, false}, {1, 0, 4, false, 0.1, true}};
        QCOMPARE(condensed(ring).links.size(), std::size_t(2));
    }

    void preferredHeightGrowsWithTheRows() {
        ChartSpec spec = samples::shares(Language::English);
        const double before = preferredHeight(spec, 600);
        auto& data = std::get<HorizontalBars>(spec.data);
        data.rows.insert(data.rows.end(), data.rows.begin(), data.rows.end());
        QVERIFY(preferredHeight(spec, 600) > before);
    }
};

QTEST_MAIN(ChartPaintTest)
#include "chart_paint_test.moc"
