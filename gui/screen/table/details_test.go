package table

import (
	"strings"
	"testing"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestDetailsShowTheTime: the details of a game show how long its puzzle takes, once that and
// the level are known, until it is solved.
func TestDetailsShowTheTime(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewDetails(d.App, d.Session())
	d.Show(s)
	if n := len(s.ratingTexts()); n != 0 {
		t.Error(n, "sentences before anything is known")
	}
	d.Session().LoadFacts(func() {})
	d.Settle()
	if n := len(s.ratingTexts()); n != 1 {
		t.Error(n, "sentences before the games are known")
	}
	s.forecast.Fit(screentest.PlayedGames(60))
	d.Settle()
	if texts := s.ratingTexts(); len(texts) != 2 || !strings.HasPrefix(texts[1], "It takes you ") {
		t.Error(texts)
	}
	full, _ := puzzle.ParseGrid(screentest.EasySolution)
	d.Session().Game = game.New(puzzle.Puzzle{Givens: d.Session().Game.Puzzle().Givens, Entries: full}, d.Sessions().Now)
	if n := len(s.ratingTexts()); n != 1 {
		t.Error(n, "sentences when it is solved")
	}
	d.Close()
}
