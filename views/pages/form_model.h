// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The form of a page, generated from the field tables: which parts of the design stand on the page, and how a field
// becomes a row. A text that was refused stays in its field with the reason while the last good value is in force.

#include <QHash>
#include <QSet>

#include "views/pages/session.h"
#include "views/widgets/form_view.h"

namespace views {

/// A part of a page. Lists give the rows of every item.
struct FormPart {
    enum Kind { Inputs, Results } kind = Inputs;
    std::string_view path;                      ///< "project", "power", "pools", "reliability"
    std::vector<std::string_view> keys = {};    ///< only these, in table order; empty = all
    std::vector<std::string_view> groups = {};  ///< only rows of these groups (English titles); empty = all
};
std::vector<FormPart> partsOf(PageId page);

class FormModel : public QObject {
    Q_OBJECT

public:
    FormModel(PageId page, Session& session, QObject* parent = nullptr);

    QList<FormGroup> groups();
    /// Takes a committed text; what is refused is shown by the next groups().
    void commit(const QString& key, const QString& text);
    /// A text that was refused still stands in its field, and: takes all such texts back.
    bool holdsRefused() const;
    void dropRefused();
    /// Texts for the fields of these keys, in one step; the first that is refused refuses all and is named in a bar.
    void paste(const QStringList& keys, const QStringList& texts);
    void reset(const QString& key);
    /// "add", "copy" or "remove" of an item; `groupKey` is that of the item's first group.
    void act(const QString& groupKey, const QString& action);
    /// Makes a long list show the item that a key belongs to.
    void pick(const QString& key);
    /// How a text would be read, "= 1,200 W"; empty when it is not readable (yet).
    QString reading(const QString& key, const QString& text) const;

Q_SIGNALS:
    /// The rows are others although the document is the same.
    void refreshed();
    /// Another item of a long list is shown in the form.
    void itemShown(const QString& list, const QString& name);

private:
    struct Refused {
        QString text;
        model::Problem problem;
    };
    struct Builder;

    PageId m_page;
    Session& m_session;
    std::vector<FormPart> m_parts;
    QHash<QString, Refused> m_refused;
    QHash<QString, QString> m_picked;  ///< long lists show one item: list path -> name
    std::int64_t m_design = 0;
};

}  // namespace views
