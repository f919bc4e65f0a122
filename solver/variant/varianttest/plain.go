// Package varianttest holds what tests of puzzles on other boards share: a second, plain
// way to count solutions, and boards with cages drawn at random.
package varianttest

import (
	"slices"

	"sudoku/puzzle"
)

// Count returns how many solutions a grid has, giving up at limit. It tries what breaks no
// rule, where that is least, and concludes nothing. Most killers without givens take some
// hundredths of a second, but some take many seconds.
func Count(shape *puzzle.Shape, g puzzle.Grid, limit int) int {
	if shape.HasConflict(&g) || !g.Filled().In(shape.Cells()) {
		return 0
	}
	p := plain{shape: shape, limit: limit}
	for c := range shape.Cells().All() {
		p.houses[c] = slices.Clone(shape.HousesOf(c))
		if cage, ok := shape.CageOf(c); ok {
			p.houses[c] = append(p.houses[c], cage.House())
		}
	}
	p.addSums()
	for c := range g.Filled().All() {
		if !shape.Digits().Has(g[c]) {
			return 0
		}
		p.put(puzzle.Cand(c, g[c]))
	}
	p.fill()
	return p.count
}

type plain struct {
	shape  *puzzle.Shape
	grid   puzzle.Grid
	houses [81][]puzzle.House   // of each cell, and the cage
	used   [256]puzzle.DigitSet // the digits in each house and cage
	sums   [81][]sum            // of each cell
	limit  int
	count  int
}

// A sum is cells with different digits that make a total.
type sum struct {
	cells []puzzle.Cell
	total int
}

// addSums adds the cages, and of each house the cells whose cage reaches out of it: they make
// what the cages within leave of the sum of all digits.
func (p *plain) addSums() {
	for _, c := range p.shape.Cages() {
		if c.Sum != 0 {
			p.addSum(c.Cells, c.Sum)
		}
	}
	for _, h := range p.shape.Houses() {
		cells, total := p.shape.Set(h), p.shape.Digits().Sum()
		for _, c := range p.shape.Cages() {
			if c.Sum != 0 && c.Cells.In(cells) {
				cells, total = cells.Without(c.Cells), total-c.Sum
			}
		}
		if cells.Len() <= 6 {
			p.addSum(cells, total)
		}
	}
}

func (p *plain) addSum(cells puzzle.CellSet, total int) {
	s := sum{slices.Collect(cells.All()), total}
	for _, c := range s.cells {
		p.sums[c] = append(p.sums[c], s)
	}
}

func (p *plain) put(k puzzle.Candidate) {
	p.grid[k.Cell()] = k.Digit()
	for _, h := range p.houses[k.Cell()] {
		p.used[h] |= k.Digit().Set()
	}
}

func (p *plain) takeBack(k puzzle.Candidate) {
	p.grid[k.Cell()] = 0
	for _, h := range p.houses[k.Cell()] {
		p.used[h] &^= k.Digit().Set()
	}
}

// fill tries what is least: the digits of a cell or the places of a digit in a house.
func (p *plain) fill() {
	empty := p.shape.Cells().Without(p.grid.Filled())
	if empty.Empty() {
		p.count++
		return
	}
	for _, k := range p.fewest(empty) {
		if p.count >= p.limit {
			return
		}
		p.put(k)
		p.fill()
		p.takeBack(k)
	}
}

// fewest returns the fewest possibilities of which one must be right.
func (p *plain) fewest(empty puzzle.CellSet) (best []puzzle.Candidate) {
	var allowed [81]puzzle.DigitSet
	for c := range empty.All() {
		allowed[c] = p.allowed(c)
		if n := allowed[c].Len(); best == nil || n < len(best) {
			best = make([]puzzle.Candidate, 0, n)
			for d := range allowed[c].All() {
				best = append(best, puzzle.Cand(c, d))
			}
			if n < 2 {
				return best
			}
		}
	}
	for _, h := range p.shape.Houses() {
		for d := range (p.shape.Digits() &^ p.used[h]).All() {
			places := make([]puzzle.Candidate, 0, 9)
			for c := range p.shape.Set(h).And(empty).All() {
				if allowed[c].Has(d) {
					places = append(places, puzzle.Cand(c, d))
				}
			}
			if len(places) < len(best) {
				best = places
			}
		}
	}
	return best
}

// allowed returns the digits that break no rule in an empty cell, and with which the other
// cells of its sums can still make them.
func (p *plain) allowed(c puzzle.Cell) (set puzzle.DigitSet) {
	set = p.free(c)
	for _, s := range p.sums[c] {
		left := s.total
		others := make([]puzzle.DigitSet, 0, 9)
		for _, q := range s.cells {
			if left -= int(p.grid[q]); p.grid[q] == 0 && q != c {
				others = append(others, p.free(q))
			}
		}
		if len(others) > 5 {
			continue // there are too many ways to look at, of which most will do
		}
		for d := range set.All() {
			if !makes(others, d.Set(), left-int(d)) {
				set &^= d.Set()
			}
		}
	}
	return set
}

// free returns the digits that no house and not the cage of a cell has.
func (p *plain) free(c puzzle.Cell) puzzle.DigitSet {
	var used puzzle.DigitSet
	for _, h := range p.houses[c] {
		used |= p.used[h]
	}
	return p.shape.Digits() &^ used
}

// makes reports whether different digits, one of each set and none that is used, make a sum.
func makes(sets []puzzle.DigitSet, used puzzle.DigitSet, sum int) bool {
	switch len(sets) {
	case 0:
		return sum == 0
	case 1:
		return sum >= 1 && sum <= 9 && (sets[0] &^ used).Has(puzzle.Digit(sum))
	}
	for left := sets[0] &^ used; left != 0; left &= left - 1 {
		if d := left.Min(); int(d) < sum && makes(sets[1:], used|d.Set(), sum-int(d)) {
			return true
		}
	}
	return false
}
