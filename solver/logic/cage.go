package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// The techniques of a cage alone, the easiest first.

var cageOfOne = &Technique{
	ID: "cage-of-one", Term: "Cage of One Cell", Level: puzzle.Easy, Score: 4, on: withCages,
	find:        func(b *Board, found func(Step) bool) { findCageLast(b, false, found) },
	explanation: explanation{texts: []string{"cage"}, args: cageLastArgs},
}

var cageLast = &Technique{
	ID: "cage-last", Term: "Last Cell of a Cage", Level: puzzle.Easy, Score: 6, on: withCages,
	find:        func(b *Board, found func(Step) bool) { findCageLast(b, true, found) },
	explanation: explanation{texts: []string{"cage"}, args: cageLastArgs},
}

var cageFew = &Technique{
	ID: "cage-few", Term: "Forced Combination", Level: puzzle.Easy, Score: 10, on: withCages,
	find:        findCageFew,
	explanation: explanation{texts: []string{"cage"}, args: cageFewArgs},
}

var cageSums = &Technique{
	ID: "cage-sums", Term: "Cage Combinations", Level: puzzle.Easy, Score: 30, on: withCages,
	find:        findCageSums,
	explanation: explanation{texts: []string{"cage"}, args: cageSumsArgs},
}

func withCages(k boardKind) bool { return k.cages }

// findCageLast looks for cages with one empty cell, which have other cells or not.
func findCageLast(b *Board, others bool, found func(Step) bool) {
	for i := range b.cageFits() {
		f := &b.cageFits()[i]
		if f.sum == 0 || f.open.Len() != 1 || others != (f.cells.Len() > 1) {
			continue
		}
		c, d := f.open.First(), f.rest()
		if d < 1 || d > 9 || !b.Cands[c].Has(puzzle.Digit(d)) {
			continue
		}
		if !found(place(puzzle.Cand(c, puzzle.Digit(d)), b.cageDiagram(f, 0))) {
			return
		}
	}
}

// cageDiagram shows a cage, what is placed in it, and some digits of its open cells.
func (b *Board) cageDiagram(f *cageFit, digits puzzle.DigitSet) puzzle.Diagram {
	p := show(f.House)
	b.addCage(&p, f, digits)
	return p
}

func (b *Board) addCage(p *puzzle.Diagram, f *cageFit, digits puzzle.DigitSet) {
	for c := range f.cells.Without(b.Empty).All() {
		p.Cands = append(p.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, b.Grid[c]), Role: puzzle.Cover})
	}
	p.Cands = addRole(p.Cands, b.within(f.open, digits), puzzle.Base)
}

// cageStep makes the step in which ks go from a cage.
func (b *Board) cageStep(f *cageFit, ks []puzzle.Candidate) Step {
	s := eliminate(ks, b.cageDiagram(f, puzzle.AllDigits))
	dropBase(&s.Diagram, ks)
	return s
}

// findCageFew looks for cages whose open cells have one or two sets of digits that make the
// rest of the sum, whatever the candidates.
func findCageFew(b *Board, found func(Step) bool) {
	for i := range b.cageFits() {
		f := &b.cageFits()[i]
		if f.sum == 0 || f.open.Len() < 2 {
			continue
		}
		var all puzzle.DigitSet
		sets := f.few(b.rules)
		for _, set := range sets {
			all |= set
		}
		out := b.within(f.open, b.rules.digits&^all)
		if len(sets) > 0 && len(sets) <= 2 && len(out) > 0 && !found(b.cageStep(f, out)) {
			return
		}
	}
}

// few returns the sets of digits that make the rest of the sum, whatever the candidates.
func (f *cageFit) few(r *rules) []puzzle.DigitSet {
	return puzzle.Sums(f.rest(), f.open.Len(), r.digits&^f.placed)
}

// findCageSums looks for candidates of cages that no set of digits has in their cell, with a
// place for each other digit.
func findCageSums(b *Board, found func(Step) bool) {
	for i := range b.cageFits() {
		f := &b.cageFits()[i]
		if len(f.sets) == 0 || f.sum == 0 {
			continue
		}
		if out := f.outside(b); len(out) > 0 && !found(b.cageStep(f, out)) {
			return
		}
	}
}

// fit returns what is known of a cage from the diagram of a step that shows all of it.
func (s *Step) fit(h puzzle.House) cageFit {
	k := extraHouse{h, s.rules.set(h), s.rules.sumOf(h)}
	var pos puzzle.Position
	for _, q := range s.Diagram.Cands {
		switch c, d := q.Cand.Cell(), q.Cand.Digit(); {
		case !k.cells.Has(c):
		case q.Role == puzzle.Cover:
			pos.Grid[c] = d
		default:
			pos.Cands[c] |= d.Set()
		}
	}
	b := &Board{Position: pos, Empty: puzzle.AllCells.Without(pos.Grid.Filled()), rules: s.rules}
	return b.fitCage(k)
}

// mostSets is how many sets, or pairs of them, a sentence lists.
const mostSets = 4

// cageArgs are the arguments that texts of a cage share.
func (s *Step) cageArgs(f *cageFit, sets []puzzle.DigitSet) []any {
	return []any{
		"cage", s.cageText(f.House), "cells", words.And(f.open.All()), "n", f.open.Len(), "short", f.cells.Notation(),
		"total", f.sum, "made", f.placed.Sum(), "left", f.rest(), "sets", setsText(sets),
	}
}

// restOf returns the sets of the open cells.
func restOf(f *cageFit) (sets []puzzle.DigitSet) {
	for _, set := range f.sets {
		sets = append(sets, set&^f.placed)
	}
	return sets
}

func cageLastArgs(s *Step) []any {
	f := s.fit(s.house())
	args := s.cageArgs(&f, nil)
	return append(args, "digits", s.Place[0].Digit())
}

func cageFewArgs(s *Step) []any {
	f := s.fit(s.house())
	sets := f.few(s.rules)
	args := s.cageArgs(&f, sets)
	if f.placed == 0 {
		return append(args, "why.1", say("logic.cage.forced", args...))
	}
	return append(args, "why.1", say("logic.cage.forced.left", args...))
}

func cageSumsArgs(s *Step) []any {
	f := s.fit(s.house())
	args := s.cageArgs(&f, restOf(&f))
	keys := []string{"logic.cage.fit", "logic.cage.fit.left"}
	if len(f.sets) > mostSets {
		keys = []string{"logic.cage.rest", "logic.cage.rest.left"}
		args = append(args, s.restArgs(&f)...)
	}
	key := keys[0]
	if f.placed != 0 {
		key = keys[1]
	}
	return append(args, "why.1", say(key, args...))
}

// restArgs say what would be left for the other cells beside each of the digits that go.
func (s *Step) restArgs(f *cageFit) []any {
	digits, many := digitsOf(s.Eliminate), 1
	if len(s.Eliminate) > 1 {
		many = 2
	}
	rests := words.List{Comma: "language.comma", Last: "language.or"}
	for d := range digits.All() {
		rests.Parts = append(rests.Parts, f.rest()-int(d))
	}
	return []any{"digits", digitsOr(digits), "spot", s.Eliminate[0].Cell(), "rests", rests, "many", many}
}
