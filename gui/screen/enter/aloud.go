package enter

import (
	"sudoku/gui/board"
	"sudoku/gui/readout"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// Rows that are typed are read out, so that the eyes stay on the paper.

// ToggleAloud turns that on or off.
func (s *Enter) ToggleAloud() {
	s.app.Prefs().Toggle(screen.PrefAloud)
	s.aloud.Repaint()
	if s.app.Prefs().On(screen.PrefAloud) {
		s.app.ReadOut(s.T("aloud.on"))
	} else {
		s.app.Quiet()
	}
}

// readRow reads out the row that typing has come to the end of.
func (s *Enter) readRow() {
	row := s.rowDone
	if s.rowDone = 0; row > 0 && s.app.Prefs().On(screen.PrefAloud) {
		house := puzzle.House(row - 1)
		s.app.ReadOut(s.T("aloud.row", "house", words.House(house), "cells", readout.NewReadout(s.Lang, s.View(board.View{})).Cells(house)))
	}
}

// TypeRowAgain empties the row that was typed last, and goes to its first cell.
func (s *Enter) TypeRowAgain() {
	last := s.entry.UI.Cursor
	if !s.entry.AtEnd {
		last = max(last, 1) - 1
	}
	cells, was := puzzle.House(last.Row()).Cells(), s.entry.Game.State()
	s.app.Quiet()
	s.entry.Change(func(givens, mine *puzzle.Grid) {
		for _, c := range cells {
			givens[c], mine[c] = 0, 0
		}
	})
	s.point(game.Input{Kind: game.Tap, Cell: cells[0]})
	s.chosen = false
	s.afterTyping(s.entry.Game.State() != was)
	s.app.Refresh()
}

// Spoken implements Speaker: how many solutions there are, what is wrong, and how many
// corrections were found.
func (s *Enter) Spoken() []string {
	if !s.entry.Known() {
		return nil
	}
	return append(s.spoken(s.Lang), s.shown.Found)
}
