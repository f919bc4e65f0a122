package library

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A panel shows the puzzle at the cursor.
type panel struct {
	page.Base
	shown   *libraryReport
	title   *widget.Label
	chosen  *widget.Label
	preview *widget.Pic
	facts   *widget.Control
	picture *image.RGBA   // as it was painted last
	shape   *puzzle.Shape // of the picture
	grids   [2]puzzle.Grid
}

// newLibraryPanel makes the panel of a report; copies shows the duplicates of its puzzle.
func newLibraryPanel(b page.Base, shown *libraryReport, copies func()) *panel {
	p := &panel{Base: b, shown: shown}
	p.title = b.Kit.Label(theme.PageTitle, widget.Left, b.Kit.Pal.Text)
	p.chosen = b.Kit.Label(theme.Secondary, widget.Right, b.Kit.Pal.Text2)
	p.preview = b.Kit.NewPic(p.paintPreview)
	p.facts = b.Kit.NewControl(p.factZones, p.paintFacts, func(int) { copies() })
	return p
}

func (p *panel) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.chosen, p.preview, p.facts}
}

// update shows the report, as far as it is another than before.
func (p *panel) update(was *libraryReport) {
	r := p.shown
	p.title.SetText(r.title)
	p.chosen.SetText(r.chosen)
	if was.title != r.title || was.shape != r.shape || was.givens != r.givens || was.entries != r.entries {
		p.preview.Repaint()
	}
	if !slices.Equal(was.facts, r.facts) {
		p.facts.Repaint()
	}
}

// arrange places the panel in r, above its foot.
func (p *panel) arrange(put page.Place, r widget.Rect) {
	chosen := 0.
	if p.shown.chosen != "" {
		chosen = min(r.W/2, p.Kit.Painter.Width(p.shown.chosen, p.Kit.Size(theme.Secondary.Size), false)+8)
	}
	layout.Show(put, p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W - max(chosen, p.Kit.Size(76)) - 4, H: p.Kit.Size(30)})
	layout.Show(put, p.chosen, widget.Rect{X: r.X + r.W - max(chosen, p.Kit.Size(76)), Y: r.Y - 9, W: max(chosen, p.Kit.Size(76)), H: p.Kit.Size(30)})
	y := r.Y + max(36, p.Kit.Size(30)+6)
	facts, side := 0., 0.
	for n := mostFacts; n > 0 && side < 170; n-- { // fewer in a low window
		facts = float64(n) * p.factHeight()
		side = min(r.W, r.Y+r.H-y-facts-20)
	}
	if layout.Hide(p.preview, p.facts); side >= 90 {
		layout.Show(put, p.preview, widget.Rect{X: r.X, Y: y, W: side, H: side})
		y += side + 16
	}
	if room := r.Y + r.H - y; room >= p.factHeight() {
		layout.Show(put, p.facts, r.Strip(y, min(room, facts+4)))
	}
}

func (p *panel) paintPreview(c *widget.Canvas) {
	if p.shown.title == "" {
		return
	}
	side := board.FitIn(int(c.W * c.S)).Side()
	grids := [2]puzzle.Grid{p.shown.givens, p.shown.entries}
	if p.picture == nil || p.picture.Rect.Dx() != side || p.grids != grids || p.shape != p.shown.shape {
		p.shape = p.shown.shape
		v := board.View{Givens: grids[0].Filled(), State: game.State{Shape: p.shape, Grid: grids[1]}}
		for i := range v.Givens.All() {
			v.State.Grid[i] = grids[0][i]
		}
		p.picture, p.grids = board.Picture(c.Painter, c.Pal, v, side), grids
	}
	c.Place(p.picture, c.Bounds())
}

// mostFacts is how many facts there are room for.
const mostFacts = 5

func (p *panel) factHeight() float64 { return max(25, p.Kit.Size(25)) }

// factZones returns the facts that can be pressed, as large as a finger needs.
func (p *panel) factZones(w, _ float64) (out []widget.Rect) {
	high := max(28, p.factHeight())
	for i, f := range p.shown.facts {
		if f.copies {
			out = append(out, widget.Rect{Y: float64(i)*p.factHeight() - (high-p.factHeight())/2, W: w, H: high})
		}
	}
	return out
}

func (p *panel) paintFacts(c *widget.Canvas) {
	line, zone := p.factHeight(), 0
	name := 0.
	for _, f := range p.shown.facts {
		name = max(name, c.Painter.Width(f.name, c.Size(13)*c.S, false)/c.S+16)
	}
	name = min(max(name, 70), c.W*.45)
	for i, f := range p.shown.facts {
		y := float64(i) * line
		if y+line > c.H+4 {
			return
		}
		c.Write(f.name, widget.Rect{Y: y, W: name - 8, H: line}, 13, false, widget.Left, c.Pal.Text2)
		text := widget.Rect{X: name, Y: y, W: c.W - name, H: line}
		col := c.Pal.Text
		if f.copies {
			col = c.Pal.Accent
			if c.Focus == zone {
				c.Round(text.Inset(-2), 6, 2.5, c.Pal.Accent)
			}
			if c.Hover == zone {
				w := min(text.W, c.Painter.Width(f.text, c.Size(13)*c.S, false)/c.S)
				c.Rule(text.X, y+line/2+c.Size(9), w, col)
			}
			zone++
		}
		c.Squeeze(f.text, f.short, text, theme.Type{Size: 13}, col)
	}
}
