package enter

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// CanUndo implements Undoer.
func (s *state) CanUndo() bool { return s.entry.Game.CanUndo() }

// CanRedo implements Undoer.
func (s *state) CanRedo() bool { return s.entry.Game.CanRedo() }

// digit types a digit and goes to the next cell; it reports whether that changed the grid.
func (s *state) digit(d puzzle.Digit) (changed bool) {
	changed = s.entry.Type(d)
	s.next()
	return changed
}

// skip leaves a cell empty and goes to the next; it reports whether that changed the grid. A
// digit that was there stays if the cursor was put on it: then the player only steps on.
func (s *state) skip() (changed bool) {
	changed = !s.chosen && s.entry.Erase()
	s.next()
	return changed
}

// eraseBefore goes back and empties the cell; it reports whether that changed the grid.
func (s *state) eraseBefore() (changed bool) {
	row, col := s.entry.UI.Cursor.Row(), s.entry.UI.Cursor.Col()-1
	if col < 0 {
		row, col = row-1, s.shape().Size()-1
	}
	if row >= 0 {
		s.entry.GoTo(puzzle.CellAt(row, col))
	}
	s.chosen, s.mended = false, false
	return s.entry.Erase()
}

// next goes to the next cell, unless typing has reached the last one.
func (s *state) next() {
	e := s.entry
	s.chosen, s.mended = false, false
	last := s.shape().Size() - 1
	row, col := e.UI.Cursor.Row(), e.UI.Cursor.Col()+1
	if col > last {
		row, col, s.rowDone = row+1, 0, row+1
	}
	if e.AtEnd = row > last; !e.AtEnd {
		e.GoTo(puzzle.CellAt(row, col))
	}
}

// allTyped reports whether Return plays: the last cell is typed, or in a cage, or a correction was just
// taken.
func (s *state) allTyped() bool {
	if s.draws.on {
		return s.allCaged() && s.draws.sum == ""
	}
	return !s.Marked() && (s.mended || s.entry.AtEnd)
}

// point puts the cursor on a cell.
func (s *state) point(in game.Input) {
	if s.draws.on {
		s.pointCages(in)
		return
	}
	in.Add = false
	s.chosen, s.mended, s.entry.AtEnd = true, false, false
	s.entry.UI, _, _ = game.Interpret(s.entry.UI, in)
}
