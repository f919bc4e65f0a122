package window

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/screen"
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

// An Action is one thing that the player can ask for. Menus, keys and the key
// sheet are made from the list of actions, so that they can't disagree.
type Action struct {
	ID      string // its name is the sentence "action.ID"
	Label   string // or this
	Keys    []Key  // in the profile SudokuPad
	Run     func()
	Enabled func() bool
	Checked func() bool
	bound   []Key // in the chosen profile
	item    *fyne.MenuItem
}

// A Menu is a title and its actions; nil is a rule, a Sub opens beside it.
type Menu struct {
	ID    string
	Items []any // *Action, *Menu or nil
}

// menus lists every action, menu by menu.
func (w *Window) menus() []*Menu {
	return []*Menu{w.gameMenu(), w.editMenu(), w.viewMenu(), w.hintMenu(), w.printMenu(), w.helpMenu()}
}

func (w *Window) gameMenu() *Menu {
	return &Menu{"game", []any{
		&Action{ID: "new", Keys: []Key{{fyne.KeyN, ctrl}}, Run: w.openNew},
		&Action{ID: "another", Keys: []Key{{fyne.KeyN, ctrl | shift}}, Run: func() { screen.Another(w) }},
		&Action{ID: "enter", Keys: []Key{{fyne.KeyE, ctrl}}, Run: w.openEnter},
		nil,
		&Action{ID: "open", Keys: []Key{{fyne.KeyO, ctrl}}, Run: w.openFile},
		&Action{ID: "recent", Keys: []Key{{fyne.KeyO, ctrl | shift}}, Run: func() { w.Show(screen.NewRecent(w)) }},
		&Action{ID: "collection", Run: func() { w.Show(screen.NewCollection(w)) }, Enabled: w.files.Any},
		&Action{ID: "nextof", Keys: []Key{{fyne.KeyPageDown, ctrl}}, Run: w.files.Next, Enabled: w.files.HasNext},
		&Action{ID: "save", Keys: []Key{{fyne.KeyS, ctrl | shift}}, Run: w.saveFile},
		&Action{ID: "duplicate", Keys: []Key{{fyne.KeyD, ctrl}}, Run: w.duplicate, Enabled: w.hasGame},
		&Action{ID: "picture", Run: w.savePicture},
		nil,
		&Action{ID: "restart", Run: w.history().Restart, Enabled: w.Playing},
		&Action{ID: "statistics", Run: func() { w.Show(screen.NewStatistics(w)) }},
		&Action{ID: "pause", Keys: []Key{{fyne.KeyP, 0}}, Run: w.togglePause, Enabled: w.canPause, Checked: w.paused},
		&Action{ID: "details", Run: w.openDetails, Enabled: func() bool { return w.table().HasGame() }},
		nil,
		&Action{ID: "quit", Keys: []Key{{fyne.KeyQ, ctrl}}, Run: w.Quit},
	}}
}

func (w *Window) editMenu() *Menu {
	mode := func(id string, key fyne.KeyName, m game.Mode) *Action {
		return &Action{ID: id, Keys: []Key{{key, 0}}, Enabled: w.Playing,
			Run:     func() { w.input(game.Input{Kind: game.SetMode, Mode: m}) },
			Checked: func() bool { return w.session.UI.Mode == m }}
	}
	do := func(k game.InputKind) func() { return func() { w.input(game.Input{Kind: k}) } }
	return &Menu{"edit", []any{
		&Action{ID: "undo", Keys: []Key{{fyne.KeyZ, ctrl}, {screen.PadPrefix + "-", 0}}, Run: w.undo, Enabled: w.canUndo},
		&Action{ID: "redo", Keys: []Key{{fyne.KeyY, ctrl}, {fyne.KeyZ, ctrl | shift}}, Run: w.redo, Enabled: w.canRedo},
		&Action{ID: "unmistake", Run: func() { screen.BeforeMistake(w) }, Enabled: w.Playing},
		nil,
		&Action{ID: "savepoint", Keys: []Key{{fyne.KeyK, ctrl}}, Run: w.history().Savepoint, Enabled: w.Playing},
		&Action{ID: "whatif", Keys: []Key{{fyne.KeyK, ctrl | shift}}, Run: w.history().WhatIf, Enabled: w.Playing, Checked: func() bool { return w.session.WhatIf }},
		&Menu{"branches", []any{
			&Action{ID: "trial.keep", Run: w.history().KeepWhatIf, Enabled: w.history().InWhatIf},
			&Action{ID: "trial.back", Run: w.history().LeaveWhatIf, Enabled: w.history().InWhatIf},
			nil,
			&Action{ID: "branches", Keys: []Key{{fyne.KeyJ, ctrl}}, Run: func() { w.Show(screen.NewBranches(w)) }, Enabled: w.Playing},
		}},
		nil,
		&Action{ID: "copy", Keys: []Key{{fyne.KeyC, ctrl}}, Run: w.copy},
		w.copyMenu(),
		&Action{ID: "paste", Keys: []Key{{fyne.KeyV, ctrl}}, Run: w.paste},
		&Action{ID: "erase", Keys: []Key{{fyne.KeyDelete, 0}, {fyne.KeyBackspace, 0}, {fyne.Key0, 0}, {screen.PadPrefix + ".", 0}}, Run: do(game.Delete), Enabled: w.Playing},
		nil,
		&Action{ID: "all", Keys: []Key{{fyne.KeyA, ctrl}}, Run: do(game.SelectAll), Enabled: w.Playing},
		&Action{ID: "invert", Keys: []Key{{fyne.KeyI, ctrl}}, Run: do(game.Invert), Enabled: w.Playing},
		nil,
		&Menu{"mode", []any{
			mode("digit", fyne.KeyZ, game.DigitMode), mode("corner", fyne.KeyX, game.CornerMode),
			mode("centre", fyne.KeyC, game.CentreMode), mode("colour", fyne.KeyV, game.ColourMode),
			nil,
			&Action{ID: "nextmode", Keys: []Key{{fyne.KeySpace, 0}, {fyne.KeyPageDown, 0}, {screen.PadPrefix + "+", 0}}, Run: do(game.NextMode), Enabled: w.Playing},
		}},
		&Menu{"candidates", []any{
			&Action{ID: "fill", Keys: []Key{{fyne.KeyM, ctrl}}, Run: w.fillCandidates, Enabled: w.Playing},
			&Action{ID: "auto", Run: w.autoCandidates, Enabled: w.Playing, Checked: w.auto},
			w.toggle("clean", screen.PrefClean), w.toggle("fixed", screen.PrefFixed),
		}},
		&Action{ID: "draw", Keys: []Key{{fyne.KeyD, 0}}, Run: w.toggleDraw, Enabled: w.Playing, Checked: w.drawing},
		nil,
		&Action{ID: "settings", Keys: []Key{{fyne.KeyComma, ctrl}}, Run: func() { w.Show(screen.NewSettings(w)) }},
	}}
}

// toggle is an action that turns a setting.
func (w *Window) toggle(id, setting string, keys ...Key) *Action {
	return &Action{ID: id, Keys: keys, Checked: func() bool { return w.prefs.On(setting) }, Run: func() {
		w.prefs.Toggle(setting)
		w.ApplySettings()
	}}
}

func (w *Window) viewMenu() *Menu {
	return &Menu{"view", []any{
		w.panelAction(),
		nil,
		w.toggle("same", screen.PrefSame), w.toggle("peers", screen.PrefPeers),
		w.toggle("conflicts", screen.PrefConflicts), w.toggle("clock", screen.PrefClock), w.toggle("away", screen.PrefAway),
		w.toggle("left", screen.PrefLeft), w.toggle("tinted", screen.PrefTinted),
		w.showMenu(),
		nil,
		&Menu{"text", []any{
			&Action{ID: "larger", Keys: []Key{{fyne.KeyEqual, ctrl}, {fyne.KeyPlus, ctrl}, {fyne.KeyEqual, ctrl | shift}}, Run: func() { w.zoom(1) }},
			&Action{ID: "smaller", Keys: []Key{{fyne.KeyMinus, ctrl}}, Run: func() { w.zoom(-1) }},
			&Action{ID: "normal", Keys: []Key{{fyne.Key0, ctrl}}, Run: func() { w.zoom(0) }},
		}},
		w.themeMenu(), w.languageMenu(),
		&Action{ID: "fullscreen", Keys: []Key{{fyne.KeyF11, 0}}, Run: w.fullScreen, Checked: w.win.FullScreen},
	}}
}

func (w *Window) hintMenu() *Menu {
	return &Menu{"hint", []any{
		&Action{ID: "hint", Keys: []Key{{fyne.KeyH, 0}, {screen.PadPrefix + "*", 0}}, Run: w.deeper, Enabled: w.Playing},
		&Action{ID: "doit", Keys: []Key{{fyne.KeyReturn, 0}, {fyne.KeyEnter, 0}}, Run: w.doHint, Enabled: w.hinting},
		&Action{ID: "closehint", Keys: []Key{{fyne.KeyEscape, 0}}, Run: w.escape, Enabled: w.hinting},
		nil,
		&Action{ID: "check", Run: func() { screen.Check(w) }, Enabled: w.Playing},
		&Action{ID: "mistake", Run: func() { screen.WhereWrong(w) }, Enabled: w.Playing},
		nil,
		&Action{ID: "steps", Keys: []Key{{fyne.KeyL, ctrl}}, Run: w.listAll, Enabled: w.Playing},
		&Action{ID: "path", Keys: []Key{{fyne.KeyL, ctrl | shift}}, Run: w.listPath, Enabled: w.Playing},
		&Action{ID: "doors", Run: w.listBackdoors, Enabled: w.Playing},
		&Action{ID: "rate", Run: w.sayRating, Enabled: w.hasGame},
		&Action{ID: "techniques", Run: func() { w.Show(screen.NewTechniques(w)) }},
		nil,
		&Action{ID: "solve", Run: func() { w.hideHint(); screen.Solve(w) }, Enabled: w.Playing},
	}}
}

func (w *Window) printMenu() *Menu {
	return &Menu{"print", []any{
		&Action{ID: "print", Keys: []Key{{fyne.KeyP, ctrl}}, Run: func() { w.Show(screen.NewPrint(w, false)) }},
		&Action{ID: "printset", Keys: []Key{{fyne.KeyP, ctrl | shift}}, Run: func() { w.Show(screen.NewPrint(w, true)) }},
	}}
}

func (w *Window) helpMenu() *Menu {
	return &Menu{"help", []any{
		&Action{ID: "keys", Keys: []Key{char('?'), {fyne.KeyF1, 0}}, Run: func() { w.Show(screen.NewSheet(w, w.keySheet)) }},
		&Action{ID: "guide", Run: w.openGuide},
		&Action{ID: "about", Run: func() { w.Show(screen.NewSheet(w, w.about)) }},
	}}
}

// enabled reports whether a may run now.
func (a *Action) enabled() bool { return a.Enabled == nil || a.Enabled() }

// shortcut is what the toolkit sends for the key: Ctrl with Z, Y, X, C, V and A
// never arrive as a CustomShortcut, so that one there would be dead.
func (k Key) shortcut() fyne.Shortcut {
	if k.Mod == ctrl {
		switch k.Name {
		case fyne.KeyZ:
			return &fyne.ShortcutUndo{}
		case fyne.KeyY:
			return &fyne.ShortcutRedo{}
		case fyne.KeyC:
			return &fyne.ShortcutCopy{}
		case fyne.KeyV:
			return &fyne.ShortcutPaste{}
		case fyne.KeyA:
			return &fyne.ShortcutSelectAll{}
		}
	}
	return &desktop.CustomShortcut{KeyName: fyne.KeyName(strings.TrimPrefix(string(k.Name), screen.CharPrefix)), Modifier: k.Mod}
}
