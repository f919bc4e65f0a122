package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// CellsMake says that the cells out make so much more than the cells in.
type CellsMake struct {
	In, Out puzzle.CellSet
	More    int
}

// Holds implements Fact. It can be told only where all the cells have digits.
func (f CellsMake) Holds(pos *puzzle.Position) bool {
	more := f.More
	for c := range f.In.Or(f.Out).All() {
		switch {
		case pos.Grid[c] == 0:
			return true
		case f.In.Has(c):
			more += int(pos.Grid[c])
		default:
			more -= int(pos.Grid[c])
		}
	}
	return more == 0
}

// innieArgs reads the rule of 45 from the diagram: its base houses, the cages over them that are
// counted, and the cells that are left.
func innieArgs(s *Step) []any {
	var houses []puzzle.House
	var in, known puzzle.CellSet
	var firsts []puzzle.Cell
	sum := 0
	for _, h := range s.Diagram.Houses {
		if h.Role == puzzle.Base {
			houses, in = append(houses, h.House), in.Or(s.rules.set(h.House))
		} else {
			sum += s.rules.sumOf(h.House)
			firsts = append(firsts, puzzle.Cell(h.House-puzzle.FirstCage))
		}
	}
	for _, k := range s.rules.cages {
		if k.cells.In(in) {
			sum += k.sum
		}
	}
	inner, outer := s.cells(puzzle.Base), s.cells(puzzle.Fin)
	total := len(houses) * s.rules.digits.Sum()
	more := sum - total
	placed, held := 0, 0 // outside less inside, and together
	for _, k := range s.cands(puzzle.Cover) {
		d := int(k.Digit())
		known.Add(k.Cell())
		if held += d; in.Has(k.Cell()) {
			placed -= d
		} else {
			placed += d
		}
	}
	left := more - placed
	args := []any{
		"houses", fishHousesAnd(houses), "n", len(houses), "total", total, "sum", sum, "over", sum - total, "under", total - sum,
		"in", words.And(inner.All()), "out", words.And(outer.All()), "cells", words.And(inner.Or(outer).All()), "short", inner.Or(outer).Notation(),
		"firsts", words.And(slices.Values(firsts)),
		"known", words.And(known.All()), "held", held, "left", max(left, -left),
		"digits", digitsAnd(digitsOf(s.changed())),
		"goes", eliminationText(s.Eliminate), "facts", facts(CellsMake{inner, outer, left}),
	}
	return append(args, innieReasons(args, inner, outer, known, left, len(s.Place) > 0)...)
}

// innieReasons says what the cages leave, what of it is known, and what follows.
func innieReasons(args []any, inner, outer, known puzzle.CellSet, left int, placed bool) []any {
	side, rest := "inside", "logic.innie.rest"
	switch {
	case inner.Empty():
		side = "outside"
	case !outer.Empty():
		side = "both"
		rest = "logic.innie.rest.more"
		if left < 0 {
			rest = "logic.innie.rest.less"
		}
		if left == 0 {
			rest = "logic.innie.rest.equal"
		}
	}
	reasons := []any{"side", say("logic.innie."+side+".what", args...), "pattern", say("logic.innie."+side+".pattern", args...)}
	first := sentencesAnd(say("logic.innie."+side, args...))
	if !known.Empty() && side != "both" {
		first.Parts = append(first.Parts, say("logic.innie.known", args...))
	}
	if !known.Empty() && side == "both" {
		first.Parts = append(first.Parts, say("logic.innie.known.both", args...))
	}
	then := "logic.innie.others"
	if placed {
		then = "logic.innie.is"
	}
	return append(reasons, "why.1", first, "why.2", say(rest, args...), "why.3", say(then, args...))
}
