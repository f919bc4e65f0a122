// Package page holds the panel's pages: play, hint, new, enter, print and the
// rest, a file each. A page gets what it shows as values and plain funcs and
// knows nothing of the window, so that each can be shown alone.
package page

import (
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// A Place puts an object at a rectangle, on whole device pixels.
type Place func(o fyne.CanvasObject, r widget.Rect)

// A Page is what the panel shows.
type Page interface {
	Objects() []fyne.CanvasObject
	// Arrange lays the page out in r; tall says that it stands under the board.
	Arrange(put Place, r widget.Rect, tall bool)
	// Refresh shows what has changed, and only that.
	Refresh()
}

// A Base is what every page has: what to paint with and the language.
type Base struct {
	*widget.Kit
	Lang words.Lang
}

// T says a sentence of the catalogue.
func (b Base) T(key string, args ...any) string { return b.Lang.T(key, widget.Brief(args)...) }

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

// row puts objects beside each other, equally wide; where the word on one needs more
// than that, all share the width by what their words need.
func row(put Place, r widget.Rect, gap float64, objects ...fyne.CanvasObject) {
	n := float64(len(objects))
	room := r.W - gap*(n-1)
	for i, w := range shares(room, objects) {
		show(put, objects[i], widget.Rect{X: r.X, Y: r.Y, W: w, H: r.H})
		r.X += w + gap
	}
}

// shares parts a width.
func shares(room float64, objects []fyne.CanvasObject) []float64 {
	out, sum, most := make([]float64, len(objects)), 0., 0.
	for i, o := range objects {
		if k, ok := o.(interface{ Wants() float64 }); ok {
			out[i] = k.Wants()
		}
		sum, most = sum+out[i], max(most, out[i])
	}
	each := room / float64(len(objects))
	for i := range out {
		if most <= each {
			out[i] = each
		} else {
			out[i] += (room - sum) / float64(len(objects))
		}
	}
	return out
}

// show puts one object and makes it visible.
func show(put Place, o fyne.CanvasObject, r widget.Rect) {
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
