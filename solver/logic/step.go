package logic

import "sudoku/puzzle"

// A Step is one deduction: what it changes, and the diagram that shows why. The
// texts are made from the diagram by the technique's family.
type Step struct {
	Technique *Technique
	Place     []puzzle.Candidate
	Eliminate []puzzle.Candidate
	Diagram   puzzle.Diagram

	rules  *rules     // of a board that is not the classic one
	inside bool       // its cells are those that finders see, not those of the board
	told   *toldTrial // what a trial says, as finders see it
}

// Apply makes the changes of s to pos.
func (s Step) Apply(pos *puzzle.Position) {
	for _, k := range s.Place {
		pos.Place(k)
	}
	for _, k := range s.Eliminate {
		pos.Eliminate(k)
	}
}

// place makes the step that places k.
func place(k puzzle.Candidate, p puzzle.Diagram) Step {
	p.Cands = append(p.Cands, puzzle.CandRole{Cand: k, Role: puzzle.Placement})
	return Step{Place: []puzzle.Candidate{k}, Diagram: p}
}

// eliminate makes the step that removes ks.
func eliminate(ks []puzzle.Candidate, p puzzle.Diagram) Step {
	p.Cands = addRole(p.Cands, ks, puzzle.Eliminate)
	return Step{Eliminate: ks, Diagram: p}
}

func addRole(to []puzzle.CandRole, ks []puzzle.Candidate, r puzzle.Role) []puzzle.CandRole {
	for _, k := range ks {
		to = append(to, puzzle.CandRole{Cand: k, Role: r})
	}
	return to
}

// house returns the first house of the diagram, which holds the pattern.
func (s *Step) house() puzzle.House { return s.Diagram.Houses[0].House }

// show returns a diagram of one base house.
func show(h puzzle.House) puzzle.Diagram {
	return puzzle.Diagram{Houses: []puzzle.HouseRole{{House: h, Role: puzzle.Base}}}
}

// cells returns the cells that play a role as a whole.
func (s *Step) cells(r puzzle.Role) (cells puzzle.CellSet) {
	for _, k := range s.Diagram.Cells {
		if k.Role == r {
			cells.Add(k.Cell)
		}
	}
	return cells
}

// cands returns the candidates that play a role.
func (s *Step) cands(r puzzle.Role) (ks []puzzle.Candidate) {
	for _, k := range s.Diagram.Cands {
		if k.Role == r {
			ks = append(ks, k.Cand)
		}
	}
	return ks
}

// base returns the cells and the digits of the pattern.
func (s *Step) base() (cells puzzle.CellSet, digits puzzle.DigitSet) {
	for _, k := range s.Diagram.Cands {
		if k.Role == puzzle.Base || k.Role == puzzle.Placement {
			cells.Add(k.Cand.Cell())
			digits |= k.Cand.Digit().Set()
		}
	}
	return cells, digits
}
