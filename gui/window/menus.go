package window

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/screen"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/learn"
	"sudoku/gui/screen/reading"
	"sudoku/gui/screen/table"
)

// toggle returns an action that toggles a setting.
func (as *actions) toggle(id, setting string, keys ...key.Key) *menu.Action {
	return &menu.Action{ID: id, Keys: keys, Checked: func() bool { return as.app.Prefs().On(setting) }, Run: func() {
		as.app.Prefs().Toggle(setting)
		as.app.ApplySettings()
	}}
}

func (as *actions) viewMenu() *menu.Menu {
	return menu.New("view",
		as.panelAction(), as.showMenu(), as.filterMenu(),
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

// showMenu lists what the window can show besides the digits.
func (as *actions) showMenu() *menu.Menu {
	return menu.New("show",
		as.toggle("same", screen.PrefSame), as.toggle("peers", screen.PrefPeers),
		as.toggle("conflicts", screen.PrefConflicts), as.toggle("left", screen.PrefLeft), as.toggle("tinted", screen.PrefTinted),
		as.toggle("clock", screen.PrefClock), as.toggle("away", screen.PrefAway),
	)
}

func (as *actions) hintMenu() *menu.Menu {
	hinting := func() bool { return hints.Hinting(as.app) }
	list := func(view hints.StepsTab) func() {
		return func() { hints.ListSteps(as.app, view, as.app.Top()) }
	}
	return menu.New("hint",
		&menu.Action{ID: "hint", Keys: key.With(0, fyne.KeyH, screen.PadPrefix+"*"), Run: func() { hints.Deeper(as.app) }, Enabled: as.onBoard},
		&menu.Action{ID: "cellhint", Keys: key.With(key.Shift, fyne.KeyH), Run: func() { hints.FindCellHint(as.app) }, Enabled: as.onBoard},
		&menu.Action{ID: "doit", Keys: key.With(key.Ctrl, fyne.KeyReturn, fyne.KeyEnter), Run: func() { hints.ApplyHint(as.app) }, Enabled: hinting},
		&menu.Action{ID: "closehint", Apart: true, Keys: key.With(0, fyne.KeyEscape), Run: as.navigation.escape, Enabled: hinting},
		&menu.Action{ID: "singles", Keys: key.With(key.Ctrl, fyne.KeyG), Run: func() { hints.RoundOfSingles(as.app) }, Enabled: func() bool { return as.canFill() && as.app.Prefs().On(screen.PrefSingles) }},
		menu.Line{},
		&menu.Action{ID: "check", Run: func() { screen.Check(as.app) }, Enabled: as.onBoard},
		&menu.Action{ID: "mistake", Page: true, Run: func() { table.WhereWrong(as.app) }, Enabled: as.onBoard},
		menu.Line{},
		&menu.Action{ID: "steps", Page: true, Keys: key.With(key.Ctrl, fyne.KeyL), Run: list(hints.AllSteps), Enabled: as.listsSteps},
		&menu.Action{ID: "path", Page: true, Keys: key.With(key.Ctrl|key.Shift, fyne.KeyL), Run: list(hints.StepsPath), Enabled: as.inGame},
		menu.Line{},
		&menu.Action{ID: "solve", Run: func() { hints.HideHint(as.app); screen.Solve(as.app) }, Enabled: as.canFill},
	)
}

func (as *actions) learnMenu() *menu.Menu {
	return menu.New("learn",
		&menu.Action{ID: "learn", Page: true, Keys: key.With(key.Ctrl, fyne.KeyT), Run: func() { as.app.Show(learn.NewStations(as.app)) }},
		&menu.Action{ID: "practise", Page: true, Run: func() { learn.PractiseDue(as.app, as.app.Show) }},
		&menu.Action{ID: "forme", Run: func() { home.PuzzleForMe(as.app) }},
		menu.Line{},
		&menu.Action{ID: "how", Page: true, Run: func() { home.HowItWorks(as.app) }},
	)
}

func (as *actions) helpMenu() *menu.Menu {
	return menu.New("help",
		&menu.Action{ID: "manual", Page: true, Keys: key.With(0, fyne.KeyF1), Run: as.openManual},
		&menu.Action{ID: "keys", Page: true, Keys: key.With(0, key.Char('?')), Run: as.openKeys},
		&menu.Action{ID: "about", Page: true, Run: func() { as.app.ShowOver(reading.NewTextView(as.app, as.about)) }},
	)
}

// openManual shows the chapters of the manual.
func (as *actions) openManual() { as.app.ShowOver(reading.NewManual(as.app, as.manual)) }

// openKeys shows the keys.
func (as *actions) openKeys() {
	as.app.Prefs().Learned(screen.AdviseKeys)
	as.app.ShowOver(reading.NewTextView(as.app, as.menus.KeySheet))
}

func (as *actions) about() reading.Text {
	return reading.About(as.lang, as.toolkit.Metadata().Version, as.kit.TextScale)
}
