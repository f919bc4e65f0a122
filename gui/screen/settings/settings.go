// Package settings holds the page of settings.
package settings

import (
	"math"
	"slices"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// Settings is the screen of all settings.
type Settings struct {
	*screen.SearchField
	app *screen.App
	*page.Form
	voice *widget.Control // opens the list of voices
}

// NewSettings makes the screen.
func NewSettings(a *screen.App) *Settings {
	s := &Settings{app: a}
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *Settings) Rebuild() {
	b := s.app.Base()
	s.Form = page.NewForm(b, b.T("settings.title"), slices.Concat(s.entryRows(), s.switchRows("settings.seeing"), s.hintRows(), s.switchRows("settings.clock"), s.aloudRows(), s.lookRows(), s.backupRows()),
		b.Kit.Button(b.T("page.close"), false, s.app.Back))
	s.SearchField = screen.NewFinder(s.app, b, s.SearchField, s.Narrow)
	s.Search, s.Above = s.Field, func(put page.Place, r widget.Rect, room bool) float64 {
		return s.SearchField.ArrangeField(put, r, b.Kit.Size(36), room)
	}
	s.Narrow(screen.SearchText(s.Finding()))
}

// Space implements SpaceProvider.
func (s *Settings) Space() screen.Space { return screen.WholeSpace }

func (s *Settings) heading(key string) page.Setting {
	return page.Setting{Text: s.app.Base().T(key)}
}

// row returns the row of a setting; key is that of its text.
func (s *Settings) row(key string, c page.SettingControl) page.Setting {
	return page.Setting{Text: s.app.Base().T(key), Control: c}
}

// switches returns the rows of the switches under a heading.
func (s *Settings) switches(heading string) (rows []page.Setting) {
	for _, one := range screen.Switches {
		if one.Heading == heading {
			rows = append(rows, s.row(one.Text, page.Switch{On: s.isOn(one.Name), Flip: func() { s.toggle(one.Name) }}))
		}
	}
	return rows
}

func (s *Settings) isOn(setting string) func() bool {
	return func() bool { return s.app.Prefs().On(setting) }
}

func (s *Settings) toggle(setting string) {
	s.app.Prefs().Toggle(setting)
	s.app.ApplySettings()
}

// toggleKeys changes a setting of key bindings, which menus and the digit pad show.
func (s *Settings) toggleKeys(setting string) {
	s.toggle(setting)
	s.app.Rebuild()
}

func (s *Settings) entryRows() []page.Setting {
	marks := s.app.Play().Marks()
	return slices.Concat([]page.Setting{
		s.heading("settings.entry"),
		s.row("settings.keys", page.Choice{Names: []string{"SudokuPad", "HoDoKu"}, Chosen: s.profile, Choose: s.chooseProfile}),
		s.row("settings.first", page.Switch{On: s.isOn(screen.PrefFirst), Flip: func() { s.toggleKeys(screen.PrefFirst) }}),
		s.row("action.pen", page.Switch{On: s.isOn(screen.PrefPen), Flip: func() { screen.TogglePen(s.app) }}),
	}, s.switches("settings.entry"), []page.Setting{s.row("action.fixed", page.Switch{On: marks.FixedPlaces, Flip: marks.ToggleFixedPlaces})})
}

// profile returns which keys are chosen.
func (s *Settings) profile() int {
	if s.app.Prefs().On(screen.PrefHoDoKu) {
		return 1
	}
	return 0
}

func (s *Settings) chooseProfile(i int) {
	if i != s.profile() {
		s.toggleKeys(screen.PrefHoDoKu)
	}
}

// switchRows are those of a heading that has switches alone.
func (s *Settings) switchRows(heading string) []page.Setting {
	return append([]page.Setting{s.heading(heading)}, s.switches(heading)...)
}

func (s *Settings) lookRows() []page.Setting {
	return append([]page.Setting{s.heading("settings.look"), s.themeRow(), s.textRow(), s.languageRow()}, s.switches("settings.look")...)
}

// Themes lists the themes to choose from.
var Themes = []string{"light", "dark", "contrast", "system"}

// SetTheme chooses a theme.
func SetTheme(a *screen.App, name string) {
	a.Prefs().SetString(screen.PrefTheme, name)
	a.Rebuild()
}

// SetLanguage chooses a language by its code; "" is the system's language.
func SetLanguage(a *screen.App, code string) {
	a.ForgetAsked()
	a.Prefs().SetString(screen.PrefLanguage, code)
	a.Later(a.ClearMessage) // a message in the previous language
	a.Rebuild()
}

func (s *Settings) themeRow() page.Setting {
	var names []string
	for _, name := range Themes {
		names = append(names, s.app.Base().T("settings.theme."+name))
	}
	return s.row("menu.theme", page.Choice{Names: names, Chosen: func() int { return slices.Index(Themes, s.app.Prefs().Theme()) },
		Choose: func(i int) { SetTheme(s.app, Themes[i]) }})
}

// textSizes lists the text sizes on the page; the menu changes the size in steps of a
// tenth.
var textSizes = []float64{.85, 1, 1.2, 1.5, 2}

func (s *Settings) textRow() page.Setting {
	var names []string
	for _, size := range textSizes {
		names = append(names, s.app.Base().T("settings.percent", "n", int(math.Round(100*size))))
	}
	chosen := func() int {
		return slices.IndexFunc(textSizes, func(v float64) bool { return math.Abs(v-s.app.Prefs().Text()) < .01 })
	}
	return s.row("settings.text", page.Choice{Names: names, Chosen: chosen, Choose: func(i int) {
		s.app.Prefs().SetFloat(screen.PrefText, textSizes[i])
		s.app.Rebuild()
	}})
}

func (s *Settings) languageRow() page.Setting {
	codes, names := []string{""}, []string{s.app.Base().T("settings.theme.system")}
	for _, l := range words.Langs {
		codes, names = append(codes, l.Code()), append(names, l.Name())
	}
	return s.row("menu.language", page.Choice{Names: names, Chosen: func() int { return slices.Index(codes, s.app.Prefs().LanguageTag()) },
		Choose: func(i int) { SetLanguage(s.app, codes[i]) }})
}

// hintRows are the settings of hints.
func (s *Settings) hintRows() []page.Setting {
	l := s.app.Base().Lang
	names := []string{l.T("settings.hints.all")}
	for _, use := range screen.HintUses[1 : len(screen.HintUses)-1] {
		names = append(names, l.Level(use))
	}
	names = append(names, l.T("settings.hints.learnt"))
	chosen := func() int { return slices.Index(screen.HintUses, s.app.Prefs().HintUse()) }
	return []page.Setting{s.heading("settings.hints"), s.row("settings.hints.use", page.Choice{Names: names, Chosen: chosen,
		Choose: func(i int) { s.app.Prefs().SetString(screen.PrefHints, screen.HintUses[i]) }}),
		{Text: l.T("techniques.title"), Control: page.Button{Press: s.app.Pages.Techniques}}}
}

// backupRows keep all that there is in a file, and bring it back.
func (s *Settings) backupRows() []page.Setting {
	l := s.app.Base().Lang
	return []page.Setting{s.heading("settings.backup"),
		{Text: l.T("menu.asks", "name", l.T("settings.backup.make")), Control: page.Button{Press: func() { s.app.Pages.Backup(false) }}},
		{Text: l.T("menu.asks", "name", l.T("settings.backup.restore")), Control: page.Button{Press: func() { s.app.Pages.Backup(true) }}}}
}
