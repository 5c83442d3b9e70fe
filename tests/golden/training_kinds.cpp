// SPDX-License-Identifier: GPL-3.0-or-later
// Formula rows of training.json that belong to FLOPs, memory, key-value cache, days, scaling and inference; and the
// reading of the two forms in which architectures are written (golden rows and the model catalogue).

#include "tests/golden/training_kinds.h"

#include "model/training/days.h"
#include "model/training/inference.h"
#include "model/training/scaling_curve.h"
#include "model/training/states.h"
#include "model/training/volumes.h"
#include "model/fabric/congestion.h"
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
        // Printed values are the same days in whole numbers.
        json printed = json::array();
        for (const json& d : days) printed.push_back(std::round(d.get<double>()));
        return {{"days", days}, {"printed_days", printed}};
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

json allReduce(const json& in) {
    const double S = number(in, "S"), n = number(in, "N"), g = number(in, "g");
    const double in_ = number(in, "B_in"), out = number(in, "B_out"), a = number(in, "alpha_in"), b = number(in, "alpha_out");
    const double inside = training::ringAllReduce(g, S, in_, a);
    return {{"hier_ring_s", inside + training::ringAllReduce(n / g, S / g, out, b)},
            {"hier_tree_between_nodes_s", inside + training::treeAllReduce(n / g, S / g, out, b)},
            {"flat_ring_s", training::ringAllReduce(n, S, out, b)}};
}

json tensorVolume(const json& in) {
    const double tokens = number(in, "b") * number(in, "s"), h = number(in, "h"), t = number(in, "t");
    const double perStep = number(in, "L") / number(in, "p") * number(in, "m");
    const double each = training::tensorBytes(tokens, h, t, false);
    return {{"bytes_per_layer_microbatch", each},
            {"bytes_per_step_per_card", each * perStep},
            {"with_full_recompute", training::tensorBytes(tokens, h, t, true) * perStep}};
}

json gradientVolume(const json& in) {
    const double shard = number(in, "P") / (number(in, "t") * number(in, "p"));
    return {{"bytes_per_step_per_card", training::gradientBytes(shard, number(in, "d"), training::GradientForm::Distributed,
                                                                number(in, "grad_bytes"), number(in, "param_bytes"), 1)}};
}

json pipelineVolume(const json& in) {
    return {{"bytes_per_boundary_per_direction_per_step_sp",
             training::boundaryBytes(number(in, "b") * number(in, "s"), number(in, "h"), number(in, "t"), true,
                                     number(in, "v"), number(in, "m"))}};
}

json expertVolume(const json& in) {
    const double perSecond = number(in, "tokens_per_s_per_card") * number(in, "moe_layers");
    const auto rate = [&](double copies, const char* bytes) {
        return perSecond * training::expertBytes(number(in, "h"), copies, number(in, bytes)) / 1e9;
    };
    const double copies = number(in, "node_copies");
    return {{"GBps_fp8_dispatch_both_ways", rate(copies, "bytes_fp8_dispatch_both_ways")},
            {"GBps_bf16_backward_dispatch", rate(copies, "bytes_bf16_backward_dispatch")},
            {"GBps_fp8_own_node_removed_of_8_nodes", rate(copies * 7 / 8, "bytes_fp8_dispatch_both_ways")}};
}

json contextVolume(const json& in) {
    training::Architecture a;
    a.heads = a.kvHeads = whole(in, "kv"), a.headDim = whole(in, "dh");
    const double c = number(in, "c");
    return {{"bytes_per_layer_forward_per_card",
             training::contextBytes(number(in, "b") * number(in, "s") / c, a, number(in, "t"), c)}};
}

json derating(const json& in) {
    json serial = json::array(), pipelined = json::array();
    for (const json& x : list(in, "x")) {
        serial.push_back(1 / training::serialDerating(x.get<double>(), number(in, "o")));
        pipelined.push_back(1 / training::pipelinedDerating(x.get<double>(), number(in, "o")));
    }
    return {{"serial_factor", serial}, {"pipelined_factor", pipelined}};
}

json ballsInBins(const json& in) {
    const auto load = answer(model::fabric::ecmpLoadRule(whole(in, "flows"), whole(in, "links")));
    return {{"max_load", load.expectedMax}, {"derate", load.efficiency}};
}

json portChoice(const json& in) {
    const double perCard = number(in, "GBps") * 1e9, efficiency = number(in, "link_efficiency");
    const auto choice = answer(model::fabric::choosePort({perCard}, efficiency));
    return {{"Gbps", perCard * 8 / 1e9},
            {"Gbps_port_needed", choice.wire.si * 8 / 1e9},
            {"next_port_Gbps", choice.port ? json(choice.port->si * 8 / 1e9) : json(nullptr)}};
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
                              {"seed_claim_1", daysClaim},
                              {"seed_claim_4", portChoice},
                              {"allreduce_1GiB_1024", allReduce},
                              {"tp_volume", tensorVolume},
                              {"dp_volume", gradientVolume},
                              {"pp_volume", pipelineVolume},
                              {"ep_volume", expertVolume},
                              {"cp_ring_volume", contextVolume},
                              {"oversubscription_derate", derating},
                              {"balls_in_bins", ballsInBins}};
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
