package home

import (
	"math"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Lengths of the page, in units.
const (
	gapBelowCard = 39.  // to the heading of the daily puzzles
	leastCard    = 256. // the height of the card
	narrowPage   = 460. // below this width the forms are small
	lowPage      = 620. // and below this height those of a beginner's page
	besideScroll = 8.   // for the bar, beside what scrolls
)

// Arrange implements page.Page.
func (s *Home) Arrange(put page.Place, r widget.Rect, tall bool) {
	put(s.Scroll, widget.Rect{X: r.X, Y: r.Y - page.ColumnTop, W: r.W + besideScroll, H: r.H + page.ColumnTop})
	was := s.narrow
	wide, h := !tall && r.W >= max(760, s.Kit.Size(690)), 0.
	s.narrow = r.W < s.Kit.Size(narrowPage) || s.first != nil && !wide && r.H < s.Kit.Size(lowPage)
	if s.narrow != was {
		s.card.free()
	}
	switch {
	case s.first != nil && wide:
		h = s.arrangeFirst(s.put, r)
	case s.first != nil:
		h = s.arrangeFirstTall(s.put, r)
	case wide:
		h = s.arrangeWide(s.put, r)
	default:
		h = s.arrangeTall(s.put, r)
	}
	s.Fit(max(h, r.H))
}

// put places an object of the scroll view, with its edges on whole device pixels. Places in it
// don't depend on where the view is.
func (s *Home) put(o fyne.CanvasObject, r widget.Rect) {
	scale := float64(s.Kit.Scale())
	snap := func(v float64) float32 { return float32(math.Round(v*scale) / scale) }
	o.Move(fyne.NewPos(snap(r.X), snap(r.Y)))
	o.Resize(fyne.NewSize(snap(r.X+r.W)-snap(r.X), snap(r.Y+r.H)-snap(r.Y)))
}

// heading returns the heading of a text with what leads on beside it.
func (s *Home) heading(text string, title, aside fyne.CanvasObject, w, high float64) layout.Item {
	t := theme.PageTitle
	if s.narrow {
		t = theme.CardTitle
	}
	wide := min(wordWidth(s.Base, s.T(text), t.Size, true)+10, w*.6)
	return layout.Item{In: layout.Row{{Object: title, Least: wide}, {Object: aside, Most: layout.Rest}}.In, Least: high}
}

// under returns a heading with the parts below it.
func under(head layout.Item, gap float64, parts layout.Stack) layout.Stack {
	for i := range parts {
		if parts[i].Gap = gap; !parts[i].Absent { // the first that is there
			break
		}
	}
	return append(layout.Stack{head}, parts...)
}

// sideWidth returns the width of the right column.
func (s *Home) sideWidth(w float64) float64 {
	side := max(page.ColumnSide*w/1036, min(page.ColumnSide*s.Kit.TextScale, w*.45))
	return min(side, max(page.ColumnSide, 1.3*s.Kit.Size(page.ColumnSide)))
}

// arrangeWide places the page in two columns that end at the same height. It returns the
// height that they need.
func (s *Home) arrangeWide(put page.Place, r widget.Rect) float64 {
	side := s.sideWidth(r.W)
	x, left, head := r.W-side, r.W-side-page.ColumnGutter, s.Kit.Size(30)
	today := under(s.daily.heading(left, head, false), 12, s.daily.parts(left, false))
	learn := under(s.heading("home.learn", s.learn.title, s.learn.path, side, head), 12, s.learn.parts(false))
	others := s.others.height(side, false)
	below := max(today.Height(), learn.Height()+18+others)
	today[len(today)-1].Least += below - today.Height()                  // both columns end at the same height
	whole := head + 8 + s.offer.part(false, 0).Height() - page.ColumnTop // it begins higher than the card
	card := max(r.H-gapBelowCard-below, s.card.height(false), whole)
	put(s.card.control, widget.Rect{Y: page.ColumnTop, W: left, H: card})
	under(s.heading("home.forme", s.offer.title, s.offer.all, side, head), 8, s.offer.part(false, card-whole)).Place(put, widget.Rect{X: x, W: side, H: card + page.ColumnTop})
	top := page.ColumnTop + card + gapBelowCard
	today.Place(put, widget.Rect{Y: top, W: left, H: layout.Rest})
	learn.Place(put, widget.Rect{X: x, Y: top, W: side, H: layout.Rest})
	put(s.others.control, widget.Rect{X: x, Y: top + below - others, W: side, H: others})
	return card + gapBelowCard + below
}

// arrangeTall places the page in one column and returns its height.
func (s *Home) arrangeTall(put page.Place, r widget.Rect) float64 {
	n, head, gap, first := s.narrow, s.Kit.Size(30), 24., 12.
	if n {
		head, gap, first = s.Kit.Size(26), 22, 4
	}
	all := layout.Stack{{Object: s.card.control, Least: s.card.height(n)}}
	for _, part := range []layout.Stack{
		s.todayTall(r.W, head, first),
		under(s.heading("home.forme", s.offer.title, s.offer.all, r.W, head), first, s.offer.part(n, 0)),
		under(s.heading("home.learn", s.learn.title, s.learn.path, r.W, head), first, s.learn.parts(n)),
	} {
		part[0].Gap = gap
		all = append(all, part...)
	}
	all = append(all, layout.Item{Object: s.others.control, Gap: 16, Least: s.others.height(r.W, n)})
	return all.Place(put, widget.Rect{Y: page.ColumnTop, W: r.W, H: layout.Rest}) + page.SmallGap - page.ColumnTop
}

// todayTall returns the daily puzzles in one column.
func (s *Home) todayTall(w, head, gap float64) layout.Stack {
	parts := s.daily.parts(w, s.narrow)
	return under(s.daily.heading(w, head, s.narrow), gap, parts)
}
