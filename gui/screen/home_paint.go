package screen

import (
	"image"
	"image/color"
	"math"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
)

// Zones of the card.
const (
	cardZone = iota
	othersZone
	continueZone
)

// cardParts returns where the picture and the words of the card stand.
func (s *Home) cardParts(w, h float64) (picture, words widget.Rect) {
	side := min(h-40, w*.45)
	picture = widget.Rect{X: 20, Y: (h - side) / 2, W: side, H: side}
	x := 20 + side + min(32, w*.05)
	return picture, widget.Rect{X: x, Y: 20, W: w - x - 24, H: h - 40}
}

func (s *Home) cardZones(w, h float64) []widget.Rect {
	_, words := s.cardParts(w, h)
	foot := words.Y + words.H - 44
	others := widget.Rect{X: words.X, Y: foot - s.Size(28) - 10, W: words.W, H: s.Size(28)}
	if s.shown.card.others == "" {
		others.H = 0
	}
	return []widget.Rect{{W: w, H: others.Y}, others, {X: words.X, Y: foot, W: words.W, H: 44}}
}

func (s *Home) paintCard(c *widget.Canvas) {
	zones := s.cardZones(c.W, c.H)
	width, border := 1., c.Pal.Hair
	if c.Focus >= 0 || c.Hover == cardZone {
		width, border = 2, c.Pal.Accent
	}
	c.Box(widget.Rect{W: c.W, H: c.H}, 10, width, border, c.Pal.Surface)
	picture, r := s.cardParts(c.W, c.H)
	side := board.FitIn(int(picture.W * c.S)).Side()
	card := &s.shown.card
	picture.X += (picture.W - float64(side)/c.S) / 2
	picture.Y += (picture.H - float64(side)/c.S) / 2
	picture.W, picture.H = float64(side)/c.S, float64(side)/c.S
	c.Place(s.cardPicture(c.Painter, side), picture)
	y := r.Y
	line := func(text string, t theme.Type, h float64, col color.Color) {
		if y+c.Size(h) <= zones[othersZone].Y+2 {
			c.Line(text, widget.Rect{X: r.X, Y: y, W: r.W, H: c.Size(h)}, t, col)
			y += c.Size(h)
		}
	}
	line(card.heading, theme.Secondary, 22, c.Pal.Text2)
	if t := theme.CardTitle; c.Painter.Width(card.title, c.Size(t.Size)*c.S, t.Bold) > r.W*c.S { // a narrow card
		line(card.title, theme.BodyBold, 30, c.Pal.Text)
	} else {
		line(card.title, t, 30, c.Pal.Text)
	}
	line(card.line, theme.Secondary, 22, c.Pal.Text2)
	s.paintShare(c, widget.Rect{X: r.X, Y: y, W: r.W, H: zones[othersZone].Y - y})
	if card.others != "" {
		page.PaintLink(c, card.others, zones[othersZone], othersZone)
	}
	s.paintContinue(c, card.button, zones[continueZone])
}

// cardPicture returns a picture of the last game, nil while there is none.
func (s *Home) cardPicture(painter *paint.Painter, side int) *image.RGBA {
	g := &s.state.last
	if g.known && (s.picture == nil || s.picture.Rect.Dx() != side) {
		v := board.View{State: g.state, Givens: g.givens}
		if g.name != "" {
			v.Flags = board.Patterns
		}
		s.picture = board.Picture(painter, s.Pal, v, side)
	}
	return s.picture
}

// paintShare paints how far the game has come in the middle of r, if there is room.
func (s *Home) paintShare(c *widget.Canvas, r widget.Rect) {
	card, high := &s.shown.card, c.Size(22)+12+c.Size(22)
	if card.cells == "" || r.H < high {
		return
	}
	y := r.Y + (r.H-high)/2
	c.Write(card.cells, widget.Rect{X: r.X, Y: y, W: r.W * .65, H: c.Size(22)}, 14, false, widget.Left, c.Pal.Text)
	c.Write(card.time, widget.Rect{X: r.X + r.W*.65, Y: y, W: r.W * .35, H: c.Size(22)}, 14, false, widget.Right, c.Pal.Text)
	bar := widget.Rect{X: r.X, Y: y + c.Size(22) + 2, W: r.W, H: 6}
	c.Round(bar, 3, 0, c.Pal.Hair)
	bar.W = max(6, r.W*card.share)
	c.Round(bar, 3, 0, c.Pal.Accent)
	c.Line(card.when, widget.Rect{X: r.X, Y: y + c.Size(22) + 12, W: r.W, H: c.Size(22)}, theme.Secondary, c.Pal.Text2)
}

// paintContinue paints the primary button of the card.
func (s *Home) paintContinue(c *widget.Canvas, text string, r widget.Rect) {
	c.Round(r, 8, 0, c.Pal.Accent)
	if c.Hover == continueZone || c.Focus == continueZone || c.Pressed == continueZone {
		c.Round(r.Inset(2.5), 6, 1.5, c.Pal.OnAccent)
	}
	c.Write(text, r.Inset(4), 14, true, widget.Centre, c.Pal.OnAccent)
}

func (s *Home) paintMonth(c *widget.Canvas) { paintAside(c, s.shown.month) }

func (s *Home) paintPractise(c *widget.Canvas) { paintAside(c, s.shown.due) }

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

func (s *Home) paintDays(c *widget.Canvas) {
	days := s.shown.days
	for i, r := range s.dayZones(c.W, c.H) {
		d := days[i]
		chosen := i == s.state.day
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
		if d.today || chosen {
			name = c.Pal.Text
		}
		if d.future {
			name, number = c.Pal.Text3, c.Pal.Text3
		}
		c.Write(d.name, widget.Rect{X: r.X + 4, Y: r.Y + 8, W: r.W - 8, H: c.Size(22)}, 13, d.today || chosen, widget.Centre, name)
		x, y := r.X+r.W/2, r.Y+r.H-8-36
		paintArcs(c, x, y, min(25, r.W/2-6), d)
		c.Write(d.number, widget.Rect{X: x - 16, Y: y - 14, W: 32, H: 28}, 15, d.today, widget.Centre, number)
	}
}

// paintArcs paints the puzzles of a day as arcs of a ring, clockwise from the top: wide ones
// are solved, half of one begun. A day to come is a ring of dots.
func paintArcs(c *widget.Canvas, x, y, radius float64, d homeDay) {
	if d.future {
		const dots = 30
		for i := range dots {
			a := 2 * math.Pi * float64(i) / dots
			c.Disc(x+radius*math.Sin(a), y-radius*math.Cos(a), 1, c.Pal.Text3)
		}
		return
	}
	n := float64(len(d.puzzles))
	for i, state := range d.puzzles {
		from, to := (float64(i)+.09)/n, (float64(i)+.91)/n
		c.Path(1.5, c.Pal.Thin, arc(x, y, radius, from, to)...)
		switch state {
		case library.Solved:
			c.Path(6, c.Pal.Accent, arc(x, y, radius, from, to)...)
		case library.Begun:
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

func (s *Home) paintPuzzles(c *widget.Canvas) {
	list := s.shown.puzzles
	for i, r := range s.puzzleZones(c.W, c.H) {
		p := list[i]
		col := c.Frame(i, r, 8, false)
		second := c.Pal.Text2
		if p.future {
			col, second = c.Pal.Text3, c.Pal.Text3
		}
		y := r.Y + r.H/2
		c.Write(p.name, widget.Rect{X: r.X + 14, Y: y - c.Size(22), W: r.W - 44, H: c.Size(22)}, 15, true, widget.Left, col)
		c.Line(p.line, widget.Rect{X: r.X + 14, Y: y, W: r.W - 22, H: c.Size(20)}, theme.Secondary, second)
		switch p.state {
		case library.Solved:
			c.Icon(widget.TickIcon, r.X+r.W-20, y-c.Size(11), 18, c.Pal.Accent)
		case library.Begun:
			c.Icon(widget.HalfIcon, r.X+r.W-20, y-c.Size(11), 18, c.Pal.Accent)
		}
	}
}

func (s *Home) paintLevels(c *widget.Canvas) {
	for i, r := range rowZones(len(levels()))(c.W, c.H) {
		level := levels()[i]
		note := ""
		if s.isReady(level) {
			note = s.T("new.isready")
		}
		s.paintRow(c, i, r, s.Lang.Level(level.Name()), s.T("level.asks."+level.Name()), note)
	}
}

func (s *Home) paintSources(c *widget.Canvas) {
	for i, r := range rowZones(len(s.sources))(c.W, c.H) {
		from := s.sources[i]
		s.paintRow(c, i, r, from.name, from.line, from.keys)
	}
}

// paintRow paints a name with what it means below, if there is room, and a note at the right.
func (s *Home) paintRow(c *widget.Canvas, zone int, r widget.Rect, name, line, note string) {
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
