package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Arrange implements page.Page.
func (s *Done) Arrange(put page.Place, r widget.Rect, tall bool) {
	put(s.title, s.TitleRow(r))
	top := r.Y + s.Size(30) - 8
	foot := r.Y + r.H - 44
	if r.H > 300 {
		layout.Equal(put, r.Strip(foot, 44), 12, s.again, s.other())
		foot -= 56
		layout.Equal(put, r.Strip(foot, 44), 12, s.next, s.review)
	} else {
		s.arrangeRow(put, r.Strip(foot, 44))
	}
	layout.Hide(s.lead)
	if foot-top > s.Size(220) {
		layout.Show(put, s.lead, r.Strip(top, s.Size(40)))
		top += s.Size(44)
	}
	room := foot - 20 - top
	least := min(room-s.Size(fewFacts), page.MovesHeight+2*s.Size(20)) // a line without rows of branches
	if moves := s.moves.Arrange(put, r.Strip(top, room), max(room-s.Size(200), least)); moves > 0 {
		foot -= moves + 20
	}
	put(s.facts, r.Strip(top, max(20, min(maxFacts*s.Size(40)+16, foot-top-12))))
}

// arrangeRow places the buttons in one row; what the menu has too gives way.
func (s *Done) arrangeRow(put page.Place, r widget.Rect) {
	all := []fyne.CanvasObject{s.next, s.again, s.review, s.other()}
	for page.Wide(all, 8) > r.W && len(all) > 2 {
		layout.Hide(all[len(all)-1])
		all = all[:len(all)-1]
	}
	layout.Equal(put, r, 8, all...)
}

// other returns the button for what is shown: the end or an earlier move.
func (s *Done) other() *widget.Control {
	layout.Hide(s.try, s.choose)
	if s.shown.back {
		return s.try
	}
	return s.choose
}

// maxFacts is the greatest number of facts in the summary, fewFacts the height that the first
// of them take.
const (
	maxFacts = 7
	fewFacts = 80.
)

// Heights returns the heights that the page wants below the board of a tall window, the most
// comfortable one first.
func (s *Done) Heights() []float64 {
	return []float64{s.Size(420), s.Size(300) + 30, s.Size(150) + 116, 44 + s.Size(fewFacts)}
}

func (s *Done) paintFacts(c *widget.Canvas) {
	n := max(1, min(len(s.shown.facts), int((c.H-16)/s.Size(18)))) // the first are the most important
	step := min(s.Size(40), (c.H-16)/float64(n))
	c.Box(widget.Rect{W: c.W, H: step*float64(n) + 16}, 10, 1, c.Pal.Hair, c.Pal.Surface)
	for i, f := range s.shown.facts[:min(n, len(s.shown.facts))] {
		y := 8 + float64(i)*step
		if i > 0 {
			c.Rule(20, y, c.W-40, c.Pal.Hair)
		}
		line := widget.Rect{X: 20, Y: y, W: c.W - 40, H: step}
		value := min(c.Painter.Width(f.Value, c.Size(14)*c.S, true)/c.S+1, .7*line.W)
		c.Write(f.Value, widget.Rect{X: line.X + line.W - value, Y: y, W: value, H: step}, 14, true, widget.Right, c.Pal.Text)
		line.W -= value + 12
		c.Write(f.Name, line, 14, false, widget.Left, c.Pal.Text2)
	}
}
