package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var sueDeCoq = &Technique{
	ID: "sue-de-coq", Code: "1101", Term: "Sue de Coq", Level: puzzle.Unfair, Score: 250,
	Name: words.Text{En: "Sue de Coq", Zh: "融合待定数组（Sue de Coq）"},
	Doc: words.Text{
		En: "Cells where a line meets a box, together with some from the rest of each, hold just enough digits to fill them.",
		Zh: "一行（或一列）与一宫交会处的几格，加上两者其余部分的几格，所含的数字恰好够填满它们。",
	},
	find: findSueDeCoq,
	explanation: explanation{
		where: words.Text{En: "Look where {house} meets {other}.", Zh: "看{house}与{other}交会的地方。"},
		what: words.Text{
			En: "There is a Sue de Coq: cells where a line meets a box, with some from the rest of each, use up all the digits that they can hold.",
			Zh: "这里有融合待定数组（Sue de Coq）：一行（或一列）与一宫交会处的几格，加上两者其余部分的几格，把所含的数字全部用掉。",
		},
		pattern: words.Text{
			En: "{cells}, where {house} meets {other}, can hold {digits}. In the rest of {house}, {inLine} can hold only {ofLine}; in the rest of {other}, {inBox} only {ofBox}.",
			Zh: "{house}与{other}交会处的 {cells} 能填 {digits}；{house}其余部分的 {inLine} 只能填 {ofLine}；{other}其余部分的 {inBox} 只能填 {ofBox}。",
		},
		why: []words.Text{{
			En: "{all} are {n} cells and can hold only {every} between them.",
			Zh: "{all} 共 {n} 格，总共只能填 {every}。",
		}, {
			En: "{once} {n} cells need that many, so none may be left out.",
			Zh: "{once}{n} 格正好用尽，一个也不能少。",
		}, {
			En: "{rest}{twice}",
			Zh: "{rest}{twice}",
		}},
		notation: words.Text{En: "{core} ({lineSet}, {boxSet})", Zh: "{core} ({lineSet}, {boxSet})"},
		args:     sueDeCoqArgs,
	},
}

func sueDeCoqArgs(s *Step) []any {
	core, digits := s.base()
	inLine, ofLine := s.set(0)
	inBox, ofBox := s.set(1)
	all := core.Or(inLine).Or(inBox)
	once := say("In these cells each digit has its places in {house} only or in {other} only, so it stands there once at most.",
		"在这几格里，每个数字的位置都在{house}内或都在{other}内，至多出现一次。",
		"house", words.House(s.house()), "other", words.House(s.Diagram.Houses[1].House))
	if both := ofLine & ofBox; both != 0 {
		once = say("In these cells {both} can stand twice at most, once in {house} and once in {other}. Any other digit can stand there once, for its places are all in {house} or all in {other}.",
			"在这几格里，{both} 至多出现两次，{house}和{other}里各一次；其余数字的位置都在{house}内或都在{other}内，至多出现一次。",
			"both", digitsOr(both), "house", words.House(s.house()), "other", words.House(s.Diagram.Houses[1].House))
	}
	return []any{
		"facts", facts(OnlyDigits{core, digits}, OnlyDigits{inLine, ofLine}, OnlyDigits{inBox, ofBox}),
		"other", words.House(s.Diagram.Houses[1].House), "rest", s.splitRest(all), "twice", s.splitTwice(all),
		"inLine", cellsAnd(inLine.All()), "ofLine", digitsAnd(ofLine),
		"inBox", cellsAnd(inBox.All()), "ofBox", digitsAnd(ofBox),
		"all", cellsAnd(all.All()), "n", all.Len(), "every", digitsAnd(digits | ofLine | ofBox), "once", once,
		"core", core.Notation() + " - {" + digits.String() + "}",
		"lineSet", inLine.Notation() + " - {" + ofLine.String() + "}",
		"boxSet", inBox.Notation() + " - {" + ofBox.String() + "}",
	}
}

// splitRest says what goes from the rest of the line and of the box.
func (s *Step) splitRest(cells puzzle.CellSet) phrase {
	out := s.eliminatedIn(puzzle.AllCells.Without(cells))
	if len(out) == 0 {
		return phrase{}
	}
	return say("The rest of {house} and of {other} has no room for them: {goes}.", "{house}与{other}的其余各格就没有它们的位置：{goes}。",
		"house", words.House(s.house()), "other", words.House(s.Diagram.Houses[1].House), "goes", eliminationText(out))
}

// splitTwice says what goes from cells of the line's or the box's set that lie in both: with a
// digit that must be there twice, these would be its only place.
func (s *Step) splitTwice(cells puzzle.CellSet) phrase {
	out := s.eliminatedIn(cells)
	if len(out) == 0 {
		return phrase{}
	}
	var in puzzle.CellSet
	for _, k := range out {
		in.Add(k.Cell())
	}
	text := numbered(in.Len(),
		"{cells} lies in both, so a digit that must stand there twice can't be in it: {goes}.",
		"{cells} lie in both, so a digit that must stand there twice can't be in them: {goes}.",
		"{cells} 同属两者，必须出现两次的数字不能填在那里：{goes}。", "cells", cellsAnd(in.All()), "goes", eliminationText(out))
	if len(out) < len(s.Eliminate) {
		return say(" {text}", "{text}", "text", text)
	}
	return text
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
