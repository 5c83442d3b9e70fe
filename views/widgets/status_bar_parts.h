// SPDX-License-Identifier: GPL-3.0-or-later
// What the status bar shows: the running job with progress and Cancel at the left, settled facts (catalogue date,
// preset, currency, autosave) at the right. QStatusBar cuts what does not fit; this drops the least important text.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QProgressBar;
class QPushButton;

namespace views {

class StyledLabel;

struct StatusText {
    QString id = {};
    QString text = {};
    QString tooltip = {};
    int dropOrder = 0;  // 1 is dropped first; 0 is never dropped
    bool operator==(const StatusText&) const = default;
};

class StatusBarParts : public QWidget {
    Q_OBJECT

public:
    explicit StatusBarParts(QWidget* parent = nullptr);

    /// `share` in 0..1, outside or NaN: length unknown. `more` further jobs are announced by "+2".
    void setJob(const QString& name, double share, const QString& text, int more = 0);
    /// No job: `text` (may be empty) stands alone, for example "Cancelled, 912 of 4,000 runs kept".
    void clearJob(const QString& text = {});
    void setTexts(const QList<StatusText>& texts);
    QPushButton* cancelButton() const { return m_cancel; }
    /// Ids of the texts that have room now.
    QStringList shownTexts() const;
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

signals:
    void cancelRequested();
    void moreJobsRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    StyledLabel* m_name;
    QProgressBar* m_progress;
    StyledLabel* m_text;
    QPushButton* m_cancel;
    QPushButton* m_more;
    QHBoxLayout* m_layout;
    QList<StatusText> m_texts;
    QList<StyledLabel*> m_labels;
};

}  // namespace views
