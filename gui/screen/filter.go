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

// Text says what the cells are that the filter leaves plain: white ones, or the lighter ones
// where the board is dark.
func (f *Filter) Text() string {
	b := f.app.Base()
	key := f.kind("filter.digit", "filter.any", "filter.all", "filter.two")
	if b.Kit.Pal.IsDark {
		key = f.kind("filter.digit.dark", "filter.any.dark", "filter.all.dark", "filter.two.dark")
	}
	return b.T(key, "digits", b.Lang.List(f.digits()...), "n", int(f.Digit()))
}

// Spoken says it to those who don't see the cells: how many they are.
func (f *Filter) Spoken() string {
	b, s := f.app.Base(), f.app.Session().Game.State()
	key := f.kind("access.filter.digit", "access.filter.any", "access.filter.all", "access.filter.two")
	return b.T(key, "digits", b.Lang.List(f.digits()...), "n", f.shown.Cells(&s).Len())
}

// kind returns the key for a filter of its kind.
func (f *Filter) kind(digit, some, all, two string) string {
	switch n := f.shown.Digits.Len(); {
	case f.shown.Two:
		return two
	case n > 1 && f.shown.All:
		return all
	case n > 1:
		return some
	}
	return digit
}

// digits names the digits of the filter.
func (f *Filter) digits() (list []string) {
	for d := range f.shown.Digits.All() {
		list = append(list, string(rune('0'+d)))
	}
	return list
}

// Name is the filter in a word or two.
func (f *Filter) Name() string {
	b := f.app.Base()
	switch n := f.shown.Digits.Len(); {
	case f.shown.Two:
		return b.T("action.show.two")
	case n == 0:
		return b.T("tool.filter")
	case n == 1:
		return b.T("state.filter", "d", f.Digit())
	case n > 3:
		return b.T("state.filter.many", "n", n)
	}
	return b.T("state.filter.some", "digits", b.Lang.List(f.digits()...))
}

// Clear ends the filter, and that digits of the pad filter.
func (f *Filter) Clear() { f.shown, f.pad = board.Filter{}, false }

// End is Clear, and shows it.
func (f *Filter) End() {
	f.Clear()
	f.changed()
}

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
