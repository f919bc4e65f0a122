package library

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"

	"sudoku/puzzle/words"
)

// A LossError says that the library has lost changes that were on the disk: its log, or all of
// its file, was damaged or removed while no program had it open.
type LossError struct {
	Puzzles int  // that these changes had added
	Log     bool // some of them may be in what is left of the log: until it is repaired nothing is changed
}

func (e *LossError) Error() string { return e.In(words.English) }

// In returns the message in a language.
func (e *LossError) In(l words.Lang) string {
	text := l.T("library.loss", "n", e.Puzzles, "count", l.Number(e.Puzzles))
	if e.Log {
		text = l.Sentences(text, l.T("library.loss.log"))
	}
	return text
}

// What the database has of a loss, until it is repaired: how many puzzles, and that the window has
// said it.
const (
	factLoss = "loss"
	factTold = "loss, told"
)

// Loss returns what the library has lost, a *LossError, until it is repaired; nil for nothing.
func (l *Library) Loss() error {
	if loss := l.db.loss.Load(); loss != nil {
		return loss
	}
	return nil
}

// LossOnce is Loss the first time that a program asks it, or what couldn't be saved when it was repaired; later
// it is nil. That of a library which can't be changed is said as its fault.
func (l *Library) LossOnce(ctx context.Context) error {
	if l.Loss() == nil || l.db.fault != nil {
		return l.db.goneOnce(ctx)
	}
	first := false
	err := l.db.remake(ctx, func(c *change) error {
		var told string
		there, err := c.value(readFact, &told, factTold)
		if first = err == nil && !there; first {
			_, err = c.exec(putFact, factTold, "")
		}
		return err
	})
	if err != nil || !first {
		return nil
	}
	return l.Loss()
}

// lossOf returns the loss of a database that has less than was saved.
func lossOf(is, was saved) *LossError {
	return &LossError{Puzzles: int(max(0, was.added-is.added))}
}

// examine looks at a file that was not closed, before anything is written: what the database can't
// read of the log it would delete, and Repair may read it.
func (d *database) examine(ctx context.Context, path string, was saved) error {
	if emptied(path) && left(path) {
		return ErrDamaged
	}
	db := connect(path, "ro", 1)
	defer db.Close()
	version, err := versionOf(ctx, db)
	if err == nil && version > 0 {
		err = quickCheck(ctx, db)
	}
	if errors.Is(told(err), ErrDamaged) {
		return ErrDamaged
	}
	if err != nil || version == 0 || !left(path) || !was.of(path) {
		return nil // what can't be opened says why when it is
	}
	is, ok, err := savedIn(ctx, db)
	if err != nil || !ok || is.changes >= was.changes {
		return err
	}
	loss := lossOf(is, was)
	loss.Log = true
	d.loss.Store(loss)
	return errors.Join(d.openReading(ctx, path), loss)
}

// settle compares a file that was opened with what was saved, and notes what is lost. A copy of
// before in its place has lost nothing.
func (d *database) settle(ctx context.Context, path string, was saved, same bool) error {
	is, ok, err := savedIn(ctx, d.writer)
	switch {
	case err != nil:
		return err
	case ok && is.changes < was.changes && same:
		err = d.transact(ctx, (*change).count)
	case ok && is.changes == 0 && was.changes > 0: // by a version that didn't count
		if err = os.Remove(filepath.Join(d.dir, savedName)); errors.Is(err, os.ErrNotExist) {
			err = nil
		}
	case ok && is.changes > 0 && (is.changes != was.changes || !same):
		is.write(d.dir)
	}
	if err != nil {
		return err
	}
	var n int
	err = d.writer.QueryRowContext(ctx, readFact, factLoss).Scan(&n)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	d.loss.Store(&LossError{Puzzles: n})
	return err
}
