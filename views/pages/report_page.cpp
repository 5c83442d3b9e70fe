// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/report_page.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/names.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "views/pages/overview_model.h"
#include "views/pages/report_preview.h"
#include "views/report/report_document.h"
#include "views/widgets/field_note.h"
#include "views/widgets/shared.h"

namespace views {
namespace {

constexpr int kPatience = 250;  // ms of quiet before the report is laid out again
constexpr double kLeftWidth = 76;

QString nameOfChapter(Chapter c) {
    switch (c) {
        case Chapter::Cover:
            return ReportPage::tr("Cover and contents");
        case Chapter::Summary:
            return ReportPage::tr("Summary");
        case Chapter::Demand:
            return ReportPage::tr("Demand");
        case Chapter::Designs:
            return ReportPage::tr("Designs");
        case Chapter::Findings:
            return ReportPage::tr("Findings");
        case Chapter::ArticleChecks:
            return ReportPage::tr("Rules of thumb");
        case Chapter::Compare:
            return ReportPage::tr("Comparison");
        case Chapter::Assumptions:
            return ReportPage::tr("Assumptions and sources");
        case Chapter::Bill:
            return ReportPage::tr("Bill of materials");
    }
    return {};
}

}  // namespace

ReportPage::ReportPage(Session& session, QWidget* parent)
    : Page(PageId::Report, session, parent),
      m_language(new ChoiceCombo(this)),
      m_design(new ChoiceCombo(this)),
      m_workings(new QCheckBox(tr("Formulas and numbers put in"), this)),
      m_warning(new FieldNote(this)),
      m_prices(new FieldNote(this)),
      m_headings(new ChoiceCombo(this)),
      m_pageText(new StyledLabel({}, TextRole::Body, true, this)),
      m_preview(new ReportPreview(this)),
      m_progress(new QWidget(this)),
      m_bar(new QProgressBar(m_progress)),
      m_doing(new StyledLabel({}, TextRole::Body, true, m_progress)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(createLeft());
    layout->addWidget(createRight(), 1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kPatience);
    connect(&m_soon, &QTimer::timeout, this, &ReportPage::start);
    connect(&m_work, &QTimer::timeout, this, &ReportPage::workOn);
    m_language->setChoices(
        {{QStringLiteral("zh_CN"), QStringLiteral("简体中文")}, {QStringLiteral("en"), QStringLiteral("English")}});
    m_language->setValue(session.language() == Language::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en"));
    m_workings->setChecked(true);
    const auto later = [this] { m_soon.start(); };
    connect(m_language, &ChoiceCombo::chosen, this, later);
    connect(m_design, &ChoiceCombo::chosen, this, [this, later] {
        sayFindings();
        later();
    });
    connect(m_workings, &QCheckBox::toggled, this, later);
    connect(m_headings, &ChoiceCombo::chosen, this, [this](const QString& page) { m_preview->goTo(page.toInt()); });
    connect(m_preview, &ReportPreview::pageChanged, this, &ReportPage::sayPage);
}

QWidget* ReportPage::createLeft() {
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFixedWidth(units(kLeftWidth, this));
    auto* left = new QWidget;
    area->setWidget(left);
    const int gap = units(2, this);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(units(3, this), units(2, this), units(3, this), units(3, this));
    layout->setSpacing(gap);
    layout->addWidget(new GroupHeader(tr("Chapters"), {}, left));
    for (const Chapter c : allChapters()) {
        auto* box = new QCheckBox(nameOfChapter(c), left);
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, [this] { m_soon.start(); });
        layout->addWidget(box);
        m_chapters.emplace_back(c, box);
    }
    layout->addWidget(m_workings);
    layout->addWidget(new GroupHeader(tr("Output"), {}, left));
    auto* form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
    form->setVerticalSpacing(gap);
    form->addRow(tr("Language"), m_language);
    form->addRow(tr("Designs"), m_design);
    layout->addLayout(form);
    struct Output {
        const char* kind;
        QString label;
    };
    const Output outputs[] = {{"report.pdf", tr("Report as PDF…")},
                              {"bill.pdf", tr("Bill of materials as PDF…")},
                              {"bill.csv", tr("Bill of materials as CSV…")}};
    for (const Output& o : outputs) {
        auto* button = new QPushButton(o.label, left);
        button->setDefault(QLatin1String(o.kind) == QLatin1String("report.pdf"));
        connect(button, &QPushButton::clicked, this, [this, kind = QLatin1String(o.kind)] {
            if (kind == QLatin1String("bill.csv"))
                Q_EMIT m_session.commandWanted(QStringLiteral("bill"));
            else
                exportFile(kind);
        });
        layout->addWidget(button);
    }
    layout->addWidget(m_warning);
    layout->addWidget(m_prices);
    layout->addStretch(1);
    return area;
}

QWidget* ReportPage::createRight() {
    auto* right = new QWidget(this);
    auto* layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(units(3, this), units(1.5, this), units(3, this), units(1.5, this));
    head->setSpacing(units(3, this));
    m_headings->setFixedWidth(units(70, this));
    m_headings->setAccessibleName(tr("Go to chapter"));
    head->addWidget(m_headings);
    head->addWidget(m_pageText);
    head->addStretch(1);
    auto* same = new StyledLabel(tr("Preview and PDF are the same document; text can be searched."), TextRole::Body,
                                 true, right);
    same->setElided(true);
    head->addWidget(same);
    layout->addLayout(head);
    layout->addWidget(createProgress());
    layout->addWidget(m_preview, 1);
    return right;
}

QWidget* ReportPage::createProgress() {
    auto* layout = new QHBoxLayout(m_progress);
    layout->setContentsMargins(units(3, this), 0, units(3, this), units(1.5, this));
    layout->setSpacing(units(3, this));
    constexpr int kParts = 1000;
    m_bar->setRange(0, kParts);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(units(40, this));
    m_bar->setAccessibleName(tr("Progress of the report"));
    auto* stop = new QPushButton(tr("Cancel"), m_progress);
    connect(stop, &QPushButton::clicked, this, &ReportPage::cancel);
    layout->addWidget(m_doing);
    layout->addWidget(m_bar);
    layout->addWidget(stop);
    layout->addStretch(1);
    m_progress->hide();
    return m_progress;
}

int ReportPage::pageCount() const {
    return m_document ? m_document->pageCount() : 0;
}

ReportOptions ReportPage::options() const {
    ReportOptions o;
    o.language = m_language->value() == QLatin1String("zh_CN") ? Language::Chinese : Language::English;
    o.chapters.clear();
    for (const auto& [chapter, box] : m_chapters)
        if (box->isChecked()) o.chapters.push_back(chapter);
    const int index = m_session.document().indexOf(m_design->value().toLongLong());
    if (index >= 0) o.designs = {static_cast<std::size_t>(index)};
    o.workings = m_workings->isChecked();
    return o;
}

std::vector<const model::SimulationResult*> ReportPage::runs() const {
    m_runs.clear();
    std::vector<const model::SimulationResult*> out;
    for (int i = 0; i < m_session.document().designCount(); ++i) {
        m_runs.push_back(m_session.document().simulationIsCurrent(i) ? m_session.document().simulation(i) : nullptr);
        out.push_back(m_runs.back().get());
    }
    return out;
}

void ReportPage::fillChoices() {
    QList<FormChoice> designs{{QString(), tr("all designs")}};
    for (const auto& d : m_session.workbook().designs)
        designs << FormChoice{QString::number(d.id), app::titleText(d.name)};
    const QString chosen = m_design->value();
    m_design->setChoices(designs);
    m_design->setValue(m_session.document().indexOf(chosen.toLongLong()) >= 0 ? chosen : QString());
}

void ReportPage::sayFindings() {
    // Of the designs that the report has.
    const int chosen = m_session.document().indexOf(m_design->value().toLongLong());
    const auto& all = m_session.allResults();
    FindingCounts counts;
    std::int64_t unpriced = 0;
    for (int i = 0; i < int(all.size()); ++i) {
        if (chosen >= 0 && i != chosen) continue;
        const FindingCounts own = countFindings(all[std::size_t(i)].problems);
        counts.errors += own.errors;
        counts.warnings += own.warnings;
        unpriced += all[std::size_t(i)].cost.unpricedLines;
    }
    if (counts.errors > 0)
        m_warning->setNote(
            Status::Error,
            tr("%1 errors and %2 warnings are open; see the review.").arg(counts.errors).arg(counts.warnings));
    else if (counts.warnings > 0)
        m_warning->setNote(Status::Warning, tr("%1 warnings are open; see the review.").arg(counts.warnings));
    m_warning->setVisible(counts.errors + counts.warnings > 0);
    m_prices->setNote(Status::Incomplete, tr("%1 lines have no price; totals are printed with ≥.").arg(unpriced));
    m_prices->setVisible(unpriced > 0);
}

void ReportPage::refresh() {
    if (m_session.index() < 0) return;
    fillChoices();
    sayFindings();
    m_soon.start();
}

void ReportPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (!m_document) m_soon.start();
}

bool ReportPage::working() const {
    return m_maker || m_pdf;
}

void ReportPage::start() {
    m_soon.stop();
    if (m_session.index() < 0 || !isVisible()) return;
    if (!m_path.isEmpty()) {  // a file is being written; the preview follows after it
        m_soon.start();
        return;
    }
    m_maker = std::make_unique<ReportMaker>(m_session.workbook(), m_session.allResults(), runs(), options());
    m_work.start(0);
}

void ReportPage::workOn() {
    constexpr int kSlice = 15;  // ms until the window has its turn again
    QElapsedTimer clock;
    clock.start();
    bool more = true;
    while (more && clock.elapsed() < kSlice) more = m_maker ? m_maker->step() : m_pdf && m_pdf->step();
    m_doing->setText(m_maker ? tr("Laying the report out…") : tr("Writing %1…").arg(QFileInfo(m_path).fileName()));
    m_bar->setValue(int(m_bar->maximum() * (m_maker ? m_maker->share() : m_pdf ? m_pdf->share() : 1)));
    m_progress->show();
    if (more) return;
    if (m_maker) {
        showDocument();
        if (m_path.isEmpty())
            stopped();
        else
            m_pdf = std::make_unique<ReportPdf>(*m_document);
    } else {
        writeFile();
    }
}

void ReportPage::showDocument() {
    m_document = m_maker->take();
    m_maker.reset();
    QList<FormChoice> headings;
    for (const auto& h : m_document->headings())
        if (h.level == 1)
            headings << FormChoice{QString::number(m_document->pageOf(h)),
                                   h.number.isEmpty() ? h.title : h.number + u' ' + h.title};
    if (headings.isEmpty() || headings.front().value != QLatin1String("0"))
        headings.prepend({QStringLiteral("0"), nameOfChapter(Chapter::Cover)});
    m_headings->setChoices(headings);
    m_preview->setDocument(m_document);
}

void ReportPage::sayPage(int page) {
    m_pageText->setText(tr("page %1 of %2").arg(page + 1).arg(pageCount()));
    int chapter = 0;
    for (const auto& h : m_document->headings())
        if (h.level == 1 && m_document->pageOf(h) <= page) chapter = m_document->pageOf(h);
    m_headings->setValue(QString::number(chapter));
}

void ReportPage::writeFile() {
    const auto problem = m_pdf ? app::writeBytes(m_path, m_pdf->take()) : std::nullopt;
    const QString path = m_path;
    stopped();
    if (problem)
        Q_EMIT m_session.said(Status::Error, app::problemText(*problem));
    else
        Q_EMIT m_session.said(Status::Ok, tr("Written: %1").arg(path));
}

void ReportPage::stopped() {
    m_work.stop();
    m_maker.reset();
    m_pdf.reset();
    m_path.clear();
    m_progress->hide();
}

void ReportPage::cancel() {
    if (!working()) return;
    const bool writing = !m_path.isEmpty();
    stopped();
    Q_EMIT m_session.said(Status::Info, writing ? tr("Cancelled; no file was written.")
                                                : tr("Cancelled; the preview is the one from before."));
}

void ReportPage::buildNow() {
    if (!m_path.isEmpty()) return;  // what is written goes on by itself
    start();
    if (!m_maker) return;
    while (m_maker->step()) {
    }
    showDocument();
    stopped();
}

void ReportPage::exportTo(const QString& path) {
    stopped();
    m_soon.stop();
    m_path = path;
    m_maker = std::make_unique<ReportMaker>(m_session.workbook(), m_session.allResults(), runs(), options());
    m_work.start(0);
}

void ReportPage::exportFile(const QString& kind) {
    const bool report = kind == QLatin1String("report.pdf");
    const QString name = m_session.document().title() + (report ? QStringLiteral(".pdf") : QStringLiteral("-bom.pdf"));
    QString path = QFileDialog::getSaveFileName(this, tr("Write the PDF"), name, QStringLiteral("PDF (*.pdf)"));
    if (path.isEmpty()) return;
    if (!path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) path += QStringLiteral(".pdf");
    if (report) {
        exportTo(path);
        return;
    }
    const ReportOptions o = options();
    const auto problem = writeBillPdf(path, m_session.workbook(), m_session.allResults(), o.language, o.designs);
    if (problem)
        Q_EMIT m_session.said(Status::Error, app::problemText(*problem));
    else
        Q_EMIT m_session.said(Status::Ok, tr("Written: %1").arg(path));
}

}  // namespace views
