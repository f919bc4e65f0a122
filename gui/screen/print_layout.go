package screen

import (
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// printHeights are the heights of the parts of the page.
type printHeights struct {
	gap, check float64
	rows       [5]float64 // by kind
	spare      bool       // there is room for the rows that can be spared
}

const (
	printButton, printGap = 44., 8. // the height of the buttons, and the gap between their two rows
	printFoot             = 2*printButton + printGap
	viewButton            = 2              // the place of the button that opens a viewer
	leastTiles            = 8*28 + 7*6 + 2 // the least width of the tiles of symmetries
)

// heights returns heights that fill a page of height h, at most the comfortable ones.
func (s *Print) heights(h float64) printHeights {
	low := printHeights{5, max(28, s.Size(19)), [5]float64{max(28, s.Size(19)), max(36, s.Size(20)), max(58, s.Size(42)), max(32, s.Size(28)), 32}, true}
	all := printHeights{12, 12 + s.Size(20), [5]float64{20 + s.Size(18), 24 + s.Size(20), 12 + s.Size(50), 8 + s.Size(28), 38}, true}
	spare := s.pageHeight(low) <= h
	low.spare, all.spare = spare, spare
	least := s.pageHeight(low)
	part := min(max((h-least)/(s.pageHeight(all)-least), 0), 1)
	mix := func(a, b float64) float64 { return a + (b-a)*part }
	at := printHeights{gap: mix(low.gap, all.gap), check: mix(low.check, all.check), spare: spare}
	for i := range at.rows {
		at.rows[i] = mix(low.rows[i], all.rows[i])
	}
	return at
}

// pageHeight returns the height of the page with those of its parts.
func (s *Print) pageHeight(h printHeights) float64 {
	return s.Size(34) + s.rowsHeight(h) + 4*h.check + 12 + printFoot
}

// rowsHeight returns the height of the rows, with the gaps below them.
func (s *Print) rowsHeight(h printHeights) (sum float64) {
	for _, r := range s.rows {
		if r.visible(h.spare) {
			sum += h.rows[r.kind] + h.gap
		}
	}
	return sum
}

// visible reports whether a row is shown.
func (r *printRow) visible(spare bool) bool {
	return (r.shown == nil || r.shown()) && (spare || !r.spare)
}

// nameWidth returns the width of the names of the options.
func (s *Print) nameWidth(room float64) float64 {
	wide := 0.
	for _, r := range s.rows {
		if r.label != nil {
			wide = max(wide, s.Painter.Width(r.label.Text(), s.Size(theme.Body.Size), false)+12)
		}
	}
	return min(max(wide, 88), .36*room)
}

// Arrange implements page.Page.
func (s *Print) Arrange(put page.Place, r widget.Rect, tall bool) {
	h := s.heights(r.H)
	s.arrangeHead(put, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: s.Size(30)}, tall)
	foot := r.Y + r.H - printFoot
	y := s.arrangeRows(put, r, h, foot)
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
	s.arrangeChecks(put, widget.Rect{X: r.X, Y: y, W: r.W, H: foot - more.H - 6 - y}, h.check)
	first := widget.Rect{X: r.X, Y: foot, W: r.W, H: printButton}
	layout.Equal(put, first, 16, buttons[:2]...)
	layout.Equal(put, widget.Rect{X: r.X, Y: foot + printButton + printGap, W: r.W, H: printButton}, 16, buttons[2:]...)
}

// arrangeHead places the title and how many pages there are; without a preview beside the
// page what opens it is there, too, or only that.
func (s *Print) arrangeHead(put page.Place, r widget.Rect, tall bool) {
	title := s.Painter.Width(s.T("print.page.title"), s.Size(20), true) + 12
	put(s.title, widget.Rect{X: r.X, Y: r.Y, W: title, H: r.H})
	r.X, r.W = r.X+title, r.W-title
	if layout.Hide(s.open); tall {
		link := min(s.Painter.Width(s.T("print.preview"), s.Size(13), false)+16, r.W)
		layout.Show(put, s.open, widget.Rect{X: r.X + r.W - link + 4, Y: r.Y, W: link, H: max(28, r.H)})
		r.W -= link
	}
	if layout.Hide(s.size); s.Painter.Width(s.size.Text(), s.Size(theme.Secondary.Size), false) < r.W {
		layout.Show(put, s.size, r)
	}
}

// arrangeRows places the rows, and below the one that was changed last what is wrong. It
// returns where they end.
func (s *Print) arrangeRows(put page.Place, r widget.Rect, h printHeights, foot float64) float64 {
	name, y := s.nameWidth(r.W), r.Y+s.Size(34)
	problem := s.problemHeight(r.W, foot-10-y-s.rowsHeight(h))
	place := func() {
		if problem > 0 {
			layout.Show(put, s.problem, widget.Rect{X: r.X, Y: y - h.gap + 2, W: r.W, H: problem})
			y, problem = y+problem+4, 0
		}
	}
	layout.Hide(s.problem)
	for i, line := range s.rows {
		if !line.visible(h.spare) {
			line.hide()
			continue
		}
		at := widget.Rect{X: r.X, Y: y, W: r.W, H: h.rows[line.kind]}
		line.place(put, at, name)
		if y += at.H + h.gap; i == s.last {
			place()
		}
	}
	place()
	return y
}

// problemHeight returns the height of what is wrong in a width, 0 if there is no room for it.
func (s *Print) problemHeight(w, room float64) float64 {
	h := min(s.TextHeight(s.problem.Text(), w, theme.Caption), room)
	if s.problem.Text() == "" || h < s.Size(12) {
		return 0
	}
	return h
}

func (r *printRow) hide() {
	layout.Hide(r.body)
	if r.label != nil {
		layout.Hide(r.label)
	}
}

// place places a row, its name in a width at the left.
func (r *printRow) place(put page.Place, at widget.Rect, name float64) {
	if r.label == nil {
		layout.Show(put, r.body, at)
		return
	}
	if r.kind == tilesRow {
		name = min(name, at.W-leastTiles)
	}
	layout.Show(put, r.label, widget.Rect{X: at.X, Y: at.Y, W: name - 8, H: at.H})
	layout.Show(put, r.body, widget.Rect{X: at.X + name, Y: at.Y, W: at.W - name, H: at.H})
}

// arrangeChecks places the check boxes in two columns, as far as there is room for them in
// a low window.
func (s *Print) arrangeChecks(put page.Place, r widget.Rect, high float64) {
	half := r.W / 2
	for i, c := range s.checks {
		at := widget.Rect{X: r.X + half*float64(i%2), Y: r.Y + float64(i/2)*high, W: half - 4, H: high - 4}
		if at.H = max(at.H, 28); at.Y+at.H > r.Y+r.H {
			c.Hide()
			continue
		}
		layout.Show(put, c, at)
	}
}
