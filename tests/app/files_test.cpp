// SPDX-License-Identifier: GPL-3.0-or-later
// Workbooks on disk: nothing is lost by a kill, a lock, a full disk, a damaged file or a crash.
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QSignalSpy>
#include <QtTest>

#include "app/catalogs.h"
#include "app/document.h"
#include "app/examples.h"
#include "app/recent_files.h"
#include "app/texts.h"
#include "app/workbook_file.h"
#include "damaged.h"
#include "sample.h"

using app::Document;

class FilesTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString at(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QString recovery() const { return at("recovery"); }
    std::unique_ptr<Document> opened() {
        auto d = std::make_unique<Document>(sample::catalog(), recovery());
        d->reset(sample::workbook());
        return d;
    }
    static QByteArray bytesOf(const QString& path) {
        QFile f(path);
        return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
    }
    static void put(const QString& path, const QByteArray& bytes) {
        QFile f(path);
        QVERIFY(f.open(QIODevice::WriteOnly));
        QCOMPARE(f.write(bytes), bytes.size());
    }
    static QString said(const std::optional<model::Problem>& p) { return p ? app::problemText(*p) : QString(); }
    static bool oneSentence(const QString& s) { return s.size() > 10 && !s.contains(u'\n') && !s.contains(u'%'); }
    QStringList strays() const {
        return QDir(m_folder->path()).entryList({QStringLiteral("w.cwb?*")}, QDir::Files | QDir::Hidden);
    }

private Q_SLOTS:
    void numbersAreWrittenAsOneTypesThem() {
        static const QRegularExpression kLong(QStringLiteral("\\d\\.\\d{9,}[^\"]*"));
        const auto isShort = [](const model::Workbook& w) {
            const auto found = kLong.match(QString::fromUtf8(*app::workbookBytes(w)));
            if (found.hasMatch()) qWarning("%s", qPrintable(found.captured()));
            return !found.hasMatch();
        };
        QVERIFY(isShort(app::newWorkbook(*app::builtInCatalogs().catalog)));
        for (const QString& id : app::exampleIds()) QVERIFY(isShort(app::openExample(id)->workbook));
    }

    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_folder.reset(); }

    void whatIsSavedReadsBackEqual() {
        auto d = opened();
        QVERIFY(!d->setInput(1, "pools.train.accelerators", QStringLiteral("777")));
        QVERIFY(!d->isClean());
        QCOMPARE(said(d->saveAs(at("w.cwb"))), QString());
        QVERIFY(d->isClean());
        const auto saved = d->workbook();
        const QByteArray first = bytesOf(at("w.cwb"));
        d.reset();
        Document again(sample::catalog(), recovery());
        QCOMPARE(said(again.open(at("w.cwb"))), QString());
        QVERIFY(again.workbook() == saved);
        QVERIFY(again.isClean());
        QCOMPARE(said(again.save()), QString());
        QCOMPARE(bytesOf(at("w.cwb")), first);
        QVERIFY(strays().isEmpty());
        QVERIFY(app::recentFiles().contains(at("w.cwb")));
    }

    void killedWhileSavingTheFileIsOneOfTheTwoStates() {
        auto d = opened();
        QVERIFY(!d->saveAs(at("w.cwb")));
        const auto small = *app::workbookBytes(d->workbook());
        for (int i = 0; i < 30; ++i) d->duplicateDesign(1);
        const auto large = *app::workbookBytes(d->workbook());
        d.reset();
        for (int round = 0; round < 20; ++round) {
            const pid_t child = fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                while (true) {
                    (void)app::writeBytes(at("w.cwb"), large);
                    (void)app::writeBytes(at("w.cwb"), small);
                }
            }
            usleep(static_cast<useconds_t>(3000 + 1700 * round));
            kill(child, SIGKILL);
            int status = 0;
            QCOMPARE(waitpid(child, &status, 0), child);
            QVERIFY(WIFSIGNALED(status));
            const QByteArray now = bytesOf(at("w.cwb"));
            QVERIFY(now == small || now == large);
            QVERIFY(app::readWorkbook(at("w.cwb")));
        }
    }

    void theSecondOneToOpenAFileReadsOnlyAndIsToldWhoHasIt() {
        auto first = opened();
        QVERIFY(!first->saveAs(at("w.cwb")));
        Document second(sample::catalog(), recovery());
        QVERIFY(!second.open(at("w.cwb")));
        QVERIFY(second.readOnly());
        QVERIFY(!second.openNotes().empty());
        const QString who = app::problemText(second.openNotes().front());
        QVERIFY2(who.contains(QString::number(QCoreApplication::applicationPid())), qPrintable(who));
        QVERIFY(who.contains(QSysInfo::machineHostName()));
        const QByteArray before = bytesOf(at("w.cwb"));
        QVERIFY(!second.setInput(1, "pools.train.accelerators", QStringLiteral("8")));
        QVERIFY(oneSentence(said(second.save())));
        QCOMPARE(bytesOf(at("w.cwb")), before);
        QVERIFY(!second.saveAs(at("other.cwb")));
        QVERIFY(!second.readOnly());
        QVERIFY(oneSentence(said(second.saveAs(at("w.cwb")))));  // the first one still has it
        first.reset();
        Document third(sample::catalog(), recovery());
        QVERIFY(!third.open(at("w.cwb")));
        QVERIFY(!third.readOnly());
    }

    void aLockOfADeadProcessDoesNotBlock() {
        auto d = opened();
        QVERIFY(!d->saveAs(at("w.cwb")));
        d.reset();
        const pid_t child = fork();
        if (child == 0) {
            QLockFile lock(at(".w.cwb.lock"));
            lock.setStaleLockTime(0);
            lock.tryLock(0);
            _exit(lock.isLocked() ? 0 : 1);  // without unlocking
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QCOMPARE(WEXITSTATUS(status), 0);
        QVERIFY(QFile::exists(at(".w.cwb.lock")));
        Document again(sample::catalog(), recovery());
        QVERIFY(!again.open(at("w.cwb")));
        QVERIFY(!again.readOnly());
    }

    void aDamagedFileLeavesTheOpenDocumentAlone() {
        auto d = opened();
        QVERIFY(!d->saveAs(at("w.cwb")));
        QVERIFY(!d->setInput(1, "pools.train.accelerators", QStringLiteral("333")));
        const auto before = d->workbook();
        QSignalSpy changed(d.get(), &Document::changed);
        const auto files = damaged::all(*app::workbookBytes(sample::workbook()));
        QVERIFY(files.size() >= 30);
        for (const auto& file : files) {
            put(at("bad.cwb"), file.bytes);
            QElapsedTimer clock;
            clock.start();
            const QString sentence = said(d->open(at("bad.cwb")));
            QVERIFY2(oneSentence(sentence), (file.name + ": " + sentence.toStdString()).c_str());
            QVERIFY2(sentence.contains(QLatin1String("bad.cwb")), (file.name + ": " + sentence.toStdString()).c_str());
            QVERIFY2(clock.elapsed() < 20000, file.name.c_str());
        }
        QVERIFY(d->workbook() == before);
        QCOMPARE(d->path(), at("w.cwb"));
        QCOMPARE(changed.count(), 0);
        QVERIFY(!d->isClean());
        QVERIFY(!d->save());
    }

    void everythingThatIsNoFileGivesASentenceWithItsName() {
        auto d = opened();
        QVERIFY(QDir().mkpath(at("folder")));
        QCOMPARE(mkfifo(at("pipe").toLocal8Bit().constData(), 0600), 0);
        for (const char* name : {"nowhere.cwb", "folder", "pipe", "no/such/folder/w.cwb"}) {
            const QString sentence = said(d->open(at(name)));
            QVERIFY2(oneSentence(sentence) && sentence.contains(QLatin1String(name)), qPrintable(sentence));
        }
        QVERIFY(d->path().isEmpty());
    }

    void aFailedSaveKeepsTheOldFileAndTheChanges() {
        auto d = opened();
        QVERIFY(oneSentence(said(d->save())));  // no name yet
        QVERIFY(oneSentence(said(d->saveAs(at("missing/w.cwb")))));
        QVERIFY(QDir().mkpath(at("folder")));
        QVERIFY(oneSentence(said(d->saveAs(at("folder")))));
        QVERIFY(d->path().isEmpty());
        if (geteuid() == 0) return;  // root may write everywhere
        QVERIFY(QFile::setPermissions(at("folder"), QFileDevice::ReadOwner | QFileDevice::ExeOwner));
        const QString sentence = said(d->saveAs(at("folder/w.cwb")));
        QVERIFY2(oneSentence(sentence) && sentence.contains(QLatin1String("folder")), qPrintable(sentence));
    }

    void aFullDiskIsNamedAndTheFormerFileStays() {
        put(at("w.cwb"), "former");
        const pid_t child = fork();
        if (child == 0) {
            signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{1000, 1000};
            setrlimit(RLIMIT_FSIZE, &limit);
            const auto p = app::writeBytes(at("w.cwb"), QByteArray(100000, 'x'));
            _exit(p && p->id == "app.disk_full" ? 0 : p ? 1 : 2);
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QCOMPARE(WEXITSTATUS(status), 0);
        QCOMPARE(bytesOf(at("w.cwb")), QByteArray("former"));
        QVERIFY(strays().isEmpty());
    }

    void aFileChangedByAnotherProgramIsNotOverwrittenSilently() {
        auto d = opened();
        QVERIFY(!d->saveAs(at("w.cwb")));
        put(at("w.cwb"), "somebody else was here");
        QVERIFY(!d->setInput(1, "pools.train.accelerators", QStringLiteral("5")));
        QVERIFY(oneSentence(said(d->save())));
        QCOMPARE(bytesOf(at("w.cwb")), QByteArray("somebody else was here"));
        QVERIFY(!d->saveAs(at("w.cwb")));  // chosen by the user
        QVERIFY(app::readWorkbook(at("w.cwb")));
    }

    void unsavedChangesOfANeverSavedDocumentSurviveAKill() {
        int ready[2];
        QCOMPARE(pipe(ready), 0);
        const pid_t child = fork();
        if (child == 0) {
            auto d = opened();
            (void)d->setInput(1, "pools.train.accelerators", QStringLiteral("4321"));
            d->autosaveNow();
            const char done = 1;
            (void)!write(ready[1], &done, 1);
            pause();
            _exit(0);
        }
        char done = 0;
        QCOMPARE(read(ready[0], &done, 1), 1);
        QVERIFY(app::abandonedCopies(recovery()).empty());  // its document is still open
        kill(child, SIGKILL);
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        const auto copies = app::abandonedCopies(recovery());
        QCOMPARE(copies.size(), std::size_t{1});
        QVERIFY(copies[0].originalPath.isEmpty());
        QCOMPARE(copies[0].title, QStringLiteral("Sample"));
        Document d(sample::catalog(), recovery());
        QVERIFY(!d.recover(copies[0]));
        QCOMPARE(d.workbook().designs[0].design->pools[0].value.accelerators, 4321);
        QVERIFY(!d.isClean());
        QVERIFY(app::abandonedCopies(recovery()).empty());
    }

    void theCopyComesByItselfAndGoesWithACleanEnd() {
        {
            auto d = opened();
            d->setAutosaveInterval(200);
            QVERIFY(!d->setInput(1, "pools.train.accelerators", QStringLiteral("8")));
            const auto copies = [&] {
                return QDir(recovery()).entryList({QStringLiteral("*.recovery")}, QDir::Files).size();
            };
            QTRY_COMPARE(copies(), 1);
            d->undoStack().undo();  // clean again: nothing to recover
            QCOMPARE(copies(), 0);
            d->undoStack().redo();
            QTRY_COMPARE(copies(), 1);
            QVERIFY(!d->saveAs(at("w.cwb")));
            QCOMPARE(copies(), 0);
            QVERIFY(!d->setInput(1, "pools.train.accelerators", QStringLiteral("16")));
            QTRY_COMPARE(copies(), 1);
        }
        QVERIFY(QDir(recovery()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }

    void recentFilesAreNewestFirstAndWithoutThoseThatAreGone() {
        app::clearRecentFiles();
        for (int i = 0; i < 14; ++i) {
            const QString path = at(qPrintable(QStringLiteral("r%1.cwb").arg(i)));
            put(path, "x");
            app::addRecentFile(path);
        }
        QCOMPARE(app::recentFiles().size(), 10);
        QCOMPARE(app::recentFiles().front(), at("r13.cwb"));
        app::addRecentFile(at("r9.cwb"));
        QCOMPARE(app::recentFiles().front(), at("r9.cwb"));
        QFile::remove(at("r9.cwb"));
        QCOMPARE(app::recentFiles().front(), at("r13.cwb"));
        app::removeRecentFile(at("r13.cwb"));
        QCOMPARE(app::recentFiles().front(), at("r12.cwb"));
    }
};

QTEST_GUILESS_MAIN(FilesTest)
#include "files_test.moc"
