// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/session.h"

#include <cmath>

#include "app/texts.h"
#include "model/core/fields.h"
#include "model/plan/access.h"
#include "views/pages/value_text.h"

namespace views {

Session::Session(app::Document& document, app::Simulations& simulations, QObject* parent)
    : QObject(parent), m_document(document), m_simulations(simulations) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &Session::changed);
    const auto later = [this] {
        m_preview.reset();
        m_soon.start();
    };
    connect(&document, &app::Document::changed, this, later);
    connect(&document, &app::Document::resultsChanged, this, later);
    connect(&document, &app::Document::designsChanged, this, later);
    connect(&document, &app::Document::currentDesignChanged, this, later);
}

Language Session::language() const {
    return currentLanguage();
}

QString Session::currency() const {
    return app::text(model::currencyCode(project()));
}

void Session::flush() {
    if (!m_soon.isActive()) return;
    m_soon.stop();
    Q_EMIT changed();
}

const std::vector<model::Results>& Session::allResults() const {
    if (m_preview) return m_preview->results;
    const auto count = static_cast<std::size_t>(m_document.designCount());
    m_known.resize(count);
    m_results.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        auto now = m_document.results(static_cast<int>(i));
        if (now == m_known[i]) continue;
        m_results[i] = *now;
        m_known[i] = std::move(now);
    }
    return m_results;
}

std::shared_ptr<const model::SimulationResult> Session::run() const {
    return m_document.simulation(index());
}

bool Session::runIsStale() const {
    return run() && (m_preview || !m_document.simulationIsCurrent(index()));
}

FigureContext Session::figures() const {
    m_run = run();
    return {&workbook(), &allResults(), static_cast<std::size_t>(index()), m_run.get(), language()};
}

std::optional<QString> Session::textFor(const std::string& key, double si) const {
    model::Project p = m_document.workbook().project;
    model::Design d = *m_document.workbook().designs[static_cast<std::size_t>(index())].design;
    const auto place = model::findInput(p, d, key);
    if (!place || !std::isfinite(si)) return std::nullopt;
    if (place->row->kind == model::Kind::Integer) {
        if (std::abs(si) > 9e15) return std::nullopt;
        return app::text(model::exactText(*place->row, model::Value{static_cast<std::int64_t>(std::llround(si))}));
    }
    return app::text(model::exactText(*place->row, model::Value{si}));
}

void Session::preview(const std::string& key, double si) {
    const auto text = textFor(key, si);
    if (!text) return;
    Preview next{m_document.workbook(), {}};
    auto& slot = next.workbook.designs[static_cast<std::size_t>(index())].design;
    model::Design design = *slot;
    if (model::setInput(next.workbook.project, design, key, text->toStdString())) return;  // outside its range: stay
    slot = std::make_shared<const model::Design>(std::move(design));
    if (m_preview) {
        next.results = std::move(m_preview->results);
    } else {
        next.results = allResults();
    }
    next.results[static_cast<std::size_t>(index())] = model::evaluate(next.workbook.project, *slot);
    m_preview = std::move(next);
    m_soon.start();
}

void Session::drop(const std::string& key, double si) {
    const auto text = textFor(key, si);
    cancelPreview();
    if (!text) return;
    if (const auto wrong = setInput(key, *text)) Q_EMIT said(Status::Error, app::problemText(*wrong));
}

void Session::cancelPreview() {
    if (!m_preview) return;
    m_preview.reset();
    m_soon.start();
}

std::optional<model::Problem> Session::setInput(const std::string& key, const QString& text) {
    m_document.endMerge();
    return m_document.setInput(designId(), key, text);
}

}  // namespace views
