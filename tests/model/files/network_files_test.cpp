// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings of networks without tiers: every link of the wiring is in an edge or inside a box, and Graphviz lays them
// out at once.
#include "model/files/network_files.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

class NetworkFilesTest : public QObject {
    Q_OBJECT
private slots:
    void networksWithoutTiersHaveEveryLink_data();
    void networksWithoutTiersHaveEveryLink();
    void everyPlaneHasItsName();
};

void NetworkFilesTest::networksWithoutTiersHaveEveryLink_data() {
    QTest::addColumn<int>("family");
    QTest::addColumn<int>("ports");
    QTest::addColumn<QList<int>>("sides");
    QTest::addColumn<int>("planes");
    QTest::addColumn<int>("boxes");  // of one plane, without those of servers
    QTest::addColumn<int>("free");   // of these, boxes without a port
    using F = model::fabric::Family;
    const auto row = [](const char* name, F family, int ports, const QList<int>& sides, int planes, int boxes,
                        int free) { QTest::newRow(name) << int(family) << ports << sides << planes << boxes << free; };
    row("torus 4x4x4", F::Torus, 64, {4, 4, 4}, 1, 64, 0);
    row("torus 4x4x4, two places free", F::Torus, 62, {4, 4, 4}, 1, 64, 2);
    row("torus 8x8x16", F::Torus, 1024, {8, 8, 16}, 1, 64, 0);
    row("torus 9x9x9, half free, two planes", F::Torus, 350, {9, 9, 9}, 2, 45, 24);
    row("torus of 8,192", F::Torus, 8192, {16, 16, 32}, 1, 64, 0);
    row("full mesh of 16", F::FullMesh, 16, {0, 0, 0}, 1, 16, 0);
    row("full mesh of 200, four planes", F::FullMesh, 200, {0, 0, 0}, 4, 24, 0);
    row("2D mesh 8x8", F::FullMesh2D, 60, {8, 8, 0}, 1, 64, 4);
    row("2D mesh 32x32", F::FullMesh2D, 1000, {32, 32, 0}, 1, 64, 0);
    row("dragonfly of one group", F::Dragonfly, 16, {0, 0, 0}, 1, 8, 0);
    row("dragonfly of 20 routers", F::Dragonfly, 40, {0, 0, 0}, 1, 20, 0);
    row("dragonfly of 9 groups", F::Dragonfly, 72, {0, 0, 0}, 1, 9, 0);
    row("dragonfly of 38 groups", F::Dragonfly, 4800, {0, 0, 0}, 2, 24, 0);
    row("dragonfly of 19 groups", F::Dragonfly, 2400, {0, 0, 0}, 2, 19, 0);
}

// Every link is in an edge or inside a box; dot lays the drawing out at once and has nothing to warn of.
void NetworkFilesTest::networksWithoutTiersHaveEveryLink() {
    QFETCH(int, family);
    QFETCH(int, ports);
    QFETCH(QList<int>, sides);
    QFETCH(int, planes);
    QFETCH(int, boxes);
    QFETCH(int, free);
    model::fabric::SizingInputs in;
    in.family = static_cast<model::fabric::Family>(family);
    in.nodes = ports;
    in.railsPerNode = 1;
    in.planes = planes;
    in.linkRate = model::ByteRate{100e9 / 8};
    const bool dragonfly = in.family == model::fabric::Family::Dragonfly;
    in.switchPorts = !dragonfly ? 1000 : ports < 100 ? 7 : 31;
    for (std::size_t k = 0; k < 3; ++k) in.dims[k] = sides[qsizetype(k)];
    const auto z = model::fabric::sizeFabric(in);
    const auto w = model::fabric::wire(in, z);
    QVERIFY(z.feasible && w);
    const QByteArray text = QByteArray::fromStdString(model::networkDot({in, z, *w, "port"}, "a title"));
    std::int64_t drawn = 0, inBoxes = 0, nodeLinks = 0;
    int all = 0, dashed = 0;
    const QString name = QStringLiteral(R"re("([^"]+)")re");
    const QRegularExpression edge(name + QStringLiteral(" -- ") + name + QStringLiteral(R"( \[label="(\d+) × )"));
    const QRegularExpression box(QStringLiteral("^  ") + name + QStringLiteral(R"( \[label="[^"]*?(?: × (\d+))?")"));
    for (const QByteArray& line : text.split('\n')) {
        const QString s = QString::fromUtf8(line);
        if (const auto e = edge.match(s); e.hasMatch()) {
            const bool toNodes = e.captured(1).startsWith(QStringLiteral("block"));
            (toNodes ? nodeLinks : drawn) += e.captured(3).toLongLong();
            QVERIFY2(s.contains(QStringLiteral("100 Gbit/s")), line);
        } else if (const auto b = box.match(s); b.hasMatch() && b.captured(1) != QLatin1String("sans-serif")) {
            if (b.captured(1).startsWith(QStringLiteral("block"))) continue;
            QVERIFY2(b.captured(1).startsWith(u"p") == (planes > 1), line);
            QVERIFY2(s.contains(QStringLiteral("pos=\"")), line);
            ++all;
            const bool isFree = s.contains(QStringLiteral("dashed"));
            dashed += isFree ? 1 : 0;
            if (!isFree) inBoxes += b.captured(2).isEmpty() ? 1 : b.captured(2).toLongLong();
        }
    }
    QCOMPARE(all, boxes * planes);
    QCOMPARE(dashed, free * planes);
    // Links inside: by the numbers in the names of the boxes, for every link of the wiring.
    std::int64_t inside = 0;
    if (dragonfly) {
        QCOMPARE(nodeLinks, z.total.nodeLinks);
        QCOMPARE(inBoxes, z.total.leaves);
        const std::int64_t groups = z.perPlane.pods, routers = z.perPlane.leaves / groups, each = groups / boxes;
        std::int64_t pairs = 0;  // of groups in one box
        for (std::int64_t i = 0; i < boxes; ++i) {
            const std::int64_t here = each + (i < groups % boxes ? 1 : 0);
            pairs += here * (here - 1) / 2;
        }
        if (z.total.leaves > 24) inside = planes * (groups * routers * (routers - 1) / 2 + pairs * z.linksPerPair);
    } else {
        QCOMPARE(inBoxes, std::int64_t(ports) * planes);
        QStringList names;
        for (const QByteArray& line : text.split('\n'))
            if (const auto b = box.match(QString::fromUtf8(line)); b.hasMatch()) names << b.captured(1);
        const auto inSpan = [](const QString& span, std::int64_t n) {
            return n >= span.section(u'-', 0, 0).toLongLong() && n <= span.section(u'-', -1).toLongLong();
        };
        static const QRegularExpression meshName(
            QStringLiteral("^(?:p(\\d+)-)?(?:nodes?([0-9-]+)|x([0-9-]+)y([0-9-]+)(?:z([0-9-]+))?)$"));
        QList<QRegularExpressionMatch> parsed;
        for (const QString& n : names)
            if (const auto m = meshName.match(n); m.hasMatch()) parsed << m;
        const auto boxOf = [&](const model::fabric::Device& d) {
            const std::int64_t a = z.dims[0], b = z.dims[1];
            for (qsizetype i = 0; i < parsed.size(); ++i) {
                const auto& m = parsed[i];
                if (planes > 1 && m.captured(1).toLongLong() != d.plane + 1) continue;
                const bool holds = !m.captured(2).isEmpty()
                                       ? inSpan(m.captured(2), d.index + 1)
                                       : inSpan(m.captured(3), d.index % a + 1) &&
                                             inSpan(m.captured(4), d.index / a % b + 1) &&
                                             (m.captured(5).isEmpty() || inSpan(m.captured(5), d.index / a / b + 1));
                if (holds) return i;
            }
            return qsizetype(-1);
        };
        std::vector<qsizetype> of;
        for (const auto& d : w->devices) {
            of.push_back(boxOf(d));
            QVERIFY(of.back() >= 0);
        }
        for (const auto& l : w->links) inside += of[std::size_t(l.a.device)] == of[std::size_t(l.z.device)] ? 1 : 0;
    }
    QCOMPARE(drawn + inside, z.total.directLinks);
    const QString dot = QStandardPaths::findExecutable(QStringLiteral("dot"));
    if (dot.isEmpty()) QSKIP("dot of Graphviz is not here");
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("network.dot")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    if (qEnvironmentVariableIsSet("KEEP_DOT"))
        file.copy(qEnvironmentVariable("KEEP_DOT") + u'/' + QLatin1String(QTest::currentDataTag()) +
                  QStringLiteral(".dot"));
    QProcess p;
    p.setProcessChannelMode(QProcess::MergedChannels);
    QElapsedTimer timer;
    timer.start();
    p.start(dot, {QStringLiteral("-Tsvg"), file.fileName()});
    QVERIFY(p.waitForFinished(20'000) && p.exitStatus() == QProcess::NormalExit && p.exitCode() == 0);
    const qint64 took = timer.elapsed();
    const QByteArray svg = p.readAll();
    QVERIFY2(svg.contains("</svg>") && !svg.contains("Warning"), svg.left(400));
    QVERIFY2(took < 2000, QByteArray::number(took));
}

/// Boxes of several switches name their plane, the first one, too.
void NetworkFilesTest::everyPlaneHasItsName() {
    model::fabric::SizingInputs in;
    in.nodes = 128;
    in.planes = 2;
    const auto z = model::fabric::sizeFabric(in);
    const auto w = model::fabric::wire(in, z);
    QVERIFY(z.total.switches() > 64 && w);
    const std::string text = model::networkDot({in, z, *w}, "a title");
    for (const char* name : {"\"p1-spines\"", "\"p2-spines\"", "\"p1-leaves1\"", "\"p2-leaves1\""})
        QVERIFY2(text.find(name) != std::string::npos, name);
    QVERIFY(text.find("\"spines\"") == std::string::npos && text.find("pos=") == std::string::npos);
}

QTEST_APPLESS_MAIN(NetworkFilesTest)
#include "network_files_test.moc"
