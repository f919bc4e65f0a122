package page

import (
	"sudoku/gui/board"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// A CardLine is a part of an argument that is followed part by part. That of a link shows the
// arrow that the board has, and the shape in which the link ends.
type CardLine struct {
	Text   string
	Role   puzzle.Role // of the end, 0 for a line without a shape
	Digit  puzzle.Digit
	Group  bool // the end is of several candidates
	Arrow  bool // it comes from somewhere
	Strong bool
}

// Where in a line the arrow ends, and where the text begins.
const (
	arrowEnd  = 30
	lineStart = 68
	lineLeast = 240 // a card narrower than this has no room for arrows
)

// paintLines paints a line for each part, the current one on a plate.
func (c *Card) paintLines(on *widget.Canvas, inner widget.Rect, y float64) float64 {
	signs := inner.W >= c.Kit.Size(lineLeast)
	for i, line := range c.text.Lines {
		x := 0.
		if signs && line.Role != 0 {
			x = lineStart
		}
		h := on.Height(line.Text, inner.W-x, theme.Body)
		r := widget.Rect{X: inner.X - 8, Y: y - 3, W: inner.W + 16, H: h + 6}
		if i == c.text.Part-1 {
			if c.line = r; on.Dst != nil {
				on.Round(r, 6, 0, on.Pal.SelectFill)
				on.Round(r, 6, 2, on.Pal.Accent)
			}
		}
		if x > 0 && on.Dst != nil {
			c.paintSigns(on, line, inner.X+4, y+min(h, c.Kit.Size(21))/2)
		}
		y += on.Flow(line.Text, widget.Rect{X: inner.X + x, Y: y, W: inner.W - x}, theme.Body, on.Pal.Text) + 7
	}
	return y + 1
}

// paintSigns paints the arrow of a link and the shape of its end, two of a group.
func (c *Card) paintSigns(on *widget.Canvas, line CardLine, x, y float64) {
	end, at, side := float64(arrowEnd), []float64{arrowEnd + 14}, 64.
	if line.Group { // as far from the text as one alone
		end, at, side = arrowEnd-5, []float64{arrowEnd + 3, arrowEnd + 17}, 46
	}
	if line.Arrow {
		link := board.Sampler{Painter: on.Painter, Pal: on.Pal, Dst: on.Dst, X: (x + end/2) * on.S, Y: y * on.S, Wide: end * on.S, Side: 60 * on.S}
		link.Arrow(line.Strong)
	}
	for _, dx := range at {
		cand := board.Sampler{Painter: on.Painter, Pal: on.Pal, Dst: on.Dst, X: (x + dx) * on.S, Y: y * on.S, Side: side * on.S}
		cand.Cand(line.Role, line.Digit)
	}
}
