package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var (
	bug2 = bugType("2", 110, findBUG2)
	bug3 = bugType("3", 120, findBUG3)
	bug4 = bugType("4", 110, findBUG4)
)

// bugType makes the row of a type of bivalue universal grave with several cells that
// have extra candidates.
func bugType(n string, score int, find func(*Board, func(Step) bool)) *Technique {
	return &Technique{
		ID: "bug-" + n, Term: "Bivalue Universal Grave Type " + n, Level: puzzle.Hard, Score: score, OneSolution: true,
		find:        find,
		explanation: explanation{texts: []string{"bug"}, args: bugArgs, legend: "extra"},
	}
}

// bugArgs reads the grave from the diagram: the extra candidates are its fins.
func bugArgs(s *Step) []any {
	extras := words.List{Comma: "logic.bug.comma", Last: "logic.bug.and"}
	var digits puzzle.DigitSet
	for _, g := range byCells(s.cands(puzzle.Fin)) {
		digits |= g.digits
		extras.Parts = append(extras.Parts, say("logic.bug.extra", "digits", digitsAnd(g.digits), "cells", words.And(g.cells.All())))
	}
	var link puzzle.DigitSet
	for _, k := range s.cands(puzzle.On) {
		link |= k.Digit().Set()
	}
	args := append(s.surplusArgs(), "digits", digitsAnd(digits), "list", list(digits), "short", s.cells(puzzle.Base).Notation(),
		"extras", extras, "link", digitsAnd(link))
	if s.Technique.ID == "bug-2" {
		args = append(args, "why.3", surplusEliminations(s))
	}
	return args
}
