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
        for (const char* part : {"Inferenceservices", "TPOT", "TTFT", "Instancesthattheloadneeds"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        for (const char* part : {"Mappingofthetrainingruns", "Wherethedayscomefrom", "WheretheFLOPsgo"})
            QVERIFY2(!text.contains(QLatin1String(part)), part);
    }

    void aDesignThatOnlyServesIsNotJudgedByTraining() {
        const QString text = written(Language::English, serve);
        QVERIFY(text.contains(QStringLiteral("Instancesneeded")));
        QVERIFY(!text.contains(QStringLiteral("TrainingdaysP50/P90")));
        const qsizetype limits = text.indexOf(QStringLiteral("Limitsofthetender"));
        QVERIFY(limits < 0 || !text.mid(limits, 400).contains(QStringLiteral("Trainingdays")));
    }

    void aMixedBidTellsOfBoth() {
        const QString text = written(Language::English, [](model::Design& d) {
            d.workloads.push_back({9, "chat", d.workloads.front().value});
            d.workloads.back().value.kind = model::WorkloadKind::Inference;
            d.workloads.front().value.packing = true;
        });
        for (const char* part : {"Inferenceservices", "Mappingofthetrainingruns", "Whatthealgorithmschange"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
    }

    /// With the workings, where all formulas stand; a dense model, and one with experts on instances apart.
    void chineseTextsHaveNoEnglishLeft_data() {
        QTest::addColumn<bool>("mixed");
        QTest::newRow("serves") << false;
        QTest::newRow("both") << true;
    }
    void chineseTextsHaveNoEnglishLeft() {
        QFETCH(bool, mixed);
        QVERIFY(app::loadLanguage(QStringLiteral("zh_CN")));
        model::Workbook w = app::openExample(QStringLiteral("bid-1024"))->workbook;
        model::Design d = *w.designs.front().design;
        model::Workload& run = d.workloads.front().value;
        if (mixed) {
            d.workloads.push_back({9, "chat", run});
            model::Workload& training = d.workloads.front().value;
            training.compression = model::GradientCompression::TopK;
            training.errorFeedback = model::ErrorFeedback::None;
            training.sequenceFill = model::Ratio{0.6};
            model::Workload& chat = d.workloads.back().value;
            chat.kind = model::WorkloadKind::Inference;
            chat.serving = model::Serving::Apart;
            chat.cardsPerInstance = 12;
            chat.targetToken = chat.targetFirst = model::Duration{1e-3};
        } else {
            serve(d);
        }
        w.designs = {{1, "changed", std::make_shared<const model::Design>(d)}};
        const std::vector<model::Results> results{model::evaluate(w.project, d)};
        ReportOptions options;
        options.language = Language::Chinese;
        const QString text =
            reportDocument(w, results, {nullptr}, options)
                ->toPlainText()
                .replace(QChar::ParagraphSeparator, u'\n')
                .remove(QRegularExpression(QStringLiteral("(^|\\n)\\[[0-9]+\\]  [^\\n]*")));  // sources
        QVERIFY(app::loadLanguage(QStringLiteral("en")));
        QVERIFY(text.contains(QStringLiteral("推理服务")));
        static const QRegularExpression sentence(QStringLiteral("\\b[a-z]{2,}[ ,;]+[a-z]{2,}[ ,;]+[a-z]{2,}\\b"));
        const auto match = sentence.match(text);
        QVERIFY2(!match.hasMatch(), qPrintable(text.mid(std::max<qsizetype>(0, match.capturedStart() - 60), 160)));
        for (const char* part : {"prefill", "decode", "instance", "batch", "sigma", "rho", "tokens", "exchange"})
            QVERIFY2(!text.contains(QLatin1String(part)),
                     qPrintable(text.mid(std::max<qsizetype>(0, text.indexOf(QLatin1String(part)) - 60), 160)));
    }
};

QTEST_MAIN(ServiceReportTest)
#include "service_report_test.moc"
