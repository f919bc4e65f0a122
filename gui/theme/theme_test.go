package theme

import (
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"
	fynewidget "fyne.io/fyne/v2/widget"

	"sudoku/gui/paint"
	"sudoku/puzzle/words"
)

func TestThemeSizes(t *testing.T) {
	large := NewTheme(&Light, 1.5, words.English)
	for _, c := range []struct {
		name fyne.ThemeSizeName
		want float32
	}{
		{fynetheme.SizeNameText, 21},
		{fynetheme.SizeNameCaptionText, 18},
		{fynetheme.SizeNameSubHeadingText, 27},
		{fynetheme.SizeNameHeadingText, 30},
		{fynetheme.SizeNameInputRadius, 7}, // only text grows
		{fynetheme.SizeNameModalBlurRadius, 0},
		{fynetheme.SizeNameScrollBar, fynetheme.DefaultTheme().Size(fynetheme.SizeNameScrollBar)},
	} {
		if got := large.Size(c.name); got != c.want {
			t.Errorf("%s is %v, want %v", c.name, got, c.want)
		}
	}
}

// TestThemeColours: the player's palette applies whatever the system's theme is, and the
// window background compensates for the toolkit's fault in clearing.
func TestThemeColours(t *testing.T) {
	for _, p := range palettes {
		th := NewTheme(p.Palette, 1, words.English)
		for _, v := range []fyne.ThemeVariant{fynetheme.VariantDark, fynetheme.VariantLight} {
			if got := th.Color(fynetheme.ColorNameForeground, v); got != p.Text {
				t.Errorf("%s: the text is %v, want %v", p.name, got, p.Text)
			}
			r, g, b, _ := th.Color(fynetheme.ColorNameBackground, v).RGBA()
			for _, c := range []struct {
				got  uint32
				want uint8
			}{{r, p.Ground.R}, {g, p.Ground.G}, {b, p.Ground.B}} {
				if shown := float64(c.got) / (255 * 255) * 255; shown < float64(c.want)-1 || shown > float64(c.want)+.6 {
					t.Errorf("%s: the ground shows as %.1f, want %d", p.name, shown, c.want)
				}
			}
		}
	}
}

// TestThemeFonts: text has the widths of the toolkit's own Noto Sans, and a Chinese
// character is a full square, bold or not.
func TestThemeFonts(t *testing.T) {
	test.NewTempApp(t)
	for _, l := range words.Langs {
		fyne.CurrentApp().Settings().SetTheme(NewTheme(&Light, 1, l))
		for _, bold := range []bool{false, true} {
			style := fyne.TextStyle{Bold: bold}
			if w := fyne.MeasureText("中文", 14, style).Width; w != 28 {
				t.Errorf("%s, bold %v: two Han characters are %v wide, want 28", l.Code(), bold, w)
			}
			want := float32(paint.NewPainter().Width("Sudoku", 14, bold))
			if w := fyne.MeasureText("Sudoku", 14, style).Width; w < want-.5 || w > want+.5 {
				t.Errorf("%s, bold %v: Sudoku is %v wide, want %v", l.Code(), bold, w, want)
			}
		}
	}
}

// TestThemeNamesLanguages: the menu of languages shows each by its own name, whatever language the
// program is in; the toolkit takes Han characters from one font.
func TestThemeNamesLanguages(t *testing.T) {
	for _, l := range words.Langs {
		has := glyphs(t, NewTheme(&Light, 1, l).Font(fyne.TextStyle{}).Content())
		for _, named := range words.Langs {
			for _, r := range named.Name() {
				if unicode.Is(unicode.Han, r) && has[r] == nil {
					t.Errorf("%s: %q of %q has no outline", l.Code(), r, named.Name())
				}
			}
		}
	}
}

// TestThemeDraws: common widgets are drawn in the colours of each palette.
func TestThemeDraws(t *testing.T) {
	test.NewTempApp(t)
	for _, p := range palettes {
		fyne.CurrentApp().Settings().SetTheme(NewTheme(p.Palette, 1, words.English))
		w := test.NewTempWindow(t, fynewidget.NewEntry())
		w.Resize(fyne.NewSize(200, 60))
		r, g, b, _ := w.Canvas().Capture().At(100, 15).RGBA()
		wr, wg, wb, _ := p.Surface.RGBA()
		if r != wr || g != wg || b != wb {
			t.Errorf("%s: an entry is filled with %x %x %x, want %v", p.name, r>>8, g>>8, b>>8, p.Surface)
		}
	}
}

// TestUse: the toolkit gets one theme object, which returns what the last theme used
// returns. Icons, which it caches by name, include their colours in the name.
func TestUse(t *testing.T) {
	s := test.NewTempApp(t).Settings()
	Use(s, &Light, 1, words.English)
	was, name := s.Theme(), fynetheme.MenuExpandIcon().Name()
	Use(s, &Dark, 1.5, words.Chinese)
	if s.Theme() != was {
		t.Error("it was given another")
	}
	if c := s.Theme().Color(fynetheme.ColorNameForeground, 0); c != Dark.Text {
		t.Errorf("text is %v", c)
	}
	if size := s.Theme().Size(fynetheme.SizeNameText); size != 21 {
		t.Errorf("text is %v high", size)
	}
	if now := fynetheme.MenuExpandIcon().Name(); now == name || !strings.HasSuffix(now, ".svg") {
		t.Errorf("an icon was called %q, and is called %q", name, now)
	}
}
