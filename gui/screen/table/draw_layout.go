package table

import (
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Arrange implements page.Page.
func (s *Draw) Arrange(put page.Place, r widget.Rect, tall bool) {
	tool, swatch, gap, help, button := 66., 56., 20., s.Kit.Size(84), page.ButtonHeight
	rows := 3.
	if tall {
		tool, swatch, gap, help, button, rows = page.ButtonHeight, page.ButtonHeight, 10, s.Kit.Size(42), 38, 1
	}
	const between = 10
	if over := 2*tool + rows*(swatch+between) + 2*gap + help + button - r.H; over > 0 {
		help = min(help, s.Kit.Size(42))
		tool, swatch, gap = max(30, tool-over/3), max(34, swatch-over/4), 8
	}
	if r.H < 160 {
		tool, swatch, gap = 28, 32, 6
	}
	y := r.Y
	layout.Show(put, s.tools, r.Strip(y, 2*tool+between))
	y += 2*tool + between + gap
	colours := r.Strip(y, rows*(swatch+between)-between)
	foot := r.Y + r.H - button
	y += colours.H + gap
	if foot < y-gap { // not enough height: place the button beside the colours
		wide := s.close.PreferredWidth()
		colours.W -= wide + 4
		layout.Show(put, s.close, colours.Column(colours.X+colours.W+4, wide))
		foot = r.Y + r.H
	} else {
		layout.Show(put, s.close, r.Strip(foot, button))
	}
	layout.Show(put, s.colours, colours)
	layout.Hide(s.help)
	if foot-y >= s.Kit.Size(38) {
		layout.Show(put, s.help, r.Strip(y, min(help, foot-y)))
	}
}

// swatches returns the zones of the colours: three rows of three, or one row if there is
// not enough height.
func swatches(w, h float64) []widget.Rect {
	if h < 90 {
		gap := max(2, min(5, (w-9*28)/8))
		out := make([]widget.Rect, 9)
		for i := range out {
			out[i] = widget.Rect{X: float64(i) * (w + gap) / 9, W: (w+gap)/9 - gap, H: h}
		}
		return out
	}
	return page.Tiles(3, 3)(w, h)
}
