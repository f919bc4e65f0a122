package window

import (
	"fyne.io/fyne/v2"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// The keys in the rows of the menus are those of SudokuPad. Here is what another
// profile, or choosing the digit first, puts in their place, by the action's ID.
var (
	hodokuKeys = map[string][]Key{
		"digit": nil, "corner": nil, "centre": nil, "colour": nil,
		"nextmode": {{fyne.KeyPageDown, 0}, {padPrefix + "+", 0}}, "lastmode": {{fyne.KeyPageUp, 0}},
		"hint": {{fyne.KeyF12, 0}, {fyne.KeyH, 0}, {padPrefix + "*", 0}},
		"doit": {{fyne.KeyReturn, 0}, {fyne.KeyEnter, 0}, {fyne.KeyF11, 0}}, "restart": {{fyne.KeyR, ctrl}},
		"keys": {char('?')}, "fullscreen": {{fyne.KeyReturn, fyne.KeyModifierAlt}},
		"nextempty": nil, "lastempty": nil, "draw": nil, "otherside": nil,
		"show1": {{fyne.KeyF1, 0}, {fyne.Key1, alt}}, "show2": {{fyne.KeyF2, 0}, {fyne.Key2, alt}}, "show3": {{fyne.KeyF3, 0}, {fyne.Key3, alt}},
		"show4": {{fyne.KeyF4, 0}, {fyne.Key4, alt}}, "show5": {{fyne.KeyF5, 0}, {fyne.Key5, alt}}, "show6": {{fyne.KeyF6, 0}, {fyne.Key6, alt}},
		"show7": {{fyne.KeyF7, 0}, {fyne.Key7, alt}}, "show8": {{fyne.KeyF8, 0}, {fyne.Key8, alt}}, "show9": {{fyne.KeyF9, 0}, {fyne.Key9, alt}},
		"showtwo": {{fyne.KeyF10, 0}, {fyne.Key0, alt}}, "toggleshown": {{fyne.KeySpace, 0}},
		"paint1": {{fyne.KeyA, 0}}, "paint2": {{fyne.KeyB, 0}}, "paint3": {{fyne.KeyC, 0}}, "paint4": {{fyne.KeyD, 0}},
		"paint5": {{fyne.KeyE, 0}}, "paint6": {{fyne.KeyA, shift}}, "paint7": {{fyne.KeyB, shift}},
		"paint8": {{fyne.KeyC, shift}}, "paint9": {{fyne.KeyD, shift}},
	}
	firstKeys = map[string][]Key{
		"write":     {{fyne.KeySpace, 0}, {fyne.KeyReturn, 0}, {fyne.KeyEnter, 0}},
		"nextmode":  {{fyne.KeyPageDown, 0}, {padPrefix + "+", 0}},
		"nextempty": nil, "lastempty": nil,
	}
)

// keysOf is what the chosen profile binds to an action.
func (w *Window) keysOf(id string, own []Key) []Key {
	for _, p := range []struct {
		setting string
		keys    map[string][]Key
	}{{setHoDoKu, hodokuKeys}, {setFirst, firstKeys}} {
		if keys, ok := p.keys[id]; ok && w.settings.On(p.setting) {
			own = keys
		}
	}
	return own
}

// boardActions are bound to keys and stand in no menu.
func (w *Window) boardActions() *Menu {
	do := func(id string, in game.Input, keys ...Key) *Action {
		return &Action{ID: id, Keys: keys, Enabled: w.playing, Run: func() { w.input(in) }}
	}
	m := &Menu{"board", []any{
		do("lastmode", game.Input{Kind: game.LastMode}, Key{fyne.KeyPageUp, 0}, Key{fyne.KeySpace, ctrl}),
		do("one", game.Input{Kind: game.SelectOne}, Key{fyne.KeyA, ctrl | shift}),
		do("write", game.Input{Kind: game.Write}),
		&Action{ID: "toggleshown", Enabled: w.atPlay, Run: w.toggleShown},
		&Action{ID: "nextempty", Keys: []Key{{fyne.KeyReturn, 0}, {fyne.KeyEnter, 0}}, Enabled: w.atPlay, Run: func() { w.nextEmpty(1) }},
		&Action{ID: "lastempty", Keys: []Key{{fyne.KeyReturn, shift}, {padPrefix + "/", 0}}, Enabled: w.atPlay, Run: func() { w.nextEmpty(80) }},
		&Action{ID: "otherside", Keys: []Key{{fyne.KeyF6, 0}}, Run: w.otherSide},
	}}
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, do("paint"+string(rune('0'+d)), game.Input{Kind: game.TypeAs, Mode: game.ColourMode, Digit: d}))
	}
	return m
}

// nextEmpty goes on to the next empty cell, by so many cells at a time.
func (w *Window) nextEmpty(by int) {
	grid := w.game.State().Grid
	for i := 1; i <= 81; i++ {
		c := puzzle.Cell((int(w.ui.Cursor) + i*by) % 81)
		if grid[c] == 0 {
			w.goToCell(c)
			return
		}
	}
}

// jump goes to the next empty cell in a direction, round the edge where it must.
func (w *Window) jump(kind game.InputKind) {
	grid, ui := w.game.State().Grid, w.ui
	for range 9 {
		ui, _, _ = game.Interpret(ui, game.Input{Kind: kind})
		if grid[ui.Cursor] == 0 {
			w.goToCell(ui.Cursor)
			return
		}
	}
}

// goToCell puts the cursor there, and writes nothing.
func (w *Window) goToCell(c puzzle.Cell) {
	if w.playing() {
		w.ui.Cursor, w.ui.Selected = c, puzzle.CellsOf(c)
	}
}
