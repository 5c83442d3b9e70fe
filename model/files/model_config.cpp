// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/model_config.h"

#include <algorithm>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "model/core/field_json.h"
#include "model/core/fields.h"
#include "model/core/json_text.h"
#include "model/plan/bridge.h"

namespace model {
namespace {

using nlohmann::json;
using Keys = std::initializer_list<std::string_view>;

/// What the code of a model family fixes without saying so in its files.
struct Family {
    std::string_view type;  ///< `model_type`
    std::int64_t matrices = 3;
    bool tied = false;
    bool learnedPositions = false;
    std::int64_t sharedExperts = 0;  ///< beside the routed ones, as wide as one of them
};
constexpr Family kFamilies[] = {
    {"llama"},
    {"mistral"},
    {"mixtral"},
    {"llama4", 3, false, false, 1},
    {"llama4_text", 3, false, false, 1},
    {"qwen2"},
    {"qwen2_moe"},
    {"qwen3"},
    {"qwen3_moe"},
    {"deepseek_v2"},
    {"deepseek_v3"},
    {"kimi_k2"},
    {"glm"},
    {"glm4"},
    {"glm4_moe"},
    {"chatglm"},
    {"internlm2"},
    {"phi3"},
    {"gpt_neox", 2},
    {"gptj", 2},
    {"phi", 2},
    {"gemma", 3, true},
    {"gemma2", 3, true},
    {"falcon", 2, true},
    {"RefinedWeb", 2, true},
    {"RefinedWebModel", 2, true},
    {"bloom", 2, true},
    {"mpt", 2, true},
    {"gpt2", 2, true, true},
    {"gpt_neo", 2, true, true},
    {"gpt_bigcode", 2, true, true},
    {"opt", 2, true, true},
};

constexpr std::size_t kMostNamed = 200;  // characters of keys without use in one sentence

const Field& rowOf(std::string_view key) {
    const Table table = fieldsOf<LanguageModel>();
    return *std::find_if(table.begin(), table.end(), [&](const Field& f) { return f.key == key; });
}

std::string listed(Keys keys) {
    std::string out;
    for (const auto& k : keys) out += (out.empty() ? "" : ", ") + std::string(k);
    return out;
}

class Config {
public:
    Config(const json& root, std::string_view file) : m_root(root), m_file(file) {}

    std::optional<Problem> read();
    ImportedModel out;

private:
    /// The first of the keys that has a value; all of them count as used.
    const json* find(Keys keys, std::string* name = nullptr) {
        const json* found = nullptr;
        for (const auto& key : keys) {
            const auto it = m_root.find(key);
            if (it == m_root.end()) continue;
            m_used.insert(std::string(key));
            if (found || it->is_null()) continue;
            found = &*it;
            if (name) *name = key;
        }
        return found;
    }
    std::string word(std::string_view key) {
        const json* v = find({key});
        return v && v->is_string() ? v->get<std::string>() : std::string();
    }
    bool flag(std::string_view key, bool standard) {
        const json* v = find({key});
        return v && v->is_boolean() ? v->get<bool>() : standard;
    }

    Problem at(const std::string& key, Problem inner) const {
        return problem("file.at", {Arg::text(m_file), Arg::text(key), Arg::inner(std::move(inner))});
    }
    Problem unsupported(std::string_view key, const json& given, std::string_view expected) const {
        return problem("import.unsupported",
                       {Arg::text(m_file), Arg::text(key), Arg::text(jsonExcerpt(given)), Arg::text(expected)});
    }
    void tellDefault(std::string_view row, std::string_view value) {
        out.notes.push_back(problem(
            "import.default", {Arg::text(m_file), Arg::key("workloads.*.model." + std::string(row)), Arg::text(value)},
            "", Severity::Info));
    }

    /// A size under one of the keys, into a member, held against the range of its row; nothing where the file has none.
    std::optional<Problem> take(std::string_view row, std::int64_t& member, Keys keys, bool& given) {
        std::string name;
        const json* v = find(keys, &name);
        given = v != nullptr;
        if (!v) return std::nullopt;
        const auto value =
            v->is_number() ? fromJson(rowOf(row), *v)
                           : Outcome<Value>{std::nullopt, problem("value.want_integer", {Arg::text(jsonExcerpt(*v))})};
        if (!value) {
            Problem inner = value.problem;
            if (inner.id.starts_with("range.")) inner.args.front() = Arg::text(jsonExcerpt(*v));
            return at(name, std::move(inner));
        }
        member = std::get<std::int64_t>(*value);
        return std::nullopt;
    }
    std::optional<Problem> need(std::string_view row, std::int64_t& member, Keys keys) {
        bool given = false;
        if (auto wrong = take(row, member, keys, given)) return wrong;
        if (given) return std::nullopt;
        return problem("import.missing",
                       {Arg::text(m_file), Arg::key("workloads.*.model." + std::string(row)), Arg::text(listed(keys))});
    }
    /// A size that is `standard` where the file has none; that is told when `tell`.
    std::optional<Problem> orElse(std::string_view row, std::int64_t& member, Keys keys, std::int64_t standard,
                                  bool tell = true) {
        bool given = false;
        if (auto wrong = take(row, member, keys, given)) return wrong;
        if (given) return std::nullopt;
        member = standard;
        if (tell) tellDefault(row, std::to_string(standard));
        return std::nullopt;
    }

    std::optional<Problem> attention();
    std::optional<Problem> feedForward();
    std::optional<Problem> experts();
    std::optional<Problem> sharedExperts();
    std::optional<Problem> rest();
    std::optional<Problem> soundness();
    void nameUnused();
    void setName();

    const json& m_root;
    std::string m_file;
    std::set<std::string, std::less<>> m_used;
    Family m_family{};
    bool m_knownFamily = false;
};

/// The sizes of the text part of a file that also describes images or sound.
const json& textPart(const json& root) {
    const auto text = root.find("text_config");
    const bool own = root.contains("hidden_size") || root.contains("n_embd") || root.contains("d_model");
    return !own && text != root.end() && text->is_object() ? *text : root;
}

std::optional<Problem> Config::read() {
    const std::string type = word("model_type");
    for (const Family& f : kFamilies)
        if (f.type == type) m_family = f, m_knownFamily = true;
    if (const json* v = find({"is_encoder_decoder"}); v && v->is_boolean() && v->get<bool>())
        return unsupported("is_encoder_decoder", *v, "false");
    LanguageModel& m = out.model;
    m = LanguageModel{};
    if (auto wrong = need("layers", m.layers, {"num_hidden_layers", "num_layers", "n_layer", "n_layers"})) return wrong;
    if (auto wrong = need("hidden", m.hidden, {"hidden_size", "n_embd", "d_model", "n_embed"})) return wrong;
    if (auto wrong = attention()) return wrong;
    if (auto wrong = experts()) return wrong;
    if (auto wrong = feedForward()) return wrong;
    if (auto wrong = rest()) return wrong;
    setName();
    if (auto wrong = soundness()) return wrong;
    nameUnused();
    for (std::size_t i = 0; i < fieldsOf<LanguageModel>().size(); ++i) m.meta.setOrigin(i, Origin::User);
    return std::nullopt;
}

std::optional<Problem> Config::attention() {
    LanguageModel& m = out.model;
    if (auto wrong = need("heads", m.heads, {"num_attention_heads", "n_head", "n_heads"})) return wrong;
    // Falcon and GPT-BigCode: one key and value head for all; ChatGLM: groups, where it says so.
    const bool one = flag("multi_query", false) && !flag("new_decoder_architecture", false);
    const bool grouped = flag("multi_query_attention", true);
    std::int64_t groups = m.heads;
    bool given = false;
    if (auto wrong = take("kv_heads", groups, {"multi_query_group_num"}, given)) return wrong;
    if (auto wrong = orElse("kv_heads", m.kvHeads, {"num_key_value_heads", "num_kv_heads", "n_head_kv"},
                            given && grouped ? groups : m.heads, false))
        return wrong;
    if (one) m.kvHeads = 1;
    std::int64_t rank = 0;
    if (auto wrong = orElse("mla_kv_rank", rank, {"kv_lora_rank"}, 0, false)) return wrong;
    m.mlaKvRank = rank;
    if (rank > 0) {
        if (auto wrong = orElse("mla_query_rank", m.mlaQueryRank, {"q_lora_rank"}, 0)) return wrong;
        if (auto wrong = need("mla_nope", m.mlaNope, {"qk_nope_head_dim"})) return wrong;
        if (auto wrong = need("mla_rope", m.mlaRope, {"qk_rope_head_dim"})) return wrong;
        if (auto wrong = need("mla_value", m.mlaValue, {"v_head_dim"})) return wrong;
        find({"head_dim"});
        m.headSize = std::max<std::int64_t>(1, m.mlaNope + m.mlaRope);
        m.kvHeads = m.heads;
        return std::nullopt;
    }
    const Keys sizes{"head_dim", "kv_channels", "attention_head_dim"};
    if (auto wrong = orElse("head_size", m.headSize, sizes, 0, false)) return wrong;
    if (m.headSize > 0) return std::nullopt;
    if (m.hidden % m.heads != 0)
        return problem("import.divide",
                       {Arg::text(m_file), Arg::text("hidden_size"), Arg::text(std::to_string(m.hidden)),
                        Arg::text("num_attention_heads"), Arg::text(std::to_string(m.heads))});
    m.headSize = m.hidden / m.heads;
    return std::nullopt;
}

/// Experts shared by all tokens: a count, or one wide block that stands for several (Qwen).
std::optional<Problem> Config::sharedExperts() {
    LanguageModel& m = out.model;
    if (auto wrong = orElse("shared_experts", m.sharedExperts, {"n_shared_experts"}, m_family.sharedExperts, false))
        return wrong;
    std::int64_t width = 0;
    bool given = false;
    if (auto wrong = take("expert_ffn", width, {"shared_expert_intermediate_size"}, given)) return wrong;
    if (!given || width == 0 || m.sharedExperts > 0) return std::nullopt;
    if (m.expertFfn < 1 || width % m.expertFfn != 0)
        return problem("import.divide", {Arg::text(m_file), Arg::text("shared_expert_intermediate_size"),
                                         Arg::text(std::to_string(width)), Arg::text("moe_intermediate_size"),
                                         Arg::text(std::to_string(m.expertFfn))});
    m.sharedExperts = width / m.expertFfn;
    return std::nullopt;
}

std::optional<Problem> Config::experts() {
    LanguageModel& m = out.model;
    bool given = false;
    const Keys counts{"num_local_experts", "n_routed_experts", "num_experts", "moe_num_experts"};
    if (auto wrong = take("experts", m.experts, counts, given)) return wrong;
    if (!given || m.experts < 1) {
        m.experts = 0;
        return std::nullopt;
    }
    if (auto wrong = need("experts_per_token", m.expertsPerToken,
                          {"num_experts_per_tok", "num_experts_per_token", "moe_top_k", "moe_topk"}))
        return wrong;
    // Mixtral has no dense layer, and its one size is that of an expert.
    bool own = false;
    if (auto wrong = take("expert_ffn", m.expertFfn, {"moe_intermediate_size", "expert_intermediate_size"}, own))
        return wrong;
    if (!own)
        if (auto wrong = need("expert_ffn", m.expertFfn, {"intermediate_size", "ffn_hidden_size"})) return wrong;
    if (auto wrong = sharedExperts()) return wrong;
    if (auto wrong = orElse("dense_layers", m.denseLayers, {"first_k_dense_replace"}, 0, false)) return wrong;
    for (const std::string_view key : {"decoder_sparse_step", "moe_layer_freq"}) {
        const json* v = find({key});
        if (v && !(v->is_number() && v->get<double>() == 1)) return unsupported(key, *v, "1");
    }
    // Llama 4: every n-th layer has experts.
    std::int64_t step = 1;
    if (auto wrong = take("layers", step, {"interleave_moe_layer_step"}, given)) return wrong;
    if (given && step > 1) m.denseLayers = m.layers - m.layers / step;
    if (const json* v = find({"mlp_only_layers"})) {
        const bool list = v->is_array();
        for (std::size_t i = 0; list && i < v->size(); ++i)
            if ((*v)[i] != json(i)) return unsupported("mlp_only_layers", *v, "[0, 1, 2, ...]");
        if (!list) return unsupported("mlp_only_layers", *v, "[0, 1, 2, ...]");
        m.denseLayers = std::max(m.denseLayers, static_cast<std::int64_t>(v->size()));
    }
    return std::nullopt;
}

std::optional<Problem> Config::feedForward() {
    LanguageModel& m = out.model;
    m.ffnMatrices = m_family.matrices;
    if (!m_knownFamily) {
        std::string act = word("hidden_act");
        if (act.empty()) act = word("activation_function");
        const bool plain = act.starts_with("gelu") || act.starts_with("relu");
        m.ffnMatrices = plain ? 2 : 3;
        tellDefault("ffn_matrices", std::to_string(m.ffnMatrices));
    } else {
        find({"hidden_act"}), find({"activation_function"});
    }
    const bool noDense = m.experts > 0 && m.denseLayers == 0;
    // Beside experts, Llama 4 gives its dense layers a size of their own.
    const Keys keys{"intermediate_size_mlp", "intermediate_size", "ffn_hidden_size", "n_inner", "ffn_dim"};
    if (noDense || m.ffnMatrices == 2) {
        // Where the file is silent, the plain block is four times as wide as the model.
        const std::int64_t wide = noDense ? m.expertFfn : 4 * m.hidden;
        return orElse("ffn", m.ffn, keys, wide, !noDense);
    }
    return need("ffn", m.ffn, keys);
}

std::optional<Problem> Config::rest() {
    LanguageModel& m = out.model;
    if (auto wrong = need("vocabulary", m.vocabulary, {"vocab_size", "padded_vocab_size"})) return wrong;
    const Keys lengths{"max_position_embeddings", "n_positions", "seq_length", "n_ctx", "max_seq_len",
                       "max_sequence_length"};
    m.learnedPositions = m_family.learnedPositions;
    if (m.learnedPositions) {
        if (auto wrong = need("pretrain_sequence", m.pretrainSequence, lengths)) return wrong;
    } else if (auto wrong =
                   orElse("pretrain_sequence", m.pretrainSequence, lengths, LanguageModel{}.pretrainSequence)) {
        return wrong;
    }
    const json* tied = find({"tie_word_embeddings"});
    if (tied && !tied->is_boolean())
        return at("tie_word_embeddings", problem("value.want_flag", {Arg::text(jsonExcerpt(*tied))}));
    m.tiedEmbeddings = tied ? tied->get<bool>() : m_family.tied;
    if (!tied) tellDefault("tied_embeddings", m.tiedEmbeddings ? "true" : "false");
    return std::nullopt;
}

std::optional<Problem> Config::soundness() {
    const LanguageModel& m = out.model;
    const auto exceeds = [&](std::string_view part, std::int64_t a, std::string_view whole, std::int64_t b) {
        return problem("import.exceeds", {Arg::text(m_file), Arg::text(part), Arg::text(std::to_string(a)),
                                          Arg::text(whole), Arg::text(std::to_string(b))});
    };
    if (m.heads % m.kvHeads != 0)
        return problem("import.divide",
                       {Arg::text(m_file), Arg::text("num_attention_heads"), Arg::text(std::to_string(m.heads)),
                        Arg::text("num_key_value_heads"), Arg::text(std::to_string(m.kvHeads))});
    if (m.experts > 0 && m.expertsPerToken > m.experts)
        return exceeds("num_experts_per_tok", m.expertsPerToken, "num_experts", m.experts);
    if (m.denseLayers > m.layers) return exceeds("first_k_dense_replace", m.denseLayers, "num_hidden_layers", m.layers);
    const auto count = training::countParameters(plan::architectureOf(m));
    if (!count) return problem("import.unsound", {Arg::text(m_file)});
    out.parameters = count->total;
    out.activeParameters = count->active;
    return std::nullopt;
}

void Config::setName() {
    std::string name = word("_name_or_path");
    while (!name.empty() && name.back() == '/') name.pop_back();
    name = name.substr(name.find_last_of("/\\") + 1);
    if (name.empty()) {  // the file may be named after the model; "config" says nothing
        name = m_file.substr(m_file.find_last_of("/\\") + 1);
        name = name.substr(0, name.rfind('.'));
        const std::string type = word("model_type");
        if (name == "config" && !type.empty()) name = type;
    }
    constexpr std::size_t kLongest = 64;
    std::size_t end = std::min(name.size(), kLongest);
    while (end > 0 && end < name.size() && (static_cast<unsigned char>(name[end]) & 0xc0) == 0x80) --end;
    out.model.name = name.substr(0, end);  // not inside a character
}

void Config::nameUnused() {
    std::string keys;
    for (const auto& [key, value] : m_root.items()) {
        if (m_used.count(key)) continue;
        if (keys.size() > kMostNamed) {
            keys += ", …";
            break;
        }
        keys += (keys.empty() ? "" : ", ") + jsonExcerpt(json(key));
    }
    if (!keys.empty())
        out.notes.push_back(problem("import.unused", {Arg::text(m_file), Arg::text(keys)}, "", Severity::Info));
}

}  // namespace

Outcome<ImportedModel> importModelConfig(std::string_view text, std::string_view fileName) {
    const auto root = parseJson(text, fileName);
    if (!root) return {std::nullopt, root.problem};
    if (!root->is_object() || root->empty()) return {std::nullopt, problem("import.shape", {Arg::text(fileName)})};
    Config config(textPart(*root), fileName);
    if (auto wrong = config.read()) return {std::nullopt, std::move(*wrong)};
    return good(std::move(config.out));
}

}  // namespace model
