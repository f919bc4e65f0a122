package paper

import (
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

const (
	printButton, printGap = page.ButtonHeight, 8. // the height of the buttons, and the gap between their two rows
	printFoot             = 2*printButton + printGap
	savedRow              = 30.            // what is said of the file that was written
	viewButton            = 2              // the place of the button that opens a viewer
	leastTiles            = 8*28 + 7*6 + 2 // the least width of the tiles of symmetries
)

// Arrange implements page.Page.
func (s *Print) Arrange(put page.Place, r widget.Rect, tall bool) {
	h := s.form.heights(r.H)
	s.arrangeHead(put, s.TitleRow(r), tall)
	foot := r.Y + r.H - printFoot
	first := r.Strip(foot, printButton)
	y := s.form.arrangeRows(put, r, h, foot)
	if layout.Hide(s.saved); s.written != "" && foot-y >= 2*savedRow+h.check { // the status line says it, too
		foot -= savedRow + 6
		layout.Show(put, s.saved, widget.Rect{X: r.X - 8, Y: foot, W: r.W + 16, H: savedRow})
	}
	more := widget.Rect{X: r.X - 8, W: r.W + 8, H: max(h.check-4, 28)}
	buttons := page.Objects(s.buttons)
	s.buttons[viewButton].Show()
	if foot-y < more.H+6 { // a low window: no viewer, and no checks but on the page of more options
		layout.Hide(s.buttons[viewButton])
		buttons[viewButton] = s.more
		more.H = 0
	} else {
		more.Y = foot - more.H - 6
		put(s.more, more)
	}
	s.form.arrangeChecks(put, r.Strip(y, foot-more.H-6-y), h.check)
	layout.Equal(put, first, 16, buttons[:2]...)
	layout.Equal(put, r.Strip(first.Y+printButton+printGap, printButton), 16, buttons[2:]...)
}

// arrangeHead places the title and how many pages there are; without a preview beside the
// page what opens it is there, too, or only that.
func (s *Print) arrangeHead(put page.Place, r widget.Rect, tall bool) {
	title := s.title.Width() + s.Kit.Size(80) // with the way home
	if layout.Hide(s.open); tall {
		link := min(s.Kit.Painter.Width(s.T("print.preview"), s.Kit.Size(13), false)+16, r.W/2)
		layout.Show(put, s.open, widget.Rect{X: r.X + r.W - link + 4, Y: r.Y, W: link, H: max(28, r.H)})
		r.W -= link
	}
	size := s.Kit.Painter.Width(s.size.Text(), s.Kit.Size(theme.Secondary.Size), false) + 2
	if layout.Hide(s.size); size < r.W-title {
		layout.Show(put, s.size, r.Column(r.X+r.W-size, size))
		r.W -= size
	}
	put(s.title, r)
}
