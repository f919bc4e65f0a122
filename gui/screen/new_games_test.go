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
func (d *desk) stocked() []string {
	list, _ := filepath.Glob(filepath.Join(d.sessions.Store.Stock().Dir, "*"))
	return list
}

// TestPrefetched: puzzles are kept ready for each level and for the last orders.
func TestPrefetched(t *testing.T) {
	d := newDesk(t, easy)
	d.prefs.SetPuzzleOrder(levelOrder(puzzle.Easy, generator.HalfTurn))
	d.prefs.remember(session.ParsePuzzleOrder("clues=30..32 symmetry=none"))
	var got []string
	for _, f := range d.prefs.prefetched() {
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
	d := newDesk(t, easy)
	of := levelOrder(puzzle.Medium, generator.HalfTurn)
	d.prefs.SetPuzzleOrder(of)
	order, _ := of.Order()
	made := map[puzzle.Grid]bool{}
	for seed := range uint64(3) {
		order.Seed = seed + 1
		r, err := generator.Generate(t.Context(), order, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		made[r.Puzzle.Givens] = true
		d.newGames.source.Put(of, r.Puzzle.Givens)
	}
	wrong, _ := puzzle.ParseGrid(harder)
	d.newGames.source.Put(of, wrong)
	for left := 3; left > 0; left-- {
		d.newGames.Make()
		d.settle()
		g := d.session.Game.Puzzle().Givens
		if !made[g] || d.newGames.search.Attempts != 0 {
			t.Fatal("it is not from the stock, or was there before: ", g)
		}
		delete(made, g)
	}
	d.newGames.Make()
	d.settle()
	if g := d.session.Game.Puzzle().Givens; g == wrong || !order.Fits(t.Context(), &g) {
		t.Error("what does not fit is played")
	}
	if n := len(d.stocked()); n != 0 {
		t.Errorf("%d files are left", n)
	}
}

// TestNeverAgain: what was opened or printed comes neither from the stock nor from the
// generator, though an order would find it first; only a seed asks for it again.
func TestNeverAgain(t *testing.T) {
	d := newDesk(t, easy)
	o := generator.Order{Seed: 5}
	first, err := generator.Generate(t.Context(), o, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := d.newGames.source
	if r, err := s.Make(t.Context(), o, false, 1, nil); err != nil || r.Puzzle.Givens != first.Puzzle.Givens {
		t.Fatal("it does not come the first time", err)
	}
	d.newGames.Note(slices.Values([]puzzle.Grid{first.Puzzle.Givens}))
	d.newGames.note()
	d.settle()
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
	d := newDesk(t, easy)
	s := NewPrint(d.App, false)
	d.Show(s)
	d.settle()
	if d.newGames.source.Used.Has(s.what.Givens) {
		t.Error("it is remembered before")
	}
	if _, ok := s.document(nil); !ok {
		t.Fatal("nothing to print: ", print.ErrEmpty)
	}
	d.newGames.note()
	d.settle()
	if !d.newGames.source.Used.Has(s.what.Givens) {
		t.Error("it is forgotten")
	}
}

// TestPlayMeanwhile: a search goes on when the page is left; what is found is said, kept,
// and played when the page is opened again.
func TestPlayMeanwhile(t *testing.T) {
	d := newDesk(t, easy)
	of := levelOrder(puzzle.Hard, generator.HalfTurn)
	d.prefs.SetPuzzleOrder(of)
	d.Show(NewNew(d.App))
	d.shown().(*New).startSearch()
	d.Back()
	before := d.session
	d.settle()
	if d.session != before || !strings.Contains(d.said, "is ready") || d.newGames.source.Ready(of) != 1 {
		t.Fatalf("another game is played, or %q", d.said)
	}
	d.Show(NewNew(d.App))
	d.shown().(*New).startSearch()
	d.settle()
	if d.session == before || d.newGames.search.Attempts != 0 || d.newGames.source.Ready(of) != 0 {
		t.Error("the puzzle that was found is not played")
	}
}

// TestSeveralAreKept: of several puzzles each is kept as it is found; a stopped search
// keeps them, and they are played one after the other.
func TestSeveralAreKept(t *testing.T) {
	d := newDesk(t, easy)
	d.prefs.SetPuzzleOrder(session.ParsePuzzleOrder("clues=30..36 number=4 symmetry=none"))
	s := NewOrders(d.App)
	d.Show(s)
	s.press()
	d.settle()
	of := d.prefs.PuzzleOrder()
	if n := d.newGames.source.Ready(of); n != 4 || d.newGames.search.Made != 4 {
		t.Fatalf("%d are ready, %d made", n, d.newGames.search.Made)
	}
	seen := map[puzzle.Grid]bool{}
	for range 4 {
		s := NewOrders(d.App)
		d.Show(s)
		d.settle() // it counts what is ready
		s.press()
		d.settle()
		g := d.session.Game.Puzzle().Givens
		if n := g.Count(); seen[g] || n < 30 || n > 36 {
			t.Error("not one of the four: ", g)
		}
		seen[g] = true
	}

	d.prefs.SetPuzzleOrder(session.ParsePuzzleOrder("number=50 symmetry=none"))
	d.newGames.Make()
	of = d.prefs.PuzzleOrder()
	for d.newGames.search.Made < 2 {
		d.run()
	}
	d.newGames.Stop()
	d.settle()
	if n := d.newGames.source.Ready(of); n < 2 || !strings.Contains(d.said, "kept") {
		t.Errorf("%d are kept: %q", n, d.said)
	}
}

// TestPlayTheFirst: the first of several puzzles can be played while the others are looked
// for, which goes on.
func TestPlayTheFirst(t *testing.T) {
	d := newDesk(t, easy)
	d.prefs.SetPuzzleOrder(session.ParsePuzzleOrder("number=30 symmetry=none"))
	s := NewOrders(d.App)
	d.Show(s)
	s.press()
	for d.newGames.search.Made < 1 {
		d.run()
	}
	before := d.session
	s.second()
	for d.session == before {
		d.run()
	}
	d.settle()
	if n := d.newGames.source.Ready(d.prefs.PuzzleOrder()); n != 29 {
		t.Errorf("%d of the others are kept", n)
	}
}

// TestChangedWhileLooking: an order that becomes impossible while it is looked for stops
// the search.
func TestChangedWhileLooking(t *testing.T) {
	d := newDesk(t, easy)
	d.prefs.SetPuzzleOrder(session.ParsePuzzleOrder("clues=17 symmetry=none"))
	s := NewOrders(d.App)
	d.Show(s)
	s.press()
	if s.set("score", "x"); d.newGames.jobs.Busy() || s.wrong() == "" {
		t.Error("the search goes on")
	}
	if s.press(); d.newGames.jobs.Busy() {
		t.Error("it begins")
	}
}

// TestSeedInTheWindow: a seed makes the puzzle that the command line makes.
func TestSeedInTheWindow(t *testing.T) {
	d := newDesk(t, easy)
	d.prefs.SetPuzzleOrder(session.ParsePuzzleOrder("difficulty=medium symmetry=half-turn seed=7"))
	want, err := generator.Generate(t.Context(), generator.Order{Level: puzzle.Medium, Symmetry: generator.HalfTurn, Seed: 7}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		d.newGames.Make()
		d.settle()
		if d.session.Game.Puzzle().Givens != want.Puzzle.Givens {
			t.Error("another puzzle")
		}
	}
}

// TestStockSpoiled: files that are damaged, or not ours, do no harm.
func TestStockSpoiled(t *testing.T) {
	d := newDesk(t, easy)
	of := levelOrder(puzzle.Easy, generator.None)
	d.prefs.SetPuzzleOrder(of)
	d.newGames.source.Put(of, d.session.Game.Puzzle().Givens)
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
	d.newGames.Make()
	d.settle()
	g := d.session.Game.Puzzle().Givens
	if order, _ := of.Order(); !order.Fits(t.Context(), &g) {
		t.Error("no puzzle of the order: ", g)
	}
	if _, ok := (store.Stock{}).Take("x"); ok {
		t.Error("a stock without a folder has a puzzle")
	}
}
