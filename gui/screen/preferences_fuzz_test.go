package screen

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"sudoku/generator"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// FuzzPreferences reads arbitrary settings files: every value read must be a valid
// choice.
func FuzzPreferences(f *testing.F) {
	f.Add("dark", 1.5, 1)
	f.Add("zh-Hans", -1e300, -1)
	f.Add("half-turn", 1e300, 1<<40)
	f.Add("on\tx-wing\t0300\tHard\t140\tX-wing\noff\tskyscraper\n", 0.0, 0)
	app := test.NewTempApp(f)
	f.Fuzz(func(t *testing.T, text string, number float64, n int) {
		if math.IsNaN(number) {
			return // the file is JSON, which has none
		}
		s := Preferences{app.Preferences()}
		for _, name := range []string{PrefTheme, PrefLanguage, PrefLevel, PrefSymmetry, PrefPaper, PrefOrder} {
			s.SetString(name, text)
		}
		for _, name := range []string{PrefText, PrefWidth, PrefHeight} {
			s.SetFloat(name, number)
		}
		if s.Palette(fynetheme.VariantDark) == nil || int(s.Language(words.English)) >= len(words.Langs) {
			t.Errorf("%q: no theme or language", text)
		}
		if l, sym := s.Level(), s.Symmetry(); l > logic.Extreme || sym > generator.BothDiagonals {
			t.Errorf("%q: level %d, symmetry %d", text, l, sym)
		}
		if len(s.Techniques()) == 0 {
			t.Errorf("%q: no techniques", text)
		}
		s.Zoom(n)
		if size := s.Size(); s.Text() < .85 || s.Text() > 2 ||
			size.Width < 360 || size.Height < 480 || size != size.Min(fyne.NewSize(8000, 8000)) {
			t.Errorf("%v: text %v, size %v", number, s.Text(), size)
		}
	})
}
