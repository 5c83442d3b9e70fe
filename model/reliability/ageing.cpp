// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reliability/ageing.h"

#include <boost/math/special_functions/gamma.hpp>
#include <cmath>

namespace model {

Duration weibullScale(Duration mean, double shape) {
    return mean / boost::math::tgamma(1 + 1 / shape);
}

double firstFailures(double parts, Duration window, Duration mean, double shape) {
    return parts * -std::expm1(-std::pow((window / weibullScale(mean, shape)).si, shape));
}

Duration meanOfFirst(double parts, Duration mean, double shape) {
    return mean * std::pow(parts, -1 / shape);
}

double ageFactor(Duration age, Duration window, Duration mean, double shape) {
    if (shape == 1 || !(window.si > 0)) return 1;
    const double eta = weibullScale(mean, shape).si;
    const double hazard = std::pow((age + window).si / eta, shape) - std::pow(age.si / eta, shape);
    return hazard / (window / mean).si;
}

}  // namespace model
