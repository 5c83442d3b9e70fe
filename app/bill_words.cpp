// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bill_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/texts.h"

namespace app {
namespace {

struct Rule {
    const char* id;
    const char* text;
};
constexpr Rule kRules[] = {
    {"R-SERVERS", QT_TRANSLATE_NOOP("Report", "cards over cards per server, rounded up")},
    {"R-SPARES", QT_TRANSLATE_NOOP("Report", "spares of the pool")},
    {"R-LEAF", QT_TRANSLATE_NOOP("Report", "rails × servers over leaf ports down, rounded up")},
    {"R-SPINE-DIVISOR", QT_TRANSLATE_NOOP("Report", "smallest divisor of the uplinks that carries all leaves")},
    {"R-3TIER", QT_TRANSLATE_NOOP("Report", "third tier of the fat tree")},
    {"R-OPTICS", QT_TRANSLATE_NOOP("Report", "one module per cage in use")},
    {"R-LINKS", QT_TRANSLATE_NOOP("Report", "one per link")},
    {"R-CABLE-SPARES", QT_TRANSLATE_NOOP("Report", "share of every part, at least one")},
    {"R-RACKS", QT_TRANSLATE_NOOP("Report", "racks of all uses")},
};

}  // namespace

QString billRule(const std::string& derived) {
    const QString whole = text(derived);
    const qsizetype bracket = whole.indexOf(u'(');
    const QString id = whole.left(bracket < 0 ? whole.size() : bracket);
    for (const Rule& rule : kRules) {
        if (id != QLatin1String(rule.id)) continue;
        const QString words = QCoreApplication::translate("Report", rule.text);
        QString numbers = bracket < 0 ? QString() : whole.mid(bracket + 1, whole.size() - bracket - 2);
        if (!numbers.contains(QRegularExpression(QStringLiteral("[0-9]")))) return words;
        static const QRegularExpression kCeiling(QStringLiteral("ceil\\(([^()]*)\\)"));
        numbers.replace(kCeiling, QStringLiteral("⌈\\1⌉"));
        return QCoreApplication::translate("Report", "%1 (%2)").arg(words, numbers);
    }
    return labelOfPath(derived);
}

QString billUnit(const std::string& unit) {
    if (unit == "pcs") return QCoreApplication::translate("Report", "pcs");
    if (unit == "set") return QCoreApplication::translate("Report", "set");
    return text(unit);
}

}  // namespace app
