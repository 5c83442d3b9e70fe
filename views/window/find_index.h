// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What find looks through: fields, results, pages and commands, each with its name in both languages.

#include <QList>
#include <QString>
#include <memory>

#include "views/pages/session.h"
#include "views/style/icons.h"

class QTranslator;

namespace views {

struct FindHit {
    enum Kind { Result, Field, Command, Page } kind = Field;
    QString id;  ///< key, id of a command or word of a page
    IconId icon = IconId::Find;
    QString label;  ///< "Reserved power / 预留功率"
    QString note;   ///< "result, 1.59 MW"
};

class FindIndex {
public:
    FindIndex();
    ~FindIndex();
    /// Best hits first, at most `most`. Every word of the text must be in a name, in either language, or in the key.
    QList<FindHit> find(const Session& session, const QString& text, int most = 12);

private:
    QString other(const char* context, const char* english) const;
    QString bothNames(const QString& own, const char* context, std::string_view english) const;

    std::unique_ptr<QTranslator> m_chinese;
};

}  // namespace views
