package review

import (
	"context"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// entered looks at digits that the player entered, of which the hardest counts.
func (w *walk) entered(ctx context.Context, m *Move, pos puzzle.Position, before *game.State, entered []puzzle.Candidate) error {
	solution := &w.review.solution
	m.Label = Single
	for _, k := range entered {
		if solution[k.Cell()] != k.Digit() {
			return w.mistake(ctx, m, pos, before, k)
		}
	}
	if own := w.disclosed.without(entered); len(own) > 0 {
		entered = own
	} else if m.disclosed = true; m.Line && !m.WhatIf {
		return w.disclosedDigit(ctx, m, pos, entered[0])
	}
	for _, k := range entered {
		if err := w.right(ctx, m, &pos, k); err != nil {
			return err
		}
	}
	k := puzzle.Cand(m.Cell, m.Digit)
	same, err := w.afterFailed(ctx, k)
	if err != nil {
		return err
	}
	if m.saw.found > singles && !m.Ahead {
		if follows, err := w.follows(ctx, m, before, k, m.saw.found); follows || err != nil {
			return err
		}
	}
	m.Tried = same && m.saw.found > singles
	m.is.empty, m.is.ahead = open(&pos).Len(), m.Ahead
	m.is.quick = m.Waited && m.Wait < quickly
	m.is.bare, m.is.branch = !keeps(before), w.heads[m.Node]
	m.is.marked = keeps(before) && !shownBy(before, k)
	if w.before[m.Cell] = m.is.found; m.Tried {
		w.before[m.Cell] = singles
	}
	if m.saw.found > singles {
		w.credit(m, &pos)
	}
	m.saw.steps = nil
	return nil
}

// right looks at a right digit, unless another one of the move was harder to find.
func (w *walk) right(ctx context.Context, m *Move, pos *puzzle.Position, k puzzle.Candidate) error {
	l, err := w.ask(ctx, pos, k, func(p *puzzle.Position) bool { return shown(p, k) })
	if err != nil {
		return err
	}
	if was := w.before[k.Cell()]; was < l.found {
		l.remembered(was)
	}
	if m.saw != nil && l.found < m.saw.found {
		return nil
	}
	m.Cell, m.Digit = k.Cell(), k.Digit()
	m.see(&l)
	at := *pos
	if l.found > singles {
		if m.First, m.Ahead = ahead(pos, &w.review.solution, k); m.Ahead {
			at.Place(m.First)
		}
	}
	if s, ok := single(&at, k); ok {
		m.single = s.Technique
	}
	return nil
}

// quickly is a time in which hardly any pattern is found.
const quickly = 2500 * time.Millisecond

// keeps reports whether the player has candidates in every empty cell.
func keeps(s *game.State) bool {
	if s.Auto {
		return true
	}
	for c := range s.Shape.Cells().All() {
		if s.Grid[c] == 0 && s.Centre[c] == 0 {
			return false
		}
	}
	return true
}

// shownBy reports whether the player's own candidates show k.
func shownBy(s *game.State, k puzzle.Candidate) bool {
	pos := s.Shape.NewPosition(s.Grid)
	for c, set := range s.Candidates() {
		pos.Cands[c] &= set
	}
	return shown(&pos, k)
}
