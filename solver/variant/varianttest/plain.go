// Package varianttest holds what tests of puzzles on other boards share: a second, plain
// way to count solutions, and boards with cages drawn at random.
package varianttest

import "sudoku/puzzle"

// Count returns how many solutions a grid has, giving up at limit. It tries digit after
// digit in the empty cell that has the fewest left, and concludes nothing: a grid with few
// givens can take minutes.
func Count(shape *puzzle.Shape, g puzzle.Grid, limit int) int {
	if shape.HasConflict(&g) || !g.Filled().In(shape.Cells()) {
		return 0
	}
	for _, d := range g {
		if d != 0 && !shape.Digits().Has(d) {
			return 0
		}
	}
	p := plain{shape: shape, grid: g, limit: limit}
	p.fill()
	return p.count
}

type plain struct {
	shape *puzzle.Shape
	grid  puzzle.Grid
	limit int
	count int
}

func (p *plain) fill() {
	var (
		best   puzzle.Cell
		digits puzzle.DigitSet
		fewest = 10
	)
	for c := range p.shape.Cells().Without(p.grid.Filled()).All() {
		if may := p.allowed(c); may.Len() < fewest {
			best, digits, fewest = c, may, may.Len()
		}
	}
	if fewest == 10 {
		p.count++
		return
	}
	for d := range digits.All() {
		if p.count >= p.limit {
			break
		}
		p.grid[best] = d
		p.fill()
	}
	p.grid[best] = 0
}

// allowed returns the digits that break no rule in an empty cell, as far as its peers and its
// cage tell.
func (p *plain) allowed(c puzzle.Cell) (set puzzle.DigitSet) {
	set = p.shape.Digits()
	for q := range p.shape.Peers(c).All() {
		set &^= p.grid[q].Set()
	}
	cage, ok := p.shape.CageOf(c)
	if !ok || cage.Sum == 0 {
		return set
	}
	left, sum, free := -1, cage.Sum, p.shape.Digits()
	for q := range cage.Cells.All() {
		if d := p.grid[q]; d != 0 {
			sum -= int(d)
			free &^= d.Set()
		} else {
			left++
		}
	}
	for d := range set.All() {
		if !makes(free&^d.Set(), left, sum-int(d)) {
			set &^= d.Set()
		}
	}
	return set
}

// makes reports whether n of the digits make a sum.
func makes(digits puzzle.DigitSet, n, sum int) bool {
	if n == 0 {
		return sum == 0
	}
	for d := range digits.All() {
		digits &^= d.Set()
		if int(d) <= sum && makes(digits, n-1, sum-int(d)) {
			return true
		}
	}
	return false
}
