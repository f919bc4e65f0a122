package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
)

// top is the screen that is shown. Below it lie those that Back leads to, play first.
func (w *Window) top() screen.Screen { return w.screens[len(w.screens)-1] }

func (w *Window) page() page.Page { return w.top().Page() }

// Show implements screen.Desk. What was shown is closed, play alone stays.
func (w *Window) Show(s screen.Screen) {
	w.leaveEntry()
	w.leaveDraw()
	w.preview = nil
	w.closeTo(1)
	w.push(s)
	w.Refresh()
}

// push shows a screen over the one that is shown.
func (w *Window) push(s screen.Screen) {
	w.screens = append(w.screens, s)
	w.turned()
}

// Back implements screen.Desk.
func (w *Window) Back() {
	w.closeTo(max(1, len(w.screens)-1))
	w.turned()
	w.Refresh()
}

// closeTo closes all screens but the first n. This is the one place that closes any.
func (w *Window) closeTo(n int) {
	for len(w.screens) > n {
		s := w.top()
		w.screens = w.screens[:len(w.screens)-1]
		s.Close()
	}
}

// turned puts the page of the screen on top into the window.
func (w *Window) turned() {
	w.rest()
	s := w.top()
	if screen.SpaceOf(s).Bar {
		w.reachMenu()
	}
	objects := append([]fyne.CanvasObject{w.board, w.status}, w.head.objects()...)
	if w.standIn != nil {
		objects = append(objects, w.standIn, w.standIn.shadow)
	}
	if w.preview != nil {
		objects = append(objects, w.preview)
	}
	w.frame = &frame{w: w}
	w.win.SetContent(container.New(w.frame, append(objects, s.Page().Objects()...)...))
	w.FocusPage()
	if s, ok := s.(screen.Shower); ok {
		s.Shown()
	}
}

// rebuild shows the same in another theme, language or size of text.
func (w *Window) rebuild() {
	if _, old := w.top().(*oldScreen); old {
		again := w.reopen()
		w.build()
		w.turn(w.play)
		again()
		w.Refresh()
		return
	}
	w.build()
	for i, s := range w.screens[1:] {
		if again := s.Again(); again != s {
			w.screens[i+1] = again
			s.Close()
		}
	}
	w.turned()
	w.Refresh()
}

// Prefs implements screen.Desk.
func (w *Window) Prefs() screen.Preferences { return w.prefs }

// Session implements screen.Desk.
func (w *Window) Session() *session.Session { return w.session }

// Jobs implements screen.Desk.
func (w *Window) Jobs() *session.Jobs { return w.runner.Jobs() }

// Hush implements screen.Desk.
func (w *Window) Hush() { w.notice = nil }

// Fade implements screen.Desk.
func (w *Window) Fade(p screen.Fader, change func()) {
	w.rest()
	board := w.board
	board.Hold()
	p.Hold()
	change()
	w.move(fadeTime, fyne.AnimationEaseOut, func(at float64) {
		board.Fade(at)
		p.Fade(at)
	})
}

// An oldScreen is a page whose state lies in the window.
type oldScreen struct {
	w    *Window
	page page.Page
}

func (s *oldScreen) Page() page.Page      { return s.page }
func (s *oldScreen) Close()               {}
func (s *oldScreen) Again() screen.Screen { return s }

// turn shows a page in the panel.
func (w *Window) turn(p page.Page) {
	if w.drawing != nil && p != page.Page(w.drawing.page) {
		w.leaveDraw()
	}
	w.closeTo(1)
	if p == page.Page(w.play) {
		w.turned()
		return
	}
	w.push(&oldScreen{w, p})
}

// Space implements screen.Spacer.
func (s *oldScreen) Space() screen.Space {
	p := screen.Usual
	switch s.page.(type) {
	case *page.Play:
		p = screen.Space{Head: true}
	case *page.Done:
		p.Bar = false
	case *page.Draw:
		p.Head, p.Share, p.AtMost = true, .4, 280
	case *page.Mistake:
		p.Share, p.AtMost = .4, 230
	case *page.Enter, *page.Compare:
		p.Share, p.AtMost = .4, 310
	case *page.New, *page.Print, *page.Sheet, *page.Settings, *page.Save, *page.Branches, *page.Techniques, *page.Statistics, *page.Recent, *page.Collection, *page.Details:
		p.Whole = true
	}
	return p
}
