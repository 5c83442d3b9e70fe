// SPDX-License-Identifier: GPL-3.0-or-later
// What stands around the fields of a form: the sentence under a field, the dot of a default value, the title of a
// group.
#pragma once

#include <QWidget>

#include "views/widgets/quantity_edit.h"
#include "views/widgets/shared.h"

class QHBoxLayout;

namespace views {

/// One sentence with its mark on a tinted ground, optionally with buttons ("1500", "1.5"). Grows in height with the
/// text.
class FieldNote : public QWidget {
    Q_OBJECT

public:
    explicit FieldNote(QWidget* parent = nullptr);

    /// Incomplete and Info stand on the alternate ground with a frame. No status: muted text without ground.
    void setNote(std::optional<Status> status, const QString& text, const QList<FormChoice>& buttons = {});
    QString text() const { return m_text; }
    QList<QAbstractButton*> buttons() const { return m_buttons; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(const QString& value);  // a button

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect textRect(int width) const;
    int textHeight(int width) const;
    bool buttonsBeside() const { return !m_status; }  // "Meant is [1500] [1.5]"
    void placeButtons();

    std::optional<Status> m_status;
    QString m_text;
    QList<QAbstractButton*> m_buttons;
    QList<FormChoice> m_choices;
};

/// The dot after a field that holds its default, or the blue dot of an own value in the Why? panel.
class OriginDot : public QWidget {
    Q_OBJECT

public:
    explicit OriginDot(QWidget* parent = nullptr);
    /// Default and catalog values get the muted dot, computed and own ones none.
    void setOrigin(Origin origin);
    void setColorRole(QPalette::ColorRole role, bool shown);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPalette::ColorRole m_role = QPalette::PlaceholderText;
    bool m_shown = false;
};

/// Title of a group, a muted summary after it, a hairline to the right edge.
class GroupHeader : public QWidget {
    Q_OBJECT

public:
    explicit GroupHeader(const QString& title = {}, const QString& summary = {}, QWidget* parent = nullptr);
    void setTexts(const QString& title, const QString& summary);
    /// Space kept free at the right end for buttons.
    void setRightMargin(int pixels);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title;
    QString m_summary;
    int m_rightMargin = 0;
};

}  // namespace views
