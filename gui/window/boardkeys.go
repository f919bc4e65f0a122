package window

import (
	"runtime"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/screen"
	"sudoku/gui/screen/table"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// boardActions returns actions that have keys but no menu item.
func (as *actions) boardActions(menus []*menu.Menu) *menu.Menu {
	do := func(id string, in game.Input, keys ...key.Key) *menu.Action {
		return &menu.Action{ID: id, Keys: keys, Enabled: as.canType, Run: func() { as.app.Input(in) }}
	}
	run := func(id string, f func(), keys ...key.Key) *menu.Action {
		return &menu.Action{ID: id, Keys: keys, Enabled: as.app.Play().Open, Run: f}
	}
	m := menu.New("keyboard",
		run("write", func() { as.app.Input(game.Input{Kind: game.Write}) }),
		run("set", func() { as.typeFiltered(game.DigitMode) }),
		run("toggle", func() { as.typeFiltered(game.CentreMode) }),
		run("nextempty", func() { as.nextEmpty(1) }, key.With(0, fyne.KeyReturn, fyne.KeyEnter)...),
		run("lastempty", func() { as.nextEmpty(80) }, slices.Concat(key.With(key.Shift, fyne.KeyReturn), key.With(0, screen.PadPrefix+"/"))...),
		do("lastmode", game.Input{Kind: game.PrevMode}, slices.Concat(key.With(0, fyne.KeyPageUp), key.With(key.Ctrl, fyne.KeySpace))...),
		do("one", game.Input{Kind: game.SelectOne}, key.With(key.Ctrl|key.Shift, fyne.KeyA)...),
	)
	m.Items = append(m.Items, &menu.Action{ID: "find", Keys: key.With(key.Ctrl, fyne.KeyF), Enabled: as.canFind, Run: as.find})
	m.Items = append(m.Items, as.barActions(menus)...)
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, &menu.Action{ID: key.Numbered("also", d), Keys: key.With(key.Alt|key.Shift, key.Digit(d)), Enabled: as.boardSeen, Run: func() { as.app.Play().Filter().Also(d) }})
	}
	m.Items = append(m.Items, run("show.next", func() { as.app.Play().Filter().Turn(1) }), run("show.last", func() { as.app.Play().Filter().Turn(8) }))
	for d := puzzle.Digit(1); d <= 9; d++ {
		m.Items = append(m.Items, do(key.Numbered("paint", d), game.Input{Kind: game.TypeAs, Mode: game.ColourMode, Digit: d}))
	}
	m.Items = append(m.Items, run("uncolour", func() { table.ClearDrawing(as.app) }),
		&menu.Action{ID: "otherside", Keys: key.With(0, fyne.KeyF6), Run: as.focus.switchFocus})
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
func (as *actions) barActions(menus []*menu.Menu) (list []menu.Item) {
	if runtime.GOOS == "darwin" {
		return nil
	}
	list = append(list, &menu.Action{ID: "menus", Opens: true, Keys: key.With(0, fyne.KeyF10), Run: func() { as.menus.Open(0) }})
	for i, m := range menus {
		letter := fyne.KeyName(as.T("menu." + m.ID + ".letter"))
		list = append(list, &menu.Action{ID: "menu", Opens: true, Label: as.T("action.menu", "menu", as.T("menu."+m.ID)),
			Keys: key.With(key.Alt, letter), Run: func() { as.menus.Open(i) }})
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
