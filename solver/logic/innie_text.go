package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A readSum is the rule of 45 as a diagram shows it. The sides are told apart: what is known
// inside is taken from the sum of the houses, what is known outside from that of the cages.
type readSum struct {
	houses []puzzle.House
	inner  int            // how many cages lie within these
	firsts []puzzle.Cell  // of the cages over them that are counted
	sum    int            // of all of these cages
	known  puzzle.CellSet // inside, that they leave
	held   int            // by these
	beyond puzzle.CellSet // outside, known too
	lost   int            // to these
}

func (s *Step) readSum() (v readSum) {
	var in puzzle.CellSet
	for _, h := range s.Diagram.Houses {
		if h.Role == puzzle.Base {
			v.houses, in = append(v.houses, h.House), in.Or(s.rules.set(h.House))
		} else {
			v.sum += s.rules.sumOf(h.House)
			v.firsts = append(v.firsts, puzzle.Cell(h.House-puzzle.FirstCage))
		}
	}
	for _, k := range s.rules.cages {
		if k.cells.In(in) {
			v.inner++
			v.sum += k.sum
		}
	}
	for _, k := range s.cands(puzzle.Cover) {
		if in.Has(k.Cell()) {
			v.known.Add(k.Cell())
			v.held += int(k.Digit())
		} else {
			v.beyond.Add(k.Cell())
			v.lost += int(k.Digit())
		}
	}
	return v
}

// innieArgs are the arguments of the rule of 45.
func innieArgs(s *Step) []any {
	v := s.readSum()
	inner, outer := s.cells(puzzle.Base), s.cells(puzzle.Fin)
	total, kept := len(v.houses)*s.rules.digits.Sum(), v.sum-v.lost
	left := total - kept - v.held // what the cells inside make more than those outside
	args := []any{
		"houses", fishHousesAnd(v.houses), "n", len(v.houses), "total", total, "inner", v.inner, "firsts", words.And(slices.Values(v.firsts)), "sum", v.sum,
		"beyond", words.And(v.beyond.All()), "lost", v.lost, "kept", kept, "known", words.And(v.known.All()), "held", v.held, "calc", v.calc(total, kept, outer.Empty() || !inner.Empty() && left >= 0), "left", max(left, -left),
		"in", words.And(inner.All()), "out", words.And(outer.All()), "cells", words.And(inner.Or(outer).All()), "short", inner.Or(outer).Notation(),
		"digits", digitsAnd(digitsOf(s.changed())), "goes", eliminationText(s.Eliminate),
	}
	return append(args, v.reasons(args, left, !inner.Empty() && !outer.Empty(), len(s.Place) > 0)...)
}

// calc says "45 - 35 - 9" of the cells inside, "35 + 9 - 45" of those outside.
func (v *readSum) calc(total, kept int, inside bool) words.List {
	l := words.List{Parts: []any{kept}, Comma: "logic.cage.plus", Last: "logic.cage.minus"}
	if inside {
		l.Parts, l.Comma = []any{total, kept}, l.Last
	}
	if v.held > 0 {
		l.Parts = append(l.Parts, v.held)
	}
	if !inside {
		l.Parts = append(l.Parts, total)
	}
	return l
}

// reasons say what the cages make, what of it is known, and what follows.
func (v *readSum) reasons(args []any, left int, both, placed bool) []any {
	cages := sentencesAnd(say("logic.innie.makes", args...), say("logic.innie.cages", args...))
	if !v.beyond.Empty() {
		cages.Parts = append(cages.Parts, say("logic.innie.beyond", args...))
	}
	if !v.known.Empty() {
		cages.Parts = append(cages.Parts, say("logic.innie.known", args...))
	}
	rest := "logic.innie.rest"
	switch {
	case both && left > 0:
		rest = "logic.innie.rest.less"
	case both && left < 0:
		rest = "logic.innie.rest.more"
	case both:
		rest = "logic.innie.rest.equal"
	}
	then := "logic.innie.others"
	if placed {
		then = "logic.innie.is"
	}
	return []any{"why.1", cages, "why.2", say(rest, args...), "why.3", say(then, args...)}
}
