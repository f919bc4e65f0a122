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
		Name: words.Text{En: "3D medusa, trap", Zh: "三维美杜莎（两色夹击）"},
		Doc: words.Text{
			En: "Candidates are coloured in turn, along cells with two digits and houses with two places for a digit. One colour is right, so what goes with neither is wrong.",
			Zh: "候选数沿双候选数格和某数字只剩两个位置的区域交替染成两色，其中一色必对，所以与两色都冲突的候选数必错。",
		},
		find: func(b *Board, found func(Step) bool) { findMedusa(b, false, found) },
		explanation: medusaExplanation(words.Text{
			En: "There is a medusa trap: candidates are coloured in turn, along cells with two digits and houses with two places for a digit. Another candidate clashes with both colours.",
			Zh: "这里有三维美杜莎的两色夹击：候选数沿双候选数格和某数字只剩两个位置的区域交替染成两色，另有候选数与两色都冲突。",
		}, words.Text{
			En: "{eliminations}.",
			Zh: "{eliminations}。",
		}, words.Text{
			En: "One colour is right, whichever it is: {goes}.",
			Zh: "无论哪一色对，都要{goes}。",
		}),
	}
	medusaWrap = &Technique{
		ID: "3d-medusa-wrap", Term: "3D Medusa Wrap", Level: puzzle.Unfair, Score: 240,
		Name: words.Text{En: "3D medusa, wrap", Zh: "三维美杜莎（同色冲突）"},
		Doc: words.Text{
			En: "Candidates are coloured in turn, along cells with two digits and houses with two places for a digit. A colour that clashes with itself, or leaves a cell or a house empty, is wrong throughout.",
			Zh: "候选数沿双候选数格和某数字只剩两个位置的区域交替染成两色，自相冲突、或使某格没有数字可填、某数字没有位置的那一色全错。",
		},
		find: func(b *Board, found func(Step) bool) { findMedusa(b, true, found) },
		explanation: medusaExplanation(words.Text{
			En: "There is a medusa wrap: candidates are coloured in turn, along cells with two digits and houses with two places for a digit. One colour can't be right.",
			Zh: "这里有三维美杜莎的同色冲突：候选数沿双候选数格和某数字只剩两个位置的区域交替染成两色，其中一色不可能对。",
		}, words.Text{
			En: "If the colour of {witness} were right, {clash}.",
			Zh: "若 {witness} 那一色对，{clash}。",
		}, words.Text{
			En: "So all of that colour is wrong: {goes}.",
			Zh: "因此这一色全错：{goes}。",
		}),
	}
)

func medusaExplanation(what, clash, end words.Text) explanation {
	return explanation{
		where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
		what:  what,
		pattern: words.Text{
			En: "One colour is {ons}. The other is {offs}.",
			Zh: "一色是 {ons}。另一色是 {offs}。",
		},
		why: []words.Text{{
			En: "{links}. So one of the colours is right throughout, the other wrong.",
			Zh: "{links}。因此两色中一色全对，一色全错。",
		}, clash, end},
		notation: words.Text{En: "({on}) / ({off})", Zh: "({on}) / ({off})"},
		args:     medusaArgs,
	}
}

func medusaArgs(s *Step) []any {
	on, off := s.cands(puzzle.On), s.cands(puzzle.Off)
	args := []any{
		"ons", medusaColour(on), "offs", medusaColour(off), "on", medusaNotation(on), "off", medusaNotation(off),
		"digits", digitsAnd(medusaDigits(append(on, off...))), "links", medusaLinks(s),
	}
	weak := colorClashes(s)
	return append(args, "witness", weak[0].From[0], "eliminations", medusaEliminations(weak), "clash", medusaClashText(s, weak))
}

func medusaDigits(ks []puzzle.Candidate) (digits puzzle.DigitSet) {
	for _, k := range ks {
		digits |= k.Digit().Set()
	}
	return digits
}

// medusaColour says "1 in r1c2 and r5c7; 3 in r2c2".
func medusaColour(ks []puzzle.Candidate) series {
	semicolon := words.Text{En: "; ", Zh: "；"}
	s := series{comma: semicolon, last: semicolon}
	for d := range medusaDigits(ks).All() {
		cells := cellsOf(ks, d)
		s.parts = append(s.parts, say("{d} in {cells}", "{cells} 的 {d}", "d", d, "cells", cellsAnd(cells.All())))
	}
	return s
}

// medusaNotation writes "1 r1c2,r5c7; 3 r2c2".
func medusaNotation(ks []puzzle.Candidate) string {
	var parts []string
	for d := range medusaDigits(ks).All() {
		parts = append(parts, d.Set().String()+" "+cellsOf(ks, d).Notation())
	}
	return strings.Join(parts, "; ")
}

// medusaLinks says how the colours change: "r1c2 can only be 1 or 3; in row 2, 3 fits
// only in r2c1 or r2c5". Of more than seven links it says how many there are.
func medusaLinks(s *Step) words.Sayer {
	out := series{comma: clause, last: clause}
	for _, l := range s.Diagram.Links {
		if !l.Strong {
			continue
		}
		k, q := l.From[0], l.To[0]
		if k.Cell() == q.Cell() {
			out.parts = append(out.parts, say("{c} can only be {a} or {b}", "{c} 只能填 {a} 或 {b}", "c", k.Cell(), "a", k.Digit(), "b", q.Digit(),
				"facts", facts(OnlyDigits{puzzle.CellsOf(k.Cell()), puzzle.DigitsOf(k.Digit(), q.Digit())})))
			continue
		}
		out.parts = append(out.parts, say("{d} fits only in {a} or {b} in {house}", "{house}的 {d} 只能填在 {a} 或 {b}",
			"d", k.Digit(), "a", k.Cell(), "b", q.Cell(), "house", words.House(l.House),
			"facts", facts(OnlyPlaces{l.House, k.Digit().Set(), puzzle.CellsOf(k.Cell(), q.Cell())})))
	}
	if n := len(out.parts); n > 7 {
		return say("{n} links join the two colours, each a cell with two digits or a house with two places for a digit",
			"{n} 条链把两色交替连起来，每条是只剩两个数字的一格，或某数字只剩两个位置的一个区域", "n", n)
	}
	return sentencesOf(out)
}

// medusaEliminations says what each eliminated candidate clashes with: "r1c2=5 clashes with r1c7=5 and
// r1c2=3".
func medusaEliminations(weak []puzzle.Link) series {
	stop := words.Text{En: ". ", Zh: "；"}
	out := series{comma: stop, last: stop}
	for i := 0; i+1 < len(weak); i += 2 {
		out.parts = append(out.parts, say("{k} clashes with {a} and with {b}", "{k} 与 {a}、{b} 都冲突",
			"k", weak[i].To[0], "a", weak[i].From[0], "b", weak[i+1].From[0]))
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
		return say("{c} would be both {a} and {b}", "{c} 就既是 {a} 又是 {b}", "c", to.Cell(), "a", from.Digit(), "b", to.Digit())
	case twice:
		return say("{house} would have {d} both in {a} and in {b}", "{house}的 {d} 就既在 {a} 又在 {b}",
			"house", house, "d", to.Digit(), "a", from.Cell(), "b", to.Cell())
	case inCell:
		return say("{c} would have no digit left: {each}", "{c} 就没有数字可填：{each}", "c", to.Cell(), "each", medusaRuled(weak))
	}
	return say("{house} would have no place for {d}: {each}", "{house}的 {d} 就无处可填：{each}", "house", house, "d", to.Digit(), "each", medusaRuled(weak))
}

// medusaRuled says "r1c7=5 rules out r1c2=5".
func medusaRuled(weak []puzzle.Link) (out series) {
	out = series{comma: comma, last: words.Text{En: " and ", Zh: "，"}}
	for _, l := range weak {
		out.parts = append(out.parts, say("{a} rules out {b}", "{a} 排除 {b}", "a", l.From[0], "b", l.To[0]))
	}
	return out
}
