package window

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"sudoku/generator"
	"sudoku/gui/theme"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// Settings is what the player chose once and for all. They live in the toolkit's
// preferences: small, and no loss if they go.
type Settings struct {
	prefs fyne.Preferences
}

// Names of the settings.
const (
	setTheme    = "theme"    // system, light, dark, contrast
	setLanguage = "language" // system, en, zh-Hans
	setText     = "text"     // text scale
	setHoDoKu   = "keys.hodoku"
	setFirst    = "digit.first" // the digit is chosen before the cell
	setClean    = "clean"
	setAuto     = "auto"  // new games keep their candidates
	setFixed    = "fixed" // centre marks stand in three rows of three
	setSame     = "show.same"
	setPeers    = "show.peers"
	setClash    = "show.conflicts"
	setLeft     = "show.left"     // dots for the digits still to place
	setPatterns = "show.patterns" // in cell colours
	setTinted   = "show.tinted"   // a colour for each digit
	setCheck    = "check"         // wrong digits are marked as I play
	setClock    = "show.clock"
	setAway     = "clock.away" // it stands while another window has the focus
	setPanel    = "show.panel"
	setStill    = "motion.reduced"
	setLevel    = "new.level"
	setSymmetry = "new.symmetry"
	setPaper    = "print.paper"
	setOrder    = "techniques"
	setWidth    = "window.width"
	setHeight   = "window.height"
)

// off are the switches that are off at first; the others are on.
var off = map[string]bool{setHoDoKu: true, setFirst: true, setAuto: true, setFixed: true,
	setCheck: true, setTinted: true, setStill: true}

// On reads a switch.
func (s Settings) On(name string) bool { return s.prefs.BoolWithFallback(name, !off[name]) }

// Toggle turns a switch.
func (s Settings) Toggle(name string) { s.prefs.SetBool(name, !s.On(name)) }

// Theme returns the name of the chosen theme.
func (s Settings) Theme() string { return s.prefs.StringWithFallback(setTheme, "system") }

// Palette returns the palette for the chosen theme.
func (s Settings) Palette(system fyne.ThemeVariant) *theme.Palette {
	name := s.Theme()
	switch {
	case name == "contrast":
		return &theme.HighContrast
	case name == "dark", name == "system" && system == fynetheme.VariantDark:
		return &theme.Dark
	}
	return &theme.Light
}

// Language returns the chosen language, or the system's.
func (s Settings) Language(system words.Lang) words.Lang {
	if l, ok := words.Parse(s.prefs.String(setLanguage)); ok && s.prefs.String(setLanguage) != "" {
		return l
	}
	return system
}

// Text returns the text scale, .85 to 2.
func (s Settings) Text() float64 {
	return min(max(s.prefs.FloatWithFallback(setText, 1), .85), 2)
}

// Zoom changes the text scale by steps of a tenth; 0 makes it 1.
func (s Settings) Zoom(steps int) {
	if steps == 0 {
		s.prefs.SetFloat(setText, 1)
		return
	}
	s.prefs.SetFloat(setText, min(max(s.Text()+.1*float64(steps), .85), 2))
}

// Level returns the level that the player asked for last.
func (s Settings) Level() logic.Level {
	if l, ok := logic.ParseLevel(s.prefs.String(setLevel)); ok {
		return l
	}
	return logic.Easy
}

// Symmetry returns the symmetry that the player asked for last.
func (s Settings) Symmetry() generator.Symmetry {
	sym, ok := generator.ParseSymmetry(s.prefs.StringWithFallback(setSymmetry, "half-turn"))
	if !ok {
		return generator.HalfTurn
	}
	return sym
}

// Size returns the size of the window when it was closed last.
func (s Settings) Size() fyne.Size {
	w, h := s.prefs.FloatWithFallback(setWidth, 1100), s.prefs.FloatWithFallback(setHeight, 780)
	return fyne.NewSize(float32(min(max(w, 360), 8000)), float32(min(max(h, 480), 8000)))
}

// SetSize keeps the size of the window.
func (s Settings) SetSize(size fyne.Size) {
	s.prefs.SetFloat(setWidth, float64(size.Width))
	s.prefs.SetFloat(setHeight, float64(size.Height))
}

// Techniques returns the player's own order of techniques, as a profile's file has
// it, or nothing.
func (s Settings) Techniques() string { return s.prefs.String(setOrder) }

// SetTechniques keeps the player's order; nothing is the program's own.
func (s Settings) SetTechniques(text string) { s.prefs.SetString(setOrder, text) }
