package photo

import (
	"cmp"
	"math"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
)

// A grid that is filled says more than its givens: of all full grids that obey the rules
// it shows the likeliest one. It is searched cell by cell, the surest first, and given up
// where the rest can't become as likely as what was found (branch and bound), as M.
// Mulamba, J. Mandi, R. Canoy, T. Guns (2020) do with a solver of constraints.

// How a filled grid is decoded.
const (
	leastFull  = 60    // filled cells that it takes
	maxNodes   = 20000 // steps of the search
	floor      = -6.0  // log chance of any digit at least: entries may be wrong
	maxPerCell = 1.1   // how much less likely than the cells alone a grid may be, a cell
	leastClear = -1.0  // mean log chance of the likeliest digits where there are any: else it is no handwriting
)

// A joint is a search for the likeliest full grid.
type joint struct {
	logs      [81][10]float64
	order     [81][9]puzzle.Digit // the digits of each cell, likeliest first
	used      [27]puzzle.DigitSet
	now, best puzzle.Grid
	most      float64
	nodes     int
}

// likeliestFull returns the likeliest full grid, if the cells speak for it.
func likeliestFull(c *[81]Chances) (puzzle.Grid, bool) {
	j := new(joint)
	top, clear, filled := 0.0, 0.0, 0
	for i := range c {
		own := math.Inf(-1)
		for d := 1; d <= 9; d++ {
			p := c[i][net.Printed+d] + c[i][net.Written+d]
			j.logs[i][d] = max(math.Log(p+1e-12), floor)
			own = max(own, j.logs[i][d])
		}
		top += own
		if c[i][net.Empty] < 0.5 {
			filled++
			clear += own
		}
	}
	if filled < leastFull || clear < leastClear*float64(filled) {
		return puzzle.Grid{}, false
	}
	j.sort()
	least := top - 81*maxPerCell
	j.most = least
	j.search(0)
	return j.best, j.most > least && j.nodes <= maxNodes
}

// sort puts the digits of each cell in their order.
func (j *joint) sort() {
	for i := range j.order {
		for d := range j.order[i] {
			j.order[i][d] = puzzle.Digit(d + 1)
		}
		slices.SortStableFunc(j.order[i][:], func(a, b puzzle.Digit) int { return cmp.Compare(j.logs[i][b], j.logs[i][a]) })
	}
}

// search fills the empty cells; so far is how likely the filled ones are.
func (j *joint) search(so float64) {
	if j.nodes++; j.nodes > maxNodes {
		return
	}
	cell, left, bound := j.surest(so)
	switch {
	case bound <= j.most:
		return
	case cell < 0:
		j.best, j.most = j.now, so
		return
	}
	for left != 0 {
		d := j.likeliest(cell, left)
		left &^= d.Set()
		j.put(cell, d)
		j.search(so + j.logs[cell][d])
		j.take(cell)
	}
}

// surest returns the empty cell whose best digit is farthest ahead of its second, the
// digits that it may have, and how likely the grid can become at most.
func (j *joint) surest(so float64) (cell int, left puzzle.DigitSet, bound float64) {
	cell, bound = -1, so
	ahead := math.Inf(-1)
	for i, d := range j.now {
		if d != 0 {
			continue
		}
		may := puzzle.AllDigits
		for _, h := range puzzle.Cell(i).Houses() {
			may &^= j.used[h]
		}
		if may == 0 {
			return i, 0, math.Inf(-1)
		}
		first, second := j.firstTwo(i, may)
		gap := first - second
		bound += first
		if gap > ahead || cell < 0 {
			cell, left, ahead = i, may, gap
		}
	}
	return cell, left, bound
}

// firstTwo returns how likely the two likeliest of some digits are for a cell.
func (j *joint) firstTwo(cell int, of puzzle.DigitSet) (first, second float64) {
	first, second = math.Inf(-1), math.Inf(-1)
	for _, d := range j.order[cell] {
		switch {
		case !of.Has(d):
		case math.IsInf(first, -1):
			first = j.logs[cell][d]
		default:
			return first, j.logs[cell][d]
		}
	}
	return first, second
}

// likeliest returns the likeliest of some digits for a cell.
func (j *joint) likeliest(cell int, of puzzle.DigitSet) puzzle.Digit {
	for _, d := range j.order[cell] {
		if of.Has(d) {
			return d
		}
	}
	return 0
}

func (j *joint) put(cell int, d puzzle.Digit) {
	j.now[cell] = d
	for _, h := range puzzle.Cell(cell).Houses() {
		j.used[h] |= d.Set()
	}
}

func (j *joint) take(cell int) {
	d := j.now[cell]
	j.now[cell] = 0
	for _, h := range puzzle.Cell(cell).Houses() {
		j.used[h] &^= d.Set()
	}
}
