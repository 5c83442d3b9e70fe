// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network_export.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <map>

#include "app/catalogs.h"
#include "app/command_support.h"
#include "app/names.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "model/cost/bill.h"
#include "model/files/network_files.h"
#include "model/plan/bridge.h"
#include "model/plan/cable_sheet.h"
#include "model/plan/details.h"
#include "model/plan/fabric_request.h"

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
    return {tr("Cable"),       tr("Network"),     tr("Pod"),        tr("Server group"), tr("A device"),
            tr("A type"),      tr("A port"),      tr("A rack"),     tr("A unit"),       tr("A module"),
            tr("Z device"),    tr("Z type"),      tr("Z port"),     tr("Z rack"),       tr("Z unit"),
            tr("Z module"),    tr("Rate"),        tr("Cable type"), tr("Splitter"),     tr("Module model"),
            tr("Form factor"), tr("Module data"), tr("Fibre type"), tr("Reach (m)"),    tr("Way (m)"),
            tr("Length (m)"),  tr("Price range"), tr("Price, low"), tr("Price, high"),  tr("Description"),
            tr("Label A"),     tr("Label Z"),     tr("Colour"),     tr("Bundle"),       tr("Route")};
}

QString runText(model::fabric::Run run) {
    using model::fabric::Run;
    switch (run) {
        case Run::Server:
            return tr("Server to leaf");
        case Run::Manager:
            return tr("Fabric manager to leaf");
        case Run::LeafSpine:
            return tr("Leaf to spine");
        case Run::SpineCore:
            return tr("Spine to core");
        case Run::Direct:
            return tr("Direct");
    }
    return {};
}

/// Jacket colours of TIA-598: aqua for OM3 and OM4, lime for OM5, yellow for single mode; no rule for copper.
QString jacket(const model::fabric::CableCount& cable, const model::Fabric& f) {
    using model::fabric::CableKind;
    if (cable.kind == CableKind::SingleMode) return tr("yellow");
    if (cable.kind != CableKind::Multimode) return {};
    return f.switchOptic.medium.find("OM5") != std::string::npos ? tr("lime green") : tr("aqua");
}

/// Rate and reach of a module as entered; what is not known is left out.
QString moduleData(const model::Optic& o) {
    QStringList parts;
    if (o.linkRate) {
        const QString rate = text(model::shortText(o.linkRate->si, "Gbit/s"));
        parts << (o.linksPerModule > 1 ? QStringLiteral("%1 × %2").arg(o.linksPerModule).arg(rate) : rate);
    }
    if (o.reach) parts << QStringLiteral("%1 m").arg(plainMetres(o.reach->si));
    return parts.join(QStringLiteral(", "));
}

/// "OSFP finned twin" of the note in the catalogue, while the module is still the one that was chosen there.
QString formFactor(const model::Ref& id, const model::Optic& o) {
    static const auto shipped = builtInCatalogs().catalog;
    static const QRegularExpression form(QStringLiteral("(?:Form: |封装：)([^.。]+)[.。]"));
    for (const auto& entry : shipped->optics)
        if (entry.id == id.id && entry.value.name == o.name) return form.match(entryNote(entry)).captured(1).trimmed();
    return {};
}

/// What both ends have, once where they are alike.
QString joined(const QString& a, const QString& z) {
    if (a.isEmpty() || a == z) return z;
    return z.isEmpty() ? a : a + QStringLiteral(" / ") + z;
}

/// Runs between switches, whose links may be wider.
bool between(model::fabric::Run run) {
    return run == model::fabric::Run::LeafSpine || run == model::fabric::Run::SpineCore;
}

/// Prices of the parts that a link takes its share of, from the lines of the bill; blank while one is not known.
class LinkPrice {
public:
    LinkPrice(const model::Project& project, const model::Design& design, const model::Results& results,
              std::size_t network)
        : m_project(project), m_design(design), m_results(results), m_network(network) {}

    std::optional<model::cost::Range> of(const model::PlacedCable& c, const model::fabric::MediumChoice& choice,
                                         const model::SizedNetwork& sized) {
        if (!c.cable.kind || c.cable.tooLong) return std::nullopt;
        const bool fibre = model::fabric::endsInModules(*c.cable.kind);
        double share = 1.0 / double(choice.perCable());
        if (c.cable.betweenSplitters)  // all links of a plug share its splitter
            share += (1.0 / double(choice.lowLegs) + 1.0 / double(choice.highLegs)) / double(choice.together);
        auto sum = part(model::cost::Level::Cable, {}, share);
        const auto cage = model::plan::linksPerCage(m_design.fabrics[m_network].value, sized.in);
        for (const model::CableEnd* end : {&c.a, &c.z}) {
            if (!fibre) break;
            sum = plus(sum, part(model::cost::Level::Module,
                                 end->isSwitch ? "Optical module, switch side" : "Optical module, server side",
                                 1.0 / double(!end->isSwitch         ? cage.atServer
                                              : between(c.cable.run) ? cage.trunk
                                                                     : cage.atSwitch)));
        }
        return sum;
    }

private:
    using Range = model::cost::Range;
    static std::optional<Range> plus(const std::optional<Range>& a, const std::optional<Range>& b) {
        if (!a || !b) return std::nullopt;
        return Range{a->low + b->low, a->typical + b->typical, a->high + b->high};
    }
    std::optional<Range> part(model::cost::Level level, std::string_view what, double share) {
        const auto [at, isNew] = m_known.try_emplace({int(level), std::string(what)});
        if (isNew) at->second = priceOf(level, what);
        if (!at->second) return std::nullopt;
        return Range{at->second->low * share, at->second->typical * share, at->second->high * share};
    }
    std::optional<Range> priceOf(model::cost::Level level, std::string_view what) const {
        const auto rates = model::plan::ratesOf(m_project);
        for (const auto& line : m_results.bill) {
            if (line.level != level || line.location != m_design.fabrics[m_network].name ||
                (!what.empty() && line.description != what))
                continue;
            const auto rate = rates.find(line.price.currency);
            const auto range = model::cost::rangeOf(line.price);
            if (!range || rate == rates.end()) return std::nullopt;
            return Range{range->low * rate->second, range->typical * rate->second, range->high * rate->second};
        }
        return std::nullopt;
    }

    const model::Project& m_project;
    const model::Design& m_design;
    const model::Results& m_results;
    std::size_t m_network;
    std::map<std::pair<int, std::string>, std::optional<Range>> m_known;
};

/// Every cable with both ends in their racks, in the order in which it is laid.
std::optional<QByteArray> cableSheet(const model::Project& project, const model::Design& design,
                                     const model::Results& results, const model::SitePlan& plan, std::size_t network) {
    const auto& item = design.fabrics[network];
    const model::Fabric& f = item.value;
    const model::SizedNetwork& sized = *plan.networks[network];
    QByteArray out(kUtf8Mark);
    out += csvLine(cableHead());
    const QString title = itemName(item.name);
    const QString toServer = text(model::shortText(sized.in.linkRate.si, "Gbit/s")),
                  trunk = text(model::shortText(model::fabric::trunkRate(sized.in).si, "Gbit/s"));
    const QString currency = text(model::currencyCode(project));
    const QString atSwitch = formFactor(f.switchOpticId, f.switchOptic),
                  atServer = formFactor(f.serverOpticId, f.serverOptic);
    const auto kind = [](bool isSwitch) { return isSwitch ? tr("Switch") : tr("Host"); };
    const auto unitText = [](const model::CableEnd& end) {
        return end.unit > 0 ? QString::number(end.unit) : QString();
    };
    const auto label = [](const model::CableEnd& end) {
        return QStringLiteral("%1:%2").arg(text(end.device), end.port.empty() ? QStringLiteral("-") : text(end.port));
    };
    LinkPrice prices(project, design, results, network);
    const bool good = model::forEachPlacedCable(design, plan, network, [&](const model::PlacedCable& c) {
        const auto choice = model::mediumChoice(design, network, sized, c.cable.run);
        const bool fibre = c.cable.kind && model::fabric::endsInModules(*c.cable.kind);
        const bool modules = fibre && !c.cable.tooLong;
        const auto reach = !c.cable.kind           ? std::nullopt
                           : choice.reach && fibre ? choice.reach
                                                   : model::fabric::reachOf(*c.cable.kind, choice.lane);
        const auto both = [&](const auto& of) {
            return modules ? joined(of(c.a.isSwitch), of(c.z.isSwitch)) : QString();
        };
        const auto optic = [&](bool isSwitch) -> const model::Optic& {
            return isSwitch ? f.switchOptic : f.serverOptic;
        };
        const auto price = prices.of(c, choice, sized);
        const auto money = [&](double x) { return QString::number(x, 'f', 2); };
        out += csvLine(
            {QString::number(c.number),
             title,
             c.pod > 0 ? QString::number(c.pod) : QString(),
             itemName(c.a.group.empty() ? c.z.group : c.a.group),
             text(c.a.device),
             kind(c.a.isSwitch),
             text(c.a.port),
             text(c.a.rack),
             unitText(c.a),
             moduleAt(f, c.a, c.cable),
             text(c.z.device),
             kind(c.z.isSwitch),
             text(c.z.port),
             text(c.z.rack),
             unitText(c.z),
             moduleAt(f, c.z, c.cable),
             between(c.cable.run) ? trunk : toServer,
             c.cable.kind ? translated("choices", model::fabric::nameOf(*c.cable.kind)) : tr("to be decided"),
             c.cable.betweenSplitters ? tr("1:%1 at both ends").arg(c.cable.fanOut)
             : c.cable.fanOut > 1     ? tr("1:%1").arg(c.cable.fanOut)
                                      : tr("no"),
             both([&](bool s) { return titleText(optic(s).name); }),
             both([&](bool s) { return s ? atSwitch : atServer; }),
             both([&](bool s) { return moduleData(optic(s)); }),
             both([&](bool s) { return text(optic(s).medium); }),
             reach ? plainMetres(reach->si) : QString(),
             QString::number(c.way, 'f', 2),
             c.cable.stock ? plainMetres(*c.cable.stock) : QString(),
             !price ? QString()
             : price->low == price->high
                 ? QStringLiteral("%1 %2").arg(money(price->low), currency)
                 : QStringLiteral("%1–%2 %3").arg(money(price->low), money(price->high), currency),
             price ? money(price->low) : QString(),
             price ? money(price->high) : QString(),
             runText(c.cable.run),
             label(c.a),
             label(c.z),
             jacket(c.cable, f),
             QStringLiteral("%1-%2").arg(text(c.a.rack), text(c.z.rack)),
             c.a.rack == c.z.rack              ? tr("in the rack")
             : design.racks.trayHeight.si >= 0 ? tr("%1, tray above, %2").arg(text(c.a.rack), text(c.z.rack))
                                               : tr("%1, under the floor, %2").arg(text(c.a.rack), text(c.z.rack))});
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

/// The finding that says why what begins with `path` has no results.
const model::Problem* refusal(const model::Results& results, std::string_view path) {
    const auto& all = results.problems;
    const auto at = std::find_if(all.begin(), all.end(), [&](const auto& p) {
        return p.blocks && p.severity == model::Severity::Error && std::string_view(p.key).starts_with(path);
    });
    return at == all.end() ? nullptr : &*at;
}

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
    if (!plan) {
        // A network that cannot be built leaves its racks open: its own finding is the reason.
        if (const auto* why = refusal(results, "fabrics.")) return {std::nullopt, *why};
        return {std::nullopt, problem("app.export_no_floor", {Arg::text(design.name)})};
    }
    const auto& fabrics = design.design->fabrics;
    for (std::size_t i = 0; i < fabrics.size(); ++i) {
        if (!plan->networks[i]) continue;
        auto sheet = cableSheet(project, *design.design, results, *plan, i);
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
        if (!results.fabrics[i].value.links)
            if (const auto* why = refusal(results, "fabrics." + fabrics[i].name + ".")) return {std::nullopt, *why};
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
