package page

import (
	"sudoku/gui/board"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// Of a legend: the height of a row, and where the text begins.
const legendRow, legendText = 28., 50.

// paintLegend explains the signs of the diagram, two in a row where both are short.
func (c *Card) paintLegend(on *widget.Canvas, inner widget.Rect, y float64) float64 {
	if len(c.text.Legend) == 0 {
		return y
	}
	y = rule(on, inner, y+4)
	half, filled := inner.W/2, true
	for i, entry := range c.text.Legend {
		r := widget.Rect{X: inner.X, Y: y, W: inner.W, H: legendRow}
		short := c.legendFits(on, entry, half)
		switch {
		case !filled && short: // beside the last one
			r.X, r.Y, filled = r.X+half, y-legendRow, true
		default:
			filled = !short || i+1 == len(c.text.Legend)
			y += legendRow
		}
		if on.Dst != nil {
			paintSign(on, entry, r)
			on.Write(c.T(string(entry.Text)), widget.Rect{X: r.X + legendText, Y: r.Y, W: inner.X + inner.W - r.X - legendText, H: r.H}, 13, false, widget.Left, on.Pal.Text)
		}
	}
	return y
}

// legendFits reports whether an entry has room in a width.
func (c *Card) legendFits(on *widget.Canvas, entry logic.LegendEntry, w float64) bool {
	return legendText+on.Painter.Width(c.T(string(entry.Text)), on.Size(13)*on.S, false)/on.S+8 <= w
}

// paintSign paints what an entry explains, as the board shows it.
func paintSign(on *widget.Canvas, e logic.LegendEntry, r widget.Rect) {
	s := samplerIn(on, r)
	switch e.Sign {
	case logic.ShapeSign:
		switch {
		case e.Role == puzzle.Placement:
			s.Placement(e.Digit)
		case e.Framed:
			s.ShapeInFrame(e.Role, e.House)
		default:
			s.Shape(e.Role)
		}
	case logic.FrameSign:
		s.Frame(e.Role, e.House)
	case logic.HouseSign:
		s.House(e.Role, e.Lines, e.Boxes)
	case logic.SetSign:
		s.Sets(e.Shapes)
	case logic.LinkSign:
		s.Link(e.Strong)
	case logic.GroupSign:
		if e.Role != 0 {
			s.Group(e.Role)
		} else {
			s.Groups(e.Shapes)
		}
	case logic.StartSign, logic.EndSign:
		s.Walk(e.Sign == logic.EndSign)
	}
}

// samplerIn returns what paints a sign at the left of a row.
func samplerIn(on *widget.Canvas, r widget.Rect) board.Sampler {
	return board.Sampler{Painter: on.Painter, Pal: on.Pal, Dst: on.Dst, X: (r.X + 20) * on.S, Y: (r.Y + r.H/2) * on.S, Wide: 40 * on.S, Side: 72 * on.S}
}

func rule(c *widget.Canvas, r widget.Rect, y float64) float64 {
	if c.Dst != nil {
		c.Rule(r.X, y, r.W, c.Pal.Hair)
	}
	return y + 12
}
