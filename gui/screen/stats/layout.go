package stats

import (
	"math"
	"slices"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Lengths of the page, in units.
const (
	leastTimes = 220. // the height of a plot
	leastBins  = 200.
	leastHalf  = 170. // the width of plots side by side
	plotLeft   = 52.  // room beside a plot
	plotBelow  = 42.
)

// Arrange implements page.Page.
func (s *Statistics) Arrange(put page.Place, r widget.Rect, tall bool) {
	const bar = 8 // of the scroll container, beside what it scrolls
	put(s.Scroll, widget.Rect{X: r.X, Y: r.Y - page.ColumnTop, W: r.W + bar, H: r.H + page.ColumnTop})
	var h float64
	s.tall = tall || r.W < 760
	if s.Body.Objects = s.inOrder(); s.tall {
		h = s.arrangeTall(put, r.W)
	} else {
		h = s.arrangeWide(put, r)
	}
	s.Fit(max(h, r.H))
}

// panel returns what is beside the plots, but for the buttons.
func (s *Statistics) panel(w float64) layout.Stack {
	line := max(28, s.Kit.Size(28))
	return slices.Concat(layout.Stack{
		{In: func(put layout.Place, r widget.Rect) {
			period := min(w/2, s.Kit.Painter.Width(s.Shown.Range, s.Kit.Size(13), true)+s.Kit.Size(18)+16)
			put(s.title, s.home.Place(put, widget.Rect{X: r.X, Y: r.Y, W: w - period - page.SmallGap, H: s.Kit.Size(30)}, s.title))
			put(s.period, widget.Rect{X: r.X + w - period, Y: r.Y, W: period, H: line})
		}, Least: max(s.Kit.Size(30), line)},
		{Object: s.levels, Gap: page.Gap, Least: max(page.ButtonHeight, s.Kit.Size(32)+page.SmallGap)},
	}, s.calendar.parts(w), layout.Stack{{Object: s.words, Gap: page.SmallGap, Least: s.wordsHeight(w)}})
}

// arrangeTall places everything in one column, the panel first, and returns its height.
func (s *Statistics) arrangeTall(put page.Place, w float64) float64 {
	layout.Hide(s.more)
	s.calendar.lower = 0
	plot, table := s.Kit.Size(leastTimes), s.cards.tableHeight()
	buttons := layout.Equally(16, s.csv, s.back)
	buttons.Gap, buttons.Least = 12, page.ButtonHeight
	return append(s.panel(w), buttons, layout.Item{Object: s.times.track, Gap: 20, Least: plot}, layout.Item{Object: s.cards.bins, Gap: 20, Least: plot},
		layout.Item{Object: s.cards.slips, Gap: 20, Least: plot}, layout.Item{Object: s.cards.techniques, Gap: 20, Least: table},
		layout.Item{Object: s.cards.table, Gap: 20, Least: table}).Place(put, widget.Rect{W: w, H: layout.Rest}) - page.ColumnTop
}

// arrangeWide places the plots at the left and the panel at the right, as high as the window,
// and what is left below if there is no room for it. It returns the height.
func (s *Statistics) arrangeWide(put page.Place, r widget.Rect) float64 {
	side := max(page.ColumnSide*r.W/1036, min(page.ColumnSide*s.Kit.TextScale, r.W*.45))
	side = min(side, max(page.ColumnSide, 1.3*s.Kit.Size(page.ColumnSide)))
	x, link, lower := r.W-side, max(28, s.Kit.Size(28)), s.cards.tableHeight()
	left := x - page.ColumnGutter
	foot := link + 8 + page.ButtonHeight - page.ColumnTop // of the panel
	s.calendar.lower = 0
	needs := s.panel(side).Height() + foot
	if needs > r.H {
		s.calendar.lower = min(7, math.Ceil((needs-r.H)/6))
		needs = s.panel(side).Height() + foot
	}
	rows := 1. // of the plots below the first
	if left < 2*s.Kit.Size(leastHalf)+20 {
		rows = 2
	}
	needs = max(needs, s.Kit.Size(leastTimes)+rows*(20+s.Kit.Size(leastBins)))
	h, all := max(needs, r.H), r.H
	if r.H >= needs+20+lower {
		h = r.H - 20 - lower
		layout.Hide(s.more)
	} else {
		all = h + 20 + lower
		layout.Show(put, s.more, widget.Rect{X: x - 8, Y: page.ColumnTop + h - page.ButtonHeight - 8 - link, W: side * .8, H: link})
	}
	s.panel(side).Place(put, widget.Rect{X: x, W: side, H: layout.Rest})
	layout.Equal(put, widget.Rect{X: x, Y: page.ColumnTop + h - page.ButtonHeight, W: side, H: page.ButtonHeight}, 16, s.csv, s.back)
	s.top = page.ColumnTop + h + 20
	s.plots(left, h, rows).Place(put, widget.Rect{Y: page.ColumnTop, W: left, H: h})
	put(s.cards.techniques, widget.Rect{Y: s.top, W: left, H: lower})
	put(s.cards.table, widget.Rect{X: x, Y: s.top, W: side, H: lower})
	return all
}

// plots returns the plots of a wide window, those below the first side by side or in two rows.
func (s *Statistics) plots(w, h, rows float64) layout.Stack {
	bins := s.Kit.Size(leastBins)
	if rows > 1 {
		return layout.Stack{{Object: s.times.track, Most: layout.Rest}, {Object: s.cards.bins, Gap: 20, Least: bins}, {Object: s.cards.slips, Gap: 20, Least: bins}}
	}
	both := layout.Equally(20, s.cards.bins, s.cards.slips)
	both.Gap, both.Least = 20, max((h-20)*.47, bins)
	return layout.Stack{{Object: s.times.track, Most: layout.Rest}, both}
}

// wordsHeight returns the height of the words below the calendar.
func (s *Statistics) wordsHeight(w float64) float64 {
	h := 12.
	for _, text := range s.Shown.Words {
		h += s.TextHeight(text, w, theme.Body)
	}
	return h
}

func (s *Statistics) paintWords(c *widget.Canvas) {
	c.Rule(0, 0, c.W, c.Pal.Hair)
	y := 12.
	for _, text := range s.Shown.Words {
		y += c.Flow(text, widget.Rect{Y: y, W: c.W}, theme.Body, c.Pal.Text) + 2
	}
}
