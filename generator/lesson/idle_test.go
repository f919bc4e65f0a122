package lesson

import (
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestIdlePairs: of two cells that are a naked pair and remove nothing it is said so, not that they are none.
func TestIdlePairs(t *testing.T) {
	technique, _ := logic.ByID("naked-pair")
	n := 0
	for seed := range uint64(12) {
		p, err := New(t.Context(), technique, seed)
		if err != nil {
			t.Fatal(err)
		}
		for a := range puzzle.AllCells.All() {
			for b := range p.Shape.Peers(a).All() {
				pair := puzzle.CellsOf(a, b)
				if p.Cands[a].Len() != 2 || p.Cands[a] != p.Cands[b] || b < a || !removesNothing(&p, pair) {
					continue
				}
				n++
				x := NewExercise(Seek, p, time.Time{})
				x.Press(a)
				for _, c := range []puzzle.Cell{a, b} {
					if x.Press(c); x.Missed.Has(c) && (x.Wrong || !strings.HasSuffix(x.Feedback(words.English)[0], "removes nothing.")) {
						t.Errorf("%v: %v of %v: %q, counted as wrong: %v", p.Grid, c, pair, x.Feedback(words.English), x.Wrong)
					}
				}
			}
		}
	}
	if n < 5 {
		t.Error("only", n, "pairs")
	}
}

// removesNothing reports whether a pair has its digits alone in its houses.
func removesNothing(p *Position, pair puzzle.CellSet) bool {
	for c := range puzzle.AllCells.Without(pair).All() {
		if pair.In(p.Shape.Peers(c)) && p.Cands[c]&p.Cands[pair.First()] != 0 {
			return false
		}
	}
	return true
}

// TestIdlePatterns: patterns without effect are known of all subsets and locked candidates.
func TestIdlePatterns(t *testing.T) {
	for _, technique := range logic.Full.Techniques {
		if f := technique.Family(); f != logic.Subsets && f != logic.LockedCandidates || technique.Least() == 0 {
			continue
		}
		n := 0
		for seed := uint64(0); seed < 30 && n == 0; seed++ {
			p, err := New(t.Context(), technique, seed)
			if err != nil {
				t.Fatal(err)
			}
			for c := range p.Shape.Cells().Without(p.Grid.Filled()).All() {
				x := NewExercise(Seek, p, time.Time{})
				if x.Press(c); !x.Idle.Empty() {
					n++
				}
			}
		}
		if n == 0 {
			t.Error("none of", technique.ID)
		}
	}
}
