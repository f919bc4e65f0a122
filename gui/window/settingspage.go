package window

import (
	"math"
	"slices"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle/words"
)

// openSettings turns to the page of settings.
func (w *Window) openSettings() {
	w.leaveEntry()
	w.preview = nil
	w.turn(page.NewSettings(w.Base(), slices.Concat(w.entrySettings(), w.seeingSettings(), w.clockSettings(), w.lookSettings()), w.backToGame))
	w.Refresh()
}

func (w *Window) heading(key string) page.Setting { return page.Setting{Heading: w.T(key)} }

// on is the row of a switch.
func (w *Window) on(key, setting string) page.Setting {
	return page.Setting{Text: w.T(key),
		Chosen: func() int { return btoi(w.prefs.On(setting)) },
		Choose: func(int) {
			w.prefs.Toggle(setting)
			w.applySettings()
		}}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// bound is the row of a switch that binds other keys: menus and pad show them.
func (w *Window) bound(s page.Setting, setting string) page.Setting {
	s.Chosen = func() int { return btoi(w.prefs.On(setting)) }
	s.Choose = func(i int) {
		if len(s.Choices) == 0 || i != s.Chosen() {
			w.prefs.Toggle(setting)
			w.applySettings()
			w.later(w.rebuild)
		}
	}
	return s
}

func (w *Window) entrySettings() []page.Setting {
	return []page.Setting{
		w.heading("settings.entry"),
		w.bound(page.Setting{Text: w.T("settings.keys"), Choices: []string{"SudokuPad", "HoDoKu"}}, screen.PrefHoDoKu),
		w.bound(page.Setting{Text: w.T("settings.first")}, screen.PrefFirst),
		w.on("action.clean", screen.PrefClean), w.on("settings.auto", screen.PrefAuto), w.on("action.fixed", screen.PrefFixed),
	}
}

func (w *Window) seeingSettings() []page.Setting {
	return []page.Setting{
		w.heading("settings.seeing"),
		w.on("settings.same", screen.PrefSame), w.on("settings.peers", screen.PrefPeers), w.on("settings.conflicts", screen.PrefConflicts),
		w.on("settings.left", screen.PrefLeft), w.on("settings.check", screen.PrefCheck), w.on("settings.patterns", screen.PrefPatterns), w.on("action.tinted", screen.PrefTinted),
	}
}

func (w *Window) clockSettings() []page.Setting {
	return []page.Setting{w.heading("settings.clock"), w.on("settings.showclock", screen.PrefClock), w.on("settings.away", screen.PrefAway)}
}

func (w *Window) lookSettings() []page.Setting {
	return []page.Setting{
		w.heading("settings.look"),
		w.themeSetting(),
		w.textSetting(), w.languageSetting(), w.on("settings.still", screen.PrefStill),
	}
}

func (w *Window) themeSetting() page.Setting {
	s := page.Setting{Text: w.T("menu.theme"), Chosen: func() int { return slices.Index(themes, w.prefs.Theme()) }}
	for _, name := range themes {
		s.Choices = append(s.Choices, w.T("settings.theme."+name))
	}
	s.Choose = func(i int) { w.setTheme(themes[i]) }
	return s
}

// textSizes are those to choose from; the menu goes in steps of a tenth.
var textSizes = []float64{.85, 1, 1.2, 1.5, 2}

func (w *Window) textSetting() page.Setting {
	s := page.Setting{Text: w.T("settings.text")}
	for _, size := range textSizes {
		s.Choices = append(s.Choices, w.T("settings.percent", "n", int(math.Round(100*size))))
	}
	s.Chosen = func() int {
		return slices.IndexFunc(textSizes, func(v float64) bool { return math.Abs(v-w.prefs.Text()) < .01 })
	}
	s.Choose = func(i int) {
		w.prefs.SetFloat(screen.PrefText, textSizes[i])
		w.later(w.rebuild)
	}
	return s
}

func (w *Window) languageSetting() page.Setting {
	codes := []string{""}
	s := page.Setting{Text: w.T("menu.language"), Choices: []string{w.T("settings.theme.system")}}
	for _, l := range words.Langs {
		codes, s.Choices = append(codes, l.Code()), append(s.Choices, l.Name())
	}
	s.Chosen = func() int { return slices.Index(codes, w.prefs.String(screen.PrefLanguage)) }
	s.Choose = func(i int) { w.setLanguage(codes[i]) }
	return s
}

// reopenSettings goes back to where the player was on the page, in another look.
func (w *Window) reopenSettings(was *page.Settings) {
	offset, row := was.Place()
	w.openSettings()
	w.win.Canvas().Focus(w.page().(*page.Settings).GoTo(offset, row))
}
