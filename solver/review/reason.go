package review

import (
	"context"
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// needed returns those of the steps of a search that what is wanted rests on, in their
// order.
func (lad *techniqueLadder) needed(pos *puzzle.Position, steps []made, want wanted) []made {
	s := slicer{lad: lad, pos: pos, steps: steps, kept: make([]bool, len(steps)), left: patience}
	s.keep(len(steps), want)
	var list []made
	for i, kept := range s.kept {
		if kept {
			list = append(list, steps[i])
		}
	}
	return list
}

// A slicer finds the steps that something rests on.
type slicer struct {
	lad   *techniqueLadder
	pos   *puzzle.Position
	steps []made
	kept  []bool
	left  int // how much more may be tried
}

// patience is how much may be tried for one reason, in searches that take a tenth of a
// millisecond. What is not known to be needless then is kept.
const patience = 400

// after returns the position after the steps that are in.
func (s *slicer) after(in []bool) puzzle.Position {
	pos := *s.pos
	for i, ok := range in {
		if ok {
			s.steps[i].Apply(&pos)
		}
	}
	return pos
}

// keep keeps those of the first n steps that what is shown after them rests on, and what
// these rest on.
func (s *slicer) keep(n int, want wanted) {
	in := make([]bool, n)
	if copy(in, s.kept); !s.shows(in, want) {
		for i := range in {
			in[i] = true
		}
		s.drop(in, 0, n, want)
	}
	for i := n - 1; i >= 0; i-- {
		if in[i] && !s.kept[i] {
			s.kept[i] = true
			s.keep(i, s.finds(i))
		}
	}
}

// drop takes out of in what isn't needed of the steps from one to another: all at once, or
// else half by half.
func (s *slicer) drop(in []bool, from, to int, want wanted) {
	if from == to {
		return
	}
	before := slices.Clone(in[from:to])
	if copy(in[from:to], s.kept[from:to]); slices.Equal(before, in[from:to]) || s.shows(in, want) {
		return
	}
	if copy(in[from:to], before); to-from > 1 {
		middle := (from + to) / 2
		s.drop(in, from, middle, want)
		s.drop(in, middle, to, want)
	}
}

func (s *slicer) shows(in []bool, want wanted) bool {
	pos := s.after(in)
	return want(&pos)
}

// finds returns whether step i is there in a position.
func (s *slicer) finds(i int) wanted {
	return func(pos *puzzle.Position) bool {
		if s.left -= s.lad.effort(s.steps[i].rung); s.left < 0 {
			return false
		}
		_, ok := s.lad.again(pos, &s.steps[i], false)
		return ok
	}
}

// again finds a step in a position that removes at least what s does there, but for what is gone
// already: with a digit that an earlier step places more goes than it removed when it was found.
func (lad *techniqueLadder) again(pos *puzzle.Position, s *made, diagram bool) (found logic.Step, ok bool) {
	left := slices.DeleteFunc(slices.Clone(s.Eliminate), func(k puzzle.Candidate) bool { return !pos.Has(k) })
	if len(left) == 0 {
		return found, false
	}
	logic.Each(pos, lad.techniques[s.rung], diagram, func(t *logic.Step) bool {
		if removes(t, left) {
			found, ok = *t, true
		}
		return !ok
	})
	return found, ok
}

// effort is about how long a search for the steps of a technique takes.
func (lad *techniqueLadder) effort(rung int) int {
	switch c := lad.class[rung]; {
	case c == unfound-1:
		return 100
	case c > unfound-5: // chains
		return 5
	}
	return 1
}

// removes reports whether s removes all of ks.
func removes(s *logic.Step, ks []puzzle.Candidate) bool {
	return !slices.ContainsFunc(ks, func(k puzzle.Candidate) bool {
		return !slices.Contains(s.Eliminate, k) && !slices.ContainsFunc(s.Place, func(p puzzle.Candidate) bool {
			return p.Cell() == k.Cell() && p != k
		})
	})
}

// A Reason is the whole way to what a move rested on, or could have: steps of which each is there
// after those before it, and at the end, where there is one, the digit that is left.
type Reason struct {
	Steps []logic.Step      // each with its diagram
	At    []puzzle.Position // before each
	Key   int               // the index of the hardest
	Long  bool              // there are more steps than are told, or they don't stand one after the other
}

// reason searches for the way from a position to what is wanted. The last step places one of some
// digits, if any of them is left.
func (lad *techniqueLadder) reason(ctx context.Context, pos puzzle.Position, solution *puzzle.Grid, want wanted, left ...puzzle.Candidate) (reason Reason, err error) {
	after := pos
	l, err := lad.search(ctx, &after, solution, want)
	if err != nil || l.found == unfound {
		return reason, err
	}
	steps := lad.needed(&pos, l.steps, want)
	reason, end, ok := lad.inOrder(steps, pos)
	if !ok || !want(&end) {
		return Reason{Long: true}, ctx.Err()
	}
	end = lad.soonest(&reason, end, want)
	for _, k := range left {
		if s, ok := single(&end, k); ok {
			reason.add(s, end)
			break
		}
	}
	return reason, ctx.Err()
}

// soonest has a reason end with the first step like its last that shows what is wanted, which may
// remove less than the one that was found later. It returns the position then.
func (lad *techniqueLadder) soonest(r *Reason, end puzzle.Position, want wanted) puzzle.Position {
	n := len(r.Steps)
	if n < 2 || lad.effort(lad.rung[r.Steps[n-1].Technique.ID]) > 5 {
		return end
	}
	last := lad.techniques[lad.rung[r.Steps[n-1].Technique.ID]]
	for j := range n - 1 {
		var found bool
		logic.Each(&r.At[j], last, true, func(s *logic.Step) bool {
			after := r.At[j]
			if s.Apply(&after); want(&after) {
				r.Steps, r.At, end, found = append(r.Steps[:j], *s), r.At[:j+1], after, true
			}
			return !found
		})
		if found {
			r.Key = j
			for i := range j {
				if lad.rung[r.Steps[i].Technique.ID] >= lad.rung[r.Steps[r.Key].Technique.ID] {
					r.Key = i
				}
			}
			break
		}
	}
	return end
}

// mostSteps is how many steps a reason has at most.
const mostSteps = 8

// inOrder finds steps with their diagrams one after the other, and returns the position after
// them. One that is there no more after those before it, since what they remove leaves less of
// it, comes before them.
func (lad *techniqueLadder) inOrder(steps []made, pos puzzle.Position) (r Reason, end puzzle.Position, ok bool) {
	if len(steps) > mostSteps {
		return r, pos, false
	}
	order := slices.Clone(steps)
	for moves := 0; len(r.Steps) < len(order); {
		at, n := pos, len(r.Steps)
		if n > 0 {
			at = r.after(n - 1)
		}
		found, ok := lad.again(&at, &order[n], true)
		if ok {
			r.add(found, at)
			continue
		}
		if moves++; n == 0 || moves > mostSteps*mostSteps {
			return Reason{}, pos, false
		}
		order[n-1], order[n] = order[n], order[n-1]
		r.Steps, r.At = r.Steps[:n-1], r.At[:n-1]
	}
	if end = pos; len(order) > 0 {
		end = r.after(len(order) - 1)
	}
	hardest := -1
	for i := range order {
		if order[i].rung >= hardest {
			hardest, r.Key = order[i].rung, i
		}
	}
	return r, end, true
}

// after returns the position after step i.
func (r *Reason) after(i int) puzzle.Position {
	pos := r.At[i]
	r.Steps[i].Apply(&pos)
	return pos
}

// single returns the easiest step that places k now, if it is a single.
func single(pos *puzzle.Position, k puzzle.Candidate) (logic.Step, bool) {
	for _, s := range logic.All(pos, singlesOn(pos.Shape)) {
		if s.Place[0] == k {
			return s, true
		}
	}
	return logic.Step{}, false
}

var singleTechniques = slices.DeleteFunc(slices.Clone(logic.Full.Techniques), func(t *logic.Technique) bool { return t.Level > puzzle.Easy })

// singlesOn returns the singles of a board.
func singlesOn(shape *puzzle.Shape) []*logic.Technique {
	if shape == nil {
		return singleTechniques
	}
	return slices.DeleteFunc(slices.Clone(logic.For(shape).Techniques), func(t *logic.Technique) bool { return t.Family() != logic.Singles })
}

// hardest returns the class of the hardest step.
func (r *Reason) hardest() class {
	if len(r.Steps) == 0 {
		return singles
	}
	return classOf(r.Steps[r.Key].Technique)
}

func (r *Reason) add(s logic.Step, at puzzle.Position) {
	r.Steps, r.At = append(r.Steps, s), append(r.At, at)
}
