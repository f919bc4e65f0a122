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

// A readSum is the rule of 45 as a diagram shows it: base houses, the cages over them that are
// counted, by their first cells, and the digits that are known of the cells left.
type readSum struct {
	houses []puzzle.House
	in     puzzle.CellSet // of the houses
	firsts []puzzle.Cell
	sum    int // of the cages that are counted
	known  puzzle.CellSet
	held   int // by them together
	beyond int // what those outside hold more than those inside
}

func (s *Step) readSum() (v readSum) {
	for _, h := range s.Diagram.Houses {
		if h.Role == puzzle.Base {
			v.houses, v.in = append(v.houses, h.House), v.in.Or(s.rules.set(h.House))
		} else {
			v.sum += s.rules.sumOf(h.House)
			v.firsts = append(v.firsts, puzzle.Cell(h.House-puzzle.FirstCage))
		}
	}
	for _, k := range s.rules.cages {
		if k.cells.In(v.in) {
			v.sum += k.sum
		}
	}
	for _, k := range s.cands(puzzle.Cover) {
		d := int(k.Digit())
		v.known.Add(k.Cell())
		if v.held += d; v.in.Has(k.Cell()) {
			d = -d
		}
		v.beyond += d
	}
	return v
}

// innieArgs are the arguments of the rule of 45.
func innieArgs(s *Step) []any {
	v := s.readSum()
	inner, outer := s.cells(puzzle.Base), s.cells(puzzle.Fin)
	total := len(v.houses) * s.rules.digits.Sum()
	left := v.sum - total - v.beyond
	args := []any{
		"houses", fishHousesAnd(v.houses), "n", len(v.houses), "total", total, "sum", v.sum,
		"in", words.And(inner.All()), "out", words.And(outer.All()), "cells", words.And(inner.Or(outer).All()), "short", inner.Or(outer).Notation(),
		"firsts", words.And(slices.Values(v.firsts)), "known", words.And(v.known.All()), "held", v.held, "left", max(left, -left),
		"digits", digitsAnd(digitsOf(s.changed())), "goes", eliminationText(s.Eliminate), "facts", facts(CellsMake{inner, outer, left}),
	}
	return append(args, innieReasons(args, inner, outer, v.known, left, len(s.Place) > 0)...)
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
