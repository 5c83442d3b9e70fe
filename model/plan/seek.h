// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The numbers of goal seek, free of designs: brackets a crossing of f(x) = target outwards from the present value and
// closes in on it (TOMS 748, Alefeld, Potra, Shi, ACM Trans. Math. Softw. 21, 1995; bisection for whole numbers). Works
// for rising and falling functions, for steps, and where the function is blank beyond some point.

#include <functional>
#include <optional>

namespace model {

struct SeekInputs {
    double present = 0;        ///< where to start, inside low .. high
    double low = 0, high = 0;  ///< finite; a range may cross zero
    bool whole = false;        ///< whole numbers only
    double target = 0;
    int better = 0;  ///< of f: -1 the target is a ceiling, +1 a floor, 0 the first x beyond the crossing
};

enum class SeekState {
    Found,
    NoEffect,    ///< f is the same wherever it was looked at
    OutOfReach,  ///< no crossing seen; x and y are the nearest found
    Blank        ///< f has no value at the start, nor near it
};

struct SeekResult {
    SeekState state = SeekState::Blank;
    double x = 0, y = 0;  ///< y = f(x)
    bool exact = false;   ///< y is the target to within 1e-9 of it; else x is the last that meets it before the jump
    int evaluations = 0;
};

/// At most 200 evaluations of f. f gives nullopt (or a value that is not finite) where it cannot be computed.
SeekResult seek(const std::function<std::optional<double>(double)>& f, const SeekInputs& inputs);

}  // namespace model
