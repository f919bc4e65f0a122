package screen_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/generator"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/store"
)

// stocked lists the puzzles in the stock of a desk.
func stocked(d *screentest.Desk) []string {
	list, _ := filepath.Glob(filepath.Join(d.Sessions().Store.Stock().Dir, "*"))
	return list
}

// TestPrefetched: puzzles are kept ready for each level and for the last orders.
func TestPrefetched(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Prefs().SetPuzzleOrder(screen.LevelOrder(puzzle.Easy, generator.HalfTurn))
	screen.Remember(d.Prefs(), session.ParsePuzzleOrder("clues=30..32 symmetry=none"))
	var got []string
	for _, f := range screen.Prefetched(d.Prefs()) {
		got = append(got, fmt.Sprint(f.N, " ", f.PuzzleOrder))
	}
	want := []string{"3 difficulty=easy symmetry=half-turn", "3 difficulty=medium symmetry=half-turn", "3 difficulty=hard symmetry=half-turn",
		"3 difficulty=unfair symmetry=half-turn", "3 difficulty=extreme symmetry=half-turn", "2 clues=30..32 symmetry=none"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestNewFromStock: a puzzle in stock is played without any search, each once, and one that
// was changed is thrown away.
func TestNewFromStock(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	of := screen.LevelOrder(puzzle.Medium, generator.HalfTurn)
	d.Prefs().SetPuzzleOrder(of)
	order, _ := of.Order()
	made := map[puzzle.Grid]bool{}
	for seed := range uint64(3) {
		order.Seed = seed + 1
		r, err := generator.Generate(t.Context(), order, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		made[r.Puzzle.Givens] = true
		d.NewGames().Source.Put(of, r.Puzzle.Givens)
	}
	wrong, _ := puzzle.ParseGrid(screentest.Harder)
	d.NewGames().Source.Put(of, wrong)
	for left := 3; left > 0; left-- {
		d.NewGames().Make()
		d.Settle()
		g := d.Session().Game.Puzzle().Givens
		if !made[g] || screen.Attempts(d.NewGames()) != 0 {
			t.Fatal("it is not from the stock, or was there before: ", g)
		}
		delete(made, g)
	}
	d.NewGames().Make()
	d.Settle()
	if g := d.Session().Game.Puzzle().Givens; g == wrong || !order.Fits(t.Context(), &g) {
		t.Error("what does not fit is played")
	}
	if n := len(stocked(d)); n != 0 {
		t.Errorf("%d files are left", n)
	}
}

// TestNeverAgain: what was opened or printed comes neither from the stock nor from the
// generator, though an order would find it first; only a seed asks for it again.
func TestNeverAgain(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	o := generator.Order{Seed: 5}
	first, err := generator.Generate(t.Context(), o, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := d.NewGames().Source
	if r, err := s.Make(t.Context(), o, false, 1, nil); err != nil || r.Puzzle.Givens != first.Puzzle.Givens {
		t.Fatal("it does not come the first time", err)
	}
	d.NewGames().Note(slices.Values([]puzzle.Grid{first.Puzzle.Givens}))
	screen.NoteAll(d.NewGames())
	d.Settle()
	if r, err := s.Make(t.Context(), o, false, 1, nil); err != nil || r.Puzzle.Givens == first.Puzzle.Givens {
		t.Error("it is made again", err)
	}
	if r, _ := s.Make(t.Context(), o, true, 1, nil); r.Puzzle.Givens != first.Puzzle.Givens {
		t.Error("its seed does not make it")
	}
	of := session.PuzzleOrder{}
	s.Put(of, first.Puzzle.Givens)
	if _, ok := s.Take(t.Context(), of, &generator.Order{}); ok {
		t.Error("it comes from the stock")
	}
}

// TestSeedInTheWindow: a seed makes the puzzle that the command line makes.
func TestSeedInTheWindow(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("difficulty=medium symmetry=half-turn seed=7"))
	want, err := generator.Generate(t.Context(), generator.Order{Level: puzzle.Medium, Symmetry: generator.HalfTurn, Seed: 7}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		d.NewGames().Make()
		d.Settle()
		if d.Session().Game.Puzzle().Givens != want.Puzzle.Givens {
			t.Error("another puzzle")
		}
	}
}

// TestStockSpoiled: files that are damaged, or not ours, do no harm.
func TestStockSpoiled(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	of := screen.LevelOrder(puzzle.Easy, generator.None)
	d.Prefs().SetPuzzleOrder(of)
	d.NewGames().Source.Put(of, d.Session().Game.Puzzle().Givens)
	for _, path := range stocked(d) {
		for i, text := range []string{"", "difficulty=easy", strings.Repeat("\xff", 5000)} {
			if err := os.WriteFile(path[:len(path)-8]+string(rune('a'+i))+".puzzle", []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if err := os.Truncate(path, 40); err != nil {
			t.Fatal(err)
		}
	}
	d.NewGames().Make()
	d.Settle()
	g := d.Session().Game.Puzzle().Givens
	if order, _ := of.Order(); !order.Fits(t.Context(), &g) {
		t.Error("no puzzle of the order: ", g)
	}
	if _, ok := (store.Stock{}).Take("x"); ok {
		t.Error("a stock without a folder has a puzzle")
	}
}
