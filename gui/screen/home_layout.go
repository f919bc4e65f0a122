package screen

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
	leastCard    = 190. // the height of the card
	sourceRow    = 60.  // the height of a level or a source, with the space below it
)

// Arrange implements page.Page.
func (s *Home) Arrange(put page.Place, r widget.Rect, tall bool) {
	put(s.scroll, r.Strip(r.Y-page.ColumnTop, r.H+page.ColumnTop))
	var h float64
	s.daily.columns = 5
	if tall || r.W < 760 {
		if r.W < s.Size(500) {
			s.daily.columns = 2
		}
		h = s.arrangeTall(s.put, r)
	} else {
		h = s.arrangeWide(s.put, r)
	}
	s.fit(max(h, r.H))
}

// put places an object of the scroll view, with its edges on whole device pixels. Places in it
// don't depend on where the view is.
func (s *Home) put(o fyne.CanvasObject, r widget.Rect) {
	scale := float64(s.Scale())
	snap := func(v float64) float32 { return float32(math.Round(v*scale) / scale) }
	o.Move(fyne.NewPos(snap(r.X), snap(r.Y)))
	o.Resize(fyne.NewSize(snap(r.X+r.W)-snap(r.X), snap(r.Y+r.H)-snap(r.Y)))
}

// arrangeWide places the page in two columns that end at the same height. It returns the
// height that they need.
func (s *Home) arrangeWide(put page.Place, r widget.Rect) float64 {
	side := max(page.ColumnSide*r.W/1036, min(page.ColumnSide*s.TextScale, r.W*.45))
	side = min(side, max(page.ColumnSide, 1.3*s.Size(page.ColumnSide)))
	head := s.Size(30)
	below := gapBelowCard + head + 12 + s.daily.height()
	card := max(r.H-below, leastCard, s.Size(leastCard))
	left := widget.Rect{Y: page.ColumnTop, W: r.W - side - page.ColumnGutter, H: card}
	put(s.card.control, left)
	top := page.ColumnTop + card + gapBelowCard
	s.daily.arrange(put, widget.Rect{Y: top, W: left.W})
	x := left.W + page.ColumnGutter
	s.arrangeNew(put, widget.Rect{X: x, W: side, H: head})
	put(s.levels, widget.Rect{X: x, Y: page.ColumnTop + head + 8, W: side, H: card - head - 8})
	put(s.elsewhereTitle, widget.Rect{X: x, Y: top, W: side, H: head})
	put(s.elsewhere, widget.Rect{X: x, Y: top + head + 12, W: side, H: s.daily.height()})
	return card + below
}

// arrangeTall places the page in one column and returns its height.
func (s *Home) arrangeTall(put page.Place, r widget.Rect) float64 {
	head, row := s.Size(30), max(sourceRow, s.Size(46)+14)
	return layout.Stack{
		{Object: s.card.control, Least: s.Size(leastCard) + 20},
		{In: s.daily.arrange, Gap: 20, Least: head + 12 + s.daily.height()},
		{In: s.arrangeNew, Gap: 24, Least: head},
		{Object: s.levels, Gap: 8, Least: float64(len(levels()))*row - 6},
		{Object: s.elsewhereTitle, Gap: 24, Least: head},
		{Object: s.elsewhere, Gap: 8, Least: float64(len(s.sources))*row - 6},
	}.Place(put, widget.Rect{Y: page.ColumnTop, W: r.W, H: layout.Rest}) + 8 - page.ColumnTop
}

// arrangeNew places the heading of the new puzzles, with what is to be practised beside it.
func (s *Home) arrangeNew(put page.Place, r widget.Rect) {
	practise := r.Column(r.X+r.W*.4, r.W*.6)
	if put(s.practise, practise); s.practise.Visible() {
		r.W *= .4
	}
	put(s.newTitle, r)
}

// rowZones places n zones one below the other, six units apart.
func rowZones(n int) func(w, h float64) []widget.Rect {
	return func(w, h float64) (out []widget.Rect) {
		step := (h + 6) / float64(n)
		for i := range n {
			out = append(out, widget.Rect{Y: float64(i) * step, W: w, H: step - 6})
		}
		return out
	}
}
