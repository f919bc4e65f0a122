package order

import (
	"slices"
	"strings"

	"sudoku/generator"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle/words"
)

// path lists the rows about the way to the solution: a row a condition, those that take
// techniques together.
func (s *Orders) path() (rows []page.Setting) {
	b := s.app.Base()
	chips := page.ChipsPart(b, func() []page.Chip { return chipsOf(b.Lang, s.order()) }, b.T("new.choose"), s.drop, func() { s.app.Push(NewPicker(s.app, s)) })
	chosen := page.Setting{Text: b.T("new.techniques"), Control: chips, Wrong: true}
	chosen.Why = func() string {
		if _, err := s.order().Order(); err != nil && slices.Contains(techniqueOptions(), err.Option) {
			return err.In(s.app.Base().Lang)
		}
		return ""
	}
	if !s.app.Prefs().Beginner() { // who knows none of them yet
		rows = append(rows, chosen)
	}
	for _, c := range generator.Conditions {
		if c.Name != session.OptionLevel && c.Name != session.OptionMinutes && !takesTechniques(c) {
			rows = append(rows, s.text(c.Name))
		}
	}
	return rows
}

// text returns the row of an option that is typed.
func (s *Orders) text(option string) page.Setting {
	r := s.row(option, page.Text{Value: s.order()[option], Typed: func(text string) { s.set(option, text) }})
	r.Text = s.app.Base().T("new.typed." + option)
	return r
}

// takesTechniques reports whether a condition is about techniques.
func takesTechniques(c *generator.Condition) bool { return strings.HasPrefix(c.Kind, "ID") }

// techniqueOptions lists the conditions that are about techniques.
func techniqueOptions() (names []string) {
	for _, c := range generator.Conditions {
		if takesTechniques(c) {
			names = append(names, c.Name)
		}
	}
	return names
}

// askedIn lists what an order asks of techniques.
func askedIn(o session.PuzzleOrder) (list []session.Asked) {
	for _, option := range techniqueOptions() {
		list = append(list, o.Asked(option)...)
	}
	return list
}

// chipsOf returns what an order asks of techniques, in words.
func chipsOf(l words.Lang, o session.PuzzleOrder) (list []page.Chip) {
	for _, a := range askedIn(o) {
		list = append(list, page.Chip{Kind: session.OptionName(l, a.Option), Name: a.Counted(caption.TechniqueName(l, a.ID))})
	}
	return list
}

func (s *Orders) drop(i int) {
	a := askedIn(s.order())[i]
	s.ask(a.Option, a.ID, false)
}

// ask asks something of a technique, or no longer.
func (s *Orders) ask(option, id string, on bool) {
	o := s.order()
	o.Ask(option, id, on)
	s.take(o)
}
