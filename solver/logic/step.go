package logic

import "sudoku/puzzle"

// A Step is one deduction: what it changes, and the picture that shows why. What
// it says is read off the picture by the technique's family.
type Step struct {
	Technique *Technique
	Place     []puzzle.Candidate
	Eliminate []puzzle.Candidate
	Picture   puzzle.Picture
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
func place(k puzzle.Candidate, p puzzle.Picture) Step {
	p.Cands = append(p.Cands, puzzle.CandRole{Cand: k, Role: puzzle.Placement})
	return Step{Place: []puzzle.Candidate{k}, Picture: p}
}

// eliminate makes the step that removes ks.
func eliminate(ks []puzzle.Candidate, p puzzle.Picture) Step {
	p.Cands = addRole(p.Cands, ks, puzzle.Eliminate)
	return Step{Eliminate: ks, Picture: p}
}

func addRole(to []puzzle.CandRole, ks []puzzle.Candidate, r puzzle.Role) []puzzle.CandRole {
	for _, k := range ks {
		to = append(to, puzzle.CandRole{Cand: k, Role: r})
	}
	return to
}

// house returns the first house of the picture, which holds the pattern.
func (s *Step) house() puzzle.House { return s.Picture.Houses[0].House }

// show returns a picture of one base house.
func show(h puzzle.House) puzzle.Picture {
	return puzzle.Picture{Houses: []puzzle.HouseRole{{House: h, Role: puzzle.Base}}}
}

// cells returns the cells that play a role as a whole.
func (s *Step) cells(r puzzle.Role) (cells puzzle.CellSet) {
	for _, k := range s.Picture.Cells {
		if k.Role == r {
			cells.Add(k.Cell)
		}
	}
	return cells
}

// cands returns the candidates that play a role.
func (s *Step) cands(r puzzle.Role) (ks []puzzle.Candidate) {
	for _, k := range s.Picture.Cands {
		if k.Role == r {
			ks = append(ks, k.Cand)
		}
	}
	return ks
}

// base returns the cells and the digits of the pattern.
func (s *Step) base() (cells puzzle.CellSet, digits puzzle.DigitSet) {
	for _, k := range s.Picture.Cands {
		if k.Role == puzzle.Base || k.Role == puzzle.Placement {
			cells.Add(k.Cand.Cell())
			digits |= k.Cand.Digit().Set()
		}
	}
	return cells, digits
}
