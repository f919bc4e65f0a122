package screen

import (
	"sudoku/gui/board"
	"sudoku/puzzle"
)

// A Filter chooses which candidates or cells the board emphasizes.
type Filter struct {
	app   *App
	shown board.Filter
	pad   bool // the digits of the pad filter
}

// Only filters by digits: it shows where they can go and fades the rest; called
// again with the same digits it ends the filter.
func (f *Filter) Only(set puzzle.DigitSet) {
	f.set(board.Filter{Digits: set, All: f.shown.All})
}

// Also adds a digit to the filter, or removes it.
func (f *Filter) Also(d puzzle.Digit) {
	f.shown = board.Filter{Digits: f.shown.Digits ^ d.Set(), All: f.shown.All}
	f.changed()
}

// Two filters the cells that have exactly two candidates.
func (f *Filter) Two() { f.set(board.Filter{Two: true, All: f.shown.All}) }

// All switches between cells that can hold every digit of the filter and cells that
// can hold any of them.
func (f *Filter) All() {
	f.shown.All = !f.shown.All
	f.changed()
}

func (f *Filter) set(to board.Filter) {
	if f.shown == to {
		to = board.Filter{All: to.All}
	}
	f.shown = to
	f.changed()
}

// changed updates the board after a change of the filter.
func (f *Filter) changed() {
	if f.On() {
		f.app.Prefs().Learned(AdviseFilter)
	}
	f.app.ClearMessage()
	f.app.Refresh()
}

// Digit returns the only digit of the filter, 0 if there is none or several.
func (f *Filter) Digit() puzzle.Digit {
	if f.shown.Digits.Len() != 1 {
		return 0
	}
	return f.shown.Digits.Min()
}

// On reports whether a filter is active.
func (f *Filter) On() bool {
	return f.shown.On() && f.app.Play().Active()
}

// Text describes the filter in words.
func (f *Filter) Text() string {
	s := f.app.Session().Game.State()
	n := f.shown.Cells(&s).Len()
	if f.shown.Two {
		return f.app.Base().T("filter.two", "n", n)
	}
	var digits []string
	for d := range f.shown.Digits.All() {
		digits = append(digits, string(rune('0'+d)))
	}
	key := "filter.digit"
	switch {
	case len(digits) > 1 && f.shown.All:
		key = "filter.all"
	case len(digits) > 1:
		key = "filter.any"
	}
	return f.app.Base().T(key, "digits", f.app.Base().Lang.List(digits...), "n", n)
}

// Clear ends the filter.
func (f *Filter) Clear() { f.shown, f.pad = board.Filter{}, false }

// TogglePad makes the digits of the pad filter, or ends that and the filter.
func (f *Filter) TogglePad() {
	on := !f.pad && !f.shown.On()
	f.Clear()
	f.pad = on
	if f.changed(); on {
		f.app.Say(f.app.Base().T("filter.pad"))
	}
}

// Shown returns the filter.
func (f *Filter) Shown() board.Filter { return f.shown }

// Turn moves the filter by so many digits.
func (f *Filter) Turn(by puzzle.Digit) {
	d := f.Digit()
	if d == 0 && by > 1 {
		d = 1
	}
	f.set(board.Filter{Digits: ((d+by-1)%9 + 1).Set(), All: f.shown.All})
}
