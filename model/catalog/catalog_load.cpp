// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one catalogue file by the field table of its kind.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "model/catalog/catalog.h"
#include "model/core/field_json.h"
#include "model/core/fields.h"
#include "model/core/json_text.h"

namespace model {
namespace {

using nlohmann::json;

const json* member(const json& object, const char* key) {
    const auto it = object.find(key);
    return it == object.end() || it->is_null() ? nullptr : &*it;
}
std::string textOf(const json& object, const char* key) {
    const json* j = member(object, key);
    return j && j->is_string() ? j->get<std::string>() : std::string();
}

/// The entry at work; the first problem ends it.
class EntryReader {
public:
    EntryReader(std::string_view file, const json& sources) : m_file(file), m_sources(sources) {}

    std::optional<Problem> read(const json& entry, Table table, EntryHead& head, void* value) {
        m_id = head.id;
        for (const auto& [key, content] : entry.items()) {
            static constexpr std::string_view kKeys[] = {"id",       "name", "name_zh", "values",
                                                         "evidence", "note", "note_zh"};
            if (std::find(std::begin(kKeys), std::end(kKeys), key) == std::end(kKeys)) return unknown(key);
            const bool text = key != "values" && key != "evidence";
            if (text && !content.is_string() && !content.is_null())
                return fault(key, problem("value.want_text", {Arg::text(jsonExcerpt(content))}));
            if (!text && !content.is_object())
                return fault(key, problem("value.want_object", {Arg::text(jsonExcerpt(content))}));
        }
        static const json kNone = json::object();
        const json* values = member(entry, "values");
        const json* evidence = member(entry, "evidence");
        if (auto p = readStruct(table, value, values ? *values : kNone, "")) return p;
        for (const auto& [key, content] : (evidence ? *evidence : kNone).items())
            if (auto p = readEvidence(table, value, key, content)) return p;
        for (auto& [owner, extras] : m_extras) owner->extras = std::make_shared<const Extras>(std::move(extras));
        head.name = textOf(entry, "name");
        head.nameChinese = textOf(entry, "name_zh");
        head.note = textOf(entry, "note");
        head.noteChinese = textOf(entry, "note_zh");
        if (head.name.empty())
            if (const auto name = findField(table, value, "name")) head.name = std::get<std::string>(name->value());
        if (head.name.empty()) head.name = head.id;
        return std::nullopt;
    }

private:
    std::optional<Problem> readStruct(Table table, void* owner, const json& values, const std::string& prefix) {
        for (const auto& [key, content] : values.items()) {
            const std::string path = prefix + key;
            std::size_t i = 0;
            while (i < table.size() && table[i].key != key) ++i;
            if (i == table.size()) return unknown(path);
            const Field& f = table[i];
            if (f.kind == Kind::Group) {
                if (!content.is_object())
                    return fault(path, problem("value.want_object", {Arg::text(jsonExcerpt(content))}));
                if (auto p = readStruct(f.table(), f.sub(owner), content, path + ".")) return p;
                continue;
            }
            if (f.kind == Kind::List) return unknown(path);  // no entry has a list
            if (content.is_null()) continue;                 // not known: the blank of the struct stays
            auto read = fromJson(f, content);
            if (!read) return fault(path, std::move(read.problem));
            f.set(owner, *read);
            if (f.meta) f.meta(owner)->setOrigin(i, Origin::Catalog);
        }
        return std::nullopt;
    }

    /// Evidence of one value, or of every given value of a group.
    std::optional<Problem> readEvidence(Table table, void* object, const std::string& path, const json& content) {
        const auto place = findField(table, object, path);
        if (!place) return unknown(path);
        Evidence evidence;
        if (auto p = parseEvidence(content, path, evidence)) return p;
        const auto give = [&](const Place& p) {
            if (p.row->meta && p.origin() == Origin::Catalog)
                m_extras[p.row->meta(p.owner)].evidence[std::string(p.row->key)] = evidence;
        };
        if (place->row->kind == Kind::Group)
            forEachField(place->row->table(), place->row->sub(place->owner), give);
        else
            give(*place);
        return std::nullopt;
    }

    std::optional<Problem> parseEvidence(const json& content, const std::string& path, Evidence& out) {
        if (!content.is_object()) return fault(path, problem("value.want_object", {Arg::text(jsonExcerpt(content))}));
        const std::string grade = textOf(content, "grade");
        if (grade == "A")
            out.grade = Grade::A;
        else if (grade == "B")
            out.grade = Grade::B;
        else if (grade == "C")
            out.grade = Grade::C;
        else
            return fault(path, problem("value.want_grade", {Arg::text(grade)}));
        out.source = textOf(content, "source");
        if (const json* ids = member(content, "sources")) {
            if (!ids->is_array()) return fault(path, problem("value.want_list", {Arg::text(jsonExcerpt(*ids))}));
            for (const auto& id : *ids) {
                const std::string known =
                    id.is_string() ? textOf(m_sources, id.get_ref<const std::string&>().c_str()) : "";
                if (known.empty()) return fault(path, problem("catalog.source", {Arg::text(jsonExcerpt(id))}));
                out.source += (out.source.empty() ? "" : "; ") + known;
            }
        }
        if (const std::string note = textOf(content, "note"); !note.empty())
            out.source += out.source.empty() ? note : " (" + note + ")";
        return std::nullopt;
    }

    Problem fault(const std::string& path, Problem inner) const {
        return problem("catalog.field",
                       {Arg::text(m_file), Arg::text(m_id), Arg::text(path), Arg::inner(std::move(inner))}, path);
    }
    Problem unknown(const std::string& path) const {
        return problem("catalog.unknown_key", {Arg::text(m_file), Arg::text(m_id), Arg::text(path)}, path);
    }

    std::string_view m_file;
    const json& m_sources;
    std::string m_id;
    std::map<Meta*, Extras> m_extras;
};

bool isGoodId(std::string_view id) {
    if (id.empty() || id.size() > 100) return false;
    for (const char c : id)
        if (static_cast<unsigned char>(c) <= ' ' || c == 0x7f) return false;
    return true;
}

std::string kindWords() {
    std::string words;
    for (const auto& k : catalogKinds()) words += (words.empty() ? "" : ", ") + std::string(k.key);
    return words;
}

}  // namespace

CatalogLoad loadCatalog(std::string_view text, std::string_view fileName, bool user) {
    CatalogLoad out;
    const auto refuse = [&](Problem p) {
        out.problems.push_back(std::move(p));
        return std::move(out);
    };
    const auto parsed = parseJson(text, fileName);
    if (!parsed) return refuse(parsed.problem);
    const Arg file = Arg::text(fileName);
    if (!parsed->is_object()) return refuse(problem("catalog.shape", {file, Arg::text("kind, entries")}));
    const std::string kindKey = textOf(*parsed, "kind");
    const CatalogKind* kind = findKind(kindKey);
    if (!kind) return refuse(problem("catalog.kind", {file, Arg::text(kindKey), Arg::text(kindWords())}));
    const json* entries = member(*parsed, "entries");
    if (!entries || !entries->is_array()) return refuse(problem("catalog.shape", {file, Arg::text("entries")}));
    const json* sources = member(*parsed, "sources");
    static const json kNone = json::object();
    std::size_t number = 0;
    std::set<std::string> ids;
    for (const auto& entry : *entries) {
        ++number;
        const std::string id = entry.is_object() ? textOf(entry, "id") : "";
        if (!isGoodId(id)) {
            out.problems.push_back(problem("catalog.no_id", {file, Arg::text(std::to_string(number))}));
            continue;
        }
        if (!ids.insert(id).second) {
            out.problems.push_back(problem("catalog.duplicate", {file, Arg::text(id)}));
            continue;
        }
        EntryHead& head = kind->append(out.catalog);
        head.id = id;
        head.file = fileName;
        head.user = user;
        void* value = const_cast<void*>(kind->value(out.catalog, kind->size(out.catalog) - 1));
        EntryReader reader(fileName, sources && sources->is_object() ? *sources : kNone);
        if (auto p = reader.read(entry, kind->table(), head, value)) {
            out.problems.push_back(std::move(*p));
            kind->dropLast(out.catalog);
        }
    }
    return out;
}

}  // namespace model
