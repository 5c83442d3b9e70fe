// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Small workbooks for the tests of files: plain defaults, and a design whose parts come from a catalogue.

#include <memory>
#include <string>

#include "model/core/fields.h"
#include "model/files/workbook_json.h"

namespace sample_workbook {

using namespace model;

inline std::size_t rowOf(Table table, std::string_view key) {
    std::size_t i = 0;
    while (table[i].key != key) ++i;
    return i;
}

inline Design sample() {
    Design d;
    d.pools.push_back({1, "train", {}});
    d.pools.push_back({7, "推理", {}});
    d.workloads.push_back({1, "llm", {}});
    d.workloads[0].value.pool.name = "train";
    d.fabrics.push_back({1, "compute", {}});
    d.tiers.push_back({3, "hot", {}});
    d.reliability.classes.push_back({1, "nic", {}});
    for (auto& pool : d.pools) pool.value.cardId.id = "card";  // both come from one entry of the catalogue
    d.pools[0].value.serverId.id = "server";
    return d;
}

/// A design whose card, server and failure class were copied from a catalogue.
inline Design catalogued() {
    Design d = sample();
    Extras extras;
    for (const char* key : {"tdp", "memory", "name"}) extras.evidence[key] = {Grade::A, "the data sheet of the card"};
    Accelerator card;
    card.name = "Card";
    card.tdp = Power{700};
    card.memory = Bytes{80e9};
    card.meta.extras = std::make_shared<const Extras>(extras);
    for (const char* key : {"name", "tdp", "memory"})
        card.meta.setOrigin(rowOf(fieldsOf<Accelerator>(), key), Origin::Catalog);
    for (auto& pool : d.pools) pool.value.card = card;
    Price& price = d.pools[0].value.server.price;
    price.typical = Money{2e6, "CNY"};
    price.meta.setOrigin(rowOf(fieldsOf<Price>(), "typical"), Origin::Catalog);
    return d;
}

inline std::size_t times(const std::string& text, std::string_view part) {
    std::size_t n = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
    return n;
}

inline Workbook workbookOf(Design d) {
    Workbook w;
    w.project.title = "Bid";
    w.designs.push_back({4, "Base design", std::make_shared<const Design>(std::move(d))});
    w.base = 4;
    return w;
}

inline std::string written(const Workbook& w) {
    const auto text = writeWorkbook(w);
    return text ? *text : "";
}

}  // namespace sample_workbook
