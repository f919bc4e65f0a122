package logic

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// fishExplanation explains fish of a kind.
func fishExplanation(kind fishKind, what words.Text) explanation {
	pattern := words.Text{
		En: "In {bases}, {digits} fits only in {covers}.",
		Zh: "{bases}里，{digits} 只能填在{covers}。",
	}
	why := []words.Text{pattern, {
		En: "Each of these {n} {lines} needs {one}, no two of them in one {across}, so they take all the {digits}s of {covers}.",
		Zh: "这 {n} {lines}各要一个 {digits}，又不能同{across}，所以占用了{covers}的全部 {digits}。",
	}, {
		En: "So {goes}.{eaten}",
		Zh: "因此{goes}。{eaten}",
	}}
	switch kind {
	case frankenFish, mutantFish:
		why[1] = words.Text{
			En: "These {n} houses need {n} different cells for {digits}, and {covers} have room for just {n}. So they take all the {digits}s there.",
			Zh: "这 {n} 个区域要 {n} 个不同的格填 {digits}，而{covers}正好只容得下 {n} 个，所以那里的 {digits} 全被占用。",
		}
	case finnedFish, sashimiFish, finnedFrankenFish, finnedMutantFish:
		pattern = words.Text{
			En: "In {bases}, {digits} fits only in {covers}, but for the {fins}.{endo}",
			Zh: "{bases}里，除了鳍格 {fins}，{digits} 只能填在{covers}。{endo}",
		}
		why = []words.Text{pattern, {En: "{either}", Zh: "{either}"}, {
			En: "{outs} either way: {are} in {in}, and {see} {finCells}.{eaten}",
			Zh: "{outs} 在{in}里，又受 {finCells} 影响，无论如何都不能是 {digits}。{eaten}",
		}}
	}
	return explanation{
		where:    words.Text{En: "Look at the {digits}s in {bases}.", Zh: "看{bases}里的 {digits}。"},
		what:     what,
		pattern:  pattern,
		why:      why,
		notation: words.Text{En: "{digits} {fish}", Zh: "{digits} {fish}"},
		args:     fishArgs,
	}
}

func fishArgs(s *Step) []any {
	d, base, cover, fins := s.fishParts()
	out := cellsOf(s.Eliminate, d)
	lines, across := say("rows", "行"), say("column", "列")
	if base[0].Kind() == 'c' {
		lines, across = say("columns", "列"), say("row", "行")
	}
	confined := fins
	for _, h := range cover {
		confined = confined.Or(h.Set())
	}
	return []any{
		"facts", facts(Confined{base, d, confined}),
		"digits", d, "one", digitA(d), "n", len(base), "bases", fishHousesAnd(base), "covers", fishHousesAnd(cover), "lines", lines, "across", across,
		"fins", finsAt(fins), "finCells", cellsAnd(fins.All()), "endo", fishEndo(base, fins, d), "eaten", fishEaten(s, cover, out, d),
		"fish", strings.TrimSpace(fishShort(base) + " " + fishShort(cover) + " " + finsShort(base, fins)),
		"either", fishEither(base, cover, fins, d), "outs", fishOuts(out, d),
		"are", numbered(out.Len(), "it is", "they are", ""), "see", numbered(out.Len(), "it sees", "they see", ""),
		"in", fishHousesAnd(fishMeeting(cover, out)),
	}
}

// fishParts reads a fish from its diagram.
func (s *Step) fishParts() (d puzzle.Digit, base, cover []puzzle.House, fins puzzle.CellSet) {
	d = s.Eliminate[0].Digit()
	return d, s.fishSide(puzzle.Base), s.fishSide(puzzle.Cover), cellsOf(s.cands(puzzle.Fin), d)
}

// finsAt says "fin at r1c2".
func finsAt(fins puzzle.CellSet) phrase {
	return numbered(fins.Len(), "fin at {cells}", "fins at {cells}", "{cells}", "cells", cellsAnd(fins.All()))
}

// fishOuts says "r1c2 loses its 4".
func fishOuts(out puzzle.CellSet, d puzzle.Digit) phrase {
	return numbered(out.Len(), "{cells} loses its {d}", "{cells} lose their {d}", "{cells}", "cells", cellsAnd(out.All()), "d", d)
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
	with := say("If one of them is, no cell that sees {all} can be {d}.", "若其中有一格是 {d}，同时受它们影响的格都不能是 {d}。", "all", bothOrAll(fins.Len()), "d", d)
	if fins.Len() == 1 {
		with = say("If it is, no cell that sees it can be {d}.", "若它是 {d}，受它影响的格都不能是 {d}。", "d", d)
	}
	return say("{without}. {with}", "{without}；{with}", "without", fishWithout(base, cover, fins, d), "with", with)
}

// fishWithout says what holds without the fins.
func fishWithout(base, cover []puzzle.House, fins puzzle.CellSet, d puzzle.Digit) phrase {
	not := say("{none} {d}", "{none} {d}", "none", noneOf(fins), "d", d)
	if fins.Len() == 1 {
		not = say("{fin} is not {d}", "{fin} 不是 {d}", "fin", fins.First(), "d", d)
	}
	return say("If {not}, {bases} take all the {d}s of {covers}", "若 {not}，{bases}就占用了{covers}的全部 {d}",
		"not", not, "d", d, "bases", fishHousesAnd(base), "covers", fishHousesAnd(cover))
}

// fishEndo says which fins are fins because they lie in two base houses.
func fishEndo(base []puzzle.House, fins puzzle.CellSet, d puzzle.Digit) phrase {
	var endo puzzle.CellSet
	for c := range fins.All() {
		if len(fishMeeting(base, puzzle.CellsOf(c))) > 1 {
			endo.Add(c)
		}
	}
	if endo.Empty() {
		return phrase{}
	}
	return say(" {cells} {lie} at once. {one} there would fill more than one of these houses, so {it}.", "{cells} {lie}，那里的 {d} 会同时填满几个区域，所以也算作鳍。",
		"cells", cellsAnd(endo.All()), "lie", fishLie(base, endo), "one", opening{digitA(d)}, "d", d, "it", numbered(endo.Len(), "it counts as a fin", "they count as fins", ""))
}

// fishLie says "lies in row 1 and column 1" or "each lie in two of rows 1 and 2 and column 1".
func fishLie(houses []puzzle.House, cells puzzle.CellSet) phrase {
	in := fishMeeting(houses, puzzle.CellsOf(cells.First()))
	one, more, zh := "lies in {houses}", "each lie in {houses}", "同属{houses}"
	if fishAlike(houses, cells, in) != cells {
		in, more, zh = fishMeeting(houses, cells), "each lie in two of {houses}", "各同属{houses}中的两个"
	}
	return numbered(cells.Len(), one, more, zh, "houses", fishHousesAnd(in))
}

// fishEaten says why places of the base itself are eliminated.
func fishEaten(s *Step, cover []puzzle.House, out puzzle.CellSet, d puzzle.Digit) phrase {
	eaten := out.And(cellsOf(s.cands(puzzle.Base), d))
	if eaten.Empty() {
		return phrase{}
	}
	return say(" {cells} {belong} to the fish, but {lie} at once: with {d} there, too little room would be left for the others.",
		"{cells} 虽是鱼的一部分，却{lie}：若填 {d}，其余的就没有足够的位置。",
		"cells", cellsAnd(eaten.All()), "belong", numbered(eaten.Len(), "belongs", "belong", ""), "lie", fishLie(cover, eaten), "d", d)
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

// noneOf says "neither r1c1 nor r1c2 is" or "none of r1c1, r1c2 and r1c3 is".
func noneOf(cells puzzle.CellSet) phrase {
	list := cellsAnd(cells.All())
	if cells.Len() != 2 {
		return say("none of {cells} is", "{cells} 都不是", "cells", list)
	}
	return say("neither {a} nor {b} is", "{a} 和 {b} 都不是", "a", list.parts[0], "b", list.parts[1])
}

// bothOrAll says "both" of two cells, "all of them" of more.
func bothOrAll(n int) phrase {
	if n == 2 {
		return say("both", "这两格")
	}
	return say("all of them", "这些格")
}

// fishHousesAnd says "rows 2 and 7 and box 5".
func fishHousesAnd(houses []puzzle.House) (s series) {
	for i := 0; i < len(houses); {
		from := i
		numbers := series{comma: comma, last: words.Text{En: " and ", Zh: "、"}}
		for ; i < len(houses) && houses[i].Kind() == houses[from].Kind(); i++ {
			numbers.parts = append(numbers.parts, houses[i].Number())
		}
		one, more, zh := fishKindName(houses[from].Kind())
		s.parts = append(s.parts, numbered(i-from, one, more, zh, "n", numbers))
	}
	s.comma, s.last = comma, words.Text{En: " and ", Zh: "和"}
	return s
}

func fishKindName(kind byte) (one, more, zh string) {
	switch kind {
	case 'r':
		return "row {n}", "rows {n}", "第 {n} 行"
	case 'c':
		return "column {n}", "columns {n}", "第 {n} 列"
	}
	return "box {n}", "boxes {n}", "第 {n} 宫"
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
