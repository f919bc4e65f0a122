// Package page holds the panel's pages: play, hint, new, enter, print and the
// rest, a file each. A page gets what it shows as values and plain funcs and
// knows nothing of the window, so that each can be shown alone.
package page

import (
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/look"
	"sudoku/puzzle/words"
)

// A Place puts an object at a rectangle, on whole device pixels.
type Place func(o fyne.CanvasObject, r look.Rect)

// A Page is what the panel shows.
type Page interface {
	Objects() []fyne.CanvasObject
	// Arrange lays the page out in r; tall says that it stands under the board.
	Arrange(put Place, r look.Rect, tall bool)
	// Refresh shows what has changed, and only that.
	Refresh()
}

// A Base is what every page has: what to paint with and the language.
type Base struct {
	*look.Kit
	Lang words.Lang
}

// T says a sentence of the catalogue.
func (b Base) T(key string, args ...any) string { return b.Lang.T(key, args...) }

// unless says why something can't be done, or nothing if it can.
func (b Base) unless(ok bool, why string) string {
	if ok {
		return ""
	}
	return b.T(why)
}

// hide puts an object out of sight.
func hide(objects ...fyne.CanvasObject) {
	for _, o := range objects {
		o.Hide()
	}
}

// row puts objects beside each other, equally wide.
func row(put Place, r look.Rect, gap float64, objects ...fyne.CanvasObject) {
	n := float64(len(objects))
	w := (r.W - gap*(n-1)) / n
	for i, o := range objects {
		o.Show()
		put(o, look.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y, W: w, H: r.H})
	}
}

// show puts one object and makes it visible.
func show(put Place, o fyne.CanvasObject, r look.Rect) {
	o.Show()
	put(o, r)
}

// Day says a date such as 2026-11-21 as the language does, "Saturday, 21
// November"; what is no such date is returned as it is.
func Day(l words.Lang, date string) string {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return date
	}
	return l.T("date.long", "weekday", l.T("date.weekday."+t.Format("Mon")),
		"day", t.Day(), "month", l.T("date.month."+t.Format("Jan")))
}
