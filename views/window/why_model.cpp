// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/why_model.h"

#include <QCoreApplication>
#include <QSet>

#include "app/names.h"
#include "app/texts.h"
#include "model/core/fields.h"
#include "model/plan/access.h"
#include "model/plan/article_checks.h"
#include "model/plan/fabric_workings.h"
#include "views/pages/form_rows.h"
#include "views/pages/page_info.h"
#include "views/pages/value_text.h"

namespace views {
namespace {

constexpr int kMostInputs = 24, kMostLinks = 12, kMostSources = 8;

QString tr(const char* text) {
    return QCoreApplication::translate("views", text);
}

/// One key of either kind, read from copies that live as long as this object.
class Reader {
public:
    explicit Reader(const Session& s) : session(s), project(s.project()), design(s.design()), results(s.results()) {}

    std::optional<model::Place> input(const std::string& key) {
        auto p = model::findInput(project, design, key);
        if (p && p->row->get && p->path.size() <= key.size() + 8) return *p.value;
        return std::nullopt;
    }
    std::optional<model::Place> result(const std::string& key) {
        auto p = model::findResult(results, key);
        if (p && p->row->get) return *p.value;
        return std::nullopt;
    }
    QString text(const model::Place& p) const {
        if (p.row->kind == model::Kind::Ref)
            if (const auto value = p.value(); const auto* id = std::get_if<std::string>(&value))
                return entryName(session, p.row->of, *id);
        return fieldText(*p.row, p.value(), session.currency(), session.language());
    }

    const Session& session;
    model::Project project;
    model::Design design;
    model::Results results;
};

void addSource(WhyContent& out, QSet<QString>& seen, const model::Evidence& evidence) {
    if (evidence.source.empty() || out.sources.size() >= kMostSources) return;
    const QString text = app::evidenceText(evidence.source);
    if (seen.contains(text)) return;
    seen.insert(text);
    out.sources << WhySource{gradeOf(evidence.grade), text};
}

void addInputs(Reader& r, const std::string& key, WhyContent& out) {
    QSet<QString> seen;
    int left = 0;
    bool own = false;
    for (const std::string& path : model::dependencies(r.project, r.design, r.results, key)) {
        if (out.inputs.size() >= kMostInputs) {
            ++left;
            continue;
        }
        WhyInput in{.key = app::text(path), .label = app::labelOfPath(path)};
        if (const auto p = r.result(path); p && !r.input(path)) {
            in.value = resultText(r.session, *p);
            in.grade = gradeOf(model::worstGrade(r.project, r.design, r.results, path));
        } else if (const auto q = r.input(path)) {
            in.value = r.text(*q);
            in.own = q->origin() == model::Origin::User;
            if (!in.own) in.grade = gradeOf(q->evidence().grade);
            addSource(out, seen, q->evidence());
            own = own || in.own;
        } else {
            continue;
        }
        out.inputs << in;
    }
    // Values further back have sources as well.
    for (const std::string& path : model::sourceInputs(r.project, r.design, r.results, key))
        if (const auto q = r.input(path)) addSource(out, seen, q->evidence());
    if (left > 0) out.inputsNote = tr("and %1 more").arg(left);
    if (own) out.inputsNote += (out.inputsNote.isEmpty() ? QString() : QStringLiteral("; ")) + tr("dot: own value");
}

void addUsedBy(Reader& r, const std::string& key, WhyContent& out) {
    model::forEachResult(r.results, [&](const model::Place& p) {
        if (out.usedBy.size() >= kMostLinks || p.path == key) return;
        for (const std::string& path : model::dependencies(r.project, r.design, r.results, p.path))
            if (path == key) {
                out.usedBy << WhyLink{app::text(p.path), app::labelOfPath(p.path)};
                return;
            }
    });
}

/// The reserve on the other two bases, because the rule of thumb is quoted without naming its base.
void addReserveBases(const Reader& r, WhyContent& out) {
    struct Base {
        model::PowerBase base;
        const char* name;
        std::optional<model::Power> power;
    };
    const auto& p = r.results.power;
    const Base bases[] = {{model::PowerBase::Sustained, QT_TRANSLATE_NOOP("views", "sustained"), p.itSustained},
                          {model::PowerBase::Peak, QT_TRANSLATE_NOOP("views", "peak"), p.itPeak},
                          {model::PowerBase::Nameplate, QT_TRANSLATE_NOOP("views", "nameplate"), p.itNameplate}};
    for (const Base& b : bases) {
        if (!b.power) continue;
        const double watts = b.power->si * r.design.power.headroomFactor.si * (1 + r.design.power.growth.si);
        out.bases << WhyBase{tr(b.name),
                             withUnit(significant(watts / 1e3, 4), QStringLiteral("kW"), r.session.language()), watts,
                             r.design.power.headroomBase == b.base};
    }
    out.basesTitle = tr("Other bases, same factor");
    if (p.reservedOverNameplate)
        out.basesNote = tr("The reserve is %1 × IT nameplate.").arg(fixedDecimals(p.reservedOverNameplate->si, 2));
}

void addArticleRule(const Reader& r, const std::string& key, WhyContent& out) {
    QStringList notes;
    for (const auto& check : model::articleChecks(r.design, r.results))
        if (check.key == key) notes << app::problemText(check);
    out.ruleNote = notes.join(u'\n');
}

WhyContent ofResult(Reader& r, const std::string& key, const model::Place& p) {
    WhyContent out{.key = app::text(p.path), .name = app::labelOfPath(p.path)};
    const Scaled value = scaledValue(*p.row, p.value(), r.session.currency(), r.session.language());
    const bool blank = model::isBlank(p.value());
    out.value = blank ? blankText(r.session, p.path) : value.value;
    out.unit = blank ? QString() : value.unit;
    if (blank) out.status = Status::Incomplete;
    QStringList detail{blank ? blankReason(r.session, p.path)
                             : exactFieldText(*p.row, p.value(), r.session.currency(), r.session.language())};
    if (!p.row->doc.empty()) detail << app::docText(*p.row);
    if (key == "training.days_p50" || key == "training.days_p90" || key == "training.days_mean" ||
        key == "reliability.goodput")
        detail << (r.results.simulated ? tr("From the fault simulation.")
                                       : tr("Closed form; the simulation has not run."));
    if (key == "cost.capex" && r.results.cost.unpricedLines > 0) {
        out.status = Status::Incomplete;
        detail << tr("%1 lines without price are left out.").arg(r.results.cost.unpricedLines);
    }
    out.detail = detail.join(u'\n');
    out.worst = gradeOf(model::worstGrade(r.project, r.design, r.results, key));
    out.formula = app::formulaText(*p.row);
    addInputs(r, key, out);
    out.result = out.value + (out.unit.isEmpty() ? QString() : u' ' + out.unit);
    if (const auto how = model::workingOf(r.project, r.design, r.results, key); how && !blank)
        out.substituted = app::problemText(*how);
    if (key == "power.reserved") {
        out.substituted = QStringLiteral("%1 × %2 =")
                              .arg(fixedDecimals(r.design.power.headroomFactor.si, 2),
                                   r.design.power.headroomBase == model::PowerBase::Nameplate   ? tr("IT nameplate")
                                   : r.design.power.headroomBase == model::PowerBase::Sustained ? tr("IT sustained")
                                                                                                : tr("IT peak"));
        addReserveBases(r, out);
    }
    addArticleRule(r, key, out);
    addUsedBy(r, key, out);
    return out;
}

WhyContent ofInput(Reader& r, const std::string& key, const model::Place& p) {
    WhyContent out{.key = app::text(key), .name = app::labelOfPath(key)};
    out.value = r.text(p);
    QStringList detail;
    if (!p.row->doc.empty()) detail << app::docText(*p.row);
    switch (p.origin()) {
        case model::Origin::User:
            detail << tr("An own value of this design.");
            break;
        case model::Origin::Catalog:
            detail << tr("From the catalogue entry.");
            break;
        case model::Origin::Default:
            detail << tr("The default of the program.");
            break;
    }
    out.detail = detail.join(u'\n');
    if (p.origin() != model::Origin::User) out.worst = gradeOf(p.evidence().grade);
    QSet<QString> seen;
    addSource(out, seen, p.evidence());
    addArticleRule(r, key, out);
    addUsedBy(r, key, out);
    return out;
}

}  // namespace

WhyContent whyContent(const Session& session, const QString& shownKey) {
    if (shownKey.isEmpty() || session.index() < 0) return {};
    Reader r(session);
    const std::string key = shownKey.toStdString();
    if (const auto p = r.result(key)) return ofResult(r, key, *p);
    if (const auto p = r.input(key)) return ofInput(r, key, *p);
    return {};
}

}  // namespace views
