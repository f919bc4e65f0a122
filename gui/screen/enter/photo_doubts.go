package enter

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// photoTiles is how many doubtful cells are shown at once.
const photoTiles = 3

// doubtTiles are the doubtful cells about the one at the cursor, side by side under a heading.
type doubtTiles struct {
	page.Base
	shown   *photoReport
	heading *widget.Pic
	tiles   *widget.Control
	scaled  [photoTiles]page.Scaled // their pictures as they are painted
}

// newDoubtTiles makes the tiles of a report; goTo goes to a doubtful cell.
func newDoubtTiles(b page.Base, shown *photoReport, goTo func(int)) *doubtTiles {
	p := &doubtTiles{Base: b, shown: shown}
	p.heading = b.Kit.NewPic(p.paintHeading)
	p.tiles = b.Kit.NewControl(p.zones, p.paintTiles, func(i int) { goTo(p.first() + i) })
	return p
}

func (p *doubtTiles) objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.heading, p.tiles} }

// update shows the report, as far as it is another than before.
func (p *doubtTiles) update(was *photoReport) {
	now := p.shown
	if was.Count != now.Count || was.At != now.At || !slices.Equal(was.Doubts, now.Doubts) {
		p.heading.Repaint()
		p.tiles.Repaint()
	}
}

func (p *doubtTiles) headHeight() float64 { return p.Kit.Size(24) + 10 }

func (p *doubtTiles) height() float64 { return p.headHeight() + max(48, p.Kit.Size(40)) }

func (p *doubtTiles) arrange(put page.Place, r widget.Rect) {
	layout.Show(put, p.heading, r.Strip(r.Y, p.headHeight()))
	layout.Show(put, p.tiles, page.Below(r, p.headHeight()))
}

func (p *doubtTiles) paintHeading(c *widget.Canvas) {
	c.Rule(0, 4, c.W, c.Pal.Hair)
	line := widget.Rect{Y: 8, W: c.W, H: c.H - 8}
	title := p.T("photo.doubts")
	wide := min(c.Painter.Width(title, c.Size(15)*c.S, true)/c.S+1, .6*c.W)
	c.Write(title, widget.Rect{Y: line.Y, W: wide, H: line.H}, 15, true, widget.Left, c.Pal.Text)
	c.Write(p.shown.Count, line.Column(wide+10, c.W-wide-10), 13, false, widget.Right, c.Pal.Text2)
}

// first returns the first doubt that has a tile: those beside the one at the cursor.
func (p *doubtTiles) first() int {
	return min(max(0, p.shown.At-1), max(0, len(p.shown.Doubts)-photoTiles))
}

func (p *doubtTiles) zones(w, h float64) (out []widget.Rect) {
	const gap = 8
	each := (w - gap*(photoTiles-1)) / photoTiles
	for i := range min(photoTiles, len(p.shown.Doubts)) {
		out = append(out, widget.Rect{X: float64(i) * (each + gap), W: each, H: h})
	}
	return out
}

func (p *doubtTiles) paintTiles(c *widget.Canvas) {
	from := p.first()
	for i, r := range p.zones(c.W, c.H) {
		d := p.shown.Doubts[from+i]
		col := c.Frame(i, r, 8, from+i == p.shown.At)
		side := min(32, r.H-14)
		p.scaled[i].Paint(c, d.Pic, widget.Rect{X: r.X + 8, Y: r.Y + (r.H-side)/2, W: side, H: side}, 3)
		text := widget.Rect{X: r.X + side + 16, W: r.W - side - 20, H: c.Size(16)}
		text.Y = r.Y + (r.H-2*text.H)/2
		c.Write(d.Cell.String(), text, 13, true, widget.Left, col)
		text.Y += text.H
		c.Write(d.Text, text, 12, false, widget.Left, c.Pal.Text2)
	}
}
