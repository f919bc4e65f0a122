package screen

import (
	"context"

	"sudoku/generator/lesson"
	"sudoku/gui/board"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Input implements InputHandler: keys and presses go to the position alone.
func (s *Lesson) Input(in game.Input) bool {
	x := s.now
	if x == nil || x.over() {
		s.desk.Refresh()
		return true
	}
	if x.stage == lesson.Seek && in.Kind == game.Tap {
		s.ui.Cursor, s.ui.Selected, s.keys = in.Cell, puzzle.CellsOf(in.Cell), false
		s.press(in.Cell)
		return true
	}
	if in.Kind == game.Tap && !s.judging.Busy() {
		x.forget()
	}
	ui, m, ok := game.Interpret(s.ui, in)
	s.ui = ui
	if x.stage == lesson.Seek {
		s.ui.Selected, s.keys = puzzle.CellsOf(ui.Cursor), true
	} else if ok {
		s.move(m)
	}
	s.update()
	return true
}

// press presses a cell where the pattern is looked for.
func (s *Lesson) press(c puzzle.Cell) {
	if s.now.press(c); s.now.over() {
		s.finished()
	}
	s.desk.ClearMessage()
	s.update()
}

// move takes what a move would do as answers.
func (s *Lesson) move(m game.Move) {
	place := m.Action == game.Enter
	if m.Digit == 0 || !place && m.Action != game.Centre && m.Action != game.Corner {
		return
	}
	for c := range m.Cells.All() {
		s.answer(lesson.Answer{Cand: puzzle.Cand(c, m.Digit), Place: place})
	}
}

// answer has an answer judged after those before it.
func (s *Lesson) answer(a lesson.Answer) {
	s.queue = append(s.queue, a)
	if !s.judging.Busy() {
		s.judge()
	}
}

// judge judges the answers one by one.
func (s *Lesson) judge() {
	if len(s.queue) == 0 {
		return
	}
	a, pos := s.queue[0], s.now.pos
	s.queue = s.queue[1:]
	session.Start(s.judging, func(context.Context, func(struct{})) (lesson.Verdict, error) {
		return lesson.Judge(&pos, a), nil
	}, nil, func(v lesson.Verdict, err error) {
		if err != nil || s.now == nil || s.now.over() {
			return
		}
		s.now.judged(a, v)
		if s.desk.ClearMessage(); s.now.over() {
			s.finished()
		} else {
			s.judge()
		}
		s.update()
	})
}

// Pick implements PickHandler: a press on a candidate of the chosen cell is an answer.
func (s *Lesson) Pick(p board.Pick) {
	x := s.now
	if p.Phase != board.Press || x == nil || x.over() || x.stage == lesson.Seek || x.bare {
		return
	}
	if c := p.Cell(); s.pressed == c+1 && x.pos.Has(p.Candidate) {
		s.answer(lesson.Answer{Cand: p.Candidate, Place: s.ui.Mode == game.DigitMode})
	} else {
		s.pressed = c + 1
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
func (s *Lesson) Answered() bool {
	return s.now != nil && s.now.verdict != nil && s.now.verdict.Worth == lesson.Wrong
}
