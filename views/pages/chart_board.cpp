// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/chart_board.h"

#include <QKeyEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "views/chart/chart_paint.h"
#include "views/chart/chart_view.h"
#include "views/pages/rack_browser.h"
#include "views/widgets/shared.h"

namespace views {
namespace {

constexpr double kGap = 2.5;
constexpr double kLeastHeight = 60;  // of a chart
constexpr double kTwoColumns = 190;  // from this width on, charts stand in pairs
constexpr double kOnlyPair = 150;    // the same for a board of two that are too high for one below the other
constexpr double kWidePair = 240;    // the same when one of them is a wide one

/// Share of a row that a figure wants; drawings that need the whole width stand alone.
double span(FigureId id) {
    switch (id) {
        case FigureId::Topology:
        case FigureId::RackElevation:
        case FigureId::FloorPlan:
        case FigureId::TimeLedger:
        case FigureId::PowerChain:
        case FigureId::SingleLine:
            return 0;
        case FigureId::FamilyComparison:
        case FigureId::FamilySizes:
            return 2.2;
        default:
            return 1;
    }
}
/// How much of the height a row with this figure takes against the others.
double weight(FigureId id) {
    switch (id) {
        case FigureId::Topology:
        case FigureId::PowerChain:
            return 1.25;
        case FigureId::DrillComparison:
            return 2.3;
        case FigureId::SingleLine:
        case FigureId::ClassLosses:
            return 1.8;
        case FigureId::ItByPart:
        case FigureId::FamilyComparison:
        case FigureId::FamilySizes:
            return 1.6;
        case FigureId::TimeLedger:
        case FigureId::DensityRuler:
            return 0.7;
        default:
            return 1;
    }
}

bool showsRun(FigureId id) {
    return id == FigureId::DaysHistogram || id == FigureId::TimeLedger || id == FigureId::ClassLosses;
}

}  // namespace

ChartBoard::ChartBoard(Session& session, const std::vector<FigureId>& figures, QWidget* parent)
    : QScrollArea(parent), m_session(session), m_figures(figures), m_content(new QWidget) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(m_content);
    for (const FigureId id : figures) {
        Slot slot{id, new QFrame(m_content), nullptr, true, true, nullptr};
        slot.frame->setFrameShape(QFrame::StyledPanel);
        slot.view = new ChartView(slot.frame);
        auto* layout = new QVBoxLayout(slot.frame);
        layout->setContentsMargins(1, 1, 1, 1);
        layout->addWidget(slot.view);
        connect(slot.view, &ChartView::dragged, this,
                [this, id](const QString& handle, double x, bool finished) { dragged(id, handle, x, finished); });
        connect(slot.view, &ChartView::picked, this, [this](const QString& key) {
            if (key.contains(u'.')) Q_EMIT m_session.whyWanted(key);
        });
        connect(slot.view, &ChartView::actionTriggered, this, [this, id] {
            const QString key = QString::fromStdString(missingKey(id, m_session.figures()));
            if (key.isEmpty())
                Q_EMIT m_session.commandWanted(QStringLiteral("simulate"));
            else
                Q_EMIT m_session.wanted(PageId::Overview, key);  // the page follows from the key
        });
        slot.frame->installEventFilter(this);
        if (id == FigureId::RackElevation) {
            slot.racks = new RackBrowser(session, *slot.view, this);
            connect(slot.racks, &RackBrowser::changed, this, &ChartBoard::refresh);
        }
        m_slots.push_back(slot);
    }
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { drawVisible(); });
}

ChartView* ChartBoard::chart(FigureId id) const {
    const auto slot = std::find_if(m_slots.begin(), m_slots.end(), [&](const Slot& s) { return s.id == id; });
    return slot == m_slots.end() ? nullptr : slot->view;
}

void ChartBoard::showNetwork(const QString& name) {
    m_network = name;
    for (Slot& slot : m_slots) slot.dirty = slot.dirty || slot.id == FigureId::Topology;
    drawVisible();
}

void ChartBoard::refresh() {
    bool other = false, any = false;
    for (Slot& slot : m_slots) {
        slot.dirty = true;
        const bool wanted = !(m_one && any) && concerns(slot.id, m_session.figures());
        any = any || wanted;
        other = other || wanted != slot.shown;
        slot.shown = wanted;
        slot.frame->setVisible(wanted);
    }
    if (other) place();
    drawVisible();
}

void ChartBoard::drawVisible() {
    if (!isVisible()) return;
    const QRect seen(0, verticalScrollBar()->value(), viewport()->width(), viewport()->height());
    for (Slot& slot : m_slots)
        if (slot.dirty && slot.shown && slot.frame->geometry().intersects(seen)) draw(slot);
}

void ChartBoard::draw(Slot& slot) {
    slot.dirty = false;
    FigureContext context = m_session.figures();
    if (slot.racks != nullptr) {
        slot.racks->fill();
        context.firstRack = slot.racks->first();
    }
    context.network = m_network.toStdString();
    slot.view->setSpec(figure(slot.id, context));
    const bool stale = showsRun(slot.id) && m_session.runIsStale();
    slot.view->setStale(stale, stale ? tr("older inputs; F5 simulates again") : QString());
}

void ChartBoard::dragged(FigureId id, const QString& handle, double x, bool finished) {
    const auto key = draggedKey(id, handle);
    const auto value = key ? draggedValue(id, handle, x, m_session.figures()) : std::nullopt;
    if (!value) {
        if (finished) m_session.cancelPreview();
        return;
    }
    if (finished)
        m_session.drop(*key, *value);
    else
        m_session.preview(*key, *value);
}

void ChartBoard::setMargin(double margin) {
    m_margin = margin;
    place();
}

QSize ChartBoard::sizeHint() const {
    const double u = unitOf(font());
    return {int(150 * u), int(kLeastHeight * u * 2)};
}

/// Rows of one or two charts; they share the height when it is enough for all, else the board scrolls.
void ChartBoard::place() {
    const double u = unitOf(font());
    const int gap = int(kGap * u), margin = int(m_margin * u);
    const int width = viewport()->width();
    const auto charts = std::count_if(m_slots.begin(), m_slots.end(), [](const Slot& s) { return s.shown; });
    const bool fits = double(charts) * kLeastHeight * u + 2 * margin <= viewport()->height() + 1;
    const bool pairs = charts > 2 ? width >= kTwoColumns * u : !fits && width >= kOnlyPair * u;
    std::vector<std::vector<Slot*>> rows;
    for (Slot& slot : m_slots) {
        if (!slot.shown) continue;
        const bool joins = pairs && !rows.empty() && rows.back().size() == 1 && span(slot.id) > 0 &&
                           span(rows.back().front()->id) > 0 &&
                           (span(slot.id) + span(rows.back().front()->id) <= 2 || width >= kWidePair * u);
        if (joins)
            rows.back().push_back(&slot);
        else
            rows.push_back({&slot});
    }
    double weights = 0;
    for (const auto& row : rows) weights += weight(row.front()->id);
    const double least = kLeastHeight * u * weights;
    const double gaps = 2.0 * margin + double(rows.empty() ? 0 : rows.size() - 1) * gap;
    const double room = std::max<double>(viewport()->height() - gaps, rows.size() == 1 ? 0 : least);
    double y = margin;
    for (const auto& row : rows) {
        const double height = room * weight(row.front()->id) / std::max(weights, 1e-9);
        double spans = 0;
        for (const Slot* slot : row) spans += std::max(span(slot->id), 1.0);
        const double free = width - 2.0 * margin - double(row.size() - 1) * gap;
        double x = margin;
        for (const Slot* slot : row) {
            const double part = free * std::max(span(slot->id), 1.0) / spans;
            slot->frame->setGeometry(int(x), int(y), int(part), int(height));
            x += part + gap;
        }
        y += height + gap;
    }
    m_content->resize(width, int(room + gaps));
}

void ChartBoard::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    place();
    drawVisible();
}

void ChartBoard::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    place();
    drawVisible();
}

bool ChartBoard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        m_session.cancelPreview();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace views
