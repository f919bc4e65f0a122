package library

import (
	"os"
	"path/filepath"
	"testing"
	"time"
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
