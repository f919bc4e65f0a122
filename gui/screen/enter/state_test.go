package enter

import (
	"slices"
	"testing"

	"sudoku/gui/page"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// Nothing is said of digits that take too long to count.
func TestSolutionCount(t *testing.T) {
	for _, tt := range []struct {
		solver.Verdict
		want page.SolutionCount
	}{
		{solver.Verdict{}, page.NoSolution},
		{solver.Verdict{Solutions: 1}, page.OneSolution},
		{solver.Verdict{Solutions: 2}, page.ManySolutions},
		{solver.Verdict{Cut: true}, page.SolutionsUnknown},
		{solver.Verdict{Cut: true, Solutions: 2}, page.ManySolutions},
	} {
		if got := solutionCount(&session.Analysis{Verdict: tt.Verdict}); got != tt.want {
			t.Errorf("%+v: %d, want %d", tt.Verdict, got, tt.want)
		}
	}
}

// Typing goes on cell by cell. A cell that is skipped is emptied, unless the cursor was put on it.
func TestTypingGoesOn(t *testing.T) {
	s := state{entry: screentest.NewDesk(t, screentest.Easy).Sessions().Entry()}
	defer s.entry.Close()
	at := func(step string, changed, want bool, cursor puzzle.Cell, typed int) {
		t.Helper()
		if changed != want || s.entry.UI.Cursor != cursor || s.entry.Typed() != typed {
			t.Errorf("%s: changed %v, cursor %v, %d digits", step, changed, s.entry.UI.Cursor, s.entry.Typed())
		}
	}
	at("a digit", s.digit(5), true, 1, 1)
	at("no digit", s.skip(), false, 2, 1)
	at("another", s.digit(3), true, 3, 2)
	at("back", s.eraseBefore(), true, 2, 1)
	s.point(game.Input{Kind: game.Tap, Cell: 0})
	at("past a digit", s.skip(), false, 1, 1)
	s.entry.GoTo(0)
	at("over a digit", s.skip(), true, 1, 0)
	s.entry.GoTo(80)
	if at("the last cell", s.digit(7), true, 80, 1); !s.entry.AtEnd {
		t.Error("after the last cell there is more to type")
	}
}

// What is said of a puzzle as soon as it is known comes before its level, which may be known later.
func TestLevelIsSpokenLast(t *testing.T) {
	s := state{entry: screentest.NewDesk(t, screentest.Easy).Sessions().Entry()}
	defer s.entry.Close()
	spoken := func(rated bool) []string {
		s.entry.SetAnalysis(session.Analysis{Done: true, Of: s.entry.Game.State(), Verdict: solver.Verdict{Solutions: 1}, Mine: 3,
			Rated: rated, Rating: logic.Rating{Level: puzzle.Easy, Score: 204}})
		return s.spoken(words.English)
	}
	first, whole := spoken(false), spoken(true)
	if len(whole) != len(first)+1 || !slices.Equal(whole[:len(first)], first) {
		t.Errorf("first %q, then %q", first, whole)
	}
}
