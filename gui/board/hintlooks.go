package board

import "sudoku/puzzle"

// roles adds the roles of the hint's diagram to the looks.
func (v *View) roles(looks *[81]Look) {
	for _, h := range v.Hint.Tinted(v.Part, v.State.Shape) {
		for c := range v.State.Shape.Set(h.House).All() {
			looks[c].House |= tint(h.Role)
		}
	}
	if c, ok := v.Part.LinkCell(); ok {
		looks[c].House |= BaseTint
	}
	for _, k := range v.Hint.Cells {
		looks[k.Cell].role(k.Role)
	}
	pale := !v.Part.Empty()
	for _, k := range v.Hint.Cands {
		l := &looks[k.Cand.Cell()]
		l.candidate(k.Cand.Digit(), k.Role)
		if pale && k.Role != puzzle.Eliminate && k.Role != puzzle.Placement {
			l.Pale |= k.Cand.Digit().Set()
		}
	}
	for _, k := range v.Part.Cands {
		l := &looks[k.Cand.Cell()]
		l.candidate(k.Cand.Digit(), k.Role)
		l.Pale &^= k.Cand.Digit().Set()
	}
	for _, k := range v.Part.Cells {
		looks[k.Cell].role(k.Role)
	}
	for _, k := range v.Hint.Links {
		for _, end := range [][]puzzle.Candidate{k.From, k.To} {
			for _, c := range end {
				looks[c.Cell()].candidate(c.Digit(), 0)
			}
		}
	}
}

// tint returns the tint of a house role: that of a cover house if digits are eliminated
// from it, else that of a base house.
func tint(r puzzle.Role) Tint {
	if r.Covers() {
		return CoverTint
	}
	return BaseTint
}

// role sets the role of a whole cell.
func (l *Look) role(r puzzle.Role) {
	if r >= puzzle.Set {
		l.Sets |= 1 << min(r-puzzle.Set, 25)
	}
	l.Role = l.Role.Stronger(r.Shape())
}

// candidate sets the role of a candidate and makes it visible; the digit of a filled
// cell stands for the cell.
func (l *Look) candidate(d puzzle.Digit, r puzzle.Role) {
	if l.Digit != 0 {
		if l.Digit == d && r != 0 {
			l.role(r)
		}
		return
	}
	if r >= puzzle.Set {
		l.Sets |= 1 << min(r-puzzle.Set, 25)
	}
	l.fix()
	l.Centre |= d.Set()
	l.Roles[d-1] = l.Roles[d-1].Stronger(r.Shape())
}
