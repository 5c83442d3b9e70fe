// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/design_tabs.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

#include "views/style/icons.h"
#include "views/widgets/shared.h"

namespace views {

DesignTabs::DesignTabs(QWidget* parent)
    : QWidget(parent),
      m_bar(new QTabBar(this)),
      m_add(new QToolButton(this)),
      m_hint(new StyledLabel(tr("★ = base design for deltas"), TextRole::Small, true, this)) {
    m_bar->setDocumentMode(true);
    m_bar->setDrawBase(false);  // the line runs under the whole row, painted here
    m_bar->setMovable(true);
    m_bar->setExpanding(false);
    m_bar->setUsesScrollButtons(true);
    m_bar->setElideMode(Qt::ElideRight);
    m_bar->setContextMenuPolicy(Qt::CustomContextMenu);
    m_bar->setAccessibleName(tr("Designs"));
    m_bar->installEventFilter(this);
    m_add->setAutoRaise(true);
    m_add->setIcon(icon(IconId::Add));
    m_add->setToolTip(tr("Add a design"));
    m_add->setAccessibleName(tr("Add a design"));
    m_add->setFocusPolicy(Qt::TabFocus);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(units(2, this), units(0.5, this), units(3, this), 0);
    layout->setSpacing(units(1, this));
    layout->addWidget(m_bar, 0, Qt::AlignBottom);
    layout->addWidget(m_add, 0, Qt::AlignVCenter);
    layout->addStretch(1);
    layout->addWidget(m_hint, 0, Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    connect(m_add, &QToolButton::clicked, this, &DesignTabs::addRequested);
    connect(m_bar, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0) emit selected(idAt(index));
    });
    connect(m_bar, &QTabBar::tabMoved, this, [this] {
        QStringList ids;
        for (int i = 0; i < m_bar->count(); ++i) ids << idAt(i);
        emit orderChanged(ids);
    });
    connect(m_bar, &QTabBar::tabBarDoubleClicked, this, [this](int index) {
        if (index >= 0) startRename(idAt(index));
    });
    connect(m_bar, &QWidget::customContextMenuRequested, this, &DesignTabs::showMenu);
}

QString DesignTabs::idAt(int index) const {
    return index >= 0 && index < m_bar->count() ? m_bar->tabData(index).toString() : QString();
}

void DesignTabs::setDesigns(const QList<DesignTab>& designs, const QString& currentId) {
    const QSignalBlocker quiet(m_bar);
    m_designs = designs;
    while (m_bar->count() > designs.size()) m_bar->removeTab(m_bar->count() - 1);
    while (m_bar->count() < designs.size()) m_bar->addTab(QString());
    for (int i = 0; i < designs.size(); ++i) {
        const DesignTab& design = designs[i];
        QString text = design.name;
        text.replace(QLatin1Char('&'), QLatin1String("&&"));  // a name is no mnemonic
        if (design.base) text += QStringLiteral(" ★");
        m_bar->setTabText(i, text);
        m_bar->setTabData(i, design.id);
        m_bar->setTabIcon(i, swatchIcon(design.color));
        m_bar->setTabToolTip(i, design.tooltip.isEmpty() ? design.name : design.tooltip);
        if (design.id == currentId) m_bar->setCurrentIndex(i);
    }
    m_hint->setVisible(designs.size() > 1);
}

QString DesignTabs::currentId() const {
    return idAt(m_bar->currentIndex());
}

void DesignTabs::showMenu(const QPoint& position) {
    const int index = m_bar->tabAt(position);
    if (index < 0) return;
    const QString id = idAt(index);
    bool base = false;
    for (const DesignTab& design : m_designs) base = base || (design.id == id && design.base);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(IconId::Duplicate), tr("Duplicate"), this, [this, id] { emit duplicateRequested(id); });
    QAction* setBase = menu->addAction(tr("Set as base"), this, [this, id] { emit baseRequested(id); });
    setBase->setEnabled(!base);
    menu->addAction(tr("Rename"), this, [this, id] { startRename(id); });
    menu->addSeparator();
    QAction* remove = menu->addAction(tr("Delete"), this, [this, id] { emit deleteRequested(id); });
    remove->setEnabled(m_bar->count() > 1);  // a workbook has at least one design
    menu->popup(m_bar->mapToGlobal(position));
}

void DesignTabs::startRename(const QString& id) {
    finishRename(true);
    int index = -1;
    for (int i = 0; i < m_bar->count(); ++i) {
        if (idAt(i) == id) index = i;
    }
    if (index < 0) return;
    m_editId = id;
    m_edit = new QLineEdit(m_designs.value(index).name, this);
    m_edit->setAccessibleName(tr("Name of the design"));
    const QRect tab = m_bar->tabRect(index);
    QRect place(m_bar->mapTo(this, tab.topLeft()), tab.size());
    place.setWidth(std::max(place.width(), units(40, this)));
    m_edit->setGeometry(place.adjusted(units(1, this), units(1, this), 0, -units(0.75, this)));
    m_edit->installEventFilter(this);
    m_edit->selectAll();
    m_edit->show();
    m_edit->setFocus();
}

void DesignTabs::finishRename(bool keep) {
    if (!m_edit) return;
    QLineEdit* edit = m_edit;
    m_edit = nullptr;  // first: hiding takes the focus away and comes here again
    const QString name = edit->text().trimmed();
    QString before;
    for (const DesignTab& design : m_designs) {
        if (design.id == m_editId) before = design.name;
    }
    edit->removeEventFilter(this);
    // Not to whatever field comes next: Ctrl+Z right after the name must undo the name.
    if (edit->hasFocus()) window()->setFocus();
    edit->hide();
    edit->deleteLater();
    if (keep && !name.isEmpty() && name != before) emit renameRequested(m_editId, name);
}

bool DesignTabs::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_edit && m_edit) {
        if (event->type() == QEvent::FocusOut) {
            const auto reason = static_cast<QFocusEvent*>(event)->reason();
            if (reason != Qt::PopupFocusReason) finishRename(true);
            return false;
        }
        if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            const bool confirm = key == Qt::Key_Return || key == Qt::Key_Enter;
            if (!confirm && key != Qt::Key_Escape) return false;
            event->accept();
            if (event->type() == QEvent::KeyPress) finishRename(confirm);
            return true;
        }
    }
    if (watched == m_bar && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_F2) {
            startRename(currentId());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void DesignTabs::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

}  // namespace views
