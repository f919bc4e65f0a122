package library

import (
	"path/filepath"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// TestNames: a search finds techniques by what they are called in its language, and puzzles of games
// without a title by what they are called where they are listed; no others by either.
func TestNames(t *testing.T) {
	home := t.TempDir()
	day := time.Date(2026, 11, 28, 8, 0, 0, 0, time.UTC)
	given, _ := puzzle.ParseGrid(one)
	for i, title := range []string{"", "Mine"} {
		p := puzzle.Puzzle{Givens: relabelled(given, uint64(i)), Title: title,
			Origin: puzzle.Origin{Kind: puzzle.OfSource, Of: puzzle.Pasted, Day: day.Format(time.DateOnly)}}
		name := day.Add(time.Duration(i)*time.Minute).Format("20060102-150405") + ".sudoku"
		g := game.New(p, func() time.Time { return day })
		g.SetSavepoint("begun")
		if err := (store.Games{Dir: filepath.Join(home, "games")}).Save(name, g); err != nil {
			t.Fatal(err)
		}
	}
	l := open(t, home)
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	fish := puzzle.Puzzle{Givens: relabelled(given, 9), Title: "c"}
	if _, err := l.Import(t.Context(), create(t, l, "c"), seq(fish), nil); err != nil {
		t.Fatal(err)
	}
	if err := l.db.setRatings(t.Context(), map[ID]Rating{all(t, l, Query{Text: "title:c"}).IDs(0, 1)[0]: {3, 1500, "swordfish", 0}}); err != nil {
		t.Fatal(err)
	}
	called := func(words.Lang, puzzle.Puzzle) string { return "Pasted, 28 Éa, 11 月" }
	for _, q := range []struct {
		lang, text string
		want       int
	}{
		{"en", "pasted", 1}, {"en", `"pasted, 28 ea"`, 1}, {"en", "éa", 1}, {"en", "pästed", 0}, {"en", "title:pasted", 1}, {"en", "note:pasted", 0}, {"en", "-pasted", 2},
		{"en", "28 pasted", 1}, {"en", "mine", 1}, {"en", "11月", 1}, {"en", "copied", 0},
		{"en", "swordfish", 1}, {"zh-Hans", "剑鱼", 1}, {"zh-Hans", "technique:剑鱼", 1}, {"zh-Hans", "swordfish", 1}, {"zh-Hans", "水母", 0},
		{"fr", "ESPADON", 1}, {"fr", "meduse", 0}, {"fr", "éspadon", 0}, {"fr", "剑鱼", 0},
	} {
		lang, _ := words.Parse(q.lang)
		if n := all(t, l, Query{Text: q.text, Names: &Names{lang, called}}).Len(); n != q.want {
			t.Errorf("%s: %q finds %d, want %d", q.lang, q.text, n, q.want)
		}
	}
}
