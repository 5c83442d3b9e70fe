// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters of every catalogue model, FLOPs and derived values of every golden run, formula rows, properties.

#include <QtTest>
#include <set>

#include "model/training/days.h"
#include "model/training/scaling_curve.h"
#include "model/training/states.h"
#include "tests/golden/site_compare.h"
#include "tests/golden/training_kinds.cpp"

using namespace model;
using namespace model::training;
using nlohmann::json;

namespace {

json catalog() {
    std::ifstream in(std::string(TEST_DATA) + "/catalog/llm-models.json");
    return in ? json::parse(in) : json{};
}

Architecture llama8b() {
    return namedArchitecture("llama31-8b");
}

/// Kinds of formula rows that belong to collectives and fabric and have their own tests.
const std::set<std::string> kElsewhere{"allreduce_1GiB_1024", "tp_volume",    "dp_volume",
                                       "pp_volume",           "ep_volume",    "cp_ring_volume",
                                       "balls_in_bins",       "seed_claim_4", "oversubscription_derate"};

bool within(double predicted, double expected, double rel) {
    return std::abs(predicted - expected) <= rel * std::abs(expected);
}

}  // namespace

class FlopsTest : public QObject {
    Q_OBJECT
private slots:
    void everyCatalogModelReproducesItsParameterCount();
    void everyGoldenRunReproducesItsDerivedValues();
    void deepSeekV3ReproducesThePublishedFlops();
    void everyFormulaRowOfTheseRoomsHolds();
    void causalCountingSavesHalfOfTheCoreOnly();
    void unsoundArchitecturesGetNoAnswer_data();
    void unsoundArchitecturesGetNoAnswer();
    void statesFallWithReplicasAndNeverBelowTheFixedPart();
    void activationsFallAlongTheRecomputeLadderAndRiseWithTheMicrobatch();
    void groupedQueriesAndExpertsChangeActivationsAsStated();
    void impossiblePlansGetNoAnswer();
};

void FlopsTest::everyCatalogModelReproducesItsParameterCount() {
    const json models = catalog().at("models");
    QCOMPARE(models.size(), std::size_t(41));
    for (const json& m : models) {
        const auto p = countParameters(catalogArchitecture(m));
        QVERIFY2(p, m["id"].get<std::string>().c_str());
        const std::string about = m["id"].get<std::string>() + " " + std::to_string(p->total / 1e9);
        QVERIFY2(std::abs(p->total / 1e9 - m["params_total_b_computed"].get<double>()) <= 0.00501, about.c_str());
        QVERIFY2(std::abs(p->active / 1e9 - m["params_active_b_computed"].get<double>()) <= 0.00501, about.c_str());
        if (m["params_total_b_published"].is_number()) {
            QVERIFY2(within(p->total / 1e9, m["params_total_b_published"].get<double>(), 0.02), about.c_str());
        }
    }
}

void FlopsTest::everyGoldenRunReproducesItsDerivedValues() {
    const json root = golden_site::readGolden("training.json");
    const double tolerance = root.at("tolerances").at("flops_per_token_vs_derived").get<double>();
    const double mfuTolerance = root.at("tolerances").at("mfu_recomputed_from_step_time_abs").get<double>();
    const json& peaks = root.at("peaks_dense_16bit");
    int checked = 0;
    for (const json& run : root.at("runs")) {
        if (!run.contains("derived")) continue;
        const json& derived = run["derived"];
        const std::string id = run["id"].get<std::string>();
        const auto peakJson = peaks.value(run["accelerator"].get<std::string>(), json());
        const FlopRate peak{peakJson.is_number() ? peakJson.get<double>() : 0};
        const auto check = [&](const char* key, double predicted, double rel) {
            if (!derived.contains(key)) return;
            ++checked;
            const double expected = derived[key].get<double>();
            const std::string about = id + " " + key + ": " + std::to_string(predicted) + " / " + derived[key].dump();
            QVERIFY2(within(predicted, expected, rel), about.c_str());
        };
        std::optional<Architecture> a;
        if (run.contains("arch")) a = goldenArchitecture(run["arch"]);
        Flops perToken{};
        if (a) {
            const double s = static_cast<double>(a->sequence);
            perToken = trainFlopsPerToken(*a, s, AttentionCount::Full).value();
            check("train_flops_per_token_exact_noncausal", perToken.si, tolerance);
            check("train_flops_per_token_exact_causal", trainFlopsPerToken(*a, s, AttentionCount::Causal)->si,
                  tolerance);
            check("exact_over_6N", perToken.si / sixNd(run["params_active"].get<double>(), 1)->si, tolerance);
        }
        std::optional<Flops> c;
        if (derived.contains("flops_6ND")) {
            c = sixNd(run["params_active"].get<double>(), run["tokens"].get<double>());
            check("flops_6ND", c->si, tolerance);
        }
        const double cards = run.contains("accel_count") ? run["accel_count"].get<double>() : 0;
        if (derived.contains("implied_mfu_6ND_over_all_hours")) {
            const double days = run.contains("wall_days") ? run["wall_days"].get<double>() : 0;
            const double hours = run.contains("accel_hours") ? run["accel_hours"].get<double>() : cards * days * 24;
            check("implied_mfu_6ND_over_all_hours", impliedUtilisation(*c, {hours * 3600}, peak).value(), tolerance);
        }
        if (!a || !run.contains("global_batch_seqs")) continue;
        const double tokensPerStep = run["global_batch_seqs"].get<double>() * static_cast<double>(a->sequence);
        if (derived.contains("mfu_from_step_exact")) {
            const auto mfu =
                modelFlopsUtilisation(perToken, tokensPerStep, {run["step_time_s"].get<double>()}, cards, peak);
            QVERIFY2(std::abs(mfu.value() - derived["mfu_from_step_exact"].get<double>()) <= mfuTolerance, id.c_str());
            ++checked;
        }
        if (derived.contains("days_from_step_time")) {
            const auto t =
                trainingTimeFromStep(run["tokens"].get<double>(), tokensPerStep, {run["step_time_s"].get<double>()}, 1);
            check("days_from_step_time", t->si / 86400, tolerance);
        }
        if (derived.contains("step_time_s_if_causal")) {
            // The published rate counts one of the two conventions; the time follows at 100 % of that rate.
            const TrainingRate rate{cards, {run["achieved_tflops_per_accel"].get<double>() * 1e12}, 1, 1};
            const auto causal = trainFlopsPerToken(*a, static_cast<double>(a->sequence), AttentionCount::Causal);
            check("step_time_s_if_noncausal", stepTime(perToken, tokensPerStep, rate)->si, tolerance);
            check("step_time_s_if_causal", stepTime(*causal, tokensPerStep, rate)->si, tolerance);
        }
    }
    QVERIFY2(checked > 280, std::to_string(checked).c_str());
}

void FlopsTest::deepSeekV3ReproducesThePublishedFlops() {
    const json check = golden_site::readGolden("training.json").at("exact_flops_check");
    const Architecture a = namedArchitecture("deepseek-v3");
    const double full = trainFlopsPerToken(a, 4096, AttentionCount::Full)->si;
    const double causal = trainFlopsPerToken(a, 4096, AttentionCount::Causal)->si;
    QCOMPARE(full, check["formula_train_flops_per_token_noncausal"].get<double>());
    QCOMPARE(causal, check["formula_train_flops_per_token_causal"].get<double>());
    QVERIFY(within(full, check["from_table_noncausal"].get<double>(), 0.01));
    QVERIFY(within(causal, check["from_table_causal"].get<double>(), 0.01));
    QCOMPARE(sixNd(37e9, 1)->si, check["six_N_active"].get<double>());
}

void FlopsTest::everyFormulaRowOfTheseRoomsHolds() {
    int values = 0;
    const json root = golden_site::readGolden("training.json");
    for (const json& row : root.at("formula_goldens")) {
        const std::string id = row["id"].get<std::string>(), kind = id.substr(0, id.find(':'));
        if (kElsewhere.count(kind)) continue;
        std::string why;
        const auto predicted = evaluateTrainingFormula(kind, row["in"], why);
        QVERIFY2(predicted, (id + ": " + why).c_str());
        for (const auto& [key, expected] : row["out"].items()) {
            if (key == "printed_days") continue;  // what the paper rounds to; days are checked themselves
            const std::string about =
                id + " " + key + ": " + predicted->value(key, json()).dump() + " / " + expected.dump();
            QVERIFY2(golden_site::agrees(predicted->value(key, json()), expected, {{"rel", row["rel_tol"]}}),
                     about.c_str());
            ++values;
        }
    }
    QVERIFY(values >= 70);
    std::string why;
    QVERIFY(!evaluateTrainingFormula("no_such_kind", {}, why));
    QCOMPARE(why, std::string("unknown kind no_such_kind"));
    QVERIFY(!evaluateTrainingFormula("bubble", {{"p", 8}}, why));
    QCOMPARE(why, std::string("input m missing"));
}

void FlopsTest::causalCountingSavesHalfOfTheCoreOnly() {
    const auto full = forwardFlopsPerToken(llama8b(), 8192, AttentionCount::Full);
    const auto causal = forwardFlopsPerToken(llama8b(), 8192, AttentionCount::Causal);
    QCOMPARE(causal->core.si, full->core.si / 2);
    QCOMPARE(causal->projections.si, full->projections.si);
    QCOMPARE(causal->head.si, full->head.si);
    QVERIFY(forwardFlopsPerToken(llama8b(), 16384, AttentionCount::Full)->core.si == full->core.si * 2);
}

void FlopsTest::unsoundArchitecturesGetNoAnswer_data() {
    QTest::addColumn<int>("change");
    for (int i = 0; i < 9; ++i) QTest::addRow("%d", i) << i;
}

void FlopsTest::unsoundArchitecturesGetNoAnswer() {
    QFETCH(int, change);
    Architecture a = llama8b();
    switch (change) {
        case 0:
            a.layers = 0;
            break;
        case 1:
            a.hidden = -1;
            break;
        case 2:
            a.kvHeads = 7;
            break;  // 32 heads do not share 7 keys evenly
        case 3:
            a.ffnMatrices = 4;
            break;
        case 4:
            a.ffn = 0;
            break;
        case 5:
            a.moe = Experts{8, 9, 0, 1024, 0};
            break;
        case 6:
            a.moe = Experts{8, 2, 0, 1024, 33};
            break;
        case 7:
            a.mla = LatentAttention{};
            break;
        default:
            a.vocab = 0;
            break;
    }
    QVERIFY(!isSound(a));
    QVERIFY(!countParameters(a));
    QVERIFY(!trainFlopsPerToken(a, 4096, AttentionCount::Full));
    QVERIFY(!kvBytesPerToken(a, 2));
}

void FlopsTest::statesFallWithReplicasAndNeverBelowTheFixedPart() {
    for (int m = 0; m <= static_cast<int>(StateMode::Zero3); ++m) {
        double last = 1e9;
        for (double d = 1; d <= 1e9; d *= 4) {
            const double bytes = stateBytesPerParameter(static_cast<StateMode>(m), d)->si;
            QVERIFY(bytes > 0 && bytes <= last);
            last = bytes;
        }
    }
    QCOMPARE(stateBytesPerParameter(StateMode::Bf16Fp32Grad, 1, true)->si, 14.0);
    QCOMPARE(stateBytesPerParameter(StateMode::Zero1, 4, false, {2})->si, 9.0);
    QVERIFY(!stateBytesPerParameter(StateMode::Zero1, 0.5));
    QVERIFY(!stateBytesPerParameter(StateMode::Zero1, NAN));
}

void FlopsTest::activationsFallAlongTheRecomputeLadderAndRiseWithTheMicrobatch() {
    const Architecture a = namedArchitecture("gpt3-175b");
    for (const bool sp : {false, true}) {
        ActivationPlan p{.microbatch = 1, .sequence = 2048, .tensorParallel = 8, .sequenceParallel = sp};
        const double keep = activationBytesPerLayer(a, p)->si;
        p.mode = ActivationMode::Selective;
        const double selective = activationBytesPerLayer(a, p)->si;
        p.mode = ActivationMode::Full;
        const double full = activationBytesPerLayer(a, p)->si;
        QVERIFY(keep > selective && selective > full);
        p.microbatch = 2;
        QCOMPARE(activationBytesPerLayer(a, p)->si, 2 * full);
        p.contextParallel = 2;
        QCOMPARE(activationBytesPerLayer(a, p)->si, full);
    }
}

void FlopsTest::groupedQueriesAndExpertsChangeActivationsAsStated() {
    // Gated block without dropout and kv = a/4: (2 + 2 + 4/4 + 2) h + (2 h + 6 f) + 4 h per token.
    const Architecture a = llama8b();
    const ActivationPlan plan{.microbatch = 1, .sequence = 8192, .mode = ActivationMode::Selective, .dropout = false};
    QCOMPARE(activationBytesPerLayer(a, plan)->si, 8192.0 * (7 * 4096 + 2 * 4096 + 6 * 14336.0 + 4 * 4096));
    ActivationPlan fused = plan;
    fused.fusedGlu = true;
    QCOMPARE(activationBytesPerLayer(a, plan)->si - activationBytesPerLayer(a, fused)->si, 8192.0 * 2 * 14336);
    const Architecture moe = namedArchitecture("deepseek-v3");
    ActivationPlan hot = plan;
    hot.expertImbalance = 1.5;
    QVERIFY(activationBytesPerLayer(moe, hot, true)->si > activationBytesPerLayer(moe, plan, true)->si);
    QVERIFY(!activationBytesPerLayer(a, plan, true));
}

void FlopsTest::impossiblePlansGetNoAnswer() {
    ActivationPlan p{.microbatch = 1, .sequence = 2048, .tensorParallel = 0};
    QVERIFY(!activationBytesPerLayer(llama8b(), p));
    QVERIFY(!trainFlopsPerToken(llama8b(), 0, AttentionCount::Full));
    QVERIFY(!trainFlopsPerToken(llama8b(), INFINITY, AttentionCount::Full));
    QVERIFY(!sixNd(-1, 1));
    QVERIFY(!gptFlopsPerIteration({1, 1, 1, 0, 1}, false));
    QVERIFY(!modelFlopsUtilisation({1}, 1, {0}, 1, {1}));
}

QTEST_APPLESS_MAIN(FlopsTest)
#include "flops_test.moc"
