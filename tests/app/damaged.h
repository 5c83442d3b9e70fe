// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Files that look like workbooks and are not: each is made from a good one by one deliberate fault.

#include <QByteArray>
#include <string>
#include <utility>
#include <vector>

namespace damaged {

struct File {
    std::string name;
    QByteArray bytes;
};

inline QByteArray replaced(QByteArray text, const char* from, const QByteArray& to) {
    const qsizetype at = text.indexOf(from);
    return at < 0 ? QByteArray() : text.replace(at, static_cast<qsizetype>(qstrlen(from)), to);
}

/// `good` is a workbook with a pool "train" of 1,024 cards and version 1.
inline std::vector<File> all(const QByteArray& good) {
    std::vector<File> out;
    const auto add = [&](const char* name, const QByteArray& bytes) { out.push_back({name, bytes}); };
    const auto swap = [&](const char* name, const char* from, const QByteArray& to) {
        add(name, replaced(good, from, to));
    };
    const QByteArray cards = "\"accelerators\": 1024";
    add("empty", "");
    add("one space", " ");
    add("one brace", "{");
    add("null", "null");
    add("a number", "42");
    add("an array", "[]");
    add("an empty object", "{}");
    add("a text", "\"workbook\"");
    add("plain prose", "This is no workbook.");
    add("html", "<html><body>404</body></html>");
    add("zeros", QByteArray(4096, '\0'));
    add("a PNG", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
    add("a ZIP", QByteArray("PK\x03\x04\x14\0\0\0\x08\0", 10));
    add("UTF-16", QByteArray("\xff\xfe{\0}\0", 6));
    add("bad UTF-8", replaced(good, "Sample", "Sam\xC3(le"));
    for (const int percent : {1, 10, 33, 50, 77, 95, 99})
        add(("cut at " + std::to_string(percent) + " %").c_str(), good.left(good.size() * percent / 100));
    add("two documents", good + good);
    add("rubbish at the end", good + "}");
    add("deep arrays", QByteArray(200000, '[') + QByteArray(200000, ']'));
    QByteArray deep;
    for (int i = 0; i < 20000; ++i) deep += "{\"a\":";
    add("deep objects", deep + "1" + QByteArray(20000, '}'));
    QByteArray keys = "{\"version\": 1";
    for (int i = 0; i < 200000; ++i) keys += ",\"k" + QByteArray::number(i) + "\":1";
    add("200,000 keys", keys + "}");
    QByteArray values = "{\"version\": 1, \"x\": [0";
    for (int i = 0; i < 3000000; ++i) values += ",0";
    add("3 million values", values + "]}");
    swap("an escape code in a text", "Sample", "Sam\\u001b[2Jple");
    swap("a zero in a text", "Sample", "Sam\\u0000ple");
    swap("a newer version", "\"version\": 1", "\"version\": 9999");
    swap("a negative version", "\"version\": 1", "\"version\": -1");
    swap("version as text", "\"version\": 1", "\"version\": \"one\"");
    swap("no version", "\"version\": 1", "\"edition\": 1");
    swap("a key twice", "\"version\": 1", "\"version\": 1, \"version\": 1");
    swap("a field twice", cards.constData(), cards + ", " + cards);
    swap("cards as text", cards.constData(), "\"accelerators\": \"many\"");
    swap("cards as fraction", cards.constData(), "\"accelerators\": 10.5");
    swap("cards as list", cards.constData(), "\"accelerators\": [1024]");
    swap("cards below zero", cards.constData(), "\"accelerators\": -1024");
    swap("a huge count", cards.constData(), "\"accelerators\": 9223372036854775807");
    swap("a count beyond 64 bits", cards.constData(), "\"accelerators\": 99999999999999999999999");
    swap("NaN", cards.constData(), "\"accelerators\": NaN");
    swap("infinity", cards.constData(), "\"accelerators\": 1e999");
    swap("null where it must not be", cards.constData(), "\"accelerators\": null");
    swap("watts in kilograms", "\"tdp\": \"700 W\"", "\"tdp\": \"700 kg\"");
    swap("watts without a unit", "\"tdp\": \"700 W\"", "\"tdp\": \"seven hundred\"");
    swap("watts as NaN", "\"tdp\": \"700 W\"", "\"tdp\": \"nan W\"");
    swap("watts as infinity", "\"tdp\": \"700 W\"", "\"tdp\": \"1e400 W\"");
    swap("designs as text", "\"designs\": [", "\"designs\": \"none\", \"others\": [");
    swap("pools as number", "\"pools\": [", "\"pools\": 3, \"others\": [");
    swap("a bad name", "\"name\": \"train\"", "\"name\": \"tr ain.*\"");
    swap("a name as number", "\"name\": \"train\"", "\"name\": 7");
    QByteArray many = "\"pools\": [";
    for (int i = 0; i < 150000; ++i)
        many += "{\"id\": " + QByteArray::number(i + 10) + ", \"name\": \"p" + QByteArray::number(i) + "\"},";
    swap("150,000 pools", "\"pools\": [", many);
    add("no design", "{\"version\": 1, \"project\": {}, \"designs\": []}");
    return out;
}

}  // namespace damaged
