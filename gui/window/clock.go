package window

import (
	"time"

	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
)

// hiddenInterval is how often a clock that is not seen is looked at, to be written.
const hiddenInterval = 30 * time.Second

// A beat is how often the clock is looked at.
type clockRate int

const (
	stopped clockRate = iota // it stands
	hidden                   // it runs and is hidden: only to be written
	ticking                  // it is shown and runs: once a second
)

// A watch looks at the clock.
type clockTimer struct {
	rate clockRate
	stop func()
}

// A clock shows the time of the game and has it written.
type clock struct {
	w     *Window
	timer clockTimer
	away  bool // another window has the focus
}

func (ck *clock) clockShown() bool { return ck.w.prefs.On(screen.PrefClock) && ck.w.layout.headed() }

func (ck *clock) rate() clockRate {
	switch {
	case !ck.w.session.Game.Running():
		return stopped
	case !ck.clockShown():
		return hidden
	}
	return ticking
}

// scheduleClock has the clock looked at as often as it needs: where it stands there is
// no timer at all.
func (ck *clock) scheduleClock() {
	if b := ck.rate(); b != ck.timer.rate {
		ck.stopTimer()
		ck.timer.rate = b
		ck.startTimer()
	}
}

func (ck *clock) stopTimer() {
	if ck.timer.stop != nil {
		ck.timer.stop()
	}
	ck.timer = clockTimer{}
}

// startTimer waits for the moment at which the clock will show another second.
func (ck *clock) startTimer() {
	d := hiddenInterval
	switch ck.timer.rate {
	case stopped:
		return
	case ticking:
		d = time.Second - ck.w.session.Game.Elapsed()%time.Second
	}
	ck.timer.stop = ck.w.runner.After(d, ck.tick)
}

// tick shows the time and has it written now and then, so that a crash costs no
// more of it than session.SaveClock allows.
func (ck *clock) tick() {
	ck.w.session.SaveClock()
	ck.refreshClock()
	ck.startTimer()
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
	ck.scheduleClock()
}

func (ck *clock) holdClock() { ck.w.session.Game.Hold(ck.away && ck.w.prefs.On(screen.PrefAway)) }
