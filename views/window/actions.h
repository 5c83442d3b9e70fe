// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Every command of the window once: id, text, icon, shortcut, place in the menus and on the tool bar, when it can be
// used, and what it does. Menus, tool bar, find and the pages take them from here.

#include <QAction>
#include <QHash>
#include <QObject>
#include <functional>
#include <optional>
#include <span>

#include "views/style/icons.h"

class QMenu;
class QMenuBar;
class QToolBar;

namespace views {

class MainWindow;

enum class MenuId { File, Edit, View, Design, Analysis, Data, Help };

/// What must hold for a command to be usable.
enum class Rule { Always, Open, Writable, CanUndo, CanRedo, ManyDesigns, Idle, Running };

struct ActionSpec {
    const char* id;
    const char* text;  ///< English with its mnemonic, marked for translation (context "actions")
    const char* tip;   ///< short text beside the icon on the tool bar; null: icon only
    std::optional<IconId> icon;
    const char* shortcut;
    MenuId menu;
    Rule rule;
    bool ruleBefore;  ///< a separator stands before it
    void (MainWindow::*slot)();
};
std::span<const ActionSpec> actionSpecs();

/// What the rules ask about.
struct WindowState {
    bool open = false, writable = false, canUndo = false, canRedo = false, manyDesigns = false, running = false;
};

class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(MainWindow& window);
    QAction* action(const QString& id) const { return m_actions.value(id); }
    /// Texts in the present language.
    void retranslate();
    void update(const WindowState& state);
    /// Adds the menus in order; `more` is called with each menu when its commands are in.
    void fill(QMenuBar* bar, const std::function<void(MenuId, QMenu*)>& more) const;
    void fill(QToolBar* bar) const;

private:
    QHash<QString, QAction*> m_actions;
};

}  // namespace views
