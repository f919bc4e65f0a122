package logic

import (
	"math/bits"
	"slices"

	"sudoku/puzzle"
)

var alsXYWing = &Technique{
	ID: "als-xy-wing", Code: "0902", Term: "Almost Locked Set XY-Wing", Level: puzzle.Unfair, Score: 320,
	find:        func(b *Board, found func(Step) bool) { findSetWings(b, false, found) },
	explanation: explanation{texts: []string{"als"}, args: setWingArgs},
}

// setWingArgs are those of two sets and a third, in the middle.
func setWingArgs(s *Step) []any {
	x, y, z := s.Diagram.Links[0].From[0].Digit(), s.Diagram.Links[1].From[0].Digit(), digitsOf(s.Eliminate)
	a, _ := s.set(0)
	b, _ := s.set(1)
	c, _ := s.set(2)
	return append(setArgs(s, 3), "x", x, "y", y, "xy", list(weakDigits(s)), "zList", list(z),
		"lacks", setHas("logic.als.lacks", a, z.Min().Set()), "then", setHas("logic.als.then", a, x.Set()),
		"hasC", setHas("logic.als.has", c, y.Set()), "hasB", setHas("logic.als.has", b, z.Min().Set()))
}

// findSetWings takes pairs of restricted common digits that share a set, in the
// order of the sets.
func findSetWings(b *Board, overlap bool, found func(Step) bool) {
	v := joinedSets(b)
	defer v.free()
	var done effects
	for i := range v.all {
		for w := i / 64; w < v.graph.words; w++ {
			row := v.neighbours(i, w, overlap)
			if w == i/64 {
				row &= ^uint64(1) << (i % 64)
			}
			for ; row != 0; row &= row - 1 {
				j := 64*w + bits.TrailingZeros64(row)
				if b.ended() || !v.wingEnds(b, i, j, j, overlap, &done, found) || !v.wingEnds(b, j, i, i, overlap, &done, found) {
					return
				}
			}
		}
	}
}

// neighbours returns word w of the sets that can't have some digit when the i-th
// has it.
func (v *sets) neighbours(i, w int, overlap bool) (row uint64) {
	g, a := &v.graph, &v.all[i]
	for d := range a.digits.All() {
		row |= g.joined[int(a.spread[d])*g.words+w]
	}
	if !overlap {
		row &^= g.over[i*g.words+w]
	}
	return row
}

// wingEnds takes each set after a number as the second end of a wing of which
// hub is the middle and end the first.
func (v *sets) wingEnds(b *Board, hub, end, after int, overlap bool, done *effects, found func(Step) bool) bool {
	g, c, a := &v.graph, &v.all[hub], &v.all[end]
	xs := v.restricted(a, c)
	over := g.over[hub*g.words : (hub+1)*g.words]
	overA := g.over[end*g.words : (end+1)*g.words]
	for w := after / 64; w < g.words; w++ {
		var joined, common uint64
		for d := range c.digits.All() {
			if xs.Len() > 1 || !xs.Has(d) {
				joined |= g.joined[int(c.spread[d])*g.words+w]
			}
		}
		for d := range (a.digits &^ xs).All() {
			common |= g.common[int(a.spread[d])*g.words+w]
		}
		row := joined & common
		if !overlap {
			row &^= over[w] | overA[w]
		}
		if w == after/64 {
			row &= ^uint64(1) << (after % 64)
		}
		for ; row != 0; row &= row - 1 {
			e := &v.all[64*w+bits.TrailingZeros64(row)]
			if e.cells.In(a.cells) || a.cells.In(e.cells) {
				continue
			}
			if s, ok := v.wing(b, a, e, c, xs); ok && done.isNew(s.Eliminate) && !found(s) {
				return false
			}
		}
	}
	return true
}

// wing returns the step of two ends and a middle set, if something is eliminated.
func (v *sets) wing(b *Board, a, e, c *als, xs puzzle.DigitSet) (Step, bool) {
	ys := v.restricted(e, c)
	if (xs | ys).Len() < 2 {
		return Step{}, false
	}
	var room [32]puzzle.Candidate
	eliminated := v.addShared(room[:0], a, e, a.digits&e.digits&^(xs|ys))
	if len(eliminated) == 0 {
		return Step{}, false
	}
	if b.noDiagrams {
		return Step{Eliminate: slices.Clone(eliminated)}, true
	}
	x, y := xs.Min(), ys.Min()
	if ys &^= x.Set(); x == y && ys != 0 {
		y = ys.Min()
	} else if x == y {
		x = (xs &^ x.Set()).Min()
	}
	z := eliminated[0].Digit()
	p := v.diagram(b, a, e, c)
	p.Links = append(p.Links, v.weakLink(b, a, c, x), v.weakLink(b, c, e, y), innerLink(b, a, z, x), innerLink(b, c, x, y), innerLink(b, e, y, z))
	return eliminate(slices.Clone(eliminated), p), true
}
