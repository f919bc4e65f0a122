package logic

import (
	"slices"

	"sudoku/puzzle"
)

func (b rectangleView) subsetStep(s *uniqueSubset, chosen puzzle.CellSet, digits puzzle.DigitSet, out []puzzle.Candidate) Step {
	if b.noDiagrams {
		return Step{Eliminate: out}
	}
	var pic puzzle.Diagram
	cells := chosen.Or(s.r.more)
	for _, h := range cells.First().Houses() {
		if cells.In(h.Set()) {
			pic.Houses = append(pic.Houses, puzzle.HouseRole{House: h, Role: puzzle.Base})
		}
	}
	pic.Cands = addRole(nil, b.within(chosen, digits), puzzle.Set)
	return b.show(&s.r, out, pic)
}

// step makes the step that removes out because of r.
func (b rectangleView) step(r *deadlyRectangle, out []puzzle.Candidate) Step {
	if b.noDiagrams {
		return Step{Eliminate: out}
	}
	return b.show(r, out, puzzle.Diagram{Houses: []puzzle.HouseRole{
		{House: wingHouse(r.at[0], r.at[1]), Role: puzzle.Base},
		{House: wingHouse(r.at[2], r.at[3]), Role: puzzle.Base},
	}})
}

// linkedStep makes the step that rests on houses in which link has no places
// but corners of r, and joins those.
func (b rectangleView) linkedStep(r *deadlyRectangle, out []puzzle.Candidate, link puzzle.Digit, houses ...puzzle.House) Step {
	if b.noDiagrams {
		return Step{Eliminate: out}
	}
	var pic puzzle.Diagram
	for _, h := range houses {
		pic.Houses = append(pic.Houses, puzzle.HouseRole{House: h, Role: puzzle.Base})
		if ks := b.within(h.Set().And(r.set), link.Set()); len(ks) == 2 {
			pic.Links = append(pic.Links, puzzle.Link{From: ks[:1:1], To: ks[1:], Strong: true})
		}
	}
	return b.show(r, out, pic)
}

// show adds the rectangle to the diagram: its corners, its digits there,
// and as fins the others.
func (b rectangleView) show(r *deadlyRectangle, out []puzzle.Candidate, pic puzzle.Diagram) Step {
	pair := r.low.Set() | r.high.Set()
	for _, c := range r.at {
		pic.Cells = append(pic.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Base})
		for d := range b.Cands[c].All() {
			switch k := puzzle.Cand(c, d); {
			case slices.Contains(out, k):
			case pair.Has(d):
				pic.Cands = append(pic.Cands, puzzle.CandRole{Cand: k, Role: puzzle.Base})
			default:
				pic.Cands = append(pic.Cands, puzzle.CandRole{Cand: k, Role: puzzle.Fin})
			}
		}
	}
	return eliminate(out, pic)
}
