package library

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"sudoku/puzzle/store"
)

// TestSyncedFolder: a folder that hasn't changed isn't read again; one that has is. What is read again
// keeps its rating.
func TestSyncedFolder(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	play(t, home, "a.sudoku", 5, 0)
	dir := filepath.Join(home, "games")
	count := func(when string, changed time.Time, want int) []Outcome {
		t.Helper()
		if err := os.Chtimes(dir, changed, changed); err != nil {
			t.Fatal(err)
		}
		list, err := l.Played(t.Context())
		if err != nil || len(list) != want {
			t.Errorf("%s: %d games, %v", when, len(list), err)
		}
		return list
	}
	old := time.Now().Add(-time.Hour)
	list := count("first", old, 1)
	if err := l.played.setRated(t.Context(), list[0].puzzle(), Rating{Level: 2, Score: 50, Hardest: "naked-pair"}); err != nil {
		t.Fatal(err)
	}
	play(t, home, "b.sudoku", 9, 0)
	count("unchanged", old, 1)
	for _, o := range count("changed", old.Add(time.Minute), 2) {
		if o.Rating.Level != 2 {
			t.Errorf("%s is rated %+v", o.Game, o.Rating)
		}
	}
}

// TestSyncedTitle: the puzzle of a game that no collection has is called as the game is now, and keeps its tags.
func TestSyncedTitle(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	play(t, home, "a.sudoku", 5, 0)
	sync := func() Row {
		t.Helper()
		if err := l.Sync(t.Context()); err != nil {
			t.Fatal(err)
		}
		r, err := l.Search(t.Context(), Query{})
		if err != nil || r.Len() != 1 {
			t.Fatalf("%d puzzles, %v", r.Len(), err)
		}
		rows, err := r.Rows(t.Context(), 0, 1)
		if err != nil {
			t.Fatal(err)
		}
		return rows[0]
	}
	if _, err := l.Edit(t.Context(), []ID{sync().ID}, Change{AddTags: []string{"good"}}); err != nil {
		t.Fatal(err)
	}
	games := store.Games{Dir: filepath.Join(home, "games")}
	g, _, err := games.Load("a.sudoku", time.Now)
	if err != nil {
		t.Fatal(err)
	}
	g.SetTitle("Evening")
	if err := games.Save("a.sudoku", g); err != nil {
		t.Fatal(err)
	}
	if r := sync(); r.Puzzle.Title != "Evening" || !slices.Equal(r.Tags, []string{"good"}) {
		t.Errorf("%q, %q", r.Puzzle.Title, r.Tags)
	}
	if r, err := l.Search(t.Context(), Query{Text: "evening"}); err != nil || r.Len() != 1 {
		t.Errorf("%d puzzles are found, %v", r.Len(), err)
	}
}

// TestVersion: what a library is read for is another version, what reads it or finds nothing new is none.
func TestVersion(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	other := open(t, home)
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	id := create(t, other, "of another program")
	for _, c := range []struct {
		what string
		do   func() error
		is   bool // it is another version then
	}{
		{"nothing", func() error { return nil }, false},
		{"a search", func() error { _, err := l.Search(t.Context(), Query{}); return err }, false},
		{"a look at the games", func() error { return l.Sync(t.Context()) }, false},
		{"a collection", func() error { _, err := l.Create(t.Context(), "new"); return err }, true},
		{"another program", func() error { return other.Rename(t.Context(), id, "renamed") }, true},
		{"a rating", func() error {
			return l.played.setRated(t.Context(), &shuffled(1, 3)[0], Rating{Level: 2, Hardest: "naked-pair"})
		}, true},
		{"a game", func() error { play(t, home, "a.sudoku", 5, 0); return nil }, true},
	} {
		was := l.Version()
		if err := c.do(); err != nil {
			t.Fatal(c.what, err)
		}
		if now := l.Version(); (now != was) != c.is {
			t.Errorf("%s: %+v, before %+v", c.what, now, was)
		}
	}
}

// TestPlayedSoon: what was known is shown before the folder is looked at, with the games that this
// program has opened as they are now, and again only if there is more.
func TestPlayedSoon(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	moves := func(opened ...string) (shown [][]int) {
		t.Helper()
		err := l.PlayedSoon(t.Context(), opened, func(list []Outcome) {
			var n []int
			for i := range list {
				n = append(n, list[i].Moves)
			}
			shown = append(shown, n)
		})
		if err != nil {
			t.Error(err)
		}
		return shown
	}
	expect := func(when string, got [][]int, want ...[]int) {
		t.Helper()
		if !slices.EqualFunc(got, want, slices.Equal) {
			t.Errorf("%s: %v, want %v", when, got, want)
		}
	}
	play(t, home, "a.sudoku", 5, 0)
	expect("first", moves(), []int{5})
	expect("unchanged", moves(), []int{5})
	play(t, home, "b.sudoku", 7, 0)
	expect("another program's", moves(), []int{5}, []int{5, 7})
	play(t, home, "a.sudoku", 6, 0)
	play(t, home, "c.sudoku", 8, 0)
	expect("our own", moves("c.sudoku", "a.sudoku"), []int{7, 6, 8}, []int{7, 6, 8})
	if err := os.Remove(filepath.Join(home, "games", "a.sudoku")); err != nil {
		t.Fatal(err)
	}
	expect("removed", moves("a.sudoku"), []int{7, 8}, []int{7, 8})
	if _, err := l.db.writer.Exec(readAnew); err != nil {
		t.Fatal(err)
	}
	expect("to be read anew", moves(), []int{7, 8})
}
