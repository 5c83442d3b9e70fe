// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_options.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QFileInfo>
#include <ostream>

#include "app/command_support.h"
#include "app/texts.h"
#include "app/workbook_file.h"

namespace app {

WindowRequest parseWindowOptions(const QStringList& args, const QStringList& verbs, std::ostream& out,
                                 std::ostream& err) {
    const Extras none;
    const Streams io{out, err, none};
    const std::string names = utf8(verbs.join(QLatin1String(", ")));
    CLI::App parser("Designs an AI computing cluster. Without a command the window opens; commands: " + names +
                        ". Each command knows --help.",
                    "clusterwright");
    Words files;
    std::string example, language, catalogs, screenshots;
    bool version = false;
    parser.add_option("FILE", files, "Workbooks to open");
    parser.add_option("--example", example, "Open a workbook that comes with the program");
    parser.add_option("--lang", language,
                      "Language of the window: zh_CN or en; else the one chosen last, or the system's");
    parser.add_option("--catalog", catalogs, "Folder of own catalogues");
    parser.add_option("--screenshots", screenshots, "Write pictures of all pages of the workbook into a folder and leave");
    parser.add_flag("--version", version, "Print the version");
    Words words;
    for (const QString& a : args) words.push_back(utf8(a));
    const auto written = [&](int code) {  // a full disk shows only when the stream is flushed
        out.flush();
        return WindowRequest{std::nullopt, out ? code : fail(io, model::problem("app.output_failed"))};
    };
    if (const auto over = parse(parser, words, io)) return written(*over);
    if (version) {
        out << utf8(QCoreApplication::applicationName()) << ' ' << utf8(QCoreApplication::applicationVersion()) << '\n';
        return written(kGood);
    }
    language = utf8(languageMeant(text(language)));
    if (!language.empty() && !languages().contains(text(language)))
        return {std::nullopt,
                fail(io, model::problem("app.no_language",
                                        {model::Arg::text(language),
                                         model::Arg::text(utf8(languages().join(QLatin1String(", "))))}))};
    WindowOptions options{{}, text(example), text(language), text(catalogs), text(screenshots)};
    for (const std::string& f : files) {
        const QString path = text(f);
        if (!QFileInfo::exists(path)) {
            const bool meant = path.contains(u'.') || path.contains(u'/');
            const auto arg = model::Arg::text(f);
            return {std::nullopt, fail(io, meant ? model::problem("app.no_file", {arg})
                                                 : model::problem("app.no_verb", {arg, model::Arg::text(names)}))};
        }
        options.files << path;
    }
    return {std::move(options), kGood};
}

}  // namespace app
