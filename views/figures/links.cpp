// SPDX-License-Identifier: GPL-3.0-or-later
// What the parallel groups ask of every tier of the network, against what the tier carries.
#include <algorithm>
#include <cmath>

#include "app/texts.h"
#include "views/figures/common.h"

namespace views::figures {
namespace {

constexpr double kLongest = 300;  // percent; a longer bar tells nothing more

struct Tier {
    const char* id;
    std::optional<model::ByteRate> model::LinkResults::*need, model::LinkResults::*supply;
};
constexpr Tier kTiers[] = {{"scale_up", &model::LinkResults::scaleUpNeed, &model::LinkResults::scaleUpSupply},
                           {"ports", &model::LinkResults::portsNeed, &model::LinkResults::portsSupply},
                           {"leaf", &model::LinkResults::leafNeed, &model::LinkResults::leafSupply},
                           {"pod", &model::LinkResults::podNeed, &model::LinkResults::podSupply}};

QString nameOf(const char* id) {
    const QString key = QString::fromLatin1(id);
    return key == QLatin1String("scale_up") ? translate("Figures", "Scale-up links")
           : key == QLatin1String("ports")  ? translate("Figures", "Ports of a card")
           : key == QLatin1String("leaf")   ? translate("Figures", "Leaf uplinks")
                                            : translate("Figures", "Pod uplinks");
}

}  // namespace

ChartSpec linkBullets(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Does the network carry it"),
                            translate("Figures", "bandwidth at which every exchange hides behind work"));
    const auto run = mainRun(s);
    if (!run) return waiting(std::move(spec), s, "training.days_ideal");
    const auto& r = s.results.workloads[run->workloadIndex].value;
    if (!r.links.scaleUpSupply)
        return waiting(std::move(spec), s, ("workloads." + run->workload->name + ".data_parallel").c_str());
    BulletBars bars;
    bars.x.title = translate("Figures", "Share of what the tier carries");
    bars.x.unit = QStringLiteral("%");
    bars.needName = translate("Figures", "needed");
    bars.supplyName = translate("Figures", "there is");
    for (const Tier& tier : kTiers) {
        const auto& need = r.links.*tier.need;
        const auto& supply = r.links.*tier.supply;
        if (!need || !supply || !(supply->si > 0)) continue;
        BulletBars::Row row;
        row.id =
            QStringLiteral("workloads.%1.links.%2_need").arg(app::text(run->workload->name), QLatin1String(tier.id));
        row.name = nameOf(tier.id);
        row.supply = 100;
        row.need = std::min(kLongest, 100 * need->si / supply->si);
        row.series = need->si > supply->si ? 8 : 1;
        row.note = need->si > supply->si ? translate("Figures", "part of it shows") : QString();
        row.text = QStringLiteral("%1 / %2").arg(s.number(scaled(need->si, UnitFamily::ByteRate, s.language)),
                                                 s.number(scaled(supply->si, UnitFamily::ByteRate, s.language)));
        bars.rows.push_back(std::move(row));
    }
    spec.remark = QString::fromStdString(r.strategy);
    if (r.step.gradient && r.stepTime && r.stepTime->si > 0) {
        const double shown = (r.step.tensor.value_or(model::Duration{0}) + r.step.context.value_or(model::Duration{0}) +
                              r.step.expert.value_or(model::Duration{0}) +
                              r.step.transfer.value_or(model::Duration{0}) + *r.step.gradient)
                                 .si;
        spec.note = translate("Figures",
                              "Gradients hide behind one microbatch, the others behind the whole work. What does "
                              "not hide is %1 of the step.")
                        .arg(s.share(shown / r.stepTime->si));
    }
    spec.data = std::move(bars);
    return spec;
}

}  // namespace views::figures
