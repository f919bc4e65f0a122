package review

import (
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver"
)

// wipedGame is a game of which a wrong 7 was taken back, after it had wiped marks in its box.
const wipedGame = `sudoku-desk game 3
givens 5..764...1...9.75.......4......4.....512..8.....856....3.....8...8..2..6..7...5..
fill-marks r4c8 r4c9 r6c8 r6c9
enter 3 r4c3 clean
enter 3 r3c1 clean
enter 3 r2c4 clean
STRUCK
enter 7 r5c8 clean
erase r5c8
enter 3 r5c5 clean
enter 8 r3c9 clean
enter 6 r5c1 clean
enter 2 r6c8 clean
enter 7 r5c6 clean
enter 8 r2c6 clean
enter 2 r2c9 clean
enter 5 r7c3 clean
enter 6 r7c4 clean
enter 4 r5c9 clean
enter 6 r4c7 clean
enter 7 r6c9 clean
end
`

// TestWipedMarks: a mark that only went with a wrong digit is not told as removed, one that the player
// struck is.
func TestWipedMarks(t *testing.T) {
	for _, struck := range []string{"", "centre 7 r4c9"} {
		g, damage, err := game.Load(strings.NewReader(strings.Replace(wipedGame, "STRUCK\n", struck+strings.Repeat("\n", count(struck != "")), 1)), time.Now)
		if err != nil || damage != nil {
			t.Fatal(err, damage)
		}
		solution, err := solver.Solve(g.Puzzle().Givens)
		if err != nil {
			t.Fatal(err)
		}
		rv, err := Of(t.Context(), Request{g.History(), solution}, nil)
		if err != nil {
			t.Fatal(err)
		}
		last := len(rv.Moves) - 1
		k, seen := puzzle.Cand(35, 7), rv.seen(last)
		if before := rv.Before(last); before.Centre[k.Cell()].Has(k.Digit()) || rv.known[last].Has(k) {
			t.Fatal("the board has the mark, or it is not known to be out")
		}
		if seen.Has(k) != (struck == "") {
			t.Errorf("struck %q: %v counts as removed: %v", struck, k, !seen.Has(k))
		}
		sound(t, rv, &rv.Moments[len(rv.Moments)-1].Reason)
	}
}
