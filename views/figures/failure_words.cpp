// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/failure_words.h"

#include <algorithm>
#include <cmath>

#include "app/texts.h"

namespace views::figures {
namespace {

using model::DrillKind;
using model::NetworkPart;

std::optional<DrillKind> drillOf(NetworkPart part) {
    switch (part) {
        case NetworkPart::ServerLink:
        case NetworkPart::NeighbourLink:
            return DrillKind::Link;
        case NetworkPart::Leaf:
            return DrillKind::Leaf;
        case NetworkPart::Spine:
            return DrillKind::Spine;
        case NetworkPart::Core:
            return DrillKind::Core;
        case NetworkPart::Plane:
            return DrillKind::Plane;
        case NetworkPart::LeafLink:
        case NetworkPart::SpineLink:
            break;
    }
    return std::nullopt;
}

}  // namespace

QString partName(NetworkPart part) {
    return app::choiceLabel(model::Choices<NetworkPart>::rows[static_cast<std::size_t>(part)]);
}

Failures::Failures(const Source& s, std::size_t fabric)
    : m_source(s), m_radii(model::blastRadii(s.project, s.design, s.results, fabric)) {
    const auto run = mainRun(s);
    if (!run) return;
    for (const auto& r : m_radii) {
        const auto kind = drillOf(r.part);
        if (!kind) continue;
        const auto drills = model::drill(s.project, s.design, s.results, *kind);
        if (!drills) continue;
        for (const auto& d : *drills)
            if (d.workload == run->workload->name && d.fabric == s.design.fabrics[fabric].name)
                m_drills[static_cast<std::size_t>(r.part)] = d;
    }
}

const model::BlastRadius* Failures::radius(NetworkPart part) const {
    const auto it = std::find_if(m_radii.begin(), m_radii.end(), [&](const auto& r) { return r.part == part; });
    return it == m_radii.end() ? nullptr : &*it;
}

const model::Drill* Failures::drill(NetworkPart part) const {
    const auto& d = m_drills[static_cast<std::size_t>(part)];
    return d ? &*d : nullptr;
}

QString Failures::sentence(NetworkPart part, double share, bool many) const {
    const model::BlastRadius* r = radius(part);
    if (r == nullptr || !(share > 0)) return {};
    const auto whole = [&](std::int64_t n, const QString& one, const QString& more) {
        return counted(std::ceil(double(n) * std::min(share, 1.0) - 1e-9), one, more);
    };
    const QString reach =
        translate("Figures", "%1 in %2")
            .arg(whole(r->cards, translate("Figures", "%1 card"), translate("Figures", "%1 cards")),
                 whole(r->servers, translate("Figures", "%1 server"), translate("Figures", "%1 servers")));
    const model::Drill* d = drill(part);
    const auto time = [&](model::Duration t) {
        return m_source.number(scaled(t.si, UnitFamily::Time, m_source.language));
    };
    QString text;
    if (r->stops()) {
        text = d ? translate("Figures", "%1 without a path, the job stops; full speed again after %2")
                       .arg(reach, time(d->total))
                 : translate("Figures", "%1 without a path, their job stops").arg(reach);
    } else {
        text = translate("Figures", "%1 at %2 of their bandwidth").arg(reach, m_source.share(r->left.si));
        if (d != nullptr && d->step && d->degraded && d->step->si > 0) {
            const double longer = d->degraded->si / d->step->si;
            text +=
                translate("Figures", ", steps ×%1 until the repair after %2").arg(significant(longer), time(d->total));
        }
    }
    return (many ? translate("Figures", "When one of them fails: %1") : translate("Figures", "When it fails: %1"))
        .arg(text);
}

}  // namespace views::figures
