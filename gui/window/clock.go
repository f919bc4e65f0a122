package window

import (
	"time"

	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
)

// hiddenInterval is how often a hidden clock is saved.
const hiddenInterval = 30 * time.Second

// A clockRate says how often the clock needs an update.
type clockRate int

const (
	stopped clockRate = iota // not running: never
	hidden                   // running but not visible: only to be saved
	ticking                  // running and visible: once a second
)

// A clockTimer is the timer of the next update.
type clockTimer struct {
	rate clockRate
	stop func()
}

// A clock shows the time of the game and saves it from time to time.
type clock struct {
	part
	layout *layout
	status *status
	timer  clockTimer
	away   bool // another window has the focus
}

func (ck *clock) clockShown() bool { return ck.app.Prefs().On(screen.PrefClock) && ck.layout.headed() }

func (ck *clock) rate() clockRate {
	switch {
	case !ck.app.Session().Game.Clock.Running():
		return stopped
	case !ck.clockShown():
		return hidden
	}
	return ticking
}

// scheduleClock starts a timer at the rate that the clock needs, or stops it while the
// clock is stopped.
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

// startTimer waits until the clock shows another second.
func (ck *clock) startTimer() {
	d := hiddenInterval
	switch ck.timer.rate {
	case stopped:
		return
	case ticking:
		d = time.Second - ck.app.Session().Game.Clock.Elapsed()%time.Second
	}
	ck.timer.stop = ck.app.Sessions().Runner.After(d, ck.tick)
}

// tick shows the time and saves it from time to time, so that a crash loses no more of
// it than session.SaveClock allows.
func (ck *clock) tick() {
	ck.app.Session().SaveClock()
	ck.refreshClock()
	ck.startTimer()
}

// refreshClock shows the time, in a pale colour while the clock is stopped.
func (ck *clock) refreshClock() {
	if !ck.clockShown() {
		return // painting a hidden picture still costs a frame
	}
	if was := ck.head.clock.Text(); len(was) != len(ck.write()) {
		ck.app.Relayout() // a longer time needs more room
	}
}

// placed shows the time where the layout has room for it: while there was none the clock was
// not looked at.
func (ck *clock) placed() {
	ck.write()
	ck.scheduleClock()
}

// write writes the time, and returns it.
func (ck *clock) write() string {
	now, col := game.Clock(ck.app.Session().Game.Clock.Elapsed()), ck.kit.Pal.Text
	if !ck.app.Session().Game.Clock.Running() && !ck.app.Session().Game.Finished() {
		col = ck.kit.Pal.Text2
	}
	ck.head.clock.SetSpans(widget.Span{Text: now, Colour: col})
	return now
}

// leave is called when the window loses the focus or gets it back: meanwhile the clock
// stops, if the player wants that.
func (ck *clock) leave(away bool) {
	ck.away = away
	ck.holdClock()
	ck.showBoard()
	ck.status.refresh()
	ck.refreshClock()
	ck.scheduleClock()
}

// holdClock stops the clock while the player is away, or looks at something other than
// the game.
func (ck *clock) holdClock() {
	_, holds := ck.app.Top().(screen.ClockHolder)
	ck.app.Session().Game.Clock.Hold(!screen.OfGame(ck.app) || holds || ck.stands())
}

// stands reports whether the player is away and wants the clock to stop then.
func (ck *clock) stands() bool { return ck.away && ck.app.Prefs().On(screen.PrefAway) }

// covers reports whether the board is covered: the game could be studied while its clock
// stands.
func (ck *clock) covers() bool {
	return ck.stands() && ck.app.HasGame() && !ck.app.Session().Game.Finished() && !screen.OwnBoard(ck.app)
}
