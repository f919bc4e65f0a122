//go:build e2e && !headless

package gui_test

import (
	"bytes"
	"image"
	"image/color"
	"os"
	"strings"
	"testing"

	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// TestNewspaper: a puzzle is typed from paper without looking at the screen, in 81 key
// presses of which one is wrong. The indicator changes, the likeliest correction repairs it,
// and the puzzle is solved and printed.
func TestNewspaper(t *testing.T) {
	t.Parallel()
	binary, home := build(t), t.TempDir()
	printed := strings.ReplaceAll(pasted, "\n", "")
	typed := "108" + printed[3:] // for 103
	p := newScreen(t).open(binary, home)
	p.newGame()

	game := p.stillBoard()
	p.key("ctrl+e")
	p.wait("the empty grid", func() bool { return !bytes.Equal(p.board().Pix, game.Pix) })
	p.stillBoard()
	if p.panelHas(theme.Light.Warn) {
		t.Error("the indicator is lit for an empty grid")
	}
	p.write(typed)
	p.wait("what was typed", func() bool { return p.entered() == grid(typed) })
	p.wait("the indicator to turn", func() bool { return p.panelHas(theme.Light.BadFill) && !p.panelHas(theme.Light.Warn) })
	p.wait("the likeliest change on the board", func() bool { return has(p.board(), theme.Light.Cover) })
	p.keep("slip")

	p.key("ctrl+Return", "Return") // finished: the list of corrections has the focus; apply the first
	p.wait("the change", func() bool { return p.entered() == grid(printed) })
	p.wait("the indicator to turn back", func() bool { return p.panelHas(theme.Light.Good) && !p.panelHas(theme.Light.BadFill) })
	p.keep("mended")
	p.key("ctrl+z", "ctrl+y")
	p.wait("the change again", func() bool { return p.entered() == grid(printed) && p.panelHas(theme.Light.Good) })

	p.key("ctrl+Return")
	p.wait("the game", func() bool { return p.entered() == puzzle.Grid{} }) // which is saved before the entry is cleared
	p.lastItem(3)                                                           // Hint, Solve
	p.wait("the solution", func() bool { return p.current().Finished() })

	board := p.stillBoard().Rect // after the wave
	p.key("ctrl+p")
	p.wait("the paper in place of the board", func() bool { return p.boardRect() != board })
	p.savePaper(p.button("the print page"))
}

// TestTypedOnTheBoard: who types a puzzle on the play page, with points or spaces for empty
// cells, finds all of it on the page for that.
func TestTypedOnTheBoard(t *testing.T) {
	t.Parallel()
	binary := build(t)
	for _, empty := range []string{".", "space", "0"} {
		p := newScreen(t).open(binary, t.TempDir(), sample(t, "play.sudoku"))
		p.wait("the game", func() bool { return p.saved() != nil })
		p.key("Right", "Right", "Down")
		printed := strings.ReplaceAll(pasted, "\n", "")
		for _, k := range strings.Split(printed, "") {
			if k == "0" {
				k = empty
			}
			p.key(k)
		}
		p.key("ctrl+e")
		p.wait("the puzzle on the page, with "+empty, func() bool { return p.entered() == grid(printed) })
		p.crash()
	}
}

// TestTabBackwards: Shift+Tab leads from the second field to the first, from there to the
// board, and from the board to the last button and on backwards.
func TestTabBackwards(t *testing.T) {
	t.Parallel()
	p := newScreen(t).open(build(t), t.TempDir(), sample(t, "play.sudoku"))
	p.wait("the game", func() bool { return p.saved() != nil })
	p.key("ctrl+e", "Tab", "Tab", "Tab", "Tab", "Tab", "shift+Tab") // Home, Back and Open a photo come before the fields
	p.write("one")
	p.key("shift+Tab", "shift+Tab", "shift+Tab")
	p.write("5")
	p.key("shift+Tab", "shift+Tab", "Tab", "Tab")
	p.write("7")
	p.wait("what was typed", func() bool { g := p.entered(); return g[0] == 5 && g[1] == 7 })
	if title := p.load(gamesOf(p.home).Path("entry.sudoku")).Puzzle().Title; title != "one" {
		t.Errorf("the title is %q", title)
	}
}

func grid(s string) puzzle.Grid {
	g, _ := puzzle.ParseGrid(s)
	return g
}

// entered returns the typed puzzle on the disk.
func (p *program) entered() (g puzzle.Grid) {
	path := gamesOf(p.home).Path("entry.sudoku")
	if _, err := os.Stat(path); err == nil {
		g = p.load(path).State().Grid
	}
	return g
}

// panelHas reports whether a colour is visible right of the board.
func (p *program) panelHas(c color.NRGBA) bool {
	board := p.board().Rect
	return has(p.part(image.Rect(board.Max.X+10, board.Min.Y, 1<<20, 1<<20)), c)
}

// has reports whether a colour is in more than a few pixels: edges are mixed from other
// colours.
func has(m *image.RGBA, c color.NRGBA) bool { return count(m, c) > 20 }

// count returns how many pixels have a colour.
func count(m *image.RGBA, c color.NRGBA) (n int) {
	for i := 0; i < len(m.Pix); i += 4 {
		if m.Pix[i] == c.R && m.Pix[i+1] == c.G && m.Pix[i+2] == c.B {
			n++
		}
	}
	return n
}

// primary returns the middle of the page's primary button.
func (p *program) primary() (at image.Point, ok bool) {
	m, c := p.picture(), theme.Light.Accent
	run := 0
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			if k := m.RGBAAt(x, y); k.R != c.R || k.G != c.G || k.B != c.B {
				run = 0
			} else if run++; run == 60 {
				return image.Pt(x-20, y+16), true
			}
		}
	}
	return at, false
}
