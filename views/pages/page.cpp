// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/page.h"

#include <QPainter>
#include <QPointer>
#include <QTimer>

#include "views/pages/compare_page.h"
#include "views/pages/overview_page.h"
#include "views/pages/report_page.h"
#include "views/pages/review_page.h"
#include "views/pages/subject_pages.h"
#include "views/style/palette.h"

namespace views {
namespace {

/// A frame in the highlight colour over a widget that takes no events and goes after a moment.
class Flash : public QWidget {
public:
    explicit Flash(QWidget* over) : QWidget(over->parentWidget()) {
        setObjectName(QStringLiteral("flash"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setGeometry(over->geometry());
        show();
        raise();
        constexpr int kMilliseconds = 900;
        QTimer::singleShot(kMilliseconds, this, &QWidget::deleteLater);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        QColor ground = colorsFor(palette()).highlight;
        painter.setPen(QPen(ground, 2));
        ground.setAlphaF(0.16F);
        painter.setBrush(ground);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
};

}  // namespace

Page* createPage(PageId id, Session& session, QWidget* parent) {
    switch (id) {
        case PageId::Overview:
            return new OverviewPage(session, parent);
        case PageId::Project:
            return new ProjectPage(session, parent);
        case PageId::Cost:
            return new CostPage(session, parent);
        case PageId::Review:
            return new ReviewPage(session, parent);
        case PageId::Compare:
            return new ComparePage(session, parent);
        case PageId::Report:
            return new ReportPage(session, parent);
        default:
            return new FormPage(id, session, parent);
    }
}

void flash(QWidget* widget) {
    if (widget && widget->parentWidget()) new Flash(widget);
}

}  // namespace views
