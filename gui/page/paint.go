package page

import (
	"image/color"
	"strconv"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// PaintFold paints the triangle of a group: down if it is open, else to the right.
func PaintFold(c *widget.Canvas, x, y float64, open bool) {
	if open {
		c.Mention("▾")
		c.Polygon(c.Pal.Text2, x-5, y-2.5, x+5, y-2.5, x, y+4)
		return
	}
	c.Mention("▸")
	c.Polygon(c.Pal.Text2, x-2.5, y-5, x+4, y, x-2.5, y+5)
}

// PaintLink paints words that lead to another page.
func PaintLink(c *widget.Canvas, text string, r widget.Rect, zone int) {
	if c.Hover == zone {
		c.Round(r, 6, 0, c.Pal.SelectFill)
	}
	c.Line(text, r.Column(r.X, r.W-24), theme.Type{Size: 14}, c.Pal.Accent)
	widget.ChevronIcon(1)(c, r.X+r.W-9, r.Y+r.H/2, c.Pal.Accent)
	if c.Focus == zone {
		c.Round(r.Column(r.X-4, r.W+8), 6, 2.5, c.Pal.Accent)
	}
}

// MoreLine paints a line that opens other options, with what is said of them, which has a shorter
// wording.
func MoreLine(c *widget.Canvas, name, said, short string, col color.Color) {
	PaintFold(c, 6, c.H/2, false)
	w := c.Painter.Width(name, c.Size(14)*c.S, false)/c.S + 4
	if c.Hover == 0 {
		c.Rule(20, c.H/2+c.Size(9), w-4, c.Pal.Text)
	}
	c.Write(name, widget.Rect{X: 20, W: min(w, c.W-24), H: c.H}, 14, false, widget.Left, c.Pal.Text)
	if room := c.W - 20 - w - 12; room > c.Size(80) {
		c.Wording(said, short, widget.Rect{X: c.W - room, W: room, H: c.H}, theme.Secondary, col)
	}
	if c.Focus == 0 {
		c.Round(c.Bounds(), 6, 2.5, c.Pal.Accent)
	}
}

// Tiles divides a control into columns and rows.
func Tiles(columns, rows int) func(w, h float64) []widget.Rect {
	return func(w, h float64) (out []widget.Rect) {
		const gap = 10
		zw, zh := (w-gap*float64(columns-1))/float64(columns), (h-gap*float64(rows-1))/float64(rows)
		for i := range columns * rows {
			out = append(out, widget.Rect{X: float64(i%columns) * (zw + gap), Y: float64(i/columns) * (zh + gap), W: zw, H: zh})
		}
		return out
	}
}

// TilesInRow returns the zones of a row of some tiles.
func TilesInRow(n int) func(w, h float64) []widget.Rect {
	return func(w, h float64) (out []widget.Rect) {
		step := (w + 6) / float64(n)
		for i := range n {
			out = append(out, widget.Rect{X: float64(i) * step, W: step - 6, H: h})
		}
		return out
	}
}

// Below returns r without so much of its top.
func Below(r widget.Rect, height float64) widget.Rect {
	return r.Strip(r.Y+height, r.H-height)
}

// ColourTip names a colour, 1 to 9.
func ColourTip(b Base, n int) widget.Tip { return widget.Tip{Text: b.T("colour." + strconv.Itoa(n))} }
