// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/compare_page.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/names.h"
#include "app/texts.h"
#include "views/pages/chart_board.h"
#include "views/pages/compare_model.h"
#include "views/widgets/quantity_edit.h"
#include "views/widgets/shared.h"

namespace views {
namespace {

constexpr double kLeastBoard = 84, kMostOfPage = 0.7;  // the charts in units, the table as a share

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
      m_board(new ChartBoard(session, figuresOf(PageId::Compare), this)),
      m_splitter(new QSplitter(Qt::Horizontal, this)) {
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
    m_count->setElided(true);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(left);
    m_splitter->addWidget(m_board);
    m_splitter->setStretchFactor(0, 6);
    m_splitter->setStretchFactor(1, 5);
    left->setMinimumWidth(units(80, this));
    m_board->setMinimumWidth(units(kLeastBoard, this));
    layout->addWidget(m_splitter, 1);
    m_table->viewport()->installEventFilter(this);
    m_splitter->installEventFilter(this);
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

/// Columns keep what they need for one line; when that is more than there is room for, each gives in proportion to what
/// a second line spares. What even that leaves over is scrolled to.
void ComparePage::fitColumns() {
    QList<int> widths = m_table->naturalWidths();
    const QList<int>& least = m_table->leastWidths();
    m_fittedRoom = m_table->viewport()->width();
    int needed = 0, spare = 0;
    for (int i = 0; i < widths.size(); ++i) {
        needed += widths[i];
        spare += widths[i] - least[i];
    }
    const int missing = needed - m_fittedRoom;
    if (missing <= 0 && !widths.isEmpty()) widths[0] -= missing;
    for (int i = 0; missing > 0 && spare > 0 && i < widths.size(); ++i)
        widths[i] -=
            int((std::min<qint64>(missing, spare) * (widths[i] - least[i]) + spare - 1) / spare);  // rounded up
    m_table->setWidths(widths);
}

/// The table gets what its columns need, the charts the rest, at least a third.
void ComparePage::shareWidth() {
    int needed = units(9, this);  // margin and scroll bar
    for (const int width : m_table->naturalWidths()) needed += width;
    const int whole = m_splitter->width();
    const int table = std::min(needed, int(whole * kMostOfPage));
    m_splitter->setSizes({table, std::max(1, whole - table)});
}

bool ComparePage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        if (watched == m_splitter) shareWidth();
        if (watched == m_table->viewport() && m_table->viewport()->width() != m_fittedRoom) fitColumns();
    }
    return Page::eventFilter(watched, event);
}

void ComparePage::refresh() {
    if (m_session.index() < 0) return;
    const CompareChoice choice{m_onlyDifferences->isChecked(), m_inputsOnly->isChecked()};
    const CompareContent content = compareContent(m_session, choice, palette());
    const QList<int> before = m_table->naturalWidths();
    m_table->setContent(content.columns, content.rows);
    if (m_table->naturalWidths() != before) {
        shareWidth();
        fitColumns();
    }
    m_count->setText(choice.onlyDifferences ? tr("%1 of %2 rows differ").arg(content.shown).arg(content.total)
                                            : tr("%1 rows").arg(content.shown));
    QList<FormChoice> designs;
    const model::Workbook& w = m_session.workbook();
    for (const auto& d : w.designs) designs << FormChoice{QString::number(d.id), app::titleText(d.name)};
    m_base->setChoices(designs);
    m_base->setValue(QString::number(w.designs[model::baseIndex(w)].id));
    m_board->refresh();
}

}  // namespace views
