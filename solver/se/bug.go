package se

import "sudoku/puzzle"

// A grave is a bivalue universal grave in the making: with the extra candidates gone, each
// cell and each digit of a house would have two possibilities, and the puzzle two solutions.
type grave struct {
	cells  []int          // with extra candidates, as they were found
	extra  [81]digits     // of those cells
	all    digits         // of all cells
	common puzzle.CellSet // the other cells that see all of them
}

// bug finds a bivalue universal grave.
func (s *search) bug() bool {
	var g grave
	if !s.collectGrave(&g) || !s.isGrave(&g) {
		return false
	}
	switch {
	case len(g.cells) == 1:
		return s.bug1(&g)
	case one(g.all):
		return s.bug2(&g) || len(g.cells) == 2 && s.bug4(&g)
	case !g.common.Empty():
		return len(g.cells) == 2 && s.bug4(&g) || s.bug3(&g)
	}
	return false
}

// collectGrave looks for digits that have neither no nor two places in a house, where one
// cell alone has more than two candidates.
func (s *search) collectGrave(g *grave) bool {
	for h := range houses {
		for d, at := range &s.places[h] {
			if at == 0 || two(at) {
				continue
			}
			cell, n := 0, 0
			for ; at != 0; at &= at - 1 {
				if c := int(cellAt[h][low(at)]); size(s.cands[c]) >= 3 {
					cell = c
					n++
				}
			}
			if n == 0 || n == 1 && !g.add(cell, d) {
				return false
			}
		}
	}
	return len(g.cells) > 0
}

// add adds the extra candidate d of c. It reports whether there may be a step.
func (g *grave) add(c, d int) bool {
	if len(g.cells) == 0 {
		g.common = puzzle.Cell(c).Peers()
	} else {
		g.common = g.common.And(puzzle.Cell(c).Peers())
	}
	if g.extra[c] == 0 {
		g.cells = append(g.cells, c)
	}
	g.extra[c] |= 1 << d
	g.all |= 1 << d
	for _, c := range g.cells {
		g.common.Remove(puzzle.Cell(c))
	}
	return len(g.cells) == 1 || one(g.all) || !g.common.Empty()
}

// isGrave reports whether all cells and houses have two possibilities without the extra
// candidates.
func (s *search) isGrave(g *grave) bool {
	var extra [houses][9]uint16
	for _, c := range g.cells {
		for m := g.extra[c]; m != 0; m &= m - 1 {
			for k, h := range houseOf[c] {
				extra[h][low(m)] |= 1 << placeOf[c][k]
			}
		}
	}
	for c, ds := range &s.cands {
		if !s.placed[c] && !two(ds&^g.extra[c]) {
			return false
		}
	}
	for h := range houses {
		for d, at := range &s.places[h] {
			if at &^= extra[h][d]; at != 0 && !two(at) {
				return false
			}
		}
	}
	return true
}

// bug1 leaves the one cell with extra candidates only those.
func (s *search) bug1(g *grave) bool {
	s.step.begin(5.6)
	s.step.take(g.cells[0], s.cands[g.cells[0]]&^g.all)
	return s.step.found()
}

// bug2 takes the one extra digit from the cells that see all that have it.
func (s *search) bug2(g *grave) bool {
	d := low(g.all)
	s.step.begin(5.7)
	s.step.takeAll(g.common.And(s.of[d]), d)
	return s.step.found()
}

// bug3 finds cells of a house of all the cells that are a naked set together with one of
// them, since one holds an extra digit.
func (s *search) bug3(g *grave) bool {
	for k := range 3 {
		h, ok := sharedHouse(g.cells, k)
		if !ok {
			continue
		}
		var others []int
		for _, c := range &peersOf[g.cells[0]] {
			if g.common.Has(puzzle.Cell(c)) && int(houseOf[c][k]) == h {
				others = append(others, int(c))
			}
		}
		for n := 2; n <= 6 && n <= len(others); n++ {
			for _, mask := range combinations[n-1] {
				if mask>>len(others) == 0 && s.bug3With(g, others, mask, n) {
					return true
				}
			}
		}
	}
	return false
}

func (s *search) bug3With(g *grave, others []int, mask uint16, n int) bool {
	var ds digits
	for m := mask; m != 0; m &= m - 1 {
		c := s.cands[others[low(m)]]
		if !several(c) {
			return false
		}
		ds |= c
	}
	if size(ds) != n || g.all&^ds != 0 || !several(g.all) {
		return false
	}
	s.step.begin(5.7 + float64(float64(n-1)*0.1))
	for i, c := range others {
		if mask>>i&1 == 0 {
			s.step.take(c, s.cands[c]&ds)
		}
	}
	return s.step.found()
}

// bug4 finds that a digit which both cells have, and which is no extra one, must be in one of
// them: each keeps it and its extra candidates.
func (s *search) bug4(g *grave) bool {
	a, b := g.cells[0], g.cells[1]
	common := s.cands[a] & s.cands[b] &^ g.all
	if !one(common) {
		return false
	}
	for k := range 3 {
		if _, ok := sharedHouse(g.cells, k); ok {
			s.step.begin(5.7)
			s.step.take(a, s.cands[a]&^(g.extra[a]|common))
			s.step.take(b, s.cands[b]&^(g.extra[b]|common))
			return true
		}
	}
	return false
}

// sharedHouse returns the box, row or column of cells, if they share it.
func sharedHouse(cells []int, k int) (int, bool) {
	h := houseOf[cells[0]][k]
	for _, c := range cells {
		if houseOf[c][k] != h {
			return 0, false
		}
	}
	return int(h), true
}
