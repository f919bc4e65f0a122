package window

import (
	"runtime"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/screen/table"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// boardActions returns actions that have keys but no menu item.
func (as *actions) boardActions() *Menu {
	do := func(id string, in game.Input, keys ...Key) *Action {
		return &Action{ID: id, Keys: keys, Enabled: as.canType, Run: func() { as.app.Input(in) }}
	}
	run := func(id string, f func(), keys ...Key) *Action {
		return &Action{ID: id, Keys: keys, Enabled: as.app.Play().Open, Run: f}
	}
	m := &Menu{"keyboard", []Item{
		run("write", func() { as.app.Input(game.Input{Kind: game.Write}) }),
		run("set", func() { as.typeFiltered(game.DigitMode) }),
		run("toggle", func() { as.typeFiltered(game.CentreMode) }),
		run("nextempty", func() { as.nextEmpty(1) }, Key{fyne.KeyReturn, 0}, Key{fyne.KeyEnter, 0}),
		run("lastempty", func() { as.nextEmpty(80) }, Key{fyne.KeyReturn, shift}, Key{screen.PadPrefix + "/", 0}),
		do("lastmode", game.Input{Kind: game.PrevMode}, Key{fyne.KeyPageUp, 0}, Key{fyne.KeySpace, ctrl}),
		do("one", game.Input{Kind: game.SelectOne}, Key{fyne.KeyA, ctrl | shift}),
	}}
	m.Items = append(m.Items, &Action{ID: "find", Keys: []Key{{fyne.KeyF, ctrl}}, Enabled: as.canFind, Run: as.find})
	m.Items = append(m.Items, as.barActions()...)
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, &Action{ID: numbered("also", d), Keys: []Key{{digitKey(d), alt | shift}}, Enabled: as.boardSeen, Run: func() { as.app.Play().Filter().Also(d) }})
	}
	m.Items = append(m.Items, run("show.next", func() { as.app.Play().Filter().Turn(1) }), run("show.last", func() { as.app.Play().Filter().Turn(8) }))
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, do(numbered("paint", d), game.Input{Kind: game.TypeAs, Mode: game.ColourMode, Digit: d}))
	}
	m.Items = append(m.Items, run("uncolour", func() { table.ClearDrawing(as.app) }),
		&Action{ID: "otherside", Keys: []Key{{fyne.KeyF6, 0}}, Run: as.focus.switchFocus})
	return m
}

// canFind reports whether there is a list that is found in by typing.
func (as *actions) canFind() bool {
	_, ok := as.app.Top().(interface{ FocusFind() })
	return ok
}

func (as *actions) find() { as.app.Top().(interface{ FocusFind() }).FocusFind() }

// barActions returns the actions that open a menu: F10, and Alt with a letter of its
// name. Where the bar is the system's, so are its keys.
func (as *actions) barActions() (list []Item) {
	if runtime.GOOS == "darwin" {
		return nil
	}
	list = append(list, &Action{ID: "menus", Opens: true, Keys: []Key{{fyne.KeyF10, 0}}, Run: func() { as.openMenu(0) }})
	for i, m := range as.listed {
		letter := fyne.KeyName(as.T("menu." + m.ID + ".letter"))
		list = append(list, &Action{ID: "menu", Opens: true, Label: as.T("action.menu", "menu", as.T("menu."+m.ID)),
			Keys: []Key{{letter, alt}}, Run: func() { as.openMenu(i) }})
	}
	return list
}

// nextEmpty moves the cursor to the by-th next empty cell.
func (as *actions) nextEmpty(by int) {
	state := as.app.Session().Game.State()
	empty := state.Shape.Cells().Without(state.Grid.Filled())
	for i := 1; i <= 81; i++ {
		c := puzzle.Cell((int(as.app.Session().UI.Cursor) + i*by) % 81)
		if empty.Has(c) {
			as.goToCell(c)
			return
		}
	}
}

// jump moves the cursor to the next empty cell in a direction, wrapping round at the
// edge.
func (as *actions) jump(kind game.InputKind) {
	grid, ui := as.app.Session().Game.State().Grid, as.app.Session().UI
	for range 9 {
		ui, _, _ = game.Interpret(ui, game.Input{Kind: kind})
		if grid[ui.Cursor] == 0 {
			as.goToCell(ui.Cursor)
			return
		}
	}
}

// goToCell moves the cursor to a cell without entering anything.
func (as *actions) goToCell(c puzzle.Cell) {
	if as.app.Play().Active() {
		as.status.notice = nil
		as.app.Session().UI.Cursor, as.app.Session().UI.Selected = c, puzzle.CellsOf(c)
		as.app.Refresh()
	}
}

// typeFiltered enters the digit that the filter shows.
func (as *actions) typeFiltered(mode game.Mode) {
	if d := as.app.Play().Filter().Digit(); d != 0 {
		as.app.Input(game.Input{Kind: game.TypeAs, Mode: mode, Digit: d})
	} else {
		as.app.Say(as.T("filter.none"))
	}
}
