// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/find_index.h"

#include <QCoreApplication>
#include <QDir>
#include <QTranslator>
#include <algorithm>

#include "app/texts.h"
#include "model/core/fields.h"
#include "model/plan/access.h"
#include "views/pages/page_info.h"
#include "views/pages/value_text.h"
#include "views/window/actions.h"

namespace views {
namespace {

struct Scored {
    int score = 0;
    FindHit hit;
};

/// 0 = no hit; higher is better: whole name, start of the name, start of a word, anywhere, in the key.
int scoreOf(const QStringList& words, const QString& names, const QString& key) {
    int score = 0;
    for (const QString& word : words) {
        const qsizetype at = names.indexOf(word, 0, Qt::CaseInsensitive);
        if (at == 0)
            score += 40;
        else if (at > 0 && (names[at - 1] == u' ' || names[at - 1] == u'/'))
            score += 30;
        else if (at > 0)
            score += 20;
        else if (key.contains(word, Qt::CaseInsensitive))
            score += 8;
        else
            return 0;
    }
    return score * 100 - static_cast<int>(std::min<qsizetype>(names.size(), 90));
}

QString plainText(const char* text) {
    return QString::fromUtf8(text).remove(u'&');
}

}  // namespace

FindIndex::FindIndex() : m_chinese(std::make_unique<QTranslator>()) {
    const auto files = QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("*zh_CN.qm")}, QDir::Files);
    if (!files.isEmpty() && !m_chinese->load(QStringLiteral(":/i18n/") + files.front()))
        m_chinese = std::make_unique<QTranslator>();
}

FindIndex::~FindIndex() = default;

QString FindIndex::other(const char* context, const char* english) const {
    if (currentLanguage() == Language::Chinese) return QString::fromUtf8(english);
    return m_chinese->isEmpty() ? QString() : m_chinese->translate(context, english);
}

QString FindIndex::bothNames(const QString& own, const char* context, std::string_view english) const {
    QString second = other(context, std::string(english).c_str());
    second.remove(u'&');
    return second.isEmpty() || second == own ? own : own + QStringLiteral(" / ") + second;
}

QList<FindHit> FindIndex::find(const Session& session, const QString& text, int most) {
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty() || session.index() < 0) return {};
    std::vector<Scored> hits;
    const auto add = [&](FindHit hit, const QString& key, int bonus) {
        if (const int score = scoreOf(words, hit.label, key); score != 0)
            hits.push_back({score + bonus, std::move(hit)});
    };
    const auto field = [&](const model::Place& p, FindHit::Kind kind) {
        if (p.row->label.empty()) return;
        const QString key = app::text(p.path);
        FindHit hit{
            kind, key, infoOf(pageOfKey(p.path)).icon, bothNames(app::labelOfPath(p.path), "fields", p.row->label), {}};
        if (scoreOf(words, hit.label, key) == 0) return;
        const QString value = kind == FindHit::Result
                                  ? resultText(session, p)
                                  : fieldText(*p.row, p.value(), session.currency(), session.language());
        const QString what = kind == FindHit::Result ? QCoreApplication::translate("Find", "result, %1")
                                                     : QCoreApplication::translate("Find", "field, %1");
        hit.note = what.arg(value);
        add(std::move(hit), key, kind == FindHit::Result ? 60 : 50);
    };
    model::forEachResult(session.results(), [&](const model::Place& p) { field(p, FindHit::Result); });
    model::forEachInput(session.project(), session.design(), [&](const model::Place& p) { field(p, FindHit::Field); });
    for (const PageInfo& page : allPages())
        add({FindHit::Page, QLatin1String(page.word), page.icon, bothNames(nameOf(page.id), "pages", page.name),
             QCoreApplication::translate("Find", "page")},
            QLatin1String(page.word), 70);
    for (const ActionSpec& spec : actionSpecs()) {
        const QString own = QCoreApplication::translate("actions", spec.text).remove(u'&');
        QString note = QCoreApplication::translate("Find", "command");
        if (*spec.shortcut) note += QStringLiteral(", ") + QLatin1String(spec.shortcut);
        add({FindHit::Command, QLatin1String(spec.id), spec.icon.value_or(IconId::Find),
             bothNames(own, "actions", spec.text), note},
            plainText(spec.text), 40);
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Scored& a, const Scored& b) { return a.score > b.score; });
    QList<FindHit> out;
    for (const Scored& s : hits) {
        if (out.size() >= most) break;
        out << s.hit;
    }
    return out;
}

}  // namespace views
