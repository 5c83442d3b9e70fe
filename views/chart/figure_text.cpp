// SPDX-License-Identifier: GPL-3.0-or-later
// Labels: measuring, keeping them inside the plot and off each other, drawing them with a halo; names of bars and rows.
#include "views/chart/figure.h"

#include <QPainterPath>
#include <QRegularExpression>
#include <QStaticText>
#include <QTextLayout>
#include <array>
#include <cmath>
#include <numeric>

namespace views {
namespace {

constexpr std::size_t kMostLabels = 400;  // placing is quadratic, and nobody reads more

QRectF rectFor(const Label& item, QPointF anchor, QSizeF size, bool flipped) {
    const bool left = item.align.testFlag(Qt::AlignLeft) != (flipped && !item.align.testFlag(Qt::AlignHCenter));
    double x = anchor.x() + (flipped ? -item.offset.x() : item.offset.x());
    double y = anchor.y() + item.offset.y();
    if (item.align.testFlag(Qt::AlignHCenter)) {
        x -= size.width() / 2;
    } else if (!left) {
        x -= size.width();
    }
    if (item.align.testFlag(Qt::AlignVCenter)) y -= size.height() / 2;
    if (item.align.testFlag(Qt::AlignTop)) y -= size.height();
    return {QPointF(x, y), size};
}

QRectF inside(QRectF r, const QRectF& area) {
    if (r.right() > area.right()) r.moveRight(area.right());
    if (r.left() < area.left()) r.moveLeft(area.left());
    if (r.bottom() > area.bottom()) r.moveBottom(area.bottom());
    if (r.top() < area.top()) r.moveTop(area.top());
    return r;
}

bool isFree(const QRectF& r, const std::vector<QRectF>& taken) {
    const QRectF core = r.adjusted(1, 1, -1, -1);
    return std::none_of(taken.begin(), taken.end(), [&core](const QRectF& other) { return core.intersects(other); });
}

// What a label may have under it, from best to worst.
enum class Lines { Off, AtTheRim, Anywhere };

bool suits(const Figure& figure, const QRectF& text, Lines lines) {
    if (lines == Lines::Anywhere) return true;
    const double x = lines == Lines::Off ? 0 : 0.25 * text.width();
    const double y = lines == Lines::Off ? 0 : 0.1 * text.height();
    return !figure.struck(text.adjusted(x, y, -x, -y));
}

// The free place that is nearest to the wish, above or below it, on either side when it may flip.
bool findPlace(const Figure& figure, Label& item, QPointF anchor, QSizeF size, const QRectF& area,
               std::vector<QRectF>& taken, Lines lines) {
    const bool upFirst = item.align.testFlag(Qt::AlignTop);
    for (int step = 0; step <= (lines == Lines::Anywhere ? 16 : 9); ++step) {
        for (int turn = 0; turn < (step == 0 ? 1 : 2); ++turn) {
            const double shift = 4.0 * step * ((turn == 0) == upFirst ? -1 : 1);
            for (int flip = 0; flip < (item.flip ? 2 : 1); ++flip) {
                QRectF r = rectFor(item, anchor, size, flip == 1).translated(0, shift);
                // Flipping beats sliding over the anchor when the text would leave the plot.
                if (item.flip && flip == 0 && (r.right() > area.right() || r.left() < area.left())) continue;
                r = inside(r, area);
                // A text beside a line that the rim pushes back over it would be struck through by its own line.
                if (item.flip && lines != Lines::Anywhere && r.left() < anchor.x() - 1 && r.right() > anchor.x() + 1)
                    continue;
                if (!isFree(r, taken) || !suits(figure, r, lines)) continue;
                item.box = r;
                taken.push_back(r);
                return true;
            }
        }
    }
    return false;
}

}  // namespace

Label& Figure::label(std::function<QPointF()> anchor, std::vector<TextLine> lines, Qt::Alignment align) {
    Label& item = labels.emplace_back();
    item.anchor = std::move(anchor);
    item.lines = std::move(lines);
    item.align = align;
    return item;
}

Label& Figure::labelAt(const Panel& panel, double x, double y, std::vector<TextLine> lines, Qt::Alignment align) {
    const Panel* p = &panel;
    Label& item = label([p, x, y] { return p->pixel(x, y); }, std::move(lines), align);
    item.within = p;
    return item;
}

void Figure::place(Label& item, const QRectF& area, std::vector<QRectF>& taken) const {
    if (item.adapt) item.adapt(item);
    if (item.hidden) return;
    const QPointF anchor = item.anchor();
    if (!usable(anchor.x()) || !usable(anchor.y())) return;
    if (item.within != nullptr) {
        if (!QRectF(item.within->rect->rect()).adjusted(-3, -3, 3, 3).contains(anchor)) return;
    }
    QSizeF size(0, 0);
    const double most = item.maxWidth > 0 ? std::min(item.maxWidth, area.width()) : area.width();
    for (const TextLine& line : item.lines) {
        size.rwidth() = std::max(size.width(), std::min(most, std::ceil(textWidth(line.text, line.role)) + 1));
        size.rheight() += lineHeight(line.role);
    }
    if (size.width() <= 0) return;

    const QRectF wish = rectFor(item, anchor, size, false);
    if (!item.avoid) {
        item.box = inside(wish, area);
        taken.push_back(item.box);
        return;
    }
    QRectF room = area;
    if (item.beside != nullptr) room.setLeft(std::max<double>(room.left(), item.beside->rect->left() + 2));
    for (const Lines lines : {Lines::Off, Lines::AtTheRim, Lines::Anywhere})
        if (findPlace(*this, item, anchor, size, room, taken, lines)) return;
    if (item.priority <= 0) return;  // hover and table still have it
    item.box = inside(wish, room);
    taken.push_back(item.box);
}

void Figure::arrange() {
    const QRectF area = QRectF(plot.viewport()).adjusted(2, 1, -2, -1);
    std::vector<std::size_t> order(labels.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [this](std::size_t a, std::size_t b) { return labels[a].priority > labels[b].priority; });
    std::vector<QRectF> taken;
    for (const auto& obstacle : obstacles) taken.push_back(obstacle());
    for (const Panel& panel : panels) {  // numbers of the axes
        const QRectF r = panel.rect->rect();
        const double line = lineHeight();
        if (panel.x->tickLabels()) taken.emplace_back(r.left(), r.bottom() + 2, r.width(), theme.u + line);
        if (panel.y->tickLabels()) taken.emplace_back(r.left() - 9 * theme.u, r.top(), 8.5 * theme.u, r.height());
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        Label& item = labels[order[i]];
        item.box = {};
        if (i < kMostLabels) place(item, area, taken);
    }
}

void Figure::finish() {
    paint("overlay", nullptr, [this](QCPPainter& painter) { drawLabels(painter); });
}

void Figure::drawLabels(QCPPainter& painter) const {
    const bool vector = painter.modes().testFlag(QCPPainter::pmVectorized);
    painter.setAntialiasing(true);
    for (const Label& item : labels) {
        if (item.box.isEmpty()) continue;
        double y = item.box.top();
        for (const TextLine& line : item.lines) {
            const QFont font = theme.font(line.role);
            const QFontMetricsF metrics(font);
            const QString text = metrics.horizontalAdvance(line.text) <= item.box.width()
                                     ? line.text
                                     : metrics.elidedText(line.text, Qt::ElideRight, item.box.width());
            const double width = metrics.horizontalAdvance(text);
            double x = item.box.left();
            if (item.align.testFlag(Qt::AlignHCenter)) {
                x += (item.box.width() - width) / 2;
            } else if (item.align.testFlag(Qt::AlignRight)) {
                x = item.box.right() - width;
            }
            QPointF baseline(x, y + metrics.ascent());
            if (!vector) baseline = QPointF(std::round(baseline.x()), std::round(baseline.y()));
            painter.setFont(font);
            if (item.halo) {
                drawHaloText(painter, baseline, text, line.colour, theme.colors.base, vector);
            } else {
                painter.setPen(line.colour);
                painter.drawText(baseline, text);
            }
            y += lineHeight(line.role);
        }
    }
}

void drawHaloText(QPainter& painter, QPointF baseline, const QString& text, const QColor& tone, const QColor& halo,
                  bool vector) {
    if (vector) {
        // An outline, so that the text itself is in the file once and can be searched.
        QPainterPath outline;
        outline.addText(baseline, painter.font(), text);
        painter.strokePath(outline, QPen(halo, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    } else {
        static constexpr std::array<std::array<double, 2>, 8> around{
            {{2, 0}, {-2, 0}, {0, 2}, {0, -2}, {1.4, 1.4}, {-1.4, 1.4}, {1.4, -1.4}, {-1.4, -1.4}}};
        // Shaping costs more than drawing and is the same nine times.
        QStaticText shaped(text);
        shaped.setTextFormat(Qt::PlainText);
        shaped.prepare(painter.transform(), painter.font());
        const QPointF top = baseline - QPointF(0, QFontMetricsF(painter.font()).ascent());
        painter.setPen(halo);
        for (const auto& offset : around) painter.drawStaticText(top + QPointF(offset[0], offset[1]), shaped);
        painter.setPen(tone);
        painter.drawStaticText(top, shaped);
        return;
    }
    painter.setPen(tone);
    painter.drawText(baseline, text);
}

QStringList wrapped(const QString& text, const QFont& font, double width, int maxLines) {
    if (text.isEmpty() || maxLines < 1) return {};
    const QFontMetricsF metrics(font);
    if (metrics.horizontalAdvance(text) <= width) return {text};
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    while (true) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(std::max(8.0, width));
        if (lines.size() == maxLines - 1) {
            lines += metrics.elidedText(text.mid(line.textStart()).trimmed(), Qt::ElideRight, width);
            break;
        }
        lines += text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

namespace {

// Would a word be torn apart? Chinese has no spaces: there the text between two spaces counts.
bool breaksWord(const QString& text, const QFontMetricsF& metrics, double width) {
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    return std::any_of(words.begin(), words.end(),
                       [&](const QString& word) { return metrics.horizontalAdvance(word) > width; });
}

}  // namespace

QString shortened(const QString& text, const QFontMetricsF& metrics, double width) {
    if (metrics.horizontalAdvance(text) <= width) return text;
    static const QRegularExpression kEnd(QStringLiteral("\\s*[,(，（/]"));
    const qsizetype end = text.indexOf(kEnd);
    const QString head = end > 2 ? text.left(end) : text;
    return metrics.elidedText(head, Qt::ElideRight, width);
}

// Names stand in one row, or, where words would be torn, alternately in two rows with twice the room.
void categoryLabels(Figure& figure, Panel& panel, std::vector<Category> names, double right,
                    std::shared_ptr<bool> totalsBelow) {
    Figure* f = &figure;
    Panel* p = &panel;
    const std::size_t first = figure.labels.size();
    for (std::size_t i = 0; i < names.size(); ++i) {
        Label& item = figure.label([p, i] { return QPointF(p->x->coordToPixel(double(i)), p->rect->bottom()); }, {},
                                   Qt::AlignHCenter | Qt::AlignBottom);
        item.offset = {0, 1.5 * figure.theme.u};
        item.halo = false;
        item.avoid = false;
        item.priority = 90;
        item.within = p;
    }
    figure.beforeLayout.push_back([f, p, first, right, totalsBelow, names = std::move(names)] {
        const double u = f->theme.u;
        const double width = std::max(40.0, f->plot.viewport().width() - 13 * u - right);
        const double slot = width / double(std::max<std::size_t>(1, names.size()));
        const std::size_t stride = std::max<std::size_t>(1, std::size_t(std::ceil(6 * u / std::max(0.01, slot))));
        const auto roleOf = [](const Category& c) { return c.bold ? TextRole::SmallBold : TextRole::Small; };
        const double one = slot * double(stride) - u;
        const auto wide = [&](const Category& c, double room) {
            return f->textWidth(c.total, TextRole::SmallBold) > room;
        };
        const bool below = totalsBelow && std::any_of(names.begin(), names.end(),
                                                      [&](const Category& c) { return wide(c, slot - u); });
        if (totalsBelow) *totalsBelow = below;
        const bool alternate = std::any_of(names.begin(), names.end(), [&](const Category& c) {
            return (below && wide(c, one)) || breaksWord(c.name, QFontMetricsF(f->theme.font(roleOf(c))), one) ||
                   breaksWord(c.note, QFontMetricsF(f->theme.font(TextRole::Small)), one);
        });
        const double room = alternate ? 2 * slot * double(stride) - 2 * u : one;
        std::array<std::size_t, 2> most{1, 0};
        for (std::size_t i = 0; i < names.size(); ++i) {
            Label& item = f->labels[first + i];
            item.lines.clear();
            if (i % stride != 0) continue;
            for (const QString& line : wrapped(names[i].name, f->theme.font(roleOf(names[i])), room, 2)) {
                item.lines.push_back({line, roleOf(names[i]), f->theme.colors.text});
            }
            if (below && !names[i].total.isEmpty()) item.lines.push_back(f->strong(names[i].total));
            for (const QString& line : wrapped(names[i].note, f->theme.font(TextRole::Small), room, 2)) {
                item.lines.push_back(f->soft(line));
            }
            const std::size_t row = alternate ? i / stride % 2 : 0;
            most[row] = std::max(most[row], item.lines.size());
        }
        const double second = 1.5 * u + double(most[0]) * f->lineHeight();
        for (std::size_t i = 0; i < names.size(); ++i)
            f->labels[first + i].offset.setY(alternate && i / stride % 2 == 1 ? second : 1.5 * u);
        QMargins margins = p->rect->minimumMargins();
        margins.setRight(int(right));
        margins.setBottom(int(double(most[0] + most[1]) * f->lineHeight() + 2.5 * u));
        p->rect->setMinimumMargins(margins);
    });
}

void rowLabels(Figure& figure, Panel& panel, std::vector<Category> names, double top, double right, double bottom,
               double mostOfWidth) {
    Figure* f = &figure;
    Panel* p = &panel;
    double widest = 0;
    for (const Category& row : names) {
        const TextRole role = row.bold ? TextRole::SmallBold : TextRole::Small;
        widest = std::max({widest, figure.textWidth(row.name, role), figure.textWidth(row.note, TextRole::Small)});
    }
    const auto room = [f, widest, mostOfWidth] {
        return std::min(widest + 2, f->plot.viewport().width() * mostOfWidth);
    };
    for (std::size_t i = 0; i < names.size(); ++i) {
        Label& item = figure.label([p, i] { return QPointF(p->rect->left(), p->y->coordToPixel(double(i))); }, {},
                                   Qt::AlignRight | Qt::AlignVCenter);
        item.offset = {-2 * figure.theme.u, 0};
        item.halo = false;
        item.priority = 90;
        item.within = p;
        // As many lines as the row is high once the axes have taken their room.
        item.adapt = [f, p, i, room, row = names[i]](Label& label) {
            const double slot = std::max(1.0, std::abs(p->y->coordToPixel(1) - p->y->coordToPixel(0)));
            const int lines = int((slot - f->theme.u) / f->lineHeight());  // a gap between rows of two lines
            // More rows than lines of text: name every second, third, ... only.
            const auto stride = std::max<std::size_t>(1, std::size_t(std::ceil(f->lineHeight() / slot)));
            label.hidden = i % stride != 0;
            label.maxWidth = room();
            label.lines.clear();
            const TextRole role = row.bold ? TextRole::SmallBold : TextRole::Small;
            const int most = lines >= (row.note.isEmpty() ? 2 : 3) ? 2 : 1;
            for (const QString& line : wrapped(row.name, f->theme.font(role), room(), most))
                label.lines.push_back({line, role, f->theme.colors.text});
            const int left = std::min(2, lines - int(label.lines.size()));
            for (const QString& line : wrapped(row.note, f->theme.font(TextRole::Small), room(), left))
                label.lines.push_back(f->soft(line));
        };
    }
    figure.beforeLayout.push_back([f, p, room, top, right, bottom] {
        QMargins margins = p->rect->minimumMargins();
        margins.setLeft(int(room() + 3 * f->theme.u));
        margins.setTop(std::max(margins.top(), int(top)));
        margins.setRight(int(right));
        margins.setBottom(std::max(margins.bottom(), int(bottom)));
        p->rect->setMinimumMargins(margins);
    });
}

}  // namespace views
