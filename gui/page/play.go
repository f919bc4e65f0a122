package page

import (
	"cmp"

	"fyne.io/fyne/v2"

	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// PlayFuncs is what the play page shows and does.
type PlayFuncs struct {
	Mode             func() game.Mode
	SetMode          func(game.Mode)
	Left             func(puzzle.Digit) int // how many are still to place
	Digit            func(puzzle.Digit)
	Chosen           func() puzzle.Digit // the digit chosen before the cell; 0: none
	Letters          bool                // the modes have keys of their own
	Undo, Redo       func()
	CanUndo, CanRedo func() bool
	Paused           func() bool
	Erase, Hint      func()
	Filter           func()                  // makes the digits of the pad filter, or ends that
	Filtering        func() bool             // the digits of the pad filter, or a filter is on
	Filtered         func(puzzle.Digit) bool // the filter has this digit
	Moves            History
	Advice           AdviceFuncs
}

// Uncounted is returned by Left when the number of digits still to place is not to be
// shown.
const Uncounted = -1

// playState is everything that decides how the play page looks.
type playState struct {
	mode       game.Mode
	left       [10]int
	chosen     puzzle.Digit
	undo, redo bool
	filtering  bool
	filtered   puzzle.DigitSet
	paused     bool
	advice     string
}

// Play is the page for playing: modes, digits, tools and the line of moves.
type Play struct {
	Base
	do     PlayFuncs
	shown  playState
	modes  *widget.Control
	digits [9]*widget.Control
	tools  [5]*widget.Control // undo, redo, erase, filter, hint
	moves  *Moves
	advice *advice
}

// NewPlay makes the page.
func NewPlay(b Base, do PlayFuncs) *Play {
	p := &Play{Base: b, do: do}
	modes := []widget.Segment{
		{Text: b.T("mode.digit"), Key: "Z"}, {Text: b.T("mode.corner"), Key: "X"},
		{Text: b.T("mode.centre"), Key: "C"}, {Text: b.T("mode.colour"), Key: "V"},
	}
	for i := range modes {
		if !do.Letters {
			modes[i].Key = ""
		}
	}
	p.modes = b.Segments(modes, func() int { return int(do.Mode()) }, func(i int) { do.SetMode(game.Mode(i)) })
	colour := func() bool { return do.Mode() == game.ColourMode }
	for i := range p.digits {
		d := puzzle.Digit(i + 1)
		p.digits[i] = b.DigitButton(i+1, func() int { return do.Left(d) }, colour, func() { do.Digit(d) },
			func() bool { return do.Chosen() == d || do.Filtered(d) })
	}
	p.tools = [5]*widget.Control{
		b.ToolButton(widget.UndoIcon, b.T("tool.undo"), do.Undo),
		b.ToolButton(widget.RedoIcon, b.T("tool.redo"), do.Redo),
		b.ToolButton(widget.EraseIcon, b.T("tool.erase"), do.Erase),
		b.ToolToggle(widget.FilterIcon, b.T("tool.filter"), do.Filtering, do.Filter),
		b.ToolButton(widget.HintIcon, b.T("tool.hint"), do.Hint),
	}
	p.addTips()
	p.moves = NewMoves(b, "play.moves", do.Moves)
	p.advice = newAdvice(b, do.Advice)
	p.shown = p.state()
	p.apply(p.shown)
	return p
}

func (p *Play) state() (s playState) {
	s.mode, s.undo, s.redo = p.do.Mode(), p.do.CanUndo(), p.do.CanRedo()
	s.chosen, s.paused = p.do.Chosen(), p.do.Paused()
	s.filtering, s.advice = p.do.Filtering(), p.do.Advice.Text()
	for d := puzzle.Digit(1); d <= 9; d++ {
		if p.do.Filtered(d) {
			s.filtered |= d.Set()
		}
		s.left[d] = p.do.Left(d)
	}
	return s
}

// Refresh implements Page.
func (p *Play) Refresh() {
	s, was := p.state(), p.shown
	p.shown = s
	if s.mode != was.mode {
		p.modes.Repaint()
	}
	colours := (s.mode == game.ColourMode) != (was.mode == game.ColourMode)
	for i, key := range p.digits {
		d := puzzle.Digit(i + 1)
		turned := s.chosen != was.chosen && (s.chosen == d || was.chosen == d) || s.filtered.Has(d) != was.filtered.Has(d)
		if colours || turned || s.left[d] != was.left[d] {
			key.Repaint()
		}
	}
	if s.filtering != was.filtering {
		p.tools[3].Repaint()
	}
	p.apply(s)
	p.moves.Refresh()
	if s.advice != was.advice {
		p.advice.text = s.advice
		p.advice.Repaint()
		p.do.Moves.Relayout()
	}
}

func (p *Play) apply(s playState) {
	paused := p.Unless(!s.paused, "status.paused")
	for _, c := range append(p.digits[:], p.modes, p.tools[2], p.tools[3], p.tools[4]) {
		c.Disable(paused)
	}
	p.tools[0].Disable(cmp.Or(paused, p.Unless(s.undo, "play.noundo")))
	p.tools[1].Disable(cmp.Or(paused, p.Unless(s.redo, "play.noredo")))
	p.moves.Disable(paused)
}

// Arrange implements Page.
func (p *Play) Arrange(put Place, r widget.Rect, tall bool) {
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
	show(put, p.modes, widget.Rect{X: r.X, Y: y, W: r.W, H: seg})
	y += seg + gap
	for i := range 3 {
		row(put, widget.Rect{X: r.X, Y: y, W: r.W, H: digit}, 16, Objects(p.digits[3*i:3*i+3])...)
		y += digit + between
	}
	y += gap - between
	row(put, widget.Rect{X: r.X, Y: y, W: r.W, H: tool}, 10, Objects(p.tools[:])...)
	p.arrangeFoot(put, widget.Rect{X: r.X, Y: y + tool, W: r.W, H: r.Y + r.H - (y + tool)})
}

// arrangeFoot places the moves at the bottom of what is left, and in the rest the advice.
func (p *Play) arrangeFoot(put Place, r widget.Rect) {
	p.advice.arrange(put, widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - p.moves.Arrange(put, r, r.H)})
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

func (p *Play) arrangeTall(put Place, r widget.Rect) {
	h := p.between(r.H)
	y := r.Y
	show(put, p.modes, widget.Rect{X: r.X, Y: y, W: r.W, H: h.modes})
	y += h.modes + h.gap
	between := 9.
	if r.W < 360 {
		between = 5
	}
	row(put, widget.Rect{X: r.X, Y: y, W: r.W, H: h.digits}, between, Objects(p.digits[:])...)
	y += h.digits
	if r.Y+r.H-y >= h.gap+h.tools-1 {
		row(put, widget.Rect{X: r.X, Y: y + h.gap, W: r.W, H: h.tools}, 8, Objects(p.tools[:])...)
		y += h.gap + h.tools
	} else { // the smallest window: the tools are in the menu only
		hide(Objects(p.tools[:])...)
	}
	p.arrangeFoot(put, widget.Rect{X: r.X, Y: y, W: r.W, H: r.Y + r.H - y})
}

func Objects(list []*widget.Control) []fyne.CanvasObject {
	out := make([]fyne.CanvasObject, len(list))
	for i, c := range list {
		out[i] = c
	}
	return out
}
