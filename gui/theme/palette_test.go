package theme

import (
	"image/color"
	"math"
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"sudoku/puzzle/words"
)

var palettes = []struct {
	name string
	*Palette
}{{"light", &Light}, {"dark", &Dark}, {"contrast", &HighContrast}}

func (p *Palette) token(name string) color.NRGBA {
	return reflect.ValueOf(p).Elem().FieldByName(name).Interface().(color.NRGBA)
}

// TestContrast checks that each colour has the contrast that the design requires on all
// backgrounds it is used on.
func TestContrast(t *testing.T) {
	const digits = "Surface SelectFill Peer Same Base Cover"
	for _, c := range []struct {
		token, on string
		want      [3]float64 // light, dark, high contrast
	}{
		{"Text", "Ground Sunk " + digits, [3]float64{12.4, 8.0, 16.8}},
		{"Text2", "Ground Surface Sunk SelectFill", [3]float64{5.7, 5.9, 16.5}},
		{"Text3", "Ground Surface", [3]float64{3.2, 3.6, 7.0}},
		{"Thin", "Surface", [3]float64{3.1, 3.1, 5.3}},
		{"Thick", "Surface", [3]float64{15.2, 6.8, 21.0}},
		{"Entry", digits, [3]float64{5.8, 4.9, 9.2}},
		{"Mark", digits, [3]float64{7.3, 5.7, 16.8}},
		{"Accent", "Ground Surface", [3]float64{7.2, 8.1, 11.5}},
		{"OnAccent", "Accent BaseLine", [3]float64{7.9, 8.7, 11.5}},
		{"Select", "Surface Peer SelectFill", [3]float64{6.8, 6.6, 9.2}},
		{"Bad", "Ground Surface BadFill", [3]float64{5.4, 7.0, 7.9}},
		{"Good", "Ground Surface", [3]float64{5.9, 9.2, 9.4}},
		{"Warn", "Ground Surface", [3]float64{5.7, 9.5, 9.2}},
		{"On", "Surface Base", [3]float64{5.3, 8.8, 7.5}},
		{"OnText", "On", [3]float64{6.5, 11.5, 9.4}},
		{"Off", "Surface Base", [3]float64{7.2, 5.1, 7.3}},
		{"Elim", "Surface ElimFill", [3]float64{5.4, 6.3, 7.9}},
		{"Fin", "Surface", [3]float64{12.6, 11.6, 12.6}},
		{"BaseLine", "Surface Base", [3]float64{6.5, 6.4, 9.2}},
		{"CoverLine", "Surface Cover", [3]float64{5.2, 9.0, 8.5}},
	} {
		for i, p := range palettes {
			least := math.Inf(1)
			for ground := range strings.FieldsSeq(c.on) {
				least = min(least, contrast(p.token(c.token), p.token(ground)))
			}
			if math.Abs(least-c.want[i]) > .06 {
				t.Errorf("%s: %s has a contrast of %.2f, want %.1f", p.name, c.token, least, c.want[i])
			}
		}
	}
}

// TestCellColours: entries and marks on each of the nine fills.
func TestCellColours(t *testing.T) {
	for _, c := range []struct {
		*Palette
		want [10]float64
	}{
		{&Light, [10]float64{0, 6.2, 6.0, 5.7, 4.9, 6.1, 6.1, 5.3, 4.7, 5.9}},
		{&Dark, [10]float64{0, 4.6, 5.0, 6.2, 4.7, 6.4, 5.9, 5.8, 4.6, 6.7}},
	} {
		for n := 1; n <= 9; n++ {
			fill := c.Cell[n].Fill
			got := min(contrast(c.Entry, fill), contrast(c.Mark, fill))
			if math.Abs(got-c.want[n]) > .06 {
				t.Errorf("dark %v: colour %d has a contrast of %.2f, want %.1f", c.IsDark, n, got, c.want[n])
			}
		}
	}
}

// TestThemeContrast: the toolkit's text on its own backgrounds, also under a hover
// colour.
func TestThemeContrast(t *testing.T) {
	grounds := []fyne.ThemeColorName{fynetheme.ColorNameBackground, fynetheme.ColorNameButton, fynetheme.ColorNameMenuBackground,
		fynetheme.ColorNameOverlayBackground, fynetheme.ColorNameInputBackground, fynetheme.ColorNameHeaderBackground}
	veils := []fyne.ThemeColorName{fynetheme.ColorNameHover, fynetheme.ColorNameFocus, fynetheme.ColorNamePressed, fynetheme.ColorNameSelection}
	for _, p := range palettes {
		th := NewTheme(p.Palette, 1, words.English)
		get := func(n fyne.ThemeColorName) color.NRGBA { return th.Color(n, 0).(color.NRGBA) }
		check := func(text, on fyne.ThemeColorName, ground color.NRGBA, bar float64) {
			if c := contrast(get(text), ground); c < bar {
				t.Errorf("%s: %s on %s has a contrast of %.2f, want %.1f", p.name, text, on, c, bar)
			}
		}
		for _, g := range grounds {
			check(fynetheme.ColorNameForeground, g, get(g), 4.5)
			check(fynetheme.ColorNamePlaceHolder, g, get(g), 4.5)
			for _, v := range veils {
				check(fynetheme.ColorNameForeground, g+"+"+v, over(get(v), get(g)), 4.5)
			}
		}
		for _, n := range []fyne.ThemeColorName{fynetheme.ColorNameHyperlink, fynetheme.ColorNameError, fynetheme.ColorNameSuccess, fynetheme.ColorNameWarning} {
			check(n, fynetheme.ColorNameOverlayBackground, get(fynetheme.ColorNameOverlayBackground), 4.5)
		}
		check(fynetheme.ColorNameDisabled, fynetheme.ColorNameOverlayBackground, get(fynetheme.ColorNameOverlayBackground), 3)
		check(fynetheme.ColorNameForegroundOnPrimary, fynetheme.ColorNamePrimary, get(fynetheme.ColorNamePrimary), 4.5)
		check(fynetheme.ColorNameForegroundOnError, fynetheme.ColorNameError, get(fynetheme.ColorNameError), 4.5)
		check(fynetheme.ColorNameForegroundOnSuccess, fynetheme.ColorNameSuccess, get(fynetheme.ColorNameSuccess), 4.5)
		check(fynetheme.ColorNameForegroundOnWarning, fynetheme.ColorNameWarning, get(fynetheme.ColorNameWarning), 4.5)
	}
}

// over returns the colour of a veil drawn over a background.
func over(v, g color.NRGBA) color.NRGBA {
	f := func(a, b uint8) uint8 {
		return uint8((int(a)*int(v.A) + int(b)*(255-int(v.A))) / 255)
	}
	return color.NRGBA{f(v.R, g.R), f(v.G, g.G), f(v.B, g.B), 255}
}
