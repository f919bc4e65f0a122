package stats

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// levelDashes tell the levels apart that are not chosen, the easiest first.
var levelDashes = [][]float64{{1, 5}, {6, 4}, {10, 4, 2, 4}, {14, 5}}

// A timesCard plots how long puzzles took, a line a level, and reads out a week.
type timesCard struct {
	page.Base
	shown   *statisticsReport
	readOut func(week int)
	track   *widget.Track
}

// newTimesCard makes the plot of a report: readOut reads out a week, key handles a key.
func newTimesCard(b page.Base, shown *statisticsReport, readOut func(int), key func(fyne.KeyName) bool) *timesCard {
	f := &timesCard{Base: b, shown: shown, readOut: readOut}
	f.track = b.Kit.NewTrack(f.paint, f.slide)
	f.track.OnKey = key
	return f
}

func (f *timesCard) paint(c *widget.Canvas) {
	v := &f.shown.Times
	r := paintCard(c, f.T("statistics.times"), v.Notes...)
	if f.shown.Empty != "" {
		paintEmpty(c, r, f.shown.Empty)
		return
	}
	plot := f.timesPlot(c, r)
	plot.grid(timeScale(f.timesRange()), number)
	f.paintWeeks(plot)
	for level, medians := range v.Medians {
		other := level
		if level > f.shown.Level {
			other--
		}
		if level != f.shown.Level {
			plot.line(medians, .5, func(xy ...float64) { c.Dashes(1.5, levelDashes[other], c.Pal.Text2, xy...) },
				func(x, y float64) { c.Disc(x, y, 2, c.Pal.Text2) })
		}
	}
	for _, ring := range v.Rings {
		c.Ring(plot.x(ring.Week), plot.y(ring.Minutes), 3.25, 1.4, c.Pal.Accent)
	}
	if v.Few == "" {
		f.paintChosen(plot, v.Medians[f.shown.Level])
	} else {
		c.Line(v.Few, widget.Rect{X: r.X + 8, Y: r.Y - 4, W: plot.r.W - 16, H: c.Size(20)}, theme.Secondary, c.Pal.Text2)
	}
	f.paintNames(plot)
}

// timesPlot returns the plot of times, with room for the names at the right.
func (f *timesCard) timesPlot(c *widget.Canvas, r widget.Rect) *plot {
	names := 0.
	for i := range caption.Levels() {
		if lastOf(f.shown.Times.Medians[i]) > 0 {
			names = max(names, c.Painter.Width(levelName(f.Lang, i), c.Size(13)*c.S, true)/c.S)
		}
	}
	if names > 0 {
		r.W -= names + 2
	}
	scale := timeScale(f.timesRange())
	return &plot{c: c, r: r, n: float64(len(f.shown.Times.Weeks)), lo: scale[0], hi: scale[len(scale)-1], log: true}
}

// timesRange returns the shortest and the longest time that is shown, in minutes.
func (f *timesCard) timesRange() (least, most float64) {
	least, most = 1e9, 0
	add := func(m float64) {
		if m > 0 {
			least, most = min(least, m), max(most, m)
		}
	}
	for _, list := range f.shown.Times.Medians {
		for _, m := range list {
			add(m)
		}
	}
	for _, ring := range f.shown.Times.Rings {
		add(ring.Minutes)
	}
	if most == 0 {
		return 5, 20
	}
	return least, most
}

// paintWeeks paints the box of the week that is read out, and the names of weeks below the
// axis.
func (f *timesCard) paintWeeks(plot *plot) {
	c, v := plot.c, &f.shown.Times
	foot := plot.r.Y + plot.r.H
	x, w := plot.x(float64(v.Week)), plot.r.W/plot.n
	c.Round(widget.Rect{X: x - 1, Y: plot.r.Y - 6, W: w + 2, H: plot.r.H + 7}, 6, 2, c.Pal.Accent)
	for i := range len(v.Weeks) + 1 {
		c.Path(1, c.Pal.Thin, plot.x(float64(i)), foot, plot.x(float64(i)), foot+3)
	}
	plot.labels(v.Weeks, .5, true)
}

// paintChosen paints the line of the chosen level, clear of what it crosses.
func (f *timesCard) paintChosen(plot *plot, medians []float64) {
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
func (f *timesCard) paintNames(plot *plot) {
	type end struct {
		level int
		y     float64
	}
	var ends []end
	for level, medians := range f.shown.Times.Medians {
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
		col, bold := c.Pal.Text2, e.level == f.shown.Level
		if bold {
			col = c.Pal.Text
		}
		x := plot.r.X + plot.r.W + 10
		c.Write(levelName(f.Lang, e.level), widget.Rect{X: x, Y: e.y - apart/2, W: c.W - x - 6, H: apart}, 13, bold, widget.Left, col)
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
func (f *timesCard) slide(x float64) {
	if f.shown.Empty != "" {
		return
	}
	size := f.track.Size()
	c := &widget.Canvas{Kit: f.Kit, S: 1, W: float64(size.Width), H: float64(size.Height)}
	left := max(plotLeft, c.Size(40))
	plot := f.timesPlot(c, widget.Rect{X: left, W: c.W - left - 20})
	f.readOut(min(max(int((x-plot.r.X)/plot.r.W*plot.n), 0), len(f.shown.Times.Weeks)-1))
}
