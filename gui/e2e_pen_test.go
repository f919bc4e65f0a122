//go:build e2e && !headless

package gui_test

import (
	"image"
	"testing"
	"time"

	"github.com/jezek/xgb/xproto"

	"sudoku/puzzle"
)

// Strokes in a cell, in parts of it.
var (
	plainFour  = [][][2]float64{{{.55, .2}, {.3, .58}, {.75, .58}}, {{.6, .4}, {.6, .85}}}
	plainTwo   = [][][2]float64{{{.32, .3}, {.4, .2}, {.58, .2}, {.66, .32}, {.58, .5}, {.32, .8}, {.7, .8}}}
	oneOrSeven = [][2]float64{{.25, .3}, {.55, .1}, {.5, .9}}
)

// TestPen: digits are written with the mouse in two cells without a pause, one in doubt is
// answered by a key, and all of it is in the game's file.
func TestPen(t *testing.T) {
	t.Parallel()
	p := newScreen(t).open(build(t), t.TempDir())
	p.newGame()
	p.paste()
	p.key("shift+w")
	p.selectCell(r1c2)
	for _, s := range plainFour {
		p.stroke(r1c2, s)
	}
	for _, s := range plainTwo {
		p.stroke(r1c4, s)
	}
	p.wait("both digits", func() bool {
		g := p.current().State().Grid
		return g[r1c2] == 4 && g[r1c4] == 2
	})
	before := p.board()
	p.stroke(r1c4+2, oneOrSeven)
	p.wait("the question", func() bool { return p.covered(before.Rect, r1c4+3) })
	p.keep("pen")
	p.key("7")
	p.wait("its answer", func() bool { return p.current().State().Grid[r1c4+2] == 7 })
	p.key("shift+w")
	p.drag(p.middle(r1c2), p.middle(r1c4))
	p.key("Delete")
	p.wait("what was dragged over erased", func() bool {
		g := p.current().State().Grid
		return g[r1c2] == 0 && g[r1c4] == 0 && g[r1c4+2] == 7
	})
}

// stroke draws a line in a cell with the mouse, so slowly that no point is skipped.
func (p *program) stroke(c puzzle.Cell, s [][2]float64) {
	b := p.stillBoard().Rect
	side := float64(b.Dx()) / 9
	at := func(q [2]float64) image.Point {
		return b.Min.Add(image.Pt(int((float64(c.Col())+q[0])*side), int((float64(c.Row())+q[1])*side)))
	}
	p.pointTo(at(s[0]))
	time.Sleep(200 * time.Millisecond) // else it is a finger, and held for long it opens a menu
	p.fake(xproto.ButtonPress, leftButton, image.Point{})
	for i, q := range s[1:] {
		for k := range 6 {
			t := float64(k+1) / 6
			p.moveTo(at([2]float64{s[i][0] + t*(q[0]-s[i][0]), s[i][1] + t*(q[1]-s[i][1])}))
		}
	}
	p.fake(xproto.ButtonRelease, leftButton, image.Point{})
	p.x.Sync()
}

// covered reports whether something lies over the line on the left of a cell, where the box with
// two readings does.
func (p *program) covered(board image.Rectangle, c puzzle.Cell) bool {
	side := board.Dx() / 9
	at := board.Min.Add(image.Pt(c.Col()*side+side/2, c.Row()*side+side))
	m := p.part(image.Rect(at.X, at.Y-3, at.X+1, at.Y+4))
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		if r, _, _, _ := m.At(at.X, y).RGBA(); r>>8 < 0xE0 {
			return false // the line between rows
		}
	}
	return true
}
