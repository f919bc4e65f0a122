package page

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A libraryPanel shows the puzzle at the cursor.
type libraryPanel struct {
	*Library
	head    *widget.Label
	chosen  *widget.Label
	preview *widget.Pic
	facts   *widget.Control
	picture *image.RGBA // as it was painted last
	of      [2]puzzle.Grid
}

func newLibraryPanel(l *Library) libraryPanel {
	p := libraryPanel{Library: l}
	p.head = l.Label(theme.PageTitle, widget.Left, l.Pal.Text)
	p.chosen = l.Label(theme.Secondary, widget.Right, l.Pal.Text2)
	p.preview = l.NewPic(func(c *widget.Canvas) { l.panel.paintPreview(c) })
	p.facts = l.NewControl(func(w, h float64) []widget.Rect { return l.panel.factZones(w) }, func(c *widget.Canvas) { l.panel.paintFacts(c) }, func(zone int) { l.panel.pressFact(zone) })
	return p
}

func (p *libraryPanel) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.head, p.chosen, p.preview, p.facts}
}

// show shows the text of the page, as far as it is another than before.
func (p *libraryPanel) show(was *LibraryText) {
	t := &p.text
	p.head.SetText(t.Title)
	p.chosen.SetText(t.Chosen)
	if was.Title != t.Title || was.Givens != t.Givens || was.Entries != t.Entries {
		p.preview.Repaint()
	}
	same := func(a, b LibraryFact) bool { return a.Name == b.Name && a.Text == b.Text }
	if !slices.EqualFunc(was.Facts, t.Facts, same) {
		p.facts.Repaint()
	}
}

// arrange places the panel in r, above its foot.
func (p *libraryPanel) arrange(put Place, r widget.Rect) {
	b := p.Base
	chosen := 0.
	if p.text.Chosen != "" {
		chosen = min(r.W/2, p.Painter.Width(p.text.Chosen, b.Size(theme.Secondary.Size), false)+8)
	}
	show(put, p.head, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W - b.Size(80), H: b.Size(30)})
	show(put, p.chosen, widget.Rect{X: r.X + r.W - max(chosen, b.Size(76)), Y: r.Y - 9, W: max(chosen, b.Size(76)), H: b.Size(30)})
	y := r.Y + max(36, b.Size(30)+6)
	facts := 4 * factHeight(b)
	side := min(r.W, r.Y+r.H-y-facts-20)
	if side < 170 { // a low window
		facts = factHeight(b)
		side = min(r.W, r.Y+r.H-y-facts-10)
	}
	if hide(p.preview, p.facts); side >= 90 {
		show(put, p.preview, widget.Rect{X: r.X, Y: y, W: side, H: side})
		y += side + 16
	}
	if room := r.Y + r.H - y; room >= factHeight(b) {
		show(put, p.facts, widget.Rect{X: r.X, Y: y, W: r.W, H: min(room, facts+4)})
	}
}

func (p *libraryPanel) paintPreview(c *widget.Canvas) {
	if p.text.Title == "" {
		return
	}
	side := board.FitIn(int(c.W * c.S)).Side()
	of := [2]puzzle.Grid{p.text.Givens, p.text.Entries}
	if p.picture == nil || p.picture.Rect.Dx() != side || p.of != of {
		v := board.View{Givens: of[0].Filled(), State: game.State{Grid: of[1]}}
		for i := range v.Givens.All() {
			v.State.Grid[i] = of[0][i]
		}
		p.picture, p.of = board.Picture(c.Painter, c.Pal, v, side), of
	}
	c.Place(p.picture, widget.Rect{W: c.W, H: c.H})
}

func factHeight(b Base) float64 { return max(25, b.Size(25)) }

// factZones returns the facts that can be pressed, as large as a finger needs.
func (p *libraryPanel) factZones(w float64) (out []widget.Rect) {
	high := max(28, factHeight(p.Base))
	for i, f := range p.text.Facts {
		if f.Press != nil {
			out = append(out, widget.Rect{Y: float64(i)*factHeight(p.Base) - (high-factHeight(p.Base))/2, W: w, H: high})
		}
	}
	return out
}

func (p *libraryPanel) pressFact(zone int) {
	for _, f := range p.text.Facts {
		if f.Press == nil {
			continue
		}
		if zone == 0 {
			f.Press()
			return
		}
		zone--
	}
}

func (p *libraryPanel) paintFacts(c *widget.Canvas) {
	line, zone := factHeight(p.Base), 0
	name := 0.
	for _, f := range p.text.Facts {
		name = max(name, c.Painter.Width(f.Name, c.Size(13)*c.S, false)/c.S+16)
	}
	name = min(max(name, 70), c.W*.45)
	for i, f := range p.text.Facts {
		y := float64(i) * line
		if y+line > c.H+4 {
			return
		}
		c.Write(f.Name, widget.Rect{Y: y, W: name - 8, H: line}, 13, false, widget.Left, c.Pal.Text2)
		text := widget.Rect{X: name, Y: y, W: c.W - name, H: line}
		col := c.Pal.Text
		if f.Press != nil {
			col = c.Pal.Accent
			if c.Focus == zone {
				c.Round(text.Inset(-2), 6, 2.5, c.Pal.Accent)
			}
			if c.Hover == zone {
				w := min(text.W, c.Painter.Width(f.Text, c.Size(13)*c.S, false)/c.S)
				c.Rule(text.X, y+line/2+c.Size(9), w, col)
			}
			zone++
		}
		c.Squeeze(f.Text, text, theme.Type{Size: 13}, col)
	}
}
