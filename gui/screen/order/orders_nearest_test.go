package order

import (
	"strings"
	"testing"
	"time"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/solver"
)

// searchOf returns what is looked for, and how far that has come.
func searchOf(d *screentest.Desk) screen.Search {
	s, _ := d.NewGames().Searching()
	return s
}

func looking(d *screentest.Desk) bool {
	_, looking := d.NewGames().Searching()
	return looking
}

// stopped starts the search for the order of a page and stops it as soon as something came close.
func stopped(d *screentest.Desk) {
	d.NewGames().Make()
	for s := searchOf(d); len(s.Closest.Misses()) == 0; s = searchOf(d) {
		d.Run()
		time.Sleep(time.Millisecond)
	}
	d.NewGames().Stop()
	d.Settle()
}

// TestNearestIsOffered: a search that is stopped before it has found anything offers what came
// nearest, as long as the order stays the same; it can be played.
func TestNearestIsOffered(t *testing.T) {
	d, s := ordersOf(t, "clues=17..17 symmetry=half-turn")
	if text, ok := d.NewGames().Nearest(); ok {
		t.Errorf("%q without a search", text)
	}
	stopped(d)
	text, ok := d.NewGames().Nearest()
	if !ok || !strings.Contains(text, "givens instead of 17") || s.noted() != text {
		t.Errorf("%q is offered: %t; the page says %q", text, ok, s.noted())
	}
	s.set(session.OptionGivens, givensText(18, 18))
	if text, ok := d.NewGames().Nearest(); ok {
		t.Errorf("%q for another order", text)
	}
	s.set(session.OptionGivens, givensText(17, 17))
	before := d.Session().Game.Puzzle().Givens
	s.second()
	if got := d.Session().Game.Puzzle().Givens; got == before || solver.Count(got, 2) != 1 || d.Shown() != nil {
		t.Errorf("%v is played", got)
	}
	if _, ok := d.NewGames().Nearest(); ok || d.Said != text {
		t.Errorf("it is still offered: %t; %q", ok, d.Said)
	}
}

// TestNearestOfNew: the page with the levels offers it too.
func TestNearestOfNew(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("clues=17..17 symmetry=half-turn"))
	s := NewNew(d.App)
	d.Show(s)
	stopped(d)
	before := d.Session().Game.Puzzle().Givens
	s.goBack()
	if got := d.Session().Game.Puzzle().Givens; got == before || got == (puzzle.Grid{}) {
		t.Errorf("%v is played", got)
	}
	d.Show(NewNew(d.App))
	s.goBack()
	if d.Shown() != nil {
		t.Error("it does not go back without one")
	}
}

// TestExpectedTime: the page says how long a puzzle takes once that was tried, and not where none
// can fit or one is looked for.
func TestExpectedTime(t *testing.T) {
	d, s := ordersOf(t, "difficulty=easy symmetry=half-turn")
	if got := s.expected(); got != "" {
		t.Errorf("%q before it was tried", got)
	}
	of := s.order()
	o, ok := s.untried(of)
	if !ok {
		t.Fatal("nothing is to be tried")
	}
	d.NewGames().Source.Try(t.Context(), of, o)
	if _, ok := s.untried(of); ok || !strings.Contains(s.noted(), "Less than a second") {
		t.Errorf("it is tried again: %t; %q", ok, s.noted())
	}
	s.set("singles", "3..3")
	if got := s.expected(); got != "" {
		t.Errorf("%q for another order", got)
	}
	if _, ok := s.untried(s.order()); ok || s.wrong() == "" {
		t.Error("what can't be is tried")
	}
}
