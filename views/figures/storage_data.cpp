// SPDX-License-Identifier: GPL-3.0-or-later
// The way of the training data: how much of every limit they use, what the size of a sample and its packing make of it,
// and what others measured.
#include <algorithm>
#include <cmath>

#include "app/texts.h"
#include "model/storage/data_path.h"
#include "model/storage/storage.h"
#include "views/figures/common.h"

namespace views::figures {
namespace {

namespace storage = model::storage;

constexpr double kGB = 1e9, kKB = 1e3;

QString rateText(const Source& s, double si) {
    return s.number(scaled(si, UnitFamily::ByteRate, s.language));
}

QString limitName(storage::DataLimit limit) {
    return app::translated("choices", storage::nameOf(limit));
}

/// What a limit is made of.
QString partsOf(const Source& s, storage::DataLimit limit) {
    const auto& data = s.results.storage.data;
    switch (limit) {
        case storage::DataLimit::Bandwidth:
            return translate("Figures", "packing %1").arg(s.share(data.packing.value_or(model::Ratio{1}).si));
        case storage::DataLimit::Metadata:
            return data.metadataNeeded
                       ? translate("Figures", "%1 calls/s needed").arg(significant(data.metadataNeeded->si))
                       : QString();
        case storage::DataLimit::Clients:
            return translate("Figures", "%1 each").arg(rateText(s, s.design.data.client.si));
        case storage::DataLimit::Reads:
        case storage::DataLimit::Network:
            break;
    }
    return {};
}

}  // namespace

ChartSpec dataLimits(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Way of the training data"),
                            translate("Figures", "useful bytes: which limit binds, and is it enough"));
    const auto& st = s.results.storage;
    const auto& data = st.data;
    if (!st.readNeeded || !data.delivered) return waiting(std::move(spec), s, "storage.data.delivered");
    const std::optional<model::ByteRate> limits[] = {data.bandwidthLimit, data.metadataLimit, data.readsLimit,
                                                     data.clientLimit, data.networkLimit};
    BulletBars bars;
    bars.x.unit = QStringLiteral("%");
    bars.x.title = translate("Figures", "Share of the limit");
    bars.needName = translate("Figures", "needed");
    bars.supplyName = translate("Figures", "limit");
    for (std::size_t i = 0; i < storage::kDataLimits; ++i) {
        if (!limits[i]) continue;
        const auto limit = static_cast<storage::DataLimit>(i);
        const bool binds = data.limitedBy == storage::nameOf(limit);
        BulletBars::Row row;
        row.id = QString::fromLatin1(i == 0   ? "storage.data.bandwidth_limit"
                                     : i == 1 ? "storage.data.metadata_limit"
                                     : i == 2 ? "storage.data.reads_limit"
                                     : i == 3 ? "storage.data.client_limit"
                                              : "storage.data.network_limit");
        row.name = limitName(limit);
        row.note = binds ? translate("Figures", "binds") : partsOf(s, limit);
        row.series = binds ? 2 : kStorageSeries;
        row.supply = limits[i]->si > 0 ? 100 : 0;
        row.need = limits[i]->si > 0 ? std::min(200.0, 100 * st.readNeeded->si / limits[i]->si) : 200;
        row.text = QStringLiteral("%1 / %2").arg(rateText(s, st.readNeeded->si), rateText(s, limits[i]->si));
        bars.rows.push_back(std::move(row));
    }
    spec.note =
        data.waitShare && data.waitShare->si > 0 && data.daysLost && data.cardHours
            ? translate("Figures", "%1 of every step waits for data: %2 and %3 card-hours lost in the run.")
                  .arg(s.share(data.waitShare->si), s.number(scaled(data.daysLost->si, UnitFamily::Time, s.language)),
                       significant(data.cardHours->si))
            : translate("Figures", "No step waits for data; %1 times the need arrives.")
                  .arg(significant(data.slack.value_or(model::Ratio{0}).si));
    spec.data = std::move(bars);
    return spec;
}

ChartSpec dataBySize(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Size and packing of samples"),
                            translate("Figures", "what is needed and what arrives"));
    const auto& st = s.results.storage;
    const auto& in = s.design.data;
    if (in.unit == model::DataUnit::Tokens) {
        const double rate = st.readNeeded.value_or(model::ByteRate{0}).si;
        return saying(std::move(spec),
                      translate("Figures",
                                "Text needs %1: no size or packing matters. Images and video are counted by "
                                "samples.")
                          .arg(rateText(s, rate)));
    }
    if (!st.readNeeded || !st.data.delivered) return waiting(std::move(spec), s, "storage.data.delivered");
    const double samples = st.readNeeded->si / in.sample.si;  // a second, of all cards
    storage::DataPath path;
    path.shard = in.shard;
    path.bandwidth = st.readBandwidth.value_or(model::ByteRate{0});
    for (const auto& t : s.design.tiers)
        if (t.value.kind == model::TierKind::Hot) {
            path.metadata += t.value.metadata * double(t.value.nodes);
            path.reads += t.value.reads * double(t.value.nodes);
        }
    path.readSize = in.readSize;
    path.clients = st.data.clientLimit.value_or(model::ByteRate{0});
    path.network = st.network.carries;
    TradeOff t;
    Curve need, shards, files;
    need.id = QStringLiteral("need");
    need.name = translate("Figures", "needed");
    need.series = 2;
    shards.id = QStringLiteral("shards");
    shards.name = translate("Figures", "in shards");
    shards.series = 1;
    files.id = QStringLiteral("files");
    files.name = translate("Figures", "loose files");
    files.series = 4;
    double crossing = kMissing;
    for (const double size : logSteps(1e3, 1e9, 61)) {
        path.sample = model::Bytes{size};
        need.x.push_back(size / kKB);
        need.y.push_back(samples * size / kGB);
        for (auto* curve : {&shards, &files}) {
            path.packing = curve == &shards ? storage::Packing::Shards : storage::Packing::LooseFiles;
            const auto flow = storage::dataFlow(path);
            curve->x.push_back(size / kKB);
            curve->y.push_back(flow && flow->delivered.si > 0 ? flow->delivered.si / kGB : kMissing);
        }
        if (!std::isfinite(crossing) && files.y.back() >= need.y.back()) crossing = size;
    }
    t.curves = {std::move(need), std::move(shards), std::move(files)};
    t.x.title = translate("Figures", "Size of a sample, kB (log axis)");
    t.x.logarithmic = true;
    t.x.ticks = {1, 10, 100, 1e3, 1e4, 1e5, 1e6};
    t.y.title = translate("Figures", "Useful data rate (log axis)");
    t.y.unit = QStringLiteral("GB/s");
    t.y.logarithmic = true;
    t.marks.push_back(
        {QStringLiteral("data.sample_bytes"), MarkKind::Current, in.sample.si / kKB, st.data.delivered->si / kGB,
         translate("Figures", "arrives: %1").arg(rateText(s, st.data.delivered->si)),
         limitName(static_cast<storage::DataLimit>(0)), in.packing == model::DataPacking::Shards ? 1 : 4, true});
    t.marks.back().note = app::translated("choices", st.data.limitedBy);
    t.marks.push_back({QStringLiteral("need_now"),
                       MarkKind::Reference,
                       in.sample.si / kKB,
                       st.readNeeded->si / kGB,
                       translate("Figures", "needed: %1").arg(rateText(s, st.readNeeded->si)),
                       {},
                       2,
                       false});
    spec.note = translate("Figures",
                          "%1 samples/s of all cards. Small files are opened and read one by one; a shard is "
                          "read in one go.")
                    .arg(significant(samples));
    spec.data = std::move(t);
    return spec;
}

ChartSpec measuredStorage(const Source& s) {
    ChartSpec spec = headed(s, translate("Figures", "Measured systems"),
                            translate("Figures", "useful data rate per card: is this design plausible"));
    const auto& st = s.results.storage;
    if (!st.readNeeded || !st.data.delivered) return waiting(std::move(spec), s, "storage.data.delivered");
    const double servers = st.data.clientLimit ? st.data.clientLimit->si / s.design.data.client.si : 0;
    double cards = 0;
    if (const auto run = mainRun(s)) cards = double(run->pool->value.accelerators);
    HorizontalBars bars;
    bars.x.title = translate("Figures", "Useful data rate per card");
    bars.x.unit = QStringLiteral("GB/s");
    bars.x.low = 0;
    const auto add = [&](const QString& id, const QString& name, const QString& note, double si, int series,
                         bool bold) {
        HorizontalBars::Row row;
        row.id = id;
        row.name = name;
        row.note = note;
        row.parts = {{QString(), si / kGB, series, false}};
        row.text = rateText(s, si);
        row.bold = bold;
        bars.rows.push_back(std::move(row));
    };
    if (cards > 0) {
        add(QStringLiteral("storage.read_needed"), translate("Figures", "This design: needed"), {},
            st.readNeeded->si / cards, 2, true);
        add(QStringLiteral("storage.data.delivered"), translate("Figures", "This design: arrives"), {},
            st.data.delivered->si / cards, kStorageSeries, true);
    }
    for (const auto& m : storage::measuredSystems())
        add(QString::fromLatin1(m.name.data(), qsizetype(m.name.size())), app::text(m.name),
            translate("Figures", "3D U-Net, %1 × %2").arg(count(m.accelerators), app::text(m.accelerator)),
            m.perAccelerator().si, 7, false);
    for (const auto& w : storage::workloadRates()) {
        if (w.accelerator != "H100" || w.workload == "unet3d") continue;
        const QString name = w.workload == "resnet50" ? QStringLiteral("ResNet-50") : QStringLiteral("CosmoFlow");
        add(name, name, translate("Figures", "median of MLPerf Storage v1.0, per H100"), w.typical.si, 8, false);
    }
    const auto band = storage::measuredPerClient();
    const double client = s.design.data.client.si;
    const bool within = client >= band.low.si * (1 - 1e-9) && client <= band.high.si * (1 + 1e-9);
    spec.note = (within ? translate("Figures",
                                    "One server was measured to read %1 to %2; the %3 of this design (%4 "
                                    "servers) lie within.")
                        : translate("Figures",
                                    "One server was measured to read %1 to %2; the %3 of this design (%4 "
                                    "servers) lie outside."))
                    .arg(rateText(s, band.low.si), rateText(s, band.high.si), rateText(s, client), count(servers));
    spec.data = std::move(bars);
    return spec;
}

}  // namespace views::figures
