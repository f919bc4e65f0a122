package logic

import (
	"math/bits"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var alsXYWing = &Technique{
	ID: "als-xy-wing", Code: "0902", Term: "Almost Locked Set XY-Wing", Level: puzzle.Unfair, Score: 320,
	Name: words.Text{En: "Almost locked sets, XY-wing", Zh: "待定数组 XY 翼"},
	Doc: words.Text{
		En: "An almost locked set that can't share one digit with a second and another with a third leaves each digit of those two in one of them.",
		Zh: "一个待定数组与另外两个各有一个不能共有的数字，那两个所共有的其他数字就必在其中之一。",
	},
	find: func(b *Board, found func(Step) bool) { findSetWings(b, false, found) },
	explanation: explanation{
		where: words.Text{En: "Look at {places}.", Zh: "看{places}。"},
		what: words.Text{
			En: "There is an ALS-XY-wing of three almost locked sets: cells of one house with one digit more than there are cells. Each of two sets has a digit that it and the third, in the middle, can't both have.",
			Zh: "这里有待定数组 XY 翼：三个待定数组，各是同一区域里数字比格数多一个的几格；居中的与另外两个各有一个不能共有的数字。",
		},
		pattern: words.Text{
			En: "In the middle, {C} can hold only {ofC}; {A} only {ofA}; {B} only {ofB}.",
			Zh: "居中的 {C} 只能填 {ofC}；{A} 只能填 {ofA}；{B} 只能填 {ofB}。",
		},
		why: []words.Text{{
			En: "Each of the three sets has all of its digits but one. {C} and {A} can't both have {x}, and {C} and {B} can't both have {y}: all those places see each other.",
			Zh: "三组各含自己的全部数字，只缺一个。{C} 与 {A} 不能都有 {x}，{C} 与 {B} 不能都有 {y}，因为这些位置都互相影响。",
		}, {
			En: "If {A} {haveA} no {z}, {theyA} {x}, so {C} {haveC} {y}, so {B} {haveB} {z}. So {z} is in one of {A} and {B}.{more}",
			Zh: "若 {A} 没有 {z}，就有 {x}，于是 {C} 有 {y}，于是 {B} 有 {z}。因此 {z} 必在 {A} 或 {B} 里。{more}",
		}, {
			En: "A cell that sees every {seen} of both can't be {seen}: {goes}.",
			Zh: "受这两组里全部 {seen} 影响的格不能是 {seen}：{goes}。",
		}},
		notation: words.Text{En: "A={setA}, B={setB}, C={setC}, X,Y={xy}, Z={zList}", Zh: "A={setA}, B={setB}, C={setC}, X,Y={xy}, Z={zList}"},
		args: func(s *Step) []any {
			x, y := s.Diagram.Links[0].From[0].Digit(), s.Diagram.Links[1].From[0].Digit()
			return append(setArgs(s, 3), "x", x, "y", y, "xy", list(weakDigits(s)), "zList", list(eliminatedDigits(s)))
		},
	},
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
				if !v.wingEnds(b, i, j, j, overlap, &done, found) || !v.wingEnds(b, j, i, i, overlap, &done, found) {
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
