package learn

import (
	"image"
	"image/color"
	"slices"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// A stationCard says what a station is about, with a small board on which it has a step.
type stationCard struct {
	page.Base
	shown *stationReport
	pic   *widget.Pic
	of    *logic.Technique
	at    int         // pixels of the picture of the board
	board *image.RGBA // nil: not painted yet
}

func newStationCard(b page.Base, shown *stationReport) *stationCard {
	k := &stationCard{Base: b, shown: shown}
	k.pic = b.Kit.NewPic(k.paint)
	return k
}

// show shows the card of a technique.
func (k *stationCard) show(t *logic.Technique) {
	if k.of != t {
		k.of, k.board = t, nil
	}
	k.pic.Repaint()
}

// leastBoard is the side of the smallest board that is shown.
const leastBoard = 150

func (k *stationCard) paint(c *widget.Canvas) {
	c.Box(c.Bounds(), 10, 1, c.Pal.Hair, c.Pal.Surface)
	in := c.Bounds().Inset(min(20, c.W/20))
	high := func(text string, t theme.Type) float64 {
		if text == "" {
			return 0
		}
		return c.Height(text, in.W, t) + 8
	}
	says, also, here := high(k.shown.says, theme.Body), high(k.shown.also, theme.Secondary), high(k.shown.here, theme.Secondary)
	if in.H < says+also+here+leastBoard {
		also = 0
	}
	if in.H < says+here+leastBoard {
		here = 0
	}
	side := min(in.W, in.H-says-also-here, 300*max(1, c.TextScale))
	if side < leastBoard && says > in.H+8 { // neither has room
		return
	}
	write := func(text string, high float64, t theme.Type, col color.Color) {
		if high > 0 {
			c.Flow(text, in.Strip(in.Y, high), t, col)
			in = page.Below(in, high)
		}
	}
	write(k.shown.says, says, theme.Body, c.Pal.Text)
	write(k.shown.also, also, theme.Secondary, c.Pal.Text2)
	if side >= leastBoard {
		c.Place(k.picture(c, int(side*c.S)), widget.Rect{X: in.X + (in.W-side)/2, Y: in.Y, W: side, H: side})
		in = page.Below(in, side+8)
	}
	write(k.shown.here, here, theme.Secondary, c.Pal.Text2)
}

// picture returns the picture of the example, painted once for each size.
func (k *stationCard) picture(c *widget.Canvas, size int) *image.RGBA {
	if k.board == nil || k.at != size {
		pos, step, _ := k.of.Example()
		v := ExampleView(&pos, &step)
		for c := range v.State.Centre {
			v.State.Centre[c] &= digitsOf(&step)
		}
		pal := *c.Pal
		pal.Ground = pal.Surface // it lies on a card
		k.at, k.board = size, board.Picture(c.Painter, &pal, v, size)
	}
	return k.board
}

// digitsOf returns the digits that a step is about.
func digitsOf(step *logic.Step) (set puzzle.DigitSet) {
	for _, k := range slices.Concat(step.Place, step.Eliminate) {
		set |= k.Digit().Set()
	}
	for _, k := range step.Diagram.Cands {
		set |= k.Cand.Digit().Set()
	}
	return set
}
