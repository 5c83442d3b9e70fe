// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The window of one workbook: menus, tool bar, designs, key figures, pages, the "Why?" panel, status bar. It shows what
// the session says and passes wishes on to the document. What it shows is built anew when language or palette change.

#include <QHash>
#include <QMainWindow>
#include <memory>

#include "app/recovery.h"
#include "views/pages/page.h"

class QDockWidget;
class QStackedWidget;
class QToolBar;
class QVBoxLayout;

namespace views {

class Actions;
class CalibrationDialog;
class DesignTabs;
class DocumentBars;
class FindBox;
class GoalPanel;
class KeyFigureStrip;
class PageList;
class StatusBarParts;
class StrategyDialog;
class ValidationDialog;
class WelcomePage;
class WhyPanel;
struct FindHit;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `recoveryFolder` empty = the user's own.
    explicit MainWindow(std::shared_ptr<const model::Catalog> catalog, const QString& recoveryFolder = {});
    ~MainWindow() override;

    app::Document& document() { return *m_document; }
    Session& session() { return *m_session; }
    Actions& actions() { return *m_actions; }
    DocumentBars& bars() { return *m_bars; }
    KeyFigureStrip* strip() const { return m_strip; }
    FindBox* findBox() const { return m_find; }
    GoalPanel* goalPanel() const { return m_goal; }
    StrategyDialog* strategyDialog() const { return m_strategies; }
    ValidationDialog* validationDialog() const { return m_validation; }
    CalibrationDialog* calibrationDialog() const { return m_calibration; }
    WhyPanel* whyPanel() const { return m_why; }
    /// A workbook is open; else the welcome page is shown.
    bool isOpen() const { return m_open; }

    /// Opens here when the window is empty or untouched, else in a new window. False when it could not be read: the
    /// open workbook is as before and a bar says why.
    bool openFile(const QString& path);
    bool openExample(const QString& id);
    /// Takes an architecture file over into a workload of the design shown, as one step; a bar says what it did.
    bool importModelFrom(const QString& path, const std::string& workload);
    /// Shows what a failure log would make of the design shown; false when it cannot be read, a bar says why.
    bool importFailuresFrom(const QString& path);
    void offerRecovery();

    Page* page() const;
    PageId pageId() const { return m_pageId; }
    void showPage(PageId id);
    /// The page of a key, its row in view, focused and marked.
    void goTo(const QString& key);
    /// Opens the panel on a key.
    void showWhy(const QString& key);
    bool whyIsOpen() const;
    void setLanguage(const QString& language, bool remember = true);
    static void setDark(bool dark, bool remember = true);

public Q_SLOTS:
    void newWorkbook();
    void chooseFile();
    void saveFile();
    void saveFileAs();
    void closeWindow();
    void quit();
    void undo();
    void redo();
    void find();
    void toggleWhy();
    void toggleDark();
    void toggleFullScreen();
    void duplicateDesign();
    void addDesign();
    void renameDesign();
    void setBase();
    void deleteDesign();
    void simulate();
    void simulateAll();
    void cancelWork();
    void toggleGoal();
    void searchStrategies();
    void showCompare();
    void showReport();
    void exportBill();
    void exportCables();
    void exportDrawings();
    void exportSlurm();
    void showValidation();
    void importModel();
    void importFailures();
    void about();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    // main_window.cpp
    void build();
    void buildHead(QWidget* parent, QVBoxLayout* layout);
    void buildBody();
    void buildMenus();
    void connectSession();
    void refresh();
    void refreshPages();
    void refreshWhy();
    void updateActions();
    void updateStatus();
    void updateTitle();
    void take(const FindHit& hit);
    void run(const QString& command);
    // main_window_files.cpp
    void opened();
    bool sayProblem(const std::optional<model::Problem>& problem);
    void sayNotes();
    void fillWelcome();
    void exportNetworks(const QString& format, const QString& title);
    void barChosen(const QString& subject, const QString& button);
    void restore(const app::RecoveryEntry& entry);
    void sayAgain();
    static MainWindow* windowOf(const QString& path);
    void toFront();
    MainWindow* other();
    bool saveOrAsk();
    void openPaths(const QStringList& paths);
    // main_window_work.cpp
    void jobProgressed(qint64 design, double share, double secondsLeft);
    void jobFinished(qint64 design, bool cancelled);
    QString noteOfRun(int index, bool cancelled) const;

    std::shared_ptr<const model::Catalog> m_catalog;
    QString m_recoveryFolder;
    std::unique_ptr<app::Document> m_document;
    std::unique_ptr<app::Simulations> m_simulations;
    std::unique_ptr<Session> m_session;
    Actions* m_actions = nullptr;
    bool m_open = false;
    PageId m_pageId = PageId::Overview;
    QString m_whyKey;
    QString m_builtLanguage;
    QList<app::RecoveryEntry> m_recovered;

    QToolBar* m_toolBar = nullptr;
    FindBox* m_find = nullptr;
    DesignTabs* m_tabs = nullptr;
    DocumentBars* m_bars = nullptr;
    KeyFigureStrip* m_strip = nullptr;
    GoalPanel* m_goal = nullptr;
    StrategyDialog* m_strategies = nullptr;
    ValidationDialog* m_validation = nullptr;
    CalibrationDialog* m_calibration = nullptr;
    QStackedWidget* m_body = nullptr;
    WelcomePage* m_welcome = nullptr;
    QMainWindow* m_desk = nullptr;
    PageList* m_list = nullptr;
    QStackedWidget* m_pages = nullptr;
    QHash<int, Page*> m_made;
    QList<int> m_recentPages;
    QDockWidget* m_dock = nullptr;
    WhyPanel* m_why = nullptr;
    StatusBarParts* m_status = nullptr;
};

}  // namespace views
