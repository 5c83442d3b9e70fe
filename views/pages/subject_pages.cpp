// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/subject_pages.h"

#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

#include "app/names.h"
#include "app/texts.h"
#include "views/chart/chart_view.h"
#include "views/pages/bill_table.h"
#include "views/pages/value_text.h"
#include "views/widgets/panel.h"
#include "views/widgets/plain_table.h"
#include "views/widgets/shared.h"

namespace views {
namespace {

constexpr std::size_t kMostDesigns = 5;  // more would be unreadable; compare shows all
constexpr double kMostColumn = 60;       // of the bill, in units

struct Use {
    QString name;
    std::optional<double> used, limit;  // same unit
    QString text;
};

/// What one design uses of each limit of the tender.
std::vector<Use> usesOf(const Session& s, const model::Results& r) {
    const model::Project& p = s.project();
    const Language language = s.language();
    const auto si = [](const auto& q) { return q ? std::optional<double>(q->si) : std::nullopt; };
    const auto whole = [](const auto& n) { return n ? std::optional<double>(static_cast<double>(*n)) : std::nullopt; };
    const auto of = [](const QString& a, const QString& b) { return ProjectPage::tr("%1 of %2").arg(a, b); };
    const auto budget = p.budget ? model::convert(*p.budget, p) : std::nullopt;
    std::vector<Use> uses{
        {ProjectPage::tr("Days, P90"), si(r.training.daysP90), si(p.deadline), {}},
        {ProjectPage::tr("Power at the meter"), si(r.power.meterReserved), si(p.powerLimit), {}},
        {ProjectPage::tr("Rack positions"), whole(r.racks.count), whole(p.rackLimit), {}},
        {ProjectPage::tr("Investment"), si(r.cost.capex), si(budget), {}},
    };
    const auto number = [&](std::size_t i, double v) {
        switch (i) {
            case 0:
                return withUnit(significant(v / 86400), unitText("d", language), language);
            case 1:
                return withUnit(significantAgainst(v / 1e3, *uses[1].limit / 1e3), QStringLiteral("kW"), language);
            case 2:
                return count(v);
            default:
                return money(v, s.currency(), language).text(language);
        }
    };
    for (std::size_t i = 0; i < uses.size(); ++i)
        if (uses[i].used && uses[i].limit) uses[i].text = of(number(i, *uses[i].used), number(i, *uses[i].limit));
    return uses;
}

}  // namespace

ChartSpec limitChart(const Session& s) {
    ChartSpec spec;
    spec.language = s.language();
    spec.title = ProjectPage::tr("Limits of the tender");
    const auto& designs = s.workbook().designs;
    const bool several = designs.size() > 1;
    spec.question = several ? ProjectPage::tr("which designs keep them?")
                            : ProjectPage::tr("how much of each does this design use?");
    spec.emptyText = ProjectPage::tr("The project names no limit yet: deadline, power, racks or budget.");
    BulletBars bars;
    bars.x.title = ProjectPage::tr("of the limit");
    bars.x.unit = QStringLiteral("%");
    bars.needName = several ? ProjectPage::tr("design") : ProjectPage::tr("this design");
    bars.supplyName = ProjectPage::tr("limit");
    std::vector<std::vector<Use>> all;
    for (std::size_t d = 0; d < std::min(designs.size(), kMostDesigns); ++d)
        all.push_back(usesOf(s, s.allResults()[d]));
    for (std::size_t i = 0; !all.empty() && i < all.front().size(); ++i) {
        for (std::size_t d = 0; d < all.size(); ++d) {
            const Use& use = all[d][i];
            if (!use.limit || *use.limit <= 0) continue;
            const double share = use.used ? *use.used / *use.limit * 100 : kMissing;
            const QString part = use.used ? percent(share / 100, s.language()) : QString();
            BulletBars::Row row;
            row.name = use.name;
            row.note = several ? app::titleText(designs[d].name) : part;
            row.need = share;
            row.supply = 100;
            row.text = use.used ? use.text : ProjectPage::tr("waits for an input");
            row.series = several ? seriesOf(designs[d]) : share > 100 ? 4 : 1;
            bars.rows.push_back(row);
        }
    }
    spec.data = std::move(bars);
    return spec;
}

ProjectPage::ProjectPage(Session& session, QWidget* parent) : FormPage(PageId::Project, session, parent) {
    auto* holder = new QWidget;
    const int gap = units(2.5, this);
    auto* layout = new QVBoxLayout(holder);
    layout->setContentsMargins(gap, gap, gap, gap);
    auto* frame = new QFrame(holder);
    frame->setFrameShape(QFrame::StyledPanel);
    auto* inside = new QVBoxLayout(frame);
    inside->setContentsMargins(1, 1, 1, 1);
    m_limits = new ChartView(frame);
    inside->addWidget(m_limits);
    layout->addWidget(frame);
    addRight(holder, 1);
}

void ProjectPage::refresh() {
    FormPage::refresh();
    if (m_session.index() >= 0) m_limits->setSpec(limitChart(m_session));
}

CostPage::CostPage(Session& session, QWidget* parent)
    : FormPage(PageId::Cost, session, parent), m_bill(new BillModel(this)) {
    auto* holder = new QWidget;
    const int gap = units(2.5, this);
    auto* layout = new QVBoxLayout(holder);
    layout->setContentsMargins(gap, 0, gap, gap);
    auto* panel =
        new PanelFrame(tr("Bill of materials"), tr("quantities follow from the design; hover for the rule"), holder);
    auto* table = makePlainTable(m_bill, this);
    table->setFrameShape(QFrame::NoFrame);
    table->setAccessibleName(tr("Bill of materials"));
    panel->setContent(table);
    layout->addWidget(panel);
    addRight(holder, 3);
    connect(m_bill, &QAbstractItemModel::modelReset, table, [table, this] {
        table->resizeColumnsToContents();
        for (int i = 0; i < m_bill->columnCount(); ++i)
            table->setColumnWidth(i, std::min(table->columnWidth(i) + units(2, this), units(kMostColumn, this)));
        // Where a price comes from is long: it takes what is left and is read whole in its tool tip.
        table->setColumnWidth(m_bill->columnCount() - 1, units(20, this));
    });
}

void CostPage::refresh() {
    FormPage::refresh();
    if (m_session.index() >= 0) m_bill->setBill(m_session.results().bill, m_session.project(), m_session.language());
}

}  // namespace views
