// SPDX-License-Identifier: GPL-3.0-or-later
// Golden kind of growth in reliability.json; those of storage are the product's own.

#include "model/cost/growth.h"
#include "tests/golden/kinds_site.h"
#include "tests/golden/site_inputs.h"

namespace {
namespace growth_rows {

using namespace golden_site;
using nlohmann::json;
namespace cost = model::cost;

json growth(const json& in) {
    const cost::Growth g{number(in, "D0"), number(in, "growth_per_year"), number(in, "capacity"), number(in, "lead_y")};
    const auto date = answer(cost::orderDate(g));
    return {{"t_full_y", date.fullYears},
            {"order_y", date.orderYears},
            {"late_shortage_card_years", answer(cost::lateShortage(g, number(in, "late_y")))}};
}

const Kinds& kinds() {
    static const Kinds kKinds{{"growth_order_date", growth}};
    return kKinds;
}

}  // namespace growth_rows
}  // namespace

std::optional<nlohmann::json> evaluateGrowthKind(const std::string& kind, const nlohmann::json& inputs,
                                                 std::string& why) {
    return golden_site::evaluate(growth_rows::kinds(), kind, inputs, why);
}
