// SPDX-License-Identifier: GPL-3.0-or-later
// The Chinese catalogue is complete: nothing unfinished, every marked text has a translation, placeholders agree.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Message {
    QString context, source, translation, type;
};

QList<Message> catalogue() {
    QFile file(QStringLiteral(SOURCE_DIR "/i18n/clusterwright_zh_CN.ts"));
    QList<Message> all;
    if (!file.open(QIODevice::ReadOnly)) return all;
    QXmlStreamReader xml(&file);
    Message m;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("source"))
                m.source = xml.readElementText();
            else if (xml.name() == QLatin1String("translation")) {
                m.type = xml.attributes().value(QLatin1String("type")).toString();
                m.translation = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            }
        } else if (xml.isEndElement() && xml.name() == QLatin1String("message")) {
            m.context = context;
            all << m;
            m = {};
        }
    }
    return all;
}

QStringList placeholders(const QString& text) {
    QStringList found;
    static const QRegularExpression pattern(QStringLiteral("%[1-9n]"));
    for (auto it = pattern.globalMatch(text); it.hasNext();) found << it.next().captured();
    found.sort();
    return found;
}

}  // namespace

class TranslationTest : public QObject {
    Q_OBJECT
private slots:
    void everyTextIsTranslated() {
        const auto all = catalogue();
        QVERIFY2(all.size() > 1000, "the catalogue is missing or nearly empty");
        for (const auto& m : all) {
            QVERIFY2(m.type.isEmpty(), qPrintable(m.context + ": " + m.source + " is " + m.type));
            QVERIFY2(!m.translation.isEmpty(), qPrintable(m.context + ": " + m.source + " has no translation"));
        }
    }

    void placeholdersAgree() {
        for (const auto& m : catalogue())
            QVERIFY2(placeholders(m.source) == placeholders(m.translation), qPrintable(m.source));
    }

    void everyMarkedTextOfTheModelIsInTheCatalogue() {
        QSet<QString> known;
        for (const auto& m : catalogue()) known << m.context + '\n' + m.source;
        // No raw strings here: moc does not read on behind them.
        static const QRegularExpression marked(
            QStringLiteral("TR_NOOP\\(\"(\\w+)\",\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)\\)"));
        static const QRegularExpression piece(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
        int count = 0;
        QDirIterator files(QStringLiteral(SOURCE_DIR "/model"),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.inc")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto it = marked.globalMatch(text); it.hasNext();) {
                const auto match = it.next();
                QString source;
                for (auto p = piece.globalMatch(match.captured(2)); p.hasNext();) source += p.next().captured(1);
                source.replace(QLatin1String("\\\""), QLatin1String("\""));
                QVERIFY2(known.contains(match.captured(1) + '\n' + source),
                         qPrintable(file.fileName() + ": " + source));
                ++count;
            }
        }
        QVERIFY(count > 500);
    }
};

QTEST_APPLESS_MAIN(TranslationTest)
#include "translation_test.moc"
