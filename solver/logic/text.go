package logic

import (
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A phrase is a part of a sentence: a sentence of the catalogue and its arguments. The zero
// phrase is empty.
type phrase struct {
	key  string
	args []any
}

func say(key string, args ...any) phrase { return phrase{key, args} }

// In implements words.Sayer.
func (p phrase) In(l words.Lang) string {
	if p.key == "" {
		return ""
	}
	return l.T(p.key, p.args...)
}

// Form implements words.Noun.
func (p phrase) Form(l words.Lang, form string) string {
	if p.key == "" {
		return ""
	}
	return words.Message{Key: p.key, Args: p.args}.Form(l, form)
}

// sentencesAnd says sentences one after the other, without those that are empty.
func sentencesAnd(sentences ...phrase) words.List {
	l := by("language.gap")
	for _, s := range sentences {
		if s.key != "" {
			l.Parts = append(l.Parts, s)
		}
	}
	return l
}

// by says things with the sentence of a key between each two.
func by(key string, things ...any) words.List {
	return words.List{Parts: things, Comma: key, Last: key}
}

// digitsAnd says "1, 3 and 5".
func digitsAnd(digits puzzle.DigitSet) words.List { return words.And(digits.All()) }

// digitsOr says "1, 3 or 5".
func digitsOr(digits puzzle.DigitSet) words.List { return digitsAnd(digits).Or() }

// digitsTight says "1,3,5", as in brackets.
func digitsTight(digits puzzle.DigitSet) words.List {
	l := digitsAnd(digits)
	l.Comma, l.Last = "logic.text.digits", "logic.text.digits"
	return l
}

// housesAnd says "row 2 and box 1".
func housesAnd(houses []puzzle.House) words.List {
	l := words.And(slices.Values(houses))
	for i, h := range houses {
		l.Parts[i] = words.House(h)
	}
	return l
}

// placedText says "r4c6 is 7".
func placedText(ks []puzzle.Candidate) words.List {
	l := words.List{Comma: "logic.text.comma", Last: "logic.text.and"}
	for _, k := range ks {
		l.Parts = append(l.Parts, say("logic.text.placed", "cell", k.Cell(), "digit", k.Digit()))
	}
	return l
}

// eliminationText says "1 can be removed from r2c2; 5 from r2c2 and r2c7".
func eliminationText(ks []puzzle.Candidate) words.List {
	return eliminationsBy(ks, "logic.text.removable", "logic.text.removable.more")
}

// eliminatedText says "1 was removed from r2c2; 5 from r2c2 and r2c7".
func eliminatedText(ks []puzzle.Candidate) words.List {
	return eliminationsBy(ks, "logic.text.removed", "logic.text.removed.more")
}

// eliminationsBy says which digits are eliminated from which cells, those with the same
// cells together: the first in one sentence, the others in another that may leave out the verb.
func eliminationsBy(ks []puzzle.Candidate, key, more string) words.List {
	l := by("language.semicolon")
	for _, g := range byCells(ks) {
		l.Parts = append(l.Parts, say(key, "digits", digitsAnd(g.digits), "cells", words.And(g.cells.All())))
		key = more
	}
	return l
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
