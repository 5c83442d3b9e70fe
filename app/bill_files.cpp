// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bill_files.h"

#include <xlsxwriter.h>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <variant>

#include "app/bill_words.h"
#include "app/command_support.h"
#include "app/names.h"
#include "app/texts.h"
#include "app/value_text.h"
#include "app/workbook_file.h"
#include "model/core/translate.h"
#include "model/plan/bridge.h"

namespace app {
namespace {

constexpr std::string_view kColumns[] = {TR_NOOP("bill columns", "line"),
                                         TR_NOOP("bill columns", "level"),
                                         TR_NOOP("bill columns", "parent_line"),
                                         TR_NOOP("bill columns", "part_number"),
                                         TR_NOOP("bill columns", "vendor"),
                                         TR_NOOP("bill columns", "model"),
                                         TR_NOOP("bill columns", "description"),
                                         TR_NOOP("bill columns", "qty"),
                                         TR_NOOP("bill columns", "unit"),
                                         TR_NOOP("bill columns", "unit_price"),
                                         TR_NOOP("bill columns", "price_low"),
                                         TR_NOOP("bill columns", "price_high"),
                                         TR_NOOP("bill columns", "currency"),
                                         TR_NOOP("bill columns", "price_date"),
                                         TR_NOOP("bill columns", "price_source"),
                                         TR_NOOP("bill columns", "price_grade"),
                                         TR_NOOP("bill columns", "lead_weeks"),
                                         TR_NOOP("bill columns", "power_typ_w"),
                                         TR_NOOP("bill columns", "power_max_w"),
                                         TR_NOOP("bill columns", "weight_kg"),
                                         TR_NOOP("bill columns", "ru"),
                                         TR_NOOP("bill columns", "location"),
                                         TR_NOOP("bill columns", "derived_from"),
                                         TR_NOOP("bill columns", "open"),
                                         TR_NOOP("bill columns", "line_total"),
                                         TR_NOOP("bill columns", "total"),
                                         TR_NOOP("bill columns", "total_currency")};
enum Column {
    kLevel = 1,
    kDescription = 6,
    kQuantity = 7,
    kPrice = 9,
    kLineTotal = 24,
    kTotal = 25,
    kTotalCurrency = 26
};
static_assert(kColumns[kLevel] == "level" && kColumns[kDescription] == "description" && kColumns[kQuantity] == "qty" &&
              kColumns[kPrice] == "unit_price" && kColumns[kLineTotal] == "line_total" &&
              kColumns[kTotalCurrency] == "total_currency");

QString word(std::string_view english) {
    return translated("bill columns", english);
}

/// A text, a number or nothing.
using Cell = std::variant<QString, double>;
using Row = std::vector<Cell>;

Cell number(const std::optional<double>& v) {
    return v ? Cell(*v) : Cell();
}
template <class Q>
Cell number(const std::optional<Q>& v, double unit) {
    return v ? Cell(v->si / unit) : Cell();
}

std::string_view levelWord(model::cost::Level level) {
    using model::cost::Level;
    switch (level) {
        case Level::System:
            return TR_NOOP("bill columns", "system");
        case Level::Rack:
            return TR_NOOP("bill columns", "rack");
        case Level::Device:
            return TR_NOOP("bill columns", "device");
        case Level::Module:
            return TR_NOOP("bill columns", "module");
        case Level::Cable:
            return TR_NOOP("bill columns", "cable");
        case Level::Licence:
            return TR_NOOP("bill columns", "licence");
        case Level::Service:
            return TR_NOOP("bill columns", "service");
        case Level::Spare:
            break;
    }
    return TR_NOOP("bill columns", "spare");
}

struct Table {
    std::vector<Row> lines;
    std::vector<double> rates;  ///< of each line into the currency of the workbook; 0 where it has no total
    Row total;
};

Table tableOf(const std::vector<model::cost::BillLine>& bill, const model::Project& project) {
    Table out;
    const auto rates = model::plan::ratesOf(project);
    const QString currency = text(model::currencyCode(project));
    const bool inWords = shownLanguage() == Language::Chinese;
    for (const auto& l : bill) {
        const auto range = model::cost::rangeOf(l.price);
        const auto price = model::cost::linePrice(l, rates);
        std::optional<double> own, common;  // in the currency of the observation, and of the workbook
        if (range && l.quantity && *l.quantity >= 0) own = range->typical * static_cast<double>(*l.quantity);
        if (price.total) common = price.total->typical;
        out.rates.push_back(common ? rates.at(l.price.currency) : 0);
        out.lines.push_back({double(l.line),
                             word(levelWord(l.level)),
                             l.parentLine > 0 ? Cell(double(l.parentLine)) : Cell(),
                             text(l.partNumber),
                             text(l.vendor),
                             titleText(l.model),
                             translated("bill", l.description),
                             l.quantity ? Cell(double(*l.quantity)) : Cell(),
                             inWords ? billUnit(l.unit) : text(l.unit),
                             range ? Cell(range->typical) : Cell(),
                             number(l.price.low),
                             number(l.price.high),
                             text(l.price.currency),
                             text(l.price.date),
                             evidenceText(l.price.source),
                             text(l.price.grade),
                             number(l.leadWeeks),
                             number(l.powerTypical, 1),
                             number(l.powerMax, 1),
                             number(l.weight, 1),
                             number(l.rackUnits),
                             itemName(l.location),
                             inWords ? billRule(l.derivedFrom) : text(l.derivedFrom),
                             l.open ? word(TR_NOOP("bill columns", "y")) : word(TR_NOOP("bill columns", "n")),
                             number(own),
                             number(common),
                             common ? currency : QString()});
    }
    const auto sum = model::cost::totals(bill, rates);
    out.total.resize(std::size(kColumns));
    out.total[kLevel] = word(TR_NOOP("bill columns", "total"));
    if (!sum.complete)
        out.total[kDescription] = word(TR_NOOP("bill columns", "without %1 lines that have no price or quantity"))
                                      .arg(sum.unpriced + sum.openLines);
    if (sum.counted > 0) {
        out.total[kTotal] = sum.sum.typical;
        out.total[kTotalCurrency] = currency;
    }
    return out;
}

QStringList csvCells(const Row& row) {
    QStringList out;
    for (const Cell& c : row) {
        const auto* d = std::get_if<double>(&c);
        out << (d ? csvNumber(*d) : std::get<QString>(c));
    }
    return out;
}

/// One sheet of a workbook being written.
class Sheet {
public:
    explicit Sheet(const char* path) : m_book(workbook_new(path)) {
        if (!m_book) return;
        m_sheet =
            workbook_add_worksheet(m_book, word(TR_NOOP("bill columns", "Bill of materials")).toUtf8().constData());
        m_bold = workbook_add_format(m_book);
        format_set_bold(m_bold);
        m_money = workbook_add_format(m_book);
        format_set_num_format(m_money, "#,##0.00");
        m_sum = workbook_add_format(m_book);
        format_set_num_format(m_sum, "#,##0.00");
        format_set_bold(m_sum);
    }
    bool good() const { return m_book && m_sheet; }
    bool close() { return workbook_close(m_book) == LXW_NO_ERROR; }

    void fill(const Table& table);

private:
    void write(lxw_row_t row, lxw_col_t column, const Cell& cell, lxw_format* format) {
        if (const auto* d = std::get_if<double>(&cell))
            worksheet_write_number(m_sheet, row, column, *d, format);
        else if (const QString& s = std::get<QString>(cell); !s.isEmpty())
            worksheet_write_string(m_sheet, row, column, s.toUtf8().constData(), format);
    }
    void formula(lxw_row_t row, lxw_col_t column, const QString& text, const Cell& value, lxw_format* format) {
        worksheet_write_formula_num(m_sheet, row, column, text.toUtf8().constData(), format, std::get<double>(value));
    }

    lxw_workbook* m_book;
    lxw_worksheet* m_sheet = nullptr;
    lxw_format *m_bold = nullptr, *m_money = nullptr, *m_sum = nullptr;
};

/// "J" for 9.
QString letter(int column) {
    return column < 26 ? QString(QChar(u'A' + column)) : QStringLiteral("A") + QChar(u'A' + column - 26);
}

void Sheet::fill(const Table& table) {
    constexpr double kNarrow = 12, kWide = 34;
    const auto last = static_cast<lxw_col_t>(std::size(kColumns) - 1);
    worksheet_set_column(m_sheet, 0, last, kNarrow, nullptr);
    worksheet_set_column(m_sheet, kDescription - 1, kDescription, kWide, nullptr);
    for (lxw_col_t c = 0; c <= last; ++c) write(0, c, word(kColumns[c]), m_bold);
    const auto rows = static_cast<lxw_row_t>(table.lines.size());
    for (lxw_row_t r = 0; r < rows; ++r) {
        const Row& line = table.lines[r];
        const QString number = QString::number(r + 2);  // as the sheet counts
        for (lxw_col_t c = 0; c <= last; ++c) {
            const bool money = c == kPrice || c == kPrice + 1 || c == kPrice + 2;
            if (c == kLineTotal && std::holds_alternative<double>(line[c]))
                formula(r + 1, c, QStringLiteral("=%1%3*%2%3").arg(letter(kQuantity), letter(kPrice), number), line[c],
                        m_money);
            else if (c == kTotal && std::holds_alternative<double>(line[c]))
                formula(r + 1, c, QStringLiteral("=%1%2*%3").arg(letter(kLineTotal), number, csvNumber(table.rates[r])),
                        line[c], m_money);
            else
                write(r + 1, c, line[c], money ? m_money : nullptr);
        }
    }
    for (lxw_col_t c = 0; c <= last; ++c)
        if (c == kTotal && rows > 0 && std::holds_alternative<double>(table.total[c]))
            formula(rows + 1, c, QStringLiteral("=SUM(%1%2:%1%3)").arg(letter(kTotal)).arg(2).arg(rows + 1),
                    table.total[c], m_sum);
        else
            write(rows + 1, c, table.total[c], m_bold);
    worksheet_freeze_panes(m_sheet, 1, 0);
    if (rows > 0) worksheet_autofilter(m_sheet, 0, 0, rows, last);
}

}  // namespace

QByteArray billCsv(const std::vector<model::cost::BillLine>& bill, const model::Project& project) {
    const Table table = tableOf(bill, project);
    QStringList head;
    for (const auto& c : kColumns) head << word(c);
    QByteArray out(kUtf8Mark);
    out += csvLine(head);
    for (const Row& line : table.lines) out += csvLine(csvCells(line));
    out += csvLine(csvCells(table.total));
    return out;
}

QByteArray billXlsx(const std::vector<model::cost::BillLine>& bill, const model::Project& project) {
    QTemporaryDir folder;  // the library writes files only
    const QString path = folder.filePath(QStringLiteral("bill.xlsx"));
    Sheet sheet(QFile::encodeName(path).constData());
    if (!folder.isValid() || !sheet.good()) return {};
    sheet.fill(tableOf(bill, project));
    if (!sheet.close()) return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::optional<model::Problem> writeBill(const QString& path, const std::vector<model::cost::BillLine>& bill,
                                        const model::Project& project) {
    if (QFileInfo(path).suffix().toLower() != QLatin1String("xlsx")) return writeBytes(path, billCsv(bill, project));
    const QByteArray bytes = billXlsx(bill, project);
    if (bytes.isEmpty()) return model::problem("app.sheet", {model::Arg::text(path.toStdString())});
    return writeBytes(path, bytes);
}

}  // namespace app
