package lesson

import (
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// refuted draws what follows from a wrong answer: the digits that it leads to, and what has no place then.
// The answer itself isn't drawn as what is true.
func (x *Exercise) refuted() (d puzzle.Diagram) {
	v := x.Verdict
	if !v.Refuted {
		return d
	}
	for _, s := range v.Line {
		d.Cands = append(d.Cands, puzzle.CandRole{Cand: s.Place[0], Role: puzzle.On})
	}
	if v.Stuck.Digit != 0 {
		d.Houses = []puzzle.HouseRole{{House: v.Stuck.House, Role: puzzle.Base}}
	} else {
		d.Cells = []puzzle.CellRole{{Cell: v.Stuck.Cell, Role: puzzle.Base}}
	}
	return d
}

// Signs returns the sign that Picture has for each line of the feedback, an empty one for none. It
// returns nothing if there is no picture.
func (x *Exercise) Signs() (signs []logic.LegendEntry) {
	if x.Over() || x.Verdict == nil || x.Verdict.Worth != Wrong {
		return nil
	}
	d := x.refuted()
	if d.Empty() {
		return nil
	}
	signs = append(signs, logic.LegendEntry{}) // the answer
	for _, k := range d.Cands {
		signs = append(signs, logic.LegendEntry{Sign: logic.ShapeSign, Role: k.Role})
	}
	for _, c := range d.Cells {
		signs = append(signs, logic.LegendEntry{Sign: logic.FrameSign, Role: c.Role})
	}
	for _, h := range d.Houses {
		kind := h.House.Kind()
		signs = append(signs, logic.LegendEntry{Sign: logic.HouseSign, Role: h.Role, Lines: kind == 'r' || kind == 'c', Boxes: kind == 'b'})
	}
	return signs
}
