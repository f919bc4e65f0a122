package table

import (
	"image"
	"strconv"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

func (s *Draw) paintTools(c *widget.Canvas) {
	for i, r := range page.Tiles(3, 2)(c.W, c.H) {
		col := c.Frame(i, r, 8, i == int(s.shown.tool))
		x, y, half := r.X+r.W/2, r.Y+r.H*.36, 16.
		text := r.Strip(r.Y+r.H*.54, r.H*.34)
		if r.H < 52 { // side by side
			x, y, half = r.X+20, r.Y+r.H/2, 12
			text = r.Column(r.X+38, r.W-46)
		}
		s.paintTool(c, i, x, y, half)
		at := widget.Centre
		if r.H < 52 {
			at = widget.Left
		}
		c.Write(s.T("draw."+drawKeys[i]), text, 12, false, at, col)
	}
}

// paintTool paints the icon of a tool, with links half units to each side.
func (s *Draw) paintTool(c *widget.Canvas, i int, x, y, half float64) {
	sign := board.Sampler{Painter: c.Painter, Pal: c.Pal, Dst: c.Dst, X: x * c.S, Y: y * c.S, Wide: 2 * half * c.S, Side: 60 * c.S}
	switch i {
	case int(ColourCandidate):
		sign.Side = 76 * c.S
		sign.Coloured(int(s.shown.colour))
	case int(ColourCell):
		s.swatch(c, int(s.shown.colour), widget.Rect{X: x - 12, Y: y - 11, W: 24, H: 22})
	case int(StrongLink), int(WeakLink):
		sign.Drawn(i == int(StrongLink))
	case int(EraseDrawing):
		widget.EraseIcon(c, x, y, c.Pal.Text)
	default:
		widget.CrossIcon(c, x, y, c.Pal.Text)
	}
}

func (s *Draw) paintColours(c *widget.Canvas) {
	for i, r := range swatches(c.W, c.H) {
		col := c.Frame(i, r, 8, i+1 == int(s.shown.colour))
		c.Mention(s.T("colour." + strconv.Itoa(i+1)))
		margin := min(12, .2*r.H)
		digit := r.Column(r.X, 38)
		at := widget.Rect{X: r.X + 38, Y: r.Y + margin, W: r.W - 38 - margin, H: r.H - 2*margin}
		if r.W < 70 {
			digit, at = r.Strip(r.Y, r.H*.55), widget.Rect{X: r.X + 6, Y: r.Y + r.H*.56, W: r.W - 12, H: r.H*.44 - 7}
		}
		c.Painter.Digit(c.Dst, uint8(i+1), (digit.X+digit.W/2)*c.S, (digit.Y+digit.H/2)*c.S, 18*c.S, false, col)
		s.swatch(c, i+1, at)
	}
}

func (s *Draw) swatch(c *widget.Canvas, n int, r widget.Rect) {
	px := func(v float64) int { return int(v*c.S + .5) }
	at := image.Rect(px(r.X), px(r.Y), px(r.X+r.W), px(r.Y+r.H))
	board.SampleColour(c.Painter, c.Pal, c.Dst, n, s.plain, at)
	c.Round(r, 0, 1, c.Pal.Cell[n].Line)
}
