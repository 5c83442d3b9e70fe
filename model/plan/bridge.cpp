// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/bridge.h"

#include <algorithm>

#include "model/core/fields.h"

namespace model::plan {

training::Architecture architectureOf(const LanguageModel& m) {
    training::Architecture a;
    a.layers = m.layers;
    a.hidden = m.hidden;
    a.heads = m.heads;
    a.kvHeads = m.kvHeads;
    a.headDim = m.headSize;
    a.ffn = m.ffn;
    a.ffnMatrices = m.ffnMatrices;
    a.vocab = m.vocabulary;
    a.sequence = m.pretrainSequence;
    a.tied = m.tiedEmbeddings;
    a.learnedPositions = m.learnedPositions ? m.pretrainSequence : 0;
    if (m.experts > 0)
        a.moe = training::Experts{m.experts, m.expertsPerToken, m.sharedExperts, m.expertFfn, m.denseLayers};
    if (m.mlaKvRank > 0)
        a.mla = training::LatentAttention{m.mlaQueryRank, m.mlaKvRank, m.mlaNope, m.mlaRope, m.mlaValue};
    return a;
}

std::optional<training::CardSpeed> cardSpeedOf(const Accelerator& card, std::int64_t cardsPerServer) {
    if (!card.bf16 || !card.memory || !card.memoryBandwidth) return std::nullopt;
    training::CardSpeed s;
    s.peak16 = card.bf16->si;
    s.peak8 = card.fp8 ? card.fp8->si : 0;
    s.memory = card.memory->si;
    s.memoryBandwidth = card.memoryBandwidth->si;
    s.cardsPerServer = static_cast<double>(std::max<std::int64_t>(1, cardsPerServer));
    const Efficiency& e = card.efficiency;
    training::Coefficients& c = s.coefficients;
    c.matrix16 = e.matrix16.si;
    c.matrix8 = e.matrix8.si;
    c.depth = static_cast<double>(e.depth);
    c.tileRows = static_cast<double>(e.tileRows);
    c.tileColumns = static_cast<double>(e.tileColumns);
    c.wave = e.wave.si;
    c.units = static_cast<double>(e.multiprocessors);
    c.attentionForward = e.attentionForward.si;
    c.attentionBackward = e.attentionBackward.si;
    c.memory = e.memory.si;
    c.launch = e.launch.si;
    c.tensorHidden = e.tensorHidden.si;
    c.jitter = e.jitter.si;
    c.slowBy = e.slowBy.si;
    return s;
}

training::Stack stackOf(const SoftwareStack& s) {
    training::Stack r;
    r.flashAttention = s.flashAttention;
    r.parallelBlock = s.parallelBlock;
    r.tensorOverlap = s.tensorOverlap;
    r.gradientOverlap = s.gradientOverlap;
    r.pipelineOverlap = s.pipelineOverlap;
    r.pipelineScattered = s.pipelineScattered;
    r.expertOverlap = s.expertOverlap;
    r.expertForwarding = s.expertForwarding;
    r.flatSharded = s.flatSharded;
    r.gradientBytes = static_cast<double>(s.gradientBytes);
    r.weightBytes = static_cast<double>(s.weightBytes);
    return r;
}

training::Compression compressionOf(GradientCompression kind, Ratio kept, ErrorFeedback feedback) {
    constexpr double kBytes[] = {0, 2, 4};
    return {static_cast<training::CompressionKind>(kind), kept.si, kBytes[static_cast<std::size_t>(feedback)]};
}

training::ActivationMode activationModeOf(Recompute r) {
    return r == Recompute::Full        ? training::ActivationMode::Full
           : r == Recompute::Selective ? training::ActivationMode::Selective
                                       : training::ActivationMode::Keep;
}

training::GradientForm gradientFormOf(GradientExchange g) {
    return static_cast<training::GradientForm>(g);
}

training::Schedule scheduleOf(PipelineSchedule s) {
    return static_cast<training::Schedule>(s);
}

training::NetworkTier scaleUpTier(const Accelerator& card) {
    if (!card.scaleUpBandwidth || card.scaleUpBandwidth->si <= 0) return {1, 1, 1, 0};
    return {static_cast<double>(card.scaleUpDomain.value_or(1)), card.scaleUpBandwidth->si * card.efficiency.scaleUp.si,
            1, card.efficiency.scaleUpLatency.si};
}

training::NetworkTier fabricTier(const Accelerator& card, ByteRate rate, double members, double oversubscription) {
    return {members, rate.si * card.efficiency.nic.si, oversubscription, card.efficiency.nicLatency.si};
}

namespace {

const char* gradeLetter(Grade g) {
    switch (g) {
        case Grade::A:
            return "A";
        case Grade::B:
            return "B";
        case Grade::C:
            return "C";
        case Grade::None:
            break;
    }
    return "";
}

}  // namespace

cost::PriceRange priceRangeOf(const Price& price, double factor, const Meta& holder, std::string_view key) {
    cost::PriceRange r;
    const auto take = [&](const std::optional<Money>& m, std::optional<double>& to) {
        if (!m) return;
        if (!r.currency.empty() && r.currency != m->currency) return;  // one line, one currency: typical decides
        r.currency = m->currency;
        to = m->amount * factor;
    };
    take(price.typical, r.typical);
    take(price.low, r.low);
    take(price.high, r.high);
    // An own unit price outside the observed range widens the range instead of contradicting it.
    if (r.typical && r.low && *r.low > *r.typical) r.low = r.typical;
    if (r.typical && r.high && *r.high < *r.typical) r.high = r.typical;
    if (price.date) r.date = dateText(*price.date);
    const Evidence* e = evidenceOf(price.meta, "typical");
    if (!e && (price.meta.user & 2) == 0) e = evidenceOf(holder, key);  // bit 1: an own unit price
    if (e) {
        r.source = e->source;
        r.grade = gradeLetter(e->grade);
    }
    return r;
}

cost::PriceRange priceRangeOf(const CostPlan& plan, std::string_view key, double factor) {
    cost::PriceRange r;
    const Table table = fieldsOf<CostPlan>();
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i].key != key) continue;
        const Value value = table[i].get(&plan);
        const auto* money = std::get_if<Money>(&value);
        if (!money) return r;
        r.typical = money->amount * factor;
        r.currency = money->currency;
        const Evidence* own = evidenceOf(plan.meta, key);
        const bool standard = plan.meta.origin(i) == Origin::Default && !own;
        r.source = own ? own->source : standard ? std::string(table[i].source) : std::string();
        r.grade = gradeLetter(own ? own->grade : standard ? table[i].grade : Grade::None);
    }
    return r;
}

cost::ExchangeRates ratesOf(const Project& p) {
    cost::ExchangeRates rates;
    for (const std::string_view code : {"CNY", "USD", "EUR"})
        if (const auto c = convert(Money{1, std::string(code)}, p)) rates[std::string(code)] = c->si;
    return rates;
}

std::vector<RateClass> classesOf(const Reliability& r) {
    std::vector<RateClass> out;
    out.reserve(r.classes.size());
    for (const auto& item : r.classes) {
        const ComponentClass& c = item.value;
        const auto per = perUnitOf(c.per);
        if (!per) continue;  // findings name the class
        RateClass k;
        k.id = item.name;
        k.per = *per;
        k.rate = c.rate * r.rateFactor.si;
        k.low = c.low.value_or(c.rate) * r.rateFactor.si;
        k.high = c.high.value_or(c.rate) * r.rateFactor.si;
        k.needsHardware = c.needsHardware.si;
        k.reset = c.curedByReset.si;
        // What neither hardware nor a reset cures is work by hand: planned maintenance.
        k.handsOnShare = c.needsHardware.si + c.curedByReset.si > 0 ? c.needsHardware.si : 1;
        if (const Evidence* e = evidenceOf(c.meta, "rate")) k.grade = gradeLetter(e->grade);
        k.stopsJob = c.stopsJob;
        k.silent = c.silent;
        k.countLimit = c.countLimit.value_or(0);
        k.memoryReference = c.memoryReference.value_or(Bytes{0});
        k.detectUnmonitored = c.detectUnmonitored.value_or(c.detect);
        k.detect = r.monitored ? c.detect : k.detectUnmonitored;
        k.repairMedian = c.repair;
        k.repairSigma = c.repairSigma.si;
        k.handsOn = c.handsOn;
        out.push_back(std::move(k));
    }
    return out;
}

}  // namespace model::plan
