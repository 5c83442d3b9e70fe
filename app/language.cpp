// SPDX-License-Identifier: GPL-3.0-or-later
// Which language the program speaks: translators come from the resources (:/i18n) and from Qt's own catalogues.
#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>
#include <memory>

#include "app/texts.h"

namespace app {
namespace {

constexpr char kTranslator[] = "language_translator";
constexpr char kProperty[] = "language";
constexpr char kSetting[] = "language";

QString catalogueOf(const QString& language) {
    const auto files = QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("*%1.qm").arg(language)}, QDir::Files);
    return files.isEmpty() ? QString() : QStringLiteral(":/i18n/") + files.front();
}

void install(std::unique_ptr<QTranslator> translator) {
    translator->setObjectName(QLatin1String(kTranslator));
    translator->setParent(QCoreApplication::instance());
    QCoreApplication::installTranslator(translator.release());
}

}  // namespace

QStringList languages() {
    QStringList out{QStringLiteral("en")};
    if (!catalogueOf(QStringLiteral("zh_CN")).isEmpty()) out << QStringLiteral("zh_CN");
    return out;
}

QString languageMeant(const QString& word) {
    QString plain = word.toLower();
    plain.replace(u'-', u'_');
    return plain == QLatin1String("zh") || plain == QLatin1String("zh_cn") ? QStringLiteral("zh_CN") : word;
}

QString preferredLanguage() {
    const QString kept = QSettings().value(QLatin1String(kSetting)).toString();
    return languages().contains(kept) ? kept : systemLanguage();
}

QString systemLanguage() {
    for (const QString& name : QLocale::system().uiLanguages())
        if (name.startsWith(QLatin1String("zh")) && languages().contains(QStringLiteral("zh_CN")))
            return QStringLiteral("zh_CN");
    return QStringLiteral("en");
}

bool loadLanguage(const QString& language, bool remember) {
    auto* application = QCoreApplication::instance();
    if (!application || !languages().contains(language)) return false;
    auto own = std::make_unique<QTranslator>();
    const QString catalogue = catalogueOf(language);
    if (!catalogue.isEmpty() && !own->load(catalogue)) return false;
    for (auto* old : application->findChildren<QTranslator*>(QLatin1String(kTranslator), Qt::FindDirectChildrenOnly)) {
        QCoreApplication::removeTranslator(old);
        delete old;
    }
    auto qt = std::make_unique<QTranslator>();
    if (language != QLatin1String("en") &&
        qt->load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        install(std::move(qt));
    if (!catalogue.isEmpty()) install(std::move(own));  // last installed, first asked
    application->setProperty(kProperty, language);
    if (remember) QSettings().setValue(QLatin1String(kSetting), language);
    return true;
}

QString currentLanguage() {
    const auto* application = QCoreApplication::instance();
    const QString language = application ? application->property(kProperty).toString() : QString();
    return language.isEmpty() ? QStringLiteral("en") : language;
}

}  // namespace app
