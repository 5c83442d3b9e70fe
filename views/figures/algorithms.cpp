// SPDX-License-Identifier: GPL-3.0-or-later
// What the algorithms change: each measure without and with it, in days and in the traffic it acts on.
#include <cmath>

#include "model/plan/algorithms.h"
#include "views/figures/common.h"

namespace views::figures {
namespace {

/// One measure: the run without it and with it, and which of them this design is.
struct Measure {
    const char* id;
    QString before, after;
    std::optional<model::Duration> daysBefore, daysAfter;
    std::optional<model::Bytes> trafficBefore, trafficAfter;
    bool on;
    QString risk;
};

QString compressionWord(model::GradientCompression kind) {
    switch (kind) {
        case model::GradientCompression::TopK:
            return translate("Figures", "Gradients: largest values");
        case model::GradientCompression::Bits4:
            return translate("Figures", "Gradients in 4 bits");
        case model::GradientCompression::Bits8:
        case model::GradientCompression::None:
            break;
    }
    return translate("Figures", "Gradients in 8 bits");
}

std::vector<Measure> measures(const Source& s, const model::Workload& w, const model::AlgorithmResults& a) {
    std::vector<Measure> out;
    const bool compressed = w.compression != model::GradientCompression::None;
    out.push_back({"compression", translate("Figures", "Gradients whole"),
                   compressionWord(compressed ? w.compression : model::kUsualCompression), a.compressionDaysBefore,
                   a.compressionDaysAfter, a.compressionTrafficBefore, a.compressionTrafficAfter, compressed,
                   translate("Figures", "convergence")});
    if (a.capacityDaysAfter) {
        const double capacity = w.capacityFactor ? w.capacityFactor->si : model::kUsualCapacity;
        out.push_back(
            {"capacity", translate("Figures", "Experts at imbalance %1").arg(s.plain(w.expertImbalance.si, {})),
             translate("Figures", "Capacity factor %1").arg(s.plain(capacity, {})), a.capacityDaysBefore,
             a.capacityDaysAfter, a.capacityTrafficBefore, a.capacityTrafficAfter, w.capacityFactor.has_value(),
             a.droppedTokens ? translate("Figures", "drops %1").arg(s.share(a.droppedTokens->si)) : QString()});
    }
    out.push_back(
        {"packing", translate("Figures", "Sequences %1 full").arg(s.share(w.sequenceFill.si)),
         translate("Figures", "Packed, %1 full").arg(s.share(std::max(w.sequenceFill.si, w.packingEfficiency.si))),
         a.packingDaysBefore, a.packingDaysAfter, a.packingTrafficBefore, a.packingTrafficAfter, w.packing, QString()});
    return out;
}

/// "−12 %, drops 3.2 %"
QString verdictOf(const Source& s, const Measure& m) {
    if (!m.daysBefore || !m.daysAfter || !(m.daysBefore->si > 0)) return {};
    const double change = m.daysAfter->si / m.daysBefore->si - 1;
    const QString sign = s.chinese() ? QStringLiteral("%") : QStringLiteral(" %");
    const QString gain =
        std::abs(change) < 5e-4 ? translate("Figures", "no change") : signedNumber(change * 100, 2) + sign;
    return m.risk.isEmpty() ? gain
                            : (s.chinese() ? QStringLiteral("%1，%2") : QStringLiteral("%1, %2")).arg(gain, m.risk);
}

}  // namespace

ChartSpec algorithmGain(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "What the algorithms change"),
                            translate("Figures", "ideal days and traffic of a card, without and with each"));
    const auto run = mainRun(s);
    if (!run) return waiting(std::move(spec), s, "training.days_ideal");
    const model::Workload& w = run->workload->value;
    const auto& r = s.results.workloads[run->workloadIndex].value;
    if (w.speed == model::SpeedSource::Policy)
        return saying(std::move(spec), translate("Figures", "The speed of this run is a planned utilisation."),
                      translate("Figures", "Use the step model"));
    if (!r.algorithms.compressionDaysBefore) return waiting(std::move(spec), s, "training.days_ideal");
    const auto all = measures(s, w, r.algorithms);
    double most = 0;
    bool off = false;
    for (const Measure& m : all) {
        for (const auto& bytes : {m.trafficBefore, m.trafficAfter}) most = std::max(most, bytes ? bytes->si : 0);
        off = off || !m.on;
    }
    const Scale days = daysScale(s.language), traffic = bytesScale(most);
    SmallMultiples chart;
    chart.measures = {{translate("Figures", "Ideal days"), days.unit, 1},
                      {translate("Figures", "Traffic"), traffic.unit, 2}};
    chart.verdictTitle = translate("Figures", "Gain and risk");
    for (const Measure& m : all) {
        const QString id = QString::fromLatin1(m.id);
        SmallMultiples::Row before, after;
        before.id = id + QStringLiteral(".before");
        before.name = m.before;
        before.values = {days.of(m.daysBefore), traffic.of(m.trafficBefore)};
        before.base = !m.on;
        after.id = id + QStringLiteral(".after");
        after.name = m.on ? m.after : translate("Figures", "%1 (off)").arg(m.after);
        after.values = {days.of(m.daysAfter), traffic.of(m.trafficAfter)};
        after.verdict = verdictOf(s, m);
        after.base = m.on;
        chart.rows.push_back(std::move(before));
        chart.rows.push_back(std::move(after));
    }
    spec.note =
        off ? translate("Figures",
                        "Marked is this design; what is off is shown at its usual value. Traffic: what the "
                        "measure acts on, over the whole run.")
            : translate("Figures", "Marked is this design. Traffic: what the measure acts on, over the whole run.");
    spec.data = std::move(chart);
    return spec;
}

}  // namespace views::figures
