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

// A clock shows the time of the game and has it written.
type clock struct {
	w     *Window
	watch watch
	away  bool // another window has the focus
}

func (ck *clock) clockShown() bool { return ck.w.prefs.On(screen.PrefClock) && ck.w.layout.headed() }

func (ck *clock) beat() beat {
	switch {
	case !ck.w.session.Game.Running():
		return still
	case !ck.clockShown():
		return unseen
	}
	return ticking
}

// windClock has the clock looked at as often as it needs: where it stands there is
// no timer at all.
func (ck *clock) windClock() {
	if b := ck.beat(); b != ck.watch.beat {
		ck.stopClock()
		ck.watch.beat = b
		ck.armClock()
	}
}

func (ck *clock) stopClock() {
	if ck.watch.stop != nil {
		ck.watch.stop()
	}
	ck.watch = watch{}
}

// armClock waits for the moment at which the clock will show another second.
func (ck *clock) armClock() {
	d := keepClock
	switch ck.watch.beat {
	case still:
		return
	case ticking:
		d = time.Second - ck.w.session.Game.Elapsed()%time.Second
	}
	ck.watch.stop = ck.w.runner.After(d, ck.tick)
}

// tick shows the time and has it written now and then, so that a crash costs no
// more of it than session.KeepClock allows.
func (ck *clock) tick() {
	ck.w.session.KeepClock()
	ck.refreshClock()
	ck.armClock()
}

// refreshClock shows the time, pale while it stands.
func (ck *clock) refreshClock() {
	if !ck.clockShown() {
		return // a picture that is painted unseen still costs a frame
	}
	was, now := ck.w.head.clock.Text(), game.Clock(ck.w.session.Game.Elapsed())
	col := ck.w.kit.Pal.Text
	if !ck.w.session.Game.Running() && !ck.w.session.Game.Finished() {
		col = ck.w.kit.Pal.Text3
	}
	ck.w.head.clock.SetSpans(widget.Span{Text: now, Colour: col})
	if len(was) != len(now) {
		ck.w.Relayout() // a longer time needs more room
	}
}

// leave stops the clock while another window has the focus, if the player wants
// that; it goes on by itself.
func (ck *clock) leave(away bool) {
	ck.away = away
	ck.holdClock()
	ck.refreshClock()
	ck.windClock()
}

func (ck *clock) holdClock() { ck.w.session.Game.Hold(ck.away && ck.w.prefs.On(screen.PrefAway)) }
