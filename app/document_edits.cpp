// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of a document: each copies the design (or the list of designs), changes the copy and applies it as one step.
#include <QCoreApplication>
#include <algorithm>

#include "app/document.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "model/core/fields.h"
#include "model/plan/access.h"

namespace app {
namespace {

using model::Arg;
using model::problem;
using model::Problem;

template <class T>
void append(model::List<T>& list, std::string name, T value) {
    std::int64_t id = 0;
    for (const auto& item : list) id = std::max(id, item.id);
    list.push_back({id + 1, std::move(name), std::move(value)});
}

model::Design starterDesign(const model::Catalog& catalog) {
    model::Design design;
    append(design.pools, "train", model::Pool{});
    design.pools.back().value.coldSpares = 4;  // without any, a run of 128 servers stands waiting for repairs
    model::Workload workload;
    workload.pool.name = "train";
    append(design.workloads, "pretrain", std::move(workload));
    append(design.fabrics, "compute", model::Fabric{});
    append(design.tiers, "hot", model::StorageTier{});
    for (const auto& entry : catalog.failureClasses) {
        const std::string name =
            model::isGoodName(entry.id) ? entry.id : "class-" + std::to_string(design.reliability.classes.size() + 1);
        append(design.reliability.classes, name, entry.value);
    }
    return design;
}

QString freeDesignName(const model::Workbook& w, const QString& wanted) {
    const auto taken = [&](const QString& name) {
        return std::any_of(w.designs.begin(), w.designs.end(), [&](const auto& d) { return text(d.name) == name; });
    };
    QString name = wanted;
    for (int n = 2; taken(name); ++n) name = QStringLiteral("%1 %2").arg(wanted).arg(n);
    return name;
}

std::int64_t freeDesignId(const model::Workbook& w) {
    std::int64_t id = 0;
    for (const auto& d : w.designs) id = std::max(id, d.id);
    return id + 1;
}

std::shared_ptr<const model::Design> shared(model::Design design) {
    return std::make_shared<const model::Design>(std::move(design));
}

/// Calls `use` with the typed list of a key; false when there is no such list.
template <class Use>
bool withList(model::Design& d, std::string_view key, Use use) {
    if (key == "workloads") return use(d.workloads), true;
    if (key == "pools") return use(d.pools), true;
    if (key == "fabrics") return use(d.fabrics), true;
    if (key == "tiers") return use(d.tiers), true;
    if (key == "rack_overrides") return use(d.rackOverrides), true;
    if (key == "reliability.classes") return use(d.reliability.classes), true;
    return false;
}

/// The list at a path of a design.
model::Outcome<model::Place> listAt(model::Design& d, const std::string& path) {
    auto place = model::findField(model::fieldsOf<model::Design>(), &d, path);
    if (place && place->row->kind != model::Kind::List)
        return {std::nullopt, problem("app.not_a_list", {Arg::text(path)}, path)};
    return place;
}

std::optional<std::size_t> positionIn(const model::Place& list, std::string_view name) {
    void* items = list.row->sub(list.owner);
    for (std::size_t i = 0; i < list.row->list->size(items); ++i)
        if (list.row->list->name(items, i) == name) return i;
    return std::nullopt;
}

Problem noItem(const std::string& list, const std::string& name) {
    return problem("app.no_item", {Arg::text(name), Arg::key(list)}, list);
}

Problem noDesign(std::int64_t id, std::size_t count) {
    return problem("app.no_design", {Arg::text(std::to_string(id)), Arg::text(std::to_string(count))});
}

}  // namespace

model::Workbook newWorkbook(const model::Catalog& catalog) {
    model::Workbook w;
    w.designs.push_back(
        {1, utf8(QCoreApplication::translate("document", "Design")) + " 1", shared(starterDesign(catalog))});
    w.base = 1;
    return w;
}

std::optional<Problem> Document::edit(std::int64_t designId, const QString& name, const QString& key,
                                      const QString& mergeKey, const Edit& change) {
    const int index = indexOf(designId);
    if (index < 0) return noDesign(designId, m_workbook.designs.size());
    model::Workbook next = m_workbook;
    auto& slot = next.designs[static_cast<std::size_t>(index)].design;
    model::Design design = *slot;
    if (auto p = change(next.project, design)) return p;
    if (!(design == *slot)) slot = shared(std::move(design));
    apply(name, std::move(next), mergeKey, key);
    return std::nullopt;
}

std::optional<Problem> Document::setInput(std::int64_t designId, const std::string& key, const QString& value,
                                          bool typing) {
    const QString mergeKey = typing ? QStringLiteral("%1/%2").arg(designId).arg(text(key)) : QString();
    return edit(designId, tr("Change of %1").arg(labelOfPath(key)), text(key), mergeKey,
                [&](model::Project& p, model::Design& d) { return model::setInput(p, d, key, utf8(value)); });
}

std::optional<Problem> Document::setInputs(std::int64_t designId,
                                           const std::vector<std::pair<std::string, QString>>& values,
                                           const QString& name) {
    if (values.empty()) return std::nullopt;
    return edit(designId, name.isEmpty() ? tr("Change of %n value(s)", nullptr, static_cast<int>(values.size())) : name,
                text(values.front().first), {}, [&](model::Project& p, model::Design& d) -> std::optional<Problem> {
                    for (const auto& [key, value] : values)
                        if (auto wrong = model::setInput(p, d, key, utf8(value))) return wrong;
                    return std::nullopt;
                });
}

std::optional<Problem> Document::resetInput(std::int64_t designId, const std::string& key) {
    constexpr std::string_view kProject = "project.";
    return edit(designId, tr("Reset of %1").arg(labelOfPath(key)), text(key), {},
                [&](model::Project& p, model::Design& d) -> std::optional<Problem> {
                    if (std::string_view(key).substr(0, kProject.size()) == kProject)
                        return model::resetField(model::fieldsOf<model::Project>(), &p, key.substr(kProject.size()),
                                                 *m_catalog);
                    const auto path = model::inputPath(d, key);
                    if (!path) return path.problem;
                    return model::resetField(model::fieldsOf<model::Design>(), &d, *path, *m_catalog);
                });
}

std::optional<Problem> Document::applyCatalogEntry(std::int64_t designId, const std::string& refPath,
                                                   const std::string& entryId) {
    return edit(designId, tr("Choice of %1").arg(labelOfPath(refPath)), text(refPath), {},
                [&](model::Project&, model::Design& d) {
                    return model::applyEntry(model::fieldsOf<model::Design>(), &d, refPath, entryId, *m_catalog);
                });
}

std::optional<Problem> Document::importModel(std::int64_t designId, const std::string& workload,
                                             const model::ImportedModel& imported) {
    const std::string key = "workloads." + workload + ".model_id";
    return edit(designId, tr("Import of %1").arg(text(imported.model.name)), text(key), {},
                [&](model::Project&, model::Design& d) -> std::optional<Problem> {
                    const auto at = std::find_if(d.workloads.begin(), d.workloads.end(),
                                                 [&](const auto& w) { return w.name == workload; });
                    if (at == d.workloads.end()) return noItem("workloads", workload);
                    at->value.model = imported.model;
                    at->value.modelId = {};  // own values, of no entry of the catalogue
                    return std::nullopt;
                });
}

std::int64_t Document::addDesign(const QString& name) {
    model::Workbook next = m_workbook;
    const std::int64_t id = freeDesignId(next);
    const QString wanted = name.trimmed().isEmpty() ? tr("Design %1").arg(next.designs.size() + 1) : name.trimmed();
    next.designs.push_back({id, utf8(freeDesignName(next, wanted)), shared(starterDesign(*m_catalog))});
    apply(tr("New design"), std::move(next));
    setCurrentDesign(id);
    return id;
}

std::int64_t Document::duplicateDesign(std::int64_t designId) {
    const int index = indexOf(designId);
    if (index < 0) return 0;
    model::Workbook next = m_workbook;
    const auto& original = m_workbook.designs[static_cast<std::size_t>(index)];
    const std::int64_t id = freeDesignId(next);
    const QString name = freeDesignName(next, tr("%1 copy").arg(text(original.name)));
    next.designs.insert(next.designs.begin() + index + 1, {id, utf8(name), original.design});
    apply(tr("Duplicate of %1").arg(text(original.name)), std::move(next));
    setCurrentDesign(id);
    return id;
}

std::optional<Problem> Document::renameDesign(std::int64_t designId, const QString& name) {
    const int index = indexOf(designId);
    if (index < 0) return noDesign(designId, m_workbook.designs.size());
    const QString wanted = name.simplified();
    if (wanted.isEmpty()) return problem("app.design_name_blank");
    model::Workbook next = m_workbook;
    for (const auto& d : next.designs)
        if (d.id != designId && text(d.name) == wanted) return problem("app.design_name_taken", {Arg::text(d.name)});
    next.designs[static_cast<std::size_t>(index)].name = utf8(wanted);
    apply(tr("Rename of a design to %1").arg(wanted), std::move(next));
    return std::nullopt;
}

std::optional<Problem> Document::removeDesign(std::int64_t designId) {
    const int index = indexOf(designId);
    if (index < 0) return noDesign(designId, m_workbook.designs.size());
    if (designCount() == 1) return problem("app.last_design");
    model::Workbook next = m_workbook;
    const QString name = text(next.designs[static_cast<std::size_t>(index)].name);
    next.designs.erase(next.designs.begin() + index);
    if (next.base == designId) next.base = next.designs.front().id;
    apply(tr("Removal of %1").arg(name), std::move(next));
    return std::nullopt;
}

void Document::moveDesign(int from, int to) {
    if (from == to || from < 0 || to < 0 || from >= designCount() || to >= designCount()) return;
    model::Workbook next = m_workbook;
    model::DesignItem item = std::move(next.designs[static_cast<std::size_t>(from)]);
    next.designs.erase(next.designs.begin() + from);
    const QString name = tr("Move of %1").arg(text(item.name));
    next.designs.insert(next.designs.begin() + to, std::move(item));
    apply(name, std::move(next));
}

void Document::setBase(std::int64_t designId) {
    const int index = indexOf(designId);
    if (index < 0) return;
    model::Workbook next = m_workbook;
    next.base = designId;
    const QString name = tr("%1 as base").arg(text(next.designs[static_cast<std::size_t>(index)].name));
    apply(name, std::move(next));
}

model::Outcome<std::string> Document::addItem(std::int64_t designId, const std::string& list, const QString& name) {
    std::string got;
    auto wrong = edit(designId, tr("New item in %1").arg(labelOfPath(list)), text(list), {},
                      [&](model::Project&, model::Design& d) -> std::optional<Problem> {
                          const auto place = listAt(d, list);
                          if (!place) return place.problem;
                          const std::string wanted = utf8(name.trimmed());
                          if (!model::isGoodName(wanted)) return problem("name.bad", {Arg::text(wanted)}, list);
                          got = model::freeName(*place, wanted);
                          const std::int64_t id = model::freeId(*place);
                          void* items = place->row->sub(place->owner);
                          const std::size_t end = place->row->list->size(items);
                          place->row->list->insert(items, end);
                          place->row->list->id(items, end) = id;
                          place->row->list->name(items, end) = got;
                          return std::nullopt;
                      });
    if (wrong) return {std::nullopt, *wrong};
    return model::good(std::move(got));
}

model::Outcome<std::string> Document::duplicateItem(std::int64_t designId, const std::string& list,
                                                    const std::string& name) {
    std::string got;
    auto wrong = edit(designId, tr("Duplicate of %1").arg(text(name)), text(list), {},
                      [&](model::Project&, model::Design& d) -> std::optional<Problem> {
                          const auto place = listAt(d, list);
                          if (!place) return place.problem;
                          const auto at = positionIn(*place, name);
                          if (!at) return noItem(list, name);
                          got = model::freeName(*place, name);
                          const std::int64_t id = model::freeId(*place);
                          const bool known = withList(d, list, [&](auto& items) {
                              auto copy = items[*at];
                              copy.id = id;
                              copy.name = got;
                              items.insert(items.begin() + static_cast<std::ptrdiff_t>(*at) + 1, std::move(copy));
                          });
                          if (!known) return problem("app.not_a_list", {Arg::text(list)}, list);
                          return std::nullopt;
                      });
    if (wrong) return {std::nullopt, *wrong};
    return model::good(std::move(got));
}

std::optional<Problem> Document::removeItem(std::int64_t designId, const std::string& list, const std::string& name) {
    return edit(designId, tr("Removal of %1").arg(text(name)), text(list), {},
                [&](model::Project&, model::Design& d) -> std::optional<Problem> {
                    const auto place = listAt(d, list);
                    if (!place) return place.problem;
                    const auto at = positionIn(*place, name);
                    if (!at) return noItem(list, name);
                    place->row->list->erase(place->row->sub(place->owner), *at);
                    return std::nullopt;
                });
}

std::optional<Problem> Document::renameItem(std::int64_t designId, const std::string& list, const std::string& from,
                                            const QString& to) {
    return edit(designId, tr("Rename of %1").arg(text(from)), text(list), {}, [&](model::Project&, model::Design& d) {
        return model::renameItem(model::fieldsOf<model::Design>(), &d, list, from, utf8(to.trimmed()));
    });
}

}  // namespace app
