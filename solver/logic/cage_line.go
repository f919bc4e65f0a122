package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var cageHidden = &Technique{
	ID: "cage-hidden", Term: "Hidden in a Cage", Level: puzzle.Easy, Score: 25, on: withCages,
	find:        findCageHidden,
	explanation: explanation{texts: []string{"cage"}, args: cageLineArgs},
}

var cageLine = &Technique{
	ID: "cage-line", Term: "Cage and House", Level: puzzle.Medium, Score: 50, on: withCages,
	find:        findCageLine,
	explanation: explanation{texts: []string{"cage"}, args: cageLineArgs},
}

var diagonalSeen = &Technique{
	ID: "diagonal-seen", Term: "Locked on a Diagonal", Level: puzzle.Medium, Score: 55,
	on:          func(k boardKind) bool { return k.diagonals },
	find:        findDiagonalSeen,
	explanation: explanation{args: diagonalArgs},
}

// findCageHidden looks for digits that every set of a cage needs and that have one place there.
func findCageHidden(b *Board, found func(Step) bool) {
	for i := range b.cageFits() {
		f := &b.cageFits()[i]
		if f.open.Len() < 2 {
			continue
		}
		for d := range (f.needed &^ f.placed).All() {
			at := b.Of[d].And(f.open)
			if at.Len() != 1 || one(uint16(b.Cands[at.First()])) {
				continue
			}
			k := puzzle.Cand(at.First(), d)
			s := place(k, b.cageDiagram(f, puzzle.AllDigits))
			dropBase(&s.Diagram, s.Place)
			if !found(s) {
				return
			}
		}
	}
}

// findCageLine looks for digits that every set of a cage needs, and cells outside that see all
// their places.
func findCageLine(b *Board, found func(Step) bool) {
	for i := range b.cageFits() {
		f := &b.cageFits()[i]
		for d := range (f.needed &^ f.placed).All() {
			at := b.Of[d].And(f.open)
			out := b.seeingAll(at, d)
			if at.Empty() || out.Empty() {
				continue
			}
			p := b.cageDiagram(f, puzzle.AllDigits)
			if !found(eliminate(b.within(out, d.Set()), p)) {
				return
			}
		}
	}
}

// seeingAll returns the cells with candidate d that see all of some cells.
func (b *Board) seeingAll(cells puzzle.CellSet, d puzzle.Digit) puzzle.CellSet {
	out := b.Of[d]
	for c := range cells.All() {
		out = out.And(b.sees[c])
	}
	return out
}

// findDiagonalSeen looks for cells that see all places of a digit on a diagonal.
func findDiagonalSeen(b *Board, found func(Step) bool) {
	for _, e := range b.rules.diagonals() {
		for d := range puzzle.AllDigits.All() {
			at := b.Of[d].And(e.cells)
			if at.Len() < 2 {
				continue
			}
			out := b.seeingAll(at, d)
			if out.Empty() {
				continue
			}
			p := show(e.House)
			p.Cands = addRole(nil, b.within(at, d.Set()), puzzle.Base)
			if !found(eliminate(b.within(out, d.Set()), p)) {
				return
			}
		}
	}
}

// changed returns the candidates that s places or eliminates.
func (s *Step) changed() []puzzle.Candidate {
	return append(s.Place[:len(s.Place):len(s.Place)], s.Eliminate...)
}

// cageLineArgs names the places of the digit that the cage needs.
func cageLineArgs(s *Step) []any {
	d := s.changed()[0].Digit()
	f := s.fit(s.house())
	places := cellsOf(append(s.cands(puzzle.Base), s.Place...), d).And(f.cells)
	args := s.cageArgs(&f, restOf(&f))
	return append([]any{"digits", d, "cells", words.And(places.All()), "out", words.And(cellsOf(s.Eliminate, d).All())}, args...)
}

func diagonalArgs(s *Step) []any {
	cells, digits := s.base()
	return []any{"facts", facts(OnlyPlaces{s.house(), digits, cells}), "out", words.And(cellsOf(s.Eliminate, digits.Min()).All())}
}
