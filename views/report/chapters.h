// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The chapters of the report, one function each; files by theme. Private to views/report.

#include <memory>

#include "app/names.h"
#include "views/figures/figures.h"
#include "views/report/builder.h"
#include "views/report/evidence.h"
#include "views/report/report.h"

namespace views::report {

/// What every chapter is written from. `shown` are the positions of the designs in the report, in workbook order.
struct Subject {
    const model::Workbook& workbook;
    const std::vector<model::Results>& results;
    const std::vector<const model::SimulationResult*>& runs;
    const ReportOptions& options;
    const Values& values;
    std::vector<std::size_t> shown;
    std::vector<std::unique_ptr<EvidenceGraph>> evidence;  ///< by position; null for designs that are not shown

    const model::Project& project() const { return workbook.project; }
    const model::Design& design(std::size_t i) const { return *workbook.designs[i].design; }
    const model::Results& of(std::size_t i) const { return results[i]; }
    const model::SimulationResult* run(std::size_t i) const { return i < runs.size() ? runs[i] : nullptr; }
    /// Why a result of a design is blank; nothing when it has a value.
    std::optional<model::Blank> blank(std::size_t i, const std::string& path) const {
        return model::whyBlank(project(), design(i), of(i), path);
    }
    QString name(std::size_t i) const { return app::titleText(workbook.designs[i].name); }
    /// The base design, or the first shown when it is not in the report.
    std::size_t base() const;
    /// The designs in groups that fit side by side, the base first (in each group, when differences are to be seen).
    std::vector<std::vector<std::size_t>> columns(bool baseInEach) const;
    int series(std::size_t i) const { return seriesOf(workbook.designs[i]); }
    ChartSpec chart(FigureId id, std::size_t design) const;
    Grade grade(std::size_t design, const std::string& key) const;
    /// A result by its key: its value, or in short why it has none.
    QString result(std::size_t design, const std::string& key) const;
};

/// Date of the shipped catalogues, empty when there are none.
QString catalogueDate();

void coverPage(Builder& b, const Subject& s);
void summaryChapter(Builder& b, const Subject& s);
void demandChapter(Builder& b, const Subject& s);
/// The chapter of one design, section by section.
using DesignPart = void (*)(Builder& b, const Subject& s, std::size_t design);
std::vector<DesignPart> designParts();
/// The parameter network as every other family would build it; empty without one.
void familySection(Builder& b, const Subject& s, std::size_t design);
/// How the counts of the parameter network came about, in numbers; empty where it is not sized.
void countsSection(Builder& b, const Subject& s, std::size_t design);
/// What one failure of the parameter network takes, and how long the run needs; empty without one.
void failureSection(Builder& b, const Subject& s, std::size_t design);
/// Training data, tiers and checkpoints; faults, what each class takes, and the drills of a year.
void storageSection(Builder& b, const Subject& s, std::size_t design);
void reliabilitySection(Builder& b, const Subject& s, std::size_t design);
void mappingSection(Builder& b, const Subject& s, std::size_t design);
void findingsChapter(Builder& b, const Subject& s);
void articleChapter(Builder& b, const Subject& s);
void compareChapter(Builder& b, const Subject& s);
void assumptionsChapter(Builder& b, const Subject& s);
void workingsChapter(Builder& b, const Subject& s);
void billChapter(Builder& b, const Subject& s);
/// Cables by network in the chapter of a design, and by run, medium and length in an appendix.
void cablingSection(Builder& b, const Subject& s, std::size_t design);
void cablingChapter(Builder& b, const Subject& s);

/// Where a field stands: the list item or group it belongs to as title, the groups inside as part of its own label.
struct Standing {
    QString title, label;
};
Standing standingOf(const std::string& path, const model::Field& row);

/// A row with the title of a group, when another group begins.
void startGroup(TableSpec& t, QString& group, const QString& title);
/// All workloads of a design are inference services.
bool onlyServes(const model::Design& design);
/// The section about inference services, where the design has one.
void services(Builder& b, const Subject& s, std::size_t design);
/// What the days of a design are made of, in sentences.
void trainingDays(Builder& b, const Subject& s, std::size_t design);
/// What the design costs to build, in sentences.
void investment(Builder& b, const Subject& s, std::size_t design);
/// The eight key figures of a design.
std::vector<KeyFigure> keyFigures(const Subject& s, std::size_t design);
/// Those of several designs as columns.
TableSpec keyFigureTable(const Subject& s, const std::vector<std::size_t>& designs);
/// The results under `section` ("power.") as a table of label, value, grade in two halves.
TableSpec resultTable(const Subject& s, std::size_t design, const QString& caption,
                      const std::vector<std::string>& sections);

}  // namespace views::report
