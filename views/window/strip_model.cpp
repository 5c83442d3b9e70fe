// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/strip_model.h"

#include <QCoreApplication>

#include "app/texts.h"
#include "model/plan/access.h"
#include "views/pages/overview_model.h"
#include "views/pages/page_info.h"
#include "views/pages/value_text.h"

namespace views {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("views", text);
}

class Cells {
public:
    explicit Cells(const Session& session) : m_session(session), m_r(session.results()) {}

    Scaled value(const std::string& key) const {
        const auto place = model::findResult(m_r, key);
        return place ? scaledValue(*place->row, place->value(), m_session.currency(), m_session.language()) : Scaled{};
    }
    QString exact(const std::string& key) const {
        const auto place = model::findResult(m_r, key);
        if (!place || model::isBlank(place->value())) return place ? app::label(*place->row) : QString();
        return app::label(*place->row) + u' ' +
               exactFieldText(*place->row, place->value(), m_session.currency(), m_session.language());
    }
    KeyFigure single(const std::string& key, const QString& label) const {
        KeyFigure f{.id = app::text(key), .label = label};
        const Scaled s = value(key);
        f.value = s.value;
        f.unit = s.unit;
        f.tooltip = exact(key);
        return completed(std::move(f), key);
    }
    KeyFigure pair(const char* id, const char* first, const char* second, const QString& label) const {
        KeyFigure f{.id = QLatin1String(id), .label = label};
        const Scaled a = value(first), b = value(second);
        if (!a.value.isEmpty() && !b.value.isEmpty()) f.value = a.value + QStringLiteral(" / ") + b.value;
        f.unit = b.unit;
        // Two units in one cell are said, never dropped: 980 kW / 1.27 MW.
        if (a.unit != b.unit && !f.value.isEmpty()) f.value = a.value + u' ' + a.unit + QStringLiteral(" / ") + b.value;
        f.tooltip = exact(first) + u'\n' + exact(second);
        return completed(std::move(f), a.value.isEmpty() ? first : second);
    }
    /// A missing value says why it is missing, never left empty.
    KeyFigure completed(KeyFigure f, const std::string& key) const {
        if (!f.value.isEmpty()) return f;
        f.value = QStringLiteral("–");
        f.unit = blankText(m_session, key);
        f.tooltip += u'\n' + blankReason(m_session, key);
        f.status = Status::Incomplete;
        return f;
    }
    std::optional<Status> worst(PageId page) const {
        const auto s = statusOf(page, m_r);
        return s;
    }
    const Session& m_session;
    const model::Results& m_r;
};

/// Status of one figure from the findings about certain rules.
Status ruled(const model::Results& r, std::initializer_list<std::string_view> prefixes) {
    Status worst = Status::Ok;
    for (const auto& p : r.problems)
        for (const auto& prefix : prefixes)
            if (p.id.rfind(prefix, 0) == 0) {
                const Status s = statusOf(p);
                if (s == Status::Error || (s == Status::Warning && worst == Status::Ok)) worst = s;
            }
    return worst;
}

/// The path of the first inference service of a design in which nothing trains; empty when something does.
std::string onlyServes(const model::Design& design) {
    std::string first;
    for (const auto& w : design.workloads) {
        if (w.value.kind == model::WorkloadKind::Training) return {};
        if (first.empty()) first = "workloads." + w.name + '.';
    }
    return first;
}

QList<KeyFigure> trainingFigures(const Cells& c) {
    KeyFigure days = c.pair("training.days_p50", "training.days_p50", "training.days_p90", tr("Training P50 / P90"));
    if (c.m_session.project().deadline && !days.status) days.status = ruled(c.m_r, {"limit.deadline"});
    days.tooltip += u'\n' + (c.m_r.simulated ? tr("From the simulation.") : tr("Closed form; F5 simulates."));
    if (c.m_session.runIsStale()) {
        days.status = Status::Stale;
        days.tooltip += u'\n' + tr("The last simulation belongs to older inputs.");
    }
    const bool low = trainsBelow16Bits(c.m_session.design());
    return {days, c.single("training.mfu", low ? tr("MFU of BF16 peak") : tr("MFU")),
            c.single("reliability.goodput", tr("Goodput"))};
}

/// What a service is bought for, in the place of days, utilisation and goodput.
QList<KeyFigure> servingFigures(const Cells& c, const std::string& workload) {
    return {c.single(workload + "service.ttft", tr("TTFT")), c.single(workload + "service.tpot", tr("TPOT")),
            c.single(workload + "instances_needed", tr("Instances needed"))};
}

}  // namespace

QList<KeyFigure> keyFigures(const Session& session) {
    const Cells c(session);
    const model::Results& r = c.m_r;
    const model::Project& project = session.project();
    QList<KeyFigure> out;
    out << c.single("compute.accelerators", tr("Cards"));

    if (const std::string serving = onlyServes(session.design()); !serving.empty())
        out << servingFigures(c, serving);
    else
        out << trainingFigures(c);

    KeyFigure ratio = c.single("fabric.oversubscription", tr("Oversubscription"));
    if (!ratio.status) ratio.status = ruled(r, {"fabric.per_card", "fabric.none"});
    out << ratio;

    KeyFigure power = c.pair("power.reserved", "power.it_peak", "power.reserved", tr("IT peak / reserved"));
    if (!power.status) power.status = ruled(r, {"limit.power", "power."});
    out << power;

    KeyFigure racks = c.single("racks.count", tr("Racks"));
    if (project.rackLimit) racks.unit = QStringLiteral("/ ") + count(static_cast<double>(*project.rackLimit));
    if (!racks.status) racks.status = ruled(r, {"limit.racks", "racks."});
    out << racks;

    KeyFigure cooling{.id = QStringLiteral("cooling.method"), .label = tr("Cooling")};
    if (const auto place = model::findResult(r, "cooling.method"))
        if (!model::isBlank(place->value())) cooling.value = capitalised(resultText(session, *place.value));
    if (r.cooling.coolantFlow && r.cooling.coolantFlow->si > 0)
        cooling.secondary = c.value("cooling.coolant_flow").text(session.language());
    cooling.tooltip = c.exact("cooling.coolant_flow");
    cooling.status = ruled(r, {"cooling."});
    out << c.completed(std::move(cooling), "cooling.method");

    KeyFigure capex = c.single("cost.capex", tr("Capex"));
    if (r.cost.unpricedLines > 0) {
        if (r.cost.capex) capex.value.prepend(QStringLiteral("≥ "));
        capex.status = Status::Incomplete;
        capex.tooltip += u'\n' + counted(double(r.cost.unpricedLines), tr("%1 line has no price and is left out."),
                                         tr("%1 lines have no price and are left out."));
    }
    if (ruled(r, {"limit.budget"}) == Status::Error) capex.status = Status::Error;
    out << capex;

    out << KeyFigure{.id = QStringLiteral("findings"), .label = tr("Findings"), .counts = countFindings(r.problems)};
    return out;
}

PageId pageOfFigure(const QString& id) {
    return id == QLatin1String("findings") ? PageId::Review : pageOfKey(id.toStdString());
}

}  // namespace views
