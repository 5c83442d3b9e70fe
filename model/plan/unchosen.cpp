// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/unchosen.h"

namespace model {
namespace {

constexpr std::string_view kRef = "_id";  // what a reference has behind the key of its values

template <class Entry>
bool isOpen(const Ref& ref, const Entry& entry) {
    return ref.id.empty() && entry.meta.user == 0 && entry.meta.catalog == 0;
}

}  // namespace

bool comesWith(std::string_view key, std::string_view choice) {
    if (!choice.ends_with(kRef)) return false;
    const std::string_view group = choice.substr(0, choice.size() - kRef.size());
    return key.size() > group.size() && key.starts_with(group) && key[group.size()] == '.';
}

std::string unchosen(const Design& design, std::string_view key) {
    const auto open = [&](const std::string& choice, bool isOpen) { return isOpen && comesWith(key, choice); };
    for (const auto& p : design.pools) {
        const std::string base = "pools." + p.name + ".";
        if (open(base + "card_id", isOpen(p.value.cardId, p.value.card))) return base + "card_id";
        if (open(base + "server_id", isOpen(p.value.serverId, p.value.server))) return base + "server_id";
    }
    for (const auto& f : design.fabrics) {
        const std::string choice = "fabrics." + f.name + ".switch_id";
        if (open(choice, isOpen(f.value.switchId, f.value.device))) return choice;
    }
    return {};
}

}  // namespace model
