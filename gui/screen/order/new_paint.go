package order

import (
	"math"
	"time"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

func (l *levelList) paint(c *widget.Canvas) {
	for i, r := range l.zones(c.W, c.H) {
		level := l.offered()[i]
		chosen := level == l.shown.level
		c.Frame(i, r, 8, chosen)
		x, y, dot := r.X+12+l.Kit.Size(13), r.Y+r.H/2, min(l.Kit.Size(7.5), r.H/3)
		if chosen {
			c.Ring(x, y, dot, 2, c.Pal.Accent)
			c.Disc(x, y, dot*.6, c.Pal.Accent)
		} else {
			c.Ring(x, y, dot, 1.5, c.Pal.Text3)
		}
		if l.shown.ready[level] && r.H >= l.Kit.Size(32) {
			c.Write(l.T("new.isready"), widget.Rect{X: r.X, Y: r.Y + 4, W: r.W - 14, H: l.Kit.Size(18)}, 12, false, widget.Right, c.Pal.Text2)
		}
		x += l.Kit.Size(23)
		name := widget.Rect{X: x, Y: y - l.Kit.Size(10), W: r.X + r.W - 12 - x, H: l.Kit.Size(20)}
		if r.H < l.Kit.Size(48) || name.W < l.asksWidth(c) {
			c.Write(l.Lang.Level(level.Name()), name, 15, true, widget.Left, c.Pal.Text)
			continue
		}
		name.Y = r.Y + l.Kit.Size(7)
		c.Write(l.Lang.Level(level.Name()), name, 15, true, widget.Left, c.Pal.Text)
		name.Y, name.H = r.Y+l.Kit.Size(27), l.Kit.Size(19)
		c.Write(l.asks(level), name, 13, false, widget.Left, c.Pal.Text2)
	}
}

// asks says what a level asks for on the kind of board.
func (l *levelList) asks(level puzzle.Level) string {
	switch l.shown.board {
	case generator.Mini4, generator.Mini6:
		return l.T("level.asks.small." + level.Name())
	case generator.Killer:
		return l.T("level.asks.killer." + level.Name())
	}
	return l.T("level.asks." + level.Name())
}

// asksWidth returns how much room there has to be for what each level asks for.
func (l *levelList) asksWidth(c *widget.Canvas) (w float64) {
	for _, level := range l.offered() {
		w = max(w, c.Painter.Width(l.asks(level), c.Size(13)*c.S, false)/c.S)
	}
	return w * .85 // it may be written a little smaller
}

// paintTimes paints the tiles from which a time is chosen. One that no puzzle takes is pale.
func (s *New) paintTimes(c *widget.Canvas) {
	for i, r := range page.TilesInRow(len(screen.OrderTimes))(c.W, c.H) {
		tile, chosen := *c, i == s.shown.time
		tile.Disabled = !s.shown.times[i]
		col := tile.Frame(i, r, 8, chosen)
		tile.Write(s.T("new.minutes", "n", screen.OrderTimes[i]), r.Inset(3), 14, chosen, widget.Centre, col)
	}
}

// paintMore paints the line that opens the other options, with what is set of them.
func (s *New) paintMore(c *widget.Canvas) {
	if text := s.shown.extra; text != "" {
		page.MoreLine(c, s.T("new.more"), text, text, c.Pal.Accent)
		return
	}
	others := "new.others"
	if s.shown.board != generator.Classic {
		others = "new.others.board"
	}
	page.MoreLine(c, s.T("new.more"), s.T(others), "", c.Pal.Text2)
}

// levelName returns the name of the level that is looked for.
func (s *New) levelName() string {
	if level := s.shown.level; level != puzzle.Unrated {
		return s.Lang.Level(level.Name())
	}
	return s.T("new.anylevel")
}

// paintBack paints what the second button does now.
func (s *New) paintBack(c *widget.Canvas) {
	name := s.backKey()
	if _, ok := s.newGames.Nearest(); ok {
		name = "new.nearest.play"
	}
	c.Plain(s.T(name))
}

// paintExpected paints what came nearest in the search before, how long one will take, or why there
// can be none.
func (s *New) paintExpected(c *widget.Canvas) {
	text, ok := s.newGames.Nearest()
	if !ok && !s.shown.ready[s.shown.level] {
		text = s.expected()
	}
	if wrong := s.shown.wrong; wrong != "" {
		c.Flow(wrong, c.Bounds(), theme.Secondary, c.Pal.Bad)
	} else if text != "" {
		c.Flow(text, c.Bounds(), theme.Secondary, c.Pal.Text2)
	}
}

// paintSearch paints how far the search is, or what there is to say of one.
func (s *New) paintSearch(c *widget.Canvas) {
	l, searching := s.looking()
	if !searching {
		s.paintExpected(c)
		return
	}
	elapsed := time.Since(l.Since)
	first := widget.Rect{W: c.W, H: s.Kit.Size(22)}
	c.Write(s.T("new.looking", "level", s.levelName()), widget.Rect{W: c.W * .75, H: first.H}, 14, false, widget.Left, c.Pal.Text)
	c.Write(s.T("new.seconds", "s", math.Round(elapsed.Seconds()*10)/10), first, 14, false, widget.Right, c.Pal.Text2)
	y := first.H + 8
	if c.H < y+4 {
		return
	}
	if c.Still {
		y = first.H + 2
	} else {
		c.Round(widget.Rect{X: 0, Y: y, W: c.W, H: 4}, 2, 0, c.Pal.Hair)
		at := math.Mod(elapsed.Seconds()/1.2, 1)
		x0, x1 := max(0, (at*1.25-.25)*c.W), min(c.W, at*1.25*c.W)
		c.Round(widget.Rect{X: x0, Y: y, W: x1 - x0, H: 4}, 2, 0, c.Pal.Accent)
		y += 10
	}
	if c.H >= y+s.Kit.Size(19) {
		c.Line(s.ProgressLine(l, elapsed), widget.Rect{Y: y, W: c.W, H: s.Kit.Size(19)}, theme.Secondary, c.Pal.Text2)
	}
}
