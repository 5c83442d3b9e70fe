// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Sentences of findings and article checks; the other problems have theirs in problem_texts.cpp.

#include <string_view>

#include "model/core/translate.h"

namespace model {

/// One sentence by the id of its problem.
struct Sentence {
    std::string_view id, text;
};

inline constexpr Sentence kFindingSentences[] = {
{"missing.input", TR_NOOP("problems", "Results wait for “%1”: the value is not public. Enter it.")},
{"limit.deadline", TR_NOOP("problems", "Training takes %1 (P50), longer than the deadline of %2.")},
{"limit.deadline_p90", TR_NOOP("problems", "Half of all runs meet the deadline of %2, but P90 is %1.")},
{"limit.power", TR_NOOP("problems", "The site needs %1 at the meter, more than the limit of %2.")},
{"limit.power_tight", TR_NOOP("problems", "%3 of the power limit is left: %1 reserved at the meter, limit %2.")},
{"limit.racks", TR_NOOP("problems", "%1 racks are needed, the hall has %2 positions.")},
{"limit.budget", TR_NOOP("problems", "The investment of %1 exceeds the budget of %2.")},
{"design.no_pool", TR_NOOP("problems", "The design has no pool of accelerators: add one, nothing can be computed before.")},
{"design.no_workload", TR_NOOP("problems", "The design has no workload; days and demand stay empty.")},
{"demand.no_pool", TR_NOOP("problems", "Workload “%1” runs on pool “%2”, which does not exist.")},
{"demand.model_at_least", TR_NOOP("problems", "This language model cannot exist: %1 is %2, at least %3 is needed.")},
{"demand.model_at_most", TR_NOOP("problems", "This language model cannot exist: %1 is %2, more than %3 with %4.")},
{"demand.model_divides", TR_NOOP("problems", "This language model cannot exist: %1 with %2 must divide %3 with %4.")},
{"demand.utilisation_high", TR_NOOP("problems", "“%1” is planned with an MFU of %2; published runs reach 35–55 %.")},
{"demand.six_nd", TR_NOOP("problems", "6ND gives %1, the exact count %2: the rule of thumb is off by %3.")},
{"mapping.heads", TR_NOOP("problems", "“%1” cannot run: TP %2 does not divide the %3 attention heads. Choose a TP of %4.")},
{"mapping.too_many_stages", TR_NOOP("problems", "“%1” cannot run: PP %2 × interleave %3 are %4 stages, the model has %5 layers. Lower PP or the interleave.")},
{"mapping.interleave", TR_NOOP("problems", "“%1” cannot run: %2 layers do not divide into PP %3 × interleave %4 equal parts. Change PP, or set the interleave to 1.")},
{"mapping.too_few_cards", TR_NOOP("problems", "“%1” cannot run: one replica takes TP %2 × PP %3 × CP %6 = %4 cards, the pool has %5. Lower TP or PP, or add cards.")},
{"mapping.does_not_divide", TR_NOOP("problems", "“%1” cannot run: %2 cards are no multiple of TP %3 × PP %4 × CP %8 = %5. Take %6 or %7 cards, or change TP or PP.")},
{"mapping.batch_limited", TR_NOOP("problems", "“%1” cannot run: %2 data-parallel copies × micro-batch %3 take %4 sequences per step, the global batch has %5. Enlarge the global batch, or use fewer cards or a larger TP or PP.")},
{"mapping.batch_uneven", TR_NOOP("problems", "“%1”: the global batch of %2 sequences does not divide by %3 data-parallel copies × micro-batch %4; %5 or %6 would.")},
{"mapping.context", TR_NOOP("problems", "“%1” cannot run: a sequence of %2 tokens does not divide into 2 × CP %3 equal parts. Change CP or the sequence length.")},
{"mapping.experts", TR_NOOP("problems", "“%1” cannot run: EP %2 must divide the %3 experts, and EP × ETP = %4 the %5 cards of a stage. Change EP or ETP.")},
{"mapping.no_experts", TR_NOOP("problems", "“%1” cannot run: the model has no experts. Set EP and ETP to 1.")},
{"mapping.rounds", TR_NOOP("problems", "“%1” cannot run: %2 microbatches do not feed an interleaved pipeline of %3 stages. Enlarge the global batch, or set the interleave to 1.")},
{"mapping.cannot", TR_NOOP("problems", "“%1” cannot run as %2: model, groups and batch do not divide each other.")},
{"mapping.nothing_fits", TR_NOOP("problems", "“%1” fits no parallel mapping on %2 cards. Take more cards, cards with more memory, or another global batch.")},
{"mapping.default_efficiency", TR_NOOP("problems", "No published run stands behind the efficiency of %2 in “%1”; days may be off by tens of percent.")},
{"mapping.uneven_stages", TR_NOOP("problems", "“%1”: %2 layers do not divide into %3 stages; the fullest has %4 and the others wait, up to %5 of the time.")},
{"mapping.memory", TR_NOOP("problems", "“%1” needs %2 per card; the card has %3.")},
{"mapping.tp_leaves_domain", TR_NOOP("problems", "“%1”: TP %2 does not stay inside a scale-up domain of %3 cards; part of its traffic falls on the slower network.")},
{"inference.does_not_fit", TR_NOOP("problems", "“%1”: the weights of %2 do not fit the %3 of one instance.")},
{"inference.no_instance", TR_NOOP("problems", "“%1” cannot run: one instance takes %2 cards, the pool has %3. Use fewer cards per instance, or add cards.")},
{"inference.utilisation_policy", TR_NOOP("problems", "“%1” is planned with a mean load of %2; the policy is 30–50 %.")},
{"inference.too_few_cards", TR_NOOP("problems", "“%1” needs %2 cards, its pool has %3.")},
{"compute.partial_server", TR_NOOP("problems", "Pool “%1”: %2 cards do not fill servers of %3; the last server is partly empty.")},
{"compute.idle_pool", TR_NOOP("problems", "No workload runs on pool “%1”.")},
{"fabric.infeasible", TR_NOOP("problems", "Network “%1” cannot be built with these switches: asked for %2, possible are %3. Take switches with more ports, more planes or three tiers.")},
{"fabric.per_card", TR_NOOP("problems", "Network “%1” gives %2 per card, less than the required %3; the next port rate is %4.")},
{"fabric.no_port_rate", TR_NOOP("problems", "Network “%1”: no port rate carries the required %2 per card.")},
{"fabric.ratio_rounded", TR_NOOP("problems", "Network “%1”: requested %2, wired %3, %4 when full, because ports are whole.")},
{"fabric.single_homed", TR_NOOP("problems", "Network “%1” has one plane: losing a leaf takes up to %2 servers' links and stops the job.")},
{"fabric.none", TR_NOOP("problems", "There is no parameter network between the servers: add one under the networks.")},
{"fabric.connects_nothing", TR_NOOP("problems", "Network “%1” connects nothing: neither a server nor a node is on it. Choose another pool for it, or remove it.")},
{"racks.does_not_fit", TR_NOOP("problems", "A server of pool “%1” (%2 peak) does not fit a rack: %3 is exceeded.")},
{"racks.no_room", TR_NOOP("problems", "Other parts of %1 leave no height in a rack of %2.")},
{"racks.floor_load", TR_NOOP("problems", "A full rack puts %1 on its footprint; floors carry about %2. Spread plates are needed.")},
{"power.server_below_cards", TR_NOOP("problems", "Pool “%1”: %2 per server is less than its cards alone, %3.")},
{"power.base_sustained", TR_NOOP("problems", "The reserve stands on sustained power: it comes to %1 × nameplate and leaves no real room.")},
{"power.feed_loss", TR_NOOP("problems", "After the loss of one feed the others carry %1 each, more than their %2.")},
{"power.feed_overload", TR_NOOP("problems", "The rack draws %1, its only feed carries %2.")},
{"cooling.breaks_mandate", TR_NOOP("problems", "Pool “%1” needs liquid cooling; air was chosen.")},
{"cooling.air_blocked", TR_NOOP("problems", "Pool “%1”: %2 per rack on air is above the limit of %3.")},
{"cooling.air_struggles", TR_NOOP("problems", "Pool “%1”: %2 per rack on air is above %3, where air already struggles.")},
{"storage.no_write", TR_NOOP("problems", "No hot storage tier can be written: a checkpoint never becomes durable.")},
{"storage.no_read", TR_NOOP("problems", "No hot storage tier can be read: nothing can be restarted from a checkpoint.")},
{"storage.drain_longer", TR_NOOP("problems", "Writing a checkpoint takes %1, longer than the interval of %2.")},
{"storage.hot_capacity", TR_NOOP("problems", "The hot tier holds %1; the checkpoints kept need %2.")},
{"storage.read_rate", TR_NOOP("problems", "The hot tier reads %1, less than 1.2 × the %2 that training needs.")},
{"storage.slow_load", TR_NOOP("problems", "Reading a checkpoint takes %1, more than 3 min.")},
{"reliability.interval", TR_NOOP("problems", "A checkpoint every %1 is outside the ±5 % band; the best interval is %2 and gains %3.")},
{"reliability.rate_low", TR_NOOP("problems", "%1 interruptions per card and year is a replacement rate, not an interruption rate.")},
{"reliability.spares", TR_NOOP("problems", "%1 hot spares, 99 % of the time %2 are needed; waiting costs %3 of the time.")},
{"reliability.slow_restart", TR_NOOP("problems", "A restart takes %1, more than 10 min.")},
{"reliability.never_ends", TR_NOOP("problems", "With an interruption every %1 the job never gets from one checkpoint to the next.")},
{"reliability.unknown_unit", TR_NOOP("problems", "Failure class “%1” counts per “%2”, which is not a known unit.")},
{"reliability.no_classes", TR_NOOP("problems", "There are no failure classes: no interruption is counted.")},
{"cost.unpriced", TR_NOOP("problems", "%1 lines of the bill have no price: the total is incomplete.")},
{"cost.network_share", TR_NOOP("problems", "Networks are %1 of the IT hardware, outside the usual 12–30 %.")},
{"article.flops_days", TR_NOOP("problems", "Article: 1e23 FLOPs keep 1,000 cards of 1,000 TFLOPS busy for tens of days. Exact: %1 at an MFU of 40 %; tens of days (%2) need 1.2e24 FLOPs.")},
{"article.servers", TR_NOOP("problems", "Article: cards / 8 = servers. Here %1 cards in servers of %2 are %3 servers.")},
{"article.port_rate", TR_NOOP("problems", "Article: at least 25 GB/s per card, so 400G ports. Exact: %1 is %2, with the link efficiency %3 on the wire; the next port rate is %4.")},
{"article.replacement", TR_NOOP("problems", "Article: 160,000 cards with an MTBF of 500,000 h fail at %1. That is replacement; here cards are replaced at %2, but the job is interrupted at %3.")},
{"article.reserve", TR_NOOP("problems", "Article: reserve 1.3 × peak. Here that is %1, or %2 × nameplate; 1.3 × sustained would be only %3 × nameplate.")},
{"article.interval", TR_NOOP("problems", "Article: 30 instead of 5 min between checkpoints gains 15 %. Here it gains %1; 15 % would imply a stall of %2, this design has %3.")},
{"article.checkpoint_size", TR_NOOP("problems", "Article: a checkpoint of 100 B parameters has hundreds of GB. Exact: %1 with optimizer states; %2 is the weights alone.")},
{"article.accelerator_power", TR_NOOP("problems", "Article: 160,000 cards of 400 W are %1, the whole IT load passes 100 MW: a factor of %2 over the cards.")},
{"article.doubling", TR_NOOP("problems", "Article: 256 cards need two months, 512 cards three weeks. That takes %1 × the speed per card: an MFU of 40 % would have to become %2.")},
{"article.network_share", TR_NOOP("problems", "Article: networks are 20–30 % of the hardware. Here they are %1; compare only figures of the same scope.")},
};

}  // namespace model
