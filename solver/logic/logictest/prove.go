package logictest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A Proof is what sentences are proven on: a position, and the step that they explain, of which
// they may only say what it changes and what it is called.
type Proof struct {
	Pos *puzzle.Position
	logic.Step
	Page   Page    // where a page says more than a step
	Played *Played // the move that a review is about
	Game   *Game   // that it sums up

	book  *Book
	cases *cases // what was said so far, where it rests on assumptions
	area  area   // of the rule of 45
	caged caged
}

// Prove returns what is false in sentences that stand one after the other; nil if nothing is.
func (b *Book) Prove(p Proof, sentences []*Sentence) error {
	p.book, p.cases = b, &cases{}
	for _, s := range sentences {
		if err := p.sentence(s); err != nil {
			return err
		}
	}
	return p.cases.end()
}

// sentence proves what a sentence claims, and first those within it.
func (p *Proof) sentence(s *Sentence) error {
	row := p.book.Rows[s.Key]
	if err := s.namesOnce(); err != nil {
		return err
	}
	switch {
	case row == nil && strings.HasPrefix(s.Key, own):
		return nil
	case row == nil && len(placesOf(words.English, s.Key)) == 0:
		return nil // it speaks of no place
	case row == nil:
		return fmt.Errorf("%s has no row", s.Key)
	case row.Says:
		return nil // by whoever says it
	}
	for _, name := range sortedKeys(s.Args) {
		for _, within := range s.Args[name].Said {
			if err := p.sentence(within); err != nil {
				return err
			}
		}
	}
	for _, c := range row.Claims {
		args, err := s.arguments(c)
		if err == nil && args != nil {
			err = predicates[c.Name](p, args)
		}
		if err != nil {
			return fmt.Errorf("%v: %s: %w", s, c, err)
		}
	}
	return nil
}

// namesOnce returns which house or cell the sentence names twice in a list.
func (s *Sentence) namesOnce() error {
	for _, name := range sortedKeys(s.Args) {
		v := s.Args[name]
		if len(slices.Compact(slices.Sorted(slices.Values(v.Houses)))) < len(v.Houses) || v.Kind == "cells" && len(v.Path) > v.Cells.Len() {
			return says("%v: {%s} has one twice", s, name)
		}
	}
	return nil
}

// arguments returns what a claim is about: arguments of the sentence, or numbers. It is nil where
// the text at hand has no place for one of them.
func (s *Sentence) arguments(c Claim) (args []Value, err error) {
	args = []Value{}
	for _, name := range c.Args {
		name, maybe := strings.CutSuffix(name, "?")
		v, ok := s.Args[name]
		if n, isNumber := strconv.Atoi(name); isNumber == nil {
			v, ok = Value{Kind: "number", Number: n}, true
		}
		if !ok && !maybe {
			return nil, nil
		}
		args = append(args, v)
	}
	return args, nil
}

func says(format string, args ...any) error { return fmt.Errorf(format, args...) }

// cells returns the cells of a value: those it names, or those of its houses.
func (p *Proof) cells(v Value) (cells puzzle.CellSet) {
	cells = v.Cells
	for _, h := range v.Houses {
		cells = cells.Or(p.Pos.Shape.Set(h))
	}
	return cells
}

// open returns the cells of a set that can still take a digit.
func (p *Proof) open(in puzzle.CellSet, d puzzle.Digit) (cells puzzle.CellSet) {
	for c := range in.All() {
		if p.Pos.Grid[c] == 0 && p.Pos.Cands[c].Has(d) {
			cells.Add(c)
		}
	}
	return cells
}

// cands returns the digits that cells can still take; ok only if none of them is filled.
func (p *Proof) cands(in puzzle.CellSet) (digits puzzle.DigitSet, ok bool) {
	for c := range in.All() {
		if p.Pos.Grid[c] != 0 {
			return 0, false
		}
		digits |= p.Pos.Cands[c]
	}
	return digits, !in.Empty()
}

// places returns the cells of a set that can still take any of some digits; all only if each of
// them has a place.
func (p *Proof) places(in puzzle.CellSet, digits puzzle.DigitSet) (cells puzzle.CellSet, all bool) {
	all = true
	for d := range digits.All() {
		fits := p.open(in, d)
		cells, all = cells.Or(fits), all && !fits.Empty()
	}
	return cells, all
}
