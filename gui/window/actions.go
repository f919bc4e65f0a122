package window

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

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
		&Action{ID: "new", Page: true, Keys: []Key{{fyne.KeyN, ctrl}}, Run: ms.navigation.openNew},
		&Action{ID: "another", Keys: []Key{{fyne.KeyN, ctrl | shift}}, Run: func() { screen.Another(ms.App) }},
		&Action{ID: "enter", Page: true, Keys: []Key{{fyne.KeyE, ctrl}}, Run: ms.navigation.openEnter},
		&Action{ID: "photo", Page: true, Keys: []Key{{fyne.KeyE, ctrl | shift}}, Run: ms.OpenPhoto},
		&Action{ID: "open", Page: true, Keys: []Key{{fyne.KeyO, ctrl}}, Run: ms.OpenFiles},
		&Menu{"opened", []any{
			&Action{ID: "collection", Page: true, Run: func() { ms.Show(screen.NewCollection(ms.App)) }, Enabled: ms.Files().Any},
			&Action{ID: "nextof", Keys: []Key{{fyne.KeyPageDown, ctrl}}, Run: ms.Files().Next, Enabled: ms.Files().HasNext},
		}},
		nil,
		&Action{ID: "home", Page: true, Keys: []Key{{fyne.KeyHome, alt}}, Run: func() { ms.Show(screen.NewHome(ms.App)) }},
		&Action{ID: "recent", Page: true, Keys: []Key{{fyne.KeyO, ctrl | shift}}, Run: func() { ms.Show(screen.NewRecent(ms.App)) }},
		&Action{ID: "library", Page: true, Keys: []Key{{fyne.KeyB, ctrl | shift}}, Run: func() { ms.Show(screen.NewLibrary(ms.App)) }},
		&Action{ID: "statistics", Page: true, Run: func() { ms.Show(screen.NewStatistics(ms.App)) }},
		nil,
		&Action{ID: "save", Page: true, Keys: []Key{{fyne.KeyS, ctrl | shift}}, Run: func() { screen.SaveFile(ms.App) }},
		&Action{ID: "review", Page: true, Run: func() { screen.OpenReview(ms.App) }, Enabled: ms.HasGame},
		&Menu{"this", []any{
			&Action{ID: "pause", Keys: []Key{{fyne.KeyP, 0}}, Run: ms.Play().TogglePause, Enabled: ms.Play().CanPause, Checked: ms.Play().Paused},
			&Action{ID: "restart", Run: ms.Play().History().Restart, Enabled: ms.canMove},
			&Action{ID: "playagain", Run: ms.Play().History().PlayAgain, Enabled: func() bool { return ms.inGame() && ms.HasGame() }},
			&Action{ID: "details", Page: true, Run: func() { screen.OpenDetails(ms.App) }, Enabled: func() bool { return screen.ActiveSession(ms.App).HasGame() }},
			nil,
			&Action{ID: "duplicate", Keys: []Key{{fyne.KeyD, ctrl}}, Run: ms.games.duplicate, Enabled: ms.HasGame},
			&Action{ID: "picture", Page: true, Run: func() { screen.SavePicture(ms.App) }},
		}},
		nil,
		&Menu{"backup", []any{
			&Action{ID: "backup", Page: true, Run: func() { screen.Backup(ms.App) }},
			&Action{ID: "restorebackup", Page: true, Run: func() { screen.AskRestore(ms.App) }},
		}},
		&Action{ID: "quit", Keys: []Key{{fyne.KeyQ, ctrl}}, Run: ms.quit},
	}}
}

func (ms *menus) editMenu() *Menu {
	mode := func(id string, key fyne.KeyName, m game.Mode) *Action {
		return &Action{ID: id, Keys: []Key{{key, 0}}, Enabled: ms.Play().Active,
			Run:     func() { ms.Input(game.Input{Kind: game.SetMode, Mode: m}) },
			Checked: func() bool { return ms.Session().UI.Mode == m }}
	}
	do := func(k game.InputKind) func() { return func() { ms.Input(game.Input{Kind: k}) } }
	return &Menu{"edit", []any{
		&Action{ID: "undo", Keys: []Key{{fyne.KeyZ, ctrl}, {screen.PadPrefix + "-", 0}}, Repeats: true, Run: func() { ms.undoer().Undo() }, Enabled: func() bool { return ms.undoer().CanUndo() }},
		&Action{ID: "redo", Keys: []Key{{fyne.KeyY, ctrl}, {fyne.KeyZ, ctrl | shift}}, Repeats: true, Run: func() { ms.undoer().Redo() }, Enabled: func() bool { return ms.undoer().CanRedo() }},
		&Action{ID: "unmistake", Run: func() { screen.BeforeMistake(ms.App) }, Enabled: ms.canMove},
		nil,
		&Menu{"branches", []any{
			&Action{ID: "savepoint", Keys: []Key{{fyne.KeyK, ctrl}}, Run: ms.Play().History().Savepoint, Enabled: ms.inGame},
			&Action{ID: "whatif", Keys: []Key{{fyne.KeyK, ctrl | shift}}, Run: ms.Play().History().WhatIf, Enabled: ms.canMove, Checked: func() bool { return ms.Session().WhatIf }},
			&Action{ID: "trial.keep", Run: ms.Play().History().KeepWhatIf, Enabled: ms.Play().History().InWhatIf},
			&Action{ID: "trial.back", Run: ms.Play().History().LeaveWhatIf, Enabled: ms.Play().History().InWhatIf},
			nil,
			&Action{ID: "tryhere", Run: ms.Play().History().TryHere, Enabled: func() bool { return ms.inGame() && ms.Play().History().LookingBack() }},
			&Action{ID: "branches", Page: true, Keys: []Key{{fyne.KeyJ, ctrl}}, Run: ms.Play().History().ShowBranches, Enabled: ms.inGame},
		}},
		nil,
		&Action{ID: "copy", Keys: []Key{{fyne.KeyC, ctrl}}, Run: ms.opener.copy},
		ms.copyMenu(),
		&Action{ID: "paste", Keys: []Key{{fyne.KeyV, ctrl}}, Run: ms.opener.paste},
		&Action{ID: "erase", Keys: []Key{{fyne.KeyDelete, 0}, {fyne.KeyBackspace, 0}, {fyne.Key0, 0}, {screen.PadPrefix + ".", 0}}, Run: do(game.Delete), Enabled: ms.Play().Active},
		&Menu{"select", []any{
			&Action{ID: "all", Keys: []Key{{fyne.KeyA, ctrl}}, Run: do(game.SelectAll), Enabled: ms.Play().Active},
			&Action{ID: "invert", Keys: []Key{{fyne.KeyI, ctrl}}, Run: do(game.Invert), Enabled: ms.Play().Active},
		}},
		nil,
		&Menu{"mode", []any{
			mode("digit", fyne.KeyZ, game.DigitMode), mode("corner", fyne.KeyX, game.CornerMode),
			mode("centre", fyne.KeyC, game.CentreMode), mode("colour", fyne.KeyV, game.ColourMode),
			nil,
			&Action{ID: "nextmode", Keys: []Key{{fyne.KeySpace, 0}, {fyne.KeyPageDown, 0}, {screen.PadPrefix + "+", 0}}, Run: do(game.NextMode), Enabled: ms.Play().Active},
		}},
		&Menu{"candidates", []any{
			&Action{ID: "fill", Keys: []Key{{fyne.KeyM, ctrl}}, Run: ms.Play().FillCandidates, Enabled: ms.canMove},
			&Action{ID: "auto", Run: ms.Play().ToggleAuto, Enabled: ms.canMove, Checked: ms.Play().Auto},
			ms.toggle("clean", screen.PrefClean),
			&Action{ID: "fixed", Run: func() { ms.Play().ToggleFixedPlaces() }, Checked: func() bool { return ms.Play().FixedPlaces() }},
		}},
		&Action{ID: "singles", Keys: []Key{{fyne.KeyG, ctrl}}, Run: func() { screen.AllSingles(ms.App) }, Enabled: func() bool { return ms.canMove() && ms.Prefs().On(screen.PrefSingles) }},
		&Action{ID: "draw", Keys: []Key{{fyne.KeyD, 0}}, Run: func() { screen.ToggleDraw(ms.App) }, Enabled: ms.canMove, Checked: func() bool { return screen.Drawing(ms.App) }},
		nil,
		&Menu{"library", []any{
			&Action{ID: "library.merge", Run: func() { ms.library().Merge() }, Enabled: ms.inLibrary},
			&Action{ID: "library.remove", Keys: []Key{{fyne.KeyDelete, ctrl}}, Run: func() { ms.library().Remove() }, Enabled: ms.inLibrary},
		}},
		&Action{ID: "settings", Page: true, Keys: []Key{{fyne.KeyComma, ctrl}}, Run: func() { ms.Show(screen.NewSettings(ms.App)) }},
	}}
}

// inGame reports whether commands may act on the current game: in a lesson it stays as it is.
func (ms *menus) inGame() bool { return ms.Play().Active() && !screen.Learning(ms.App) }

// canMove reports whether the current game takes moves, too.
func (ms *menus) canMove() bool { return ms.inGame() && ms.Play().Editable() }

// library returns the library if it is shown.
func (ms *menus) library() *screen.Library {
	l, _ := ms.Top().(*screen.Library)
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
		m.Items = append(m.Items, &Action{ID: f.Title(ms.lang), Run: func() { ms.opener.copyAs(f) }})
	}
	return m
}

// undoer returns the screen whose changes are undone.
func (ms *menus) undoer() screen.Undoer {
	u, _ := screen.Find[screen.Undoer](ms.App)
	return u
}

// toggle returns an action that toggles a setting.
func (ms *menus) toggle(id, setting string, keys ...Key) *Action {
	return &Action{ID: id, Keys: keys, Checked: func() bool { return ms.Prefs().On(setting) }, Run: func() {
		ms.Prefs().Toggle(setting)
		ms.ApplySettings()
	}}
}

func (ms *menus) viewMenu() *Menu {
	return &Menu{"view", []any{
		ms.panelAction(),
		nil,
		ms.toggle("same", screen.PrefSame), ms.toggle("peers", screen.PrefPeers),
		ms.toggle("conflicts", screen.PrefConflicts), ms.toggle("clock", screen.PrefClock), ms.toggle("away", screen.PrefAway),
		ms.toggle("left", screen.PrefLeft), ms.toggle("tinted", screen.PrefTinted),
		ms.filterMenu(),
		nil,
		&Menu{"text", []any{
			&Action{ID: "larger", Keys: []Key{{fyne.KeyEqual, ctrl}, {fyne.KeyPlus, ctrl}, {fyne.KeyEqual, ctrl | shift}}, Run: func() { ms.zoom(1) }},
			&Action{ID: "smaller", Keys: []Key{{fyne.KeyMinus, ctrl}}, Run: func() { ms.zoom(-1) }},
			&Action{ID: "normal", Keys: []Key{{fyne.Key0, ctrl}}, Run: func() { ms.zoom(0) }},
		}},
		ms.themeMenu(), ms.languageMenu(),
		&Action{ID: "fullscreen", Keys: []Key{{fyne.KeyF11, 0}}, Run: ms.fullScreen, Checked: ms.win.FullScreen},
	}}
}

func (ms *menus) hintMenu() *Menu {
	hinting := func() bool { return screen.Hinting(ms.App) }
	list := func(view screen.StepsTab) func() {
		return func() { screen.ListSteps(ms.App, view, ms.Top()) }
	}
	return &Menu{"hint", []any{
		&Action{ID: "hint", Keys: []Key{{fyne.KeyH, 0}, {screen.PadPrefix + "*", 0}}, Run: func() { screen.Deeper(ms.App) }, Enabled: ms.inGame},
		&Action{ID: "cellhint", Keys: []Key{{fyne.KeyH, shift}}, Run: func() { screen.FindCellHint(ms.App) }, Enabled: ms.inGame},
		&Action{ID: "doit", Keys: []Key{{fyne.KeyReturn, ctrl}, {fyne.KeyEnter, ctrl}}, Run: func() { screen.ApplyHint(ms.App) }, Enabled: hinting},
		&Action{ID: "closehint", Keys: []Key{{fyne.KeyEscape, 0}}, Run: ms.navigation.escape, Enabled: hinting},
		nil,
		&Action{ID: "check", Run: func() { screen.Check(ms.App) }, Enabled: ms.inGame},
		&Action{ID: "mistake", Page: true, Run: func() { screen.WhereWrong(ms.App) }, Enabled: ms.inGame},
		nil,
		&Action{ID: "steps", Page: true, Keys: []Key{{fyne.KeyL, ctrl}}, Run: list(screen.AllSteps), Enabled: ms.inGame},
		&Action{ID: "path", Page: true, Keys: []Key{{fyne.KeyL, ctrl | shift}}, Run: list(screen.StepsPath), Enabled: ms.inGame},
		&Action{ID: "doors", Page: true, Run: list(screen.Backdoors), Enabled: ms.inGame},
		&Action{ID: "rate", Run: ms.status.sayRating, Enabled: ms.HasGame},
		&Action{ID: "techniques", Page: true, Run: func() { ms.Show(screen.NewTechniques(ms.App)) }},
		nil,
		&Action{ID: "solve", Run: func() { screen.HideHint(ms.App); screen.Solve(ms.App) }, Enabled: ms.canMove},
	}}
}

func (ms *menus) printMenu() *Menu {
	return &Menu{"print", []any{
		&Action{ID: "print", Page: true, Keys: []Key{{fyne.KeyP, ctrl}}, Run: func() { screen.PrintShown(ms.App, false) }},
		&Action{ID: "printset", Page: true, Keys: []Key{{fyne.KeyP, ctrl | shift}}, Run: func() { screen.PrintShown(ms.App, true) }},
		&Action{ID: "openset", Run: ms.openSet},
		&Action{ID: "printblank", Page: true, Run: func() { screen.PrintBlank(ms.App) }},
	}}
}

// openSet lets the player choose a set that was kept.
func (ms *menus) openSet() {
	ms.Choose(ms.T("print.set.open"), func(path string) { screen.OpenSet(ms.App, path) })
}

func (ms *menus) helpMenu() *Menu {
	return &Menu{"help", []any{
		&Action{ID: "keys", Page: true, Keys: []Key{char('?'), {fyne.KeyF1, 0}}, Run: ms.openKeys},
		&Action{ID: "guide", Page: true, Run: func() { screen.OpenGuide(ms.App) }},
		&Action{ID: "lessons", Page: true, Run: func() { ms.Show(screen.NewLessons(ms.App)) }},
		&Action{ID: "about", Page: true, Run: func() { ms.Show(screen.NewTextView(ms.App, ms.about)) }},
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
