package window

import (
	"time"

	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
)

// keepClock is how often a clock that is not seen is looked at, to be written.
const keepClock = 30 * time.Second

// A beat is how often the clock is looked at.
type beat int

const (
	still   beat = iota // it stands
	unseen              // it runs and is hidden: only to be written
	ticking             // it is shown and runs: once a second
)

// A watch looks at the clock.
type watch struct {
	beat beat
	stop func()
}

func (w *Window) clockShown() bool { return w.prefs.On(screen.PrefClock) && w.headed() }

func (w *Window) beat() beat {
	switch {
	case !w.session.Game.Running():
		return still
	case !w.clockShown():
		return unseen
	}
	return ticking
}

// windClock has the clock looked at as often as it needs: where it stands there is
// no timer at all.
func (w *Window) windClock() {
	if b := w.beat(); b != w.watch.beat {
		w.stopClock()
		w.watch.beat = b
		w.armClock()
	}
}

func (w *Window) stopClock() {
	if w.watch.stop != nil {
		w.watch.stop()
	}
	w.watch = watch{}
}

// armClock waits for the moment at which the clock will show another second.
func (w *Window) armClock() {
	d := keepClock
	switch w.watch.beat {
	case still:
		return
	case ticking:
		d = time.Second - w.session.Game.Elapsed()%time.Second
	}
	w.watch.stop = w.runner.After(d, w.tick)
}

// tick shows the time and has it written now and then, so that a crash costs no
// more of it than session.KeepClock allows.
func (w *Window) tick() {
	w.session.KeepClock()
	w.refreshClock()
	w.armClock()
}

// refreshClock shows the time, pale while it stands.
func (w *Window) refreshClock() {
	if !w.clockShown() {
		return // a picture that is painted unseen still costs a frame
	}
	was, now := w.head.clock.Text(), game.Clock(w.session.Game.Elapsed())
	col := w.kit.Pal.Text
	if !w.session.Game.Running() && !w.session.Game.Finished() {
		col = w.kit.Pal.Text3
	}
	w.head.clock.SetSpans(widget.Span{Text: now, Colour: col})
	if len(was) != len(now) {
		w.Relayout() // a longer time needs more room
	}
}

// leave stops the clock while another window has the focus, if the player wants
// that; it goes on by itself.
func (w *Window) leave(away bool) {
	w.away = away
	w.holdClock()
	w.refreshClock()
	w.windClock()
}

func (w *Window) holdClock() { w.session.Game.Hold(w.away && w.prefs.On(screen.PrefAway)) }
