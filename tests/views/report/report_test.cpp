// SPDX-License-Identifier: GPL-3.0-or-later
// The report as its readers get it: the PDF is opened again, searched and held against the results. With
// CLUSTERWRIGHT_PICTURES set to a folder, the reports of all examples are kept there for looking at.
#include <poppler-qt6.h>

#include <QAbstractTextDocumentLayout>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextTable>
#include <QtTest>
#include <map>
#include <sstream>

#include "app/command_line.h"
#include "app/examples.h"
#include "app/names.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "model/plan/details.h"
#include "model/plan/training_case.h"
#include "views/pages/value_text.h"
#include "views/report/report.h"
#include "views/report/report_verbs.h"

using namespace views;

namespace {

struct Book {
    model::Workbook workbook;
    std::vector<model::Results> results;
    std::vector<model::SimulationResult> runs;

    std::vector<const model::SimulationResult*> pointers() const {
        std::vector<const model::SimulationResult*> out;
        for (const auto& run : runs) out.push_back(run.replications > 0 && !run.hopeless ? &run : nullptr);
        return out;
    }
};

Book evaluated(model::Workbook w, std::int64_t replications = 0) {
    Book b{std::move(w), {}, {}};
    for (const auto& d : b.workbook.designs) {
        b.results.push_back(model::evaluate(b.workbook.project, *d.design));
        b.runs.emplace_back();
        auto inputs = model::simulationInputs(b.workbook.project, *d.design, b.results.back());
        if (!inputs || replications == 0) continue;
        inputs->replications = replications;
        b.runs.back() = model::simulate(*inputs);
        if (!b.runs.back().hopeless)
            model::applySimulation(b.workbook.project, *d.design, b.runs.back(), b.results.back());
    }
    return b;
}

Book example(const QString& id, std::int64_t replications = 200) {
    const auto loaded = app::openExample(id);
    return loaded ? evaluated(loaded->workbook, replications) : Book{};
}

ReportOptions in(Language language) {
    ReportOptions o;
    o.language = language;
    o.date = QDate(2026, 11, 29);
    return o;
}

std::unique_ptr<Poppler::Document> opened(const QString& path) {
    return Poppler::Document::load(path);
}

/// Words of one page joined in reading order.
QString textOf(const Poppler::Document& pdf, int page) {
    return pdf.page(page)->text(QRectF());
}
QString allText(const Poppler::Document& pdf) {
    QString out;
    for (int i = 0; i < pdf.numPages(); ++i) out += textOf(pdf, i) + u'\n';
    return out;
}

bool isHan(QChar c) {
    return c.unicode() >= 0x4e00 && c.unicode() <= 0x9fff;
}
/// A shape that stands for an ideograph only in dictionaries.
bool isRadical(QChar c) {
    return c.unicode() >= 0x2e80 && c.unicode() <= 0x2fdf;
}

/// Without white space: cells wrap, and between Han letters that means nothing.
QString packed(QString text) {
    return text.remove(QRegularExpression(QStringLiteral("\\s")));
}

/// Sources are cited in the language they were written in: the lists of sources do not count as text of the report.
QString withoutCitations(const QString& text) {
    QStringList lines;
    static const QRegularExpression citation(QStringLiteral("^\\[[0-9]+\\]  "));
    for (const QString& line : text.split(u'\n'))
        if (!line.contains(citation)) lines << line;
    return lines.join(u'\n');
}

}  // namespace

class ReportTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString path(const QString& name) const {
        const QString pictures = qEnvironmentVariable("CLUSTERWRIGHT_PICTURES");
        if (!pictures.isEmpty()) QDir().mkpath(pictures);
        return (pictures.isEmpty() ? m_folder.path() : pictures) + u'/' + name;
    }

private slots:
    void everyExampleGivesASearchablePdfInBothLanguages_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("chinese");
        for (const QString& id : app::exampleIds())
            for (const bool chinese : {false, true})
                QTest::newRow(qPrintable(id + (chinese ? " zh" : " en"))) << id << chinese;
    }
    void everyExampleGivesASearchablePdfInBothLanguages() {
        QFETCH(QString, id);
        QFETCH(bool, chinese);
        const Book b = example(id);
        QVERIFY(!b.workbook.designs.empty());
        const QString file = path(id + (chinese ? "-zh.pdf" : "-en.pdf"));
        QElapsedTimer clock;
        clock.start();
        const auto wrong =
            writeReport(file, b.workbook, b.results, b.pointers(), in(chinese ? Language::Chinese : Language::English));
        QVERIFY2(!wrong, wrong ? qPrintable(app::problemText(*wrong)) : "");
        const auto spent = clock.elapsed();
        const auto pdf = opened(file);
        QVERIFY(pdf);
        qInfo("%d pages, %lld ms, %lld kB", pdf->numPages(), static_cast<long long>(spent),
              static_cast<long long>(QFileInfo(file).size() / 1024));
        QVERIFY(pdf->numPages() > 5);
        for (int i = 0; i < pdf->numPages(); ++i)
            QVERIFY2(textOf(*pdf, i).simplified().size() > 40, qPrintable(QStringLiteral("page %1").arg(i + 1)));
        const auto fonts = pdf->fonts();
        QVERIFY(!fonts.isEmpty());
        for (const auto& font : fonts) QVERIFY2(font.isEmbedded(), qPrintable(font.name()));
        const QString text = allText(*pdf).simplified();
        app::loadLanguage(chinese ? QStringLiteral("zh_CN") : QStringLiteral("en"));
        for (const auto& d : b.workbook.designs) QVERIFY(packed(text).contains(packed(app::titleText(d.name))));
        app::loadLanguage(QStringLiteral("en"));
        const auto& c = b.results.front().compute;
        QVERIFY(text.contains(count(double(c.accelerators))));
        QVERIFY(std::none_of(text.begin(), text.end(), isRadical));
        QCOMPARE(std::any_of(text.begin(), text.end(), isHan), chinese);
    }

    void everyHanLetterOfTheReportIsFoundInThePdf() {
        const Book b = example(QStringLiteral("bid-1024"));
        const auto document = reportDocument(b.workbook, b.results, b.pointers(), in(Language::Chinese));
        const QString file = path(QStringLiteral("letters.pdf"));
        QVERIFY(!app::writeBytes(file, document->pdf()));
        const auto pdf = opened(file);
        QVERIFY(pdf);
        QSet<QChar> found;
        for (const QChar c : allText(*pdf)) found << c;
        int letters = 0;
        for (const QChar c : document->toPlainText()) {
            QVERIFY2(!isHan(c) || found.contains(c), qPrintable(QString(c)));
            letters += isHan(c);
        }
        QVERIFY(letters > 5000);
        for (const char* word : {"机柜", "风冷", "里", "长", "高带宽"}) {
            const QString text = QString::fromUtf8(word);
            if (!document->toPlainText().contains(text)) continue;
            bool hit = false;
            for (int i = 0; i < pdf->numPages() && !hit; ++i) hit = !pdf->page(i)->search(text).isEmpty();
            QVERIFY2(hit, word);
        }
    }

    void theKeyFiguresOfEveryDesignStandAsTextInBothLanguages_data() {
        QTest::addColumn<bool>("chinese");
        QTest::newRow("en") << false;
        QTest::newRow("zh") << true;
    }
    void theKeyFiguresOfEveryDesignStandAsTextInBothLanguages() {
        QFETCH(bool, chinese);
        const Language language = chinese ? Language::Chinese : Language::English;
        const Book b = example(QStringLiteral("bid-1024"));
        const QString file = path(chinese ? QStringLiteral("figures-zh.pdf") : QStringLiteral("figures-en.pdf"));
        QVERIFY(!writeReport(file, b.workbook, b.results, b.pointers(), in(language)));
        const QString text = packed(allText(*opened(file)));
        const auto has = [&](const QString& wanted) { return text.contains(packed(wanted)); };
        for (std::size_t i = 0; i < b.results.size(); ++i) {
            const auto& r = b.results[i];
            app::loadLanguage(chinese ? QStringLiteral("zh_CN") : QStringLiteral("en"));
            const QString name = app::titleText(b.workbook.designs[i].name);
            QVERIFY2(has(name), qPrintable(name));
            QVERIFY(has(count(double(r.compute.accelerators))));
            QVERIFY(
                has(significant(r.training.daysP50->si / 86400) + "/" + significant(r.training.daysP90->si / 86400)));
            QVERIFY(has(percent(r.training.mfu->si, language)));
            QVERIFY(has(percent(r.reliability.goodput->si, language)));
            QVERIFY(has(ratio(r.fabric.oversubscription->si)));
            QVERIFY(has(scaled(r.power.reserved->si, UnitFamily::Power, language).text(language)));
            QVERIFY(has(count(double(*r.racks.count))));
            QVERIFY(has(money(r.cost.capex->si, QStringLiteral("CNY"), language).text(language)));
        }
        app::loadLanguage(QStringLiteral("en"));
    }

    void theReportHasNoRawKeysAndTheChineseOneNoEnglishSentences_data() {
        everyExampleGivesASearchablePdfInBothLanguages_data();
    }
    void theReportHasNoRawKeysAndTheChineseOneNoEnglishSentences() {
        QFETCH(QString, id);
        QFETCH(bool, chinese);
        const Book b = example(id);
        const Language language = chinese ? Language::Chinese : Language::English;
        const auto document = reportDocument(b.workbook, b.results, b.pointers(), in(language));
        const QString text = withoutCitations(document->toPlainText().replace(QChar::ParagraphSeparator, u'\n'));
        // Keys are snake case or paths; names of things that are written so are listed.
        static const QRegularExpression key(QStringLiteral("\\b[a-z]+[a-z0-9]*(_[a-z0-9]+)+\\b"));
        for (auto it = key.globalMatch(text); it.hasNext();) {
            const QString word = it.next().captured();
            QVERIFY2(false, qPrintable(word));
        }
        if (!chinese) return;
        // Three lower-case words in a row are a sentence; units and product names never are.
        static const QRegularExpression sentence(QStringLiteral("\\b[a-z]{2,}[ ,;]+[a-z]{2,}[ ,;]+[a-z]{2,}\\b"));
        for (auto it = sentence.globalMatch(text); it.hasNext();) {
            const auto match = it.next();
            QVERIFY2(false, qPrintable(text.mid(std::max<qsizetype>(0, match.capturedStart() - 40), 120)));
        }
        // Single words: units, abbreviations in lower case, and what products and documents are called.
        static const QStringList allowed = {QStringLiteral("token"), QStringLiteral("goodput"), QStringLiteral("min"),
                                            QStringLiteral("exp"),   QStringLiteral("logits"),  QStringLiteral("pod"),
                                            QStringLiteral("bit"),   QStringLiteral("json")};
        static const QRegularExpression word(QStringLiteral("(?<![A-Za-z0-9/.-])[a-z]{3,}(?![A-Za-z0-9/.-])"));
        QStringList left;
        for (auto it = word.globalMatch(text); it.hasNext();) {
            const QString w = it.next().captured();
            if (!allowed.contains(w) && !left.contains(w)) left << w;
        }
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u' ')));
    }

    void allPoolsAndNetworksHaveTheirWorkings() {
        Book b = example(QStringLiteral("bid-1024"), 0);
        model::Design d = *b.workbook.designs.front().design;
        d.pools.push_back({2, "second", d.pools.front().value});
        b.workbook.designs = {{1, "two pools", std::make_shared<const model::Design>(d)}};
        const Book changed = evaluated(b.workbook);
        const auto document = reportDocument(changed.workbook, changed.results, {}, in(Language::English));
        const QString text = document->toPlainText();
        const qsizetype at = text.lastIndexOf(QStringLiteral("Results of the design"));
        QVERIFY(at > 0);
        for (const char* name : {"second", "storage", "in-band", "out-of-band"})
            QVERIFY2(text.mid(at).contains(QLatin1String(name)), name);
    }

    void aReportIsMadePartByPart() {
        const Book b = example(QStringLiteral("llama3-16k"), 0);
        ReportMaker maker(b.workbook, b.results, {}, in(Language::English));
        QCOMPARE(maker.share(), 0.0);
        double last = 0;
        int parts = 0;
        while (maker.step()) {
            QVERIFY(maker.share() > last);
            last = maker.share();
            ++parts;
        }
        QVERIFY(parts > 10);
        QCOMPARE(last, 1.0);
        const auto document = maker.take();
        QCOMPARE(document->toPlainText(),
                 reportDocument(b.workbook, b.results, {}, in(Language::English))->toPlainText());
        ReportPdf pdf(*document);
        int pages = 0;
        while (pdf.step()) ++pages;
        QCOMPARE(pages, document->pageCount());
    }

    void threeDesignsStayBelowThirtySixPagesEach() {
        const Book b = example(QStringLiteral("bid-1024"));
        for (const Language language : {Language::English, Language::Chinese}) {
            const auto document = reportDocument(b.workbook, b.results, b.pointers(), in(language));
            const int most = 3 * 36;
            QVERIFY2(document->pageCount() <= most, qPrintable(QString::number(document->pageCount())));
            const auto& headings = document->headings();
            int summary = -1;
            for (const auto& h : headings)
                if (h.level == 1 && h.number == QLatin1String("1")) summary = document->pageOf(h);
            for (const auto& h : headings)
                if (h.level == 1 && h.number == QLatin1String("2"))
                    QVERIFY2(document->pageOf(h) - summary <= 2, "the summary takes more than two pages");
        }
    }

    void aNumberAndAHanTextAreFoundInTheSameRowOfATable() {
        Book b = example(QStringLiteral("bid-1024"), 0);
        b.workbook.designs.front().name = "昇腾方案";
        const QString file = path(QStringLiteral("han.pdf"));
        QVERIFY(!writeReport(file, b.workbook, b.results, {}, in(Language::Chinese)));
        const auto pdf = opened(file);
        QVERIFY(pdf);
        bool together = false;
        for (int i = 0; i < pdf->numPages() && !together; ++i) {
            const auto page = pdf->page(i);
            const auto names = page->search(QStringLiteral("昇腾方案"));
            const auto numbers = page->search(QStringLiteral("1,024"));
            for (const QRectF& n : names)
                for (const QRectF& m : numbers) together = together || std::abs(n.center().y() - m.center().y()) < 4;
        }
        QVERIFY(together);
    }

    void numbersAreThoseOfTheResults() {
        const Book b = example(QStringLiteral("bid-1024"));
        const QString file = path(QStringLiteral("numbers.pdf"));
        QVERIFY(!writeReport(file, b.workbook, b.results, b.pointers(), in(Language::English)));
        const auto pdf = opened(file);
        QVERIFY(pdf);
        const QString text = allText(*pdf).simplified();
        for (const auto& r : b.results) {
            QVERIFY(r.simulated);
            QVERIFY(text.contains(significant(r.training.daysP50->si / 86400) + " / " +
                                  significant(r.training.daysP90->si / 86400)));
            QVERIFY(text.contains(significant(r.training.mfu->si * 100)));
            QVERIFY(text.contains(significant(r.reliability.goodput->si * 100)));
            QVERIFY(text.contains(ratio(r.fabric.oversubscription->si)));
            const QString capex = money(r.cost.capex->si, "CNY", Language::English).text(Language::English);
            QVERIFY2(text.contains((r.cost.unpricedLines > 0 ? QStringLiteral("≥ ") : QString()) + capex),
                     qPrintable(capex));
            for (const auto& line : r.bill)
                if (line.quantity) QVERIFY(text.contains(count(double(*line.quantity))));
        }
    }

    void everyDesignShowsMappingMemoryAndSearch() {
        for (const bool searched : {false, true}) {
            Book b = example(QStringLiteral("bid-1024"), 0);
            if (searched) {
                auto d = *b.workbook.designs[0].design;
                d.workloads[0].value.mapping = model::MappingChoice::Auto;
                b.workbook.designs[0].design = std::make_shared<const model::Design>(d);
                b = evaluated(b.workbook);
            }
            const auto document = reportDocument(b.workbook, b.results, {}, in(Language::English));
            const QString text = document->toPlainText();
            int sections = 0;
            for (const auto& h : document->headings()) sections += h.title == QLatin1String("Mapping and step time");
            QCOMPARE(sections, 3);
            QStringList captions;
            for (const auto& f : document->figures()) captions << f.caption;
            for (const char* figure : {"Where a step goes", "Who talks to whom", "Memory of a card"})
                QCOMPARE(captions.filter(QLatin1String(figure)).size(), 3);
            for (std::size_t i = 0; i < 3; ++i) {
                const auto& design = *b.workbook.designs[i].design;
                const auto& run = b.results[i].workloads[0].value;
                const auto* pool = model::poolFor(design, design.workloads[0].value);
                QVERIFY(text.contains(QString::fromStdString(run.strategy)));
                const double left = pool->value.card.memory->si - run.memoryPerCard->si;
                for (const double part : {run.memory.weights->si, run.memory.activations->si, left}) {
                    QVERIFY(text.contains(quantityValue(part, "GB", Language::English).text(Language::English)));
                    QVERIFY(text.contains(percent(part / pool->value.card.memory->si, Language::English)));
                }
                const auto n = model::searchCounts(design, b.results[i], 0);
                QCOMPARE(n.has_value(), searched && i == 0);
                if (!n) continue;
                for (const std::int64_t value : {n->generated, n->divisibility, n->states, n->bound, n->feasible})
                    QVERIFY(text.contains(count(double(value))));
            }
            QCOMPARE(text.contains(QStringLiteral("what ruled them out")), searched);
        }
    }

    void chineseBillsAreInWholeYuan() {
        const Book b = example(QStringLiteral("bid-1024"), 0);
        const QString file = path(QStringLiteral("bill-zh.pdf"));
        QVERIFY(!writeBillPdf(file, b.workbook, b.results, Language::Chinese, {0}));
        const auto pdf = opened(file);
        QVERIFY(pdf);
        const QString text = allText(*pdf);
        QVERIFY(text.contains(QStringLiteral("，元")) && !text.contains(QStringLiteral("，万元")));
        QVERIFY(text.contains(count(b.results[0].cost.capex->si)));
        QVERIFY(std::any_of(text.begin(), text.end(), isHan));
        // 60 CNY a cable are 60 and no rounded share of ten thousand.
        bool small = false;
        for (const auto& line : b.results[0].bill) {
            QVERIFY2(line.derivedFrom.find('?') == std::string::npos, line.derivedFrom.c_str());
            small = small || (line.price.currency == "CNY" && model::cost::rangeOf(line.price) &&
                              model::cost::rangeOf(line.price)->typical == 60);
        }
        QVERIFY(small && !text.contains(QStringLiteral("0.006")));
        // Every quantity says where it comes from, with the numbers of the rule where it has some.
        const QString whole = packed(text);
        for (const auto& line : b.results[0].bill) {
            const QString numbers =
                QString::fromStdString(line.derivedFrom).section(u'(', 1).remove(QRegularExpression("[^0-9, /]"));
            QVERIFY2(whole.contains(packed(numbers).section(u',', 0, 0)), line.derivedFrom.c_str());
            QVERIFY2(!whole.contains(QStringLiteral("R-")), line.derivedFrom.c_str());
        }
    }

    void aLineWithoutPriceStaysAndMakesTheTotalALowerBound() {
        const Book b = example(QStringLiteral("bid-1024"), 0);
        model::Design d = *b.workbook.designs.front().design;
        d.pools.front().value.server.price = {};
        model::Workbook w = b.workbook;
        w.designs = {{1, "unpriced", std::make_shared<const model::Design>(d)}};
        const Book changed = evaluated(w);
        QVERIFY(changed.results.front().cost.unpricedLines > 0);
        const QString file = path(QStringLiteral("unpriced.pdf"));
        QVERIFY(!writeBillPdf(file, changed.workbook, changed.results, Language::English));
        const QString text = allText(*opened(file)).simplified();
        QVERIFY(text.contains(QStringLiteral("not priced")));
        QVERIFY(text.contains(QStringLiteral("≥ ")));
    }

    void contentsNameThePagesOfTheirChapters() {
        const Book b = example(QStringLiteral("bid-1024"), 0);
        const auto document = reportDocument(b.workbook, b.results, {}, in(Language::English));
        const QString file = path(QStringLiteral("contents.pdf"));
        QVERIFY(!app::writeBytes(file, document->pdf()));
        const auto pdf = opened(file);
        QCOMPARE(pdf->numPages(), document->pageCount());
        QVERIFY(document->headings().size() > 10);
        int last = -1;
        for (const auto& h : document->headings()) {
            const int page = document->pageOf(h);
            QVERIFY(page >= last);
            last = page;
            const QString text = textOf(*pdf, page).simplified();
            QVERIFY2(text.contains(h.title), qPrintable(h.title));
            QVERIFY(text.contains(QStringLiteral("Page %1 of %2").arg(page + 1).arg(pdf->numPages())));
        }
    }

    void headingsAreNeverTheLastThingOnAPage() {
        const Book b = example(QStringLiteral("bid-1024"), 0);
        const auto document = reportDocument(b.workbook, b.results, {}, in(Language::English));
        for (const auto& h : document->headings()) {
            const auto block = document->findBlock(h.position);
            const auto bottom = document->documentLayout()->blockBoundingRect(block).bottom();
            const double onPage = std::fmod(bottom, ReportDocument::kHeight);
            QVERIFY2(onPage < ReportDocument::kHeight - ReportDocument::kBottom - 60, qPrintable(h.title));
        }
    }

    /// Why a family cannot be built stands in the room of its numbers, not in the narrow last column.
    void aReasonSpansTheCellsThatHaveNoNumbers() {
        const Book b = example(QStringLiteral("bid-1024"), 0);
        const auto document = reportDocument(b.workbook, b.results, {}, in(Language::English));
        int reasons = 0;
        for (QTextFrame* frame : document->rootFrame()->childFrames()) {
            auto* table = qobject_cast<QTextTable*>(frame);
            for (int r = 1; table && r < table->rows(); ++r) {
                const QTextTableCell cell = table->cellAt(r, 1);
                if (!cell.firstCursorPosition().block().text().startsWith(QLatin1String("Every network port needs")))
                    continue;
                ++reasons;
                QCOMPARE(cell.columnSpan(), table->columns() - 1);
                QVERIFY(document->documentLayout()->blockBoundingRect(cell.firstCursorPosition().block()).height() <
                        40);
            }
        }
        QVERIFY(reasons >= 2);
    }

    void rowsOfTablesStandOnOnePage() {
        const Book b = example(QStringLiteral("bid-1024"), 0);
        for (const Language language : {Language::English, Language::Chinese}) {
            const auto document = reportDocument(b.workbook, b.results, {}, in(language));
            const auto page = [](double y) { return int(std::floor(y / ReportDocument::kHeight)); };
            int rows = 0;
            for (QTextFrame* frame : document->rootFrame()->childFrames()) {
                auto* table = qobject_cast<QTextTable*>(frame);
                for (int r = 0; table && r < table->rows(); ++r) {
                    double top = 1e300, bottom = 0;
                    for (int c = 0; c < table->columns(); ++c) {
                        const QTextTableCell cell = table->cellAt(r, c);
                        for (auto it = cell.begin(); it != cell.end(); ++it) {
                            const QRectF rect = document->documentLayout()->blockBoundingRect(it.currentBlock());
                            top = std::min(top, rect.top());
                            bottom = std::max(bottom, rect.bottom());
                        }
                    }
                    QVERIFY2(page(top) == page(bottom - 1),
                             qPrintable(table->cellAt(r, 0).firstCursorPosition().block().text() +
                                        QStringLiteral(" on page %1").arg(page(top) + 1)));
                    ++rows;
                }
            }
            QVERIFY(rows > 400);
        }
    }

    void aPathThatCannotBeWrittenGivesASentence() {
        const Book b = example(QStringLiteral("llama3-16k"), 0);
        const QString file = m_folder.path() + QStringLiteral("/nowhere/report.pdf");
        const auto wrong = writeReport(file, b.workbook, b.results, {}, in(Language::English));
        QVERIFY(wrong);
        QVERIFY(app::problemText(*wrong).contains(QLatin1String("nowhere")));
        QVERIFY(!QFileInfo::exists(file));
    }

    void chaptersCanBeLeftOut() {
        const Book b = example(QStringLiteral("bid-1024"), 0);
        ReportOptions o = in(Language::English);
        o.chapters = {Chapter::Summary};
        o.workings = false;
        o.designs = {1, 99};
        const auto document = reportDocument(b.workbook, b.results, {}, o);
        QVERIFY(document->pageCount() <= 2);
        QCOMPARE(document->headings().front().number, QStringLiteral("1"));
        QVERIFY(!document->toPlainText().contains(QString::fromStdString(b.workbook.designs[0].name)));
    }

    void oddWorkbooksDoNotCrash_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"none", "blank", "twenty", "few results", "hostile"}) QTest::newRow(kind) << kind;
    }
    void oddWorkbooksDoNotCrash() {
        QFETCH(QString, kind);
        Book b = example(QStringLiteral("bid-1024"), 0);
        const auto first = b.workbook.designs.front().design;
        if (kind == "none") {
            b.workbook.designs.clear();
        } else if (kind == "blank") {
            b.workbook.project = {};
            model::Design d = *first;
            for (auto& p : d.pools) p.value.card = {}, p.value.server = {};
            for (auto& f : d.fabrics) f.value.device = {};
            b.workbook.designs = {{1, "blank", std::make_shared<const model::Design>(d)},
                                  {2, "empty", std::make_shared<const model::Design>()}};
        } else if (kind == "twenty") {
            b.workbook.designs.clear();
            for (int i = 0; i < 20; ++i) {
                model::Design d = *first;
                d.pools.front().value.accelerators = 512 + 64 * i;
                b.workbook.designs.push_back(
                    {i + 1, "design-" + std::to_string(i + 1), std::make_shared<const model::Design>(d)});
            }
        } else if (kind == "hostile") {
            b.workbook.project.title = std::string(3000, 'x') + "<b>&%1%2";
            b.workbook.project.customer = "a\nb\tc";
            model::Design d = *first;
            d.pools.front().value.accelerators = 1'000'000'000;
            d.workloads.front().value.utilisation = model::Ratio{0};
            b.workbook.designs.front() = {1, std::string(600, 'y'), std::make_shared<const model::Design>(d)};
        }
        Book changed = evaluated(b.workbook);
        if (kind == "few results") changed.results.resize(1);
        const QString file = path(kind.section(' ', 0, 0) + QStringLiteral(".pdf"));
        QElapsedTimer clock;
        clock.start();
        QVERIFY(!writeReport(file, changed.workbook, changed.results, {}, in(Language::Chinese)));
        const auto spent = clock.elapsed();
        const auto pdf = opened(file);
        QVERIFY(pdf && pdf->numPages() >= 1);
        qInfo("%d pages, %lld ms", pdf->numPages(), static_cast<long long>(spent));
    }

    void thePreviewPaintsThePagesOfThePdf() {
        const Book b = example(QStringLiteral("llama3-16k"), 0);
        const auto document = reportDocument(b.workbook, b.results, {}, in(Language::English));
        QImage image(400, 566, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(400 / ReportDocument::kWidth, 400 / ReportDocument::kWidth);
        document->paintPage(&painter, 2);
        painter.end();
        int dark = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) dark += qGray(image.pixel(x, y)) < 128;
        QVERIFY(dark > 300);
    }

    void theVerbsWriteFiles() {
        const auto run = [](const QStringList& args, std::string& err) {
            std::ostringstream out, e;
            const int code = app::runCommandLine(args, out, e, reportExtras());
            err = e.str();
            return code;
        };
        std::string err;
        const QString report = m_folder.path() + QStringLiteral("/verb.pdf");
        QCOMPARE(run({"report", "--example", "bid-1024", "--design", "1", "--out", report, "--lang", "en"}, err), 0);
        QVERIFY(err.empty());
        QVERIFY(opened(report)->numPages() > 5);
        const QString bom = m_folder.path() + QStringLiteral("/bom.pdf");
        QCOMPARE(run({"bom", "--example", "bid-1024", "--out", bom, "--lang", "en"}, err), 0);
        QVERIFY(opened(bom)->numPages() >= 1);
        QCOMPARE(run({"report", "--example", "bid-1024", "--out", m_folder.path() + "/no/x.pdf"}, err), 2);
        QVERIFY(!err.empty());
        QCOMPARE(run({"report", "--example", "bid-1024", "--out", m_folder.path() + "/x.doc"}, err), 2);
        QCOMPARE(run({"report", "--out", report}, err), 2);
        QCOMPARE(app::verbNames(reportExtras()).count(QStringLiteral("report")), 1);
    }
};

QTEST_MAIN(ReportTest)
#include "report_test.moc"
