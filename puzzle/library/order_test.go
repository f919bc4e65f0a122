package library

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"sudoku/puzzle/store"
)

// TestOrderOfBefore: a library of version 7, whose indexes compare texts by a function, gets those of
// this version, and has all puzzles in the same order.
func TestOrderOfBefore(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	puzzles := shuffled(300, 4)
	for i, title := range []string{"Éclair", "eclair", "", "Straße", "月光", "zebra"} {
		puzzles[i].Title, puzzles[10*i].Source, puzzles[20*i].Date = title, title, ""
	}
	if _, err := l.Import(t.Context(), create(t, l, "c"), seq(puzzles...), nil); err != nil {
		t.Fatal(err)
	}
	orders := func(l *Library) (list [][]ID) {
		for by := range numSorts {
			r := all(t, l, Query{Sort: by})
			list = append(list, r.IDs(0, r.Len()))
		}
		return list
	}
	want := orders(l)
	l.Close()
	sqlFile(t, home, `DROP INDEX puzzle_title; CREATE INDEX puzzle_title ON puzzle(title='', title COLLATE folded, added);
		DROP INDEX puzzle_source; CREATE INDEX puzzle_source ON puzzle(source='', source COLLATE folded, added);
		DROP INDEX puzzle_date; CREATE INDEX puzzle_date ON puzzle(date='', date, added);
		DROP INDEX puzzle_hardest; CREATE INDEX puzzle_hardest ON puzzle(hardest);
		DROP INDEX puzzle_level; CREATE INDEX puzzle_level ON puzzle(level); PRAGMA user_version=7`)
	compare := func(l *Library) {
		t.Helper()
		for by, got := range orders(l) {
			if !slices.Equal(got, want[by]) {
				t.Errorf("order %d differs", by)
			}
		}
	}
	t.Run("read only", func(t *testing.T) {
		copied := t.TempDir()
		if err := os.CopyFS(copied, os.DirFS(home)); err != nil {
			t.Fatal(err)
		}
		if !readOnly(t, copied) {
			t.Skip("nothing keeps this user from writing")
		}
		l, err := Open(t.Context(), copied, store.Games{Dir: filepath.Join(copied, "games")})
		if err != nil || !errors.Is(l.Fault(), ErrReadOnly) {
			t.Fatal(l.Fault(), err)
		}
		defer l.Close()
		compare(l)
	})
	l = open(t, home)
	whole(t, l)
	compare(l)
}
