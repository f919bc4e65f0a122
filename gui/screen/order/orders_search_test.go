package order

import (
	"strings"
	"testing"

	"sudoku/generator"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// TestPlayMeanwhile: a search goes on when the page is left; what is found is said, kept,
// and played when the page is opened again.
func TestPlayMeanwhile(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	of := screen.LevelOrder(puzzle.Hard, generator.HalfTurn)
	d.Prefs().SetPuzzleOrder(of)
	d.Show(NewNew(d.App))
	d.Shown().(*New).startSearch()
	d.Back()
	before := d.Session()
	d.Settle()
	if d.Session() != before || !strings.Contains(d.Said, "is ready") || d.NewGames().Source.Ready(of) != 1 {
		t.Fatalf("another game is played, or %q", d.Said)
	}
	d.Show(NewNew(d.App))
	d.Shown().(*New).startSearch()
	d.Settle()
	if d.Session() == before || searchOf(d).Attempts != 0 || d.NewGames().Source.Ready(of) != 0 {
		t.Error("the puzzle that was found is not played")
	}
}

// TestSeveralAreKept: of several puzzles each is kept as it is found; a stopped search
// keeps them, and they are played one after the other.
func TestSeveralAreKept(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("clues=30..36 number=4 symmetry=none"))
	s := NewOrders(d.App)
	d.Show(s)
	s.press()
	d.Settle()
	of := d.Prefs().PuzzleOrder()
	if n := d.NewGames().Source.Ready(of); n != 4 || searchOf(d).Made != 4 {
		t.Fatalf("%d are ready, %d made", n, searchOf(d).Made)
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
	for searchOf(d).Made < 2 {
		d.Run()
	}
	d.NewGames().Stop()
	d.Settle()
	if n := d.NewGames().Source.Ready(of); n < 2 || !strings.Contains(d.Said, "kept") {
		t.Errorf("%d are kept: %q", n, d.Said)
	}
}

// TestPlayTheFirst: the first of several puzzles can be played while the others are looked
// for, which goes on.
func TestPlayTheFirst(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("number=30 symmetry=none"))
	s := NewOrders(d.App)
	d.Show(s)
	s.press()
	for searchOf(d).Made < 1 {
		d.Run()
	}
	before := d.Session()
	s.second()
	for d.Session() == before {
		d.Run()
	}
	d.Settle()
	if n := d.NewGames().Source.Ready(d.Prefs().PuzzleOrder()); n != 29 {
		t.Errorf("%d of the others are kept", n)
	}
}

// TestChangedWhileLooking: an order that becomes impossible while it is looked for stops
// the search.
func TestChangedWhileLooking(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("clues=17 symmetry=none"))
	s := NewOrders(d.App)
	d.Show(s)
	s.press()
	if s.set("score", "x"); looking(d) || s.wrong() == "" {
		t.Error("the search goes on")
	}
	if s.press(); looking(d) {
		t.Error("it begins")
	}
}
