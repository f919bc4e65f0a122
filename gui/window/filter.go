package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/puzzle"
)

// showOnly shows where digits can go and fades the rest; the same again ends it.
func (w *Window) showOnly(set puzzle.DigitSet) {
	w.setFilter(board.Filter{Digits: set, All: w.filter.All})
}

// showAlso adds a digit to those shown, or takes it from them.
func (w *Window) showAlso(d puzzle.Digit) {
	w.filter = board.Filter{Digits: w.filter.Digits ^ d.Set(), All: w.filter.All}
	w.filtered()
}

// showTwo shows the cells that can hold two digits and no more.
func (w *Window) showTwo() { w.setFilter(board.Filter{Two: true, All: w.filter.All}) }

// showAll says whether cells must be able to hold every digit that is shown, or one.
func (w *Window) showAll() {
	w.filter.All = !w.filter.All
	w.filtered()
}

func (w *Window) setFilter(f board.Filter) {
	if w.filter == f {
		f = board.Filter{All: f.All}
	}
	w.filter = f
	w.filtered()
}

// filtered shows the board by another filter.
func (w *Window) filtered() {
	w.notice = nil
	w.Refresh()
}

// filterDigit is the digit that is shown alone, 0 where there is none or several.
func (w *Window) filterDigit() puzzle.Digit {
	if w.filter.Digits.Len() != 1 {
		return 0
	}
	return w.filter.Digits.Min()
}

// filtering reports whether the board is seen through a filter.
func (w *Window) filtering() bool {
	return w.filter.On() && w.Playing()
}

// filterStatus says what the filter shows.
func (w *Window) filterStatus() string {
	s := w.session.Game.State()
	n := w.filter.Cells(&s).Len()
	if w.filter.Two {
		return w.T("filter.two", "n", n)
	}
	var digits []string
	for d := range w.filter.Digits.All() {
		digits = append(digits, string(rune('0'+d)))
	}
	key := "filter.digit"
	switch {
	case len(digits) > 1 && w.filter.All:
		key = "filter.all"
	case len(digits) > 1:
		key = "filter.any"
	}
	return w.T(key, "digits", w.lang.List(digits), "n", n)
}

// showMenu lists the filters.
func (w *Window) showMenu() *Menu {
	m := &Menu{ID: "show"}
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, &Action{ID: numbered("show", d), Label: w.T("action.show.digit", "d", d), Keys: []Key{{digitKey(d), alt}}, Enabled: w.Playing,
			Run:     func() { w.showOnly(d.Set()) },
			Checked: func() bool { return w.filter.Digits.Has(d) }})
	}
	m.Items = append(m.Items, nil,
		&Action{ID: "show.two", Keys: []Key{{fyne.Key0, alt}}, Enabled: w.Playing, Run: w.showTwo,
			Checked: func() bool { return w.filter.Two }},
		&Action{ID: "show.all", Enabled: w.Playing, Run: w.showAll, Checked: func() bool { return w.filter.All }})
	return m
}
