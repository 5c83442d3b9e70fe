// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/training/inputs.h"

namespace model {
namespace {

constexpr Field kPool[] = {
    row<&Pool::accelerators>({.key = "accelerators", .hard = {1, 1e9}, .typical = {8, 200000}, .label = TR_NOOP("fields", "Accelerators"),
        .doc = TR_NOOP("docs", "Cards in the pool without spare servers."), .group = TR_NOOP("groups", "Pool")}),
    row<&Pool::cardId>({.key = "card_id", .label = TR_NOOP("fields", "Accelerator"), .group = TR_NOOP("groups", "Accelerator"), .of = "accelerators", .table_key = "card"}),
    row<&Pool::card>({.key = "card", .label = TR_NOOP("fields", "Accelerator"), .group = TR_NOOP("groups", "Accelerator")}),
    row<&Pool::serverId>({.key = "server_id", .label = TR_NOOP("fields", "Server"), .group = TR_NOOP("groups", "Server"), .of = "servers", .table_key = "server", .information = true}),
    row<&Pool::server>({.key = "server", .label = TR_NOOP("fields", "Server"), .group = TR_NOOP("groups", "Server")}),
    row<&Pool::hotSpares>({.key = "hot_spares", .hard = {0, 1e8}, .label = TR_NOOP("fields", "Hot-spare servers"),
        .doc = TR_NOOP("docs", "Powered and cabled servers that take over at once."), .group = TR_NOOP("groups", "Spares")}),
    row<&Pool::coldSpares>({.key = "cold_spares", .hard = {0, 1e8}, .label = TR_NOOP("fields", "Cold-spare servers"),
        .doc = TR_NOOP("docs", "Bought servers on the shelf; they have to be swapped in by hand."), .group = TR_NOOP("groups", "Spares")}),
};
static_assert(keysAreGood(kPool) && memberCount<Pool>() == std::size(kPool) + 1, "a member has no row");

constexpr Field kWorkload[] = {
    row<&Workload::kind>({.key = "kind", .label = TR_NOOP("fields", "Kind of workload"), .group = TR_NOOP("groups", "Workload")}),
    row<&Workload::pool>({.key = "pool", .label = TR_NOOP("fields", "Runs on pool"), .group = TR_NOOP("groups", "Workload"), .of = "pools"}),
    row<&Workload::modelId>({.key = "model_id", .label = TR_NOOP("fields", "Language model"), .group = TR_NOOP("groups", "Model"), .of = "language_models", .table_key = "model", .information = true}),
    row<&Workload::model>({.key = "model", .label = TR_NOOP("fields", "Language model"), .group = TR_NOOP("groups", "Model")}),
    row<&Workload::precision>({.key = "precision", .label = TR_NOOP("fields", "Precision"),
        .doc = TR_NOOP("docs", "Number format of the matrix work; decides which dense peak counts."), .group = TR_NOOP("groups", "Workload")}),
    row<&Workload::speed>({.key = "speed", .label = TR_NOOP("fields", "Speed from"),
        .doc = TR_NOOP("docs", "Step model: operation by operation, with the bandwidth that the fabric really gives. Planned utilisation: a share of the dense peak, for first estimates."), .group = TR_NOOP("groups", "Workload")}),
    row<&Workload::utilisation>({.key = "utilisation", .unit = "%", .hard = {0.1, 100}, .typical = {30, 70}, .label = TR_NOOP("fields", "Utilisation of the dense peak"),
        .doc = TR_NOOP("docs", "Training: used where the speed is planned; MFU of the run, exact FLOPs over cards x dense peak. Published runs reach 35-55 %, the article's planning policy says 50-70 %. Inference: mean load of the saturated service, policy 30-50 %."),
        .source = TR_NOOP("sources", "published training runs; planning policy of the practitioner articles"), .grade = Grade::C, .group = TR_NOOP("groups", "Workload")}),
    row<&Workload::tokens>({.key = "tokens", .hard = {1, 1e18}, .typical = {1e9, 1e14}, .label = TR_NOOP("fields", "Training tokens"), .group = TR_NOOP("groups", "Training run")}),
    row<&Workload::sequence>({.key = "sequence", .hard = {1, 1e8}, .typical = {512, 1048576}, .label = TR_NOOP("fields", "Sequence length"), .group = TR_NOOP("groups", "Training run")}),
    row<&Workload::globalBatch>({.key = "global_batch", .hard = {1, 1e9}, .label = TR_NOOP("fields", "Global batch"),
        .doc = TR_NOOP("docs", "Sequences per optimizer step."), .group = TR_NOOP("groups", "Training run")}),
    row<&Workload::mapping>({.key = "mapping", .label = TR_NOOP("fields", "Parallel mapping"),
        .doc = TR_NOOP("docs", "The fastest mapping that fits the memory is searched for again whenever an input changes."), .group = TR_NOOP("groups", "Mapping")}),
    row<&Workload::tensorParallel>({.key = "tensor_parallel", .hard = {1, 1e6}, .label = TR_NOOP("fields", "Tensor parallelism (TP)"), .group = TR_NOOP("groups", "Mapping")}),
    row<&Workload::pipelineParallel>({.key = "pipeline_parallel", .hard = {1, 1e6}, .label = TR_NOOP("fields", "Pipeline parallelism (PP)"), .group = TR_NOOP("groups", "Mapping")}),
    row<&Workload::interleave>({.key = "interleave", .hard = {1, 1000}, .label = TR_NOOP("fields", "Interleave"), .group = TR_NOOP("groups", "Mapping"), .more = true}),
    row<&Workload::microBatch>({.key = "micro_batch", .hard = {1, 1e6}, .label = TR_NOOP("fields", "Micro-batch"), .group = TR_NOOP("groups", "Mapping")}),
    row<&Workload::sequenceParallel>({.key = "sequence_parallel", .label = TR_NOOP("fields", "Sequence parallelism (SP)"), .group = TR_NOOP("groups", "Mapping"), .more = true}),
    row<&Workload::recompute>({.key = "recompute", .label = TR_NOOP("fields", "Recomputation"), .group = TR_NOOP("groups", "Mapping"), .more = true}),
    row<&Workload::contextParallel>({.key = "context_parallel", .hard = {1, 1e6}, .label = TR_NOOP("fields", "Context parallelism (CP)"),
        .doc = TR_NOOP("docs", "Cards that share one sequence; keys and values travel around a ring."), .group = TR_NOOP("groups", "Mapping"), .more = true}),
    row<&Workload::expertParallel>({.key = "expert_parallel", .hard = {1, 1e6}, .label = TR_NOOP("fields", "Expert parallelism (EP)"),
        .doc = TR_NOOP("docs", "Cards that share the routed experts of a layer; lies inside data, context and tensor parallelism."), .group = TR_NOOP("groups", "Mapping"), .more = true}),
    row<&Workload::expertTensorParallel>({.key = "expert_tensor_parallel", .hard = {1, 1e6}, .label = TR_NOOP("fields", "Expert tensor parallelism (ETP)"), .group = TR_NOOP("groups", "Mapping"), .more = true}),
    row<&Workload::gradients>({.key = "gradients", .label = TR_NOOP("fields", "Optimizer and gradients"),
        .doc = TR_NOOP("docs", "How weights, gradients and optimizer states are spread over the replicas and exchanged."), .group = TR_NOOP("groups", "Mapping"), .more = true}),
    row<&Workload::schedule>({.key = "schedule", .label = TR_NOOP("fields", "Pipeline schedule"), .group = TR_NOOP("groups", "Mapping"), .more = true}),
    row<&Workload::expertImbalance>({.key = "expert_imbalance", .hard = {1, 100}, .typical = {1.05, 1.5}, .label = TR_NOOP("fields", "Expert imbalance"),
        .doc = TR_NOOP("docs", "Load of the busiest expert rank over the mean; 1.1 with loss-free balancing, up to 1.5 without."),
        .grade = Grade::C, .group = TR_NOOP("groups", "Mapping"), .more = true}),
    row<&Workload::stackId>({.key = "stack_id", .label = TR_NOOP("fields", "Software stack"), .group = TR_NOOP("groups", "Software"), .of = "software_stacks", .table_key = "stack", .information = true}),
    row<&Workload::stack>({.key = "stack", .label = TR_NOOP("fields", "Software stack"), .group = TR_NOOP("groups", "Software")}),
    row<&Workload::compression>({.key = "gradient_compression", .label = TR_NOOP("fields", "Gradient compression"),
        .doc = TR_NOOP("docs", "Fewer bytes between the replicas. Gains nothing where the exchange is hidden, costs time to pack and unpack, and can change what the model learns."),
        .source = TR_NOOP("sources", "Agarwal 2022 (arXiv 2103.00543): gains end to end under 1.2 ×, often none"), .grade = Grade::A, .group = TR_NOOP("groups", "Algorithms")}),
    row<&Workload::keptGradients>({.key = "kept_gradients", .unit = "%", .hard = {0.001, 100}, .typical = {0.1, 10}, .label = TR_NOOP("fields", "Gradients sent by top-k"),
        .doc = TR_NOOP("docs", "Share of the gradients that travel, each with its index; less traffic than a ring only below 1/(2 d) of d replicas."), .grade = Grade::C, .group = TR_NOOP("groups", "Algorithms"), .more = true}),
    row<&Workload::errorFeedback>({.key = "error_feedback", .label = TR_NOOP("fields", "Error feedback"),
        .doc = TR_NOOP("docs", "What compression has not sent is kept and added in the next step: 2 or 4 bytes per parameter of the shard on every card."),
        .source = TR_NOOP("sources", "Karimireddy 2019 (arXiv 1901.09847)"), .grade = Grade::A, .group = TR_NOOP("groups", "Algorithms"), .more = true}),
    row<&Workload::extraTokens>({.key = "extra_tokens", .unit = "%", .hard = {0, 100}, .typical = {0, 5}, .label = TR_NOOP("fields", "Extra tokens for compression"),
        .doc = TR_NOOP("docs", "Tokens trained on top to reach the same result with compressed gradients."), .grade = Grade::C, .group = TR_NOOP("groups", "Algorithms"), .more = true}),
    row<&Workload::capacityFactor>({.key = "capacity_factor", .hard = {0.1, 100}, .typical = {1, 2}, .label = TR_NOOP("fields", "Capacity factor of experts"),
        .doc = TR_NOOP("docs", "Most tokens an expert takes over the mean; the rest is dropped. Blank: no token is dropped."),
        .source = TR_NOOP("sources", "GShard (arXiv 2006.16668), Switch Transformer (arXiv 2101.03961): 1.0 to 2.0"), .grade = Grade::A, .group = TR_NOOP("groups", "Algorithms")}),
    row<&Workload::sequenceFill>({.key = "sequence_fill", .unit = "%", .hard = {1, 100}, .typical = {30, 100}, .label = TR_NOOP("fields", "Filled part of a sequence"),
        .doc = TR_NOOP("docs", "Mean length of the sequences over the sequence length; the rest is padding that is computed in vain. 100 %: documents follow each other without a gap, as in pre-training."), .grade = Grade::C, .group = TR_NOOP("groups", "Algorithms")}),
    row<&Workload::packing>({.key = "packing", .label = TR_NOOP("fields", "Sequence packing"),
        .doc = TR_NOOP("docs", "Several short sequences share one place; no token looks beyond its own sequence."),
        .source = TR_NOOP("sources", "Krell 2021 (arXiv 2107.02027): about 2 × for BERT"), .grade = Grade::A, .group = TR_NOOP("groups", "Algorithms")}),
    row<&Workload::packingEfficiency>({.key = "packing_efficiency", .unit = "%", .hard = {50, 100}, .typical = {95, 99}, .label = TR_NOOP("fields", "Filled part after packing"), .source = TR_NOOP("sources", "Krell 2021 (arXiv 2107.02027): 95–99 %"), .grade = Grade::B, .group = TR_NOOP("groups", "Algorithms"), .more = true}),
    row<&Workload::requests>({.key = "requests", .unit = "1/s", .hard = {0, 1e9}, .label = TR_NOOP("fields", "Mean request rate"), .group = TR_NOOP("groups", "Inference service")}),
    row<&Workload::prompt>({.key = "prompt", .hard = {1, 1e8}, .label = TR_NOOP("fields", "Prompt tokens"), .group = TR_NOOP("groups", "Inference service")}),
    row<&Workload::output>({.key = "output", .hard = {1, 1e8}, .label = TR_NOOP("fields", "Output tokens"), .group = TR_NOOP("groups", "Inference service")}),
    row<&Workload::cardsPerInstance>({.key = "cards_per_instance", .hard = {1, 1e6}, .label = TR_NOOP("fields", "Cards per instance"), .group = TR_NOOP("groups", "Inference service")}),
    row<&Workload::bandwidthUse>({.key = "bandwidth_use", .unit = "%", .hard = {1, 100}, .typical = {60, 80}, .label = TR_NOOP("fields", "Memory bandwidth use in decoding"), .grade = Grade::C, .group = TR_NOOP("groups", "Inference service"), .more = true}),
    row<&Workload::prefillUse>({.key = "prefill_use", .unit = "%", .hard = {1, 100}, .typical = {40, 60}, .label = TR_NOOP("fields", "Peak use in prefill"), .grade = Grade::C, .group = TR_NOOP("groups", "Inference service"), .more = true}),
    row<&Workload::decodeUse>({.key = "decode_use", .unit = "%", .hard = {1, 100}, .typical = {30, 50}, .label = TR_NOOP("fields", "Peak use in decoding"), .grade = Grade::C, .group = TR_NOOP("groups", "Inference service"), .more = true}),
};
static_assert(keysAreGood(kWorkload) && memberCount<Workload>() == std::size(kWorkload) + 1, "a member has no row");

}  // namespace

template <> Table fieldsOf<Pool>() { return kPool; }
template <> Table fieldsOf<Workload>() { return kWorkload; }

}  // namespace model
