// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/mapping_rules.h"

#include <algorithm>
#include <limits>

namespace model::plan {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
constexpr double kUnevenStages = 0.05;  // of the time, lost to stages with fewer layers than the fullest

Arg n(std::int64_t v) {
    return Arg::number(static_cast<double>(v));
}

/// Divisors of a count, the smallest dozen: what a degree can be instead.
std::string divisors(std::int64_t count) {
    constexpr std::int64_t kLargest = 1024;
    std::string out;
    int shown = 0;
    for (std::int64_t d = 1; d <= std::min(count, kLargest) && shown < 12; ++d)
        if (count % d == 0) out += (shown++ > 0 ? ", " : "") + std::to_string(d);
    return out;
}

std::int64_t product(std::int64_t a, std::int64_t b) {
    return a > 0 && b > kMost / a ? kMost : a * b;
}

bool pipelineFits(const Stage& s, const Item<Workload>& item, const std::string& base) {
    const Workload& w = item.value;
    const std::int64_t stages =
        product(std::max<std::int64_t>(1, w.pipelineParallel), std::max<std::int64_t>(1, w.interleave));
    if (stages > w.model.layers) {
        s.block("mapping.too_many_stages", base + "pipeline_parallel",
                {Arg::text(item.name), n(w.pipelineParallel), n(w.interleave), n(stages), n(w.model.layers)});
        return false;
    }
    const std::int64_t fullest = (w.model.layers + stages - 1) / stages;
    if (w.model.layers % stages == 0) return true;
    // An interleaved schedule walks chunks of equal size; stacks that count embedding and LM head as a layer each leave
    // the first and the last chunk one layer shorter (the published Llama 3 split of 126 layers, arXiv 2407.21783).
    if (w.interleave > 1 && (w.model.layers + 2) % stages != 0) {
        s.block("mapping.interleave", base + "interleave",
                {Arg::text(item.name), n(w.model.layers), n(w.pipelineParallel), n(w.interleave)});
        return false;
    }
    const double lost =
        static_cast<double>(fullest) * static_cast<double>(stages) / static_cast<double>(w.model.layers) - 1;
    s.report(lost > kUnevenStages ? Severity::Warning : Severity::Info, "mapping.uneven_stages",
             base + "pipeline_parallel",
             {Arg::text(item.name), n(w.model.layers), n(stages), n(fullest), Arg::number(lost, "%")});
    return true;
}

bool batchFits(const Stage& s, const Item<Workload>& item, const std::string& base, std::int64_t copies) {
    const Workload& w = item.value;
    const std::int64_t micro = std::max<std::int64_t>(1, w.microBatch);
    const std::int64_t perStep = product(copies, micro);
    if (perStep > w.globalBatch) {
        if (s.counting == Counting::Arithmetic) return true;
        s.block("mapping.batch_limited", base + "global_batch",
                {Arg::text(item.name), n(copies), n(micro), n(perStep), n(w.globalBatch)});
        return false;
    }
    if (w.globalBatch % perStep != 0)
        s.report(Severity::Warning, "mapping.batch_uneven", base + "global_batch",
                 {Arg::text(item.name), n(w.globalBatch), n(copies), n(micro), n(w.globalBatch / perStep * perStep),
                  n((w.globalBatch / perStep + 1) * perStep)});
    return true;
}

}  // namespace

namespace {

/// Context and expert parallelism; `copies` is the data-parallel size.
bool groupsFit(const Stage& s, const Item<Workload>& item, const std::string& base, std::int64_t copies) {
    const Workload& w = item.value;
    if (w.contextParallel > 1 && w.sequence % product(2, w.contextParallel) != 0) {
        s.block("mapping.context", base + "context_parallel",
                {Arg::text(item.name), n(w.sequence), n(w.contextParallel)});
        return false;
    }
    if (w.expertParallel <= 1 && w.expertTensorParallel <= 1) return true;
    const std::int64_t experts = w.model.experts, ways = product(w.expertParallel, w.expertTensorParallel);
    const std::int64_t cards = product(product(copies, std::max<std::int64_t>(1, w.contextParallel)), w.tensorParallel);
    if (experts < 1) {
        s.block("mapping.no_experts", base + "expert_parallel", {Arg::text(item.name)});
        return false;
    }
    if (experts % w.expertParallel != 0 || cards % ways != 0) {
        s.block("mapping.experts", base + "expert_parallel",
                {Arg::text(item.name), n(w.expertParallel), n(experts), n(ways), n(cards)});
        return false;
    }
    return true;
}

/// Interleaving feeds whole rounds of the pipeline.
bool roundsFit(const Stage& s, const Item<Workload>& item, const std::string& base, std::int64_t copies) {
    const Workload& w = item.value;
    const std::int64_t microbatches = w.globalBatch / product(copies, std::max<std::int64_t>(1, w.microBatch));
    if (w.interleave <= 1 || microbatches >= w.pipelineParallel) return true;
    s.block("mapping.rounds", base + "interleave", {Arg::text(item.name), n(microbatches), n(w.pipelineParallel)});
    return false;
}

}  // namespace

std::int64_t replicaCards(const Workload& w) {
    return product(product(std::max<std::int64_t>(1, w.tensorParallel), std::max<std::int64_t>(1, w.pipelineParallel)),
                   std::max<std::int64_t>(1, w.contextParallel));
}

bool checkMapping(const Stage& s, const Item<Workload>& item, const Item<Pool>& pool) {
    const Workload& w = item.value;
    const std::string base = "workloads." + item.name + ".";
    const std::int64_t cards = pool.value.accelerators, replica = replicaCards(w);
    if (w.tensorParallel > 0 && w.model.heads % w.tensorParallel != 0) {
        s.block("mapping.heads", base + "tensor_parallel",
                {Arg::text(item.name), n(w.tensorParallel), n(w.model.heads), Arg::text(divisors(w.model.heads))});
        return false;
    }
    if (!pipelineFits(s, item, base)) return false;
    if (s.counting == Counting::Arithmetic) return batchFits(s, item, base, std::max<std::int64_t>(1, cards / replica));
    if (replica > cards) {
        s.block("mapping.too_few_cards", base + "pipeline_parallel",
                {Arg::text(item.name), n(w.tensorParallel), n(w.pipelineParallel), n(replica), n(cards),
                 n(w.contextParallel)});
        return false;
    }
    if (cards % replica != 0) {
        const std::int64_t below = cards / replica * replica;
        s.block("mapping.does_not_divide", base + "pipeline_parallel",
                {Arg::text(item.name), n(cards), n(w.tensorParallel), n(w.pipelineParallel), n(replica), n(below),
                 n(below + replica), n(w.contextParallel)});
        return false;
    }
    const std::int64_t copies = cards / replica;
    return batchFits(s, item, base, copies) && groupsFit(s, item, base, copies) && roundsFit(s, item, base, copies);
}

}  // namespace model::plan
