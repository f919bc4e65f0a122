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
	seg, gap, tool := 24+p.Kit.Size(30), 20., 40+p.Kit.Size(26)
	digit := (r.H - seg - 2*gap - tool - 2*16) / 3
	between := 16.
	if digit < 44+p.Kit.Size(8) { // a low window, or large text
		seg, gap, tool, between = 20+p.Kit.Size(24), 10, 30+p.Kit.Size(22), 8
		digit = (r.H - seg - 2*gap - tool - 2*between) / 3
	}
	digit = min(digit, max(52+p.Kit.Size(30), p.Kit.Size(82)))
	if p.shown.cages {
		digit, between, gap = min(digit, 32+p.Kit.Size(30)), min(between, 10), min(gap, 16)
	}
	y := r.Y
	layout.Show(put, p.pad.modes, r.Strip(y, seg))
	y += seg + gap
	layout.Hide(page.Objects(p.pad.digits[p.shown.size:])...)
	across := p.shown.across()
	for i := 0; i < p.shown.size; i += across {
		layout.Equal(put, r.Strip(y, digit), 16, page.Objects(p.pad.digits[i:i+across])...)
		y += digit + between
	}
	y += gap - between
	layout.Equal(put, r.Strip(y, tool), 10, page.Objects(p.pad.tools[:])...)
	p.arrangeFoot(put, r.Strip(y+tool, r.Y+r.H-(y+tool)))
	p.makeRoom(put, r.Strip(y, tool))
}

// makeRoom gives a row of tools to the buttons of a what-if that found no room below: all but Undo
// are in the menus too, where these are not.
func (p *Play) makeRoom(put page.Place, r widget.Rect) {
	if p.moves.Unplaced() {
		layout.Hide(page.Objects(p.pad.tools[1:])...)
		undo := (r.W - 40) / 5
		layout.Show(put, p.pad.tools[0], r.Column(r.X, undo))
		p.moves.ArrangeWhatIf(put, r.Column(r.X+undo+10, r.W-undo-10))
	}
}

// across returns how many digits stand in a row of the pad.
func (s *playState) across() int {
	if s.size == 4 {
		return 2
	}
	return 3
}

// arrangeFoot places the card of the cage at hand below the tools, the moves at the bottom of
// what is left, and in the rest the advice.
func (p *Play) arrangeFoot(put page.Place, r widget.Rect) {
	layout.Hide(p.cage.Control)
	if p.shown.cage.title != "" {
		high := p.cage.height(r.W)
		if gap := min(20, r.H-high); gap >= 4 {
			layout.Show(put, p.cage.Control, r.Strip(r.Y+gap, high))
			r = r.Strip(r.Y+gap+high, r.H-gap-high)
		}
	}
	p.advice.arrange(put, r.Strip(r.Y, r.H-p.moves.Arrange(put, r, r.H)))
}

// playHeights are the heights of modes, digits and tools below the board, and the gap
// between them.
type playHeights struct{ modes, digits, tools, gap float64 }

// Heights returns the heights that the page can have below the board: comfortable, low,
// and without the tools, which are in the menu too.
func (p *Play) Heights() []float64 {
	all, low := comfortable(p.Kit), low(p.Kit)
	return []float64{all.sum(), low.sum(), low.modes + low.gap + low.digits}
}

func (h playHeights) sum() float64 { return h.modes + h.digits + h.tools + 2*h.gap }

func comfortable(k *widget.Kit) playHeights {
	return playHeights{14 + k.Size(30), 34 + k.Size(30), 34 + k.Size(26), 14}
}

func low(k *widget.Kit) playHeights {
	return playHeights{14 + k.Size(22), 22 + k.Size(22), 26 + k.Size(18), 8}
}

// playHeightsIn returns heights for a page of height r, as far as possible the comfortable ones.
func playHeightsIn(k *widget.Kit, height float64) playHeights {
	low, all := low(k), comfortable(k)
	at := min(max((height-low.sum())/(all.sum()-low.sum()), 0), 1)
	mix := func(a, b float64) float64 { return a + (b-a)*at }
	return playHeights{mix(low.modes, all.modes), mix(low.digits, all.digits), mix(low.tools, all.tools), mix(low.gap, all.gap)}
}

func (p *Play) arrangeTall(put page.Place, r widget.Rect) {
	h := playHeightsIn(p.Kit, r.H)
	y := r.Y
	layout.Show(put, p.pad.modes, r.Strip(y, h.modes))
	y += h.modes + h.gap
	between := 9.
	if r.W < 360 {
		between = 5
	}
	layout.Hide(page.Objects(p.pad.digits[p.shown.size:])...)
	layout.Equal(put, r.Strip(y, h.digits), between, page.Objects(p.pad.digits[:p.shown.size])...)
	y += h.digits
	last := r.Strip(r.Y, h.modes)
	if r.Y+r.H-y >= h.gap+h.tools-1 {
		last = r.Strip(y+h.gap, h.tools)
		layout.Equal(put, last, page.SmallGap, page.Objects(p.pad.tools[:])...)
		y += h.gap + h.tools
	} else { // the smallest window: the tools are in the menu only
		layout.Hide(page.Objects(p.pad.tools[:])...)
	}
	if p.arrangeFoot(put, r.Strip(y, r.Y+r.H-y)); p.moves.Unplaced() && last.Y == r.Y {
		layout.Hide(p.pad.modes)
	}
	p.makeRoom(put, last)
}
