package logic

import (
	"iter"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A deadlyKind is a kind of deadly pattern, and how its steps are named.
type deadlyKind struct {
	id, code, term string
	texts          string    // those of all its sizes
	shape, digits  words.Key // what it is, how many digits it has
	order          func(puzzle.CellSet) iter.Seq[puzzle.Cell]
}

// row makes the row of a type.
func (k *deadlyKind) row(n, score int, find func(*Board, func(Step) bool)) *Technique {
	digit := string(rune('0' + n))
	return &Technique{
		ID: k.id + "-" + digit, Code: k.code, Term: k.term + " Type " + digit, Level: puzzle.Hard, Score: score, OneSolution: true,
		find: find,
		explanation: explanation{
			texts:  []string{k.texts, "deadly-" + digit, "deadly"},
			args:   func(s *Step) []any { return append(s.deadlyArgs(), k.args(s, n)...) },
			legend: "extra",
		},
	}
}

// args says what the pattern of a type is.
func (k *deadlyKind) args(s *Step, n int) []any {
	cells := words.And(k.order(s.cells(puzzle.Base)))
	args := []any{"shape", k.shape, "count", k.digits, "cells", cells}
	if n == 2 {
		args = append(args, "why.3", surplusEliminations(s))
	}
	return args
}

// deadlyArgs reads the pattern from the diagram.
func (s *Step) deadlyArgs() []any {
	cells := s.cells(puzzle.Base)
	_, digits := s.base()
	var off, link puzzle.DigitSet
	for _, k := range s.Eliminate {
		off |= k.Digit().Set()
	}
	for _, k := range s.Diagram.Links {
		link |= k.From[0].Digit().Set()
	}
	return append(s.surplusArgs(),
		"short", cells.Notation(), "both", digitsAnd(digits),
		"slashed", slashed(digits), "off", digitsOr(off), "link", digitsAnd(link),
		"lines", fishHousesAnd(deadlyLines(cells)))
}

// deadlyLines returns the rows or columns that hold three cells.
func deadlyLines(cells puzzle.CellSet) (lines []puzzle.House) {
	for h := puzzle.Row(0); h < puzzle.Box(0); h++ {
		if cells.And(h.Set()).Len() == 3 {
			lines = append(lines, h)
		}
	}
	return lines
}
