package window

import "time"

// startClock repaints the clock while it is shown and runs. It looks twice a
// second, so that no second is passed over.
func (w *Window) startClock() { w.stopClock = Every(w.Do, time.Second/2, w.tick) }

func (w *Window) tick() {
	if w.settings.On(setClock) && w.headed() && !w.game.Paused() {
		w.refreshHead()
	}
}
