package paper

import (
	"strconv"

	"sudoku/gui/caption"
	"sudoku/gui/widget"
)

// countZones returns a minus and a plus zone for each level of the board.
func (f *printForm) countZones(w, h float64) (out []widget.Rect) {
	const gap = 4
	step := (w + gap) / float64(len(caption.Levels()))
	half := (step - gap) / 2
	for i := range f.Order.Board.Levels() {
		x := float64(i) * step
		out = append(out, widget.Rect{X: x, W: half, H: h}, widget.Rect{X: x + half, W: half, H: h})
	}
	return out
}

// paintCounts paints how many puzzles of each level there will be, between a minus and a plus.
func (f *printForm) paintCounts(c *widget.Canvas) {
	zones := f.countZones(c.W, c.H)
	for i, level := range f.Order.Board.Levels() {
		minus, plus := zones[2*i], zones[2*i+1]
		card := widget.Rect{X: minus.X, W: minus.W + plus.W, H: c.H}
		name := widget.Rect{X: card.X + 4, Y: .08 * c.H, W: card.W - 8, H: .34 * c.H}
		number := card.Strip(.42*c.H, .5*c.H)
		signs := number.Column(card.X+7, card.W-14)
		size := min(18, .28*card.W/c.TextScale) // of two digits between the signs
		c.Frame(-2, card, 8, false)
		c.Write(f.Lang.Level(level.Name()), name, 13, false, widget.Centre, c.Pal.Text2)
		c.Write(strconv.Itoa(f.Order.Counts[level]), number, size, false, widget.Centre, c.Pal.Text)
		for k, sign := range []string{"−", "+"} {
			zone := 2*i + k
			if r := zones[zone]; c.Hover == zone || c.Focus == zone || c.Pressed == zone {
				c.Round(number.Column(r.X+4, r.W-8).Inset(1), 6, 1.5, c.Pal.Accent)
			}
			c.Write(sign, signs, size, false, widget.Align(k), c.Pal.Text2)
		}
	}
}
