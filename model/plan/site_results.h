// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Results of power and cooling.

#include <optional>
#include <string>

#include "model/core/field.h"

namespace model {

/// IT peak by part; the parts add up to it.
struct PowerParts {
    std::optional<Power> cards, processors, memory, nics, drives, boards, fans, supplies;
    std::optional<Power> network, storage, management;
    bool operator==(const PowerParts&) const = default;
};

struct PowerResults {
    std::optional<Power> servers, training, inference;          ///< peak kind
    std::optional<Power> network, storage, management;          ///< peak kind
    PowerParts parts;
    std::optional<Power> itNameplate, itPeak, itSustained;
    std::optional<Power> reserved;
    std::optional<Ratio> reservedOverNameplate;
    std::optional<Power> reservedOnNameplate, reservedOnPeak, reservedOnSustained;
    std::optional<Power> losses, distributionLoss, upsLoss, transformerLoss, lossesSustained;
    std::optional<Power> coolingPower, facilityPeak, meterReserved, margin;
    std::optional<Power> modules;
    std::optional<Ratio> overModules;
    std::optional<std::int64_t> upsUnits, transformers, generators;
    std::optional<Power> upsInstalled, upsStranded;
    std::optional<Ratio> upsLoad, upsAfterFailure;
    std::optional<Energy> battery;
    std::optional<Power> generatorLoad;
    std::optional<VolumeFlow> fuelRate;
    std::optional<Volume> fuel;
    std::optional<Power> feedUsable, feedNormal, feedLoad;
    std::optional<Current> feedCurrentNormal, feedCurrentAfterLoss;
    std::optional<Ratio> phaseImbalance;
    std::optional<std::int64_t> suppliesLeft;
    std::optional<Power> gridApparent;
    std::string gridVoltage;
    std::optional<Power> swing;
    std::optional<Duration> rampTime;
    std::optional<Energy> swingEnergy, swingCapacity;
    std::optional<Energy> energyStated, energyParts;  ///< per year, by either PUE
    std::optional<Energy> energyPerYear;              ///< by the one chosen
    std::optional<Mass> carbonPerYear;
    bool operator==(const PowerResults&) const = default;
};

struct CoolingResults {
    std::string method;  ///< air, liquid, mixed
    std::optional<Power> density, liquidHeat, residualAir;
    std::optional<VolumeFlow> coolantFlow, airFlow;
    std::optional<Temperature> coolantReturn, facilityWater;
    std::string waterClass;
    std::optional<std::int64_t> cdus, cdusByHeat, cdusByFlow;
    std::optional<Power> pumpPower;
    std::optional<Volume> loopVolume;
    std::optional<Duration> rideThrough;
    std::optional<std::int64_t> leakPoints;
    std::optional<Ratio> pueDesign, pueAnnual, pueParts;
    std::optional<Duration> freeCooling;
    std::optional<Volume> waterPerYear;
    std::optional<VolumePerEnergy> waterUse;
    std::optional<Energy> reusedHeat;
    bool operator==(const CoolingResults&) const = default;
};

template <>
Table fieldsOf<PowerParts>();
template <>
Table fieldsOf<PowerResults>();
template <>
Table fieldsOf<CoolingResults>();

}  // namespace model
