package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/puzzle"
)

// A filter is the board's filter and its commands.
type filter struct {
	w     *Window
	shown board.Filter
}

// showOnly filters by digits: it shows where they can go and fades the rest; called
// again with the same digits it ends the filter.
func (fl *filter) showOnly(set puzzle.DigitSet) {
	fl.setFilter(board.Filter{Digits: set, All: fl.shown.All})
}

// showAlso adds a digit to the filter, or removes it.
func (fl *filter) showAlso(d puzzle.Digit) {
	fl.shown = board.Filter{Digits: fl.shown.Digits ^ d.Set(), All: fl.shown.All}
	fl.filtered()
}

// showTwo filters the cells that have exactly two candidates.
func (fl *filter) showTwo() { fl.setFilter(board.Filter{Two: true, All: fl.shown.All}) }

// showAll switches between cells that can hold every digit of the filter and cells that
// can hold any of them.
func (fl *filter) showAll() {
	fl.shown.All = !fl.shown.All
	fl.filtered()
}

func (fl *filter) setFilter(f board.Filter) {
	if fl.shown == f {
		f = board.Filter{All: f.All}
	}
	fl.shown = f
	fl.filtered()
}

// filtered updates the board after a change of the filter.
func (fl *filter) filtered() {
	fl.w.notice = nil
	fl.w.Refresh()
}

// filterDigit returns the only digit of the filter, 0 if there is none or several.
func (fl *filter) filterDigit() puzzle.Digit {
	if fl.shown.Digits.Len() != 1 {
		return 0
	}
	return fl.shown.Digits.Min()
}

// filtering reports whether a filter is active.
func (fl *filter) filtering() bool {
	return fl.shown.On() && fl.w.play.Active()
}

// filterStatus describes the filter in words.
func (fl *filter) filterStatus() string {
	s := fl.w.session.Game.State()
	n := fl.shown.Cells(&s).Len()
	if fl.shown.Two {
		return fl.w.T("filter.two", "n", n)
	}
	var digits []string
	for d := range fl.shown.Digits.All() {
		digits = append(digits, string(rune('0'+d)))
	}
	key := "filter.digit"
	switch {
	case len(digits) > 1 && fl.shown.All:
		key = "filter.all"
	case len(digits) > 1:
		key = "filter.any"
	}
	return fl.w.T(key, "digits", fl.w.lang.List(digits), "n", n)
}

// showMenu lists the filters.
func (fl *filter) showMenu() *Menu {
	m := &Menu{ID: "show"}
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, &Action{ID: numbered("show", d), Label: fl.w.T("action.show.digit", "d", d), Keys: []Key{{digitKey(d), alt}}, Enabled: fl.w.play.Active,
			Run:     func() { fl.showOnly(d.Set()) },
			Checked: func() bool { return fl.shown.Digits.Has(d) }})
	}
	m.Items = append(m.Items, nil,
		&Action{ID: "show.two", Keys: []Key{{fyne.Key0, alt}}, Enabled: fl.w.play.Active, Run: fl.showTwo,
			Checked: func() bool { return fl.shown.Two }},
		&Action{ID: "show.all", Enabled: fl.w.play.Active, Run: fl.showAll, Checked: func() bool { return fl.shown.All }})
	return m
}
