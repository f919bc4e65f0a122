package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Oddagons come from the Players' Forum, where those of one digit were called broken wings and
// what breaks them guardians (Rod Hagglund, 2005); those of two digits are bivalue oddagons. They
// are rated as there, about as short chains.
var oddagon = &Technique{
	ID: "oddagon", Term: "Oddagon", Level: puzzle.Unfair, Score: 270,
	find:        findOddagon,
	explanation: explanation{args: oddagonArgs, legend: "guardian"},
}

// oddagonSizes are the numbers of cells of the loops that are looked for. With three cells all
// are in one house.
var oddagonSizes = [...]int{5, 7}

func oddagonArgs(s *Step) []any {
	var cells []puzzle.Cell
	var at puzzle.CellSet
	var known []Fact
	var shared []any
	for _, l := range s.Diagram.Links {
		cells = append(cells, l.From[0].Cell())
		at.Add(l.From[0].Cell())
		shared = append(shared, words.House(l.House))
		known = append(known, InHouse{l.House, puzzle.CellsOf(l.From[0].Cell(), l.To[0].Cell())})
	}
	digits := s.Diagram.Links[0].From[0].Digit().Set()
	kind := "digit"
	if second := s.Diagram.Links[0].From[1:]; len(second) > 0 {
		kind, digits = "pair", digits|second[0].Digit().Set()
	}
	return append(guardianArgs(s), "facts", known, "cells", words.And(slices.Values(cells)), "number", len(cells),
		"digits", digitsAnd(digits), "any", digitsOr(digits), "list", list(digits), "short", at.Notation(), "shared", by("language.comma", shared...),
		"where", say("logic.oddagon.where."+kind, "digits", digitsAnd(digits), "any", digitsOr(digits)),
		"pattern", say("logic.oddagon.pattern."+kind, "digits", digitsAnd(digits), "any", digitsOr(digits), "cells", words.And(slices.Values(cells)), "number", len(cells), "guards", s.guardians().text()),
		"why.1", say("logic.oddagon.why.1."+kind, "digits", digitsAnd(digits), "any", digitsOr(digits), "cells", words.And(slices.Values(cells)), "number", len(cells), "guards", s.guardians().text(), "shared", by("language.comma", shared...)),
		"why.2", say("logic.oddagon.why.2."+kind, "digits", digitsAnd(digits), "any", digitsOr(digits)))
}

// An oddLoop is a walk round an odd number of cells that would have to hold two things by turns:
// a digit and any other, or one of two digits and the other.
type oddLoop struct {
	*Board
	digits puzzle.DigitSet
	size   int
	cells  [7]puzzle.Cell
	houses [7]puzzle.House // that of each cell and the next
	n      int
	in     puzzle.CellSet
	guarded
	done  [][]puzzle.Candidate // what was reported
	found func(Step) bool
}

// guarded is the guardians so far.
type guarded struct {
	guards [loopGuardians]puzzle.Candidate
	count  int
	at     puzzle.CellSet // their cells
	seen   puzzle.CellSet // cells that see them all
}

// loopGuardians is how many guardians a loop may have.
const loopGuardians = 3

// add adds one, if there is room.
func (g *guarded) add(k puzzle.Candidate) bool {
	if g.count == len(g.guards) {
		return false
	}
	if g.guards[g.count] = k; g.count == 0 {
		g.seen = puzzle.AllCells
	}
	g.count++
	g.at.Add(k.Cell())
	g.seen = g.seen.And(k.Cell().Peers())
	return true
}

func findOddagon(b *Board, found func(Step) bool) {
	l := &b.cache.odd
	*l = oddLoop{Board: b, found: found}
	for _, size := range oddagonSizes {
		if b.most > 0 && b.most < loopLeast+3*size {
			return
		}
		l.size = size
		for d := puzzle.Digit(1); d <= 9; d++ {
			if l.digits = d.Set(); b.Of[d].Len() > size && !l.start(b.Of[d]) {
				return
			}
			for e := d + 1; e <= 9; e++ {
				l.digits = d.Set() | e.Set()
				if both := b.Of[d].And(b.Of[e]); both.Len() >= size && !l.start(both) {
					return
				}
			}
		}
	}
}

// start walks from each of some cells: the first of its loop.
func (l *oddLoop) start(cells puzzle.CellSet) bool {
	for first := range cells.All() {
		if !l.step(first, 0, cells.Without(cellsBefore[first])) {
			return false
		}
	}
	return true
}

func (l *oddLoop) pair() bool { return !one(uint16(l.digits)) }

// step takes a cell into the walk, which a house joins with the last, and goes on among cells.
func (l *oddLoop) step(c puzzle.Cell, h puzzle.House, cells puzzle.CellSet) bool {
	was := l.guarded
	more := true
	if (l.n == 0 || l.joins(h, c)) && l.admits(c) {
		l.cells[l.n] = c
		l.n++
		l.in.Add(c)
		more = l.next(cells)
		l.n--
		l.in.Remove(c)
	}
	l.guarded = was
	return more
}

// admits notes what a cell of two digits can hold besides as guardians.
func (l *oddLoop) admits(c puzzle.Cell) bool {
	if !l.pair() {
		return true
	}
	for d := range (l.Cands[c] &^ l.digits).All() {
		if !l.add(puzzle.Cand(c, d)) {
			return false
		}
	}
	return true
}

// joins reports whether a house may join the last cell with c: of one digit, its other places
// there are guardians; of two, what sees an earlier cell too would make a shorter loop.
func (l *oddLoop) joins(h puzzle.House, c puzzle.Cell) bool {
	last, closes := l.cells[l.n-1], c == l.cells[0]
	l.houses[l.n-1] = h
	if l.pair() {
		earlier := l.in.Without(puzzle.CellsOf(last))
		if l.n+1 == l.size {
			earlier.Remove(l.cells[0])
		}
		return h == (*rules)(nil).sharedHouse(last, c) && (closes || earlier.And(c.Peers()).Empty())
	}
	others := l.In(h, l.digits.Min()).Without(puzzle.CellsOf(last, c))
	if !others.And(l.in).Empty() || l.at.Has(c) {
		return false
	}
	for q := range others.Without(l.at).All() {
		if !l.add(puzzle.Cand(q, l.digits.Min())) {
			return false
		}
	}
	return l.guarded.count < 2 || !l.seen.And(l.Of[l.digits.Min()]).Empty()
}

// next goes on to each cell that may follow, or closes the loop.
func (l *oddLoop) next(cells puzzle.CellSet) bool {
	last, first := l.cells[l.n-1], l.cells[0]
	for _, h := range last.Houses() {
		if l.n == l.size {
			if was := l.guarded; l.cells[1] < last && h.Set().Has(first) {
				more := !l.joins(h, first) || l.close()
				if l.guarded = was; !more {
					return false
				}
			}
			continue
		}
		for c := range cells.And(h.Set()).Without(l.in).All() {
			if !l.step(c, h, cells) {
				return false
			}
		}
	}
	return true
}

// close reports the loop, unless one that does the same was reported.
func (l *oddLoop) close() bool {
	if l.guarded.count == 0 {
		return true
	}
	if _, any := guardians(l.guards[:l.guarded.count]).rulesOut(l.Board); !any && l.guarded.count > 1 {
		return true
	}
	g := guardians(slices.Clone(l.guards[:l.guarded.count]))
	slices.Sort(g)
	return g.found(l.Board, func() puzzle.Diagram { return l.diagram() }, func(s Step) bool {
		does := append(slices.Clone(s.Place), s.Eliminate...)
		if slices.ContainsFunc(l.done, func(other []puzzle.Candidate) bool { return slices.Equal(does, other) }) {
			return true
		}
		l.done = append(l.done, does)
		return l.found(s)
	})
}

func (l *oddLoop) diagram() (p puzzle.Diagram) {
	for i := range l.n {
		c, next := l.cells[i], l.cells[(i+1)%l.n]
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Base})
		p.Cands = addRole(p.Cands, l.within(puzzle.CellsOf(c), l.digits), puzzle.Base)
		p.Links = append(p.Links, puzzle.Link{From: l.within(puzzle.CellsOf(c), l.digits), To: l.within(puzzle.CellsOf(next), l.digits), House: l.houses[i]})
		if !l.pair() {
			p.Houses = append(p.Houses, puzzle.HouseRole{House: l.houses[i], Role: puzzle.Base})
		}
	}
	if len(p.Houses) == 0 {
		p.Houses = []puzzle.HouseRole{{House: l.houses[0], Role: puzzle.Base}}
	}
	return p
}

// loopLeast is what a loop costs at least besides its cells and houses: the shape, that it is
// odd, and a guardian.
const loopLeast = freeWeight + caseWeight/4 + digitWeight

// oddagonCost counts the houses or cells round the loop, the guardians, and that such a loop has
// no shape.
func oddagonCost(s *Step) int {
	n := loopLeast - digitWeight + digitWeight*len(s.guardians())
	for _, l := range s.Diagram.Links {
		n += len(l.From)
		if len(l.From) == 1 {
			n += houseCost(l.House)
		} else {
			n += weakWeight
		}
	}
	return n
}
