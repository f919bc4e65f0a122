package stats

import (
	"image/color"
	"math"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// paintCard paints a card with its title, and at the right the first of some notes that fits.
// It returns the place of a plot on it.
func paintCard(c *widget.Canvas, title string, notes ...string) widget.Rect {
	c.Box(c.Bounds(), 10, 1, c.Pal.Hair, c.Pal.Surface)
	if c.Focus >= 0 {
		c.Round(c.Bounds(), 10, 2.5, c.Pal.Accent)
	}
	w := min(c.Painter.Width(title, c.Size(15)*c.S, true)/c.S+2, c.W-40)
	c.Squeeze(title, "", widget.Rect{X: 20, Y: 15, W: w, H: c.Size(24)}, theme.Type{Size: 15, Line: 24, Bold: true}, c.Pal.Text)
	for _, note := range notes {
		if room := c.W - 40 - w - 16; c.Painter.Width(note, c.Size(13)*c.S, false)/c.S <= room {
			c.Write(note, widget.Rect{X: 36 + w, Y: 15, W: room, H: c.Size(24)}, 13, false, widget.Right, c.Pal.Text2)
			break
		}
	}
	top := 15 + c.Size(24) + 14
	left := max(plotLeft, c.Size(40))
	return widget.Rect{X: left, Y: top, W: c.W - left - 20, H: c.H - top - max(plotBelow, c.Size(30))}
}

// paintEmpty says in the place of a plot why there is none.
func paintEmpty(c *widget.Canvas, r widget.Rect, text string) {
	h := c.Height(text, c.W-48, theme.Body)
	c.Flow(text, widget.Rect{X: 24, Y: r.Y + max(0, (r.H-h)/2), W: c.W - 48, H: h}, theme.Body, c.Pal.Text2)
}

// A plot is where values are drawn on a card: x from 0 to n, y from lo to hi.
type plot struct {
	c      *widget.Canvas
	r      widget.Rect
	n      float64
	lo, hi float64
	log    bool
	end    float64 // where a text below the axis begins that stands at its end; 0 if there is none
}

func (p *plot) x(v float64) float64 { return p.r.X + p.r.W*v/p.n }

func (p *plot) y(v float64) float64 {
	part := (v - p.lo) / (p.hi - p.lo)
	if p.log {
		part = math.Log(max(v, p.lo)/p.lo) / math.Log(p.hi/p.lo)
	}
	return p.r.Y + p.r.H*(1-min(part, 1))
}

// grid draws level lines with their numbers at the left, no closer than the text allows, and
// the axis.
func (p *plot) grid(ticks []float64, text func(float64) string) {
	c, last, line := p.c, math.Inf(1), p.c.Pal.Hair
	if c.Pal.HighContrast {
		line = c.Pal.Peer // borders are as dark as what is drawn
	}
	for _, v := range ticks {
		y := p.y(v)
		if y > last-c.Size(18) {
			continue
		}
		last = y
		c.Rule(p.r.X, y, p.r.W, line)
		c.Write(text(v), widget.Rect{X: 4, Y: y - c.Size(9), W: p.r.X - 14, H: c.Size(18)}, 12, false, widget.Right, c.Pal.Text2)
	}
	c.Rule(p.r.X, p.r.Y+p.r.H, p.r.W, c.Pal.Thin)
}

// labels writes texts below the axis: the last one, or the first, and every second, third...
// from there, so that they don't touch. at is where the first one stands.
func (p *plot) labels(texts []string, at float64, fromLast bool) {
	c, wide := p.c, 0.
	for _, s := range texts {
		wide = max(wide, c.Painter.Width(s, c.Size(12)*c.S, false)/c.S+2)
	}
	right := c.W - 12 - wide
	moved := max(0, p.x(float64(len(texts)-1)+at)-wide/2-right) // by how much the last one stands further left
	every, first := max(1, int(math.Ceil((wide+10+moved)/(p.r.W/p.n)))), 0
	if fromLast {
		first = (len(texts) - 1) % every
	}
	for i := first; i < len(texts); i += every {
		x := min(p.x(float64(i)+at)-wide/2, right)
		if p.end > 0 && x+wide+8 > p.end {
			break
		}
		c.Write(texts[i], widget.Rect{X: x, Y: p.r.Y + p.r.H + 6, W: wide, H: c.Size(18)}, 12, false, widget.Centre, c.Pal.Text2)
	}
}

// last writes a text below the last part of the axis, and returns where it begins.
func (p *plot) last(text string) float64 {
	c := p.c
	w := min(c.Painter.Width(text, c.Size(12)*c.S, false)/c.S+2, c.W-24)
	x := min(p.x(p.n-.5)-w/2, c.W-12-w)
	c.Write(text, widget.Rect{X: x, Y: p.r.Y + p.r.H + 6, W: w, H: c.Size(18)}, 12, false, widget.Centre, c.Pal.Text2)
	return x
}

// line draws a line through values, between zeros that stand for none. A value that stands
// alone is a dot.
func (p *plot) line(values []float64, at float64, draw func(xy ...float64), dot func(x, y float64)) {
	var xy []float64
	for i := 0; i <= len(values); i++ {
		if i < len(values) && values[i] > 0 {
			xy = append(xy, p.x(float64(i)+at), p.y(values[i]))
			continue
		}
		switch len(xy) {
		case 0:
		case 2:
			dot(xy[0], xy[1])
		default:
			draw(xy...)
		}
		xy = nil
	}
}

// bar draws a bar from the axis, between two places.
func (p *plot) bar(x0, x1, v float64, fill, border color.Color) {
	if v <= 0 {
		return
	}
	y := p.y(v)
	p.c.Box(widget.Rect{X: x0, Y: y, W: x1 - x0, H: p.r.Y + p.r.H - y}, 2, 1, border, fill)
}

// steps returns round numbers from 0 to the first that is most or more, at most n of them
// besides 0, and wholes if whole.
func steps(most float64, n int, whole bool) []float64 {
	step := .1
	if whole {
		step = 1
	}
	for i := 0; step*float64(n) < most; i++ {
		step *= [...]float64{2, 2.5, 2}[i%3] // 1, 2, 5, 10
	}
	out := []float64{0}
	for i := 1; i == 1 || out[i-1] < most-step/1e6; i++ {
		out = append(out, step*float64(i))
	}
	return out
}

// minuteTicks are the times of a logarithmic scale, in minutes.
var minuteTicks = []float64{.1, .25, .5, 1, 2, 3, 5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120}

// timeScale returns the ticks that times need, at least two.
func timeScale(least, most float64) []float64 {
	from, to := 0, len(minuteTicks)-1
	for from < to-1 && minuteTicks[from+1] <= least*.95 {
		from++
	}
	for to > from+1 && minuteTicks[to-1] >= most*1.05 {
		to--
	}
	return minuteTicks[from : to+1]
}
