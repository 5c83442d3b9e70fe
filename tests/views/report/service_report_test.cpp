// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a design that only serves, and of one that trains and serves.
#include <poppler-qt6.h>

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "app/examples.h"
#include "app/texts.h"
#include "model/plan/access.h"
#include "views/report/report.h"

using namespace views;

class ServiceReportTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// Text of the report of the bid's first design after `edit`, without white space.
    template <class Edit>
    QString written(Language language, const Edit& edit) {
        model::Workbook w = app::openExample(QStringLiteral("bid-1024"))->workbook;
        model::Design d = *w.designs.front().design;
        edit(d);
        w.designs = {{1, "changed", std::make_shared<const model::Design>(d)}};
        const std::vector<model::Results> results{model::evaluate(w.project, d)};
        ReportOptions options;
        options.language = language;
        options.date = QDate(2026, 11, 29);
        const QString file = m_folder.filePath(QStringLiteral("r.pdf"));
        if (const auto wrong = writeReport(file, w, results, {nullptr}, options)) return app::problemText(*wrong);
        const auto pdf = Poppler::Document::load(file);
        QString out;
        for (int i = 0; pdf && i < pdf->numPages(); ++i) out += pdf->page(i)->text(QRectF()) + u'\n';
        return out.remove(QRegularExpression(QStringLiteral("\\s")));
    }
    static void serve(model::Design& d) { d.workloads.front().value.kind = model::WorkloadKind::Inference; }

private slots:
    void aDesignThatOnlyServesTellsOfItsService() {
        const QString text = written(Language::English, serve);
        for (const char* part : {"Inferenceservices", "TPOT", "TTFTatthepeak", "Instancesthattheloadneeds"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        for (const char* part : {"Thedesignhasnotrainingrun", "Mappingofthetrainingruns", "Wherethedayscomefrom"})
            QVERIFY2(!text.contains(QLatin1String(part)), part);
    }

    void aMixedBidTellsOfBoth() {
        const QString text = written(Language::English, [](model::Design& d) {
            d.workloads.push_back({9, "chat", d.workloads.front().value});
            d.workloads.back().value.kind = model::WorkloadKind::Inference;
        });
        for (const char* part : {"Inferenceservices", "Mappingofthetrainingruns", "Whatthealgorithmschange"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
    }

    void chineseTextsHaveNoEnglishLeft() {
        QVERIFY(app::loadLanguage(QStringLiteral("zh_CN")));
        const QString text = written(Language::Chinese, serve);
        QVERIFY(app::loadLanguage(QStringLiteral("en")));
        QVERIFY(text.contains(QStringLiteral("推理服务")));
        for (const char* part : {"Instances", "instances", "prefill", "Batch"})
            QVERIFY2(!text.contains(QLatin1String(part)), part);
    }
};

QTEST_MAIN(ServiceReportTest)
#include "service_report_test.moc"
