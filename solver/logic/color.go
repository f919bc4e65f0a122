package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var simpleColorsTrap = &Technique{
	ID: "simple-colors-trap", Code: "0500", Term: "Simple Colors Trap", Level: puzzle.Hard, Score: 150,
	find: func(b *Board, found func(Step) bool) {
		findSimpleColors(b, false, true, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: explanation{texts: []string{"simple-colors"}, args: simpleArgs, legend: "colours"},
}

var simpleColorsWrap = &Technique{
	ID: "simple-colors-wrap", Code: "0501", Term: "Simple Colors Wrap", Level: puzzle.Hard, Score: 150,
	find: func(b *Board, found func(Step) bool) {
		findSimpleColors(b, true, false, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: explanation{texts: []string{"simple-colors"}, args: simpleArgs, legend: "colours"},
}

// simpleColors is one place in HoDoKu's order for two techniques. Its steps name
// the technique.
var simpleColors = &Technique{
	ID: "simple-colors", Term: "Simple Colors", Level: puzzle.Hard, Score: 150,
	find: func(b *Board, found func(Step) bool) {
		findSimpleColors(b, true, true, func(wrap bool, s Step) bool {
			s.Technique = simpleColorsTrap
			if wrap {
				s.Technique = simpleColorsWrap
			}
			return found(s)
		})
	},
	explanation: explanation{args: simpleArgs, legend: "colours"},
}

func simpleArgs(s *Step) []any {
	on, off := colorSet(s, puzzle.On), colorSet(s, puzzle.Off)
	d := s.Eliminate[0].Digit()
	args := []any{
		"digits", d, "ons", words.And(on.All()), "offs", words.And(off.All()),
		"links", colorLinks(s, on.Or(off), d), "seen", colorSeen(s), "colors", colorNotation(on, off),
	}
	if weak := colorClashes(s); len(weak) > 0 {
		args = append(args, "one", weak[0].From[0].Cell(), "two", weak[0].To[0].Cell())
	}
	return args
}

// colorSet returns the cells of a colour.
func colorSet(s *Step, r puzzle.Role) puzzle.CellSet { return deepCells(s.cands(r)) }

// colorClashes returns the links of the diagram at which colours clash.
func colorClashes(s *Step) (links []puzzle.Link) {
	for _, l := range s.Diagram.Links {
		if !l.Strong {
			links = append(links, l)
		}
	}
	return links
}

// mostNamed is how many strong links of a cluster are named one by one, with their houses.
const mostNamed = 7

// colorLinks says which houses have two places for d: "In row 1, 3 fits only in
// r1c2 or r1c7; in column 7, only in r1c7 or r5c7". Of more than mostNamed it says
// how many there are.
func colorLinks(s *Step, cells puzzle.CellSet, d puzzle.Digit) words.Sayer {
	out := by("logic.text.clauses")
	for _, l := range s.Diagram.Links {
		if !l.Strong {
			continue
		}
		a, b := l.From[0].Cell(), l.To[0].Cell()
		key := "logic.colors.next"
		switch n := len(out.Parts); {
		case n == 0:
			key = "logic.colors.first"
		case n%toldLinks == 0:
			key = "logic.colors.again"
		}
		out.Parts = append(out.Parts, say(key, "d", d, "a", a, "b", b, "house", words.House(l.House),
			"facts", facts(OnlyPlaces{l.House, d.Set(), puzzle.CellsOf(a, b)})))
	}
	if n := len(out.Parts); n > mostNamed {
		return say("logic.colors.many", "n", n, "d", d, "cells", words.And(cells.All()))
	}
	return sentencesOf(out)
}

// sentencesOf joins clauses to sentences of a few.
func sentencesOf(all words.List) words.List {
	out := by("logic.text.stop")
	for part := range slices.Chunk(all.Parts, toldLinks) {
		out.Parts = append(out.Parts, words.Opening{Sayer: words.List{Parts: part, Comma: all.Comma, Last: all.Last}})
	}
	return out
}

// colorSeen says which two colours each eliminated candidate sees: "r5c2 sees r1c2 and r5c8".
func colorSeen(s *Step) words.List {
	var out seenBy
	weak := colorClashes(s)
	for i := 0; i+1 < len(weak); i += 2 {
		out.add(weak[i].To[0].Cell(), weak[i].From[0].Cell(), weak[i+1].From[0].Cell())
	}
	return out.text()
}

// A seenBy collects which two cells others see.
type seenBy []struct{ cells, ends puzzle.CellSet }

func (s *seenBy) add(c, a, b puzzle.Cell) {
	ends := puzzle.CellsOf(a, b)
	for i := range *s {
		if (*s)[i].ends == ends {
			(*s)[i].cells.Add(c)
			return
		}
	}
	*s = append(*s, struct{ cells, ends puzzle.CellSet }{puzzle.CellsOf(c), ends})
}

// text says "r5c2 and r5c4 see r1c2 and r5c8; r6c1 sees r1c1 and r6c8".
func (s seenBy) text() words.List {
	out := by("logic.text.clauses")
	for _, e := range s {
		out.Parts = append(out.Parts, say("logic.colors.sees", "cells", words.And(e.cells.All()), "ends", words.And(e.ends.All())))
	}
	return out
}

// colorNotation writes two colours: "(r1c2,r5c7) / (r1c7)".
func colorNotation(a, b puzzle.CellSet) string {
	return "(" + a.Notation() + ") / (" + b.Notation() + ")"
}
