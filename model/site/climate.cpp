// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/climate.h"

#include <cmath>
#include <map>
#include <numbers>

namespace model::site {
namespace {

constexpr double kZeroCelsius = 273.15, kHour = 3600;
constexpr double kStep = 2.5, kSpread = 3.5;  // K
constexpr std::array<double, 12> kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

const std::array<MonthlyMeans, kTowns>& allMeans() {
    static const std::array<MonthlyMeans, kTowns> kMeans{{
        {{-3, 0.8, 8.05, 15.85, 21.6, 24.8, 27.1, 25.85, 21.05, 14.9, 4.25, -1.65}, 10.7},     // Beijing
        {{-11.2, -6.05, 2.35, 11.7, 16.8, 21.15, 23.7, 20.85, 16.1, 8.4, -2.15, -9.5}, 12.5},  // Hohhot
        {{4, 6.45, 11, 16.1, 21.75, 25.1, 29.5, 28.15, 25.3, 21, 12.6, 6.95}, 7.5},            // Shanghai
        {{1.8, 5.2, 11.5, 17.2, 22.7, 25.65, 28.65, 27.4, 24.25, 19.6, 9.55, 5.25}, 8.5},      // Hefei
        {{12.6, 16.3, 19.15, 22.7, 25.75, 27.45, 29.35, 29.6, 29.05, 26.05, 18.9, 15.45}, 8},  // Guangzhou
        {{2.4, 6.3, 11.55, 15.1, 18.7, 21.25, 22.7, 22.8, 21.2, 16.15, 9.85, 5.9}, 7.5},       // Guiyang
        {{4.7, 8.1, 12.95, 17.35, 21.6, 24.5, 25.3, 24.55, 22.45, 17.9, 11.45, 7.5}, 7.5},     // Chengdu
    }};
    return kMeans;
}

double below(double x) {
    return 0.5 * std::erfc(-x / std::numbers::sqrt2);
}

std::vector<ClimateBin> binsOf(const MonthlyMeans& means) {
    std::map<int, double> hours;
    for (std::size_t month = 0; month < means.celsius.size(); ++month) {
        for (int hour = 0; hour < 24; ++hour) {
            const double mean =
                means.celsius[month] + means.dailyRange / 2 * std::sin((hour + 0.5) * std::numbers::pi / 12);
            const int first = static_cast<int>(std::floor((mean - 4 * kSpread) / kStep)),
                      last = static_cast<int>(std::floor((mean + 4 * kSpread) / kStep));
            double before = 0;
            for (int bin = first; bin <= last; ++bin) {
                const double up = bin == last ? 1 : below(((bin + 1) * kStep - mean) / kSpread);
                hours[bin] += kDays[month] * (up - before);
                before = up;
            }
        }
    }
    std::vector<ClimateBin> bins;
    bins.reserve(hours.size());
    for (const auto& [bin, h] : hours) bins.push_back({{(bin + 0.5) * kStep + kZeroCelsius}, {h * kHour}});
    return bins;
}

}  // namespace

const MonthlyMeans& monthlyMeans(Town town) {
    return allMeans()[static_cast<std::size_t>(town)];
}

const std::vector<ClimateBin>& climateBins(Town town) {
    static const std::array<std::vector<ClimateBin>, kTowns> kBins = [] {
        std::array<std::vector<ClimateBin>, kTowns> all;
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = binsOf(allMeans()[i]);
        return all;
    }();
    return kBins[static_cast<std::size_t>(town)];
}

}  // namespace model::site
