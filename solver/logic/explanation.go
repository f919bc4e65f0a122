package logic

import (
	"fmt"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// An explanation is the texts of a family's steps. They may use the arguments that all
// steps have (see say) and those that the family adds.
type explanation struct {
	where    words.Text   // one house or digit to look at, without the name
	what     words.Text   // the name and what such a pattern is
	pattern  words.Text   // where it is
	why      []words.Text // the argument, three short paragraphs at most
	notation words.Text   // the part between the name and the arrow
	joined   bool         // no colon separates it from the name, and there is always an arrow
	args     func(s *Step) []any
	parts    func(s *Step, l words.Lang) []Part // link by link; nil for a paragraph each
}

var (
	nameText     = words.Text{En: "{name}", Zh: "{name}"}
	titleText    = words.Text{En: "{name} on {digits}", Zh: "{name}：{digits}"}
	doneText     = words.Text{En: "{changes}.", Zh: "{changes}。"}
	notationText = words.Text{En: "{name}: {pattern}{does}", Zh: "{name}：{pattern}{does}"}
	joinedText   = words.Text{En: "{name}{pattern}{does}", Zh: "{name}{pattern}{does}"}
)

// Title names the technique and its digits: "Naked pair on 1 and 5".
func (s Step) Title(l words.Lang) string { return s.say(l, titleText) }

// Name names the technique alone.
func (s Step) Name(l words.Lang) string { return s.say(l, nameText) }

// Where says where to look and no more: "Look at row 2."
func (s Step) Where(l words.Lang) string { return s.say(l, s.Technique.where) }

// What names the technique and says what such a thing is. Where that says all of
// the pattern too, as for singles, What and Pattern are equal.
func (s Step) What(l words.Lang) string { return s.say(l, s.Technique.what) }

// Pattern says which cells and houses make the pattern.
func (s Step) Pattern(l words.Lang) string { return s.say(l, s.Technique.pattern) }

// Why gives the argument in one to three short paragraphs; long chains and nets in more.
func (s Step) Why(l words.Lang) []string {
	var out []string
	for _, t := range s.Technique.why {
		for p := range strings.SplitSeq(s.say(l, t), paragraphEnd) {
			if p != "" {
				out = append(out, p)
			}
		}
	}
	return out
}

// Done says what has changed once the step is made: "4 was removed from r1c2."
func (s Step) Done(l words.Lang) string {
	changes := placedText(s.Place)
	if len(s.Place) == 0 {
		changes = eliminatedText(s.Eliminate)
	}
	return l.Say(doneText, "changes", changes)
}

// Notation writes the step in one line as HoDoKu does, but with the technique's
// name in the language: "Naked Pair: 1,5 in r2c46 => r2c27<>1, r2c27<>5".
func (s Step) Notation(l words.Lang) string {
	name := s.Name(l)
	if l == words.English {
		name = s.Technique.Term
	}
	text := notationText
	if s.Technique.joined || s.Technique.notation == (words.Text{}) && len(s.Place) == 0 {
		text = joinedText
	}
	return l.Say(text, "name", name, "pattern", s.say(l, s.Technique.notation), "does", s.does())
}

// does writes what s changes: "r4c6=7", or " => r2c27<>1, r2c27<>5".
func (s Step) does() string {
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
	if !s.Technique.joined && s.Technique.notation == (words.Text{}) && len(s.Place) > 0 {
		return line
	}
	return " => " + line
}

// say says t with the arguments of s's family and those that all families share.
func (s *Step) say(l words.Lang, t words.Text) string {
	var args []any
	if own := s.Technique.args; own != nil {
		args = own(s)
	}
	cells, digits := s.base()
	args = append(args,
		"name", s.Technique.Name, "house", words.House(s.house()), "House", opening{words.House(s.house())},
		"cells", cellsAnd(cells.All()), "digits", digitsAnd(digits), "any", digitsOr(digits),
		"list", list(digits), "short", cells.Notation(), "goes", eliminationText(s.Eliminate))
	return l.Say(t, args...)
}
