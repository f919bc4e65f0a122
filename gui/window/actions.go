package window

import (
	"io/fs"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/screen"
	"sudoku/gui/screen/home"
	lib "sudoku/gui/screen/library"
	"sudoku/gui/screen/order"
	"sudoku/gui/screen/paper"
	"sudoku/gui/screen/results"
	"sudoku/gui/screen/settings"
	"sudoku/gui/screen/stats"
	"sudoku/gui/screen/table"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
)

// actions are everything that the player can do, made into lists by those that do it.
type actions struct {
	part
	conditions
	reads      *readKeys
	layout     *layout
	motion     *motion
	status     *status
	opener     *opener
	games      *games
	focus      *focus
	navigation *navigation
	quit       func()
	manual     fs.FS
	menus      *menu.Bar
}

// list makes all lists.
func (as *actions) list() menu.Lists {
	menus := as.inMenus()
	return menu.Lists{Menus: menus, Board: as.boardActions(menus), Reading: as.reads.actions(), Entering: as.enterActions(), Photo: as.photoActions()}
}

// inMenus lists all actions with a menu item, by menu, and those that left it for a page but keep
// their keys.
func (as *actions) inMenus() []*menu.Menu {
	return []*menu.Menu{as.gameMenu(), as.editMenu(), as.viewMenu(), as.hintMenu(), as.learnMenu(), as.helpMenu()}
}

func (as *actions) gameMenu() *menu.Menu {
	return menu.New("game",
		&menu.Action{ID: "home", Page: true, Keys: key.With(key.Alt, fyne.KeyHome), Run: func() { as.app.Show(home.NewHome(as.app)) }},
		&menu.Action{ID: "new", Page: true, Asks: true, Keys: key.With(key.Ctrl, fyne.KeyN), Run: as.navigation.openNew},
		&menu.Action{ID: "enter", Page: true, Asks: true, Keys: key.With(key.Ctrl, fyne.KeyE), Run: as.navigation.openEnter},
		&menu.Action{ID: "open", Page: true, Asks: true, Keys: key.With(key.Ctrl, fyne.KeyO), Run: as.app.OpenFiles},
		&menu.Action{ID: "photo", Apart: true, Keys: key.With(key.Ctrl|key.Shift, fyne.KeyE), Run: as.app.OpenPhoto},
		menu.Line{},
		&menu.Action{ID: "library", Page: true, Keys: key.With(key.Ctrl|key.Shift, fyne.KeyB), Run: func() { as.app.Show(lib.NewLibrary(as.app)) }},
		&menu.Action{ID: "recent", Apart: true, Keys: key.With(key.Ctrl|key.Shift, fyne.KeyO), Run: func() { as.app.Show(home.NewRecent(as.app)) }},
		&menu.Action{ID: "library.remove", Apart: true, Keys: key.With(key.Ctrl, fyne.KeyDelete), Run: func() { as.library().Remove() }, Enabled: as.inLibrary},
		&menu.Action{ID: "statistics", Page: true, Run: func() { as.app.Show(stats.NewStatistics(as.app)) }},
		menu.Line{},
		&menu.Action{ID: "save", Page: true, Asks: true, Keys: key.With(key.Ctrl|key.Shift, fyne.KeyS), Run: func() { screen.SaveFile(as.app) }},
		&menu.Action{ID: "share", Page: true, Asks: true, Run: func() { results.OpenShare(as.app) }, Enabled: as.app.HasGame},
		as.printMenu(), as.thisMenu(),
		menu.Line{},
		&menu.Action{ID: "quit", Keys: key.With(key.Ctrl, fyne.KeyQ), Run: as.quit},
	)
}

func (as *actions) printMenu() *menu.Menu {
	return menu.New("print",
		&menu.Action{ID: "print", Page: true, Asks: true, Keys: key.With(key.Ctrl, fyne.KeyP), Run: func() { paper.PrintShown(as.app, false) }},
		&menu.Action{ID: "printset", Page: true, Asks: true, Keys: key.With(key.Ctrl|key.Shift, fyne.KeyP), Run: func() { paper.PrintShown(as.app, true) }},
		&menu.Action{ID: "openset", Asks: true, Run: as.openSet},
		&menu.Action{ID: "printblank", Page: true, Asks: true, Run: func() { paper.PrintBlank(as.app) }},
	)
}

// thisMenu lists what is done with the game at hand.
func (as *actions) thisMenu() *menu.Menu {
	return menu.New("this",
		&menu.Action{ID: "another", Keys: key.With(key.Ctrl|key.Shift, fyne.KeyN), Run: func() { order.Another(as.app) }},
		&menu.Action{ID: "pause", Keys: key.With(0, fyne.KeyP), Run: as.app.Play().TogglePause, Enabled: as.app.Play().CanPause, Checked: as.app.Play().Paused},
		&menu.Action{ID: "restart", Run: as.app.Play().History().Restart, Enabled: as.canRestart},
		&menu.Action{ID: "playagain", Run: as.app.Play().History().PlayAgain, Enabled: as.inGame},
		&menu.Action{ID: "review", Page: true, Run: func() { results.OpenReview(as.app) }, Enabled: as.app.HasGame},
		&menu.Action{ID: "duplicate", Keys: key.With(key.Ctrl, fyne.KeyD), Run: as.games.duplicate, Enabled: as.app.HasGame},
		&menu.Action{ID: "details", Page: true, Asks: true, Run: func() { table.OpenDetails(as.app) }, Enabled: func() bool { return screen.ActiveSession(as.app).HasGame() }},
		&menu.Action{ID: "nextof", Keys: key.With(key.Ctrl, fyne.KeyPageDown), Run: as.app.Files().Next, Enabled: as.app.Files().HasNext},
	)
}

// openSet lets the player choose a set that was kept.
func (as *actions) openSet() {
	as.app.Choose(screen.OpenSetOrder, func(path string) { paper.OpenSet(as.app, path) })
}

func (as *actions) editMenu() *menu.Menu {
	return menu.New("edit",
		&menu.Action{ID: "undo", Keys: slices.Concat(key.With(key.Ctrl, fyne.KeyZ), key.With(0, screen.PadPrefix+"-")), Repeats: true, Run: func() { as.undoer().Undo() }, Enabled: func() bool { u := as.undoer(); return u != nil && u.CanUndo() }},
		&menu.Action{ID: "redo", Keys: slices.Concat(key.With(key.Ctrl, fyne.KeyY), key.With(key.Ctrl|key.Shift, fyne.KeyZ)), Repeats: true, Run: func() { as.undoer().Redo() }, Enabled: func() bool { u := as.undoer(); return u != nil && u.CanRedo() }},
		as.movesMenu(),
		menu.Line{},
		&menu.Action{ID: "copy", Keys: key.With(key.Ctrl, fyne.KeyC), Run: func() { screen.CopyGivens(as.app) }},
		as.copyMenu(),
		&menu.Action{ID: "paste", Keys: key.With(key.Ctrl, fyne.KeyV), Run: as.opener.paste},
		&menu.Action{ID: "erase", Keys: key.With(0, fyne.KeyDelete, fyne.KeyBackspace, fyne.Key0, screen.PadPrefix+"."), Run: as.do(game.Delete), Enabled: as.boardSeen},
		menu.New("select",
			&menu.Action{ID: "all", Keys: key.With(key.Ctrl, fyne.KeyA), Run: as.do(game.SelectAll), Enabled: as.boardSeen},
			&menu.Action{ID: "invert", Keys: key.With(key.Ctrl, fyne.KeyI), Run: as.do(game.Invert), Enabled: as.boardSeen},
		),
		menu.Line{},
		as.modeMenu(), as.candidatesMenu(),
		menu.Line{},
		&menu.Action{ID: "settings", Page: true, Keys: key.With(key.Ctrl, fyne.KeyComma), Run: func() { as.app.ShowOver(settings.NewSettings(as.app)) }},
	)
}

// do returns what hands an input to the board.
func (as *actions) do(k game.InputKind) func() {
	return func() { as.app.Input(game.Input{Kind: k}) }
}

func (as *actions) movesMenu() *menu.Menu {
	history := as.app.Play().History()
	return menu.New("moves",
		&menu.Action{ID: "unmistake", Run: func() { table.BeforeMistake(as.app) }, Enabled: as.canMove},
		&menu.Action{ID: "savepoint", Keys: key.With(key.Ctrl, fyne.KeyK), Run: history.Savepoint, Enabled: as.inGame},
		&menu.Action{ID: "whatif", Keys: key.With(key.Ctrl|key.Shift, fyne.KeyK), Run: history.WhatIf, Enabled: as.canMove, Checked: func() bool { return as.app.Session().WhatIf }},
		&menu.Action{ID: "trial.keep", Run: history.KeepWhatIf, Enabled: history.InWhatIf},
		&menu.Action{ID: "trial.back", Run: history.LeaveWhatIf, Enabled: func() bool { return as.canFill() && history.InWhatIf() }},
		&menu.Action{ID: "tryhere", Run: history.TryHere, Enabled: func() bool { return as.inGame() && history.LookingBack() }},
		&menu.Action{ID: "branches", Page: true, Keys: key.With(key.Ctrl, fyne.KeyJ), Run: history.ShowBranches, Enabled: as.inGame},
	)
}

// copyMenu lists the kinds of text that are copied most, and leads to all of them.
func (as *actions) copyMenu() *menu.Menu {
	m := &menu.Menu{ID: "copyas"}
	for _, k := range []struct {
		id string
		of *format.Format
	}{{"copy.line", format.Line}, {"copy.rows", format.Rows}, {"copy.grid", format.Grid}, {"copy.marks", format.Pencilmarks}} {
		m.Items = append(m.Items, &menu.Action{ID: k.id, Run: func() { screen.CopyAs(as.app, k.of) }})
	}
	m.Items = append(m.Items,
		&menu.Action{ID: "copy.link", Run: func() { results.CopyLink(as.app) }},
		&menu.Action{ID: "copy.picture", Run: func() { results.CopyPicture(as.app) }},
		&menu.Action{ID: "copy.other", Page: true, Asks: true, Run: func() { as.app.ShowOver(results.NewKinds(as.app)) }})
	return m
}

func (as *actions) modeMenu() *menu.Menu {
	mode := func(id string, name fyne.KeyName, m game.Mode) *menu.Action {
		return &menu.Action{ID: id, Keys: key.With(0, name), Enabled: as.canType,
			Run:     func() { as.app.Input(game.Input{Kind: game.SetMode, Mode: m}) },
			Checked: func() bool { return as.app.Session().UI.Mode == m }}
	}
	return menu.New("mode",
		mode("digit", fyne.KeyZ, game.DigitMode), mode("corner", fyne.KeyX, game.CornerMode),
		mode("centre", fyne.KeyC, game.CentreMode), mode("colour", fyne.KeyV, game.ColourMode),
		&menu.Action{ID: "nextmode", Keys: key.With(0, fyne.KeySpace, fyne.KeyPageDown, screen.PadPrefix+"+"), Run: as.do(game.NextMode), Enabled: as.canType},
		as.penAction(),
		&menu.Action{ID: "draw", Keys: key.With(0, fyne.KeyD), Run: func() { table.ToggleDraw(as.app) }, Enabled: as.canMove, Checked: func() bool { return screen.Drawing(as.app) }},
	)
}

func (as *actions) candidatesMenu() *menu.Menu {
	marks := as.app.Play().Marks()
	return menu.New("candidates",
		&menu.Action{ID: "fill", Keys: key.With(key.Ctrl, fyne.KeyM), Run: marks.Fill, Enabled: as.canFill},
		&menu.Action{ID: "auto", Run: marks.ToggleAuto, Enabled: as.canFill, Checked: marks.Auto},
		as.toggle("clean", screen.PrefClean),
		&menu.Action{ID: "fixed", Run: marks.ToggleFixedPlaces, Checked: marks.FixedPlaces},
	)
}
