package screen

import (
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Arrange implements page.Page.
func (p *Play) Arrange(put page.Place, r widget.Rect, tall bool) {
	if tall {
		p.arrangeTall(put, r)
		return
	}
	seg, gap, tool := 24+p.Size(30), 20., 40+p.Size(26)
	digit := (r.H - seg - 2*gap - tool - 2*16) / 3
	between := 16.
	if digit < 44+p.Size(8) { // a low window, or large text
		seg, gap, tool, between = 20+p.Size(24), 10, 30+p.Size(22), 8
		digit = (r.H - seg - 2*gap - tool - 2*between) / 3
	}
	digit = min(digit, max(52+p.Size(30), p.Size(82)))
	y := r.Y
	layout.Show(put, p.modes, r.Strip(y, seg))
	y += seg + gap
	for i := range 3 {
		layout.Equal(put, r.Strip(y, digit), 16, page.Objects(p.digits[3*i:3*i+3])...)
		y += digit + between
	}
	y += gap - between
	layout.Equal(put, r.Strip(y, tool), 10, page.Objects(p.tools[:])...)
	p.arrangeFoot(put, r.Strip(y+tool, r.Y+r.H-(y+tool)))
}

// arrangeFoot places the moves at the bottom of what is left, and in the rest the advice.
func (p *Play) arrangeFoot(put page.Place, r widget.Rect) {
	p.advice.arrange(put, r.Strip(r.Y, r.H-p.moves.Arrange(put, r, r.H)))
}

// playHeights are the heights of modes, digits and tools below the board, and the gap
// between them.
type playHeights struct{ modes, digits, tools, gap float64 }

// Heights returns the heights that the page can have below the board: comfortable, low,
// and without the tools, which are in the menu too.
func (p *Play) Heights() []float64 {
	all, low := p.comfortable(), p.low()
	return []float64{all.sum(), low.sum(), low.modes + low.gap + low.digits}
}

func (h playHeights) sum() float64 { return h.modes + h.digits + h.tools + 2*h.gap }

func (p *Play) comfortable() playHeights {
	return playHeights{14 + p.Size(30), 34 + p.Size(30), 34 + p.Size(26), 14}
}

func (p *Play) low() playHeights {
	return playHeights{14 + p.Size(22), 22 + p.Size(22), 26 + p.Size(18), 8}
}

// between returns heights for a page of height r, as far as possible the comfortable ones.
func (p *Play) between(height float64) playHeights {
	low, all := p.low(), p.comfortable()
	at := min(max((height-low.sum())/(all.sum()-low.sum()), 0), 1)
	mix := func(a, b float64) float64 { return a + (b-a)*at }
	return playHeights{mix(low.modes, all.modes), mix(low.digits, all.digits), mix(low.tools, all.tools), mix(low.gap, all.gap)}
}

func (p *Play) arrangeTall(put page.Place, r widget.Rect) {
	h := p.between(r.H)
	y := r.Y
	layout.Show(put, p.modes, r.Strip(y, h.modes))
	y += h.modes + h.gap
	between := 9.
	if r.W < 360 {
		between = 5
	}
	layout.Equal(put, r.Strip(y, h.digits), between, page.Objects(p.digits[:])...)
	y += h.digits
	if r.Y+r.H-y >= h.gap+h.tools-1 {
		layout.Equal(put, r.Strip(y+h.gap, h.tools), 8, page.Objects(p.tools[:])...)
		y += h.gap + h.tools
	} else { // the smallest window: the tools are in the menu only
		layout.Hide(page.Objects(p.tools[:])...)
	}
	p.arrangeFoot(put, r.Strip(y, r.Y+r.H-y))
}
