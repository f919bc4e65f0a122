package variant

import (
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
)

// randomState returns a state of a board in which the cells of a sum have random candidates.
func randomState(rng *rand.Rand, w *work, s *sum) *state {
	st := new(state)
	w.start(st, &puzzle.Grid{}, nil)
	w.clear()
	for _, cells := range [][]uint8{s.cells, s.less} {
		for _, c := range cells {
			for st.cands[c] &= puzzle.DigitSet(rng.Uint32()); st.cands[c] == 0; {
				st.cands[c] = puzzle.DigitSet(rng.Uint32()) & puzzle.AllDigits
			}
		}
	}
	return st
}

// ways adds to may what the cells from the i-th on can hold, and reports whether they can be.
func ways(s *sum, cands, may *[128]puzzle.DigitSet, i, left int, used puzzle.DigitSet) (some bool) {
	if i == len(s.cells)+len(s.less) {
		return left == 0
	}
	c, sign := uint8(0), 1
	if i < len(s.cells) {
		c = s.cells[i]
	} else {
		c, sign = s.less[i-len(s.cells)], -1
	}
	for d := range (cands[c] &^ used).All() {
		next := used
		if s.distinct {
			next |= d.Set()
		}
		if ways(s, cands, may, i+1, left-sign*int(d), next) {
			may[c] |= d.Set()
			some = true
		}
	}
	return some
}

// A sum leaves what some way to make it has; of the largest cages it may leave more.
func TestSumsLeaveWhatCanBe(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	w := &work{board: boardOf(nil)}
	possible := 0
	for range 6000 {
		n, distinct := 1+rng.IntN(maxRule), rng.IntN(2) == 0
		s := sum{total: 3 + rng.IntN(9*n), distinct: distinct}
		if distinct && rng.IntN(8) == 0 {
			n = 7 + rng.IntN(3)
		}
		for c := range n {
			if !distinct && rng.IntN(2) == 0 && c > 0 {
				s.less = append(s.less, uint8(c*9))
				s.total -= 5
			} else {
				s.cells = append(s.cells, uint8(c*9))
			}
		}
		st := randomState(rng, w, &s)
		var want [128]puzzle.DigitSet
		before := st.cands
		some := ways(&s, &before, &want, 0, s.total, 0)
		got := st.narrow(&s)
		if some && !got || n <= maxMatched && got != some {
			t.Fatalf("%+v of %v: %v, want %v", s, before, got, some)
		}
		if !some {
			continue
		}
		possible++
		for c := range uint8(81) {
			if want[c] != 0 && st.cands[c] != want[c] && (n <= maxMatched || want[c]&^st.cands[c] != 0) {
				t.Fatalf("%+v of %v: %v in cell %d, want %v", s, before, st.cands[c], c, want[c])
			}
		}
	}
	if possible < 1500 {
		t.Errorf("only %d sums could be", possible)
	}
}

// What the rule of 45 says holds in the solution.
func TestRule45(t *testing.T) {
	var s Searcher
	rng := rand.New(rand.NewPCG(2, 1))
	for kind, k := range boards {
		for range 20 {
			shape, solution, _ := draw(t, rng, &s, kind)
			b := newBoard(shape)
			if k.most > 0 && k.without == 0 && len(b.sums) <= len(shape.Cages()) {
				t.Errorf("%s: no sum beside those of the cages", k.name)
			}
			for _, sum := range b.sums {
				total := 0
				for _, c := range sum.cells {
					total += int(solution[c])
				}
				for _, c := range sum.less {
					total -= int(solution[c])
				}
				if total != sum.total {
					t.Errorf("%s: %+v makes %d", k.name, sum, total)
				}
			}
		}
	}
}

// TestImpossibleSum: with a sum that no digits of its cage make there is no solution.
func TestImpossibleSum(t *testing.T) {
	for _, sum := range []int{1, 5, 25, 46, 91, 255} {
		shape, err := puzzle.NewShape(9, false, []puzzle.Cage{{Cells: puzzle.CellsOf(0, 1, 2), Sum: sum}, {Cells: puzzle.CellsOf(3, 4), Sum: 9}})
		if err != nil {
			t.Fatal(err)
		}
		if n, err := Count(t.Context(), shape, puzzle.Grid{}, 2); n != 0 || err != nil {
			t.Errorf("%d: %d solutions, %v", sum, n, err)
		}
	}
}
