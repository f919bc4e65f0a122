package review

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// Name returns what people call the move in a list.
func (m *Move) Name(l words.Lang) string { return l.T("review.label." + m.ID()) }

// ID returns what the move is called in the catalogue and on the command line: by its label, or more closely.
func (m *Move) ID() string {
	switch {
	case m.Guessed && m.Label == Mistake:
		return "wrong-guess"
	case m.Guessed && m.Label == Try:
		return "guess-back"
	case m.Follows && m.Label == Try:
		return "follows"
	case m.Label == Try && m.WhatIf:
		return "what-if"
	}
	return m.Label.String()
}

// What says what happened at a moment, and what opened it or would have told.
func (r *Review) What(m *Moment, l words.Lang) []string {
	at := &r.Moves[m.Move]
	s, ok := m.Reason.Step()
	if m.Kind == Waited && ok && s.Technique.Level <= puzzle.Easy {
		return []string{r.looked(at, &s, l)}
	}
	var text []string
	if m.Kind == Waited {
		text = append(text, l.T("review.looked", "time", game.Clock(at.Wait)))
	}
	if said := r.happened(m, at, l); said != "" {
		text = append(text, said)
	}
	if said := m.beyond(at, l); said != "" {
		text = append(text, said)
	}
	switch {
	case ok:
		text = append(text, l.T("review."+r.leads(m, at), "what", s.Title(l)))
	case at.Label == Guess && !m.Beyond && !m.Long:
		text = append(text, l.T("review.nothing"))
	}
	if seen := r.seen(m.Move); at.Label == Guess && at.Singles && !m.Easier && shown(&seen, at.saw.digit) {
		text = append(text, l.T("review.single", "cell", at.saw.digit.Cell(), "d", at.saw.digit.Digit()))
	}
	return text
}

// beyond says that what shows a move is not within reach, or a long way.
func (m *Moment) beyond(at *Move, l words.Lang) string {
	switch {
	case m.Long && at.Label == Mistake:
		return l.T("review.longwaywrong")
	case m.Long:
		return l.T("review.longway")
	case m.Beyond && at.Label == Mistake:
		return l.T("review.beyondwrong")
	case m.Beyond:
		return l.T("review.beyond")
	}
	return ""
}

// looked says for what single there was a long wait.
func (r *Review) looked(at *Move, s *logic.Step, l words.Lang) string {
	k, house := s.Place[0], words.House(puzzle.Row(s.Place[0].Cell().Row()))
	if len(s.Diagram.Houses) > 0 {
		house = words.House(s.Diagram.Houses[0].House)
	}
	return l.T("review.looked."+s.Technique.ID, "time", game.Clock(at.Wait), "house", house, "cell", k.Cell(), "d", k.Digit())
}

// happened says what a move was.
func (r *Review) happened(m *Moment, at *Move, l words.Lang) string {
	switch {
	case at.Digit == 0 && at.Label == Mistake:
		return l.T("review.struck", "d", at.Struck[0].Digit(), "cell", at.Cell)
	case at.Digit == 0 && at.Label == Guess:
		return l.T("review.struckright", "d", at.Struck[0].Digit(), "cell", at.Cell)
	case at.Follows:
		return r.followed(at, l)
	case at.Tried:
		return l.T("review.tried", "cell", at.Cell, "d", at.Digit)
	case at.Label == Mistake:
		return r.erred(m, at, l)
	case at.Label == Guess && at.Sure < surely:
		return l.T("review.perhaps", "cell", at.Cell, "d", at.Digit)
	case at.Label == Guess:
		return l.T("review.guessed", "cell", at.Cell, "d", at.Digit)
	case at.Guessed:
		return l.T("review.guessedback", "cell", at.Cell, "d", at.Digit)
	case at.Label == Hint && !at.Made():
		return l.T("review.was.shown")
	case at.Label == Try && at.WhatIf:
		return l.T("review.was.whatif")
	case m.Kind != Waited && at.Label != Single && at.Label != Pattern:
		return l.T("review.was." + at.Label.String())
	}
	return ""
}

// erred says how a digit was wrong, and what became of it.
func (r *Review) erred(m *Moment, at *Move, l words.Lang) string {
	went, more := r.end(m.Move)
	switch {
	case at.Guessed && went != stays:
		return l.T("review.wrongguess"+ends[went], "cell", at.Cell, "d", at.Digit, "n", more)
	case r.typed(m.Move):
		return l.T("review.slip", "cell", at.Cell, "d", at.Digit)
	case went != stays:
		return l.T("review.wrong"+ends[went], "cell", at.Cell, "d", at.Digit, "n", more)
	}
	return l.T("review.wrong", "cell", at.Cell, "d", at.Digit)
}

// followed says from which wrong digit a move followed: the last one that was entered of those that
// stood then.
func (r *Review) followed(at *Move, l words.Lang) string {
	wrong := r.Wrong(at.Number - 1)
	c := wrong.First()
	for i := range at.Number - 1 {
		if m := &r.Moves[i]; m.Digit != 0 && wrong.Has(m.Cell) {
			c = m.Cell
		}
	}
	return l.T("review.follows", "d", r.Before(at.Number - 1).Grid[c], "cell", c)
}

// leads returns the key of what a reason is.
func (r *Review) leads(m *Moment, at *Move) string {
	switch {
	case m.Beyond || m.Long:
		return "open"
	case at.Label == Mistake:
		return "told"
	case at.Label == Guess || at.Label == Hint && !at.Made():
		return "shows"
	case m.Easier || at.Label == Hint:
		return "open"
	}
	return "found"
}

// Why says the argument of a moment, a paragraph each.
func (m *Moment) Why(l words.Lang) []string {
	var text []string
	if len(m.Reason.Steps) == 0 && m.Wrong != nil {
		text, _ = m.Wrong.Depth(hint.Pattern, l)
	}
	for i := range m.Reason.Steps {
		text = append(text, m.Reason.Tell(i, l)...)
	}
	return text
}

// Tell says a step of a reason, a paragraph each: of several first which it is.
func (r *Reason) Tell(i int, l words.Lang) (text []string) {
	if n := len(r.Steps); n > 1 {
		text = append(text, l.T("review.step", "n", i+1, "of", n, "what", r.Steps[i].Title(l)))
	}
	return append(text, r.Steps[i].Why(l)...)
}

// Step returns the hardest step of a reason, if there is one.
func (r *Reason) Step() (logic.Step, bool) {
	if len(r.Steps) == 0 {
		return logic.Step{}, false
	}
	return r.Steps[r.Key], true
}

// Diagrams shows the steps of a moment one after the other, or else what is wrong.
func (m *Moment) Diagrams() (list []puzzle.Diagram) {
	for i := range m.Reason.Steps {
		list = append(list, m.Reason.Steps[i].Diagram)
	}
	if len(list) == 0 && m.Wrong != nil {
		list = append(list, m.Wrong.Refuted())
	}
	return list
}
