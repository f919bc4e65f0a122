package window

import "time"

// startClock repaints the clock once a second while it is shown and runs.
func (w *Window) startClock() {
	w.ticker = time.NewTicker(time.Second / 2)
	go func() {
		for {
			select {
			case <-w.ticker.C:
				w.Do(w.tick)
			case <-w.closed:
				return
			}
		}
	}()
}

func (w *Window) tick() {
	if w.settings.On(setClock) && w.headed() && !w.game.Paused() {
		w.refreshHead()
	}
}
