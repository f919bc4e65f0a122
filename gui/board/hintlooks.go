package board

import "sudoku/puzzle"

// roles adds the roles of the hint's diagram to the looks.
func (v *View) roles(looks *[81]Look) {
	for _, h := range v.Hint.Houses {
		for _, c := range h.House.Cells() {
			looks[c].House |= tint(h.Role)
		}
	}
	for _, k := range v.Hint.Cells {
		looks[k.Cell].role(k.Role)
	}
	pale := draws(&v.Part)
	for _, k := range v.Hint.Cands {
		if pale && k.Role != puzzle.Eliminate && k.Role != puzzle.Placement {
			k.Role = 0
		}
		looks[k.Cand.Cell()].candidate(k.Cand.Digit(), k.Role)
	}
	for _, k := range v.Part.Cands {
		looks[k.Cand.Cell()].candidate(k.Cand.Digit(), k.Role)
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
	if r == puzzle.Cover || r == puzzle.Off || r == puzzle.Eliminate {
		return CoverTint
	}
	return BaseTint
}

// role sets the role of a whole cell.
func (l *Look) role(r puzzle.Role) {
	if r >= puzzle.Set {
		l.Sets |= 1 << min(r-puzzle.Set, 25)
	}
	l.Role = stronger(l.Role, shape(r))
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
	l.Roles[d-1] = stronger(l.Roles[d-1], shape(r))
}

// shape returns the role whose shape is used for r: the sets share a few shapes in turn.
func shape(r puzzle.Role) puzzle.Role {
	if r < puzzle.Set {
		return r
	}
	return [...]puzzle.Role{puzzle.Base, puzzle.On, puzzle.Fin, puzzle.Cover}[(r-puzzle.Set)%4]
}

// stronger returns which of two roles is shown: actions before reasons, else the later
// one.
func stronger(a, b puzzle.Role) puzzle.Role {
	if b == 0 || (a == puzzle.Eliminate || a == puzzle.Placement) && b != puzzle.Placement {
		return a
	}
	return b
}
