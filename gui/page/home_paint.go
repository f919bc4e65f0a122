package page

import (
	"image/color"
	"math"

	"sudoku/gui/board"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Zones of the card.
const (
	cardZone = iota
	othersZone
	continueZone
)

// cardParts returns where the picture and the words of the card stand.
func (p *Home) cardParts(w, h float64) (picture, words widget.Rect) {
	side := min(h-40, w*.45)
	picture = widget.Rect{X: 20, Y: (h - side) / 2, W: side, H: side}
	x := 20 + side + min(32, w*.05)
	return picture, widget.Rect{X: x, Y: 20, W: w - x - 24, H: h - 40}
}

func (p *Home) cardZones(w, h float64) []widget.Rect {
	_, words := p.cardParts(w, h)
	foot := words.Y + words.H - 44
	others := widget.Rect{X: words.X, Y: foot - p.Size(28) - 10, W: words.W, H: p.Size(28)}
	if p.do.Card(0).Others == "" {
		others.H = 0
	}
	return []widget.Rect{{W: w, H: others.Y}, others, {X: words.X, Y: foot, W: words.W, H: 44}}
}

func (p *Home) paintCard(c *widget.Canvas) {
	zones := p.cardZones(c.W, c.H)
	width, border := 1., c.Pal.Hair
	if c.Focus >= 0 || c.Hover == cardZone {
		width, border = 2, c.Pal.Accent
	}
	c.Box(widget.Rect{W: c.W, H: c.H}, 10, width, border, c.Pal.Surface)
	picture, r := p.cardParts(c.W, c.H)
	side := board.FitIn(int(picture.W * c.S)).Side()
	s := p.do.Card(side)
	picture.X += (picture.W - float64(side)/c.S) / 2
	picture.Y += (picture.H - float64(side)/c.S) / 2
	picture.W, picture.H = float64(side)/c.S, float64(side)/c.S
	c.Place(s.Picture, picture)
	y := r.Y
	line := func(text string, t theme.Type, h float64, col color.Color) {
		if y+c.Size(h) <= zones[othersZone].Y+2 {
			c.Line(text, widget.Rect{X: r.X, Y: y, W: r.W, H: c.Size(h)}, t, col)
			y += c.Size(h)
		}
	}
	line(s.Heading, theme.Secondary, 22, c.Pal.Text2)
	if t := theme.CardTitle; c.Painter.Width(s.Title, c.Size(t.Size)*c.S, t.Bold) > r.W*c.S { // a narrow card
		line(s.Title, theme.BodyBold, 30, c.Pal.Text)
	} else {
		line(s.Title, t, 30, c.Pal.Text)
	}
	line(s.Line, theme.Secondary, 22, c.Pal.Text2)
	p.paintShare(c, &s, widget.Rect{X: r.X, Y: y, W: r.W, H: zones[othersZone].Y - y})
	if s.Others != "" {
		PaintLink(c, s.Others, zones[othersZone], othersZone)
	}
	p.paintContinue(c, s.Do, zones[continueZone])
}

// paintShare paints how far the game has come in the middle of r, if there is room.
func (p *Home) paintShare(c *widget.Canvas, s *HomeCard, r widget.Rect) {
	high := c.Size(22) + 12 + c.Size(22)
	if s.Cells == "" || r.H < high {
		return
	}
	y := r.Y + (r.H-high)/2
	c.Write(s.Cells, widget.Rect{X: r.X, Y: y, W: r.W * .65, H: c.Size(22)}, 14, false, widget.Left, c.Pal.Text)
	c.Write(s.Time, widget.Rect{X: r.X + r.W*.65, Y: y, W: r.W * .35, H: c.Size(22)}, 14, false, widget.Right, c.Pal.Text)
	bar := widget.Rect{X: r.X, Y: y + c.Size(22) + 2, W: r.W, H: 6}
	c.Round(bar, 3, 0, c.Pal.Hair)
	bar.W = max(6, r.W*s.Share)
	c.Round(bar, 3, 0, c.Pal.Accent)
	c.Line(s.When, widget.Rect{X: r.X, Y: y + c.Size(22) + 12, W: r.W, H: c.Size(22)}, theme.Secondary, c.Pal.Text2)
}

// paintContinue paints the primary button of the card.
func (p *Home) paintContinue(c *widget.Canvas, text string, r widget.Rect) {
	c.Round(r, 8, 0, c.Pal.Accent)
	if c.Hover == continueZone || c.Focus == continueZone || c.Pressed == continueZone {
		c.Round(r.Inset(2.5), 6, 1.5, c.Pal.OnAccent)
	}
	c.Write(text, r.Inset(4), 14, true, widget.Centre, c.Pal.OnAccent)
}

func (p *Home) paintMonth(c *widget.Canvas) { paintAside(c, p.do.Month()) }

func (p *Home) paintPractise(c *widget.Canvas) { paintAside(c, p.do.Due()) }

// paintAside paints quiet words beside a heading that lead to another page.
func paintAside(c *widget.Canvas, text string) {
	if c.Hover == 0 {
		c.Round(widget.Rect{W: c.W, H: c.H}, 6, 0, c.Pal.SelectFill)
	}
	if c.Focus == 0 {
		c.Round(widget.Rect{W: c.W, H: c.H}, 6, 2.5, c.Pal.Accent)
	}
	c.Write(text, widget.Rect{W: c.W - 24, H: c.H}, 14, false, widget.Right, c.Pal.Text2)
	widget.ChevronIcon(1)(c, c.W-9, c.H/2, c.Pal.Text2)
}

func (p *Home) paintDays(c *widget.Canvas) {
	days := p.do.Days()
	for i, r := range p.dayZones(c.W, c.H) {
		d := days[i]
		chosen := i == p.do.Day()
		c.Chosen(chosen)
		switch {
		case chosen:
			c.Box(r, 10, 2, c.Pal.Accent, c.Pal.SelectFill)
		case c.Hover == i || c.Pressed == i:
			c.Round(r, 10, 1, c.Pal.Thin)
		}
		if c.Focus == i {
			c.Round(r, 10, 2.5, c.Pal.Accent)
		}
		name, number := c.Pal.Text2, c.Pal.Text
		if d.Today || chosen {
			name = c.Pal.Text
		}
		if d.Future {
			name, number = c.Pal.Text3, c.Pal.Text3
		}
		c.Write(d.Name, widget.Rect{X: r.X + 4, Y: r.Y + 8, W: r.W - 8, H: c.Size(22)}, 13, d.Today || chosen, widget.Centre, name)
		x, y := r.X+r.W/2, r.Y+r.H-8-36
		paintArcs(c, x, y, min(25, r.W/2-6), d)
		c.Write(d.Number, widget.Rect{X: x - 16, Y: y - 14, W: 32, H: 28}, 15, d.Today, widget.Centre, number)
	}
}

// paintArcs paints the puzzles of a day as arcs of a ring, clockwise from the top: wide ones
// are solved, half of one begun. A day to come is a ring of dots.
func paintArcs(c *widget.Canvas, x, y, radius float64, d HomeDay) {
	if d.Future {
		const dots = 30
		for i := range dots {
			a := 2 * math.Pi * float64(i) / dots
			c.Disc(x+radius*math.Sin(a), y-radius*math.Cos(a), 1, c.Pal.Text3)
		}
		return
	}
	n := float64(len(d.Puzzles))
	for i, state := range d.Puzzles {
		from, to := (float64(i)+.09)/n, (float64(i)+.91)/n
		c.Path(1.5, c.Pal.Thin, arc(x, y, radius, from, to)...)
		switch state {
		case PuzzleSolved:
			c.Path(6, c.Pal.Accent, arc(x, y, radius, from, to)...)
		case PuzzleBegun:
			c.Path(6, c.Pal.Accent, arc(x, y, radius, from, (from+to)/2)...)
		}
	}
}

// arc returns points of a circle between two parts of the whole, clockwise from the top.
func arc(x, y, radius, from, to float64) (xy []float64) {
	const steps = 12
	for i := range steps + 1 {
		a := 2 * math.Pi * (from + (to-from)*float64(i)/steps)
		xy = append(xy, x+radius*math.Sin(a), y-radius*math.Cos(a))
	}
	return xy
}

func (p *Home) paintPuzzles(c *widget.Canvas) {
	list := p.do.Puzzles()
	for i, r := range p.puzzleZones(c.W, c.H) {
		s := list[i]
		col := c.Frame(i, r, 8, false)
		second := c.Pal.Text2
		if s.Future {
			col, second = c.Pal.Text3, c.Pal.Text3
		}
		y := r.Y + r.H/2
		c.Write(s.Name, widget.Rect{X: r.X + 14, Y: y - c.Size(22), W: r.W - 44, H: c.Size(22)}, 15, true, widget.Left, col)
		c.Line(s.Line, widget.Rect{X: r.X + 14, Y: y, W: r.W - 22, H: c.Size(20)}, theme.Secondary, second)
		switch s.State {
		case PuzzleSolved:
			c.Icon(widget.TickIcon, r.X+r.W-20, y-c.Size(11), 18, c.Pal.Accent)
		case PuzzleBegun:
			c.Icon(widget.HalfIcon, r.X+r.W-20, y-c.Size(11), 18, c.Pal.Accent)
		}
	}
}

func (p *Home) paintLevels(c *widget.Canvas) {
	for i, r := range rowZones(len(p.do.Levels))(c.W, c.H) {
		level := p.do.Levels[i]
		note := ""
		if p.do.Ready(level) {
			note = p.T("new.isready")
		}
		p.paintRow(c, i, r, p.Lang.Say(level.Text()), p.T("level.asks."+level.Name()), note)
	}
}

func (p *Home) paintSources(c *widget.Canvas) {
	for i, r := range rowZones(len(p.do.Elsewhere))(c.W, c.H) {
		s := p.do.Elsewhere[i]
		p.paintRow(c, i, r, s.Name, s.Line, s.Keys)
	}
}

// paintRow paints a name with what it means below, if there is room, and a note at the right.
func (p *Home) paintRow(c *widget.Canvas, zone int, r widget.Rect, name, line, note string) {
	col := c.Frame(zone, r, 10, false)
	w := c.Painter.Width(note, c.Size(12)*c.S, false)/c.S + 4
	at := widget.Rect{X: r.X + 16, Y: r.Y + r.H/2 - c.Size(20), W: r.W - 34 - w, H: c.Size(20)}
	two := r.H >= c.Size(42)
	if !two {
		at.Y = r.Y + r.H/2 - c.Size(10)
	}
	c.Line(name, at, theme.Type{Size: 15, Bold: true}, col)
	c.Write(note, widget.Rect{X: r.X + r.W - 14 - w, Y: at.Y, W: w, H: c.Size(18)}, 12, false, widget.Right, c.Pal.Text2)
	if two {
		c.Line(line, widget.Rect{X: at.X, Y: at.Y + c.Size(20), W: r.W - 30, H: c.Size(19)}, theme.Secondary, c.Pal.Text2)
	}
}
