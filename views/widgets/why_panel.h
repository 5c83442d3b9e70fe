// SPDX-License-Identifier: GPL-3.0-or-later
// Why is this number what it is? From top to bottom: key, name, value, worst grade; formula; the numbers put in; other
// bases; sources; what uses it. The panel shows texts; nothing is computed here.
#pragma once

#include <QScrollArea>

#include "views/widgets/shared.h"

class QVBoxLayout;

namespace views {

struct WhyInput {
    QString key = {};  // empty: no link
    QString label = {};
    QString value = {};
    Grade grade = Grade::None;
    bool own = false;    // typed by the user
    bool total = false;  // after a rule, such as "IT peak"
    bool operator==(const WhyInput&) const = default;
};

struct WhyBase {
    QString label = {};
    QString value = {};
    double size = 0;  // length of the bar, any unit; not finite or negative: no bar
    bool current = false;
    bool operator==(const WhyBase&) const = default;
};

struct WhySource {
    Grade grade = Grade::None;
    QString text = {};
    bool operator==(const WhySource&) const = default;
};

struct WhyLink {
    QString key = {};
    QString label = {};
    bool operator==(const WhyLink&) const = default;
};

struct WhyContent {
    QString key = {};
    QString name = {};
    QString value = {};
    QString unit = {};
    QString detail = {};  // full precision, share of the limit
    Grade worst = Grade::None;
    std::optional<Status> status = {};
    QString formula = {};      // "P = f · P_base"
    QString substituted = {};  // "1.30 × 1,225.0 kW ="
    QString result = {};       // "1,592.5 kW", bold after it
    QString ruleNote = {};     // article rule or condition
    QList<WhyInput> inputs = {};
    QString inputsNote = {};
    QString basesTitle = {};  // empty: "Other bases"
    QList<WhyBase> bases = {};
    QString basesNote = {};
    QList<WhySource> sources = {};
    QList<WhyLink> usedBy = {};
    bool operator==(const WhyContent&) const = default;
};

class WhyPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit WhyPanel(QWidget* parent = nullptr);

    /// Keeps the scroll position while the key stays the same. An empty key shows a hint what to click.
    void setContent(const WhyContent& content);
    const WhyContent& content() const { return m_content; }
    QSize sizeHint() const override;

signals:
    void linkActivated(const QString& key);

private:
    void rebuild();
    void addHead();
    void addFormula();
    void addInputs();
    void addBases();
    void addSources();
    void addUsedBy();
    StyledLabel* addText(const QString& text, TextRole role, bool muted);
    void addTitle(const QString& text);
    LinkLabel* createLink(const QString& text, const QString& key);

    WhyContent m_content;
    QVBoxLayout* m_layout;
};

}  // namespace views
