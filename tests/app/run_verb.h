// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Runs a verb of the command line inside a test and keeps what it said.

#include <QStringList>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "app/command_line.h"

using Json = nlohmann::json;

struct Answer {
    int code = -1;
    std::string out, err;
    Json json() const { return Json::parse(out); }
};

inline Answer run(const QStringList& args, const app::Extras& extras = {}) {
    std::ostringstream out, err;
    Answer a;
    a.code = app::runCommandLine(args, out, err, extras);
    a.out = out.str();
    a.err = err.str();
    return a;
}

inline bool oneLine(const std::string& s) {
    return s.size() > 10 && s.back() == '\n' && std::count(s.begin(), s.end(), '\n') == 1;
}
