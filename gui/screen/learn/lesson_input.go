package learn

import (
	"fyne.io/fyne/v2"

	"sudoku/generator/lesson"
	"sudoku/gui/board"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Input implements InputHandler: keys and presses go to the position alone.
func (s *Lesson) Input(in game.Input) bool {
	x := s.now
	if x == nil || x.Over() {
		s.app.Refresh()
		return true
	}
	if x.Stage == lesson.Seek && in.Kind == game.Tap {
		s.ui.Cursor, s.ui.Selected, s.keys = in.Cell, puzzle.CellsOf(in.Cell), false
		s.press(in.Cell)
		return true
	}
	if in.Kind == game.Tap && !s.judging.jobs.Busy() {
		x.Forget()
	}
	ui, m, ok := game.Interpret(s.ui, in)
	s.ui = ui
	if x.Stage == lesson.Seek {
		s.ui.Selected, s.keys = puzzle.CellsOf(ui.Cursor), true
	} else if ok {
		s.move(m)
	}
	s.update()
	return true
}

// Key implements KeyHandler.
func (s *Lesson) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if mod != 0 {
		return false
	}
	over := s.now != nil && s.now.Over()
	switch {
	case name == fyne.KeyS || name == fyne.KeyH:
		s.showStep()
	case screen.IsReturn(name) && (over || s.failed != nil):
		s.goOn()
	case over && screen.ArrowStep(name) != 0:
		return s.Step(screen.ArrowStep(name))
	case s.now != nil && s.stage == lesson.Seek && (screen.IsReturn(name) || name == fyne.KeySpace):
		s.keys = true
		s.press(s.ui.Cursor)
	default:
		return screen.IsReturn(name)
	}
	return true
}

// press presses a cell where the pattern is looked for.
func (s *Lesson) press(c puzzle.Cell) {
	if s.now.Press(c); s.now.Over() {
		s.finished()
	}
	s.app.ClearMessage()
	s.update()
}

// move takes what a move would do as answers.
func (s *Lesson) move(m game.Move) {
	place := m.Action == game.Enter
	if m.Digit == 0 || !place && m.Action != game.Centre && m.Action != game.Corner {
		return
	}
	for c := range m.Cells.All() {
		s.judging.answer(&s.now.Position, lesson.Answer{Cand: puzzle.Cand(c, m.Digit), Place: place})
	}
}

// Pick implements PickHandler: a press on a candidate of the chosen cell is an answer.
func (s *Lesson) Pick(p board.Pick) {
	x := s.now
	if p.Phase != board.Press || x == nil || x.Over() || x.Stage == lesson.Seek || x.WithoutCandidates {
		return
	}
	if c := p.Cell(); s.pressed == c+1 && x.Position.Has(p.Candidate) {
		s.judging.answer(&s.now.Position, lesson.Answer{Cand: p.Candidate, Place: s.ui.Mode == game.DigitMode})
	} else {
		s.pressed = c + 1
	}
}

// pressDigit takes a digit as an answer; zone 0 switches between placing and striking.
func (s *Lesson) pressDigit(zone int) {
	if zone == 0 {
		s.switchMode()
	} else {
		s.Input(game.Input{Kind: game.Type, Digit: puzzle.Digit(zone)})
	}
}

// switchMode has digits placed, or struck.
func (s *Lesson) switchMode() {
	if s.ui.Mode == game.DigitMode {
		s.ui.Mode = game.CentreMode
	} else {
		s.ui.Mode = game.DigitMode
	}
	s.update()
}

// Answered reports whether the last answer was wrong, and is refuted.
func (s *lessonState) Answered() bool {
	return s.now != nil && s.now.Verdict != nil && s.now.Verdict.Worth == lesson.Wrong
}

// CanUndo implements Undoer: nothing here can be undone, nor anything of the game.
func (s *Lesson) CanUndo() bool { return false }

// CanRedo implements Undoer.
func (s *Lesson) CanRedo() bool { return false }

// Undo implements Undoer.
func (s *Lesson) Undo() {}

// Redo implements Undoer.
func (s *Lesson) Redo() {}
