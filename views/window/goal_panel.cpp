// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/goal_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/texts.h"
#include "model/core/fields.h"
#include "model/plan/access.h"
#include "views/pages/form_rows.h"
#include "views/pages/page_info.h"
#include "views/pages/value_text.h"
#include "views/widgets/quantity_edit.h"
#include "views/widgets/shared.h"

namespace views {
namespace {

bool isNumber(const model::Field& f) {
    return f.kind == model::Kind::Quantity || f.kind == model::Kind::Integer;
}

QList<FormChoice> resultChoices(const model::Results& results) {
    QList<FormChoice> out;
    model::forEachResult(results, [&](const model::Place& p) {
        if (!isNumber(*p.row) || p.row->better == 0) return;
        out << FormChoice{app::text(p.path),
                          nameOf(pageOfKey(p.path)) + QStringLiteral(": ") + app::labelOfPath(p.path)};
    });
    return out;
}

QList<FormChoice> inputChoices(const Session& s) {
    QList<FormChoice> out;
    model::forEachInput(s.project(), s.design(), [&](const model::Place& p) {
        if (!isNumber(*p.row) || p.row->information || p.path.rfind("project.", 0) == 0 ||
            p.path.rfind("reliability.classes", 0) == 0)
            return;
        out << FormChoice{app::text(p.path),
                          nameOf(pageOfKey(p.path)) + QStringLiteral(": ") + app::labelOfPath(p.path)};
    });
    return out;
}

}  // namespace

GoalPanel::GoalPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_for(new ChoiceCombo(this)),
      m_target(new QLineEdit(this)),
      m_by(new ChoiceCombo(this)),
      m_seek(new QPushButton(tr("Seek"), this)),
      m_apply(new QPushButton(tr("Apply"), this)),
      m_mark(new StatusMark(std::nullopt, this)),
      m_answer(new StyledLabel({}, TextRole::Body, false, this)) {
    auto* both = new QVBoxLayout(this);
    both->setContentsMargins(units(3, this), units(1.5, this), units(3, this), units(1.5, this));
    both->setSpacing(units(1, this));
    auto* layout = new QHBoxLayout;
    layout->setSpacing(units(2, this));
    both->addLayout(layout);
    const auto label = [&](const QString& text) {
        layout->addWidget(new StyledLabel(text, TextRole::Small, true, this));
    };
    label(tr("Make"));
    layout->addWidget(m_for);
    label(tr("equal to"));
    layout->addWidget(m_target);
    label(tr("by changing"));
    layout->addWidget(m_by);
    layout->addWidget(m_seek);
    layout->addWidget(m_apply);
    layout->addStretch(1);
    auto* close = new QPushButton(tr("Close"), this);
    layout->addWidget(close);
    // The answer is a sentence or two and has a line of its own.
    auto* answer = new QHBoxLayout;
    answer->setSpacing(units(2, this));
    answer->addWidget(m_mark, 0, Qt::AlignTop);
    answer->addWidget(m_answer, 1);
    both->addLayout(answer);
    m_for->setFixedWidth(units(52, this));
    m_by->setFixedWidth(units(52, this));
    m_target->setFixedWidth(units(24, this));
    m_answer->setWordWrap(true);
    m_answer->hide();
    m_mark->hide();
    m_for->setAccessibleName(tr("Result"));
    m_by->setAccessibleName(tr("Input"));
    m_target->setAccessibleName(tr("Target"));
    for (QPushButton* b : {m_seek, m_apply, close}) b->setAutoDefault(false);
    m_apply->hide();
    connect(m_for, &ChoiceCombo::chosen, this, [this] { showPresent(); });
    connect(m_by, &ChoiceCombo::chosen, this, [this] { say({}, {}); });
    connect(m_target, &QLineEdit::returnPressed, this, &GoalPanel::seek);
    connect(m_seek, &QPushButton::clicked, this, &GoalPanel::seek);
    connect(m_apply, &QPushButton::clicked, this, &GoalPanel::apply);
    connect(close, &QPushButton::clicked, this, &GoalPanel::closed);
}

void GoalPanel::fill() {
    if (m_session.index() < 0) return;
    const QString result = m_for->value(), input = m_by->value();
    m_for->setChoices(resultChoices(m_session.results()));
    m_by->setChoices(inputChoices(m_session));
    const auto& pools = m_session.design().pools;
    const QString cards =
        pools.empty() ? QString() : QStringLiteral("pools.%1.accelerators").arg(app::text(pools.front().name));
    m_for->setValue(result.isEmpty() ? QStringLiteral("training.days_p50") : result);
    m_by->setValue(input.isEmpty() ? cards : input);
    if (m_target->text().isEmpty()) showPresent();
}

void GoalPanel::choose(const QString& forKey, const QString& byKey) {
    m_for->setValue(forKey);
    m_by->setValue(byKey);
    showPresent();
}

void GoalPanel::showPresent() {
    say({}, {});
    const auto place = model::findResult(m_session.results(), m_for->value().toStdString());
    if (!place || !place->row->get) return;
    m_target->setText(std::holds_alternative<std::monostate>(place->value())
                          ? QString()
                          : app::text(model::shortText(*place->row, place->value())).remove(u','));
}

QString GoalPanel::answerText() const {
    return m_answer->text();
}

void GoalPanel::say(std::optional<Status> status, const QString& text) {
    m_mark->setStatus(status);
    m_answer->setText(text);
    m_answer->setVisible(!text.isEmpty());
    m_mark->setVisible(!text.isEmpty());
    m_found.reset();
    m_apply->hide();
}

void GoalPanel::seek() {
    model::Goal goal{m_for->value().toStdString(), m_by->value().toStdString(), 0};
    const auto place = model::findResult(m_session.results(), goal.forKey);
    if (!place || !place->row->get) return say(Status::Error, tr("This result is not there any more."));
    const auto value = model::parseResult(m_session.project(), *place->row, m_target->text().trimmed().toStdString());
    if (!value) return say(Status::Error, app::problemText(model::atPath(value.problem, goal.forKey)));
    goal.target = *value;
    const auto answer = model::solve(m_session.project(), m_session.design(), goal);
    if (!answer) return say(Status::Error, app::problemText(answer.problem));
    const model::Field* input = app::rowOfPath(answer->path);
    const Language language = m_session.language();
    const model::Value reached = place->row->kind == model::Kind::Integer
                                     ? model::Value{static_cast<std::int64_t>(answer->reached)}
                                     : model::Value{answer->reached};
    const auto shown = [&](const model::Value& v) {
        return input ? fieldText(*input, v, m_session.currency(), language) : QString();
    };
    QString sentence = tr("%1 = %2 gives %3")
                           .arg(app::labelOfPath(answer->path), shown(answer->value),
                                fieldText(*place->row, reached, m_session.currency(), language));
    if (answer->step > 1)
        sentence += tr("; by arithmetic %1, in steps of %2")
                        .arg(shown(answer->arithmetic), count(static_cast<double>(answer->step)));
    sentence += language == Language::Chinese ? u'。' : u'.';
    Status status = Status::Ok;
    for (const auto& note : answer->notes) {
        sentence += (language == Language::Chinese ? QString() : QStringLiteral(" ")) + app::problemText(note);
        if (note.severity == model::Severity::Error) status = Status::Warning;
    }
    say(status, sentence);
    m_found = *answer;
    m_apply->show();
}

void GoalPanel::apply() {
    if (!m_found) return;
    const model::Field* row = app::rowOfPath(m_found->path);
    if (!row) return;
    if (const auto wrong = m_session.setInput(m_found->path, editText(*row, m_found->value)))
        say(Status::Error, app::problemText(*wrong));
    else
        say(Status::Ok, tr("Applied; Ctrl+Z takes it back."));
}

void GoalPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

void GoalPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit closed();
    QWidget::keyPressEvent(event);
}

}  // namespace views
