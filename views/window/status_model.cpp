// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/status_model.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <cmath>

#include "app/texts.h"
#include "model/core/fields.h"
#include "model/core/money.h"
#include "views/pages/value_text.h"

namespace views {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("views", text);
}

/// The month the shipped catalogue was compiled in, as its files say.
QString catalogueMonth() {
    static const QString month = [] {
        QFile file(QStringLiteral(":/resources/catalogs/accelerators.json"));
        if (!file.open(QIODevice::ReadOnly)) return QString();
        return QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("compiled")).toString().left(7);
    }();
    return month;
}

QString presetText(const model::Design& design) {
    for (const auto& c : model::Choices<model::CoolingPreset>::rows)
        if (c.value == static_cast<int>(design.cooling.preset)) return app::choiceLabel(c);
    return {};
}

}  // namespace

QList<StatusText> statusTexts(const Session& session) {
    const model::Project& p = session.project();
    QList<StatusText> out;
    if (!catalogueMonth().isEmpty())
        out << StatusText{QStringLiteral("catalogue"), tr("Catalogue %1").arg(catalogueMonth()), {}, 3};
    out << StatusText{QStringLiteral("preset"), tr("Preset: %1").arg(presetText(session.design())), {}, 1};
    const QString rate = significant(p.cnyPerUsd.si, 3);
    out << StatusText{
        QStringLiteral("currency"),
        tr("%1, %2 CNY per USD (%3)").arg(session.currency(), rate, app::text(model::dateText(p.rateDate))),
        {},
        2};
    const QDateTime saved = session.document().lastAutosave();
    const QString time = QLocale().toString(saved.time(), QStringLiteral("HH:mm"));
    if (session.document().readOnly())
        out << StatusText{QStringLiteral("autosave"), tr("Read only"), {}, 0};
    else if (session.document().isClean())
        out << StatusText{QStringLiteral("autosave"),
                          session.document().path().isEmpty() ? tr("Nothing to save") : tr("Saved"),
                          {},
                          0};
    else
        out << StatusText{
            QStringLiteral("autosave"), saved.isValid() ? tr("Autosaved %1").arg(time) : tr("Not saved yet"), {}, 0};
    return out;
}

QString jobText(std::int64_t wanted, double share, double secondsLeft) {
    const double done = std::floor(std::clamp(share, 0.0, 1.0) * static_cast<double>(wanted));
    const QString counts = tr("%1 / %2 runs").arg(count(done), count(static_cast<double>(wanted)));
    if (secondsLeft < 0) return counts;
    return tr("%1 · about %2 s left").arg(counts, count(std::ceil(secondsLeft)));
}

}  // namespace views
