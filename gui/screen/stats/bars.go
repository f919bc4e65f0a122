package stats

import (
	"slices"
	"strconv"

	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// levelCards are the cards about the chosen level, and the table of all levels.
type levelCards struct {
	page.Base
	shown                          *statisticsReport
	bins, slips, techniques, table *widget.Pic
}

func newLevelCards(b page.Base, shown *statisticsReport) *levelCards {
	f := &levelCards{Base: b, shown: shown}
	f.bins, f.slips = b.Kit.NewPic(f.paintBins), b.Kit.NewPic(f.paintSlips)
	f.techniques, f.table = b.Kit.NewPic(f.paintTechniques), b.Kit.NewPic(f.paintTable)
	return f
}

// levelName names a level, counted from the easiest.
func levelName(l words.Lang, i int) string { return l.Level(caption.Levels()[i].Name()) }

// levelTitle returns the title of a card about the chosen level.
func (f *levelCards) levelTitle(key string) string {
	return f.T(key, "level", levelName(f.Lang, f.shown.Level))
}

func (f *levelCards) paintBins(c *widget.Canvas) {
	v := &f.shown.Bins
	r := paintCard(c, f.levelTitle("statistics.bins"), v.Unit)
	n := len(v.Counts)
	if n == 0 {
		f.paintNone(c, r)
		return
	}
	r.Y, r.H = r.Y+c.Size(16), r.H-c.Size(16) // room for the name of the median
	ticks := steps(float64(slices.Max(v.Counts)), 4, true)
	plot := &plot{c: c, r: r, n: float64(n), hi: ticks[len(ticks)-1]}
	plot.grid(ticks, number)
	for i, count := range v.Counts {
		plot.bar(plot.x(float64(i))+1, plot.x(float64(i+1))-1, float64(count), c.Pal.Same, c.Pal.Accent)
	}
	if v.Longer != "" {
		plot.end = plot.last(v.Longer)
	}
	plot.labels(v.Edges, 0, false)
	if v.Median >= 0 {
		x := plot.x(v.Median)
		c.Path(6, c.Pal.Surface, x, r.Y, x, r.Y+r.H)
		c.Path(2, c.Pal.Text, x, r.Y-c.Size(14), x, r.Y+r.H)
		w := c.Painter.Width(v.MedianText, c.Size(13)*c.S, false)/c.S + 2
		at := widget.Rect{X: x + 8, Y: r.Y - c.Size(19), W: w, H: c.Size(18)}
		switch room := c.W - 12 - w; {
		case at.X > room && x-8-w >= 12:
			at.X = x - 8 - w
		case at.X > room:
			at.X = max(room, 12)
			at.Y -= c.Size(2)
		}
		c.Write(v.MedianText, at, 13, false, widget.Left, c.Pal.Text)
	}
}

// paintNone says that the level has no games, unless nothing has, which the first card says.
func (f *levelCards) paintNone(c *widget.Canvas, r widget.Rect) {
	if f.shown.Empty == "" {
		paintEmpty(c, r, f.T("statistics.nobins"))
	}
}

func number(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }

func (f *levelCards) paintSlips(c *widget.Canvas) {
	v := &f.shown.Slips
	r := paintCard(c, f.levelTitle("statistics.slips"), f.T("statistics.slips.unit"))
	if len(f.shown.Bins.Counts) == 0 {
		f.paintNone(c, r)
		return
	}
	r.Y, r.H = r.Y+c.Size(28), r.H-c.Size(28)
	f.paintLegend(c, r.Y-c.Size(34))
	most := 0.
	for i := range v.Hints {
		most = max(most, v.Hints[i], v.Mistakes[i])
	}
	ticks := steps(max(most, 1), 3, most <= 0)
	plot := &plot{c: c, r: r, n: float64(len(v.Hints)), hi: ticks[len(ticks)-1]}
	plot.grid(ticks, number)
	step := r.W / plot.n
	wide := max(step*.66, 2)
	for i, hints := range v.Hints {
		x := plot.x(float64(i) + .5)
		plot.bar(x-wide/2, x+wide/2, hints, c.Pal.Same, c.Pal.Accent)
	}
	f.paintMistakes(plot, step)
	plot.labels(f.shown.Times.Weeks, .5, true)
}

// paintLegend says what bars and diamonds are.
func (f *levelCards) paintLegend(c *widget.Canvas, y float64) {
	x, mid := 20., y+c.Size(11)
	c.Box(widget.Rect{X: x, Y: mid - 6, W: 12, H: 12}, 2, 1, c.Pal.Accent, c.Pal.Same)
	write := func(text string) {
		w := min(c.Painter.Width(text, c.Size(13)*c.S, false)/c.S+2, c.W-x-8)
		c.Write(text, widget.Rect{X: x, Y: y, W: w, H: c.Size(22)}, 13, false, widget.Left, c.Pal.Text2)
		x += w
	}
	x += 19
	write(f.T("statistics.hints"))
	x += 22
	c.Path(2, c.Pal.Warn, x, mid, x+26, mid)
	diamond(c, x+13, mid)
	x += 33
	write(f.T("statistics.mistakes"))
}

// diamond paints a value of the line of mistakes.
func diamond(c *widget.Canvas, x, y float64) {
	const r = 5.
	xy := []float64{x, y - r, x + r, y, x, y + r, x - r, y, x, y - r}
	c.Polygon(c.Pal.Surface, xy...)
	c.Path(1.6, c.Pal.Warn, xy...)
}

// paintMistakes paints a line with diamonds, which are left out where weeks are narrow.
func (f *levelCards) paintMistakes(plot *plot, step float64) {
	c := plot.c
	var xy []float64
	flush := func() {
		if len(xy) > 2 {
			c.Path(6, c.Pal.Surface, xy...)
			c.Path(2, c.Pal.Warn, xy...)
		}
		for i := 0; i+1 < len(xy) && (step >= 13 || len(xy) == 2); i += 2 {
			diamond(c, xy[i], xy[i+1])
		}
		xy = nil
	}
	for i, v := range f.shown.Slips.Mistakes {
		if v < 0 {
			flush()
			continue
		}
		xy = append(xy, plot.x(float64(i)+.5), plot.y(v))
	}
	flush()
}

func (f *levelCards) paintTechniques(c *widget.Canvas) {
	r := paintCard(c, f.levelTitle("statistics.techniques"), f.T("statistics.techniques.unit"), f.T("statistics.techniques.unit.short"))
	list := f.shown.Techniques
	if few := f.shown.Times.Few; len(list) == 0 && few != "" && f.shown.Empty == "" && len(f.shown.Bins.Counts) > 0 {
		paintEmpty(c, r, few)
		return
	} else if len(list) == 0 {
		f.paintNone(c, r)
		return
	}
	step := c.Size(30)
	name, value := 0., c.Size(104)
	for _, t := range list {
		name = max(name, c.Painter.Width(t.Name, c.Size(theme.Body.Size)*c.S, false)/c.S+12)
	}
	name = min(name, max(c.W-40-value-c.Size(50), c.W*.36))
	for i, t := range list {
		y := r.Y - 6 + float64(i)*step
		if y+step > c.H-6 {
			break
		}
		c.Line(t.Name, widget.Rect{X: 20, Y: y, W: name - 8, H: step}, theme.Body, c.Pal.Text)
		wide := max((c.W-40-name-value)*t.Share, 3)
		c.Box(widget.Rect{X: 20 + name, Y: y + step/2 - 7, W: wide, H: 14}, 2, 1, c.Pal.Accent, c.Pal.Same)
		c.Write(t.Value, widget.Rect{X: c.W - 20 - value, Y: y, W: value, H: step}, 13, false, widget.Right, c.Pal.Text2)
	}
}
