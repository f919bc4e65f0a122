package screen

import (
	"slices"

	"sudoku/gui/board"
	"sudoku/puzzle"
)

// View implements BoardViewer: the board as the player had it before the move, with what the
// move rested on drawn into it. What was wrong on it is crossed.
func (s *Review) View(v board.View) board.View {
	if s.review == nil || v.Paused != "" {
		return v
	}
	v.State = s.review.Before(s.at)
	v.Wrong, v.Tried = s.review.Wrong(s.at), s.review.Tried(s.at)
	v.UI.Selected, v.Digit, v.Filter = puzzle.CellSet{}, 0, board.Filter{}
	v.Flags &^= board.Peers | board.SameDigit
	if s.known {
		at := s.told(s.part)
		at.argument.show(&v, at.part)
		v.Hint = onWrong(v.Hint, &v.State.Grid, v.Wrong)
	}
	return v
}

// onWrong marks the cells with a wrong digit in which a diagram has candidates, since these
// can't be seen there.
func onWrong(d puzzle.Diagram, g *puzzle.Grid, wrong puzzle.CellSet) puzzle.Diagram {
	d.Cells = slices.Clip(d.Cells)
	for _, k := range d.Cands {
		if c := k.Cand.Cell(); wrong.Has(c) && k.Cand.Digit() != g[c] {
			d.Cells = append(d.Cells, puzzle.CellRole{Cell: c, Role: k.Role})
		}
	}
	return d
}
