// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/model_rules.h"

namespace model::plan {
namespace {

/// Collects the first fault; the later checks then ask nothing any more.
struct Check {
    const std::string& base;
    std::optional<Problem> fault = std::nullopt;

    std::string path(const char* key) const { return base + "." + key; }
    Arg key(const char* name) const { return Arg::key(path(name)); }
    static Arg n(std::int64_t v) { return Arg::number(static_cast<double>(v)); }

    void atLeast(const char* field, std::int64_t value, std::int64_t least) {
        if (!fault && value < least)
            fault = problem("demand.model_at_least", {key(field), n(value), n(least)}, path(field));
    }
    void atMost(const char* field, std::int64_t value, const char* other, std::int64_t most) {
        if (!fault && value > most)
            fault = problem("demand.model_at_most", {key(field), n(value), key(other), n(most)}, path(field));
    }
    void divides(const char* field, std::int64_t value, const char* other, std::int64_t whole) {
        if (!fault && whole % value != 0)
            fault = problem("demand.model_divides", {key(field), n(value), key(other), n(whole)}, path(field));
    }
};

}  // namespace

std::optional<Problem> modelFault(const LanguageModel& m, const std::string& base) {
    Check c{base};
    c.atLeast("layers", m.layers, 1);
    c.atLeast("hidden", m.hidden, 1);
    c.atLeast("heads", m.heads, 1);
    c.atLeast("vocabulary", m.vocabulary, 1);
    c.atLeast("kv_heads", m.kvHeads, 0);
    c.atLeast("head_size", m.headSize, 0);
    c.atLeast("ffn", m.ffn, 0);
    c.atLeast("ffn_matrices", m.ffnMatrices, 2);
    if (!c.fault && m.ffnMatrices > 3)
        c.fault = problem("range.max", {c.key("ffn_matrices"), Check::n(3)}, c.path("ffn_matrices"));
    if (m.learnedPositions) c.atLeast("pretrain_sequence", m.pretrainSequence, 0);
    if (m.mlaKvRank > 0) {
        c.atLeast("mla_query_rank", m.mlaQueryRank, 0);
        c.atLeast("mla_rope", m.mlaRope, 0);
        c.atLeast("mla_nope", m.mlaNope, m.mlaRope > 0 ? 0 : 1);
        c.atLeast("mla_value", m.mlaValue, 1);
    } else if (m.kvHeads > 0) {
        c.divides("kv_heads", m.kvHeads, "heads", m.heads);
    }
    if (m.experts > 0) {
        c.atLeast("experts_per_token", m.expertsPerToken, 1);
        c.atMost("experts_per_token", m.expertsPerToken, "experts", m.experts);
        c.atLeast("shared_experts", m.sharedExperts, 0);
        c.atLeast("expert_ffn", m.expertFfn, 1);
        c.atLeast("dense_layers", m.denseLayers, 0);
        c.atMost("dense_layers", m.denseLayers, "layers", m.layers);
    }
    if (m.experts < 1 || m.denseLayers > 0) c.atLeast("ffn", m.ffn, 1);
    return c.fault;
}

}  // namespace model::plan
