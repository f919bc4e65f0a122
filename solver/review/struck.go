package review

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// mistake looks at a wrong digit, and for what would have told.
func (w *walk) mistake(ctx context.Context, m *Move, pos puzzle.Position, before *game.State, k puzzle.Candidate) error {
	m.Label, m.Cell, m.Digit = Mistake, k.Cell(), k.Digit()
	if m.WhatIf {
		m.Label = Try
		return nil
	}
	if follows, err := w.follows(ctx, m, before, k, unfound); follows || err != nil {
		return err
	}
	l, err := w.ask(ctx, &pos, k, w.refutes(k))
	m.note(&l)
	m.is = sight{wrong: true, found: l.found, opens: l.opens, empty: open(&pos).Len(), bare: !keeps(before), branch: w.heads[m.Node]}
	return err
}

// refutes returns what shows that k is wrong: that it is no candidate, or the digit that is
// right, in its cell or elsewhere in its houses.
func (w *walk) refutes(k puzzle.Candidate) wanted {
	solution := &w.review.solution
	return func(pos *puzzle.Position) bool {
		if !pos.Has(k) || shown(pos, puzzle.Cand(k.Cell(), solution[k.Cell()])) {
			return true
		}
		for c := range pos.Shape.Peers(k.Cell()).All() {
			if solution[c] == k.Digit() && shown(pos, puzzle.Cand(c, k.Digit())) {
				return true
			}
		}
		return false
	}
}

// struck looks at candidates that the player struck.
func (w *walk) struck(ctx context.Context, m *Move, pos puzzle.Position, before *game.State, struck []puzzle.Candidate) error {
	solution := &w.review.solution
	m.Struck, m.Cell = struck, struck[0].Cell()
	for _, k := range struck {
		if solution[k.Cell()] == k.Digit() {
			m.Label, m.Cell, m.Struck = Mistake, k.Cell(), []puzzle.Candidate{k}
			if m.WhatIf {
				m.Label = Try
				return nil
			}
			if follows, err := w.strikeFollows(ctx, m, before, k); follows || err != nil {
				return err
			}
			l, err := w.ladder.search(ctx, &pos, solution, func(p *puzzle.Position) bool { return shown(p, k) })
			m.note(&l)
			return err
		}
	}
	after := pos
	l, err := w.ladder.search(ctx, &after, solution, without(struck))
	if m.disclosed = w.disclosed.removes(struck); m.disclosed && m.Line && !m.WhatIf {
		m.Label = Hint
		m.note(&l)
		w.remove(struck)
		return err
	}
	if l.found == singles {
		return err // the digits showed it
	}
	m.Label, m.is.strike = Single, true
	m.see(&l)
	if l.found != unfound {
		w.remove(struck)
		w.used = max(w.used, l.found)
	}
	l.steps = nil
	return err
}

// without reports whether none of ks is a candidate.
func without(ks []puzzle.Candidate) wanted {
	return func(pos *puzzle.Position) bool {
		for _, k := range ks {
			if pos.Has(k) {
				return false
			}
		}
		return true
	}
}
