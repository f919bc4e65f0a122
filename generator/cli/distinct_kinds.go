package cli

import (
	"bytes"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// The kinds of things that no two puzzles of a run may have in common.
const (
	sameCopies   = "copies"
	sameSolution = "solution"
	samePattern  = "pattern"
)

var distinctKinds = []string{sameCopies, sameSolution, samePattern}

// distinctValue is the value of an option that takes such kinds, with commas between them.
type distinctValue struct{ kinds *[]string }

func (v distinctValue) String() string { return "" }
func (v distinctValue) Type() string   { return "KIND,..." }

func (v distinctValue) Set(s string) error {
	*v.kinds = nil
	for kind := range strings.SplitSeq(s, ",") {
		if !slices.Contains(distinctKinds, kind) {
			return words.Error("cli.wantkinds", "names", words.And(slices.Values(distinctKinds)))
		}
		*v.kinds = append(*v.kinds, kind)
	}
	return nil
}

// distinctRun knows what the puzzles of a run of generate had: those that are copies are never new,
// those with the same solution, or a copy of it, or the same pattern only if that is allowed.
type distinctRun struct {
	*distinct
	kinds     []string
	solutions map[canon.Key]bool
	patterns  map[cellsKey]bool
	search    solver.Searcher
}

func newDistinctRun(kinds []string) *distinctRun {
	return &distinctRun{distinct: newDistinct(), kinds: kinds, solutions: map[canon.Key]bool{}, patterns: map[cellsKey]bool{}}
}

// isNew reports whether a puzzle has nothing of what earlier ones had; if so it is an earlier one
// from then on.
func (d *distinctRun) isNew(p *puzzle.Puzzle, solution *puzzle.Grid) bool {
	g := gridToSolve(p)
	cells, full := keyOfCells(g.Filled()), canon.Key{}
	if slices.Contains(d.kinds, sameSolution) {
		full = d.one.KeyOf(*solution)
	}
	if d.patterns[cells] || d.solutions[full] || !d.distinct.isNew(p) {
		return false
	}
	d.add(cells, full)
	return true
}

// add adds what a puzzle has, as far as that matters.
func (d *distinctRun) add(cells cellsKey, solution canon.Key) {
	if slices.Contains(d.kinds, samePattern) {
		d.patterns[cells] = true
	}
	if slices.Contains(d.kinds, sameSolution) {
		d.solutions[solution] = true
	}
}

// note adds a puzzle that was there before the run.
func (d *distinctRun) note(p *puzzle.Puzzle) {
	d.distinct.isNew(p)
	g := gridToSolve(p)
	var solution canon.Key
	if d.search.Count(&g, 2) == 1 {
		full, _ := d.search.First(&g)
		solution = d.one.KeyOf(full)
	}
	d.add(keyOfCells(g.Filled()), solution)
}

// A cellsKey is a set of cells, the same for those that are turned or mirrored.
type cellsKey [11]byte

func keyOfCells(cells puzzle.CellSet) (least cellsKey) {
	for image := range 8 {
		var key cellsKey
		for c := range cells.All() {
			row, col := c.Row(), c.Col()
			if image&1 != 0 {
				row = 8 - row
			}
			if image&2 != 0 {
				col = 8 - col
			}
			if image&4 != 0 {
				row, col = col, row
			}
			at := puzzle.CellAt(row, col)
			key[at/8] |= 1 << (at % 8)
		}
		if image == 0 || bytes.Compare(key[:], least[:]) < 0 {
			least = key
		}
	}
	return least
}
