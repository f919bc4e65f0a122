package window

import (
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// Durations of the animations in the design sheet.
const (
	foldTime = 160 * time.Millisecond
	fadeTime = 120 * time.Millisecond
	waveTime = 600 * time.Millisecond

	flashTime = 700 * time.Millisecond // how long changed cells are highlighted
)

// A motion runs animations, one at a time.
type motion struct {
	part
	layout      *layout
	moving      animation
	celebrating puzzle.CellSet // cells highlighted to celebrate a finished game
	flashed     puzzle.CellSet // cells highlighted because they changed
	endFlash    func()         // stops the timer of flashed; nil: there is none
}

// An animation is the running animation, if there is one.
type animation struct {
	run *fyne.Animation
	end func()
}

// move calls step with values from 0 to 1 for the duration d, or only with 1 if the
// player has switched animations off. A running animation jumps to its end first.
func (mo *motion) move(d time.Duration, curve fyne.AnimationCurve, step func(at float64)) {
	mo.StopMotion()
	if mo.app.Prefs().On(screen.PrefStill) {
		step(1)
		return
	}
	run := fyne.NewAnimation(d, nil)
	run.Curve = curve
	run.Tick = func(at float32) {
		if at == 1 {
			mo.moving = animation{}
		}
		step(float64(at))
	}
	mo.moving = animation{run, func() { step(1) }}
	run.Start()
}

// StopMotion implements screen.Motion: it makes a running animation jump to its end.
func (mo *motion) StopMotion() {
	if m := mo.moving; m.run != nil {
		mo.moving = animation{}
		m.run.Stop()
		m.end()
	}
}

// Flash implements screen.Motion.
func (mo *motion) Flash(cells puzzle.CellSet) {
	if mo.endFlash != nil {
		mo.endFlash()
	}
	mo.flashed = cells
	mo.endFlash = mo.app.Sessions().Runner.After(flashTime, func() {
		mo.flashed, mo.endFlash = puzzle.CellSet{}, nil
		mo.showBoard()
	})
}

// Fade implements screen.Motion.
func (mo *motion) Fade(p screen.Fader, change func()) {
	mo.StopMotion()
	board := mo.board
	board.Hold()
	p.Hold()
	change()
	mo.move(fadeTime, fyne.AnimationEaseOut, func(at float64) {
		board.Fade(at)
		p.Fade(at)
	})
}

// Celebrate implements screen.Motion: it highlights the board in a wave.
func (mo *motion) Celebrate() {
	mo.move(waveTime, fyne.AnimationLinear, func(at float64) {
		if lit := wave(at); lit != mo.celebrating {
			mo.celebrating = lit
			mo.showBoard()
		}
	})
}

// waveWidth is the number of diagonals highlighted at a time.
const waveWidth = 3

// wave returns the cells highlighted at a time from 0 to 1: diagonals moving from the
// upper left corner to the lower right one. At 0 and 1 there are none.
func wave(at float64) (lit puzzle.CellSet) {
	front := at * (17 + waveWidth)
	for c := range puzzle.Cell(81) {
		if d := float64(c.Row() + c.Col()); d < front && d >= front-waveWidth {
			lit.Add(c)
		}
	}
	return lit
}

// fold lays the window out again after the panel was hidden or shown: what stays visible
// moves to its new place, and the panel slides out or in at the right, or at the bottom
// of a tall window.
func (mo *motion) fold() {
	if mo.layout.frame == nil || mo.layout.frame.size.Width == 0 {
		return
	}
	was := mo.placed()
	mo.app.Relayout()
	now := mo.placed()
	mo.move(foldTime, fyne.AnimationEaseOut, func(at float64) {
		if at == 1 {
			mo.app.Relayout()
			return
		}
		for o := range both(was, now) {
			from, before := was[o]
			to, after := now[o]
			switch {
			case !before:
				from = mo.outside(to, now[mo.board])
			case !after:
				to = mo.outside(from, was[mo.board])
			}
			mo.layout.show(o, mo.between(o, from, to, at))
		}
	})
}

// outside returns the place outside the window of a panel part whose place is r, beside
// the board or below it.
func (mo *motion) outside(r, board widget.Rect) widget.Rect {
	if r.X > board.X+board.W {
		r.X += float64(mo.layout.frame.size.Width) - board.X - board.W
	} else {
		r.Y += float64(mo.layout.frame.size.Height) - board.Y - board.H
	}
	return r
}

// placed returns the places of all visible objects.
func (mo *motion) placed() map[fyne.CanvasObject]widget.Rect {
	out := map[fyne.CanvasObject]widget.Rect{}
	for _, o := range mo.win.Content().(*fyne.Container).Objects {
		if p, s := o.Position(), o.Size(); o.Visible() {
			out[o] = widget.Rect{X: float64(p.X), Y: float64(p.Y), W: float64(s.Width), H: float64(s.Height)}
		}
	}
	return out
}

// both returns the keys of either map.
func both[K comparable, V any](a, b map[K]V) map[K]bool {
	out := map[K]bool{}
	for k := range a {
		out[k] = true
	}
	for k := range b {
		out[k] = true
	}
	return out
}

// between returns a place on the way. The board has a size in whole pixels throughout; a
// picture of text has its final size at once, because it would be repainted at each
// size.
func (mo *motion) between(o fyne.CanvasObject, from, to widget.Rect, at float64) widget.Rect {
	mix := func(a, b float64) float64 { return a + (b-a)*at }
	r := widget.Rect{X: mix(from.X, to.X), Y: mix(from.Y, to.Y), W: to.W, H: to.H}
	if o == fyne.CanvasObject(mo.board) {
		margin := 2 * mo.board.Margin()
		r.W = mo.fit(mix(from.W, to.W)-margin) + margin
		r.H = r.W
	}
	return r
}
