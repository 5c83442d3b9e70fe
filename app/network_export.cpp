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
    QString optic;

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

QByteArray cableSheet(const Network& network) {
    QByteArray out(kUtf8Mark);
    out += csvLine({tr("Cable"), tr("Network"), tr("A device"), tr("A type"), tr("A port"), tr("Z device"),
                    tr("Z type"), tr("Z port"), tr("Rate"), tr("Module"), tr("Label A"), tr("Label Z")});
    const QString rate = text(model::shortText(network.inputs.linkRate.si, "Gbit/s"));
    const QString title = itemName(utf8(network.name));
    const auto kind = [](bool isSwitch) { return isSwitch ? tr("Switch") : tr("Host"); };
    model::forEachCable(network.named(), [&](const model::CableRow& row) {
        const QString a = text(row.aName), z = text(row.zName);
        out += csvLine({QString::number(row.number), title, a, kind(row.aIsSwitch), QString::number(row.aPort), z,
                        kind(row.zIsSwitch), QString::number(row.zPort), rate, network.optic,
                        QStringLiteral("%1:%2").arg(a).arg(row.aPort), QStringLiteral("%1:%2").arg(z).arg(row.zPort)});
    });
    return out;
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
    if (format == QLatin1String("cables")) return {{base + QStringLiteral("-cables.csv"), cableSheet(network)}};
    if (network.role != model::FabricRole::Compute) return {};  // jobs are placed on the compute network
    std::vector<File> files;
    const auto add = [&](const char* ending, const std::string& text) {
        if (!text.empty()) files.push_back({base + QLatin1String(ending), bytesOf(text)});
    };
    add("-topology.conf", model::slurmTopologyConf(network.named()));
    add("-topology.yaml", model::slurmTopologyYaml(network.named()));
    return files;
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
    std::vector<File> files;
    const auto& fabrics = design.design->fabrics;
    for (std::size_t i = 0; i < fabrics.size(); ++i) {
        const auto request = model::fabricRequest(project, *design.design, results, i);
        if (!request) continue;
        auto sizing = model::fabric::sizeFabric(*request);
        if (!sizing.feasible) continue;
        auto wiring = model::fabric::wire(*request, sizing);
        if (!wiring)
            return {std::nullopt, problem("app.export_too_large",
                                          {Arg::text(fabrics[i].name), Arg::number(double(sizing.total.links())),
                                           Arg::number(double(model::fabric::kMostLinks))})};
        const Network network{text(fabrics[i].name), fabrics[i].value.role, *request,
                              std::move(sizing),     std::move(*wiring),    text(fabrics[i].value.switchOptic.name)};
        for (File& file : filesOf(network, text(design.name), format)) files.push_back(std::move(file));
    }
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
