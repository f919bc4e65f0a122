//go:build e2e && !headless

package gui_test

import (
	"image"
	"image/color"
	"math"
	"testing"

	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestFilterAndDraw: a player filters by digit, colours and links candidates by keys, by
// pointer and by the menu of a cell, has candidates filled in, and goes back to before
// the first mistake while later moves are kept.
func TestFilterAndDraw(t *testing.T) {
	t.Parallel()
	p := newScreen(t).open(build(t), t.TempDir())
	p.newGame()
	p.paste()
	p.filter()
	p.colourAndLink()
	p.goBack()
}

const (
	r1c2 = puzzle.Cell(1) // 4; 7 and 8 are possible too
	r1c4 = puzzle.Cell(3) // 6
	r1c5 = puzzle.Cell(4) // 2, 6 or 8
	r2c1 = puzzle.Cell(9) // 5 or 6
)

func (p *program) filter() {
	can, not := theme.Light.Surface, theme.Light.Peer
	p.key("alt+5")
	p.wait("cells that can't be 5 fade", func() bool { return p.ground(r1c5) == not && p.ground(r2c1) == can })
	p.key("alt+shift+6")
	p.wait("cells that can be 6 too", func() bool { return p.ground(r1c5) == can && p.ground(r2c1) == can })
	p.key("alt+0")
	p.wait("two candidates", func() bool { return p.ground(r1c5) == not && p.ground(r2c1) == can })
	p.key("Escape")
	p.wait("all cells alike", func() bool { return p.ground(77) == theme.Light.Surface && p.ground(79) == theme.Light.Surface })
}

func (p *program) colourAndLink() {
	coloured := func(c puzzle.Cell, d puzzle.Digit) uint8 { return p.current().State().CandColours[c][d-1] }
	p.selectCell(r1c2)
	p.key("d", "shift+6", "4")
	p.wait("a colour by keys", func() bool { return coloured(r1c2, 4) == 6 })
	p.key("space", "space")
	from, to := puzzle.Cand(r1c2, 8), puzzle.Cand(r1c4, 6)
	p.drag(p.spot(from), p.spot(to))
	p.wait("a link by the pointer", func() bool { return p.current().State().Links.Has(game.Link{From: from, To: to}) })
	p.key("space", "4", "7")
	weak := game.Link{From: puzzle.Cand(r1c4, 6), To: puzzle.Cand(r1c2, 7), Weak: true}
	p.selectCell(r1c4) // a press: the nearest candidate to the middle is 5, which it can't be
	p.key("6")
	p.walk(r1c4, r1c2)
	p.key("7")
	p.wait("a link by keys", func() bool { return p.current().State().Links.Has(weak) })
	p.key("Escape")
	at := p.spot(puzzle.Cand(r1c5, 5))
	p.press(at, rightButton)
	p.key("Up", "Right", "Right", "Return")                  // the last tool of the pad, its menu
	p.key("Down", "Right", "Down", "Down", "Down", "Return") // the first candidate, 2; its second colour, after two links and the first
	p.wait("a colour by the menu", func() bool { return coloured(r1c5, 2) == 2 })
}

func (p *program) goBack() {
	p.key("ctrl+m")
	p.wait("candidates", func() bool { return p.current().State().Centre[r1c2] == puzzle.DigitsOf(4, 7, 8) })
	before := p.current()
	p.selectCell(r1c2)
	p.key("7")
	p.walk(r1c2, r1c4)
	p.key("6")
	p.wait("two entries", func() bool { return p.current().State().Grid[r1c4] == 6 })
	p.key(p.subitem(1, 3, 1)...) // Edit, Moves, Back to before the mistake
	p.wait("the way back", func() bool { return p.current().State() == before.State() })
	p.selectCell(r1c2)
	p.key("4")
	p.wait("a branch with what came after", func() bool { return len(p.current().Branches()) == 2 && p.current().State().Grid[r1c2] == 4 })
	p.keep("filter")
}

// spot returns where a candidate is on the screen; the middle one of a cell is its
// centre.
func (p *program) spot(k puzzle.Candidate) image.Point {
	b := p.board().Rect
	side := float64(b.Dx()) / 9
	i := int(k.Digit() - 1)
	x := side * (float64(k.Cell().Col()) + .5 + .27*float64(i%3-1))
	y := side * (float64(k.Cell().Row()) + .5 + .27*float64(i/3-1))
	return b.Min.Add(image.Pt(int(math.Round(x)), int(math.Round(y))))
}

// ground returns the colour of an empty cell, away from its middle and its edge.
func (p *program) ground(c puzzle.Cell) color.NRGBA {
	b := p.board()
	side := b.Rect.Dx() / 9
	return color.NRGBA(b.RGBAAt(b.Rect.Min.X+c.Col()*side+side/4, b.Rect.Min.Y+c.Row()*side+side/4))
}
