package library

import (
	"path/filepath"
	"slices"
	"testing"
	"time"

	"sudoku/puzzle/store"
)

// TestImportKnown: a puzzle that is known from a game keeps its title, tags and rating where a file brings it without
// them; what the file says of it counts, and bringing it again adds nothing.
func TestImportKnown(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	play(t, home, "a.sudoku", 5, 0)
	games := store.Games{Dir: filepath.Join(home, "games")}
	g, _, err := games.Load("a.sudoku", time.Now)
	if err != nil {
		t.Fatal(err)
	}
	g.SetTitle("Evening")
	if err := games.Save("a.sudoku", g); err != nil {
		t.Fatal(err)
	}
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	p := g.Puzzle()
	rating := Rating{Level: 2, Score: 50, Hardest: "naked-pair", SE: 2}
	_, err1 := l.Edit(t.Context(), all(t, l, Query{}).IDs(0, 1), Change{AddTags: []string{"good"}})
	if err2 := l.played.setRated(t.Context(), &p, rating); err1 != nil || err2 != nil {
		t.Fatal(err1, err2)
	}
	to := create(t, l, "Papers")
	p.Title, p.Source, p.Author = "", "The Paper", "Ada"
	for again, want := range []Imported{{Known: 1}, {Known: 1}} { // it was there as that of a game
		if done, err := l.Import(t.Context(), to, seq(p), nil); done != want || err != nil {
			t.Errorf("time %d: %+v, %v", again+1, done, err)
		}
		found := all(t, l, Query{})
		rows, err := found.Rows(t.Context(), 0, found.Len())
		if err != nil || len(rows) != 1 || rows[0].Collection != to {
			t.Fatal(rows, err)
		}
		r := rows[0]
		if r.Puzzle.Title != "Evening" || r.Puzzle.Source != "The Paper" || r.Puzzle.Author != "Ada" || !slices.Equal(r.Tags, []string{"good"}) || r.Rating != rating {
			t.Errorf("time %d: %+v, %v, %v", again+1, r.Puzzle, r.Tags, r.Rating)
		}
	}
}
