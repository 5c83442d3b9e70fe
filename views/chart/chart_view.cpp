// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chart/chart_view.h"

#include "views/chart/chart_export.h"
#include "views/chart/chart_paint.h"
#include "views/chart/chart_table.h"
#include "views/chart/plot_widget.h"
#include "views/chart/scene_widget.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QRegularExpression>
#include <cmath>

namespace views {
namespace {

// Open circle with an arrow head: newer inputs are on their way.
void drawStaleMark(QPainter& painter, QPointF centre, double size, const QColor& colour) {
    const double r = size / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(centre.x() - r, centre.y() - r, size, size), 50 * 16, 280 * 16);
    const QPointF tip(centre.x() + r * std::cos(0.87), centre.y() - r * std::sin(0.87));
    painter.drawLine(tip, tip + QPointF(0.5, -0.75 * r));
    painter.drawLine(tip, tip + QPointF(-0.75 * r, 0.1 * r));
    painter.restore();
}

}  // namespace

ChartView::ChartView(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::NoFocus);
    m_emptyText = new QLabel(this);
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyAction = new QPushButton(this);
    connect(m_emptyAction, &QPushButton::clicked, this, &ChartView::actionTriggered);
    rebuild();
}

ChartView::~ChartView() = default;

void ChartView::setSpec(const ChartSpec& spec) {
    if (spec == m_spec) return;  // many edits leave many charts as they are
    m_spec = spec;
    rebuild();
}

void ChartView::rebuild() {
    m_theme = screenTheme(palette(), font(), m_spec.language);
    m_hasData = hasData(m_spec);
    const bool drawing = m_hasData && isScene(m_spec);
    const bool plot = m_hasData && !drawing;
    if (plot && m_plot == nullptr) {
        m_plot = new PlotWidget(this);
        m_plot->setFocusPolicy(Qt::StrongFocus);
        connect(m_plot, &PlotWidget::dragged, this, &ChartView::dragged);
        connect(m_plot, &PlotWidget::picked, this, &ChartView::picked);
    }
    if (drawing && m_scene == nullptr) {
        m_scene = new SceneWidget(this);
        m_scene->setFocusPolicy(Qt::StrongFocus);
        connect(m_scene, &SceneWidget::picked, this, &ChartView::picked);
        connect(m_scene, &SceneWidget::deviceDragged, this, &ChartView::deviceDragged);
        connect(m_scene, &SceneWidget::deviceDropped, this, &ChartView::deviceDropped);
        connect(m_scene, &SceneWidget::deviceDragEnded, this, &ChartView::deviceDragEnded);
        connect(m_scene, &SceneWidget::racksWanted, this, &ChartView::racksWanted);
        connect(m_scene, &SceneWidget::selectionChanged, this, [this] {
            arrange();
            describe();
            update();
        });
    }
    if (m_plot != nullptr) m_plot->setVisible(plot);
    if (m_scene != nullptr) m_scene->setVisible(drawing);
    arrange();
    if (plot) {
        m_plot->display(m_spec, m_theme);
        m_plot->setStale(m_stale);
    }
    if (drawing) {
        m_scene->display(m_spec, m_theme);
        m_scene->setStale(m_stale);
    }
    m_emptyText->setText(m_spec.emptyText.isEmpty() ? tr("Nothing to show yet.") : m_spec.emptyText);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, m_theme.colors.muted);
    m_emptyText->setPalette(muted);
    m_emptyAction->setText(m_spec.emptyAction);
    m_emptyText->setVisible(!m_hasData);
    m_emptyAction->setVisible(!m_hasData && !m_spec.emptyAction.isEmpty());
    arrange();  // what it says, of a selection or instead of a chart, may be longer now
    describe();
    update();
}

// For screen readers: the subject, the question, and the first figures.
void ChartView::describe() {
    setAccessibleName(m_spec.title);
    QString text = m_spec.question;
    if (!note().isEmpty()) text += QLatin1Char('\n') + note();
    if (!m_hasData) text += QLatin1Char('\n') + m_emptyText->text();
    setAccessibleDescription(text);
    for (QWidget* widget : {static_cast<QWidget*>(m_plot), static_cast<QWidget*>(m_scene)}) {
        if (widget == nullptr) continue;
        widget->setAccessibleName(m_spec.title.isEmpty() ? tr("Chart") : m_spec.title);
        widget->setAccessibleDescription(text);
    }
}

void ChartView::setStale(bool stale, const QString& text) {
    const bool sameText = stale == m_stale && text == m_staleText;
    m_stale = stale;
    m_staleText = text;
    if (!sameText) arrange();  // the remark takes another room
    if (m_plot != nullptr) m_plot->setStale(stale);
    if (m_scene != nullptr) m_scene->setStale(stale);
    update();
}

void ChartView::setCorner(QWidget* widget) {
    if (widget != m_corner) delete m_corner;
    m_corner = widget;
    if (m_corner != nullptr) {
        m_corner->setParent(this);
        m_corner->show();
    }
    arrange();
}

void ChartView::fit() {
    if (m_plot != nullptr) m_plot->fit();
    if (m_scene != nullptr) m_scene->fit();
}

QWidget* ChartView::canvas() const {
    if (!m_hasData) return nullptr;
    return isScene(m_spec) ? static_cast<QWidget*>(m_scene) : static_cast<QWidget*>(m_plot);
}

std::vector<ViewRange> ChartView::ranges() const {
    std::vector<ViewRange> list;
    if (!m_hasData) return list;
    if (isScene(m_spec)) {
        list.push_back({m_scene->origin().x(), m_scene->zoom(), m_scene->origin().y(), m_scene->zoom()});
        return list;
    }
    for (const Panel& panel : m_plot->figure().panels) {
        const QCPRange x = panel.x->range();
        const QCPRange y = panel.y->range();
        list.push_back({x.lower, x.upper, y.lower, y.upper});
    }
    return list;
}

QPoint ChartView::pixelOf(double x, double y) const {
    if (!m_hasData || isScene(m_spec) || m_plot->figure().panels.empty()) return {};
    const QPointF at = m_plot->figure().panels.front().pixel(x, y);
    return m_plot->mapTo(this, at.toPoint());
}

std::vector<QRectF> ChartView::labelBoxes() const {
    std::vector<QRectF> boxes;
    if (!m_hasData || isScene(m_spec)) return boxes;
    for (const Label& label : m_plot->figure().labels) {
        if (!label.box.isEmpty()) boxes.push_back(label.box);
    }
    return boxes;
}

QSize ChartView::sizeHint() const {
    const double width = 120 * m_theme.u;
    return {int(width), int(preferredHeight(m_spec, width) + 14 * m_theme.u)};
}

QSize ChartView::minimumSizeHint() const {
    return {int(50 * m_theme.u), int(36 * m_theme.u)};
}

// ---------------------------------------------------------------- frame around the plot

QString ChartView::remark() const {
    return m_stale ? m_staleText : m_spec.remark;
}

QString ChartView::note() const {
    if (m_hasData && m_scene != nullptr && !m_scene->selected().isEmpty())
        if (const auto* network = std::get_if<Topology>(&m_spec.data)) {
            Topology chosen = *network;
            chosen.selected = m_scene->selected();
            if (const QString text = selectedText(chosen); !text.isEmpty()) return text;
        }
    return m_spec.note;
}

void ChartView::select(const QString& id) {
    if (m_scene != nullptr) m_scene->select(id);
}

void ChartView::setDragNote(const QStringList& lines, Status status) {
    if (m_scene != nullptr) m_scene->setDragNote(lines, status);
}

void ChartView::arrange() {
    const double u = m_theme.u;
    const int side = int(3 * u);
    int titleHeight = m_spec.title.isEmpty() && m_corner == nullptr ? int(u) : int(8 * u);
    m_titleRect = QRect(side, int(u), std::max(0, width() - 2 * side), titleHeight - int(u));
    if (m_corner != nullptr) {
        const QSize size = m_corner->sizeHint();
        m_corner->setGeometry(width() - side - size.width(), int(1.25 * u), size.width(),
                              std::min(size.height(), titleHeight));
        m_titleRect.setRight(m_corner->x() - int(2 * u));
    }
    const QFont small = m_theme.font(TextRole::Small);
    const QFontMetricsF metrics(small);
    const double title = QFontMetricsF(m_theme.font(TextRole::Title)).horizontalAdvance(m_spec.title);
    const double beside = remark().isEmpty() ? 0 : metrics.horizontalAdvance(remark()) + 4 * u;
    // A question that does not fit beside the title has a line of its own.
    m_questionBelow = !m_spec.question.isEmpty() &&
                      title + metrics.horizontalAdvance(m_spec.question) + 3.5 * u + beside > m_titleRect.width();
    if (m_questionBelow) titleHeight += int(std::ceil(metrics.height()));
    const QStringList lines = wrapped(note(), small, width() - 2.0 * side, 3);
    const int noteHeight = lines.isEmpty() ? 0 : int(double(lines.size()) * QFontMetricsF(small).height() + 2 * u);
    m_noteRect = QRect(side, height() - noteHeight, std::max(0, width() - 2 * side), noteHeight);
    const QRect body(int(2 * u), titleHeight, std::max(1, width() - int(4 * u)),
                     std::max(1, height() - titleHeight - noteHeight - int(u)));
    if (m_plot != nullptr) m_plot->setGeometry(body);
    if (m_scene != nullptr) m_scene->setGeometry(body);
    const int textHeight = m_emptyText->heightForWidth(body.width());
    const int gap = int(3 * u);
    const QSize button = m_emptyAction->sizeHint();
    const bool hasButton = !m_spec.emptyAction.isEmpty();
    const int whole = textHeight + (hasButton ? gap + button.height() : 0);
    const int top = body.top() + std::max(0, (body.height() - whole) / 2);
    m_emptyText->setGeometry(body.left(), top, body.width(), textHeight);
    m_emptyAction->setGeometry(body.center().x() - button.width() / 2, top + textHeight + gap, button.width(),
                               button.height());
}

void ChartView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ChartColors& c = m_theme.colors;
    const double u = m_theme.u;
    painter.fillRect(rect(), c.base);
    const QFont bold = m_theme.font(TextRole::Title);
    const QFont small = m_theme.font(TextRole::Small);
    const QFontMetricsF boldMetrics(bold);
    const QFontMetricsF smallMetrics(small);
    double right = m_titleRect.right();
    const double baseline = std::round(m_titleRect.center().y() + boldMetrics.ascent() / 2 - 1);

    // The remark gives way before the title does.
    const QString side = remark();
    const double titleWidth = boldMetrics.horizontalAdvance(m_spec.title);
    const double mark = m_stale ? 5 * u : 0;
    const double sideWidth = smallMetrics.horizontalAdvance(side);
    painter.setFont(small);
    painter.setPen(c.muted);
    if (sideWidth > 0 && m_titleRect.left() + titleWidth + 3 * u + sideWidth + mark <= right) {
        painter.drawText(QPointF(right - sideWidth, baseline), side);
        right -= sideWidth + 1.5 * u;
    }
    if (m_stale) {
        drawStaleMark(painter, QPointF(right - 1.5 * u, baseline - smallMetrics.ascent() / 2 + 1), 2.6 * u, c.muted);
        right -= mark;
    }
    painter.setFont(bold);
    painter.setPen(c.text);
    const double room = std::max(0.0, right - m_titleRect.left());
    painter.drawText(QPointF(m_titleRect.left(), baseline), boldMetrics.elidedText(m_spec.title, Qt::ElideRight, room));
    const double start = m_questionBelow ? m_titleRect.left() : m_titleRect.left() + titleWidth + 2.5 * u;
    const double end = m_questionBelow ? m_titleRect.right() : right - u;
    painter.setFont(small);
    painter.setPen(c.muted);
    painter.drawText(QPointF(start, m_questionBelow ? baseline + smallMetrics.height() : baseline),
                     smallMetrics.elidedText(m_spec.question, Qt::ElideRight, std::max(0.0, end - start)));
    const QString below = note();
    painter.setFont(small);
    painter.setPen(below == m_spec.note ? c.muted : c.text);  // an answer to a click is no side remark
    double y = m_noteRect.top() + smallMetrics.ascent();
    for (const QString& line : wrapped(below, small, m_noteRect.width(), 3)) {
        painter.drawText(QPointF(m_noteRect.left(), std::round(y)), line);
        y += smallMetrics.height();
    }
}

void ChartView::resizeEvent(QResizeEvent*) {
    arrange();
}

void ChartView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    switch (event->type()) {
        case QEvent::PaletteChange:
        case QEvent::FontChange:
        case QEvent::StyleChange:
        case QEvent::LanguageChange:
        case QEvent::LocaleChange:
            if (m_emptyAction == nullptr) return;  // still under construction
            delete m_menu;
            m_menu = nullptr;
            rebuild();
            break;
        default:
            break;
    }
}

// ---------------------------------------------------------------- copy and export

QMenu* ChartView::contextMenu() {
    if (m_menu != nullptr) return m_menu;
    m_menu = new QMenu(this);
    m_return = m_menu->addAction(tr("Return to the automatic place"), this, [this] { emit returnWanted(m_device); });
    m_return->setVisible(false);
    m_menu->addAction(tr("Copy image"), this, &ChartView::copyImage);
    m_menu->addAction(tr("Copy data"), this, &ChartView::copyData);
    m_menu->addSeparator();
    m_menu->addAction(tr("Export PNG…"), this, [this] { askExport(QStringLiteral("png")); });
    m_menu->addAction(tr("Export SVG…"), this, [this] { askExport(QStringLiteral("svg")); });
    m_menu->addAction(tr("Export PDF…"), this, [this] { askExport(QStringLiteral("pdf")); });
    m_menu->addAction(tr("Export CSV…"), this, [this] { askExport(QStringLiteral("csv")); });
    m_menu->addSeparator();
    m_menu->addAction(tr("Fit to data"), this, &ChartView::fit);
    return m_menu;
}

void ChartView::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_hasData) return;
    const auto device = m_scene != nullptr && m_scene->isVisible()
                            ? m_scene->deviceAt(m_scene->mapFromGlobal(event->globalPos()))
                            : SceneWidget::Device{};
    m_device = device.name;
    contextMenu();
    m_return->setVisible(device.moved);
    m_menu->popup(event->globalPos());
    event->accept();
}

void ChartView::copyImage() const {
    QApplication::clipboard()->setImage(chartImage(m_spec, QSizeF(size())));
}

void ChartView::copyData() const {
    QApplication::clipboard()->setText(toTabText(tableOf(m_spec)));
}

QString ChartView::exportTo(const QString& path) const {
    return exportChart(m_spec, path, QSizeF(size()));
}

void ChartView::askExport(const QString& suffix) {
    QString name = m_spec.title.isEmpty() ? QStringLiteral("chart") : m_spec.title;
    name.replace(QRegularExpression(QStringLiteral("[/\\\\:*?\"<>|\\s]+")), QStringLiteral("-"));
    QString path = QFileDialog::getSaveFileName(this, tr("Export chart"), name + QLatin1Char('.') + suffix,
                                                tr("%1 files (*.%2)").arg(suffix.toUpper(), suffix));
    if (path.isEmpty()) return;
    if (!path.endsWith(QLatin1Char('.') + suffix, Qt::CaseInsensitive)) path += QLatin1Char('.') + suffix;
    const QString problem = exportTo(path);
    if (!problem.isEmpty()) QMessageBox::warning(this, tr("Export chart"), problem);
}

}  // namespace views
