package caption

import (
	"testing"
	"time"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/se"
)

// TestNamesOfBefore: generated puzzles of before are named by their level, a number and their day,
// as they were, daily ones by their day.
func TestNamesOfBefore(t *testing.T) {
	p := puzzle.Puzzle{Source: "Sudoku Desk, generated: easy 2", Date: "2026-11-21"}
	if got := TitleOf(words.Chinese, p); got != "简单 2，11月21日" {
		t.Error(got)
	}
	facts := session.Facts{Rated: true, Explained: true, SE: se.Rating{ER: 44}}
	now := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	if got := NameOf(words.English, p, facts, "", now); got != "Easy 2, 21 Nov, SE 4.4" {
		t.Error(got)
	}
	p.Title = "Mine"
	if got := NameOf(words.English, p, facts, "", now); got != "Mine" {
		t.Error(got)
	}
	game.SetDaily(&p, "2026-11-20", "hard")
	if p.Title = ""; TitleOf(words.English, p) != "Friday, 20 November" || SourceOf(words.English, &p) != "Daily puzzle, Hard" {
		t.Errorf("%q from %q", TitleOf(words.English, p), SourceOf(words.English, &p))
	}
}
