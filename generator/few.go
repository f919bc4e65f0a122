package generator

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/solver"
)

// fewGivens is a number of givens that digging hardly ever comes down to.
const fewGivens = 18

// isFew reports whether puzzles of o are looked for near those of the stock with as few givens.
func (o *Order) isFew() bool {
	return o.MaxGivens <= fewGivens && o.Symmetry == None && o.Pattern == nil
}

// stockOfGivens returns the puzzles of the stock with as many givens as o asks for.
func (o *Order) stockOfGivens() (near []madePuzzle) {
	for _, s := range stock() {
		if s.kind == "givens" && o.MinGivens <= s.value && s.value <= o.MaxGivens {
			near = append(near, s.madePuzzle)
		}
	}
	return near
}

// startFew begins with a puzzle that has as many givens as another, all but one of them the same:
// one is taken out, and a candidate put in that decides. Where no given can be exchanged it is the
// other, whose digits and lines were exchanged.
func (d *digger) startFew(from *madePuzzle) {
	d.grid = from.givens
	cells := slices.Collect(d.grid.Filled().All())
	shuffle(&d.random, cells)
	for _, c := range cells {
		g := from.givens
		g[c] = 0
		list := slices.DeleteFunc(Deciders(d.search, &g), func(k puzzle.Candidate) bool { return k.Cell() == c })
		if len(list) > 0 {
			k := list[d.intn(len(list))]
			d.grid = g
			d.grid[k.Cell()] = k.Digit()
			break
		}
	}
	d.solution, _ = d.search.First(&d.grid)
	d.prepare()
}

const (
	mostSolutions = 4000 // a grid with more is left
	someSolutions = 200  // as often it is seen whether there can be any decider
)

// Deciders returns the candidates that one solution of g alone has: each makes a puzzle of it. It
// returns none where there are too many solutions, and takes some milliseconds at most.
func Deciders(search *solver.Searcher, g *puzzle.Grid) (list []puzzle.Candidate) {
	var once, more [81]puzzle.DigitSet
	open := puzzle.AllCells.Without(g.Filled())
	n, hope := 0, true
	search.InOrder(g, func(s *puzzle.Grid) bool {
		for c, d := range s {
			more[c] |= once[c] & d.Set()
			once[c] |= d.Set()
		}
		if n++; n%someSolutions == 0 {
			hope = false
			for c := range open.All() {
				hope = hope || once[c]&^more[c] != 0
			}
		}
		return hope && n < mostSolutions
	})
	if !hope || n == mostSolutions {
		return nil
	}
	for c := range open.All() {
		for d := range (once[c] &^ more[c]).All() {
			list = append(list, puzzle.Cand(c, d))
		}
	}
	return list
}
