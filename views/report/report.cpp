// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/report.h"

#include <algorithm>
#include <functional>

#include "app/names.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "views/report/chapters.h"

namespace views {
namespace {

using namespace report;

/// Texts go through the translators of the application; a report in another language borrows them for a moment.
class BorrowedLanguage {
public:
    explicit BorrowedLanguage(Language wanted) : m_before(app::currentLanguage()) {
        const QString name = wanted == Language::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
        m_borrowed = name != m_before && app::loadLanguage(name);
    }
    ~BorrowedLanguage() {
        if (m_borrowed) app::loadLanguage(m_before);
    }
    BorrowedLanguage(const BorrowedLanguage&) = delete;
    BorrowedLanguage& operator=(const BorrowedLanguage&) = delete;

private:
    QString m_before;
    bool m_borrowed = false;
};

std::vector<std::size_t> shownDesigns(const model::Workbook& w, const std::vector<model::Results>& results,
                                      const std::vector<std::size_t>& wanted) {
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < w.designs.size() && i < results.size(); ++i)
        if (w.designs[i].design && (wanted.empty() || std::find(wanted.begin(), wanted.end(), i) != wanted.end()))
            shown.push_back(i);
    return shown;
}

}  // namespace

std::vector<Chapter> allChapters() {
    return {Chapter::Cover,         Chapter::Summary, Chapter::Demand,      Chapter::Designs, Chapter::Findings,
            Chapter::ArticleChecks, Chapter::Compare, Chapter::Assumptions, Chapter::Bill};
}

/// Everything the parts work on; it stays where it is because the parts refer to it.
struct ReportMaker::State {
    State(model::Workbook w, std::vector<model::Results> r, std::vector<const model::SimulationResult*> simulated,
          ReportOptions o)
        : workbook(std::move(w)),
          results(std::move(r)),
          runs(std::move(simulated)),
          options(std::move(o)),
          values(workbook.project, options.language),
          subject{workbook, results, runs, options, values, shownDesigns(workbook, results, options.designs), {}},
          document(std::make_unique<ReportDocument>(options.language)),
          builder(*document, values) {}

    model::Workbook workbook;
    std::vector<model::Results> results;
    std::vector<const model::SimulationResult*> runs;
    ReportOptions options;
    Values values;
    Subject subject;
    std::unique_ptr<ReportDocument> document;
    Builder builder;
    std::vector<std::function<void()>> parts;
    std::size_t done = 0;

    void front();
    void list();
    bool has(Chapter c) const {
        return std::find(options.chapters.begin(), options.chapters.end(), c) != options.chapters.end();
    }
};

void ReportMaker::State::front() {
    document->setTitle(workbook.project.title.empty() ? translate("Report", "Untitled project")
                                                      : app::titleText(workbook.project.title));
    document->setPageText(translate("Report", "Page %1 of %2"));
    const QString catalogue = catalogueDate();
    document->setFooter(
        catalogue.isEmpty()
            ? translate("Report", "Generated %1").arg(options.date.toString(Qt::ISODate))
            : translate("Report", "Generated %1, catalogue %2").arg(options.date.toString(Qt::ISODate), catalogue));
    document->setCover(has(Chapter::Cover));
    if (!has(Chapter::Cover)) return;
    coverPage(builder, subject);
    builder.contents(translate("Report", "Contents"));
}

void ReportMaker::State::list() {
    subject.evidence.resize(results.size());
    for (const std::size_t i : subject.shown)
        parts.emplace_back([this, i] {
            subject.evidence[i] = std::make_unique<EvidenceGraph>(workbook.project, subject.design(i), results[i]);
        });
    parts.emplace_back([this] { front(); });
    const auto chapter = [this](Chapter c, void (*write)(Builder&, const Subject&)) {
        if (has(c)) parts.emplace_back([this, write] { write(builder, subject); });
    };
    chapter(Chapter::Summary, summaryChapter);
    chapter(Chapter::Demand, demandChapter);
    if (has(Chapter::Designs))
        for (const std::size_t i : subject.shown)
            for (const DesignPart part : designParts())
                parts.emplace_back([this, part, i] { part(builder, subject, i); });
    chapter(Chapter::Findings, findingsChapter);
    chapter(Chapter::ArticleChecks, articleChapter);
    chapter(Chapter::Compare, compareChapter);
    chapter(Chapter::Assumptions, assumptionsChapter);
    if (options.workings) parts.emplace_back([this] { workingsChapter(builder, subject); });
    chapter(Chapter::Bill, billChapter);
    chapter(Chapter::Designs, cablingChapter);  // an appendix, wherever the designs are told
    parts.emplace_back([this] { builder.finish(); });
}

ReportMaker::ReportMaker(model::Workbook workbook, std::vector<model::Results> results,
                         std::vector<const model::SimulationResult*> runs, ReportOptions options)
    : m(std::make_unique<State>(std::move(workbook), std::move(results), std::move(runs), std::move(options))) {
    m->list();
}

ReportMaker::~ReportMaker() = default;

bool ReportMaker::step() {
    if (m->done == m->parts.size()) return false;
    const BorrowedLanguage language(m->options.language);
    m->parts[m->done++]();
    return true;
}

double ReportMaker::share() const {
    return double(m->done) / double(m->parts.size());
}

std::unique_ptr<ReportDocument> ReportMaker::take() {
    return std::move(m->document);
}

std::unique_ptr<ReportDocument> reportDocument(const model::Workbook& workbook,
                                               const std::vector<model::Results>& results,
                                               const std::vector<const model::SimulationResult*>& runs,
                                               const ReportOptions& options) {
    const BorrowedLanguage language(options.language);  // once for all parts
    ReportMaker maker(workbook, results, runs, options);
    while (maker.step()) {
    }
    return maker.take();
}

std::optional<model::Problem> writeReport(const QString& path, const model::Workbook& workbook,
                                          const std::vector<model::Results>& results,
                                          const std::vector<const model::SimulationResult*>& runs,
                                          const ReportOptions& options) {
    const BorrowedLanguage language(options.language);
    return app::writeBytes(path, reportDocument(workbook, results, runs, options)->pdf());
}

std::optional<model::Problem> writeBillPdf(const QString& path, const model::Workbook& workbook,
                                           const std::vector<model::Results>& results, Language language,
                                           const std::vector<std::size_t>& designs) {
    ReportOptions options;
    options.language = language;
    options.chapters = {Chapter::Bill};
    options.designs = designs;
    options.workings = false;
    return writeReport(path, workbook, results, {}, options);
}

}  // namespace views
