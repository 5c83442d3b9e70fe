// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/why_panel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QVBoxLayout>
#include <cmath>

#include "views/widgets/field_note.h"

namespace views {
namespace {

/// Addresses and other words without a space may break after their punctuation.
QString breakable(QString text) {
    static const QRegularExpression kJoint(QStringLiteral("([/_&?=-])(?=[^\\s/])"));
    return text.replace(kJoint, QStringLiteral("\\1\u200B"));
}

/// A bar of a share of the width, blue for the basis in use.
class BaseBar : public QWidget {
public:
    BaseBar(double share, bool current, QWidget* parent) : QWidget(parent), m_share(share), m_current(current) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setFixedHeight(units(2.5, this));
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const ChartColors colors = colorsFor(palette());
        painter.fillRect(QRect(0, 0, qRound(width() * m_share), height()),
                         colors.of(m_current ? kServersSeries : kLossesSeries));
    }

private:
    double m_share;
    bool m_current;
};

/// The formula on a framed ground.
class FormulaBox : public QFrame {
public:
    explicit FormulaBox(QWidget* parent) : QFrame(parent) {
        setFrameShape(QFrame::StyledPanel);
        setBackgroundRole(QPalette::AlternateBase);
        setAutoFillBackground(true);
    }
};

}  // namespace

WhyPanel::WhyPanel(QWidget* parent) : QScrollArea(parent) {
    auto* page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    m_layout = new QVBoxLayout(page);
    m_layout->setContentsMargins(units(3.5, this), units(3, this), units(3.5, this), units(3, this));
    m_layout->setSpacing(units(1.25, this));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(page);
    setAccessibleName(tr("Why?"));
    rebuild();
}

QSize WhyPanel::sizeHint() const {
    return {units(74, this), units(150, this)};
}

void WhyPanel::setContent(const WhyContent& content) {
    if (content == m_content) return;
    const bool same = content.key == m_content.key;
    const int scroll = verticalScrollBar()->value();
    m_content = content;
    rebuild();
    m_layout->activate();
    verticalScrollBar()->setValue(same ? scroll : 0);
}

void WhyPanel::rebuild() {
    clearLayout(m_layout);
    if (m_content.key.isEmpty()) {
        addText(tr("Click a key figure or a field to see where its value comes from."), TextRole::Body, true);
    } else {
        addHead();
        addFormula();
        addInputs();
        addBases();
        addSources();
        addUsedBy();
    }
    m_layout->addStretch(1);
}

StyledLabel* WhyPanel::addText(const QString& text, TextRole role, bool muted) {
    auto* label = new StyledLabel(text, role, muted, widget());
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_layout->addWidget(label);
    return label;
}

void WhyPanel::addTitle(const QString& text) {
    m_layout->addSpacing(units(2, this));
    addText(text, TextRole::Title, false);
}

LinkLabel* WhyPanel::createLink(const QString& text, const QString& key) {
    auto* link = new LinkLabel(text, widget());
    link->setToolTip(key);
    connect(link, &QAbstractButton::clicked, this, [this, key] { emit linkActivated(key); });
    return link;
}

void WhyPanel::addHead() {
    addText(m_content.key, TextRole::Small, true);
    auto* name = addText(m_content.name, TextRole::Title, false);
    QFont big = name->font();
    big.setPointSizeF(big.pointSizeF() * 10.5 / 9.5);
    name->setFont(big);
    auto* line = new QHBoxLayout;
    line->setSpacing(units(2, this));
    auto* value = new StyledLabel(m_content.value, TextRole::WhyFigure, false, widget());
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line->addWidget(value);
    auto* unit = new StyledLabel(m_content.unit, TextRole::Small, true, widget());
    unit->setContentsMargins(0, 0, 0, units(0.75, this));
    line->addWidget(unit, 0, Qt::AlignBottom);
    if (m_content.status) line->addWidget(new StatusMark(m_content.status, widget()));
    line->addStretch(1);
    m_layout->addLayout(line);
    if (!m_content.detail.isEmpty()) addText(m_content.detail, TextRole::Small, true);
    if (m_content.worst == Grade::None) return;
    auto* grade = new QHBoxLayout;
    grade->setSpacing(units(1.5, this));
    grade->addWidget(new StyledLabel(tr("Worst grade of inputs:"), TextRole::Small, true, widget()));
    grade->addWidget(new GradeBadge(m_content.worst, widget()));
    grade->addStretch(1);
    m_layout->addLayout(grade);
}

void WhyPanel::addFormula() {
    if (m_content.formula.isEmpty()) return;
    addTitle(tr("Formula"));
    auto* box = new FormulaBox(widget());
    auto* inside = new QVBoxLayout(box);
    inside->setContentsMargins(units(2.5, this), units(2, this), units(2.5, this), units(2, this));
    auto* formula = new StyledLabel(m_content.formula, TextRole::Body, false, box);
    QFont italic = font();
    italic.setItalic(true);
    formula->setFont(italic);
    formula->setWordWrap(true);
    formula->setTextInteractionFlags(Qt::TextSelectableByMouse);
    inside->addWidget(formula);
    m_layout->addWidget(box);
    if (!m_content.substituted.isEmpty() || !m_content.result.isEmpty()) {
        auto* label = addText({}, TextRole::Body, true);
        label->setTextFormat(Qt::RichText);  // one bold word inside a wrapped sentence
        label->setText(m_content.substituted.toHtmlEscaped() +
                       QStringLiteral(" <b><font color=\"%1\">").arg(palette().color(QPalette::WindowText).name()) +
                       m_content.result.toHtmlEscaped() + QStringLiteral("</font></b>"));
        label->setContentsMargins(units(2.5, this), 0, 0, 0);
    }
    if (!m_content.ruleNote.isEmpty()) addText(m_content.ruleNote, TextRole::Small, true);
}

void WhyPanel::addInputs() {
    if (m_content.inputs.isEmpty()) return;
    addTitle(tr("Numbers put in"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(units(2, this));
    grid->setVerticalSpacing(units(1, this));
    grid->setColumnStretch(0, 1);
    grid->setColumnMinimumWidth(2, units(3.75, this));
    int row = 0;
    for (const WhyInput& input : m_content.inputs) {
        if (input.total) {
            auto* rule = new QFrame(widget());
            rule->setFrameShape(QFrame::HLine);
            rule->setFixedHeight(units(1, this));
            grid->addWidget(rule, row++, 0, 1, 3);
        }
        if (input.key.isEmpty()) {
            auto* label = new StyledLabel(input.label, TextRole::Body, false, widget());
            label->setWordWrap(true);
            grid->addWidget(label, row, 0);
        } else {
            grid->addWidget(createLink(input.label, input.key), row, 0, Qt::AlignLeft);
        }
        auto* value = new StyledLabel(input.value, TextRole::Body, false, widget());
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        value->setFont(bold);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(value, row, 1, Qt::AlignRight);
        if (input.own) {
            auto* dot = new OriginDot(widget());
            dot->setColorRole(QPalette::Highlight, true);
            dot->setToolTip(tr("Own value"));
            grid->addWidget(dot, row, 2, Qt::AlignCenter);
        } else {
            grid->addWidget(new GradeBadge(input.grade, widget()), row, 2);
        }
        ++row;
    }
    m_layout->addLayout(grid);
    if (!m_content.inputsNote.isEmpty()) addText(m_content.inputsNote, TextRole::Small, true);
}

void WhyPanel::addBases() {
    if (!m_content.bases.isEmpty()) {
        addTitle(m_content.basesTitle.isEmpty() ? tr("Other bases") : m_content.basesTitle);
        double largest = 0;
        for (const WhyBase& base : m_content.bases) {
            if (std::isfinite(base.size)) largest = std::max(largest, base.size);
        }
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(units(2, this));
        grid->setVerticalSpacing(units(1, this));
        grid->setColumnStretch(1, 1);
        int row = 0;
        for (const WhyBase& base : m_content.bases) {
            const bool drawn = largest > 0 && std::isfinite(base.size) && base.size > 0;
            const TextRole role = base.current ? TextRole::SmallBold : TextRole::Small;
            grid->addWidget(new StyledLabel(base.label, role, !base.current, widget()), row, 0);
            grid->addWidget(new BaseBar(drawn ? base.size / largest : 0, base.current, widget()), row, 1);
            grid->addWidget(new StyledLabel(base.value, role, !base.current, widget()), row, 2, Qt::AlignRight);
            ++row;
        }
        m_layout->addLayout(grid);
    }
    if (!m_content.basesNote.isEmpty()) addText(m_content.basesNote, TextRole::Small, true);
}

void WhyPanel::addSources() {
    if (m_content.sources.isEmpty()) return;
    addTitle(tr("Sources"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(units(1.5, this));
    grid->setVerticalSpacing(units(1, this));
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const WhySource& source : m_content.sources) {
        if (source.grade != Grade::None) grid->addWidget(new GradeBadge(source.grade, widget()), row, 0, Qt::AlignTop);
        auto* text = new StyledLabel(breakable(source.text), TextRole::Small, false, widget());
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(text, row++, 1);
    }
    m_layout->addLayout(grid);
}

void WhyPanel::addUsedBy() {
    if (m_content.usedBy.isEmpty()) return;
    addTitle(tr("Used by"));
    for (const WhyLink& link : m_content.usedBy)
        m_layout->addWidget(createLink(link.label, link.key), 0, Qt::AlignLeft);
}

}  // namespace views
