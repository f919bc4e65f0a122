package theme

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"sudoku/puzzle/font"
)

// TestToolkitFonts: what the build takes out of the toolkit's fonts changes no letter: they are as
// in the program's own, which are made of the same originals by another way.
func TestToolkitFonts(t *testing.T) {
	for _, face := range []struct {
		of  fyne.Resource
		own []byte
	}{{fynetheme.DefaultTextFont(), font.Regular}, {fynetheme.DefaultTextBoldFont(), font.Bold}} {
		theirs, own := glyphs(t, face.of.Content()), glyphs(t, face.own)
		if len(own) < 900 {
			t.Errorf("%s: only %d letters", face.of.Name(), len(own))
		}
		for r, want := range own {
			if !slices.Equal(theirs[r], want) {
				t.Errorf("%s: %q differs", face.of.Name(), r)
			}
		}
	}
	for _, face := range []fyne.Resource{fynetheme.DefaultTextItalicFont(), fynetheme.DefaultTextBoldItalicFont(),
		fynetheme.DefaultTextMonospaceFont(), fynetheme.DefaultSymbolFont()} {
		if found := glyphs(t, face.Content()); len(found) < 20 {
			t.Errorf("%s: only %d characters have an outline", face.Name(), len(found))
		}
	}
}

// glyphs returns the outlines of a font's characters.
func glyphs(t *testing.T, data []byte) map[rune]sfnt.Segments {
	t.Helper()
	f, err := sfnt.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	found := map[rune]sfnt.Segments{}
	var b sfnt.Buffer
	for r := range rune(0x10000) {
		i, err := f.GlyphIndex(&b, r)
		if err != nil || i == 0 {
			continue
		}
		s, err := f.LoadGlyph(&b, i, fixed.Int26_6(f.UnitsPerEm()), nil)
		if err != nil {
			t.Errorf("%U: %v", r, err)
		} else if len(s) > 0 {
			found[r] = slices.Clone(s)
		}
	}
	return found
}
