// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/names.h"

#include <QRegularExpression>
#include <QSet>
#include <map>
#include <string>

#include "app/catalogs.h"
#include "app/texts.h"
#include "model/core/translate.h"
#include "model/reliability/rates.h"

namespace app {
namespace {

/// Titles and descriptive product names in the files of the examples.
[[maybe_unused]] constexpr const char* kTitles[] = {
    TR_NOOP("examples", "AI computing cluster, 1,024 cards"),
    TR_NOOP("examples", "160,000 cards of the 400 W class"),
    TR_NOOP("examples", "Llama 3.1 405B on 16,384 H100, the published run"),
    TR_NOOP("examples", "Example customer"),
    TR_NOOP("examples", "160,000 cards"),
    TR_NOOP("examples", "16,384 H100"),
    TR_NOOP("examples",
            "Planned with the published MFU. With TP 8, PP 16 and four chunks per stage the step model meets the "
            "published step time, but counts more activations than a card holds: the published run freed them early "
            "by its own schedule."),
    TR_NOOP("examples", "Ascend 910B3 · RoCE"),
    TR_NOOP("examples", "Design 1"),
    TR_NOOP("examples", "8-card H800 server, 4U, cold plate"),
    TR_NOOP("examples", "8-card server of the 400 W class"),
    TR_NOOP("examples", "EIA rack, minimum for DGX class"),
};

/// Descriptions among the sources of the catalogues and examples, and citations with a semicolon in them; the rest are
/// citations that stand as they are.
constexpr const char* kDescriptions[] = {
    TR_NOOP("sources", "general product knowledge, not tied to a document: verify before a bid"),
    TR_NOOP("sources", "general engineering knowledge, unverified: check before use"),
    TR_NOOP("sources", "NVIDIA product datasheet of the part"),
    TR_NOOP("sources", "NVIDIA product datasheet or user guide"),
    TR_NOOP("sources", "vendor brochure, not re-checked"),
    TR_NOOP("sources", "AMD product page, not re-checked"),
    TR_NOOP("sources", "engineering assumption: replace by own records"),
    TR_NOOP("sources", "engineering estimate of the share of events"),
    TR_NOOP("sources", "planning values per kind of repair"),
    TR_NOOP("sources",
            "a published system detects process and node faults in .3-5.6 s against a 30 min collective "
            "time-out (unicron)"),
    TR_NOOP("sources",
            "public Hugging Face config.json of the named repository; transcribed, parameter count "
            "re-computed as a check"),
    TR_NOOP("sources", "model paper, values transcribed and re-computed"),
    TR_NOOP("sources", "public planning defaults, 2026-05, citing h3c.com, bidding notices and resellers"),
    TR_NOOP("sources", "public quoting catalogue citing LinkX documents"),
    TR_NOOP("sources", "public optics and cabling note, 2026-09, which tags each fact official or secondary"),
    TR_NOOP("sources", "public switch, ASIC and packet-buffer list (community table)"),
    TR_NOOP("sources", "half of the bidirectional value where the source prints both directions"),
    TR_NOOP("sources", "half of the bidirectional NVLink value"),
    TR_NOOP("sources", "half of the printed FP8 value"),
    TR_NOOP("sources", "active cables"),
    TR_NOOP("sources", "passive copper"),
    TR_NOOP("sources", "maximum"),
    TR_NOOP("sources", "typical; no maximum known"),
    TR_NOOP("sources", "maximum; typical 8 W"),
    TR_NOOP("sources", "maximum; typical 9 W"),
    TR_NOOP("sources", "cage class limit, not a module measurement; maximum"),
    TR_NOOP("sources", "check against the tables of the paper before a bid"),
    TR_NOOP("sources", "a fraction of servers present, not a rate; the design takes it as the share of slow servers"),
    TR_NOOP("sources", "counted on cards with 80 GB"),
    TR_NOOP("sources", "counted on 2,048 servers; beyond that software faults are taken not to grow with the cluster"),
    TR_NOOP("sources", "median .436 d; sigma capped at 1.94, a raw fit of 2.74 would give a 19-day mean"),
    TR_NOOP("sources", "step times of published training runs of Megatron-LM, MegaScale and NVIDIA DGX Cloud"),
    TR_NOOP("sources", "as H100 SXM, no runs of its own"),
    TR_NOOP("sources", "as H100 SXM with its own number of multiprocessors, no runs of its own"),
    TR_NOOP("sources", "as A100 SXM 80 GB, no runs of its own"),
    TR_NOOP("sources", "fitted on 14 runs of Megatron-LM and MegaScale, 8 to 1,920 cards, 2026-11-30"),
    TR_NOOP("sources", "fitted on 15 runs of NeMo, 64 to 2,048 cards, 2026-11-30"),
    TR_NOOP("sources", "flags of the profile as far as its papers say, the rest assumed"),
    TR_NOOP("sources", "64 optical modules"),
    TR_NOOP("sources", "one of the two independent switches of the box"),
    TR_NOOP("sources", "half of the 2U box"),
    TR_NOOP("sources", "estimate"),
    TR_NOOP("sources", "plan of the example"),
    TR_NOOP("sources", "plan of the example; published runs reach 35-55 %"),
    TR_NOOP("sources", "without modules, plan of the example"),
    TR_NOOP("sources", "value of the example, to be replaced by an offer"),
    TR_NOOP("sources", "allowance of the example beside the planned utilisation"),
    TR_NOOP("sources", "air-cooled row of the example"),
    TR_NOOP("sources", "measured on a node with the same nameplate"),
    TR_NOOP("sources", "common rating of 48U racks"),
    TR_NOOP("sources", "common weight of a rack with PDUs"),
    TR_NOOP("sources", "six servers per rack"),
    TR_NOOP("sources", "four servers per rack"),
    TR_NOOP("sources", "air-cooled servers"),
    TR_NOOP("sources", "the published run saved memory by its own schedule; full recomputation stands in for it"),
    TR_NOOP("sources", "7 TB/s peak over the nodes; arXiv 2407.21783"),
    TR_NOOP("sources", "2 TB/s sustained over the nodes; arXiv 2407.21783"),
    TR_NOOP("sources",
            "RackulaLives/Rackula public rack-planning notes, 2026-09-13; each fact cites an NVIDIA manual "
            "(networking-docs.nvidia.com, docs.nvidia.com), "
            "https://github.com/RackulaLives/Rackula/issues/3287"),
    TR_NOOP("sources", "arXiv:2502.12340; ZAYA1 arXiv:2511.17127"),
    TR_NOOP("sources",
            "Epoch AI training-cost-trends code: DGX A100 6.5 kW; server factors 1.82 H100, 2.03 A100, 1.8 "
            "other; server energy fraction 0.75"),
    TR_NOOP("sources", "CCTV table 2025-09-16; 16,384 cards in 1,024 servers"),
};

/// The shipped catalogues, read once; what they call things is looked up by id and by English name.
struct Shipped {
    std::shared_ptr<const model::Catalog> catalog = builtInCatalogs().catalog;
    std::map<std::string, QString, std::less<>> chineseOf;  ///< by English name

    Shipped() {
        for (const auto& kind : model::catalogKinds())
            for (std::size_t i = 0; i < kind.size(*catalog); ++i)
                if (const auto& head = kind.head(*catalog, i); !head.nameChinese.empty())
                    chineseOf.emplace(head.name, text(head.nameChinese));
    }
};

const Shipped& shipped() {
    static const Shipped all;
    return all;
}

bool inChinese() {
    return currentLanguage() == QLatin1String("zh_CN");
}

bool isKnown(const QString& part) {
    static const QSet<QString> known = [] {
        QSet<QString> all;
        for (const char* description : kDescriptions) all << QString::fromUtf8(description);
        return all;
    }();
    return known.contains(part);
}

/// Sources of the field tables are marked where they stand; that of a calibrated rate names its log and its counts.
QString sourceName(const QString& part) {
    static const QRegularExpression kLog(QStringLiteral("^failure log (.+): (\\d+) events in (.+) unit-hours$"));
    if (const auto log = kLog.match(part); log.hasMatch())
        return translated("sources", TR_NOOP("sources", "failure log %1: %2 events in %3 unit-hours"))
            .arg(log.captured(1), log.captured(2), log.captured(3));
    return translated("sources", part.toStdString());
}

/// Works are joined by semicolons, and some have semicolons of their own: the longest known text wins.
QStringList worksIn(const QString& joined) {
    static const QString kStop = QStringLiteral("; ");
    const QStringList parts = joined.split(kStop);
    QStringList out;
    for (qsizetype at = 0; at < parts.size();) {
        qsizetype count = parts.size() - at;
        const auto whole = [&] { return parts.mid(at, count).join(kStop); };
        while (count > 1 && !isKnown(whole()) && sourceName(whole()) == whole()) --count;
        out << sourceName(whole());
        at += count;
    }
    return out;
}

/// Where the note in brackets at the end of a text begins, -1 without one.
qsizetype noteStart(const QString& source) {
    if (!source.endsWith(u')')) return -1;
    int depth = 0;
    for (qsizetype i = source.size() - 1; i >= 0; --i) {
        if (source[i] == u')') ++depth;
        if (source[i] == u'(' && --depth == 0) return i > 0 && source[i - 1] == u' ' ? i : -1;
    }
    return -1;
}

const QLatin1String kObserved("observed: ");

/// What the catalogues say about an observed price, piece by piece between brackets.
constexpr const char* kPriceWords[] = {
    TR_NOOP("sources", "320 GB launch list price"),
    TR_NOOP("sources", "64-port 400G IB"),
    TR_NOOP("sources", "DGX H100 range"),
    TR_NOOP("sources", "FS variant"),
    TR_NOOP("sources", "NVIDIA variant"),
    TR_NOOP("sources", "OSFP transceiver range"),
    TR_NOOP("sources", "another product"),
    TR_NOOP("sources", "approx"),
    TR_NOOP("sources", "average in a cost site"),
    TR_NOOP("sources", "chassis only"),
    TR_NOOP("sources", "claimed list"),
    TR_NOOP("sources", "list ex VAT"),
    TR_NOOP("sources", "planning default"),
    TR_NOOP("sources", "planning default per end"),
    TR_NOOP("sources", "public tender"),
    TR_NOOP("sources", "public tender unit price"),
    TR_NOOP("sources", "rack"),
    TR_NOOP("sources", "reseller"),
    TR_NOOP("sources", "reseller sale"),
    TR_NOOP("sources", "third-party compatible"),
};

QString noteText(const QString& note) {
    if (!note.startsWith(kObserved)) return sourceName(note);
    QString prices = note.mid(kObserved.size());
    static const QRegularExpression kPiece = [] {
        QStringList words;
        for (const char* word : kPriceWords) words << QRegularExpression::escape(QString::fromUtf8(word));
        return QRegularExpression(QStringLiteral("(?<=[(]|, )(?:%1)(?=, |[)])").arg(words.join(u'|')));
    }();
    for (qsizetype at = 0;;) {
        const auto piece = kPiece.match(prices, at);
        if (!piece.hasMatch()) break;
        const QString known = translated("sources", piece.captured().toStdString());
        prices.replace(piece.capturedStart(), piece.capturedLength(), known);
        at = piece.capturedStart() + known.size();
    }
    static const QRegularExpression kGrade(QStringLiteral("grade ([ABC])"));
    prices.replace(kGrade, translated("sources", TR_NOOP("sources", "grade %1")).arg(QStringLiteral("\\1")));
    return translated("sources", TR_NOOP("sources", "observed: %1")).arg(prices);
}

}  // namespace

QString itemName(std::string_view name) {
    if (const QString known = translated("items", name); known != text(name)) return known;
    constexpr std::string_view kClasses = "failure_classes";
    const auto at = model::findEntry(*shipped().catalog, *model::findKind(kClasses), name);
    return at ? entryName(kClasses, name) : titleText(name);
}

QString titleText(std::string_view title) {
    const QString known = translated("examples", title);
    if (!inChinese() || known != text(title)) return known;
    const auto product = shipped().chineseOf.find(title);
    return product == shipped().chineseOf.end() ? known : product->second;
}

QString titleTexts(const std::vector<std::string>& titles) {
    QStringList shown;
    for (const std::string& title : titles) shown << titleText(title);
    return shown.join(translated("texts", TR_NOOP("texts", ", ")));
}

QString unitName(const std::string& per) {
    const auto unit = model::perUnitOf(per);
    return unit ? translated("components", model::labelOf(*unit)) : text(per);
}

QString entryName(const model::EntryHead& entry) {
    return text(inChinese() && !entry.nameChinese.empty() ? entry.nameChinese : entry.name);
}

QString entryNote(const model::EntryHead& entry) {
    return text(inChinese() && !entry.noteChinese.empty() ? entry.noteChinese : entry.note);
}

QString entryName(std::string_view kindKey, std::string_view id) {
    const auto* kind = model::findKind(kindKey);
    const auto at = kind ? model::findEntry(*shipped().catalog, *kind, id) : std::nullopt;
    return at ? entryName(kind->head(*shipped().catalog, *at)) : text(id);
}

Sources sourcesOf(std::string_view source) {
    const QString whole = text(source);
    const qsizetype at = isKnown(whole) ? -1 : noteStart(whole);
    if (at < 0) return {worksIn(whole), {}};
    const QString note = whole.mid(at + 1, whole.size() - at - 2);
    // Other brackets belong to the name of the last work.
    if (!isKnown(note) && !note.startsWith(kObserved)) return {worksIn(whole), {}};
    return {worksIn(whole.left(at - 1)), noteText(note)};
}

QString evidenceText(std::string_view source) {
    const Sources s = sourcesOf(source);
    const QString works = s.works.join(translated("sources", TR_NOOP("sources", "; ")));
    return s.note.isEmpty() ? works : works + translated("sources", TR_NOOP("sources", " (%1)")).arg(s.note);
}

}  // namespace app
