// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Inputs of racks, power and cooling.

#include "model/catalog/entries.h"

namespace model {

enum class NetworkRacks { OwnRow, RowMiddle, RowEnd, TopOfRack };
template <>
struct Choices<NetworkRacks> {
    static constexpr Choice rows[] = {{0, "own_row", TR_NOOP("choices", "In rows of their own")},
                                      {1, "row_middle", TR_NOOP("choices", "In the middle of every row")},
                                      {2, "row_end", TR_NOOP("choices", "At the end of every row")},
                                      {3, "top_of_rack", TR_NOOP("choices", "Leaves at the top of compute racks")}};
};

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
    NetworkRacks networkRacks = NetworkRacks::OwnRow;
    std::int64_t racksPerRow = 20, reservedPerRow = 0;
    std::optional<std::int64_t> rowsAbreast;  ///< blank = near a square
    Length coldAisle{1.8}, hotAisle{1.8}, passage{2.0};
    std::optional<Length> roomLength, roomWidth;  ///< blank = no limit
    Pressure floorLimit{10e3};
    Length trayHeight{2.7}, cableDressing{0.3};
    Ratio cableSlack{1.1}, cableSpares{0.02};
    Meta meta;
    bool operator==(const Racks&) const = default;
};

/// A device that stands elsewhere than the plan would put it; the item of the list is named like the device.
struct RackOverride {
    std::string rack;                  ///< name on the floor, "A07"; empty = the rack of the automatic place
    std::optional<std::int64_t> unit;  ///< lowest rack unit, from 1; blank = the lowest that is free
                                       ///< (both blank: not moved)
    Meta meta;
    bool operator==(const RackOverride&) const = default;
};

enum class PowerBase { Nameplate, Peak, Sustained };
template <>
struct Choices<PowerBase> {
    static constexpr Choice rows[] = {{0, "nameplate", TR_NOOP("choices", "Nameplate")},
                                      {1, "peak", TR_NOOP("choices", "Peak")},
                                      {2, "sustained", TR_NOOP("choices", "Sustained")}};
};

/// Units for a load; `None` takes the load past the UPS.
enum class Redundancy { N, NPlus1, NPlus2, ThreeHalves, TwoN, None };
template <>
struct Choices<Redundancy> {
    static constexpr Choice rows[] = {{0, "n", "N"},     {1, "n+1", "N+1"},
                                      {2, "n+2", "N+2"}, {3, "3n/2", "3N/2"},
                                      {4, "2n", "2N"},   {5, "none", TR_NOOP("choices", "No UPS")}};
};

enum class UpsKind { DoubleConversion, Eco, Hvdc };
template <>
struct Choices<UpsKind> {
    static constexpr Choice rows[] = {{0, "double_conversion", TR_NOOP("choices", "UPS, double conversion")},
                                      {1, "eco", TR_NOOP("choices", "UPS, eco mode")},
                                      {2, "hvdc", TR_NOOP("choices", "HVDC 240/336 V")}};
};

enum class FeedKind { ThreePhase, SinglePhase, Direct };
template <>
struct Choices<FeedKind> {
    static constexpr Choice rows[] = {{0, "three_phase", TR_NOOP("choices", "Three phases")},
                                      {1, "single_phase", TR_NOOP("choices", "One phase")},
                                      {2, "direct", TR_NOOP("choices", "Direct current")}};
};

enum class GridCountry { China, UnitedStates };
template <>
struct Choices<GridCountry> {
    static constexpr Choice rows[] = {{0, "china", TR_NOOP("choices", "China")},
                                      {1, "united_states", TR_NOOP("choices", "United States")}};
};

/// Where the nameplate of a server without a sheet comes from.
enum class ServerEstimate { Factor, Parts };
template <>
struct Choices<ServerEstimate> {
    static constexpr Choice rows[] = {{0, "factor", TR_NOOP("choices", "TDP of the cards times a factor")},
                                      {1, "parts", TR_NOOP("choices", "Sum of its parts")}};
};

/// What stands in a server beside its cards; per host.
struct HostParts {
    std::int64_t cardsPerHost = 8;
    Power processors{650}, memory{225}, nic{32.5}, drives{96}, board{150};
    Ratio fanShareAir{0.12}, fanShareLiquid{0.02};
    Ratio supplyEfficiency{0.95};
    Meta meta;
    bool operator==(const HostParts&) const = default;
};

/// Speed of a card whose power is held below its TDP; linear between the points.
struct CapCurve {
    Ratio at83{0.95}, at80{0.935}, at70{0.87}, at60{0.78};
    bool enforced = false;
    Meta meta;
    bool operator==(const CapCurve&) const = default;
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
    VolumePerEnergy fuelUse{0.26 / 3.6e9};
    Ratio fuelReserve{0.10};
    std::int64_t generatorSpare = 1;
    ServerEstimate serverEstimate = ServerEstimate::Factor;
    HostParts host;
    CapCurve cap;
    Redundancy inferenceRedundancy = Redundancy::NPlus1, storageRedundancy = Redundancy::TwoN,
               networkRedundancy = Redundancy::TwoN, managementRedundancy = Redundancy::TwoN,
               pumpRedundancy = Redundancy::NPlus1;
    UpsKind upsKind = UpsKind::DoubleConversion;
    std::optional<Ratio> upsNoLoad, upsLinear, upsSquare;  ///< vendor's curve; blank = of the kind
    Ratio transformerNoLoad{0.0011}, transformerSquare{0.0080}, distributionSquare{0.015};
    Ratio distributionLoad{0.8};
    FeedKind feedKind = FeedKind::ThreePhase;
    std::int64_t supplies = 6, suppliesNeeded = 3;  ///< per server
    GridCountry grid = GridCountry::China;
    Ratio syncShare{0.8};
    PowerRamp rampLimit{1e6};
    MassPerEnergy carbonFactor{0.54 / 3.6e6};
    Ratio greenShare{0};
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

/// Towns with monthly means of the temperature (climate.h).
enum class Climate { Beijing, Hohhot, Shanghai, Hefei, Guangzhou, Guiyang, Chengdu };
template <>
struct Choices<Climate> {
    static constexpr Choice rows[] = {
        {0, "beijing", TR_NOOP("choices", "Beijing")},     {1, "hohhot", TR_NOOP("choices", "Hohhot")},
        {2, "shanghai", TR_NOOP("choices", "Shanghai")},   {3, "hefei", TR_NOOP("choices", "Hefei")},
        {4, "guangzhou", TR_NOOP("choices", "Guangzhou")}, {5, "guiyang", TR_NOOP("choices", "Guiyang")},
        {6, "chengdu", TR_NOOP("choices", "Chengdu")}};
};

enum class HeatRejection { Dry, Evaporative };
template <>
struct Choices<HeatRejection> {
    static constexpr Choice rows[] = {{0, "dry", TR_NOOP("choices", "Dry coolers")},
                                      {1, "evaporative", TR_NOOP("choices", "Evaporative towers")}};
};

enum class PueSource { Stated, Parts };
template <>
struct Choices<PueSource> {
    static constexpr Choice rows[] = {{0, "stated", TR_NOOP("choices", "Stated annual values")},
                                      {1, "parts", TR_NOOP("choices", "Computed from parts")}};
};

/// What the plant is made of and where it stands: PUE from parts, water, ride-through.
struct Plant {
    Climate climate = Climate::Beijing;
    Length altitude{0};
    Temperature hottest{273.15 + 38};
    HeatRejection rejection = HeatRejection::Dry;
    TemperatureDifference approach{8}, depression{5};
    TemperatureDifference evaporatorApproach{5}, condenserLift{12};
    Ratio carnotShare{0.5};
    Temperature airSupply{273.15 + 20};
    Ratio cycles{4};
    Pressure loopDrop{200e3};
    Ratio pumpEfficiency{0.6};
    VolumePerPower loopVolume{2e-6};
    TemperatureDifference rideRise{8};
    Duration pumpRestart{15};
    bool pumpsOnUps = true;
    std::int64_t leakPoints = 2;  ///< per rack with liquid
    Ratio reuseShare{0};
    Duration reuseSeason{2880 * 3600.0};
    Meta meta;
    bool operator==(const Plant&) const = default;
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
    Temperature coolantSupply{273.15 + 35};
    VolumeFlow cduFlow{1400 / 60e3};
    TemperatureDifference cduApproach{4}, cduRatedApproach{4};
    PueSource pueSource = PueSource::Stated;
    Plant plant;
    Meta meta;
    bool operator==(const CoolingPlan&) const = default;
};

template <>
Table fieldsOf<Racks>();
template <>
Table fieldsOf<RackOverride>();
template <>
Table fieldsOf<HostParts>();
template <>
Table fieldsOf<CapCurve>();
template <>
Table fieldsOf<PowerPlan>();
template <>
Table fieldsOf<Plant>();
template <>
Table fieldsOf<CoolingPlan>();

}  // namespace model
