package learn

import (
	"strconv"

	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// A digitBar is what digits are placed or struck with by the pointer.
type digitBar struct {
	*widget.Control
	page.Base
	shown *lessonText
}

// newDigitBar makes the bar; press gets the digit, or 0 for what switches between the two.
func newDigitBar(b page.Base, shown *lessonText, press func(int)) *digitBar {
	d := &digitBar{Base: b, shown: shown}
	d.Control = b.Kit.NewControl(d.zones, d.paint, press)
	d.Tip = func(zone int) widget.Tip {
		if zone != 0 {
			return widget.Tip{}
		}
		return widget.Tip{Text: d.manner()}
	}
	return d
}

// zones places what says where digits go, then the nine.
func (d *digitBar) zones(w, h float64) []widget.Rect {
	first := max(28, min(d.Kit.Size(64), w-6-9*29))
	out := []widget.Rect{{W: first, H: h}}
	step := (w - first - 6 + 1) / 9
	for i := range 9 {
		out = append(out, widget.Rect{X: first + 6 + float64(i)*step, W: step - 1, H: h})
	}
	return out
}

func (d *digitBar) paint(c *widget.Canvas) {
	for i, r := range d.zones(c.W, c.H) {
		col := c.Frame(i, r, 8, false)
		if i > 0 {
			c.Write(strconv.Itoa(i), r.Inset(2), 18, false, widget.Centre, col)
			continue
		}
		text := d.manner()
		if c.Painter.Width(text, c.Size(13)*c.S, false)/c.S < r.W-6 {
			c.Write(text, r.Inset(2), 13, false, widget.Centre, col)
			continue
		}
		c.Mention(text)
		x, y := r.X+r.W/2, r.H/2
		c.Write("5", r.Strip(0, r.H), 16, !d.shown.places, widget.Centre, col)
		if !d.shown.places {
			c.Path(2, c.Pal.Elim, x-8, y-9, x+8, y+9)
		}
	}
}

// manner says where digits go.
func (d *digitBar) manner() string {
	if d.shown.places {
		return d.T("lesson.place")
	}
	return d.T("lesson.strike")
}
