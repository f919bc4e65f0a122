package library

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"

	"sudoku/puzzle/store"
)

// A saved says how far a library was changed. The database has it, and a file beside the database,
// written after each change: where the database is behind the file it has lost something.
//
// What can be made again isn't counted: its loss is none.
type saved struct {
	changes, added int64 // all changes so far, and the puzzles that these added
	rows           int64 // of puzzles that there are, but those of games; unknown if negative

	size, modified int64  // of the database's file, in the file beside it
	salt           uint64 // of its log, 0 without one: another one has another
}

// savedName is the name of the file beside the database. In the order of names it comes before the log:
// who copies both meanwhile has a log that is not behind.
const savedName = fileName + "-saved"

// factSaved is what the database has.
const factSaved = "saved"

// append writes s as a line, always as long, and as long as those without rows, so that a shorter one needs no cutting.
func (s saved) append(dst []byte) []byte {
	return appendSum(fmt.Appendf(dst, "changes %12d added %12d size %20d modified %20d salt %20d rows %10d",
		s.changes, s.added, s.size, s.modified, s.salt, s.rows), len(dst))
}

// parseSaved reads a line; a damaged one says nothing.
func parseSaved(line []byte) (s saved, ok bool) {
	text, whole := body(line)
	n, _ := fmt.Sscanf(string(text), "changes %d added %d size %d modified %d salt %d rows %d",
		&s.changes, &s.added, &s.size, &s.modified, &s.salt, &s.rows)
	if n == 5 { // a version wrote it that didn't count rows
		s.rows = -1
	}
	return s, whole && n >= 5
}

// readSaved reads the file beside the database of a data folder. Without one, or with a damaged one,
// nothing is known.
func readSaved(dir string) saved {
	f, err := store.Open(filepath.Join(dir, savedName))
	if err != nil {
		return saved{}
	}
	defer f.Close()
	line, err := io.ReadAll(io.LimitReader(f, 1000))
	if s, ok := parseSaved(line); ok && err == nil {
		return s
	}
	return saved{}
}

// beside returns s with what the files of a database are now.
func (s saved) beside(path string) saved {
	s.size, s.modified, s.salt = 0, 0, 0
	if info, err := os.Stat(path); err == nil {
		s.size, s.modified = info.Size(), info.ModTime().UnixNano()
	}
	if log, err := store.Open(path + "-wal"); err == nil {
		s.salt = saltAt(log, 16)
		log.Close()
	}
	return s
}

// of reports whether s was written beside the files that there are now, and not beside others that
// have come in their place, such as a copy of before. A file that was emptied or removed is still
// that file; so is one into which a part of the log was written.
func (s saved) of(path string) bool {
	now := s.beside(path)
	return now.size == 0 || now.size == s.size && now.modified == s.modified || now.salt != 0 && now.salt == s.salt
}

// write writes the file beside the database.
func (s saved) write(dir string) {
	path := filepath.Join(dir, savedName)
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE, 0o600)
	if err != nil {
		return // a loss would then be silent, which is no reason to change nothing
	}
	_, _ = f.WriteAt(s.beside(filepath.Join(dir, fileName)).append(nil), 0)
	_ = f.Close()
}

// savedIn returns what a database says of itself; ok is false if that is damaged.
func savedIn(ctx context.Context, db querier) (s saved, ok bool, err error) {
	var line []byte
	err = db.QueryRowContext(ctx, readFact, factSaved).Scan(&line)
	if errors.Is(err, sql.ErrNoRows) {
		return s, true, nil
	}
	if err == nil {
		s, ok = parseSaved(line)
	}
	return s, ok, err
}

// count counts a change. What was saved before must be in the database, as nobody else writes now:
// else that is a loss, after which it counts on.
func (c *change) count() error {
	s, ok, err := savedIn(c.ctx, c.tx)
	if err != nil {
		return err
	}
	if s.changes > 0 && s.rows >= 0 {
		s.rows += c.added + c.moved
	} else if _, err := c.value(countRows, &s.rows); err != nil {
		return err
	}
	if was := readSaved(c.db.dir); s.changes < was.changes {
		if ok {
			c.loss = lossOf(s, was)
			if _, err := c.exec(putFact, factLoss, strconv.Itoa(c.loss.Puzzles)); err != nil {
				return err
			}
		}
		s.changes, s.added = was.changes, max(s.added, was.added)
	}
	s.changes, s.added = s.changes+1, s.added+c.added
	c.saved = s
	_, err = c.exec(putFact, factSaved, string(s.append(nil)))
	return err
}

// note writes the file beside the database after a change, as the database's file may have become
// another. Another program may have been faster.
func (d *database) note(c *change) {
	if c.loss != nil {
		d.loss.Store(c.loss)
	}
	s := c.saved
	if was := readSaved(d.dir); was.changes > s.changes {
		s = was
	}
	if s.changes > 0 {
		s.write(d.dir)
	}
}

// closed notes what the database's file has become when the last program closed it.
func (d *database) closed() {
	if s := readSaved(d.dir); s.changes > 0 && !left(filepath.Join(d.dir, fileName)) {
		s.write(d.dir)
	}
}
