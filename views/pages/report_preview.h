// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The pages of a report side by side, painted by the document that is printed. Pages are painted when they come into
// view and kept as pictures until the document or the width changes.

#include <QHash>
#include <QPixmap>
#include <QScrollArea>
#include <memory>

namespace views {

class ReportDocument;

class ReportPreview : public QScrollArea {
    Q_OBJECT

public:
    explicit ReportPreview(QWidget* parent = nullptr);
    ~ReportPreview() override;

    /// Shows another document and keeps the place.
    void setDocument(std::shared_ptr<const ReportDocument> document);
    void goTo(int page);
    /// First page in view, from 0.
    int firstPage() const;

signals:
    void pageChanged(int page);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Sheets;
    void place();
    Sheets* m_sheets;
};

}  // namespace views
