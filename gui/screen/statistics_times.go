package screen

import (
	"cmp"
	"slices"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// levelDashes tell the levels apart that are not chosen, the easiest first.
var levelDashes = [][]float64{{1, 5}, {6, 4}, {10, 4, 2, 4}, {14, 5}}

// paintCard paints a card with its title, and at the right the first of some notes that fits.
// It returns the place of a plot on it.
func (s *Statistics) paintCard(c *widget.Canvas, title string, notes ...string) widget.Rect {
	c.Box(widget.Rect{W: c.W, H: c.H}, 10, 1, c.Pal.Hair, c.Pal.Surface)
	if c.Focus >= 0 {
		c.Round(widget.Rect{W: c.W, H: c.H}, 10, 2.5, c.Pal.Accent)
	}
	w := min(c.Painter.Width(title, c.Size(15)*c.S, true)/c.S+2, c.W-40)
	c.Line(title, widget.Rect{X: 20, Y: 15, W: w, H: c.Size(24)}, theme.Type{Size: 15, Line: 24, Bold: true}, c.Pal.Text)
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

func (s *Statistics) paintTimes(c *widget.Canvas) {
	v := &s.shown.Times
	r := s.paintCard(c, s.T("statistics.times"), v.Notes...)
	if s.shown.Empty != "" {
		paintEmpty(c, r, s.shown.Empty)
		return
	}
	plot := s.timesPlot(c, r)
	plot.grid(timeScale(s.timesRange()), number)
	s.paintWeeks(plot)
	for level, medians := range v.Medians {
		other := level
		if level > s.shown.Level {
			other--
		}
		if level != s.shown.Level {
			plot.line(medians, .5, func(xy ...float64) { c.Dashes(1.5, levelDashes[other], c.Pal.Text2, xy...) },
				func(x, y float64) { c.Disc(x, y, 2, c.Pal.Text2) })
		}
	}
	for _, ring := range v.Rings {
		c.Ring(plot.x(ring.Week), plot.y(ring.Minutes), 3.25, 1.4, c.Pal.Accent)
	}
	if v.Few == "" {
		s.paintChosen(plot, v.Medians[s.shown.Level])
	} else {
		c.Line(v.Few, widget.Rect{X: r.X + 8, Y: r.Y - 4, W: plot.r.W - 16, H: c.Size(20)}, theme.Secondary, c.Pal.Text2)
	}
	s.paintNames(plot)
}

// timesPlot returns the plot of times, with room for the names at the right.
func (s *Statistics) timesPlot(c *widget.Canvas, r widget.Rect) *plot {
	names := 0.
	for i, name := range s.names {
		if lastOf(s.shown.Times.Medians[i]) > 0 {
			names = max(names, c.Painter.Width(name, c.Size(13)*c.S, true)/c.S)
		}
	}
	if names > 0 {
		r.W -= names + 2
	}
	scale := timeScale(s.timesRange())
	return &plot{c: c, r: r, n: float64(len(s.shown.Times.Weeks)), lo: scale[0], hi: scale[len(scale)-1], log: true}
}

// timesRange returns the shortest and the longest time that is shown, in minutes.
func (s *Statistics) timesRange() (least, most float64) {
	least, most = 1e9, 0
	add := func(m float64) {
		if m > 0 {
			least, most = min(least, m), max(most, m)
		}
	}
	for _, list := range s.shown.Times.Medians {
		for _, m := range list {
			add(m)
		}
	}
	for _, ring := range s.shown.Times.Rings {
		add(ring.Minutes)
	}
	if most == 0 {
		return 5, 20
	}
	return least, most
}

// paintWeeks paints the box of the week that is read out, and the names of weeks below the
// axis.
func (s *Statistics) paintWeeks(plot *plot) {
	c, v := plot.c, &s.shown.Times
	foot := plot.r.Y + plot.r.H
	x, w := plot.x(float64(v.Week)), plot.r.W/plot.n
	c.Round(widget.Rect{X: x - 1, Y: plot.r.Y - 6, W: w + 2, H: plot.r.H + 7}, 6, 2, c.Pal.Accent)
	for i := range len(v.Weeks) + 1 {
		c.Path(1, c.Pal.Thin, plot.x(float64(i)), foot, plot.x(float64(i)), foot+3)
	}
	plot.labels(v.Weeks, .5, true)
}

// paintChosen paints the line of the chosen level, clear of what it crosses.
func (s *Statistics) paintChosen(plot *plot, medians []float64) {
	c := plot.c
	dot := func(x, y float64) { c.Disc(x, y, 3, c.Pal.Accent) }
	plot.line(medians, .5, func(xy ...float64) { c.Path(7, c.Pal.Surface, xy...) }, func(x, y float64) {})
	plot.line(medians, .5, func(xy ...float64) { c.Path(3, c.Pal.Accent, xy...) }, dot)
	if n := len(medians); n > 0 && medians[n-1] > 0 {
		x, y := plot.x(float64(n)-.5), plot.y(medians[n-1])
		c.Disc(x, y, 7, c.Pal.Surface)
		c.Disc(x, y, 5, c.Pal.Accent)
	}
}

// paintNames writes the names of the levels where their lines end, one below the other.
func (s *Statistics) paintNames(plot *plot) {
	type end struct {
		level int
		y     float64
	}
	var ends []end
	for level, medians := range s.shown.Times.Medians {
		if m := lastOf(medians); m > 0 {
			ends = append(ends, end{level, plot.y(m)})
		}
	}
	slices.SortFunc(ends, func(a, b end) int { return cmp.Compare(a.y, b.y) })
	c, apart := plot.c, plot.c.Size(17)
	for i := 1; i < len(ends); i++ {
		ends[i].y = max(ends[i].y, ends[i-1].y+apart)
	}
	foot := plot.r.Y + plot.r.H
	for i := len(ends) - 1; i >= 0; i-- {
		ends[i].y = min(ends[i].y, foot)
		foot = ends[i].y - apart
	}
	for _, e := range ends {
		col, bold := c.Pal.Text2, e.level == s.shown.Level
		if bold {
			col = c.Pal.Text
		}
		x := plot.r.X + plot.r.W + 10
		c.Write(s.names[e.level], widget.Rect{X: x, Y: e.y - apart/2, W: c.W - x - 6, H: apart}, 13, bold, widget.Left, col)
	}
}

// lastOf returns the last value that is not 0.
func lastOf(values []float64) float64 {
	for _, v := range slices.Backward(values) {
		if v > 0 {
			return v
		}
	}
	return 0
}

// slide shows the week at a place.
func (s *Statistics) slide(x float64) {
	if s.shown.Empty != "" {
		return
	}
	size := s.times.Size()
	c := &widget.Canvas{Kit: s.Kit, S: 1, W: float64(size.Width), H: float64(size.Height)}
	left := max(plotLeft, c.Size(40))
	plot := s.timesPlot(c, widget.Rect{X: left, W: c.W - left - 20})
	s.showWeek(min(max(int((x-plot.r.X)/plot.r.W*plot.n), 0), len(s.shown.Times.Weeks)-1))
}
