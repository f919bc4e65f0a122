package logic

import (
	"math/bits"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var sueDeCoq = &Technique{
	ID: "sue-de-coq", Code: "1101", Term: "Sue de Coq", Level: puzzle.Unfair, Score: 250,
	find:        findSueDeCoq,
	explanation: explanation{args: sueDeCoqArgs},
}

func sueDeCoqArgs(s *Step) []any {
	core, digits := s.base()
	inLine, ofLine := s.set(0)
	inBox, ofBox := s.set(1)
	all := core.Or(inLine).Or(inBox)
	once := say("logic.sue-de-coq.once",
		"house", words.House(s.house()), "other", words.House(s.Diagram.Houses[1].House))
	if both := ofLine & ofBox; both != 0 {
		once = say("logic.sue-de-coq.twice",
			"both", digitsOr(both), "house", words.House(s.house()), "other", words.House(s.Diagram.Houses[1].House))
	}
	return []any{
		"facts", facts(OnlyDigits{core, digits}, OnlyDigits{inLine, ofLine}, OnlyDigits{inBox, ofBox}),
		"other", words.House(s.Diagram.Houses[1].House), "why.3", s.splitEliminations(all),
		"inLine", words.And(inLine.All()), "ofLine", digitsAnd(ofLine),
		"inBox", words.And(inBox.All()), "ofBox", digitsAnd(ofBox),
		"all", words.And(all.All()), "n", all.Len(), "every", digitsAnd(digits | ofLine | ofBox), "once", once,
		"core", core.Notation() + " - {" + digits.String() + "}",
		"lineSet", inLine.Notation() + " - {" + ofLine.String() + "}",
		"boxSet", inBox.Notation() + " - {" + ofBox.String() + "}",
	}
}

// splitEliminations says which digits the pattern's cells hold in the line and which in the box:
// these go from the rest of it. And it says what goes from cells of the line's or the box's set that
// lie in both: with a digit that must be there twice, these would be its only place.
func (s *Step) splitEliminations(cells puzzle.CellSet) words.List {
	both, key, out := by("language.gap"), "logic.sue-de-coq.rest", s.eliminatedIn(puzzle.AllCells.Without(cells))
	for _, r := range s.Diagram.Houses {
		var goes, others []puzzle.Candidate
		for _, k := range out {
			if r.House.Set().Has(k.Cell()) && s.mustHold(r.House, k.Digit(), cells) {
				goes = append(goes, k)
			} else {
				others = append(others, k)
			}
		}
		if out = others; len(goes) > 0 {
			both.Parts = append(both.Parts, say(key,
				"house", words.House(r.House), "digits", digitsAnd(digitsOf(goes)), "goes", eliminationText(goes)))
			key = "logic.sue-de-coq.rest.more"
		}
	}
	if out := s.eliminatedIn(cells); len(out) > 0 {
		both.Parts = append(both.Parts, say("logic.sue-de-coq.both", "cells", words.And(deepCells(out).All()), "goes", eliminationText(out)))
	}
	return both
}

// mustHold reports whether the pattern's cells hold a digit in a house: they have no place for it
// elsewhere, or need it in both houses.
func (s *Step) mustHold(h puzzle.House, d puzzle.Digit, cells puzzle.CellSet) bool {
	_, ofLine := s.set(0)
	_, ofBox := s.set(1)
	if (ofLine & ofBox).Has(d) {
		return true
	}
	return !slices.ContainsFunc(s.Diagram.Cands, func(k puzzle.CandRole) bool {
		c := k.Cand.Cell()
		return k.Cand.Digit() == d && cells.Has(c) && !h.Set().Has(c)
	})
}

// eliminatedIn returns what is eliminated in some cells.
func (s *Step) eliminatedIn(cells puzzle.CellSet) (ks []puzzle.Candidate) {
	for _, k := range s.Eliminate {
		if cells.Has(k.Cell()) {
			ks = append(ks, k)
		}
	}
	return ks
}

// A split is cells where a line meets a box, the core, and others from the rest
// of each, which a shared cell that is not in the core may join: as many cells as digits. The digits of the core are divided between
// the rests; a digit that both have beside those counts twice, for it can be in
// the line and in the box.
type split struct {
	line, box             puzzle.House
	core, inLine, inBox   puzzle.CellSet
	digits, ofLine, ofBox puzzle.DigitSet
}

// findSueDeCoq looks where rows, and then columns, meet boxes.
func findSueDeCoq(b *Board, take func(Step) bool) {
	v := setsOf(b)
	defer v.free()
	clean, some := b.cleanIn(cleanSueDeCoq), false
	found := func(s Step) bool {
		some = true
		return take(s)
	}
	for line := puzzle.Row(0); line < puzzle.Box(0); line++ {
		for box := puzzle.Box(0); box < puzzle.NumHouses; box++ {
			if (*clean>>line)&(*clean>>box)&1 != 0 {
				continue
			}
			if shared := v.houses[line].maskOf(box); bits.OnesCount16(shared) > 1 && !v.meeting(b, line, box, shared, found) {
				return
			}
		}
	}
	if !some {
		*clean |= 1<<puzzle.NumHouses - 1
	}
}

// meeting tries each two or three of the cells that a line and a box share.
func (v *sets) meeting(b *Board, line, box puzzle.House, shared uint16, found func(Step) bool) bool {
	e, at := &v.houses[line], bits.TrailingZeros16(shared)
	var rest, inBox []uint16
	for _, core := range subsetOrder[bits.OnesCount16(shared)] {
		core <<= at
		s := split{line: line, box: box, digits: e.digits[core]}
		n := bits.OnesCount16(core)
		if n < 2 || s.digits.Len() < n+2 {
			continue
		}
		if len(rest) == 0 {
			rest, inBox = v.rest(line), v.rest(box)
		}
		s.core = e.cellsOf(core)
		if !v.split(b, &s, rest, inBox, s.digits.Len()-n, found) {
			return false
		}
	}
	return true
}

// rest returns the sets of cells of a house that may be part of a split: with no more
// digits than three too many.
func (v *sets) rest(h puzzle.House) []uint16 {
	if v.rested&(1<<h) == 0 {
		v.rested |= 1 << h
		e, list := &v.houses[h], v.rests[h][:0]
		for _, m := range subsetOrder[e.n] {
			if e.digits[m].Len() <= bits.OnesCount16(m)+3 {
				list = append(list, m)
			}
		}
		v.rests[h] = list
	}
	return v.rests[h]
}

// A splitPart is cells of a line or a box that use up some digits of the core.
type splitPart struct {
	mask   uint16
	digits puzzle.DigitSet
	uses   int // how many more cells there are than digits that the core has not
}

// parts adds those of a list that have no cell of the core and use up some but not all of
// the digits of which the core has too many.
func (e *emptyCells) parts(list []splitPart, rest []uint16, s *split, more int) []splitPart {
	at, core := e.maskIn(s.core), s.digits
	for _, m := range rest {
		if m&at != 0 {
			continue
		}
		if uses := bits.OnesCount16(m) - (e.digits[m] &^ core).Len(); uses > 0 && uses < more {
			list = append(list, splitPart{m, e.digits[m], uses})
		}
	}
	return list
}

// split adds cells of the line that use up some of the digits of which the core
// has too many, and cells of the box that use up the others.
func (v *sets) split(b *Board, s *split, rest, inBox []uint16, more int, found func(Step) bool) bool {
	line, box := &v.houses[s.line], &v.houses[s.box]
	ofLine := line.parts(v.parts[0][:0], rest, s, more)
	if len(ofLine) == 0 {
		return true
	}
	ofBox := box.parts(v.parts[1][:0], inBox, s, more)
	for i := range ofLine {
		m := &ofLine[i]
		used := s.digits & m.digits
		for k := range ofBox {
			n := &ofBox[k]
			if n.digits&used != 0 || m.uses+n.uses != more {
				continue
			}
			s.ofLine, s.ofBox = m.digits, n.digits
			s.inLine, s.inBox = line.cellsOf(m.mask), box.cellsOf(n.mask)
			if s.inLine.And(s.inBox).Empty() && s.any(b) && !found(s.step(b)) {
				return false
			}
		}
	}
	return true
}

// out returns the cells from which d is eliminated.
func (s *split) out(b *Board, d puzzle.Digit) (cells puzzle.CellSet) {
	if s.ofLine.Has(d) || !s.ofBox.Has(d) {
		cells = b.In(s.line, d).Without(s.inLine)
	}
	if s.ofBox.Has(d) || !s.ofLine.Has(d) {
		cells = cells.Or(b.In(s.box, d).Without(s.inBox))
	}
	return cells.Without(s.core)
}

// any reports whether anything is eliminated.
func (s *split) any(b *Board) bool {
	for d := range (s.digits | s.ofLine | s.ofBox).All() {
		if !s.out(b, d).Empty() {
			return true
		}
	}
	return false
}

func (s *split) step(b *Board) Step {
	var eliminated []puzzle.Candidate
	for d := range (s.digits | s.ofLine | s.ofBox).All() {
		eliminated = append(eliminated, b.within(s.out(b, d), d.Set())...)
	}
	if b.noDiagrams {
		return Step{Eliminate: eliminated}
	}
	p := puzzle.Diagram{Houses: []puzzle.HouseRole{{House: s.line, Role: puzzle.Base}, {House: s.box, Role: puzzle.Cover}}}
	p.Cands = addRole(p.Cands, b.within(s.core, s.digits), puzzle.Base)
	p.Cands = addRole(p.Cands, b.within(s.inLine, s.ofLine), puzzle.Set)
	p.Cands = addRole(p.Cands, b.within(s.inBox, s.ofBox), puzzle.Set+1)
	return eliminate(eliminated, p)
}
