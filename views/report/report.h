// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The bid report: one text document with charts as vector objects. The preview paints the very pages that go into the
// PDF, so both always agree. Every number comes from the results that are handed in; nothing is computed twice.

#include <QDate>
#include <memory>
#include <optional>
#include <vector>

#include "model/core/problem.h"
#include "model/plan/evaluate.h"
#include "views/report/report_document.h"
#include "views/style/numbers.h"

namespace views {

enum class Chapter { Cover, Summary, Demand, Designs, Findings, ArticleChecks, Compare, Assumptions, Bill };
/// All chapters in the order they are printed.
std::vector<Chapter> allChapters();

struct ReportOptions {
    Language language = Language::Chinese;
    std::vector<Chapter> chapters = allChapters();  ///< printed in the order of the enum
    std::vector<std::size_t> designs;               ///< positions; empty = all, unknown ones are left out
    bool workings = true;                           ///< results with formula and the numbers put in
    QDate date = QDate::currentDate();              ///< printed as the date of the report
};

/// Makes a report part by part, so that a window can show progress and stop in between. Takes copies; what the pointers
/// in `runs` point to must outlive it. Texts are in `options.language` when a catalogue is there.
class ReportMaker {
public:
    ReportMaker(model::Workbook workbook, std::vector<model::Results> results,
                std::vector<const model::SimulationResult*> runs, ReportOptions options);
    ~ReportMaker();
    ReportMaker(const ReportMaker&) = delete;
    ReportMaker& operator=(const ReportMaker&) = delete;

    /// Makes the next part; false when nothing was left to do.
    bool step();
    double share() const;
    /// The document, once step() has returned false.
    std::unique_ptr<ReportDocument> take();

private:
    struct State;
    std::unique_ptr<State> m;
};

/// The report as a laid-out document. `results` has one entry per design of the workbook, `runs` the simulation of each
/// or null; lists that are shorter leave the rest out.
std::unique_ptr<ReportDocument> reportDocument(const model::Workbook& workbook,
                                               const std::vector<model::Results>& results,
                                               const std::vector<const model::SimulationResult*>& runs,
                                               const ReportOptions& options);
/// The same as a PDF file, written to a temporary file and renamed. Problems: those of app::writeBytes.
std::optional<model::Problem> writeReport(const QString& path, const model::Workbook& workbook,
                                          const std::vector<model::Results>& results,
                                          const std::vector<const model::SimulationResult*>& runs,
                                          const ReportOptions& options);
/// Bills of materials alone, of the designs at these positions (empty = all).
std::optional<model::Problem> writeBillPdf(const QString& path, const model::Workbook& workbook,
                                           const std::vector<model::Results>& results, Language language,
                                           const std::vector<std::size_t>& designs = {});

}  // namespace views
