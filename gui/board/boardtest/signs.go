// Package boardtest helps to test what boards show.
package boardtest

import (
	"fmt"
	"slices"

	"sudoku/gui/board"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// SignFaults returns what is drawn on a board that no entry of a legend explains, and entries that explain
// what isn't drawn.
func SignFaults(v *board.View, legend []logic.LegendEntry) (faults []string) {
	explained := make([]bool, len(legend))
	drawn := func(what string, is func(e logic.LegendEntry) bool) {
		found := false
		for i, e := range legend {
			if is(e) {
				explained[i], found = true, true
			}
		}
		if what != "" && !found {
			faults = append(faults, "nothing says what this is: "+what)
		}
	}
	sign := func(s logic.Sign, name string) {
		drawn(name, func(e logic.LegendEntry) bool { return e.Sign == s })
	}
	looks := board.Looks(v)
	for c, l := range looks {
		at := puzzle.Cell(c).String()
		for d, r := range l.Roles {
			if r != 0 {
				drawn(named(l, fmt.Sprintf("role %d of %d in %s", r, d+1, at)), func(e logic.LegendEntry) bool {
					return e.Sign == logic.ShapeSign && e.Role == r && (r != puzzle.Placement || int(e.Digit) == d+1)
				})
			}
		}
		if l.Role != 0 {
			drawn(named(l, fmt.Sprintf("the frame %d of %s", l.Role, at)), func(e logic.LegendEntry) bool {
				return e.Role == l.Role && (e.Sign == logic.FrameSign || e.Framed || l.Digit != 0 && e.Sign == logic.ShapeSign)
			})
		}
		for tint, role := range map[board.Tint]puzzle.Role{board.BaseTint: puzzle.Base, board.CoverTint: puzzle.Cover} {
			if l.House&tint != 0 {
				drawn("the tint of "+at, func(e logic.LegendEntry) bool { return e.Sign == logic.HouseSign && e.Role == role })
			}
		}
		if l.Sets != 0 {
			sign(logic.SetSign, "the letters in "+at)
		}
	}
	var others, sets puzzle.Shapes // of groups that are neither on nor off, and of sets
	for _, k := range slices.Concat(v.Hint.Cands, v.Part.Cands) {
		if l := looks[k.Cand.Cell()]; k.Role >= puzzle.Set && l.Digit == 0 && l.Roles[k.Cand.Digit()-1] == k.Role.Shape() {
			sets.Add(k.Role)
		}
	}
	for _, k := range v.Hint.Links {
		if !k.Touches(v.State.Shape) {
			drawn(fmt.Sprint("the link ", k), func(e logic.LegendEntry) bool { return e.Sign == logic.LinkSign && e.Strong == k.Strong })
		}
		for _, ks := range [][]puzzle.Candidate{k.From, k.To} {
			joined, near := puzzle.Joined(ks)
			if !joined {
				continue
			}
			r := looks[ks[0].Cell()].Roles[ks[0].Digit()-1]
			own := near && (r == puzzle.On || r == puzzle.Off)
			if !own {
				others.Add(r)
			}
			drawn(fmt.Sprintf("the group %v in role %d", ks, r), func(e logic.LegendEntry) bool {
				return e.Sign == logic.GroupSign && (own && e.Role == r || !own && e.Role == 0)
			})
		}
	}
	for _, w := range v.Hint.Walks() {
		if sign(logic.StartSign, "the start of a chain"); len(w.End) > 0 {
			sign(logic.EndSign, "the end of a chain")
		}
	}
	for i, e := range legend {
		if ground, framed := groundOf(&looks, e.Role); framed && (e.Sign == logic.FrameSign || e.Framed) && e.House != ground {
			faults = append(faults, fmt.Sprintf("%q: the ground is %d, in the legend %d", e.Text, ground, e.House))
		}
		if e.Sign == logic.GroupSign && e.Role == 0 && e.Shapes != others {
			faults = append(faults, fmt.Sprintf("groups have the shapes %b, in the legend %b", others, e.Shapes))
		}
		if e.Sign == logic.SetSign && e.Shapes != sets {
			faults = append(faults, fmt.Sprintf("sets have the shapes %b, in the legend %b", sets, e.Shapes))
		}
		if !explained[i] {
			faults = append(faults, fmt.Sprintf("not on the board: %q", e.Text))
		}
	}
	slices.Sort(faults)
	return slices.Compact(faults)
}

// named returns the name of a shape or a frame, or "" in a cell with letters, which say what it is.
func named(l board.Look, name string) string {
	if l.Sets != 0 {
		return ""
	}
	return name
}

// groundOf returns in whose houses all cells are that are framed in a role, and whether any is.
func groundOf(looks *[81]board.Look, r puzzle.Role) (house puzzle.Role, framed bool) {
	all := board.BaseTint | board.CoverTint
	base := true
	for _, l := range looks {
		if l.Role == r {
			framed, all, base = true, all&l.House, base && l.House&board.BaseTint != 0
			if l.House&board.BaseTint != 0 {
				all &^= board.CoverTint
			}
		}
	}
	switch {
	case base:
		house = puzzle.Base
	case all&board.CoverTint != 0:
		house = puzzle.Cover
	}
	return house, framed
}
