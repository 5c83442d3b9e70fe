// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/calibration_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>
#include <cmath>

#include "app/texts.h"
#include "model/core/units.h"
#include "views/style/numbers.h"
#include "views/widgets/plain_table.h"
#include "views/widgets/quantity_edit.h"
#include "views/widgets/shared.h"

namespace views {

CalibrationDialog::CalibrationDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_about(new StyledLabel({}, TextRole::Small, true, this)),
      m_observed(new QuantityEdit(this)),
      m_hours(new QPushButton(tr("Unit-hours from a file…"), this)),
      m_source(new StyledLabel({}, TextRole::Small, true, this)),
      m_all(new CheckField(this)),
      m_rows(new QStandardItemModel(this)),
      m_table(makePlainTable(m_rows, this)),
      m_mark(new StatusMark(std::nullopt, this)),
      m_said(new StyledLabel({}, TextRole::Body, false, this)),
      m_apply(new QPushButton(tr("Apply"), this)) {
    setWindowTitle(tr("Rates of a failure log"));
    resize(units(308, this), units(150, this));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(3, this), units(2.5, this), units(3, this), units(2.5, this));
    layout->setSpacing(units(2, this));
    layout->addWidget(m_about);
    auto* head = new QHBoxLayout;
    head->setSpacing(units(2, this));
    head->addWidget(new StyledLabel(tr("The parts of this design ran for"), TextRole::Body, false, this));
    head->addWidget(m_observed);
    head->addWidget(m_hours);
    head->addWidget(m_source, 1);
    layout->addLayout(head);
    layout->addWidget(m_table, 1);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(units(2, this));
    foot->addWidget(m_mark);
    foot->addWidget(m_said, 1);
    foot->addWidget(m_all);
    auto* close = new QPushButton(tr("Close"), this);
    foot->addWidget(m_apply);
    foot->addWidget(close);
    layout->addLayout(foot);

    m_observed->setFixedWidth(units(24, this));
    m_observed->setAccessibleName(tr("Time observed"));
    m_observed->setToolTip(tr("From the beginning of the log to its end, days without an event included."));
    m_all->setText(tr("All designs"));
    m_table->setAccessibleName(tr("Failure classes"));
    m_about->setElided(true);
    m_source->setElided(true);
    m_said->setElided(true);
    for (QPushButton* b : {m_hours, close}) b->setAutoDefault(false);
    m_apply->setDefault(true);
    connect(m_observed, &QuantityEdit::committed, this, [this](const QString& text) {
        m_observed->setValueText(text);
        m_unitHours.clear();
        refresh();
    });
    connect(m_hours, &QPushButton::clicked, this, &CalibrationDialog::chooseUnitHours);
    connect(m_apply, &QPushButton::clicked, this, &CalibrationDialog::apply);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(&m_session, &Session::changed, this, [this] {
        if (isVisible()) refresh();
    });
}

QString CalibrationDialog::saidText() const {
    return m_said->text();
}

std::optional<model::Problem> CalibrationDialog::load(const QString& path) {
    const auto known = app::classNames(m_session.design(), m_session.document().catalog());
    auto log = app::readFailureLog(path, known);
    if (!log) return log.problem;
    m_path = path;
    m_log = std::move(*log.value);
    m_unitHours.clear();
    // Whole days from the first event to the last: the least that can have been observed, and a number to correct.
    m_observed->setValueText(QStringLiteral("%1 d").arg(std::max(1.0, std::ceil(m_log.span.si / 86400))));
    refresh();
    return std::nullopt;
}

void CalibrationDialog::useUnitHours(const QString& path) {
    m_unitHours = path;
    refresh();
}

model::Outcome<app::Observation> CalibrationDialog::observation() const {
    app::Observation o{m_unitHours, std::nullopt};
    if (!m_unitHours.isEmpty()) return model::good(std::move(o));
    const auto time = model::parseQuantity(m_observed->valueText().toStdString(), model::dim::time, "d");
    if (!time) return {std::nullopt, time.problem};
    o.time = model::Duration{*time};
    return model::good(std::move(o));
}

void CalibrationDialog::refresh() {
    m_record.reset();
    m_apply->setEnabled(false);
    m_about->setText(
        tr("%1, events: %2. Rates, their ranges and shares of hardware are taken over; the replacement rate "
           "stays.")
            .arg(QFileInfo(m_path).fileName(), count(double(m_log.events.size()))));
    m_source->setText(m_unitHours.isEmpty() ? QString() : tr("hours of %1").arg(QFileInfo(m_unitHours).fileName()));
    const model::Design& design = m_session.design();
    const auto parts = model::partsOfJob(m_session.project(), design, m_session.results());
    const auto known = app::classNames(design, m_session.document().catalog());
    const auto seen = observation();
    if (!seen) return refuse(seen.problem);
    auto record = app::fieldRecord(design, parts, m_path, m_log, *seen, known);
    if (!record) return refuse(record.problem);
    model::Design after = design;
    if (const auto wrong = model::calibrate(after, *record)) return refuse(*wrong);
    m_record = std::move(*record.value);
    const auto texts = app::effectTexts(model::calibrationEffect(design, after, parts, *m_record), false);
    m_rows->clear();
    m_rows->setHorizontalHeaderLabels(texts.heads);
    for (int i = 0; i < texts.heads.size(); ++i)
        m_rows->horizontalHeaderItem(i)->setTextAlignment(
            (i >= app::kFirstNumber && i <= app::kLastNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    for (const QStringList& row : texts.rows) {
        QList<QStandardItem*> items;
        for (int i = 0; i < row.size(); ++i) {
            items << new QStandardItem(row[i]);
            items.back()->setToolTip(row[i]);
            if (i >= app::kFirstNumber && i <= app::kLastNumber)
                items.back()->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        }
        m_rows->appendRow(items);
    }
    m_table->resizeColumnsToContents();
    m_mark->setStatus(std::nullopt);
    m_said->setText(texts.job);
    m_apply->setEnabled(true);
}

void CalibrationDialog::refuse(const model::Problem& problem) {
    m_rows->clear();
    m_mark->setStatus(Status::Error);
    m_said->setText(app::problemText(problem));
}

void CalibrationDialog::apply() {
    if (!m_record) return;
    const model::FieldRecord record = *m_record;
    std::vector<std::int64_t> ids;
    for (const auto& d : m_session.document().workbook().designs)
        if (m_all->isChecked() || d.id == m_session.designId()) ids.push_back(d.id);
    if (const auto wrong = app::calibrate(m_session.document(), ids, record)) return refuse(*wrong);
    QStringList said{tr("The rates of %1 were taken over.").arg(app::text(record.name))};
    for (const auto& note : record.notes) said << app::problemText(note);
    Q_EMIT m_session.said(Status::Ok, said.join(u' '));
    close();
}

void CalibrationDialog::chooseUnitHours() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Unit-hours of the classes"), {}, tr("Tables (*.csv)"));
    if (!path.isEmpty()) useUnitHours(path);
}

}  // namespace views
