// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Hours of a mean year by outside temperature, for PUE and free cooling. Monthly means are those of the China
// Statistical Yearbook (2009 table 11-13, 2010 table 12-13; mean of 2008 and 2009, grade B). Around them stands a sine of
// the day with the mean daily range and a normal spread from day to day (3.5 K), both grade C: hourly files of a
// weather service are better.

#include <array>
#include <vector>

#include "model/site/flows.h"

namespace model::site {

enum class Town { Beijing, Hohhot, Shanghai, Hefei, Guangzhou, Guiyang, Chengdu };
inline constexpr int kTowns = 7;

struct MonthlyMeans {
    std::array<double, 12> celsius{};
    double dailyRange = 0;  ///< K, mean of warmest less coldest hour
};
const MonthlyMeans& monthlyMeans(Town town);

/// Bins of 2.5 K by their middle; times add up to 8,760 h. Built once per town.
const std::vector<ClimateBin>& climateBins(Town town);

}  // namespace model::site
