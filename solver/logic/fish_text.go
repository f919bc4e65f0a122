package logic

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// fishExplanation returns the explanation of fish of a kind.
func fishExplanation(kind fishKind) explanation {
	switch kind {
	case basicFish:
		return explanation{texts: []string{"line-fish", "fish"}, args: lineFishArgs}
	case frankenFish, mutantFish:
		return explanation{texts: []string{"house-fish", "fish"}, args: fishArgs}
	}
	return explanation{texts: []string{"finned-fish", "fish"}, args: finnedFishArgs}
}

func fishArgs(s *Step) []any {
	d, base, cover, fins := s.fishParts()
	out := cellsOf(s.Eliminate, d)
	confined := fins
	for _, h := range cover {
		confined = confined.Or(h.Set())
	}
	return []any{
		"facts", facts(Confined{base, d, confined}),
		"digits", d, "n", len(base), "bases", fishHousesAnd(base), "covers", fishHousesAnd(cover),
		"fins", words.And(fins.All()), "endo", fishEndo(base, fins, d), "eaten", fishEaten(s, cover, out, d),
		"fish", strings.TrimSpace(fishShort(base) + " " + fishShort(cover) + " " + finsShort(base, fins)),
		"either", fishEither(base, cover, fins, d), "outs", words.And(out.All()), "in", fishHousesAnd(fishMeeting(cover, out)),
	}
}

// lineFishArgs adds what rows or columns need.
func lineFishArgs(s *Step) []any {
	d, base, cover, _ := s.fishParts()
	key := "logic.line-fish.rows"
	if base[0].Kind() == 'c' {
		key = "logic.line-fish.columns"
	}
	return append(fishArgs(s), "why.2", say(key, "n", len(base), "d", d, "covers", fishHousesAnd(cover)))
}

// finnedFishArgs adds what holds without the fins and what with them.
func finnedFishArgs(s *Step) []any {
	d, base, cover, fins := s.fishParts()
	return append(fishArgs(s), "why.2", fishEither(base, cover, fins, d))
}

// fishParts reads a fish from its diagram.
func (s *Step) fishParts() (d puzzle.Digit, base, cover []puzzle.House, fins puzzle.CellSet) {
	d = s.Eliminate[0].Digit()
	return d, s.fishSide(puzzle.Base), s.fishSide(puzzle.Cover), cellsOf(s.cands(puzzle.Fin), d)
}

// fishSide returns the houses of one side.
func (s *Step) fishSide(r puzzle.Role) (hs []puzzle.House) {
	for _, h := range s.Diagram.Houses {
		if h.Role == r {
			hs = append(hs, h.House)
		}
	}
	return hs
}

// fishMeeting returns the houses that hold any of cells.
func fishMeeting(houses []puzzle.House, cells puzzle.CellSet) (hs []puzzle.House) {
	for _, h := range houses {
		if !h.Set().And(cells).Empty() {
			hs = append(hs, h)
		}
	}
	return hs
}

// fishEither says what holds without the fins and what with them.
func fishEither(base, cover []puzzle.House, fins puzzle.CellSet, d puzzle.Digit) phrase {
	return say("logic.fish.either", "without", fishWithout(base, cover, fins, d), "fins", fins.Len(), "d", d)
}

// fishWithout says what holds without the fins.
func fishWithout(base, cover []puzzle.House, fins puzzle.CellSet, d puzzle.Digit) phrase {
	return say("logic.fish.without", "fins", words.And(fins.All()), "d", d, "bases", fishHousesAnd(base), "covers", fishHousesAnd(cover))
}

// fishEndo says which fins are fins because they lie in two base houses.
func fishEndo(base []puzzle.House, fins puzzle.CellSet, d puzzle.Digit) phrase {
	var endo puzzle.CellSet
	for c := range fins.All() {
		if len(fishMeeting(base, puzzle.CellsOf(c))) > 1 {
			endo.Add(c)
		}
	}
	return fishLie("logic.fish.endo", "logic.fish.endo.apart", base, endo, d)
}

// fishLie says that cells lie in several houses: with one key if all lie in the same, with
// another if each lies in two of more.
func fishLie(alike, apart string, houses []puzzle.House, cells puzzle.CellSet, d puzzle.Digit) phrase {
	if cells.Empty() {
		return phrase{}
	}
	key, in := alike, fishMeeting(houses, puzzle.CellsOf(cells.First()))
	if fishAlike(houses, cells, in) != cells {
		key, in = apart, fishMeeting(houses, cells)
	}
	return say(key, "cells", words.And(cells.All()), "houses", fishHousesAnd(in), "d", d)
}

// fishEaten says why places of the base itself are eliminated.
func fishEaten(s *Step, cover []puzzle.House, out puzzle.CellSet, d puzzle.Digit) phrase {
	return fishLie("logic.fish.eaten", "logic.fish.eaten.apart", cover, out.And(cellsOf(s.cands(puzzle.Base), d)), d)
}

// fishAlike returns the cells that lie in the same of the houses.
func fishAlike(houses []puzzle.House, cells puzzle.CellSet, in []puzzle.House) (alike puzzle.CellSet) {
	for c := range cells.All() {
		if slices.Equal(fishMeeting(houses, puzzle.CellsOf(c)), in) {
			alike.Add(c)
		}
	}
	return alike
}

// fishHousesAnd says "rows 2 and 7 and box 5".
func fishHousesAnd(houses []puzzle.House) words.List {
	l := words.List{Comma: "language.comma", Last: "language.and"}
	for i := 0; i < len(houses); {
		from := i
		numbers := words.List{Comma: "language.comma", Last: "logic.text.numbers"}
		if houses[i] >= puzzle.NumHouses {
			l.Parts = append(l.Parts, words.House(houses[i]))
			i++
			continue
		}
		for ; i < len(houses) && houses[i].Kind() == houses[from].Kind(); i++ {
			numbers.Parts = append(numbers.Parts, houses[i].Number())
		}
		l.Parts = append(l.Parts, say("logic.text.houses."+string(houses[from].Kind()), "n", numbers))
	}
	return l
}

// fishShort writes "r27b5".
func fishShort(houses []puzzle.House) string {
	var b strings.Builder
	for i, h := range houses {
		if i == 0 || h.Kind() != houses[i-1].Kind() {
			b.WriteByte(h.Kind())
		}
		fmt.Fprint(&b, h.Number())
	}
	return b.String()
}

// finsShort writes "fr9c5"; a fin that lies in two base houses comes last and has
// ef before it.
func finsShort(base []puzzle.House, fins puzzle.CellSet) string {
	var exo, endo []string
	for c := range fins.All() {
		if len(fishMeeting(base, puzzle.CellsOf(c))) > 1 {
			endo = append(endo, "ef"+c.String())
		} else {
			exo = append(exo, "f"+c.String())
		}
	}
	return strings.Join(append(exo, endo...), " ")
}
