// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network_export.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

#include "app/command_support.h"
#include "app/names.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "model/files/network_files.h"
#include "model/plan/cable_sheet.h"
#include "model/plan/details.h"

namespace app {
namespace {

using model::Arg;
using model::problem;

struct Network {
    QString name;  ///< of the item
    model::FabricRole role;
    model::fabric::SizingInputs inputs;
    model::fabric::Sizing sizing;
    model::fabric::Wiring wiring;
    model::NamedNetwork named() const {
        return {inputs, sizing, wiring, role == model::FabricRole::Compute ? "node" : "port"};
    }
};

QString tr(const char* text) {
    return QCoreApplication::translate("app", text);
}

/// Without what file systems and shells trip over.
QString fileName(const QString& name) {
    static const QRegularExpression unfit(QStringLiteral("[^\\p{L}\\p{N}._-]+"));
    QString plain = name.simplified();
    plain.replace(unfit, QStringLiteral("-"));
    while (plain.startsWith(u'.') || plain.startsWith(u'-')) plain.remove(0, 1);
    return plain.isEmpty() ? QStringLiteral("network") : plain;
}

QByteArray bytesOf(const std::string& text) {
    return QByteArray(text.data(), qsizetype(text.size()));
}

QString plainMetres(double metres) {
    return QString::number(metres, 'g', 6);
}

/// What one end of a cable is plugged with; nothing where the cable brings its own ends.
QString moduleAt(const model::Fabric& f, const model::CableEnd& end, const model::fabric::CableCount& cable) {
    if (!cable.kind || !model::fabric::endsInModules(*cable.kind)) return {};
    if (cable.tooLong) return tr("to be decided");  // the chosen ones do not reach that far
    return titleText(end.isSwitch ? f.switchOptic.name : f.serverOptic.name);
}

QStringList cableHead() {
    return {tr("Cable"),   tr("Network"),    tr("A device"), tr("A type"),     tr("A port"),       tr("A rack"),
            tr("A unit"),  tr("A module"),   tr("Z device"), tr("Z type"),     tr("Z port"),       tr("Z rack"),
            tr("Z unit"),  tr("Z module"),   tr("Rate"),     tr("Cable type"), tr("1:2 splitter"), tr("Reach (m)"),
            tr("Way (m)"), tr("Length (m)"), tr("Label A"),  tr("Label Z"),    tr("Bundle")};
}

/// Every cable with both ends in their racks, in the order in which it is laid.
std::optional<QByteArray> cableSheet(const model::Design& design, const model::SitePlan& plan, std::size_t network) {
    const auto& item = design.fabrics[network];
    const model::Fabric& f = item.value;
    QByteArray out(kUtf8Mark);
    out += csvLine(cableHead());
    const QString title = itemName(item.name);
    const QString rate = text(model::shortText(plan.networks[network]->in.linkRate.si, "Gbit/s"));
    const auto kind = [](bool isSwitch) { return isSwitch ? tr("Switch") : tr("Host"); };
    const auto label = [](const model::CableEnd& end) {
        return QStringLiteral("%1:%2").arg(text(end.device), end.port.empty() ? QStringLiteral("-") : text(end.port));
    };
    const bool good = model::forEachPlacedCable(design, plan, network, [&](const model::PlacedCable& c) {
        const auto lane = model::mediumChoice(design, network, *plan.networks[network], c.cable.run);
        const auto reach = !c.cable.kind ? std::nullopt
                           : lane.reach && model::fabric::endsInModules(*c.cable.kind)
                               ? lane.reach
                               : model::fabric::reachOf(*c.cable.kind, lane.lane);
        out +=
            csvLine({QString::number(c.number),
                     title,
                     text(c.a.device),
                     kind(c.a.isSwitch),
                     text(c.a.port),
                     text(c.a.rack),
                     QString::number(c.a.unit),
                     moduleAt(f, c.a, c.cable),
                     text(c.z.device),
                     kind(c.z.isSwitch),
                     text(c.z.port),
                     text(c.z.rack),
                     QString::number(c.z.unit),
                     moduleAt(f, c.z, c.cable),
                     rate,
                     c.cable.kind ? translated("choices", model::fabric::nameOf(*c.cable.kind)) : tr("to be decided"),
                     c.cable.splitter ? tr("yes") : tr("no"),
                     reach ? plainMetres(reach->si) : QString(),
                     QString::number(c.way, 'f', 2),
                     c.cable.stock ? plainMetres(*c.cable.stock) : QString(),
                     label(c.a),
                     label(c.z),
                     QStringLiteral("%1-%2").arg(text(c.a.rack), text(c.z.rack))});
    });
    return good ? std::optional(std::move(out)) : std::nullopt;
}

model::Problem tooLarge(const std::string& network, const model::fabric::Sizing& sizing) {
    return problem("app.export_too_large", {Arg::text(network), Arg::number(double(sizing.total.links())),
                                            Arg::number(double(model::fabric::kMostLinks))});
}

struct File {
    QString name;
    QByteArray bytes;
};

std::vector<File> filesOf(const Network& network, const QString& design, const QString& format) {
    const QString base = fileName(design + QLatin1Char('-') + network.name);
    if (format == QLatin1String("dot"))
        return {{base + QStringLiteral(".dot"),
                 bytesOf(model::networkDot(network.named(), utf8(titleText(utf8(design)) + QStringLiteral(" · ") +
                                                                 itemName(utf8(network.name)))))}};
    if (network.role != model::FabricRole::Compute) return {};  // jobs are placed on the compute network
    std::vector<File> files;
    const auto add = [&](const char* ending, const std::string& text) {
        if (!text.empty()) files.push_back({base + QLatin1String(ending), bytesOf(text)});
    };
    add("-topology.conf", model::slurmTopologyConf(network.named()));
    add("-topology.yaml", model::slurmTopologyYaml(network.named()));
    return files;
}

/// One sheet per network.
model::Outcome<std::vector<File>> cableSheets(const model::Project& project, const model::DesignItem& design,
                                              const model::Results& results) {
    std::vector<File> files;
    const auto plan = model::sitePlan(project, *design.design, results);
    if (!plan) return {std::nullopt, problem("app.export_no_floor", {Arg::text(design.name)})};
    const auto& fabrics = design.design->fabrics;
    for (std::size_t i = 0; i < fabrics.size(); ++i) {
        if (!plan->networks[i]) continue;
        auto sheet = cableSheet(*design.design, *plan, i);
        if (!sheet) return {std::nullopt, tooLarge(fabrics[i].name, plan->networks[i]->sizing)};
        files.push_back(
            {fileName(text(design.name) + QLatin1Char('-') + text(fabrics[i].name)) + QStringLiteral("-cables.csv"),
             std::move(*sheet)});
    }
    return model::good(std::move(files));
}

model::Outcome<std::vector<File>> networkFiles(const model::Project& project, const model::DesignItem& design,
                                               const model::Results& results, const QString& format) {
    std::vector<File> files;
    const auto& fabrics = design.design->fabrics;
    for (std::size_t i = 0; i < fabrics.size(); ++i) {
        const auto request = model::fabricRequest(project, *design.design, results, i);
        if (!request) continue;
        auto sizing = model::fabric::sizeFabric(*request);
        if (!sizing.feasible) continue;
        auto wiring = model::fabric::wire(*request, sizing);
        if (!wiring) return {std::nullopt, tooLarge(fabrics[i].name, sizing)};
        const Network network{text(fabrics[i].name), fabrics[i].value.role, *request, std::move(sizing),
                              std::move(*wiring)};
        for (File& file : filesOf(network, text(design.name), format)) files.push_back(std::move(file));
    }
    return model::good(std::move(files));
}

}  // namespace

QStringList exportFormats() {
    return {QStringLiteral("dot"), QStringLiteral("slurm"), QStringLiteral("cables")};
}

model::Outcome<QStringList> exportNetworks(const model::Project& project, const model::DesignItem& design,
                                           const model::Results& results, const QString& format,
                                           const QString& folder) {
    if (!exportFormats().contains(format))
        return {std::nullopt, problem("app.no_format", {Arg::text(utf8(format)),
                                                        Arg::text(utf8(exportFormats().join(QStringLiteral(", "))))})};
    const auto made = format == QLatin1String("cables") ? cableSheets(project, design, results)
                                                        : networkFiles(project, design, results, format);
    if (!made) return {std::nullopt, made.problem};
    const std::vector<File>& files = *made;
    if (files.empty()) return {std::nullopt, problem("app.export_nothing", {Arg::text(design.name)})};
    const QDir dir(folder);
    if (!dir.exists() && !QDir().mkpath(folder))
        return {std::nullopt, problem("app.no_folder", {Arg::text(utf8(folder))})};
    QStringList written;
    for (const File& file : files) {
        if (auto wrong = writeBytes(dir.filePath(file.name), file.bytes)) return {std::nullopt, *wrong};
        written << file.name;
    }
    return model::good(std::move(written));
}

}  // namespace app
