package screen

import (
	"strings"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"sudoku/generator"
	"sudoku/gui/portal"
	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// Preferences holds the player's settings.
type Preferences struct {
	Values
	Desktop *portal.Desktop // nil: it asks for nothing
	Asked   *words.Lang     // the language that was asked for at the start, until one is chosen; may be nil
}

// Values are settings by name. The toolkit's preferences implement it, but a crash while
// they are written loses them all; the settings of package store are written atomically.
type Values interface {
	BoolWithFallback(name string, fallback bool) bool
	FloatWithFallback(name string, fallback float64) float64
	String(name string) string
	StringWithFallback(name, fallback string) string
	SetBool(name string, value bool)
	SetFloat(name string, value float64)
	SetString(name, value string)
}

// Flush writes recent changes, if Values writes in the background.
func (p Preferences) Flush() {
	if f, ok := p.Values.(interface{ Flush() error }); ok {
		_ = f.Flush() // errors are reported elsewhere
	}
}

// Names of the settings.
const (
	PrefTheme         = "theme"    // system, light, dark, contrast
	PrefLanguage      = "language" // a tag such as zh-Hans; "" is the system's
	PrefText          = "text"     // text scale
	PrefHoDoKu        = "keys.hodoku"
	PrefFirst         = "digit.first" // the digit is chosen before the cell
	PrefPen           = "pen"         // the pointer writes on the board
	PrefFixed         = "fixed"       // marks are shown in three rows of three; unset: automatic candidates are
	PrefHints         = "hints"       // what they may use: "", a level, learnt
	PrefPanel         = "show.panel"
	PrefAloud         = "aloud"       // rows that are typed are read out
	PrefVoice         = "aloud.voice" // begins the names of the voices, by language
	PrefRate          = "aloud.rate"  // -100 to 100
	PrefLevel         = "new.level"
	PrefSymmetry      = "new.symmetry"
	PrefMore          = "new.more"   // the other options of new puzzles
	PrefFolded        = "new.folded" // they are not shown
	PrefRecentOrders  = "new.recent" // orders to keep puzzles for
	PrefPaper         = "print.paper"
	PrefAdvice        = "advice"    // what a new player is still told
	PrefDay           = "day"       // of the last start
	PrefSettled       = "settled"   // the player is no beginner any more
	PrefStarts        = "starts"    // of the program, until then
	PrefAside         = "aside"     // names of the games that were put aside, a line each
	PrefAtHome        = "home.open" // Home is what was open last
	PrefOrder         = "techniques"
	PrefOpenFolder    = "folder.open" // of the file that was opened last
	PrefPhotoFolder   = "folder.photo"
	PrefSaveFolder    = "folder.save"
	PrefRecentFolders = "folder.recent"
	PrefWidth         = "window.width"
	PrefHeight        = "window.height"
)

// On reads a switch.
func (p Preferences) On(name string) bool {
	usual := !isOff(name)
	if name == PrefStill && p.Desktop != nil {
		usual = p.Desktop.Still
	}
	return p.BoolWithFallback(name, usual)
}

// Toggle turns a switch.
func (p Preferences) Toggle(name string) { p.SetBool(name, !p.On(name)) }

// Input adds the settings to an input state.
func (p Preferences) Input(ui game.UI) game.UI {
	ui.Clean, ui.First = p.On(PrefClean), p.On(PrefFirst)
	if !ui.First {
		ui.Digit = 0
	}
	return ui
}

// Theme returns the name of the chosen theme.
func (p Preferences) Theme() string { return p.StringWithFallback(PrefTheme, "system") }

// Palette returns the palette for the chosen theme. system is what the toolkit says of the desktop.
func (p Preferences) Palette(system fyne.ThemeVariant) *theme.Palette {
	name := p.Theme()
	dark := system == fynetheme.VariantDark || p.Desktop != nil && p.Desktop.Dark
	switch {
	case name == "contrast":
		return &theme.HighContrast
	case name == "dark", name == "system" && dark:
		return &theme.Dark
	}
	return &theme.Light
}

// Language returns the chosen language, or the system's.
func (p Preferences) Language(system words.Lang) words.Lang {
	if p.Asked != nil {
		return *p.Asked
	}
	if l, ok := words.Parse(p.String(PrefLanguage)); ok && p.String(PrefLanguage) != "" {
		return l
	}
	return system
}

// LanguageTag returns the tag of the chosen language, "" for the system's.
func (p Preferences) LanguageTag() string {
	if p.Asked != nil {
		return p.Asked.Code()
	}
	return p.String(PrefLanguage)
}

// Text returns the text scale, .85 to 2.
func (p Preferences) Text() float64 {
	return min(max(p.FloatWithFallback(PrefText, 1), .85), 2)
}

// Zoom changes the text scale by steps of a tenth; 0 makes it 1.
func (p Preferences) Zoom(steps int) {
	if steps == 0 {
		p.SetFloat(PrefText, 1)
		return
	}
	p.SetFloat(PrefText, min(max(p.Text()+.1*float64(steps), .85), 2))
}

// Level returns the level chosen last for a new puzzle, Unrated for any.
func (p Preferences) Level() puzzle.Level {
	if p.String(PrefLevel) == anyLevel {
		return puzzle.Unrated
	}
	if l, ok := puzzle.ParseLevel(p.String(PrefLevel)); ok {
		return l
	}
	return puzzle.Easy
}

// Symmetry returns the symmetry chosen last for a new puzzle.
func (p Preferences) Symmetry() generator.Symmetry {
	sym, ok := generator.ParseSymmetry(p.StringWithFallback(PrefSymmetry, "half-turn"))
	if !ok {
		return generator.HalfTurn
	}
	return sym
}

// Size returns the size that the window had when it was closed last, or the usual one if no
// window can have had it.
func (p Preferences) Size() fyne.Size {
	const most = 8000
	w, h := p.FloatWithFallback(PrefWidth, 0), p.FloatWithFallback(PrefHeight, 0)
	if !(0 < w && w <= most && 0 < h && h <= most) {
		w, h = 1100, 780
	}
	return fyne.NewSize(float32(max(w, 360)), float32(max(h, 480)))
}

// SetSize stores the size of the window.
func (p Preferences) SetSize(size fyne.Size) {
	p.SetFloat(PrefWidth, float64(size.Width))
	p.SetFloat(PrefHeight, float64(size.Height))
}

// TechniqueOrder returns the player's own order of techniques in the format of a profile
// file, or "" for the default order.
func (p Preferences) TechniqueOrder() string { return p.String(PrefOrder) }

// SetTechniqueOrder stores the player's order; "" is the default order.
func (p Preferences) SetTechniqueOrder(text string) { p.SetString(PrefOrder, text) }

// Techniques returns the techniques that hints and solution paths use on a board, on the
// classic one in the player's order.
func (p Preferences) Techniques(on *puzzle.Shape) []*logic.Technique {
	if on != nil {
		return logic.For(on).Techniques
	}
	profile, err := logic.ReadProfile(strings.NewReader(p.TechniqueOrder()))
	if err != nil { // the player has no own order
		return logic.Full.Techniques
	}
	return profile.Techniques
}
