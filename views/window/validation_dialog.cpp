// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/validation_dialog.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>
#include <cmath>

#include "app/texts.h"
#include "app/validation_text.h"
#include "app/workbook_file.h"
#include "model/core/json_text.h"
#include "model/plan/training_case.h"
#include "views/chart/chart_view.h"
#include "views/figures/validation.h"
#include "views/pages/value_text.h"
#include "views/widgets/plain_table.h"
#include "views/widgets/shared.h"

namespace views {
namespace {

using namespace model::validation;

const QString kShipped = QStringLiteral(":/validation/training.json");

constexpr int kReasonRole = Qt::UserRole + 1;

/// A row of texts; from `firstNumber` on they stand at the right.
void addRow(QStandardItemModel* model, const QStringList& texts, int firstNumber, int lastNumber) {
    QList<QStandardItem*> items;
    for (int i = 0; i < texts.size(); ++i) {
        auto* item = new QStandardItem(texts[i]);
        item->setToolTip(texts[i]);
        if (i >= firstNumber && i <= lastNumber) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        items << item;
    }
    model->appendRow(items);
}

void setHeads(QStandardItemModel* model, const QStringList& heads, int firstNumber, int lastNumber) {
    model->clear();
    model->setHorizontalHeaderLabels(heads);
    for (int i = 0; i < heads.size(); ++i)
        model->horizontalHeaderItem(i)->setTextAlignment(
            (i >= firstNumber && i <= lastNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

/// "nemo-2024/80x8192/16/8192" as "nemo-2024, 80 × 8,192, BF16, 8,192".
QString seriesText(const std::string& series) {
    QStringList parts = app::text(series).split(u'/');
    if (parts.size() != 4) return app::text(series);
    const QStringList sizes = parts[1].split(u'x');
    if (sizes.size() == 2) parts[1] = count(sizes[0].toDouble()) + QStringLiteral(" × ") + count(sizes[1].toDouble());
    parts[2] = parts[2] == QLatin1String("8") ? QStringLiteral("FP8") : QStringLiteral("BF16");
    parts[3] = count(parts[3].toDouble());
    return QStringLiteral("   ") + parts.join(QStringLiteral(", "));
}

}  // namespace

ValidationDialog::ValidationDialog(std::shared_ptr<const model::Catalog> catalog, QWidget* parent)
    : QDialog(parent),
      m_catalog(std::move(catalog)),
      m_language(currentLanguage()),
      m_chart(new ChartView(this)),
      m_groupRows(new QStandardItemModel(this)),
      m_groups(makePlainTable(m_groupRows, this)),
      m_runRows(new QStandardItemModel(this)),
      m_runs(makePlainTable(m_runRows, this)),
      m_reason(new StyledLabel({}, TextRole::Small, true, this)),
      m_said(new StyledLabel({}, TextRole::Body, false, this)),
      m_progress(new QProgressBar(this)),
      m_leaveOut(new QPushButton(tr("Leave one series out"), this)) {
    setWindowTitle(tr("Validation"));
    resize(units(308, this), units(185, this));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(3, this), units(2.5, this), units(3, this), units(2.5, this));
    layout->setSpacing(units(2, this));
    auto* intro =
        new StyledLabel(tr("Step times of published runs, predicted from model, mapping, software and network alone."),
                        TextRole::Small, true, this);
    layout->addWidget(intro);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(units(2.5, this));
    upper->addWidget(m_chart, 5);
    auto* right = new QVBoxLayout;
    right->addWidget(m_groups, 1);
    right->addWidget(m_reason);
    upper->addLayout(right, 5);
    layout->addLayout(upper, 6);
    layout->addWidget(m_runs, 5);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(units(2, this));
    foot->addWidget(m_said, 1);
    foot->addWidget(m_progress);
    foot->addWidget(m_leaveOut);
    auto* open = new QPushButton(tr("Open cases…"), this);
    auto* close = new QPushButton(tr("Close"), this);
    foot->addWidget(open);
    foot->addWidget(close);
    layout->addLayout(foot);
    m_said->setElided(true);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(units(32, this));
    m_progress->hide();
    m_reason->setWordWrap(true);
    m_groups->setAccessibleName(tr("Errors by group"));
    m_runs->setAccessibleName(tr("Published runs"));
    m_leaveOut->setToolTip(tr("Fits once for every series of runs without it and predicts it then."));
    for (QPushButton* b : {m_leaveOut, open, close}) b->setAutoDefault(false);
    connect(open, &QPushButton::clicked, this, &ValidationDialog::chooseFile);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_leaveOut, &QPushButton::clicked, this, &ValidationDialog::leaveOut);
    connect(m_groups->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { showReason(); });
    connect(m_runs->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { showMarked(); });
    connect(&m_job, &app::Job::progressed, this,
            [this](double share, double) { m_progress->setValue(int(1000 * share)); });
    connect(&m_job, &app::Job::finished, this, [this] {
        m_progress->hide();
        m_leaveOut->setEnabled(true);
    });
    load(kShipped);
}

ValidationDialog::~ValidationDialog() = default;

QString ValidationDialog::saidText() const {
    return m_said->text();
}

QString ValidationDialog::reasonText() const {
    return m_reason->text();
}

void ValidationDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_job.running()) return m_job.cancel();
    QDialog::keyPressEvent(event);
}

bool ValidationDialog::load(const QString& path) {
    const auto bytes = app::readBytes(path);
    if (!bytes) return m_said->setText(app::problemText(bytes.problem)), false;
    const auto file =
        model::parseJson(std::string_view(bytes->constData(), std::size_t(bytes->size())), path.toStdString());
    if (!file) return m_said->setText(app::problemText(file.problem)), false;
    auto read = file->is_object() ? readTrainingRuns(*file, *m_catalog) : TrainingRuns{};
    if (read.runs.empty()) {
        m_said->setText(app::problemText(model::problem("app.not_cases", {model::Arg::text(path.toStdString())})));
        return false;
    }
    m_job.drop();
    m_progress->hide();
    m_leaveOut->setEnabled(true);
    m_read = std::move(read);
    m_accuracy = accuracyOf(m_read);
    m_leftOut.clear();
    fill();
    m_said->setText(tr("%1 runs predicted, %2 left out")
                        .arg(count(double(m_accuracy.runs.size())), count(double(m_read.skipped.size()))));
    QStringList why;
    for (const auto& s : m_read.skipped) why << app::text(s.id) + QStringLiteral(": ") + app::reasonText(s.why);
    m_said->setToolTip(why.join(u'\n'));
    return true;
}

void ValidationDialog::fill() {
    setHeads(m_runRows,
             {tr("Run"), tr("Accelerator"), tr("Cards"), tr("Strategy"), tr("Measured"), tr("Predicted"), tr("Error"),
              tr("Bar"), tr("Group"), tr("Remark")},
             4, 7);
    const auto seconds = [&](double s) { return withUnit(significant(s), QStringLiteral("s"), m_language); };
    for (const PredictedRun& r : m_accuracy.runs) {
        const bool bracket = r.run->most > r.run->least * 1.0001;
        QString remark = app::text(r.run->remark);
        if (!r.prediction.step.fits)
            remark += (remark.isEmpty() ? QString() : QStringLiteral("; ")) + tr("larger than the card by this model");
        addRow(m_runRows,
               {app::text(r.run->id), app::text(r.run->card->value.name), count(double(r.prediction.mapping.cards())),
                app::text(model::mappingText(r.prediction.mapping)),
                bracket ? range(r.run->least, r.run->most, QStringLiteral("s"), m_language) : seconds(r.run->least),
                seconds(r.prediction.step.time.total),
                signedNumber(100 * r.prediction.error, 3) +
                    (m_language == Language::Chinese ? QStringLiteral("%") : QStringLiteral(" %")),
                r.group == RunGroup::Information ? QStringLiteral("–") : percent(stepBar(*r.run), m_language, 2),
                nameOf(r.group), remark},
               4, 7);
    }
    m_runs->resizeColumnsToContents();
    fillGroups();
    showMarked();
}

void ValidationDialog::fillGroups() {
    setHeads(m_groupRows, {tr("Group"), tr("Runs"), tr("Mean error"), tr("Bar"), tr("Largest"), tr("Bar"), QString()},
             1, 5);
    const auto share = [&](std::optional<double> x) {
        return x ? withUnit(fixedDecimals(100 * *x, 2), QStringLiteral("%"), m_language) : QString();
    };
    const auto add = [&](const QString& name, const QString& runs, std::optional<double> mean,
                         std::optional<double> meanBar, double largest, std::optional<double> bar,
                         const QString& reason = {}) {
        const bool good = (!meanBar || *mean <= *meanBar) && (!bar || largest <= *bar);
        addRow(m_groupRows,
               {name, runs, share(mean), share(meanBar), share(largest), share(bar),
                !bar && !meanBar ? QString()
                : good           ? tr("met")
                                 : tr("missed")},
               1, 5);
        m_groupRows->item(m_groupRows->rowCount() - 1, 0)->setData(reason, kReasonRole);
    };
    for (std::size_t g = 0; g < kRunGroups; ++g) {
        const ErrorSummary& e = m_accuracy.groups[g];
        const ErrorBars bars = barsOf(RunGroup(g));
        if (e.runs > 0)
            add(nameOf(RunGroup(g)), count(e.runs), e.mean, bars.mean, e.largest, bars.largest, reasonOf(RunGroup(g)));
    }
    if (!m_leftOut.empty()) {
        ErrorSummary e;
        for (const LeftOut& l : m_leftOut) e.add(l.largest);
        add(tr("One series left out of the fit"), count(double(m_leftOut.size())), e.mean, {}, e.largest, kLeftOutBar);
        for (const LeftOut& l : m_leftOut) add(seriesText(l.series), count(l.runs), {}, {}, l.largest, kLeftOutBar);
    }
    if (!m_accuracy.series.empty())
        add(tr("Drift per doubling of cards"), {}, {}, {}, std::abs(m_accuracy.drift), Accuracy::kDriftBar);
    for (const SeriesDrift& s : m_accuracy.series)
        add(seriesText(s.series), count(s.runs), {}, {}, std::abs(s.perDoubling), s.bar(),
            s.strong ? reasonOfStrongScaling() : QString());
    for (int row = 0; row < m_groupRows->rowCount(); ++row)  // what is explained is read without a click
        if (!m_groupRows->item(row, 0)->data(kReasonRole).toString().isEmpty()) {
            m_groups->selectRow(row);
            break;
        }
    m_groups->resizeColumnsToContents();
}

void ValidationDialog::showReason() {
    const QModelIndex row = m_groupRows->index(m_groups->currentIndex().row(), 0);
    m_reason->setText(row.data(kReasonRole).toString());
}

void ValidationDialog::showMarked() {
    m_chart->setSpec(parityChart(m_accuracy, m_runs->currentIndex().row(), m_language));
}

void ValidationDialog::leaveOut() {
    m_leaveOut->setEnabled(false);
    m_progress->setValue(0);
    m_progress->show();
    // The job reads its own copy: a file opened meanwhile replaces the runs shown.
    auto runs = std::make_shared<TrainingRuns>(m_read);
    m_job.start(m_job.revision() + 1,
                [this, runs, catalog = m_catalog](const std::stop_token& stop, const model::Progress& progress) {
                    auto found = leaveOneSeriesOut(*runs, cardsOf(*catalog), stop, progress);
                    return app::Job::Deliver([this, found = std::move(found)] {
                        m_leftOut = found;
                        fillGroups();
                    });
                });
}

void ValidationDialog::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open cases"), {}, tr("Cases (*.json)"));
    if (!path.isEmpty()) load(path);
}

}  // namespace views
