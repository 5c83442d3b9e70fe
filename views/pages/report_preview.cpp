// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/report_preview.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>

#include "views/report/report_document.h"
#include "views/widgets/shared.h"

namespace views {
namespace {

constexpr double kGap = 2.5;         // between sheets, in units
constexpr double kLeastSheet = 110;  // width from which two stand side by side

}  // namespace

class ReportPreview::Sheets : public QWidget {
public:
    std::shared_ptr<const ReportDocument> document;

    int pages() const { return document ? document->pageCount() : 0; }

    void place(int width) {
        const int gap = units(kGap, this);
        m_columns = width >= 2 * units(kLeastSheet, this) + 3 * gap ? 2 : 1;
        const double most = ReportDocument::kWidth * 1.1;
        m_scale = std::min(most, double(width - (m_columns + 1) * gap) / m_columns) / ReportDocument::kWidth;
        m_left = std::max(gap, int(width - m_columns * sheet().width() - (m_columns - 1) * gap) / 2);
        m_pictures.clear();
        const int rows = (pages() + m_columns - 1) / m_columns;
        resize(width, gap + rows * (sheet().height() + gap));
        update();
    }
    QSize sheet() const { return {int(ReportDocument::kWidth * m_scale), int(ReportDocument::kHeight * m_scale)}; }
    QRect rectOf(int page) const {
        const int gap = units(kGap, this);
        const QSize s = sheet();
        return {QPoint(m_left + page % m_columns * (s.width() + gap), gap + page / m_columns * (s.height() + gap)), s};
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        painter.fillRect(event->rect(), palette().color(QPalette::Mid));
        for (int page = 0; page < pages(); ++page) {
            const QRect place = rectOf(page);
            if (!place.intersects(event->rect())) continue;
            painter.drawPixmap(place.topLeft(), picture(page));
        }
    }

private:
    const QPixmap& picture(int page) {
        const auto known = m_pictures.constFind(page);
        if (known != m_pictures.cend()) return *known;
        const qreal ratio = devicePixelRatioF();
        QPixmap picture(sheet() * ratio);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
        painter.scale(m_scale, m_scale);
        document->paintPage(&painter, page);
        painter.end();
        return *m_pictures.insert(page, picture);
    }

    QHash<int, QPixmap> m_pictures;
    double m_scale = 1;
    int m_columns = 1, m_left = 0;
};

ReportPreview::ReportPreview(QWidget* parent) : QScrollArea(parent), m_sheets(new Sheets) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Preview of the report"));
    setBackgroundRole(QPalette::Mid);
    setWidget(m_sheets);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { emit pageChanged(firstPage()); });
}

ReportPreview::~ReportPreview() = default;

void ReportPreview::setDocument(std::shared_ptr<const ReportDocument> document) {
    const int at = verticalScrollBar()->value();
    m_sheets->document = std::move(document);
    place();
    verticalScrollBar()->setValue(at);
    emit pageChanged(firstPage());
}

void ReportPreview::goTo(int page) {
    verticalScrollBar()->setValue(m_sheets->rectOf(page).top() - units(kGap, this));
}

int ReportPreview::firstPage() const {
    const int middle = verticalScrollBar()->value() + viewport()->height() / 3;
    for (int page = 0; page < m_sheets->pages(); ++page)
        if (m_sheets->rectOf(page).bottom() >= middle) return page;
    return std::max(0, m_sheets->pages() - 1);
}

void ReportPreview::place() {
    m_sheets->place(viewport()->width());
}

void ReportPreview::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    place();
}

}  // namespace views
