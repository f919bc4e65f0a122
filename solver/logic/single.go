package logic

import (
	"iter"
	"math/bits"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var fullHouse = &Technique{
	ID: "full-house", Code: "0000", Term: "Full House", Level: puzzle.Easy, Score: 4,
	find: findFullHouse,
	next: nextFullHouse,
}

var nakedSingle = &Technique{
	ID: "naked-single", Code: "0003", Term: "Naked Single", Level: puzzle.Easy, Score: 4,
	find:        findNakedSingle,
	next:        nextNakedSingle,
	explanation: explanation{args: nakedSingleArgs},
}

var hiddenSingle = &Technique{
	ID: "hidden-single", Code: "0002", Term: "Hidden Single", Level: puzzle.Easy, Score: 14,
	find:        findHiddenSingle,
	next:        nextHiddenSingle,
	explanation: explanation{args: hiddenSingleArgs},
}

// A singleView is a board with the diagrams of singles.
type singleView struct{ *Board }

func findFullHouse(board *Board, found func(Step) bool) {
	b := singleView{board}
	for _, c := range b.naked[b.nakedFrom:b.nakedTo] {
		if !one(uint16(b.Cands[c])) {
			continue
		}
		if b.fills(c) && !found(b.step(puzzle.Cand(c, b.Cands[c].Min()), singleView.filling)) {
			return
		}
	}
}

// filling shows the house that k fills, preferably a row.
func (b singleView) filling(k puzzle.Candidate) puzzle.Diagram {
	if locations[k.Cell()].bits&uint64(b.oneEmpty) == 0 {
		return show(b.filledDiagonal(k.Cell()))
	}
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
	if b.rules != nil {
		return b.nextFilling()
	}
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
	houses := b.rules.housesOf(c)
	for i := range 3 {
		if b.Empty.And(houses[i].Set()).Len() < b.Empty.And(houses[0].Set()).Len() {
			houses[0], houses[i] = houses[i], houses[0]
		}
	}
	p := show(houses[0])
	p.Cells = []puzzle.CellRole{{Cell: c, Role: puzzle.Base}}
	p.Cands = make([]puzzle.CandRole, 0, 9)
	var seen puzzle.DigitSet
	for _, h := range houses {
		for q := range b.rules.set(h).Without(b.Empty).All() {
			if d := b.Grid[q]; d != 0 && !seen.Has(d) {
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
	lost := s.rules.allDigits() &^ k.Digit().Set()
	seen := words.List{Comma: "logic.text.comma", Last: "logic.text.and"}
	for _, h := range append([]puzzle.House{s.house()}, s.rules.housesOf(k.Cell())...) {
		var here puzzle.DigitSet
		for _, q := range s.cands(puzzle.Cover) {
			if s.rules.set(h).Has(q.Cell()) {
				here |= q.Digit().Set() & lost
			}
		}
		if here != 0 {
			lost &^= here
			seen.Parts = append(seen.Parts, say("logic.naked-single.seen", "digits", digitsAnd(here), "house", words.House(h)))
		}
	}
	key := "logic.naked-single.sees"
	switch {
	case len(seen.Parts) == 0:
		key = "logic.naked-single.removed"
	case lost != 0:
		key = "logic.naked-single.sees.removed"
	}
	return []any{"why.1", say(key, "cell", k.Cell(), "seen", seen, "digits", digitsAnd(lost)), "facts", facts(OnlyDigits{puzzle.CellsOf(k.Cell()), k.Digit().Set()})}
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
	b.hiddenInDiagonals(seen, found)
}

func nextHiddenSingle(b *Board) (puzzle.Candidate, bool) {
	b.skipStaleHidden()
	if b.hiddenFrom == b.hiddenTo {
		if b.rules != nil {
			return b.nextInDiagonals()
		}
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
	if !one(b.places[h][d]) {
		h = b.singleDiagonal(k)
	}
	p := show(h)
	open := b.Empty.And(b.rules.set(h))
	open.Remove(c)
	placed := b.Grid.Of(d)
	for !open.Empty() {
		by, closes, ok := b.closer(placed, open)
		if !ok {
			break
		}
		open = open.Without(b.rules.set(closes))
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
func (b singleView) closer(placed, open puzzle.CellSet) (by puzzle.Cell, closes puzzle.House, ok bool) {
	most := 0
	for c := range placed.All() {
		for _, h := range b.rules.housesOf(c) {
			if n := open.And(b.rules.set(h)).Len(); n > most {
				by, closes, most = c, h, n
			}
		}
	}
	return by, closes, most > 0
}

// A closer is what rules out some houses of a kind: digits in cells, each named once.
type closer struct {
	cells  []puzzle.Cell
	houses []puzzle.House
}

// closers returns them by the kind of house; what a single cell closes of several kinds goes together.
func closers(s *Step) (list []closer) {
	for _, kind := range "rcbdk" {
		var c closer
		for i, r := range s.Diagram.Houses[1:] {
			if r.House.Kind() != byte(kind) {
				continue
			}
			c.houses = append(c.houses, r.House)
			if by := s.Diagram.Cells[i].Cell; !slices.Contains(c.cells, by) {
				c.cells = append(c.cells, by)
			}
		}
		same := slices.IndexFunc(list, func(o closer) bool { return len(c.cells) == 1 && slices.Equal(o.cells, c.cells) })
		switch {
		case len(c.houses) == 0:
		case same >= 0:
			list[same].houses = append(list[same].houses, c.houses...)
		default:
			list = append(list, c)
		}
	}
	return list
}

// ruledOutText says by which digits houses are ruled out.
func ruledOutText(s *Step) words.List {
	out := by("logic.text.clauses")
	for i, c := range closers(s) {
		key := "logic.hidden-single.rulesout"
		if i > 0 {
			key = "logic.hidden-single.rulesout.more"
		}
		out.Parts = append(out.Parts, say(key,
			"cells", words.And(slices.Values(c.cells)), "digit", s.Place[0].Digit(), "houses", fishHousesAnd(c.houses)))
	}
	return out
}

// hiddenSingleArgs says what is against each other cell of the house. Some languages name a
// hidden single by the kind of its house.
func hiddenSingleArgs(s *Step) []any {
	d, h := s.Place[0].Digit(), s.house()
	lost := s.cells(puzzle.Off)
	filled := s.rules.set(h).Without(lost)
	filled.Remove(s.Place[0].Cell())
	against := ruledOutText(s)
	for _, r := range s.Diagram.Houses[1:] {
		filled = filled.Without(s.rules.set(r.House))
	}
	add := func(key string, cells iter.Seq[puzzle.Cell]) {
		against.Parts = append(against.Parts, say(key, "cells", words.And(cells), "digit", d, "house", words.House(h)))
	}
	if !lost.Empty() {
		add("logic.hidden-single.removed", lost.All())
	}
	switch n := filled.Len(); {
	case n > 3:
		add("logic.hidden-single.rest", filled.All())
	case n > 0:
		add("logic.hidden-single.filled", filled.All())
	}
	return []any{
		"facts", facts(OnlyPlaces{h, d.Set(), puzzle.CellsOf(s.Place[0].Cell())}), "against", against,
		"name", words.Key("logic.hidden-single." + string(h.Kind())),
	}
}
