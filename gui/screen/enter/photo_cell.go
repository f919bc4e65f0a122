package enter

import (
	"fmt"
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// A photoCell shows the cell at the cursor as it is on the photo, and what it may hold.
type photoCell struct {
	page.Base
	shown  *photoReport
	pic    *widget.Pic
	rows   *widget.Control // the alternatives, below one another
	boxes  *widget.Control // the same, side by side
	scaled page.Scaled     // the picture as it is painted
}

// newPhotoCell makes the cell of a report; take takes one of the alternatives.
func newPhotoCell(b page.Base, shown *photoReport, take func(int)) *photoCell {
	p := &photoCell{Base: b, shown: shown}
	p.pic = b.Kit.NewPic(func(c *widget.Canvas) { p.scaled.Paint(c, shown.CellPic, c.Bounds(), 8) })
	p.rows = b.Kit.NewControl(p.rowZones, p.paintRows, take)
	p.rows.Across = 1
	p.boxes = b.Kit.NewControl(p.boxZones, p.paintBoxes, take)
	return p
}

func (p *photoCell) objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.pic, p.rows, p.boxes} }

// update shows the report, as far as it is another than before.
func (p *photoCell) update(was *photoReport) {
	if was.CellPic != p.shown.CellPic || !slices.Equal(was.Choices, p.shown.Choices) {
		p.pic.Repaint()
		p.rows.Repaint()
		p.boxes.Repaint()
	}
}

// arrange places the picture and beside it the rows.
func (p *photoCell) arrange(put page.Place, r widget.Rect) {
	p.arrangeBeside(put, r, min(r.H, cellSide, r.W/3), 12, p.rows)
}

// arrangeLine places picture and boxes in one line.
func (p *photoCell) arrangeLine(put page.Place, r widget.Rect) {
	p.arrangeBeside(put, r, r.H, 8, p.boxes)
}

// arrangeBeside places the picture, if there is one, and the alternatives beside it.
func (p *photoCell) arrangeBeside(put page.Place, r widget.Rect, side, gap float64, choices *widget.Control) {
	if p.shown.CellPic != nil {
		layout.Show(put, p.pic, widget.Rect{X: r.X, Y: r.Y, W: side, H: side})
		r.X, r.W = r.X+side+gap, r.W-side-gap
	}
	layout.Show(put, choices, r)
}

// choiceText returns the digit of a choice, or the word for none.
func (p *photoCell) choiceText(k photoChoice) string {
	switch {
	case k.Name != "":
		return k.Name
	case k.Digit == 0:
		return p.T("photo.empty.cell")
	}
	return fmt.Sprint(k.Digit)
}

// textSize returns how large that is written.
func (k photoChoice) textSize(word float64) float64 {
	if k.Name != "" || k.Digit == 0 {
		return word
	}
	return 20
}

func (p *photoCell) rowHeight() float64 { return max(36, p.Kit.Size(32)) }

func (p *photoCell) rowZones(w, h float64) (out []widget.Rect) {
	n := min(len(p.shown.Choices), int(h/p.rowHeight()))
	for i := range n {
		out = append(out, widget.Rect{Y: float64(i) * p.rowHeight(), W: w, H: p.rowHeight()})
	}
	return out
}

func (p *photoCell) paintRows(c *widget.Canvas) {
	digit := p.digitWidth(c)
	for i, r := range p.rowZones(c.W, c.H) {
		k := p.shown.Choices[i]
		c.Chosen(k.On)
		switch {
		case k.On, c.Hover == i:
			c.Round(r, 7, 0, c.Pal.SelectFill)
		}
		if c.Focus == i {
			c.Round(r, 7, 2.5, c.Pal.Accent)
		}
		c.Write(p.choiceText(k), r.Column(r.X+12, digit), k.textSize(13), k.On, widget.Left, c.Pal.Text)
		x := r.X + 12 + digit + 8
		bar := widget.Rect{X: x, Y: r.Y + r.H/2 - 2, W: 34, H: 4}
		c.Rule(x, r.Y+r.H/2, bar.W, c.Pal.Thin)
		bar.W = max(4, bar.W*float64(k.Percent)/100)
		col := c.Pal.Text3
		if k.On {
			col = c.Pal.Accent
		}
		c.Round(bar, 2, 0, col)
		number := c.Size(40)
		c.Write(p.T("photo.percent", "n", k.Percent), r.Column(x+36, number), 13, k.On, widget.Right, c.Pal.Text)
		leads := c.Pal.Text2
		if k.Good {
			leads = c.Pal.Good
		}
		if rest := (r.Column(x+44+number, r.X+r.W-x-50-number)); rest.W >= c.Size(56) {
			c.Write(k.Leads, rest, 12, false, widget.Left, leads)
		}
	}
}

// digitWidth is the width of the digits in the rows, or of the word for none.
func (p *photoCell) digitWidth(c *widget.Canvas) (wide float64) {
	for _, k := range p.shown.Choices {
		wide = max(wide, c.Painter.Width(p.choiceText(k), c.Size(k.textSize(13))*c.S, true)/c.S+1)
	}
	return wide
}

// boxZones are as many boxes as there is room for.
func (p *photoCell) boxZones(w, h float64) (out []widget.Rect) {
	const gap = 6
	n := min(len(p.shown.Choices), max(1, int((w+gap)/(p.Kit.Size(72)+gap))))
	if n == 0 {
		return nil
	}
	each := min((w-gap*float64(n-1))/float64(n), p.Kit.Size(110))
	for i := range n {
		out = append(out, widget.Rect{X: float64(i) * (each + gap), W: each, H: h})
	}
	return out
}

func (p *photoCell) paintBoxes(c *widget.Canvas) {
	for i, r := range p.boxZones(c.W, c.H) {
		k := p.shown.Choices[i]
		col := c.Frame(i, r, 8, k.On)
		half := math.Floor(r.W * .46)
		c.Write(p.choiceText(k), r.Column(r.X+4, half-6), k.textSize(12), k.On, widget.Centre, col)
		c.Write(p.T("photo.percent", "n", k.Percent), r.Column(r.X+half, r.W-half-6), 12, false, widget.Right, c.Pal.Text2)
	}
}
