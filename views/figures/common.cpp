// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/common.h"

#include <algorithm>
#include <cmath>

#include "app/texts.h"
#include "model/plan/blank.h"

namespace views::figures {
namespace {

bool fits(const model::Design& d, const model::Results& r) {
    return r.workloads.size() == d.workloads.size() && r.pools.size() == d.pools.size() &&
           r.fabrics.size() == d.fabrics.size();
}

QString text(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

}  // namespace

std::optional<Source> sourceOf(const FigureContext& c) {
    if (!c.workbook || !c.results || c.design >= c.workbook->designs.size() || c.design >= c.results->size()) return {};
    const auto& design = c.workbook->designs[c.design].design;
    if (!design || !fits(*design, (*c.results)[c.design])) return {};
    return Source{c.workbook->project, *design, (*c.results)[c.design], c.run, c.language};
}

QString Source::plain(double value, const QString& unit) const {
    QString digits = significant(value);
    if (digits.contains(QLatin1Char('.')) && !digits.contains(QLatin1Char(' '))) {
        while (digits.endsWith(QLatin1Char('0'))) digits.chop(1);
        if (digits.endsWith(QLatin1Char('.'))) digits.chop(1);
    }
    return withUnit(digits, unit, language);
}

ChartSpec headed(const Source& s, const QString& title, const QString& question) {
    ChartSpec spec;
    spec.title = title;
    spec.question = question;
    spec.language = s.language;
    return spec;
}

ChartSpec saying(ChartSpec spec, const QString& sentence, const QString& action) {
    spec.note.clear();
    spec.remark.clear();
    spec.data = ChartData{};
    spec.emptyText = sentence;
    spec.emptyAction = action;
    return spec;
}

ChartSpec waiting(ChartSpec spec, const Source& s, const char* resultKey) {
    const auto blank = model::whyBlank(s.project, s.design, s.results, resultKey);
    if (s.design.pools.empty())
        return saying(std::move(spec), translate("Figures", "The design has no pool of accelerators yet."),
                      translate("Figures", "Add a pool"));
    if (!blank)
        return saying(std::move(spec), translate("Figures", "These inputs give no result; the findings say why."),
                      translate("Figures", "Show findings"));
    const QString why = app::problemText(blank->why);
    switch (blank->state) {
        case model::BlankState::Missing:
            return saying(std::move(spec), why, translate("Figures", "Enter a value"));
        case model::BlankState::NotApplicable:
            return saying(std::move(spec), why,
                          blank->why.id == "blank.no_training" ? translate("Figures", "Add a workload") : QString());
        case model::BlankState::Impossible:
        case model::BlankState::Unpriced:
            break;
    }
    return saying(std::move(spec), why, translate("Figures", "Show findings"));
}

Scale powerScale(double most) {
    if (most >= 2e10) return {1e-9, QStringLiteral("GW")};
    if (most >= 2e7) return {1e-6, QStringLiteral("MW")};
    return {1e-3, QStringLiteral("kW")};
}

Scale bytesScale(double most) {
    if (most >= 2e15) return {1e-15, QStringLiteral("PB")};
    if (most >= 2e12) return {1e-12, QStringLiteral("TB")};
    return {1e-9, QStringLiteral("GB")};
}

Scale daysScale(Language language) {
    return {1 / 86400.0, language == Language::Chinese ? QStringLiteral("天") : QStringLiteral("d")};
}

Scale timeScale(double most, Language language) {
    return most > 2e4 * 3600 ? daysScale(language) : Scale{1 / 3600.0, QStringLiteral("h")};
}

QString currencyOf(const model::Project& project) {
    return text(model::currencyCode(project));
}

Scale moneyScale(double most, const model::Project& project, Language language) {
    const QString code = currencyOf(project);
    if (language == Language::Chinese) {
        const QString word = code == QLatin1String("USD") ? QStringLiteral("美元") : QStringLiteral("元");
        if (most >= 2e9) return {1e-8, QStringLiteral("亿") + word};
        return {1e-4, QStringLiteral("万") + word};
    }
    const QString sign = currencySign(code);
    if (most >= 2e10) return {1e-9, QStringLiteral("B") + sign};
    if (most >= 2e6) return {1e-6, QStringLiteral("M") + sign};
    return {1e-3, QStringLiteral("k") + sign};
}

std::vector<double> logSteps(double low, double high, int count) {
    std::vector<double> steps;
    if (!(low > 0) || !(high >= low) || !std::isfinite(high) || count < 2) return steps;
    for (int i = 0; i < count; ++i) steps.push_back(low * std::pow(high / low, double(i) / (count - 1)));
    return steps;
}

std::vector<double> doublings(double low, double high) {
    std::vector<double> ticks;
    if (!(low > 0) || !(high >= low)) return ticks;
    for (double t = low; t <= high * 1.0001 && ticks.size() < 64; t *= 2) ticks.push_back(t);
    while (ticks.size() > 8) {
        std::vector<double> fewer;
        for (std::size_t i = 0; i < ticks.size(); i += 2) fewer.push_back(ticks[i]);
        ticks = fewer;
    }
    return ticks;
}

std::optional<MainRun> mainRun(const Source& s) {
    std::optional<MainRun> best;
    double longest = -1;
    for (std::size_t i = 0; i < s.design.workloads.size(); ++i) {
        const auto& item = s.design.workloads[i];
        if (item.value.kind != model::WorkloadKind::Training) continue;
        const auto* pool = model::poolFor(s.design, item.value);
        if (!pool) continue;
        const double days = s.results.workloads[i].value.daysIdeal.value_or(model::Duration{0}).si;
        if (days <= longest) continue;
        longest = days;
        best = MainRun{&item, pool, i, static_cast<std::size_t>(pool - s.design.pools.data())};
    }
    return best;
}

std::optional<RunCase> runCase(const Source& s, const MainRun& run) {
    const auto known = model::trainingCase(s.design, s.results, *run.workload, *run.pool);
    const auto mapping = model::mappingInUse(s.design, s.results, run.workloadIndex);
    if (!known.step || !mapping) return std::nullopt;
    return RunCase{*known.step, *mapping};
}

std::optional<std::size_t> computeFabric(const Source& s) {
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i)
        if (s.design.fabrics[i].value.role == model::FabricRole::Compute) return i;
    return std::nullopt;
}

std::optional<model::Duration> daysAt(const Source& s, double level) {
    if (s.results.simulated && s.run && s.run->replications > 0 && !s.run->hopeless) {
        const auto& q = level < 0.25 ? s.run->p10 : level < 0.75 ? s.run->p50 : s.run->p90;
        return model::Duration{q.value};
    }
    return model::daysAtLevel(s.project, s.design, s.results, level);
}

}  // namespace views::figures
