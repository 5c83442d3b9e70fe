// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// From the structs with tables (what people edit and files keep) to the plain inputs of the formula rooms.

#include <vector>

#include "model/catalog/entries.h"
#include "model/cost/bill.h"
#include "model/plan/workbook.h"
#include "model/reliability/rates.h"
#include "model/training/algorithms.h"
#include "model/training/layer_time.h"

namespace model::plan {

training::Architecture architectureOf(const LanguageModel& m);
/// Speeds of a card; blank when its 16-bit peak, memory or memory bandwidth is not public. `cardsPerServer` >= 1.
std::optional<training::CardSpeed> cardSpeedOf(const Accelerator& card, std::int64_t cardsPerServer);
training::Stack stackOf(const SoftwareStack& s);
training::Compression compressionOf(GradientCompression kind, Ratio kept, ErrorFeedback feedback);
training::ActivationMode activationModeOf(Recompute r);
training::GradientForm gradientFormOf(GradientExchange g);
training::Schedule scheduleOf(PipelineSchedule s);
/// The scale-up domain of a card as the innermost tier; a card without scale-up links is a domain of its own.
training::NetworkTier scaleUpTier(const Accelerator& card);
/// Ports of a card outside the domain: `rate` per card and direction, `members` cards below one block.
training::NetworkTier fabricTier(const Accelerator& card, ByteRate rate, double members, double oversubscription);
/// Price with its grade and source (its own, else what the entry that holds it says under `key`); `factor` scales all
/// figures (factor on hardware prices).
cost::PriceRange priceRangeOf(const Price& price, double factor, const Meta& holder, std::string_view key = "price");
/// An amount of the cost inputs as a price, with the grade and source of its row while it stands at its default.
cost::PriceRange priceRangeOf(const CostPlan& plan, std::string_view key, double factor = 1);
cost::ExchangeRates ratesOf(const Project& p);
/// Failure classes of a design with the common factor on all rates.
std::vector<RateClass> classesOf(const Reliability& r);

}  // namespace model::plan
