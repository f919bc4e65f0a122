package generator

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

// sets returns the cells of each set.
func (u *unavoidables) sets() (sets [64]puzzle.CellSet) {
	for c, of := range u.of {
		for i := range sets {
			if of>>i&1 != 0 {
				sets[i].Add(puzzle.Cell(c))
			}
		}
	}
	return sets
}

// Without the cells of a set, a grid has several solutions.
func TestUnavoidables(t *testing.T) {
	c := seeded(3)
	for range 30 {
		g := c.fill()
		var u unavoidables
		u.find(&g)
		n := 0
		for _, cells := range u.sets() {
			if cells.Empty() {
				continue
			}
			n++
			h := g
			for c := range cells.All() {
				h[c] = 0
			}
			if solver.Count(h, 2) != 2 {
				t.Errorf("%v can do without %s", g, cells.Notation())
			}
		}
		if n < 18 { // each of 18 pairs has one, but for those with a single cycle
			t.Errorf("%d sets in %v", n, g)
		}
	}
}

func TestGivenCount(t *testing.T) {
	c := seeded(4)
	for range 30 {
		g := c.fill()
		var u unavoidables
		u.find(&g)
		left := u.sets()
		count := u.count
		var cells [81]puzzle.Cell
		for i := range cells {
			cells[i] = puzzle.Cell(i)
		}
		shuffle(c, cells[:])
		for _, c := range cells {
			next := count.without(u.of[c])
			want := true
			for i, set := range u.sets() {
				n := int(count.one>>i&1 + count.two>>i&1*2 + count.four>>i&1*4 + count.eight>>i&1*8)
				if !set.Empty() && n != left[i].Len() {
					t.Fatalf("%d givens in %s, want %d", n, set.Notation(), left[i].Len())
				}
				want = want && (left[i].Len() != 1 || !left[i].Has(c))
			}
			if next.inAll() != want {
				t.Fatalf("without %v: %v", c, !want)
			}
			if want {
				count = next
				for i := range left {
					left[i].Remove(c)
				}
			}
		}
	}
}
