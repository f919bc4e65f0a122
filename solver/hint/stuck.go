package hint

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// A stuck says that no technique finds a step: the puzzle has several solutions, or the
// player switched off the techniques that would. It has no argument to give, but if the
// puzzle has one solution it can show a digit of it.
type stuck struct {
	cell  puzzle.Cell
	digit puzzle.Digit    // 0 where there are several solutions
	cands puzzle.DigitSet // what the cell can still take
}

// stuck picks the cell with the fewest candidates, the nearest of several.
func (r *Request) stuck(pos *puzzle.Position) stuck {
	var cells puzzle.CellSet
	fewest := 10
	for c := range pos.Shape.Cells().All() {
		n := pos.Cands[c].Len()
		if pos.Grid[c] != 0 || n > fewest {
			continue
		}
		if n < fewest {
			fewest, cells = n, puzzle.CellSet{}
		}
		cells.Add(c)
	}
	c := r.nearest(cells)
	s := stuck{cell: c, cands: pos.Cands[c]}
	if len(r.Solutions) == 1 {
		s.digit = r.Solutions[0][c]
	}
	return s
}

func (stuck) title(_ int, l words.Lang) string { return l.T("hint.stuck.title") }

func (s stuck) say(depth int, l words.Lang) ([]string, puzzle.Diagram) {
	if s.digit == 0 {
		return []string{l.T("hint.stuck.lead"), l.T("hint.stuck.many")}, puzzle.Diagram{}
	}
	p := puzzle.Diagram{Cells: []puzzle.CellRole{{Cell: s.cell, Role: puzzle.Base}}}
	switch depth {
	case Where:
		return []string{l.T("hint.stuck.lead"), l.T("hint.stuck.look")}, puzzle.Diagram{}
	case What, Pattern:
		return []string{l.T("hint.stuck.cell", "cell", s.cell, "digits", words.And(s.cands.All()))}, p
	case Why:
		p.Cands = []puzzle.CandRole{{Cand: puzzle.Cand(s.cell, s.digit), Role: puzzle.Placement}}
		return []string{l.T("hint.stuck.why", "cell", s.cell, "d", s.digit)}, p
	}
	return []string{l.T("hint.stuck.done", "cell", s.cell, "d", s.digit)}, puzzle.Diagram{}
}

func (s stuck) move() (game.Move, bool) {
	if s.digit == 0 {
		return game.Move{}, false
	}
	return game.Move{Action: game.Enter, Digit: s.digit, Cells: puzzle.CellsOf(s.cell), Clean: true}, true
}
