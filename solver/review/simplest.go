package review

import (
	"context"

	"sudoku/puzzle"
)

// simplest returns the way to what is wanted whose hardest technique is as easy as can be, of those with as
// few steps as are told: by singles alone, by what the ladder shows at once, or by something easier than that
// after a few singles. If no way is so short it returns that of the ladder. The last step places one of some
// digits, if any of them is left.
func (r *Review) simplest(ctx context.Context, pos puzzle.Position, want wanted, left ...puzzle.Candidate) (best Reason, err error) {
	s := singlesFirst{ctx: ctx, solution: &r.solution, found: func(after puzzle.Position, placed []puzzle.Candidate) bool {
		if want(&after) {
			best = inSingles(pos, placed, left)
		}
		return len(best.Steps) > 0
	}}
	if s.from(0, tellable-1, pos); len(best.Steps) > 0 || ctx.Err() != nil {
		return best, ctx.Err()
	}
	if best, err = r.ladder.reason(ctx, pos, &r.solution, want, left...); err != nil {
		return best, err
	}
	easier := r.ladder.below(r.bound(&best))
	s.found = func(after puzzle.Position, placed []puzzle.Candidate) bool {
		var rest Reason
		if rest, err = easier.reason(ctx, after, &r.solution, want, left...); err == nil && len(rest.Steps) > 0 && len(placed)+len(rest.Steps) <= tellable {
			best = inSingles(pos, placed, nil)
			best.Key = len(placed) + rest.Key
			best.Steps, best.At = append(best.Steps, rest.Steps...), append(best.At, rest.At...)
			easier = r.ladder.below(r.bound(&best))
		}
		return err != nil || len(easier.techniques) == 0
	}
	if len(easier.techniques) > 0 {
		s.from(1, tellable-2, pos)
	}
	return best, err
}

// bound returns below which rung something is easier than a reason that can be told, or else easy enough to
// be looked for often.
func (r *Review) bound(m *Reason) (rung int) {
	if len(m.Steps) > 0 && len(m.Steps) <= tellable && m.hardest() <= r.reach {
		return r.ladder.rung[m.Steps[m.Key].Technique.ID]
	}
	for _, c := range r.ladder.class {
		if c <= min(r.reach, triples) {
			rung++
		}
	}
	return rung
}

// A singlesFirst places singles that are right.
type singlesFirst struct {
	ctx      context.Context
	solution *puzzle.Grid
	found    func(pos puzzle.Position, placed []puzzle.Candidate) bool
}

// from asks found of the position after each choice of least to most singles, the fewest first, until it
// reports that it is enough.
func (s *singlesFirst) from(least, most int, pos puzzle.Position) {
	for n := least; n <= most && !s.place(pos, nil, s.open(&pos, puzzle.CellSet{}), n); n++ {
	}
}

// place places n more of some singles or of those that they make: in the order of the list, so that each
// choice comes once.
func (s *singlesFirst) place(pos puzzle.Position, placed, list []puzzle.Candidate, n int) bool {
	if n == 0 || s.ctx.Err() != nil {
		return s.ctx.Err() != nil || s.found(pos, placed)
	}
	var had puzzle.CellSet
	for _, k := range list {
		had.Add(k.Cell())
	}
	for i, k := range list {
		after := pos
		after.Place(k)
		next := append(list[i+1:len(list):len(list)], s.open(&after, had)...)
		if s.place(after, append(placed[:len(placed):len(placed)], k), next, n-1) {
			return true
		}
	}
	return false
}

// open returns the singles in cells that aren't among some.
func (s *singlesFirst) open(pos *puzzle.Position, had puzzle.CellSet) (list []puzzle.Candidate) {
	for c := range open(pos).Without(had).All() {
		if k := puzzle.Cand(c, s.solution[c]); shown(pos, k) {
			list = append(list, k)
		}
	}
	return list
}

// inSingles tells of singles that are placed one after the other, and of the one of some digits that is left
// then.
func inSingles(pos puzzle.Position, placed, left []puzzle.Candidate) (r Reason) {
	for _, k := range placed {
		if s, ok := single(&pos, k); ok {
			r.add(s, pos)
			s.Apply(&pos)
		}
	}
	for _, k := range left {
		if s, ok := single(&pos, k); ok {
			r.add(s, pos)
			break
		}
	}
	for i := range r.Steps {
		if r.Steps[i].Cost() >= r.Steps[r.Key].Cost() {
			r.Key = i
		}
	}
	return r
}
