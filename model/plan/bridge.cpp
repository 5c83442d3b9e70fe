// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/bridge.h"

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

namespace {

const Evidence* evidenceOf(const Meta& meta, std::string_view key) {
    if (!meta.extras) return nullptr;
    const auto it = meta.extras->evidence.find(key);
    return it == meta.extras->evidence.end() ? nullptr : &it->second;
}

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

cost::PriceRange priceRangeOf(const std::optional<Money>& money, double factor) {
    cost::PriceRange r;
    if (!money) return r;
    r.typical = money->amount * factor;
    r.currency = money->currency;
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
