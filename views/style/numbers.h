// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers are shown one way everywhere; see app/numbers.h.
#pragma once

#include "app/numbers.h"

namespace views {

using app::bigCount;
using app::count;
using app::counted;
using app::currencySign;
using app::fixedDecimals;
using app::fullPrecision;
using app::Language;
using app::languageOf;
using app::money;
using app::moneyInTable;
using app::percent;
using app::power;
using app::range;
using app::ratio;
using app::Scaled;
using app::scaled;
using app::signedNumber;
using app::significant;
using app::significantAgainst;
using app::UnitFamily;
using app::withUnit;

}  // namespace views
