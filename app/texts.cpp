// SPDX-License-Identifier: GPL-3.0-or-later
// Translation of the model's English.
#include "app/texts.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/names.h"
#include "app/sentences.h"
#include "app/value_text.h"
#include "model/core/fields.h"
#include "model/core/units.h"
#include "model/plan/results.h"
#include "model/plan/workbook.h"

namespace app {
namespace {

/// Walks a path by tables alone; `items` receives the names of list items on the way.
const model::Field* walk(model::Table table, std::string_view path, QStringList* items) {
    while (true) {
        const std::size_t dot = path.find('.');
        const std::string_view key = path.substr(0, dot);
        const auto row = std::find_if(table.begin(), table.end(), [&](const model::Field& f) { return f.key == key; });
        if (row == table.end()) return nullptr;
        if (dot == std::string_view::npos) return &*row;
        path.remove_prefix(dot + 1);
        if (row->kind == model::Kind::Group) {
            table = row->table();
        } else if (row->kind == model::Kind::List) {
            const std::size_t end = path.find('.');
            if (path.substr(0, end).empty()) return nullptr;
            if (items) items->append(text(path.substr(0, end)));
            if (end == std::string_view::npos) return &*row;
            path.remove_prefix(end + 1);
            table = row->table();
        } else {
            return nullptr;
        }
    }
}

const model::Field* findRow(std::string_view path, QStringList* items) {
    constexpr std::string_view kProject = "project.";
    if (path.substr(0, kProject.size()) == kProject)
        return walk(model::fieldsOf<model::Project>(), path.substr(kProject.size()), items);
    if (const auto* row = walk(model::fieldsOf<model::Design>(), path, items)) return row;
    if (items) items->clear();
    return walk(model::fieldsOf<model::Results>(), path, items);
}

QString argumentText(const model::Arg& arg) {
    struct Write {
        QString operator()(const std::string& s) const {
            for (const char* context : {"units", "arguments", "choices"})
                if (const QString known = translated(context, s); known != text(s)) return known;
            return itemName(s);
        }
        QString operator()(const model::Arg::Number& n) const { return quantityText(n.si, n.unit); }
        QString operator()(const model::Arg::Key& k) const { return labelOfPath(k.path); }
        QString operator()(const model::Arg::Inner& i) const { return i.problem ? problemText(*i.problem) : QString(); }
    };
    return std::visit(Write{}, arg.value);
}

/// A Han character beside a Latin letter or digit: a space belongs between them.
bool meet(QChar a, QChar b) {
    const auto han = [](QChar c) { return c.script() == QChar::Script_Han; };
    const auto latin = [](QChar c) { return c.unicode() < 0x80 && c.isLetterOrNumber(); };
    return (han(a) && latin(b)) || (latin(a) && han(b));
}

/// Fills %1 .. %9 in one pass, so that an argument that contains a placeholder stays as it is.
QString filled(const QString& sentence, const std::vector<model::Arg>& args) {
    QString out;
    out.reserve(sentence.size() + 32);
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int digit = sentence[i] == u'%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
        if (digit < 1) {
            out += sentence[i];
            continue;
        }
        ++i;
        if (static_cast<std::size_t>(digit) > args.size()) continue;
        const model::Arg& arg = args[static_cast<std::size_t>(digit - 1)];
        const QString part = argumentText(arg);
        const bool label = std::holds_alternative<model::Arg::Key>(arg.value) && !part.isEmpty();
        if (label && !out.isEmpty() && meet(out.back(), part.front())) out += u' ';
        out += part;
        if (label && i + 1 < sentence.size() && meet(part.back(), sentence[i + 1])) out += u' ';
    }
    return out;
}

}  // namespace

QString momentText(const QDateTime& when) {
    return when.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

QString translated(const char* context, std::string_view english) {
    if (english.empty()) return {};
    return QCoreApplication::translate(context, std::string(english).c_str());
}

QString label(const model::Field& field) {
    return field.label.empty() ? text(field.key) : translated("fields", field.label);
}
QString docText(const model::Field& field) {
    return translated("docs", field.doc);
}
QString formulaText(const model::Field& field) {
    return translated("formulas", field.formula);
}
QString groupTitle(const model::Field& field) {
    return translated("groups", field.group);
}
QString sourceText(const model::Field& field) {
    return translated("sources", field.source);
}
QString choiceLabel(const model::Choice& choice) {
    return translated("choices", choice.label);
}
QString choiceLabel(const model::Field& field, std::string_view word) {
    for (const auto& c : field.choices)
        if (c.word == word) return choiceLabel(c);
    return text(word);
}

const model::Field* rowOfPath(std::string_view path) {
    return findRow(path, nullptr);
}

QString labelOfPath(std::string_view path) {
    QStringList items;
    const model::Field* row = findRow(path, &items);
    if (!row) return text(path);
    items.removeAll(QStringLiteral("*"));  // a field of whatever item
    if (items.isEmpty()) return label(*row);
    for (QString& item : items) item = itemName(item.toStdString());
    return QCoreApplication::translate("texts", "%1 (%2)").arg(label(*row), items.join(u' '));
}

QString problemText(const model::Problem& problem) {
    const std::string_view own = appSentence(problem.id);
    const std::string_view english = own.empty() ? model::sentence(problem.id) : own;
    if (!english.empty()) return filled(translated("problems", english), problem.args);
    // An id without a sentence is a fault of the program; what is known is still shown.
    QStringList known{text(problem.id)};
    for (const auto& a : problem.args) known << argumentText(a);
    return known.join(u' ');
}

QString blankText(const model::Field& field) {
    const bool money = field.kind == model::Kind::Amount || field.unit.substr(0, 5) == "money";
    return money ? QCoreApplication::translate("texts", "not priced")
                 : QCoreApplication::translate("texts", "not public");
}

QString blankText(const model::Blank& blank) {
    switch (blank.state) {
        case model::BlankState::Missing:
            return QCoreApplication::translate("texts", "waits for %1").arg(labelOfPath(blank.why.key));
        case model::BlankState::NotApplicable:
            return QCoreApplication::translate("texts", "not applicable");
        case model::BlankState::Unpriced:
            return QCoreApplication::translate("texts", "not priced");
        case model::BlankState::Impossible:
            break;
    }
    return QCoreApplication::translate("texts", "not computable");
}

QString resultText(const model::Project& project, const model::Design& design, const model::Results& results,
                   const model::Place& place) {
    const auto blank = model::whyBlank(project, design, results, place.path);
    return blank ? blankText(*blank) : valueText(*place.row, place.value(), model::currencyCode(project));
}

namespace {

/// Words by what they are: choices by label, names of entries and items as they are shown, other texts as known.
QString wordText(const model::Field& field, const std::string& word) {
    if (field.kind == model::Kind::Choice) return choiceLabel(field, word);
    if (field.kind == model::Kind::Ref) return entryName(field.of, word);
    if (field.kind == model::Kind::ItemRef) return itemName(word);
    if (field.key == "per") return unitName(word);  // of a failure class
    const QString known = translated("choices", word);
    return known == text(word) ? titleText(word) : known;
}

}  // namespace

QString valueText(const model::Field& field, const model::Value& value, std::string_view currency) {
    if (std::holds_alternative<std::monostate>(value)) return blankText(field);
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? QCoreApplication::translate("texts", "yes") : QCoreApplication::translate("texts", "no");
    if (const auto* word = std::get_if<std::string>(&value)) return wordText(field, *word);
    if (const auto* date = std::get_if<model::Date>(&value)) return text(model::dateText(*date));
    return fieldText(field, value, text(currency), shownLanguage());
}

}  // namespace app
