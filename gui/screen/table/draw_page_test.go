package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/widget"
)

// TestDrawFits: at every size the parts of the page are inside it, one below another,
// and no button is too small.
func TestDrawFits(t *testing.T) {
	for _, c := range []struct {
		w, h float64
		tall bool
		text float64
	}{{344, 574, false, 1}, {380, 700, false, 2}, {300, 400, false, 1}, {300, 330, false, 1},
		{360, 280, true, 1}, {360, 280, true, 1.5}, {344, 192, true, 1}, {344, 116, true, 1}} {
		d := screentest.NewDesk(t, screentest.Easy)
		d.Page.Kit.TextScale = c.text
		s := NewDraw(d.App)
		s.SetTool(WeakLink)
		end := 0.
		place := map[fyne.CanvasObject]widget.Rect{}
		s.Arrange(func(o fyne.CanvasObject, r widget.Rect) { place[o] = r }, widget.Rect{W: c.w, H: c.h}, c.tall)
		for _, o := range s.Objects() {
			r, ok := place[o]
			if !ok || !o.Visible() {
				continue
			}
			beside := o == fyne.CanvasObject(s.close) && r.X >= place[s.colours].X+place[s.colours].W
			if r.Y < end && !beside || r.Y+r.H > c.h || r.X < 0 || r.X+r.W > c.w {
				t.Errorf("%+v: a part is at %+v, the one before ends at %v", c, r, end)
			}
			end = r.Y + r.H
		}
		tools, colours := place[s.tools], place[s.colours]
		for _, z := range append(page.Tiles(3, 2)(tools.W, tools.H), swatches(colours.W, colours.H)...) {
			if z.W < 28 || z.H < 28 {
				t.Errorf("%+v: something to press is %v x %v", c, z.W, z.H)
			}
		}
	}
}
