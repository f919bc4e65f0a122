package logic

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// An explanation says how the texts of a technique are found, and what is put into them. They
// stand in the catalogue, a part each:
//
//	name       for people
//	doc        one sentence: why it is sound
//	where      one house or digit to look at, without the name
//	what       the name and what such a pattern is
//	pattern    where it is
//	why.1...   the argument, three short paragraphs at most
//	notation   the part between HoDoKu's name and the arrow, if there is one; in English alone
type explanation struct {
	// texts are other techniques, or names that several share, that have the parts which the
	// technique has not under its own ID; the first that has one gives it.
	texts  []string
	joined bool // no colon separates the notation from the name, and there is always an arrow

	// args are beside the arguments that all steps have, see say. One that is named as a part
	// is that part; a block of chains or nets is told link by link by lines.
	args  func(s *Step) []any
	lines func(s *Step) []line // nil for a paragraph each

	// legend is what legends call roles of candidates by that aren't what they are in most
	// diagrams: a word behind legend.ROLE in the catalogue, see [Technique.Legend].
	legend string
	filled bool // the cells of the pattern: the board has no candidates there
}

// TextOf returns the key of a part; it is empty if there is none.
func (t *Technique) TextOf(part string) string {
	if key := "logic." + t.ID + "." + part; words.English.Has(key) {
		return key
	}
	for _, other := range t.texts {
		if key := "logic." + other + "." + part; words.English.Has(key) {
			return key
		}
	}
	if part == "where" {
		return "logic.text.where"
	}
	return ""
}

// Name returns the technique's name.
func (t *Technique) Name() words.Key { return words.Key("logic." + t.ID + ".name") }

// Doc returns why the technique is sound, in a sentence or two.
func (t *Technique) Doc() words.Key { return words.Key("logic." + t.ID + ".doc") }

// Title names the technique and its digits: "Naked pair on 1 and 5".
func (s Step) Title(l words.Lang) string { return l.T("logic.text.title", s.args()...) }

// Name names the technique alone.
func (s Step) Name(l words.Lang) string { return s.say(l, "name") }

// Where says where to look and no more: "Look at row 2."
func (s Step) Where(l words.Lang) string {
	if c, ok := s.Spot(); ok {
		return l.T("logic.text.where.cell", "cell", c)
	}
	return s.say(l, "where")
}

// Spot returns the cell to look at, if it is not a house or a digit: of a chain or a net the
// first that changes, for nothing is to be seen in the rest of its houses.
func (s Step) Spot() (puzzle.Cell, bool) {
	if s.Technique.lines == nil || s.Technique.TextOf("where") != "logic.text.where" {
		return 0, false
	}
	return slices.Concat(s.Place, s.Eliminate)[0].Cell(), true
}

// What names the technique and says what such a thing is.
func (s Step) What(l words.Lang) string { return s.say(l, "what") }

// Pattern says which cells and houses make the pattern.
func (s Step) Pattern(l words.Lang) string { return s.say(l, "pattern") }

// Why gives the argument in one to three short paragraphs; long chains and nets in more.
func (s Step) Why(l words.Lang) []string {
	var out []string
	for _, text := range s.whole(l) {
		out = append(out, splitParagraphs(text)...)
	}
	return out
}

// whole returns the parts of the argument.
func (s *Step) whole(l words.Lang) (texts []string) {
	args := s.args()
	for i := 1; ; i++ {
		text, ok := s.part(l, whyKey(i), args)
		if !ok {
			return texts
		}
		texts = append(texts, text)
	}
}

func whyKey(i int) string { return "why." + strconv.Itoa(i) }

// Done says what has changed once the step is made: "4 was removed from r1c2."
func (s Step) Done(l words.Lang) string {
	changes := placedText(s.Place)
	if len(s.Place) == 0 {
		changes = eliminatedText(s.Eliminate)
	}
	return l.T("logic.text.done", "changes", changes)
}

// Notation writes the step in one line as HoDoKu does: "Naked Pair: 1,5 in r2c46 =>
// r2c27<>1, r2c27<>5". Programs read it, so it is English in every language.
func (s Step) Notation() string {
	pattern, ok := s.part(words.English, "notation", s.args())
	does := s.does(ok)
	if s.Technique.joined || !ok && len(s.Place) == 0 {
		return s.Technique.Term + pattern + does
	}
	return s.Technique.Term + ": " + pattern + does
}

// does writes what s changes: "r4c6=7", or, behind a pattern, " => r2c27<>1, r2c27<>5".
func (s Step) does(pattern bool) string {
	var parts []string
	for _, k := range s.Place {
		parts = append(parts, k.String())
	}
	for d := range puzzle.AllDigits.All() {
		if cells := cellsOf(s.Eliminate, d); !cells.Empty() {
			parts = append(parts, fmt.Sprintf("%s<>%d", cells.Notation(), d))
		}
	}
	line := strings.Join(parts, ", ")
	if !s.Technique.joined && !pattern && len(s.Place) > 0 {
		return line
	}
	return " => " + line
}

// say says a part of s's texts.
func (s *Step) say(l words.Lang, part string) string {
	text, _ := s.part(l, part, s.args())
	return text
}

// part says a part of s's texts, if there is one, with the arguments of s.
func (s *Step) part(l words.Lang, part string, args []any) (text string, ok bool) {
	for i := 0; i < len(args); i += 2 {
		if own, is := args[i+1].(words.Sayer); is && args[i] == part {
			return own.In(l), true
		}
	}
	key := s.Technique.TextOf(part)
	return l.T(key, args...), key != ""
}

// args returns the arguments of s's family and those that all families share.
func (s *Step) args() []any {
	var args []any
	if own := s.Technique.args; own != nil {
		in := s.within()
		if args = own(in); in != s {
			args = s.rules.toldArgs(args)
		}
	}
	if len(s.Diagram.Houses) > 0 {
		args = append(args, "house", words.House(s.house()))
	}
	cells, digits := s.base()
	return append(args,
		"name", s.Technique.Name(), "cells", words.And(cells.All()), "digits", digitsAnd(digits), "any", digitsOr(digits),
		"list", list(digits), "short", cells.Notation(), "goes", eliminationText(s.Eliminate))
}
