// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/strategy_dialog.h"

#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QThread>
#include <QVBoxLayout>

#include "app/names.h"
#include "app/texts.h"
#include "views/chart/chart_view.h"
#include "views/figures/strategies.h"
#include "views/pages/form_rows.h"
#include "views/widgets/plain_table.h"
#include "views/widgets/quantity_edit.h"
#include "views/widgets/shared.h"
#include "views/window/strategy_model.h"

namespace views {
namespace {

constexpr std::size_t kShown = 10;  // of those kept

}  // namespace

StrategyDialog::StrategyDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_run(new ChoiceCombo(this)),
      m_about(new StyledLabel({}, TextRole::Small, true, this)),
      m_model(new StrategyModel(this)),
      m_table(makePlainTable(m_model, this)),
      m_bars(new ChartView(this)),
      m_lost(new ChartView(this)),
      m_misses(new StyledLabel({}, TextRole::Small, true, this)),
      m_mark(new StatusMark(std::nullopt, this)),
      m_said(new StyledLabel({}, TextRole::Body, false, this)),
      m_progress(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("Cancel"), this)),
      m_auto(new QPushButton(tr("Always take the fastest"), this)),
      m_apply(new QPushButton(tr("Apply"), this)) {
    setWindowTitle(tr("Parallel strategies"));
    resize(units(308, this), units(180, this));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(3, this), units(2.5, this), units(3, this), units(2.5, this));
    layout->setSpacing(units(2, this));

    auto* head = new QHBoxLayout;
    head->setSpacing(units(2, this));
    head->addWidget(m_run);
    head->addWidget(m_about, 1);
    layout->addLayout(head);
    layout->addWidget(m_table, 5);
    auto* charts = new QHBoxLayout;
    charts->setSpacing(units(2.5, this));
    charts->addWidget(m_bars, 3);
    charts->addWidget(m_lost, 2);
    layout->addLayout(charts, 6);
    layout->addWidget(m_misses);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(units(2, this));
    foot->addWidget(m_mark);
    foot->addWidget(m_said, 1);
    foot->addWidget(m_progress);
    foot->addWidget(m_cancel);
    foot->addWidget(m_auto);
    foot->addWidget(m_apply);
    auto* close = new QPushButton(tr("Close"), this);
    foot->addWidget(close);
    layout->addLayout(foot);

    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAccessibleName(tr("Parallel strategies"));
    m_run->setAccessibleName(tr("Training run"));
    m_misses->setWordWrap(true);
    m_said->setElided(true);
    m_progress->setFixedWidth(units(32, this));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->hide();
    m_cancel->hide();
    m_auto->setToolTip(tr("The design searches anew at every change and uses the fastest strategy that fits."));
    for (QPushButton* b : {m_cancel, m_auto, m_apply, close}) b->setAutoDefault(false);
    m_apply->setDefault(true);
    // The window's own shortcuts do not reach into a window of its own.
    const auto shortcut = [this](QKeySequence::StandardKey key, void (QUndoStack::*step)()) {
        connect(new QShortcut(key, this), &QShortcut::activated, this,
                [this, step] { (m_session.document().undoStack().*step)(); });
    };
    shortcut(QKeySequence::Undo, &QUndoStack::undo);
    shortcut(QKeySequence::Redo, &QUndoStack::redo);
    connect(m_run, &ChoiceCombo::chosen, this, &StrategyDialog::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        showAnswer();
        updateButtons();
    });
    connect(m_table, &QTableView::doubleClicked, this, &StrategyDialog::apply);
    connect(m_bars, &ChartView::picked, this, [this](const QString& id) { m_table->selectRow(id.toInt()); });
    connect(m_cancel, &QPushButton::clicked, this, &StrategyDialog::cancel);
    connect(m_auto, &QPushButton::clicked, this, &StrategyDialog::takeFastestAlways);
    connect(m_apply, &QPushButton::clicked, this, &StrategyDialog::apply);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(&m_session, &Session::changed, this, [this] {
        if (isVisible()) refresh();
    });
    connect(&m_job, &app::Job::progressed, this, [this](double share, double) {
        m_progress->setValue(int(1000 * share));
        m_progress->show();
        m_cancel->show();
    });
    connect(&m_job, &app::Job::finished, this, [this] {
        m_progress->hide();
        m_cancel->hide();
    });
}

StrategyDialog::~StrategyDialog() = default;

QString StrategyDialog::saidText() const {
    return m_said->text();
}

void StrategyDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    refresh();
}

void StrategyDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_job.running()) return cancel();
    QDialog::keyPressEvent(event);
}

void StrategyDialog::fillRuns() {
    QList<FormChoice> runs;
    for (const auto& item : m_session.design().workloads)
        if (item.value.kind == model::WorkloadKind::Training)
            runs << FormChoice{app::text(item.name), app::itemName(item.name)};
    const QString before = m_run->value();
    m_run->setChoices(runs);
    const bool still = std::any_of(runs.begin(), runs.end(), [&](const FormChoice& c) { return c.value == before; });
    m_run->setValue(still || runs.isEmpty() ? before : runs.front().value);
    m_run->setVisible(runs.size() > 1);
}

std::optional<std::size_t> StrategyDialog::workload() const {
    const auto& all = m_session.design().workloads;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].value.kind == model::WorkloadKind::Training && app::text(all[i].name) == m_run->value()) return i;
    return std::nullopt;
}

void StrategyDialog::refresh() {
    if (m_session.index() < 0) return;
    const auto& item = m_session.workbook().designs[std::size_t(m_session.index())];
    fillRuns();
    const auto at = workload();
    const auto question =
        at ? model::strategyQuestion(m_session.design(), m_session.results(), *at) : model::StrategyQuestion{};
    if (!question.request) {
        m_job.drop();
        m_asked.reset();
        m_answer = {};
        m_answered = false;
        m_about->setText(app::titleText(item.name));
        showAnswer();
        if (!at)
            say(Status::Incomplete, tr("This design has no training run."));
        else if (question.missing.empty())
            say(Status::Incomplete, tr("The run has no pool of cards."));
        else
            say(Status::Incomplete, tr("The search waits for: %1").arg(app::labelOfPath(question.missing.front())));
        updateButtons();
        return;
    }
    m_about->setText(tr("%1 · %2 cards · %3 · %4 sequences of %5 tokens per step")
                         .arg(app::titleText(item.name), count(double(question.request->space.cards)),
                              app::text(m_session.design().workloads[*at].value.model.name),
                              count(question.request->step.globalBatch), count(question.request->step.layer.sequence)));
    if (m_asked && *m_asked == *question.request) {
        if (m_answered) showAnswer();
        updateButtons();
        return;
    }
    m_asked = question.request;
    search();
}

void StrategyDialog::search() {
    m_answered = false;
    say(std::nullopt, tr("Searching…"));
    updateButtons();
    m_job.start(++m_round, [this, request = *m_asked](const std::stop_token& stop, const model::Progress& progress) {
        QElapsedTimer clock;
        clock.start();
        auto answer = std::make_shared<model::StrategyAnswer>(
            model::searchStrategies(request, std::max(1, QThread::idealThreadCount()), stop, progress));
        const double seconds = double(clock.nsecsElapsed()) * 1e-9;
        return app::Job::Deliver([this, answer, seconds] { arrived(*answer, seconds); });
    });
}

void StrategyDialog::cancel() {
    m_job.cancel();
}

void StrategyDialog::arrived(const model::StrategyAnswer& answer, double seconds) {
    m_answer = answer;
    if (m_answer.best.size() > kShown) m_answer.best.resize(kShown);
    m_answered = true;
    showAnswer();
    const Language language = m_session.language();
    const QString looked =
        tr("%1 strategies in %2")
            .arg(count(double(answer.counts.generated)), scaled(seconds, UnitFamily::Time, language, 2).text(language));
    if (!answer.complete)
        say(Status::Warning, tr("Stopped; the best of what was looked at. %1").arg(looked));
    else if (answer.best.empty())
        say(Status::Error, tr("No strategy fits. %1").arg(looked));
    else
        say(Status::Ok, tr("All were looked at: %1").arg(looked));
    if (m_model->rowCount() > 0) m_table->selectRow(m_model->isInUse(0) && m_model->rowCount() > 1 ? 1 : 0);
    updateButtons();
}

void StrategyDialog::showAnswer() {
    const Language language = m_session.language();
    const auto at = workload();
    std::optional<model::Strategy> inUse;
    if (at && m_asked)
        if (const auto m = model::mappingInUse(m_session.design(), m_session.results(), *at))
            inUse = model::strategyOf(*m_asked, *m);
    const int row = m_table->currentIndex().row();
    const bool same = m_model->rowCount() == int(m_answer.best.size()) + (inUse ? 1 : 0) && m_model->rowCount() > 0 &&
                      m_model->at(0)->mapping == (inUse ? inUse->mapping : m_answer.best.front().mapping) &&
                      m_model->at(0)->time.total == (inUse ? inUse->time.total : m_answer.best.front().time.total);
    if (!same || m_answered != m_table->isEnabled()) {
        const QSignalBlocker quiet(m_table->selectionModel());
        m_model->setContent(inUse, m_answer.best, m_asked ? m_asked->step.layer.card.memory : 0, language);
        m_table->resizeColumnsToContents();
        for (int i = 0; i < m_model->columnCount(); ++i)
            m_table->setColumnWidth(i, m_table->columnWidth(i) + units(2, this));
        if (row >= 0 && row < m_model->rowCount()) m_table->selectRow(row);
    }
    m_bars->setSpec(strategyBars(m_model->strategies(), m_model->names(), m_table->currentIndex().row(), language));
    m_lost->setSpec(whyStrategiesLost(m_answer, language));
    const QStringList misses = nearestMisses(m_answer, language);
    m_misses->setText(misses.join(QStringLiteral("  ")));
    m_misses->setVisible(!misses.isEmpty());
}

void StrategyDialog::say(std::optional<Status> status, const QString& text) {
    m_mark->setStatus(status);
    m_said->setText(text);
}

void StrategyDialog::updateButtons() {
    const int row = m_table->currentIndex().row();
    const bool writable = !m_session.document().readOnly();
    const auto at = workload();
    m_apply->setEnabled(writable && m_answered && m_model->at(row) && !m_model->isInUse(row));
    m_auto->setEnabled(writable && at && m_session.design().workloads[*at].value.mapping != model::MappingChoice::Auto);
}

void StrategyDialog::apply() {
    const auto at = workload();
    const model::Strategy* s = m_model->at(m_table->currentIndex().row());
    if (!m_apply->isEnabled() || !at || !s) return;
    const auto& item = m_session.design().workloads[*at];
    model::Workload next = item.value;
    model::setMapping(next, s->mapping);
    // What the strategy changes, found by the table: its names and units are written there alone.
    std::vector<std::pair<std::string, QString>> values;
    for (const model::Field& field : model::fieldsOf<model::Workload>())
        if (field.get && !(field.get(&item.value) == field.get(&next)))
            values.emplace_back("workloads." + item.name + "." + std::string(field.key),
                                editText(field, field.get(&next)));
    const QString name = tr("Strategy %1").arg(app::text(model::mappingText(s->mapping)));
    if (const auto wrong = m_session.document().setInputs(m_session.designId(), values, name))
        say(Status::Error, app::problemText(*wrong));
    else
        say(Status::Ok, tr("Applied; Ctrl+Z takes it back."));
}

void StrategyDialog::takeFastestAlways() {
    const auto at = workload();
    if (!at) return;
    const std::string key = "workloads." + m_session.design().workloads[*at].name + ".mapping";
    const auto& choice =
        model::Choices<model::MappingChoice>::rows[static_cast<std::size_t>(model::MappingChoice::Auto)];
    if (const auto wrong = m_session.setInput(key, app::text(choice.word)))
        say(Status::Error, app::problemText(*wrong));
    else
        say(Status::Ok, tr("The design takes the fastest strategy from now on; Ctrl+Z takes it back."));
}

}  // namespace views
