// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model_import.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/names.h"
#include "app/numbers.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "app/workbook_file.h"

namespace app {

using model::Arg;
using model::problem;

namespace {

constexpr qint64 kLargestConfig = 16 * 1024 * 1024;

}  // namespace

model::Outcome<model::ImportedModel> readModelConfig(const QString& path) {
    const auto bytes = readBytes(path, kLargestConfig);
    if (!bytes) return {std::nullopt, bytes.problem};
    return model::importModelConfig(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())),
                                    utf8(path));
}

model::Outcome<std::string> importTarget(const model::Design& design, const std::string& wanted) {
    const auto& all = design.workloads;
    if (all.empty()) return {std::nullopt, problem("design.no_workload")};
    if (wanted.empty() && all.size() == 1) return model::good(all.front().name);
    std::string names;
    for (const auto& w : all) names += (names.empty() ? "" : ", ") + w.name;
    if (wanted.empty()) return {std::nullopt, problem("app.import_which", {Arg::text(names)})};
    if (std::any_of(all.begin(), all.end(), [&](const auto& w) { return w.name == wanted; }))
        return model::good(wanted);
    return {std::nullopt, problem("app.no_workload", {Arg::text(wanted), Arg::text(names)})};
}

QString importedText(const std::string& workload, const model::ImportedModel& imported) {
    const auto counted = [](double n) { return bigCount(n, shownLanguage()); };
    const QString name = text(imported.model.name), all = counted(imported.parameters);
    if (imported.activeParameters < imported.parameters)
        return QCoreApplication::translate("texts", "%1: %2, %3 parameters, %4 of them active")
            .arg(itemName(workload), name, all, counted(imported.activeParameters));
    return QCoreApplication::translate("texts", "%1: %2, %3 parameters").arg(itemName(workload), name, all);
}

}  // namespace app
