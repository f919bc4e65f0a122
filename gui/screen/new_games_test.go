package screen

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/generator"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
)

// files lists the puzzles in the stock of a desk.
func (d *Desk) stocked() []string {
	list, _ := filepath.Glob(filepath.Join(d.Sessions().Store.Stock().Dir, "*"))
	return list
}

// TestPrefetched: puzzles are kept ready for each level and for the last orders.
func TestPrefetched(t *testing.T) {
	d := NewDesk(t, Easy)
	d.Prefs().SetPuzzleOrder(levelOrder(puzzle.Easy, generator.HalfTurn))
	d.Prefs().remember(session.ParsePuzzleOrder("clues=30..32 symmetry=none"))
	var got []string
	for _, f := range d.Prefs().prefetched() {
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
	d := NewDesk(t, Easy)
	of := levelOrder(puzzle.Medium, generator.HalfTurn)
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
		d.NewGames().source.Put(of, r.Puzzle.Givens)
	}
	wrong, _ := puzzle.ParseGrid(Harder)
	d.NewGames().source.Put(of, wrong)
	for left := 3; left > 0; left-- {
		d.NewGames().Make()
		d.Settle()
		g := d.Session().Game.Puzzle().Givens
		if !made[g] || d.NewGames().search.Attempts != 0 {
			t.Fatal("it is not from the stock, or was there before: ", g)
		}
		delete(made, g)
	}
	d.NewGames().Make()
	d.Settle()
	if g := d.Session().Game.Puzzle().Givens; g == wrong || !order.Fits(t.Context(), &g) {
		t.Error("what does not fit is played")
	}
	if n := len(d.stocked()); n != 0 {
		t.Errorf("%d files are left", n)
	}
}

// TestNeverAgain: what was opened or printed comes neither from the stock nor from the
// generator, though an order would find it first; only a seed asks for it again.
func TestNeverAgain(t *testing.T) {
	d := NewDesk(t, Easy)
	o := generator.Order{Seed: 5}
	first, err := generator.Generate(t.Context(), o, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := d.NewGames().source
	if r, err := s.Make(t.Context(), o, false, 1, nil); err != nil || r.Puzzle.Givens != first.Puzzle.Givens {
		t.Fatal("it does not come the first time", err)
	}
	d.NewGames().Note(slices.Values([]puzzle.Grid{first.Puzzle.Givens}))
	d.NewGames().note()
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

// TestPrintedAreNoted: puzzles that are printed are remembered.
func TestPrintedAreNoted(t *testing.T) {
	d := NewDesk(t, Easy)
	s := NewPrint(d.App, false)
	d.Show(s)
	d.Settle()
	if d.NewGames().source.Used.Has(s.what.Givens) {
		t.Error("it is remembered before")
	}
	if _, ok := s.document(nil); !ok {
		t.Fatal("nothing to print: ", print.ErrEmpty)
	}
	d.NewGames().note()
	d.Settle()
	if !d.NewGames().source.Used.Has(s.what.Givens) {
		t.Error("it is forgotten")
	}
}

// TestPlayMeanwhile: a search goes on when the page is left; what is found is said, kept,
// and played when the page is opened again.
func TestPlayMeanwhile(t *testing.T) {
	d := NewDesk(t, Easy)
	of := levelOrder(puzzle.Hard, generator.HalfTurn)
	d.Prefs().SetPuzzleOrder(of)
	d.Show(NewNew(d.App))
	d.Shown().(*New).startSearch()
	d.Back()
	before := d.Session()
	d.Settle()
	if d.Session() != before || !strings.Contains(d.Said, "is ready") || d.NewGames().source.Ready(of) != 1 {
		t.Fatalf("another game is played, or %q", d.Said)
	}
	d.Show(NewNew(d.App))
	d.Shown().(*New).startSearch()
	d.Settle()
	if d.Session() == before || d.NewGames().search.Attempts != 0 || d.NewGames().source.Ready(of) != 0 {
		t.Error("the puzzle that was found is not played")
	}
}

// TestSeveralAreKept: of several puzzles each is kept as it is found; a stopped search
// keeps them, and they are played one after the other.
func TestSeveralAreKept(t *testing.T) {
	d := NewDesk(t, Easy)
	d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("clues=30..36 number=4 symmetry=none"))
	s := NewOrders(d.App)
	d.Show(s)
	s.press()
	d.Settle()
	of := d.Prefs().PuzzleOrder()
	if n := d.NewGames().source.Ready(of); n != 4 || d.NewGames().search.Made != 4 {
		t.Fatalf("%d are ready, %d made", n, d.NewGames().search.Made)
	}
	seen := map[puzzle.Grid]bool{}
	for range 4 {
		s := NewOrders(d.App)
		d.Show(s)
		d.Settle() // it counts what is ready
		s.press()
		d.Settle()
		g := d.Session().Game.Puzzle().Givens
		if n := g.Count(); seen[g] || n < 30 || n > 36 {
			t.Error("not one of the four: ", g)
		}
		seen[g] = true
	}

	d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("number=50 symmetry=none"))
	d.NewGames().Make()
	of = d.Prefs().PuzzleOrder()
	for d.NewGames().search.Made < 2 {
		d.Run()
	}
	d.NewGames().Stop()
	d.Settle()
	if n := d.NewGames().source.Ready(of); n < 2 || !strings.Contains(d.Said, "kept") {
		t.Errorf("%d are kept: %q", n, d.Said)
	}
}

// TestPlayTheFirst: the first of several puzzles can be played while the others are looked
// for, which goes on.
func TestPlayTheFirst(t *testing.T) {
	d := NewDesk(t, Easy)
	d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("number=30 symmetry=none"))
	s := NewOrders(d.App)
	d.Show(s)
	s.press()
	for d.NewGames().search.Made < 1 {
		d.Run()
	}
	before := d.Session()
	s.second()
	for d.Session() == before {
		d.Run()
	}
	d.Settle()
	if n := d.NewGames().source.Ready(d.Prefs().PuzzleOrder()); n != 29 {
		t.Errorf("%d of the others are kept", n)
	}
}

// TestChangedWhileLooking: an order that becomes impossible while it is looked for stops
// the search.
func TestChangedWhileLooking(t *testing.T) {
	d := NewDesk(t, Easy)
	d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("clues=17 symmetry=none"))
	s := NewOrders(d.App)
	d.Show(s)
	s.press()
	if s.set("score", "x"); d.NewGames().jobs.Busy() || s.wrong() == "" {
		t.Error("the search goes on")
	}
	if s.press(); d.NewGames().jobs.Busy() {
		t.Error("it begins")
	}
}

// TestSeedInTheWindow: a seed makes the puzzle that the command line makes.
func TestSeedInTheWindow(t *testing.T) {
	d := NewDesk(t, Easy)
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
	d := NewDesk(t, Easy)
	of := levelOrder(puzzle.Easy, generator.None)
	d.Prefs().SetPuzzleOrder(of)
	d.NewGames().source.Put(of, d.Session().Game.Puzzle().Givens)
	for _, path := range d.stocked() {
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
