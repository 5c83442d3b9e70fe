// SPDX-License-Identifier: GPL-3.0-or-later
// Philox against known answers, buffered draws against single ones, own log, exp and normal quantile against the
// C library and Boost.
#include <QtTest>
#include <boost/math/special_functions/erf.hpp>
#include <cmath>
#include <vector>

#include "../reliability/golden_rows.h"
#include "model/core/portable_math.h"
#include "model/core/random.h"

using namespace model;

class RandomTest : public QObject {
    Q_OBJECT
private slots:
    void philoxGivesTheKnownAnswers() {
        const auto rows = goldenRows("philox4x32_10");
        QVERIFY(rows.size() >= 4);
        const auto word = [](const nlohmann::json& hex) {
            return static_cast<std::uint32_t>(std::stoul(hex.get<std::string>(), nullptr, 16));
        };
        for (const auto& row : rows) {
            std::array<std::uint32_t, 4> counter{}, want{};
            for (std::size_t i = 0; i < 4; ++i) {
                counter[i] = word(row.in.at("counter")[i]);
                want[i] = word(row.expected.at("out")[i]);
            }
            const auto got = philox(counter, {word(row.in.at("key")[0]), word(row.in.at("key")[1])});
            QVERIFY2(got == want, row.id.c_str());
        }
    }

    void uniformsNeverReachZeroOrOne() {
        QVERIFY(unitInterval(0, 0) > 0);
        QVERIFY(unitInterval(0xffffffff, 0xffffffff) < 1);
        QCOMPARE(unitInterval(0x80000000, 0), 0.5 + 0x1p-54);
    }

    void streamsAreTheCounterLayoutOfTheHeader() {
        RandomStream stream(0x7ea, Purpose::Restart, 0x10, 0x29);
        const auto block = philox({0, 5u << 16 | 0x10, 0x29, 1}, {0x7ea, 0});
        QCOMPARE(stream.uniform(), unitInterval(block[0], block[1]));
        QCOMPARE(stream.uniform(), unitInterval(block[2], block[3]));
    }

    void bufferedDrawsEqualSingleDraws() {
        const StreamId id{99, Purpose::Gap, 3, 17};
        RandomStream one(99, Purpose::Gap, 3, 17), two(99, Purpose::Gap, 3, 17), three(99, Purpose::Gap, 3, 17);
        BufferedStream uniforms(id, BufferedStream::Kind::Uniform), gaps(id, BufferedStream::Kind::Exponential);
        BufferedStream normals(id, BufferedStream::Kind::Normal);
        for (std::uint64_t i = 0; i < 1000; ++i) {
            const double u = one.uniform();
            QCOMPARE(uniforms.next(), u);
            QCOMPARE(uniformAt(id, i), u);
            QVERIFY(gaps.next() == two.exponential());
            QVERIFY(normals.next() == three.normal());
        }
    }

    void oddLengthsFillToo() {
        std::vector<double> three(3), four(4);
        fillUniforms({1, Purpose::Class, 0, 0}, 5, three);
        fillUniforms({1, Purpose::Class, 0, 0}, 5, four);
        QVERIFY(std::equal(three.begin(), three.end(), four.begin()));
    }

    void momentsAreRight() {
        constexpr int n = 200'000;
        BufferedStream gaps({5, Purpose::Gap, 0, 0}, BufferedStream::Kind::Exponential);
        BufferedStream factors({5, Purpose::Restart, 0, 0}, BufferedStream::Kind::Lognormal, 0.5);
        double gap = 0, factor = 0, squares = 0;
        for (int i = 0; i < n; ++i) {
            gap += gaps.next();
            const double x = factors.next();
            factor += x;
            squares += x * x;
        }
        const double variance = std::exp(0.25) - 1;  // of a lognormal with mean 1
        QVERIFY(std::abs(gap / n - 1) < 4 / std::sqrt(n));
        QVERIFY(std::abs(factor / n - 1) < 4 * std::sqrt(variance / n));
        QVERIFY(std::abs(squares / n - 1 - variance) < 0.02);
    }

    void logarithmIsAccurate() {
        for (double x = 1e-300; x < 1e300; x *= 1.37) {
            const double want = std::log(x);
            QVERIFY2(std::abs(portableLog(x) - want) <= 1e-15 * std::max(std::abs(want), 1e-3),
                     qPrintable(QString::number(x)));
        }
        for (double x = 0.5; x < 2; x += 1e-4)
            QVERIFY(std::abs(portableLog(x) - std::log(x)) <= 1e-15 * std::abs(std::log(x)) + 1e-18);
        QCOMPARE(portableLog(1.0), 0.0);
    }

    void exponentialIsAccurate() {
        for (double x = -700; x < 700; x += 0.137)
            QVERIFY2(std::abs(portableExp(x) / std::exp(x) - 1) < 1e-15, qPrintable(QString::number(x)));
        QCOMPARE(portableExp(0), 1.0);
        QVERIFY(portableExp(-1e300) < 1e-300 && portableExp(-1e300) >= 0);
        QVERIFY(std::isfinite(portableExp(1e300)));
        QVERIFY(std::isnan(portableExp(std::nan(""))));
    }

    void normalQuantileIsAccurate() {
        std::vector<double> p;
        for (double x = 1e-300; x < 0.4; x *= 1.9) p.push_back(x);
        for (double x = 0.0001; x < 1; x += 0.0007) p.push_back(x);
        p.push_back(1 - 0x1p-53);
        std::vector<double> all = p;
        normalQuantiles(all);
        for (std::size_t i = 0; i < p.size(); ++i) {
            const double want = -std::sqrt(2.0) * boost::math::erfc_inv(2 * p[i]);
            QVERIFY2(std::abs(normalQuantile(p[i]) - want) < 4e-15 * std::max(1.0, std::abs(want)),
                     qPrintable(QString::number(p[i])));
            QVERIFY(all[i] == normalQuantile(p[i]));
        }
        QVERIFY(std::isinf(normalQuantile(0)) && std::isinf(normalQuantile(1)));
        QVERIFY(std::isnan(normalQuantile(2)) && std::isnan(normalQuantile(std::nan(""))));
    }
};

QTEST_APPLESS_MAIN(RandomTest)
#include "random_test.moc"
