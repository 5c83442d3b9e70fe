// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/compare_page.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/texts.h"
#include "views/pages/chart_board.h"
#include "views/pages/compare_model.h"
#include "views/widgets/quantity_edit.h"
#include "views/widgets/shared.h"

namespace views {
namespace {

constexpr double kLabelWidth = 58, kValueWidth = 36, kDeltaWidth = 22;  // widest columns, in units

/// The meaning of the arrows, painted by the function that paints them in the table.
class Legend : public QWidget {
public:
    explicit Legend(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }
    QSize sizeHint() const override {
        int width = 0;
        for (const auto& e : entries()) width += textWidth(font(), e.text) + units(11, this);
        return {width, units(6, this)};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const int u = units(1, this);
        int x = 0;
        for (const auto& e : entries()) {
            for (const DeltaMark mark : e.marks) {
                paintDelta(&painter, QRectF(x, 0, 3 * u, height()), mark, palette());
                x += 3 * u;
            }
            x += u;
            painter.setPen(deltaColor(e.marks.front(), palette()));
            const int width = textWidth(font(), e.text);
            painter.drawText(QRect(x, 0, width, height()), Qt::AlignVCenter, e.text);
            x += width + 4 * u;
        }
    }

private:
    struct Entry {
        QList<DeltaMark> marks;
        QString text;
    };
    static QList<Entry> entries() {
        return {{{DeltaMark::BetterUp, DeltaMark::BetterDown}, ComparePage::tr("better")},
                {{DeltaMark::WorseUp, DeltaMark::WorseDown}, ComparePage::tr("worse")},
                {{DeltaMark::Neutral}, ComparePage::tr("neutral")}};
    }
};

}  // namespace

ComparePage::ComparePage(Session& session, QWidget* parent)
    : Page(PageId::Compare, session, parent),
      m_onlyDifferences(new QCheckBox(tr("Only differences"), this)),
      m_inputsOnly(new QCheckBox(tr("Inputs only"), this)),
      m_base(new ChoiceCombo(this)),
      m_count(new StyledLabel({}, TextRole::Body, true, this)),
      m_table(new DeltaTable(this)),
      m_foot(new StyledLabel({}, TextRole::Small, true, this)),
      m_board(new ChartBoard(session, figuresOf(PageId::Compare), this)) {
    const int gap = units(2.5, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, gap, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(createHead());
    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(gap, gap, 0, gap);
    leftLayout->addWidget(m_table, 1);
    leftLayout->addWidget(m_foot);
    m_foot->setText(tr("Deltas refer to the base ★. A total that leaves something out is not compared."));
    m_foot->setElided(true);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(left);
    splitter->addWidget(m_board);
    splitter->setStretchFactor(0, 6);
    splitter->setStretchFactor(1, 5);
    left->setMinimumWidth(units(80, this));
    m_board->setMinimumWidth(units(80, this));
    splitter->setSizes({600, 500});
    layout->addWidget(splitter, 1);
    m_onlyDifferences->setChecked(true);
    for (QCheckBox* box : {m_onlyDifferences, m_inputsOnly})
        connect(box, &QCheckBox::toggled, this, &ComparePage::refresh);
    connect(m_base, &ChoiceCombo::chosen, this,
            [this](const QString& id) { m_session.document().setBase(id.toLongLong()); });
    connect(m_table, &DeltaTable::activatedKey, this, [this](const QString& key) {
        if (key.contains(u'.')) Q_EMIT m_session.wanted(PageId::Overview, key);
    });
}

QWidget* ComparePage::createHead() {
    auto* head = new QWidget(this);
    auto* layout = new QHBoxLayout(head);
    const int gap = units(2.5, this);
    layout->setContentsMargins(gap, 0, gap, 0);
    layout->setSpacing(units(4, this));
    layout->addWidget(m_onlyDifferences);
    layout->addWidget(m_inputsOnly);
    layout->addWidget(new StyledLabel(tr("Base"), TextRole::Body, false, head));
    m_base->setFixedWidth(units(44, this));
    layout->addWidget(m_base);
    layout->addWidget(m_count);
    layout->addStretch(1);
    layout->addWidget(new Legend(head));
    return head;
}

void ComparePage::refresh() {
    if (m_session.index() < 0) return;
    const CompareChoice choice{m_onlyDifferences->isChecked(), m_inputsOnly->isChecked()};
    const CompareContent content = compareContent(m_session, choice, palette());
    m_table->setContent(content.columns, content.rows);
    for (int i = 0; i < m_table->deltaModel()->columnCount(); ++i) {
        const double most = i == 0 ? kLabelWidth : m_table->deltaModel()->isDelta(i) ? kDeltaWidth : kValueWidth;
        m_table->setColumnWidth(i, std::min(m_table->columnWidth(i), units(most, this)));
    }
    m_count->setText(choice.onlyDifferences ? tr("%1 of %2 rows differ").arg(content.shown).arg(content.total)
                                            : tr("%1 rows").arg(content.shown));
    QList<FormChoice> designs;
    const model::Workbook& w = m_session.workbook();
    for (const auto& d : w.designs) designs << FormChoice{QString::number(d.id), app::text(d.name)};
    m_base->setChoices(designs);
    m_base->setValue(QString::number(w.designs[model::baseIndex(w)].id));
    m_board->refresh();
}

}  // namespace views
