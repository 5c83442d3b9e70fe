// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What one lost part of the parameter network does, in words and numbers: those of the blast radius and of the drill.
// Private to views/figures.

#include <array>
#include <optional>
#include <vector>

#include "model/plan/blast_radius.h"
#include "model/plan/drill.h"
#include "views/figures/common.h"

namespace views::figures {

/// "Leaf switch"; in the reader's language.
QString partName(model::NetworkPart part);

class Failures {
public:
    Failures(const Source& s, std::size_t fabric);

    const std::vector<model::BlastRadius>& radii() const { return m_radii; }
    const model::BlastRadius* radius(model::NetworkPart part) const;
    /// What the longest run goes through; nothing where the kind is no drill or an input is blank.
    const model::Drill* drill(model::NetworkPart part) const;
    /// A sentence about one such part; `share` of the cards that the largest of its kind serves, `many`: the reader
    /// looks at several. Empty where the network has none.
    QString sentence(model::NetworkPart part, double share = 1, bool many = false) const;

private:
    const Source& m_source;
    std::vector<model::BlastRadius> m_radii;
    std::array<std::optional<model::Drill>, std::size(model::Choices<model::NetworkPart>::rows)> m_drills;
};

}  // namespace views::figures
