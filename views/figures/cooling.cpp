// SPDX-License-Identifier: GPL-3.0-or-later
// Energy of a year with air against liquid cooling: the same design evaluated twice.
#include "views/figures/common.h"

namespace views::figures {

ChartSpec airAgainstLiquid(const Source& s) {
    ChartSpec spec =
        headed(s, translate("Figures", "Air against liquid"), translate("Figures", "energy of a year, PUE from parts"));
    struct Way {
        const char* id;
        QString name;
        model::CoolingChoice choice;
    };
    const Way ways[] = {{"air", translate("Figures", "Air"), model::CoolingChoice::Air},
                        {"liquid", translate("Figures", "Liquid"), model::CoolingChoice::Liquid}};
    struct Year {
        double it = 0, losses = 0, cooling = 0, pue = 0, hours = 0;
    };
    std::vector<Year> years;
    double most = 0;
    for (const Way& way : ways) {
        const model::Results r =
            s.with(model::Stop::AfterReliability, [&](model::Design& d) { d.cooling.method = way.choice; });
        const auto& p = r.power;
        if (!p.itSustained || !p.lossesSustained || !r.cooling.pueParts)
            return waiting(std::move(spec), s, "cooling.pue_parts");
        const double year = 8760 * 3600.0, it = p.itSustained->si * year;
        Year y{it, p.lossesSustained->si * year, 0, r.cooling.pueParts->si,
               r.cooling.freeCooling.value_or(model::Duration{0}).si / 3600};
        y.cooling = it * (y.pue - 1) - y.losses;
        most = std::max(most, it * y.pue);
        years.push_back(y);
    }
    const bool large = most > 3.6e15;  // 1,000 GWh
    const double factor = large ? 1 / 3.6e15 : most > 3.6e12 ? 1 / 3.6e12 : 1 / 3.6e9;
    const QString unit = large ? QStringLiteral("TWh") : most > 3.6e12 ? QStringLiteral("GWh") : QStringLiteral("MWh");
    StackedBars bars;
    bars.y.unit = unit;
    bars.y.title = translate("Figures", "Energy per year");
    bars.parts = {{QStringLiteral("it"), translate("Figures", "IT"), kServersSeries, {}, false},
                  {QStringLiteral("losses"), translate("Figures", "Losses"), kLossesSeries, {}, false},
                  {QStringLiteral("cooling"), translate("Figures", "Cooling, others"), kCoolingSeries, {}, false}};
    for (std::size_t i = 0; i < years.size(); ++i) {
        const Year& y = years[i];
        bars.bars.push_back({QString::fromLatin1(ways[i].id), ways[i].name,
                             translate("Figures", "PUE %1, %2 h free cooling")
                                 .arg(fixedDecimals(y.pue, 3), count(std::round(y.hours)))});
        const double values[] = {y.it, y.losses, y.cooling};
        for (std::size_t k = 0; k < bars.parts.size(); ++k) bars.parts[k].values.push_back(values[k] * factor);
    }
    const bool liquid = s.results.cooling.method == "liquid";
    bars.marked = s.results.cooling.method == "mixed" ? -1 : liquid ? 1 : 0;
    spec.note =
        translate("Figures",
                  "Climate of %1. The IT power is the same in both; servers with cold plates need less for fans, "
                  "so compare the energy, not the PUE alone.")
            .arg(QCoreApplication::translate(
                "choices",
                std::string(
                    model::Choices<model::Climate>::rows[static_cast<int>(s.design.cooling.plant.climate)].label)
                    .c_str()));
    const auto& p = s.results.power;
    if (p.energyParts && p.energyStated && p.energyStated->si > 0) {
        const auto text = [&](double joule) { return withUnit(significant(joule * factor, 4), unit, s.language); };
        const double apart = p.energyParts->si / p.energyStated->si - 1;
        spec.note += QLatin1Char(' ') +
                     translate("Figures",
                               "This design: %1 by the PUE from parts, %2 by the stated PUE of %3 (%4 apart); energy, "
                               "carbon and cost take the %5 one.")
                         .arg(text(p.energyParts->si), text(p.energyStated->si),
                              fixedDecimals(s.results.cooling.pueAnnual->si, 3), s.share(std::abs(apart)),
                              s.design.cooling.pueSource == model::PueSource::Parts ? translate("Figures", "computed")
                                                                                    : translate("Figures", "stated"));
    }
    spec.data = std::move(bars);
    return spec;
}

}  // namespace views::figures
