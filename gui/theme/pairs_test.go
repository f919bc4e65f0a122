package theme

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"sudoku/puzzle/words"
)

// TestPairs checks further pairs of text or drawing and background: contrast 4.5 for
// text, 3 for large digits, shapes, rings and disabled text.
func TestPairs(t *testing.T) {
	for _, c := range []struct {
		tokens, on string
		bar        float64
		why        string
	}{
		{"Text Bad", "Same", 4.5, "a button that is pressed"},
		{"Text Text2 Accent", "SelectFill", 4.5, "under the pointer"},
		{"Text Text2", "Ground Surface Sunk", 4.5, "pages, cards, wells"},
		{"Text Entry Mark", "Sunk Peer", 4.5, "cells that a filter puts behind"},
		{"Warn", "Cover Ground Surface", 4.5, "the number of solutions; a question before something is replaced"},
		{"Good", "Surface Ground", 4.5, "the number of solutions"},
		{"Bad", "BadFill Surface Ground SelectFill Peer", 4.5, "the number of solutions, digits in conflict, messages"},
		{"Accent", "Surface Ground Sunk SelectFill Same", 3, "rings of what has the focus, ticks"},
		{"Select", "Surface Peer SelectFill Sunk Same Base Cover", 3, "the cursor's ring"},
		{"Thin", "Surface", 3, "fields"},
		{"Text3", "Surface Ground", 3, "digits that are done, what is turned off, boxes to tick, lines of moves and depths"},
		{"Elim Off On BaseLine CoverLine Fin", "Surface Base Cover Peer", 3, "the shapes of a hint"},
	} {
		for _, p := range palettes {
			for token := range strings.FieldsSeq(c.tokens) {
				for ground := range strings.FieldsSeq(c.on) {
					if got := contrast(p.token(token), p.token(ground)); got < c.bar {
						t.Errorf("%s: %s on %s has a contrast of %.2f, want %.1f: %s", p.name, token, ground, got, c.bar, c.why)
					}
				}
			}
		}
	}
}

// TestCandidateColours: a coloured candidate is readable on its tile, and the tile has a
// visible border.
func TestCandidateColours(t *testing.T) {
	for _, p := range palettes {
		for n := 1; n <= 9; n++ {
			tile := p.Cell[n]
			if got := contrast(p.Mark, tile.Fill); got < 4.5 {
				t.Errorf("%s: a mark on colour %d has a contrast of %.2f", p.name, n, got)
			}
			if got := contrast(tile.Line, tile.Fill); got < 1.5 {
				t.Errorf("%s: the border of colour %d has a contrast of %.2f", p.name, n, got)
			}
		}
	}
}

// TestListContrast: both kinds of text on a row that is chosen, under the pointer or
// focused.
func TestListContrast(t *testing.T) {
	for _, p := range palettes {
		th := NewTheme(p.Palette, 1, words.English)
		for _, n := range []fyne.ThemeColorName{fynetheme.ColorNameSelection, fynetheme.ColorNameHover} {
			ground := over(th.Color(n, 0).(color.NRGBA), p.Ground)
			for _, token := range []string{"Text", "Text2", "Bad"} {
				if got := contrast(p.token(token), ground); got < 4.5 {
					t.Errorf("%s: %s on a row's %s has a contrast of %.2f", p.name, token, n, got)
				}
			}
		}
		for _, on := range []color.NRGBA{p.Ground, p.Surface} {
			bar := th.Color(fynetheme.ColorNameScrollBar, 0).(color.NRGBA)
			if got := contrast(bar, on); got < 3 {
				t.Errorf("%s: a scroll bar has a contrast of %.2f", p.name, got)
			}
		}
	}
}

// TestEdges: where a menu has nearly the colour of the window, its edge is visible.
func TestEdges(t *testing.T) {
	for _, p := range palettes {
		menu := NewTheme(p.Palette, 1, words.English).Color(fynetheme.ColorNameMenuBackground, 0).(color.NRGBA)
		if p.Palette == &Light {
			continue // a shadow on paper is enough
		}
		for _, on := range []color.NRGBA{p.Ground, p.Surface, menu} {
			if got := contrast(over(p.Edge(), on), on); got < 3 {
				t.Errorf("%s: the edge of a menu has a contrast of %.2f", p.name, got)
			}
		}
	}
}
