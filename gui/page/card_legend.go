package page

import (
	"sudoku/gui/board"
	"sudoku/gui/widget"
)

// paintLegend explains the shapes and lines of the diagram.
func (c *Card) paintLegend(on *widget.Canvas, inner widget.Rect, y float64) float64 {
	list := c.text.Technique.Legend(c.text.Diagram)
	if len(list) == 0 {
		return y
	}
	y = rule(on, inner, y+4)
	for _, entry := range list {
		if on.Dst != nil {
			if at := y + 14; entry.Role != 0 {
				board.Sample(on.Painter, on.Pal, on.Dst, entry.Role, (inner.X+20)*on.S, at*on.S, 72*on.S)
			} else {
				board.SampleLink(on.Painter, on.Pal, on.Dst, entry.Strong, inner.X*on.S, (inner.X+40)*on.S, at*on.S, 72*on.S)
			}
			on.Write(c.T(string(entry.Text)), widget.Rect{X: inner.X + 50, Y: y, W: inner.W - 50, H: 28}, 13, false, widget.Left, on.Pal.Text)
		}
		y += 28
	}
	return y
}

func rule(c *widget.Canvas, r widget.Rect, y float64) float64 {
	if c.Dst != nil {
		c.Rule(r.X, y, r.W, c.Pal.Hair)
	}
	return y + 12
}
