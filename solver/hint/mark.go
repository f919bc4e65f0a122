package hint

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// A mark is one that is needed and that the player's candidates lack.
type mark struct {
	cell  puzzle.Cell
	box   puzzle.House    // of the cell
	digit puzzle.Digit    // what is needed
	lacks puzzle.DigitSet // what the marks lack of all that the rules leave
}

// missingMark finds a mark that is needed but missing: only if the player keeps
// candidates and the puzzle has one solution.
func (r *Request) missingMark() (mark, bool) {
	if len(r.Solutions) != 1 || !r.keepsCandidates() {
		return mark{}, false
	}
	var cells puzzle.CellSet
	kept := r.State.Candidates()
	for c := range r.State.Shape.Cells().All() {
		if r.State.Grid[c] == 0 && !kept[c].Has(r.Solutions[0][c]) {
			cells.Add(c)
		}
	}
	if cells.Empty() {
		return mark{}, false
	}
	c := r.nearest(cells)
	pos := r.State.Shape.NewPosition(r.State.Grid)
	return mark{c, r.State.Shape.BoxOf(c), r.Solutions[0][c], pos.Cands[c] &^ kept[c]}, true
}

func (mark) title(_ int, l words.Lang) string { return l.T("hint.mark.title") }

func (m mark) say(depth int, l words.Lang) ([]string, puzzle.Diagram) {
	box := m.box
	p := houseDiagram(box)
	switch depth {
	case Where:
		return []string{l.T("hint.mark.where", "house", words.House(box))}, p
	case What:
		p.Cells = []puzzle.CellRole{{Cell: m.cell, Role: puzzle.Base}}
		return []string{l.T("hint.mark.what", "cell", m.cell)}, p
	case Pattern:
		p.Cells = []puzzle.CellRole{{Cell: m.cell, Role: puzzle.Base}}
		return []string{l.T("hint.mark.pattern", "n", m.lacks.Len(), "cell", m.cell, "digits", words.And(m.lacks.All()))}, p
	case Why:
		p.Cands = []puzzle.CandRole{{Cand: puzzle.Cand(m.cell, m.digit), Role: puzzle.On}}
		return []string{l.T("hint.mark.why", "d", m.digit, "cell", m.cell)}, p
	}
	return []string{l.T("hint.mark.done", "d", m.digit, "cell", m.cell)}, puzzle.Diagram{}
}

func (m mark) move() (game.Move, bool) {
	return game.Move{Action: game.Centre, Digit: m.digit, Cells: puzzle.CellsOf(m.cell)}, true
}
