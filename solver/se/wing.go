package se

import "sudoku/puzzle"

// xyWing finds a cell with the digits x and y that sees cells with x and z, and y and z: z
// goes from the cells that see both.
func (s *search) xyWing() bool { return s.wing(2, 4.2) }

// xyzWing finds the same with z in the first cell, too: z goes from the cells that see all
// three.
func (s *search) xyzWing() bool { return s.wing(3, 4.4) }

func (s *search) wing(n int, value float64) bool {
	var bivalues puzzle.CellSet
	for c, ds := range &s.cands {
		if two(ds) {
			bivalues.Add(puzzle.Cell(c))
		}
	}
	for c, ds := range &s.cands {
		if size(ds) != n || bivalues.And(puzzle.Cell(c).Peers()).Len() < 2 {
			continue
		}
		if s.wingAt(c, n, value) {
			return true
		}
	}
	return false
}

func (s *search) wingAt(pivot, n int, value float64) bool {
	xyz := s.cands[pivot]
	var list [20]uint8 // the cells that may be one of the two, in the order of Sudoku Explainer
	m := 0
	for _, a := range &peersOf[pivot] {
		if ds := s.cands[a]; two(ds) && one(xyz&^ds) {
			list[m] = a
			m++
		}
	}
	for _, a := range list[:m] {
		xz := s.cands[a]
		for _, b := range list[:m] {
			yz := s.cands[b]
			if xz == yz || size(xyz|xz|yz) != 3 || size(xyz&xz&yz) != n-2 {
				continue
			}
			seen := puzzle.Cell(a).Peers().And(puzzle.Cell(b).Peers())
			if n == 3 {
				seen = seen.And(puzzle.Cell(pivot).Peers())
			}
			seen.Remove(puzzle.Cell(pivot))
			z := low(xz & yz)
			s.step.begin(value)
			s.step.takeAll(seen.And(s.of[z]), z)
			if s.step.found() {
				return true
			}
		}
	}
	return false
}
