// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The kinds of things a design is made of. One struct serves the catalogue entry and the copy inside a design, so the
// numbers of a design are its own. A blank value is not public or not confirmed; it is never zero.

#include <optional>
#include <string>

#include "model/core/field.h"

namespace model {

/// Price as observed for one unit; blank = no price known. `typical` is what totals use.
struct Price {
    std::optional<Money> low, typical, high;
    std::optional<Date> date;
    Meta meta;
    bool operator==(const Price&) const = default;
};

struct Accelerator {
    std::string name;
    std::string vendor;
    std::optional<FlopRate> bf16, fp8, fp4;  ///< dense matrix peaks
    std::optional<Bytes> memory;
    std::optional<ByteRate> memoryBandwidth;
    std::optional<ByteRate> scaleUpBandwidth;  ///< one direction
    std::optional<std::int64_t> scaleUpDomain;
    std::optional<Power> tdp;
    bool liquidRequired = false;
    Meta meta;
    bool operator==(const Accelerator&) const = default;
};

struct Server {
    std::string name;
    std::int64_t accelerators = 8;
    std::optional<Length> height;
    std::optional<Mass> weight;
    std::optional<std::int64_t> racksPerUnit;  ///< rack-scale products only
    std::optional<Power> nameplate, peak, sustained;
    std::optional<std::int64_t> nics;
    std::optional<ByteRate> nicRate;
    bool liquidRequired = false;
    std::optional<Ratio> liquidShare;  ///< share of the heat that liquid takes; 0 = air only
    Price price;
    Meta meta;
    bool operator==(const Server&) const = default;
};

struct Switch {
    std::string name;
    std::string vendor;
    std::optional<std::int64_t> ports;
    std::optional<ByteRate> portRate;
    std::int64_t portsPerCage = 1;
    std::optional<Length> height;
    std::optional<Mass> weight;
    std::optional<Power> typical, max;
    bool maxIncludesOptics = false;
    Price price;
    Meta meta;
    bool operator==(const Switch&) const = default;
};

struct Optic {
    std::string name;
    std::string medium;
    std::optional<ByteRate> linkRate;
    std::int64_t linksPerModule = 1;
    std::optional<Length> reach;
    std::optional<Power> power;
    Price price;
    Meta meta;
    bool operator==(const Optic&) const = default;
};

struct Rack {
    std::string name;
    std::optional<Length> height, width, depth;
    std::optional<Mass> maxLoad;
    std::optional<Mass> tare;
    Meta meta;
    bool operator==(const Rack&) const = default;
};

struct LanguageModel {
    std::string name;
    std::int64_t layers = 80, hidden = 8192, heads = 64, kvHeads = 8, headSize = 128, ffn = 28672, ffnMatrices = 3,
                 vocabulary = 128256;
    std::int64_t pretrainSequence = 8192;
    bool tiedEmbeddings = false, learnedPositions = false;
    std::int64_t experts = 0, expertsPerToken = 0, sharedExperts = 0, expertFfn = 0, denseLayers = 0;
    std::int64_t mlaQueryRank = 0, mlaKvRank = 0, mlaNope = 0, mlaRope = 0, mlaValue = 0;
    Meta meta;
    bool operator==(const LanguageModel&) const = default;
};

/// One class of component that fails; rates are per unit.
struct ComponentClass {
    std::string per = "accelerator";  ///< unit counted: accelerator, server, nic, optical_link, ...
    Rate rate;
    std::optional<Rate> low, high;
    Ratio needsHardware;  ///< share of events in which hands touch the node
    Ratio curedByReset;
    bool stopsJob = true;
    bool silent = false;  ///< found long after its onset (silent corruption); stops the job when found
    Duration detect;
    std::optional<Duration> detectUnmonitored;  ///< the same when nobody watches
    Duration repair;                            ///< median
    Ratio repairSigma;
    Duration handsOn;
    std::optional<Bytes> memoryReference;    ///< the rate is for this much card memory and scales with it
    std::optional<std::int64_t> countLimit;  ///< units beyond this add nothing (software faults saturate)
    Meta meta;
    bool operator==(const ComponentClass&) const = default;
};

template <>
Table fieldsOf<Price>();
template <>
Table fieldsOf<Accelerator>();
template <>
Table fieldsOf<Server>();
template <>
Table fieldsOf<Switch>();
template <>
Table fieldsOf<Optic>();
template <>
Table fieldsOf<Rack>();
template <>
Table fieldsOf<LanguageModel>();
template <>
Table fieldsOf<ComponentClass>();

}  // namespace model
