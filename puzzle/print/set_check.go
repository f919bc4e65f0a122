package print

import (
	"slices"

	"sudoku/puzzle"
)

// onBoard reports whether all digits and marks are on the puzzle's board.
func (it *Item) onBoard() bool {
	p := &it.Puzzle
	for c := range puzzle.Cell(81) {
		all := p.Givens[c].Set() | p.Entries[c].Set() | it.Solution[c].Set() | p.Corner[c] | p.Centre[c]
		if all &= puzzle.AllDigits; all != 0 && !p.Shape.Cells().Has(c) || all&^p.Shape.Digits() != 0 {
			return false
		}
	}
	return true
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
