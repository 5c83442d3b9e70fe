// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/report.h"

#include <algorithm>

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

std::unique_ptr<ReportDocument> build(const model::Workbook& workbook, const std::vector<model::Results>& results,
                                      const std::vector<const model::SimulationResult*>& runs,
                                      const ReportOptions& options) {
    auto document = std::make_unique<ReportDocument>(options.language);
    const Values values(workbook.project, options.language);
    Subject s{workbook, results, runs, options, values, shownDesigns(workbook, results, options.designs), {}};
    s.evidence.resize(results.size());
    for (const std::size_t i : s.shown)
        s.evidence[i] = std::make_unique<EvidenceGraph>(workbook.project, s.design(i), results[i]);
    const auto has = [&](Chapter c) {
        return std::find(options.chapters.begin(), options.chapters.end(), c) != options.chapters.end();
    };
    document->setTitle(workbook.project.title.empty() ? translate("Report", "Untitled project")
                                                      : app::text(workbook.project.title));
    const QString catalogue = catalogueDate();
    document->setFooter(
        catalogue.isEmpty()
            ? translate("Report", "Generated %1").arg(options.date.toString(Qt::ISODate))
            : translate("Report", "Generated %1, catalogue %2").arg(options.date.toString(Qt::ISODate), catalogue));
    document->setCover(has(Chapter::Cover));
    Builder b(*document, values);
    if (has(Chapter::Cover)) {
        coverPage(b, s);
        b.reserveContents(translate("Report", "Contents"));
    }
    if (has(Chapter::Summary)) summaryChapter(b, s);
    if (has(Chapter::Demand)) demandChapter(b, s);
    if (has(Chapter::Designs))
        for (const std::size_t i : s.shown) designChapter(b, s, i);
    if (has(Chapter::Findings)) findingsChapter(b, s);
    if (has(Chapter::ArticleChecks)) articleChapter(b, s);
    if (has(Chapter::Compare)) compareChapter(b, s);
    if (has(Chapter::Assumptions)) assumptionsChapter(b, s);
    if (options.workings) workingsChapter(b, s);
    if (has(Chapter::Bill)) billChapter(b, s);
    b.contents(s.shown.size() <= 3);
    b.finish();
    return document;
}

}  // namespace

std::vector<Chapter> allChapters() {
    return {Chapter::Cover,         Chapter::Summary, Chapter::Demand,      Chapter::Designs, Chapter::Findings,
            Chapter::ArticleChecks, Chapter::Compare, Chapter::Assumptions, Chapter::Bill};
}

std::unique_ptr<ReportDocument> reportDocument(const model::Workbook& workbook,
                                               const std::vector<model::Results>& results,
                                               const std::vector<const model::SimulationResult*>& runs,
                                               const ReportOptions& options) {
    const BorrowedLanguage language(options.language);
    return build(workbook, results, runs, options);
}

std::optional<model::Problem> writeReport(const QString& path, const model::Workbook& workbook,
                                          const std::vector<model::Results>& results,
                                          const std::vector<const model::SimulationResult*>& runs,
                                          const ReportOptions& options) {
    const BorrowedLanguage language(options.language);
    return app::writeBytes(path, build(workbook, results, runs, options)->pdf());
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
