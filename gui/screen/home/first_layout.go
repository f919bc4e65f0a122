package home

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// arrangeFirst places the page of a beginner in two columns, and returns the height that they need.
func (s *Home) arrangeFirst(put page.Place, r widget.Rect) float64 {
	f, side := s.first, s.sideWidth(r.W)
	f.narrow = false
	x, left, head := r.W-side, r.W-side-page.ColumnGutter, s.Kit.Size(30)
	low := max(f.howHeight(left), s.others.height(side, false))
	foot := f.footHeight(left)
	below := gapBelowCard + head + 12 + low + gapBelowCard + foot
	whole := head + 8 + f.levels.parts(side, false, 0).Height() - page.ColumnTop // it begins higher than the card
	card := max(r.H-below, s.card.height(false), whole)
	put(s.card.control, widget.Rect{Y: page.ColumnTop, W: left, H: card})
	under(layout.Item{Object: f.levels.title, Least: head}, 8, f.levels.parts(side, false, card-whole)).Place(put, widget.Rect{X: x, W: side, H: card + page.ColumnTop})
	top := page.ColumnTop + card + gapBelowCard
	rest := layout.Stack{{Object: f.title, Least: head}, {Object: f.how, Gap: 12, Least: low}, {Object: f.foot, Gap: gapBelowCard, Least: foot}}
	rest.Place(put, widget.Rect{Y: top, W: left, H: layout.Rest})
	layout.Stack{{Object: f.own, Least: head}, {Object: s.others.control, Gap: 12, Least: low}}.Place(put, widget.Rect{X: x, Y: top, W: side, H: layout.Rest})
	return card + below
}

// arrangeFirstTall places the page of a beginner in one column, and returns its height.
func (s *Home) arrangeFirstTall(put page.Place, r widget.Rect) float64 {
	f, n, head, gap, near := s.first, s.narrow, s.Kit.Size(30), 24., 12.
	if f.narrow = n; n {
		head, gap, near = s.Kit.Size(26), 20, 4
	}
	all := layout.Stack{{Object: s.card.control, Least: s.card.height(n)}}
	for _, part := range []layout.Stack{
		under(layout.Item{Object: f.title, Least: head}, near, layout.Stack{{Object: f.how, Least: f.howHeight(r.W)}}),
		under(layout.Item{Object: f.levels.title, Least: head}, near, f.levels.parts(r.W, n, 0)),
		under(layout.Item{Object: f.own, Least: head}, near, layout.Stack{{Object: s.others.control, Least: s.others.height(r.W, n)}}),
		{{Object: fyne.CanvasObject(f.foot), Least: f.footHeight(r.W)}},
	} {
		part[0].Gap = gap
		all = append(all, part...)
	}
	return all.Place(put, widget.Rect{Y: page.ColumnTop, W: r.W, H: layout.Rest}) + page.SmallGap - page.ColumnTop
}
