// SPDX-License-Identifier: GPL-3.0-or-later
// How the training runs of a design are spread over its cards: mapping, where a step goes, what fills the memory, who
// talks to whom, and what the search left out where it chose the mapping.
#include <algorithm>
#include <array>

#include "app/names.h"
#include "model/plan/details.h"
#include "model/plan/training_case.h"
#include "views/report/chapters.h"

namespace views::report {
namespace {

constexpr std::size_t kMostRuns = 4;  // with a table of their own

/// Positions of the training runs among the workloads.
std::vector<std::size_t> trainingRuns(const Subject& s, std::size_t i) {
    std::vector<std::size_t> runs;
    const auto& workloads = s.design(i).workloads;
    for (std::size_t k = 0; k < workloads.size() && k < s.of(i).workloads.size(); ++k)
        if (workloads[k].value.kind == model::WorkloadKind::Training) runs.push_back(k);
    return runs;
}

QString bytes(const Subject& s, double value) {
    return s.values.quantity(value, "GB");
}

/// Memory of the cards a run is on, and what the run leaves of it.
struct Room {
    double card, left;
};
std::optional<Room> roomOf(const Subject& s, std::size_t i, std::size_t run) {
    const auto* pool = model::poolFor(s.design(i), s.design(i).workloads[run].value);
    const auto& used = s.of(i).workloads[run].value.memoryPerCard;
    if (!pool || !pool->value.card.memory || !used) return std::nullopt;
    return Room{pool->value.card.memory->si, pool->value.card.memory->si - used->si};
}

TableSpec mappingTable(const Subject& s, std::size_t i) {
    TableSpec t;
    t.caption = translate("Report", "Mapping of the training runs.");
    t.columns = {{translate("Report", "Workload"), 0.9},          {translate("Report", "Mapping"), 1.3},
                 {translate("Report", "Batch"), 0.6, true},       {translate("Report", "Step time"), 0.7, true},
                 {translate("Report", "Ideal days"), 0.7, true},  {translate("Report", "Memory per card"), 0.9, true},
                 {translate("Report", "Memory used"), 0.8, true}, {translate("Report", "Memory left"), 0.8, true}};
    for (const std::size_t k : trainingRuns(s, i)) {
        const auto& item = s.design(i).workloads[k];
        const std::string path = "workloads." + item.name + ".";
        const auto room = roomOf(s, i, k);
        t.rows.push_back({{{app::itemName(item.name)},
                           {s.result(i, path + "strategy")},
                           {count(double(item.value.globalBatch))},
                           {s.result(i, path + "step_time")},
                           {s.result(i, path + "days_ideal")},
                           {s.result(i, path + "memory_per_card")},
                           {s.result(i, path + "memory_share")},
                           {room ? bytes(s, room->left) : s.result(i, path + "memory_per_card")}}});
    }
    return t;
}

/// What fills the fullest card, in two halves side by side; nothing where it is not known.
std::optional<TableSpec> memoryTable(const Subject& s, std::size_t i, std::size_t run) {
    const auto room = roomOf(s, i, run);
    if (!room || !(room->card > 0)) return std::nullopt;
    const auto& m = s.of(i).workloads[run].value.memory;
    struct Part {
        QString name;
        std::optional<model::Bytes> value;
    };
    const Part parts[] = {{translate("Figures", "Weights"), m.weights},
                          {translate("Figures", "Gradients"), m.gradients},
                          {translate("Figures", "Optimizer states"), m.optimizer},
                          {translate("Figures", "Activations"), m.activations},
                          {translate("Figures", "Logits"), m.logits},
                          {translate("Figures", "Expert buffers"), m.buffers},
                          {translate("Figures", "Libraries, reserve"), m.reserve},
                          {translate("Report", "Left on the card"), model::Bytes{room->left}}};
    std::vector<std::array<Cell, 3>> cells;
    for (const Part& p : parts)
        if (p.value && p.value->si != 0)
            cells.push_back(
                {Cell{p.name}, Cell{bytes(s, p.value->si)}, Cell{s.values.percent(p.value->si / room->card)}});
    TableSpec t;
    t.caption = translate("Report", "Memory of a card of %1 in the run “%2”.")
                    .arg(bytes(s, room->card), app::itemName(s.design(i).workloads[run].name));
    for (int half = 0; half < 2; ++half) {
        t.columns.push_back({translate("Report", "Part"), 1.3});
        t.columns.push_back({translate("Report", "Memory"), 0.8, true});
        t.columns.push_back({translate("Report", "Share"), 0.7, true});
    }
    const std::size_t half = (cells.size() + 1) / 2;
    for (std::size_t k = 0; k < half; ++k) {
        Row row;
        for (const std::size_t at : {k, k + half})
            if (at < cells.size()) row.cells.insert(row.cells.end(), cells[at].begin(), cells[at].end());
        t.rows.push_back(std::move(row));
    }
    return t;
}

/// Strategies by what became of them, one row per run whose mapping was searched.
TableSpec searchTable(const Subject& s, std::size_t i) {
    TableSpec t;
    t.caption = translate("Report", "Strategies that the search went through, by what ruled them out.");
    t.columns = {{translate("Report", "Workload"), 1},
                 {translate("Report", "Strategies"), 0.9, true},
                 {translate("Report", "Sizes do not divide"), 0.9, true},
                 {translate("Report", "States too large"), 0.9, true},
                 {translate("Report", "Activations too large"), 0.9, true},
                 {translate("Report", "Cannot be faster"), 0.9, true},
                 {translate("Report", "Too much exchange"), 0.9, true},
                 {translate("Report", "Feasible"), 0.8, true}};
    for (const std::size_t k : trainingRuns(s, i)) {
        const auto n = model::searchCounts(s.design(i), s.of(i), k);
        if (!n) continue;
        Row row{{{app::itemName(s.design(i).workloads[k].name)}}};
        for (const std::int64_t value :
             {n->generated, n->divisibility, n->states, n->activations, n->bound, n->bandwidth, n->feasible})
            row.cells.push_back({count(double(value))});
        t.rows.push_back(std::move(row));
    }
    return t;
}

/// Some run compresses gradients, caps experts or packs sequences: what would change if one did is no part of a bid.
bool anyAlgorithm(const Subject& s, std::size_t i, const std::vector<std::size_t>& runs) {
    return std::any_of(runs.begin(), runs.end(), [&](std::size_t k) {
        const auto& w = s.design(i).workloads[k].value;
        return w.compression != model::GradientCompression::None || w.capacityFactor || w.packing;
    });
}

}  // namespace

void mappingSection(Builder& b, const Subject& s, std::size_t i) {
    const auto runs = trainingRuns(s, i);
    if (runs.empty()) return;
    b.section(translate("Report", "Mapping and step time"), 140);
    b.table(mappingTable(s, i));
    const TableSpec search = searchTable(s, i);
    if (!search.rows.empty()) {
        b.paragraph(
            translate("Report",
                      "The mapping is the fastest that fits: the search tries every way to divide cards, layers, "
                      "heads, experts and batch, and leaves out only what cannot run or cannot be faster."));
        b.table(search);
    }
    b.figure(s.chart(FigureId::StepLedger, i), s.grade(i, "training.step_time"));
    for (std::size_t k = 0; k < std::min(runs.size(), kMostRuns); ++k)
        if (const auto t = memoryTable(s, i, runs[k])) b.table(*t);
    b.pair({s.chart(FigureId::MemoryFit, i), s.chart(FigureId::TrafficMap, i)}, s.grade(i, "training.step_time"), 230);
    b.pair({s.chart(FigureId::LinkBullets, i), s.chart(FigureId::ThroughputScaling, i)},
           s.grade(i, "training.step_time"), 210);
    if (anyAlgorithm(s, i, runs)) b.figure(s.chart(FigureId::AlgorithmGain, i), s.grade(i, "training.step_time"), 180);
}

}  // namespace views::report
