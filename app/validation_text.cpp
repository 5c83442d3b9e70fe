// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/validation_text.h"

#include <QCoreApplication>
#include <cmath>
#include <nlohmann/json.hpp>

#include "app/texts.h"
#include "app/value_text.h"
#include "model/core/translate.h"

namespace app {
namespace {

using nlohmann::json;

const QString kNone = QStringLiteral("–");

/// What the words of the files mean. The values of a row are in the row's own unit, here by its name in the model.
struct Known {
    std::string_view word, name, unit;
    double factor = 1;  ///< to SI
};
constexpr double kHour = 3600, kDay = 86400;
constexpr Known kQuantities[] = {
    {"step_time_s", TR_NOOP("validation", "Step time"), "s"},
    {"wall_days", TR_NOOP("validation", "Days of the whole run"), "d", kDay},
    {"train_flops_per_token_exact_causal", TR_NOOP("validation", "FLOPs per token, causal attention"), "FLOP"},
    {"train_flops_per_token_exact_noncausal", TR_NOOP("validation", "FLOPs per token, full attention"), "FLOP"},
    {"power_kw", TR_NOOP("validation", "Power"), "kW", 1e3},
    {"mean_h", TR_NOOP("validation", "Mean duration"), "h", kHour},
    {"sd_h", TR_NOOP("validation", "Standard deviation of the duration"), "h", kHour},
    {"p10_h", TR_NOOP("validation", "Duration, P10"), "h", kHour},
    {"p50_h", TR_NOOP("validation", "Duration, P50"), "h", kHour},
    {"p90_h", TR_NOOP("validation", "Duration, P90"), "h", kHour},
    {"p99_h", TR_NOOP("validation", "Duration, P99"), "h", kHour},
    {"ETTR", TR_NOOP("validation", "Effective share of the time"), "%"},
    {"ettr", TR_NOOP("validation", "Effective share of the time"), "%"},
    {"mean_failures", TR_NOOP("validation", "Mean number of interruptions"), ""},
    {"mttf_h", TR_NOOP("validation", "Mean time to failure"), "h", kHour},
    {"young_min", TR_NOOP("validation", "Best interval by Young"), "min", 60},
    {"daly_min", TR_NOOP("validation", "Best interval by Daly"), "min", 60},
    {"exact_min", TR_NOOP("validation", "Best interval, exact"), "min", 60},
    {"rate_per_h", TR_NOOP("validation", "Events per hour"), ""},
    {"events_per_month", TR_NOOP("validation", "Events per month"), ""},
    {"size_gb", TR_NOOP("validation", "Size of a checkpoint"), "GB", 1e9},
    {"gb_per_s", TR_NOOP("validation", "Useful data rate"), "GB/s", 1e9},
    {"capacity_tb", TR_NOOP("validation", "Capacity needed"), "TB", 1e12},
    {"refused", TR_NOOP("validation", "Inputs refused"), ""},
};
constexpr Known kSections[] = {
    {"runs", TR_NOOP("validation", "Step times"), ""},
    {"runs.flops", TR_NOOP("validation", "Exact FLOPs"), ""},
    {"runs.run_level", TR_NOOP("validation", "Whole runs"), ""},
    {"sites", TR_NOOP("validation", "Power of sites"), ""},
    {"makespan", TR_NOOP("validation", "Campaigns under interruptions"), ""},
    {"optimal_interval", TR_NOOP("validation", "Checkpoint intervals"), ""},
    {"ettr_first_order", TR_NOOP("validation", "Effective share of the time"), ""},
    {"mttf", TR_NOOP("validation", "Mean time to failure"), ""},
    {"aggregation", TR_NOOP("validation", "Failure rates"), ""},
    {"read_rate", TR_NOOP("validation", "Training data"), ""},
    {"checkpoint_size", TR_NOOP("validation", "Checkpoint sizes"), ""},
    {"checkpoint_drain", TR_NOOP("validation", "Writing checkpoints"), ""},
    {"tier_capacity", TR_NOOP("validation", "Storage tiers"), ""},
    {"storage_systems", TR_NOOP("validation", "Measured storage systems"), ""},
    {"server_power_measurements", TR_NOOP("validation", "Power of servers"), ""},
};

const Known* known(std::span<const Known> rows, std::string_view word) {
    for (const Known& k : rows)
        if (k.word == word) return &k;
    return nullptr;
}

QString nameIn(std::span<const Known> rows, const std::string& word) {
    const Known* k = known(rows, word);
    return k ? translated("validation", k->name) : text(word);
}

QString number(double v, const Known* k) {
    return k ? quantityText(v * k->factor, k->unit) : significant(v);
}

QString bracket(double low, double high, const Known* k) {
    return range(low, high, k ? unitText(k->unit, shownLanguage()) : QString(), shownLanguage());
}

}  // namespace

QString quantityName(const std::string& quantity) {
    return nameIn(kQuantities, quantity);
}

QString sectionName(const std::string& section) {
    return nameIn(kSections, section);
}

QString validationValue(const json& value, const std::string& quantity) {
    const Known* k = known(kQuantities, quantity);
    if (value.is_null()) return kNone;
    if (value.is_number_integer() && !k) return count(value.get<double>());  // counts are whole
    if (value.is_number()) return number(value.get<double>(), k);
    if (value.is_string()) return text(value.get_ref<const std::string&>());
    if (value.is_boolean()) return value.get<bool>() ? translated("texts", "yes") : translated("texts", "no");
    if (value.is_array() && value.size() == 2 && value[0].is_number() && value[1].is_number())
        return bracket(value[0].get<double>(), value[1].get<double>(), k);
    if (!value.is_array()) return text(value.dump());
    QStringList parts;
    for (const json& part : value) parts << validationValue(part, quantity);
    return parts.join(translated("texts", TR_NOOP("texts", ", ")));
}

QString toleranceText(const model::validation::Row& row) {
    const auto limit = [&](const char* key) -> std::optional<double> {
        const auto it = row.tolerance.find(key);
        if (it == row.tolerance.end() || !it->is_number()) return std::nullopt;
        return it->get<double>();
    };
    if (!row.tolerance.is_object()) return kNone;
    const Known* k = known(kQuantities, row.quantity);
    if (const auto rel = limit("rel"))
        return QStringLiteral("±") +
               withUnit(QString::number(100 * *rel, 'g', 2), QStringLiteral("%"), shownLanguage());
    if (const auto abs = limit("abs")) return QStringLiteral("±") + number(*abs, k);
    const auto from = limit("from"), to = limit("to");
    if (from && to) return bracket(*from, *to, k);
    return row.tolerance.contains("exact") ? translated("validation", TR_NOOP("validation", "exact")) : kNone;
}

QString errorText(const model::validation::Row& row) {
    if (!row.error.is_number()) return kNone;
    const double error = row.error.get<double>();
    constexpr double kRounding = 5e-5;  // of the value: less is how it was printed
    if (error != 0 && std::abs(error) < kRounding && !(row.expected.is_number() && row.expected.get<double>() == 0))
        return QStringLiteral("≈ 0");
    // Against 0 the error is a difference in the unit of the row.
    const bool relative = !(row.expected.is_number() && row.expected.get<double>() == 0);
    const QString shown = relative ? quantityText(error, "%") : number(error, known(kQuantities, row.quantity));
    return error > 0 ? QStringLiteral("+") + shown : shown;
}

QString reasonText(const std::string& why) {
    const auto reason = model::validation::skipReason(why);
    if (!reason.pattern) return text(why);
    const QString words = translated("validation", reason.pattern);
    return reason.what.empty() ? words : words.arg(text(reason.what));
}

}  // namespace app
