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
	"sync"
	"sync/atomic"
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

// A database is the connections to the file, or to one in memory, and what is changed and read by them.
type database struct {
	dir string // the data folder; "" in memory

	bulks   sync.Mutex   // is held as long as one goes on
	waiting atomic.Int64 // changes that wait for another
	writer  *sql.DB      // of one connection; nil if the file can't be written
	reader  *sql.DB
	fault   error        // why nothing can be changed, or why the file isn't used
	made    atomic.Int64 // changes, see Version
	loss    atomic.Pointer[LossError]
}

// open opens the file at path, and brings its tables to this version. d.reader is set on
// return if the file can be read.
func (d *database) open(ctx context.Context, path string) error {
	if err := os.MkdirAll(d.dir, 0o700); err != nil {
		return err
	}
	if err := usable(path); err != nil {
		return err
	}
	was := readSaved(d.dir)
	same := was.of(path)
	if f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600); err == nil { // the driver would let others read it
		f.Close()
	}
	if left(path) || !same && was.changes > 0 {
		if err := d.examine(ctx, path, was); err != nil {
			return err
		}
	}
	d.writer = connect(path, "rwc", 1, "synchronous(full)", "cache_size(-2000)", "temp_store(file)", "secure_delete(fast)",
		"journal_size_limit(67108864)") // of the log, after an import
	err := d.writer.PingContext(ctx)
	if err == nil {
		err = d.migrate(ctx)
	}
	if err == nil { // not before: the file may be that of another program
		err = d.useLog(ctx)
	}
	if err == nil {
		d.reader = connect(path, "rw", readers, "query_only(1)", "cache_size(-1000)", "temp_store(file)")
		_, err = d.writer.ExecContext(ctx, temporary)
	}
	switch {
	case err == nil:
		err = d.settle(ctx, path, was, same)
	case err != nil && isReadOnly(err):
		return errors.Join(d.openReading(ctx, path), ErrReadOnly)
	case codeOf(err) == codes.SQLITE_IOERR || codeOf(err) == codes.SQLITE_FULL:
		return errors.Join(d.openReading(ctx, path), told(err))
	}
	if err != nil {
		return err
	}
	return nil
}

// useLog makes changes go to a log first, so that others can read meanwhile. While another
// program does that, it fails at once, without the wait that other statements have.
func (d *database) useLog(ctx context.Context) error {
	for begun := time.Now(); ; time.Sleep(10 * time.Millisecond) {
		_, err := d.writer.ExecContext(ctx, "PRAGMA journal_mode=wal")
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
func (d *database) openReading(ctx context.Context, path string) error {
	if d.writer != nil {
		_ = d.writer.Close()
		d.writer = nil
	}
	for _, mode := range []string{"ro", "ro&immutable=1"} {
		d.reader = connect(path, mode, readers, "query_only(1)", "cache_size(-1000)", "temp_store(file)")
		if version, err := versionOf(ctx, d.reader); err == nil && version > 0 { // each before can be read
			return nil
		}
		_ = d.reader.Close()
		d.reader = nil
	}
	return nil
}

// openMemory opens a library in memory.
func (d *database) openMemory(ctx context.Context) error {
	d.writer = connect("", "memory", 1, "temp_store(memory)")
	d.reader = d.writer
	if err := d.migrate(ctx); err != nil {
		return err
	}
	_, err := d.writer.ExecContext(ctx, temporary)
	return err
}

func (d *database) close() (err error) {
	for _, db := range []*sql.DB{d.reader, d.writer} {
		if db != nil {
			err = errors.Join(err, db.Close())
		}
	}
	if d.fault == nil && d.dir != "" { // not in memory
		d.closed()
	}
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
