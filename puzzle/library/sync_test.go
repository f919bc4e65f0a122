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
	if err := l.setRated(t.Context(), list[0].puzzle(), Rating{Level: 2, Score: 50, Hardest: "naked-pair"}); err != nil {
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
