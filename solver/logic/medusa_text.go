package logic

import (
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A medusa needs no chain; both are rated a little below chains.
var (
	medusaTrap = &Technique{
		ID: "3d-medusa-trap", Term: "3D Medusa Trap", Level: puzzle.Unfair, Score: 240,
		find:        func(b *Board, found func(Step) bool) { findMedusa(b, false, found) },
		explanation: medusaExplanation,
	}
	medusaWrap = &Technique{
		ID: "3d-medusa-wrap", Term: "3D Medusa Wrap", Level: puzzle.Unfair, Score: 240,
		find:        func(b *Board, found func(Step) bool) { findMedusa(b, true, found) },
		explanation: medusaExplanation,
	}
)

var medusaExplanation = explanation{texts: []string{"3d-medusa"}, args: medusaArgs, legend: "colours"}

func medusaArgs(s *Step) []any {
	on, off := s.cands(puzzle.On), s.cands(puzzle.Off)
	args := []any{
		"ons", medusaColour(on), "offs", medusaColour(off), "on", medusaNotation(on), "off", medusaNotation(off),
		"digits", digitsAnd(digitsOf(append(on, off...))), "links", medusaLinks(s, on, off),
	}
	weak := colorClashes(s)
	return append(args, "witness", candText(weak[0].From[0]), "eliminations", medusaEliminations(weak), "clash", medusaClashText(s, weak))
}

// medusaColour says "1 in r1c2 and r5c7; 3 in r2c2".
func medusaColour(ks []puzzle.Candidate) words.List {
	s := by("language.semicolon")
	for d := range digitsOf(ks).All() {
		cells := cellsOf(ks, d)
		s.Parts = append(s.Parts, say("logic.3d-medusa.colour", "d", d, "cells", words.And(cells.All())))
	}
	return s
}

// medusaNotation writes "1 r1c2,r5c7; 3 r2c2".
func medusaNotation(ks []puzzle.Candidate) string {
	var parts []string
	for d := range digitsOf(ks).All() {
		parts = append(parts, d.Set().String()+" "+cellsOf(ks, d).Notation())
	}
	return strings.Join(parts, "; ")
}

// medusaLinks says how the colours change: "r1c2 can only be 1 or 3; in row 2, 3 fits
// only in r2c1 or r2c5". Of more than seven links it says what has each colour, and how many they are.
func medusaLinks(s *Step, on, off []puzzle.Candidate) words.Sayer {
	out := by("logic.text.clauses")
	for _, l := range s.Diagram.Links {
		if !l.Strong {
			continue
		}
		k, q := l.From[0], l.To[0]
		if k.Cell() == q.Cell() {
			out.Parts = append(out.Parts, say("logic.3d-medusa.cell", "c", k.Cell(), "a", k.Digit(), "b", q.Digit(),
				"facts", facts(OnlyDigits{puzzle.CellsOf(k.Cell()), puzzle.DigitsOf(k.Digit(), q.Digit())})))
			continue
		}
		out.Parts = append(out.Parts, say("logic.3d-medusa.house",
			"d", k.Digit(), "a", k.Cell(), "b", q.Cell(), "house", words.House(l.House),
			"facts", facts(OnlyPlaces{l.House, k.Digit().Set(), puzzle.CellsOf(k.Cell(), q.Cell())})))
	}
	if n := len(out.Parts); n > 7 {
		return say("logic.3d-medusa.many", "n", n, "ons", medusaColour(on), "offs", medusaColour(off))
	}
	return sentencesOf(out)
}

// candText says "5 in r1c2".
func candText(k puzzle.Candidate) phrase {
	return say("logic.3d-medusa.colour", "d", k.Digit(), "cells", k.Cell())
}

// medusaEliminations says what each eliminated candidate clashes with: "5 in r1c2 clashes with 5 in
// r1c7 and 3 in r1c2".
func medusaEliminations(weak []puzzle.Link) words.List {
	out := by("logic.text.stop")
	for i := 0; i+1 < len(weak); i += 2 {
		k, a, b := weak[i].To[0], weak[i].From[0], weak[i+1].From[0]
		key := "logic.3d-medusa.clashes"
		if a.Digit() == k.Digit() && b.Digit() == k.Digit() {
			key = "logic.3d-medusa.clashes.same"
		}
		out.Parts = append(out.Parts, say(key,
			"k", candText(k), "d", k.Digit(), "c", k.Cell(), "a", candText(a), "b", candText(b),
			"cells", words.And(puzzle.CellsOf(a.Cell(), b.Cell()).All())))
	}
	return out
}

// medusaClashText says how a colour clashes; the diagram has a cell if a cell shows it.
func medusaClashText(s *Step, weak []puzzle.Link) words.Sayer {
	from, to := weak[0].From[0], weak[0].To[0]
	twice := slices.Contains(s.cands(puzzle.Off), to)
	house := words.House(s.house())
	switch inCell := len(s.Diagram.Cells) > 0; {
	case twice && inCell:
		return say("logic.3d-medusa.both", "c", to.Cell(), "a", from.Digit(), "b", to.Digit())
	case twice:
		return say("logic.3d-medusa.twice",
			"house", house, "d", to.Digit(), "a", from.Cell(), "b", to.Cell())
	case inCell:
		return say("logic.3d-medusa.noleft", "c", to.Cell(), "each", medusaRuled(weak))
	}
	return say("logic.3d-medusa.noplace", "house", house, "d", to.Digit(), "each", medusaRuled(weak))
}

// medusaRuled says "5 in r1c7 rules out 5 in r1c2".
func medusaRuled(weak []puzzle.Link) (out words.List) {
	out = words.List{Comma: "language.comma", Last: "logic.text.and"}
	for _, l := range weak {
		out.Parts = append(out.Parts, say("logic.3d-medusa.rulesout", "a", candText(l.From[0]), "b", candText(l.To[0])))
	}
	return out
}
