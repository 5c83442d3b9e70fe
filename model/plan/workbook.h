// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The document: a project with its limits and any number of designs. A design holds lists, so a mixed bid (training on
// one accelerator, inference on another) is no special case. Both are plain values; designs are shared between the
// undo states because an edit replaces one of them.

#include <memory>

#include "model/cost/inputs.h"
#include "model/fabric/inputs.h"
#include "model/reliability/inputs.h"
#include "model/site/inputs.h"
#include "model/storage/inputs.h"
#include "model/training/inputs.h"

namespace model {

enum class Currency { CNY, USD };
template <>
struct Choices<Currency> {
    static constexpr Choice rows[] = {{0, "CNY", "CNY"}, {1, "USD", "USD"}};
};

struct Project {
    std::string title = "";
    std::string customer = "";
    Currency currency = Currency::CNY;
    Ratio cnyPerUsd{7.10};
    Ratio cnyPerEur{8.20};
    Date rateDate = Date{std::chrono::year{2026} / 11 / 1};
    std::optional<Duration> deadline;
    std::optional<Power> powerLimit;
    std::optional<std::int64_t> rackLimit;
    std::optional<Money> budget;
    std::string note = "";
    Meta meta;
    bool operator==(const Project&) const = default;
};

struct Design {
    List<Workload> workloads;
    List<Pool> pools;
    List<Fabric> fabrics;
    Racks racks;
    List<RackOverride> rackOverrides;  ///< devices that were moved by hand
    PowerPlan power;
    CoolingPlan cooling;
    List<StorageTier> tiers;
    Checkpoint checkpoint;
    TrainingData data;
    Reliability reliability;
    CostPlan cost;
    Meta meta;
    bool operator==(const Design&) const = default;
};

/// A design in the workbook: the id survives a rename. Never null.
struct DesignItem {
    std::int64_t id = 0;
    std::string name;
    std::shared_ptr<const Design> design;
    bool operator==(const DesignItem& o) const {
        return id == o.id && name == o.name && (design == o.design || *design == *o.design);
    }
};

struct Workbook {
    Project project;
    std::vector<DesignItem> designs;
    std::int64_t base = 0;    ///< id of the design that deltas refer to; 0 = the first
    std::string unknownJson;  ///< keys of the file we do not know
    bool operator==(const Workbook&) const = default;
};

template <>
Table fieldsOf<Project>();
template <>
Table fieldsOf<Design>();

/// Index of the base design; 0 when the id is not there.
std::size_t baseIndex(const Workbook& w);
/// ISO code of the workbook's currency.
std::string_view currencyCode(const Project& p);
/// Money in the workbook's currency; nullopt for a currency without a rate.
std::optional<Cost> convert(const Money& m, const Project& p);

}  // namespace model
