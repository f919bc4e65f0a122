//go:build e2e && !headless

package gui_test

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui/theme"
)

// long skips what takes its time, but in a run that may.
func long(t *testing.T) {
	if os.Getenv("SUDOKU_LONG") == "" {
		t.Skip("SUDOKU_LONG=1 goes this journey, as .ci/check long does")
	}
}

// TestJourney44: two photos and a text are dropped at once. The grids of both photos are there to be
// checked, in the order of the files, and the puzzle of the text is kept as a game.
func TestJourney44(t *testing.T) {
	long(t)
	t.Parallel()
	home := t.TempDir()
	const two = "...6......2....8....7.95...1.....2.6..5.6..9..3.2...4....45...8.7.....2....9.6..5"
	one, three := strings.ReplaceAll(pasted, "\n", ""), strings.Replace(pasted, "1", "0", 1)
	first, second, typed := filepath.Join(home, "first.png"), filepath.Join(home, "second.png"), filepath.Join(home, "typed.txt")
	photographed(t, first, one)
	photographed(t, second, two)
	if err := os.WriteFile(typed, []byte(three), 0o600); err != nil {
		t.Fatal(err)
	}
	p := newScreen(t).open(build(t), home)
	p.settle()
	p.drop(first, typed, second)
	another := image.Pt(1000, 255)
	for _, want := range []string{one, two, one} {
		p.wait("the grid of a photo, "+want, func() bool { return p.entered() == grid(want) })
		p.wait("that it is right", func() bool { return p.panelHas(theme.Light.Good) })
		p.settle()
		p.click(another)
	}
	p.wait("the second photo again", func() bool { return p.entered() == grid(two) })
	p.wait("that it is right", func() bool { return p.panelHas(theme.Light.Good) })
	p.key("Return", "5")
	p.wait("the game of a photo", func() bool { return p.plays() == grid(two) })
	p.key("ctrl+shift+o")
	p.settle()
	p.write("typed")
	p.key("Return")
	p.wait("the game of the text", func() bool { return p.plays() == grid(strings.ReplaceAll(three, "\n", "")) })
}
