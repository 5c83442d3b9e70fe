// SPDX-License-Identifier: GPL-3.0-or-later
// The compute network as drawn: tiers, rails by colour, scalable units or pods. Up to 64 switches each is a box; above
// that a box stands for one rail of a unit (or of a run of units), so the cost does not grow with the network.
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "app/names.h"
#include "model/fabric/shape.h"
#include "views/figures/common.h"
#include "views/figures/failure_words.h"
#include "views/figures/topology_direct.h"

namespace views::figures {
namespace {

using model::fabric::Sizing;
constexpr std::int64_t kMostSwitches = 64;
constexpr std::int64_t kMostBoxes = 16, kTopBoxes = 8;
constexpr int kStorageSeries = 2;  // leaves that storage nodes have of their own

/// `total` things in at most `most` boxes: from, count.
std::vector<std::pair<std::int64_t, std::int64_t>> chunks(std::int64_t total, std::int64_t most) {
    std::vector<std::pair<std::int64_t, std::int64_t>> list;
    if (total < 1) return list;
    const std::int64_t each = model::fabric::ceilDiv(total, most);
    for (std::int64_t at = 0; at < total; at += each) list.emplace_back(at, std::min(each, total - at));
    return list;
}

int countFor(std::int64_t n) {
    return int(std::min<std::int64_t>(n, 1'000'000'000));
}

/// Switches of a box by their links down, the most first.
using Kinds = std::map<std::int64_t, std::int64_t, std::greater<>>;

struct Plan {
    const Source& s;
    const model::fabric::SizingInputs& in;
    const Sizing& z;
    Topology t;
    int leafTier = 0, spineTier = 0;
    std::int64_t rails = 1, units = 0;  // leaves = rails x units; two leaves of a rail where a NIC has two ports
    std::int64_t copies = 1;            // separate networks, one per rail
    std::int64_t tors = 1;              // leaves in a row that serve the same rail, each one port of its NICs
    bool inGroups = false;              // a box stands for several switches

    /// Ports of a spine or core.
    std::int64_t portsOf(bool core) const {
        const std::int64_t spine = model::fabric::trunkPorts(in);
        return core ? in.coreSwitchPorts.value_or(spine) : spine;
    }
    int series(std::int64_t rail) const { return 1 + int(rail / tors % kSeriesCount); }
    /// "3"; with two leaves "3A", "3B".
    QString railName(std::int64_t rail) const {
        const QString number = QString::number(rail / tors + 1);
        return tors > 1 ? number + QLatin1Char(rail % tors == 0 ? 'A' : 'B') : number;
    }
    /// Name and id of an upper switch; where every rail has a network of its own, in front of them the rail.
    QString upper(std::int64_t copy, const QString& name, const char* joint) const {
        return copies > 1 ? QLatin1Char('R') + railName(copy) + QLatin1String(joint) + name : name;
    }

    /// End points of one rail below a run of leaves: links, which are servers where each has one link to a rail.
    /// Without rails the links of a server take consecutive ports, so a leaf has fewer servers than ports. A pod may
    /// begin or end between the rails of a group of servers: its links count, so that the pods add up to all servers.
    std::int64_t nodesBelow(std::int64_t firstLeaf, std::int64_t count) const {
        const auto filling = model::fabric::fillingOf(in, z);
        // Leaves that serve the same servers or ports of NICs.
        const std::int64_t alike = std::max(rails, filling.shape.rails);
        const auto before = [&](std::int64_t leaf) {
            return (alike * filling.before(leaf / alike) + leaf % alike * filling.on(leaf / alike)) / rails;
        };
        return before(firstLeaf + count) - before(firstLeaf);
    }
    std::int64_t nodesIn(std::int64_t firstUnit, std::int64_t count) const {
        return nodesBelow(firstUnit * rails, count * rails);
    }
    /// Leaves of one network, those of `rail` or with -1 of all, by their links towards the servers.
    Kinds leafKinds(std::int64_t first, std::int64_t count, std::int64_t rail) const {
        const auto filling = model::fabric::fillingOf(in, z);
        const auto& shape = filling.shape;
        Kinds kinds;
        if (in.evenLeaves) {  // neither rails nor units; leaves differ by one link, and from those of the other side
            for (std::int64_t leaf = first; leaf < first + count; ++leaf) ++kinds[filling.on(leaf)];
            return kinds;
        }
        for (std::int64_t r = 0; r < shape.rails; ++r) {
            if (rail >= 0 && r != rail) continue;
            // The manager's links stand behind those of the servers, spread over the rails.
            const std::int64_t wired =
                shape.wired + shape.ufmLinks / shape.rails + (r < shape.ufmLinks % shape.rails ? 1 : 0);
            const auto blocksBefore = [&](std::int64_t leaf) {
                return model::fabric::ceilDiv(std::max<std::int64_t>(0, leaf - r), shape.rails);
            };
            const std::int64_t from = blocksBefore(first), to = blocksBefore(first + count);
            const std::int64_t full = std::clamp(wired / z.leafDown, from, to);
            kinds[z.leafDown] += full - from;
            if (full == to) continue;
            kinds[std::clamp<std::int64_t>(wired - full * z.leafDown, 0, z.leafDown)] += 1;
            kinds[0] += to - full - 1;
        }
        return kinds;
    }
    /// What the switches of a box have wired, by kind, with the ratio of each.
    QString wiredText(const Kinds& kinds, std::int64_t up, std::int64_t ports, std::int64_t upWidth = 1) const {
        QStringList lines;
        for (const auto& [down, n] : kinds) {
            if (n < 1) continue;
            const QString words = up > 0 ? translate("Figures", "each with %1 links down and %2 up of %3 ports")
                                               .arg(count(double(down)), count(double(up)), count(double(ports)))
                                         : translate("Figures", "each with %1 links down of %2 ports")
                                               .arg(count(double(down)), count(double(ports)));
            lines << counted(double(n), translate("Figures", "%1 switch"), translate("Figures", "%1 switches")) +
                         (s.chinese() ? QStringLiteral("，") : QStringLiteral(", ")) + words;
            if (up > 0)
                lines << translate("Figures", "Ratio down to up %1").arg(ratio(double(down) / double(up * upWidth)));
        }
        return lines.join(QLatin1Char('\n'));
    }
    int add(Topology::Node node) {
        t.nodes.push_back(std::move(node));
        return int(t.nodes.size()) - 1;
    }
    void link(int from, int to, std::int64_t n) {
        if (n > 0) t.links.push_back({from, to, countFor(n), false});
    }
};

QString unitNote(const Plan& p, std::int64_t nodes) {
    return p.rails > 1 ? counted(double(nodes), translate("Figures", "%1 server"), translate("Figures", "%1 servers"))
                       : counted(double(nodes), translate("Figures", "%1 port"), translate("Figures", "%1 ports"));
}

void leaves(Plan& p) {
    for (std::int64_t u = 0; u < p.units; ++u) {
        const std::int64_t nodes = p.nodesIn(u, 1);
        if (p.rails > 1) {
            const QString name = QStringLiteral("SU%1").arg(u + 1);
            p.t.groups.push_back({name, translate("Figures", "%1: %2").arg(name, unitNote(p, nodes)), name});
        }
        for (std::int64_t r = 0; r < p.rails; ++r)
            p.add({QStringLiteral("leaf%1-%2").arg(u + 1).arg(r + 1),
                   p.rails > 1 ? p.railName(r) : QString::number(u + 1), p.leafTier, p.rails > 1 ? int(u) : -1,
                   p.rails > 1                     ? p.series(r)
                   : u >= p.units - p.z.sideLeaves ? kStorageSeries
                                                   : 0,
                   false, countFor(nodes)});
    }
}

// Pods of `spineDown` leaves are filled one after the other; spine j of every pod belongs to core group j. Separate
// networks have a leaf of every unit each.
void upperTiers(Plan& p, std::int64_t copy) {
    const Sizing& z = p.z;
    const std::int64_t leafCount = z.perPlane.leaves / p.copies;
    const auto leaf = [&](std::int64_t l) { return int(l * p.copies + copy); };
    const int series = p.copies > 1 ? p.series(copy) : 0;
    const auto add = [&](const QString& id, const QString& name, int tier) {
        return p.add({p.upper(copy, id, "-"), p.upper(copy, name, "-"), tier, -1, series, false, 0});
    };
    if (z.tiers < 2) return;
    if (z.tiers == 2) {
        for (std::int64_t i = 0; i < z.perPlane.spines / p.copies; ++i) {
            const int spine = add(QStringLiteral("spine%1").arg(i + 1), QStringLiteral("S%1").arg(i + 1), p.spineTier);
            for (std::int64_t l = 0; l < leafCount; ++l) p.link(spine, leaf(l), z.linksPerPair);
        }
        return;
    }
    const std::int64_t pods = std::max<std::int64_t>(1, z.perPlane.pods / p.copies);
    const std::int64_t perPod = std::max<std::int64_t>(1, z.spineDown);
    std::vector<std::vector<int>> spines(static_cast<std::size_t>(pods));
    for (std::int64_t pod = 0; pod < pods; ++pod) {
        const bool partial = z.partialPodLeaves > 0 && pod == pods - 1;
        const std::int64_t n = partial ? z.partialPodSpines : z.leafUp;
        for (std::int64_t j = 0; j < n; ++j) {
            const int spine = add(QStringLiteral("spine%1-%2").arg(pod + 1).arg(j + 1),
                                  QStringLiteral("S%1").arg(j + 1), p.spineTier);
            spines[std::size_t(pod)].push_back(spine);
            for (std::int64_t l = pod * perPod; l < std::min<std::int64_t>((pod + 1) * perPod, leafCount); ++l)
                p.link(spine, leaf(l), partial ? z.partialLinksPerPair : z.linksPerPair);
        }
    }
    for (std::int64_t c = 0; c < z.perPlane.cores / p.copies; ++c) {
        const int core = add(QStringLiteral("core%1").arg(c + 1), QStringLiteral("C%1").arg(c + 1), 0);
        const std::size_t group = std::size_t(c / std::max<std::int64_t>(1, z.coresPerGroup));
        for (const auto& pod : spines)
            if (group < pod.size()) p.link(core, pod[group], z.coreLinksPerPair);
    }
}

/// A run of units or pods in one frame; of separate networks the same run of each.
struct Run {
    std::int64_t from, n;
    std::int64_t leaves, spines, nodes;  // switches of one network; end points of one rail in it
    bool endsPartial;                    // the last pod has fewer leaves and spines than the others

    std::int64_t fullPods() const { return n - (endsPartial ? 1 : 0); }
};

std::vector<Run> runsOf(const Plan& p) {
    const Sizing& z = p.z;
    const bool pods = z.tiers == 3;
    const std::int64_t total = pods ? std::max<std::int64_t>(1, z.perPlane.pods / p.copies) : p.units;
    const std::int64_t rails = p.rails / p.copies, each = pods ? z.spineDown : rails;
    const std::int64_t room =
        (kMostSwitches - std::max(kTopBoxes, p.copies)) / (p.rails + (pods ? p.copies : std::int64_t{0}));
    std::vector<Run> runs;
    for (const auto& [from, n] : chunks(total, std::clamp<std::int64_t>(room, 1, kMostBoxes))) {
        Run r{from, n, std::min(n * each, z.perPlane.leaves / p.copies - from * each), 0, 0, false};
        // Units of networks that stand apart have a leaf of each; a pod may begin between the rails of a unit.
        r.nodes = p.copies > 1 ? p.nodesIn(from * each / rails, r.leaves / rails) : p.nodesBelow(from * each, r.leaves);
        r.endsPartial = z.partialPodLeaves > 0 && from + n == total;
        r.spines = r.fullPods() * z.leafUp + (r.endsPartial ? z.partialPodSpines : 0);
        runs.push_back(r);
    }
    return runs;
}

QString times(std::int64_t n) {
    return QStringLiteral("× %1").arg(count(double(n)));
}

/// A box of a condensed drawing that the top tier is wired to: leaves, or the spines of pods.
struct Below {
    int box;
    std::int64_t leaves, fullPods;
    bool endsPartial;
};

// The spines or cores above the boxes of one network, in boxes of several. Core groups beyond the spines of a last pod
// that is not full have no link into it.
void topBoxes(Plan& p, std::int64_t copy, const std::vector<Below>& below) {
    const Sizing& z = p.z;
    const bool pods = z.tiers == 3, partial = pods && z.partialPodLeaves > 0;
    const std::int64_t top = (pods ? z.perPlane.cores : z.perPlane.spines) / p.copies;
    const std::int64_t intoLast = z.partialPodSpines * z.coresPerGroup;  // cores with a link into that pod
    const std::int64_t full = z.perPlane.pods / p.copies - (partial ? 1 : 0);
    for (const auto& [from, n] : chunks(top, std::max<std::int64_t>(1, kTopBoxes / p.copies))) {
        const QString name =
            n > 1 ? times(n) : QStringLiteral("%1%2").arg(pods ? QLatin1Char('C') : QLatin1Char('S')).arg(from + 1);
        const std::int64_t ports = p.portsOf(pods);
        const std::int64_t last = partial ? std::clamp<std::int64_t>(intoLast - from, 0, n) : 0;
        Kinds kinds;
        if (pods) {
            kinds[(full + 1) * z.coreLinksPerPair] += last;
            kinds[full * z.coreLinksPerPair] += n - last;
        } else {
            kinds[z.perPlane.leaves / p.copies * z.linksPerPair] += n;
        }
        const int box = p.add({p.upper(copy, QStringLiteral("top%1").arg(from + 1), "-"),
                               p.upper(copy, name, n > 1 ? " " : "-"), pods ? 0 : p.spineTier, -1,
                               p.copies > 1 ? p.series(copy) : 0, false, 0, p.wiredText(kinds, 0, ports)});
        for (const Below& w : below)
            p.link(box, w.box,
                   pods ? (n * w.fullPods + (w.endsPartial ? last : 0)) * z.coreLinksPerPair
                        : n * w.leaves * z.linksPerPair);
    }
}

// Runs of units in frames, in each a box per rail with the end points below it; the upper tiers in at most 8 boxes, or
// one for each separate network.
void condensed(Plan& p) {
    const Sizing& z = p.z;
    const bool pods = z.tiers == 3;
    p.inGroups = true;
    // Pods whose leaves do not share out evenly over the rails: their servers are wired in part, their ports are whole.
    if (pods && p.copies == 1 && z.spineDown % p.rails != 0) p.rails = 1;
    std::vector<std::vector<Below>> below(static_cast<std::size_t>(p.copies));
    for (const Run& r : runsOf(p)) {
        const QString range =
            r.n > 1 ? QStringLiteral("%1–%2").arg(r.from + 1).arg(r.from + r.n) : QString::number(r.from + 1);
        const QString word = pods          ? translate("Figures", "Pod %1")
                             : p.rails > 1 ? QStringLiteral("SU%1")
                                           : translate("Figures", "Leaf %1");
        const QString name = word.arg(range);
        p.t.groups.push_back({name, translate("Figures", "%1: %2").arg(name, unitNote(p, r.nodes)), name});
        const int group = int(p.t.groups.size()) - 1;
        const bool coloured = p.rails > 1;
        const std::int64_t rails = p.rails / p.copies;
        const std::int64_t first = r.from * (pods ? z.spineDown : rails);  // leaf of the run
        for (std::int64_t copy = 0; copy < p.copies; ++copy) {
            int spine = -1;
            if (pods) {
                const QString id = QStringLiteral("spines-") + name;
                Kinds kinds;
                kinds[z.spineDown] += r.fullPods() * z.leafUp;
                if (r.endsPartial) kinds[z.partialPodLeaves * z.partialLinksPerPair] += z.partialPodSpines;
                spine = p.add({p.upper(copy, id, "-"), times(r.spines), p.spineTier, group,
                               p.copies > 1 ? p.series(copy) : 0, false, 0,
                               p.wiredText(kinds, z.spineUp, p.portsOf(false))});
                below[std::size_t(copy)].push_back({spine, r.leaves, r.fullPods(), r.endsPartial});
            }
            for (std::int64_t k = 0; k < rails; ++k) {
                const std::int64_t rail = copy * rails + k;
                const int leaf = p.add({QStringLiteral("leaves-%1-%2").arg(name).arg(rail + 1),
                                        coloured ? p.railName(rail) : times(r.leaves), p.leafTier, group,
                                        coloured ? p.series(rail) : 0, false, countFor(r.nodes),
                                        p.wiredText(p.leafKinds(first, r.leaves, rails > 1 ? k : -1), z.leafUp,
                                                    p.in.switchPorts, p.in.trunkWidth)});
                if (pods)
                    p.link(spine, leaf, r.leaves / rails * z.leafUp);
                else
                    below[std::size_t(copy)].push_back({leaf, r.leaves / rails, 0, false});
            }
        }
    }
    for (std::int64_t copy = 0; copy < p.copies; ++copy) topBoxes(p, copy, below[std::size_t(copy)]);
}

QString condensedNote(const Plan& p) {
    const QString drawn = translate("Figures", "%1 switches in %2 boxes; × n stands for n switches.")
                              .arg(count(double(p.z.perPlane.switches())), count(double(p.t.nodes.size())));
    if (p.rails < 2) return drawn;
    return drawn + (p.s.chinese() ? QString() : QStringLiteral(" ")) +
           translate("Figures", "A coloured box is one rail of all units named below it.");
}

QString rateText(model::ByteRate rate) {
    return significant(rate.si * 8e-9) + QLatin1Char('G');
}

void tierNames(Plan& p) {
    const auto note = [&](std::int64_t n) {
        const QString one = counted(double(n), translate("Figures", "%1 switch"), translate("Figures", "%1 switches"));
        return p.in.planes > 1 ? translate("Figures", "%1 × %2 planes").arg(one).arg(p.in.planes) : one;
    };
    const auto& c = p.z.perPlane;
    if (c.cores > 0) p.t.tiers.push_back({translate("Figures", "Core"), note(c.cores)});
    if (c.spines > 0) p.t.tiers.push_back({translate("Figures", "Spine"), note(c.spines)});
    p.t.tiers.push_back({translate("Figures", "Leaf"), note(c.leaves)});
    p.leafTier = int(p.t.tiers.size()) - 1;
    p.spineTier = std::max(0, p.leafTier - 1);
    const bool ports = p.in.evenLeaves;  // what hangs there counts by its ports
    p.t.cardsName = ports ? translate("Figures", "Ports") : translate("Figures", "Cards");
    const QString servers = count(double(p.in.nodes));
    p.t.cardsNote = ports         ? servers
                    : p.rails > 1 ? translate("Figures", "%1 rails × %2").arg(count(double(p.rails / p.tors)), servers)
                                  : counted(double(p.in.nodes), translate("Figures", "%1 server"),
                                            translate("Figures", "%1 servers"));
}

/// Ports in use and the ratio of every switch that has a box of its own.
void portsOf(Plan& p) {
    struct Wired {
        std::int64_t up = 0, down = 0;
    };
    std::vector<Wired> wired(p.t.nodes.size());
    for (const auto& l : p.t.links) {
        const auto [top, bottom] = p.t.nodes[std::size_t(l.from)].tier < p.t.nodes[std::size_t(l.to)].tier
                                       ? std::pair(l.from, l.to)
                                       : std::pair(l.to, l.from);
        wired[std::size_t(top)].down += l.count;
        wired[std::size_t(bottom)].up += l.count;
    }
    for (std::size_t i = 0; i < wired.size(); ++i) {
        auto& node = p.t.nodes[i];
        const std::int64_t down = wired[i].down + node.cards, up = wired[i].up;
        const bool core = p.z.tiers == 3 && node.tier == 0;
        const bool leaf = node.tier == p.leafTier;
        const std::int64_t ports = leaf ? p.in.switchPorts : p.portsOf(core), width = leaf ? p.in.trunkWidth : 1;
        node.hover =
            translate("Figures", "%1 of %2 ports in use").arg(count(double(down + up * width)), count(double(ports)));
        if (up > 0)
            node.hover += QLatin1Char('\n') +
                          translate("Figures", "Ratio down to up %1").arg(ratio(double(down) / double(up * width)));
    }
}

/// What goes with every switch and every kind of link.
void fates(Plan& p, const Failures& f) {
    using model::NetworkPart;
    int most = 1;
    for (const auto& node : p.t.nodes) most = std::max(most, node.cards);
    for (auto& node : p.t.nodes) {
        const NetworkPart part = node.tier == p.leafTier    ? NetworkPart::Leaf
                                 : node.tier == p.spineTier ? NetworkPart::Spine
                                                            : NetworkPart::Core;
        const double share = part == NetworkPart::Leaf && !p.inGroups ? double(node.cards) / most : 1;
        node.fate = f.sentence(part, share, p.inGroups);
    }
    for (std::size_t t = 1; t < p.t.tiers.size(); ++t)
        p.t.tiers[t].fate = f.sentence(int(t) == p.leafTier ? NetworkPart::LeafLink : NetworkPart::SpineLink, 1, true);
}

/// Cards under each other are one server where every rail has one card of it: then domains can be framed.
void domain(Plan& p, const model::Fabric& f) {
    for (const auto& pool : p.s.design.pools) {
        if (!f.pool.name.empty() && f.pool.name != pool.name) continue;
        const auto cards = pool.value.card.scaleUpDomain.value_or(1);
        const std::int64_t perServer = std::max<std::int64_t>(1, pool.value.server.accelerators);
        if (p.rails == perServer * p.tors && cards > 1)
            p.t.domain.servers = countFor(std::max<std::int64_t>(1, cards / perServer));
        return;
    }
}

/// The scale-up domain is switched and has no port in the network; its links are never drawn as cables.
QString domainText(const Source& s, const model::Fabric& f) {
    for (const auto& p : s.design.pools) {
        if (!f.pool.name.empty() && f.pool.name != p.name) continue;
        const auto& card = p.value.card;
        if (card.scaleUpDomain.value_or(1) < 2) return {};
        const QString cards = count(double(*card.scaleUpDomain));
        if (!card.scaleUpBandwidth) return translate("Figures", "Scale-up domain: %1 cards.").arg(cards);
        return translate("Figures", "Scale-up domain: %1 cards at %2 per card, beside this network.")
            .arg(cards, s.number(scaled(card.scaleUpBandwidth->si, UnitFamily::ByteRate, s.language)));
    }
    return {};
}

}  // namespace

ChartSpec topology(const Source& s, const FigureContext& context) {
    ChartSpec spec = headed(s, translate("Figures", "Topology"), translate("Figures", "what is wired"));
    const auto& all = s.design.fabrics;
    const auto wanted = std::find_if(all.begin(), all.end(), [&](const auto& f) { return f.name == context.network; });
    const auto index = wanted != all.end() ? std::optional(std::size_t(wanted - all.begin())) : computeFabric(s);
    if (!index)
        return saying(std::move(spec), translate("Figures", "The design has no parameter network."),
                      translate("Figures", "Add a network"));
    spec.remark = app::itemName(all[*index].name);
    if (all[*index].value.role == model::FabricRole::OutOfBand)
        return saying(std::move(spec), translate("Figures",
                                                 "Access switches beside each other: nothing is above them "
                                                 "but the service network."));
    const std::string key = "fabrics." + all[*index].name + ".leaves";
    const auto in = model::fabricRequest(s.project, s.design, s.results, *index);
    if (!in || !s.results.fabrics[*index].value.links) return waiting(std::move(spec), s, key.c_str());
    const Sizing z = model::fabric::sizeFabric(*in);
    if (!z.feasible) return waiting(std::move(spec), s, key.c_str());
    const model::Fabric& f = s.design.fabrics[*index].value;
    const Failures failures(s, *index);
    const QString rate = rateText(in->linkRate), trunk = rateText(model::fabric::trunkRate(*in));
    const QString gap = s.chinese() ? QString() : QStringLiteral(" ");
    if (in->planes > 1) spec.remark += QStringLiteral(" · ") + translate("Figures", "one of %1 planes").arg(in->planes);
    const bool compute = f.role == model::FabricRole::Compute;
    if (!isTree(in->family)) {
        using model::NetworkPart;
        const bool router = f.family == model::FabricFamily::Dragonfly;
        const QString port =
            in->planes > 1 ? translate("Figures",
                                       "When it fails: the card behind it loses one plane of %1, each of its "
                                       "neighbours one link")
                                 .arg(in->planes)
                           : translate("Figures",
                                       "When it fails: the card behind it has no path, the job stops; each of its "
                                       "neighbours loses one link");
        Topology t =
            directTopology(*in, z, port, failures.sentence(NetworkPart::Leaf),
                           failures.sentence(router ? NetworkPart::LeafLink : NetworkPart::NeighbourLink, 1, true));
        t.rate = t.trunkRate = rate;
        spec.question = translate("Figures", "%1 links of %2").arg(count(double(z.perPlane.directLinks)), rate);
        const QString scaleUp = domainText(s, f);
        spec.note = directNote(*in, z, t, gap) + (scaleUp.isEmpty() ? QString() : gap + scaleUp);
        spec.data = std::move(t);
        return spec;
    }
    Plan p{s, *in, z, {}, 0, 0, 1, 0};
    p.rails = in->family == model::fabric::Family::LeafSpine ? 1 : std::max<std::int64_t>(1, in->railsPerNode);
    if (z.perPlane.leaves % p.rails != 0) p.rails = 1;
    if (p.rails > 1 && in->dualTor) p.tors = 2;
    if (p.rails > 1) p.copies = model::fabric::shapeOf(*in).copies;
    p.units = z.perPlane.leaves / p.rails;
    tierNames(p);
    if (z.perPlane.switches() <= kMostSwitches) {
        leaves(p);
        for (std::int64_t copy = 0; copy < p.copies; ++copy) upperTiers(p, copy);
        portsOf(p);
    } else {
        condensed(p);
    }
    fates(p, failures);
    if (compute) domain(p, f);
    p.t.rate = rate;
    p.t.trunkRate = trunk;
    p.t.planes = countFor(in->planes);
    spec.question =
        translate("Figures", "leaf to spine %1 × %2, server to leaf %3 × %4")
            .arg(count(double(z.perPlane.leafSpineLinks)), trunk, count(double(z.perPlane.nodeLinks)), rate);
    if (p.copies > 1)
        spec.question += translate("Figures", "; every colour is a network of its own");
    else if (p.rails > 1)
        spec.question += translate("Figures", "; colour = rail");
    if (compute) spec.note = domainText(s, f);
    if (z.sideLeaves > 0 && !p.inGroups)
        spec.note = translate("Figures", "Coloured leaves: those of the storage nodes.");
    if (p.rails > 1 && p.tors > 1) {
        const QString pairs =
            translate("Figures", "Leaves A and B of a rail serve the same cards: a port each of every NIC.");
        spec.note = spec.note.isEmpty() ? pairs : pairs + gap + spec.note;
    }
    if (p.inGroups) spec.note = condensedNote(p) + (spec.note.isEmpty() ? QString() : gap + spec.note);
    spec.data = std::move(p.t);
    return spec;
}

}  // namespace views::figures
