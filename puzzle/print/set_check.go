package print

import (
	"slices"

	"sudoku/puzzle"
)

// onBoard reports whether all digits and marks are on the puzzle's board, and those of its solution.
func (it *Item) onBoard() bool {
	solved := puzzle.Puzzle{Shape: it.Puzzle.Shape, Givens: it.Solution}
	return it.Puzzle.Fits() && solved.Fits()
}

// drawable reports whether marks and drawing are of a grid.
func (p *setPuzzle) drawable() bool {
	for c := range p.Corner {
		if (p.Corner[c]|p.Centre[c])&^puzzle.AllDigits != 0 {
			return false
		}
	}
	if p.Drawing == nil {
		return true
	}
	for _, colours := range p.Drawing.CandColours {
		if slices.Max(colours[:]) > 9 {
			return false
		}
	}
	for _, link := range p.Drawing.Links {
		for _, k := range slices.Concat(link.From, link.To) {
			if k >= 729 {
				return false
			}
		}
	}
	return true
}
