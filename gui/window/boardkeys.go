package window

import (
	"runtime"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// boardActions returns actions that have keys but no menu item.
func (ms *menus) boardActions() *Menu {
	do := func(id string, in game.Input, keys ...Key) *Action {
		return &Action{ID: id, Keys: keys, Enabled: ms.Play().Active, Run: func() { ms.Input(in) }}
	}
	run := func(id string, f func(), keys ...Key) *Action {
		return &Action{ID: id, Keys: keys, Enabled: ms.Play().Open, Run: f}
	}
	m := &Menu{"keyboard", []any{
		run("write", func() { ms.Input(game.Input{Kind: game.Write}) }),
		run("set", func() { ms.typeFiltered(game.DigitMode) }),
		run("toggle", func() { ms.typeFiltered(game.CentreMode) }),
		run("nextempty", func() { ms.nextEmpty(1) }, Key{fyne.KeyReturn, 0}, Key{fyne.KeyEnter, 0}),
		run("lastempty", func() { ms.nextEmpty(80) }, Key{fyne.KeyReturn, shift}, Key{screen.PadPrefix + "/", 0}),
		do("lastmode", game.Input{Kind: game.PrevMode}, Key{fyne.KeyPageUp, 0}, Key{fyne.KeySpace, ctrl}),
		do("one", game.Input{Kind: game.SelectOne}, Key{fyne.KeyA, ctrl | shift}),
	}}
	m.Items = append(m.Items, ms.barActions()...)
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, &Action{ID: numbered("also", d), Keys: []Key{{digitKey(d), alt | shift}}, Enabled: ms.Play().Active, Run: func() { ms.Play().Filter().Also(d) }})
	}
	m.Items = append(m.Items, run("show.next", func() { ms.Play().Filter().Turn(1) }), run("show.last", func() { ms.Play().Filter().Turn(8) }))
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, do(numbered("paint", d), game.Input{Kind: game.TypeAs, Mode: game.ColourMode, Digit: d}))
	}
	m.Items = append(m.Items, run("uncolour", func() { screen.ClearDrawing(ms.App) }),
		&Action{ID: "otherside", Keys: []Key{{fyne.KeyF6, 0}}, Run: ms.focus.switchFocus})
	return m
}

// barActions returns the actions that open a menu: F10, and Alt with a letter of its
// name. Where the bar is the system's, so are its keys.
func (ms *menus) barActions() (list []any) {
	if runtime.GOOS == "darwin" {
		return nil
	}
	list = append(list, &Action{ID: "menus", Keys: []Key{{fyne.KeyF10, 0}}, Run: func() { ms.openMenu(0) }})
	for i, m := range ms.listed {
		letter := fyne.KeyName(ms.T("menu." + m.ID + ".letter"))
		list = append(list, &Action{ID: "menu", Label: ms.T("action.menu", "menu", ms.T("menu."+m.ID)),
			Keys: []Key{{letter, alt}}, Run: func() { ms.openMenu(i) }})
	}
	return list
}

// nextEmpty moves the cursor to the by-th next empty cell.
func (ms *menus) nextEmpty(by int) {
	grid := ms.Session().Game.State().Grid
	for i := 1; i <= 81; i++ {
		c := puzzle.Cell((int(ms.Session().UI.Cursor) + i*by) % 81)
		if grid[c] == 0 {
			ms.goToCell(c)
			return
		}
	}
}

// jump moves the cursor to the next empty cell in a direction, wrapping round at the
// edge.
func (ms *menus) jump(kind game.InputKind) {
	grid, ui := ms.Session().Game.State().Grid, ms.Session().UI
	for range 9 {
		ui, _, _ = game.Interpret(ui, game.Input{Kind: kind})
		if grid[ui.Cursor] == 0 {
			ms.goToCell(ui.Cursor)
			return
		}
	}
}

// goToCell moves the cursor to a cell without entering anything.
func (ms *menus) goToCell(c puzzle.Cell) {
	if ms.Play().Active() {
		ms.status.notice = nil
		ms.Session().UI.Cursor, ms.Session().UI.Selected = c, puzzle.CellsOf(c)
		ms.Refresh()
	}
}

// typeFiltered enters the digit that the filter shows.
func (ms *menus) typeFiltered(mode game.Mode) {
	if d := ms.Play().Filter().Digit(); d != 0 {
		ms.Input(game.Input{Kind: game.TypeAs, Mode: mode, Digit: d})
	} else {
		ms.Say(ms.T("filter.none"))
	}
}
