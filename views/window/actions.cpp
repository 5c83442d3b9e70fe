// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/actions.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "views/window/main_window.h"

namespace views {
namespace {

using W = MainWindow;

constexpr ActionSpec kSpecs[] = {
    {"new", QT_TRANSLATE_NOOP("actions", "&New workbook"), nullptr, IconId::New, "Ctrl+N", MenuId::File, Rule::Always,
     false, &W::newWorkbook},
    {"open", QT_TRANSLATE_NOOP("actions", "&Open…"), nullptr, IconId::Open, "Ctrl+O", MenuId::File, Rule::Always, false,
     &W::chooseFile},
    {"save", QT_TRANSLATE_NOOP("actions", "&Save"), nullptr, IconId::Save, "Ctrl+S", MenuId::File, Rule::Open, true,
     &W::saveFile},
    {"save_as",
     QT_TRANSLATE_NOOP("actions", "Save &as…"),
     nullptr,
     {},
     "Ctrl+Shift+S",
     MenuId::File,
     Rule::Open,
     false,
     &W::saveFileAs},
    {"import_model",
     QT_TRANSLATE_NOOP("actions", "&Import model architecture…"),
     nullptr,
     {},
     "",
     MenuId::File,
     Rule::Open,
     true,
     &W::importModel},
    {"import_failures",
     QT_TRANSLATE_NOOP("actions", "Import &failure log…"),
     nullptr,
     {},
     "",
     MenuId::File,
     Rule::Open,
     false,
     &W::importFailures},
    {"close",
     QT_TRANSLATE_NOOP("actions", "&Close window"),
     nullptr,
     {},
     "Ctrl+W",
     MenuId::File,
     Rule::Always,
     true,
     &W::closeWindow},
    {"quit", QT_TRANSLATE_NOOP("actions", "&Quit"), nullptr, {}, "Ctrl+Q", MenuId::File, Rule::Always, false, &W::quit},
    {"undo", QT_TRANSLATE_NOOP("actions", "&Undo"), nullptr, IconId::Undo, "Ctrl+Z", MenuId::Edit, Rule::CanUndo, true,
     &W::undo},
    {"redo", QT_TRANSLATE_NOOP("actions", "&Redo"), nullptr, IconId::Redo, "Ctrl+Y", MenuId::Edit, Rule::CanRedo, false,
     &W::redo},
    {"find", QT_TRANSLATE_NOOP("actions", "&Find…"), nullptr, IconId::Find, "Ctrl+F", MenuId::Edit, Rule::Open, true,
     &W::find},
    {"why", QT_TRANSLATE_NOOP("actions", "&Why? panel"), QT_TRANSLATE_NOOP("actions", "Why?"), IconId::Why, "F1",
     MenuId::View, Rule::Open, true, &W::toggleWhy},
    {"dark",
     QT_TRANSLATE_NOOP("actions", "&Dark palette"),
     nullptr,
     {},
     "",
     MenuId::View,
     Rule::Always,
     false,
     &W::toggleDark},
    {"present",
     QT_TRANSLATE_NOOP("actions", "&Full screen"),
     nullptr,
     {},
     "F11",
     MenuId::View,
     Rule::Always,
     false,
     &W::toggleFullScreen},
    {"duplicate", QT_TRANSLATE_NOOP("actions", "&Duplicate design"), QT_TRANSLATE_NOOP("actions", "Duplicate"),
     IconId::Duplicate, "Ctrl+D", MenuId::Design, Rule::Open, true, &W::duplicateDesign},
    {"add_design", QT_TRANSLATE_NOOP("actions", "&New design"), nullptr, IconId::Add, "", MenuId::Design, Rule::Open,
     false, &W::addDesign},
    {"rename_design",
     QT_TRANSLATE_NOOP("actions", "&Rename design"),
     nullptr,
     {},
     "F2",
     MenuId::Design,
     Rule::Open,
     false,
     &W::renameDesign},
    {"set_base",
     QT_TRANSLATE_NOOP("actions", "Set as &base of comparisons"),
     nullptr,
     {},
     "",
     MenuId::Design,
     Rule::ManyDesigns,
     true,
     &W::setBase},
    {"delete_design",
     QT_TRANSLATE_NOOP("actions", "D&elete design"),
     nullptr,
     {},
     "",
     MenuId::Design,
     Rule::ManyDesigns,
     false,
     &W::deleteDesign},
    {"simulate", QT_TRANSLATE_NOOP("actions", "&Simulate faults"), QT_TRANSLATE_NOOP("actions", "Simulate"),
     IconId::Simulate, "F5", MenuId::Analysis, Rule::Open, true, &W::simulate},
    {"simulate_all",
     QT_TRANSLATE_NOOP("actions", "Simulate &all designs"),
     nullptr,
     {},
     "Shift+F5",
     MenuId::Analysis,
     Rule::Open,
     false,
     &W::simulateAll},
    {"cancel",
     QT_TRANSLATE_NOOP("actions", "&Cancel the running work"),
     nullptr,
     {},
     "",
     MenuId::Analysis,
     Rule::Running,
     false,
     &W::cancelWork},
    {"goal", QT_TRANSLATE_NOOP("actions", "&Goal seek"), QT_TRANSLATE_NOOP("actions", "Goal seek"), IconId::GoalSeek,
     "Ctrl+G", MenuId::Analysis, Rule::Open, true, &W::toggleGoal},
    {"strategies", QT_TRANSLATE_NOOP("actions", "Search s&trategies…"),
     QT_TRANSLATE_NOOP("actions", "Search strategies"), IconId::Search, "Ctrl+T", MenuId::Analysis, Rule::Open, false,
     &W::searchStrategies},
    {"compare", QT_TRANSLATE_NOOP("actions", "Co&mpare designs"), nullptr, IconId::Compare, "", MenuId::Analysis,
     Rule::Open, false, &W::showCompare},
    {"report", QT_TRANSLATE_NOOP("actions", "&Report"), QT_TRANSLATE_NOOP("actions", "Report"), IconId::Report,
     "Ctrl+R", MenuId::Data, Rule::Open, true, &W::showReport},
    {"bill", QT_TRANSLATE_NOOP("actions", "&Bill of materials (XLSX, CSV)…"), QT_TRANSLATE_NOOP("actions", "Export"),
     IconId::Export, "Ctrl+B", MenuId::Data, Rule::Open, false, &W::exportBill},
    {"cable_sheets",
     QT_TRANSLATE_NOOP("actions", "&Cable sheets (CSV)…"),
     nullptr,
     {},
     "",
     MenuId::Data,
     Rule::Open,
     true,
     &W::exportCables},
    {"drawings",
     QT_TRANSLATE_NOOP("actions", "Network &drawings (DOT)…"),
     nullptr,
     {},
     "",
     MenuId::Data,
     Rule::Open,
     false,
     &W::exportDrawings},
    {"slurm",
     QT_TRANSLATE_NOOP("actions", "&Slurm topology…"),
     nullptr,
     {},
     "",
     MenuId::Data,
     Rule::Open,
     false,
     &W::exportSlurm},
    {"validation",
     QT_TRANSLATE_NOOP("actions", "&Validation…"),
     nullptr,
     {},
     "",
     MenuId::Help,
     Rule::Always,
     false,
     &W::showValidation},
    {"about",
     QT_TRANSLATE_NOOP("actions", "&About Clusterwright"),
     nullptr,
     {},
     "",
     MenuId::Help,
     Rule::Always,
     false,
     &W::about},
};

// Ids in order; an empty one is a separator.
constexpr const char* kToolBar[] = {"new",      "open",       "save", "", "undo",   "redo", "", "duplicate", "",
                                    "simulate", "strategies", "goal", "", "report", "bill", "", "why"};

constexpr const char* kMenus[] = {QT_TRANSLATE_NOOP("actions", "&File"),     QT_TRANSLATE_NOOP("actions", "&Edit"),
                                  QT_TRANSLATE_NOOP("actions", "&View"),     QT_TRANSLATE_NOOP("actions", "&Design"),
                                  QT_TRANSLATE_NOOP("actions", "&Analysis"), QT_TRANSLATE_NOOP("actions", "Da&ta"),
                                  QT_TRANSLATE_NOOP("actions", "&Help")};

QString translated(const char* text) {
    return QCoreApplication::translate("actions", text);
}

bool holds(Rule rule, const WindowState& s) {
    switch (rule) {
        case Rule::Always:
            return true;
        case Rule::Open:
            return s.open;
        case Rule::Writable:
            return s.open && s.writable;
        case Rule::CanUndo:
            return s.open && s.canUndo;
        case Rule::CanRedo:
            return s.open && s.canRedo;
        case Rule::ManyDesigns:
            return s.open && s.manyDesigns;
        case Rule::Idle:
            return s.open && !s.running;
        case Rule::Running:
            return s.running;
    }
    return false;
}

}  // namespace

std::span<const ActionSpec> actionSpecs() {
    return kSpecs;
}

Actions::Actions(MainWindow& window) : QObject(&window) {
    for (const ActionSpec& spec : kSpecs) {
        auto* action = new QAction(&window);
        action->setObjectName(QLatin1String(spec.id));
        if (spec.icon) action->setIcon(icon(*spec.icon));
        if (*spec.shortcut) action->setShortcut(QKeySequence(QLatin1String(spec.shortcut)));
        connect(action, &QAction::triggered, &window, spec.slot);
        window.addAction(action);  // shortcuts work without the menu bar, too
        m_actions.insert(QLatin1String(spec.id), action);
    }
    action(QStringLiteral("why"))->setCheckable(true);
    action(QStringLiteral("dark"))->setCheckable(true);
    action(QStringLiteral("goal"))->setCheckable(true);
    action(QStringLiteral("redo"))
        ->setShortcuts({QKeySequence(QStringLiteral("Ctrl+Y")), QKeySequence(QStringLiteral("Ctrl+Shift+Z"))});
    retranslate();
}

void Actions::retranslate() {
    for (const ActionSpec& spec : kSpecs) {
        QAction* a = m_actions.value(QLatin1String(spec.id));
        a->setText(translated(spec.text));
        QString plain = translated(spec.text);
        plain.remove(u'&');
        if (spec.tip) a->setIconText(translated(spec.tip));
        a->setToolTip(a->shortcut().isEmpty()
                          ? plain
                          : QStringLiteral("%1 (%2)").arg(plain, a->shortcut().toString(QKeySequence::NativeText)));
    }
}

void Actions::update(const WindowState& state) {
    for (const ActionSpec& spec : kSpecs) m_actions.value(QLatin1String(spec.id))->setEnabled(holds(spec.rule, state));
}

void Actions::fill(QMenuBar* bar, const std::function<void(MenuId, QMenu*)>& more) const {
    bar->clear();
    for (int i = 0; i < int(std::size(kMenus)); ++i) {
        QMenu* menu = bar->addMenu(translated(kMenus[i]));
        for (const ActionSpec& spec : kSpecs) {
            if (spec.menu != MenuId(i)) continue;
            if (spec.ruleBefore && !menu->isEmpty()) menu->addSeparator();
            menu->addAction(m_actions.value(QLatin1String(spec.id)));
        }
        more(MenuId(i), menu);
    }
}

void Actions::fill(QToolBar* bar) const {
    bar->clear();
    for (const char* id : kToolBar) {
        if (*id == 0) {
            bar->addSeparator();
            continue;
        }
        QAction* a = m_actions.value(QLatin1String(id));
        bar->addAction(a);
        const auto spec = std::find_if(std::begin(kSpecs), std::end(kSpecs),
                                       [&](const ActionSpec& s) { return QLatin1String(s.id) == QLatin1String(id); });
        const bool words = spec != std::end(kSpecs) && spec->tip;
        if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(a)))
            button->setToolButtonStyle(words ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    }
}

}  // namespace views
