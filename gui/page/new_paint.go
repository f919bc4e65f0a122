package page

import (
	"math"
	"time"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/solver/logic"
)

func (p *New) paintLevels(c *widget.Canvas) {
	for i, r := range p.rows(c.W, c.H) {
		level := p.do.Levels[i]
		chosen := level == p.do.Level()
		c.Frame(i, r, 8, chosen)
		x, y, dot := r.X+12+p.Size(13), r.Y+r.H/2, min(p.Size(7.5), r.H/3)
		if chosen {
			c.Ring(x, y, dot, 2, c.Pal.Accent)
			c.Disc(x, y, dot*.6, c.Pal.Accent)
		} else {
			c.Ring(x, y, dot, 1.5, c.Pal.Text3)
		}
		if p.do.Ready(level) && r.H >= p.Size(32) {
			c.Write(p.T("new.isready"), widget.Rect{X: r.X, Y: r.Y + 4, W: r.W - 14, H: p.Size(18)}, 12, false, widget.Right, c.Pal.Text2)
		}
		x += p.Size(23)
		name := widget.Rect{X: x, Y: y - p.Size(10), W: r.X + r.W - 12 - x, H: p.Size(20)}
		if r.H < p.Size(48) {
			c.Write(p.Lang.Say(level.Text()), name, 15, true, widget.Left, c.Pal.Text)
			continue
		}
		name.Y = r.Y + p.Size(7)
		c.Write(p.Lang.Say(level.Text()), name, 15, true, widget.Left, c.Pal.Text)
		name.Y, name.H = r.Y+p.Size(27), p.Size(19)
		c.Write(p.T("level.asks."+level.Name()), name, 13, false, widget.Left, c.Pal.Text2)
	}
}

// paintMinutes paints the tiles from which a time is chosen. One that no puzzle takes is pale.
func (p *New) paintMinutes(c *widget.Canvas) {
	for i, r := range TilesInRow(len(p.do.Minutes))(c.W, c.H) {
		tile, chosen := *c, i == p.do.Time()
		tile.Disabled = !p.do.HasTime(i)
		col := tile.Frame(i, r, 8, chosen)
		c.Write(p.T("new.minutes", "n", p.do.Minutes[i]), r.Inset(3), 14, chosen, widget.Centre, col)
	}
}

// paintMore paints the line that opens the other options, with what is set of them.
func (p *New) paintMore(c *widget.Canvas) {
	if said := p.do.Extra(); said != "" {
		MoreLine(c, p.T("new.more"), said, c.Pal.Accent)
		return
	}
	MoreLine(c, p.T("new.more"), p.T("new.others"), c.Pal.Text2)
}

// levelName returns the name of the level that is looked for.
func (p *New) levelName() string {
	if level := p.do.Level(); level != logic.Unrated {
		return p.Lang.Say(level.Text())
	}
	return p.T("new.anylevel")
}

// paintProgress paints how far the search is, or why there can be none.
func (p *New) paintProgress(c *widget.Canvas) {
	l, looking := p.do.Looking()
	if !looking {
		if why := p.do.Wrong(); why != "" {
			c.Flow(why, widget.Rect{W: c.W, H: c.H}, theme.Secondary, c.Pal.Bad)
		}
		return
	}
	elapsed := time.Since(l.Since)
	first := widget.Rect{W: c.W, H: p.Size(22)}
	c.Write(p.T("new.looking", "level", p.levelName()), widget.Rect{W: c.W * .75, H: first.H}, 14, false, widget.Left, c.Pal.Text)
	c.Write(p.T("new.seconds", "s", math.Round(elapsed.Seconds()*10)/10), first, 14, false, widget.Right, c.Pal.Text2)
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
	if c.H >= y+p.Size(19) {
		c.Line(p.ProgressLine(l, elapsed), widget.Rect{Y: y, W: c.W, H: p.Size(19)}, theme.Secondary, c.Pal.Text2)
	}
}
