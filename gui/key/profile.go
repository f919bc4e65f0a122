package key

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/puzzle"
)

// The actions list the keys of the profile SudokuPad. These tables replace them in
// another profile, or when the digit is chosen first; they are indexed by the action's
// ID.
var (
	hodokuKeys = hodoku()
	firstKeys  = map[string][]Key{
		"write":    {{fyne.KeySpace, 0}, {fyne.KeyReturn, 0}, {fyne.KeyEnter, 0}},
		"nextmode": {{fyne.KeyPageDown, 0}, {screen.PadPrefix + "+", 0}}, "lastmode": {{fyne.KeyPageUp, 0}},
		"toggle": nil, "set": nil, "nextempty": nil, "lastempty": nil,
	}
)

func hodoku() map[string][]Key {
	keys := map[string][]Key{
		"digit": nil, "corner": nil, "centre": nil, "colour": nil, "draw": nil, "nextempty": nil, "lastempty": nil,
		"nextmode": {{fyne.KeyPageDown, 0}, {screen.PadPrefix + "+", 0}}, "lastmode": {{fyne.KeyPageUp, 0}},
		"hint": {{fyne.KeyF12, 0}, {fyne.KeyH, 0}, {screen.PadPrefix + "*", 0}},
		"doit": {{fyne.KeyF11, 0}, {fyne.KeyReturn, Ctrl}, {fyne.KeyEnter, Ctrl}},
		"keys": With(0, Char('?')), "manual": nil, "restart": {{fyne.KeyR, Ctrl}}, "fullscreen": {{fyne.KeyReturn, Alt}}, "otherside": {{fyne.KeyTab, Ctrl}},
		"toggle": {{fyne.KeySpace, 0}}, "set": {{fyne.KeyReturn, 0}, {fyne.KeyEnter, 0}}, "uncolour": {{fyne.KeyR, 0}}, "menus": nil,
		"show.two": {{fyne.KeyF10, 0}, {fyne.Key0, Alt}}, "show.next": With(0, Char('.'), Char('>')), "show.last": With(0, Char(','), Char('<')),
	}
	for i, f := range []fyne.KeyName{fyne.KeyF1, fyne.KeyF2, fyne.KeyF3, fyne.KeyF4, fyne.KeyF5, fyne.KeyF6, fyne.KeyF7, fyne.KeyF8, fyne.KeyF9} {
		d := puzzle.Digit(i + 1)
		keys[Numbered("show", d)] = []Key{{f, 0}, {Digit(d), Alt}}
		keys[Numbered("also", d)] = []Key{{f, Ctrl}, {Digit(d), Alt | Shift}}
	}
	for i, k := range []Key{{fyne.KeyA, 0}, {fyne.KeyB, 0}, {fyne.KeyC, 0}, {fyne.KeyD, 0}, {fyne.KeyE, 0},
		{fyne.KeyA, Shift}, {fyne.KeyB, Shift}, {fyne.KeyC, Shift}, {fyne.KeyD, Shift}} {
		keys[Numbered("paint", puzzle.Digit(i+1))] = []Key{k}
	}
	return keys
}

// InProfile returns the keys of an action in the chosen profile.
func InProfile(prefs screen.Preferences, id string, own []Key) []Key {
	for _, p := range []struct {
		setting string
		keys    map[string][]Key
	}{{screen.PrefHoDoKu, hodokuKeys}, {screen.PrefFirst, firstKeys}} {
		if keys, ok := p.keys[id]; ok && prefs.On(p.setting) {
			own = keys
		}
	}
	return own
}

// Numbered returns the ID of one of nine actions that differ in their digit.
func Numbered(id string, d puzzle.Digit) string { return id + "." + string(rune('0'+d)) }
