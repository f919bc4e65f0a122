package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// A view is what of the window is made anew for another theme, language or text size, and what
// it is made with.
type view struct {
	toolkit fyne.App
	win     fyne.Window
	painter *paint.Painter
	kit     *widget.Kit
	lang    words.Lang
	board   *board.Board
	head    head
	label   *widget.Label // the line under the board

	reader Reader // reads the window to a person; may be nil
	said   string // what was said last

	showBoard func() // shows what has changed on the board
	rebuild   func() // makes all of it anew, now
}

// T returns a text of the catalogue in the window's language.
func (v *view) T(key string, args ...any) string { return v.lang.T(key, widget.Brief(args)...) }

// say has the reader say what is not where the focus is: at once if it is urgent, else after
// what it is saying.
func (v *view) say(text string, urgent bool) {
	if text == "" {
		return
	}
	v.said = text
	if v.reader != nil {
		v.reader.Say(text, urgent)
	}
}

// scale returns how many device pixels a unit has.
func (v *view) scale() float32 {
	if s := v.win.Canvas().Scale(); s > 0 {
		return s
	}
	return 1
}

func (v *view) fit(side float64) float64 { return float64(v.board.Fit(float32(side))) }

// HideTooltip hides the tooltip: something else is going on.
func (v *view) HideTooltip() {
	if v.kit != nil {
		v.kit.Tooltip.Clear()
	}
}

// A part is a part of the window: it works with the program's data and what is to be seen.
type part struct {
	app *screen.App
	*view
}

// page returns the page that is shown.
func (p part) page() page.Page { return p.app.Top() }

// ofPage returns what of the page gets the focus, nil if nothing does.
func (p part) ofPage() fyne.Focusable {
	if s, ok := p.page().(interface{ Focus() fyne.Focusable }); ok {
		return s.Focus()
	}
	return nil
}

// preview returns the object in the board's place, nil if there is none.
func (p part) preview() fyne.CanvasObject { return screen.InPlace(p.app) }

// warnError shows an error, if there is one.
func (p part) warnError(err error) {
	if err != nil {
		p.app.Warn(p.lang.Error(err))
	}
}
