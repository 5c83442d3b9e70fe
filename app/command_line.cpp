// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <algorithm>
#include <ostream>

#include "app/command_support.h"
#include "app/texts.h"
#include "app/workbook_file.h"

namespace app {
namespace {

struct Row {
    const char* name;
    int (*run)(const Words&, const Streams&);
};
constexpr Row kVerbs[] = {
    {"new", runNew},         {"evaluate", runEvaluate}, {"solve", runSolve},     {"simulate", runSimulate},
    {"search", runSearch},   {"validate", runValidate}, {"drill", runDrill},
    {"compare", runCompare}, {"check", runCheck},       {"bom", runBom},         {"report", runReport},
    {"export", runExport},
    {"import", runImport},
    {"fields", runFields},   {"schema", runSchema},     {"catalog", runCatalog},
};

}  // namespace

QStringList verbNames(const Extras& extras) {
    QStringList out;
    for (const Row& row : kVerbs) out << QLatin1String(row.name);
    for (const auto& [name, verb] : extras.verbs)
        if (!out.contains(name)) out << name;  // a verb of this layer may be wrapped by another
    return out;
}

QStringList verbFirst(QStringList args, const QStringList& verbs) {
    const QString lang = QStringLiteral("--lang");
    const bool apart = args.size() > 2 && args.front() == lang && verbs.contains(args[2]);
    const bool joined = args.size() > 1 && args.front().startsWith(lang + u'=') && verbs.contains(args[1]);
    if (apart) args.append({args.takeFirst(), args.takeFirst()});
    if (joined) args.append(args.takeFirst());
    return args;
}

namespace {

int runVerb(const QStringList& args, const Streams& io) {
    const auto names = model::Arg::text(utf8(verbNames(io.extras).join(QLatin1String(", "))));
    if (args.isEmpty()) return fail(io, model::problem("app.missing_verb", {names}));
    if (const auto own = io.extras.verbs.find(args.front()); own != io.extras.verbs.end())
        return own->second(args.mid(1), io.out, io.err);
    Words words;
    for (const QString& a : args.mid(1)) words.push_back(utf8(a));
    for (const Row& row : kVerbs)
        if (args.front() == QLatin1String(row.name)) return row.run(words, io);
    return fail(io, model::problem("app.no_verb", {model::Arg::text(utf8(args.front())), names}));
}

}  // namespace

int runCommandLine(const QStringList& args, std::ostream& out, std::ostream& err, const Extras& extras) {
    const Streams io{out, err, extras};
    const int code = runVerb(args, io);
    out.flush();  // a full disk shows only now
    return out ? code : fail(io, model::problem("app.output_failed"));
}

}  // namespace app
