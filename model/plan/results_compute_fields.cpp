// SPDX-License-Identifier: GPL-3.0-or-later
// Results of demand, compute and training: what each number is, its formula and the keys it is computed from. `*`
// stands for every item of a list, `@` for the item that the result itself belongs to.
#include "model/plan/results.h"

namespace model {
namespace {

// What the step model reads: model, mapping, software, card, and the network as sized.
constexpr std::string_view kMapping =
    "workloads.@.kind workloads.@.pool workloads.@.model workloads.@.sequence workloads.@.global_batch "
    "workloads.@.precision workloads.@.mapping workloads.@.tensor_parallel workloads.@.pipeline_parallel "
    "workloads.@.interleave workloads.@.micro_batch workloads.@.context_parallel workloads.@.expert_parallel "
    "workloads.@.expert_tensor_parallel workloads.@.sequence_parallel workloads.@.recompute workloads.@.gradients "
    "workloads.@.schedule workloads.@.expert_imbalance workloads.@.stack pools.*.accelerators pools.*.card.bf16 pools.*.cap_speed "
    "pools.*.card.fp8 pools.*.card.fp4 pools.*.card.memory pools.*.card.memory_bandwidth "
    "pools.*.card.scale_up_bandwidth pools.*.card.scale_up_domain pools.*.card.efficiency pools.*.server.accelerators "
    "fabrics.*.role fabrics.*.pool fabrics.*.per_card fabrics.*.cards_per_leaf fabrics.*.cards_per_pod "
    "fabrics.*.tier_count fabrics.*.realised_leaf fabrics.*.realised fabrics.*.family fabrics.*.side_a "
    "fabrics.*.side_b fabrics.*.side_c fabrics.*.groups fabrics.*.leaf_down fabrics.*.links_per_pair fabrics.*.rails "
    "pools.*.server.nics workloads.@.speed fabrics.*.congestion.leaf_hash fabrics.*.congestion.pod_hash fabrics.*.congestion.loss_kept "
    "fabrics.*.congestion.incast_kept "
    "workloads.@.gradient_compression workloads.@.kept_gradients workloads.@.error_feedback "
    "workloads.@.capacity_factor workloads.@.sequence_fill workloads.@.packing";
// The same over the whole run, with what the algorithms themselves ask for.
constexpr std::string_view kRun =
    "workloads.@.kind workloads.@.strategy workloads.@.step_time workloads.@.traffic workloads.@.memory_per_card "
    "workloads.@.tokens workloads.@.extra_tokens workloads.@.packing_efficiency";

constexpr Field kStepResults[] = {
    row<&StepResults::compute>(
        {.key = "compute",
         .unit = "s",
         .label = TR_NOOP("fields", "Computation"),
         .doc = TR_NOOP("docs", "Forward and backward pass of all microbatches on the slowest stage."),
         .formula = TR_NOOP("formulas", "m x sum over operations of max(FLOP/(peak x efficiency), bytes/bandwidth)"),
         .from = kMapping,
         .better = -1}),
    row<&StepResults::recompute>({.key = "recompute",
                                  .unit = "s",
                                  .label = TR_NOOP("fields", "Recomputation"),
                                  .formula = TR_NOOP("formulas", "m x operations repeated before the backward pass"),
                                  .from = kMapping,
                                  .better = -1}),
    row<&StepResults::tensor>({.key = "tensor",
                               .unit = "s",
                               .label = TR_NOOP("fields", "TP exchange"),
                               .doc = TR_NOOP("docs", "What does not hide behind matrix products."),
                               .formula = TR_NOOP("formulas", "m x layers x 4 all-reduces x (1 - hidden share)"),
                               .from = kMapping,
                               .better = -1}),
    row<&StepResults::context>({.key = "context",
                                .unit = "s",
                                .label = TR_NOOP("fields", "CP exchange"),
                                .formula = TR_NOOP("formulas", "max(0, ring of keys and values - attention)"),
                                .from = kMapping,
                                .better = -1}),
    row<&StepResults::expert>({.key = "expert",
                               .unit = "s",
                               .label = TR_NOOP("fields", "EP exchange"),
                               .formula = TR_NOOP("formulas", "m x layers x 2 x (dispatch + combine)"),
                               .from = kMapping,
                               .better = -1}),
    row<&StepResults::bubble>(
        {.key = "bubble",
         .unit = "s",
         .label = TR_NOOP("fields", "Pipeline bubble"),
         .doc = TR_NOOP("docs", "Waiting while the pipeline fills and drains, and for the fullest stage."),
         .formula = TR_NOOP("formulas", "(sum of stages - slowest stage) / v"),
         .from = kMapping,
         .better = -1}),
    row<&StepResults::transfer>(
        {.key = "transfer",
         .unit = "s",
         .label = TR_NOOP("fields", "Pipeline transfers"),
         .formula = TR_NOOP("formulas", "2 (p-1) transfers, all of them where they do not overlap"),
         .from = kMapping,
         .better = -1}),
    row<&StepResults::gradient>(
        {.key = "gradient",
         .unit = "s",
         .label = TR_NOOP("fields", "Gradient exchange"),
         .doc = TR_NOOP("docs", "What does not hide behind the last backward and the first forward pass."),
         .formula =
             TR_NOOP("formulas", "max(last bucket, reduce-scatter - window) + max(first bucket, all-gather - window)"),
         .from = kMapping,
         .better = -1}),
    row<&StepResults::optimizer>({.key = "optimizer",
                                  .unit = "s",
                                  .label = TR_NOOP("fields", "Optimizer"),
                                  .formula = TR_NOOP("formulas", "30 bytes per owned parameter / memory bandwidth"),
                                  .from = kMapping,
                                  .better = -1}),
    row<&StepResults::straggler>(
        {.key = "straggler",
         .unit = "s",
         .label = TR_NOOP("fields", "Stragglers"),
         .doc = TR_NOOP("docs", "Waiting for the slowest card of the job."),
         .formula = TR_NOOP("formulas", "sigma z_N x step; z_N is the expected maximum of N normal draws"),
         .from = kMapping,
         .better = -1}),
};
static_assert(keysAreGood(kStepResults) && memberCount<StepResults>() == std::size(kStepResults),
              "a member has no row");

constexpr Field kMemoryResults[] = {
    row<&MemoryResults::weights>({.key = "weights",
                                  .unit = "GB",
                                  .label = TR_NOOP("fields", "Weights"),
                                  .formula = TR_NOOP("formulas", "2 bytes per parameter of the shard"),
                                  .from = kMapping,
                                  .better = -1}),
    row<&MemoryResults::gradients>({.key = "gradients",
                                    .unit = "GB",
                                    .label = TR_NOOP("fields", "Gradients"),
                                    .doc = TR_NOOP("docs", "With the feedback of their compression."),
                                    .formula = TR_NOOP("formulas", "2 or 4 bytes per parameter of the shard"),
                                    .from = kMapping,
                                    .better = -1}),
    row<&MemoryResults::optimizer>(
        {.key = "optimizer",
         .unit = "GB",
         .label = TR_NOOP("fields", "Optimizer states"),
         .doc = TR_NOOP("docs", "Master weights and two moments."),
         .formula = TR_NOOP("formulas", "12 bytes per parameter, shared by the replicas unless each keeps all"),
         .from = kMapping,
         .better = -1}),
    row<&MemoryResults::activations>(
        {.key = "activations",
         .unit = "GB",
         .label = TR_NOOP("fields", "Activations"),
         .formula = TR_NOOP("formulas", "per layer and microbatch x layers x microbatches in flight"),
         .from = kMapping,
         .better = -1}),
    row<&MemoryResults::logits>({.key = "logits",
                                 .unit = "GB",
                                 .label = TR_NOOP("fields", "Logits"),
                                 .formula = TR_NOOP("formulas", "4 x tokens x vocabulary / TP"),
                                 .from = kMapping,
                                 .better = -1}),
    row<&MemoryResults::buffers>({.key = "buffers",
                                  .unit = "GB",
                                  .label = TR_NOOP("fields", "Expert buffers"),
                                  .formula = TR_NOOP("formulas", "dispatch and combine of one layer"),
                                  .from = kMapping,
                                  .better = -1}),
    row<&MemoryResults::reserve>({.key = "reserve",
                                  .unit = "GB",
                                  .label = TR_NOOP("fields", "Libraries, reserve"),
                                  .formula = TR_NOOP("formulas", "5 GB"),
                                  .from = kMapping,
                                  .better = -1}),
};
static_assert(keysAreGood(kMemoryResults) && memberCount<MemoryResults>() == std::size(kMemoryResults),
              "a member has no row");

constexpr Field kTrafficResults[] = {
    row<&TrafficResults::tensor>({.key = "tensor",
                                  .unit = "GB",
                                  .label = TR_NOOP("fields", "TP bytes per step"),
                                  .formula = TR_NOOP("formulas", "m x layers x 4 x 2 (t-1)/t x 2 b s h"),
                                  .from = kMapping,
                                  .better = -1}),
    row<&TrafficResults::context>({.key = "context",
                                   .unit = "GB",
                                   .label = TR_NOOP("fields", "CP bytes per step"),
                                   .formula = TR_NOOP("formulas", "m x layers x 3 (c-1) blocks of keys and values"),
                                   .from = kMapping,
                                   .better = -1}),
    row<&TrafficResults::expert>({.key = "expert",
                                  .unit = "GB",
                                  .label = TR_NOOP("fields", "EP bytes per step"),
                                  .formula = TR_NOOP("formulas", "m x layers x 4 k h bytes per token leaving the card"),
                                  .from = kMapping,
                                  .better = -1}),
    row<&TrafficResults::pipeline>({.key = "pipeline",
                                    .unit = "GB",
                                    .label = TR_NOOP("fields", "PP bytes per step"),
                                    .formula = TR_NOOP("formulas", "2 m v x 2 b s h / t"),
                                    .from = kMapping,
                                    .better = -1}),
    row<&TrafficResults::gradient>(
        {.key = "gradient",
         .unit = "GB",
         .label = TR_NOOP("fields", "Gradient bytes per step"),
         .formula = TR_NOOP("formulas", "(d-1)/d x (gradient + weight bytes) x parameters of the shard"),
         .from = kMapping,
         .better = -1}),
};
static_assert(keysAreGood(kTrafficResults) && memberCount<TrafficResults>() == std::size(kTrafficResults),
              "a member has no row");

constexpr Field kLinkResults[] = {
    row<&LinkResults::scaleUpNeed>(
        {.key = "scale_up_need",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Scale-up links: needed"),
         .doc = TR_NOOP("docs", "So that every exchange hides behind the work it may run beside."),
         .formula = TR_NOOP("formulas", "sum over groups of crossing bytes / window"),
         .from = kMapping,
         .better = -1}),
    row<&LinkResults::scaleUpSupply>(
        {.key = "scale_up_supply",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Scale-up links: available"),
         .doc = TR_NOOP("docs", "Per card and direction, after efficiency and oversubscription."),
         .formula = TR_NOOP("formulas", "bandwidth x efficiency / oversubscription"),
         .from = kMapping,
         .better = 1}),
    row<&LinkResults::portsNeed>(
        {.key = "ports_need",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Ports of a card: needed"),
         .doc = TR_NOOP("docs", "So that every exchange hides behind the work it may run beside."),
         .formula = TR_NOOP("formulas", "sum over groups of crossing bytes / window"),
         .from = kMapping,
         .better = -1}),
    row<&LinkResults::portsSupply>(
        {.key = "ports_supply",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Ports of a card: available"),
         .doc = TR_NOOP("docs", "Per card and direction, after efficiency and oversubscription."),
         .formula = TR_NOOP("formulas", "bandwidth x efficiency / oversubscription"),
         .from = kMapping,
         .better = 1}),
    row<&LinkResults::leafNeed>(
        {.key = "leaf_need",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Leaf uplinks: needed"),
         .doc = TR_NOOP("docs", "So that every exchange hides behind the work it may run beside."),
         .formula = TR_NOOP("formulas", "sum over groups of crossing bytes / window"),
         .from = kMapping,
         .better = -1}),
    row<&LinkResults::leafSupply>(
        {.key = "leaf_supply",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Leaf uplinks: available"),
         .doc = TR_NOOP("docs", "Per card and direction, after efficiency and oversubscription."),
         .formula = TR_NOOP("formulas", "bandwidth x efficiency / oversubscription"),
         .from = kMapping,
         .better = 1}),
    row<&LinkResults::podNeed>(
        {.key = "pod_need",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Pod uplinks: needed"),
         .doc = TR_NOOP("docs", "So that every exchange hides behind the work it may run beside."),
         .formula = TR_NOOP("formulas", "sum over groups of crossing bytes / window"),
         .from = kMapping,
         .better = -1}),
    row<&LinkResults::podSupply>(
        {.key = "pod_supply",
         .unit = "GB/s",
         .label = TR_NOOP("fields", "Pod uplinks: available"),
         .doc = TR_NOOP("docs", "Per card and direction, after efficiency and oversubscription."),
         .formula = TR_NOOP("formulas", "bandwidth x efficiency / oversubscription"),
         .from = kMapping,
         .better = 1}),
    row<&LinkResults::binding>({.key = "binding",
                                .label = TR_NOOP("fields", "Tier that binds"),
                                .doc = TR_NOOP("docs", "The tier of the network with the least slack."),
                                .formula = TR_NOOP("formulas", "least of available / needed over the tiers"),
                                .from = kMapping}),
    row<&LinkResults::slack>(
        {.key = "slack",
         .unit = "%",
         .label = TR_NOOP("fields", "Slack of the binding tier"),
         .doc = TR_NOOP("docs", "Below zero, part of the exchange shows in the step time."),
         .formula = TR_NOOP("formulas", "available / needed - 1"),
         .from = kMapping,
         .better = 1}),
};
static_assert(keysAreGood(kLinkResults) && memberCount<LinkResults>() == std::size(kLinkResults), "a member has no row");

// What an inference service reads: model, cards, the network inside an instance, and what the clients ask for.
constexpr std::string_view kService =
    "workloads.@.kind workloads.@.pool workloads.@.model workloads.@.precision workloads.@.prompt workloads.@.output "
    "workloads.@.cards_per_instance workloads.@.serving workloads.@.max_batch workloads.@.target_tpot "
    "workloads.@.cache_format workloads.@.prefix_cache workloads.@.bandwidth_use workloads.@.prefill_use "
    "workloads.@.decode_use workloads.@.step_overhead pools.*.accelerators pools.*.card.bf16 pools.*.cap_speed pools.*.card.fp8 "
    "pools.*.card.fp4 pools.*.card.memory pools.*.card.memory_bandwidth pools.*.card.scale_up_bandwidth "
    "pools.*.card.scale_up_domain pools.*.card.efficiency fabrics.*.role fabrics.*.pool fabrics.*.per_card "
    "fabrics.*.cards_per_leaf fabrics.*.cards_per_pod fabrics.*.tier_count fabrics.*.realised_leaf fabrics.*.realised "
    "fabrics.*.family fabrics.*.side_a fabrics.*.side_b fabrics.*.side_c fabrics.*.groups fabrics.*.leaf_down "
    "fabrics.*.links_per_pair fabrics.*.rails pools.*.server.nics fabrics.*.congestion.leaf_hash fabrics.*.congestion.pod_hash fabrics.*.congestion.loss_kept "
    "fabrics.*.congestion.incast_kept";
constexpr std::string_view kServiceLoad =
    "workloads.@.instance_tokens workloads.@.requests workloads.@.output workloads.@.utilisation "
    "workloads.@.peak_to_mean workloads.@.spare_instances";

constexpr Field kServiceResults[] = {
    row<&ServiceResults::weights>({.key = "instance_weights",
                                   .unit = "GB",
                                   .label = TR_NOOP("fields", "Weights of one instance"),
                                   .formula = TR_NOOP("formulas", "parameters x bytes at the precision"),
                                   .from = kService,
                                   .better = -1}),
    row<&ServiceResults::kvPerToken>({.key = "kv_per_token",
                                      .unit = "kB",
                                      .label = TR_NOOP("fields", "KV cache per token"),
                                      .formula = TR_NOOP("formulas", "2 L kv dh bytes; MLA: L (rkv + dr) bytes"),
                                      .from = kService,
                                      .better = -1}),
    row<&ServiceResults::concurrency>(
        {.key = "concurrency",
         .label = TR_NOOP("fields", "Sequences that the KV cache holds"),
         .doc = TR_NOOP("docs", "Of one instance, at the mean context of prompt and half of the output."),
         .formula = TR_NOOP("formulas", "floor((0.9 n memory - weights - 2 GB n) / (KV per token x max(1, n/kv) x mean context))"),
         .from = kService,
         .better = 1}),
    row<&ServiceResults::latencyBatch>({.key = "latency_batch",
                                        .label = TR_NOOP("fields", "Sequences within the TPOT target"),
                                        .formula = TR_NOOP("formulas", "largest batch with TPOT <= target"),
                                        .from = kService,
                                        .better = 1}),
    row<&ServiceResults::batch>({.key = "batch",
                                 .label = TR_NOOP("fields", "Batch in use"),
                                 .doc = TR_NOOP("docs", "Sequences that run at once on one full instance."),
                                 .formula = TR_NOOP("formulas", "min(KV cache, TPOT target, largest batch)"),
                                 .from = kService,
                                 .better = 1}),
    row<&ServiceResults::crossover>(
        {.key = "crossover_batch",
         .label = TR_NOOP("fields", "Batch at which computation binds"),
         .doc = TR_NOOP("docs", "Reading weights takes as long as computing; below it the memory bandwidth decides."),
         .formula = TR_NOOP("formulas", "peak x use x bytes per weight / (2 x memory bandwidth x use)"),
         .from = kService}),
    row<&ServiceResults::distinctExperts>({.key = "distinct_experts",
                                           .label = TR_NOOP("fields", "Experts read per layer and pass"),
                                           .formula = TR_NOOP("formulas", "E (1 - (1 - k/E)^batch)"),
                                           .from = kService,
                                           .better = -1}),
    row<&ServiceResults::prefill>(
        {.key = "prefill",
         .unit = "ms",
         .label = TR_NOOP("fields", "Prefill of one prompt"),
         .formula =
             TR_NOOP("formulas", "FLOPs of the prompt / (n peak use) + (1 - hidden) x 2 L all-reduces of 2 s h bytes"),
         .from = kService,
         .better = -1}),
    row<&ServiceResults::exchange>({.key = "exchange",
                                    .unit = "ms",
                                    .label = TR_NOOP("fields", "TP exchange of one decode pass"),
                                    .formula = TR_NOOP("formulas", "2 L all-reduces of 2 b h bytes"),
                                    .from = kService,
                                    .better = -1}),
    row<&ServiceResults::pass>(
        {.key = "decode_pass",
         .unit = "ms",
         .label = TR_NOOP("fields", "One decode pass"),
         .formula = TR_NOOP("formulas", "max((weights + KV x b x context)/(n BW use), 2 Pa b/(n peak use)) + exchange "
                                        "+ overhead"),
         .from = kService,
         .better = -1}),
    row<&ServiceResults::token>(
        {.key = "tpot",
         .unit = "ms",
         .label = TR_NOOP("fields", "Time per output token (TPOT)"),
         .doc = TR_NOOP("docs", "Of a full instance; where prefill is on the same instance, with the prompts that cut in."),
         .formula = TR_NOOP("formulas", "T_decode(b); on the same instance + b x T_prefill / output"),
         .from = kService,
         .better = -1}),
    row<&ServiceResults::first>(
        {.key = "ttft",
         .unit = "ms",
         .label = TR_NOOP("fields", "Time to first token (TTFT)"),
         .doc = TR_NOOP("docs", "At the mean load of the instances needed."),
         .formula = TR_NOOP("formulas", "rho T_prefill/(1 - rho) + T_decode/2 + T_prefill; apart: without the decode "
                                        "pass, with the transfer of the KV cache"),
         .from = "workloads.@.service.prefill workloads.@.instances_needed workloads.@.service.prefill_instances "
                 "workloads.@.requests",
         .better = -1}),
    row<&ServiceResults::firstAtPeak>(
        {.key = "ttft_peak",
         .unit = "ms",
         .label = TR_NOOP("fields", "Time to first token at the peak"),
         .formula = TR_NOOP("formulas", "as TTFT, with the requests of the busiest hour"),
         .from = "workloads.@.service.ttft workloads.@.peak_to_mean",
         .better = -1}),
    row<&ServiceResults::userTokens>({.key = "user_tokens",
                                      .unit = "1/s",
                                      .label = TR_NOOP("fields", "Tokens per second of a user"),
                                      .formula = TR_NOOP("formulas", "1 / TPOT"),
                                      .from = kService,
                                      .better = 1}),
    row<&ServiceResults::cardTokens>({.key = "card_tokens",
                                      .unit = "1/s",
                                      .label = TR_NOOP("fields", "Output tokens per second of a card"),
                                      .formula = TR_NOOP("formulas", "tokens/s of one instance / cards per instance"),
                                      .from = kService,
                                      .better = 1}),
    row<&ServiceResults::promptTokens>({.key = "prompt_tokens",
                                        .unit = "1/s",
                                        .label = TR_NOOP("fields", "Prompt tokens per second of prefill"),
                                        .doc = TR_NOOP("docs", "Of one instance that does nothing else, with what the prefix cache gives."),
                                        .formula = TR_NOOP("formulas", "prompt / T_prefill"),
                                        .from = kService,
                                        .better = 1}),
    row<&ServiceResults::requests>({.key = "requests",
                                    .unit = "1/s",
                                    .label = TR_NOOP("fields", "Requests per second of one instance"),
                                    .formula = TR_NOOP("formulas", "1 / (T_prefill + output x T_decode(b)/b)"),
                                    .from = kService,
                                    .better = 1}),
    row<&ServiceResults::byMean>({.key = "by_mean",
                                  .label = TR_NOOP("fields", "Instances by the mean load"),
                                  .doc = TR_NOOP("docs", "So that the mean load is the planned utilisation; policy 30–50 %."),
                                  .formula = TR_NOOP("formulas", "ceil(requests / (u x requests of one instance))"),
                                  .from = kServiceLoad,
                                  .better = -1}),
    row<&ServiceResults::byPeak>(
        {.key = "by_peak",
         .label = TR_NOOP("fields", "Instances by the peak load"),
         .formula = TR_NOOP("formulas", "ceil(requests x peak over mean / (0.85 x requests of one instance)) + spares"),
         .from = kServiceLoad,
         .better = -1}),
    row<&ServiceResults::prefillInstances>({.key = "prefill_instances",
                                            .label = TR_NOOP("fields", "Instances for prefill"),
                                            .formula = TR_NOOP("formulas", "both rules at 1 / T_prefill"),
                                            .from = "workloads.@.service.by_mean workloads.@.service.by_peak",
                                            .better = -1}),
    row<&ServiceResults::decodeInstances>({.key = "decode_instances",
                                           .label = TR_NOOP("fields", "Instances for decode"),
                                           .formula = TR_NOOP("formulas", "both rules at b / (output x T_decode(b))"),
                                           .from = "workloads.@.service.by_mean workloads.@.service.by_peak",
                                           .better = -1}),
    row<&ServiceResults::poolRatio>({.key = "pool_ratio",
                                     .label = TR_NOOP("fields", "Prefill instances per decode instance"),
                                     .formula = TR_NOOP("formulas", "T_prefill / (output x T_decode(b)/b)"),
                                     .from = kService}),
};
static_assert(keysAreGood(kServiceResults) && memberCount<ServiceResults>() == std::size(kServiceResults),
              "a member has no row");

constexpr Field kAlgorithmResults[] = {
    row<&AlgorithmResults::compressionDaysBefore>(
        {.key = "compression_days_before",
         .unit = "d",
         .label = TR_NOOP("fields", "Days without gradient compression"),
         .formula = TR_NOOP("formulas", "tokens / (batch x sequence x useful share) x step time, gradients whole"),
         .from = kRun,
         .better = -1}),
    row<&AlgorithmResults::compressionDaysAfter>(
        {.key = "compression_days_after",
         .unit = "d",
         .label = TR_NOOP("fields", "Days with gradient compression"),
         .doc = TR_NOOP("docs", "As set; where it is off, with 8 bits and error feedback in 16."),
         .formula = TR_NOOP("formulas", "the same with T_encode + T_exchange + T_decode and the extra tokens"),
         .from = kRun,
         .better = -1}),
    row<&AlgorithmResults::compressionTrafficBefore>(
        {.key = "compression_traffic_before",
         .unit = "TB",
         .label = TR_NOOP("fields", "Gradient traffic without compression"),
         .doc = TR_NOOP("docs", "Sent by one card over the whole run."),
         .formula = TR_NOOP("formulas", "steps x gradient bytes per step"),
         .from = kRun,
         .better = -1}),
    row<&AlgorithmResults::compressionTrafficAfter>(
        {.key = "compression_traffic_after",
         .unit = "TB",
         .label = TR_NOOP("fields", "Gradient traffic with compression"),
         .doc = TR_NOOP("docs", "Sent by one card over the whole run."),
         .formula = TR_NOOP("formulas", "steps x (q/8 + 4/256 bytes per value; top-k: (d-1) k P x 8 bytes)"),
         .from = kRun,
         .better = -1}),
    row<&AlgorithmResults::capacityDaysBefore>({.key = "capacity_days_before",
                                                .unit = "d",
                                                .label = TR_NOOP("fields", "Days without a capacity of experts"),
                                                .formula = TR_NOOP("formulas", "experts at the imbalance given"),
                                                .from = kRun,
                                                .better = -1}),
    row<&AlgorithmResults::capacityDaysAfter>(
        {.key = "capacity_days_after",
         .unit = "d",
         .label = TR_NOOP("fields", "Days with a capacity of experts"),
         .doc = TR_NOOP("docs", "As set; where it is blank, with a capacity factor of 1."),
         .formula = TR_NOOP("formulas", "experts at min(imbalance, capacity factor)"),
         .from = kRun,
         .better = -1}),
    row<&AlgorithmResults::capacityTrafficBefore>(
        {.key = "capacity_traffic_before",
         .unit = "TB",
         .label = TR_NOOP("fields", "Expert traffic without a capacity"),
         .doc = TR_NOOP("docs", "Of the card with the busiest experts over the whole run."),
         .formula = TR_NOOP("formulas", "steps x EP bytes per step x imbalance"),
         .from = kRun,
         .better = -1}),
    row<&AlgorithmResults::capacityTrafficAfter>(
        {.key = "capacity_traffic_after",
         .unit = "TB",
         .label = TR_NOOP("fields", "Expert traffic with a capacity"),
         .doc = TR_NOOP("docs", "Of the card with the busiest experts over the whole run."),
         .formula = TR_NOOP("formulas", "steps x EP bytes per step x min(imbalance, capacity factor)"),
         .from = kRun,
         .better = -1}),
    row<&AlgorithmResults::droppedTokens>(
        {.key = "dropped_tokens",
         .unit = "%",
         .label = TR_NOOP("fields", "Tokens dropped by experts"),
         .doc = TR_NOOP("docs", "They skip the expert block; where no capacity is set, with a capacity factor of 1."),
         .formula = TR_NOOP("formulas", "sigma L((capacity - 1) / sigma), sigma = (imbalance - 1) / z_E"),
         .from = kRun,
         .better = -1}),
    row<&AlgorithmResults::packingDaysBefore>(
        {.key = "packing_days_before",
         .unit = "d",
         .label = TR_NOOP("fields", "Days without packing"),
         .formula = TR_NOOP("formulas", "tokens / (batch x sequence x filled part) x step time"),
         .from = kRun,
         .better = -1}),
    row<&AlgorithmResults::packingDaysAfter>(
        {.key = "packing_days_after",
         .unit = "d",
         .label = TR_NOOP("fields", "Days with packing"),
         .formula = TR_NOOP("formulas", "tokens / (batch x sequence x filled part after packing) x step time with "
                                        "attention inside the sequences"),
         .from = kRun,
         .better = -1}),
    row<&AlgorithmResults::packingTrafficBefore>(
        {.key = "packing_traffic_before",
         .unit = "TB",
         .label = TR_NOOP("fields", "Traffic without packing"),
         .doc = TR_NOOP("docs", "All groups but tensor parallelism, sent by one card over the whole run."),
         .formula = TR_NOOP("formulas", "steps x bytes per step"),
         .from = kRun,
         .better = -1}),
    row<&AlgorithmResults::packingTrafficAfter>(
        {.key = "packing_traffic_after",
         .unit = "TB",
         .label = TR_NOOP("fields", "Traffic with packing"),
         .doc = TR_NOOP("docs", "All groups but tensor parallelism, sent by one card over the whole run."),
         .formula = TR_NOOP("formulas", "fewer steps x bytes per step"),
         .from = kRun,
         .better = -1}),
};
static_assert(keysAreGood(kAlgorithmResults) && memberCount<AlgorithmResults>() == std::size(kAlgorithmResults),
              "a member has no row");

constexpr Field kWorkloadResults[] = {
    row<&WorkloadResults::parameters>(
        {.key = "parameters",
         .label = TR_NOOP("fields", "Parameters"),
         .doc = TR_NOOP("docs", "All parameters, inactive experts included."),
         .formula = TR_NOOP("formulas", "layers x (attention + feed-forward or experts + router) + embeddings"),
         .from = "workloads.@.model"}),
    row<&WorkloadResults::activeParameters>(
        {.key = "active_parameters",
         .label = TR_NOOP("fields", "Active parameters"),
         .doc = TR_NOOP("docs", "Parameters that work on one token."),
         .formula = TR_NOOP("formulas", "as parameters, with the experts of one token"),
         .from = "workloads.@.model"}),
    row<&WorkloadResults::flopsPerToken>(
        {.key = "flops_per_token",
         .unit = "GFLOP",
         .label = TR_NOOP("fields", "FLOPs per token"),
         .doc = TR_NOOP("docs", "Exact count with full attention; training is three times the forward pass."),
         .formula = TR_NOOP("formulas", "3 x (sum over layers + 2 h V); inference: forward only"),
         .from = "workloads.@.model workloads.@.sequence workloads.@.kind workloads.@.prompt"}),
    row<&WorkloadResults::totalFlops>({.key = "total_flops",
                                       .unit = "FLOP",
                                       .label = TR_NOOP("fields", "Training FLOPs"),
                                       .doc = TR_NOOP("docs", "Exact FLOPs of the whole run."),
                                       .formula = TR_NOOP("formulas", "FLOPs per token x tokens x (1 + extra tokens)"),
                                       .from = "workloads.@.flops_per_token workloads.@.tokens workloads.@.kind "
                                               "workloads.@.gradient_compression workloads.@.extra_tokens"}),
    row<&WorkloadResults::totalFlops6nd>({.key = "total_flops_6nd",
                                          .unit = "FLOP",
                                          .label = TR_NOOP("fields", "6 N D estimate"),
                                          .doc = TR_NOOP("docs", "Rule of thumb, for comparison only."),
                                          .formula = TR_NOOP("formulas", "6 x active parameters x tokens"),
                                          .from = "workloads.@.active_parameters workloads.@.tokens workloads.@.kind "
                                                  "workloads.@.gradient_compression workloads.@.extra_tokens"}),
    row<&WorkloadResults::peak>(
        {.key = "peak",
         .unit = "PFLOP/s",
         .label = TR_NOOP("fields", "Peak for this workload"),
         .doc = TR_NOOP("docs", "Dense peak of its pool at its precision."),
         .formula = TR_NOOP("formulas", "accelerators x dense peak"),
         .from = "pools.*.accelerators pools.*.card.bf16 pools.*.cap_speed pools.*.card.fp8 pools.*.card.fp4 workloads.@.precision "
                 "workloads.@.pool",
         .better = 1}),
    row<&WorkloadResults::daysIdeal>({.key = "days_ideal",
                                      .unit = "d",
                                      .label = TR_NOOP("fields", "Ideal days"),
                                      .doc = TR_NOOP("docs", "Days without faults."),
                                      .formula = TR_NOOP("formulas", "total FLOPs / (accelerators x dense peak x MFU)"),
                                      .from = "workloads.@.total_flops workloads.@.tokens workloads.@.step_time "
                                              "workloads.@.global_batch workloads.@.sequence "
                                              "workloads.@.useful_tokens",
                                      .better = -1}),
    row<&WorkloadResults::stepTime>(
        {.key = "step_time",
         .unit = "s",
         .label = TR_NOOP("fields", "Step time"),
         .doc = TR_NOOP("docs", "One optimizer step."),
         .formula = TR_NOOP("formulas",
                            "sum of the parts of the step; from a planned utilisation: FLOPs per step / (accelerators "
                            "x dense peak x MFU)"),
         .from = "workloads.@.speed workloads.@.step workloads.@.flops_per_token workloads.@.global_batch "
                 "workloads.@.sequence "
                 "workloads.@.peak workloads.@.utilisation workloads.@.kind workloads.@.strategy",
         .better = -1}),
    row<&WorkloadResults::mfu>(
        {.key = "mfu",
         .unit = "%",
         .label = TR_NOOP("fields", "MFU, of the BF16 peak"),
         .doc = TR_NOOP("docs",
                        "Exact FLOPs with full attention, no recomputation, against the dense BF16 peak, whatever the "
                        "precision: in FP8 it can pass the utilisation that was planned of the FP8 peak."),
         .formula =
             TR_NOOP("formulas", "FLOPs per token x batch x sequence / (step time x accelerators x dense BF16 peak)"),
         .from = "workloads.@.step_time workloads.@.flops_per_token workloads.@.global_batch workloads.@.sequence "
                 "workloads.@.useful_tokens pools.*.accelerators pools.*.card.bf16 pools.*.cap_speed workloads.@.pool",
         .better = 1}),
    row<&WorkloadResults::hfu>(
        {.key = "hfu",
         .unit = "%",
         .label = TR_NOOP("fields", "HFU, of the BF16 peak"),
         .doc = TR_NOOP("docs", "As MFU, with the FLOPs that are computed again; 4/3 of it with full recomputation."),
         .formula = TR_NOOP("formulas", "MFU x (1 + recomputed FLOPs / FLOPs)"),
         .from = "workloads.@.mfu workloads.@.strategy workloads.@.recompute workloads.@.mapping workloads.@.stack "
                 "workloads.@.model workloads.@.sequence",
         .better = 1}),
    row<&WorkloadResults::tokensPerSecond>(
        {.key = "tokens_per_second",
         .unit = "1/s",
         .label = TR_NOOP("fields", "Tokens per second"),
         .doc = TR_NOOP("docs", "Training throughput without faults."),
         .formula = TR_NOOP("formulas", "batch x sequence x useful share / step time"),
         .from = "workloads.@.step_time workloads.@.global_batch workloads.@.sequence workloads.@.useful_tokens "
                 "workloads.@.instance_tokens "
                 "workloads.@.requests workloads.@.output workloads.@.kind",
         .better = 1}),
    row<&WorkloadResults::strategy>({.key = "strategy",
                                     .label = TR_NOOP("fields", "Parallel mapping in use"),
                                     .doc = TR_NOOP("docs", "As given, or the fastest that fits."),
                                     .formula = TR_NOOP("formulas", "TP x PP x CP x DP = accelerators"),
                                     .from = kMapping}),
    row<&WorkloadResults::dataParallel>({.key = "data_parallel",
                                         .label = TR_NOOP("fields", "Data parallelism (DP)"),
                                         .doc = TR_NOOP("docs", "Copies of the model that share the batch."),
                                         .formula = TR_NOOP("formulas", "accelerators / (TP x PP x CP)"),
                                         .from = kMapping}),
    row<&WorkloadResults::step>({.key = "step", .label = TR_NOOP("fields", "Parts of the step")}),
    row<&WorkloadResults::memory>({.key = "memory", .label = TR_NOOP("fields", "Memory of the fullest card")}),
    row<&WorkloadResults::traffic>({.key = "traffic", .label = TR_NOOP("fields", "Traffic of one card")}),
    row<&WorkloadResults::links>({.key = "links", .label = TR_NOOP("fields", "What the network carries")}),
    row<&WorkloadResults::network>({.key = "network", .label = TR_NOOP("fields", "Place and use of the network")}),
    row<&WorkloadResults::algorithms>({.key = "algorithms", .label = TR_NOOP("fields", "What the algorithms change")}),
    row<&WorkloadResults::computedTokens>(
        {.key = "computed_tokens_per_second",
         .unit = "1/s",
         .label = TR_NOOP("fields", "Computed tokens per second"),
         .doc = TR_NOOP("docs", "With the padding of sequences that do not fill their length."),
         .formula = TR_NOOP("formulas", "batch x sequence / step time"),
         .from = "workloads.@.step_time workloads.@.global_batch workloads.@.sequence workloads.@.kind",
         .better = 1}),
    row<&WorkloadResults::usefulTokens>(
        {.key = "useful_tokens",
         .unit = "%",
         .label = TR_NOOP("fields", "Useful part of the computed tokens"),
         .doc = TR_NOOP("docs", "The rest is padding."),
         .formula = TR_NOOP("formulas", "filled part of a sequence, before or after packing"),
         .from = "workloads.@.sequence_fill workloads.@.packing workloads.@.packing_efficiency workloads.@.step_time",
         .better = 1}),
    row<&WorkloadResults::memoryPerCard>(
        {.key = "memory_per_card",
         .unit = "GB",
         .label = TR_NOOP("fields", "Memory per card"),
         .doc = TR_NOOP("docs", "States, activations, logits and reserve on the fullest stage."),
         .formula = TR_NOOP("formulas", "weights + gradients + optimizer + activations + logits + buffers + reserve"),
         .from = kMapping,
         .better = -1}),
    row<&WorkloadResults::memoryShare>({.key = "memory_share",
                                        .unit = "%",
                                        .label = TR_NOOP("fields", "Memory used"),
                                        .doc = TR_NOOP("docs", "Share of the card memory."),
                                        .formula = TR_NOOP("formulas", "memory per card / card memory"),
                                        .from = "workloads.@.memory_per_card pools.*.card.memory workloads.@.pool",
                                        .better = -1}),
    row<&WorkloadResults::scalingEfficiency>(
        {.key = "scaling_efficiency",
         .unit = "%",
         .label = TR_NOOP("fields", "Scaling efficiency"),
         .doc = TR_NOOP(
             "docs",
             "What bubble, exposed exchange, optimizer, stragglers and slow servers leave of the time at this size."),
         .formula = TR_NOOP("formulas",
                            "(1 - (bubble + transfers + gradient exchange + optimizer + stragglers) / step time) / "
                            "slow(N); planned utilisation: 1 / ((1 + (p-1)/(v m)) (1 + sigma z_N) slow(N))"),
         .from = "workloads.@.step workloads.@.step_time workloads.@.speed workloads.@.strategy workloads.@.interleave "
                 "workloads.@.global_batch "
                 "workloads.@.micro_batch workloads.@.data_parallel pools.*.accelerators pools.*.server.accelerators "
                 "workloads.@.pool reliability.slow_servers reliability.slowdown",
         .better = 1}),
    row<&WorkloadResults::service>({.key = "service", .label = TR_NOOP("fields", "Inference service")}),
    row<&WorkloadResults::instanceTokens>(
        {.key = "instance_tokens",
         .unit = "1/s",
         .label = TR_NOOP("fields", "Output tokens per second of one instance"),
         .doc = TR_NOOP("docs", "Saturated, at the batch in use, prefill included."),
         .formula = TR_NOOP("formulas", "output / (T_prefill + output x T_decode(b)/b)"),
         .from = kService,
         .better = 1}),
    row<&WorkloadResults::instancesNeeded>(
        {.key = "instances_needed",
         .label = TR_NOOP("fields", "Instances needed"),
         .doc = TR_NOOP("docs", "The larger of both rules: mean load at the planned utilisation, peak load at 85 % and spares."),
         .formula = TR_NOOP("formulas", "max(by mean, by peak); the sum of both kinds where prefill is apart"),
         .from = "workloads.@.service.by_mean workloads.@.service.by_peak",
         .better = -1}),
    row<&WorkloadResults::cardsNeeded>({.key = "cards_needed",
                                        .label = TR_NOOP("fields", "Cards needed"),
                                        .formula = TR_NOOP("formulas", "instances x cards per instance"),
                                        .from = "workloads.@.instances_needed workloads.@.cards_per_instance",
                                        .better = -1}),
    row<&WorkloadResults::load>(
        {.key = "load",
         .unit = "%",
         .label = TR_NOOP("fields", "Load of the service"),
         .doc = TR_NOOP("docs", "Mean requests against what the pool can serve."),
         .formula =
             TR_NOOP("formulas", "requests x output x cards per instance / (tokens/s of one instance x accelerators)"),
         .from = "workloads.@.instance_tokens workloads.@.requests workloads.@.output workloads.@.cards_per_instance "
                 "pools.*.accelerators workloads.@.pool",
         .better = -1}),
};
static_assert(keysAreGood(kWorkloadResults) && memberCount<WorkloadResults>() == std::size(kWorkloadResults),
              "a member has no row");

constexpr Field kPoolResults[] = {
    row<&PoolResults::servers>({.key = "servers",
                                .label = TR_NOOP("fields", "Servers"),
                                .doc = TR_NOOP("docs", "Without spares."),
                                .formula = TR_NOOP("formulas", "ceil(accelerators / cards per server)"),
                                .from = "pools.@.accelerators pools.@.server.accelerators"}),
    row<&PoolResults::peak>(
        {.key = "peak",
         .unit = "PFLOP/s",
         .label = TR_NOOP("fields", "Peak of the pool"),
         .doc = TR_NOOP("docs", "Dense 16-bit peak, or of the precision that its workload uses."),
         .formula = TR_NOOP("formulas", "accelerators x dense peak"),
         .from = "pools.@.accelerators pools.@.card.bf16 pools.@.card.fp8 pools.@.card.fp4 workloads.*.precision "
                 "workloads.*.pool",
         .better = 1}),
    row<&PoolResults::serverNameplate>(
        {.key = "server_nameplate",
         .unit = "kW",
         .label = TR_NOOP("fields", "Server, nameplate"),
         .doc = TR_NOOP("docs", "Own value, else n x TDP x 1.8."),
         .formula = TR_NOOP("formulas", "nameplate, else cards x TDP x k or sum of parts"),
         .from = "pools.@.server.nameplate pools.@.server.accelerators pools.@.card.tdp pools.@.card_id "
                 "pools.@.power_cap power.cap.enforced power.server_estimate power.host.cards_per_host "
                 "power.host.processors power.host.memory power.host.nic power.host.drives power.host.board "
                 "power.host.fan_share_air power.host.fan_share_liquid power.host.supply_efficiency "
                 "pools.@.server.nics pools.@.server.liquid_share pools.@.server.liquid_required "
                 "pools.@.card.liquid_required",
         .better = -1}),
    row<&PoolResults::serverPeak>({.key = "server_peak",
                                   .unit = "kW",
                                   .label = TR_NOOP("fields", "Server, peak"),
                                   .doc = TR_NOOP("docs", "Measured, else a share of nameplate."),
                                   .formula = TR_NOOP("formulas", "measured peak, else peak share x nameplate"),
                                   .from = "pools.@.server.peak pools.@.server_nameplate power.peak_share "
                                           "pools.@.power_cap pools.@.card.tdp pools.@.server.accelerators "
                                           "power.host.supply_efficiency",
                                   .better = -1}),
    row<&PoolResults::serverSustained>(
        {.key = "server_sustained",
         .unit = "kW",
         .label = TR_NOOP("fields", "Server, sustained"),
         .doc = TR_NOOP("docs", "Measured, else a share of nameplate."),
         .formula = TR_NOOP("formulas", "measured, else sustained share x nameplate"),
         .from = "pools.@.server.sustained pools.@.server_nameplate power.sustained_share pools.@.power_cap "
                 "pools.@.card.tdp pools.@.server.accelerators power.host.supply_efficiency",
         .better = -1}),
    row<&PoolResults::serversPerRack>(
        {.key = "servers_per_rack",
         .label = TR_NOOP("fields", "Servers per rack"),
         .doc = TR_NOOP("docs", "Smallest of what power, height and weight allow."),
         .formula = TR_NOOP("formulas", "min(floor(kW), floor(U), floor(kg))"),
         .from = "pools.@.server_peak pools.@.server.height pools.@.server.weight pools.@.server.racks_per_unit "
                 "racks.power_limit racks.other_power racks.other_height racks.rack.height racks.rack.max_load "
                 "racks.rack.tare",
         .better = 1}),
    row<&PoolResults::racks>(
        {.key = "racks",
         .label = TR_NOOP("fields", "Racks of the pool"),
         .formula = TR_NOOP("formulas", "ceil((servers + hot spares) / servers per rack)"),
         .from = "pools.@.servers pools.@.hot_spares pools.@.servers_per_rack pools.@.server.racks_per_unit",
         .better = -1}),
    row<&PoolResults::rackLimit>(
        {.key = "rack_limit",
         .label = TR_NOOP("fields", "What limits the rack"),
         .doc = TR_NOOP("docs", "power, height or weight"),
         .formula = TR_NOOP("formulas", "first of power, height, weight that gives the minimum"),
         .from = "pools.@.servers_per_rack"}),
    row<&PoolResults::rackPower>({.key = "rack_power",
                                  .unit = "kW",
                                  .label = TR_NOOP("fields", "Peak power per rack"),
                                  .formula = TR_NOOP("formulas", "servers per rack x server peak + other parts"),
                                  .from =
                                      "pools.@.servers_per_rack pools.@.server_peak pools.@.servers pools.@.hot_spares "
                                      "pools.@.server.racks_per_unit racks.other_power racks.network_place fabrics.*.leaves "
                                      "fabrics.*.role fabrics.*.pool fabrics.*.switch.max fabrics.*.switch.typical "
                                      "pools.*.racks pools.*.server.racks_per_unit",
                                  .better = -1}),
    row<&PoolResults::rackWeight>(
        {.key = "rack_weight",
         .unit = "kg",
         .label = TR_NOOP("fields", "Weight per rack"),
         .formula = TR_NOOP("formulas", "servers per rack x server weight + tare"),
         .from = "pools.@.servers_per_rack pools.@.server.weight pools.@.server.racks_per_unit pools.@.servers "
                 "pools.@.hot_spares racks.rack.tare racks.network_place fabrics.*.leaves fabrics.*.role fabrics.*.pool "
                 "fabrics.*.switch.weight pools.*.racks pools.*.server.racks_per_unit",
         .better = -1}),
    row<&PoolResults::capShare>({.key = "cap_share",
                                 .unit = "%",
                                 .label = TR_NOOP("fields", "Power cap, share of TDP"),
                                 .doc = TR_NOOP("docs", "100 % without a cap."),
                                 .formula = TR_NOOP("formulas", "cap / TDP"),
                                 .from = "pools.@.power_cap pools.@.card.tdp"}),
    row<&PoolResults::capSpeed>(
        {.key = "cap_speed",
         .unit = "%",
         .label = TR_NOOP("fields", "Speed under the power cap"),
         .doc = TR_NOOP("docs", "Computing speed of the cards against no cap; exchange and memory are not slowed."),
         .formula = TR_NOOP("formulas", "curve at cap / TDP"),
         .from = "pools.@.power_cap pools.@.card.tdp power.cap.at_83 power.cap.at_80 power.cap.at_70 power.cap.at_60",
         .better = 1}),
    row<&PoolResults::cooling>(
        {.key = "cooling",
         .label = TR_NOOP("fields", "Cooling of the pool"),
         .formula = TR_NOOP("formulas", "product need first, then thresholds"),
         .from = "pools.@.rack_power pools.@.server.liquid_required pools.@.server.liquid_share "
                 "pools.@.card.liquid_required cooling.preset cooling.method_choice cooling.air_warn "
                 "cooling.air_block cooling.liquid_from"}),
    row<&PoolResults::coolingReason>(
        {.key = "cooling_reason",
         .label = TR_NOOP("fields", "Why this cooling"),
         .formula = TR_NOOP("formulas", "product need first, then thresholds"),
         .from = "pools.@.rack_power pools.@.server.liquid_required pools.@.server.liquid_share "
                 "pools.@.card.liquid_required cooling.preset cooling.method_choice cooling.air_warn "
                 "cooling.air_block cooling.liquid_from"}),
    row<&PoolResults::coolingThreshold>(
        {.key = "cooling_threshold",
         .unit = "kW",
         .label = TR_NOOP("fields", "Threshold of the policy"),
         .doc = TR_NOOP("docs", "Per rack, of the policy preset or typed."),
         .formula = TR_NOOP("formulas", "liquid from, or the limit of air that is broken"),
         .from = "pools.@.rack_power pools.@.server.liquid_required pools.@.server.liquid_share "
                 "pools.@.card.liquid_required cooling.preset cooling.method_choice cooling.air_warn "
                 "cooling.air_block cooling.liquid_from"}),
    row<&PoolResults::rackAir>(
        {.key = "rack_air",
         .unit = "kW",
         .label = TR_NOOP("fields", "Heat left in the air, per rack"),
         .doc = TR_NOOP("docs", "What cold plates do not take stays a job for in-row coolers or rear doors."),
         .formula = TR_NOOP("formulas", "rack peak x (1 - share of the liquid)"),
         .from = "pools.@.rack_power pools.@.cooling pools.@.server.liquid_share cooling.cold_plate_share",
         .better = -1}),
};
static_assert(keysAreGood(kPoolResults) && memberCount<PoolResults>() == std::size(kPoolResults),
              "a member has no row");

constexpr Field kDemandResults[] = {
    row<&DemandResults::totalFlops>({.key = "total_flops",
                                     .unit = "FLOP",
                                     .label = TR_NOOP("fields", "Training FLOPs"),
                                     .doc = TR_NOOP("docs", "Exact FLOPs of all training runs."),
                                     .formula = TR_NOOP("formulas", "sum of FLOPs per token x tokens"),
                                     .from = "workloads.*.total_flops"}),
    row<&DemandResults::totalFlops6nd>({.key = "total_flops_6nd",
                                        .unit = "FLOP",
                                        .label = TR_NOOP("fields", "6 N D estimate"),
                                        .doc = TR_NOOP("docs", "Rule of thumb, for comparison only."),
                                        .formula = TR_NOOP("formulas", "6 x active parameters x tokens"),
                                        .from = "workloads.*.total_flops_6nd"}),
    row<&DemandResults::shortfall6nd>({.key = "shortfall_6nd",
                                       .unit = "%",
                                       .label = TR_NOOP("fields", "6 N D against exact"),
                                       .doc = TR_NOOP("docs", "How much the rule of thumb is off."),
                                       .formula = TR_NOOP("formulas", "6ND / exact - 1"),
                                       .from = "demand.total_flops demand.total_flops_6nd"}),
    row<&DemandResults::tokens>({.key = "tokens",
                                 .label = TR_NOOP("fields", "Training tokens"),
                                 .formula = TR_NOOP("formulas", "sum over training runs"),
                                 .from = "workloads.*.tokens workloads.*.kind"}),
};
static_assert(keysAreGood(kDemandResults) && memberCount<DemandResults>() == std::size(kDemandResults),
              "a member has no row");

constexpr Field kComputeResults[] = {
    row<&ComputeResults::accelerators>({.key = "accelerators",
                                        .label = TR_NOOP("fields", "Accelerators"),
                                        .doc = TR_NOOP("docs", "All pools, without spare servers."),
                                        .formula = TR_NOOP("formulas", "sum over pools"),
                                        .from = "pools.*.accelerators"}),
    row<&ComputeResults::servers>(
        {.key = "servers",
         .label = TR_NOOP("fields", "Servers"),
         .doc = TR_NOOP("docs", "All pools, without spares."),
         .formula = TR_NOOP("formulas", "sum over pools of ceil(accelerators / cards per server)"),
         .from = "pools.*.servers"}),
    row<&ComputeResults::spareServers>({.key = "spare_servers",
                                        .label = TR_NOOP("fields", "Spare servers"),
                                        .doc = TR_NOOP("docs", "Hot and cold."),
                                        .formula = TR_NOOP("formulas", "hot + cold spares"),
                                        .from = "pools.*.hot_spares pools.*.cold_spares"}),
    row<&ComputeResults::peakFlops>({.key = "peak_flops",
                                     .unit = "PFLOP/s",
                                     .label = TR_NOOP("fields", "Peak computing rate"),
                                     .doc = TR_NOOP("docs", "Dense, at the precision of the workloads."),
                                     .formula = TR_NOOP("formulas", "sum over pools of accelerators x dense peak"),
                                     .from = "pools.*.peak",
                                     .better = 1}),
};
static_assert(keysAreGood(kComputeResults) && memberCount<ComputeResults>() == std::size(kComputeResults),
              "a member has no row");

constexpr Field kTrainingResults[] = {
    row<&TrainingResults::daysIdeal>(
        {.key = "days_ideal",
         .unit = "d",
         .label = TR_NOOP("fields", "Ideal training days"),
         .doc = TR_NOOP("docs", "Without faults; runs on one pool follow each other, pools work side by side."),
         .formula = TR_NOOP("formulas", "total FLOPs / (accelerators x dense peak x MFU)"),
         .from = "workloads.*.days_ideal workloads.*.pool workloads.*.kind",
         .better = -1}),
    row<&TrainingResults::daysP50>(
        {.key = "days_p50",
         .unit = "d",
         .label = TR_NOOP("fields", "Training days, P50"),
         .doc = TR_NOOP("docs", "Half of all runs end earlier."),
         .formula = TR_NOOP("formulas", "simulation; before it has run: quantile of the closed form"),
         .from = "training.days_ideal reliability.goodput checkpoint.interval storage.stall "
                 "reliability.interruption_rate reliability.restart",
         .better = -1}),
    row<&TrainingResults::daysP90>(
        {.key = "days_p90",
         .unit = "d",
         .label = TR_NOOP("fields", "Training days, P90"),
         .doc = TR_NOOP("docs", "Nine of ten runs end earlier."),
         .formula = TR_NOOP("formulas", "simulation; before it has run: quantile of the closed form"),
         .from = "training.days_ideal reliability.goodput checkpoint.interval storage.stall "
                 "reliability.interruption_rate reliability.restart",
         .better = -1}),
    row<&TrainingResults::daysMean>({.key = "days_mean",
                                     .unit = "d",
                                     .label = TR_NOOP("fields", "Training days, mean"),
                                     .formula = TR_NOOP("formulas", "makespan mean / (1 - other losses)"),
                                     .from = "training.days_ideal reliability.goodput",
                                     .better = -1}),
    row<&TrainingResults::daysLow>(
        {.key = "days_low",
         .unit = "d",
         .label = TR_NOOP("fields", "Training days, model at its best"),
         .doc = TR_NOOP("docs", "P50 if every step takes as much less as the step model may be off."),
         .formula = TR_NOOP("formulas", "P50 x (1 - error of the step model)"),
         .from = "training.days_p50 pools.*.card.efficiency workloads.*.speed workloads.*.pool workloads.*.kind",
         .better = -1}),
    row<&TrainingResults::daysHigh>(
        {.key = "days_high",
         .unit = "d",
         .label = TR_NOOP("fields", "Training days, model at its worst"),
         .doc = TR_NOOP("docs", "P50 if every step takes as much more as the step model may be off."),
         .formula = TR_NOOP("formulas", "P50 x (1 + error of the step model)"),
         .from = "training.days_p50 pools.*.card.efficiency workloads.*.speed workloads.*.pool workloads.*.kind",
         .better = -1}),
    row<&TrainingResults::stepTime>(
        {.key = "step_time",
         .unit = "s",
         .label = TR_NOOP("fields", "Step time"),
         .doc = TR_NOOP("docs", "One optimizer step of the longest run."),
         .formula = TR_NOOP("formulas", "FLOPs of a step / (accelerators x dense peak x MFU)"),
         .from = "workloads.*.step_time workloads.*.days_ideal workloads.*.pool workloads.*.kind",
         .better = -1}),
    row<&TrainingResults::mfu>({.key = "mfu",
                                .unit = "%",
                                .label = TR_NOOP("fields", "MFU, of the BF16 peak"),
                                .doc = TR_NOOP("docs", "Against the dense BF16 peak, whatever the precision."),
                                .formula = TR_NOOP("formulas", "exact FLOPs / (time x accelerators x dense BF16 peak)"),
                                .from =
                                    "workloads.*.total_flops workloads.*.days_ideal workloads.*.pool workloads.*.kind "
                                    "pools.*.accelerators pools.*.card.bf16 pools.*.cap_speed",
                                .better = 1}),
    row<&TrainingResults::tokensPerSecond>(
        {.key = "tokens_per_second",
         .unit = "1/s",
         .label = TR_NOOP("fields", "Tokens per second"),
         .formula = TR_NOOP("formulas", "batch x sequence / step time"),
         .from = "workloads.*.tokens_per_second workloads.*.days_ideal workloads.*.pool workloads.*.kind",
         .better = 1}),
};
static_assert(keysAreGood(kTrainingResults) && memberCount<TrainingResults>() == std::size(kTrainingResults),
              "a member has no row");

}  // namespace

template <>
Table fieldsOf<StepResults>() {
    return kStepResults;
}
template <>
Table fieldsOf<MemoryResults>() {
    return kMemoryResults;
}
template <>
Table fieldsOf<TrafficResults>() {
    return kTrafficResults;
}
template <>
Table fieldsOf<LinkResults>() {
    return kLinkResults;
}
template <>
Table fieldsOf<AlgorithmResults>() {
    return kAlgorithmResults;
}
template <>
Table fieldsOf<ServiceResults>() {
    return kServiceResults;
}
template <>
Table fieldsOf<WorkloadResults>() {
    return kWorkloadResults;
}
template <>
Table fieldsOf<PoolResults>() {
    return kPoolResults;
}
template <>
Table fieldsOf<DemandResults>() {
    return kDemandResults;
}
template <>
Table fieldsOf<ComputeResults>() {
    return kComputeResults;
}
template <>
Table fieldsOf<TrainingResults>() {
    return kTrainingResults;
}

}  // namespace model
