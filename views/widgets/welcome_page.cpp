// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/welcome_page.h"

#include <QDragEnterEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include "views/widgets/shared.h"

namespace views {
namespace {

class DropZone : public QWidget {
public:
    explicit DropZone(QWidget* parent) : QWidget(parent) { setFixedHeight(units(14.5, this)); }

    void setLit(bool lit) {
        m_lit = lit;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        if (m_lit) painter.fillRect(rect(), colorsFor(palette()).selectionGround);
        painter.setPen(QPen(palette().color(m_lit ? QPalette::Highlight : QPalette::Mid), 1, Qt::DashLine));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
        painter.setPen(mutedColor(this));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, WelcomePage::tr("Drop a .cwb file here"));
    }

private:
    bool m_lit = false;
};

class IconLabel : public QWidget {
public:
    IconLabel(IconId id, QWidget* parent) : QWidget(parent), m_id(id) { setFixedSize(units(4, this), units(4, this)); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        paintIcon(&painter, rect(), m_id, palette().color(QPalette::WindowText));
    }

private:
    IconId m_id;
};

QStringList localFiles(const QMimeData* data) {
    QStringList paths;
    for (const QUrl& url : data->urls()) {
        if (url.isLocalFile()) paths << url.toLocalFile();
    }
    return paths;
}

}  // namespace

WelcomePage::WelcomePage(QWidget* parent)
    : QScrollArea(parent), m_examples(new QVBoxLayout), m_recent(new QVBoxLayout), m_dropZone(nullptr) {
    auto* page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setWidget(page);
    setAcceptDrops(true);
    auto* column = new QWidget(page);
    column->setMinimumWidth(units(100, this));
    column->setMaximumWidth(units(150, this));
    auto* outer = new QHBoxLayout(page);
    outer->addStretch(1);
    outer->addWidget(column, 4);
    outer->addStretch(1);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(units(5, this), units(10, this), units(5, this), units(6, this));
    layout->setSpacing(units(1.5, this));
    layout->addWidget(new StyledLabel(tr("Clusterwright"), TextRole::WhyFigure, false, column));
    layout->addWidget(new StyledLabel(tr("From workload to megawatts, racks and money, with sources."), TextRole::Body,
                                      true, column));
    layout->addSpacing(units(3, this));
    layout->addWidget(new StyledLabel(tr("Open an example"), TextRole::Title, false, column));
    layout->addLayout(m_examples);
    layout->addSpacing(units(3, this));
    layout->addWidget(new StyledLabel(tr("Recent"), TextRole::Title, false, column));
    layout->addLayout(m_recent);
    layout->addSpacing(units(2, this));
    auto* zone = new DropZone(column);
    m_dropZone = zone;
    layout->addWidget(zone);
    layout->addSpacing(units(2, this));
    auto* buttons = new QHBoxLayout;
    auto* create = new QPushButton(tr("New workbook"), column);
    create->setDefault(true);
    auto* open = new QPushButton(tr("Open…"), column);
    connect(create, &QPushButton::clicked, this, &WelcomePage::newRequested);
    connect(open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    buttons->addWidget(create);
    buttons->addWidget(open);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    layout->addStretch(1);
    m_examples->setSpacing(0);
    m_recent->setSpacing(0);
    setExamples({});
    setRecent({});
}

void WelcomePage::setExamples(const QList<WelcomeItem>& examples) {
    fill(m_examples, examples, IconId::Overview, tr("No examples."), &WelcomePage::exampleRequested);
}

void WelcomePage::setRecent(const QList<WelcomeItem>& files) {
    fill(m_recent, files, IconId::New, tr("No files yet."), &WelcomePage::recentRequested);
}

void WelcomePage::fill(QVBoxLayout* list, const QList<WelcomeItem>& items, IconId icon, const QString& whenEmpty,
                       void (WelcomePage::*signal)(const QString&)) {
    clearLayout(list);
    if (items.isEmpty()) list->addWidget(new StyledLabel(whenEmpty, TextRole::Body, true, m_dropZone->parentWidget()));
    for (const WelcomeItem& item : items) {
        auto* row = new QWidget(m_dropZone->parentWidget());
        auto* grid = new QGridLayout(row);
        grid->setContentsMargins(0, units(1.5, this), 0, 0);
        grid->setHorizontalSpacing(units(2.5, this));
        grid->setVerticalSpacing(0);
        auto* link = new LinkLabel(item.title, row);
        connect(link, &QAbstractButton::clicked, this, [this, signal, id = item.id] { emit(this->*signal)(id); });
        auto* detail = new StyledLabel(item.detail, TextRole::Small, true, row);
        detail->setElided(true);
        grid->addWidget(new IconLabel(icon, row), 0, 0, 2, 1, Qt::AlignVCenter);
        grid->addWidget(link, 0, 1, Qt::AlignLeft);
        grid->addWidget(detail, 1, 1);
        grid->addWidget(new StyledLabel(item.note, TextRole::Small, true, row), 0, 2, 2, 1, Qt::AlignVCenter);
        auto* line = new QFrame(row);
        line->setFrameShape(QFrame::HLine);
        line->setFixedHeight(units(2, this));
        grid->addWidget(line, 2, 0, 1, 3);
        grid->setColumnStretch(1, 1);
        list->addWidget(row);
    }
}

void WelcomePage::dragEnterEvent(QDragEnterEvent* event) {
    if (localFiles(event->mimeData()).isEmpty()) return;
    event->acceptProposedAction();
    static_cast<DropZone*>(m_dropZone)->setLit(true);
}

void WelcomePage::dragLeaveEvent(QDragLeaveEvent*) {
    static_cast<DropZone*>(m_dropZone)->setLit(false);
}

void WelcomePage::dropEvent(QDropEvent* event) {
    static_cast<DropZone*>(m_dropZone)->setLit(false);
    const QStringList paths = localFiles(event->mimeData());
    if (paths.isEmpty()) return;
    event->acceptProposedAction();
    emit filesDropped(paths);
}

}  // namespace views
