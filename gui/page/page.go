// Package page holds what a page is, and the parts that several pages share: card, form,
// fields, the line of moves, the preview of paper and the rest. They get what they show as
// values and plain funcs and know nothing about the window, so that each can be shown alone.
package page

import (
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// A Place places an object in a rectangle, on whole device pixels.
type Place = layout.Place

// A Page is what the panel shows.
type Page interface {
	Objects() []fyne.CanvasObject
	// Arrange lays the page out in r; tall says that it is below the board.
	Arrange(put Place, r widget.Rect, tall bool)
}

// A Refresher updates what has changed, and only that. Pages that are shown anew by all that
// changes them do without.
type Refresher interface{ Refresh() }

// Refresh updates a page, if it can be.
func Refresh(p Page) {
	if p, ok := p.(Refresher); ok {
		p.Refresh()
	}
}

// A Base is what every page is made with: what to paint with and the language.
type Base struct {
	Kit  *widget.Kit
	Lang words.Lang
}

// T returns a text of the catalogue.
func (b Base) T(key string, args ...any) string { return b.Lang.T(key, widget.Brief(args)...) }

// Title makes the title of a page.
func (b Base) Title(text string) *widget.Label {
	l := b.Kit.Label(theme.PageTitle, widget.Left, b.Kit.Pal.Text)
	l.SetText(text)
	return l
}

// Gutter is the width between a list and the panel beside it, in units.
const Gutter = 41.

// TitleRow returns where the title stands at the top of a page.
func (b Base) TitleRow(r widget.Rect) widget.Rect { return r.Strip(r.Y-9, b.Kit.Size(30)) }

// Texts returns tips for the zones of a control, by their keys in the catalogue.
func (b Base) Texts(keys ...string) func(zone int) widget.Tip {
	return func(zone int) widget.Tip {
		if zone < 0 || zone >= len(keys) {
			return widget.Tip{}
		}
		return widget.Tip{Text: b.T(keys[zone])}
	}
}

// Unless returns why if ok is false, else "".
func (b Base) Unless(ok bool, why string) string {
	if ok {
		return ""
	}
	return b.T(why)
}

// TextHeight returns the height of a text that is wrapped in a width.
func (b Base) TextHeight(text string, w float64, t theme.Type) float64 {
	return math.Ceil((&widget.Canvas{Kit: b.Kit, S: 1, W: w}).Flow(text, widget.Rect{W: w}, t, b.Kit.Pal.Text)) + 2
}

var (
	hide = layout.Hide
	show = layout.Show
	row  = layout.Equal
)

// Objects returns controls as objects.
func Objects(list []*widget.Control) []fyne.CanvasObject {
	out := make([]fyne.CanvasObject, len(list))
	for i, c := range list {
		out[i] = c
	}
	return out
}

// Wide returns the width that objects side by side need for their texts.
func Wide(objects []fyne.CanvasObject, gap float64) float64 {
	sum := gap * float64(len(objects)-1)
	for _, o := range objects {
		if k, ok := o.(interface{ PreferredWidth() float64 }); ok {
			sum += k.PreferredWidth()
		}
	}
	return sum
}

// Fitting returns objects that go side by side in a width; where their texts need more, one of
// them gives way.
func Fitting(room, gap float64, least fyne.CanvasObject, objects ...fyne.CanvasObject) []fyne.CanvasObject {
	if Wide(objects, gap) <= room {
		return objects
	}
	hide(least)
	return slices.DeleteFunc(objects, func(o fyne.CanvasObject) bool { return o == least })
}

// Day formats a date such as 2026-11-21 in the language, "Saturday, 21 November";
// anything else is returned unchanged.
func Day(l words.Lang, date string) string {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return date
	}
	return l.T("date.long", "weekday", l.T("date.weekday."+t.Format("Mon")),
		"day", t.Day(), "month", l.T("date.month."+t.Format("Jan")))
}

// BriefDay formats a date such as 2026-11-21 as briefly as the language does, "21 Nov"; anything
// else is returned unchanged.
func BriefDay(l words.Lang, date string) string {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return date
	}
	return l.T("date.briefest", "day", t.Day(), "month", l.T("date.brief."+t.Format("Jan")))
}

// ShortDay writes a day without its weekday and year.
func ShortDay(l words.Lang, t time.Time) string {
	return l.T("date.short", "day", t.Day(), "month", l.T("date.month."+t.Format("Jan")))
}
