// SPDX-License-Identifier: GPL-3.0-or-later
// Reads published runs and holds their step times against the step model.

#include "model/validation/training_runs.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <stdexcept>

#include "model/plan/bridge.h"
#include "model/training/search.h"

namespace model::validation {
namespace {

using nlohmann::json;
using training::Mapping;

constexpr double kFlopsTolerance = 5e-4;  // derived values are printed with four digits
constexpr double kDefaultPort = 50e9;     // bytes/s: 400 Gbit/s, where a run does not say
constexpr std::int64_t kLargestOpenMicroBatch = 16;
constexpr double kDay = 86400;
// Card-hours of a whole run against its steps: restarts, evaluation, bad starts. Skywork-13B 0.82, Llama 3.1 0.91,
// DeepSeek-V3 1.00; grade C.
constexpr double kRunEfficiencyLow = 0.70, kRunEfficiency = 0.90, kRunEfficiencyHigh = 0.98;

const json* member(const json& object, const char* key) {
    const auto it = object.find(key);
    return it == object.end() || it->is_null() ? nullptr : &*it;
}
std::optional<double> numberOf(const json& object, const char* key) {
    const json* j = member(object, key);
    return j && j->is_number() && std::isfinite(j->get<double>()) ? std::optional(j->get<double>()) : std::nullopt;
}
std::string textOf(const json& object, const char* key) {
    const json* j = member(object, key);
    return j && j->is_string() ? j->get<std::string>() : std::string();
}
bool flagOf(const json& object, const char* key, bool fallback) {
    const json* j = member(object, key);
    return j && j->is_boolean() ? j->get<bool>() : fallback;
}
std::int64_t wholeOf(const json& object, const char* key, std::int64_t fallback) {
    const auto n = numberOf(object, key);
    return n && *n >= 1 && *n <= 1e12 && *n == std::floor(*n) ? static_cast<std::int64_t>(*n) : fallback;
}
std::int64_t needWhole(const json& object, const char* key) {
    const auto n = numberOf(object, key);
    if (!n || *n < 0 || *n > 1e12 || *n != std::floor(*n)) throw std::runtime_error(filled(skip::kMissing, key));
    return static_cast<std::int64_t>(*n);
}
const json& needObject(const json& object, const char* key) {
    const json* j = member(object, key);
    if (!j || !j->is_object()) throw std::runtime_error(filled(skip::kMissing, key));
    return *j;
}

std::string lower(std::string s) {
    for (char& c : s) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return s;
}

/// The entry of this id, else of those whose id begins with the name the one with most memory.
const Entry<Accelerator>* cardNamed(const Catalog& catalog, const std::string& name) {
    const std::string id = lower(name);
    const Entry<Accelerator>* found = nullptr;
    for (const auto& e : catalog.accelerators) {
        if (e.id == id) return &e;
        const bool begins = !id.empty() && e.id.rfind(id + "-", 0) == 0;
        if (begins && (!found || e.value.memory.value_or(Bytes{0}) > found->value.memory.value_or(Bytes{0})))
            found = &e;
    }
    return found;
}

const SoftwareStack* stackNamed(const Catalog& catalog, const std::string& id) {
    for (const auto& e : catalog.softwareStacks)
        if (e.id == id) return &e.value;
    return nullptr;
}

/// A profile in the file's own words.
SoftwareStack stackOfFile(const json& j) {
    SoftwareStack s;
    s.flashAttention = textOf(j, "attention") != "unfused";
    s.parallelBlock = flagOf(j, "parallel_block", false);
    s.tensorOverlap = flagOf(j, "tp_overlap", false);
    s.gradientOverlap = flagOf(j, "dp_overlap", false);
    s.pipelineOverlap = flagOf(j, "p2p_overlap", false);
    s.pipelineScattered = flagOf(j, "p2p_scattered", true);
    s.expertOverlap = s.expertForwarding = flagOf(j, "ep_overlap", false);
    s.flatSharded = member(j, "zero3_gather") != nullptr;
    s.gradientBytes = wholeOf(j, "grad_bytes", 2);
    s.weightBytes = wholeOf(j, "param_bytes", 2);
    s.sequenceParallel = flagOf(j, "sp", false);
    const std::string recompute = textOf(j, "recompute"), form = textOf(j, "dp_form"), schedule = textOf(j, "schedule");
    s.recompute = recompute == "full" ? Recompute::Full : recompute == "none" ? Recompute::None : Recompute::Selective;
    s.gradients = form == "all_reduce" ? GradientExchange::AllReduce
                  : form == "zero3"    ? GradientExchange::Sharded
                                       : GradientExchange::Distributed;
    if (schedule.rfind("dualpipe", 0) == 0) s.schedule = PipelineSchedule::DualPipe;
    s.interleaved = schedule.rfind("1f1b", 0) != 0 && s.schedule != PipelineSchedule::DualPipe;
    return s;
}

/// The file's own profile, else the catalogue's, else the current one with a remark.
SoftwareStack stackOfRun(const json& file, const Catalog& catalog, TrainingRun& run) {
    const json* stacks = member(file, "stacks");
    const json* own = stacks && stacks->is_object() ? member(*stacks, run.stack.c_str()) : nullptr;
    const SoftwareStack* known = stackNamed(catalog, run.stack);
    if (own && own->is_object()) {
        SoftwareStack s = stackOfFile(*own);
        s.calibrated = known && known->calibrated;
        return s;
    }
    if (known) return *known;
    run.remark = run.stack.empty() ? "no stack named, current software taken"
                                   : "unknown stack " + run.stack + ", current software taken";
    const SoftwareStack* current = stackNamed(catalog, "current");
    return current ? *current : SoftwareStack{};
}

std::vector<std::int64_t> openMicroBatches(double globalBatch, std::int64_t data) {
    std::vector<std::int64_t> list;
    const auto perReplica = static_cast<std::int64_t>(globalBatch / static_cast<double>(data));
    for (const std::int64_t b : training::divisorsOf(perReplica))
        if (b <= kLargestOpenMicroBatch) list.push_back(b);
    return list;
}

/// Every mapping that fits what the run says.
void readMappings(TrainingRun& run, const json& c, const SoftwareStack& stack, std::int64_t cards) {
    const json& p = needObject(c, "parallel");
    Mapping m;
    m.tensor = wholeOf(p, "tp", 1);
    m.pipeline = wholeOf(p, "pp", 1);
    m.context = wholeOf(p, "cp", 1);
    m.expert = wholeOf(p, "ep", 1);
    m.expertTensor = wholeOf(p, "etp", 1);
    m.data = wholeOf(p, "dp", cards / std::max<std::int64_t>(1, m.tensor * m.pipeline * m.context));
    if (m.cards() != cards) throw std::runtime_error(skip::kBadSizes);
    m.recompute = plan::activationModeOf(stack.recompute);
    m.gradients = wholeOf(p, "zero", 0) == 3 ? training::GradientForm::Sharded : plan::gradientFormOf(stack.gradients);
    m.schedule = textOf(p, "schedule") == "dualpipe" ? training::Schedule::DualPipe : plan::scheduleOf(stack.schedule);
    m.sequenceParallel = stack.sequenceParallel && m.tensor > 1;
    m.unevenChunks = member(c, "layer_split") != nullptr;
    const training::Architecture& a = run.step.layer.model;
    const std::int64_t microBatch = wholeOf(p, "mbs", 0), interleave = wholeOf(p, "vp", wholeOf(p, "interleave", 0));
    const bool mayInterleave =
        m.pipeline > 1 && stack.interleaved && m.schedule == training::Schedule::OneForwardOneBackward;
    run.openMicroBatch = microBatch == 0;
    const std::int64_t deepest = mayInterleave ? (a.layers + m.pipeline - 1) / m.pipeline : 1;
    for (const std::int64_t b : microBatch ? std::vector{microBatch} : openMicroBatches(run.step.globalBatch, m.data))
        for (std::int64_t v = interleave ? interleave : 1; v <= (interleave ? interleave : deepest); ++v) {
            m.microBatch = b;
            m.interleave = v;
            if (mappingFault(a, run.step.layer.sequence, run.step.globalBatch, m) == training::MappingFault::None)
                run.mappings.push_back(m);
        }
    if (run.mappings.empty()) throw std::runtime_error(skip::kNoMapping);
}

void readMeasurement(TrainingRun& run, const json& c) {
    if (const auto step = numberOf(c, "step_time_s")) {
        run.least = run.most = *step;
        return;
    }
    const json* derived = member(c, "derived");
    const auto a = derived ? numberOf(*derived, "step_time_s_if_causal") : std::nullopt;
    const auto b = derived ? numberOf(*derived, "step_time_s_if_noncausal") : std::nullopt;
    if (!a || !b) throw std::runtime_error(skip::kNoStep);
    run.least = std::min(*a, *b);
    run.most = std::max(*a, *b);
}

TrainingRun readRun(const json& file, const json& c, const Catalog& catalog) {
    TrainingRun run;
    run.id = textOf(c, "id");
    run.use = textOf(c, "use");
    run.stack = textOf(c, "stack");
    readMeasurement(run, c);
    if (!(run.least > 0)) throw std::runtime_error(skip::kBadStep);
    const std::string accelerator = textOf(c, "accelerator");
    run.card = cardNamed(catalog, accelerator);
    if (!run.card) throw std::runtime_error(filled(skip::kNoCard, accelerator));
    const auto batch = numberOf(c, "global_batch_seqs");
    if (!batch || *batch < 1) throw std::runtime_error(filled(skip::kMissing, "global_batch_seqs"));
    run.step.globalBatch = *batch;
    auto& layer = run.step.layer;
    layer.model = architectureOfCase(needObject(c, "arch"));
    layer.sequence = static_cast<double>(layer.model.sequence);
    layer.eightBit = textOf(c, "precision") == "fp8";
    const SoftwareStack stack = stackOfRun(file, catalog, run);
    layer.stack = plan::stackOf(stack);
    run.calibratedStack = stack.calibrated;
    run.experts = layer.model.moe.has_value();
    run.portRate = numberOf(c, "nic_gbit_s") ? *numberOf(c, "nic_gbit_s") * 1e9 / 8 : kDefaultPort;
    readMappings(run, c, stack, needWhole(c, "accel_count"));
    run.sharded = run.mappings.front().gradients == training::GradientForm::Sharded;
    return run;
}

bool predicts(const std::string& use) {
    return use != "info" && use != "run_level";
}

void flopsOfRun(Report& report, const json& c, double tolerance) {
    const std::string section = "runs.flops", id = textOf(c, "id");
    const json* derived = member(c, "derived");
    if (!derived) return report.skipped.push_back({section, id, skip::kNothingDerived});
    try {
        const auto a = architectureOfCase(needObject(c, "arch"));
        json predicted, expected;
        const std::pair<const char*, training::AttentionCount> counts[] = {
            {"train_flops_per_token_exact_noncausal", training::AttentionCount::Full},
            {"train_flops_per_token_exact_causal", training::AttentionCount::Causal}};
        for (const auto& [key, count] : counts) {
            const auto printed = numberOf(*derived, key);
            if (!printed) continue;
            expected[key] = *printed;
            const auto flops = training::trainFlopsPerToken(a, static_cast<double>(a.sequence), count);
            predicted[key] = flops ? json(flops->si) : json(nullptr);
        }
        if (expected.is_null()) return report.skipped.push_back({section, id, skip::kNoCount});
        addRows(report, section, id, predicted, expected, {{"rel", tolerance}});
    } catch (const std::exception& e) {
        report.skipped.push_back({section, id, e.what()});
    }
}

/// Wall-clock days from FLOPs, cards and the utilisation of the steps; the band comes from the run efficiency.
void daysOfRun(Report& report, const json& c, const Catalog& catalog) {
    const std::string section = "runs.run_level", id = textOf(c, "id");
    const auto days = numberOf(c, "wall_days"), tokens = numberOf(c, "tokens"), cards = numberOf(c, "accel_count"),
               mfu = numberOf(c, "mfu_reported"), parameters = numberOf(c, "params_active");
    if (!days) return report.skipped.push_back({section, id, skip::kNoDays});
    const auto* card = cardNamed(catalog, textOf(c, "accelerator"));
    if (!card || !card->value.bf16) return report.skipped.push_back({section, id, skip::kNoPeak});
    if (!tokens || !cards || !mfu || !(*mfu > 0) || !(*cards > 0))
        return report.skipped.push_back({section, id, skip::kNoSpeed});
    std::optional<Flops> perToken;
    if (const json* arch = member(c, "arch")) {
        try {
            const auto a = architectureOfCase(*arch);
            perToken = training::trainFlopsPerToken(a, static_cast<double>(a.sequence), training::AttentionCount::Full);
        } catch (const std::exception&) {
            perToken.reset();
        }
    }
    if (!perToken && parameters) perToken = Flops{6 * *parameters};
    if (!perToken) return report.skipped.push_back({section, id, skip::kNoModel});
    const double ideal = perToken->si * *tokens / (*cards * card->value.bf16->si * *mfu) / kDay;
    const double low = ideal / kRunEfficiencyHigh, high = ideal / kRunEfficiencyLow;
    report.rows.push_back({section,
                           id,
                           "wall_days",
                           ideal / kRunEfficiency,
                           *days,
                           nullptr,
                           {{"from", low}, {"to", high}},
                           *days >= low && *days <= high,
                           textOf(c, "use")});
}

}  // namespace

training::Architecture architectureOfCase(const json& in) {
    training::Architecture a;
    a.layers = needWhole(in, "layers");
    a.hidden = needWhole(in, "hidden");
    a.heads = needWhole(in, "heads");
    a.kvHeads = wholeOf(in, "kv_heads", 0);
    a.headDim = wholeOf(in, "head_dim", 0);
    a.ffn = needWhole(in, "ffn");
    a.ffnMatrices = wholeOf(in, "mlp_mats", 3);
    a.vocab = needWhole(in, "vocab");
    a.sequence = needWhole(in, "seq");
    if (const json* m = member(in, "mla"))
        a.mla = {needWhole(*m, "q_lora"), needWhole(*m, "kv_lora"), needWhole(*m, "qk_nope"), needWhole(*m, "qk_rope"),
                 needWhole(*m, "v")};
    if (const json* m = member(in, "moe"))
        a.moe = {needWhole(*m, "experts"), needWhole(*m, "topk"), needWhole(*m, "shared"), needWhole(*m, "ffn"),
                 needWhole(*m, "dense_layers")};
    if (!training::isSound(a)) throw std::runtime_error(skip::kBadModel);
    return a;
}

TrainingRuns readTrainingRuns(const json& file, const Catalog& catalog) {
    TrainingRuns out;
    const json* runs = member(file, "runs");
    if (!runs || !runs->is_array()) return out;
    for (const json& c : *runs) {
        if (!c.is_object()) continue;
        const std::string id = textOf(c, "id"), use = textOf(c, "use");
        if (!predicts(use)) {
            out.skipped.push_back({"runs", id, use == "info" ? skip::kInformation : skip::kWholeRun});
            continue;
        }
        try {
            out.runs.push_back(readRun(file, c, catalog));
        } catch (const std::exception& e) {
            out.skipped.push_back({"runs", id, e.what()});
        }
    }
    return out;
}

std::optional<RunPrediction> predict(const TrainingRun& run, const Accelerator& card) {
    const auto speed = plan::cardSpeedOf(card, card.scaleUpDomain.value_or(8));
    if (!speed || (run.step.layer.eightBit && !(speed->peak8 > 0))) return std::nullopt;
    training::StepCase c = run.step;
    c.layer.card = *speed;
    c.layer.network.count = 2;
    c.layer.network.tiers[0] = plan::scaleUpTier(card);
    c.layer.network.tiers[1] = plan::fabricTier(card, ByteRate{run.portRate}, 1e15, 1);
    std::optional<RunPrediction> best;
    for (const Mapping& m : run.mappings) {
        const auto answer = training::stepAnswer(c, m);
        if (!answer) continue;
        const bool first = !best, fitsNow = answer->fits, fitted = best && best->step.fits;
        const bool faster = best && answer->time.total < best->step.time.total;
        // One that fits beats all that do not; among equals the faster.
        if (first || (fitsNow && !fitted) || (fitsNow == fitted && faster)) best = RunPrediction{m, *answer, 0};
    }
    if (!best) return std::nullopt;
    const double t = best->step.time.total;
    best->error = t < run.least ? t / run.least - 1 : t > run.most ? t / run.most - 1 : 0;
    return best;
}

double stepTolerance(const TrainingRun& run, const json& limits) {
    const auto limit = [&](const char* key, double standard) { return numberOf(limits, key).value_or(standard); };
    if (run.sharded) return limit("zero3_rows", 0.20);
    if (run.experts) return limit("moe_rows", 0.20);
    if (!run.calibratedStack) return limit("step_time_uncalibrated_stack_max", 0.20);
    if (run.use == "calibrate") return limit("step_time_calibrate_max", 0.06);
    return run.openMicroBatch ? limit("step_time_unknown_microbatch_max", 0.12) : limit("step_time_test_max", 0.08);
}

double stepBar(const TrainingRun& run) {
    return stepTolerance(run, json::object());
}

void validateTrainingRuns(const json& file, const Catalog& catalog, Report& report) {
    const json* own = member(file, "tolerances");
    const json limits = own && own->is_object() ? *own : json::object();
    TrainingRuns read = readTrainingRuns(file, catalog);
    for (const TrainingRun& run : read.runs) {
        const auto p = predict(run, run.card->value);
        if (!p) {
            report.skipped.push_back({"runs", run.id, filled(skip::kNotPublic, run.card->id)});
            continue;
        }
        const double tolerance = stepTolerance(run, limits);
        std::string use = run.use;
        const auto remark = [&](const std::string& text) { use += (use.empty() ? "" : "; ") + text; };
        if (!run.remark.empty()) remark(run.remark);
        if (!p->step.fits) remark("memory comes out above the card");
        json expected = run.least == run.most ? json(run.least) : json::array({run.least, run.most});
        report.rows.push_back({"runs",
                               run.id,
                               "step_time_s",
                               p->step.time.total,
                               std::move(expected),
                               p->error,
                               {{"rel", tolerance}},
                               std::abs(p->error) <= tolerance,
                               use});
    }
    report.skipped.insert(report.skipped.end(), read.skipped.begin(), read.skipped.end());
    const json* runs = member(file, "runs");
    if (!runs || !runs->is_array()) return;
    for (const json& c : *runs) {
        if (!c.is_object()) continue;
        flopsOfRun(report, c, numberOf(limits, "flops_per_token_vs_derived").value_or(kFlopsTolerance));
        if (textOf(c, "use") == "run_level") daysOfRun(report, c, catalog);
    }
}

}  // namespace model::validation
