package order

import (
	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Arrange implements page.Page.
func (s *New) Arrange(put page.Place, r widget.Rect, tall bool) {
	put(s.title, s.TitleRow(r))
	head := s.Kit.Size(28)
	y, foot := r.Y+s.Kit.Size(38), r.Y+r.H-page.ButtonHeight
	boards := min(42, max(30, s.Kit.Size(32)))
	side, tile := min((r.W-7*6)/8, page.ButtonHeight), max(28, min(s.Kit.Size(34), page.ButtonHeight))
	gap, more := 16., max(28, head)
	if foot-y < boards+gap+head*5+2*head+side+tile+4*gap+more { // a low window
		y, gap, more = r.Y+s.Kit.Size(30), 8, 0
	}
	if s.showsBoards(r.H) {
		layout.Show(put, s.boards, r.Strip(y, boards))
		y += boards + gap
	} else { // the page with all options has them, too
		layout.Hide(s.boards)
	}
	times := head + tile + gap
	if foot-y < 3*max(34, s.Kit.Size(30))+head+side+2*gap+times {
		times = 0
	}
	s.crowded = times == 0
	if s.shown.board != generator.Classic { // nothing is known of how long they take
		times = 0
	}
	rows := s.list.height(foot - y - head - side - times - more - 3*gap)
	put(s.levels, r.Strip(y, rows))
	y += rows + gap
	put(s.symmetryTitle, widget.Rect{X: r.X, Y: y, W: r.W / 3, H: s.Kit.Size(22)})
	put(s.symmetryName, widget.Rect{X: r.X + r.W/3, Y: y, W: r.W * 2 / 3, H: s.Kit.Size(22)})
	put(s.symmetries, r.Strip(y+head, side))
	y += head + side + gap
	s.arrangeTimes(put, r.Strip(y, times-gap), tile)
	s.moreAbove = more <= 0
	if y += times; !s.moreAbove {
		put(s.moreOptions, r.Strip(y-4, more))
		y += more + 4
	} else { // beside the title
		put(s.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W / 2, H: s.Kit.Size(30)})
		put(s.moreOptions, widget.Rect{X: r.X + r.W/2, Y: r.Y - 9, W: r.W / 2, H: max(28, s.Kit.Size(30))})
	}
	s.arrangeSearch(put, r, y, foot-8)
	half := (r.W - 16) / 2
	put(s.start, widget.Rect{X: r.X, Y: foot, W: half, H: page.ButtonHeight})
	put(s.stop, widget.Rect{X: r.X, Y: foot, W: half, H: page.ButtonHeight})
	put(s.back, widget.Rect{X: r.X + half + 16, Y: foot, W: half, H: page.ButtonHeight})
}

// showsBoards reports whether there is room for the choice of the board, or it is needed.
func (s *New) showsBoards(h float64) bool {
	return h > s.Kit.Size(480) || s.shown.board != generator.Classic
}

// arrangeTimes places what is about the time, as far as there is anything and room for it.
func (s *New) arrangeTimes(put page.Place, r widget.Rect, tile float64) {
	layout.Hide(s.timeTitle, s.timeTaken, s.times, s.noTimes)
	if r.H <= 0 {
		return
	}
	head := s.Kit.Size(22)
	layout.Show(put, s.timeTitle, widget.Rect{X: r.X, Y: r.Y, W: r.W / 4, H: head})
	layout.Show(put, s.timeTaken, widget.Rect{X: r.X + r.W/4, Y: r.Y, W: r.W * 3 / 4, H: head})
	below := r.Strip(r.Y+r.H-tile, tile)
	if s.shown.timed {
		layout.Show(put, s.times, below)
	} else {
		layout.Show(put, s.noTimes, r.Strip(r.Y+head, r.H-head))
	}
}

// arrangeSearch places the progress between two heights. In a low window the button
// Stop is enough.
func (s *New) arrangeSearch(put page.Place, r widget.Rect, from, to float64) {
	if to-from < s.Kit.Size(22) {
		s.search.Resize(fyne.NewSize(0, 0))
		return
	}
	put(s.search, r.Strip(from, min(s.Kit.Size(80), to-from)))
}

// A levelList is the levels that the kind of board has, to choose one.
type levelList struct {
	page.Base
	shown   *newReport
	columns int
}

// height returns the height of the levels where there is so much room. With less
// they do without their descriptions, and with still less they stand in two columns.
func (l *levelList) height(room float64) float64 {
	n, gap := float64(len(l.offered())), l.Kit.Size(6)
	l.columns = 1
	for _, step := range []float64{60, 54, 40} {
		if all := n*l.Kit.Size(step) - gap; all <= room {
			return all
		}
	}
	if room < n*(max(28, l.Kit.Size(24))+gap)-gap {
		l.columns = 2
	}
	return room
}

// zones returns the place of each level.
func (l *levelList) zones(w, h float64) (out []widget.Rect) {
	gap, n := l.Kit.Size(6), len(l.offered())
	high := (n + l.columns - 1) / l.columns
	step, wide := (h+gap)/float64(high), (w+gap)/float64(l.columns)
	for i := range n {
		out = append(out, widget.Rect{X: float64(i/high) * wide, Y: float64(i%high) * step, W: wide - gap, H: step - gap})
	}
	return out
}
