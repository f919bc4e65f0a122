package window

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
)

// A Key is a key with its modifiers.
type Key struct {
	Name fyne.KeyName
	Mod  fyne.KeyModifier
}

const (
	ctrl  = fyne.KeyModifierShortcutDefault // Command on macOS
	shift = fyne.KeyModifierShift
	alt   = fyne.KeyModifierAlt
)

// An Action is a command of the player. Menus, keys and the key sheet are all made from
// the list of actions, so that they always agree.
type Action struct {
	ID      string // its name is the text "action.ID" in the catalogue
	Label   string // or this text instead
	Page    bool   // it opens a page, which its menu item shows by an ellipsis
	Keys    []Key  // keys in the profile SudokuPad
	Run     func()
	Enabled func() bool
	Checked func() bool
	Repeats bool  // it runs again and again while its key is held
	bound   []Key // keys in the chosen profile
	item    *fyne.MenuItem

	name     string        // of the item, without keys
	shortcut fyne.Shortcut // what the toolkit sends for the first of these; nil: none
}

// A Menu is a title and its items: nil is a separator, a Menu a submenu.
type Menu struct {
	ID    string
	Items []any // *Action, *Menu or nil
}

// menus lists all actions, by menu.
func (ms *menus) menus() []*Menu {
	return []*Menu{ms.gameMenu(), ms.editMenu(), ms.viewMenu(), ms.hintMenu(), ms.printMenu(), ms.helpMenu()}
}

func (ms *menus) gameMenu() *Menu {
	return &Menu{"game", []any{
		&Action{ID: "new", Page: true, Keys: []Key{{fyne.KeyN, ctrl}}, Run: ms.w.openNew},
		&Action{ID: "another", Keys: []Key{{fyne.KeyN, ctrl | shift}}, Run: func() { screen.Another(ms.w.App) }},
		&Action{ID: "enter", Page: true, Keys: []Key{{fyne.KeyE, ctrl}}, Run: ms.w.openEnter},
		&Action{ID: "photo", Page: true, Keys: []Key{{fyne.KeyE, ctrl | shift}}, Run: ms.w.OpenPhoto},
		&Action{ID: "open", Page: true, Keys: []Key{{fyne.KeyO, ctrl}}, Run: ms.w.OpenFiles},
		&Menu{"opened", []any{
			&Action{ID: "collection", Page: true, Run: func() { ms.w.Show(screen.NewCollection(ms.w.App)) }, Enabled: ms.w.Files().Any},
			&Action{ID: "nextof", Keys: []Key{{fyne.KeyPageDown, ctrl}}, Run: ms.w.Files().Next, Enabled: ms.w.Files().HasNext},
		}},
		nil,
		&Action{ID: "home", Page: true, Keys: []Key{{fyne.KeyHome, alt}}, Run: func() { ms.w.Show(screen.NewHome(ms.w.App)) }},
		&Action{ID: "recent", Page: true, Keys: []Key{{fyne.KeyO, ctrl | shift}}, Run: func() { ms.w.Show(screen.NewRecent(ms.w.App)) }},
		&Action{ID: "library", Page: true, Keys: []Key{{fyne.KeyB, ctrl | shift}}, Run: func() { ms.w.Show(screen.NewLibrary(ms.w.App)) }},
		&Action{ID: "statistics", Page: true, Run: func() { ms.w.Show(screen.NewStatistics(ms.w.App)) }},
		nil,
		&Action{ID: "save", Page: true, Keys: []Key{{fyne.KeyS, ctrl | shift}}, Run: func() { screen.SaveFile(ms.w.App) }},
		&Action{ID: "review", Page: true, Run: func() { screen.OpenReview(ms.w.App) }, Enabled: ms.w.HasGame},
		&Menu{"this", []any{
			&Action{ID: "pause", Keys: []Key{{fyne.KeyP, 0}}, Run: ms.w.Play().TogglePause, Enabled: ms.w.Play().CanPause, Checked: ms.w.Play().Paused},
			&Action{ID: "restart", Run: ms.w.Play().History().Restart, Enabled: ms.canMove},
			&Action{ID: "playagain", Run: ms.w.Play().History().PlayAgain, Enabled: func() bool { return ms.inGame() && ms.w.HasGame() }},
			&Action{ID: "details", Page: true, Run: func() { screen.OpenDetails(ms.w.App) }, Enabled: func() bool { return screen.ActiveSession(ms.w.App).HasGame() }},
			nil,
			&Action{ID: "duplicate", Keys: []Key{{fyne.KeyD, ctrl}}, Run: ms.w.games.duplicate, Enabled: ms.w.HasGame},
			&Action{ID: "picture", Page: true, Run: func() { screen.SavePicture(ms.w.App) }},
		}},
		nil,
		&Menu{"backup", []any{
			&Action{ID: "backup", Page: true, Run: func() { screen.Backup(ms.w.App) }},
			&Action{ID: "restorebackup", Page: true, Run: func() { screen.AskRestore(ms.w.App) }},
		}},
		&Action{ID: "quit", Keys: []Key{{fyne.KeyQ, ctrl}}, Run: ms.w.Quit},
	}}
}

func (ms *menus) editMenu() *Menu {
	mode := func(id string, key fyne.KeyName, m game.Mode) *Action {
		return &Action{ID: id, Keys: []Key{{key, 0}}, Enabled: ms.w.Play().Active,
			Run:     func() { ms.w.Input(game.Input{Kind: game.SetMode, Mode: m}) },
			Checked: func() bool { return ms.w.Session().UI.Mode == m }}
	}
	do := func(k game.InputKind) func() { return func() { ms.w.Input(game.Input{Kind: k}) } }
	return &Menu{"edit", []any{
		&Action{ID: "undo", Keys: []Key{{fyne.KeyZ, ctrl}, {screen.PadPrefix + "-", 0}}, Repeats: true, Run: func() { ms.undoer().Undo() }, Enabled: func() bool { return ms.undoer().CanUndo() }},
		&Action{ID: "redo", Keys: []Key{{fyne.KeyY, ctrl}, {fyne.KeyZ, ctrl | shift}}, Repeats: true, Run: func() { ms.undoer().Redo() }, Enabled: func() bool { return ms.undoer().CanRedo() }},
		&Action{ID: "unmistake", Run: func() { screen.BeforeMistake(ms.w.App) }, Enabled: ms.canMove},
		nil,
		&Menu{"branches", []any{
			&Action{ID: "savepoint", Keys: []Key{{fyne.KeyK, ctrl}}, Run: ms.w.Play().History().Savepoint, Enabled: ms.inGame},
			&Action{ID: "whatif", Keys: []Key{{fyne.KeyK, ctrl | shift}}, Run: ms.w.Play().History().WhatIf, Enabled: ms.canMove, Checked: func() bool { return ms.w.Session().WhatIf }},
			&Action{ID: "trial.keep", Run: ms.w.Play().History().KeepWhatIf, Enabled: ms.w.Play().History().InWhatIf},
			&Action{ID: "trial.back", Run: ms.w.Play().History().LeaveWhatIf, Enabled: ms.w.Play().History().InWhatIf},
			nil,
			&Action{ID: "tryhere", Run: ms.w.Play().History().TryHere, Enabled: func() bool { return ms.inGame() && ms.w.Play().History().LookingBack() }},
			&Action{ID: "branches", Page: true, Keys: []Key{{fyne.KeyJ, ctrl}}, Run: func() { ms.w.Show(screen.NewBranches(ms.w.App)) }, Enabled: ms.inGame},
		}},
		nil,
		&Action{ID: "copy", Keys: []Key{{fyne.KeyC, ctrl}}, Run: ms.w.opener.copy},
		ms.copyMenu(),
		&Action{ID: "paste", Keys: []Key{{fyne.KeyV, ctrl}}, Run: ms.w.opener.paste},
		&Action{ID: "erase", Keys: []Key{{fyne.KeyDelete, 0}, {fyne.KeyBackspace, 0}, {fyne.Key0, 0}, {screen.PadPrefix + ".", 0}}, Run: do(game.Delete), Enabled: ms.w.Play().Active},
		&Menu{"select", []any{
			&Action{ID: "all", Keys: []Key{{fyne.KeyA, ctrl}}, Run: do(game.SelectAll), Enabled: ms.w.Play().Active},
			&Action{ID: "invert", Keys: []Key{{fyne.KeyI, ctrl}}, Run: do(game.Invert), Enabled: ms.w.Play().Active},
		}},
		nil,
		&Menu{"mode", []any{
			mode("digit", fyne.KeyZ, game.DigitMode), mode("corner", fyne.KeyX, game.CornerMode),
			mode("centre", fyne.KeyC, game.CentreMode), mode("colour", fyne.KeyV, game.ColourMode),
			nil,
			&Action{ID: "nextmode", Keys: []Key{{fyne.KeySpace, 0}, {fyne.KeyPageDown, 0}, {screen.PadPrefix + "+", 0}}, Run: do(game.NextMode), Enabled: ms.w.Play().Active},
		}},
		&Menu{"candidates", []any{
			&Action{ID: "fill", Keys: []Key{{fyne.KeyM, ctrl}}, Run: ms.w.Play().FillCandidates, Enabled: ms.canMove},
			&Action{ID: "auto", Run: ms.w.Play().ToggleAuto, Enabled: ms.canMove, Checked: ms.w.Play().Auto},
			ms.toggle("clean", screen.PrefClean),
			&Action{ID: "fixed", Run: func() { ms.w.Play().ToggleFixedPlaces() }, Checked: func() bool { return ms.w.Play().FixedPlaces() }},
		}},
		&Action{ID: "singles", Keys: []Key{{fyne.KeyG, ctrl}}, Run: func() { screen.AllSingles(ms.w.App) }, Enabled: func() bool { return ms.canMove() && ms.w.Prefs().On(screen.PrefSingles) }},
		&Action{ID: "draw", Keys: []Key{{fyne.KeyD, 0}}, Run: func() { screen.ToggleDraw(ms.w.App) }, Enabled: ms.canMove, Checked: func() bool { return screen.Drawing(ms.w.App) }},
		nil,
		&Menu{"library", []any{
			&Action{ID: "library.merge", Run: func() { ms.library().Merge() }, Enabled: ms.inLibrary},
			&Action{ID: "library.remove", Keys: []Key{{fyne.KeyDelete, ctrl}}, Run: func() { ms.library().Remove() }, Enabled: ms.inLibrary},
		}},
		&Action{ID: "settings", Page: true, Keys: []Key{{fyne.KeyComma, ctrl}}, Run: func() { ms.w.Show(screen.NewSettings(ms.w.App)) }},
	}}
}

// inGame reports whether commands may act on the current game: in a lesson it stays as it is.
func (ms *menus) inGame() bool { return ms.w.Play().Active() && !screen.Learning(ms.w.App) }

// canMove reports whether the current game takes moves, too.
func (ms *menus) canMove() bool { return ms.inGame() && ms.w.Play().Editable() }

// library returns the library if it is shown.
func (ms *menus) library() *screen.Library {
	l, _ := ms.w.Top().(*screen.Library)
	return l
}

func (ms *menus) inLibrary() bool { return ms.library() != nil }

// copyMenu lists the text formats in which the puzzle can be copied, without those of
// other programs' files.
func (ms *menus) copyMenu() *Menu {
	m := &Menu{ID: "copyas"}
	for _, f := range format.Formats {
		if _, file := format.ByExt(f.Ext); file && f != format.CSV || f.Counted {
			continue
		}
		m.Items = append(m.Items, &Action{ID: f.Title(ms.w.lang), Run: func() { ms.w.opener.copyAs(f) }})
	}
	return m
}

// undoer returns the screen whose changes are undone.
func (ms *menus) undoer() screen.Undoer {
	u, _ := screen.Find[screen.Undoer](ms.w.App)
	return u
}

// toggle returns an action that toggles a setting.
func (ms *menus) toggle(id, setting string, keys ...Key) *Action {
	return &Action{ID: id, Keys: keys, Checked: func() bool { return ms.w.Prefs().On(setting) }, Run: func() {
		ms.w.Prefs().Toggle(setting)
		ms.w.ApplySettings()
	}}
}

func (ms *menus) viewMenu() *Menu {
	return &Menu{"view", []any{
		ms.w.panelAction(),
		nil,
		ms.toggle("same", screen.PrefSame), ms.toggle("peers", screen.PrefPeers),
		ms.toggle("conflicts", screen.PrefConflicts), ms.toggle("clock", screen.PrefClock), ms.toggle("away", screen.PrefAway),
		ms.toggle("left", screen.PrefLeft), ms.toggle("tinted", screen.PrefTinted),
		ms.filterMenu(),
		nil,
		&Menu{"text", []any{
			&Action{ID: "larger", Keys: []Key{{fyne.KeyEqual, ctrl}, {fyne.KeyPlus, ctrl}, {fyne.KeyEqual, ctrl | shift}}, Run: func() { ms.w.zoom(1) }},
			&Action{ID: "smaller", Keys: []Key{{fyne.KeyMinus, ctrl}}, Run: func() { ms.w.zoom(-1) }},
			&Action{ID: "normal", Keys: []Key{{fyne.Key0, ctrl}}, Run: func() { ms.w.zoom(0) }},
		}},
		ms.themeMenu(), ms.languageMenu(),
		&Action{ID: "fullscreen", Keys: []Key{{fyne.KeyF11, 0}}, Run: ms.w.fullScreen, Checked: ms.w.win.FullScreen},
	}}
}

func (ms *menus) hintMenu() *Menu {
	hinting := func() bool { return screen.Hinting(ms.w.App) }
	list := func(view page.StepsTab) func() {
		return func() { screen.ListSteps(ms.w.App, view, ms.w.Top()) }
	}
	return &Menu{"hint", []any{
		&Action{ID: "hint", Keys: []Key{{fyne.KeyH, 0}, {screen.PadPrefix + "*", 0}}, Run: func() { screen.Deeper(ms.w.App) }, Enabled: ms.inGame},
		&Action{ID: "cellhint", Keys: []Key{{fyne.KeyH, shift}}, Run: func() { screen.FindCellHint(ms.w.App) }, Enabled: ms.inGame},
		&Action{ID: "doit", Keys: []Key{{fyne.KeyReturn, ctrl}, {fyne.KeyEnter, ctrl}}, Run: func() { screen.ApplyHint(ms.w.App) }, Enabled: hinting},
		&Action{ID: "closehint", Keys: []Key{{fyne.KeyEscape, 0}}, Run: ms.w.escape, Enabled: hinting},
		nil,
		&Action{ID: "check", Run: func() { screen.Check(ms.w.App) }, Enabled: ms.inGame},
		&Action{ID: "mistake", Page: true, Run: func() { screen.WhereWrong(ms.w.App) }, Enabled: ms.inGame},
		nil,
		&Action{ID: "steps", Page: true, Keys: []Key{{fyne.KeyL, ctrl}}, Run: list(page.AllSteps), Enabled: ms.inGame},
		&Action{ID: "path", Page: true, Keys: []Key{{fyne.KeyL, ctrl | shift}}, Run: list(page.StepsPath), Enabled: ms.inGame},
		&Action{ID: "doors", Page: true, Run: list(page.Backdoors), Enabled: ms.inGame},
		&Action{ID: "rate", Run: ms.w.status.sayRating, Enabled: ms.w.HasGame},
		&Action{ID: "techniques", Page: true, Run: func() { ms.w.Show(screen.NewTechniques(ms.w.App)) }},
		nil,
		&Action{ID: "solve", Run: func() { screen.HideHint(ms.w.App); screen.Solve(ms.w.App) }, Enabled: ms.canMove},
	}}
}

func (ms *menus) printMenu() *Menu {
	return &Menu{"print", []any{
		&Action{ID: "print", Page: true, Keys: []Key{{fyne.KeyP, ctrl}}, Run: func() { screen.PrintShown(ms.w.App, false) }},
		&Action{ID: "printset", Page: true, Keys: []Key{{fyne.KeyP, ctrl | shift}}, Run: func() { screen.PrintShown(ms.w.App, true) }},
		&Action{ID: "openset", Run: ms.openSet},
		&Action{ID: "printblank", Page: true, Run: func() { screen.PrintBlank(ms.w.App) }},
	}}
}

// openSet lets the player choose a set that was kept.
func (ms *menus) openSet() {
	ms.w.Choose(ms.w.T("print.set.open"), func(path string) { screen.OpenSet(ms.w.App, path) })
}

func (ms *menus) helpMenu() *Menu {
	return &Menu{"help", []any{
		&Action{ID: "keys", Page: true, Keys: []Key{char('?'), {fyne.KeyF1, 0}}, Run: ms.openKeys},
		&Action{ID: "guide", Page: true, Run: func() { screen.OpenGuide(ms.w.App) }},
		&Action{ID: "lessons", Page: true, Run: func() { ms.w.Show(screen.NewLessons(ms.w.App)) }},
		&Action{ID: "about", Page: true, Run: func() { ms.w.Show(screen.NewSheet(ms.w.App, ms.about)) }},
	}}
}

// enabled reports whether a can run now.
func (a *Action) enabled() bool { return a.Enabled == nil || a.Enabled() }

// shortcut returns what the toolkit sends for the key. It never sends Ctrl with Z, Y, X,
// C, V or A as a CustomShortcut, so each of these needs its own type. Text fields use
// the clipboard in the shortcut to copy and paste.
func (k Key) shortcut(c fyne.Clipboard) fyne.Shortcut {
	if k.Mod == ctrl {
		switch k.Name {
		case fyne.KeyZ:
			return &fyne.ShortcutUndo{}
		case fyne.KeyY:
			return &fyne.ShortcutRedo{}
		case fyne.KeyC:
			return &fyne.ShortcutCopy{Clipboard: c}
		case fyne.KeyV:
			return &fyne.ShortcutPaste{Clipboard: c}
		case fyne.KeyA:
			return &fyne.ShortcutSelectAll{}
		}
	}
	return &desktop.CustomShortcut{KeyName: fyne.KeyName(strings.TrimPrefix(string(k.Name), screen.CharPrefix)), Modifier: k.Mod}
}
