package generator

import (
	_ "embed"
	"strings"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

//go:embed seeds.txt
var seedLines string

// Seeds returns puzzles in which a technique has a step, none for techniques that are
// easily found.
func Seeds(t *logic.Technique) (grids []puzzle.Grid) {
	for _, s := range seedsOf(t) {
		grids = append(grids, s.givens)
	}
	return grids
}

// seedsOf returns the puzzles of Seeds.
func seedsOf(t *logic.Technique) (seeds []madePuzzle) {
	for line := range strings.Lines(seedLines) {
		if id, grid, _ := strings.Cut(strings.TrimSpace(line), " "); id == t.ID {
			if g, ok := puzzle.ParseGrid(grid); ok {
				seeds = append(seeds, madePuzzle{givens: g})
			}
		}
	}
	for _, s := range stock() {
		if s.id == t.ID {
			seeds = append(seeds, s.madePuzzle)
		}
	}
	return seeds
}

// randomEvery is how many attempts there are to one from a random grid, where the others
// begin near a seed: if none of these can lead to the order, that one may.
const randomEvery = 8

// startSeeds returns the puzzles near which those of o are looked for from the first on:
// seeds of the technique that must have a step, or else what the stock has. They have few
// givens and no symmetry.
func (o *Order) startSeeds() (seeds []madePuzzle) {
	if o.Kind != Classic {
		return nil
	}
	if o.isFew() {
		return o.stockOfGivens()
	}
	if o.Symmetry != None || o.Pattern != nil || !o.anyGivens() {
		return nil
	}
	for _, c := range o.conditions {
		if c.needs == nil {
			continue
		}
		for _, t := range c.needs(o) {
			if list := seedsOf(t); len(list) > 0 && (len(seeds) == 0 || len(list) < len(seeds)) {
				seeds = list
			}
		}
	}
	return append(seeds, o.stocked()...)
}
