package board

import "sudoku/puzzle"

// roles marks what the hint's picture names.
func (v *View) roles(looks *[81]Look) {
	for _, h := range v.Hint.Houses {
		for _, c := range h.House.Cells() {
			looks[c].House |= tint(h.Role)
		}
	}
	for _, k := range v.Hint.Cells {
		looks[k.Cell].role(k.Role)
	}
	for _, k := range v.Hint.Cands {
		looks[k.Cand.Cell()].candidate(k.Cand.Digit(), k.Role)
	}
	for _, k := range v.Hint.Links {
		for _, end := range [][]puzzle.Candidate{k.From, k.To} {
			for _, c := range end {
				looks[c.Cell()].candidate(c.Digit(), 0)
			}
		}
	}
}

// tint is how a house of a role is tinted: as a cover house where something goes,
// else as a base house.
func tint(r puzzle.Role) Tint {
	if r == puzzle.Cover || r == puzzle.Off || r == puzzle.Eliminate {
		return CoverTint
	}
	return BaseTint
}

// role gives the cell as a whole a role.
func (l *Look) role(r puzzle.Role) {
	if r >= puzzle.Set {
		l.Sets |= 1 << min(r-puzzle.Set, 25)
	}
	l.Role = stronger(l.Role, shape(r))
}

// candidate gives a candidate a role and sees to it that it shows; the digit of
// a filled cell stands for the cell.
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

// shape is the role whose shape shows r: sets take turns.
func shape(r puzzle.Role) puzzle.Role {
	if r < puzzle.Set {
		return r
	}
	return [...]puzzle.Role{puzzle.Base, puzzle.On, puzzle.Fin, puzzle.Cover}[(r-puzzle.Set)%4]
}

// stronger is the role that shows where there are two: what is to be done before
// why, and the later one.
func stronger(a, b puzzle.Role) puzzle.Role {
	if b == 0 || (a == puzzle.Eliminate || a == puzzle.Placement) && b != puzzle.Placement {
		return a
	}
	return b
}
