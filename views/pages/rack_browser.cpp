// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/rack_browser.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "app/names.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "views/chart/chart_view.h"
#include "views/style/numbers.h"

namespace views {
namespace {

/// Narrow windows draw only the first of the racks asked for; a step no longer than they show leaves none out.
constexpr std::int32_t kStep = kRacksShown / 2;

QString kindName(const model::Design& design, const model::RackRange& range) {
    switch (range.use) {
        case model::RackUse::Compute:
            return design.pools.size() > 1 ? app::itemName(design.pools[std::size_t(range.item)].name)
                                           : RackBrowser::tr("Compute");
        case model::RackUse::Storage:
            return RackBrowser::tr("Storage");
        case model::RackUse::Management:
            return RackBrowser::tr("Management");
        case model::RackUse::Network:
            break;
    }
    return RackBrowser::tr("Network");
}

QString change(const QString& before, const QString& after) {
    return before == after ? before : QStringLiteral("%1 → %2").arg(before, after);
}

template <class T>
QString amount(const std::optional<T>& value, const char* unit) {
    return value ? app::quantityText(value->si, unit) : QStringLiteral("–");
}

/// "A03: 40.8 kW → 30.6 kW, 702 kg → 571 kg, 36 U → 28 U"
QString rackLine(const std::string& name, const model::RackContent& before, const model::RackContent& after) {
    const auto units = [](std::int64_t n) { return QStringLiteral("%1 U").arg(n); };
    return QStringLiteral("%1: %2, %3, %4")
        .arg(app::text(name), change(amount(before.power, "kW"), amount(after.power, "kW")),
             change(amount(before.mass, "kg"), amount(after.mass, "kg")),
             change(units(before.used), units(after.used)));
}

bool isOver(const model::RackContent& c) {
    return (c.power && c.power->si > c.powerLimit.si * (1 + 1e-9)) ||
           (c.mass && c.maxLoad && c.mass->si > c.maxLoad->si * (1 + 1e-9));
}

}  // namespace

MoveNote moveNote(const model::MoveEffect& e, Language language) {
    MoveNote note;
    note.lines << QStringLiteral("%1 → %2 U%3").arg(app::text(e.device), app::text(e.to)).arg(e.unit);
    if (e.refused) {
        note.refused = app::problemText(*e.refused);
        note.lines << note.refused;
        note.status = Status::Error;
        return note;
    }
    if (e.from != e.to) {
        note.lines << rackLine(e.from, e.fromBefore, e.fromAfter) << rackLine(e.to, e.toBefore, e.toAfter);
        if (isOver(e.toAfter)) {
            note.lines << RackBrowser::tr("Rack %1 takes %2 and carries %3.")
                              .arg(app::text(e.to), app::quantityText(e.toAfter.powerLimit.si, "kW"),
                                   amount(e.toAfter.maxLoad, "kg"));
            note.status = Status::Warning;
        }
    }
    if (e.cablesBefore && e.cablesAfter) {
        const double more = e.cablesAfter->si - e.cablesBefore->si;
        note.lines << RackBrowser::tr("Cables: %1 (%2)")
                          .arg(change(app::quantityText(e.cablesBefore->si, "m"),
                                      app::quantityText(e.cablesAfter->si, "m")),
                               withUnit(signedNumber(more), QStringLiteral("m"), language));
    }
    return note;
}

RackBrowser::RackBrowser(Session& session, ChartView& view, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_view(view),
      m_bar(new QWidget),
      m_kinds(new QComboBox(m_bar)),
      m_back(new QToolButton(m_bar)),
      m_on(new QToolButton(m_bar)) {
    auto* layout = new QHBoxLayout(m_bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    m_back->setText(QStringLiteral("‹"));
    m_back->setToolTip(tr("Racks before"));
    m_back->setAccessibleName(tr("Racks before"));
    m_on->setText(QStringLiteral("›"));
    m_on->setToolTip(tr("Racks behind"));
    m_on->setAccessibleName(tr("Racks behind"));
    m_kinds->setAccessibleName(tr("Racks shown"));
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    layout->addWidget(m_kinds);
    layout->addWidget(m_back);
    layout->addWidget(m_on);
    view.setCorner(m_bar);
    connect(m_back, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_on, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_kinds, &QComboBox::activated, this, [this](int i) { show(m_kinds->itemData(i).toInt()); });
    connect(&view, &ChartView::deviceDragged, this, &RackBrowser::dragged);
    connect(&view, &ChartView::deviceDropped, this, &RackBrowser::dropped);
    connect(&view, &ChartView::returnWanted, this, &RackBrowser::returned);
    connect(&view, &ChartView::racksWanted, this, &RackBrowser::step);
}

void RackBrowser::fill() {
    const QSignalBlocker quiet(m_kinds);
    QStringList names{tr("One of each kind")};
    std::vector<std::int32_t> firsts{-1};
    m_racks = 0;
    if (const auto plan = model::sitePlan(m_session.project(), m_session.design(), m_session.results())) {
        m_racks = plan->racks();
        for (const model::RackRange& range : plan->ranges) {
            if (range.count < 1) continue;
            const QString from = app::text(plan->name(range.first)),
                          to = app::text(plan->name(range.first + range.count - 1));
            names << QStringLiteral("%1 %2").arg(kindName(m_session.design(), range),
                                                 from == to ? from : QStringLiteral("%1–%2").arg(from, to));
            firsts.push_back(range.first);
        }
    }
    m_first = std::min(m_first, m_racks - 1);
    bool same = m_kinds->count() == names.size();
    for (int i = 0; same && i < m_kinds->count(); ++i) same = m_kinds->itemText(i) == names[i];
    if (!same) {
        m_kinds->clear();
        for (qsizetype i = 0; i < names.size(); ++i) m_kinds->addItem(names[i], firsts[std::size_t(i)]);
        m_view.setCorner(m_bar);  // as wide as its names
    }
    int at = 0;
    for (std::size_t i = 0; i < firsts.size(); ++i)
        if (firsts[i] <= m_first) at = int(i);
    m_kinds->setCurrentIndex(at);
    m_back->setEnabled(m_first >= 0);
    m_on->setEnabled(m_first + kStep < m_racks || (m_first < 0 && m_racks > 0));
}

void RackBrowser::show(std::int32_t first) {
    m_first = std::min(first, m_racks - 1);
    Q_EMIT changed();
}

void RackBrowser::step(int by) {
    if (m_first < 0) return show(by > 0 ? 0 : -1);
    if (by < 0 && m_first == 0) return show(-1);
    if (by > 0 && m_first + kStep >= m_racks) return;
    show(std::max(0, m_first + by * kStep));
}

void RackBrowser::dragged(const QString& device, const QString& rack, int unit) {
    const auto effect = model::moveEffect(m_session.project(), m_session.design(), m_session.results(),
                                          device.toStdString(), rack.toStdString(), unit);
    if (!effect) return m_view.setDragNote({}, Status::Ok);
    const MoveNote note = moveNote(*effect, m_session.language());
    m_view.setDragNote(note.lines, note.status);
}

void RackBrowser::dropped(const QString& device, const QString& rack, int unit) {
    const auto effect = model::moveEffect(m_session.project(), m_session.design(), m_session.results(),
                                          device.toStdString(), rack.toStdString(), unit);
    if (!effect) return;
    if (effect->refused) return Q_EMIT m_session.said(Status::Error, app::problemText(*effect->refused));
    const std::string base = "rack_overrides." + device.toStdString();
    m_session.document().endMerge();
    const auto wrong = m_session.document().setInputs(m_session.designId(),
                                                      {{base + ".rack", rack}, {base + ".unit", QString::number(unit)}},
                                                      tr("Move of %1 to %2 U%3").arg(device, rack).arg(unit));
    if (wrong) Q_EMIT m_session.said(Status::Error, app::problemText(*wrong));
}

void RackBrowser::returned(const QString& device) {
    m_session.document().endMerge();
    if (const auto wrong =
            m_session.document().removeItem(m_session.designId(), "rack_overrides", device.toStdString()))
        Q_EMIT m_session.said(Status::Error, app::problemText(*wrong));
}

}  // namespace views
