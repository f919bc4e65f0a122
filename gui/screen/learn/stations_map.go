package learn

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// A stationWalker does what is asked for on the path.
type stationWalker interface {
	Choose(i int)
	Learn()
}

// A stationMap shows the path in the board's place: a column a level, one way through all.
type stationMap struct {
	page.Base
	state   *StationsState
	walker  stationWalker
	control *widget.Control
}

func newStationMap(b page.Base, state *StationsState, walker stationWalker) *stationMap {
	m := &stationMap{Base: b, state: state, walker: walker}
	m.control = b.Kit.NewControl(m.zones, m.paint, walker.Choose)
	m.control.Follow(func() int { return state.chosen })
	m.control.OnDouble = func(i int) {
		walker.Choose(i)
		walker.Learn()
	}
	m.control.OnKey = m.key
	return m
}

// fits reports whether there is room for the map, with names that can be read.
func (m *stationMap) fits(w, h float64) bool {
	p := m.plan(w, h)
	if p.column < m.Kit.Size(118) || p.pitch < m.Kit.Size(36) {
		return false
	}
	high, room := min(40, p.pitch-4), p.column-stationSide-stationText-stationIn
	for _, t := range m.state.List {
		name := t.Name(m.Lang)
		lines := m.Kit.Painter.Wrap(name, room, m.Kit.Size(13), true)
		if float64(len(lines))*m.Kit.Size(17) > high && m.Kit.Painter.Width(name, m.Kit.Size(13), true)*2/3 > room {
			return false
		}
	}
	return true
}

// key moves along the way, or to the column beside.
func (m *stationMap) key(name fyne.KeyName) bool {
	s := m.state
	switch name {
	case fyne.KeyUp:
		m.walker.Choose(s.chosen - 1)
	case fyne.KeyDown:
		m.walker.Choose(s.chosen + 1)
	case fyne.KeyLeft:
		m.walker.Choose(s.beside(-1))
	case fyne.KeyRight:
		m.walker.Choose(s.beside(1))
	case fyne.KeyHome:
		m.walker.Choose(0)
	case fyne.KeyEnd:
		m.walker.Choose(len(s.List) - 1)
	case fyne.KeyReturn, fyne.KeyEnter:
		m.walker.Learn()
	default:
		return false
	}
	return true
}

// A wayPlan says where everything on the map is.
type wayPlan struct {
	column float64 // width of a column
	head   float64 // y of the levels' names
	first  float64 // y of the first stations
	pitch  float64
	legend float64 // y of the legend
}

// Lengths of the map.
const (
	stationIn   = 14. // from the left of a column to the middle of its stations
	stationText = 17. // from there to the name
	stationR    = 9.
	stationFree = 12.5 // round a station
	wayBelow    = 25.  // from the last station of a column to the lowest of the way
	stationSide = 15.  // from the way between columns to the stations of the next
)

func (m *stationMap) plan(w, h float64) wayPlan {
	p := wayPlan{column: w / 5, head: m.Kit.Size(50) + 4}
	p.first = p.head + m.Kit.Size(24) + 22
	p.legend = h - m.Kit.Size(12)
	most := 1
	for _, list := range m.state.levels() {
		most = max(most, len(list))
	}
	p.pitch = min(max(48, m.Kit.Size(40)), (p.legend-m.Kit.Size(14)-wayBelow-6-p.first)/float64(max(1, most-1)))
	return p
}

// at returns the middle of the station in a row of a column.
func (p *wayPlan) at(col, row int) (x, y float64) {
	return float64(col)*p.column + stationIn, p.first + float64(row)*p.pitch
}

func (m *stationMap) zones(w, h float64) (out []widget.Rect) {
	p := m.plan(w, h)
	high := min(40, p.pitch-4)
	for col, list := range m.state.levels() {
		for row := range list {
			x, y := p.at(col, row)
			out = append(out, widget.Rect{X: x - stationR - 3, Y: y - high/2, W: p.column - stationSide, H: high})
		}
	}
	return out
}

func (m *stationMap) paint(c *widget.Canvas) {
	p := m.plan(c.W, c.H)
	c.Write(m.T("stations.title"), widget.Rect{Y: -4, W: c.W, H: c.Size(30)}, theme.PageTitle.Size, true, widget.Left, c.Pal.Text)
	c.Write(m.state.lead(m.Base), widget.Rect{Y: c.Size(30) - 4, W: c.W, H: c.Size(20)}, 13, false, widget.Left, c.Pal.Text2)
	m.paintWay(c, &p)
	zones := m.zones(c.W, c.H)
	for col, list := range m.state.levels() {
		m.paintHead(c, &p, col, list)
		for row, i := range list {
			x, y := p.at(col, row)
			m.paintStation(c, i, x, y, zones[i])
		}
	}
	m.paintLegend(c, p.legend)
}

// lead says how many stations are done, and how many of their lessons come up again.
func (s *StationsState) lead(b page.Base) string {
	text := b.T("stations.lead", "n", s.done(), "of", len(s.List))
	if n := len(s.Due); n > 0 {
		text = b.Lang.Sentences(text, b.T("lessons.due", "n", n))
	}
	return text
}

// paintHead writes the name of a level, and how many of its stations are done.
func (m *stationMap) paintHead(c *widget.Canvas, p *wayPlan, col int, list []int) {
	r := widget.Rect{X: float64(col) * p.column, Y: p.head, W: p.column - stationSide, H: c.Size(22)}
	done := 0
	for _, i := range list {
		if m.state.states[i] >= stationDone {
			done++
		}
	}
	count := m.T("stations.count", "n", done, "of", len(list))
	wide := c.Painter.Width(count, c.Size(12)*c.S, false)/c.S + 2
	c.Write(m.Lang.Level((puzzle.Easy + puzzle.Level(col)).Name()), r.Column(r.X, r.W-wide-4), 15, true, widget.Left, c.Pal.Text)
	c.Write(count, r.Column(r.X+r.W-wide, wide), 12, false, widget.Right, c.Pal.Text2)
}

// paintWay paints the way, in the accent colour as far as one has come.
func (m *stationMap) paintWay(c *widget.Canvas, p *wayPlan) {
	for col, list := range m.state.levels() {
		for row, i := range list {
			width, ink := 1.5, c.Pal.Thin
			if i < m.state.Next {
				width, ink = 3, c.Pal.Accent
			}
			x, y := p.at(col, row)
			switch {
			case row+1 < len(list):
				c.Path(width, ink, x, y+stationFree, x, y+p.pitch-stationFree)
			case i+1 < len(m.state.List):
				m.paintBend(c, p, col, x, y, width, ink)
			}
		}
	}
}

// paintBend paints the way from the last station of a column up to the head of the next.
func (m *stationMap) paintBend(c *widget.Canvas, p *wayPlan, col int, x, y, width float64, ink color.Color) {
	const round = 8
	nx, ny := p.at(col+1, 0)
	up, low, high := nx-stationSide, y+wayBelow, ny-wayBelow
	var xy []float64
	corner := func(cx, cy, from float64, turn float64) {
		for k := range 7 {
			a := (from + turn*float64(k)/6) * math.Pi / 2
			xy = append(xy, cx+round*math.Cos(a), cy+round*math.Sin(a))
		}
	}
	xy = append(xy, x, y+stationFree)
	corner(x+round, low-round, 2, -1)
	corner(up-round, low-round, 1, -1)
	r := min(round, (nx-up)/2)
	xy = append(xy, up, high+r)
	for k := range 13 {
		a := math.Pi * (1 + float64(k)/12)
		xy = append(xy, up+(nx-up)/2+(nx-up)/2*math.Cos(a), high+r+r*math.Sin(a))
	}
	xy = append(xy, nx, ny-stationFree)
	c.Path(width, ink, xy...)
}

// paintStation paints a station with its name.
func (m *stationMap) paintStation(c *widget.Canvas, i int, x, y float64, box widget.Rect) {
	chosen := i == m.state.chosen
	c.Chosen(chosen)
	switch {
	case chosen:
		c.Box(box, 8, 2, c.Pal.Accent, c.Pal.SelectFill)
	case c.Hover == i:
		c.Round(box, 8, 0, c.Pal.SelectFill)
	}
	if c.Focus == i && chosen {
		c.Round(box, 8, 2.5, c.Pal.Accent)
	}
	paintStationMark(c, m.state.states[i], x, y)
	text := widget.Rect{X: x + stationText, W: box.X + box.W - x - stationText - 3}
	name, col := m.state.List[i].Name(m.Lang), c.Pal.Text
	if m.state.states[i] == stationAhead && !chosen {
		col = c.Pal.Text2
	}
	size := theme.Type{Size: 13, Line: 17, Bold: chosen}
	high := c.Height(name, text.W, size)
	if high > 1.5*c.Size(17) && high <= box.H {
		text.Y, text.H = y-high/2, high
		c.Flow(name, text, size, col)
	} else {
		c.Write(name, widget.Rect{X: text.X, Y: y - 10, W: text.W, H: 20}, 13, chosen, widget.Left, col)
	}
	c.MentionIn(box, m.T(m.state.states[i].String()))
}

// paintStationMark paints the mark of a state: all four are apart in grey, too.
func paintStationMark(c *widget.Canvas, state stationState, x, y float64) {
	switch state {
	case stationDone:
		c.Disc(x, y, stationR, c.Pal.Accent)
		c.Path(1.8, c.Pal.OnAccent, x-4, y, x-1, y+3, x+4.2, y-3.2)
	case stationAgain:
		c.Polygon(c.Pal.Surface, x, y-11, x+11, y, x, y+11, x-11, y)
		PaintAgain(c, x, y, 11/12.)
	case stationNext:
		c.Disc(x, y, stationR, c.Pal.Surface)
		PaintStation(c, x, y, 1)
	default:
		c.Disc(x, y, 6, c.Pal.Ground)
		c.Ring(x, y, 6, 1.5, c.Pal.Text3)
	}
}

// paintLegend names the marks.
func (m *stationMap) paintLegend(c *widget.Canvas, y float64) {
	x := stationIn - 2
	for _, k := range []stationState{stationDone, stationAgain, stationNext, stationAhead} {
		key := k.String()
		if k == stationAhead {
			key = "stations.legend.ahead"
		}
		text := m.T(key)
		wide := c.Painter.Width(text, c.Size(13)*c.S, false)/c.S + 2
		paintStationMark(c, k, x, y)
		c.Write(text, widget.Rect{X: x + 17, Y: y - 12, W: min(wide, c.W-x-17), H: 24}, 13, false, widget.Left, c.Pal.Text2)
		x += 17 + wide + 28
	}
}

// PaintAgain paints the mark of what comes up again.
func PaintAgain(c *widget.Canvas, x, y, s float64) {
	r := 12 * s
	c.Path(2, c.Pal.Accent, x, y-r, x+r, y, x, y+r, x-r, y, x, y-r, x+r, y)
	c.Path(1.8*s, c.Pal.Accent, x-4*s, y, x-1*s, y+3*s, x+4.5*s, y-3.5*s)
}

// PaintStation paints the mark of what is next.
func PaintStation(c *widget.Canvas, x, y, s float64) {
	c.Ring(x, y, 9*s, 2.2, c.Pal.Accent)
	c.Disc(x, y, 4*s, c.Pal.Accent)
}
