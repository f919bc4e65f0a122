package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// boardActions are bound to keys and stand in no menu.
func (w *Window) boardActions() *Menu {
	do := func(id string, in game.Input, keys ...Key) *Action {
		return &Action{ID: id, Keys: keys, Enabled: w.Playing, Run: func() { w.input(in) }}
	}
	run := func(id string, f func(), keys ...Key) *Action {
		return &Action{ID: id, Keys: keys, Enabled: w.atPlay, Run: f}
	}
	m := &Menu{"keyboard", []any{
		run("write", func() { w.input(game.Input{Kind: game.Write}) }),
		run("set", func() { w.typeFiltered(game.DigitMode) }),
		run("toggle", func() { w.typeFiltered(game.CentreMode) }),
		run("nextempty", func() { w.nextEmpty(1) }, Key{fyne.KeyReturn, 0}, Key{fyne.KeyEnter, 0}),
		run("lastempty", func() { w.nextEmpty(80) }, Key{fyne.KeyReturn, shift}, Key{screen.PadPrefix + "/", 0}),
		do("lastmode", game.Input{Kind: game.LastMode}, Key{fyne.KeyPageUp, 0}, Key{fyne.KeySpace, ctrl}),
		do("one", game.Input{Kind: game.SelectOne}, Key{fyne.KeyA, ctrl | shift}),
	}}
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, &Action{ID: numbered("also", d), Keys: []Key{{digitKey(d), alt | shift}}, Enabled: w.Playing, Run: func() { w.showAlso(d) }})
	}
	m.Items = append(m.Items, run("show.next", func() { w.turnFilter(1) }), run("show.last", func() { w.turnFilter(8) }))
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, do(numbered("paint", d), game.Input{Kind: game.TypeAs, Mode: game.ColourMode, Digit: d}))
	}
	m.Items = append(m.Items, run("uncolour", func() { screen.ClearDrawing(w) }),
		&Action{ID: "entered", Keys: []Key{{fyne.KeyReturn, ctrl}}, Enabled: func() bool { return w.entering() != nil }, Run: w.playEntry},
		&Action{ID: "otherside", Keys: []Key{{fyne.KeyF6, 0}}, Run: w.otherSide})
	return m
}

// nextEmpty goes on to the next empty cell, by so many cells at a time.
func (w *Window) nextEmpty(by int) {
	grid := w.session.Game.State().Grid
	for i := 1; i <= 81; i++ {
		c := puzzle.Cell((int(w.session.UI.Cursor) + i*by) % 81)
		if grid[c] == 0 {
			w.goToCell(c)
			return
		}
	}
}

// jump goes to the next empty cell in a direction, round the edge where it must.
func (w *Window) jump(kind game.InputKind) {
	grid, ui := w.session.Game.State().Grid, w.session.UI
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
	if w.Playing() {
		w.notice = nil
		w.session.UI.Cursor, w.session.UI.Selected = c, puzzle.CellsOf(c)
		w.Refresh()
	}
}

// typeFiltered writes the digit that the board shows alone.
func (w *Window) typeFiltered(mode game.Mode) {
	if d := w.filterDigit(); d != 0 {
		w.input(game.Input{Kind: game.TypeAs, Mode: mode, Digit: d})
	} else {
		w.Say(w.T("filter.none"))
	}
}

// turnFilter shows the next digit alone, by so many at a time.
func (w *Window) turnFilter(by puzzle.Digit) {
	d := w.filterDigit()
	if d == 0 && by > 1 {
		d = 1
	}
	w.setFilter(board.Filter{Digits: ((d+by-1)%9 + 1).Set(), All: w.filter.All})
}
