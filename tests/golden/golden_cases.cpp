// SPDX-License-Identifier: GPL-3.0-or-later
// golden_cases FILE.json [--json]: the rows of a golden file, predicted against expected. Exit 0 when no row failed,
// 1 when one did, 2 for bad use or an unreadable file.
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/golden/cases.h"

int main(int argc, char** argv) {
    std::string file;
    bool asJson = false;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--json") == 0)
            asJson = true;
        else if (file.empty())
            file = argv[i];
        else
            file.clear(), i = argc;
    }
    if (file.empty()) return std::fprintf(stderr, "use: golden_cases FILE.json [--json]\n"), 2;
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const auto document = nlohmann::json::parse(text, nullptr, false);
    if (!in || !document.is_object())
        return std::fprintf(stderr, "%s cannot be read as a golden file\n", file.c_str()), 2;
    const golden::Report report = golden::run(document);
    if (asJson) {
        std::puts(golden::toJson(file, report).dump(2).c_str());
    } else {
        for (const auto& r : report.rows)
            if (!r.pass)
                std::printf("FAIL %s %s %s: %s, expected %s within %s\n", r.section.c_str(), r.id.c_str(),
                            r.quantity.c_str(), r.predicted.dump().c_str(), r.expected.dump().c_str(),
                            r.tolerance.dump().c_str());
        for (const auto& s : report.skipped)
            std::printf("skip %s %s: %s\n", s.section.c_str(), s.id.c_str(), s.why.c_str());
        std::printf("%zu rows, %zu failed, %zu skipped\n", report.rows.size(), report.failed(), report.skipped.size());
    }
    return report.failed() == 0 && !report.rows.empty() ? 0 : 1;
}
