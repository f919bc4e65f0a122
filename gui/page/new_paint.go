package page

import (
	"math"
	"time"

	"sudoku/generator"
	"sudoku/gui/widget"
	"sudoku/puzzle"
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

func symmetryZones(w, h float64) (out []widget.Rect) {
	n := float64(len(generator.Symmetries))
	step := (w + 6) / n
	for i := range generator.Symmetries {
		out = append(out, widget.Rect{X: float64(i) * step, Y: 0, W: step - 6, H: h})
	}
	return out
}

// seeds are the cells whose images show a symmetry: an L in the top left corner.
var seeds = puzzle.CellsOf(11, 12, 21)

func (p *New) paintSymmetries(c *widget.Canvas) {
	for i, r := range symmetryZones(c.W, c.H) {
		s := generator.Symmetries[i]
		c.Frame(i, r, 8, s == p.do.Symmetry())
		c.Mention(p.T("symmetry." + s.Name()))
		q := math.Floor(min(r.W, r.H) * c.S / 11)
		x0, y0 := math.Floor((r.X+r.W/2)*c.S-4.5*q), math.Floor((r.Y+r.H/2)*c.S-4.5*q)
		for cell := range seeds.All() {
			for image := range s.Orbit(cell).All() {
				col := c.Pal.Text3
				if seeds.Has(image) {
					col = c.Pal.Text
				}
				x, y := x0+float64(image.Col())*q, y0+float64(image.Row())*q
				c.Round(widget.Rect{X: x / c.S, Y: y / c.S, W: q / c.S, H: q / c.S}, 0, 0, col)
			}
		}
	}
}

func (p *New) paintProgress(c *widget.Canvas) {
	since, tried, looking := p.do.Looking()
	if !looking {
		return
	}
	elapsed := time.Since(since)
	first := widget.Rect{W: c.W, H: p.Size(22)}
	c.Write(p.T("new.looking", "level", p.Lang.Say(p.do.Level().Text())), widget.Rect{W: c.W * .75, H: first.H}, 14, false, widget.Left, c.Pal.Text)
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
		c.Write(p.T("new.tried", "n", tried), widget.Rect{Y: y, W: c.W, H: p.Size(19)}, 13, false, widget.Left, c.Pal.Text2)
	}
}
