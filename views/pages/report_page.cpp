// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/report_page.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/texts.h"
#include "views/pages/overview_model.h"
#include "views/widgets/field_note.h"
#include "views/widgets/panel.h"
#include "views/widgets/shared.h"

namespace views {

ReportPage::ReportPage(Session& session, QWidget* parent)
    : Page(PageId::Report, session, parent),
      m_design(new ChoiceCombo(this)),
      m_bill(new QPushButton(tr("Bill of materials (CSV)…"), this)),
      m_summary(new StyledLabel({}, TextRole::Body, true, this)),
      m_panel(new PanelFrame(tr("Before it goes out"), tr("findings of this design"), this)),
      m_findings(new FindingsList) {
    const int gap = units(2.5, this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    auto* left = new QVBoxLayout;
    left->setSpacing(gap);
    left->addWidget(new GroupHeader(tr("Output"), {}, this));
    auto* form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
    form->addRow(tr("Design"), m_design);
    left->addLayout(form);
    m_summary->setWordWrap(true);
    left->addWidget(m_bill, 0, Qt::AlignLeft);
    left->addWidget(m_summary);
    left->addStretch(1);
    layout->addLayout(left, 2);
    layout->addWidget(m_panel, 5);
    m_panel->setContent(m_findings);
    m_findings->setEmptyText(tr("Nothing found."));
    connect(m_design, &ChoiceCombo::chosen, this,
            [this](const QString& id) { m_session.document().setCurrentDesign(id.toLongLong()); });
    connect(m_bill, &QPushButton::clicked, this, [this] { Q_EMIT m_session.commandWanted(QStringLiteral("bill")); });
    connect(m_findings, &FindingsList::linkActivated, this,
            [this](const QString&, const QString& target) { Q_EMIT m_session.wanted(PageId::Overview, target); });
}

void ReportPage::refresh() {
    if (m_session.index() < 0) return;
    QList<FormChoice> designs;
    for (const auto& d : m_session.workbook().designs) designs << FormChoice{QString::number(d.id), app::text(d.name)};
    m_design->setChoices(designs);
    m_design->setValue(QString::number(m_session.designId()));
    const model::Results& r = m_session.results();
    m_summary->setText(r.cost.unpricedLines > 0 ? tr("%1 lines, %2 of them without price: totals are marked ≥.")
                                                      .arg(r.bill.size())
                                                      .arg(r.cost.unpricedLines)
                                                : tr("%1 lines, all with a price.").arg(r.bill.size()));
    m_findings->setFindings(findingItems(r.problems));
}

}  // namespace views
