package logic

import (
	"iter"
	"strings"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A phrase is a part of a sentence in both languages. The zero phrase is empty.
type phrase struct {
	text words.Text
	args []any
}

func say(en, zh string, args ...any) phrase { return phrase{words.Text{En: en, Zh: zh}, args} }

// numbered says one for one thing, more for several.
func numbered(n int, one, more, zh string, args ...any) phrase {
	if n == 1 {
		return say(one, zh, args...)
	}
	return say(more, zh, args...)
}

func (p phrase) In(l words.Lang) string { return l.Say(p.text, p.args...) }

// A series is a list of things; the last separator may differ.
type series struct {
	parts       []any
	comma, last words.Text
}

func (s series) In(l words.Lang) string {
	var b strings.Builder
	for i, p := range s.parts {
		switch {
		case i > 0 && i == len(s.parts)-1:
			b.WriteString(l.Say(s.last))
		case i > 0:
			b.WriteString(l.Say(s.comma))
		}
		b.WriteString(say("{p}", "{p}", "p", p).In(l))
	}
	return b.String()
}

var (
	comma  = words.Text{En: ", ", Zh: "、"}
	clause = words.Text{En: "; ", Zh: "，"}
	and    = words.Text{En: " and ", Zh: " 和 "}
	or     = words.Text{En: " or ", Zh: " 或 "}
)

// cellsAnd says "r2c4, r2c6 and r2c7".
func cellsAnd(cells iter.Seq[puzzle.Cell]) (s series) {
	for c := range cells {
		s.parts = append(s.parts, c)
	}
	s.comma, s.last = comma, and
	return s
}

// digitsAnd says "1, 3 and 5".
func digitsAnd(digits puzzle.DigitSet) (s series) {
	for d := range digits.All() {
		s.parts = append(s.parts, d)
	}
	s.comma, s.last = comma, and
	return s
}

// digitsComma says "1, 3, 5".
func digitsComma(digits puzzle.DigitSet) series {
	s := digitsAnd(digits)
	s.last = comma
	return s
}

// digitsOr says "1, 3 or 5".
func digitsOr(digits puzzle.DigitSet) series {
	s := digitsAnd(digits)
	s.last = or
	return s
}

// digitA says "a 5", "an 8".
func digitA(d puzzle.Digit) phrase {
	if d == 8 {
		return say("an {d}", "一个 {d}", "d", d)
	}
	return say("a {d}", "一个 {d}", "d", d)
}

// housesAnd says "row 2 and box 1".
func housesAnd(houses []puzzle.House) (s series) {
	for _, h := range houses {
		s.parts = append(s.parts, words.House(h))
	}
	s.comma, s.last = comma, words.Text{En: " and ", Zh: "和"}
	return s
}

// An opening starts a sentence: with a capital letter, unless it is a cell's name.
type opening struct{ words.Sayer }

func (o opening) In(l words.Lang) string {
	s := o.Sayer.In(l)
	if l.Han() || len(s) < 2 || s[1] >= '0' && s[1] <= '9' {
		return s
	}
	_, n := utf8.DecodeRuneInString(s)
	return strings.ToUpper(s[:n]) + s[n:]
}

// placedText says "r4c6 is 7".
func placedText(ks []puzzle.Candidate) series {
	s := series{comma: words.Text{En: ", ", Zh: "，"}, last: words.Text{En: " and ", Zh: "，"}}
	for _, k := range ks {
		s.parts = append(s.parts, say("{cell} is {digit}", "{cell} 是 {digit}", "cell", k.Cell(), "digit", k.Digit()))
	}
	return s
}

// eliminationText says "1 can be removed from r2c2; 5 from r2c2 and r2c7".
func eliminationText(ks []puzzle.Candidate) series {
	return eliminationsBy(ks, "{digits} can be removed from {cells}", "{digits} can be removed from {cells}", "删除 {cells} 的候选数 {digits}")
}

// eliminatedText says "1 was removed from r2c2; 5 from r2c2 and r2c7".
func eliminatedText(ks []puzzle.Candidate) series {
	return eliminationsBy(ks, "{digits} was removed from {cells}", "{digits} were removed from {cells}", "已删除 {cells} 的候选数 {digits}")
}

// eliminationsBy says which digits are eliminated from which cells, those with the same
// cells together. English has the verb only once.
func eliminationsBy(ks []puzzle.Candidate, one, more, zh string) series {
	semicolon := words.Text{En: "; ", Zh: "；"}
	s := series{comma: semicolon, last: semicolon}
	for _, g := range byCells(ks) {
		en := one
		switch {
		case len(s.parts) > 0:
			en = "{digits} from {cells}"
		case g.digits.Len() > 1:
			en = more
		}
		s.parts = append(s.parts, say(en, zh, "digits", digitsAnd(g.digits), "cells", cellsAnd(g.cells.All())))
	}
	return s
}

// A group is digits and the cells from which all of them are eliminated.
type group struct {
	digits puzzle.DigitSet
	cells  puzzle.CellSet
}

func byCells(ks []puzzle.Candidate) (groups []group) {
digits:
	for d := range puzzle.AllDigits.All() {
		cells := cellsOf(ks, d)
		if cells.Empty() {
			continue
		}
		for i := range groups {
			if groups[i].cells == cells {
				groups[i].digits |= d.Set()
				continue digits
			}
		}
		groups = append(groups, group{d.Set(), cells})
	}
	return groups
}

// cellsOf returns the cells of ks with digit d.
func cellsOf(ks []puzzle.Candidate, d puzzle.Digit) (cells puzzle.CellSet) {
	for _, k := range ks {
		if k.Digit() == d {
			cells.Add(k.Cell())
		}
	}
	return cells
}

// list writes "1,5", as the notation has it.
func list(digits puzzle.DigitSet) string {
	return strings.Join(strings.Split(digits.String(), ""), ",")
}
