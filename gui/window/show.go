package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
)

// Screens implements screen.Desk. Below the screen that is shown are those that Back
// returns to, play first.
func (w *Window) Screens() []screen.Screen { return w.screens }

// Play implements screen.Desk.
func (w *Window) Play() *screen.Play { return w.play }

// top returns the screen that is shown.
func (w *Window) top() screen.Screen { return screen.Top(w) }

func (w *Window) page() page.Page { return w.top().Page() }

// Show implements screen.Desk. All other screens but play are closed.
func (w *Window) Show(s screen.Screen) {
	w.closeTo(1)
	w.Push(s)
}

// Push implements screen.Desk: it shows a screen over the one that is shown.
func (w *Window) Push(s screen.Screen) {
	w.screens = append(w.screens, s)
	w.showTop()
	w.Refresh()
}

// Back implements screen.Desk.
func (w *Window) Back() { w.showFirst(max(1, len(w.screens)-1)) }

// showFirst closes all screens but the first n. Over play alone it shows what stands in for it.
func (w *Window) showFirst(n int) {
	w.closeTo(n)
	if n == 1 {
		w.standIn()
	}
	w.showTop()
	w.Refresh()
}

// standIn puts over play what is shown in its place: Home without a game, and the summary
// of a game that the player has finished.
func (w *Window) standIn() {
	if _, finished := w.session.Game.Finish(); finished {
		w.screens = append(w.screens, screen.NewDone(w))
	} else if w.gameless() {
		w.screens = append(w.screens, screen.NewHome(w))
	}
}

// closeTo closes all screens but the first n. No other code closes a screen.
func (w *Window) closeTo(n int) {
	for len(w.screens) > n {
		s := w.top()
		w.screens = w.screens[:len(w.screens)-1]
		delete(w.places, s)
		screen.Close(s)
	}
}

// showTop shows the page of the top screen in the window.
func (w *Window) showTop() {
	w.StopMotion()
	w.clock.holdClock()
	s := w.top()
	if screen.SpaceOf(s).Bar {
		w.menus.showMenuBar()
	}
	objects := append([]fyne.CanvasObject{w.board, w.status.label}, w.head.objects()...)
	if w.menus.barPlaceholder != nil {
		objects = append(objects, w.menus.barPlaceholder, w.menus.barPlaceholder.shadow)
	}
	if p := w.preview(); p != nil {
		objects = append(objects, p)
	}
	w.board.OnPick = nil
	if p, ok := s.(screen.PickHandler); ok {
		w.board.OnPick = p.Pick
	}
	w.layout.frame = &frame{w: w}
	w.HideTooltip()
	objects = append(append(objects, s.Page().Objects()...), w.kit.Tooltip)
	w.win.SetContent(container.New(w.layout.frame, objects...))
	w.FocusPage()
	if s, ok := s.(screen.ShownHandler); ok {
		s.Shown()
	}
	w.restorePlace(s)
}

// preview returns the object in the board's place, nil if there is none.
func (w *Window) preview() fyne.CanvasObject {
	if p, ok := screen.Find[screen.BoardReplacer](w); ok {
		return p.InPlace()
	}
	return nil
}

// Rebuild implements screen.Desk.
func (w *Window) Rebuild() { w.Later(w.rebuild) }

// rebuild shows the same in another theme, language or text size.
func (w *Window) rebuild() {
	defer w.board.Release() // the old board
	w.keepPlaces()
	w.build()
	for i, s := range w.screens {
		if again := s.Again(); again != s {
			w.screens[i] = again
			w.places[again] = w.places[s]
			delete(w.places, s)
			screen.Close(s)
		}
	}
	w.showTop()
	w.Refresh()
}

// Focus implements screen.Desk.
func (w *Window) Focus(f fyne.Focusable) { w.win.Canvas().Focus(f) }

// Focused implements screen.Desk.
func (w *Window) Focused() fyne.Focusable { return w.win.Canvas().Focused() }

// Keeper implements screen.Desk.
func (w *Window) Keeper() *session.Keeper { return w.keeper }

// Maker implements screen.Desk.
func (w *Window) Maker() *screen.Maker { return w.maker }

// Files implements screen.Desk.
func (w *Window) Files() *screen.Files { return w.files }

// Shelf implements screen.Desk.
func (w *Window) Shelf() *session.Shelf { return w.keeper.Shelf }

// Retained implements screen.Desk.
func (w *Window) Retained() *screen.Retained { return &w.retained }

// Prefs implements screen.Desk.
func (w *Window) Prefs() screen.Preferences { return w.prefs }

// Session implements screen.Desk.
func (w *Window) Session() *session.Session { return w.session }

// Jobs implements screen.Desk.
func (w *Window) Jobs() *session.Jobs { return w.runner.Jobs() }

// ClearMessage implements screen.Desk.
func (w *Window) ClearMessage() { w.notice = nil }

// Fade implements screen.Desk.
func (w *Window) Fade(p screen.Fader, change func()) {
	w.StopMotion()
	board := w.board
	board.Hold()
	p.Hold()
	change()
	w.motion.move(fadeTime, fyne.AnimationEaseOut, func(at float64) {
		board.Fade(at)
		p.Fade(at)
	})
}
