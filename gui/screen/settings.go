package screen

import (
	"math"
	"slices"

	"sudoku/gui/page"
	"sudoku/puzzle/words"
)

// Settings is the screen of all settings.
type Settings struct {
	desk Desk
	pageOf[*page.Settings]
}

// NewSettings makes the screen.
func NewSettings(d Desk) *Settings {
	s := &Settings{desk: d}
	s.Again()
	return s
}

// Again implements Screen.
func (s *Settings) Again() Screen {
	s.page = page.NewSettings(s.desk.Base(), slices.Concat(s.entryRows(), s.sightRows(), s.clockRows(), s.lookRows()), s.desk.Back)
	return s
}

// Space implements SpaceProvider.
func (s *Settings) Space() Space { return whole }

func (s *Settings) heading(key string) page.Setting {
	return page.Setting{Heading: s.desk.Base().T(key)}
}

// on returns the row of a switch.
func (s *Settings) on(key, setting string) page.Setting {
	return page.Setting{Text: s.desk.Base().T(key),
		Chosen: func() int { return btoi(s.desk.Prefs().On(setting)) },
		Choose: func(int) {
			s.desk.Prefs().Toggle(setting)
			s.desk.ApplySettings()
		}}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// bound extends the row of a switch that changes key bindings, which menus and the digit
// pad show.
func (s *Settings) bound(row page.Setting, setting string) page.Setting {
	row.Chosen = func() int { return btoi(s.desk.Prefs().On(setting)) }
	row.Choose = func(i int) {
		if len(row.Choices) == 0 || i != row.Chosen() {
			s.desk.Prefs().Toggle(setting)
			s.desk.ApplySettings()
			s.desk.Rebuild()
		}
	}
	return row
}

func (s *Settings) entryRows() []page.Setting {
	return []page.Setting{
		s.heading("settings.entry"),
		s.bound(page.Setting{Text: s.desk.Base().T("settings.keys"), Choices: []string{"SudokuPad", "HoDoKu"}}, PrefHoDoKu),
		s.bound(page.Setting{Text: s.desk.Base().T("settings.first")}, PrefFirst),
		s.on("action.clean", PrefClean), s.on("settings.singles", PrefSingles), s.on("settings.auto", PrefAuto),
		{Text: s.desk.Base().T("action.fixed"), Chosen: func() int { return btoi(s.desk.Play().FixedPlaces()) }, Choose: func(int) { s.desk.Play().ToggleFixedPlaces() }},
	}
}

func (s *Settings) sightRows() []page.Setting {
	return []page.Setting{
		s.heading("settings.seeing"),
		s.on("settings.same", PrefSame), s.on("settings.peers", PrefPeers), s.on("settings.conflicts", PrefConflicts),
		s.on("settings.left", PrefLeft), s.on("settings.check", PrefCheck), s.on("settings.patterns", PrefPatterns), s.on("action.tinted", PrefTinted),
	}
}

func (s *Settings) clockRows() []page.Setting {
	return []page.Setting{s.heading("settings.clock"), s.on("settings.showclock", PrefClock), s.on("settings.away", PrefAway)}
}

func (s *Settings) lookRows() []page.Setting {
	return []page.Setting{
		s.heading("settings.look"),
		s.themeRow(),
		s.textRow(), s.languageRow(), s.on("settings.still", PrefStill),
	}
}

// Themes lists the themes to choose from.
var Themes = []string{"light", "dark", "contrast", "system"}

// SetTheme chooses a theme.
func SetTheme(d Desk, name string) {
	d.Prefs().SetString(PrefTheme, name)
	d.Rebuild()
}

// SetLanguage chooses a language by its code; "" is the system's language.
func SetLanguage(d Desk, code string) {
	d.Prefs().SetString(PrefLanguage, code)
	d.Later(d.ClearMessage) // a message in the previous language
	d.Rebuild()
}

func (s *Settings) themeRow() page.Setting {
	b := s.desk.Base()
	row := page.Setting{Text: b.T("menu.theme"), Chosen: func() int { return slices.Index(Themes, s.desk.Prefs().Theme()) }}
	for _, name := range Themes {
		row.Choices = append(row.Choices, b.T("settings.theme."+name))
	}
	row.Choose = func(i int) { SetTheme(s.desk, Themes[i]) }
	return row
}

// textSizes lists the text sizes on the page; the menu changes the size in steps of a
// tenth.
var textSizes = []float64{.85, 1, 1.2, 1.5, 2}

func (s *Settings) textRow() page.Setting {
	b := s.desk.Base()
	row := page.Setting{Text: b.T("settings.text")}
	for _, size := range textSizes {
		row.Choices = append(row.Choices, b.T("settings.percent", "n", int(math.Round(100*size))))
	}
	row.Chosen = func() int {
		return slices.IndexFunc(textSizes, func(v float64) bool { return math.Abs(v-s.desk.Prefs().Text()) < .01 })
	}
	row.Choose = func(i int) {
		s.desk.Prefs().SetFloat(PrefText, textSizes[i])
		s.desk.Rebuild()
	}
	return row
}

func (s *Settings) languageRow() page.Setting {
	b := s.desk.Base()
	codes := []string{""}
	row := page.Setting{Text: b.T("menu.language"), Choices: []string{b.T("settings.theme.system")}}
	for _, l := range words.Langs {
		codes, row.Choices = append(codes, l.Code()), append(row.Choices, l.Name())
	}
	row.Chosen = func() int { return slices.Index(codes, s.desk.Prefs().String(PrefLanguage)) }
	row.Choose = func(i int) { SetLanguage(s.desk, codes[i]) }
	return row
}
