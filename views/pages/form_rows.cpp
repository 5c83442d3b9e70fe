// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/form_rows.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "app/names.h"
#include "app/texts.h"
#include "model/catalog/catalog.h"
#include "model/core/fields.h"
#include "model/core/units.h"
#include "model/plan/access.h"
#include "model/reliability/rates.h"
#include "views/pages/value_text.h"

namespace views {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("views", text);
}

FieldKind kindOf(const model::Field& field) {
    switch (field.kind) {
        case model::Kind::Flag:
            return FieldKind::Check;
        case model::Kind::Choice:
        case model::Kind::Ref:
        case model::Kind::ItemRef:
            return FieldKind::Choice;
        case model::Kind::Text:
            return FieldKind::Text;
        default:
            return FieldKind::Number;
    }
}

QList<FormChoice> entryChoices(const Session& session, const model::Field& field) {
    QList<FormChoice> out{{QString(), tr("own values")}};
    const auto* kind = model::findKind(field.of);
    const model::Catalog& catalog = session.document().catalog();
    for (std::size_t i = 0; kind && i < kind->size(catalog); ++i) {
        const auto& head = kind->head(catalog, i);
        out << FormChoice{app::text(head.id), app::entryName(head)};
    }
    return out;
}

/// What the design calls a catalogue entry, where bill and report name it otherwise than the entry itself.
QString nameHere(const Session& session, const std::string& path, const FormRow& row) {
    constexpr std::string_view kId = "_id";
    if (!path.ends_with(kId)) return {};
    model::Design design = session.design();
    const std::string name = path.substr(0, path.size() - kId.size()) + ".name";
    const auto place = model::findField(model::fieldsOf<model::Design>(), &design, name);
    const model::Value value = place ? place->value() : model::Value();
    const auto* given = std::get_if<std::string>(&value);
    if (!given || given->empty() || place->origin() != model::Origin::User) return {};
    const QString shown = app::titleText(*given);
    for (const FormChoice& c : row.choices)
        if (c.value == row.text && c.label == shown) return {};
    return QCoreApplication::translate("FormRows", "here: %1").arg(shown);
}

QList<FormChoice> itemChoices(const Session& session, const model::Field& field) {
    QList<FormChoice> out{{QString(), tr("all")}};
    model::Design design = session.design();
    const auto list = model::findField(model::fieldsOf<model::Design>(), &design, field.of);
    if (!list || list->row->kind != model::Kind::List) return out;
    void* items = list->row->sub(list->owner);
    for (std::size_t i = 0; i < list->row->list->size(items); ++i) {
        const std::string& name = list->row->list->name(items, i);
        out << FormChoice{app::text(name), app::itemName(name)};
    }
    return out;
}

/// What a failure class may count per; an own word stays among the choices.
QList<FormChoice> unitChoices(const QString& present) {
    QList<FormChoice> out;
    bool known = false;
    for (int i = 0; i <= static_cast<int>(model::PerUnit::StorageSystem); ++i) {
        const std::string word(model::wordOf(static_cast<model::PerUnit>(i)));
        out << FormChoice{app::text(word), app::unitName(word)};
        known = known || app::text(word) == present;
    }
    if (!known) out.prepend({present, present});
    return out;
}

/// Trillions as "2 T" where that is exact, else all digits.
QString countText(std::int64_t n) {
    constexpr double kTrillion = 1e12;
    if (std::abs(double(n)) >= kTrillion) {
        const QString text = QString::number(double(n) / kTrillion, 'g', 6) + QStringLiteral(" T");
        if (const auto back = model::parseInteger(text.toStdString()); back && *back == n) return text;
    }
    return count(double(n));
}

/// Twelve digits say more than anyone types; the exact text only where they would not do.
QString quantityText(const model::Field& field, double si) {
    const model::Unit* unit = model::findUnit(field.unit);
    const double shown = unit ? model::fromSi(si, *unit) : si;
    const double size = std::abs(shown);
    if (size != 0 && (size < 1e-4 || size >= 1e12)) return app::text(model::exactText(field, model::Value{si}));
    const QString number = QString::number(shown, 'g', 12);
    const QString word = unitText(field.unit, currentLanguage());  // where it can be typed, too
    const bool typed = model::findUnit(word.toStdString()) != nullptr;
    return field.unit.empty() ? number : number + u' ' + (typed ? word : app::text(field.unit));
}

/// An amount by the largest of these units in which it is exact with few digits.
QString moneyText(const model::Money& money) {
    struct Step {
        double factor;
        QString unit;
    };
    const QString currency = app::text(money.currency);
    const bool yuan = currentLanguage() == Language::Chinese && currency == QLatin1String("CNY");
    const Step steps[] = {{yuan ? 1e8 : 1e6, yuan ? QStringLiteral("亿元") : QStringLiteral("M ") + currency},
                          {yuan ? 1e4 : 1e6, yuan ? QStringLiteral("万元") : QStringLiteral("M ") + currency}};
    for (const Step& step : steps) {
        if (std::abs(money.amount) < step.factor) continue;
        const QString text = QString::number(money.amount / step.factor, 'g', 6) + u' ' + step.unit;
        const auto back = model::parseMoney(text.toStdString(), money.currency);
        if (back && *back == money) return text;
    }
    return QString::number(money.amount, 'g', 12) + u' ' + (yuan ? QStringLiteral("元") : currency);
}

QString originText(model::Origin origin) {
    switch (origin) {
        case model::Origin::Default:
            return tr("Default of the program");
        case model::Origin::Catalog:
            return tr("From the catalogue");
        case model::Origin::User:
            break;
    }
    return tr("Own value; right click to reset");
}

QString tooltipOf(const model::Place& place) {
    const model::Field& f = *place.row;
    QStringList lines{app::label(f)};
    if (!f.doc.empty()) lines << app::docText(f);
    if (const QString typical = rangeText(f, f.typical, currentLanguage()); !typical.isEmpty())
        lines << tr("Typical: ") + typical;
    if (const QString hard = rangeText(f, f.hard, currentLanguage()); !hard.isEmpty()) lines << tr("Allowed: ") + hard;
    if (f.get && f.kind != model::Kind::Text) lines << originText(place.origin());
    const auto evidence = place.evidence();
    if (!evidence.source.empty()) lines << tr("Source: ") + app::evidenceText(evidence.source);
    lines << app::text(place.path);
    return lines.join(u'\n');
}

/// What a count or a blank means, beside the field.
QString noteOf(const Session& session, const model::Place& place, const model::Value& value) {
    if (std::holds_alternative<std::monostate>(value)) {
        const bool needed = place.origin() == model::Origin::Catalog || place.group;
        return needed ? app::blankText(*place.row) : tr("none");
    }
    if (const auto* n = std::get_if<std::int64_t>(&value); n && *n >= 1'000'000'000) {
        const QString big = bigCount(static_cast<double>(*n), session.language());
        const QString shown = countText(*n);
        if (big != shown) return QStringLiteral("= ") + big;
        const auto digits = std::count_if(big.begin(), big.end(), [](QChar c) { return c.isDigit(); });
        return QStringLiteral("= ") + power(static_cast<double>(*n), int(digits));
    }
    return place.origin() == model::Origin::Catalog ? tr("catalogue") : QString();
}

}  // namespace

Origin shownOrigin(model::Origin origin) {
    switch (origin) {
        case model::Origin::Default:
            return Origin::Default;
        case model::Origin::Catalog:
            return Origin::Catalog;
        case model::Origin::User:
            break;
    }
    return Origin::Own;
}

QString editText(const model::Field& field, const model::Value& value) {
    if (const auto* n = std::get_if<std::int64_t>(&value); n && field.key != "seed") return countText(*n);
    if (const auto* si = std::get_if<double>(&value)) return quantityText(field, *si);
    if (const auto* amount = std::get_if<model::Money>(&value)) return moneyText(*amount);
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? QStringLiteral("true") : QStringLiteral("false");
    if (const auto* own = std::get_if<std::string>(&value); own && field.kind == model::Kind::Text)
        return app::titleText(*own);  // what the program ships is shown translated; see FormModel::commit
    return app::text(model::exactText(field, value));
}

QString entryName(const Session& session, std::string_view kindKey, std::string_view id) {
    const auto* kind = model::findKind(kindKey);
    const model::Catalog& catalog = session.document().catalog();
    if (const auto at = kind ? model::findEntry(catalog, *kind, id) : std::nullopt)
        return app::entryName(kind->head(catalog, *at));
    return app::text(id);
}

FormRow inputRow(const Session& session, const model::Place& place, const QString& label) {
    const model::Field& f = *place.row;
    const model::Value value = place.value();
    FormRow row{.key = app::text(place.path), .label = label.isEmpty() ? app::label(f) : label};
    row.tooltip = tooltipOf(place);
    row.kind = kindOf(f);
    row.text = editText(f, value);
    row.origin = shownOrigin(place.origin());
    row.more = f.more;
    if (f.kind == model::Kind::Choice)
        for (const auto& c : f.choices) row.choices << FormChoice{app::text(c.word), app::choiceLabel(c)};
    if (f.kind == model::Kind::Ref) row.choices = entryChoices(session, f);
    if (f.kind == model::Kind::Text && f.key == "per") {  // of a failure class
        row.kind = FieldKind::Choice;
        row.text = app::text(std::get<std::string>(value));
        row.choices = unitChoices(row.text);
    }
    if (f.kind == model::Kind::ItemRef) row.choices = itemChoices(session, f);
    if (f.kind == model::Kind::Ref) row.note = nameHere(session, place.path, row);
    if (f.kind == model::Kind::Ref || f.kind == model::Kind::ItemRef) {
        row.origin = Origin::Own;  // what is chosen has no default to go back to
        return row;
    }
    if (row.kind == FieldKind::Number) row.unitNote = noteOf(session, place, value);
    if (place.origin() != model::Origin::User) row.grade = gradeOf(place.evidence().grade);
    if (auto note = model::checkTypical(f, value)) {
        note->args[0] = model::Arg::text(row.label.toStdString());
        row.state = FieldState::Warning;
        row.note = app::problemText(*note);
    }
    return row;
}

FormRow resultRow(const Session& session, const model::Place& place, const app::UnitColumn* column) {
    const model::Field& f = *place.row;
    const model::Value value = place.value();
    FormRow row{.key = app::text(place.path), .label = app::label(f)};
    row.kind = FieldKind::Computed;
    row.bold = true;
    row.origin = Origin::Computed;
    const bool blank = model::isBlank(value);
    const QString shown = column != nullptr && !blank && app::UnitColumn::applies(f, value)
                              ? column->text(f, value, session.currency(), session.language())
                              : resultText(session, place);
    row.text = (blank ? QStringLiteral("◇ ") : QString()) + shown;
    row.tooltip =
        app::label(f) + QLatin1Char('\n') + app::docText(f) + QLatin1Char('\n') + app::formulaText(f) +
        QLatin1Char('\n') +
        (blank ? blankReason(session, place.path) : exactFieldText(f, value, session.currency(), session.language()));
    return row;
}

void refuse(FormRow& row, const QString& text, const model::Problem& problem) {
    if (model::isAmbiguous(problem) && problem.args.size() > 2) {
        row.note = tr("Meant is");
        for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
            const auto* reading = std::get_if<std::string>(&problem.args[i].value);
            if (reading) row.offers << FormChoice{app::text(*reading), app::text(*reading)};
        }
        row.state = FieldState::Plain;
    } else {
        row.state = FieldState::Error;
        row.note = app::problemText(problem);
    }
    if (!row.text.isEmpty()) row.unitNote = QCoreApplication::translate("FormRows", "%1 stays in force").arg(row.text);
    row.text = text;
    row.origin = Origin::Own;
    row.grade = Grade::None;
}

}  // namespace views
