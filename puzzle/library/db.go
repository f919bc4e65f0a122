package library

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"time"

	codes "modernc.org/sqlite/lib"

	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// Errors of the library.
var (
	ErrNoCollection = words.Error("library.nocollection") // there is none of that name
	ErrExists       = words.Error("library.exists")       // there is one of that name
	ErrNewer        = words.Error("library.newer")        // a later version of the program wrote it
	ErrBusy         = words.Error("library.busy")         // another program writes
	ErrDamaged      = words.Error("library.broken")       // the file can't be read
	ErrReadOnly     = words.Error("library.readonly")     // the file can't be written
	ErrInUse        = words.Error("library.inuse")        // a window has it open
	ErrDisk         = words.Error("library.disk")         // reading or writing failed
	ErrUnreadable   = words.Error("library.unreadable")   // there is no permission to read the file
	ErrNotFile      = words.Error("library.notfile")      // there is no file, but a folder, a pipe or a device
)

// applicationID is what the file has that says whose it is: "SuDk".
const applicationID = 0x5375446b

// readers is how many may read at once: a list is read while a search still counts.
const readers = 2

// busy is how long a change waits for other programs.
var busy = 10 * time.Second

// open opens the file at path, and brings its tables to this version. l.reader is set on
// return if the file can be read.
func (l *Library) open(ctx context.Context, path string) error {
	if err := os.MkdirAll(l.dir, 0o700); err != nil {
		return err
	}
	if err := usable(path); err != nil {
		return err
	}
	was := readSaved(l.dir)
	same := was.of(path)
	if f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600); err == nil { // the driver would let others read it
		f.Close()
	}
	if left(path) || !same && was.changes > 0 {
		if err := l.examine(ctx, path, was); err != nil {
			return err
		}
	}
	l.writer = connect(path, "rwc", 1, "synchronous(full)", "cache_size(-2000)", "temp_store(file)", "secure_delete(fast)",
		"journal_size_limit(67108864)") // of the log, after an import
	err := l.writer.PingContext(ctx)
	if err == nil {
		err = l.migrate(ctx)
	}
	if err == nil { // not before: the file may be that of another program
		err = l.useLog(ctx)
	}
	if err == nil {
		l.reader = connect(path, "rw", readers, "query_only(1)", "cache_size(-1000)", "temp_store(file)")
		_, err = l.writer.ExecContext(ctx, temporary)
	}
	switch {
	case err == nil:
		err = l.settle(ctx, path, was, same)
	case err != nil && isReadOnly(err):
		return errors.Join(l.openReading(ctx, path), ErrReadOnly)
	case codeOf(err) == codes.SQLITE_IOERR || codeOf(err) == codes.SQLITE_FULL:
		return errors.Join(l.openReading(ctx, path), told(err))
	}
	if err != nil {
		return err
	}
	return nil
}

// useLog makes changes go to a log first, so that others can read meanwhile. While another
// program does that, it fails at once, without the wait that other statements have.
func (l *Library) useLog(ctx context.Context) error {
	for begun := time.Now(); ; time.Sleep(10 * time.Millisecond) {
		_, err := l.writer.ExecContext(ctx, "PRAGMA journal_mode=wal")
		if codeOf(err) != codes.SQLITE_BUSY || time.Since(begun) > busy {
			return err
		}
	}
}

// usable refuses what is no file, which the database would wait for or replace, and what can't be
// read, of which it says that it can't be written.
func usable(path string) error {
	f, err := store.Open(path)
	switch {
	case err == nil:
		return f.Close()
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case errors.Is(err, store.ErrFolder), errors.Is(err, store.ErrNotFile):
		return ErrNotFile
	case errors.Is(err, fs.ErrPermission):
		return ErrUnreadable
	}
	return err
}

// left reports whether a program did not close the file at path, or hasn't yet.
func left(path string) bool {
	info, err := os.Stat(path + "-wal")
	return err == nil && info.Size() > 0
}

// emptied reports whether a file is empty, whose log SQLite would delete at the first look.
func emptied(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Size() == 0
}

// openReading opens a file that can't be written.
func (l *Library) openReading(ctx context.Context, path string) error {
	if l.writer != nil {
		_ = l.writer.Close()
		l.writer = nil
	}
	for _, mode := range []string{"ro", "ro&immutable=1"} {
		l.reader = connect(path, mode, readers, "query_only(1)", "cache_size(-1000)", "temp_store(file)")
		if version, err := versionOf(ctx, l.reader); err == nil && version > 0 { // each before can be read
			return nil
		}
		_ = l.reader.Close()
		l.reader = nil
	}
	return nil
}

// openMemory opens a library in memory.
func (l *Library) openMemory(ctx context.Context) error {
	l.writer = connect("", "memory", 1, "temp_store(memory)")
	l.reader = l.writer
	if err := l.migrate(ctx); err != nil {
		return err
	}
	_, err := l.writer.ExecContext(ctx, temporary)
	return err
}

// connect returns a database with some connections.
func connect(path, mode string, connections int, pragmas ...string) *sql.DB {
	// The schema is trusted, as indexes are of folded; no function does more than compute.
	options := "?mode=" + mode + "&_txlock=immediate&_pragma=foreign_keys(1)&_pragma=trusted_schema(1)" +
		fmt.Sprintf("&_pragma=busy_timeout(%d)", busy.Milliseconds())
	for _, p := range pragmas {
		options += "&_pragma=" + url.QueryEscape(p)
	}
	name := filepath.ToSlash(path)
	if runtime.GOOS == "windows" && name != "" {
		name = "/" + name
	}
	db := sql.OpenDB(connector{"file:" + (&url.URL{Path: name}).EscapedPath() + options})
	db.SetMaxOpenConns(connections)
	return db
}

// quickCheck looks for damage of a file that was not closed.
func quickCheck(ctx context.Context, db *sql.DB) error {
	var answer string
	if err := db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&answer); err != nil {
		return err
	}
	if answer != "ok" {
		return ErrDamaged
	}
	return nil
}
