//go:build ignore

package main

import (
	"slices"

	"sudoku/generator"
	"sudoku/puzzle"
)

const (
	fewGivens   = 18
	enoughOf    = 50 // puzzles of a number of givens above 20
	fewNewGrids = 50 // steps to one random grid
	mostOfAStep = 8
)

// few finds puzzles of 18 givens and fewer: of what remains when two givens are taken out, a
// candidate that one solution alone has makes a puzzle with one given less.
func (w *walker) few() {
	byGivens := map[int][]puzzle.Grid{}
	expanded := map[puzzle.Grid]bool{}
	keep := func(g puzzle.Grid) {
		w.dig(&g, w.shuffled(&g))
		n := g.Count()
		if n > 20 && len(byGivens[n]) > enoughOf || !w.new(g) {
			return
		}
		if byGivens[n] = append(byGivens[n], g); n <= fewGivens {
			found(&g, 0)
		}
	}
	for step := 0; w.before(); step++ {
		if step%fewNewGrids == 0 {
			keep(w.fullGrid())
		}
		g := w.fewest(byGivens)
		if g.Count() > fewGivens || expanded[g] {
			h := g
			for _, c := range w.shuffled(&g)[:1+w.rng.IntN(2)] {
				h[c] = 0
			}
			list := generator.Deciders(&w.search, &h)
			for _, k := range list[:min(len(list), mostOfAStep)] {
				p := h
				p[k.Cell()] = k.Digit()
				keep(p)
			}
			continue
		}
		expanded[g] = true
		w.expand(&g, keep)
	}
}

// fewest returns a puzzle of about the fewest givens.
func (w *walker) fewest(byGivens map[int][]puzzle.Grid) puzzle.Grid {
	for n := 17; ; n++ {
		if list := byGivens[n]; len(list) > 0 && (w.rng.IntN(2) == 0 || len(byGivens[n+1]) == 0) {
			return list[w.rng.IntN(len(list))]
		}
	}
}

// expand keeps all puzzles with one or two givens of g taken out and one put in.
func (w *walker) expand(g *puzzle.Grid, keep func(puzzle.Grid)) {
	cells := slices.Collect(g.Filled().All())
	for i, a := range cells {
		for _, b := range cells[:i+1] {
			h := *g
			h[a], h[b] = 0, 0
			for _, k := range generator.Deciders(&w.search, &h) {
				p := h
				p[k.Cell()] = k.Digit()
				keep(p)
			}
		}
	}
}
