// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which cooling a rack density asks for. Thresholds are data of a policy preset, not code: there is no universal
// limit of air. Presets inherit what they do not set. First match wins: mandate of the product, thresholds of the
// preset, choice of the user (kept as an exception).

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/site/power.h"

namespace model::site {

/// Policy thresholds and defaults; blank = inherited.
struct PolicyPreset {
    std::string name, inherits;  ///< `inherits` blank = a root
    std::optional<Power> airWarn{}, airBlock{}, liquidFrom{}, rearDoorTo{};
    std::optional<std::array<Power, 2>> trainingRack{};
    std::optional<std::array<Temperature, 2>> inlet{};
    std::optional<PowerKind> headroomBase{};
    std::optional<double> headroomFactor{};
    std::optional<Voltage> phaseVoltage{};
    std::optional<double> derate{}, pueLimit{}, pueNewLarge{}, pueHub{}, greenShareHub{};
    std::optional<std::array<double, 2>> floorPressure{};  ///< Pa
    std::optional<Duration> fuel{}, ups{};
    std::vector<std::string> standards{};  ///< empty = inherited
    std::string grade;                     ///< of the thresholds, as printed in the report
};

/// The shipped presets: cn_article, cn_article_alt, cn_gb, us_typical, user. The default of a new design is
/// `kDefaultPreset`. Sources: two practitioner articles (B), ASHRAE TC9.9 and NEC practice (B/C).
const std::vector<PolicyPreset>& shippedPresets();
inline constexpr std::string_view kDefaultPreset = "cn_article_alt";

/// The preset with everything inherited filled in. Nothing if the name is unknown, an ancestor is missing or the
/// chain is a circle.
std::optional<PolicyPreset> resolvedPreset(const std::vector<PolicyPreset>& presets, std::string_view name);

enum class CoolingMethod { Air, Liquid, Mixed };
std::string_view wordFor(CoolingMethod m);  ///< air, liquid, mixed: the words of `cooling.method`

enum class CoolingReason {
    ProductMandate,  ///< the product exists with liquid only
    BelowThreshold,  ///< under the density of the preset
    AboveThreshold,  ///< at or over `liquid_from_kw`
    UserChoice,      ///< override, an exception in the report
    SeveralRacks,    ///< racks of the design differ
};
const char* textFor(CoolingReason r);
const char* shortTextFor(CoolingReason r);  ///< a few words, for tables

enum class CoolingVerdict { Fine, Warning, Block };

struct CoolingQuestion {
    Power perRack{};                        ///< peak kind
    bool liquidMandated = false;            ///< GB200, GB300, MI355X, CloudMatrix, Atlas SuperPoD class
    std::optional<CoolingMethod> chosen{};  ///< by hand
};
struct CoolingDecision {
    CoolingMethod method = CoolingMethod::Air;   ///< what will be built
    CoolingMethod advised = CoolingMethod::Air;  ///< what mandate and preset say
    CoolingReason reason = CoolingReason::BelowThreshold;
    CoolingVerdict verdict = CoolingVerdict::Fine;
    std::string preset;
    std::optional<Power> threshold{};  ///< the one that decided or is broken
    bool breaksMandate = false;        ///< air chosen for a product that only takes liquid: an error
};
/// Density >= liquidFrom: liquid. Air with density > airBlock: block; >= airWarn: warning. `preset` must be resolved
/// and have liquidFrom; nothing if not, or for a negative or non-finite density.
std::optional<CoolingDecision> decideCooling(const CoolingQuestion& q, const PolicyPreset& preset);

/// One answer for several rack types: air or liquid if all agree, else mixed. Nothing for an empty list.
std::optional<CoolingMethod> combined(const std::vector<CoolingMethod>& methods);

/// Highest class of ASHRAE TC9.9 that holds a supply of facility water: W17 for 17 degC and below, W27, W32, W40, W45, W+.
std::string_view facilityWaterClass(Temperature supply);

/// Upper ends of the general ladder of methods by density, as a hint beside the decision (B/C).
struct CoolingRung {
    Power upTo{};
    const char* text;
};
const std::vector<CoolingRung>& coolingLadder();

}  // namespace model::site
