package logic

import (
	"slices"
	"sync"

	"sudoku/puzzle"
)

// A rectangle is four cells in two rows, two columns and two boxes. The first
// two share a box; the third is in line with the first, the fourth with the
// second.
type rectangle struct {
	at  [4]puzzle.Cell
	set puzzle.CellSet
}

// rectangles lists those that begin at each cell, in the order in which HoDoKu
// tries them: by the second corner in the box, then by the third along its line.
var rectangles = sync.OnceValue(func() *[81][24]rectangle {
	all := new([81][24]rectangle)
	for c := range puzzle.Cell(81) {
		n := 0
		for _, mate := range puzzle.Box(c.Box()).Cells() {
			if mate == c || mate.Row() != c.Row() && mate.Col() != c.Col() {
				continue
			}
			across, along := puzzle.Col(c.Col()), puzzle.Col(mate.Col())
			if mate.Row() != c.Row() {
				across, along = puzzle.Row(c.Row()), puzzle.Row(mate.Row())
			}
			for i, third := range across.Cells() {
				if third.Box() != c.Box() {
					fourth := along.Cells()[i]
					all[c][n] = rectangle{[4]puzzle.Cell{c, mate, third, fourth}, puzzle.CellsOf(c, mate, third, fourth)}
					n++
				}
			}
		}
	}
	return all
})

// A deadlyRectangle is a rectangle that must not be filled with only two digits. Each of
// its corners is empty and sees neither of them placed, though it may have lost them.
type deadlyRectangle struct {
	*rectangle
	again     bool // the four cells are listed before, for other digits
	low, high puzzle.Digit
	pure      puzzle.CellSet // corners that hold no other digit; one at least holds both
	more      puzzle.CellSet // the others
	extra     puzzle.DigitSet
}

// eachDeadlyRectangle looks at each rectangle once for each two digits: from its first
// corner that holds just these. If once is set, it looks at each once, as HoDoKu does.
func eachDeadlyRectangle(b *Board, once bool, with uniqueFinder, found func(Step) bool) {
	for _, r := range *b.cache.deadlyRectangles.get(b, listDeadlyRectangles) {
		if !(once && r.again) && !with(rectangleView{b}, r, found) {
			return
		}
	}
}

func listDeadlyRectangles(board *Board, list *[]deadlyRectangle) {
	b := rectangleView{board}
	*list = (*list)[:0]
	var fits [10]puzzle.CellSet // empty cells that see no such digit placed
	for d := 1; d <= 9; d++ {
		fits[d] = b.Empty
		for h := range b.places {
			if b.places[h][d] == 0 { // as where it is placed
				fits[d] = fits[d].Without(puzzle.House(h).Set())
			}
		}
	}
	all := rectangles()
	for c := range b.counts()[2].All() {
		pair := b.Cands[c]
		low := pair.Min()
		in := fits[low].And(fits[(pair &^ low.Set()).Min()])
		for i := range all[c] {
			if r := &all[c][i]; r.set.In(in) && b.isFirst(r, pair) {
				next := b.deadly(r, pair)
				next.again = slices.ContainsFunc(*list, func(e deadlyRectangle) bool { return e.set == r.set })
				*list = append(*list, next)
			}
		}
	}
}

// isFirst reports whether no corner before the first has its candidates.
func (b rectangleView) isFirst(r *rectangle, pair puzzle.DigitSet) bool {
	for _, c := range r.at[1:] {
		if c < r.at[0] && b.Cands[c] == pair {
			return false
		}
	}
	return true
}

// pairs yields the digits of r in both orders.
func (r *deadlyRectangle) pairs() [2][2]puzzle.Digit {
	return [2][2]puzzle.Digit{{r.low, r.high}, {r.high, r.low}}
}

// uniqueTwo returns the two corners with other digits, if there are two.
func (r *deadlyRectangle) uniqueTwo() (p, q puzzle.Cell, ok bool) {
	if r.more.Len() != 2 {
		return 0, 0, false
	}
	p = r.more.First()
	rest := r.more
	rest.Remove(p)
	return p, rest.First(), true
}

// opposite returns the corner diagonal to the i-th.
func (r *rectangle) opposite(i int) puzzle.Cell { return r.at[3-i] }

// aligned reports whether the two cells share a row or a column.
func aligned(p, q puzzle.Cell) bool { return p.Row() == q.Row() || p.Col() == q.Col() }
