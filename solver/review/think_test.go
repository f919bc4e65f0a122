package review

import (
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// How a simulated player thinks.

// oneAhead reports whether k is a single once one other single is placed.
func (s *simulated) oneAhead(pos *puzzle.Position, k puzzle.Candidate) bool {
	for c := range puzzle.AllCells.Without(pos.Grid.Filled()).All() {
		after, first := *pos, puzzle.Cand(c, s.solution[c])
		if plainly(pos, first) && first != k {
			if after.Place(first); plainly(&after, k) {
				return true
			}
		}
	}
	return false
}

// plainly reports whether k is a single, by the steps that logic finds.
func plainly(pos *puzzle.Position, k puzzle.Candidate) bool {
	for _, s := range logic.All(pos, singleTechniques) {
		if s.Place[0] == k {
			return true
		}
	}
	return false
}

// A thought is a step that a player makes in its head.
type thought struct {
	logic.Step
	rung int
}

// mine reports whether the player knows a technique.
func (s *simulated) mine(rung int) bool {
	return wholeLadder().class[rung] <= s.knows && (s.unique || !wholeLadder().techniques[rung].OneSolution)
}

// close makes all eliminations that the player can, or only up to where more than n digits
// are shown: of the easiest technique first, one step after the other.
func (s *simulated) close(pos *puzzle.Position, n int) (steps []thought) {
	for rung := 0; rung < len(wholeLadder().techniques) && len(s.open(pos)) <= n; rung++ {
		if !s.mine(rung) {
			continue
		}
		at := rung
		found := logic.All(pos, wholeLadder().techniques[at:at+1])
		s.rng.Shuffle(len(found), func(i, j int) { found[i], found[j] = found[j], found[i] })
		for _, step := range found {
			if step, ok := eliminating(step, pos); ok {
				steps = append(steps, thought{step, at})
				step.Apply(pos)
				if rung = -1; len(s.open(pos)) > n {
					break
				}
			}
		}
	}
	return steps
}

// everything is more digits than there are.
const everything = 81

// eliminating returns what is left to eliminate of a step.
func eliminating(step logic.Step, pos *puzzle.Position) (logic.Step, bool) {
	var out []puzzle.Candidate
	for _, k := range step.Eliminate {
		if pos.Has(k) {
			out = append(out, k)
		}
	}
	for _, k := range step.Place {
		for d := range (pos.Cands[k.Cell()] &^ k.Digit().Set()).All() {
			out = append(out, puzzle.Cand(k.Cell(), d))
		}
	}
	step.Place, step.Eliminate = nil, out
	return step, len(out) > 0
}

// open returns the digits that can be entered.
func (s *simulated) open(pos *puzzle.Position) (ks []puzzle.Candidate) {
	for _, step := range logic.All(pos, singleTechniques) {
		if k := step.Place[0]; s.free(k) {
			ks = append(ks, k)
		}
	}
	return ks
}

// easiest returns the plain way to what is wanted, by the techniques in their order, and the
// hardest technique on it: "" for none, "?" where there is no way.
func easiest(l *techniqueLadder, pos *puzzle.Position, want wanted) (steps []made, name string) {
	hardest := -1
	for rung := 0; rung < len(l.techniques); rung++ {
		if want(pos) {
			return steps, name
		}
		changed := false
		for _, step := range logic.All(pos, l.techniques[rung:rung+1]) {
			step, ok := eliminating(step, pos)
			if !ok {
				continue
			}
			if rung > hardest {
				hardest, name = rung, step.Technique.ID
			}
			steps, changed = append(steps, made{step, rung}), true
			if step.Apply(pos); want(pos) {
				return steps, name
			}
		}
		if changed {
			rung = -1
		}
	}
	return steps, "?"
}
