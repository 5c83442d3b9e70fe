// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/seek.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <boost/math/tools/toms748_solve.hpp>

namespace model {
namespace {

struct Point {
    double x = 0, y = 0;
};

// Doublings away from the present value: fine near it, because the nearest crossing is the one that is meant.
constexpr std::array<double, 16> kOctaves = {0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8, 11, 15, 20, 28, 38, 50, 64};

class Seeker {
public:
    Seeker(const std::function<std::optional<double>(double)>& f, const SeekInputs& in) : m_f(f), m_in(in) {}

    SeekResult run() {
        const auto start = at(m_in.present);
        std::vector<double> up = upwards(), down = downwards();
        if (!start) return startElsewhere(up, down);
        return from(*start, up, down);
    }

private:
    /// f(x), remembered as the nearest seen so far.
    std::optional<Point> at(double x) {
        if (m_in.whole) x = std::round(x);
        x = std::clamp(x, m_in.low, m_in.high);
        ++m_count;
        const auto y = m_f(x);
        if (!y || !std::isfinite(*y)) return std::nullopt;
        const Point p{x, *y};
        if (!m_nearest || std::abs(p.y - m_in.target) < std::abs(m_nearest->y - m_in.target)) m_nearest = p;
        if (m_first && p.y != m_first->y) m_moved = true;
        if (!m_first) m_first = p;
        return p;
    }

    bool hits(const Point& p) const {
        const double size = m_in.target != 0 ? m_in.target : m_first->y;  // a margin of zero needs another measure
        return std::abs(p.y - m_in.target) <= 1e-9 * std::abs(size);
    }

    /// Candidates above and below the present value, out to the ends of the range.
    std::vector<double> upwards() const {
        std::vector<double> xs;
        const double x0 = m_in.present;
        if (x0 < 0) {
            for (const double o : kOctaves) xs.push_back(x0 * std::exp2(-o));
            xs.push_back(0);
        }
        const double unit = x0 > 0 ? x0 : scale();
        for (const double o : kOctaves) xs.push_back(unit * std::exp2(o));
        return tidy(std::move(xs), m_in.high);
    }
    std::vector<double> downwards() const {
        std::vector<double> xs;
        const double x0 = m_in.present;
        if (x0 > 0) {
            for (const double o : kOctaves) xs.push_back(x0 * std::exp2(-o));
            xs.push_back(0);
        }
        const double unit = x0 < 0 ? -x0 : scale();
        for (const double o : kOctaves) xs.push_back(-unit * std::exp2(o));
        return tidy(std::move(xs), m_in.low);
    }

    /// Where to begin when the present value is zero: one for counts, a small part of the range for quantities.
    double scale() const {
        if (m_in.whole) return 1;
        const double width = std::min(m_in.high - m_in.low, 1e12);
        return width * 1e-6;
    }

    std::vector<double> tidy(std::vector<double> xs, double end) const {
        std::vector<double> out;
        const bool up = end >= m_in.present;
        double last = m_in.present;
        for (double x : xs) {
            if (m_in.whole) x = std::round(x);
            const bool inside = up ? x < end : x > end;
            if (inside && (up ? x > last : x < last)) out.push_back(last = x);
        }
        if (last != end && end != m_in.present) out.push_back(end);
        return out;
    }

    /// The present value gives nothing: take the nearest one that does.
    SeekResult startElsewhere(const std::vector<double>& up, const std::vector<double>& down) {
        for (std::size_t i = 0; i < std::max(up.size(), down.size()); ++i)
            for (const auto* side : {&up, &down}) {
                if (i >= side->size()) continue;
                const auto p = at((*side)[i]);
                if (!p) continue;
                SeekInputs again = m_in;
                again.present = p->x;
                Seeker other(m_f, again);
                other.m_count = m_count;
                return other.from(*p, other.upwards(), other.downwards());
            }
        return {SeekState::Blank, m_in.present, 0, false, m_count};
    }

    SeekResult from(const Point& start, const std::vector<double>& up, const std::vector<double>& down) {
        if (!m_first) m_first = start, m_nearest = start;
        if (hits(start) && !m_in.whole) return found(start);
        Point a = start, b = start;
        bool openUp = !up.empty(), openDown = !down.empty();
        for (std::size_t i = 0; openUp || openDown; ++i) {
            if (openUp) {
                const auto p = at(up[i]);
                if (p && crosses(a, *p)) return close(a, *p);
                if (p) a = *p;
                openUp = p && i + 1 < up.size();
            }
            if (openDown) {
                const auto p = at(down[i]);
                if (p && crosses(b, *p)) return close(b, *p);
                if (p) b = *p;
                openDown = p && i + 1 < down.size();
            }
        }
        if (m_nearest && hits(*m_nearest)) return found(*m_nearest);
        if (!m_moved) return {SeekState::NoEffect, start.x, start.y, false, m_count};
        return {SeekState::OutOfReach, m_nearest->x, m_nearest->y, false, m_count};
    }

    bool crosses(const Point& p, const Point& q) const {
        if (m_in.whole) return p.y != q.y && meets(p, p, q) != meets(q, p, q);
        return (p.y < m_in.target) != (q.y < m_in.target) || hits(q);
    }

    /// Whether y satisfies the target: below a ceiling, above a floor; without a preference, beyond the crossing in
    /// the direction in which x grows.
    bool meets(const Point& p, const Point& a, const Point& b) const {
        const double slack = 4e-16 * std::abs(m_in.target);  // two roundings, not two cards
        int better = m_in.better;
        if (better == 0) better = (a.x < b.x) == (a.y < b.y) ? 1 : -1;
        return better > 0 ? p.y >= m_in.target - slack : p.y <= m_in.target + slack;
    }

    SeekResult found(const Point& p) const { return {SeekState::Found, p.x, p.y, hits(p), m_count}; }

    SeekResult close(Point a, Point b) {
        if (a.x > b.x) std::swap(a, b);
        return m_in.whole ? closeWhole(a, b) : closeSmooth(a, b);
    }

    /// Bisection on "meets"; then the two counts beyond are looked at, because divisibility makes steps that are not
    /// monotone.
    SeekResult closeWhole(const Point a, const Point b) {
        Point in = meets(a, a, b) ? a : b, out = meets(a, a, b) ? b : a;
        while (std::abs(in.x - out.x) > 1.5 && m_count < 190) {
            const auto p = at(std::floor(in.x + (out.x - in.x) / 2));
            if (!p) return found(in);
            (meets(*p, a, b) ? in : out) = *p;
        }
        const double step = out.x > in.x ? 1 : -1;
        for (const double k : {1.0, 2.0}) {
            const double x = out.x + k * step;
            if (x < m_in.low || x > m_in.high) break;
            if (const auto p = at(x); p && meets(*p, a, b)) in = *p;
        }
        return found(in);
    }

    SeekResult closeSmooth(const Point a, const Point b) {
        if (hits(a)) return found(a);
        if (hits(b)) return found(b);
        // On a logarithmic scale days = work / cards and its like are close to a straight line.
        const bool logarithmic = a.x > 0;
        const auto to = [&](double u) { return logarithmic ? std::exp(u) : u; };
        Point low = a, high = b;  // the tightest pair around the crossing
        const bool rising = a.y < b.y;
        const auto g = [&](double u) {
            const auto p = at(to(u));
            if (!p) return rising ? 1.0 : -1.0;  // a hole in the function is treated like its far end
            if ((p->y < m_in.target) == (a.y < m_in.target)) {
                if (p->x > low.x) low = *p;
            } else if (p->x < high.x) {
                high = *p;
            }
            return p->y - m_in.target;
        };
        std::uintmax_t most = static_cast<std::uintmax_t>(std::max(1, 190 - m_count));
        const auto tight = [](double u, double v) { return std::abs(u - v) <= 1e-15 * (1 + std::abs(u)); };
        const double u = logarithmic ? std::log(a.x) : a.x, v = logarithmic ? std::log(b.x) : b.x;
        boost::math::tools::toms748_solve(g, u, v, a.y - m_in.target, b.y - m_in.target, tight, most);
        if (hits(*m_nearest)) return found(*m_nearest);
        return found(meets(low, a, b) ? low : high);
    }

    const std::function<std::optional<double>(double)>& m_f;
    SeekInputs m_in;
    std::optional<Point> m_first, m_nearest;
    bool m_moved = false;
    int m_count = 0;
};

}  // namespace

SeekResult seek(const std::function<std::optional<double>(double)>& f, const SeekInputs& inputs) {
    SeekInputs in = inputs;
    if (!std::isfinite(in.target) || !std::isfinite(in.low) || !std::isfinite(in.high) || !(in.low <= in.high))
        return {};
    if (!std::isfinite(in.present)) in.present = in.low;
    in.present = std::clamp(in.present, in.low, in.high);
    return Seeker(f, in).run();
}

}  // namespace model
