package screen

import (
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"sudoku/generator"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// FuzzPreferences reads arbitrary settings files: every value read must be a valid
// choice.
func FuzzPreferences(f *testing.F) {
	f.Add("dark", 1.5, 1)
	f.Add("zh-Hans", -1e300, -1)
	f.Add("half-turn", 1e300, 1<<40)
	f.Add("on\tx-wing\t0300\tHard\t140\tX-wing\noff\tskyscraper\n", 0.0, 0)
	f.Add(strings.Repeat("on\t", 20000), 1.0, 1)
	f.Add(strings.Repeat("[", 20000)+"\x00\xff", math.Copysign(0, -1), math.MinInt)
	f.Add("999999999999999999999", math.SmallestNonzeroFloat64, math.MaxInt)
	app := test.NewTempApp(f)
	f.Fuzz(func(t *testing.T, text string, number float64, n int) {
		if math.IsNaN(number) {
			return // the file is JSON, which has none
		}
		s := Preferences{Values: app.Preferences()}
		for _, name := range []string{PrefTheme, PrefLanguage, PrefLevel, PrefSymmetry, PrefPaper, PrefOrder, PrefMore} {
			s.SetString(name, text)
		}
		for _, name := range []string{PrefText, PrefWidth, PrefHeight} {
			s.SetFloat(name, number)
		}
		if s.Palette(fynetheme.VariantDark) == nil || int(s.Language(words.English)) >= len(words.Langs) {
			t.Errorf("%q: no theme or language", text)
		}
		if l, sym := s.Level(), s.Symmetry(); l > puzzle.Extreme || sym > generator.BothDiagonals {
			t.Errorf("%q: level %d, symmetry %d", text, l, sym)
		}
		if len(s.Techniques(nil)) == 0 {
			t.Errorf("%q: no techniques", text)
		}
		s.Zoom(n)
		if size := s.Size(); s.Text() < .85 || s.Text() > 2 ||
			size.Width < 360 || size.Height < 480 || size != size.Min(fyne.NewSize(8000, 8000)) {
			t.Errorf("%v: text %v, size %v", number, s.Text(), size)
		}
	})
}

// FuzzPuzzleOrder reads what is asked of new puzzles, as the settings file has it: what was
// read is written and read again as it is, and what it asks for can be said.
func FuzzPuzzleOrder(f *testing.F) {
	for _, text := range []string{"", "level=hard symmetry=half-turn", "=", "a=b=c = =x", strings.Repeat("givens=", 5000),
		"givens=99999999999999999999 minutes=-1 max-givens=1e400", "using=" + strings.Repeat("x-wing,", 5000), "\x00=\xff 数=独", "level=" + strings.Repeat("[", 20000)} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		o := session.ParsePuzzleOrder(text)
		if again := session.ParsePuzzleOrder(o.String()); again.String() != o.String() {
			t.Errorf("%q is read as %q, then as %q", text, o, again)
		}
		o.Extra()
		o.Kind()
	})
}
