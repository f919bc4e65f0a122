package window

import (
	"io/fs"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/screen/files"
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
	keyboard   *keyboard
	layout     *layout
	motion     *motion
	status     *status
	opener     *opener
	games      *games
	focus      *focus
	navigation *navigation
	quit       func()
	manual     fs.FS
	openMenu   func(i int) // opens a menu of the bar

	listed    []*Menu
	boardKeys *Menu // actions without a menu item
	reading   *Menu // those that read the board out
	entering  *Menu // actions of the page on which a puzzle is typed
	photo     *Menu // and of that of a photo
}

// list makes all lists.
func (as *actions) list() {
	as.listed = as.inMenus()
	as.boardKeys, as.reading, as.entering, as.photo = as.boardActions(), as.readActions(), as.enterActions(), as.photoActions()
}

// inMenus lists all actions with a menu item, by menu.
func (as *actions) inMenus() []*Menu {
	return []*Menu{as.gameMenu(), as.editMenu(), as.viewMenu(), as.hintMenu(), as.printMenu(), as.helpMenu()}
}

func (as *actions) gameMenu() *Menu {
	return &Menu{"game", []Item{
		&Action{ID: "new", Page: true, Asks: true, Keys: []Key{{fyne.KeyN, ctrl}}, Run: as.navigation.openNew},
		&Action{ID: "another", Keys: []Key{{fyne.KeyN, ctrl | shift}}, Run: func() { order.Another(as.app) }},
		&Action{ID: "forme", Run: func() { home.PuzzleForMe(as.app) }},
		&Action{ID: "enter", Page: true, Asks: true, Keys: []Key{{fyne.KeyE, ctrl}}, Run: as.navigation.openEnter},
		&Action{ID: "photo", Page: true, Asks: true, Keys: []Key{{fyne.KeyE, ctrl | shift}}, Run: as.app.OpenPhoto},
		&Action{ID: "open", Page: true, Asks: true, Keys: []Key{{fyne.KeyO, ctrl}}, Run: as.app.OpenFiles},
		&Menu{"opened", []Item{
			&Action{ID: "collection", Page: true, Run: func() { as.app.Show(lib.NewFilePuzzles(as.app)) }, Enabled: as.app.Files().Any},
			&Action{ID: "nextof", Keys: []Key{{fyne.KeyPageDown, ctrl}}, Run: as.app.Files().Next, Enabled: as.app.Files().HasNext},
		}},
		line{},
		&Action{ID: "home", Page: true, Keys: []Key{{fyne.KeyHome, alt}}, Run: func() { as.app.Show(home.NewHome(as.app)) }},
		&Action{ID: "recent", Page: true, Keys: []Key{{fyne.KeyO, ctrl | shift}}, Run: func() { as.app.Show(home.NewRecent(as.app)) }},
		&Action{ID: "library", Page: true, Keys: []Key{{fyne.KeyB, ctrl | shift}}, Run: func() { as.app.Show(lib.NewLibrary(as.app)) }},
		&Action{ID: "statistics", Page: true, Run: func() { as.app.Show(stats.NewStatistics(as.app)) }},
		line{},
		&Action{ID: "save", Page: true, Asks: true, Keys: []Key{{fyne.KeyS, ctrl | shift}}, Run: func() { screen.SaveFile(as.app) }},
		&Action{ID: "review", Page: true, Run: func() { results.OpenReview(as.app) }, Enabled: as.app.HasGame},
		&Action{ID: "share", Page: true, Run: func() { results.OpenShare(as.app) }, Enabled: as.app.HasGame},
		&Menu{"this", []Item{
			&Action{ID: "pause", Keys: []Key{{fyne.KeyP, 0}}, Run: as.app.Play().TogglePause, Enabled: as.app.Play().CanPause, Checked: as.app.Play().Paused},
			&Action{ID: "restart", Run: as.app.Play().History().Restart, Enabled: as.canRestart},
			&Action{ID: "playagain", Run: as.app.Play().History().PlayAgain, Enabled: as.inGame},
			&Action{ID: "details", Page: true, Asks: true, Run: func() { table.OpenDetails(as.app) }, Enabled: func() bool { return screen.ActiveSession(as.app).HasGame() }},
			line{},
			&Action{ID: "duplicate", Keys: []Key{{fyne.KeyD, ctrl}}, Run: as.games.duplicate, Enabled: as.app.HasGame},
			&Action{ID: "picture", Page: true, Asks: true, Run: func() { screen.SavePicture(as.app) }},
		}},
		line{},
		&Menu{"backup", []Item{
			&Action{ID: "backup", Page: true, Asks: true, Run: func() { home.Backup(as.app) }},
			&Action{ID: "restorebackup", Page: true, Asks: true, Run: func() { home.AskRestore(as.app) }},
		}},
		&Action{ID: "quit", Keys: []Key{{fyne.KeyQ, ctrl}}, Run: as.quit},
	}}
}

func (as *actions) editMenu() *Menu {
	mode := func(id string, key fyne.KeyName, m game.Mode) *Action {
		return &Action{ID: id, Keys: []Key{{key, 0}}, Enabled: as.canType,
			Run:     func() { as.app.Input(game.Input{Kind: game.SetMode, Mode: m}) },
			Checked: func() bool { return as.app.Session().UI.Mode == m }}
	}
	do := func(k game.InputKind) func() { return func() { as.app.Input(game.Input{Kind: k}) } }
	return &Menu{"edit", []Item{
		&Action{ID: "undo", Keys: []Key{{fyne.KeyZ, ctrl}, {screen.PadPrefix + "-", 0}}, Repeats: true, Run: func() { as.undoer().Undo() }, Enabled: func() bool { u := as.undoer(); return u != nil && u.CanUndo() }},
		&Action{ID: "redo", Keys: []Key{{fyne.KeyY, ctrl}, {fyne.KeyZ, ctrl | shift}}, Repeats: true, Run: func() { as.undoer().Redo() }, Enabled: func() bool { u := as.undoer(); return u != nil && u.CanRedo() }},
		&Action{ID: "unmistake", Run: func() { table.BeforeMistake(as.app) }, Enabled: as.canMove},
		line{},
		&Menu{"branches", []Item{
			&Action{ID: "savepoint", Keys: []Key{{fyne.KeyK, ctrl}}, Run: as.app.Play().History().Savepoint, Enabled: as.inGame},
			&Action{ID: "whatif", Keys: []Key{{fyne.KeyK, ctrl | shift}}, Run: as.app.Play().History().WhatIf, Enabled: as.canMove, Checked: func() bool { return as.app.Session().WhatIf }},
			&Action{ID: "trial.keep", Run: as.app.Play().History().KeepWhatIf, Enabled: as.app.Play().History().InWhatIf},
			&Action{ID: "trial.back", Run: as.app.Play().History().LeaveWhatIf, Enabled: func() bool { return as.canFill() && as.app.Play().History().InWhatIf() }},
			line{},
			&Action{ID: "tryhere", Run: as.app.Play().History().TryHere, Enabled: func() bool { return as.inGame() && as.app.Play().History().LookingBack() }},
			&Action{ID: "branches", Page: true, Keys: []Key{{fyne.KeyJ, ctrl}}, Run: as.app.Play().History().ShowBranches, Enabled: as.inGame},
		}},
		line{},
		&Action{ID: "copy", Keys: []Key{{fyne.KeyC, ctrl}}, Run: as.opener.copy},
		as.copyMenu(),
		&Action{ID: "paste", Keys: []Key{{fyne.KeyV, ctrl}}, Run: as.opener.paste},
		&Action{ID: "erase", Keys: []Key{{fyne.KeyDelete, 0}, {fyne.KeyBackspace, 0}, {fyne.Key0, 0}, {screen.PadPrefix + ".", 0}}, Run: do(game.Delete), Enabled: as.boardSeen},
		&Menu{"select", []Item{
			&Action{ID: "all", Keys: []Key{{fyne.KeyA, ctrl}}, Run: do(game.SelectAll), Enabled: as.boardSeen},
			&Action{ID: "invert", Keys: []Key{{fyne.KeyI, ctrl}}, Run: do(game.Invert), Enabled: as.boardSeen},
		}},
		line{},
		&Menu{"mode", []Item{
			mode("digit", fyne.KeyZ, game.DigitMode), mode("corner", fyne.KeyX, game.CornerMode),
			mode("centre", fyne.KeyC, game.CentreMode), mode("colour", fyne.KeyV, game.ColourMode),
			line{},
			as.penAction(),
			&Action{ID: "nextmode", Keys: []Key{{fyne.KeySpace, 0}, {fyne.KeyPageDown, 0}, {screen.PadPrefix + "+", 0}}, Run: do(game.NextMode), Enabled: as.canType},
		}},
		&Menu{"candidates", []Item{
			&Action{ID: "fill", Keys: []Key{{fyne.KeyM, ctrl}}, Run: as.app.Play().FillCandidates, Enabled: as.canFill},
			&Action{ID: "auto", Run: as.app.Play().ToggleAuto, Enabled: as.canFill, Checked: as.app.Play().Auto},
			as.toggle("clean", screen.PrefClean),
			&Action{ID: "fixed", Run: func() { as.app.Play().ToggleFixedPlaces() }, Checked: func() bool { return as.app.Play().FixedPlaces() }},
		}},
		&Action{ID: "singles", Keys: []Key{{fyne.KeyG, ctrl}}, Run: func() { hints.RoundOfSingles(as.app) }, Enabled: func() bool { return as.canFill() && as.app.Prefs().On(screen.PrefSingles) }},
		&Action{ID: "draw", Keys: []Key{{fyne.KeyD, 0}}, Run: func() { table.ToggleDraw(as.app) }, Enabled: as.canMove, Checked: func() bool { return screen.Drawing(as.app) }},
		line{},
		&Menu{"library", []Item{
			&Action{ID: "library.merge", Run: func() { as.library().Merge() }, Enabled: as.inLibrary},
			&Action{ID: "library.remove", Keys: []Key{{fyne.KeyDelete, ctrl}}, Run: func() { as.library().Remove() }, Enabled: as.inLibrary},
		}},
		&Action{ID: "settings", Page: true, Keys: []Key{{fyne.KeyComma, ctrl}}, Run: func() { as.app.ShowOver(settings.NewSettings(as.app)) }},
	}}
}

// inGame reports whether there is a game on which commands may act: in a lesson it stays as it is.
func (as *actions) inGame() bool {
	return as.app.HasGame() && as.app.Play().Active() && !learn.Learning(as.app)
}

// listsSteps reports whether all steps can be listed; where a file is chosen their key is that of the
// field.
func (as *actions) listsSteps() bool {
	_, choosing := as.app.Top().(*files.Chooser)
	return as.inGame() && !choosing
}

// boardSeen reports whether the current game is on the board, and that in sight.
func (as *actions) boardSeen() bool {
	return as.app.Play().Active() && as.board.Visible() && !screen.OwnBoard(as.app)
}

// canType is boardSeen where what is typed changes the board.
func (as *actions) canType() bool { return as.boardSeen() && as.app.Play().Editable() }

// canMove reports whether the current game takes moves, too.
func (as *actions) canMove() bool { return as.inGame() && as.app.Play().Editable() }

// canFill is canMove where one sees what that does to the board.
func (as *actions) canFill() bool { return as.canMove() && as.boardSeen() }

// canRestart is canFill where the game isn't at its start.
func (as *actions) canRestart() bool { return as.canFill() && as.app.Session().Game.CanUndo() }

// library returns the library if it is shown.
func (as *actions) library() *lib.Library {
	l, _ := as.app.Top().(*lib.Library)
	return l
}

func (as *actions) inLibrary() bool { return as.library() != nil }

// copyMenu lists the text formats in which the puzzle can be copied, without those of
// other programs' files.
func (as *actions) copyMenu() *Menu {
	m := &Menu{ID: "copyas"}
	for _, f := range format.Formats {
		if _, file := format.ByExt(f.Ext); file && f != format.CSV || f.Counted {
			continue
		}
		m.Items = append(m.Items, &Action{ID: f.Title(as.lang), Run: func() { as.opener.copyAs(f) }})
	}
	return m
}

// undoer returns the screen whose changes are undone, nil if none that is shown has any: those of the
// game are seen on the board.
func (as *actions) undoer() screen.Undoer {
	u, _ := screen.FindShown[screen.Undoer](as.app)
	if u == screen.Undoer(as.app.Play()) && !as.board.Visible() {
		return nil
	}
	return u
}

// toggle returns an action that toggles a setting.
func (as *actions) toggle(id, setting string, keys ...Key) *Action {
	return &Action{ID: id, Keys: keys, Checked: func() bool { return as.app.Prefs().On(setting) }, Run: func() {
		as.app.Prefs().Toggle(setting)
		as.app.ApplySettings()
	}}
}

func (as *actions) viewMenu() *Menu {
	return &Menu{"view", []Item{
		as.panelAction(),
		line{},
		as.toggle("same", screen.PrefSame), as.toggle("peers", screen.PrefPeers),
		as.toggle("conflicts", screen.PrefConflicts), as.toggle("clock", screen.PrefClock), as.toggle("away", screen.PrefAway),
		as.toggle("left", screen.PrefLeft), as.toggle("tinted", screen.PrefTinted),
		as.filterMenu(),
		line{},
		&Menu{"text", []Item{
			&Action{ID: "larger", Keys: []Key{{fyne.KeyPlus, ctrl}, {fyne.KeyEqual, ctrl}, {fyne.KeyEqual, ctrl | shift}}, Run: func() { as.zoom(1) }},
			&Action{ID: "smaller", Keys: []Key{{fyne.KeyMinus, ctrl}}, Run: func() { as.zoom(-1) }},
			&Action{ID: "normal", Keys: []Key{{fyne.Key0, ctrl}}, Run: func() { as.zoom(0) }},
		}},
		as.themeMenu(), as.languageMenu(),
		&Action{ID: "fullscreen", Keys: []Key{{fyne.KeyF11, 0}}, Run: as.fullScreen, Checked: as.win.FullScreen},
	}}
}

func (as *actions) hintMenu() *Menu {
	hinting := func() bool { return hints.Hinting(as.app) }
	list := func(view hints.StepsTab) func() {
		return func() { hints.ListSteps(as.app, view, as.app.Top()) }
	}
	return &Menu{"hint", []Item{
		&Action{ID: "hint", Keys: []Key{{fyne.KeyH, 0}, {screen.PadPrefix + "*", 0}}, Run: func() { hints.Deeper(as.app) }, Enabled: as.inGame},
		&Action{ID: "cellhint", Keys: []Key{{fyne.KeyH, shift}}, Run: func() { hints.FindCellHint(as.app) }, Enabled: as.inGame},
		&Action{ID: "doit", Keys: []Key{{fyne.KeyReturn, ctrl}, {fyne.KeyEnter, ctrl}}, Run: func() { hints.ApplyHint(as.app) }, Enabled: hinting},
		&Action{ID: "closehint", Keys: []Key{{fyne.KeyEscape, 0}}, Run: as.navigation.escape, Enabled: hinting},
		line{},
		&Action{ID: "check", Run: func() { screen.Check(as.app) }, Enabled: as.inGame},
		&Action{ID: "mistake", Page: true, Run: func() { table.WhereWrong(as.app) }, Enabled: as.inGame},
		line{},
		&Action{ID: "steps", Page: true, Keys: []Key{{fyne.KeyL, ctrl}}, Run: list(hints.AllSteps), Enabled: as.listsSteps},
		&Action{ID: "path", Page: true, Keys: []Key{{fyne.KeyL, ctrl | shift}}, Run: list(hints.StepsPath), Enabled: as.inGame},
		&Action{ID: "doors", Page: true, Run: list(hints.Backdoors), Enabled: as.inGame},
		&Action{ID: "rate", Run: as.status.sayRating, Enabled: as.app.HasGame},
		&Action{ID: "techniques", Page: true, Run: func() { as.app.Show(learn.NewTechniques(as.app)) }},
		line{},
		&Action{ID: "solve", Run: func() { hints.HideHint(as.app); screen.Solve(as.app) }, Enabled: as.canFill},
	}}
}

func (as *actions) printMenu() *Menu {
	return &Menu{"print", []Item{
		&Action{ID: "print", Page: true, Asks: true, Keys: []Key{{fyne.KeyP, ctrl}}, Run: func() { paper.PrintShown(as.app, false) }},
		&Action{ID: "printset", Page: true, Asks: true, Keys: []Key{{fyne.KeyP, ctrl | shift}}, Run: func() { paper.PrintShown(as.app, true) }},
		&Action{ID: "openset", Asks: true, Run: as.openSet},
		&Action{ID: "printblank", Page: true, Asks: true, Run: func() { paper.PrintBlank(as.app) }},
	}}
}

// openSet lets the player choose a set that was kept.
func (as *actions) openSet() {
	as.app.Choose(screen.OpenSetOrder, func(path string) { paper.OpenSet(as.app, path) })
}

func (as *actions) helpMenu() *Menu {
	return &Menu{"help", []Item{
		&Action{ID: "manual", Page: true, Keys: []Key{{fyne.KeyF1, 0}}, Run: as.openManual},
		&Action{ID: "keys", Page: true, Keys: []Key{char('?')}, Run: as.openKeys},
		&Action{ID: "guide", Page: true, Run: func() { learn.OpenGuide(as.app) }},
		&Action{ID: "stations", Page: true, Run: func() { as.app.Show(learn.NewStations(as.app)) }},
		&Action{ID: "lessons", Page: true, Run: func() { as.app.Show(learn.NewLessons(as.app)) }},
		&Action{ID: "about", Page: true, Run: func() { as.app.ShowOver(reading.NewTextView(as.app, as.about)) }},
	}}
}
