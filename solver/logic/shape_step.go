package logic

import "sudoku/puzzle"

// told returns a step that a finder found, in the cells and houses of the board.
func (r *rules) told(s Step) Step {
	if r == nil {
		return s
	}
	s.rules, s.inside = r, false
	if r.small {
		s.mapped(&r.out, &r.houseOut)
	}
	return s
}

// within returns s as finders see it: s itself, unless its board is small.
func (s *Step) within() *Step {
	if s.rules == nil || !s.rules.small || s.inside {
		return s
	}
	in := *s
	in.inside = true
	in.mapped(&s.rules.in, &s.rules.houseIn)
	return &in
}

// mapped puts other cells and houses in the place of those of s.
func (s *Step) mapped(cells *[81]puzzle.Cell, houses *[puzzle.NumHouses]puzzle.House) {
	s.Place, s.Eliminate = mapCands(s.Place, cells), mapCands(s.Eliminate, cells)
	s.Diagram = mapDiagram(s.Diagram, cells, houses)
}

// seen returns a candidate of the board as finders see it.
func (r *rules) seen(k puzzle.Candidate) puzzle.Candidate {
	if r == nil {
		return k
	}
	return mapCand(k, &r.in)
}

func mapCand(k puzzle.Candidate, cells *[81]puzzle.Cell) puzzle.Candidate {
	return puzzle.Cand(cells[k.Cell()], k.Digit())
}

func mapCands(ks []puzzle.Candidate, cells *[81]puzzle.Cell) (mapped []puzzle.Candidate) {
	for _, k := range ks {
		mapped = append(mapped, mapCand(k, cells))
	}
	return mapped
}

// mapDiagram returns p with other cells and houses.
func mapDiagram(p puzzle.Diagram, cells *[81]puzzle.Cell, houses *[puzzle.NumHouses]puzzle.House) (mapped puzzle.Diagram) {
	for _, h := range p.Houses {
		mapped.Houses = append(mapped.Houses, puzzle.HouseRole{House: mapHouse(h.House, cells, houses), Role: h.Role})
	}
	for _, c := range p.Cells {
		mapped.Cells = append(mapped.Cells, puzzle.CellRole{Cell: cells[c.Cell], Role: c.Role})
	}
	for _, k := range p.Cands {
		mapped.Cands = append(mapped.Cands, puzzle.CandRole{Cand: mapCand(k.Cand, cells), Role: k.Role})
	}
	for _, l := range p.Links {
		l.From, l.To, l.House = mapCands(l.From, cells), mapCands(l.To, cells), mapHouse(l.House, cells, houses)
		mapped.Links = append(mapped.Links, l)
	}
	return mapped
}
