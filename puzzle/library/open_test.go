package library

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// sqlFile makes a file of the database in a home, with what some statements make.
func sqlFile(t *testing.T, home, statements string) {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(home, fileName))
	if err == nil {
		_, err = db.ExecContext(t.Context(), statements)
	}
	if err = errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
}

// TestOpenOther: what isn't a library, or not one of this version, is left as it is, and how
// games went is known all the same.
func TestOpenOther(t *testing.T) {
	write := func(text string) func(*testing.T, string) {
		return func(t *testing.T, home string) {
			if err := os.WriteFile(filepath.Join(home, fileName), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	for name, c := range map[string]struct {
		make func(t *testing.T, home string)
		want error
	}{
		"folder": {func(t *testing.T, home string) {
			if err := os.Mkdir(filepath.Join(home, fileName), 0o700); err != nil {
				t.Fatal(err)
			}
		}, ErrNotFile},
		"empty":   {write(""), nil},
		"garbage": {write(strings.Repeat("garbage\n", 2000)), ErrDamaged},
		"short":   {write("SQLite format 3\x00"), ErrDamaged},
		"other": {func(t *testing.T, home string) {
			sqlFile(t, home, "CREATE TABLE puzzle(a); INSERT INTO puzzle VALUES(1)")
		}, ErrDamaged},
		"others": {func(t *testing.T, home string) {
			sqlFile(t, home, "PRAGMA user_version=1; CREATE TABLE puzzle(a); PRAGMA application_id=7")
		}, ErrDamaged},
		"later": {func(t *testing.T, home string) {
			filled(t, home, 20)
			sqlFile(t, home, "PRAGMA user_version=99")
		}, ErrNewer},
	} {
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			c.make(t, home)
			before, _ := os.ReadFile(filepath.Join(home, fileName))
			playedIn(t, home, c.want)
			if after, _ := os.ReadFile(filepath.Join(home, fileName)); c.want != nil && string(after) != string(before) {
				t.Error("the file was written")
			}
		})
	}
}

// playedIn opens a library with a fault, nil for none, in which how a game went is known.
func playedIn(t *testing.T, home string, want error) *Library {
	t.Helper()
	l := open(t, home)
	if !errors.Is(l.Fault(), want) || (want == nil) != (l.Fault() == nil) {
		t.Errorf("fault %v, want %v", l.Fault(), want)
	}
	if _, err := os.Stat(filepath.Join(home, "games", "a.sudoku")); err != nil {
		play(t, home, "a.sudoku", 5, 0)
	}
	err := l.Sync(t.Context())
	if list, err2 := l.Outcomes(t.Context()); err != nil || err2 != nil || len(list) != 1 {
		t.Error(list, err, err2)
	}
	if _, err := l.Create(t.Context(), "new"); !errors.Is(err, want) {
		t.Errorf("Create: %v, want %v", err, want)
	}
	if _, err := l.Check(t.Context()); err != nil {
		t.Error(err)
	}
	return l
}

// TestReadOnly: a library that can't be written is read.
func TestReadOnly(t *testing.T) {
	home := t.TempDir()
	filled(t, home, 20)
	play(t, home, "a.sudoku", 5, 0)
	if !readOnly(t, home) {
		t.Skip("nothing keeps this user from writing")
	}
	l := playedIn(t, home, ErrReadOnly)
	if n := all(t, l, Query{}).Len(); n != 18 {
		t.Error(n)
	}
}

// readOnly makes a home read-only, if that can be.
func readOnly(t *testing.T, home string) bool {
	t.Helper()
	for path, mode := range map[string]os.FileMode{filepath.Join(home, fileName): 0o400, home: 0o500} {
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { os.Chmod(home, 0o700) })
	if os.WriteFile(filepath.Join(home, "x"), nil, 0o600) == nil {
		os.Remove(filepath.Join(home, "x"))
		return mountReadOnly(t, home)
	}
	return true
}

// TestLocked: while another program hangs in a change, what is there is read, and a change fails.
func TestLocked(t *testing.T) {
	wait := busy
	busy = 50 * time.Millisecond
	t.Cleanup(func() { busy = wait })
	home := t.TempDir()
	filled(t, home, 20)
	play(t, home, "a.sudoku", 5, 0)
	before := open(t, home)
	other := open(t, home)
	err := other.db.change(t.Context(), func(c *change) error {
		if _, err := c.create("hangs"); err != nil {
			return err
		}
		for _, l := range []*Library{before, open(t, home)} {
			if n := all(t, l, Query{}).Len(); n != 18 || l.Fault() != nil {
				t.Error(n, l.Fault())
			}
			if _, err := l.Add(t.Context(), 2, puzzle.Puzzle{}); !errors.Is(err, ErrBusy) {
				t.Error(err)
			}
		}
		return context.Canceled // nothing of it stays
	})
	if !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	playedIn(t, home, nil)
}
