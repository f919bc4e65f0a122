package format

import "sudoku/puzzle"

// noted returns the marks of each empty cell for a layout that has one kind of them:
// centre marks, or corner marks where there are no others.
func noted(p *puzzle.Puzzle) (marks [81]puzzle.DigitSet) {
	for c, d := range p.Grid() {
		switch {
		case d != 0:
		case p.Centre[c] != 0:
			marks[c] = p.Centre[c]
		default:
			marks[c] = p.Corner[c]
		}
	}
	return marks
}

// left returns the candidates of each empty cell for a layout that has no notes: the
// centre marks, but what the rules leave where a cell has none that they allow.
func left(p *puzzle.Puzzle) [81]puzzle.DigitSet {
	cands := puzzle.NewPosition(p.Grid()).Cands
	for c, marks := range p.Centre {
		if kept := cands[c] & marks; kept != 0 {
			cands[c] = kept
		}
	}
	return cands
}

// lost lists the candidates that the rules allow and that are not left, in the order
// of cells.
func lost(p *puzzle.Puzzle) (ks []puzzle.Candidate) {
	cands := puzzle.NewPosition(p.Grid()).Cands
	for c, kept := range left(p) {
		for d := range (cands[c] &^ kept).All() {
			ks = append(ks, puzzle.Cand(puzzle.Cell(c), d))
		}
	}
	return ks
}

// without sets the centre marks of p to what the rules leave but for some candidates.
func without(p *puzzle.Puzzle, gone []puzzle.Candidate) {
	if len(gone) == 0 {
		return
	}
	pos := puzzle.NewPosition(p.Grid())
	for _, k := range gone {
		pos.Eliminate(k)
	}
	p.Centre = pos.Cands
}

// tidy leaves each cell one thing at most: a given, an entry or marks.
func tidy(p *puzzle.Puzzle) {
	for c, d := range p.Givens {
		if d != 0 {
			p.Entries[c] = 0
		}
		if d+p.Entries[c] != 0 {
			p.Centre[c], p.Corner[c] = 0, 0
		}
	}
}

// begun reports whether p holds more than its givens.
func begun(p *puzzle.Puzzle) bool {
	none := [81]puzzle.DigitSet{}
	return p.Entries != (puzzle.Grid{}) || p.Centre != none || p.Corner != none
}
