package window

import "time"

// keepClock is how much time on the clock a crash may cost.
const keepClock = 30 * time.Second

// startClock repaints the clock while it is shown and runs. It looks twice a
// second, so that no second is passed over.
func (w *Window) startClock() { w.stopClock = Every(w.Do, time.Second/2, w.tick) }

// tick also has the clock written now and then, so that a crash costs no more of
// it than keepClock.
func (w *Window) tick() {
	if e := w.game.Elapsed(); e < w.kept || e > w.kept+keepClock {
		w.kept = e
		w.keep()
	}
	if w.settings.On(setClock) && w.headed() && !w.game.Paused() {
		w.refreshHead()
	}
}
