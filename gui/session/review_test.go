package session

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/review"
)

// TestReview reviews the game so far, and nothing once the job is stopped.
func TestReview(t *testing.T) {
	for _, stopped := range []bool{false, true} {
		k, run := sessionsIn(t.TempDir())
		s := begin(t, k)
		solution := s.Solved().Found[0]
		empty := puzzle.AllCells.Without(s.Game.Givens()).First()
		if err := s.Game.Do(game.Move{Action: game.Enter, Digit: solution[empty]%9 + 1, Cells: puzzle.CellsOf(empty)}); err != nil {
			t.Fatal(err)
		}
		var r *review.Review
		j := k.Runner.Jobs()
		s.Review(j, func(int, int) {}, func(got *review.Review, err error) {
			if r = got; err != nil {
				t.Error(err)
			}
		})
		if stopped {
			j.Stop()
		}
		k.Runner.Wait()
		run()
		if stopped != (r == nil) || r != nil && r.Moves[len(r.Moves)-1].Label != review.Mistake {
			t.Errorf("stopped %v: %v", stopped, r != nil)
		}
		s.Close()
	}
}
