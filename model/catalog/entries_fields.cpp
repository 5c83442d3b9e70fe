// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/entries.h"

namespace model {
namespace {

constexpr Field kPrice[] = {
    row<&Price::low>({.key = "low", .hard = {0, 1e12}, .label = TR_NOOP("fields", "Lowest observed"), .more = true}),
    row<&Price::typical>({.key = "typical", .hard = {0, 1e12}, .label = TR_NOOP("fields", "Unit price"),
                          .doc = TR_NOOP("docs", "Price of one unit used in totals, without tax."), .better = -1}),
    row<&Price::high>({.key = "high", .hard = {0, 1e12}, .label = TR_NOOP("fields", "Highest observed"), .more = true}),
    row<&Price::date>({.key = "date", .label = TR_NOOP("fields", "Price date"), .information = true, .more = true}),
};
static_assert(keysAreGood(kPrice) && memberCount<Price>() == std::size(kPrice) + 1, "a member has no row");

constexpr Field kEfficiency[] = {
    row<&Efficiency::matrix16>({.key = "matrix16", .unit = "%", .hard = {1, 100}, .typical = {45, 95}, .label = TR_NOOP("fields", "16-bit matrix efficiency"),
        .doc = TR_NOOP("docs", "Share of the dense 16-bit peak that large matrix products reach, power limit included."),
        .source = TR_NOOP("sources", "starting value between published A100 and H100 kernels"), .grade = Grade::C}),
    row<&Efficiency::matrix8>({.key = "matrix8", .unit = "%", .hard = {1, 100}, .typical = {40, 90}, .label = TR_NOOP("fields", "8-bit matrix efficiency"),
        .doc = TR_NOOP("docs", "Share of the 8-bit peak that large matrix products reach."),
        .source = TR_NOOP("sources", "starting value between published A100 and H100 kernels"), .grade = Grade::C}),
    row<&Efficiency::depth>({.key = "depth", .hard = {0, 100000}, .typical = {100, 1000}, .label = TR_NOOP("fields", "Inner size at half speed"),
        .doc = TR_NOOP("docs", "A product with this inner size runs at half the speed of a very deep one; 8-bit products need twice as much."), .grade = Grade::C, .more = true}),
    row<&Efficiency::tileRows>({.key = "tile_rows", .hard = {1, 4096}, .label = TR_NOOP("fields", "Tile rows"),
        .doc = TR_NOOP("docs", "Matrices are cut into tiles; a partly filled tile costs as much as a full one."), .grade = Grade::C, .more = true}),
    row<&Efficiency::tileColumns>({.key = "tile_columns", .hard = {1, 4096}, .label = TR_NOOP("fields", "Tile columns"), .grade = Grade::C, .more = true}),
    row<&Efficiency::multiprocessors>({.key = "multiprocessors", .hard = {1, 10000}, .label = TR_NOOP("fields", "Multiprocessors"),
        .doc = TR_NOOP("docs", "Units that work on tiles side by side; they decide how full the last wave of tiles is."), .grade = Grade::C, .more = true}),
    row<&Efficiency::wave>({.key = "wave", .hard = {0, 1}, .label = TR_NOOP("fields", "Wave loss exponent"),
        .doc = TR_NOOP("docs", "0: kernels share out the last wave and lose nothing; 1: they wait for it."), .grade = Grade::C, .more = true}),
    row<&Efficiency::attentionForward>({.key = "attention_forward", .unit = "%", .hard = {1, 100}, .typical = {30, 80}, .label = TR_NOOP("fields", "Attention efficiency, forward"),
        .doc = TR_NOOP("docs", "Flash attention against the 16-bit peak, causal FLOPs."),
        .source = TR_NOOP("sources", "FlashAttention-2 (arXiv 2307.08691), FlashAttention-3 (arXiv 2407.08608)"), .grade = Grade::C, .more = true}),
    row<&Efficiency::attentionBackward>({.key = "attention_backward", .unit = "%", .hard = {1, 100}, .typical = {30, 70}, .label = TR_NOOP("fields", "Attention efficiency, backward"),
        .source = TR_NOOP("sources", "FlashAttention-2 (arXiv 2307.08691), FlashAttention-3 (arXiv 2407.08608)"), .grade = Grade::C, .more = true}),
    row<&Efficiency::memory>({.key = "memory", .unit = "%", .hard = {1, 100}, .typical = {80, 95}, .label = TR_NOOP("fields", "Memory bandwidth efficiency"), .grade = Grade::C, .more = true}),
    row<&Efficiency::launch>({.key = "launch", .unit = "us", .hard = {0, 1000}, .typical = {1, 10}, .label = TR_NOOP("fields", "Launch time of an operation"), .grade = Grade::C, .more = true}),
    row<&Efficiency::scaleUp>({.key = "scale_up", .unit = "%", .hard = {1, 100}, .typical = {50, 90}, .label = TR_NOOP("fields", "Scale-up link efficiency"),
        .doc = TR_NOOP("docs", "Share of one direction of the scale-up bandwidth that collectives reach."), .grade = Grade::C}),
    row<&Efficiency::scaleUpLatency>({.key = "scale_up_latency", .unit = "us", .hard = {0, 1000}, .typical = {1, 10}, .label = TR_NOOP("fields", "Scale-up latency per hop"), .grade = Grade::C, .more = true}),
    row<&Efficiency::nic>({.key = "nic", .unit = "%", .hard = {1, 100}, .typical = {70, 95}, .label = TR_NOOP("fields", "Fabric port efficiency"),
        .doc = TR_NOOP("docs", "Share of the port rate that collectives between servers reach."), .grade = Grade::C}),
    row<&Efficiency::nicLatency>({.key = "nic_latency", .unit = "us", .hard = {0, 1000}, .typical = {3, 20}, .label = TR_NOOP("fields", "Fabric latency per hop"), .grade = Grade::C, .more = true}),
    row<&Efficiency::tensorHidden>({.key = "tensor_hidden", .unit = "%", .hard = {0, 100}, .typical = {20, 80}, .label = TR_NOOP("fields", "Hidden share of the TP exchange"),
        .doc = TR_NOOP("docs", "Where the software overlaps tensor-parallel exchange with matrix products, this share of it costs no time."), .grade = Grade::C}),
    row<&Efficiency::jitter>({.key = "jitter", .unit = "%", .hard = {0, 20}, .typical = {0.5, 1.5}, .label = TR_NOOP("fields", "Step jitter of one card"),
        .doc = TR_NOOP("docs", "Sigma of the step time of one card; a job waits for the slowest of all its cards."), .grade = Grade::C}),
    row<&Efficiency::slowBy>({.key = "slow_by", .unit = "%", .hard = {0, 100}, .label = TR_NOOP("fields", "Slow servers of the fitted fleet"),
        .doc = TR_NOOP("docs", "How much slow servers delayed the runs on which the set was fitted; a design takes its own value from the reliability page."), .information = true, .more = true}),
    row<&Efficiency::residual>({.key = "residual", .unit = "%", .hard = {0, 100}, .typical = {3, 25}, .label = TR_NOOP("fields", "Error of the step model"),
        .doc = TR_NOOP("docs", "How far predicted step times may be off: the largest error on published runs of this accelerator, twice that where only a relative was fitted."),
        .source = TR_NOOP("sources", "estimate for accelerators without published runs"), .grade = Grade::C}),
};
static_assert(keysAreGood(kEfficiency) && memberCount<Efficiency>() == std::size(kEfficiency) + 1, "a member has no row");

constexpr Field kSoftwareStack[] = {
    row<&SoftwareStack::name>({.key = "name", .label = TR_NOOP("fields", "Software stack"), .information = true}),
    row<&SoftwareStack::flashAttention>({.key = "flash_attention", .label = TR_NOOP("fields", "Flash attention"),
        .doc = TR_NOOP("docs", "The scores stay on the chip: half the work of causal attention and no score matrix in memory.")}),
    row<&SoftwareStack::parallelBlock>({.key = "parallel_block", .label = TR_NOOP("fields", "Parallel attention and feed-forward"),
        .doc = TR_NOOP("docs", "Both blocks of a layer start from the same input: half the tensor-parallel exchanges."), .more = true}),
    row<&SoftwareStack::tensorOverlap>({.key = "tensor_overlap", .label = TR_NOOP("fields", "TP exchange overlaps")}),
    row<&SoftwareStack::gradientOverlap>({.key = "gradient_overlap", .label = TR_NOOP("fields", "Gradient exchange overlaps"),
        .doc = TR_NOOP("docs", "Gradients travel in buckets during the last backward pass, weights during the first forward pass.")}),
    row<&SoftwareStack::pipelineOverlap>({.key = "pipeline_overlap", .label = TR_NOOP("fields", "Pipeline transfers overlap"), .more = true}),
    row<&SoftwareStack::pipelineScattered>({.key = "pipeline_scattered", .label = TR_NOOP("fields", "Pipeline transfers scattered"),
        .doc = TR_NOOP("docs", "Every tensor-parallel rank sends its share of the boundary tensor instead of a whole copy."), .more = true}),
    row<&SoftwareStack::expertOverlap>({.key = "expert_overlap", .label = TR_NOOP("fields", "Expert exchange overlaps"),
        .doc = TR_NOOP("docs", "Two half batches hide each other's dispatch; the exchange takes part of the multiprocessors."), .more = true}),
    row<&SoftwareStack::expertForwarding>({.key = "expert_forwarding", .label = TR_NOOP("fields", "Expert exchange once per server"),
        .doc = TR_NOOP("docs", "A token travels once to a server and is copied inside it, instead of once per expert."), .more = true}),
    row<&SoftwareStack::flatSharded>({.key = "flat_sharded", .label = TR_NOOP("fields", "ZeRO-3 in one flat ring"),
        .doc = TR_NOOP("docs", "Weights are gathered at the speed of one port per card, without a hierarchy."), .more = true}),
    row<&SoftwareStack::gradientBytes>({.key = "gradient_bytes", .hard = {1, 8}, .label = TR_NOOP("fields", "Bytes of a gradient on the wire"), .more = true}),
    row<&SoftwareStack::weightBytes>({.key = "weight_bytes", .hard = {1, 8}, .label = TR_NOOP("fields", "Bytes of a weight on the wire"), .more = true}),
    row<&SoftwareStack::calibrated>({.key = "calibrated", .label = TR_NOOP("fields", "Fitted on published runs"), .information = true, .more = true}),
    row<&SoftwareStack::recompute>({.key = "recompute", .label = TR_NOOP("fields", "Recomputation of its published runs"), .information = true, .more = true}),
    row<&SoftwareStack::gradients>({.key = "gradients", .label = TR_NOOP("fields", "Gradient exchange of its published runs"), .information = true, .more = true}),
    row<&SoftwareStack::schedule>({.key = "schedule", .label = TR_NOOP("fields", "Schedule of its published runs"), .information = true, .more = true}),
    row<&SoftwareStack::sequenceParallel>({.key = "sequence_parallel", .label = TR_NOOP("fields", "Sequence parallelism of its published runs"), .information = true, .more = true}),
    row<&SoftwareStack::interleaved>({.key = "interleaved", .label = TR_NOOP("fields", "Interleaving in its published runs"), .information = true, .more = true}),
};
static_assert(keysAreGood(kSoftwareStack) && memberCount<SoftwareStack>() == std::size(kSoftwareStack) + 1, "a member has no row");

constexpr Field kAccelerator[] = {
    row<&Accelerator::name>({.key = "name", .label = TR_NOOP("fields", "Model name"), .information = true}),
    row<&Accelerator::vendor>({.key = "vendor", .label = TR_NOOP("fields", "Vendor"), .information = true, .more = true}),
    row<&Accelerator::bf16>({.key = "bf16", .unit = "TFLOP/s", .hard = {0.001, 1e6}, .label = TR_NOOP("fields", "BF16 peak, dense"),
        .doc = TR_NOOP("docs", "Dense 16-bit matrix peak of one card; figures with sparsity are twice as large and never used.")}),
    row<&Accelerator::fp8>({.key = "fp8", .unit = "TFLOP/s", .hard = {0.001, 1e6}, .label = TR_NOOP("fields", "FP8 peak, dense"), .more = true}),
    row<&Accelerator::fp4>({.key = "fp4", .unit = "TFLOP/s", .hard = {0.001, 1e6}, .label = TR_NOOP("fields", "FP4 peak, dense"), .more = true}),
    row<&Accelerator::memory>({.key = "memory", .unit = "GB", .hard = {0.001, 1e6}, .label = TR_NOOP("fields", "Memory capacity (HBM)")}),
    row<&Accelerator::memoryBandwidth>({.key = "memory_bandwidth", .unit = "TB/s", .hard = {0.0001, 1e4}, .label = TR_NOOP("fields", "Memory bandwidth")}),
    row<&Accelerator::scaleUpBandwidth>({.key = "scale_up_bandwidth", .unit = "GB/s", .hard = {0, 1e6}, .label = TR_NOOP("fields", "Scale-up bandwidth per direction"),
        .doc = TR_NOOP("docs", "One way per card; data sheets often print both directions added.")}),
    row<&Accelerator::scaleUpDomain>({.key = "scale_up_domain", .hard = {1, 1e6}, .label = TR_NOOP("fields", "Cards in the scale-up domain"), .more = true}),
    row<&Accelerator::scaleUpLinks>({.key = "scale_up_links", .label = TR_NOOP("fields", "Links of the scale-up domain"),
        .doc = TR_NOOP("docs", "How the cards of a domain are joined; the picture of the network shows it. The bandwidth of a card is the sum of its links."), .information = true, .more = true}),
    row<&Accelerator::tdp>({.key = "tdp", .unit = "W", .hard = {1, 1e5}, .label = TR_NOOP("fields", "TDP of one card"),
        .doc = TR_NOOP("docs", "Watts at the module, not the server.")}),
    row<&Accelerator::liquidRequired>({.key = "liquid_required", .label = TR_NOOP("fields", "Card needs liquid cooling"), .more = true}),
    row<&Accelerator::efficiency>({.key = "efficiency", .label = TR_NOOP("fields", "Efficiency"),
        .doc = TR_NOOP("docs", "How much of its peaks the card reaches in training, by kind of operation.")}),
};
static_assert(keysAreGood(kAccelerator) && memberCount<Accelerator>() == std::size(kAccelerator) + 1, "a member has no row");

constexpr Field kServer[] = {
    row<&Server::name>({.key = "name", .label = TR_NOOP("fields", "Server model"), .information = true}),
    row<&Server::accelerators>({.key = "accelerators", .hard = {1, 1e6}, .label = TR_NOOP("fields", "Cards per server"),
        .doc = TR_NOOP("docs", "Accelerators in one server or rack-scale unit: 4, 8, 16, 72, 384 all exist.")}),
    row<&Server::height>({.key = "height", .unit = "U", .hard = {0.1, 1000}, .label = TR_NOOP("fields", "Server height")}),
    row<&Server::weight>({.key = "weight", .unit = "kg", .hard = {0.1, 1e6}, .label = TR_NOOP("fields", "Server weight")}),
    row<&Server::racksPerUnit>({.key = "racks_per_unit", .hard = {1, 1e4}, .label = TR_NOOP("fields", "Racks per unit"),
        .doc = TR_NOOP("docs", "Only for products that fill whole racks; blank for servers that are mounted in a rack."), .more = true}),
    row<&Server::nameplate>({.key = "nameplate", .unit = "kW", .hard = {0.001, 1e5}, .label = TR_NOOP("fields", "Nameplate power"),
        .doc = TR_NOOP("docs", "Rated maximum at the input of one server; breakers follow it.")}),
    row<&Server::peak>({.key = "peak", .unit = "kW", .hard = {0.001, 1e5}, .label = TR_NOOP("fields", "Measured peak power"),
        .doc = TR_NOOP("docs", "Highest measured value; blank = fraction of nameplate.")}),
    row<&Server::sustained>({.key = "sustained", .unit = "kW", .hard = {0.001, 1e5}, .label = TR_NOOP("fields", "Sustained power"),
        .doc = TR_NOOP("docs", "Mean over a long training run; blank = fraction of nameplate."), .more = true}),
    row<&Server::nics>({.key = "nics", .hard = {0, 1024}, .label = TR_NOOP("fields", "NICs to the compute fabric")}),
    row<&Server::nicRate>({.key = "nic_rate", .unit = "Gbit/s", .hard = {0.1, 1e5}, .label = TR_NOOP("fields", "Rate of one NIC")}),
    row<&Server::memory>({.key = "memory", .unit = "GB", .hard = {1, 1e6}, .typical = {256, 6000}, .label = TR_NOOP("fields", "Host memory of a server"),
        .doc = TR_NOOP("docs", "Main memory beside the cards: buffers of the data loaders and snapshots lie there."), .more = true}),
    row<&Server::liquidRequired>({.key = "liquid_required", .label = TR_NOOP("fields", "Server needs liquid cooling"), .more = true}),
    row<&Server::liquidShare>({.key = "liquid_share", .unit = "%", .hard = {0, 100}, .typical = {0, 95}, .label = TR_NOOP("fields", "Heat taken by liquid"),
        .doc = TR_NOOP("docs", "Share of the server's heat that cold plates can take; 0 = air-cooled server, blank = not public: the share of the cooling plan stands in.")}),
    row<&Server::price>({.key = "price", .label = TR_NOOP("fields", "Server price")}),
};
static_assert(keysAreGood(kServer) && memberCount<Server>() == std::size(kServer) + 1, "a member has no row");

constexpr Field kSwitch[] = {
    row<&Switch::name>({.key = "name", .label = TR_NOOP("fields", "Switch model"), .information = true}),
    row<&Switch::vendor>({.key = "vendor", .label = TR_NOOP("fields", "Vendor"), .information = true, .more = true}),
    row<&Switch::ports>({.key = "ports", .hard = {2, 4096}, .label = TR_NOOP("fields", "Ports at the link rate")}),
    row<&Switch::mostPorts>({.key = "most_ports", .hard = {2, 65536}, .label = TR_NOOP("fields", "Most ports when broken out"),
        .doc = TR_NOOP("docs", "Largest number of ports that the switch manages when its ports are broken out into slower ones, whatever their lanes would give; blank is not checked."), .more = true}),
    row<&Switch::portRate>({.key = "port_rate", .unit = "Gbit/s", .hard = {0.1, 1e5}, .label = TR_NOOP("fields", "Port rate")}),
    row<&Switch::portsPerCage>({.key = "ports_per_cage", .hard = {1, 8}, .label = TR_NOOP("fields", "Ports per cage"), .more = true}),
    row<&Switch::cagePower>({.key = "cage_power", .unit = "W", .hard = {0.1, 1000}, .label = TR_NOOP("fields", "Power of a cage"),
        .doc = TR_NOOP("docs", "The most that a module may draw in one cage; blank is not checked."), .information = true, .more = true}),
    row<&Switch::height>({.key = "height", .unit = "U", .hard = {0.1, 100}, .label = TR_NOOP("fields", "Switch height"), .more = true}),
    row<&Switch::weight>({.key = "weight", .unit = "kg", .hard = {0.1, 1e4}, .label = TR_NOOP("fields", "Switch weight"), .more = true}),
    row<&Switch::typical>({.key = "typical", .unit = "W", .hard = {1, 1e5}, .label = TR_NOOP("fields", "Typical power"), .more = true}),
    row<&Switch::max>({.key = "max", .unit = "W", .hard = {1, 1e5}, .label = TR_NOOP("fields", "Maximum power"),
        .doc = TR_NOOP("docs", "Rated maximum of one switch; blank = typical value stands in, flagged.")}),
    row<&Switch::maxIncludesOptics>({.key = "max_includes_optics", .label = TR_NOOP("fields", "Maximum includes optics"),
        .doc = TR_NOOP("docs", "Whether the maximum was stated with active cables or modules in every cage."), .more = true}),
    row<&Switch::price>({.key = "price", .label = TR_NOOP("fields", "Switch price")}),
};
static_assert(keysAreGood(kSwitch) && memberCount<Switch>() == std::size(kSwitch) + 1, "a member has no row");

constexpr Field kOptic[] = {
    row<&Optic::name>({.key = "name", .label = TR_NOOP("fields", "Module model"), .information = true}),
    row<&Optic::medium>({.key = "medium", .label = TR_NOOP("fields", "Fibre"),
        .doc = TR_NOOP("docs", "What the module feeds, for example MMF OM4; blank = copper without modules.")}),
    row<&Optic::linkRate>({.key = "link_rate", .unit = "Gbit/s", .hard = {0.1, 1e5}, .label = TR_NOOP("fields", "Rate of one link"), .more = true}),
    row<&Optic::linksPerModule>({.key = "links_per_module", .hard = {1, 16}, .label = TR_NOOP("fields", "Links per module"),
        .doc = TR_NOOP("docs", "At the rate of the module: planes, two leaves per NIC and ports that are broken out run slower links, and the module carries as many more."), .more = true}),
    row<&Optic::reach>({.key = "reach", .unit = "m", .hard = {0.1, 1e6}, .label = TR_NOOP("fields", "Reach"), .more = true}),
    row<&Optic::power>({.key = "power", .unit = "W", .hard = {0, 1000}, .label = TR_NOOP("fields", "Module power")}),
    row<&Optic::price>({.key = "price", .label = TR_NOOP("fields", "Module price")}),
};
static_assert(keysAreGood(kOptic) && memberCount<Optic>() == std::size(kOptic) + 1, "a member has no row");

constexpr Field kRack[] = {
    row<&Rack::name>({.key = "name", .label = TR_NOOP("fields", "Rack model"), .information = true}),
    row<&Rack::height>({.key = "height", .unit = "U", .hard = {1, 100}, .typical = {42, 52}, .label = TR_NOOP("fields", "Rack height")}),
    row<&Rack::width>({.key = "width", .unit = "m", .hard = {0.1, 10}, .typical = {0.6, 0.8}, .label = TR_NOOP("fields", "Rack width"), .more = true}),
    row<&Rack::depth>({.key = "depth", .unit = "m", .hard = {0.1, 10}, .typical = {1.0, 1.4}, .label = TR_NOOP("fields", "Rack depth"), .more = true}),
    row<&Rack::maxLoad>({.key = "max_load", .unit = "kg", .hard = {1, 1e5}, .label = TR_NOOP("fields", "Rack load limit")}),
    row<&Rack::tare>({.key = "tare", .unit = "kg", .hard = {0, 1e4}, .label = TR_NOOP("fields", "Rack and PDU weight"), .more = true}),
};
static_assert(keysAreGood(kRack) && memberCount<Rack>() == std::size(kRack) + 1, "a member has no row");

constexpr Field kLanguageModel[] = {
    row<&LanguageModel::name>({.key = "name", .label = TR_NOOP("fields", "Language model"), .information = true}),
    row<&LanguageModel::layers>({.key = "layers", .hard = {1, 1e5}, .label = TR_NOOP("fields", "Layers")}),
    row<&LanguageModel::hidden>({.key = "hidden", .hard = {1, 1e6}, .label = TR_NOOP("fields", "Hidden size")}),
    row<&LanguageModel::heads>({.key = "heads", .hard = {1, 1e5}, .label = TR_NOOP("fields", "Attention heads"), .more = true}),
    row<&LanguageModel::kvHeads>({.key = "kv_heads", .hard = {1, 1e5}, .label = TR_NOOP("fields", "KV heads"), .more = true}),
    row<&LanguageModel::headSize>({.key = "head_size", .hard = {1, 1e5}, .label = TR_NOOP("fields", "Head size"), .more = true}),
    row<&LanguageModel::ffn>({.key = "ffn", .hard = {0, 1e7}, .label = TR_NOOP("fields", "Feed-forward size"), .more = true}),
    row<&LanguageModel::ffnMatrices>({.key = "ffn_matrices", .hard = {2, 3}, .label = TR_NOOP("fields", "Feed-forward matrices"),
        .doc = TR_NOOP("docs", "3 for gated forms (SwiGLU, GeGLU), 2 for plain ones."), .more = true}),
    row<&LanguageModel::vocabulary>({.key = "vocabulary", .hard = {1, 1e8}, .label = TR_NOOP("fields", "Vocabulary size"), .more = true}),
    row<&LanguageModel::pretrainSequence>({.key = "pretrain_sequence", .hard = {1, 1e8}, .label = TR_NOOP("fields", "Pre-training sequence"), .information = true, .more = true}),
    row<&LanguageModel::tiedEmbeddings>({.key = "tied_embeddings", .label = TR_NOOP("fields", "Tied embeddings"), .more = true}),
    row<&LanguageModel::learnedPositions>({.key = "learned_positions", .label = TR_NOOP("fields", "Learned positions"), .more = true}),
    row<&LanguageModel::experts>({.key = "experts", .hard = {0, 1e5}, .label = TR_NOOP("fields", "Routed experts"),
        .doc = TR_NOOP("docs", "0 for a dense model."), .more = true}),
    row<&LanguageModel::expertsPerToken>({.key = "experts_per_token", .hard = {0, 1e4}, .label = TR_NOOP("fields", "Experts per token"), .more = true}),
    row<&LanguageModel::sharedExperts>({.key = "shared_experts", .hard = {0, 1e3}, .label = TR_NOOP("fields", "Shared experts"), .more = true}),
    row<&LanguageModel::expertFfn>({.key = "expert_ffn", .hard = {0, 1e7}, .label = TR_NOOP("fields", "Expert size"), .more = true}),
    row<&LanguageModel::denseLayers>({.key = "dense_layers", .hard = {0, 1e5}, .label = TR_NOOP("fields", "Dense layers before the experts"), .more = true}),
    row<&LanguageModel::mlaQueryRank>({.key = "mla_query_rank", .hard = {0, 1e6}, .label = TR_NOOP("fields", "MLA query rank"), .more = true}),
    row<&LanguageModel::mlaKvRank>({.key = "mla_kv_rank", .hard = {0, 1e6}, .label = TR_NOOP("fields", "MLA KV rank"),
        .doc = TR_NOOP("docs", "0 when the model has no multi-head latent attention."), .more = true}),
    row<&LanguageModel::mlaNope>({.key = "mla_nope", .hard = {0, 1e5}, .label = TR_NOOP("fields", "MLA head part without position"), .more = true}),
    row<&LanguageModel::mlaRope>({.key = "mla_rope", .hard = {0, 1e5}, .label = TR_NOOP("fields", "MLA head part with position"), .more = true}),
    row<&LanguageModel::mlaValue>({.key = "mla_value", .hard = {0, 1e5}, .label = TR_NOOP("fields", "MLA value head size"), .more = true}),
};
static_assert(keysAreGood(kLanguageModel) && memberCount<LanguageModel>() == std::size(kLanguageModel) + 1, "a member has no row");

constexpr Field kComponentClass[] = {
    row<&ComponentClass::per>({.key = "per", .label = TR_NOOP("fields", "Counted per"), .more = true}),
    row<&ComponentClass::rate>({.key = "rate", .unit = "/y", .hard = {0, 1000}, .label = TR_NOOP("fields", "Interruption rate"),
        .doc = TR_NOOP("docs", "Events per unit and year of 8,760 h that interrupt the job; not the replacement rate."), .better = -1}),
    row<&ComponentClass::low>({.key = "low", .unit = "/y", .hard = {0, 1000}, .label = TR_NOOP("fields", "Rate, low"), .information = true, .more = true}),
    row<&ComponentClass::high>({.key = "high", .unit = "/y", .hard = {0, 1000}, .label = TR_NOOP("fields", "Rate, high"), .information = true, .more = true}),
    row<&ComponentClass::needsHardware>({.key = "needs_hardware", .unit = "%", .hard = {0, 100}, .label = TR_NOOP("fields", "Needs hardware"),
        .doc = TR_NOOP("docs", "Share of events in which the node is drained and hands touch it."), .more = true}),
    row<&ComponentClass::curedByReset>({.key = "cured_by_reset", .unit = "%", .hard = {0, 100}, .label = TR_NOOP("fields", "Cured by reset"), .information = true, .more = true}),
    row<&ComponentClass::stopsJob>({.key = "stops_job", .label = TR_NOOP("fields", "Stops the job"), .more = true}),
    row<&ComponentClass::silent>({.key = "silent", .label = TR_NOOP("fields", "Found late"),
        .doc = TR_NOOP("docs", "Silent corruption: stops the job when it is found, and rolls back to before its onset."), .more = true}),
    row<&ComponentClass::detect>({.key = "detect", .unit = "s", .hard = {0, 1e7}, .label = TR_NOOP("fields", "Detection time"), .more = true}),
    row<&ComponentClass::detectUnmonitored>({.key = "detect_unmonitored", .unit = "s", .hard = {0, 1e8}, .label = TR_NOOP("fields", "Detection time without monitoring"),
        .doc = TR_NOOP("docs", "Until a time-out or a person finds it; used when the design has no monitoring."), .more = true}),
    row<&ComponentClass::repair>({.key = "repair", .unit = "h", .hard = {0, 1e5}, .label = TR_NOOP("fields", "Repair time, median"), .more = true}),
    row<&ComponentClass::repairSigma>({.key = "repair_sigma", .hard = {0, 4}, .label = TR_NOOP("fields", "Repair spread"),
        .doc = TR_NOOP("docs", "Sigma of the lognormal repair time."), .more = true}),
    row<&ComponentClass::memoryReference>({.key = "memory_reference", .unit = "GB", .hard = {0.001, 1e6}, .label = TR_NOOP("fields", "Rate is for this memory"),
        .doc = TR_NOOP("docs", "Memory faults grow with the memory of the card; blank = the rate does not."), .more = true}),
    row<&ComponentClass::countLimit>({.key = "count_limit", .hard = {1, 1e12}, .label = TR_NOOP("fields", "Units counted at most"),
        .doc = TR_NOOP("docs", "Units beyond this number add nothing; software faults do not grow with every server."), .more = true}),
    row<&ComponentClass::handsOn>({.key = "hands_on", .unit = "h", .hard = {0, 1e4}, .label = TR_NOOP("fields", "Hands-on time"), .information = true, .more = true}),
};
static_assert(keysAreGood(kComponentClass) && memberCount<ComponentClass>() == std::size(kComponentClass) + 1, "a member has no row");

}  // namespace

template <> Table fieldsOf<Price>() { return kPrice; }
template <> Table fieldsOf<Accelerator>() { return kAccelerator; }
template <> Table fieldsOf<Efficiency>() { return kEfficiency; }
template <> Table fieldsOf<SoftwareStack>() { return kSoftwareStack; }
template <> Table fieldsOf<Server>() { return kServer; }
template <> Table fieldsOf<Switch>() { return kSwitch; }
template <> Table fieldsOf<Optic>() { return kOptic; }
template <> Table fieldsOf<Rack>() { return kRack; }
template <> Table fieldsOf<LanguageModel>() { return kLanguageModel; }
template <> Table fieldsOf<ComponentClass>() { return kComponentClass; }

}  // namespace model
