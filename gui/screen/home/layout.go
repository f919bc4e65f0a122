package home

import (
	"math"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Lengths of the page, in units.
const (
	gapBelowCard = 39.  // to the heading of the daily puzzles
	leastCard    = 256. // the height of the card
	narrowPage   = 460. // below this width the forms are small
	tighter      = 20.  // by how much the levels may be lower than they should be
	besideScroll = 8.   // for the bar, beside what scrolls
)

// Arrange implements page.Page.
func (s *Home) Arrange(put page.Place, r widget.Rect, tall bool) {
	put(s.Scroll, widget.Rect{X: r.X, Y: r.Y - page.ColumnTop, W: r.W + besideScroll, H: r.H + page.ColumnTop})
	was := s.narrow
	s.narrow = r.W < s.Kit.Size(narrowPage)
	if s.narrow != was {
		s.card.free()
	}
	var h float64
	if tall || r.W < max(760, s.Kit.Size(690)) {
		h = s.arrangeTall(s.put, r)
	} else {
		h = s.arrangeWide(s.put, r)
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

// heading returns a heading with what leads on beside it.
func heading(title, aside fyne.CanvasObject, w, high float64) layout.Item {
	if aside == nil {
		return layout.Item{Object: title, Least: high}
	}
	return layout.Item{In: layout.Row{{Object: title, Least: w * .34}, {Object: aside, Least: w * .66}}.In, Least: high}
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

// arrangeWide places the page in two columns that end at the same height. It returns the
// height that they need.
func (s *Home) arrangeWide(put page.Place, r widget.Rect) float64 {
	side := max(page.ColumnSide*r.W/1036, min(page.ColumnSide*s.Kit.TextScale, r.W*.45))
	side = min(side, max(page.ColumnSide, 1.3*s.Kit.Size(page.ColumnSide)))
	x, left, head := r.W-side, r.W-side-page.ColumnGutter, s.Kit.Size(30)
	today := under(heading(s.daily.title, s.daily.calendar, left, head), 12, s.daily.parts(left, false))
	learn := under(heading(s.learn.title, s.learn.path, side, head), 12, s.learn.parts(false))
	others := s.others.height(side, false)
	below := max(today.Height(), learn.Height()+18+others)
	today[len(today)-1].Least += below - today.Height()                         // both columns end at the same height
	whole := head + 8 + s.fresh.shape(side, false, 0).Height() - page.ColumnTop // it begins higher than the card
	card := max(r.H-gapBelowCard-below, s.card.height(false), whole-tighter)
	put(s.card.control, widget.Rect{Y: page.ColumnTop, W: left, H: card})
	under(heading(s.fresh.title, s.fresh.boards, side, head), 8, s.fresh.shape(side, false, card-whole)).Place(put, widget.Rect{X: x, W: side, H: card + page.ColumnTop})
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
		under(heading(s.daily.title, s.daily.calendar, r.W, head), first, s.daily.parts(r.W, n)),
		under(heading(s.fresh.title, s.fresh.boards, r.W, head), first, s.fresh.shape(r.W, n, 0)),
		under(heading(s.learn.title, s.learn.path, r.W, head), first, s.learn.parts(n)),
	} {
		part[0].Gap = gap
		all = append(all, part...)
	}
	all = append(all, layout.Item{Object: s.others.control, Gap: 16, Least: s.others.height(r.W, n)})
	return all.Place(put, widget.Rect{Y: page.ColumnTop, W: r.W, H: layout.Rest}) + page.SmallGap - page.ColumnTop
}
