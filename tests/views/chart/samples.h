// SPDX-License-Identifier: GPL-3.0-or-later
// One typical chart of every kind, in both languages, with invented but plausible numbers. Used by the chart tests.
#pragma once

#include "views/chart/chart_data.h"

#include <cmath>
#include <vector>

namespace samples {

using namespace views;

inline QString pick(Language language, const char* english, const char* chinese) {
    return QString::fromUtf8(language == Language::Chinese ? chinese : english);
}

inline ChartSpec spec(Language l, ChartData data, const QString& title, const QString& question) {
    ChartSpec s;
    s.language = l;
    s.data = std::move(data);
    s.title = title;
    s.question = question;
    return s;
}

inline ChartSpec stackedBars(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    StackedBars d;
    d.y.unit = QStringLiteral("kW");
    d.bars = {{"a", t("Nameplate", "铭牌"), t("breakers", "断路器")},
              {"b", t("Peak", "峰值"), t("worst second", "最差一秒")},
              {"c", t("Sustained", "持续"), t("energy, bill", "电量、电费")},
              {"d", t("Reserved", "预留"), t("1.3 × peak", "1.3 × 峰值")},
              {"e", t("Meter, reserved", "电表（预留）"), t("grid application", "用电申请")}};
    d.parts = {{"servers", t("Servers", "服务器"), kServersSeries, {1310, 1075, 980, 1075, 1075}},
               {"network", t("Network", "网络"), kNetworkSeries, {118, 114.6, 90, 114.6, 114.6}},
               {"storage", t("Storage, mgmt", "存储、管理"), kStorageSeries, {39, 35.2, 31, 35.2, 35.2}},
               {"headroom", t("Headroom", "余量"), kHeadroomSeries, {kMissing, 0, 0, 367.5, 367.5}, true},
               {"losses", t("Losses", "损耗"), kLossesSeries, {0, 0, 0, 0, 110}},
               {"cooling", t("Cooling", "制冷"), kCoolingSeries, {0, 0, 0, 0, 216}}};
    d.limits = {{t("Site limit", "场地上限"), 2000, t("82 kW left", "余 82 kW"), Status::Warning}};
    d.marked = 3;
    return spec(l, d, t("Power chain", "供电链"),
                t("does the site carry the reserved power?", "场地是否带得动预留功率？"));
}

inline Curve curve(const QString& name, int series, double peakAt, double top) {
    Curve c;
    c.name = name;
    c.series = series;
    for (double x = 2.5; x < 460; x *= 1.08) {
        const double y = top - 2.6 * std::pow(std::log(x / peakAt), 2) / (x < peakAt ? 1.0 : 1.6);
        c.x.push_back(x);
        c.y.push_back(y);
        const double spread = x > peakAt ? 0.7 * std::log(x / peakAt) : 0;
        c.low.push_back(y - 1.3 * spread);
        c.high.push_back(y + 0.8 * spread);
    }
    return c;
}

inline ChartSpec tradeOff(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    TradeOff d;
    d.x = {t("Checkpoint interval", "检查点间隔"), "min", true, {}, {}, {2, 5, 10, 30, 60, 120, 240, 480}};
    d.x.low = 2;
    d.x.high = 480;
    d.y = {t("Goodput", "有效训练时间占比"), "%", false, 80, 95, {}};
    d.curves = {curve({}, 1, 50, 91.2), curve(t("async snapshot, stall 0.77 s", "异步快照，停顿 0.77 s"), 2, 9, 92.5)};
    d.curves[1].low.clear();
    d.curves[1].high.clear();
    d.bandName = QStringLiteral("P10–P90");
    d.marks = {
        {"rule", MarkKind::Reference, 5, kMissing, t("5 min: 85.6 %", "5 min：85.6%"), {}, 1, false},
        {"now", MarkKind::Current, 30, kMissing, t("30 min: 91.0 %", "30 min：91.0%"), t("current", "当前值"), 1, true},
        {"best", MarkKind::Optimum, 50, kMissing, t("optimum 50 min: 91.2 %", "最优 50 min：91.2%"),
         t("35–72 min differ by less than 0.1 pt", "35–72 min 内相差不到 0.1 点"), 1, false}};
    return spec(l, d, t("Checkpoint interval", "检查点间隔"), t("how often pays best?", "多久存一次最划算"));
}

inline ChartSpec histogram(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    Histogram d;
    d.x = {t("Days to 2 T tokens", "完成 2 万亿词元的天数"), {}, false, {}, {}, {}};
    d.y = {t("Runs per 0.1 d", "次数（每格 0.1 天）"), {}, false, {}, {}, {}};
    d.start = 23.7;
    d.width = 0.1;
    for (int i = 0; i < 40; ++i) {
        const double x = 23.75 + 0.1 * i;
        d.counts.push_back(std::round(190 * std::exp(-std::pow((x - 25) / (x < 25 ? 0.5 : 0.75), 2) / 2)));
    }
    d.p50 = 25.1;
    d.p90 = 25.9;
    d.p50Text = t("P50 25.1 d", "P50 25.1 天");
    d.p90Text = t("P90 25.9 d", "P90 25.9 天");
    d.p90Notes = {t("95 % interval 25.84–25.93", "95% 区间 25.84–25.93"),
                  t("90 % sure not to exceed", "有 90% 把握不超过此值")};
    ChartSpec s = spec(l, d, t("Days", "天数分布"), t("what faults make of 22.9 days", "故障把理想 22.9 天变成多少"));
    s.remark = t("2,480 runs, still running", "2,480 次，仍在仿真");
    return s;
}

inline ChartSpec waterfall(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    Waterfall d;
    d.y.title = t("days", "天");
    d.startName = t("Ideal", "理想");
    d.start = 22.89;
    d.steps = {{"ckpt", t("checkpoint stalls", "检查点停顿"), 0.31, 2},
               {"fault", t("fault recovery", "故障恢复"), 0.36, 6},
               {"wait", t("waiting for spares", "等待备机"), 0.62, 4},
               {"slow", t("stragglers", "慢节点降速"), 0.28, 5},
               {"plan", t("planned stops", "计划停机"), 0.69, 7}};
    d.endName = QStringLiteral("P50");
    d.low = 24.46;
    d.high = 25.9;
    d.highName = QStringLiteral("P90");
    ChartSpec s =
        spec(l, d, t("Where the days come from", "天数从哪里来"), t("ideal days to P50 / P90", "理想天数到 P50 / P90"));
    s.note = t("Increments only: the axis does not start at zero. The customer's limit of 90 d is outside the picture.",
               "只画增量，纵轴不从零开始；客户限期 90 天在图外。");
    return s;
}

inline ChartSpec drill(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    HorizontalBars d;
    d.x = {t("time after the fault", "故障后时间"), "min", false, {}, {}, {}};
    d.rows = {{"now",
               t("as designed", "现状"),
               t("no hot spare", "无热备"),
               {{t("detect", "检测"), 0.5, 2},
                {t("diagnose", "诊断"), 2, 5},
                {t("replace from the shelf 2.5 h, boot 10 min", "更换冷备机 2.5 h，开机 10 min"), 160, 4},
                {t("restart", "重启"), 1.5, 6},
                {t("redo", "重做"), 15, 8}},
               t("179 min, 3,058 card hours", "179 min，3,058 卡时"),
               {},
               true},
              {"spare",
               t("2 hot spares", "2 台热备"),
               {},
               {{{}, 0.5, 2}, {{}, 2, 5}, {{}, 1, 3}, {{}, 1.5, 6}, {t("redo", "重做"), 15, 8}},
               QStringLiteral("20 min"),
               t("344 card hours", "344 卡时"),
               false}};
    d.detailTitle = t("restart with a hot spare, 5.1 min in all", "启用热备时的重启拆分，合计 5.1 min");
    d.detailUnit = QStringLiteral("s");
    const std::vector<std::tuple<const char*, const char*, double, int>> parts{
        {"detect", "检测", 30, 2},         {"diagnose", "诊断", 120, 5},
        {"take spare", "启用热备", 60, 3}, {"start processes", "拉起进程", 40, 6},
        {"connect", "建立通信", 3, 1},     {"read checkpoint", "读检查点", 25, 7},
        {"warm up", "预热", 30, 8}};
    for (const auto& [e, c, value, series] : parts)
        d.detail.push_back({e, t(e, c), {}, {{{}, value, series}}, {}, {}, false});
    return spec(l, d, t("Drill", "演练"), t("one node fails", "单节点故障"));
}

inline ChartSpec shares(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    HorizontalBars d;
    d.x = {{}, t("k¥", "万元"), false, {}, {}, {}};
    d.rows = {
        {"s",
         t("Compute servers", "计算服务器"),
         {},
         {{{}, 28165, kServersSeries}},
         t("28,165, 66.9 %", "28,165，66.9%"),
         {},
         false},
        {"p",
         t("Power and cooling", "供配电与制冷"),
         {},
         {{{}, 9567, kCoolingSeries}},
         t("9,567, 22.7 %", "9,567，22.7%"),
         {},
         false},
        {"n",
         t("Switches", "网络交换机"),
         {},
         {{{}, 1636, kNetworkSeries}},
         t("1,636, 3.9 %", "1,636，3.9%"),
         {},
         false},
        {"st", t("Storage", "存储"), {}, {{{}, 1488, kStorageSeries}}, t("1,488, 3.5 %", "1,488，3.5%"), {}, false},
        {"o", t("Optics", "光模块"), {}, {{{}, 1236, 2}}, t("1,236, 2.9 %", "1,236，2.9%"), {}, false}};
    return spec(l, d, t("Capex", "投资构成"), t("what does it go into?", "钱花在哪里"));
}

inline ChartSpec ledger(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    Ledger d;
    d.unit = QStringLiteral("h");
    d.parts = {
        {"useful", t("useful training", "有效训练"), 549, 1},   {"plan", t("planned stops", "计划停机"), 16.6, 7},
        {"wait", t("waiting for spares", "等待备机"), 14.8, 4}, {"ckpt", t("checkpoint stalls", "检查点停顿"), 7.5, 2},
        {"slow", t("stragglers", "慢节点降速"), 6.6, 5},        {"rec", t("recovery, restart", "恢复与重启"), 4.0, 6},
        {"roll", t("lost work", "回退损失"), 3.9, 8},           {"sto", t("storage wait", "存储等待"), 0.7, 3}};
    return spec(
        l, d, t("Time ledger", "时间账"),
        t("where 603 h on average go; below, the losses enlarged", "平均 25.1 天（603 h）花在哪里；下排把损失放大"));
}

inline ChartSpec scaling(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    ScalingArea d;
    d.x = {t("cards (log, global batch fixed at 1,024)", "卡数（对数轴，全局批固定 1,024 序列）"),
           {},
           true,
           {},
           {},
           {64, 128, 256, 512, 1024, 2048, 4096, 8192}};
    d.y = {t("useful part of the step", "单步时间中有效部分"), "%", false, 60, 100, {}};
    for (double x = 64; x <= 8192; x *= 1.2) d.xs.push_back(x);
    d.xs.push_back(8192);
    ScalingArea::Loss slow{t("stragglers", "慢节点"), 5, {}};
    ScalingArea::Loss net{t("gradients", "梯度通信"), 6, {}};
    ScalingArea::Loss bubble{t("pipeline bubble", "流水线空泡"), 2, {}};
    for (const double x : d.xs) {
        slow.share.push_back(1.5 + 0.1 * std::log2(x / 64));
        net.share.push_back(0.3 * std::pow(x / 1024, 0.9));
        bubble.share.push_back(22 * std::pow(x / 8192, 0.9));
    }
    d.losses = {slow, net, bubble};
    d.marks = {{"here", MarkKind::Current, 1024, kMissing, t("this design 1,024", "本方案 1,024 卡"),
                t("useful 93.8 %", "有效 93.8%"), 1, true}};
    ChartSpec s = spec(l, d, t("Do more cards help", "再加卡还有用吗"), t("loss by scale", "规模损失"));
    s.note = t("At 8,192 cards only 4 micro batches are left.", "8,192 卡时微批只剩 4 个，流水线空泡占四分之一。");
    return s;
}

inline ChartSpec multiples(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    SmallMultiples d;
    d.measures = {{t("Switches", "交换机"), t("", "台"), 1},
                  {t("Links", "链路"), t("", "条"), 5},
                  {t("Bisection", "对分带宽"), "TB/s", 3},
                  {t("All to all", "全交换耗时"), t("×", "倍"), 2}};
    d.verdictTitle = t("a leaf fails", "失一叶");
    const QString stops = t("job stops", "作业停");
    d.rows = {{"ft", t("Fat tree, rails 1:1", "二层胖树，多轨 1:1"), {48, 2048, 25.6, 1}, stops, {}, {}, true},
              {"ft2", t("Fat tree, 2:1 asked", "二层胖树，请求 2:1"), {43, 1728, 17.6, 1.45}, stops, {}, {}, false},
              {"pl",
               t("Two planes 2 × 200G", "双平面 2 × 200G"),
               {48, 4096, 25.6, 1},
               t("half speed", "半速"),
               {},
               {},
               false},
              {"ft3", t("Three tiers 1:1", "三层胖树 1:1"), {80, 3072, 25.6, 1}, stops, {}, {}, false},
              {"df",
               t("Dragonfly (64 ports)", "Dragonfly（64 端口）"),
               {64, 2528, 25.6, kMissing},
               t("detour", "改道"),
               {},
               t("not computed", "未计算"),
               false},
              {"to", t("3D torus 8×8×16", "三维环面 8×8×16"), {0, 3072, 1.07, 12}, t("detour", "绕行"), {}, {}, false},
              {"all",
               t("All to all", "全互联"),
               {},
               {},
               t("1,023 ports and 523,776 links per card: not feasible", "每卡需 1,023 个端口、523,776 条链路：不可行"),
               {},
               false}};
    return spec(l, d, t("Families", "组网方式对比"),
                t("the same 1,024 end points at 400G", "同样 1,024 端点 × 400G，64 端口交换机"));
}

inline ChartSpec parallel(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    ParallelCoordinates d;
    d.dimensions = {{t("Days P90", "天数 P90"), "d", 20, 100, 90},
                    {"MFU", "%", 50, 40, {}},
                    {t("Bisection", "对分带宽"), "TB/s", 28, 10, {}},
                    {t("Meter", "电表"), "kW", 1100, 2050, 2000},
                    {t("Racks", "机柜"), {}, 24, 38, 36},
                    {"PUE", {}, 1.1, 1.4, {}},
                    {t("Capex", "投资"), "M", 400, 430, {}}};
    d.lines = {{"a", "H800 · IB", 1, {25.9, 48.1, 25.6, 1918, 28, 1.17, 421}, {}},
               {"b", "910B3", 2, {91.2, 42.8, 12.8, 1221, 32, 1.33, kMissing}, t("not priced", "无价格")},
               {"c", "H800 · RoCE", 3, {26.5, 46.8, 12.8, 1825, 27, 1.17, 410}, {}}};
    d.hint = t("Up is better on every axis.", "各轴均为越高越好。");
    d.limitName = t("customer or site limit", "客户或场地限值");
    return spec(l, d, t("Trade-off", "取舍"), t("no design is best everywhere", "没有样样都好的方案"));
}

inline ChartSpec progress(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    Progress d;
    d.x = {t("Days since start", "开工后天数"), {}, false, 0, 100, {}};
    d.y = {t("Tokens trained, T", "已训练词元（万亿）"), {}, false, {}, {}, {}};
    const auto line = [](const QString& name, const QString& note, int series, double days) {
        Curve c;
        c.name = name;
        c.note = note;
        c.series = series;
        c.endMark = true;
        for (int i = 0; i <= 20; ++i) {
            const double x = days * i / 20;
            c.x.push_back(x);
            c.y.push_back(2.0 * i / 20);
            c.low.push_back(2.0 * i / 20 * 0.975);
            c.high.push_back(2.0 * i / 20 * 1.02);
        }
        return c;
    };
    d.lines = {line("H800 · IB 25.1 d", {}, 1, 25.1), line("910B3 · RoCE", "P50 89.1 d, P90 91.2 d", 2, 89.1),
               line("H800 · RoCE 25.7 d", {}, 3, 25.7)};
    d.target = 2.0;
    d.limits = {{t("limit", "限期"), 90, {}, Status::Ok}};
    return spec(l, d, t("Progress", "进度"),
                t("who reaches 2 T tokens in time? band P10–P90", "谁能按期完成 2 万亿词元？带为 P10–P90"));
}

inline ChartSpec tornado(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    Tornado d;
    d.x = {t("days P50", "天数 P50"), "d", false, {}, {}, {}};
    d.base = 25.1;
    d.rows = {{"mfu", t("matrix efficiency", "矩阵效率"), 28.9, 22.4, "0.52", "0.68"},
              {"afr", t("card failure rate", "加速卡年故障率"), 24.6, 26.3, "0.03", "0.12"},
              {"str", t("straggler share", "慢节点占比"), 24.9, 25.6, "0.1 %", "2 %"},
              {"rep", t("replacement time", "更换工时"), 24.8, 25.7, "1 h", "6 h"},
              {"plan", t("planned stops", "计划停机"), 24.4, 25.1, "0 %", "2.75 %"}};
    return spec(l, d, t("Sensitivity", "敏感性"), t("what moves the days most?", "什么最影响天数？"));
}

inline ChartSpec ruler(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    DensityRuler d;
    d.x = {t("density", "功率密度"), t("kW per rack", "kW/柜"), false, 0, 140, {}};
    d.zones = {
        {t("air", "风冷"), 0, 25, 5}, {t("rear door", "背板"), 25, 50, 1}, {t("cold plate", "冷板"), 50, 140, 3}};
    d.thresholds = {{t("air ends", "风冷上限"), 25, {}, Status::Ok}, {t("door ends", "背板上限"), 50, {}, Status::Ok}};
    d.marks = {{"design", MarkKind::Optimum, 50.4, kMissing, t("this design 50.4 kW", "本方案 50.4 kW"),
                t("6 servers per rack", "每柜 6 台"), 1, true},
               {"alt", MarkKind::Reference, 23, kMissing, t("910B3 23 kW", "910B3 23 kW"), {}, 2, false}};
    return spec(l, d, t("Air or liquid", "风冷还是液冷"), t("where does the rack stand?", "机柜处在哪一段？"));
}

inline ChartSpec bullets(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    BulletBars d;
    d.x = {{}, "GB/s", false, {}, {}, {}};
    d.needName = t("need", "需求");
    d.supplyName = t("supply", "供给");
    d.rows = {{"w", t("Write, checkpoint", "写，检查点"), t("988 GB in 25 s", "988 GB，25 s 内"), 39.5, 60,
               t("66 % used", "用 66%"), 6},
              {"r", t("Read, restart", "读，重启"), t("all nodes at once", "全部节点同时"), 120, 96,
               t("24 GB/s short", "缺 24 GB/s"), 6},
              {"d", t("Read, data", "读，数据"), {}, 2.1, 96, t("2 % used", "用 2%"), 6}};
    return spec(l, d, t("Storage", "存储"), t("read and write need against supply", "读写需求与供给"));
}

inline ChartSpec iso(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    IsoCurve d;
    d.x = {t("parameters", "参数量"), "B", true, {}, {}, {}};
    d.y = {t("cards", "卡数"), {}, true, {}, {}, {}};
    int series = 1;
    for (const double days : {15.0, 30.0, 60.0, 90.0}) {
        Curve c;
        c.name = t("%1 d", "%1 天").arg(days);
        c.series = series++;
        for (double b = 7; b <= 700; b *= 1.3) {
            c.x.push_back(b);
            c.y.push_back(25.1 * 1024 / days * std::pow(b / 70, 1.9));
        }
        d.curves.push_back(c);
    }
    d.marks = {{"design", MarkKind::Current, 70, 1024, t("this design", "本方案"),
                t("70B, 1,024 cards", "70B，1,024 卡"), 8, true}};
    return spec(l, d, t("Size, cards, days", "规模、卡数、天数"), t("which pairs keep the date?", "哪些组合能按期？"));
}

inline ChartSpec diagonal(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    DiagonalPlot d;
    d.x = {t("oversubscription asked", "请求的收敛比"), {}, false, {}, {}, {1, 2, 3, 4, 5, 6, 7}};
    d.y = {t("realised", "实现的收敛比"), {}, false, {}, {}, {}};
    Curve full{"full", t("fully built", "满配"), {}, 1, {1, 1.5, 2, 3, 7}, {1, 1.45, 1.9, 3, 7}, {}, {}, false, true};
    Curve now{"now",
              t("as built, 32 per leaf", "现建，每叶 32 台"),
              {},
              2,
              {1, 1.2, 1.5, 2, 3, 7},
              {1, 1.1, 1.25, 1.5, 2, 4},
              {},
              {},
              false,
              true};
    d.curves = {full, now};
    d.diagonalName = t("as asked", "如所请求");
    d.marks = {{"design", MarkKind::Reference, 1, 1, t("this design 1.00", "本方案 1.00"), {}, 1, false}};
    return spec(l, d, t("Oversubscription", "收敛比"), t("asked against realised", "请求与实现差多少"));
}

inline ChartSpec heatMap(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    HeatMap d;
    for (int i = 0; i < 16; ++i) d.rows += QStringLiteral("n%1").arg(i);
    d.columns = d.rows;
    for (int r = 0; r < 16; ++r) {
        for (int c = 0; c < 16; ++c) {
            d.values.push_back(r == c                     ? 0
                               : r / 4 == c / 4           ? 420
                               : std::abs(r - c) % 4 == 0 ? 12
                               : (r + c) % 5 == 0         ? 0.6
                                                          : 0);
        }
    }
    d.rowTitle = t("from", "发送");
    d.columnTitle = t("to", "接收");
    d.valueTitle = t("traffic per step", "每步流量");
    d.unit = QStringLiteral("GB");
    return spec(l, d, t("Communication", "通信"), t("who talks to whom?", "谁和谁通信？"));
}

inline ChartSpec elevation(Language l) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    Elevation d;
    for (int r = 0; r < 6; ++r) {
        Elevation::Rack rack;
        rack.id = QStringLiteral("r%1").arg(r + 1);
        rack.name = QStringLiteral("A%1").arg(r + 1);
        rack.note = r < 5 ? t("compute", "计算") : t("network", "网络");
        if (r < 5) {
            for (int s = 0; s < 6; ++s) {
                rack.boxes.push_back({QStringLiteral("s%1-%2").arg(r).arg(s),
                                      QStringLiteral("HGX %1").arg(r * 6 + s + 1), 3 + s * 6, 4, 1, r == 4 && s > 3});
            }
            rack.uses = {
                {"U", "U", 26, 42}, {t("Power", "功率"), "kW", 50.4, 52}, {t("Load", "承重"), "kg", 1120, 1000}};
        } else {
            for (int s = 0; s < 8; ++s)
                rack.boxes.push_back({QStringLiteral("l%1").arg(s), t("leaf %1", "叶 %1").arg(s + 1), 2 + s * 2, 1,
                                      kNetworkSeries, false});
            rack.uses = {{"U", "U", 8, 42}, {t("Power", "功率"), "kW", 13.6, 52}, {t("Load", "承重"), "kg", 240, 1000}};
        }
        d.racks.push_back(rack);
    }
    return spec(l, d, t("Racks", "机柜"), t("does it fit?", "放得下吗？"));
}

inline ChartSpec floorMap(Language l, int rows = 4) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    FloorMap d;
    d.rackWidth = 0.6;
    d.rackDepth = 1.2;
    d.length = 16;
    d.width = 2 + 3.0 * rows;
    d.colourings = {{t("Power", "功率"), {{QStringLiteral("10–20 kW"), 1, 0.4}, {QStringLiteral("30–60 kW"), 1, 1}}},
                    {t("Cooling", "冷却"), {{t("Air", "风冷"), 5, 0.5}, {t("Liquid", "液冷"), 1, 1}}}};
    for (int row = 0; row < rows; ++row) {
        const double y = 2.6 + 3.0 * row;
        d.rows.push_back({QString(QChar(u'A' + row % 26)), 2, y});
        if (row > 0)
            d.aisles.push_back({row % 2 == 0 ? t("Hot aisle", "热通道") : t("Cold aisle", "冷通道"), 2, y - 2.4, 12, 1.8,
                                row % 2 == 0});
        for (int p = 0; p < 20; ++p) {
            const QString name = d.rows.back().name + QStringLiteral("%1").arg(p + 1, 2, 10, QChar(u'0'));
            d.racks.push_back({QStringLiteral("rack:") + name, name, name, 2.3 + 0.6 * p, y, {row % 2, p / 10}});
        }
    }
    d.roomNote = t("16 m × 14 m", "16 m × 14 m");
    return spec(l, d, t("Floor plan", "平面布置"), t("where do racks stand?", "机柜放在哪里？"));
}

inline ChartSpec topology(Language l, int units = 4) {
    const auto t = [l](const char* e, const char* c) { return pick(l, e, c); };
    Topology d;
    d.tiers = {{t("Core", "核心"), t("phase 2, 64", "二期 64 台")},
               {t("Spine", "脊"), t("16", "16 台")},
               {t("Leaf", "叶"), t("32", "32 台")}};
    d.cardsName = t("Cards", "卡");
    d.cardsNote = t("8 rails × 128", "8 轨 × 128");
    for (int c = 0; c < 8; ++c)
        d.nodes.push_back({QStringLiteral("c%1").arg(c), t("core × 8", "核心 × 8"), 0, -1, 0, true, 0});
    const int spines = 4 * units;
    for (int s = 0; s < spines; ++s)
        d.nodes.push_back({QStringLiteral("s%1").arg(s + 1), QStringLiteral("S%1").arg(s + 1), 1, -1, 0, false, 0});
    for (int g = 0; g < units; ++g) {
        d.groups.push_back({QStringLiteral("su%1").arg(g + 1),
                            t("SU%1: 32 servers, 256 × 400G up", "SU%1：32 台，上联 256 × 400G").arg(g + 1),
                            QStringLiteral("SU%1").arg(g + 1)});
        for (int r = 0; r < 8; ++r) {
            const int index = int(d.nodes.size());
            d.nodes.push_back(
                {QStringLiteral("l%1-%2").arg(g + 1).arg(r + 1), QString::number(r + 1), 2, g, r + 1, false, 32});
            for (int s = 0; s < spines; ++s) d.links.push_back({8 + s, index, 2, false});
        }
    }
    for (int c = 0; c < 8; ++c) d.links.push_back({c, 8 + 2 * (c % (spines / 2)), 8, true});
    d.selected = QStringLiteral("l2-3");
    d.selectedText = t("leaf 2-3: 2 × 400G to every spine, 32 in all", "叶 2-3：到每台脊 2 × 400G，共 32");
    return spec(l, d, t("Topology", "拓扑"),
                t("1,024 × 400G, colour = rail", "叶到脊 1,024 × 400G，服务器到叶 1,024 × 400G；颜色 = 轨道"));
}

inline std::vector<std::pair<QString, ChartSpec>> all(Language l) {
    return {{"stacked", stackedBars(l)}, {"tradeoff", tradeOff(l)}, {"histogram", histogram(l)},
            {"waterfall", waterfall(l)}, {"drill", drill(l)},       {"shares", shares(l)},
            {"ledger", ledger(l)},       {"scaling", scaling(l)},   {"multiples", multiples(l)},
            {"parallel", parallel(l)},   {"progress", progress(l)}, {"tornado", tornado(l)},
            {"ruler", ruler(l)},         {"bullets", bullets(l)},   {"iso", iso(l)},
            {"diagonal", diagonal(l)},   {"heatmap", heatMap(l)},   {"elevation", elevation(l)},
            {"topology", topology(l)},   {"floor", floorMap(l)}};
}

}  // namespace samples
