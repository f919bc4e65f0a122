package order

import "sudoku/gui/session"

// push remembers the pattern for undo.
func (e *patternEditor) push() {
	const most = 500
	e.before = append(e.before, e.orders.order()[session.OptionPattern])
	e.before = e.before[max(0, len(e.before)-most):]
	e.after = nil
}

// Undo implements Undoer, for the pattern if there is one.
func (s *Orders) Undo() {
	if e := &s.pattern; s.OwnBoard() {
		e.step(&e.before, &e.after)
	} else {
		s.app.Play().Undo()
	}
}

// Redo implements Undoer.
func (s *Orders) Redo() {
	if e := &s.pattern; s.OwnBoard() {
		e.step(&e.after, &e.before)
	} else {
		s.app.Play().Redo()
	}
}

// CanUndo implements Undoer.
func (s *Orders) CanUndo() bool {
	if s.OwnBoard() {
		return len(s.pattern.before) > 0
	}
	return s.app.Play().CanUndo()
}

// CanRedo implements Undoer.
func (s *Orders) CanRedo() bool {
	if s.OwnBoard() {
		return len(s.pattern.after) > 0
	}
	return s.app.Play().CanRedo()
}

// step takes the last pattern of one list and puts that of now on the other.
func (e *patternEditor) step(from, to *[]string) {
	n := len(*from) - 1
	if n < 0 {
		return
	}
	*to = append(*to, e.orders.order()[session.OptionPattern])
	text := (*from)[n]
	*from = (*from)[:n]
	e.orders.set(session.OptionPattern, text)
}
