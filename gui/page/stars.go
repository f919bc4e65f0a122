package page

import (
	"math"
	"strings"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// NumStars is the greatest number of stars that a newspaper prints.
const NumStars = 5

// Stars returns the number of stars in a puzzle's printed level.
func Stars(level string) int { return min(strings.Count(level, "★"), NumStars) }

// StarText formats n stars; 0 is no level.
func StarText(n int) string {
	if n == 0 {
		return ""
	}
	return strings.Repeat("★", n) + strings.Repeat("☆", NumStars-n)
}

// StarControl makes a box of stars, as printed beside a puzzle. A press on the last
// filled star empties it.
func StarControl(b Base, name string, n func() int, set func(int)) *widget.Control {
	wide := b.Kit.Painter.Width(name, b.Kit.Size(theme.Caption.Size), false) + 16
	zones := func(w, h float64) []widget.Rect {
		out := make([]widget.Rect, NumStars)
		step := min(h, (w-wide-4)/NumStars)
		for i := range out {
			out[i] = widget.Rect{X: wide + float64(i)*step, W: step, H: h}
		}
		return out
	}
	var k *widget.Control
	k = b.Kit.NewControl(zones, func(c *widget.Canvas) { b.paintStars(c, name, n(), zones(c.W, c.H)) }, func(i int) {
		if i++; i == n() {
			i--
		}
		set(i)
		k.Repaint()
	})
	return k
}

// paintStars paints the box with its name and n filled stars.
func (b Base) paintStars(c *widget.Canvas, name string, n int, zones []widget.Rect) {
	c.Box(c.Bounds(), 7, 1, c.Pal.Thin, c.Pal.Surface)
	c.Write(name, widget.Rect{X: 12, W: zones[0].X, H: c.H}, theme.Caption.Size, false, widget.Left, c.Pal.Text2)
	if n > 0 {
		c.Mention(b.T("access.stars", "n", n))
	}
	for i, z := range zones {
		c.MentionIn(z, b.T("access.stars", "n", i+1))
		x, y, r := z.X+z.W/2, c.H/2, min(z.W*.36, 9)
		if c.Focus == i {
			c.Round(z.Inset(2), 6, 2.5, c.Pal.Accent)
		}
		col := c.Pal.Text2
		if c.Hover == i {
			col = c.Pal.Accent
		}
		if i < n {
			c.Polygon(col, star(x, y, r)...)
		} else {
			pts := star(x, y, r-.8)
			c.Path(1.2, col, append(pts, pts[:4]...)...)
		}
	}
}

// star returns the outline of a five-pointed star.
func star(x, y, r float64) (pts []float64) {
	for i := range 10 {
		d := r
		if i%2 == 1 {
			d = r * .45
		}
		a := (float64(i)*36 - 90) * math.Pi / 180
		pts = append(pts, x+d*math.Cos(a), y+d*math.Sin(a)+.06*r)
	}
	return pts
}
