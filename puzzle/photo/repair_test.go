package photo

import (
	"math"
	"testing"

	"sudoku/puzzle"
)

// What can't be right is repaired farther than what has several solutions.
func TestRepairLimit(t *testing.T) {
	right, _ := puzzle.ParseGrid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	needed := 0
	for i, d := range right {
		bare := right
		if bare[i] = 0; d != 0 && !newSearch(&[81][10]float64{}, countTwo()).single(&bare) {
			needed = i
			break
		}
	}
	for _, c := range []struct {
		name  string
		cell  int
		read  puzzle.Digit
		cost  float64
		fixed bool
	}{
		{"two 5s in a row", 4, 5, 6, true},
		{"two 5s in a row, out of the question", 4, 5, 9, false},
		{"a given is missing", needed, 0, 3, true},
		{"a given is missing, and nothing speaks for it", needed, 0, 6, false},
	} {
		var logs [81][10]float64
		for i := range logs {
			for d := range logs[i] {
				logs[i][d] = -50
			}
			logs[i][right[i]] = math.Log(0.99)
		}
		logs[c.cell][c.read] = logs[c.cell][right[c.cell]] + c.cost
		good := newSearch(&logs, countTwo()).run()
		if fixed := len(good) > 0 && good[0].grid == right; fixed != c.fixed {
			t.Errorf("%s: repaired %v, %d found", c.name, fixed, len(good))
		}
	}
}
