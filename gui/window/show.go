package window

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"sudoku/gui/page"
	"sudoku/gui/screen"
)

func (w *Window) page() page.Page { return w.Top().Page() }

// standIn returns what is shown in the place of play: Home without a game, and the summary of a
// game that the player has finished; else nil.
func (w *Window) standIn() screen.Screen {
	if _, finished := w.Session().Game.Finish(); finished {
		return screen.NewDone(w.App)
	}
	if w.gameless() {
		return screen.NewHome(w.App)
	}
	return nil
}

// showTop shows the page of the top screen in the window.
func (w *Window) showTop() {
	maps.DeleteFunc(w.places, func(s screen.Screen, _ place) bool { return !slices.Contains(w.Screens(), s) })
	w.StopMotion()
	w.clock.holdClock()
	s := w.Top()
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
	w.Refresh()
}

// preview returns the object in the board's place, nil if there is none.
func (w *Window) preview() fyne.CanvasObject {
	if p, ok := screen.Find[screen.BoardReplacer](w.App); ok {
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
	w.Again()
	w.showTop()
}
