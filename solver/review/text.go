package review

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// Name returns the label as people read it.
func (l Label) Name(lang words.Lang) string { return lang.T("review.label." + l.String()) }

// What says what happened at a moment, and what opened it or would have told.
func (r *Review) What(m *Moment, l words.Lang) []string {
	at := &r.Moves[m.Move]
	var text []string
	if m.Kind == Waited {
		text = append(text, l.T("review.waited", "time", game.Clock(at.Wait)))
	}
	if said := r.happened(m, at, l); said != "" {
		text = append(text, said)
	}
	switch s, ok := m.Reason.Step(); {
	case ok:
		text = append(text, l.T("review."+r.leads(m, at), "what", s.Title(l)))
	case at.Label == Guess:
		text = append(text, l.T("review.nothing"))
	}
	if at.Label == Guess && at.Singles {
		text = append(text, l.T("review.single", "cell", at.saw.digit.Cell(), "d", at.saw.digit.Digit()))
	}
	return text
}

// happened says what a move was.
func (r *Review) happened(m *Moment, at *Move, l words.Lang) string {
	switch {
	case at.Label == Mistake && at.Digit == 0:
		return l.T("review.struck", "d", at.Struck[0].Digit(), "cell", at.Cell)
	case at.Label == Mistake && !at.Line:
		return l.T("review.wrongback", "d", at.Digit)
	case at.Label == Mistake:
		return l.T("review.wrong", "d", at.Digit)
	case at.Label == Guess && at.Sure < surely:
		return l.T("review.perhaps", "d", at.Digit)
	case at.Label == Guess:
		return l.T("review.guessed", "d", at.Digit)
	case m.Kind != Waited && at.Label != Single && at.Label != Pattern:
		return l.T("review.was." + at.Label.String())
	}
	return ""
}

// leads returns the key of what a reason is.
func (r *Review) leads(m *Moment, at *Move) string {
	switch {
	case at.Label == Mistake:
		return "told"
	case at.Label == Guess:
		return "shows"
	case m.Easier || at.Label == Hint:
		return "open"
	}
	return "found"
}

// Why says the argument of a moment, a paragraph each.
func (m *Moment) Why(l words.Lang) []string {
	var text []string
	if m.Wrong != nil {
		text, _ = m.Wrong.Depth(hint.Pattern, l)
	}
	key, ok := m.Reason.Step()
	if !ok {
		return text
	}
	text = append(text, key.Why(l)...)
	if others := m.Reason.others(l); len(others) > 0 {
		text = append(text, l.T("review.others", "list", l.Semicolons(others...)))
	}
	if last := m.Reason.Steps[len(m.Reason.Steps)-1]; len(last.Place) > 0 && len(key.Place) == 0 {
		text = append(text, last.Pattern(l))
	}
	return text
}

// others returns the names of the techniques that come before the hardest step.
func (r *Reason) others(l words.Lang) (names []string) {
	for _, s := range r.Steps[:r.Key] {
		if name := l.Say(s.Technique.Name()); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// Step returns the hardest step of a reason, if there is one.
func (r *Reason) Step() (logic.Step, bool) {
	if len(r.Steps) == 0 {
		return logic.Step{}, false
	}
	return r.Steps[r.Key], true
}

// Diagram shows the hardest step of a moment, and the digit that follows.
func (m *Moment) Diagram() puzzle.Diagram {
	key, ok := m.Reason.Step()
	if !ok {
		if m.Wrong != nil {
			_, d := m.Wrong.Depth(hint.Why, words.English)
			return d
		}
		return puzzle.Diagram{}
	}
	d := key.Diagram
	if last := m.Reason.Steps[len(m.Reason.Steps)-1]; len(last.Place) > 0 && len(key.Place) == 0 {
		d.Cands = append(slices.Clip(d.Cands), puzzle.CandRole{Cand: last.Place[0], Role: puzzle.On})
	}
	return d
}

// A Row is a line of the sum.
type Row struct{ Name, Text string }

// Rows says the sum in lines of what there was; a line without a name says what there was not.
// Brief ones name only the first few of a list, and say of how many more.
func (r *Review) Rows(l words.Lang, brief bool) (rows []Row) {
	s := &r.Sum
	if s.Hardest != nil {
		rows = append(rows, Row{l.T("review.row.hardest"), l.Say(s.Hardest.Name())})
	}
	if len(s.Passed) > 0 {
		rows = append(rows, Row{l.T("review.row.passed"), s.passed(l, brief)})
	}
	if len(s.Guesses) > 0 {
		rows = append(rows, Row{l.T("review.row.guesses"), r.guessed(l, brief)})
	}
	if len(s.Mistakes) > 0 {
		rows = append(rows, Row{l.T("review.row.mistakes"), r.erred(l)})
	}
	if clean := s.clean(); clean != "" {
		rows = append(rows, Row{"", l.T(clean)})
	}
	return append(rows, Row{l.T("review.row.sure"), r.sure(l)})
}

// clean returns the key of the sentence that says that there was no guess, or no mistake, or
// neither.
func (s *Sum) clean() string {
	switch {
	case len(s.Guesses)+len(s.Mistakes) == 0:
		return "review.clean"
	case len(s.Guesses) == 0:
		return "review.noguesses"
	case len(s.Mistakes) == 0:
		return "review.nomistakes"
	}
	return ""
}

// How many techniques and guesses a brief row names.
const (
	fewPassed  = 2
	fewGuesses = 3
)

// passed says what was passed over, the most often first.
func (s *Sum) passed(l words.Lang, brief bool) string {
	var parts []string
	for _, p := range s.Passed {
		parts = append(parts, l.T("review.passed", "technique", p.Technique.Name(), "n", len(p.Moves)))
	}
	if more := len(parts) - fewPassed; brief && more > 0 {
		return l.T("review.more", "list", l.Semicolons(parts[:fewPassed]...), "n", more)
	}
	return l.Semicolons(parts...)
}

func (r *Review) guessed(l words.Lang, brief bool) string {
	var cells []string
	for _, i := range r.Sum.Guesses {
		cells = append(cells, puzzle.Cand(r.Moves[i].Cell, r.Moves[i].Digit).String())
	}
	list := strings.Join(cells, ", ")
	if more := len(cells) - fewGuesses; brief && more > 0 {
		list = l.T("review.more", "list", strings.Join(cells[:fewGuesses], ", "), "n", more)
	}
	return l.T("review.guesses", "n", len(cells), "list", list)
}

func (r *Review) erred(l words.Lang) string {
	n, back := len(r.Sum.Mistakes), 0
	for _, i := range r.Sum.Mistakes {
		if !r.Moves[i].Line {
			back++
		}
	}
	switch {
	case back == n:
		return l.T("review.mistakes.back", "n", n)
	case back > 0:
		return l.T("review.mistakes.part", "n", n, "back", back)
	}
	return fmt.Sprint(n)
}

// sure says how sure the labels are, and what isn't known.
func (r *Review) sure(l words.Lang) string {
	parts := []string{l.T("review.sure", "n", r.Sum.Sure, "of", r.Sum.Of)}
	if !r.Sum.Marks {
		parts = append(parts, l.T("review.nomarks"))
	}
	if !r.Timed {
		parts = append(parts, l.T("review.notimes"))
	}
	return l.Semicolons(parts...)
}
