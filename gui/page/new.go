package page

import (
	"math"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// NewFuncs is what the page for a new puzzle shows and does.
type NewFuncs struct {
	Levels      []logic.Level
	Level       func() logic.Level // chosen
	Choose      func(logic.Level)  // and starts a search
	Symmetry    func() generator.Symmetry
	SetSymmetry func(generator.Symmetry)
	Looking     func() (since time.Time, tried int, ok bool)
	Look, Stop  func()
	Back        func()
}

// New is the page to generate a new puzzle.
type New struct {
	Base
	do       NewFuncs
	title    *widget.Label
	levels   *widget.Control
	symmetry *widget.Label
	name     *widget.Label
	icons    *widget.Control
	progress *widget.Pic
	look     *widget.Control
	stop     *widget.Control
	back     *widget.Control
}

// NewNew makes the page.
func NewNew(b Base, do NewFuncs) *New {
	p := &New{Base: b, do: do}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("new.title"))
	p.levels = b.NewControl(p.rows, p.paintLevels, func(i int) { do.Choose(do.Levels[i]) })
	p.symmetry = b.Label(theme.BodyBold, widget.Left, b.Pal.Text)
	p.symmetry.SetText(b.T("new.symmetry"))
	p.name = b.Label(theme.Secondary, widget.Right, b.Pal.Text2)
	p.icons = b.NewControl(symmetryZones, p.paintSymmetries, func(i int) { do.SetSymmetry(generator.Symmetries[i]) })
	p.progress = b.NewPic(p.paintProgress)
	p.look = b.Button(b.T("new.look"), true, do.Look)
	p.stop = b.Button(b.T("new.stop"), false, do.Stop)
	p.back = b.Button(b.T("new.back"), false, do.Back)
	p.Refresh()
	return p
}

// Objects implements Page.
func (p *New) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.levels, p.symmetry, p.name, p.icons, p.progress, p.look, p.stop, p.back}
}

// Refresh implements Page.
func (p *New) Refresh() {
	p.name.SetText(p.T("symmetry." + p.do.Symmetry().Name()))
	p.levels.Repaint()
	p.icons.Repaint()
	p.Progress()
}

// Progress shows the progress of the search.
func (p *New) Progress() {
	_, _, looking := p.do.Looking()
	if looking {
		p.look.Hide()
		p.stop.Show()
	} else {
		p.stop.Hide()
		p.look.Show()
	}
	p.progress.Repaint()
}

// Arrange implements Page.
func (p *New) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	y := r.Y + p.Size(38)
	foot := r.Y + r.H - 44
	rows := p.levelsHeight(foot - 16 - y)
	put(p.levels, widget.Rect{X: r.X, Y: y, W: r.W, H: rows})
	y += rows + 16
	y = p.arrangeSymmetry(put, widget.Rect{X: r.X, Y: y, W: r.W, H: foot - 8 - y})
	if room := foot - y - 8; room < 22 { // in a low window the button Stop is enough
		p.progress.Resize(fyne.NewSize(0, 0))
	} else {
		put(p.progress, widget.Rect{X: r.X, Y: y, W: r.W, H: min(80, room)})
	}
	half := (r.W - 16) / 2
	put(p.look, widget.Rect{X: r.X, Y: foot, W: half, H: 44})
	put(p.stop, widget.Rect{X: r.X, Y: foot, W: half, H: 44})
	put(p.back, widget.Rect{X: r.X + half + 16, Y: foot, W: half, H: 44})
}

// arrangeSymmetry places the choice of symmetries if there is room, and returns where
// the next part starts.
func (p *New) arrangeSymmetry(put Place, r widget.Rect) float64 {
	line, side := p.Size(22), min((r.W-7*6)/8, 44)
	if r.H < p.Size(28)+side {
		hide(p.symmetry, p.name, p.icons)
		return r.Y
	}
	show(put, p.symmetry, widget.Rect{X: r.X, Y: r.Y, W: r.W / 3, H: line})
	show(put, p.name, widget.Rect{X: r.X + r.W/3, Y: r.Y, W: r.W * 2 / 3, H: line})
	show(put, p.icons, widget.Rect{X: r.X, Y: r.Y + p.Size(28), W: r.W, H: side})
	return r.Y + p.Size(28) + side + 20
}

// levelsHeight returns the height of the levels if room is left for them and the
// symmetries. Their descriptions are left out if the symmetries would not fit otherwise.
func (p *New) levelsHeight(room float64) float64 {
	n, gap := float64(len(p.do.Levels)), p.Size(6)
	if all := n*p.Size(60) - gap; all+p.Size(28)+88 <= room {
		return all
	}
	return min(n*p.Size(40)-gap, room)
}

func (p *New) rows(w, h float64) (out []widget.Rect) {
	gap := p.Size(6)
	step := (h + gap) / float64(len(p.do.Levels))
	for i := range p.do.Levels {
		out = append(out, widget.Rect{X: 0, Y: float64(i) * step, W: w, H: step - gap})
	}
	return out
}

func (p *New) paintLevels(c *widget.Canvas) {
	for i, r := range p.rows(c.W, c.H) {
		level := p.do.Levels[i]
		chosen := level == p.do.Level()
		c.Frame(i, r, 8, chosen)
		x, y := r.X+25, r.Y+r.H/2
		if chosen {
			c.Ring(x, y, 7.5, 2, c.Pal.Accent)
			c.Disc(x, y, 4.5, c.Pal.Accent)
		} else {
			c.Ring(x, y, 7.5, 1.5, c.Pal.Text3)
		}
		name := widget.Rect{X: r.X + 48, Y: y - p.Size(10), W: r.W - 60, H: p.Size(20)}
		if r.H < p.Size(48) {
			c.Write(p.Lang.Say(level.Text()), name, 15, true, widget.Left, c.Pal.Text)
			continue
		}
		name.Y = r.Y + p.Size(7)
		c.Write(p.Lang.Say(level.Text()), name, 15, true, widget.Left, c.Pal.Text)
		c.Write(p.T("level.asks."+level.Name()), widget.Rect{X: r.X + 48, Y: r.Y + p.Size(27), W: r.W - 60, H: p.Size(19)}, 13, false, widget.Left, c.Pal.Text2)
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
	c.Write(p.T("new.looking", "level", p.Lang.Say(p.do.Level().Text())), widget.Rect{W: c.W, H: 22}, 14, false, widget.Left, c.Pal.Text)
	c.Write(p.T("new.seconds", "s", math.Round(elapsed.Seconds()*10)/10), widget.Rect{W: c.W, H: 22}, 14, false, widget.Right, c.Pal.Text2)
	if c.H < 34 {
		return
	}
	y := 40.
	if c.Still {
		y = 24
	} else {
		c.Round(widget.Rect{X: 0, Y: 30, W: c.W, H: 4}, 2, 0, c.Pal.Hair)
		at := math.Mod(elapsed.Seconds()/1.2, 1)
		x0, x1 := max(0, (at*1.25-.25)*c.W), min(c.W, at*1.25*c.W)
		c.Round(widget.Rect{X: x0, Y: 30, W: x1 - x0, H: 4}, 2, 0, c.Pal.Accent)
	}
	c.Write(p.T("new.tried", "n", tried), widget.Rect{Y: y, W: c.W, H: 19}, 13, false, widget.Left, c.Pal.Text2)
}
