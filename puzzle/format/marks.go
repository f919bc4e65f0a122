package format

import "sudoku/puzzle"

// marksOf returns the marks of each empty cell for a layout with one kind of marks: the
// centre marks, or the corner marks if the cell has no others.
func marksOf(p *puzzle.Puzzle) (marks [81]puzzle.DigitSet) {
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

// candidatesLeft returns the candidates of each empty cell for a layout of solvers: the
// centre marks that the rules allow, or all candidates if the cell has no such marks.
func candidatesLeft(p *puzzle.Puzzle) [81]puzzle.DigitSet {
	cands := puzzle.NewPosition(p.Grid()).Cands
	for c, marks := range p.Centre {
		if kept := cands[c] & marks; kept != 0 {
			cands[c] = kept
		}
	}
	return cands
}

// eliminations returns the candidates that the rules allow but that are not left, in
// the order of cells.
func eliminations(p *puzzle.Puzzle) (ks []puzzle.Candidate) {
	cands := puzzle.NewPosition(p.Grid()).Cands
	for c, kept := range candidatesLeft(p) {
		for d := range (cands[c] &^ kept).All() {
			ks = append(ks, puzzle.Cand(puzzle.Cell(c), d))
		}
	}
	return ks
}

// eliminate sets the centre marks of p to all candidates except some.
func eliminate(p *puzzle.Puzzle, gone []puzzle.Candidate) {
	if len(gone) == 0 {
		return
	}
	pos := puzzle.NewPosition(p.Grid())
	for _, k := range gone {
		pos.Eliminate(k)
	}
	p.Centre = pos.Cands
}

// sanitize removes entries from given cells, and marks from filled cells.
func sanitize(p *puzzle.Puzzle) {
	for c, d := range p.Givens {
		if d != 0 {
			p.Entries[c] = 0
		}
		if d+p.Entries[c] != 0 {
			p.Centre[c], p.Corner[c] = 0, 0
		}
	}
}

// hasProgress reports whether p holds more than its givens.
func hasProgress(p *puzzle.Puzzle) bool {
	none := [81]puzzle.DigitSet{}
	return p.Entries != (puzzle.Grid{}) || p.Centre != none || p.Corner != none
}
