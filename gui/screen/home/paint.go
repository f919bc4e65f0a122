package home

import (
	"image/color"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
)

// paintWay paints words beside a heading that lead to another page.
func paintWay(c *widget.Canvas, text string, col color.Color) {
	paintHold(c, 0, c.Bounds(), 6)
	c.Write(text, widget.Rect{X: 4, W: c.W - 28, H: c.H}, 14, false, widget.Right, col)
	widget.ChevronIcon(1)(c, c.W-9, c.H/2, col)
}

// paintHold shows that the pointer, or the focus, is on a part that has no frame of its own.
func paintHold(c *widget.Canvas, zone int, r widget.Rect, radius float64) {
	if c.Pressed == zone {
		c.Round(r.Inset(1), radius, 0, c.Pal.Same)
	} else if c.Hover == zone {
		c.Round(r.Inset(1), radius, 0, c.Pal.SelectFill)
	}
	if c.Focus == zone {
		c.Round(r, radius, 2.5, c.Pal.Accent)
	}
}

// trackColour is that of a bar where nothing is done yet.
func trackColour(c *widget.Canvas) color.Color {
	if c.Pal.HighContrast { // lines are black there
		return c.Pal.Peer
	}
	return c.Pal.Hair
}

// paintWords paints a button with a bold word in each zone, all at the size at which the
// longest fits.
func paintWords(c *widget.Canvas, zones []widget.Rect, word func(i int) string, size float64) {
	fit := size
	for i, r := range zones {
		if wide := c.Painter.Width(word(i), c.Size(size)*c.S, true) / c.S; wide > r.W-6 {
			fit = min(fit, size*(r.W-7)/wide)
		}
	}
	for i, r := range zones {
		c.Write(word(i), r.Inset(2), fit, true, widget.Centre, c.Frame(i, r, 8, false))
	}
}

// gridZones places n zones in rows of so many, gaps apart.
func gridZones(w, h float64, n, across int, gap, below float64) (out []widget.Rect) {
	wide, high := (w+gap)/float64(across), (h+below)/screen.RowCount(n, across)
	for i := range n {
		out = append(out, widget.Rect{X: float64(i%across) * wide, Y: float64(i/across) * high, W: wide - gap, H: high - below})
	}
	return out
}

// wordWidth returns the width of a text in units.
func wordWidth(b page.Base, text string, size float64, bold bool) float64 {
	return b.Kit.Painter.Width(text, b.Kit.Size(size), bold)
}

// columnsFor returns how many tiles go side by side in a width, of some numbers the greatest
// first: each has room for the longest word, which may be written a little smaller.
func columnsFor(b page.Base, w, gap, pad float64, names []string, size float64, of ...int) int {
	longest := 0.
	for _, name := range names {
		longest = max(longest, wordWidth(b, name, size, true))
	}
	for _, n := range of {
		if (w+gap)/float64(n)-gap >= longest*.85+pad {
			return n
		}
	}
	return of[len(of)-1]
}
