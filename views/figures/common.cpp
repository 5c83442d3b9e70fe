// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/common.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "model/plan/access.h"

namespace views::figures {
namespace {

bool fits(const model::Design& d, const model::Results& r) {
    return r.workloads.size() == d.workloads.size() && r.pools.size() == d.pools.size() &&
           r.fabrics.size() == d.fabrics.size();
}

QString text(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

QString fieldText(const char* context, std::string_view english) {
    return QCoreApplication::translate(context, std::string(english).c_str());
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

std::string blankSource(const Source& s, const std::string& resultKey) {
    std::vector<std::string> missing;
    for (const auto& p : s.results.problems)
        if (p.id == "missing.input") missing.push_back(p.key);
    if (missing.empty()) return {};
    const auto sources = model::sourceInputs(s.project, s.design, s.results, resultKey);
    for (const auto& key : missing)
        if (std::find(sources.begin(), sources.end(), key) != sources.end()) return key;
    return {};
}

QString labelOf(const Source& s, const std::string& key) {
    model::Project project = s.project;
    model::Design design = s.design;
    const auto place = model::findInput(project, design, key);
    if (!place) return text(key);
    QString label = fieldText("fields", place->row->label);
    const auto dot = key.find('.');
    const std::string head = key.substr(0, dot);
    if (head != "pools" && head != "workloads" && head != "fabrics" && head != "tiers") return label;
    const auto end = key.find('.', dot + 1);
    return QStringLiteral("%1 (%2)").arg(label, text(key.substr(dot + 1, end - dot - 1)));
}

ChartSpec waiting(ChartSpec spec, const Source& s, const char* resultKey) {
    if (s.design.pools.empty())
        return saying(std::move(spec), translate("Figures", "The design has no pool of accelerators yet."),
                      translate("Figures", "Add a pool"));
    const std::string key = blankSource(s, resultKey);
    if (!key.empty())
        return saying(
            std::move(spec),
            translate("Figures", "Waits for %1: the value is not public or not entered.").arg(labelOf(s, key)),
            translate("Figures", "Enter a value"));
    const std::string_view wanted = resultKey;
    const bool training = std::any_of(s.design.workloads.begin(), s.design.workloads.end(),
                                      [](const auto& w) { return w.value.kind == model::WorkloadKind::Training; });
    if (!training &&
        (wanted.starts_with("training.") || wanted.starts_with("reliability.") || wanted.starts_with("demand.")))
        return saying(std::move(spec), translate("Figures", "The design has no training run."),
                      translate("Figures", "Add a workload"));
    return saying(std::move(spec), translate("Figures", "These inputs give no result; the findings say why."),
                  translate("Figures", "Show findings"));
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

namespace {
constexpr std::int64_t kMost = 1'000'000'000;  // cards; beyond that steps make no sense
}  // namespace

std::int64_t cardStep(const MainRun& run) {
    const auto positive = [](std::int64_t n) { return std::clamp<std::int64_t>(n, 1, kMost); };
    const std::int64_t server = positive(run.pool->value.server.accelerators);
    const std::int64_t t = positive(run.workload->value.tensorParallel);
    const std::int64_t p = positive(run.workload->value.pipelineParallel);
    const std::int64_t replica = t <= kMost / p ? t * p : kMost;
    const std::int64_t common = std::gcd(server, replica);
    return server / common <= kMost / replica ? server / common * replica : replica;
}

std::optional<std::size_t> computeFabric(const Source& s) {
    for (std::size_t i = 0; i < s.design.fabrics.size(); ++i)
        if (s.design.fabrics[i].value.role == model::FabricRole::Compute) return i;
    return std::nullopt;
}

std::optional<model::Duration> daysAt(const Source& s, double level) {
    if (s.results.simulated && s.run && s.run->replications > 0 && !s.run->hopeless) {
        const double planned = 1 - s.design.reliability.planned.si;
        const auto& q = level < 0.25 ? s.run->p10 : level < 0.75 ? s.run->p50 : s.run->p90;
        return model::Duration{q.value / planned};
    }
    return model::daysAtLevel(s.project, s.design, s.results, level);
}

}  // namespace views::figures
