// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart shows, as plain values: no plot library and no model types. Pages and the report fill these structs,
// one builder per struct draws them. Numbers stand in the unit of their axis; percent means 0 to 100. NaN is "missing"
// and is left out, never drawn as zero. Texts are already in the reader's language. Series numbers: palette.h.
#pragma once

#include "views/style/numbers.h"
#include "views/style/palette.h"

#include <QString>
#include <QStringList>
#include <limits>
#include <optional>
#include <variant>
#include <vector>

namespace views {

inline constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

struct Axis {
    QString title;
    QString unit;
    bool logarithmic = false;
    std::optional<double> low, high;  // else from the data
    std::vector<double> ticks;        // else 4 to 6 round ones
    bool operator==(const Axis&) const = default;
};

// A limit line: dashed, in the error colour, named with its value, the margin beside it.
struct Limit {
    QString name;
    double value = kMissing;
    QString margin;  // "82 kW left"
    Status marginStatus = Status::Ok;
    bool operator==(const Limit&) const = default;
};

enum class MarkKind {
    Current,   // ring with a thin dashed vertical
    Optimum,   // disc with a solid vertical
    Reference  // ring, for rules of thumb and published values
};

struct Mark {
    QString id;  // for picked() and dragged()
    MarkKind kind = MarkKind::Reference;
    double x = kMissing;
    double y = kMissing;  // missing: a vertical line only
    QString text, note;   // bold, then muted below
    int series = 1;
    bool draggable = false;  // along x
    bool operator==(const Mark&) const = default;
};

struct Curve {
    QString id, name, note;
    int series = 1;
    std::vector<double> x, y;
    std::vector<double> low, high;  // band P10 to P90, empty or as long as x
    bool endMark = false;           // its scatter shape at the last point
    bool markers = false;           // its scatter shape at every point
    bool line = true;               // joined by a line
    bool operator==(const Curve&) const = default;
};

struct StackedBars {
    struct Bar {
        QString id, name, note;
        bool operator==(const Bar&) const = default;
    };
    struct Part {
        QString id, name;
        int series = 1;
        std::vector<double> values;  // one per bar
        bool hatched = false;        // headroom
        bool operator==(const Part&) const = default;
    };
    struct Whisker {
        double low = kMissing, high = kMissing;
        bool operator==(const Whisker&) const = default;
    };
    Axis y;
    std::vector<Bar> bars;
    std::vector<Part> parts;  // from below
    std::vector<Limit> limits;
    std::vector<Whisker> whiskers;  // range of the total, one per bar or none
    int marked = -1;                // this bar is framed
    bool operator==(const StackedBars&) const = default;
};

// Value over a decision: interval, cap, scaling. Also the base of three relatives below.
struct TradeOff {
    Axis x, y;
    std::vector<Curve> curves;
    std::vector<Mark> marks;
    std::vector<Limit> limits;   // horizontal
    std::vector<Limit> limitsX;  // vertical
    QString bandName;            // "P10–P90"
    bool operator==(const TradeOff&) const = default;
};

struct Histogram {
    Axis x, y;
    double start = 0, width = 1;  // left edge of the first bin, width of all
    std::vector<double> counts;
    double p50 = kMissing, p90 = kMissing;
    QString p50Text, p90Text;
    QStringList p90Notes;  // interval, meaning
    std::optional<double> limit;
    QString limitText;
    bool operator==(const Histogram&) const = default;
};

struct Waterfall {
    struct Step {
        QString id, name;
        double change = kMissing;
        int series = 1;
        bool operator==(const Step&) const = default;
    };
    Axis y;
    QString startName;
    double start = kMissing;
    std::vector<Step> steps;
    QString endName;                         // the end is start plus all changes
    double low = kMissing, high = kMissing;  // whisker at the end
    QString highName;                        // "P90"
    bool operator==(const Waterfall&) const = default;
};

// One bar per row, in parts: capex shares, drill timeline, utilisation.
struct HorizontalBars {
    struct Part {
        QString name;
        double value = kMissing;
        int series = 1;
        bool hatched = false;
        bool operator==(const Part&) const = default;
    };
    struct Row {
        QString id, name, note;
        std::vector<Part> parts;
        QString text, endNote;  // at the end of the bar; empty text gives the total
        bool bold = false;
        bool operator==(const Row&) const = default;
    };
    Axis x;
    std::vector<Row> rows;
    std::vector<Limit> limits;  // vertical
    QString detailTitle;        // second, zoomed axis beside the first
    QString detailUnit;
    std::vector<Row> detail;
    bool operator==(const HorizontalBars&) const = default;
};

// Where wall time goes: one full bar, below it the losses enlarged. The first part is the useful one.
struct Ledger {
    struct Part {
        QString id, name;
        double value = kMissing;
        int series = 1;
        bool operator==(const Part&) const = default;
    };
    QString unit;
    std::vector<Part> parts;
    bool operator==(const Ledger&) const = default;
};

// What is lost when more cards are added: losses hang from 100 %, the rest is useful.
struct ScalingArea {
    struct Loss {
        QString name;
        int series = 2;
        std::vector<double> share;  // percent, as long as x
        bool operator==(const Loss&) const = default;
    };
    Axis x, y;
    QString usefulName;
    std::vector<double> xs;
    std::vector<Loss> losses;  // from the top
    std::vector<Mark> marks;   // y missing: taken from the curve
    bool operator==(const ScalingArea&) const = default;
};

// Families side by side: one column of bars per measure, shared rows.
struct SmallMultiples {
    struct Measure {
        QString name, unit;
        int series = 1;
        bool operator==(const Measure&) const = default;
    };
    struct Row {
        QString id, name;
        std::vector<double> values;  // one per measure
        QString verdict;             // words in the last column
        QString infeasible;          // instead of values: why not
        QString missing;             // words for a missing value
        bool base = false;
        bool operator==(const Row&) const = default;
    };
    std::vector<Measure> measures;
    std::vector<Row> rows;
    bool oneScale = false;  // all measures have one unit and are drawn to one scale
    QString verdictTitle;
    bool operator==(const SmallMultiples&) const = default;
};

struct ParallelCoordinates {
    struct Dimension {
        QString name, unit;
        double best = kMissing, worst = kMissing;  // top and bottom; up is better on every axis
        std::optional<double> limit;
        bool operator==(const Dimension&) const = default;
    };
    struct Line {
        QString id, name;
        int series = 1;
        std::vector<double> values;  // one per dimension
        QString missing;             // "not priced"
        bool operator==(const Line&) const = default;
    };
    std::vector<Dimension> dimensions;
    std::vector<Line> lines;
    QString hint;       // "Up is better on every axis."
    QString limitName;  // "customer or site limit"
    bool operator==(const ParallelCoordinates&) const = default;
};

// Amount done over time, one line per design, bands P10 to P90.
struct Progress {
    Axis x, y;
    std::vector<Curve> lines;
    std::optional<double> target;  // horizontal rule
    std::vector<Limit> limits;     // vertical, deadlines
    bool operator==(const Progress&) const = default;
};

struct Tornado {
    struct Row {
        QString id, name;
        double low = kMissing, high = kMissing;  // result at the low and the high end of the input
        QString lowText, highText;               // the input's own values
        bool operator==(const Row&) const = default;
    };
    Axis x;
    double base = kMissing;
    QString baseText;
    std::vector<Row> rows;  // sorted by swing when drawn
    bool operator==(const Tornado&) const = default;
};

// One scale with zones (air, rear door, cold plate), thresholds and values on it.
struct DensityRuler {
    struct Zone {
        QString name;
        double from = kMissing, to = kMissing;
        int series = 1;
        bool operator==(const Zone&) const = default;
    };
    Axis x;
    std::vector<Zone> zones;
    std::vector<Limit> thresholds;
    std::vector<Mark> marks;  // y ignored
    bool operator==(const DensityRuler&) const = default;
};

// Need against supply.
struct BulletBars {
    struct Row {
        QString id, name, note;
        double need = kMissing, supply = kMissing;
        QString text;  // at the end of the row
        int series = 1;
        bool operator==(const Row&) const = default;
    };
    Axis x;
    QString needName, supplyName;
    std::vector<Row> rows;
    bool operator==(const BulletBars&) const = default;
};

// Lines of equal result (days) over size and cards, with the design marked.
struct IsoCurve : TradeOff {};

// Realised over requested: the dashed diagonal is "as asked".
struct DiagonalPlot : TradeOff {
    QString diagonalName;
    bool operator==(const DiagonalPlot&) const = default;
};

struct HeatMap {
    QStringList rows, columns;
    std::vector<double> values;  // row by row; zero and missing look like the ground
    QString rowTitle, columnTitle;
    QString valueTitle, unit;
    bool operator==(const HeatMap&) const = default;
};

// Racks as seen from the front.
struct Elevation {
    struct Box {
        QString id, label;
        int from = 1, height = 1;  // rack units, 1 is the lowest
        int series = 1;
        bool planned = false;
        bool moved = false;  // by hand: marked
        bool operator==(const Box&) const = default;
    };
    struct Use {
        QString name, unit;
        double value = kMissing, limit = kMissing;
        bool operator==(const Use&) const = default;
    };
    struct Rack {
        QString id, name, note;
        int units = 42;
        std::vector<Box> boxes;
        std::vector<Use> uses;  // limit bars below the rack: U, kW, kg, feed
        // A single rack: its boxes can be dragged into others; its id is "rack:" and its name, those of boxes are
        // "device:" and theirs.
        bool single = false;
        bool operator==(const Rack&) const = default;
    };
    std::vector<Rack> racks;
    bool operator==(const Elevation&) const = default;
};

// Racks from above, in metres from the corner of the room. One of the colourings is drawn, the others are a click away.
struct FloorMap {
    struct Key {
        QString name;
        int series = 1;
        double strength = 1;  // 1 is the colour itself, 0 the ground
        bool operator==(const Key&) const = default;
    };
    struct Colouring {
        QString name;
        std::vector<Key> keys;
        bool operator==(const Colouring&) const = default;
    };
    struct Rack {
        QString id, name, note;
        double x = 0, y = 0;    // middle
        std::vector<int> keys;  // one per colouring
        bool operator==(const Rack&) const = default;
    };
    struct Row {
        QString name;
        double x = 0, y = 0;  // before its first position, in the middle of the depth
        bool operator==(const Row&) const = default;
    };
    struct Aisle {
        QString name;
        double left = 0, top = 0, width = 0, height = 0;
        bool hot = false;
        bool operator==(const Aisle&) const = default;
    };
    double length = 0, width = 0;  // of the room
    double rackWidth = 0, rackDepth = 0;
    std::vector<Colouring> colourings;
    int colouring = 0;
    std::vector<Rack> racks;
    std::vector<Row> rows;
    std::vector<Aisle> aisles;
    QString roomNote;  // size of the room
    bool operator==(const FloorMap&) const = default;
};

// A network. Trees stand in tiers with their scalable units as frames; what has no tiers (torus, mesh, dragonfly) gives
// every box its own place.
struct Topology {
    struct Node {
        QString id, label;
        int tier = 0;    // index into tiers, 0 is the top
        int group = -1;  // index into groups
        int series = 0;  // rail colour; 0 is an outlined box
        bool planned = false;
        int cards = 0;        // end points below it; of a leaf drawn as a strip
        QString hover = {};   // lines below its name: ports, ratio
        QString fate = {};    // what goes with it when it fails; shown while it is selected
        double x = 0, y = 0;  // of a placed drawing: its centre, 0 to 1 from the left and the top
        bool operator==(const Node&) const = default;
    };
    struct Tier {
        QString name, note;
        QString fate = {};  // what one link from this tier to the next one up takes with it
        bool operator==(const Tier&) const = default;
    };
    struct Group {
        QString id, name, shortName;
        bool operator==(const Group&) const = default;
    };
    struct Link {
        int from = 0, to = 0;  // indices into nodes
        int count = 1;
        bool planned = false;
        double bend = 0;       // of a placed drawing: how far it bows to its left, in shares of its length
        bool closing = false;  // closes a ring: dashed
        bool operator==(const Link&) const = default;
    };
    // A scale-up domain inside the cards: this many servers side by side; 0 where it is not drawn.
    struct Domain {
        QString name;
        int servers = 0;
        bool operator==(const Domain&) const = default;
    };
    std::vector<Tier> tiers;  // top down; cards are drawn below the last one
    std::vector<Node> nodes;
    std::vector<Group> groups;
    std::vector<Link> links;
    QString cardsName, cardsNote;
    QString selected;        // id of a node or a bundle
    QString selectedText;    // drawn at the links of the selected node; else put together from the picture
    QString rate = {};       // of a link below the switches: "400G"
    QString trunkRate = {};  // of a link between them
    Domain domain = {};
    int planes = 1;         // copies of all switches, drawn as frames behind the boxes
    bool placed = false;    // boxes have places of their own
    double boxWidth = 0.1;  // of a placed drawing, shares of its width and height
    double boxHeight = 0.1;
    bool operator==(const Topology&) const = default;
};

// A power chain drawn as one line per path: symbols on a grid of columns and lanes, wires between them.
struct SingleLine {
    enum class Symbol { Box, Grid, Transformer, Generator };
    struct Element {
        QString id, name;   // bold
        QStringList notes;  // below
        Symbol symbol = Symbol::Box;
        double column = 0, lane = 0;  // lanes from above
        Status status = Status::Ok;   // a warning frames it
        bool operator==(const Element&) const = default;
    };
    struct Wire {
        int from = 0, to = 0;  // indices into elements
        int series = 0;        // feed A, feed B; 0 is grey
        bool dashed = false;   // standby
        QString text;
        bool operator==(const Wire&) const = default;
    };
    int columns = 1, lanes = 1;
    std::vector<Element> elements;
    std::vector<Wire> wires;
    struct Key {
        QString name;
        int series = 0;
        bool operator==(const Key&) const = default;
    };
    std::vector<Key> keys;
    bool operator==(const SingleLine&) const = default;
};

using ChartData = std::variant<StackedBars, TradeOff, Histogram, Waterfall, HorizontalBars, Ledger, ScalingArea,
                               SmallMultiples, ParallelCoordinates, Progress, Tornado, DensityRuler, BulletBars,
                               IsoCurve, DiagonalPlot, HeatMap, Elevation, Topology, SingleLine, FloorMap>;

struct ChartSpec {
    QString title;     // the subject
    QString question;  // what it answers, muted beside the title
    QString note;      // muted below the plot
    QString remark;    // at the right of the title line: "2,480 runs"
    ChartData data;
    Language language = Language::English;
    QString emptyText;    // one sentence when there is nothing to draw
    QString emptyAction;  // the button that fills it
    bool operator==(const ChartSpec&) const = default;
};

}  // namespace views
