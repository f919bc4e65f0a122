package logic

import (
	"context"

	"sudoku/puzzle"
)

// Unfold removes from pos what the techniques eliminate while no digit is placed: again and
// again all that the first of them finds that finds anything. It calls made after each step,
// with the technique of the list, until that returns false or no step is left. Steps have no
// diagrams.
//
// So whatever becomes a single after a step of a technique needs that technique or one behind
// it in the list.
func Unfold(ctx context.Context, pos *puzzle.Position, with []*Technique, made func(*Technique, *Step) bool) error {
	b := NewBoard(pos)
	b.ctx, b.noDiagrams = ctx, true
	for i := 0; i < len(with); {
		if err := ctx.Err(); err != nil {
			return err
		}
		changed, more := b.unfold(pos, with[i], made)
		if !more {
			return nil
		}
		if i++; changed {
			i = 0
		}
	}
	return nil
}

// unfold makes the eliminations of one technique.
func (b *Board) unfold(pos *puzzle.Position, t *Technique, made func(*Technique, *Step) bool) (changed, more bool) {
	var steps []Step
	b.cache.eliminations = b.cache.eliminations[:0]
	t.find(b, func(s Step) bool {
		steps = append(steps, s)
		return true
	})
	for _, s := range steps {
		s = b.rules.told(s)
		s.onlyEliminate(pos)
		if len(s.Eliminate) == 0 {
			continue
		}
		if s.Technique == nil {
			s.Technique = t
		}
		changed = true
		for _, k := range s.Eliminate {
			pos.Eliminate(k)
			b.Eliminate(b.rules.seen(k))
		}
		if !made(t, &s) {
			return changed, false
		}
	}
	return changed, true
}

// onlyEliminate makes s a step that removes candidates which are still there and places
// nothing: it removes the others from the cell instead.
func (s *Step) onlyEliminate(pos *puzzle.Position) {
	var out []puzzle.Candidate
	for _, k := range s.Eliminate {
		if pos.Has(k) {
			out = append(out, k)
		}
	}
	for _, k := range s.Place {
		for d := range (pos.Cands[k.Cell()] &^ k.Digit().Set()).All() {
			out = append(out, puzzle.Cand(k.Cell(), d))
		}
	}
	s.Place, s.Eliminate = nil, out
}

// Each calls found with each step of a technique in a position until it returns false. Without
// diagrams that takes less time.
func Each(pos *puzzle.Position, t *Technique, diagrams bool, found func(*Step) bool) {
	b := NewBoard(pos)
	b.noDiagrams = !diagrams
	t.find(b, func(s Step) bool {
		if s.Technique == nil {
			s.Technique = t
		}
		s = b.rules.told(s)
		return found(&s)
	})
}
