package results

import (
	"slices"

	"sudoku/gui/board"
	"sudoku/puzzle"
)

// View implements BoardViewer: the board as the player had it before the move, with what the
// move rested on drawn into it, and its cell selected. What was wrong on it is crossed.
func (s *Review) View(v board.View) board.View {
	if s.review == nil || v.Paused != "" {
		return v
	}
	v.State = s.review.Before(s.at)
	v.Wrong, v.Tried = s.review.Wrong(s.at), s.review.Tried(s.at)
	v.UI.Selected, v.Digit, v.Filter = puzzle.CellSet{}, 0, board.Filter{}
	v.Flags &^= board.Peers | board.SameDigit
	if m := &s.review.Moves[s.at]; m.Digit != 0 || len(m.Struck) > 0 {
		v.UI.Selected, v.UI.Cursor = puzzle.CellsOf(m.Cell), m.Cell
	}
	if s.known {
		at := s.told(s.part)
		at.argument.Show(&v, at.part)
		v.State.Grid, v.Wrong = s.board(at)
	}
	return v
}

// Spoken implements Speaker: the sum of the game, and what the move that is shown rested on.
func (s *Review) Spoken() []string {
	if s.review == nil {
		return nil
	}
	list := slices.Clone(s.shown.sum)
	if s.known {
		list = append(append(list, s.shown.card.Title), s.shown.card.Spoken()...)
	}
	return list
}
