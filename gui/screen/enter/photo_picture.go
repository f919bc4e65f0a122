package enter

import (
	"image/color"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A photoPicture shows the picture with the outline of the grid, and what can be done with it.
type photoPicture struct {
	page.Base
	shown   *photoReport
	editor  photoEditor
	handles *widget.Handles // the picture with the corners of the grid
	moved   outline         // of the grid while a corner is dragged
	how     *widget.Label
	turn    *widget.Control
	whole   *widget.Control
	other   *widget.Control // the card of another grid
	next    *widget.Control // in its place where there is no room for a card
	scaled  struct{ picture, other page.Scaled }
}

// A photoEditor does what is asked for on a picture, whose places are parts of it.
type photoEditor interface {
	Turn()
	Whole()
	Other()
	press(x, y float64)
	moveCorner(i int, x, y float64)
}

func newPhotoPicture(b page.Base, shown *photoReport, editor photoEditor) *photoPicture {
	p := &photoPicture{Base: b, shown: shown, editor: editor}
	p.handles = b.Kit.NewHandles(p.corners, p.paint)
	p.handles.Drag, p.handles.Drop = p.drag, p.drop
	p.handles.Beside = func(x, y float64) { editor.press(p.part(x, y)) }
	p.handles.Tip = b.Texts("photo.corner", "photo.corner", "photo.corner", "photo.corner")
	p.how = b.Kit.Paragraph(theme.Secondary)
	p.how.SetSpans(widget.Span{Text: b.T("photo.how"), Colour: b.Kit.Pal.Text2})
	p.turn = b.Kit.NewControl(nil, func(c *widget.Canvas) { paintLink(c, b.T("photo.turn"), 4, widget.Left) }, func(int) { editor.Turn() })
	p.turn.Tip = b.Kit.Tips("photo.turn")
	p.whole = b.Kit.NewControl(nil, func(c *widget.Canvas) {
		key := "photo.whole"
		if shown.Whole {
			key = "photo.straight"
		}
		paintLink(c, b.T(key), 4, widget.Left)
	}, func(int) { editor.Whole() })
	p.other = b.Kit.NewControl(nil, p.paintOther, func(int) { editor.Other() })
	p.other.Tip = b.Kit.Tips("photo.other")
	p.next = b.Kit.NewControl(nil, func(c *widget.Canvas) { paintLink(c, b.T("photo.other"), 4, widget.Left) }, func(int) { editor.Other() })
	return p
}

func (p *photoPicture) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.handles, p.how, p.turn, p.whole, p.other, p.next}
}

// update shows the report, as far as it is another than before.
func (p *photoPicture) update(was *photoReport) {
	now := p.shown
	if was.Picture != now.Picture || was.Cell != now.Cell || was.Grid != now.Grid {
		p.moved = outline{}
		p.handles.Repaint()
		p.whole.Repaint()
	}
	if was.Other != now.Other || was.OtherName != now.OtherName || was.OtherText != now.OtherText {
		p.other.Repaint()
	}
}

func (p *photoPicture) linkHeight() float64 { return max(28, p.Kit.Size(24)) }

// free lets go of the pictures.
func (p *photoPicture) free() { p.scaled.picture, p.scaled.other = page.Scaled{}, page.Scaled{} }

// arrange places the picture, and beside it what can be done with it.
func (p *photoPicture) arrange(put page.Place, r widget.Rect) {
	side := min(r.H, r.W/2)
	layout.Show(put, p.handles, widget.Rect{X: r.X, Y: r.Y, W: side, H: side})
	r = widget.Rect{X: r.X + side + 16, Y: r.Y, W: r.W - side - 16, H: side}
	link := p.linkHeight()
	card := 0.
	if p.shown.OtherText != "" {
		card = min(max(74, p.Kit.Size(64)), r.H-2*link)
		if card < p.Kit.Size(50) {
			card = 0
		}
	}
	left := r.H - card
	how := p.Kit.Size(19) * float64(len(p.Kit.Painter.Wrap(p.T("photo.how"), r.W, p.Kit.Size(13), false)))
	if left-2*link >= how+4 {
		layout.Show(put, p.how, r.Strip(r.Y, how+2))
		r, left = page.Below(r, how+2), left-how-2
	}
	if left >= link {
		layout.Show(put, p.turn, widget.Rect{X: r.X - 4, Y: r.Y, W: r.W, H: link})
		r, left = page.Below(r, link), left-link
	}
	if left >= link {
		layout.Show(put, p.whole, widget.Rect{X: r.X - 4, Y: r.Y, W: r.W, H: link})
		r = page.Below(r, link)
	}
	if card > 0 {
		layout.Show(put, p.other, r.Strip(r.Y+r.H-card+4, card-4))
	}
}

// arrangeAlone places the picture without what can be done with it.
func (p *photoPicture) arrangeAlone(put page.Place, r widget.Rect) { layout.Show(put, p.handles, r) }

// arrangeLinks places the links side by side.
func (p *photoPicture) arrangeLinks(put page.Place, r widget.Rect) {
	links := []fyne.CanvasObject{p.turn, p.whole}
	if p.shown.OtherText != "" {
		links = append(links, p.next)
	}
	each := r.W / float64(len(links))
	for i, link := range links {
		layout.Show(put, link, r.Column(r.X-4+float64(i)*each, each))
	}
}

// frame returns where the picture is in the control: whole, and in the middle.
func (p *photoPicture) frame(w, h float64) widget.Rect {
	m := p.shown.Picture
	if m == nil {
		return widget.Rect{W: w, H: h}
	}
	size := m.Bounds().Size()
	k := min(w/float64(size.X), h/float64(size.Y))
	fw, fh := k*float64(size.X), k*float64(size.Y)
	return widget.Rect{X: (w - fw) / 2, Y: (h - fh) / 2, W: fw, H: fh}
}

// part returns a place in the control as a part of the picture.
func (p *photoPicture) part(x, y float64) (u, v float64) {
	size := p.handles.Size()
	f := p.frame(float64(size.Width), float64(size.Height))
	return (x - f.X) / f.W, (y - f.Y) / f.H
}

// corners returns where the corners of the grid are in the control.
func (p *photoPicture) corners(w, h float64) [][2]float64 {
	at := p.shown.Grid
	if p.moved != (outline{}) {
		at = p.moved
	}
	return p.placed(at, w, h)
}

func (p *photoPicture) placed(at outline, w, h float64) (out [][2]float64) {
	f := p.frame(w, h)
	for _, q := range at {
		out = append(out, [2]float64{f.X + q[0]*f.W, f.Y + q[1]*f.H})
	}
	return out
}

func (p *photoPicture) drag(i int, x, y float64) {
	if p.moved == (outline{}) {
		p.moved = p.shown.Grid
	}
	p.moved[i][0], p.moved[i][1] = p.part(x, y)
	p.handles.Repaint()
}

func (p *photoPicture) drop(i int, x, y float64) {
	p.moved = outline{}
	u, v := p.part(x, y)
	p.handles.Repaint()
	p.editor.moveCorner(i, u, v)
}

const (
	handleRadius = 6.
	outlineWidth = 2.
)

func (p *photoPicture) paint(c *widget.Canvas) {
	f := p.frame(c.W, c.H)
	p.scaled.picture.Paint(c, p.shown.Picture, f, 8)
	line := func(at [][2]float64, width float64, col color.Color) {
		for i := range at {
			a, b := at[i], at[(i+1)%len(at)]
			c.Path(width, col, a[0], a[1], b[0], b[1])
		}
	}
	at := p.corners(c.W, c.H)
	line(at, outlineWidth+2, c.Pal.Surface)
	line(at, outlineWidth, c.Pal.Accent)
	if p.moved == (outline{}) {
		cell := p.placed(p.shown.Cell, c.W, c.H)
		line(cell, 3.5, c.Pal.Cover)
		line(cell, 2, c.Pal.CoverLine)
	}
	for i, q := range at {
		fill := c.Pal.Surface
		if c.Hover == i || p.handles.Holds() == i {
			fill = c.Pal.Same
		}
		const far = handleRadius + 5
		x, y := min(max(q[0], far), c.W-far), min(max(q[1], far), c.H-far)
		if c.Focus == i { // a photo has any colour: the ring stands on one of its own
			c.Disc(x, y, far, c.Pal.Surface)
			c.Ring(x, y, far-1.5, 2.5, c.Pal.Accent)
		}
		c.Disc(x, y, handleRadius, fill)
		c.Ring(x, y, handleRadius, outlineWidth, c.Pal.Accent)
	}
	c.Mention(p.T("photo.corner"))
}

// paintOther paints the card of another grid.
func (p *photoPicture) paintOther(c *widget.Canvas) {
	col := c.Frame(0, c.Bounds(), 8, false)
	side := min(c.H-20, c.W*.36, 50)
	p.scaled.other.Paint(c, p.shown.Other, widget.Rect{X: 10, Y: (c.H - side) / 2, W: side, H: side}, 3)
	text := widget.Rect{X: 20 + side, W: c.W - side - 28}
	lines := c.Height(p.shown.OtherName, text.W, theme.Secondary)
	text.Y, text.H = max(2, (c.H-lines-c.Size(16))/2), lines
	c.Flow(p.shown.OtherName, text, theme.Secondary, col)
	if text.Y += lines; text.Y+c.Size(16) <= c.H {
		c.Write(p.shown.OtherText, text.Strip(text.Y, c.Size(16)), 12, false, widget.Left, c.Pal.Text2)
	}
}
