package game

import "sudoku/puzzle"

// Candidates returns the candidates that the player works with, none for filled
// cells: with Auto those that the digits placed allow, without RuledOut; else the
// centre marks.
func (s *State) Candidates() [81]puzzle.DigitSet {
	if !s.Auto {
		return s.Centre
	}
	return s.left()
}

// left returns what the digits placed allow, without what is ruled out.
func (s *State) left() [81]puzzle.DigitSet {
	left := s.allowed()
	for c := range left {
		left[c] &^= s.RuledOut[c]
	}
	return left
}

// allowed returns for each empty cell the digits that no peer has.
func (s *State) allowed() (left [81]puzzle.DigitSet) {
	var houses [puzzle.MaxHouses]puzzle.DigitSet
	for c := range s.Shape.Cells().All() {
		for _, h := range s.Shape.HousesOf(c) {
			houses[h] |= s.Grid[c].Set()
		}
	}
	for c := range s.Shape.Cells().All() {
		if s.Grid[c] != 0 {
			continue
		}
		left[c] = s.Shape.Digits()
		for _, h := range s.Shape.HousesOf(c) {
			left[c] &^= houses[h]
		}
		if cage, ok := s.Shape.CageOf(c); ok {
			left[c] &^= digitsIn(&s.Grid, cage.Cells)
		}
	}
	return left
}

// digitsIn returns the digits that some cells hold.
func digitsIn(g *puzzle.Grid, cells puzzle.CellSet) (digits puzzle.DigitSet) {
	for c := range cells.All() {
		digits |= g[c].Set()
	}
	return digits
}

// centre toggles a centre mark, or with Auto a candidate. A candidate is ruled out in
// the empty cells that may hold the digit if all of them have it, else it is restored
// in all of them.
func (s *State) centre(cells puzzle.CellSet, d puzzle.Digit) error {
	cells = s.empty(cells)
	if !s.Auto {
		toggle(&s.Centre, cells, d.Set())
		return nil
	}
	left := s.allowed()
	var may puzzle.CellSet
	for c := range cells.All() {
		if left[c].Has(d) {
			may.Add(c)
		}
	}
	if may.Empty() && !cells.Empty() {
		return ErrForbidden
	}
	out := true // of all of them now
	for c := range may.All() {
		out = out && !s.RuledOut[c].Has(d)
	}
	for c := range may.All() {
		if s.RuledOut[c] &^= d.Set(); out {
			s.RuledOut[c] |= d.Set()
		}
	}
	return nil
}

// fillMarks makes the candidates of empty cells all that the digits placed allow.
func (s *State) fillMarks(cells puzzle.CellSet) {
	left := s.allowed()
	for c := range s.empty(cells).All() {
		if s.Auto {
			s.RuledOut[c] &^= left[c]
		} else {
			s.Centre[c] = left[c]
		}
	}
}

// toggleAuto turns Auto off, and keeps the candidates shown as centre marks, or on:
// then a digit that the digits placed allow but that is missing from a cell's centre
// marks is ruled out there. A cell without centre marks gets all its candidates.
func (s *State) toggleAuto() {
	if s.Auto {
		s.Centre, s.Auto = s.left(), false
		return
	}
	left := s.allowed()
	for c, marks := range s.Centre {
		if marks &= left[c]; marks != 0 {
			s.RuledOut[c] = s.RuledOut[c]&^left[c] | left[c]&^marks
		}
	}
	s.Centre, s.Auto = [81]puzzle.DigitSet{}, true
}
