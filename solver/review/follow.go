package review

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// own returns the board with wrong digits and all, without what is known to be out, and whether
// there is a wrong one.
func (w *walk) own(s *game.State) (pos puzzle.Position, wrong bool) {
	pos = s.Shape.NewPosition(s.Grid)
	pos.Given = w.givens
	for c, d := range s.Grid {
		wrong = wrong || d != 0 && d != w.review.solution[c]
		pos.Cands[c] &^= w.out[c]
	}
	return pos, wrong
}

// follows reports whether a digit follows from wrong ones, more easily than found.
func (w *walk) follows(ctx context.Context, m *Move, before *game.State, k puzzle.Candidate, found class) (bool, error) {
	pos, wrong := w.own(before)
	if !wrong || !pos.Has(k) {
		return false, nil
	}
	l, err := w.ask(ctx, &pos, k, func(p *puzzle.Position) bool { return shown(p, k) })
	if err != nil || l.found >= found || !w.knows(l.found) {
		return false, err
	}
	m.follow()
	return true, nil
}

// strikeFollows reports whether from wrong digits it follows that a candidate is none.
func (w *walk) strikeFollows(ctx context.Context, m *Move, before *game.State, k puzzle.Candidate) (bool, error) {
	pos, wrong := w.own(before)
	if !wrong {
		return false, nil
	}
	l, err := w.ladder.search(ctx, &pos, &w.review.solution, without([]puzzle.Candidate{k}))
	if err != nil || !w.knows(l.found) {
		return false, err
	}
	m.follow()
	return true, nil
}

// afterFailed looks at a digit that is entered next after a wrong one was taken back: whether it
// is in the same cell, and whether it is what was meant: the right one of that cell, or the same
// one in a cell beside it, that was a single or easier to find than that the other is wrong.
func (w *walk) afterFailed(ctx context.Context, k puzzle.Candidate) (same bool, err error) {
	if w.failed < 0 {
		return false, nil
	}
	m, pos := &w.review.Moves[w.failed], &w.review.known[w.failed]
	w.failed = -1
	same = m.Cell == k.Cell()
	if !same && (m.Digit != k.Digit() || !w.review.history.Shape.Sees(m.Cell, k.Cell())) {
		return false, nil
	}
	l, err := w.ask(ctx, pos, k, func(p *puzzle.Position) bool { return shown(p, k) })
	if l.found == singles || l.found < m.is.found {
		m.is.found, m.is.meant = l.found, true
	}
	return same, err
}

// follow makes a move one that follows from a wrong digit; a digit that is wrong stays a mistake.
func (m *Move) follow() {
	if m.Label != Mistake || m.Digit == 0 {
		m.Label = Try
	}
	m.Follows, m.saw, m.Technique, m.Ahead = true, nil, nil, false
}
