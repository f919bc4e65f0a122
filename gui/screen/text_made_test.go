package screen

import (
	"testing"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/se"
)

// TestGeneratedNames: a generated puzzle is named by its level, a number that goes on after a
// restart, and its day; one in which nothing was done gives its number back.
func TestGeneratedNames(t *testing.T) {
	d := newDesk(t, easy)
	g, _ := puzzle.ParseGrid(easy)
	title := func() string { return TitleOf(d.base.Lang, d.session.Game.Puzzle()) }
	play := func(level puzzle.Level, want string) {
		t.Helper()
		d.newGames.play(found{puzzle: puzzle.Puzzle{Givens: g}, level: level})
		if got := title(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	play(puzzle.Hard, "Hard 1, 21 Nov")
	play(puzzle.Hard, "Hard 1, 21 Nov") // nothing was done in the first
	d.enter([2]int{int(session.FirstEmpty(g)), 1})
	play(puzzle.Hard, "Hard 2, 21 Nov")
	play(puzzle.Easy, "Easy 1, 21 Nov")
	d.enter([2]int{int(session.FirstEmpty(g)), 1})
	again := newDesk(t, easy) // another start with the same settings
	again.App.prefs = d.App.prefs
	again.newGames.play(found{puzzle: puzzle.Puzzle{Givens: g}, level: puzzle.Easy})
	if got := TitleOf(words.Chinese, again.session.Game.Puzzle()); got != "简单 2，11月21日" {
		t.Error(got)
	}
	p := d.session.Game.Puzzle()
	facts := session.Facts{Rated: true, Explained: true, SE: se.Rating{ER: 44}}
	if got := NameOf(words.English, p, facts, d.session.Name, d.sessions.Now()); got != "Easy 1, 21 Nov, SE 4.4" {
		t.Error(got)
	}
	p.Title = "Mine"
	if got := NameOf(words.English, p, facts, d.session.Name, d.sessions.Now()); got != "Mine" {
		t.Error(got)
	}
	game.SetDaily(&p, "2026-11-20", "hard")
	if p.Title = ""; TitleOf(words.English, p) != "Friday, 20 November" || sourceOf(words.English, &p) != "Daily puzzle, Hard" {
		t.Errorf("%q from %q", TitleOf(words.English, p), sourceOf(words.English, &p))
	}
}
