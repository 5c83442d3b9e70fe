// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/style/pdf_text.h"

#include <QHash>
#include <QRawFont>
#include <exception>
#define POINTERHOLDER_TRANSITION 4  // the headers ask to be told that only std::shared_ptr is used
#include <qpdf/JSON.hh>  // QPDF.hh leaves it incomplete
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>
#include <regex>
#include <vector>

#include "views/style/palette.h"

namespace views {
namespace {

using Codes = QHash<uint, uint>;

/// Characters before the block of unified ideographs that a font of the report draws exactly as one of them: asked of
/// the fonts, so that no table of ours can be wrong about them.
Codes lookAlikes() {
    constexpr uint kFirst = 0x2E80, kIdeographs = 0x4E00, kLast = 0x9FFF;
    QString characters;
    for (uint c = kFirst; c <= kLast; ++c) characters += QChar(c);
    Codes out;
    for (const QString& family : bodyFont().families()) {
        const QRawFont font = QRawFont::fromFont(QFont(family));
        const QList<quint32> glyphs = font.glyphIndexesForString(characters);
        if (glyphs.size() != characters.size()) continue;
        QHash<quint32, uint> ideographs;
        for (uint c = kIdeographs; c <= kLast; ++c)
            if (const quint32 glyph = glyphs[c - kFirst]) ideographs.insert(glyph, c);
        for (uint c = kFirst; c < kIdeographs; ++c)
            if (const auto same = ideographs.constFind(glyphs[c - kFirst]); same != ideographs.cend())
                out.insert(c, *same);
    }
    return out;
}

struct Named {
    unsigned long glyph, code;
};

/// Glyphs and their characters, from lines "<first> <last> <character>" and "<first> <last> [<character> ...]".
std::vector<Named> namesIn(const std::string& ranges) {
    static const std::regex kRange("<([0-9a-fA-F]+)>\\s*<([0-9a-fA-F]+)>\\s*(?:<([0-9a-fA-F]+)>|\\[([^\\]]*)\\])");
    static const std::regex kCode("<([0-9a-fA-F]+)>");
    const auto number = [](const auto& match) { return std::stoul(match.str(), nullptr, 16); };
    std::vector<Named> names;
    for (std::sregex_iterator it(ranges.begin(), ranges.end(), kRange), end; it != end; ++it) {
        const unsigned long first = number((*it)[1]), last = number((*it)[2]);
        if ((*it)[3].matched) {
            for (unsigned long glyph = first; glyph <= last; ++glyph)
                names.push_back({glyph, number((*it)[3]) + glyph - first});
            continue;
        }
        unsigned long glyph = first;
        const std::string list = (*it)[4].str();
        for (std::sregex_iterator code(list.begin(), list.end(), kCode); code != end; ++code)
            names.push_back({glyph++, number((*code)[1])});
    }
    return names;
}

/// The map of a font with other names, every glyph on its own: neighbours need not stay neighbours. Empty when no name
/// is another or the map is not written as Qt writes it.
std::string renamed(const std::string& map, const Codes& codes) {
    const std::size_t begin = map.find("beginbfrange"), end = map.rfind("endbfrange");
    if (begin == std::string::npos || end == std::string::npos) return {};
    std::vector<Named> names = namesIn(map.substr(begin, end - begin));
    bool changed = false;
    for (Named& n : names) {
        const uint better = codes.value(uint(n.code), uint(n.code));
        changed = changed || better != n.code;
        n.code = better;
    }
    if (!changed) return {};
    constexpr std::size_t kMost = 100;  // names in one list
    std::string lists;
    for (std::size_t at = 0; at < names.size(); at += kMost) {
        const std::size_t stop = std::min(names.size(), at + kMost);
        lists += std::to_string(stop - at) + " beginbfchar\n";
        for (std::size_t i = at; i < stop; ++i) {
            char line[48];
            std::snprintf(line, sizeof line, "<%04lX> <%04lX>\n", names[i].glyph, names[i].code);
            lists += line;
        }
        lists += "endbfchar\n";
    }
    const std::size_t head = map.find_last_of('\n', begin);  // the count of the first list goes with it
    return map.substr(0, head + 1) + lists + map.substr(map.find('\n', end) + 1);
}

}  // namespace

QByteArray withIdeographs(const QByteArray& pdf) {
    static const Codes codes = lookAlikes();
    if (codes.isEmpty()) return pdf;
    try {
        QPDF document;
        document.setSuppressWarnings(true);
        document.processMemoryFile("report", pdf.constData(), std::size_t(pdf.size()));
        for (QPDFObjectHandle& object : document.getAllObjects()) {
            if (!object.isDictionary() || !object.hasKey("/ToUnicode")) continue;
            QPDFObjectHandle map = object.getKey("/ToUnicode");
            if (!map.isStream()) continue;
            const auto data = map.getStreamData();
            const std::string better =
                renamed(std::string(reinterpret_cast<const char*>(data->getBuffer()), data->getSize()), codes);
            if (!better.empty())
                map.replaceStreamData(better, QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
        }
        QPDFWriter writer(document);
        writer.setOutputMemory();
        writer.setObjectStreamMode(qpdf_o_generate);
        writer.write();
        const std::shared_ptr<Buffer> out = writer.getBufferSharedPointer();
        return QByteArray(reinterpret_cast<const char*>(out->getBuffer()), qsizetype(out->getSize()));
    } catch (const std::exception&) {
        return pdf;  // readable as it is; only the search misses some words
    }
}

}  // namespace views
