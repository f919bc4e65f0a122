package logic

import (
	"slices"
	"strconv"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Guardians are the candidates without which a pattern could not be filled: one of them at
// least is right. So a single one is placed, and what none of several leaves room for goes.
type guardians []puzzle.Candidate

// mostGuardians is how many are looked for: with more, hardly anything conflicts with all.
const mostGuardians = 5

// rulesOut returns, by digit, the candidates that none of the guardians leaves room for, and
// whether there are any.
func (g guardians) rulesOut(b *Board) (out [10]puzzle.CellSet, any bool) {
	for d := puzzle.Digit(1); d <= 9; d++ {
		out[d] = b.Of[d]
		for _, k := range g {
			if k.Digit() == d {
				out[d] = out[d].And(b.sees[k.Cell()])
			} else {
				out[d] = out[d].And(puzzle.CellsOf(k.Cell()))
			}
		}
		any = any || !out[d].Empty()
	}
	return out, any
}

// found reports the step of a pattern, if there is one, and whether to look on. The pattern's
// diagram is asked for only where it is wanted.
func (g guardians) found(b *Board, pattern func() puzzle.Diagram, found func(Step) bool) bool {
	if len(g) == 1 {
		if b.noDiagrams {
			return found(Step{Place: slices.Clone(g)})
		}
		return found(place(g[0], pattern()))
	}
	out, any := g.rulesOut(b)
	if !any {
		return true
	}
	var ks []puzzle.Candidate
	for d := puzzle.Digit(1); d <= 9; d++ {
		ks = b.addWithin(ks, out[d], d.Set())
	}
	if b.noDiagrams {
		return found(Step{Eliminate: ks})
	}
	p := pattern()
	p.Cands = slices.DeleteFunc(p.Cands, func(k puzzle.CandRole) bool { return slices.Contains(ks, k.Cand) })
	p.Cands = addRole(p.Cands, g, puzzle.Fin)
	return found(eliminate(ks, p))
}

// guardians returns those of a step.
func (s *Step) guardians() guardians {
	if len(s.Place) > 0 {
		return s.Place
	}
	return s.cands(puzzle.Fin)
}

// guardianArgs are what to say of guardians and of what follows.
func guardianArgs(s *Step) []any {
	g := s.guardians()
	end := say("logic.guardian.several", "guards", g.text(), "goes", eliminationText(s.Eliminate))
	if len(s.Place) > 0 {
		end = say("logic.guardian.one", "cell", g[0].Cell(), "digit", g[0].Digit())
	}
	return []any{"guards", g.text(), "end", end, "fins", guardianNotation(g)}
}

// text says "4 in r1c2 and 5 in r3c4".
func (g guardians) text() words.List {
	l := words.And(slices.Values(g))
	l.Parts = nil
	for _, of := range byCells(g) {
		l.Parts = append(l.Parts, say("logic.guardian.at", "digits", digitsAnd(of.digits), "cells", words.And(of.cells.All())))
	}
	return l
}

func guardianNotation(g guardians) (text string) {
	for i, k := range g {
		if i > 0 {
			text += ","
		}
		text += strconv.Itoa(int(k.Digit())) + k.Cell().String()
	}
	return text
}
