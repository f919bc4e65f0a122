package window

import (
	"io/fs"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/screen"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/learn"
	lib "sudoku/gui/screen/library"
	"sudoku/gui/screen/order"
	"sudoku/gui/screen/paper"
	"sudoku/gui/screen/reading"
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
	return menu.Lists{Menus: menus, Board: as.boardActions(menus), Reading: as.readActions(), Entering: as.enterActions(), Photo: as.photoActions()}
}

// inMenus lists all actions with a menu item, by menu.
func (as *actions) inMenus() []*menu.Menu {
	return []*menu.Menu{as.gameMenu(), as.editMenu(), as.viewMenu(), as.hintMenu(), as.printMenu(), as.helpMenu()}
}

func (as *actions) gameMenu() *menu.Menu {
	return menu.New("game",
		&menu.Action{ID: "new", Page: true, Asks: true, Keys: key.With(key.Ctrl, fyne.KeyN), Run: as.navigation.openNew},
		&menu.Action{ID: "another", Keys: key.With(key.Ctrl|key.Shift, fyne.KeyN), Run: func() { order.Another(as.app) }},
		&menu.Action{ID: "forme", Run: func() { home.PuzzleForMe(as.app) }},
		&menu.Action{ID: "enter", Page: true, Asks: true, Keys: key.With(key.Ctrl, fyne.KeyE), Run: as.navigation.openEnter},
		&menu.Action{ID: "photo", Page: true, Asks: true, Keys: key.With(key.Ctrl|key.Shift, fyne.KeyE), Run: as.app.OpenPhoto},
		&menu.Action{ID: "open", Page: true, Asks: true, Keys: key.With(key.Ctrl, fyne.KeyO), Run: as.app.OpenFiles},
		menu.New("opened",
			&menu.Action{ID: "collection", Page: true, Run: func() { as.app.Show(lib.NewFilePuzzles(as.app)) }, Enabled: as.app.Files().Any},
			&menu.Action{ID: "nextof", Keys: key.With(key.Ctrl, fyne.KeyPageDown), Run: as.app.Files().Next, Enabled: as.app.Files().HasNext},
		),
		menu.Line{},
		&menu.Action{ID: "home", Page: true, Keys: key.With(key.Alt, fyne.KeyHome), Run: func() { as.app.Show(home.NewHome(as.app)) }},
		&menu.Action{ID: "recent", Page: true, Keys: key.With(key.Ctrl|key.Shift, fyne.KeyO), Run: func() { as.app.Show(home.NewRecent(as.app)) }},
		&menu.Action{ID: "library", Page: true, Keys: key.With(key.Ctrl|key.Shift, fyne.KeyB), Run: func() { as.app.Show(lib.NewLibrary(as.app)) }},
		&menu.Action{ID: "statistics", Page: true, Run: func() { as.app.Show(stats.NewStatistics(as.app)) }},
		menu.Line{},
		&menu.Action{ID: "save", Page: true, Asks: true, Keys: key.With(key.Ctrl|key.Shift, fyne.KeyS), Run: func() { screen.SaveFile(as.app) }},
		&menu.Action{ID: "review", Page: true, Run: func() { results.OpenReview(as.app) }, Enabled: as.app.HasGame},
		&menu.Action{ID: "share", Page: true, Run: func() { results.OpenShare(as.app) }, Enabled: as.app.HasGame},
		menu.New("this",
			&menu.Action{ID: "pause", Keys: key.With(0, fyne.KeyP), Run: as.app.Play().TogglePause, Enabled: as.app.Play().CanPause, Checked: as.app.Play().Paused},
			&menu.Action{ID: "restart", Run: as.app.Play().History().Restart, Enabled: as.canRestart},
			&menu.Action{ID: "playagain", Run: as.app.Play().History().PlayAgain, Enabled: as.inGame},
			&menu.Action{ID: "details", Page: true, Asks: true, Run: func() { table.OpenDetails(as.app) }, Enabled: func() bool { return screen.ActiveSession(as.app).HasGame() }},
			menu.Line{},
			&menu.Action{ID: "duplicate", Keys: key.With(key.Ctrl, fyne.KeyD), Run: as.games.duplicate, Enabled: as.app.HasGame},
			&menu.Action{ID: "picture", Page: true, Asks: true, Run: func() { screen.SavePicture(as.app) }},
		),
		menu.Line{},
		menu.New("backup",
			&menu.Action{ID: "backup", Page: true, Asks: true, Run: func() { home.Backup(as.app) }},
			&menu.Action{ID: "restorebackup", Page: true, Asks: true, Run: func() { home.AskRestore(as.app) }},
		),
		&menu.Action{ID: "quit", Keys: key.With(key.Ctrl, fyne.KeyQ), Run: as.quit},
	)
}

func (as *actions) editMenu() *menu.Menu {
	mode := func(id string, name fyne.KeyName, m game.Mode) *menu.Action {
		return &menu.Action{ID: id, Keys: key.With(0, name), Enabled: as.canType,
			Run:     func() { as.app.Input(game.Input{Kind: game.SetMode, Mode: m}) },
			Checked: func() bool { return as.app.Session().UI.Mode == m }}
	}
	do := func(k game.InputKind) func() { return func() { as.app.Input(game.Input{Kind: k}) } }
	return menu.New("edit",
		&menu.Action{ID: "undo", Keys: slices.Concat(key.With(key.Ctrl, fyne.KeyZ), key.With(0, screen.PadPrefix+"-")), Repeats: true, Run: func() { as.undoer().Undo() }, Enabled: func() bool { u := as.undoer(); return u != nil && u.CanUndo() }},
		&menu.Action{ID: "redo", Keys: slices.Concat(key.With(key.Ctrl, fyne.KeyY), key.With(key.Ctrl|key.Shift, fyne.KeyZ)), Repeats: true, Run: func() { as.undoer().Redo() }, Enabled: func() bool { u := as.undoer(); return u != nil && u.CanRedo() }},
		&menu.Action{ID: "unmistake", Run: func() { table.BeforeMistake(as.app) }, Enabled: as.canMove},
		menu.Line{},
		menu.New("branches",
			&menu.Action{ID: "savepoint", Keys: key.With(key.Ctrl, fyne.KeyK), Run: as.app.Play().History().Savepoint, Enabled: as.inGame},
			&menu.Action{ID: "whatif", Keys: key.With(key.Ctrl|key.Shift, fyne.KeyK), Run: as.app.Play().History().WhatIf, Enabled: as.canMove, Checked: func() bool { return as.app.Session().WhatIf }},
			&menu.Action{ID: "trial.keep", Run: as.app.Play().History().KeepWhatIf, Enabled: as.app.Play().History().InWhatIf},
			&menu.Action{ID: "trial.back", Run: as.app.Play().History().LeaveWhatIf, Enabled: func() bool { return as.canFill() && as.app.Play().History().InWhatIf() }},
			menu.Line{},
			&menu.Action{ID: "tryhere", Run: as.app.Play().History().TryHere, Enabled: func() bool { return as.inGame() && as.app.Play().History().LookingBack() }},
			&menu.Action{ID: "branches", Page: true, Keys: key.With(key.Ctrl, fyne.KeyJ), Run: as.app.Play().History().ShowBranches, Enabled: as.inGame},
		),
		menu.Line{},
		&menu.Action{ID: "copy", Keys: key.With(key.Ctrl, fyne.KeyC), Run: as.opener.copy},
		as.copyMenu(),
		&menu.Action{ID: "paste", Keys: key.With(key.Ctrl, fyne.KeyV), Run: as.opener.paste},
		&menu.Action{ID: "erase", Keys: key.With(0, fyne.KeyDelete, fyne.KeyBackspace, fyne.Key0, screen.PadPrefix+"."), Run: do(game.Delete), Enabled: as.boardSeen},
		menu.New("select",
			&menu.Action{ID: "all", Keys: key.With(key.Ctrl, fyne.KeyA), Run: do(game.SelectAll), Enabled: as.boardSeen},
			&menu.Action{ID: "invert", Keys: key.With(key.Ctrl, fyne.KeyI), Run: do(game.Invert), Enabled: as.boardSeen},
		),
		menu.Line{},
		menu.New("mode",
			mode("digit", fyne.KeyZ, game.DigitMode), mode("corner", fyne.KeyX, game.CornerMode),
			mode("centre", fyne.KeyC, game.CentreMode), mode("colour", fyne.KeyV, game.ColourMode),
			menu.Line{},
			as.penAction(),
			&menu.Action{ID: "nextmode", Keys: key.With(0, fyne.KeySpace, fyne.KeyPageDown, screen.PadPrefix+"+"), Run: do(game.NextMode), Enabled: as.canType},
		),
		menu.New("candidates",
			&menu.Action{ID: "fill", Keys: key.With(key.Ctrl, fyne.KeyM), Run: as.app.Play().FillCandidates, Enabled: as.canFill},
			&menu.Action{ID: "auto", Run: as.app.Play().ToggleAuto, Enabled: as.canFill, Checked: as.app.Play().Auto},
			as.toggle("clean", screen.PrefClean),
			&menu.Action{ID: "fixed", Run: func() { as.app.Play().ToggleFixedPlaces() }, Checked: func() bool { return as.app.Play().FixedPlaces() }},
		),
		&menu.Action{ID: "singles", Keys: key.With(key.Ctrl, fyne.KeyG), Run: func() { hints.RoundOfSingles(as.app) }, Enabled: func() bool { return as.canFill() && as.app.Prefs().On(screen.PrefSingles) }},
		&menu.Action{ID: "draw", Keys: key.With(0, fyne.KeyD), Run: func() { table.ToggleDraw(as.app) }, Enabled: as.canMove, Checked: func() bool { return screen.Drawing(as.app) }},
		menu.Line{},
		menu.New("library",
			&menu.Action{ID: "library.merge", Run: func() { as.library().Merge() }, Enabled: as.inLibrary},
			&menu.Action{ID: "library.remove", Keys: key.With(key.Ctrl, fyne.KeyDelete), Run: func() { as.library().Remove() }, Enabled: as.inLibrary},
		),
		&menu.Action{ID: "settings", Page: true, Keys: key.With(key.Ctrl, fyne.KeyComma), Run: func() { as.app.ShowOver(settings.NewSettings(as.app)) }},
	)
}

// copyMenu lists the text formats in which the puzzle can be copied, without those of
// other programs' files.
func (as *actions) copyMenu() *menu.Menu {
	m := &menu.Menu{ID: "copyas"}
	for _, f := range format.Formats {
		if _, file := format.ByExt(f.Ext); file && f != format.CSV || f.Counted {
			continue
		}
		m.Items = append(m.Items, &menu.Action{ID: f.Title(as.lang), Run: func() { as.opener.copyAs(f) }})
	}
	return m
}

// toggle returns an action that toggles a setting.
func (as *actions) toggle(id, setting string, keys ...key.Key) *menu.Action {
	return &menu.Action{ID: id, Keys: keys, Checked: func() bool { return as.app.Prefs().On(setting) }, Run: func() {
		as.app.Prefs().Toggle(setting)
		as.app.ApplySettings()
	}}
}

func (as *actions) viewMenu() *menu.Menu {
	return menu.New("view",
		as.panelAction(),
		menu.Line{},
		as.toggle("same", screen.PrefSame), as.toggle("peers", screen.PrefPeers),
		as.toggle("conflicts", screen.PrefConflicts), as.toggle("clock", screen.PrefClock), as.toggle("away", screen.PrefAway),
		as.toggle("left", screen.PrefLeft), as.toggle("tinted", screen.PrefTinted),
		as.filterMenu(),
		menu.Line{},
		menu.New("text",
			&menu.Action{ID: "larger", Keys: slices.Concat(key.With(key.Ctrl, fyne.KeyPlus, fyne.KeyEqual), key.With(key.Ctrl|key.Shift, fyne.KeyEqual)), Run: func() { as.zoom(1) }},
			&menu.Action{ID: "smaller", Keys: key.With(key.Ctrl, fyne.KeyMinus), Run: func() { as.zoom(-1) }},
			&menu.Action{ID: "normal", Keys: key.With(key.Ctrl, fyne.Key0), Run: func() { as.zoom(0) }},
		),
		as.themeMenu(), as.languageMenu(),
		&menu.Action{ID: "fullscreen", Keys: key.With(0, fyne.KeyF11), Run: as.fullScreen, Checked: as.win.FullScreen},
	)
}

func (as *actions) hintMenu() *menu.Menu {
	hinting := func() bool { return hints.Hinting(as.app) }
	list := func(view hints.StepsTab) func() {
		return func() { hints.ListSteps(as.app, view, as.app.Top()) }
	}
	return menu.New("hint",
		&menu.Action{ID: "hint", Keys: key.With(0, fyne.KeyH, screen.PadPrefix+"*"), Run: func() { hints.Deeper(as.app) }, Enabled: as.inGame},
		&menu.Action{ID: "cellhint", Keys: key.With(key.Shift, fyne.KeyH), Run: func() { hints.FindCellHint(as.app) }, Enabled: as.inGame},
		&menu.Action{ID: "doit", Keys: key.With(key.Ctrl, fyne.KeyReturn, fyne.KeyEnter), Run: func() { hints.ApplyHint(as.app) }, Enabled: hinting},
		&menu.Action{ID: "closehint", Keys: key.With(0, fyne.KeyEscape), Run: as.navigation.escape, Enabled: hinting},
		menu.Line{},
		&menu.Action{ID: "check", Run: func() { screen.Check(as.app) }, Enabled: as.inGame},
		&menu.Action{ID: "mistake", Page: true, Run: func() { table.WhereWrong(as.app) }, Enabled: as.inGame},
		menu.Line{},
		&menu.Action{ID: "steps", Page: true, Keys: key.With(key.Ctrl, fyne.KeyL), Run: list(hints.AllSteps), Enabled: as.listsSteps},
		&menu.Action{ID: "path", Page: true, Keys: key.With(key.Ctrl|key.Shift, fyne.KeyL), Run: list(hints.StepsPath), Enabled: as.inGame},
		&menu.Action{ID: "doors", Page: true, Run: list(hints.Backdoors), Enabled: as.inGame},
		&menu.Action{ID: "rate", Run: as.status.sayRating, Enabled: as.app.HasGame},
		&menu.Action{ID: "techniques", Page: true, Run: func() { as.app.Show(learn.NewTechniques(as.app)) }},
		menu.Line{},
		&menu.Action{ID: "solve", Run: func() { hints.HideHint(as.app); screen.Solve(as.app) }, Enabled: as.canFill},
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

// openSet lets the player choose a set that was kept.
func (as *actions) openSet() {
	as.app.Choose(screen.OpenSetOrder, func(path string) { paper.OpenSet(as.app, path) })
}

// openKeys shows the keys.
func (as *actions) openKeys() {
	as.app.Prefs().Learned(screen.AdviseKeys)
	as.app.ShowOver(reading.NewTextView(as.app, as.menus.KeySheet))
}

// openManual shows the chapters of the manual.
func (as *actions) openManual() { as.app.ShowOver(reading.NewManual(as.app, as.manual)) }

func (as *actions) about() reading.Text {
	return reading.About(as.lang, as.toolkit.Metadata().Version, as.kit.TextScale)
}

func (as *actions) helpMenu() *menu.Menu {
	return menu.New("help",
		&menu.Action{ID: "manual", Page: true, Keys: key.With(0, fyne.KeyF1), Run: as.openManual},
		&menu.Action{ID: "keys", Page: true, Keys: key.With(0, key.Char('?')), Run: as.openKeys},
		&menu.Action{ID: "guide", Page: true, Run: func() { learn.OpenGuide(as.app) }},
		&menu.Action{ID: "stations", Page: true, Run: func() { as.app.Show(learn.NewStations(as.app)) }},
		&menu.Action{ID: "lessons", Page: true, Run: func() { as.app.Show(learn.NewLessons(as.app)) }},
		&menu.Action{ID: "about", Page: true, Run: func() { as.app.ShowOver(reading.NewTextView(as.app, as.about)) }},
	)
}
