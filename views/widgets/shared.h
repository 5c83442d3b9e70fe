// SPDX-License-Identifier: GPL-3.0-or-later
// Small things that most widgets of the window need: lengths in units of the font, text runs of two sizes, a link that
// is a real button, and badges. Nothing here knows what is shown.
#pragma once

#include <QAbstractButton>
#include <QFont>
#include <QLabel>
#include <QString>
#include <QWidget>
#include <optional>

#include "views/style/icons.h"
#include "views/style/palette.h"

class QLayout;

namespace views {

/// `count` units of the widget's font in whole pixels.
int units(double count, const QWidget* widget);

/// Width of a text in px, rounded up.
int textWidth(const QFont& font, const QString& text);

/// The colour of notes and labels in the widget's palette.
QColor mutedColor(const QWidget* widget);

/// A label in the muted colour and a size of the scale. Plain text only, so that a "<" in a name stays a "<".
class StyledLabel : public QLabel {
    Q_OBJECT

public:
    explicit StyledLabel(const QString& text, TextRole role, bool muted, QWidget* parent = nullptr);
    void setRole(TextRole role, bool muted);
    /// Takes any width and ends in an ellipsis instead of being cut; the tool tip is the whole text.
    void setElided(bool elided);
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void apply();
    TextRole m_role;
    bool m_muted;
    bool m_applying = false;
    bool m_elided = false;
};

/// Text in link colour that is a button: focus by Tab, Enter or Space follows it.
class LinkLabel : public QAbstractButton {
    Q_OBJECT

public:
    explicit LinkLabel(const QString& text, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

/// A status mark of 3.25 units as a widget; keeps its place when it shows nothing.
class StatusMark : public QWidget {
    Q_OBJECT

public:
    explicit StatusMark(std::optional<Status> status = std::nullopt, QWidget* parent = nullptr);
    void setStatus(std::optional<Status> status);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<Status> m_status;
};

/// The grade of a number as a widget of 3.75 units, with the meaning of the letter as tool tip.
class GradeBadge : public QWidget {
    Q_OBJECT

public:
    explicit GradeBadge(Grade grade = Grade::None, QWidget* parent = nullptr);
    void setGrade(Grade grade);
    Grade grade() const { return m_grade; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Grade m_grade;
};

QString gradeMeaning(Grade grade);
/// The word for a status, for screen readers and tool tips.
QString statusWord(Status status);

/// Counts of findings by severity, shown as three marks with numbers.
struct FindingCounts {
    int errors = 0;
    int warnings = 0;
    int infos = 0;
    bool operator==(const FindingCounts&) const = default;
};
/// "1 error, 2 warnings, 3 notes".
QString countsText(const FindingCounts& counts);
int countsWidth(const FindingCounts& counts, const QFont& font);
/// Paints the marks and numbers from the left edge of `rect`, centred vertically, in `font`.
void paintCounts(QPainter* painter, const QRect& rect, const FindingCounts& counts, const QFont& font,
                 const QPalette& palette);

/// Deletes all widgets and layouts in `layout`.
void clearLayout(QLayout* layout);

}  // namespace views
