// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/form_model.h"

#include <algorithm>

#include "app/names.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "model/core/fields.h"
#include "model/core/units.h"
#include "model/plan/access.h"
#include "model/plan/used_inputs.h"
#include "views/pages/form_rows.h"
#include "views/pages/value_text.h"

namespace views {
namespace {

constexpr std::size_t kShowAll = 3;  // items of a list shown below each other; longer lists show one, picked above
constexpr char kName[] = "name:", kPick[] = "pick:";

/// What belongs to the other kind of workload says nothing and is left out.
bool ofOtherKind(std::string_view path, std::string_view group, const model::Design& design) {
    const auto serves = [](const auto& w) { return w.value.kind == model::WorkloadKind::Inference; };
    if (path.starts_with("training.") && !design.workloads.empty())
        return std::all_of(design.workloads.begin(), design.workloads.end(), serves);
    constexpr std::string_view kList = "workloads.";
    if (path.substr(0, kList.size()) != kList) return false;
    const std::string_view rest = path.substr(kList.size());
    const std::string_view name = rest.substr(0, rest.find('.')), key = rest.substr(rest.rfind('.') + 1);
    const auto item =
        std::find_if(design.workloads.begin(), design.workloads.end(), [&](const auto& w) { return w.name == name; });
    if (item == design.workloads.end()) return false;
    constexpr std::string_view kInference[] = {"instance_tokens", "instances_needed", "cards_needed", "load"};
    constexpr std::string_view kTraining[] = {
        "total_flops",       "total_flops_6nd", "days_ideal",   "step_time",
        "tokens_per_second", "data_parallel",   "memory_share", "scaling_efficiency",
        "memory_per_card",   "useful_tokens",   "speed",        "computed_tokens_per_second"};
    const auto among = [&](std::span<const std::string_view> keys) {
        return std::find(keys.begin(), keys.end(), key) != keys.end();
    };
    const bool service = path.find(".service.") != path.npos;
    if (item->value.kind == model::WorkloadKind::Training)
        return group == "Inference service" || service || among(kInference);
    return path.find(".links.") != path.npos || group == "Training run" || group == "Mapping" ||
           group == "Algorithms" || among(kTraining);
}

bool isPrice(const model::Field& row) {
    return row.kind == model::Kind::Group && row.table().data() == model::fieldsOf<model::Price>().data();
}

bool wantedBy(const FormPart& part, const model::Field& top) {
    const auto has = [](const auto& list, std::string_view s) {
        return list.empty() || std::find(list.begin(), list.end(), s) != list.end();
    };
    return has(part.keys, top.key) && has(part.groups, top.group);
}

/// The one choice of a catalogue entry among the rows of a group: what else is in the group stands with it.
const model::Field* onlyChoice(model::Table table, std::string_view group) {
    const model::Field* found = nullptr;
    for (const auto& f : table) {
        if (f.kind != model::Kind::Ref || f.group != group) continue;
        if (found) return nullptr;
        found = &f;
    }
    return found;
}

/// A list as a form shows it: its items, and whether all of them are shown.
struct Items {
    const model::Field* row = nullptr;
    void* list = nullptr;
    std::size_t size() const { return row->list->size(list); }
    QString name(std::size_t i) const { return app::text(row->list->name(list, i)); }
    QString shown(std::size_t i) const { return app::itemName(row->list->name(list, i)); }
};

/// True when a field holds what it showed for a name that the program ships: nothing was changed then.
bool isShownName(const Session& session, const QString& key, const QString& text) {
    if (key.startsWith(QLatin1String(kName))) return text == app::itemName(key.section(u'.', -1).toStdString());
    model::Project project = session.project();
    model::Design design = session.design();
    const auto place = model::findInput(project, design, key.toStdString());
    if (!place || place->row->kind != model::Kind::Text) return false;
    const model::Value value = place->value();
    const auto* own = std::get_if<std::string>(&value);
    return own && !own->empty() && text == app::titleText(*own);
}

}  // namespace

/// Builds the groups once; lives for one call of groups().
struct FormModel::Builder {
    FormModel& form;
    const Session& session;
    model::Project project;
    model::Design design;
    model::Results computed;
    QList<FormGroup> groups = {};

    FormGroup& group(const QString& key, const QString& title, const QString& summary = {}) {
        for (FormGroup& g : groups)
            if (g.key == key) return g;
        groups << FormGroup{.key = key, .title = title, .summary = summary};
        return groups.last();
    }

    void add(FormGroup& to, FormRow row) {
        const auto refused = form.m_refused.constFind(row.key);
        if (refused != form.m_refused.cend()) refuse(row, refused->text, refused->problem);
        to.rows << std::move(row);
    }

    /// Rows of one struct. A catalogue entry stands in a group of its own under the choice of the entry.
    void inputs(const FormPart& part, model::Table table, void* owner, const std::string& prefix, const QString& item) {
        const auto visit = [&](const model::Place& place) {
            const std::string_view rest = std::string_view(place.path).substr(prefix.size() + 1);
            const std::string_view first = rest.substr(0, rest.find('.'));
            const auto top = std::find_if(table.begin(), table.end(), [&](const auto& f) { return f.key == first; });
            if (top == table.end() || !wantedBy(part, *top) || place.row->kind == model::Kind::List) return;
            if (top->kind == model::Kind::List || !model::inputCounts(design, place.path)) return;
            const bool entry = top->kind == model::Kind::Ref || (top->kind == model::Kind::Group && !isPrice(*top));
            if (top->kind == model::Kind::Group && !isPrice(*top) && place.row->key == "name") return;
            const model::Field* choice = entry ? nullptr : onlyChoice(table, top->group);
            const std::string_view word = top->kind == model::Kind::Ref ? top->table_key
                                          : choice                      ? choice->table_key
                                                                        : top->key;
            const QString title = entry ? app::label(*top) : choice ? app::label(*choice) : app::groupTitle(*top);
            const QString key = app::text(prefix) + u'/' + (entry || choice ? app::text(word) : app::text(top->group));
            FormGroup& to = group(key, title, item);
            add(to, inputRow(session, place, priceLabel(place)));
        };
        model::forEachField(table, owner, visit, false, prefix);
    }

    /// "Server price" says more than "Unit price"; the rest of a price names what it is the price of.
    static QString priceLabel(const model::Place& place) {
        if (!place.group || !isPrice(*place.group)) return {};
        const QString of = app::label(*place.group);
        return place.row->key == "typical" ? of : QStringLiteral("%1 · %2").arg(of, app::label(*place.row));
    }

    void results(const FormPart& part, model::Table table, void* owner, const std::string& prefix, const QString& item,
                 const QString& title) {
        app::UnitColumn column;
        model::forEachField(
            table, owner,
            [&](const model::Place& p) {
                if (wantedBy(part, *p.row)) column.see(*p.row, p.value());
            },
            false, prefix);
        const auto visit = [&](const model::Place& place) {
            if (!wantedBy(part, *place.row) || ofOtherKind(place.path, "", design)) return;
            FormRow row = resultRow(session, place, &column);
            if (item.isEmpty() && saidBefore(row)) return;
            FormGroup& to = group(QStringLiteral("results/") + app::text(prefix), title,
                                  item.isEmpty() && severalResults() ? FormModel::tr("all together") : item);
            add(to, std::move(row));
        };
        model::forEachField(table, owner, visit, false, prefix);
    }

    bool severalResults() const {
        return std::any_of(groups.begin(), groups.end(),
                           [](const FormGroup& g) { return g.key.startsWith(QLatin1String("results/")); });
    }
    /// With one item in a list its total is the same number again.
    bool saidBefore(const FormRow& row) const {
        for (const FormGroup& g : groups)
            for (const FormRow& r : g.rows)
                if (r.kind == FieldKind::Computed && r.label == row.label && r.text == row.text) return true;
        return false;
    }

    /// Positions of the items shown; a long list shows the one picked.
    std::vector<std::size_t> shown(const Items& items, const std::string& path) {
        std::vector<std::size_t> out;
        const QString picked = form.m_picked.value(app::text(path));
        for (std::size_t i = 0; i < items.size(); ++i)
            if (items.size() <= kShowAll || items.name(i) == picked) out.push_back(i);
        if (out.empty() && items.size() > 0) out.push_back(0);
        return out;
    }

    void heads(const Items& items, const std::string& path) {
        if (items.size() == 1) return;  // its own head says it
        const QString title = app::label(*items.row);
        FormGroup& g = group(QStringLiteral("list/") + app::text(path), title, QString::number(items.size()));
        g.actions << FormAction{.id = QStringLiteral("add"), .label = FormModel::tr("Add")};
        if (items.size() <= kShowAll) return;
        FormRow pick{.key = QLatin1String(kPick) + app::text(path), .label = FormModel::tr("Shown")};
        pick.kind = FieldKind::Choice;
        for (std::size_t i = 0; i < items.size(); ++i)
            pick.choices << FormChoice{items.name(i), shownName(path, items, i)};
        pick.text = items.name(shown(items, path).front());
        g.rows << pick;
    }

    /// Failure classes are named like the entries of the catalogue they come from.
    QString shownName(const std::string& path, const Items& items, std::size_t i) const {
        const bool failure = path == "reliability.classes";
        return failure ? entryName(session, "failure_classes", items.name(i).toStdString()) : items.shown(i);
    }

    /// The first group of an item tells its name and takes the actions.
    void itemHead(const Items& items, const std::string& path, std::size_t i) {
        const QString prefix = app::text(path) + u'.' + items.name(i);
        for (FormGroup& g : groups) {
            if (!g.key.startsWith(prefix + u'/')) continue;
            FormRow name{.key = QLatin1String(kName) + prefix, .label = FormModel::tr("Name")};
            name.kind = FieldKind::Text;
            name.text = items.shown(i);
            name.more = items.size() == 1;
            const auto refused = form.m_refused.constFind(name.key);
            if (refused != form.m_refused.cend()) refuse(name, refused->text, refused->problem);
            g.rows.prepend(name);
            if (g.title.isEmpty()) g.title = shownName(path, items, i);
            if (items.size() == 1) {
                if (g.summary.isEmpty()) g.summary = items.shown(i);
                g.actions << FormAction{.id = QStringLiteral("add"), .label = FormModel::tr("Add")};
            }
            g.actions << FormAction{.id = QStringLiteral("copy"), .label = FormModel::tr("Copy")}
                      << FormAction{.id = QStringLiteral("remove"), .label = FormModel::tr("Remove")};
            return;
        }
    }

    void part(const FormPart& p) {
        const std::string path(p.path);
        if (path == "project") return inputs(p, model::fieldsOf<model::Project>(), &project, path, {});
        const bool isResult = p.kind == FormPart::Results;
        const auto place = isResult ? model::findField(model::fieldsOf<model::Results>(), &computed, path)
                                    : model::findField(model::fieldsOf<model::Design>(), &design, path);
        if (!place) return;
        void* object = place->row->sub(place->owner);
        const QString title = FormModel::tr("Results");
        if (place->row->kind != model::Kind::List) {
            if (isResult) return results(p, place->row->table(), object, path, {}, title);
            return inputs(p, place->row->table(), object, path, {});
        }
        const Items items{place->row, object};
        const bool whole = p.keys.empty() && p.groups.size() != 1;  // a page with all of an item edits the list too
        if (!isResult && whole) heads(items, path);
        for (const std::size_t i : shown(items, path)) {
            const std::string prefix = path + "." + items.row->list->name(object, i);
            const bool several = items.size() > 1 && items.size() <= kShowAll;
            const QString name = several || !whole ? items.shown(i) : QString();
            if (isResult) {
                results(p, items.row->table(), items.row->list->value(object, i), prefix, items.shown(i), title);
            } else {
                inputs(p, items.row->table(), items.row->list->value(object, i), prefix, name);
                if (whole) itemHead(items, path, i);
            }
        }
    }
};

FormModel::FormModel(PageId page, Session& session, QObject* parent)
    : QObject(parent), m_page(page), m_session(session), m_parts(partsOf(page)) {}

QList<FormGroup> FormModel::groups() {
    if (m_session.index() < 0) return {};
    if (m_design != m_session.designId()) {
        m_design = m_session.designId();
        m_refused.clear();
    }
    Builder builder{*this, m_session, m_session.project(), m_session.design(), m_session.results()};
    for (const FormPart& p : m_parts) builder.part(p);
    return builder.groups;
}

void FormModel::commit(const QString& key, const QString& text) {
    app::Document& document = m_session.document();
    if (key.startsWith(QLatin1String(kPick))) {
        const QString list = key.mid(qsizetype(sizeof kPick) - 1);
        m_picked[list] = text;
        Q_EMIT refreshed();
        Q_EMIT itemShown(list, text);
        return;
    }
    if (isShownName(m_session, key, text)) {
        m_refused.remove(key);
        Q_EMIT refreshed();
        return;
    }
    std::optional<model::Problem> problem;
    if (key.startsWith(QLatin1String(kName))) {
        const QString path = key.mid(qsizetype(sizeof kName) - 1);
        const qsizetype dot = path.lastIndexOf(u'.');
        const QString list = path.left(dot);
        problem = document.renameItem(m_session.designId(), list.toStdString(), path.mid(dot + 1).toStdString(), text);
        if (!problem && m_picked.contains(list)) m_picked[list] = text;
    } else {
        const std::string path = key.toStdString();
        const model::Field* row = app::rowOfPath(path);
        problem = row && row->kind == model::Kind::Ref
                      ? document.applyCatalogEntry(m_session.designId(), path, text.toStdString())
                      : m_session.setInput(path, text);
    }
    if (problem) {
        m_refused[key] = {text, *problem};
    } else {
        m_refused.remove(key);
    }
    Q_EMIT refreshed();
    Q_EMIT m_session.refusedChanged();
}

bool FormModel::holdsRefused() const {
    return !m_refused.isEmpty() && m_design == m_session.designId();
}

void FormModel::dropRefused() {
    m_refused.clear();
    Q_EMIT refreshed();
    Q_EMIT m_session.refusedChanged();
}

void FormModel::paste(const QStringList& keys, const QStringList& texts) {
    std::vector<std::pair<std::string, QString>> values;
    for (const QString& key : keys) {
        if (key.startsWith(QLatin1String(kName))) continue;  // a name is no value
        if (values.size() < std::size_t(texts.size()))
            values.emplace_back(key.toStdString(), texts[qsizetype(values.size())]);
    }
    if (values.size() < std::size_t(texts.size())) {
        return Q_EMIT m_session.said(
            Status::Error, tr("%1 values were pasted, but from this field on there are %2 fields. Nothing was changed.")
                               .arg(texts.size())
                               .arg(values.size()));
    }
    m_session.document().endMerge();
    if (const auto problem = m_session.document().setInputs(m_session.designId(), values))
        return Q_EMIT m_session.said(Status::Error, tr("Nothing was pasted. %1").arg(app::problemText(*problem)));
    for (const auto& value : values) m_refused.remove(QString::fromStdString(value.first));
    Q_EMIT refreshed();
}

void FormModel::reset(const QString& key) {
    m_refused.remove(key);
    if (!key.startsWith(QLatin1String(kPick)) && !key.startsWith(QLatin1String(kName)))
        if (const auto problem = m_session.document().resetInput(m_session.designId(), key.toStdString()))
            Q_EMIT m_session.said(Status::Error, app::problemText(*problem));
    Q_EMIT refreshed();
}

void FormModel::act(const QString& groupKey, const QString& action) {
    app::Document& document = m_session.document();
    std::optional<model::Problem> problem;
    constexpr QLatin1String kList("list/");
    if (action == QLatin1String("add")) {
        const QString list = groupKey.startsWith(kList)
                                 ? groupKey.mid(kList.size())
                                 : groupKey.left(groupKey.lastIndexOf(u'/')).section(u'.', 0, -2);
        const QString name = list.section(u'.', -1).chopped(1);  // "pools" -> "pool"; taken names get a number
        const auto added = document.addItem(m_session.designId(), list.toStdString(), name);
        if (added)
            m_picked[list] = app::text(*added);
        else
            problem = added.problem;
    } else {
        const QString path = groupKey.left(groupKey.lastIndexOf(u'/'));
        const qsizetype dot = path.lastIndexOf(u'.');
        const std::string list = path.left(dot).toStdString(), name = path.mid(dot + 1).toStdString();
        if (action == QLatin1String("copy")) {
            const auto copy = document.duplicateItem(m_session.designId(), list, name);
            if (copy)
                m_picked[path.left(dot)] = app::text(*copy);
            else
                problem = copy.problem;
        } else if (action == QLatin1String("remove")) {
            problem = document.removeItem(m_session.designId(), list, name);
        }
    }
    if (problem) Q_EMIT m_session.said(Status::Error, app::problemText(*problem));
    Q_EMIT refreshed();
}

void FormModel::pick(const QString& key) {
    for (const FormPart& p : m_parts) {
        const QString list = app::text(p.path) + u'.';
        if (key.startsWith(list)) m_picked[app::text(p.path)] = key.mid(list.size()).section(u'.', 0, 0);
    }
}

QString FormModel::reading(const QString& key, const QString& text) const {
    const model::Field* row = app::rowOfPath(key.toStdString());
    if (!row || row->kind != model::Kind::Quantity || text.trimmed().isEmpty()) return {};
    const auto value = model::parseQuantity(text.toStdString(), row->dim, row->unit);
    if (!value) return {};
    const model::Unit* base = nullptr;  // the reading is in the SI unit, so that a prefix is seen to be understood
    for (const auto& u : model::unit_table::kUnits)
        if (!base && u.dim == row->dim && u.factor == 1 && u.offset == 0) base = &u;
    const bool plain =
        row->dim == model::dim::none || row->dim == model::dim::money || !base || base->symbol == row->unit;
    const model::Unit* unit = plain ? model::findUnit(row->unit) : base;
    const double shown = unit ? model::fromSi(*value, *unit) : *value;
    return QStringLiteral("= ") + withUnit(fullPrecision(shown),
                                           unitText(unit ? unit->symbol : "", m_session.language()),
                                           m_session.language());
}

}  // namespace views
