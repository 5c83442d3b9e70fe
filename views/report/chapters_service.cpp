// SPDX-License-Identifier: GPL-3.0-or-later
// Inference services of a design: what one instance gives and how many are needed.
#include <algorithm>

#include "app/names.h"
#include "app/texts.h"
#include "views/report/chapters.h"

namespace views::report {
namespace {

/// Services by the rows of `columns`: label and key of a result.
struct Column {
    QString head;
    const char* key;
    double width = 0.8;
};

TableSpec table(const Subject& s, std::size_t i, const QString& caption, const std::vector<Column>& columns) {
    TableSpec t;
    t.caption = caption;
    t.columns = {{translate("Report", "Workload"), 1}};
    for (const Column& c : columns) t.columns.push_back({c.head, c.width, true});
    const auto& d = s.design(i);
    for (const auto& w : d.workloads) {
        if (w.value.kind != model::WorkloadKind::Inference) continue;
        Row row;
        row.cells.push_back({app::itemName(w.name)});
        for (const Column& c : columns) row.cells.push_back({s.result(i, "workloads." + w.name + "." + c.key)});
        t.rows.push_back(std::move(row));
    }
    return t;
}

}  // namespace

bool onlyServes(const model::Design& design) {
    const auto serves = [](const auto& w) { return w.value.kind == model::WorkloadKind::Inference; };
    return !design.workloads.empty() && std::all_of(design.workloads.begin(), design.workloads.end(), serves);
}

void services(Builder& b, const Subject& s, std::size_t i) {
    const auto& all = s.design(i).workloads;
    const auto first = std::find_if(all.begin(), all.end(),
                                    [](const auto& w) { return w.value.kind == model::WorkloadKind::Inference; });
    if (first == all.end()) return;
    const auto grade = s.grade(i, "workloads." + first->name + ".instance_tokens");
    b.section(translate("Report", "Inference services"), 120);
    b.table(table(s, i, translate("Report", "One instance at the batch in use."),
                  {{translate("Report", "Batch"), "service.batch", 0.6},
                   {translate("Report", "KV cache holds"), "service.concurrency"},
                   {QStringLiteral("TPOT"), "service.tpot"},
                   {translate("Report", "TTFT at the peak"), "service.ttft_peak"},
                   {translate("Report", "Tokens/s of a user"), "service.user_tokens"},
                   {translate("Report", "Tokens/s of a card"), "service.card_tokens"}}));
    b.table(table(s, i, translate("Report", "Instances that the load needs."),
                  {{translate("Report", "By the mean"), "service.by_mean"},
                   {translate("Report", "By the peak"), "service.by_peak"},
                   {translate("Report", "Needed"), "instances_needed"},
                   {translate("Report", "Cards"), "cards_needed"},
                   {translate("Report", "Load of the pool"), "load"}}));
    b.figure(s.chart(FigureId::ServiceCurve, i), grade, 200);
    b.figure(s.chart(FigureId::ServiceSizing, i), grade, 150);
}

}  // namespace views::report
