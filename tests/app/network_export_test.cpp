// SPDX-License-Identifier: GPL-3.0-or-later
// Networks handed on to other programs: read back by those programs (Graphviz, Slurm) and counted against the results.

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>
#include <yaml-cpp/yaml.h>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "app/examples.h"
#include "app/network_export.h"
#include "app/texts.h"
#include "model/files/network_files.h"
#include "model/plan/access.h"
#include "model/plan/evaluate.h"
#include "tests/app/run_verb.h"

namespace {

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A port nobody listens on now.
int freePort() {
    const int s = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const bool bound = bind(s, reinterpret_cast<sockaddr*>(&address), size) == 0 &&
                       getsockname(s, reinterpret_cast<sockaddr*>(&address), &size) == 0;
    close(s);
    return bound ? ntohs(address.sin_port) : 0;
}

struct Ran {
    int code = -1;
    QByteArray out;
};
Ran ran(const QString& program, const QStringList& args, const QStringList& extra = {}) {
    QProcess p;
    auto env = QProcessEnvironment::systemEnvironment();
    for (const QString& e : extra) env.insert(e.section(u'=', 0, 0), e.section(u'=', 1));
    p.setProcessEnvironment(env);
    p.setProcessChannelMode(QProcess::MergedChannels);
    p.start(program, args);
    p.waitForFinished(20000);
    return {p.exitStatus() == QProcess::NormalExit ? p.exitCode() : -1, p.readAll()};
}

}  // namespace

namespace {

/// Cells of a line of CSV; a quoted one may hold commas.
QList<QByteArray> cellsOf(const QByteArray& line) {
    QList<QByteArray> cells{{}};
    bool quoted = false;
    for (const char c : line.trimmed()) {
        if (c == '"')
            quoted = !quoted;
        else if (c == ',' && !quoted)
            cells << QByteArray();
        else
            cells.back() += c;
    }
    return cells;
}

}  // namespace

class NetworkExportTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString folder(const QString& name) const { return m_folder.filePath(name); }

private slots:
    void initTestCase() { app::loadLanguage(QStringLiteral("en")); }
    void everyCableStandsInTheSheetOnce();
    void sheetsHoldTheCablesOfTheResults();
    void chineseSheetsHaveChineseHeads();
    void graphvizDrawsEveryNetwork();
    void slurmTakesTheTopology();
    void yamlHasTheDocumentedKeys();
    void networksWithoutATreeAreFlatForSlurm();
    void sheetsHaveTheColumnsOfTheTrade();
    void sheetsCostWhatTheBillSays_data();
    void sheetsCostWhatTheBillSays();
    void hostListsAreShort();
    void whatCannotBeWrittenIsSaid();
};

void NetworkExportTest::everyCableStandsInTheSheetOnce() {
    const auto book = app::openExample(QStringLiteral("bid-1024"));
    const auto& item = book->workbook.designs.front();
    const auto r = model::evaluate(book->workbook.project, *item.design);
    const auto written =
        app::exportNetworks(book->workbook.project, item, r, QStringLiteral("cables"), folder("cables"));
    QVERIFY(written);
    QVERIFY(!written->isEmpty());
    const auto lines = read(folder("cables/") + written->front()).split('\n');
    QCOMPARE(std::int64_t(lines.size()) - 2, *r.fabrics.front().value.links);  // head, and the end of the last line
    QSet<QByteArray> ends;
    const auto head = cellsOf(lines[0]);
    for (qsizetype i = 1; i + 1 < lines.size(); ++i) {
        const auto cells = cellsOf(lines[i]);
        QCOMPARE(cells.size(), head.size());
        for (const auto label : {head.indexOf("Label A"), head.indexOf("Label Z")}) {
            QVERIFY2(!ends.contains(cells[label]), cells[label]);
            ends.insert(cells[label]);
        }
    }
}

void NetworkExportTest::chineseSheetsHaveChineseHeads() {
    app::loadLanguage(QStringLiteral("zh_CN"));
    const Answer a = run({"export", "--example", "bid-1024", "--design", "1", "--format", "cables", "--out",
                          folder("zh"), "--lang", "zh_CN"});
    app::loadLanguage(QStringLiteral("en"));
    QCOMPARE(a.code, 0);
    const QString first = QString::fromStdString(a.out).section(u'\n', 0, 0);
    QString head = QString::fromUtf8(read(folder("zh/") + first)).section(u'\n', 0, 0);
    for (const char16_t* one :
         {u"A端机柜", u"A端U位", u"Z端机柜", u"线缆类型", u"扇出", u"支持距离(m)", u"估算长度(m)"})
        QVERIFY2(head.contains(QString::fromUtf16(one)), qPrintable(head));
    head.remove(QStringLiteral("(m)"));
    QVERIFY2(head.contains(QStringLiteral("A端设备")) && head.contains(QStringLiteral("Z端端口")), qPrintable(head));
    QVERIFY2(!head.contains(QRegularExpression(QStringLiteral("[a-z]"))), qPrintable(head));
}

// The sheets are the cables that were planned: as many of each medium and length, every end in a rack of the floor.
void NetworkExportTest::sheetsHoldTheCablesOfTheResults() {
    const auto book = app::openExample(QStringLiteral("bid-1024"));
    const auto& item = book->workbook.designs.front();
    const auto r = model::evaluate(book->workbook.project, *item.design);
    const auto written =
        app::exportNetworks(book->workbook.project, item, r, QStringLiteral("cables"), folder("planned"));
    QVERIFY(written);
    QCOMPARE(written->size(), qsizetype(r.fabrics.size()));
    std::map<std::string, std::int64_t> sheet, planned;
    QSet<QByteArray> ends;
    for (const QString& name : *written) {
        const auto lines = read(folder("planned/") + name).split('\n');
        const auto head = cellsOf(lines[0]);
        const auto at = [&](const char* column) { return head.indexOf(QByteArray(column)); };
        for (qsizetype i = 1; i + 1 < lines.size(); ++i) {
            const auto cells = cellsOf(lines[i]);
            ++sheet[(name.toUtf8() + ' ' + cells[at("Length (m)")]).toStdString()];
            QVERIFY2(cells[at("Way (m)")].toDouble() <= cells[at("Length (m)")].toDouble() + 0.01, lines[i]);
            QVERIFY2(QRegularExpression(QStringLiteral("^[A-Z]+[0-9]{2}$"))
                         .match(QString::fromUtf8(cells[at("A rack")]))
                         .hasMatch(),
                     lines[i]);
            // Rack PDUs and CDUs take no unit.
            const QByteArray device = cells[at("A device")];
            const bool alongRack = device.startsWith("pdu-") || device.startsWith("cdu-");
            QCOMPARE(cells[at("A unit")].toInt() >= 1, !alongRack);
            QVERIFY(cells[at("Z unit")].toInt() >= 1);
            QVERIFY2(!cells[at("A port")].isEmpty() && !cells[at("Z port")].isEmpty(), lines[i]);
        }
    }
    for (const auto& l : r.cableLines)
        planned[written->at(qsizetype(l.network)).toStdString() + ' ' +
                QByteArray::number(*l.stock, 'g', 6).toStdString()] += l.links;
    QCOMPARE(sheet, planned);
}

void NetworkExportTest::graphvizDrawsEveryNetwork() {
    const QString dot = QStandardPaths::findExecutable(QStringLiteral("dot"));
    if (dot.isEmpty()) QSKIP("dot of Graphviz is not here");
    for (const char* example : {"bid-1024", "hyperscale-160k"}) {
        const Answer a = run({"export", "--example", example, "--format", "dot", "--out", folder("dot")});
        QVERIFY2(a.code == 0, a.err.c_str());
        for (const QString& name : QString::fromStdString(a.out).split(u'\n', Qt::SkipEmptyParts)) {
            const Ran svg = ran(dot, {QStringLiteral("-Tsvg"), folder("dot/") + name});
            QVERIFY2(svg.code == 0 && svg.out.contains("</svg>"), svg.out.left(400));
            QVERIFY2(svg.out.contains("Gbit/s"), qPrintable(name));
        }
    }
}

void NetworkExportTest::slurmTakesTheTopology() {
    const QString daemon = QStandardPaths::findExecutable(
        QStringLiteral("slurmctld"),
        {QStringLiteral("/usr/sbin"), QStringLiteral("/usr/local/sbin"), QStringLiteral("/usr/bin")});
    const QString scontrol = QStandardPaths::findExecutable(QStringLiteral("scontrol"));
    if (daemon.isEmpty() || scontrol.isEmpty()) QSKIP("Slurm is not here");
    const Answer a =
        run({"export", "--example", "bid-1024", "--design", "1", "--format", "slurm", "--out", folder("slurm")});
    QVERIFY2(a.code == 0, a.err.c_str());
    const QString conf = QString::fromStdString(a.out).section(u'\n', 0, 0);
    QDir().mkpath(folder("slurm/state"));
    QVERIFY(QFile::copy(folder("slurm/") + conf, folder("slurm/topology.conf")));
    const QString host = QSysInfo::machineHostName(), base = folder("slurm/");
    QFile slurm(base + QStringLiteral("slurm.conf"));
    QVERIFY(slurm.open(QIODevice::WriteOnly));
    slurm.write(
        QStringLiteral("ClusterName=test\nSlurmctldHost=%1(127.0.0.1)\nSlurmctldPort=%2\nSlurmdPort=%3\nSlurmUser=%4\n"
                       "AuthType=auth/none\nCredType=cred/none\nStateSaveLocation=%5state\nSlurmctldPidFile=%5pid\n"
                       "SelectType=select/linear\nTopologyPlugin=topology/tree\nMpiDefault=none\n"
                       "ProctrackType=proctrack/pgid\nAccountingStorageType=accounting_storage/none\n"
                       "NodeName=node[001-128] NodeAddr=127.0.0.1 CPUs=1 State=UNKNOWN\n"
                       "PartitionName=all Nodes=ALL Default=YES State=UP\n")
            .arg(host)
            .arg(freePort())
            .arg(freePort())
            .arg(getuid())
            .arg(base)
            .toUtf8());
    slurm.close();
    QProcess control;
    control.setProcessChannelMode(QProcess::MergedChannels);
    control.start(daemon, {QStringLiteral("-D"), QStringLiteral("-c"), QStringLiteral("-f"), slurm.fileName()});
    Ran shown;
    for (int i = 0; i < 40 && !shown.out.contains("SwitchName=fabric") && control.state() != QProcess::NotRunning;
         ++i) {
        QTest::qWait(250);
        shown = ran(scontrol, {QStringLiteral("show"), QStringLiteral("topology")},
                    {QStringLiteral("SLURM_CONF=") + slurm.fileName()});
    }
    const QByteArray log = control.state() == QProcess::NotRunning ? control.readAll() : QByteArray();
    control.terminate();
    if (!control.waitForFinished(5000)) control.kill(), control.waitForFinished(2000);
    QVERIFY2(shown.out.contains("SwitchName=fabric Level=1"), shown.out + log);
    QVERIFY2(shown.out.contains("SwitchName=block04 Level=0 LinkSpeed=1 Nodes=node[097-128]"), shown.out);
    QVERIFY2(shown.out.contains("Nodes=node[001-128] Switches=block01,block02,block03,block04"), shown.out);
}

// Slurm 25 reads YAML: a list of topologies with `topology`, `cluster_default` and `tree: switches:`, whose members
// have `switch` and either `children` or `nodes`.
void NetworkExportTest::yamlHasTheDocumentedKeys() {
    const Answer a = run({"export", "--example", "hyperscale-160k", "--format", "slurm", "--out", folder("yaml")});
    QVERIFY2(a.code == 0, a.err.c_str());
    const QString name = QString::fromStdString(a.out).section(u'\n', 1, 1);
    const YAML::Node file = YAML::Load(read(folder("yaml/") + name).toStdString());
    QCOMPARE(file.size(), std::size_t{1});
    QCOMPARE(file[0].size(), std::size_t{3});
    QVERIFY(file[0]["topology"].IsScalar() && file[0]["cluster_default"].as<bool>());
    const YAML::Node switches = file[0]["tree"]["switches"];
    QVERIFY(switches.IsSequence() && switches.size() > 100);
    QSet<QString> named, below;
    for (const YAML::Node& s : switches) {
        QCOMPARE(s.size(), std::size_t{2});
        QVERIFY(bool(s["children"]) != bool(s["nodes"]));
        named.insert(QString::fromStdString(s["switch"].as<std::string>()));
        if (s["children"])
            for (const QString& child : QString::fromStdString(s["children"].as<std::string>()).split(u',')) {
                QVERIFY2(!below.contains(child), qPrintable(child));
                below.insert(child);
            }
    }
    // One root, and everything else has one parent.
    named.subtract(below);
    QCOMPARE(named, QSet<QString>{QStringLiteral("fabric")});
}

// slurm.schedmd.com, topology.yaml: `flat: true`; slurm.conf: TopologyParam=Dragonfly with topology/tree.
void NetworkExportTest::networksWithoutATreeAreFlatForSlurm() {
    for (const char* family : {"torus", "full_mesh_2d", "dragonfly"}) {
        const QString to = folder(QStringLiteral("direct-") + QLatin1String(family));
        const QString set = QStringLiteral("fabrics.compute.family=") + QLatin1String(family);
        const Answer a =
            run(QStringList{QStringLiteral("export"), QStringLiteral("--example"), QStringLiteral("bid-1024"),
                            QStringLiteral("--design"), QStringLiteral("1"), QStringLiteral("--set"), set,
                            QStringLiteral("--set"), QStringLiteral("fabrics.compute.lane_rate=5 Gbit/s"),
                            QStringLiteral("--format"), QStringLiteral("slurm"), QStringLiteral("--out"), to});
        QVERIFY2(a.code == 0, a.err.c_str());
        const QStringList names = QString::fromStdString(a.out).split(u'\n', Qt::SkipEmptyParts);
        const bool tree = std::string(family) == "dragonfly";
        QCOMPARE(names.size(), tree ? 2 : 1);
        for (const QString& name : names) QVERIFY(!read(to + u'/' + name).isEmpty());
        const QByteArray text = read(to + u'/' + names.back());
        const YAML::Node file = YAML::Load(text.toStdString());
        QCOMPARE(file.size(), std::size_t{1});
        QVERIFY(file[0]["cluster_default"].as<bool>());
        if (tree) {
            QVERIFY(file[0]["tree"]["switches"].size() > 1 && !file[0]["flat"]);
            QVERIFY(read(to + u'/' + names.front()).contains("TopologyParam=Dragonfly"));
        } else {
            QVERIFY(file[0]["flat"].as<bool>() && !file[0]["tree"]);
        }
    }
}

void NetworkExportTest::sheetsHaveTheColumnsOfTheTrade() {
    app::loadLanguage(QStringLiteral("zh_CN"));
    const Answer a = run({"export", "--example", "bid-1024", "--design", "1", "--format", "cables", "--out",
                          folder("trade"), "--lang", "zh_CN"});
    app::loadLanguage(QStringLiteral("en"));
    QCOMPARE(a.code, 0);
    const QString first = QString::fromStdString(a.out).section(u'\n', 0, 0);
    const auto lines = read(folder("trade/") + first).split('\n');
    QByteArray top = lines[0];
    if (top.startsWith("\xEF\xBB\xBF")) top.remove(0, 3);
    const auto head = cellsOf(top), row = cellsOf(lines[1]);
    QCOMPARE(head.size(), row.size());
    const auto at = [&](const char* name) {
        const auto i = head.indexOf(QByteArray(name));
        return i < 0 ? QByteArray("(no column)") : row[i];
    };
    // The first cable of the first server: twin modules at both ends, OM4 fibre, priced in the bill.
    QCOMPARE(at("光模块型号"), QByteArray("980-9I51A-00NS00 / MMA4Z00-NS / 980-9I510-00NS00"));
    QCOMPARE(at("封装"), QByteArray("OSFP 平顶双口（DGX） / OSFP 带散热鳍双口"));
    QVERIFY2(at("规格").contains("400 Gbit/s") && at("规格").contains("50 m"), at("规格"));
    QCOMPARE(at("光纤类型"), QByteArray("MMF OM4 / MMF OM4 2xMPO-12/APC"));
    QVERIFY(at("价格区间").contains("CNY") && at("估价低").toDouble() > 0 && at("估价高").toDouble() > 0);
    QCOMPARE(at("颜色"), QByteArray("水绿色"));
    QVERIFY(!at("描述").isEmpty() && !at("路由").isEmpty());
    QCOMPARE(at("POD"), QByteArray());  // two tiers have none
    QVERIFY(!at("服务器分组").isEmpty());
}

void NetworkExportTest::sheetsCostWhatTheBillSays_data() {
    QTest::addColumn<QString>("planes");
    QTest::addColumn<QString>("trunk");
    QTest::addColumn<QString>("rates");  // of links to servers, of links between switches
    QTest::newRow("one plane") << "1"
                               << ""
                               << "400 Gbit/s, 400 Gbit/s";
    QTest::newRow("two planes") << "2"
                                << ""
                                << "200 Gbit/s, 200 Gbit/s";
    QTest::newRow("uplinks twice as fast") << "2"
                                           << "400"
                                           << "200 Gbit/s, 400 Gbit/s";
}

// Every link takes its share of its cable and of the modules at its ends: together they are the bill.
void NetworkExportTest::sheetsCostWhatTheBillSays() {
    QFETCH(QString, planes);
    QFETCH(QString, trunk);
    QFETCH(QString, rates);
    const auto book = app::openExample(QStringLiteral("bid-1024"));
    auto item = book->workbook.designs.front();
    auto project = book->workbook.project;
    auto design = *item.design;
    QVERIFY(!model::setInput(project, design, "fabrics.compute.planes", planes.toStdString()));
    QVERIFY(!model::setInput(project, design, "fabrics.compute.trunk_rate", trunk.toStdString()));
    item.design = std::make_shared<const model::Design>(design);
    const auto r = model::evaluate(project, design);
    const auto written = app::exportNetworks(project, item, r, QStringLiteral("cables"), folder("prices"));
    QVERIFY(written);
    const auto lines = read(folder("prices/") + written->front()).split('\n');
    const auto head = cellsOf(lines[0]);
    const auto low = head.indexOf("Price, low"), rate = head.indexOf("Rate"), from = head.indexOf("A type");
    QVERIFY(low > 0 && rate > 0 && from > 0);
    double sheet = 0, bill = 0;
    for (qsizetype i = 1; i + 1 < lines.size(); ++i) {
        const auto cells = cellsOf(lines[i]);
        sheet += cells[low].toDouble();
        QCOMPARE(QString::fromUtf8(cells[rate]), rates.split(QStringLiteral(", "))[cells[from] == "Switch" ? 1 : 0]);
    }
    for (const auto& l : r.bill) {
        if (l.location != r.fabrics.front().name) continue;
        if (l.level != model::cost::Level::Cable && l.level != model::cost::Level::Module) continue;
        const double usd = l.price.currency == "USD" ? book->workbook.project.cnyPerUsd.si : 1;
        bill += double(*l.quantity) * model::cost::rangeOf(l.price)->low * usd;
    }
    QVERIFY2(std::abs(sheet / bill - 1) < 1e-4, qPrintable(QStringLiteral("%1 %2").arg(sheet).arg(bill)));
}

void NetworkExportTest::hostListsAreShort() {
    QCOMPARE(model::hostList("node", {1, 2, 3, 7, 9, 10}, 3), std::string("node[001-003,007,009-010]"));
    QCOMPARE(model::hostList("node", {12}, 3), std::string("node012"));
    QCOMPARE(model::hostList("n", {8, 9, 10, 11}, 2), std::string("n[08-11]"));
}

void NetworkExportTest::whatCannotBeWrittenIsSaid() {
    const Answer format = run({"export", "--example", "bid-1024", "--format", "exe", "--out", folder("bad")});
    QCOMPARE(format.code, 2);
    QVERIFY2(QString::fromStdString(format.err).contains(QStringLiteral("cables")), format.err.c_str());
    QVERIFY(!QDir(folder("bad")).exists());
    const Answer huge = run({"export", "--example", "bid-1024", "--design", "1", "--set",
                             "pools.train.accelerators=1000000000", "--format", "dot", "--out", folder("bad")});
    QCOMPARE(huge.code, 2);
    // What cannot be built has no cables: the reason is the finding, not the racks.
    const Answer mesh = run({"export", "--example", "bid-1024", "--design", "1", "--set",
                             "fabrics.compute.family=full_mesh", "--format", "cables", "--out", folder("bad")});
    QCOMPARE(mesh.code, 2);
    QVERIFY2(QString::fromStdString(mesh.err).contains(QStringLiteral("cannot be built")), mesh.err.c_str());
    for (const char* kind : {"dot", "slurm", "cables"}) {
        const Answer odd = run({"export", "--example", "bid-1024", "--design", "1", "--set",
                                "fabrics.compute.trunk_rate=300", "--format", kind, "--out", folder("bad")});
        QCOMPARE(odd.code, 2);
        QVERIFY2(QString::fromStdString(odd.err).contains(QStringLiteral("they can run at")), odd.err.c_str());
    }
    QFile file(folder("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const Answer inFile = run({"export", "--example", "bid-1024", "--format", "dot", "--out", file.fileName()});
    QCOMPARE(inFile.code, 2);
    QVERIFY(!inFile.err.empty());
}

QTEST_GUILESS_MAIN(NetworkExportTest)
#include "network_export_test.moc"
