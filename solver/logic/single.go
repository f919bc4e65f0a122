package logic

import (
	"math/bits"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var fullHouse = &Technique{
	ID: "full-house", Code: "0000", Term: "Full House", Level: puzzle.Easy, Score: 4,
	Name: words.Text{En: "Full house", Zh: "同区剩余"},
	Doc: words.Text{
		En: "The last empty cell of a house takes the one digit that the house lacks.",
		Zh: "一个区域只剩一个空格时，这一格就填该区域所缺的数字。",
	},
	find: findFullHouse,
	next: nextFullHouse,
	explanation: single(words.Text{
		En: "There is a full house: {house} has one empty cell left.",
		Zh: "这里有同区剩余：{house}只剩一个空格。",
	}, nil,
		words.Text{En: "{House} has every digit but {digits}, and one empty cell: {cells}.", Zh: "{house}只缺 {digits}，也只剩一个空格：{cells}。"},
		words.Text{En: "So {cells} is {digits}.", Zh: "因此 {cells} 是 {digits}。"},
	),
}

var nakedSingle = &Technique{
	ID: "naked-single", Code: "0003", Term: "Naked Single", Level: puzzle.Easy, Score: 4,
	Name: words.Text{En: "Naked single", Zh: "唯一余数"},
	Doc: words.Text{
		En: "A cell in which one digit alone is still possible takes that digit.",
		Zh: "一格只剩一个候选数时，就填这个数字。",
	},
	find: findNakedSingle,
	next: nextNakedSingle,
	explanation: single(words.Text{
		En: "There is a naked single: only one digit is left for {cells}.",
		Zh: "这里有唯一余数：{cells} 只剩一个数字可填。",
	}, nakedSingleArgs,
		words.Text{En: "{sees}{earlier}", Zh: "{sees}{earlier}"},
		words.Text{En: "Only {digits} is left for {cells}.", Zh: "{cells} 只剩 {digits} 可填。"},
	),
}

var hiddenSingle = &Technique{
	ID: "hidden-single", Code: "0002", Term: "Hidden Single", Level: puzzle.Easy, Score: 14,
	Name: words.Text{En: "Hidden single", Zh: "排除"},
	Doc: words.Text{
		En: "Every house holds every digit, so a digit goes where the house has its only place for it.",
		Zh: "每个区域都要有每个数字，因此区域里只剩一个位置的数字就填在那里。",
	},
	find: findHiddenSingle,
	next: nextHiddenSingle,
	explanation: explanation{
		where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
		what: words.Text{
			En: "There is a hidden single: in {house}, one of the missing digits has only one place left.",
			Zh: "这里可用{name}：{house}所缺的数字中，有一个只剩一个位置。",
		},
		pattern: words.Text{En: "In {house}, {digits} has one place left.", Zh: "{house}里，{digits} 只剩一个位置。"},
		why: []words.Text{
			{En: "In {house}, {digits} has one place left: {cells}. {Against}.", Zh: "{house}里，{digits} 只剩 {cells} 一个位置：{Against}。"},
		},
		args: hiddenSingleArgs,
	},
}

// single explains singles; the sentence that says what they are also says where.
func single(what words.Text, args func(*Step) []any, why ...words.Text) explanation {
	return explanation{
		where:   words.Text{En: "Look at {house}.", Zh: "看{house}。"},
		what:    what,
		pattern: what,
		why:     why,
		args:    args,
	}
}

// A singleView is a board with the diagrams of singles.
type singleView struct{ *Board }

func findFullHouse(board *Board, found func(Step) bool) {
	b := singleView{board}
	for _, c := range b.naked[b.nakedFrom:b.nakedTo] {
		if !one(uint16(b.Cands[c])) {
			continue
		}
		if locations[c].bits&uint64(b.oneEmpty) != 0 && !found(b.step(puzzle.Cand(c, b.Cands[c].Min()), singleView.filling)) {
			return
		}
	}
}

// filling shows the house that k fills, preferably a row.
func (b singleView) filling(k puzzle.Candidate) puzzle.Diagram {
	return show(puzzle.House(bits.TrailingZeros64(locations[k.Cell()].bits & uint64(b.oneEmpty))))
}

// step makes the step that places k, with its diagram unless these are switched off.
func (b singleView) step(k puzzle.Candidate, diagram func(singleView, puzzle.Candidate) puzzle.Diagram) Step {
	if b.noDiagrams {
		return Step{Place: []puzzle.Candidate{k}}
	}
	return place(k, diagram(b, k))
}

func nextFullHouse(b *Board) (puzzle.Candidate, bool) {
	if b.oneEmpty != 0 {
		for _, c := range b.naked[b.nakedFrom:b.nakedTo] {
			if locations[c].bits&uint64(b.oneEmpty) != 0 && one(uint16(b.Cands[c])) {
				return puzzle.Cand(c, b.Cands[c].Min()), true
			}
		}
	}
	return 0, false
}

func findNakedSingle(board *Board, found func(Step) bool) {
	b := singleView{board}
	for _, c := range b.naked[b.nakedFrom:b.nakedTo] {
		if one(uint16(b.Cands[c])) && !found(b.step(puzzle.Cand(c, b.Cands[c].Min()), singleView.around)) {
			return
		}
	}
}

func nextNakedSingle(b *Board) (puzzle.Candidate, bool) {
	b.skipStaleNaked()
	if b.nakedFrom == b.nakedTo {
		return 0, false
	}
	c := b.naked[b.nakedFrom]
	return puzzle.Cand(c, b.Cands[c].Min()), true
}

// around shows the cell of k, the house of it with the most digits, and one cell for
// each digit that it sees, preferably in that house.
func (b singleView) around(k puzzle.Candidate) puzzle.Diagram {
	c := k.Cell()
	houses := c.Houses()
	for i := range houses {
		if b.Empty.And(houses[i].Set()).Len() < b.Empty.And(houses[0].Set()).Len() {
			houses[0], houses[i] = houses[i], houses[0]
		}
	}
	p := show(houses[0])
	p.Cells = []puzzle.CellRole{{Cell: c, Role: puzzle.Base}}
	p.Cands = make([]puzzle.CandRole, 0, 9)
	var seen puzzle.DigitSet
	for _, h := range houses {
		for q := range h.Set().Without(b.Empty).All() {
			if d := b.Grid[q]; !seen.Has(d) {
				seen |= d.Set()
				p.Cands = append(p.Cands, puzzle.CandRole{Cand: puzzle.Cand(q, d), Role: puzzle.Cover})
			}
		}
	}
	return p
}

// nakedSingleArgs says which digits the cell sees where, and which it has lost.
func nakedSingleArgs(s *Step) []any {
	k := s.Place[0]
	lost := puzzle.AllDigits &^ k.Digit().Set()
	seen := series{comma: clause, last: clause}
	houses := k.Cell().Houses()
	for _, h := range append([]puzzle.House{s.house()}, houses[:]...) {
		var here puzzle.DigitSet
		for _, q := range s.cands(puzzle.Cover) {
			if h.Set().Has(q.Cell()) {
				here |= q.Digit().Set() & lost
			}
		}
		if here != 0 {
			lost &^= here
			seen.parts = append(seen.parts, say("{digits} in {house}", "{house}已有 {digits}", "digits", digitsAnd(here), "house", words.House(h)))
		}
	}
	var sees, earlier phrase
	if len(seen.parts) > 0 {
		sees = say("{cell} sees {seen}.", "{seen}。", "cell", k.Cell(), "seen", seen)
	}
	if lost != 0 {
		earlier = say(" {cell} has already lost {digits}.", "{cell} 的候选数 {digits} 此前已删除。", "cell", k.Cell(), "digits", digitsAnd(lost))
	}
	return []any{"sees", sees, "earlier", earlier, "facts", facts(OnlyDigits{puzzle.CellsOf(k.Cell()), k.Digit().Set()})}
}

func findHiddenSingle(board *Board, found func(Step) bool) {
	b := singleView{board}
	var seen puzzle.CellSet
	for _, s := range b.hidden[b.hiddenFrom:b.hiddenTo] {
		if !one(b.places[s.house][s.digit]) {
			continue
		}
		c := b.In(s.house, s.digit).First()
		if seen.Has(c) {
			continue
		}
		seen.Add(c)
		if !found(b.step(puzzle.Cand(c, s.digit), singleView.closing)) {
			return
		}
	}
}

func nextHiddenSingle(b *Board) (puzzle.Candidate, bool) {
	b.skipStaleHidden()
	if b.hiddenFrom == b.hiddenTo {
		return 0, false
	}
	s := b.hidden[b.hiddenFrom]
	return puzzle.Cand(s.house.Cells()[bits.TrailingZeros16(b.places[s.house][s.digit])], s.digit), true
}

// closing shows a house in which k has its only place, preferably a box, and what keeps
// the digit out of its other empty cells: cells and, for each, the house that it closes.
// From cells that nothing closes the digit was eliminated.
func (b singleView) closing(k puzzle.Candidate) puzzle.Diagram {
	c, d := k.Cell(), k.Digit()
	h := puzzle.Box(c.Box())
	for _, line := range c.Houses() {
		if !one(b.places[h][d]) {
			h = line
		}
	}
	p := show(h)
	open := b.Empty.And(h.Set())
	open.Remove(c)
	placed := b.Grid.Of(d)
	for !open.Empty() {
		by, closes, ok := closer(placed, open)
		if !ok {
			break
		}
		open = open.Without(closes.Set())
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: by, Role: puzzle.Cover})
		p.Houses = append(p.Houses, puzzle.HouseRole{House: closes, Role: puzzle.Cover})
	}
	for q := range open.All() {
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: q, Role: puzzle.Off})
	}
	return p
}

// closer returns the cell of placed and the house of it that holds most of open,
// if any holds some.
func closer(placed, open puzzle.CellSet) (by puzzle.Cell, closes puzzle.House, ok bool) {
	most := 0
	for c := range placed.All() {
		for _, h := range c.Houses() {
			if n := open.And(h.Set()).Len(); n > most {
				by, closes, most = c, h, n
			}
		}
	}
	return by, closes, most > 0
}

// hiddenIn is what Chinese calls a hidden single, by the kind of its house.
var hiddenIn = map[byte]string{'r': "行排除", 'c': "列排除", 'b': "宫排除"}

// hiddenSingleArgs says what is against each other cell of the house.
func hiddenSingleArgs(s *Step) []any {
	d, h := s.Place[0].Digit(), s.house()
	lost := s.cells(puzzle.Off)
	filled := h.Set().Without(lost)
	filled.Remove(s.Place[0].Cell())
	var by []puzzle.Cell
	var closed []puzzle.House
	for i, r := range s.Diagram.Houses[1:] {
		by = append(by, s.Diagram.Cells[i].Cell)
		closed = append(closed, r.House)
		filled = filled.Without(r.House.Set())
	}
	var against []any
	if n := len(by); n > 0 {
		against = append(against, numbered(n,
			"the {digit} in {cells} closes {houses}", "the {digit}s in {cells} close {houses}", "{cells} 的 {digit} 排除了{houses}",
			"digit", d, "cells", cellsAnd(slices.Values(by)), "houses", fishHousesAnd(closed)))
	}
	if n := lost.Len(); n > 0 {
		against = append(against, numbered(n,
			"{cells} has already lost its {digit}", "{cells} have already lost their {digit}s", "{cells} 的候选数 {digit} 此前已删除",
			"cells", cellsAnd(lost.All()), "digit", d))
	}
	switch n := filled.Len(); {
	case n > 3:
		against = append(against, say("the rest of {house} is filled", "{house}其余各格已填", "house", words.House(h)))
	case n > 0:
		against = append(against, numbered(n, "{cells} is filled", "{cells} are filled", "{cells} 已填", "cells", cellsAnd(filled.All())))
	}
	return []any{"facts", facts(OnlyPlaces{h, d.Set(), puzzle.CellsOf(s.Place[0].Cell())}), "Against", opening{series{against, clause, clause}},
		"name", words.Text{En: s.Technique.Name.En, Zh: hiddenIn[h.Kind()]}}
}
