package screen

import (
	"slices"
	"strconv"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// levelTitle returns the title of a card about the chosen level.
func (s *Statistics) levelTitle(key string) string {
	return s.T(key, "level", s.names[s.shown.Level])
}

func (s *Statistics) paintBins(c *widget.Canvas) {
	v := &s.shown.Bins
	r := s.paintCard(c, s.levelTitle("statistics.bins"), v.Unit)
	n := len(v.Counts)
	if n == 0 {
		s.paintNone(c, r)
		return
	}
	r.Y, r.H = r.Y+c.Size(16), r.H-c.Size(16) // room for the name of the median
	ticks := steps(float64(slices.Max(v.Counts)), 4, true)
	plot := &plot{c: c, r: r, n: float64(n), hi: ticks[len(ticks)-1]}
	plot.grid(ticks, number)
	for i, count := range v.Counts {
		plot.bar(plot.x(float64(i))+1, plot.x(float64(i+1))-1, float64(count), c.Pal.Same, c.Pal.Accent)
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
func (s *Statistics) paintNone(c *widget.Canvas, r widget.Rect) {
	if s.shown.Empty == "" {
		paintEmpty(c, r, s.T("statistics.nobins"))
	}
}

func number(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }

func (s *Statistics) paintSlips(c *widget.Canvas) {
	v := &s.shown.Slips
	r := s.paintCard(c, s.levelTitle("statistics.slips"), s.T("statistics.slips.unit"))
	if len(s.shown.Bins.Counts) == 0 {
		s.paintNone(c, r)
		return
	}
	r.Y, r.H = r.Y+c.Size(28), r.H-c.Size(28)
	s.paintLegend(c, r.Y-c.Size(34))
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
	s.paintMistakes(plot, step)
	plot.labels(s.shown.Times.Weeks, .5, true)
}

// paintLegend says what bars and diamonds are.
func (s *Statistics) paintLegend(c *widget.Canvas, y float64) {
	x, mid := 20., y+c.Size(11)
	c.Box(widget.Rect{X: x, Y: mid - 6, W: 12, H: 12}, 2, 1, c.Pal.Accent, c.Pal.Same)
	write := func(text string) {
		w := min(c.Painter.Width(text, c.Size(13)*c.S, false)/c.S+2, c.W-x-8)
		c.Write(text, widget.Rect{X: x, Y: y, W: w, H: c.Size(22)}, 13, false, widget.Left, c.Pal.Text2)
		x += w
	}
	x += 19
	write(s.T("statistics.hints"))
	x += 22
	c.Path(2, c.Pal.Warn, x, mid, x+26, mid)
	diamond(c, x+13, mid)
	x += 33
	write(s.T("statistics.mistakes"))
}

// diamond paints a value of the line of mistakes.
func diamond(c *widget.Canvas, x, y float64) {
	const r = 5.
	xy := []float64{x, y - r, x + r, y, x, y + r, x - r, y, x, y - r}
	c.Polygon(c.Pal.Surface, xy...)
	c.Path(1.6, c.Pal.Warn, xy...)
}

// paintMistakes paints a line with diamonds, which are left out where weeks are narrow.
func (s *Statistics) paintMistakes(plot *plot, step float64) {
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
	for i, v := range s.shown.Slips.Mistakes {
		if v < 0 {
			flush()
			continue
		}
		xy = append(xy, plot.x(float64(i)+.5), plot.y(v))
	}
	flush()
}

func (s *Statistics) paintTechniques(c *widget.Canvas) {
	r := s.paintCard(c, s.levelTitle("statistics.techniques"), s.T("statistics.techniques.unit"), s.T("statistics.techniques.unit.short"))
	list := s.shown.Techniques
	if few := s.shown.Times.Few; len(list) == 0 && few != "" && s.shown.Empty == "" && len(s.shown.Bins.Counts) > 0 {
		paintEmpty(c, r, few)
		return
	} else if len(list) == 0 {
		s.paintNone(c, r)
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

func (s *Statistics) paintTable(c *widget.Canvas) {
	s.paintCard(c, s.T("statistics.table"), s.T("statistics.table.note"))
	rows := s.shown.Levels
	if len(rows) == 0 {
		return
	}
	top := 15 + c.Size(24) + 6
	step := (c.H - top - 8) / float64(len(rows))
	columns := tallyColumns(c, rows)
	for i, t := range rows {
		y := top + float64(i)*step
		col := c.Pal.Text
		if i == 0 {
			col = c.Pal.Text2
		} else {
			c.Rule(20, y, c.W-40, c.Pal.Hair)
		}
		for k, text := range t.cells() {
			at := widget.Right
			if k == 0 {
				at = widget.Left
			}
			r := widget.Rect{X: columns[k].X, Y: y, W: columns[k].W, H: step}
			c.Write(text, r, tallySize(i), k == 0 && i > 0 && i-1 == s.shown.Level, at, col)
		}
	}
}

func (t tally) cells() [5]string { return [...]string{t.Level, t.Solved, t.Best, t.Mean, t.Unaided} }

// tallySize returns the size of the text in a row of the table.
func tallySize(row int) float64 {
	if row == 0 {
		return 12
	}
	return 13
}

// tallyColumns returns the places of the table's columns, each as wide as its widest text and
// a part of the room that is left.
func tallyColumns(c *widget.Canvas, rows []tally) (columns [5]widget.Rect) {
	const gap = 10.
	room := c.W - 40 - 4*gap
	left := room
	for k := range columns {
		for i, t := range rows {
			w := c.Painter.Width(t.cells()[k], c.Size(tallySize(i))*c.S, k == 0)/c.S + 2
			columns[k].W = max(columns[k].W, w)
		}
		left -= columns[k].W
	}
	x := 20.
	for k := range columns {
		if left > 0 {
			columns[k].W += left / 5
		} else {
			columns[k].W *= room / (room - left)
		}
		columns[k].X = x
		x += columns[k].W + gap
	}
	return columns
}
