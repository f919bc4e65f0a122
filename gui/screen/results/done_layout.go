package results

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen/stats"
	"sudoku/gui/widget"
)

// Arrange implements page.Page. What doesn't fit goes: the week first, then the lines.
func (s *Done) Arrange(put page.Place, r widget.Rect, tall bool) {
	y, foot := r.Y+s.Kit.Size(30)-page.SmallGap, s.arrangeButtons(put, r)
	layout.Hide(s.title, s.clock, s.source, s.card, s.lines, s.week)
	if foot < y {
		return
	}
	head := s.TitleRow(r)
	layout.Show(put, s.title, head.Column(head.X, head.W*.6))
	layout.Show(put, s.clock, head.Column(head.X+head.W*.6, head.W*.4))
	full, tight, more := s.cardHeight(false, r.W)+20+s.linesHeight(), s.tightHeight(), s.Kit.Size(22)+page.SmallGap
	if room := foot - y; room > full+more || room < full && (room > tight+more || room < tight && room > s.Kit.Size(150)) {
		layout.Show(put, s.source, r.Strip(y-2, s.Kit.Size(22)))
		y += more
	}
	below := 0.
	switch room := foot - y; {
	case room >= full:
		below = s.linesHeight()
	case room >= tight:
		s.arrangeTight(put, r.Strip(y, room))
		return
	}
	card := min(s.cardHeight(s.shown.strip != nil && foot-y-below > s.cardHeight(true, r.W), r.W), foot-y)
	if card < s.Kit.Size(24) { // not even a line
		return
	}
	layout.Show(put, s.card, r.Strip(y, card))
	if y += card + 20; below > 0 {
		layout.Show(put, s.lines, r.Strip(y, below-20))
		y += below
	}
	if s.shown.week != nil && foot-y >= s.weekHeight() {
		layout.Show(put, s.week, r.Strip(y, s.weekHeight()))
	}
}

// arrangeButtons places the buttons at the foot, or the line of moves in the place of the
// second row, and returns where the rest ends.
func (s *Done) arrangeButtons(put page.Place, r widget.Rect) float64 {
	foot := r.Y + r.H - page.ButtonHeight
	second := []fyne.CanvasObject{s.look, s.reviews, s.share, s.again}
	layout.Hide(append(second, s.next, s.try)...)
	if r.H < 300 && !s.shown.replay {
		s.arrangeRow(put, r.Strip(foot, page.ButtonHeight), append([]fyne.CanvasObject{s.next}, second...))
		s.moves.Arrange(put, r, 0)
		return foot - 12
	}
	if s.shown.replay {
		foot = r.Y + r.H - s.moves.Arrange(put, r, min(r.H-60, s.moves.Height()+8))
	} else {
		s.moves.Arrange(put, r, 0)
		layout.Equal(put, r.Strip(foot, page.ButtonHeight), page.SmallGap, second...)
	}
	first := s.next
	if s.shown.back {
		first = s.try
	}
	layout.Show(put, first, r.Strip(foot-56, page.ButtonHeight))
	return foot - 56 - 20
}

// arrangeRow places buttons in one row; what the menu has too gives way.
func (s *Done) arrangeRow(put page.Place, r widget.Rect, all []fyne.CanvasObject) {
	for page.Wide(all, page.SmallGap) > r.W && len(all) > 2 {
		all = all[:len(all)-1]
	}
	for _, o := range all {
		o.Show()
	}
	layout.Equal(put, r, page.SmallGap, all...)
}

func (s *Done) cardHeight(strip bool, w float64) float64 {
	h := 40 + s.Kit.Size(26) + s.againstHeight(w)
	if strip {
		h += 78
	}
	return h
}

// tightCard is the height of a card that leaves room for the lines in a low window.
func (s *Done) tightCard() float64 { return 10 + s.Kit.Size(26) + s.Kit.Size(20) }

// tightHeight returns the least height of card and lines.
func (s *Done) tightHeight() float64 { return s.tightCard() + 8 + s.tightLines() }

func (s *Done) tightLines() float64 { return float64(len(s.shown.lines)) * s.Kit.Size(24) }

// arrangeTight places card and lines where both have just room.
func (s *Done) arrangeTight(put page.Place, r widget.Rect) {
	card := s.tightCard()
	layout.Show(put, s.card, r.Strip(r.Y, card))
	layout.Show(put, s.lines, r.Strip(r.Y+card+page.SmallGap, min(r.H-card-page.SmallGap, float64(len(s.shown.lines))*s.Kit.Size(32))))
}

// linesHeight returns the height of the lines with the space below them.
func (s *Done) linesHeight() float64 { return float64(max(2, len(s.shown.lines)))*s.Kit.Size(32) + 20 }

func (s *Done) weekHeight() float64 {
	return 14 + s.Kit.Size(24) + 4 + stats.AsideWeek.Height(s.Kit.Size(stats.AsideWeek.Name+7)) + 10 + s.Kit.Size(20)
}

// Heights returns the heights that the page wants below the board of a tall window, the most
// comfortable one first.
func (s *Done) Heights() []float64 {
	lines := s.Kit.Size(30) - 8 + s.cardHeight(false, 1000) + 20 + s.linesHeight() + 120
	return []float64{lines + 98 + s.weekHeight(), lines, s.Kit.Size(100) + 116, page.ButtonHeight + s.Kit.Size(60)}
}
