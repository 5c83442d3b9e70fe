// SPDX-License-Identifier: GPL-3.0-or-later
// A framed part of a page: the subject in bold, the question it answers in muted text, at the right a control or a
// legend, below it the content. No frames inside frames.
#pragma once

#include <QFrame>

class QHBoxLayout;
class QVBoxLayout;

namespace views {

class StatusMark;
class StyledLabel;

class PanelFrame : public QFrame {
    Q_OBJECT

public:
    explicit PanelFrame(const QString& title, const QString& question = {}, QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& question = {});
    /// Takes ownership; replaces and deletes what stood there.
    void setContent(QWidget* content);
    QWidget* content() const { return m_content; }
    /// A widget at the right end of the title line; takes ownership.
    void addCorner(QWidget* widget);
    /// Shows the stale mark and the text at the right of the title; an empty text removes it.
    void setStale(const QString& text);
    /// A muted line under the content; empty hides it.
    void setFootnote(const QString& text);

private:
    QVBoxLayout* m_layout;
    QHBoxLayout* m_titleLine;
    StyledLabel* m_title;
    StyledLabel* m_question;
    StatusMark* m_mark;
    StyledLabel* m_stale;
    StyledLabel* m_footnote;
    QWidget* m_content = nullptr;
};

}  // namespace views
