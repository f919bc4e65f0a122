package variant

import (
	"cmp"
	"slices"

	"sudoku/puzzle"
)

// maxRule is how many cells a sum of the rule of 45 has at most: more say next to nothing.
const maxRule = 6

// addRule45 adds what houses say of the cages that reach over their edges: all digits of a
// house make the same sum, so what the cages within leave is made by the other cells.
func (b *board) addRule45() {
	if len(b.sums) == 0 {
		return
	}
	var found []sum
	seen := map[[2]puzzle.CellSet]bool{}
	for _, r := range b.regions() {
		s, in, out := b.edge(r)
		if n := in.Len() + out.Len(); n == 0 || n > maxRule || seen[[2]puzzle.CellSet{in, out}] {
			continue
		}
		seen[[2]puzzle.CellSet{in, out}] = true
		found = append(found, s)
	}
	slices.SortStableFunc(found, func(a, b sum) int {
		return cmp.Compare(len(a.cells)+len(a.less), len(b.cells)+len(b.less))
	})
	b.sums = append(b.sums, found[:min(len(found), maxSums-len(b.sums))]...)
}

// A region is cells that hold every digit equally often.
type region struct {
	cells puzzle.CellSet
	times int // how often
}

// regions returns rows, columns and boxes, and those next to each other together.
func (b *board) regions() (list []region) {
	n := b.shape.Size()
	for from := range n {
		for times := 1; from+times <= n; times++ {
			for _, first := range []puzzle.House{puzzle.Row(from), puzzle.Col(from), puzzle.Box(from)} {
				r := region{times: times}
				for h := range times {
					r.cells = r.cells.Or(b.shape.Set(first + puzzle.House(h)))
				}
				list = append(list, r)
			}
		}
	}
	if b.shape.Diagonals() {
		list = append(list, region{b.shape.Set(puzzle.Falling), 1}, region{b.shape.Set(puzzle.Rising), 1})
	}
	return list
}

// edge returns what a region says of the cells in it less those outside: of each cage that
// is partly in it, the part that has fewer cells.
func (b *board) edge(r region) (s sum, in, out puzzle.CellSet) {
	n := b.shape.Size()
	s.total = r.times * n * (n + 1) / 2
	in = r.cells
	for _, c := range b.shape.Cages() {
		inside, outside := c.Cells.And(r.cells), c.Cells.Without(r.cells)
		if c.Sum == 0 || inside.Empty() || outside.Len() > inside.Len() {
			continue
		}
		s.total -= c.Sum
		in, out = in.Without(inside), out.Or(outside)
	}
	if in.Empty() {
		in, out, s.total = out, in, -s.total
	}
	s.cells, s.less = listed(in), listed(out)
	s.distinct = len(s.less) == 0 && b.seeEachOther(in)
	return s, in, out
}

func (b *board) seeEachOther(cells puzzle.CellSet) bool {
	for c := range cells.All() {
		others := cells
		others.Remove(c)
		if !others.In(b.shape.Peers(c)) {
			return false
		}
	}
	return true
}
