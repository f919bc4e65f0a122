package generator

import (
	"errors"
	"strings"
	"unicode"

	"sudoku/puzzle"
	"sudoku/solver"
)

// A Pattern says where the givens of a puzzle are.
type Pattern struct {
	Cells  puzzle.CellSet // all of them, or with Within those that can be
	Digits puzzle.Grid    // givens that are chosen already; they are in Cells and always stay
	Within bool
}

// ErrPattern means that a text does not have 81 characters.
var ErrPattern = errors.New("no pattern of 81 characters")

// ParsePattern reads a pattern of 81 characters, without counting white space: a point or
// 0 is an empty cell, a digit is a given that is chosen, anything else a given.
func ParsePattern(text string) (*Pattern, error) {
	p := &Pattern{}
	n := 0
	for _, r := range text {
		if unicode.IsSpace(r) {
			continue
		}
		if n == 81 {
			return nil, ErrPattern
		}
		c := puzzle.Cell(n)
		n++
		switch {
		case r == '.' || r == '0':
			continue
		case '1' <= r && r <= '9':
			p.Digits[c] = puzzle.Digit(r - '0')
		}
		p.Cells.Add(c)
	}
	if n < 81 {
		return nil, ErrPattern
	}
	return p, nil
}

// String returns the pattern as ParsePattern reads it.
func (p *Pattern) String() string {
	var b strings.Builder
	for c, d := range p.Digits {
		switch {
		case d != 0:
			b.WriteByte('0' + byte(d))
		case p.Cells.Has(puzzle.Cell(c)):
			b.WriteByte('x')
		default:
			b.WriteByte('.')
		}
	}
	return b.String()
}

// What makes a pattern impossible.
const (
	FewCells     Rule = "cells"    // fewer cells than any puzzle has givens
	EmptyLines   Rule = "lines"    // two lines of a chute without givens can be exchanged
	FewDigits    Rule = "digits"   // two digits that are not given can be exchanged
	DigitsClash  Rule = "clash"    // no grid has the chosen digits
	ManyGrids    Rule = "many"     // all digits are chosen, and several grids have them
	FullPattern  Rule = "full"     // no cell is left empty
	Unsymmetric  Rule = "symmetry" // the pattern does not have the symmetry
	GivensNumber Rule = "givens"   // it has another number of cells than the order asks for
)

// contradiction returns why no puzzle of o has its pattern, or nil.
func (p *Pattern) contradiction(o *Order) error {
	for _, rule := range []struct {
		broken bool
		Rule
	}{
		{p.Cells.Len() < MinGivens, FewCells},
		{!p.Within && p.Cells == puzzle.AllCells, FullPattern},
		{p.hasEmptyLines(), EmptyLines},
		{p.mostDigits() < 8, FewDigits},
		{p.misses(o), GivensNumber},
		{!o.Symmetry.keeps(p), Unsymmetric},
	} {
		if rule.broken {
			return &Contradiction{Rule: rule.Rule, One: "pattern"}
		}
	}
	all := !p.Within && p.Digits.Filled() == p.Cells
	switch n := solver.Count(p.Digits, 2); {
	case n == 0 || p.Digits.HasConflict():
		return &Contradiction{Rule: DigitsClash, One: "pattern"}
	case n > 1 && all:
		return &Contradiction{Rule: ManyGrids, One: "pattern"}
	}
	return nil
}

// hasEmptyLines reports whether two lines of a chute have no cell of p.
func (p *Pattern) hasEmptyLines() bool {
	for _, pair := range linePairs {
		if p.Cells.And(puzzle.CellsOf(pair[0][:]...).Or(puzzle.CellsOf(pair[1][:]...))).Empty() {
			return true
		}
	}
	return false
}

// mostDigits returns how many different digits the givens can have at most.
func (p *Pattern) mostDigits() int {
	var digits puzzle.DigitSet
	for _, d := range p.Digits {
		if d != 0 {
			digits |= d.Set()
		}
	}
	return digits.Len() + p.Cells.Without(p.Digits.Filled()).Len()
}

// misses reports whether the number of givens cannot be one that o asks for.
func (p *Pattern) misses(o *Order) bool {
	n := p.Cells.Len()
	if p.Within {
		return n < o.MinGivens || p.Digits.Count() > o.MaxGivens
	}
	return n < o.MinGivens || n > o.MaxGivens
}

// keeps reports whether a puzzle of the pattern can have the symmetry.
func (s Symmetry) keeps(p *Pattern) bool {
	must := p.Cells
	if p.Within {
		must = p.Digits.Filled()
	}
	for c := range must.All() {
		if !s.Orbit(c).In(p.Cells) {
			return false
		}
	}
	return true
}

// A shape is where the givens of an order can be.
type shape struct {
	cells puzzle.CellSet
	free  []uint8 // the orbits in them without a chosen digit, as indices
	fixed bool    // all of the cells must have givens
}

// asShape returns where the givens of o can be.
func (o *Order) asShape() (s shape) {
	chosen := puzzle.CellSet{}
	allowed := puzzle.AllCells
	if p := o.Pattern; p != nil {
		allowed, chosen, s.fixed = p.Cells, p.Digits.Filled(), !p.Within
	}
	for i, orbit := range orbits[o.Symmetry] {
		cells := puzzle.CellsOf(orbit...)
		if !cells.In(allowed) {
			continue
		}
		s.cells = s.cells.Or(cells)
		if cells.And(chosen).Empty() {
			s.free = append(s.free, uint8(i))
		}
	}
	return s
}
