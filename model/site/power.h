// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Power of servers and of the IT load. A power is always a value of a kind (nameplate, peak, sustained, ...);
// values of different kinds are never added or compared. Missing values stop a result and are named; they are
// never taken as zero. Headroom is one factor on one declared base at one level.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/quantity.h"

namespace model::site {

enum class PowerKind { ModuleTdp, ModuleCap, Nameplate, Peak, Sustained, Idle, HplAverage, ItDesign, Facility };

/// English name of the kind, for messages (marked for translation in the .cpp).
const char* nameOf(PowerKind kind);

struct TypedPower {
    Power value{};
    PowerKind kind = PowerKind::Nameplate;
    bool operator==(const TypedPower&) const = default;
};

/// Answer of an operation on powers that may refuse.
struct PowerAnswer {
    std::optional<TypedPower> power{};
    std::optional<std::pair<PowerKind, PowerKind>> mixed{};  ///< the two kinds that do not go together
};
/// a + b; refuses different kinds and names both.
PowerAnswer sum(const TypedPower& a, const TypedPower& b);
/// a / b as a plausibility ratio; nothing for different kinds or b <= 0.
std::optional<double> ratio(const TypedPower& a, const TypedPower& b);

/// The values of one thing, each of its own kind; blank = not known.
struct PowerLevels {
    std::optional<Power> nameplate{}, peak{}, sustained{}, idle{};
    bool operator==(const PowerLevels&) const = default;
};
/// The value of a kind; nothing for kinds that levels do not have.
std::optional<Power> levelOf(const PowerLevels& levels, PowerKind kind);
PowerLevels scaled(const PowerLevels& levels, double count);

/// Shares of nameplate where nothing is measured. Peak: measured 8x H100 node (IEEE Access 13:61740, grade A for
/// that node, else C); sustained: Epoch AI (B); idle C, range 0.20-0.35.
struct NameplateShares {
    double peak = 0.82, sustained = 0.75, idle = 0.27;
};
/// Fills blank levels from nameplate; measured values stay. Shares outside (0, 1] fill nothing.
PowerLevels filledFromNameplate(const PowerLevels& levels, const NameplateShares& shares = {});

/// A server from its parts, before supply losses. Blank = not known, and no result: enter 0 W for "none".
struct ServerParts {
    std::int64_t accelerators = 0;  ///< n >= 1
    std::optional<Power> tdp{};     ///< of one accelerator module
    std::optional<Power> cap{};     ///< limit per module; lowers peak and sustained
    bool capEnforced = false;       ///< the limit is held by firmware, so nameplate follows it too
    std::optional<Power> cpu{}, memory{}, nic{}, storage{}, board{}, fan{};
    double supplyEfficiency = 0.95;  ///< eta in (0, 1]; range 0.94-0.96 (C)
};

struct ServerPower {
    PowerLevels levels;
    Power accelerators{};                ///< n x TDP, before losses
    std::vector<std::string> missing{};  ///< names of the blank parts; not empty = no levels
};
/// P_np = (n tdp + cpu + memory + nic + storage + board + fan)/eta; the other kinds by shares, with the cap.
ServerPower serverFromParts(const ServerParts& parts, const NameplateShares& shares = {});

/// Host factor k of the shortcut P_np = n x TDP x k: 1.82 (H100), 2.03 (A100), 1.80 (others). Epoch AI (B).
double serverFactor(std::string_view acceleratorId);
/// The shortcut; `missing` names the TDP if it is blank.
ServerPower serverFromTdp(std::int64_t accelerators, std::optional<Power> tdp, double k,
                          const NameplateShares& shares = {});
/// True if a typed server value is below n x TDP and so cannot be the value of the whole server.
bool isBelowModules(Power server, std::int64_t accelerators, Power tdp);

/// Rack-scale product by its parts, upper ends over the lower shelf efficiency.
struct RackScaleParts {
    std::int64_t superchips = 0, computeTrays = 0, switchTrays = 0;
    Power superchip{}, trayOther{}, switchTray{};
    double shelfEfficiency = 0.96;  ///< in (0, 1]
};
std::optional<Power> rackScaleNameplate(const RackScaleParts& parts);

/// Switches and optics: base + ports used x optic. Ports >= 0.
std::optional<Power> networkPower(std::int64_t switches, Power base, std::int64_t portsUsed, Power optic);

// ---- IT build-up by load class

enum class LoadClass { Training, Inference, Storage, Network, Management, Plant };
inline constexpr int kLoadClasses = 6;
const char* nameOf(LoadClass c);

struct ClassLoad {
    LoadClass loadClass = LoadClass::Training;
    PowerLevels levels;
};
/// Sum over the classes, kind by kind; a kind that one class lacks has no sum, and `missing` names class and kind.
struct ItLoad {
    PowerLevels total;
    struct Gap {
        LoadClass loadClass;
        PowerKind kind;
        bool operator==(const Gap&) const = default;
    };
    std::vector<Gap> missing{};
};
ItLoad itLoad(const std::vector<ClassLoad>& classes);

// ---- headroom

enum class HeadroomLevel { Server, Rack, Hall, Site };
const char* nameOf(HeadroomLevel level);

/// One factor on one base at one level; growth is a separate, named share. Default: 1.3 x peak at the site.
struct HeadroomPolicy {
    PowerKind base = PowerKind::Peak;  ///< Nameplate, Peak or Sustained
    double factor = 1.3;               ///< >= 1
    HeadroomLevel level = HeadroomLevel::Site;
    double growth = 0;  ///< >= 0, for example 0.2 for later racks
    bool operator==(const HeadroomPolicy&) const = default;
};
struct Reserve {
    Power base{}, reserved{}, withGrowth{};
    std::optional<double> overNameplate{};  ///< reserved / nameplate
};
/// Nothing if the base is blank or not one of the three, the factor is below 1 or growth negative.
std::optional<Reserve> reserve(const PowerLevels& levels, const HeadroomPolicy& policy);
/// The first two places where a factor other than 1 is applied, or nothing: a second factor is an error.
std::optional<std::pair<HeadroomLevel, HeadroomLevel>> appliedTwice(const std::vector<HeadroomPolicy>& chain);

/// A limit of the site against a value: margin = limit - value; warns below `warnShare` of the limit left.
struct LimitCheck {
    enum class Verdict { Pass, Warn, Fail } verdict = Verdict::Pass;
    double margin = 0;  ///< in the unit of the values; negative = shortfall
};
std::optional<LimitCheck> checkLimit(double value, double limit, double warnShare = 0.05);

/// IT peak + electrical losses + cooling at the design hour + lighting and the like; all of the peak kind.
std::optional<TypedPower> facilityPeak(Power itPeak, Power electricalLoss, Power coolingAtDesign, Power other = {});

}  // namespace model::site
