//go:build ignore

package main

import (
	"context"
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// shaped writes puzzles with a step of a technique, of grids that are made so that they may have
// one: full grids, with the cells that stay open and those that are dug last.
func (w *walker) shaped(id string, make func() (solution puzzle.Grid, open, last puzzle.CellSet, ok bool)) {
	t, _ := logic.ByID(id)
	for n := 0; w.before(); n++ {
		solution, open, last, ok := make()
		if !ok {
			continue
		}
		g := solution
		for c := range open.All() {
			g[c] = 0
		}
		if w.search.Count(&g, 2) != 1 {
			continue
		}
		cells := w.shuffled(&g)
		w.dig(&g, slices.DeleteFunc(slices.Clone(cells), last.Has))
		has := w.hasStep(&g, t)
		minimal := g
		w.dig(&minimal, slices.DeleteFunc(cells, func(c puzzle.Cell) bool { return !last.Has(c) }))
		if minimal != g && w.hasStep(&minimal, t) {
			g, has = minimal, true
		}
		if has && w.new(g) {
			found(&g, n)
		}
	}
}

// hasStep reports whether t has a step on the path of explanations.
func (w *walker) hasStep(g *puzzle.Grid, t *logic.Technique) (has bool) {
	_, _ = w.rater.RateWhile(context.Background(), g, logic.Full.Techniques, 0, func(of *logic.Technique, _ *logic.Rating) bool {
		has = has || of.ID == t.ID
		return !has && of.Least() < 96
	})
	return has
}

// loopGrid returns a grid for SK loops: the cells around the middles of the corner boxes stay open,
// which beside these hold two digits in two boxes, two others in the two others; a digit in the
// middle of each of the four lines leaves two for it.
func (w *walker) loopGrid() (solution puzzle.Grid, open, last puzzle.CellSet, ok bool) {
	var g puzzle.Grid
	digits := w.rng.Perm(9)
	middle := func(not ...puzzle.Digit) puzzle.Digit {
		for {
			if d := puzzle.Digit(digits[4+w.rng.IntN(5)] + 1); !slices.Contains(not, d) {
				return d
			}
		}
	}
	for i := range 4 {
		row, col := 1+6*(i/2), 1+6*(i%2)
		g[9*row+col] = middle(g[9*1+col], g[9*row+1])
		corners := [4][2]int{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}
		w.rng.Shuffle(4, func(i, j int) { corners[i], corners[j] = corners[j], corners[i] })
		for k, at := range corners[:2] {
			g[9*(row+at[0])+col+at[1]] = puzzle.Digit(digits[2*((i/2)^(i%2))+k] + 1)
		}
		for _, at := range [4][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
			open.Add(puzzle.CellAt(row+at[0], col+at[1]))
		}
	}
	for _, line := range [2]int{1, 7} {
		g[9*line+3+w.rng.IntN(3)] = middle(g[9*line+1], g[9*line+7])
		g[9*(3+w.rng.IntN(3))+line] = middle(g[9*1+line], g[9*7+line])
	}
	last = g.Filled()
	if w.search.Count(&g, 1) == 0 {
		return solution, open, last, false
	}
	solution, ok = w.search.Guess(&g, w.rng)
	return solution, open, last, ok
}

// tridagonGrid returns a grid for tridagons: three digits stand in three of the upper left four boxes
// so that no two share a line, and nearly so in the fourth.
func (w *walker) tridagonGrid() (solution puzzle.Grid, open, last puzzle.CellSet, ok bool) {
	solution = w.fullGrid()
	for c := range puzzle.AllCells.All() {
		if upperLeft(c) {
			last.Add(c)
		}
	}
	digits := puzzle.DigitSet(0)
	for _, d := range w.rng.Perm(9)[:3] {
		digits |= puzzle.Digit(d + 1).Set()
	}
	left, rises := -1, false
	for box := range 4 {
		way := w.wayOf(&solution, box, digits)
		switch {
		case way >= 0:
			rises = rises != (way > 2)
		case left >= 0:
			return solution, open, last, false
		default:
			left = box
		}
	}
	if left < 0 {
		return solution, open, last, false
	}
	for c := range last.All() {
		if digits.Has(solution[c]) {
			open.Add(c)
		}
	}
	for i, way := range transversals {
		cells := wayCells(left, way)
		if rises != (i > 2) && cells.And(open).Len() == 2 {
			return solution, open.Or(cells), last, true
		}
	}
	return solution, open, last, false
}

// upperLeft reports whether c is in the upper left four boxes.
func upperLeft(c puzzle.Cell) bool { return c.Row() < 6 && c.Col() < 6 }

// transversals are the ways to take three cells of a box of which no two share a line; see the
// technique.
var transversals = [6][3]int{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}

// wayCells returns the cells of a way in one of the upper left four boxes.
func wayCells(box int, way [3]int) (cells puzzle.CellSet) {
	for r, c := range way {
		cells.Add(puzzle.CellAt(box/2*3+r, box%2*3+c))
	}
	return cells
}

// wayOf returns the way in which digits stand in a box, -1 if two share a line.
func (w *walker) wayOf(g *puzzle.Grid, box int, digits puzzle.DigitSet) int {
	return slices.IndexFunc(transversals[:], func(way [3]int) bool {
		for c := range wayCells(box, way).All() {
			if !digits.Has(g[c]) {
				return false
			}
		}
		return true
	})
}
