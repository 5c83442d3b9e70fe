// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How the window is asked for: clusterwright [FILE...] [--example ID] [--lang L] [--catalog DIR] [--screenshots DIR].

#include <QString>
#include <QStringList>
#include <iosfwd>
#include <optional>

namespace app {

struct WindowOptions {
    QStringList files;
    QString example, language, catalogFolder;
    QString screenshots;  ///< folder; write pictures of all pages and leave
};

/// The options, or the exit code when the program ends here: 0 after --help or --version, 2 after bad use.
struct WindowRequest {
    std::optional<WindowOptions> options;
    int exitCode = 0;
};
WindowRequest parseWindowOptions(const QStringList& args, const QStringList& verbs, std::ostream& out,
                                 std::ostream& err);

}  // namespace app
