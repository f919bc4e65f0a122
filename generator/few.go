package generator

import (
	"math/rand/v2"
	"slices"

	"sudoku/puzzle"
	"sudoku/solver"
)

// Puzzles with so few givens that digging hardly ever comes to one are made from others: some
// givens are taken out, and of the solutions that there are then, one is chosen by fewer.
const (
	maxSolutions = 150 // up to how many solutions are looked through
	fewTries     = 60  // how many ways to change a puzzle are tried in an attempt
)

// A deciders finds the digits that leave a grid one solution. The zero value is ready.
type deciders struct {
	times [729]uint8 // how many solutions have a candidate: 0, 1 or more
	list  []puzzle.Candidate
}

// of returns the candidates that one solution of g alone has: each of them as a given makes it a
// puzzle. There are none if g has too many solutions.
func (d *deciders) of(search *solver.Searcher, g *puzzle.Grid) []puzzle.Candidate {
	clear(d.times[:])
	d.list = d.list[:0]
	if n := search.Count(g, maxSolutions+1); n > maxSolutions || n < 2 {
		return nil
	}
	search.InOrder(g, func(s *puzzle.Grid) bool {
		for c, digit := range s {
			k := puzzle.Cand(puzzle.Cell(c), digit)
			d.times[k] = min(d.times[k]+1, 2)
		}
		return true
	})
	for k, times := range d.times {
		if times == 1 {
			d.list = append(d.list, puzzle.Candidate(k))
		}
	}
	return d.list
}

// Deciding returns the candidates each of which as a given leaves one solution of g: none if g
// has more than 150, or only one.
func Deciding(search *solver.Searcher, g *puzzle.Grid) []puzzle.Candidate {
	var d deciders
	return d.of(search, g)
}

// startFew begins to make a puzzle with few givens from another: taken givens are exchanged for
// others, all but the last by chance.
func (d *digger) startFew(from *madePuzzle) {
	had := slices.Collect(from.givens.Filled().All())
	goal := d.order.MinGivens + d.intn(d.order.MaxGivens-d.order.MinGivens+1)
	d.failed = true
	for range fewTries {
		shuffle(&d.random, had)
		grid := from.givens
		taken := max(1+d.intn(maxNear), 1+len(had)-goal)
		for _, c := range had[:taken] {
			grid[c] = 0
		}
		left := len(had) - taken
		if left < goal-1 {
			solution, _ := d.search.Guess(&grid, rand.New(&d.PCG))
			for ; left < goal-1; left++ {
				c := puzzle.Cell(d.intn(81))
				for grid[c] != 0 {
					c = puzzle.Cell(d.intn(81))
				}
				grid[c] = solution[c]
			}
		}
		list := slices.DeleteFunc(d.deciders.of(d.search, &grid), func(k puzzle.Candidate) bool {
			more := grid
			more[k.Cell()] = k.Digit()
			return more == from.givens
		})
		if len(list) > 0 {
			k := list[d.intn(len(list))]
			grid[k.Cell()] = k.Digit()
			d.grid, d.failed = grid, false
			d.solution, _ = d.search.First(&grid)
			break
		}
	}
	d.prepare()
}
