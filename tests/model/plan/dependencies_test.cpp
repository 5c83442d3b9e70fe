// SPDX-License-Identifier: GPL-3.0-or-later
// What results say they are computed from is true: every input is changed in every example, and a result that moves
// without (transitively) declaring the input fails, as does an input that moves nothing anywhere and does not say that
// it is information only.
#include <QtTest>

#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "model/plan/evaluate.h"
#include "tests/model/plan/examples.h"

using namespace model;
using examples::Example;

namespace {

/// A path with every item name replaced by a star: what belongs to one row of a table.
std::string pattern(const std::string& path) {
    const bool project = path.rfind("project.", 0) == 0;
    std::string out = project ? "project" : "", rest = project ? path.substr(8) : path;
    for (const Table root : {project ? fieldsOf<Project>() : fieldsOf<Design>(), fieldsOf<Results>()}) {
        std::string done = out;
        Table table = root;
        bool good = true, item = false;
        std::string left = rest;
        while (good && !left.empty()) {
            const std::string key = left.substr(0, left.find('.'));
            left = key.size() == left.size() ? "" : left.substr(key.size() + 1);
            if (item) {
                done += ".*";
                item = false;
                continue;
            }
            const auto f = std::find_if(table.begin(), table.end(), [&](const Field& x) { return x.key == key; });
            good = f != table.end();
            if (!good) break;
            done += (done.empty() ? "" : ".") + key;
            item = f->kind == Kind::List;
            if (f->table) table = f->table();
        }
        if (good) return done;
    }
    return path;
}

/// Everything that comes out of a design. Keys are kept apart from values: they are the same while no item comes or
/// goes.
struct Outcomes {
    Results results;
    std::vector<std::string> keys;
    std::vector<Value> values;
    std::vector<Problem> problems;  ///< without the notes about typical ranges: those say nothing about use
    std::optional<SimulationInputs> simulation;
};

Outcomes outcomesOf(const Project& p, const Design& d) {
    Outcomes o;
    o.results = evaluate(p, d);
    o.keys.reserve(512);
    o.values.reserve(512);
    forEachResult(o.results, [&](const Place& place) {
        o.keys.push_back(place.path);
        o.values.push_back(place.value());
    });
    for (const auto& found : o.results.problems)
        if (found.id.rfind("range.typical", 0) != 0) o.problems.push_back(found);
    o.simulation = simulationInputs(p, d, o.results);
    return o;
}

double middle(const Field& row) {
    for (const Range& r : {row.typical, row.hard})
        if (std::isfinite(r.min) && std::isfinite(r.max)) return r.min > 0 ? std::sqrt(r.min * r.max) : r.max / 20;
    return 1;
}

/// Other values for a field: what the trial puts in.
std::vector<Value> variants(const Place& place, const Example& e) {
    const Field& row = *place.row;
    const Value now = place.value();
    std::vector<Value> out;
    const auto add = [&](Value v) {
        if (!(v == now) && !checkHard(row, v)) out.push_back(std::move(v));
    };
    const bool blank = std::holds_alternative<std::monostate>(now);
    if (row.optional && !blank) out.push_back(std::monostate{});
    const Unit* unit = row.kind == Kind::Quantity ? findUnit(row.unit) : nullptr;
    const auto si = [&](double shown) { return unit ? toSi(shown, *unit) : shown; };
    switch (row.kind) {
        case Kind::Quantity: {
            const double x = blank || std::get<double>(now) == 0 ? si(middle(row)) : std::get<double>(now);
            for (const double factor : {1.9, 0.31, 1.0}) add(x * factor);
            for (const double end : {row.hard.min, row.hard.max})
                if (std::isfinite(end) && out.size() < 2) add(si(end));
            break;
        }
        case Kind::Integer: {
            const double x = blank || std::get<std::int64_t>(now) == 0
                                 ? middle(row)
                                 : static_cast<double>(std::get<std::int64_t>(now));
            for (const double factor : {1.9, 0.31, 1.0, 2.0, 0.5}) add(std::llround(x * factor));
            if (!blank)
                for (const std::int64_t step : {-1, 1}) add(std::get<std::int64_t>(now) + step);
            break;
        }
        case Kind::Flag:
            add(!std::get<bool>(now));
            break;
        case Kind::Text:
            if (row.key == "per")
                for (const char* unitWord : {"server", "nic", "optical_link", "nothing"}) add(std::string(unitWord));
            else
                add(std::get<std::string>(now) + "x");
            break;
        case Kind::Choice:
            for (const auto& c : row.choices) add(std::string(c.word));
            break;
        case Kind::Amount:
            if (blank) {
                add(Money{1000, "CNY"});
            } else {
                const Money m = std::get<Money>(now);
                for (const double factor : {1.9, 0.31}) add(Money{m.amount * factor, m.currency});
                add(Money{m.amount, m.currency == "EUR" ? "USD" : "EUR"});
            }
            break;
        case Kind::Day:
            add(blank ? Date{std::chrono::days{20000}} : std::get<Date>(now) + std::chrono::days{400});
            break;
        case Kind::Ref:
            for (const char* id : {"h100-sxm", "a100-sxm-80", ""}) add(std::string(id));
            break;
        case Kind::ItemRef: {
            Design copy = e.design;
            const auto list = findField(fieldsOf<Design>(), &copy, row.of);
            void* items = list->row->sub(list->owner);
            for (std::size_t i = 0; i < list->row->list->size(items); ++i) add(list->row->list->name(items, i));
            add(std::string());
            add(std::string("nobody"));
            break;
        }
        case Kind::Group:
        case Kind::List:
            break;
    }
    return out;
}

/// All inputs behind each result of an example, before and after a change.
class Declared {
public:
    Declared(const Example& e, const Results& r) : m_example(e), m_results(r) {}
    const std::set<std::string>& of(const std::string& result) {
        auto [it, fresh] = m_sources.try_emplace(result);
        if (fresh)
            for (auto& s : sourceInputs(m_example.project, m_example.design, m_results, result)) it->second.insert(s);
        return it->second;
    }

private:
    const Example& m_example;
    const Results& m_results;
    std::map<std::string, std::set<std::string>> m_sources;
};

/// Results of both whose value differs.
std::vector<std::string> moved(const Outcomes& a, const Outcomes& b) {
    std::vector<std::string> out;
    for (std::size_t i = 0, j = 0; i < a.keys.size(); ++i) {
        if (a.keys.size() == b.keys.size()) {
            j = i;
        } else {  // an item was taken away: the order of the rest is the same
            const auto it = std::find(b.keys.begin() + static_cast<std::ptrdiff_t>(j), b.keys.end(), a.keys[i]);
            if (it == b.keys.end()) continue;
            j = static_cast<std::size_t>(it - b.keys.begin());
        }
        if (!(a.values[i] == b.values[j])) out.push_back(a.keys[i]);
    }
    return out;
}

void forEachList(Design& d, const std::function<void(const Place&)>& visit) {
    forEachField(
        fieldsOf<Design>(), &d,
        [&](const Place& p) {
            if (p.row->kind == Kind::List) visit(p);
        },
        true);
}

}  // namespace

class DependenciesTest : public QObject {
    Q_OBJECT
    std::vector<Example> m_examples;

private slots:
    void initTestCase() {
        try {
            m_examples = examples::all();
        } catch (const std::exception& e) {
            QFAIL(e.what());
        }
    }

    void everyResultIsDescribed() {
        const Example& e = m_examples.front();
        forEachResult(evaluate(e.project, e.design), [](const Place& p) {
            QVERIFY2(!p.row->label.empty() && !p.row->formula.empty() && !p.row->from.empty(), p.path.c_str());
        });
    }

    void everyPatternResolves() {
        std::map<std::string, bool> bound;  // pattern of a result: found in some example
        for (const Example& e : m_examples) {
            const Results r = evaluate(e.project, e.design);
            forEachResult(r, [&](const Place& p) {
                const std::string from(p.row->from);
                for (std::size_t at = 0; at < from.size();) {
                    const std::size_t end = std::min(from.find(' ', at), from.size());
                    const std::string one = from.substr(at, end - at);
                    at = end + 1;
                    if (one.empty()) continue;
                    const auto paths = bindPattern(e.project, e.design, r, p.path, one);
                    QVERIFY2(paths.has_value(), (p.path + " <- " + one).c_str());
                    bound[pattern(p.path) + " <- " + one] |= !paths->empty();
                }
            });
        }
        for (const auto& [text, found] : bound) QVERIFY2(found, text.c_str());
    }

    void noResultComesFromItself() {
        for (const Example& e : m_examples) {
            const Results r = evaluate(e.project, e.design);
            std::map<std::string, int> state;  // 1 = on the way, 2 = done
            std::string cycle;
            const std::function<void(const std::string&)> walk = [&](const std::string& key) {
                int& s = state[key];
                if (s == 1) cycle = key;
                if (s != 0) return;
                s = 1;
                for (const auto& next : dependencies(e.project, e.design, r, key)) walk(next);
                state[key] = 2;
            };
            forEachResult(r, [&](const Place& p) { walk(p.path); });
            QVERIFY2(cycle.empty(), cycle.c_str());
        }
    }

    void whatMovesIsDeclaredAndWhatIsAskedIsUsed() {
        std::map<std::string, std::string> undeclared;
        // Thresholds and rounding keep some pairs still; of interest, no fault.
        const bool showStill = qEnvironmentVariableIsSet("SHOW_STILL_PAIRS");
        std::set<std::string> inputs, used, information, declaredPairs, movedPairs;
        for (const Example& e : m_examples) {
            const Outcomes before = outcomesOf(e.project, e.design);
            Declared declared(e, before.results);
            std::vector<Place> places;
            forEachInput(e.project, e.design, [&](const Place& p) { places.push_back(p); });
            for (const auto& key : showStill ? before.keys : std::vector<std::string>())
                for (const auto& s : declared.of(key)) declaredPairs.insert(pattern(key) + " <- " + pattern(s));
            for (const Place& place : places) {
                const std::string row = pattern(place.path);
                inputs.insert(row);
                if (place.row->information) information.insert(row);
                for (const Value& v : variants(place, e)) {
                    Example changed = e;
                    const auto target = findInput(changed.project, changed.design, place.path);
                    QVERIFY2(target && target->row->set(target->owner, v), place.path.c_str());
                    const Outcomes after = outcomesOf(changed.project, changed.design);
                    Declared declaredAfter(changed, after.results);
                    for (const auto& key : moved(before, after)) {
                        used.insert(row);
                        if (showStill) movedPairs.insert(pattern(key) + " <- " + row);
                        if (declared.of(key).count(place.path)) continue;
                        const std::string pair = pattern(key) + " <- " + row;
                        if (!undeclared.count(pair) && !declaredAfter.of(key).count(place.path))
                            undeclared.emplace(pair, e.name + ": " + key);
                    }
                    if (before.results.bill != after.results.bill || before.simulation != after.simulation ||
                        before.problems != after.problems)
                        used.insert(row + (place.row->information ? " (remark)" : ""));
                }
            }
        }
        for (const auto& [pair, where] : undeclared) qWarning("undeclared: %s (%s)", pair.c_str(), where.c_str());
        bool idle = false;
        for (const auto& row : inputs) {
            if (information.count(row) ? !used.count(row) : used.count(row) > 0) continue;
            qWarning("%s: %s", information.count(row) ? "is used, not information" : "moves nothing", row.c_str());
            idle = true;
        }
        for (const auto& pair : declaredPairs)
            if (!movedPairs.count(pair)) qInfo("declared, never moved: %s", pair.c_str());
        QVERIFY(undeclared.empty());
        QVERIFY(!idle);
    }

    void takingAwayAnItemMovesOnlyWhatDeclaresIt() {
        std::map<std::string, std::string> undeclared;
        for (const Example& e : m_examples) {
            const Outcomes before = outcomesOf(e.project, e.design);
            Declared declared(e, before.results);
            std::vector<std::pair<std::string, std::size_t>> lists;
            Example copy = e;
            forEachList(copy.design, [&](const Place& p) {
                lists.push_back({p.path, p.row->list->size(p.row->sub(p.owner))});
            });
            for (const auto& [path, size] : lists)
                for (std::size_t i = 0; i < size; ++i) {
                    Example changed = e;
                    const auto list = findField(fieldsOf<Design>(), &changed.design, path);
                    void* items = list->row->sub(list->owner);
                    const std::string item = path + "." + list->row->list->name(items, i) + ".";
                    list->row->list->erase(items, i);
                    const Outcomes after = outcomesOf(changed.project, changed.design);
                    for (const auto& key : moved(before, after)) {
                        const auto& sources = declared.of(key);
                        const auto first = sources.lower_bound(item);
                        if (first != sources.end() && first->rfind(item, 0) == 0) continue;
                        undeclared.try_emplace(pattern(key) + " <- " + path, e.name + ": " + key + " without " + item);
                    }
                }
        }
        for (const auto& [pair, where] : undeclared) qWarning("undeclared: %s (%s)", pair.c_str(), where.c_str());
        QVERIFY(undeclared.empty());
    }
};

QTEST_APPLESS_MAIN(DependenciesTest)
#include "dependencies_test.moc"
