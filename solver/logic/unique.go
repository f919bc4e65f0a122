package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var (
	uniqueRectangle1 = unique("1", findUnique1)
	uniqueRectangle2 = unique("2", findUnique2)
	uniqueRectangle3 = unique("3", findUnique3)
	uniqueRectangle4 = unique("4", findUnique4)
	uniqueRectangle5 = unique("5", findUnique5)
	uniqueRectangle6 = unique("6", findUnique6)
)

var hiddenRectangle = &Technique{
	ID: "hidden-rectangle", Code: "0606", Term: "Hidden Rectangle", Level: puzzle.Hard, Score: 100, OneSolution: true,
	find:        func(b *Board, found func(Step) bool) { eachDeadlyRectangle(b, true, findHiddenRectangle, found) },
	explanation: uniqueExplanation,
}

// These look at four cells for each two digits that could be deadly there.
var (
	uniqueRectangle1Wide = uniqueWide(uniqueRectangle1, findUnique1)
	uniqueRectangle2Wide = uniqueWide(uniqueRectangle2, findUnique2)
	uniqueRectangle3Wide = uniqueWide(uniqueRectangle3, findUnique3)
	uniqueRectangle4Wide = uniqueWide(uniqueRectangle4, findUnique4)
	uniqueRectangle5Wide = uniqueWide(uniqueRectangle5, findUnique5)
	uniqueRectangle6Wide = uniqueWide(uniqueRectangle6, findUnique6)
	hiddenRectangleWide  = uniqueWide(hiddenRectangle, findHiddenRectangle)
)

func uniqueWide(t *Technique, with uniqueFinder) *Technique {
	return setVariant(t, func(b *Board, found func(Step) bool) { eachDeadlyRectangle(b, false, with, found) })
}

// unique makes the row of a unique rectangle of a type.
func unique(n string, with uniqueFinder) *Technique {
	return &Technique{
		ID: "unique-rectangle-" + n, Code: "060" + string(n[0]-1), Term: "Uniqueness Test " + n, Level: puzzle.Hard, Score: 100, OneSolution: true,
		find:        func(b *Board, found func(Step) bool) { eachDeadlyRectangle(b, true, with, found) },
		explanation: uniqueExplanation,
	}
}

var uniqueExplanation = explanation{texts: []string{"unique-rectangle"}, args: uniqueArgs, legend: "extra"}

// uniqueArgs reads the rectangle from the diagram: corners are its cells, and those with
// fins, or with eliminations, have more than the two digits.
func uniqueArgs(s *Step) []any {
	corners := s.cells(puzzle.Base)
	_, pair := s.base()
	var more puzzle.CellSet
	var extra, set puzzle.DigitSet
	for _, k := range s.cands(puzzle.Fin) {
		more.Add(k.Cell())
		extra |= k.Digit().Set()
	}
	first := s.Eliminate[0]
	off := first.Digit().Set()
	if corners.Has(first.Cell()) {
		for _, k := range s.Eliminate {
			off |= k.Digit().Set()
		}
	}
	var chosen puzzle.CellSet
	for _, k := range s.cands(puzzle.Set) {
		chosen.Add(k.Cell())
		set |= k.Digit().Set()
	}
	var houses []puzzle.House
	for _, h := range s.Diagram.Houses {
		houses = append(houses, h.House)
	}
	pure := corners.Without(more)
	near, sides := corners, corners // of a hidden rectangle
	for c := range corners.All() {
		if c == first.Cell() || aligned(c, first.Cell()) {
			near.Remove(c)
		} else {
			sides.Remove(c)
		}
	}
	sides.Remove(first.Cell())
	same, gone := s.sameDigits(corners, pair)
	args := []any{
		"facts", facts(OnlyDigits{pure, pair}),
		"cells", words.And(corners.All()), "corners", words.And(corners.All()), "short", corners.Notation(),
		"pure", words.And(pure.All()), "more", words.And(more.All()),
		"both", digitsAnd(pair), "low", pair.Min(), "high", (pair &^ pair.Min().Set()).Min(),
		"extra", digitsAnd(extra), "extraOr", digitsOr(extra), "all", digitsAnd(extra | set),
		"set", words.And(chosen.All()), "n", chosen.Len() + 1, "houses", fishHousesAnd(houses),
		"off", digitsOr(off), "link", digitsAnd(pair &^ off), "other", digitsAnd(pair &^ off),
		"same", same, "gone", gone,
		"links", s.uniqueFits(pair&^off, houses), "offs", s.uniqueFits(off, houses),
	}
	switch s.Technique.ID {
	case "unique-rectangle-2", "unique-rectangle-5":
		args = append(args, "why.3", wingEliminations(s, first.Digit(), more.Len()))
	case "unique-rectangle-4":
		args = append(args, "why.2", s.uniqueLinked(more, pair, off))
	case "unique-rectangle-6":
		args = append(args, "why.2", s.uniqueCrossed(pure, more, pair, off))
	case "hidden-rectangle":
		args = append(args, "why.2", s.uniqueHidden(near, sides, pair, off))
	}
	return args
}
