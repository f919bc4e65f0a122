package library

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// spoil writes over some pages of the table of puzzles, as a damaged disk does, and returns which.
func spoil(t testing.TB, home string, n int) (pages []int) {
	t.Helper()
	l := open(t, home)
	err := l.db.query(t.Context(), `SELECT pageno FROM dbstat WHERE name='puzzle' AND pagetype='leaf' ORDER BY pageno LIMIT ?`, []any{n}, func(rows *sql.Rows) error {
		var page int
		err := rows.Scan(&page)
		pages = append(pages, page)
		return err
	})
	if err := errors.Join(err, l.Close()); err != nil {
		t.Fatal(err)
	}
	f, err := os.OpenFile(filepath.Join(home, fileName), os.O_RDWR, 0)
	for _, page := range pages {
		_, e := f.WriteAt(make([]byte, 3000), int64(page-1)*pageSize)
		err = errors.Join(err, e)
	}
	if err := errors.Join(err, f.Close()); err != nil {
		t.Fatal(err)
	}
	return pages
}

// TestGone: puzzles whose pages were written over are counted as lost, with their collections: before and
// after the repair, and once by the window.
func TestGone(t *testing.T) {
	home := t.TempDir()
	filled(t, home, 300)
	l := open(t, home)
	removeLater(t, l)
	l.Close()
	spoil(t, home, 2)
	seen, err := Repair(t.Context(), home, false)
	if err != nil || seen.Gone == nil || seen.Gone.Puzzles == 0 || seen.Gone.Of != 300 || seen.Puzzles+seen.Gone.Puzzles != 300 {
		t.Fatalf("%+v, %v, %v", seen, seen.Gone, err)
	}
	n := 0
	for _, c := range seen.Gone.From {
		n += c.Len
	}
	if n != seen.Gone.Puzzles || seen.Gone.From[0].Name != "Sunday papers" {
		t.Error("the collections:", seen.Gone.From)
	}
	if text := seen.Gone.Error(); strings.Contains(text, "  (") {
		t.Error("a collection without a name:", text)
	}
	if named := seen.Gone.Titles; len(named) == 0 || !strings.Contains(seen.Gone.Error(), named[0]) {
		t.Error("the titles:", named, seen.Gone)
	}
	done, err := Repair(t.Context(), home, true)
	if err != nil || fmt.Sprint(done.Gone) != fmt.Sprint(seen.Gone) {
		t.Error(done, err)
	}
	l = open(t, home)
	defer l.Close()
	if why := isTold(t, l); why != "" {
		t.Error("repaired:", why)
	}
	for time, want := range []string{fmt.Sprint(seen.Gone), "<nil>"} {
		if loss := l.LossOnce(t.Context()); fmt.Sprint(loss) != want {
			t.Errorf("time %d: %v, want %s", time+1, loss, want)
		}
	}
}

// removeLater deletes one puzzle for good and moves one of a game, so that numbers say nothing of how many there are.
func removeLater(t testing.TB, l *Library) {
	t.Helper()
	id, err := l.Add(t.Context(), create(t, l, "Old"), shuffled(301, 5)[300])
	if err == nil {
		_, err = l.Edit(t.Context(), []ID{id}, Change{Remove: true})
	}
	if err == nil {
		_, err = l.db.writer.ExecContext(t.Context(), "UPDATE collection SET sum=sum-removed+1, removed=1 WHERE id=(SELECT collection FROM puzzle WHERE id=?)", int64(id))
	}
	if err == nil {
		err = l.Sync(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestRepairKeepsTyped: what somebody has said of the puzzle of a game is not made again by the games' files.
func TestRepairKeepsTyped(t *testing.T) {
	home := t.TempDir()
	filled(t, home, 300)
	play(t, home, "a.sudoku", 5, 0)
	l := open(t, home)
	stars := 4
	err := l.Sync(t.Context())
	if err == nil {
		_, err = l.Edit(t.Context(), all(t, l, Query{View: ViewPlayed}).IDs(0, 1), Change{Stars: &stars, AddTags: []string{"good"}})
	}
	if err := errors.Join(err, l.Close()); err != nil {
		t.Fatal(err)
	}
	spoil(t, home, 2)
	if done, err := Repair(t.Context(), home, true); err != nil || done.Puzzles+done.Gone.Puzzles != 300 {
		t.Fatal(done, err)
	}
	l = open(t, home)
	defer l.Close()
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	rows, err := all(t, l, Query{View: ViewPlayed}).Rows(t.Context(), 0, 2)
	if err != nil || len(rows) != 1 || rows[0].Stars != stars || !slices.Equal(rows[0].Tags, []string{"good"}) || rows[0].Game != "a.sudoku" {
		t.Errorf("%+v, %v", rows, err)
	}
	if why := isTold(t, l); why != "" {
		t.Error(why)
	}
}

// TestGoneUnsaid: where the database can't say how many puzzles it had, the file beside it does; without
// that, what can be read of the database.
func TestGoneUnsaid(t *testing.T) {
	for name, damage := range map[string]func(home string) error{
		"nothing in the database": func(home string) error {
			sqlFile(t, home, "UPDATE fact SET value='?' WHERE name='saved'")
			return nil
		},
		"no file beside it": func(home string) error { return os.Remove(filepath.Join(home, savedName)) },
	} {
		home := t.TempDir()
		filled(t, home, 300)
		spoil(t, home, 2)
		err := damage(home)
		cutShort(t, filepath.Join(home, fileName)) // so that the indexes don't say it
		done, err2 := Repair(t.Context(), home, true)
		if err != nil || err2 != nil || done.Gone == nil || done.Gone.Of != 300 {
			t.Error(name, done, done.Gone, err, err2)
		}
	}
}

// TestRowsCounted: how many puzzles there are is known through all that changes it.
func TestRowsCounted(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	defer l.Close()
	play(t, home, "a.sudoku", 5, 0)
	check := func(what string, err error) {
		t.Helper()
		var rows int64
		if e := l.db.reader.QueryRowContext(t.Context(), countRows).Scan(&rows); err != nil || e != nil {
			t.Fatal(what, err, e)
		}
		is, ok, err := savedIn(t.Context(), l.db.writer)
		if !ok || err != nil || is.rows != rows || readSaved(home).rows != rows {
			t.Errorf("%s: %d rows, counted %d and %d beside it, %v", what, rows, is.rows, readSaved(home).rows, err)
		}
	}
	to := create(t, l, "Papers")
	check("created", l.Sync(t.Context()))
	_, err := l.Import(t.Context(), to, seq(shuffled(30, 9)...), nil)
	check("imported", err)
	of := all(t, l, Query{View: ViewPlayed}).IDs(0, 1)
	undo, err := l.Edit(t.Context(), of, Change{MoveTo: to})
	check("moved", err)
	check("moved back", undo(t.Context()))
	_, err = l.Edit(t.Context(), of, Change{Remove: true})
	check("removed", err)
	_, err = l.db.writer.ExecContext(t.Context(), "UPDATE collection SET sum=sum-removed+1, removed=1 WHERE removed>0")
	l.played.synced = l.played.synced.Add(-1)
	check("deleted", errors.Join(err, l.Sync(t.Context())))
	if _, err := l.db.writer.ExecContext(t.Context(), "UPDATE fact SET value=replace(value, ' rows', '') WHERE name='saved'"); err != nil {
		t.Fatal(err)
	}
	_, err = l.Import(t.Context(), to, seq(shuffled(40, 10)...), nil)
	check("after a version that didn't count them", err)
}
