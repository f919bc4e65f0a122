package review

import (
	"slices"
	"time"

	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// Summary says in three sentences what went well, what it cost, and what to look for next.
func (r *Review) Summary(l words.Lang) []string {
	return []string{r.well(l), r.cost(l), r.next(l)}
}

// well says what went well.
func (r *Review) well(l words.Lang) string {
	s := &r.Sum
	n, of := r.digits.found.Len(), r.digits.right.Len()
	unerring := len(s.Mistakes) == 0 && !slices.ContainsFunc(r.Moves, r.isWrong)
	clean := !s.InMiddle && len(s.Guesses)+len(s.Hints) == 0 && unerring && n == of && s.Help.Nothing()
	switch hard := s.Hardest != nil && classOf(s.Hardest) > singles && s.Help.Without(s.Hardest.ID); {
	case clean && s.Solved && hard:
		return l.T("review.well.clean.hardest", "technique", s.Hardest.Name())
	case clean && s.Solved:
		return l.T("review.well.clean")
	case hard:
		return l.T("review.well.hardest", "technique", s.Hardest.Name())
	case unerring && n == 0:
		return l.T("review.well.right")
	case of == 0:
		return l.T("review.well.begun")
	case n == of:
		return l.T("review.well.all", "n", n)
	case n == 0:
		return l.T("review.well.some", "n", of)
	case unerring:
		return l.T("review.well.nomistakes", "n", n, "of", of)
	case len(s.Guesses) == 0:
		return l.T("review.well.noguesses", "n", n, "of", of)
	}
	return l.T("review.well.digits", "n", n, "of", of)
}

// isWrong reports whether a move entered a wrong digit, but for those of a what-if.
func (r *Review) isWrong(m Move) bool {
	return m.Digit != 0 && !m.WhatIf && m.Digit != r.solution[m.Cell]
}

// cost says what guesses, mistakes, hints or long waits there were, the worst of them.
func (r *Review) cost(l words.Lang) string {
	s, failed, made := &r.Sum, 0, 0
	for _, i := range s.Guesses {
		if r.Moves[i].Label == Mistake {
			failed++
		}
	}
	for _, i := range s.Hints {
		if r.Moves[i].Made() {
			made++
		}
	}
	slips, wait := len(s.Mistakes)-failed, r.longest()
	switch {
	case len(s.Guesses) > 0 && slips > 0:
		return l.T("review.cost.both", "n", len(s.Guesses), "wrong", slips)
	case failed > 0 && failed == len(s.Guesses):
		return l.T("review.cost.failed", "n", failed)
	case len(s.Guesses) > 0:
		return l.T("review.cost.guesses", "n", len(s.Guesses), "wrong", failed)
	case slips > 0:
		return l.T("review.cost.mistakes", "n", slips)
	case !r.digits.shown.Empty():
		return l.T("review.cost.shown", "n", r.digits.shown.Len())
	case made > 0:
		return l.T("review.cost.hints", "n", made)
	case wait != nil:
		return l.T("review.cost.wait", "n", wait.Number, "time", game.Clock(wait.Wait))
	case usualWait(r.Moves) >= 2*time.Second:
		return l.T("review.cost.pace", "n", int(usualWait(r.Moves).Seconds()+.5))
	}
	return l.T("review.cost.none")
}

// longest returns the move before which the wait was longest for what it was, nil if none was
// long.
func (r *Review) longest() *Move {
	if list := waitsIn(r.Moves); len(list) > 0 {
		return &r.Moves[list[0].Move]
	}
	return nil
}

// next says what to look for next.
func (r *Review) next(l words.Lang) string {
	s := &r.Sum
	switch {
	case len(s.Singles) > 0 && (s.Advice == nil || 2*len(s.Singles) > len(s.Guesses)):
		return l.T("review.next.singles", "n", r.Moves[s.Singles[0]].Number)
	case s.Advice != nil && slices.ContainsFunc(s.Found, func(t *logic.Technique) bool { return t.ID == s.Advice.Technique.ID }):
		return l.T("review.next.again", "technique", s.Advice.Technique.Name(), "n", r.Moves[s.Advice.Moves[0]].Number)
	case s.Advice != nil:
		return l.T("review.next.technique", "technique", s.Advice.Technique.Name(), "n", r.Moves[s.Advice.Moves[0]].Number)
	case len(s.Beyond) > 0:
		return l.T("review.next.beyond")
	case slices.ContainsFunc(s.Mistakes, func(i int) bool { return r.Moves[i].slipped() }):
		return r.avoid(l)
	case r.longest() != nil:
		return l.T("review.next.wait")
	case !s.Solved:
		return l.T("review.next.goon")
	case 2*r.digits.shown.Len() > r.digits.right.Len():
		return l.T("review.next.byself")
	}
	return l.T("review.next.harder")
}
