// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Inputs of racks, power and cooling.

#include "model/catalog/entries.h"

namespace model {

struct Racks {
    Ref rackId;
    Rack rack{.name = "",
              .height = Length{48 * 0.04445},
              .width = Length{0.6},
              .depth = Length{1.2},
              .maxLoad = Mass{1500},
              .tare = Mass{150},
              .meta = {}};
    Power powerLimit{60e3};
    Length otherHeight{4 * 0.04445};
    Power otherPower{0};
    Power networkRackPower{15e3};
    std::int64_t managementServers = 8;
    Power managementPower{800};
    Price price;
    Meta meta;
    bool operator==(const Racks&) const = default;
};

enum class PowerBase { Nameplate, Peak, Sustained };
template <>
struct Choices<PowerBase> {
    static constexpr Choice rows[] = {{0, "nameplate", TR_NOOP("choices", "Nameplate")},
                                      {1, "peak", TR_NOOP("choices", "Peak")},
                                      {2, "sustained", TR_NOOP("choices", "Sustained")}};
};

enum class Redundancy { N, NPlus1, NPlus2, ThreeHalves, TwoN };
template <>
struct Choices<Redundancy> {
    static constexpr Choice rows[] = {
        {0, "n", "N"}, {1, "n+1", "N+1"}, {2, "n+2", "N+2"}, {3, "3n/2", "3N/2"}, {4, "2n", "2N"}};
};

struct PowerPlan {
    Ratio peakShare{0.82}, sustainedShare{0.75}, idleShare{0.27};
    PowerBase headroomBase = PowerBase::Peak;
    Ratio headroomFactor{1.3};
    Ratio growth{0};
    Redundancy upsRedundancy = Redundancy::NPlus1;
    Power upsUnit{400e3};
    Duration battery{15 * 60};
    Power transformerUnit{2000e3};
    Ratio powerFactor{0.95};
    std::int64_t feeds = 2;
    Voltage feedVoltage{380};
    Current feedCurrent{125};
    Ratio derate{0.8};
    Ratio generatorShare{0.25};
    Power generatorUnit{400e3};
    Duration fuelTime{12 * 3600};
    Meta meta;
    bool operator==(const PowerPlan&) const = default;
};

enum class CoolingPreset { CnArticle, CnArticleAlt, CnGb, UsTypical };
template <>
struct Choices<CoolingPreset> {
    static constexpr Choice rows[] = {{0, "cn_article", TR_NOOP("choices", "CN integrator, liquid from 20 kW")},
                                      {1, "cn_article_alt", TR_NOOP("choices", "CN integrator, 20/30 kW")},
                                      {2, "cn_gb", TR_NOOP("choices", "CN standards (GB)")},
                                      {3, "us_typical", TR_NOOP("choices", "US typical")}};
};

enum class CoolingChoice { Auto, Air, Liquid };
template <>
struct Choices<CoolingChoice> {
    static constexpr Choice rows[] = {{0, "auto", TR_NOOP("choices", "By the thresholds")},
                                      {1, "air", TR_NOOP("choices", "Air")},
                                      {2, "liquid", TR_NOOP("choices", "Liquid")}};
};

enum class Coolant { Water, Pg25 };
template <>
struct Choices<Coolant> {
    static constexpr Choice rows[] = {{0, "water", TR_NOOP("choices", "Water")}, {1, "pg25", "PG25"}};
};

struct CoolingPlan {
    CoolingPreset preset = CoolingPreset::CnArticleAlt;
    CoolingChoice method = CoolingChoice::Auto;
    std::optional<Power> airWarn, airBlock, liquidFrom;  ///< per rack; blank = of the preset
    Ratio coldPlateShare{0.75};
    Coolant coolant = Coolant::Pg25;
    TemperatureDifference coolantRise{10}, airRise{12};
    Power cduUnit{800e3};
    std::int64_t cduSpare = 1;
    Ratio liquidCop{12}, airCop{4.5};
    Ratio airFanShare{0.06}, liquidPumpShare{0.03};
    Ratio otherShare{0.01};
    Ratio pueLiquidAnnual{1.15}, pueAirAnnual{1.35};
    Meta meta;
    bool operator==(const CoolingPlan&) const = default;
};

template <>
Table fieldsOf<Racks>();
template <>
Table fieldsOf<PowerPlan>();
template <>
Table fieldsOf<CoolingPlan>();

}  // namespace model
