// SPDX-License-Identifier: GPL-3.0-or-later
// Formula rows of training.json that belong to FLOPs, memory, key-value cache, days, scaling and inference; and the
// reading of the two forms in which architectures are written (golden rows and the model catalogue).

#include "tests/golden/training_kinds.h"

#include "model/training/days.h"
#include "model/training/inference.h"
#include "model/training/scaling_curve.h"
#include "model/training/states.h"
#include "tests/golden/kinds_site.h"
#include "tests/golden/site_inputs.h"

namespace {
namespace training_rows {

using namespace golden_site;
using nlohmann::json;
namespace training = model::training;

constexpr double kMib = 1048576.0, kDay = 86400;

json flopsPerToken(const json& in) {
    const auto a = goldenArchitecture(in);
    const double s = number(in, "seq");
    return {{"noncausal", answer(training::trainFlopsPerToken(a, s, training::AttentionCount::Full)).si},
            {"causal", answer(training::trainFlopsPerToken(a, s, training::AttentionCount::Causal)).si}};
}

json flopsPerIteration(const json& in) {
    const training::GptShape g{number(in, "B"), number(in, "s"), number(in, "L"), number(in, "h"), number(in, "V")};
    const auto flop = answer(training::gptFlopsPerIteration(g, in.at("full_recompute").get<bool>()));
    // The two rows carry one published figure each, named with its cards, rate and time.
    const training::TrainingRate sc21{3072, {163e12}, 1, 1};
    const auto mfu = training::impliedUtilisation(flop, {64 * 13.75}, {312e12});
    return {{"flop", flop.si},
            {"step_s_at_163TF_3072", answer(training::trainingTime(flop, sc21)).si},
            {"mfu_64_A100_13.75s", answer(mfu)}};
}

json activations(const json& in) {
    const double h = number(in, "h"), t = number(in, "t");
    training::Architecture a;
    a.layers = 1, a.hidden = whole(in, "h"), a.heads = whole(in, "a"), a.ffn = 4 * a.hidden, a.ffnMatrices = 2;
    a.vocab = 1;
    const auto mib = [&](double tensor, bool sp, training::ActivationMode mode) {
        training::ActivationPlan p;
        p.microbatch = number(in, "b"), p.sequence = number(in, "s");
        p.tensorParallel = tensor, p.sequenceParallel = sp, p.mode = mode;
        return answer(training::activationBytesPerLayer(a, p)).si / kMib;
    };
    using Mode = training::ActivationMode;
    if (!(h > 0)) throw Unusable("input h missing");
    return {{"none", mib(1, false, Mode::Keep)},
            {"tp", mib(t, false, Mode::Keep)},
            {"tp_sp", mib(t, true, Mode::Keep)},
            {"tp_sp_selective", mib(t, true, Mode::Selective)},
            {"full", mib(t, false, Mode::Full)}};
}

json bubble(const json& in) {
    const double p = number(in, "p"), m = number(in, "m"), v = number(in, "v");
    return {{"over_ideal", answer(training::bubbleOverIdeal(p, m, v))},
            {"share_of_step", answer(training::bubbleShare(p, m, v))}};
}

json stateBytes(const json& in) {
    using Mode = training::StateMode;
    const auto of = [&](Mode m) { return answer(training::stateBytesPerParameter(m, number(in, "d"))).si; };
    return {{"bf16_fp32grad_adam", of(Mode::Bf16Fp32Grad)},
            {"distributed_optimizer_bf16_fp32grad", of(Mode::Bf16Fp32GradDistributed)},
            {"fp16_fp16grad", of(Mode::Fp16Fp16Grad)},
            {"distributed_optimizer_fp16", of(Mode::Fp16Fp16GradDistributed)},
            {"fp32", of(Mode::Fp32)},
            {"distributed_optimizer_fp32", of(Mode::Fp32Distributed)},
            {"zero1", of(Mode::Zero1)},
            {"zero2", of(Mode::Zero2)},
            {"zero3", of(Mode::Zero3)}};
}

json straggler(const json& in) {
    json z = json::array();
    for (const json& n : list(in, "N")) z.push_back(answer(training::expectedMaximum(n.get<double>())));
    return {{"z", z}};
}

/// `training_days` rows come in two forms: cases after equation 4 of Narayanan 2021, or one run by utilisation.
json trainingDays(const json& in) {
    if (in.contains("cases")) {
        json days = json::array();
        for (const json& c : list(in, "cases")) {
            days.push_back(answer(training::trainingTimeGpt(number(c, "T"), number(c, "P"), number(c, "n"),
                                                            {number(c, "X")}, true))
                               .si /
                           kDay);
        }
        return {{"days", days}};
    }
    const model::Flops c{number(in, "C")};
    training::TrainingRate rate{number(in, "n"), {number(in, "peak")}, number(in, "mfu"), number(in, "goodput")};
    training::TrainingRate a100 = rate;
    a100.peak = {312e12};
    const double cards = answer(training::cardsFor(c, {30 * kDay}, rate));
    return {{"days", answer(training::trainingTime(c, rate)).si / kDay},
            {"days_A100_312", answer(training::trainingTime(c, a100)).si / kDay},
            {"cards_for_30_days_H100", cards},
            {"cards_rounded_to_multiple_of_32", answer(training::roundUpToMultiple(cards, 32))}};
}

json kvBytes(const json& in) {
    json out = json::object();
    for (const char* key : {"llama31-8b", "llama31-70b", "llama31-405b", "gpt3-175b", "deepseek-v3_mla"}) {
        out[key] = answer(training::kvBytesPerToken(namedArchitecture(key), number(in, "bytes"))).si;
    }
    return out;
}

training::InstanceCards instance(const json& in) {
    training::InstanceCards c;
    c.cards = number(in, "cards");
    c.peak = {number(in, "peak")};
    c.memoryBandwidth = {maybeNumber(in, "hbm_Bps").value_or(1)};  // prefill rows do not use it
    c.bandwidthUse = maybeNumber(in, "mbu").value_or(c.bandwidthUse);
    c.decodeUse = maybeNumber(in, "mfu_decode").value_or(c.decodeUse);
    c.prefillUse = maybeNumber(in, "mfu").value_or(c.prefillUse);
    return c;
}

json decode(const json& in) {
    training::DecodeLoad load;
    load.batch = number(in, "batch"), load.meanContext = number(in, "ctx");
    load.weights = {number(in, "P") * number(in, "weight_bytes")};
    load.kvPerToken = {number(in, "kv_bytes_per_token")};
    load.activeParameters = number(in, "P");
    const auto cards = instance(in);
    const auto r = answer(training::decodeTime(load, cards));
    load.batch = 1, load.meanContext = 0;
    const auto single = answer(training::decodeTime(load, cards));
    return {{"mem_time_s", r.memory.si},
            {"flop_time_s", r.compute.si},
            {"tokens_per_s", r.tokensPerSecond},
            {"tokens_per_s_per_user", r.tokensPerSecondPerUser},
            {"batch1_ctx0_s", single.pass.si}};
}

json concurrency(const json& in) {
    const auto n = training::concurrentSequences({.memory = {number(in, "hbm_bytes")},
                                                  .usable = number(in, "usable"),
                                                  .reserve = {number(in, "reserve")},
                                                  .weights = {number(in, "weights")},
                                                  .kvPerToken = {number(in, "kv_bytes_per_token")},
                                                  .meanContext = number(in, "ctx")});
    return {{"sequences", answer(n)}};
}

json prefill(const json& in) {
    const auto flop = answer(training::prefillFlops(namedArchitecture(text(in, "arch")), number(in, "prompt")));
    return {{"flop", flop.si}, {"time_s", answer(training::prefillTime(flop, instance(in))).si}};
}

json distinctExperts(const json& in) {
    json experts = json::array();
    for (const json& n : list(in, "tokens")) {
        experts.push_back(answer(training::distinctExperts(number(in, "E"), number(in, "k"), n.get<double>())));
    }
    return {{"expected_experts", experts}};
}

json daysClaim(const json& in) {
    training::TrainingRate rate{number(in, "n"), {number(in, "peak")}, number(in, "mfu"), 1};
    json days = json::array();
    for (const json& c : list(in, "C"))
        days.push_back(answer(training::trainingTime({c.get<double>()}, rate)).si / kDay);
    rate.utilisation = 1;
    return {{"days", days}, {"days_1e23_at_100pct", answer(training::trainingTime({1e23}, rate)).si / kDay}};
}

const Kinds& kinds() {
    static const Kinds kKinds{{"flops_per_token_train", flopsPerToken},
                              {"flops_per_iteration_gpt", flopsPerIteration},
                              {"activation_MiB_per_layer", activations},
                              {"bubble", bubble},
                              {"state_bytes_per_param", stateBytes},
                              {"straggler_z", straggler},
                              {"training_days", trainingDays},
                              {"kv_bytes_per_token", kvBytes},
                              {"decode", decode},
                              {"concurrency", concurrency},
                              {"prefill", prefill},
                              {"moe_distinct_experts", distinctExperts},
                              {"seed_claim_1", daysClaim}};
    return kKinds;
}

}  // namespace training_rows
}  // namespace

model::training::Architecture goldenArchitecture(const nlohmann::json& in) {
    using namespace golden_site;
    model::training::Architecture a;
    a.layers = whole(in, "layers"), a.hidden = whole(in, "hidden"), a.heads = whole(in, "heads");
    a.kvHeads = in.contains("kv_heads") ? whole(in, "kv_heads") : 0;
    a.headDim = in.contains("head_dim") ? whole(in, "head_dim") : 0;
    a.ffn = whole(in, "ffn"), a.ffnMatrices = in.contains("mlp_mats") ? whole(in, "mlp_mats") : 3;
    a.vocab = whole(in, "vocab"), a.sequence = whole(in, "seq");
    if (in.contains("mla")) {
        const auto& m = in.at("mla");
        a.mla = {whole(m, "q_lora"), whole(m, "kv_lora"), whole(m, "qk_nope"), whole(m, "qk_rope"), whole(m, "v")};
    }
    if (in.contains("moe")) {
        const auto& m = in.at("moe");
        a.moe = {whole(m, "experts"), whole(m, "topk"), whole(m, "shared"), whole(m, "ffn"), whole(m, "dense_layers")};
    }
    return a;
}

model::training::Architecture catalogArchitecture(const nlohmann::json& in) {
    using namespace golden_site;
    const auto orZero = [](const nlohmann::json& j, const char* key) {
        return static_cast<std::int64_t>(maybeNumber(j, key).value_or(0));
    };
    model::training::Architecture a;
    a.layers = whole(in, "num_layers"), a.hidden = whole(in, "hidden_size"), a.heads = whole(in, "num_attention_heads");
    a.kvHeads = whole(in, "num_kv_heads"), a.headDim = orZero(in, "head_dim");
    a.ffn = whole(in, "ffn_hidden_size"), a.ffnMatrices = whole(in, "ffn_matrices"), a.vocab = whole(in, "vocab_size");
    a.sequence = orZero(in, "pretrain_sequence_length");
    a.tied = in.at("tied_embeddings").get<bool>();
    if (in.at("learned_positions").get<bool>()) a.learnedPositions = whole(in, "max_sequence_length");
    if (const auto& m = in.at("moe"); m.is_object()) {
        a.moe = {whole(m, "routed_experts"), whole(m, "experts_per_token"), whole(m, "shared_experts"),
                 whole(m, "expert_ffn_hidden_size"), whole(m, "leading_dense_layers")};
    }
    if (const auto& m = in.at("mla"); m.is_object()) {
        a.mla = {orZero(m, "q_lora_rank"), whole(m, "kv_lora_rank"), whole(m, "qk_nope_head_dim"),
                 whole(m, "qk_rope_head_dim"), whole(m, "v_head_dim")};
    }
    return a;
}

model::training::Architecture namedArchitecture(const std::string& name) {
    // Golden names drop the point of a version and may end in the kind of attention.
    std::string wanted = name.substr(0, name.find('_'));
    std::ifstream file(std::string(TEST_DATA) + "/catalog/llm-models.json");
    if (!file) throw golden_site::Unusable("no catalogue llm-models.json");
    const auto root = nlohmann::json::parse(file);
    for (const auto& model : root.at("models")) {
        std::string id = model.at("id").get<std::string>();
        std::erase(id, '.');
        if (id == wanted) return catalogArchitecture(model);
    }
    throw golden_site::Unusable("unknown model " + name);
}

std::optional<nlohmann::json> evaluateTrainingFormula(const std::string& kind, const nlohmann::json& inputs,
                                                      std::string& why) {
    return golden_site::evaluate(training_rows::kinds(), kind, inputs, why);
}
