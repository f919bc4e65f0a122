package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var simpleColorsTrap = &Technique{
	ID: "simple-colors-trap", Code: "0500", Term: "Simple Colors Trap", Level: puzzle.Hard, Score: 150,
	Name: words.Text{En: "Simple colours, trap", Zh: "简单染色（两色夹击）"},
	Doc: words.Text{
		En: "The places of a digit are coloured in turn, along houses with two places for it. One colour is right, so what sees both can't be the digit.",
		Zh: "一个数字的位置沿只剩两个位置的区域交替染成两色，其中一色必对，所以同时受两色影响的格不能是它。",
	},
	find: func(b *Board, found func(Step) bool) {
		findSimpleColors(b, false, true, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: simpleExplanation(words.Text{
		En: "There is a colour trap: the places of a digit are coloured in turn, along houses with two places for it, and a cell sees both colours.",
		Zh: "这里有染色夹击：一个数字的位置沿只剩两个位置的区域交替染成两色，有的格同时受两色影响。",
	}, words.Text{
		En: "So {digits} is in {ons}, or else in {offs}: one colour is right, the other wrong.",
		Zh: "因此 {digits} 要么在 {ons}，要么在 {offs}：两色一对一错。",
	}, words.Text{
		En: "{seen}. Whichever colour is right, {goes}.",
		Zh: "{seen}。无论哪一色对，都要{goes}。",
	}),
}

var simpleColorsWrap = &Technique{
	ID: "simple-colors-wrap", Code: "0501", Term: "Simple Colors Wrap", Level: puzzle.Hard, Score: 150,
	Name: words.Text{En: "Simple colours, wrap", Zh: "简单染色（同色冲突）"},
	Doc: words.Text{
		En: "The places of a digit are coloured in turn, along houses with two places for it. A colour that is twice in one house is wrong throughout.",
		Zh: "一个数字的位置沿只剩两个位置的区域交替染成两色，同一区域里出现两次的那一色全错。",
	},
	find: func(b *Board, found func(Step) bool) {
		findSimpleColors(b, true, false, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: simpleExplanation(words.Text{
		En: "There is a colour wrap: the places of a digit are coloured in turn, along houses with two places for it, and one colour is twice in a house.",
		Zh: "这里有染色的同色冲突：一个数字的位置沿只剩两个位置的区域交替染成两色，某个区域里同一色出现两次。",
	}, words.Text{
		En: "So {digits} is in all of {offs} or in none of them: one colour is right, the other wrong.",
		Zh: "因此 {offs} 要么全是 {digits}，要么全不是：两色一对一错。",
	}, words.Text{
		En: "{one} and {two} share {house}, which has room for one {digits} only. So this colour is wrong: {goes}.",
		Zh: "{one} 与 {two} 同在{house}，而{house}只容得下一个 {digits}，所以这一色是错的：{goes}。",
	}),
}

// simpleColors is one place in HoDoKu's order for two techniques. Its steps name
// the technique.
var simpleColors = &Technique{
	ID: "simple-colors", Term: "Simple Colors", Level: puzzle.Hard, Score: 150,
	Name: words.Text{En: "Simple colours", Zh: "简单染色"},
	Doc:  simpleColorsTrap.Doc,
	find: func(b *Board, found func(Step) bool) {
		findSimpleColors(b, true, true, func(wrap bool, s Step) bool {
			s.Technique = simpleColorsTrap
			if wrap {
				s.Technique = simpleColorsWrap
			}
			return found(s)
		})
	},
	explanation: simpleColorsTrap.explanation,
}

// simpleExplanation explains a digit in two colours.
func simpleExplanation(what, turns, clash words.Text) explanation {
	return explanation{
		where: words.Text{En: "Look at the {digits}s that have only one other place in a house.", Zh: "看某个区域里只有两个位置的 {digits}。"},
		what:  what,
		pattern: words.Text{
			En: "For {digits}, one colour is {ons}, the other {offs}.",
			Zh: "{digits} 的一色是 {ons}，另一色是 {offs}。",
		},
		why: []words.Text{{
			En: "{links}.",
			Zh: "{links}。",
		}, turns, clash},
		notation: words.Text{En: "{digits} {colors}", Zh: "{digits} {colors}"},
		args:     simpleArgs,
	}
}

func simpleArgs(s *Step) []any {
	on, off := colorSet(s, puzzle.On), colorSet(s, puzzle.Off)
	d := s.Eliminate[0].Digit()
	args := []any{
		"digits", d, "ons", cellsAnd(on.All()), "offs", cellsAnd(off.All()),
		"links", colorLinks(s, on.Or(off), d), "seen", colorSeen(s), "colors", colorNotation(on, off),
	}
	if weak := colorClashes(s); len(weak) > 0 {
		args = append(args, "one", weak[0].From[0].Cell(), "two", weak[0].To[0].Cell())
	}
	return args
}

// colorSet returns the cells of a colour.
func colorSet(s *Step, r puzzle.Role) (cells puzzle.CellSet) {
	for _, k := range s.cands(r) {
		cells.Add(k.Cell())
	}
	return cells
}

// colorClashes returns the links of the diagram at which colours clash.
func colorClashes(s *Step) (links []puzzle.Link) {
	for _, l := range s.Diagram.Links {
		if !l.Strong {
			links = append(links, l)
		}
	}
	return links
}

// colorLinks says which houses have two places for d: "In row 1, 3 fits only in
// r1c2 or r1c7; in column 7, only in r1c7 or r5c7". Of more than seven it says
// how many there are.
func colorLinks(s *Step, cells puzzle.CellSet, d puzzle.Digit) words.Sayer {
	out := series{comma: clause, last: clause}
	for _, l := range s.Diagram.Links {
		if !l.Strong {
			continue
		}
		a, b := l.From[0].Cell(), l.To[0].Cell()
		en, zh := "in {house}, only in {a} or {b}", "{house}里只能填在 {a} 或 {b}"
		switch n := len(out.parts); {
		case n == 0:
			en, zh = "In {house}, {d} fits only in {a} or {b}", "{house}里，{d} 只能填在 {a} 或 {b}"
		case n%toldLinks == 0:
			en = "in {house}, it fits only in {a} or {b}"
		}
		out.parts = append(out.parts, say(en, zh, "d", d, "a", a, "b", b, "house", words.House(l.House),
			"facts", facts(OnlyPlaces{l.House, d.Set(), puzzle.CellsOf(a, b)})))
	}
	if n := len(out.parts); n > 7 {
		return say("{n} strong links join {cells}: each is a house with two places for {d}, and the colours change along it",
			"{n} 条强链连着 {cells}：每条所在的区域里 {d} 只有两个位置，两端异色", "n", n, "d", d, "cells", cellsAnd(cells.All()))
	}
	return sentencesOf(out)
}

// sentencesOf joins clauses to sentences of a few.
func sentencesOf(all series) series {
	var out series
	stop := words.Text{En: ". ", Zh: "；"}
	out.comma, out.last = stop, stop
	for part := range slices.Chunk(all.parts, toldLinks) {
		out.parts = append(out.parts, opening{series{part, all.comma, all.last}})
	}
	return out
}

// colorSeen says which two colours each eliminated candidate sees: "r5c2 sees r1c2 and r5c8".
func colorSeen(s *Step) series {
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
func (s seenBy) text() series {
	out := series{comma: clause, last: clause}
	for _, e := range s {
		out.parts = append(out.parts, numbered(e.cells.Len(), "{cells} sees {ends}", "{cells} see {ends}", "{cells} 受 {ends} 影响",
			"cells", cellsAnd(e.cells.All()), "ends", cellsAnd(e.ends.All())))
	}
	return out
}

// colorNotation writes two colours: "(r1c2,r5c7) / (r1c7)".
func colorNotation(a, b puzzle.CellSet) string {
	return "(" + a.Notation() + ") / (" + b.Notation() + ")"
}
